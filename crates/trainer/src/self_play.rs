//! Self-play: the engine's games against itself, from many openings.

use std::collections::HashSet;
use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};

use engine::{Limits, Player, Score, SearchControl, Settings, Stopwatch};
use game::{Position as _, Random, Record, Seat, Turn};
use rules::{AnyPosition, Game, GameSetup};

use crate::sample::{SampleResult, TrainingSample};

/// What a round of self-play is asked for.
#[derive(Clone, Debug)]
pub struct SelfPlay {
    /// How long to play.
    pub time: Duration,
    /// How many games at once.
    pub threads: u64,
    /// Nodes of a search on average: half to one and a half times as many.
    pub nodes: u64,
    /// Where openings and random moves begin.
    pub seed: u64,
}

/// What a round of self-play came to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SelfPlayTally {
    /// Games played.
    pub games: u64,
    /// Samples written.
    pub samples: u64,
    /// Samples left out, since their position had been written before.
    pub duplicates: u64,
}

/// Random plies at the start of a game, at most; then one move in so many is random.
const OPENING_PLIES: u32 = 12;
const RANDOM_MOVE: u32 = 30;
/// A game this long is a draw.
const MAX_PLIES: usize = 250;
/// Positions written before are looked up in as many sets, by the last bits of their key.
const SHARDS: u64 = 64;

impl SelfPlay {
    /// Plays for as long as asked; every thread writes a file of its own into `folder`.
    pub fn run(&self, folder: &Path) -> io::Result<SelfPlayTally> {
        std::fs::create_dir_all(folder)?;
        let until = Instant::now() + self.time;
        let seen: Vec<_> = (0..SHARDS).map(|_| Mutex::new(HashSet::<u64>::new())).collect();
        let [games, written, duplicates] = [const { AtomicU64::new(0) }; 3];
        std::thread::scope(|scope| {
            let threads: Vec<_> = (0..self.threads)
                .map(|nth| {
                    let (seen, games, written, duplicates) = (&seen, &games, &written, &duplicates);
                    scope.spawn(move || {
                        let name = format!("{}-{nth}.samples", self.seed);
                        let mut out = BufWriter::new(File::create(folder.join(name))?);
                        let mut random = Random::new(self.seed << 16 ^ nth);
                        while Instant::now() < until {
                            for sample in play(self.nodes, &mut random) {
                                let key = sample.key();
                                let shard = &seen[(key % SHARDS) as usize];
                                if shard.lock().expect("no thread panics").insert(key) {
                                    out.write_all(&sample.0)?;
                                    written.fetch_add(1, Relaxed);
                                } else {
                                    duplicates.fetch_add(1, Relaxed);
                                }
                            }
                            games.fetch_add(1, Relaxed);
                        }
                        out.flush()
                    })
                })
                .collect();
            threads.into_iter().try_for_each(|thread| thread.join().expect("no thread panics"))
        })?;
        Ok(SelfPlayTally {
            games: games.into_inner(),
            samples: written.into_inner(),
            duplicates: duplicates.into_inner(),
        })
    }
}

/// Plays one game from a random opening: a sample of every position that was searched and is not
/// decided. A game ends as soon as somebody wins by force.
pub(crate) fn play(nodes: u64, random: &mut Random) -> Vec<TrainingSample> {
    let setup = GameSetup::new(Game::Quoridor);
    let mut record = setup.record_from(setup.start().expect("the default setup"));
    let mut player =
        Player::new(Settings { hash: 1, seed: random.next_u64(), ..Settings::default() });
    let clock = Stopwatch::default();
    let control = SearchControl { clock: &clock, keep_going: &|| true, report: &|_| {} };
    let opening = 1 + random.below(OPENING_PLIES) as usize;
    let mut samples = Vec::new();
    // The samples before this one were followed by a random move.
    let mut known_from = 0;
    let mut winner = None;
    for ply in 0..MAX_PLIES {
        let Turn::Seat(mover) = record.turn() else { break };
        let word = if ply < opening || random.below(RANDOM_MOVE) == 0 {
            known_from = samples.len();
            random_move(&record, random)
        } else {
            let limit = nodes / 2 + u64::from(random.below(nodes.max(1) as u32));
            let report = player.search(record.positions(), &Limits::nodes(limit), &control);
            let report = report.expect("a seat is to move");
            match report.insight.lines[0].score {
                Score::Wins(_) => winner = Some(mover.index()),
                Score::Loses(_) => winner = Some(1 - mover.index()),
                Score::Points(points) => {
                    let AnyPosition::Quoridor(position) = record.position() else {
                        unreachable!("a game of Quoridor")
                    };
                    let paths = &report.insight.shortest_paths;
                    let distances = [0, 1].map(|seat| paths[seat].squares.len() as u8);
                    samples.push(TrainingSample::new(position, points as i16, distances));
                }
            }
            report.best_move.to_string()
        };
        if winner.is_some() {
            break;
        }
        record.play(&word).expect("a legal move");
    }
    if winner.is_none() {
        let outcome = record.position().outcome();
        winner = outcome.and_then(|outcome| outcome.winning_seats().next()).map(Seat::index);
    }
    let with_result = |(nth, sample): (usize, TrainingSample)| {
        sample.with_result(match winner {
            _ if nth < known_from => SampleResult::Unknown,
            None => SampleResult::Draw,
            Some(seat) if seat == sample.mover() => SampleResult::Win,
            Some(_) => SampleResult::Loss,
        })
    };
    samples.into_iter().enumerate().map(with_result).collect()
}

/// A random step or a random fence, one as likely as the other.
fn random_move(record: &Record<AnyPosition>, random: &mut Random) -> String {
    let words: Vec<_> = record.position().plies().iter().map(ToString::to_string).collect();
    // A fence is three letters, a step two.
    let length = 2 + random.below(2) as usize;
    let candidates: Vec<_> = words.iter().filter(|word| word.len() == length).collect();
    let candidates = if candidates.is_empty() { words.iter().collect() } else { candidates };
    candidates[random.index(candidates.len())].clone()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_tells_who_won_after_its_last_random_move() {
        let mut random = Random::new(7);
        let samples: Vec<_> = (0..5).flat_map(|_| play(60, &mut random)).collect();
        let of = |result| samples.iter().filter(|sample| sample.result() == result).count();
        assert!(of(SampleResult::Win) > 10, "{} of {}", of(SampleResult::Win), samples.len());
        assert!(of(SampleResult::Loss) > 10);
        // Every sample is a legal position.
        samples.iter().for_each(|sample| assert_eq!(sample.position().mover().index(), 0));
    }
}
