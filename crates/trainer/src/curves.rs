//! Win curves: how what a search says and the result of the game hang together, fitted on games that
//! the engine plays against itself, and checked on games of others.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use engine::{Insight, Level, Limits, Player, Score, SearchControl, Settings, Stopwatch, training};
use game::{Outcome, Position as _, Random, Seat, SeatResult, Turn};
use rules::pacman::Maze;
use rules::{AnyPosition, Game, GameSetup};
use solver::RandomMazes;

/// What curves are fitted or checked on.
#[derive(Clone, Copy, Debug)]
pub struct CurveFit {
    /// Games for each game and number of players.
    pub games: u64,
    /// Nodes of a search.
    pub nodes: u64,
    /// The lowest and the highest level of those who play, drawn for every seat. Where there are none, level 8
    /// plays what it found when it judged.
    pub levels: Option<(u8, u8)>,
    /// Only for so many players, unless it is nothing.
    pub seats: Option<usize>,
    /// Where openings and dice begin. The same seed plays the same games on any number of threads.
    pub seed: u64,
    /// How many games at once.
    pub threads: u64,
}

/// The curve of a game with so many players, and how well it fits.
#[derive(Clone, Copy, Debug)]
pub struct FittedCurve {
    /// The game.
    pub game: Game,
    /// The number of players.
    pub seats: usize,
    /// How many points make an even game.
    pub offset: f64,
    /// How many points multiply the odds by e.
    pub slope: f64,
    /// What is added to the log-odds of the first side, times how much it counts: for PAC-MAN's lives, for a
    /// colour's place in Ms. Pac-Man.
    pub bonus: f64,
    /// How many positions it was fitted on.
    pub positions: usize,
    /// Cross-entropy before the fit (no offset, 180 points) and after it, in bits a position.
    pub loss: [f64; 2],
    /// How well chances come true.
    pub calibration: Calibration,
    /// The same for the positions with one life, two lives and so on; PAC-MAN has them alone.
    pub by_lives: [Calibration; MOST_LIVES],
}

/// How well the chances come true that the engine states with the curve it has.
#[derive(Clone, Debug)]
pub struct CheckedCurve {
    /// The game.
    pub game: Game,
    /// The number of players.
    pub seats: usize,
    /// Cross-entropy in bits a position.
    pub loss: f64,
    /// How well all of them come true.
    pub calibration: Calibration,
    /// The same by what sets positions apart: PAC-MAN's lives; among two, who is to move.
    pub groups: Vec<(String, Calibration)>,
}

/// How well chances come true.
#[derive(Clone, Copy, Debug, Default)]
pub struct Calibration {
    /// How many positions there were.
    pub positions: usize,
    /// The mean of the chances, and of what they scored, from 0 to 1. Every game counts the same.
    pub means: [f64; 2],
    /// By tenths of the chance, where there were any such chances.
    pub tenths: [Option<ChanceTenth>; 10],
}

/// What chances of one tenth, such as those from 10 to 20 %, said and scored.
#[derive(Clone, Copy, Debug)]
pub struct ChanceTenth {
    /// Their share of all chances. Every game counts the same.
    pub share: f64,
    /// Their mean, from 0 to 1.
    pub foretold: f64,
    /// The share of points that they scored, from 0 to 1.
    pub scored: f64,
}

/// Games of PAC-MAN are played with one life to so many.
const MOST_LIVES: usize = 5;

/// A position of a game: each side's evidence that it wins, in log-odds, the chances that the engine states,
/// and its share of the result.
#[derive(Clone, Debug, PartialEq)]
struct Judged {
    evidence: Vec<f64>,
    stated: Vec<f64>,
    results: Vec<f64>,
    /// The seat to move, from 1 on.
    mover: usize,
    /// Every game counts the same: in a long one each position counts for less.
    weight: f64,
    /// PAC-MAN's lives, 0 in other games.
    lives: u8,
    /// How much the bonus counts.
    counts: f64,
}

/// The scale of points before anything is fitted.
const PLAIN_SLOPE: f64 = 180.0;
/// Random plies at the start of a game, at most; then one move in so many is random.
const OPENING_PLIES: u32 = 10;
const RANDOM_MOVE: u32 = 25;
/// A game this long counts for nothing.
const MAX_PLIES: usize = 1000;
/// Where others play, one position in so many is judged: those of a game say much the same.
const JUDGED_MOVE: u32 = 4;
/// Nodes of a level's search; most levels look less far.
const LEVEL_NODES: u64 = 5_000;

impl CurveFit {
    /// Plays and fits all games, or the one that is wanted, calling `report` with each curve.
    pub fn run(
        &self,
        wanted: Option<Game>,
        mut report: impl FnMut(&FittedCurve),
    ) -> Vec<FittedCurve> {
        let mut curves: Vec<FittedCurve> = Vec::new();
        let games = [Game::Quoridor, Game::Pacman, Game::Mspacman];
        for game in games.into_iter().filter(|&game| wanted.is_none_or(|wanted| wanted == game)) {
            for &seats in game.seats().iter().filter(|&&seats| self.is_wanted(seats)) {
                let curve = match curves.last() {
                    // However many share the ghosts, they play as one: so it is one curve.
                    Some(curve) if curve.game == game && game == Game::Pacman => {
                        FittedCurve { seats, ..*curve }
                    }
                    _ => self.fit(game, seats),
                };
                report(&curve);
                curves.push(curve);
            }
        }
        curves
    }

    /// Plays all games, or the one that is wanted, and calls `report` with how well the engine's own curve
    /// foretells the results of each.
    pub fn check(&self, wanted: Option<Game>, mut report: impl FnMut(&CheckedCurve)) {
        let games = [Game::Quoridor, Game::Pacman, Game::Mspacman];
        for game in games.into_iter().filter(|&game| wanted.is_none_or(|wanted| wanted == game)) {
            // However many share the ghosts, they play as one.
            let seats = if game == Game::Pacman { &[2][..] } else { game.seats() };
            for &seats in seats.iter().filter(|&&seats| self.is_wanted(seats)) {
                report(&check(game, seats, &self.play(game, seats)));
            }
        }
    }

    fn is_wanted(&self, seats: usize) -> bool {
        self.seats.is_none_or(|wanted| wanted == seats)
    }

    /// Plays and fits one of them.
    pub fn fit(&self, game: Game, seats: usize) -> FittedCurve {
        fit(game, seats, &self.play(game, seats))
    }

    fn play(&self, game: Game, seats: usize) -> Vec<Judged> {
        let next = AtomicU64::new(0);
        let play_some = || {
            let mut games = Vec::new();
            loop {
                let nth = next.fetch_add(1, Relaxed);
                if nth >= self.games {
                    return games;
                }
                games.push((nth, self.play_game(game, seats, nth)));
            }
        };
        let mut games: Vec<_> = std::thread::scope(|scope| {
            let threads: Vec<_> =
                (0..self.threads.max(1)).map(|_| scope.spawn(play_some)).collect();
            threads.into_iter().flat_map(|thread| thread.join().expect("no game panics")).collect()
        });
        games.sort_by_key(|&(nth, _)| nth);
        games.into_iter().flat_map(|(_, positions)| positions).collect()
    }

    /// The positions of one game.
    fn play_game(&self, game: Game, seats: usize, nth: u64) -> Vec<Judged> {
        let mut random = Random::new(self.seed.wrapping_mul(0x9e37_79b9).wrapping_add(nth));
        let mut setup = GameSetup::new(game).with_seats(seats).expect("a number of seats");
        if game == Game::Pacman {
            let lives = 1 + random.index(MOST_LIVES);
            let maze = some_maze(&mut random, nth, lives as u8);
            setup.set_maze(&maze).expect("a legal maze");
            setup.set_option("lives", &lives.to_string()).expect("a number of lives");
        }
        let mut record = setup.record_from(setup.start().expect("defaults fit"));
        let settings = Settings { hash: 4, seed: random.next_u64(), ..Settings::default() };
        let mut judge = Player::new(settings.clone());
        let mut players = Vec::new();
        if let Some((low, high)) = self.levels {
            for _ in 0..seats {
                let level = low + random.below(u32::from(high - low) + 1) as u8;
                let level = Level::new(level).expect("a level");
                let seed = random.next_u64();
                players.push(Player::new(Settings { level, seed, ..settings.clone() }));
            }
        }
        let clock = Stopwatch::default();
        let control = SearchControl { clock: &clock, keep_going: &|| true, report: &|_| {} };
        let limits = Limits::nodes(self.nodes);
        let opening = random.below(OPENING_PLIES);
        let mut searched: Vec<(Seat, Judged)> = Vec::new();
        while record.entries().len() < MAX_PLIES {
            let word = match record.turn() {
                Turn::Over => {
                    let Some(ending) = record.ending() else { break };
                    let weight = 1.0 / searched.len().max(1) as f64;
                    let judged = searched.into_iter().map(|(seat, judged)| {
                        let results = results(&ending.outcome, seat, judged.evidence.len());
                        Judged { results, weight, ..judged }
                    });
                    return judged.collect();
                }
                Turn::Chance => {
                    let mut rolls = Vec::new();
                    record.position().rolls(&mut rolls);
                    rolls[random.weighted(rolls.iter().map(|&(_, weight)| weight))].0.to_string()
                }
                Turn::Seat(_)
                    if (record.entries().len() as u32) < opening
                        || players.is_empty() && random.below(RANDOM_MOVE) == 0 =>
                {
                    let plies = record.position().plies();
                    plies[random.index(plies.len())].to_string()
                }
                Turn::Seat(seat) => {
                    let mut found = None;
                    if players.is_empty() || random.once_in(JUDGED_MOVE) {
                        let report = judge.search(record.positions(), &limits, &control);
                        let report = report.expect("a seat is to move");
                        searched.extend(judged(game, seat, record.position(), &report.insight));
                        found = Some(report);
                    }
                    if let Some(player) = players.get_mut(seat.index()) {
                        let limits = Limits::nodes(LEVEL_NODES);
                        found = player.search(record.positions(), &limits, &control);
                    }
                    found.expect("a seat is to move").best_move.to_string()
                }
            };
            record.play(&word).expect("a legal move");
        }
        Vec::new()
    }
}

/// What a search says of an undecided position, and whose evidence comes first. Its results are yet to come.
fn judged(
    game: Game,
    mover: Seat,
    position: &AnyPosition,
    insight: &Insight,
) -> Option<(Seat, Judged)> {
    let counts = training::bonus_count(position);
    let (first, evidence) = evidence(game, mover, insight, counts)?;
    let lives = match position {
        AnyPosition::Pacman(at) => at.lives(),
        _ => 0,
    };
    let stated: Vec<_> =
        insight.lines.first()?.chances.iter().map(|&chance| f64::from(chance) / 1000.0).collect();
    let stated = match evidence.len() {
        2 => vec![stated[first.index()], 1.0 - stated[first.index()]],
        _ => stated,
    };
    let (results, weight, mover) = (Vec::new(), 0.0, mover.number());
    Some((first, Judged { evidence, stated, results, mover, weight, lives, counts }))
}

/// A maze, shipped or random: of another size, with another number of ghosts, pellets and fences each time.
/// Most of the shipped ones were chosen because a life decides them, so there are as many random ones.
fn some_maze(random: &mut Random, nth: u64, lives: u8) -> String {
    let shipped = Maze::shipped();
    if random.once_in(2) {
        return shipped[random.index(shipped.len())].word();
    }
    let side = 5 + random.index(5);
    let mazes = RandomMazes {
        files: side,
        ranks: side,
        ghosts: 2 + random.index(3),
        pellets: 1 + random.index(4),
        fences: random.index(9),
        seed: random.next_u64(),
    };
    (nth..).find_map(|nth| mazes.candidate(nth, lives)).expect("some are legal").word()
}

/// What a search says of an undecided position, and whose evidence comes first. Where two sides play
/// for points it is that of the seat to move, or of PAC-MAN, against none; where the engine searches for
/// values it is every seat's.
fn evidence(game: Game, seat: Seat, insight: &Insight, counts: f64) -> Option<(Seat, Vec<f64>)> {
    let line = insight.lines.first()?;
    let Score::Points(points) = line.score else { return None };
    let log_odds = f64::from(points) / PLAIN_SLOPE;
    let first = Seat::new(0);
    match (game, line.chances.len()) {
        (Game::Pacman, _) if seat != first => Some((first, vec![-log_odds, 0.0])),
        (Game::Pacman, _) | (Game::Quoridor, 2) => Some((seat, vec![log_odds, 0.0])),
        _ => {
            let values = training::raw_values(game, &line.chances, counts);
            Some((first, values.into_iter().map(f64::ln).collect()))
        }
    }
}

/// The shares of the result that go with evidence of so many sides.
fn results(outcome: &Outcome, seat: Seat, sides: usize) -> Vec<f64> {
    let result = |seat| match outcome.result(seat) {
        SeatResult::Win => 1.0,
        SeatResult::Draw => 0.5,
        SeatResult::Loss => 0.0,
    };
    if sides == 2 {
        return vec![result(seat), 1.0 - result(seat)];
    }
    let points: Vec<f64> = Seat::all(sides).map(result).collect();
    let all: f64 = points.iter().sum();
    points.into_iter().map(|points| points / all.max(f64::MIN_POSITIVE)).collect()
}

/// A curve that is being fitted: the first side's advantage in log-odds, what evidence is multiplied by,
/// and the bonus, which is added times how much it counts.
#[derive(Clone, Copy, Debug)]
struct Candidate {
    advantage: f64,
    sharpness: f64,
    bonus: f64,
}

impl Candidate {
    const PLAIN: Candidate = Candidate { advantage: 0.0, sharpness: 1.0, bonus: 0.0 };

    /// Every side's chance: the softmax of its evidence.
    fn chances(self, judged: &Judged) -> Vec<f64> {
        let first = self.advantage + self.bonus * judged.counts;
        let log_odds = |(side, evidence): (usize, &f64)| {
            self.sharpness * evidence + if side == 0 { first } else { 0.0 }
        };
        let log_odds: Vec<f64> = judged.evidence.iter().enumerate().map(log_odds).collect();
        let most = log_odds.iter().copied().fold(f64::MIN, f64::max);
        let shares: Vec<f64> = log_odds.iter().map(|log_odds| (log_odds - most).exp()).collect();
        let total: f64 = shares.iter().sum();
        shares.into_iter().map(|share| share / total).collect()
    }

    /// Cross-entropy in bits a position.
    fn loss(self, positions: &[Judged]) -> f64 {
        mean_loss(positions, |judged| self.chances(judged))
    }

    /// Newton's step towards the least cross-entropy. Only PAC-MAN's curve has an advantage; a bonus that counts
    /// nowhere stays 0.
    fn newton_step(self, positions: &[Judged], pacman: bool) -> Candidate {
        let mut gradient = [0.0; 3];
        // A touch of ridge, for evidence that is nearly the same everywhere.
        let mut hessian = [[1e-6, 0.0, 0.0], [0.0, 1e-6, 0.0], [0.0, 0.0, 1e-6]];
        for judged in positions {
            let chances = self.chances(judged);
            // What each parameter is multiplied by, for each side.
            let inputs = judged.evidence.iter().enumerate().map(|(side, &evidence)| {
                let first = f64::from(side == 0);
                [evidence, if pacman { first } else { 0.0 }, first * judged.counts]
            });
            let inputs: Vec<[f64; 3]> = inputs.collect();
            let mean: [f64; 3] = std::array::from_fn(|nth| {
                inputs.iter().zip(&chances).map(|(input, chance)| input[nth] * chance).sum()
            });
            let sides = inputs.iter().zip(&chances).zip(&judged.results);
            for ((input, chance), result) in sides {
                for one in 0..3 {
                    gradient[one] += judged.weight * (result - chance) * input[one];
                    for other in 0..3 {
                        let spread = (input[one] - mean[one]) * (input[other] - mean[other]);
                        hessian[one][other] += judged.weight * chance * spread;
                    }
                }
            }
        }
        let [sharpness, advantage, bonus] = solve(hessian, gradient);
        Candidate { advantage, sharpness, bonus }
    }

    /// How well its chances come true.
    fn calibration<'a>(self, positions: impl Iterator<Item = &'a Judged>) -> Calibration {
        Calibration::of(positions, |judged| self.chances(judged))
    }

    fn after(self, step: Candidate, share: f64) -> Candidate {
        Candidate {
            advantage: self.advantage + share * step.advantage,
            sharpness: self.sharpness + share * step.sharpness,
            bonus: self.bonus + share * step.bonus,
        }
    }
}

impl Calibration {
    /// How well the chances of positions come true.
    fn of<'a>(
        positions: impl Iterator<Item = &'a Judged>,
        chances: impl Fn(&Judged) -> Vec<f64>,
    ) -> Calibration {
        // The weight of all chances, of the chances themselves and of what they scored: in each tenth.
        let mut sums = [[0.0; 3]; 10];
        let mut count = 0;
        for judged in positions {
            count += 1;
            // Of two sides, one says it all.
            let sides = if judged.evidence.len() == 2 { 1 } else { judged.evidence.len() };
            for (chance, result) in chances(judged).iter().zip(&judged.results).take(sides) {
                let sums = &mut sums[((chance * 10.0) as usize).min(9)];
                for (sum, value) in sums.iter_mut().zip([1.0, *chance, *result]) {
                    *sum += judged.weight * value;
                }
            }
        }
        let sum = |nth: usize| sums.iter().map(|sums| sums[nth]).sum::<f64>();
        let all = sum(0).max(f64::MIN_POSITIVE);
        let tenth = |[weight, foretold, scored]: [f64; 3]| {
            let mean = |sum: f64| sum / weight;
            let share = weight / all;
            (weight > 0.0).then(|| ChanceTenth {
                share,
                foretold: mean(foretold),
                scored: mean(scored),
            })
        };
        Calibration {
            positions: count,
            means: [1, 2].map(|nth| sum(nth) / all),
            tenths: sums.map(tenth),
        }
    }
}

/// How well the chances that the engine states come true, in all positions and by what sets them apart.
fn check(game: Game, seats: usize, positions: &[Judged]) -> CheckedCurve {
    let mut groups: BTreeMap<String, Vec<&Judged>> = BTreeMap::new();
    for judged in positions {
        let group = match (game, seats) {
            (Game::Pacman, _) if judged.lives == 1 => "1 life".to_owned(),
            (Game::Pacman, _) => format!("{} lives", judged.lives),
            (Game::Quoridor, 2) | (Game::Mspacman, 2) => format!("player {} to move", judged.mover),
            _ => continue,
        };
        groups.entry(group).or_default().push(judged);
    }
    let stated = |judged: &Judged| judged.stated.clone();
    CheckedCurve {
        game,
        seats,
        loss: mean_loss(positions, stated),
        calibration: Calibration::of(positions.iter(), stated),
        groups: (groups.into_iter())
            .map(|(group, positions)| (group, Calibration::of(positions.into_iter(), stated)))
            .collect(),
    }
}

/// Cross-entropy of chances in bits a position.
fn mean_loss(positions: &[Judged], chances: impl Fn(&Judged) -> Vec<f64>) -> f64 {
    let losses = positions.iter().map(|judged| {
        let terms = judged.results.iter().zip(chances(judged));
        let terms = terms.map(|(result, chance)| -result * chance.max(1e-9).log2());
        judged.weight * terms.sum::<f64>()
    });
    let weights: f64 = positions.iter().map(|judged| judged.weight).sum();
    losses.sum::<f64>() / weights.max(f64::MIN_POSITIVE)
}

/// The solution of three linear equations, by elimination; the matrix is positive definite.
fn solve(mut matrix: [[f64; 3]; 3], mut right: [f64; 3]) -> [f64; 3] {
    for pivot in 0..3 {
        for row in (0..3).filter(|&row| row != pivot) {
            let factor = matrix[row][pivot] / matrix[pivot][pivot];
            let above = matrix[pivot];
            for (cell, above) in matrix[row].iter_mut().zip(above) {
                *cell -= factor * above;
            }
            right[row] -= factor * right[pivot];
        }
    }
    std::array::from_fn(|nth| right[nth] / matrix[nth][nth])
}

/// Multinomial logistic regression by Newton's method. Only PAC-MAN's curve has an offset: the other
/// games are the same for everyone.
fn fit(game: Game, seats: usize, positions: &[Judged]) -> FittedCurve {
    let mut curve = Candidate::PLAIN;
    let mut loss = curve.loss(positions);
    let plain_loss = loss;
    for _ in 0..50 {
        let step = curve.newton_step(positions, game == Game::Pacman);
        // A whole step may go too far: it is halved until the fit is better. The loss is convex, so
        // nothing else stands in the way.
        let shorter = (0..30).map(|halvings| curve.after(step, 0.5_f64.powi(halvings)));
        let better = shorter.map(|next| (next, next.loss(positions))).find(|next| next.1 < loss);
        let Some((next, next_loss)) = better else { break };
        (curve, loss) = (next, next_loss);
    }
    FittedCurve {
        game,
        seats,
        // Not -0 where there is none.
        offset: 0.0 - curve.advantage / curve.sharpness * PLAIN_SLOPE,
        slope: PLAIN_SLOPE / curve.sharpness,
        bonus: curve.bonus,
        positions: positions.len(),
        loss: [plain_loss, loss],
        calibration: curve.calibration(positions.iter()),
        by_lives: std::array::from_fn(|nth| {
            curve
                .calibration(positions.iter().filter(|judged| usize::from(judged.lives) == nth + 1))
        }),
    }
}

/// The engine's source file of curves with these in place of its own; the others stay.
pub fn with_curves(source: &str, curves: &[FittedCurve]) -> String {
    let begins = |curve: &FittedCurve| {
        format!("    WinCurve {{ game: Game::{:?}, seats: {},", curve.game, curve.seats)
    };
    let line = |line: &str| match curves.iter().find(|curve| line.starts_with(&begins(curve))) {
        Some(curve) => format!(
            "{} offset: {:.1}, slope: {:.1}, bonus: {:.1} }},\n",
            begins(curve),
            curve.offset,
            curve.slope,
            curve.bonus
        ),
        None => format!("{line}\n"),
    };
    source.lines().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Positions with evidence up to `most` log-odds either way, and results by a curve.
    fn by_curve(curve: Candidate, sides: usize, most: f64, count: usize) -> Vec<Judged> {
        let mut random = Random::new(5);
        let mut unit = move || f64::from(random.unit());
        let one = |_| {
            let mut evidence: Vec<f64> = (0..sides).map(|_| most * (2.0 * unit() - 1.0)).collect();
            if sides == 2 {
                evidence[1] = 0.0;
            }
            let mut left = unit();
            let results = vec![0.0; sides];
            let counts = if curve.bonus == 0.0 { 0.0 } else { unit() };
            let (stated, mover) = (Vec::new(), 1);
            let mut judged =
                Judged { evidence, stated, results, mover, weight: 1.0, lives: 0, counts };
            let winner = curve.chances(&judged).iter().position(|chance| {
                left -= chance;
                left < 0.0
            });
            judged.results[winner.unwrap_or(sides - 1)] = 1.0;
            judged
        };
        (0..count).map(one).collect()
    }

    #[test]
    fn a_curve_that_is_there_is_found() {
        let there = Candidate { advantage: -0.6, sharpness: 1.3, bonus: 0.9 };
        let curve = fit(Game::Pacman, 2, &by_curve(there, 2, 3.3, 40_000));
        assert!((curve.slope - 180.0 / 1.3).abs() < 6.0, "{curve:?}");
        assert!((curve.offset - 0.6 / 1.3 * 180.0).abs() < 8.0, "{curve:?}");
        assert!((curve.bonus - 0.9).abs() < 0.1, "{curve:?}");
        assert!(curve.loss[1] < curve.loss[0], "{curve:?}");
        for tenth in curve.calibration.tenths {
            let is_right = |t: ChanceTenth| (t.scored - t.foretold).abs() < 0.06;
            assert!(tenth.is_some_and(is_right), "{curve:?}");
        }
        let all: f64 = curve.calibration.tenths.iter().flatten().map(|tenth| tenth.share).sum();
        assert!((all - 1.0).abs() < 1e-9, "{curve:?}");
    }

    #[test]
    fn scores_that_are_far_too_certain_are_softened() {
        let there = Candidate { advantage: 0.4, sharpness: 0.1, bonus: 0.0 };
        let curve = fit(Game::Pacman, 2, &by_curve(there, 2, 12.0, 20_000));
        assert!((curve.slope - 1800.0).abs() < 150.0, "{curve:?}");
        assert!((curve.offset + 720.0).abs() < 100.0, "{curve:?}");
    }

    #[test]
    fn values_of_four_players_are_sharpened() {
        let there = Candidate { advantage: 0.0, sharpness: 1.5, bonus: 0.0 };
        let curve = fit(Game::Quoridor, 4, &by_curve(there, 4, 2.0, 20_000));
        assert!((curve.slope - 120.0).abs() < 5.0, "{curve:?}");
        assert_eq!(curve.offset, 0.0);
    }

    #[test]
    fn a_long_game_counts_as_much_as_a_short_one() {
        let there = Candidate { advantage: 0.3, sharpness: 0.8, bonus: 0.0 };
        let games = by_curve(there, 2, 3.0, 500);
        let doubled = games.iter().flat_map(|judged| {
            let half = Judged { weight: 0.5, ..judged.clone() };
            [half.clone(), half]
        });
        let doubled = fit(Game::Pacman, 2, &doubled.collect::<Vec<_>>());
        let single = fit(Game::Pacman, 2, &games);
        assert!((doubled.slope - single.slope).abs() < 0.01, "{doubled:?} {single:?}");
        assert!((doubled.offset - single.offset).abs() < 0.01, "{doubled:?} {single:?}");
    }

    #[test]
    fn a_fitted_curve_takes_the_place_of_its_own() {
        let source = "const\n    WinCurve { game: Game::Quoridor, seats: 2, offset: 0.0, slope: 1.0, bonus: 0.0 },\n    \
                      WinCurve { game: Game::Pacman, seats: 2, offset: 1.0, slope: 2.0, bonus: 0.5 },\n];\n";
        let there = Candidate { advantage: 0.3, sharpness: 0.8, bonus: 0.0 };
        let curve = fit(Game::Pacman, 2, &by_curve(there, 2, 3.0, 500));
        let FittedCurve { offset, slope, bonus, .. } = curve;
        let fitted = format!("offset: {offset:.1}, slope: {slope:.1}, bonus: {bonus:.1}");
        let expected = source.replace("offset: 1.0, slope: 2.0, bonus: 0.5", &fitted);
        assert_eq!(with_curves(source, &[curve]), expected);
    }

    #[test]
    fn the_same_seed_plays_the_same_games() {
        for levels in [None, Some((1, 3))] {
            let fit =
                |threads| CurveFit { games: 2, nodes: 50, levels, seats: None, seed: 3, threads };
            let played = fit(1).play(Game::Mspacman, 2);
            assert!(!played.is_empty());
            assert_eq!(played, fit(2).play(Game::Mspacman, 2));
        }
    }

    /// Of chances that are what they say each tenth scores as much as was foretold for it; those of a curve that is not
    /// the one of the games do not.
    #[test]
    fn stated_chances_are_checked_as_they_are() {
        let there = Candidate { advantage: 0.0, sharpness: 1.0, bonus: 0.0 };
        let mut positions = by_curve(there, 2, 3.0, 40_000);
        for judged in &mut positions {
            judged.stated = there.chances(judged);
        }
        let right = check(Game::Quoridor, 2, &positions);
        for judged in &mut positions {
            judged.stated = Candidate { sharpness: 0.2, ..there }.chances(judged);
        }
        let wrong = check(Game::Quoridor, 2, &positions);
        let off = |checked: &CheckedCurve| {
            let tenths = checked.calibration.tenths.iter().flatten();
            tenths.map(|tenth| (tenth.scored - tenth.foretold).abs()).fold(0.0, f64::max)
        };
        assert!(off(&right) < 0.06 && off(&wrong) > 0.15, "{right:?} {wrong:?}");
        assert!(right.loss < wrong.loss, "{right:?} {wrong:?}");
        assert_eq!(right.groups.len(), 1);
    }
}
