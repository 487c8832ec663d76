//! SPSA (simultaneous perturbation stochastic approximation): parameters of the search are tuned by
//! games between two neighbours of the values so far, every parameter a step up in one of them and a
//! step down in the other.

use std::fmt::Write as _;
use std::sync::Mutex;

use engine::Score;
use engine::training::tuning::{SearchParameters, TunedPlayer};
use game::{Position as _, Random, Seat};
use rules::quoridor::{Move, Options, Position};

/// What tuning is asked for.
#[derive(Clone, Debug)]
pub struct Tuning {
    /// Pairs of games in every iteration; each has its own perturbation.
    pub pairs: u64,
    /// How many games at once. The result does not depend on it.
    pub threads: usize,
    /// Nodes of a search.
    pub nodes: u64,
    /// Where perturbations and openings begin.
    pub seed: u64,
}

/// How far tuning has come: what a file keeps, so that it can go on.
#[derive(Clone, Debug, PartialEq)]
pub struct TuningState {
    /// Iterations done.
    pub iterations: u64,
    /// The value of every parameter, in the order of [`SearchParameters::SPECS`].
    pub values: Vec<f64>,
}

/// How much of a step a pair won by two moves a parameter, at first.
const RATE: f64 = 0.006;
/// Spall's schedules: gains fall by the first power after as many iterations, steps by the second.
const GAIN_POWER: f64 = 0.602;
const STEADY_ITERATIONS: f64 = 50.0;
const STEP_POWER: f64 = 0.101;
/// Random plies at the start of a game: two and at most so many more.
const OPENING_PLIES: u32 = 7;
/// A game this long is a draw.
const MAX_PLIES: usize = 200;
/// The transposition table of a player, in megabytes.
const HASH: usize = 1;

impl Default for TuningState {
    fn default() -> TuningState {
        let values = SearchParameters::default().values();
        TuningState { iterations: 0, values: values.into_iter().map(f64::from).collect() }
    }
}

impl TuningState {
    /// The state of a file's text: a name and a value in every line.
    pub fn parse(text: &str) -> Result<TuningState, String> {
        let mut state = TuningState::default();
        for line in text.lines() {
            let wrong = || format!("not a name and a value: {line}");
            let (name, value) = line.split_once(' ').ok_or_else(wrong)?;
            if name == "iterations" {
                state.iterations = value.parse().map_err(|_| wrong())?;
                continue;
            }
            let nth = SearchParameters::SPECS.iter().position(|spec| spec.name == name);
            let nth = nth.ok_or_else(|| format!("no parameter is called {name}"))?;
            state.values[nth] = value.parse().map_err(|_| wrong())?;
        }
        Ok(state)
    }

    /// The text of its file.
    pub fn text(&self) -> String {
        let mut text = format!("iterations {}\n", self.iterations);
        for (spec, value) in SearchParameters::SPECS.iter().zip(&self.values) {
            let _ = writeln!(text, "{} {value}", spec.name);
        }
        text
    }

    /// The parameters, rounded.
    pub fn parameters(&self) -> SearchParameters {
        self.perturbed(&vec![0.0; self.values.len()])
    }

    fn perturbed(&self, change: &[f64]) -> SearchParameters {
        let specs = SearchParameters::SPECS.iter();
        let values = specs.zip(&self.values).zip(change).map(|((spec, value), change)| {
            ((value + change).round() as i32).clamp(spec.min, spec.max)
        });
        SearchParameters::from_values(&values.collect::<Vec<_>>())
    }
}

impl Tuning {
    /// One iteration: plays the pairs and moves the values.
    pub fn iterate(&self, state: &mut TuningState) {
        let iteration = state.iterations + 1;
        let steps: Vec<_> = SearchParameters::SPECS
            .iter()
            .map(|spec| f64::from(spec.step) / (iteration as f64).powf(STEP_POWER))
            .collect();
        let next = Mutex::new(0..self.pairs);
        let gradient = Mutex::new(vec![0i64; steps.len()]);
        std::thread::scope(|scope| {
            for _ in 0..self.threads {
                scope.spawn(|| {
                    let take = || next.lock().expect("no thread panics").next();
                    while let Some(pair) = take() {
                        let mut random = Random::new(self.seed << 40 ^ iteration << 16 ^ pair);
                        let signs: Vec<_> =
                            steps.iter().map(|_| 2 * i64::from(random.below(2)) - 1).collect();
                        let up: Vec<_> = steps
                            .iter()
                            .zip(&signs)
                            .map(|(step, &sign)| step * sign as f64)
                            .collect();
                        let down: Vec<_> = up.iter().map(|change| -change).collect();
                        let players = [state.perturbed(&up), state.perturbed(&down)];
                        let result = play_pair(players, self.nodes, random.next_u64());
                        let mut gradient = gradient.lock().expect("no thread panics");
                        for (sum, sign) in gradient.iter_mut().zip(signs) {
                            *sum += sign * result;
                        }
                    }
                });
            }
        });
        let gain = RATE
            * ((STEADY_ITERATIONS + 1.0) / (STEADY_ITERATIONS + iteration as f64)).powf(GAIN_POWER);
        let gradient = gradient.into_inner().expect("no thread panics");
        for (nth, spec) in SearchParameters::SPECS.iter().enumerate() {
            let change = gain * f64::from(spec.step) * gradient[nth] as f64;
            let value = state.values[nth] + change;
            state.values[nth] = value.clamp(f64::from(spec.min), f64::from(spec.max));
        }
        state.iterations = iteration;
    }
}

/// Two games from one opening, colours swapped: what the first player won, less what it lost.
fn play_pair(players: [SearchParameters; 2], nodes: u64, seed: u64) -> i64 {
    let opening = opening(seed);
    (0..2)
        .map(|first| {
            let result = play_game([players[first], players[1 - first]], nodes, opening.clone());
            if first == 0 { result } else { -result }
        })
        .sum()
}

/// The positions of a random opening.
fn opening(seed: u64) -> Vec<Position> {
    let mut random = Random::new(seed);
    let mut position = Position::start(2, &Options::default()).expect("a game for two");
    let mut game = vec![position];
    for _ in 0..2 + random.below(OPENING_PLIES) {
        let mut moves = Vec::new();
        position.legal_moves(&mut moves);
        // A step as likely as a fence: there are many more fences.
        let steps = random.below(2) == 0;
        moves.retain(|m| matches!(m, Move::Step(_)) == steps);
        position.play(moves[random.index(moves.len())]);
        game.push(position);
    }
    game
}

/// 1 where the seat that is to move first wins, -1 where it loses.
fn play_game(players: [SearchParameters; 2], nodes: u64, mut game: Vec<Position>) -> i64 {
    let first = game[game.len() - 1].mover();
    let result_of = |seat: Seat| if seat == first { 1 } else { -1 };
    let mut players = players.map(|parameters| TunedPlayer::new(parameters, HASH));
    while game.len() < MAX_PLIES {
        let mut position = game[game.len() - 1];
        if let Some(outcome) = position.outcome() {
            return outcome.winning_seats().next().map_or(0, result_of);
        }
        let mover = position.mover();
        let player = &mut players[usize::from(mover != first)];
        let (best, score) = player.search(&game, nodes);
        match score {
            Score::Wins(_) => return result_of(mover),
            Score::Loses(_) => return -result_of(mover),
            Score::Points(_) => {}
        }
        position.play(best);
        game.push(position);
    }
    0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_state_goes_on_where_its_file_stopped() {
        let tuning = |threads| Tuning { pairs: 16, threads, nodes: 100, seed: 3 };
        let mut whole = TuningState::default();
        tuning(2).iterate(&mut whole);
        let mut resumed = TuningState::parse(&whole.text()).unwrap();
        assert_eq!(resumed, whole);
        tuning(2).iterate(&mut whole);
        tuning(1).iterate(&mut resumed);
        assert_eq!(resumed, whole, "however many threads there are");
        assert_ne!(whole.values, TuningState::default().values);
        assert_eq!(TuningState::parse("speed 3"), Err("no parameter is called speed".to_owned()));
    }

    #[test]
    fn a_result_is_that_of_the_seat_to_move_first() {
        let game = |text| vec![Position::parse(text, 2, &Options::default()).unwrap()];
        let players = [SearchParameters::default(); 2];
        for (text, expected) in [
            ("e8,d5 3,3 1 -", 1),
            ("e5,d2 0,0 1 -", -1),
            ("e5,d2 3,3 2 -", 1),
            ("e8,d5 0,0 2 -", -1),
        ] {
            assert_eq!(play_game(players, 100, game(text)), expected, "{text}");
        }
        // The same player on both sides wins what it loses.
        assert_eq!((0..4).map(|seed| play_pair(players, 60, seed)).sum::<i64>(), 0);
    }
}
