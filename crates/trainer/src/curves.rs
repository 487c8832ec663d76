//! Win curves: how what a search says and the result of the game hang together, fitted on games that
//! the engine plays against itself.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use engine::{Insight, Limits, Player, Score, SearchControl, Settings, Stopwatch, training};
use game::{Outcome, Position as _, Random, Seat, SeatResult, Turn};
use rules::{Game, GameSetup};

/// What curves are fitted on.
#[derive(Clone, Copy, Debug)]
pub struct CurveFit {
    /// Games for each game and number of players.
    pub games: u64,
    /// Nodes of a search.
    pub nodes: u64,
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
    /// How many positions it was fitted on.
    pub positions: usize,
    /// Cross-entropy before the fit (no offset, 180 points) and after it, in bits a position.
    pub loss: [f64; 2],
    /// By tenths of the fitted chance: the share of points that such chances scored, if there were any.
    pub calibration: [Option<f64>; 10],
}

/// A position of a game: each side's evidence that it wins, in log-odds, and its share of the result.
#[derive(Clone, Debug, PartialEq)]
struct Judged {
    evidence: Vec<f64>,
    results: Vec<f64>,
    /// Every game counts the same: in a long one each position counts for less.
    weight: f64,
}

/// The scale of points before anything is fitted.
const PLAIN_SLOPE: f64 = 180.0;
/// Random plies at the start of a game, at most; then one move in so many is random.
const OPENING_PLIES: u32 = 10;
const RANDOM_MOVE: u32 = 25;
/// A game this long counts for nothing.
const MAX_PLIES: usize = 1000;

impl CurveFit {
    /// Plays and fits all games, calling `report` with each curve.
    pub fn run(&self, mut report: impl FnMut(&FittedCurve)) -> Vec<FittedCurve> {
        let mut curves: Vec<FittedCurve> = Vec::new();
        for game in [Game::Quoridor, Game::Pacman, Game::Mspacman] {
            for &seats in game.seats() {
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
            // A maze with another number of ghosts, pellets and lives each time.
            let shipped = rules::pacman::Maze::shipped().iter();
            // Everyone but PAC-MAN needs a ghost (P01).
            let mazes: Vec<_> = shipped
                .filter(|maze| maze.ghosts().iter().flatten().count() + 1 >= seats)
                .collect();
            let maze = mazes[random.index(mazes.len())];
            setup.set_maze(maze.name().expect("a shipped maze")).expect("a shipped maze");
        }
        let mut record = setup.record_from(setup.start().expect("defaults fit"));
        let settings = Settings { hash: 4, seed: random.next_u64(), ..Settings::default() };
        let mut player = Player::new(settings);
        let clock = Stopwatch::default();
        let control = SearchControl { clock: &clock, keep_going: &|| true, report: &|_| {} };
        let limits = Limits::nodes(self.nodes);
        let opening = random.below(OPENING_PLIES);
        let mut searched: Vec<(Seat, Vec<f64>)> = Vec::new();
        while record.entries().len() < MAX_PLIES {
            let word = match record.turn() {
                Turn::Over => {
                    let Some(ending) = record.ending() else { break };
                    let weight = 1.0 / searched.len().max(1) as f64;
                    let judged = searched.into_iter().map(|(seat, evidence)| {
                        let results = results(&ending.outcome, seat, evidence.len());
                        Judged { evidence, results, weight }
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
                        || random.below(RANDOM_MOVE) == 0 =>
                {
                    let plies = record.position().plies();
                    plies[random.index(plies.len())].to_string()
                }
                Turn::Seat(seat) => {
                    let report = player.search(record.positions(), &limits, &control);
                    let report = report.expect("a seat is to move");
                    searched.extend(evidence(game, seat, &report.insight));
                    report.best_move.to_string()
                }
            };
            record.play(&word).expect("a legal move");
        }
        Vec::new()
    }
}

/// What a search says of an undecided position, and whose evidence comes first. Where two sides play
/// for points it is that of the seat to move, or of PAC-MAN, against none; where the engine searches for
/// values it is every seat's.
fn evidence(game: Game, seat: Seat, insight: &Insight) -> Option<(Seat, Vec<f64>)> {
    let line = insight.lines.first()?;
    let Score::Points(points) = line.score else { return None };
    let log_odds = f64::from(points) / PLAIN_SLOPE;
    let first = Seat::new(0);
    match (game, line.chances.len()) {
        (Game::Pacman, _) if seat != first => Some((first, vec![-log_odds, 0.0])),
        (Game::Pacman, _) | (Game::Quoridor, 2) => Some((seat, vec![log_odds, 0.0])),
        _ => {
            let values = training::raw_values(game, &line.chances);
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

/// A curve that is being fitted: the first side's advantage in log-odds, and what evidence is
/// multiplied by.
#[derive(Clone, Copy, Debug)]
struct Candidate {
    advantage: f64,
    sharpness: f64,
}

impl Candidate {
    const PLAIN: Candidate = Candidate { advantage: 0.0, sharpness: 1.0 };

    /// Every side's chance: the softmax of its evidence.
    fn chances(self, evidence: &[f64]) -> Vec<f64> {
        let log_odds = |(side, evidence): (usize, &f64)| {
            self.sharpness * evidence + if side == 0 { self.advantage } else { 0.0 }
        };
        let log_odds: Vec<f64> = evidence.iter().enumerate().map(log_odds).collect();
        let most = log_odds.iter().copied().fold(f64::MIN, f64::max);
        let shares: Vec<f64> = log_odds.iter().map(|log_odds| (log_odds - most).exp()).collect();
        let total: f64 = shares.iter().sum();
        shares.into_iter().map(|share| share / total).collect()
    }

    /// Cross-entropy in bits a position.
    fn loss(self, positions: &[Judged]) -> f64 {
        let losses = positions.iter().map(|judged| {
            let chances = self.chances(&judged.evidence);
            let terms = judged.results.iter().zip(chances);
            let terms = terms.map(|(result, chance)| -result * chance.max(1e-9).log2());
            judged.weight * terms.sum::<f64>()
        });
        let weights: f64 = positions.iter().map(|judged| judged.weight).sum();
        losses.sum::<f64>() / weights.max(f64::MIN_POSITIVE)
    }

    /// Newton's step towards the least cross-entropy.
    fn newton_step(self, positions: &[Judged], with_advantage: bool) -> Candidate {
        let mut gradient = [0.0; 2];
        // A touch of ridge, for evidence that is nearly the same everywhere.
        let mut hessian = [[1e-6, 0.0], [0.0, 1e-6]];
        for Judged { evidence, results, weight } in positions {
            let chances = self.chances(evidence);
            let mean: f64 = evidence.iter().zip(&chances).map(|(x, chance)| x * chance).sum();
            gradient[0] += weight * (results[0] - chances[0]);
            hessian[0][0] += weight * chances[0] * (1.0 - chances[0]);
            hessian[0][1] += weight * chances[0] * (evidence[0] - mean);
            for (side, x) in evidence.iter().enumerate() {
                gradient[1] += weight * (results[side] - chances[side]) * x;
                hessian[1][1] += weight * chances[side] * (x - mean) * (x - mean);
            }
        }
        let [[p, q], [_, r]] = hessian;
        if !with_advantage {
            return Candidate { advantage: 0.0, sharpness: gradient[1] / r };
        }
        let determinant = p * r - q * q;
        Candidate {
            advantage: (r * gradient[0] - q * gradient[1]) / determinant,
            sharpness: (p * gradient[1] - q * gradient[0]) / determinant,
        }
    }

    fn after(self, step: Candidate, share: f64) -> Candidate {
        Candidate {
            advantage: self.advantage + share * step.advantage,
            sharpness: self.sharpness + share * step.sharpness,
        }
    }
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
    // By tenths: the weight of all chances, and of what they scored.
    let mut tenths = [(0.0, 0.0); 10];
    for Judged { evidence, results, weight } in positions {
        // Of two sides, one says it all.
        let sides = if evidence.len() == 2 { 1 } else { evidence.len() };
        for (chance, result) in curve.chances(evidence).iter().zip(results).take(sides) {
            let (all, scored) = &mut tenths[((chance * 10.0) as usize).min(9)];
            *all += weight;
            *scored += weight * result;
        }
    }
    FittedCurve {
        game,
        seats,
        // Not -0 where there is none.
        offset: 0.0 - curve.advantage / curve.sharpness * PLAIN_SLOPE,
        slope: PLAIN_SLOPE / curve.sharpness,
        positions: positions.len(),
        loss: [plain_loss, loss],
        calibration: tenths.map(|(all, scored)| (all > 0.0).then(|| scored / all)),
    }
}

/// The source file of the engine that holds the curves.
pub fn curves_source(curves: &[FittedCurve]) -> String {
    let mut source = format!(
        "//! Written by `palisade-trainer curves`, from games that the engine played against itself.\n\n\
         use rules::Game;\n\nuse super::WinCurve;\n\n\
         pub(super) const CURVES: [WinCurve; {}] = [\n",
        curves.len()
    );
    for curve in curves {
        let _ = writeln!(
            source,
            "    WinCurve {{ game: Game::{:?}, seats: {}, offset: {:.1}, slope: {:.1} }},",
            curve.game, curve.seats, curve.offset, curve.slope
        );
    }
    source + "];\n"
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
            let mut results = vec![0.0; sides];
            let winner = curve.chances(&evidence).iter().position(|chance| {
                left -= chance;
                left < 0.0
            });
            results[winner.unwrap_or(sides - 1)] = 1.0;
            Judged { evidence, results, weight: 1.0 }
        };
        (0..count).map(one).collect()
    }

    #[test]
    fn a_curve_that_is_there_is_found() {
        let there = Candidate { advantage: -0.6, sharpness: 1.3 };
        let curve = fit(Game::Pacman, 2, &by_curve(there, 2, 3.3, 40_000));
        assert!((curve.slope - 180.0 / 1.3).abs() < 6.0, "{curve:?}");
        assert!((curve.offset - 0.6 / 1.3 * 180.0).abs() < 8.0, "{curve:?}");
        assert!(curve.loss[1] < curve.loss[0], "{curve:?}");
        for (tenth, share) in curve.calibration.into_iter().enumerate() {
            let middle = tenth as f64 / 10.0 + 0.05;
            assert!(share.is_some_and(|share| (share - middle).abs() < 0.06), "{curve:?}");
        }
    }

    #[test]
    fn scores_that_are_far_too_certain_are_softened() {
        let there = Candidate { advantage: 0.4, sharpness: 0.1 };
        let curve = fit(Game::Pacman, 2, &by_curve(there, 2, 12.0, 20_000));
        assert!((curve.slope - 1800.0).abs() < 150.0, "{curve:?}");
        assert!((curve.offset + 720.0).abs() < 100.0, "{curve:?}");
    }

    #[test]
    fn values_of_four_players_are_sharpened() {
        let there = Candidate { advantage: 0.0, sharpness: 1.5 };
        let curve = fit(Game::Quoridor, 4, &by_curve(there, 4, 2.0, 20_000));
        assert!((curve.slope - 120.0).abs() < 5.0, "{curve:?}");
        assert_eq!(curve.offset, 0.0);
    }

    #[test]
    fn a_long_game_counts_as_much_as_a_short_one() {
        let there = Candidate { advantage: 0.3, sharpness: 0.8 };
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
    fn the_same_seed_plays_the_same_games() {
        let fit = |threads| CurveFit { games: 2, nodes: 50, seed: 3, threads };
        assert_eq!(fit(1).play(Game::Mspacman, 2), fit(2).play(Game::Mspacman, 2));
    }
}
