//! Win curves: how the score of a search and the result of the game hang together, fitted on games that
//! the engine plays against itself.

use std::fmt::Write as _;

use engine::{Limits, Player, Score, SearchControl, Settings, Stopwatch};
use game::{Position as _, Random, Record, Seat, SeatResult, Turn};
use rules::{AnyPosition, Game, GameSetup};

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
    /// By tenths of the fitted chance: how many positions, and the share of points they scored.
    pub calibration: [(usize, f64); 10],
}

/// A score of the player to move (of PAC-MAN in his game), and what it came to: 1 for a win.
type Point = (f64, f64);

/// The scale of points before anything is fitted.
const PLAIN_SLOPE: f64 = 180.0;
/// Random plies at the start of a game, at most; then one move in so many is random.
const OPENING_PLIES: u32 = 10;
const RANDOM_MOVE: u32 = 25;
/// A game this long counts for nothing.
const MAX_PLIES: usize = 400;

impl CurveFit {
    /// Plays and fits all games, calling `report` with each curve.
    pub fn run(&self, mut report: impl FnMut(&FittedCurve)) -> Vec<FittedCurve> {
        let mut curves = Vec::new();
        for game in [Game::Quoridor, Game::Pacman, Game::Mspacman] {
            for &seats in game.seats() {
                let curve = fit(game, seats, &self.play(game, seats));
                report(&curve);
                curves.push(curve);
            }
        }
        curves
    }

    fn play(&self, game: Game, seats: usize) -> Vec<Point> {
        let nths: Vec<u64> = (0..self.games).collect();
        let share = nths.len().div_ceil(self.threads.max(1) as usize).max(1);
        std::thread::scope(|scope| {
            let play = |nths: &[u64]| -> Vec<Point> {
                nths.iter().flat_map(|&nth| self.play_game(game, seats, nth)).collect()
            };
            let threads: Vec<_> =
                nths.chunks(share).map(|nths| scope.spawn(move || play(nths))).collect();
            let played = threads.into_iter().map(|thread| thread.join().expect("no game panics"));
            played.flatten().collect()
        })
    }

    /// The points of one game.
    fn play_game(&self, game: Game, seats: usize, nth: u64) -> Vec<Point> {
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
        let mut scores: Vec<(Seat, f64)> = Vec::new();
        while record.entries().len() < MAX_PLIES {
            let word = match record.turn() {
                Turn::Over => return points(&record, &scores),
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
                    if let Score::Points(points) = report.insight.lines[0].score {
                        scores.push(own_score(record.position(), seat, points));
                    }
                    report.best_move.to_string()
                }
            };
            record.play(&word).expect("a legal move");
        }
        Vec::new()
    }
}

/// Whose score it is. In the PAC-MAN variant there are two sides, and the curve is PAC-MAN's.
fn own_score(position: &AnyPosition, seat: Seat, points: i32) -> (Seat, f64) {
    match position {
        AnyPosition::Pacman(_) if seat.index() > 0 => (Seat::new(0), f64::from(-points)),
        _ => (seat, f64::from(points)),
    }
}

fn points(record: &Record<AnyPosition>, scores: &[(Seat, f64)]) -> Vec<Point> {
    let Some(ending) = record.ending() else { return Vec::new() };
    let result = |seat| match ending.outcome.result(seat) {
        SeatResult::Win => 1.0,
        SeatResult::Draw => 0.5,
        SeatResult::Loss => 0.0,
    };
    scores.iter().map(|&(seat, score)| (score, result(seat))).collect()
}

/// Logistic regression by Newton's method. Only PAC-MAN's curve has an offset: the other games are the
/// same for everyone.
fn fit(game: Game, seats: usize, points: &[Point]) -> FittedCurve {
    let with_offset = game == Game::Pacman;
    // chance = 1 / (1 + e^-(a + b x)), x in units of the plain slope.
    let (mut a, mut b) = (0.0, 1.0);
    for _ in 0..50 {
        let mut gradient = [0.0; 2];
        // A touch of ridge keeps few or one-sided games from running off to infinity.
        let mut hessian = [[1.0, 0.0], [0.0, 1.0]];
        for &(score, result) in points {
            let x = score / PLAIN_SLOPE;
            let chance = logistic(a + b * x);
            let weight = chance * (1.0 - chance);
            gradient[0] += result - chance;
            gradient[1] += (result - chance) * x;
            hessian[0][0] += weight;
            hessian[0][1] += weight * x;
            hessian[1][1] += weight * x * x;
        }
        if with_offset {
            let [[p, q], [_, r]] = hessian;
            let determinant = p * r - q * q;
            a += (r * gradient[0] - q * gradient[1]) / determinant;
            b += (p * gradient[1] - q * gradient[0]) / determinant;
        } else {
            b += gradient[1] / hessian[1][1];
        }
        b = b.clamp(0.05, 20.0);
    }
    let chance = |score: f64| logistic(a + b * score / PLAIN_SLOPE);
    let loss = |chance: &dyn Fn(f64) -> f64| {
        let losses = points.iter().map(|&(score, result)| {
            let chance = chance(score).clamp(1e-6, 1.0 - 1e-6);
            -(result * chance.log2() + (1.0 - result) * (1.0 - chance).log2())
        });
        losses.sum::<f64>() / points.len().max(1) as f64
    };
    let mut calibration = [(0, 0.0); 10];
    for &(score, result) in points {
        let (count, sum) = &mut calibration[((chance(score) * 10.0) as usize).min(9)];
        *count += 1;
        *sum += result;
    }
    FittedCurve {
        game,
        seats,
        offset: -a / b * PLAIN_SLOPE,
        slope: PLAIN_SLOPE / b,
        positions: points.len(),
        loss: [loss(&|score| logistic(score / PLAIN_SLOPE)), loss(&chance)],
        calibration: calibration.map(|(count, sum)| (count, sum / f64::from(count.max(1) as u32))),
    }
}

fn logistic(x: f64) -> f64 {
    1.0 / (1.0 + (-x).exp())
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

    #[test]
    fn a_curve_that_is_there_is_found() {
        let mut random = Random::new(5);
        let points: Vec<Point> = (0..40_000)
            .map(|_| {
                let score = 600.0 * (f64::from(random.unit()) - 0.5) * 2.0;
                let wins = f64::from(random.unit()) < logistic((score - 90.0) / 140.0);
                (score, f64::from(u8::from(wins)))
            })
            .collect();
        let curve = fit(Game::Pacman, 2, &points);
        assert!((curve.slope - 140.0).abs() < 6.0, "{curve:?}");
        assert!((curve.offset - 90.0).abs() < 8.0, "{curve:?}");
        assert!(curve.loss[1] < curve.loss[0], "{curve:?}");
        for (tenth, (count, share)) in curve.calibration.into_iter().enumerate() {
            let middle = tenth as f64 / 10.0 + 0.05;
            assert!(count < 300 || (share - middle).abs() < 0.06, "{curve:?}");
        }
    }

    #[test]
    fn the_same_seed_plays_the_same_games() {
        let fit = |threads| CurveFit { games: 2, nodes: 50, seed: 3, threads };
        assert_eq!(fit(1).play(Game::Mspacman, 2), fit(2).play(Game::Mspacman, 2));
    }
}
