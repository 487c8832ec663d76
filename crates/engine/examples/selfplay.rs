//! Self-play: plays games of Quoridor's engine against itself and writes their positions as training
//! samples of 32 bytes, which `examples/train.rs` reads.
//! `selfplay SAMPLES SECONDS THREADS NODES SEED`.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::sync::Mutex;
use std::time::{Duration, Instant};

use engine::{Insight, Limits, Player, Random, Score, SearchControl, Settings, Stopwatch};
use game::{Position as _, Record, Seat, Turn};
use rules::{AnyPosition, Game, GameSetup, Orientation};

/// A training sample: up to 20 fences, two pawns, two numbers of fences left, two distances, each pair
/// the mover's first; the score of the search in two bytes; the seat to move; and 0, 1 or 2 for a
/// loss, a draw or a win of the mover.
type Sample = [u8; 32];

fn main() {
    let args: Vec<_> = std::env::args().skip(1).collect();
    let [file, seconds, threads, nodes, seed] = &args[..] else {
        panic!("selfplay SAMPLES SECONDS THREADS NODES SEED")
    };
    let number = |text: &String| text.parse::<u64>().expect("a number");
    let (threads, nodes, seed) = (number(threads), number(nodes), number(seed));
    let until = Instant::now() + Duration::from_secs(number(seconds));
    let out = Mutex::new(BufWriter::new(File::create(file).expect("writable")));
    std::thread::scope(|scope| {
        for nth in 0..threads {
            let out = &out;
            scope.spawn(move || {
                let mut random = Random::new(seed << 16 ^ nth);
                while Instant::now() < until {
                    let samples = play(nodes, &mut random);
                    let mut out = out.lock().expect("no writer panics");
                    samples.iter().for_each(|sample| out.write_all(sample).expect("writable"));
                }
            });
        }
    });
}

/// Plays one game from a random opening: its samples.
fn play(nodes: u64, random: &mut Random) -> Vec<Sample> {
    let setup = GameSetup::new(Game::Quoridor);
    let mut record = setup.record_from(setup.start().expect("the default setup"));
    let mut player =
        Player::new(Settings { hash: 2, seed: random.next_u64(), ..Settings::default() });
    let clock = Stopwatch::default();
    let control = SearchControl { clock: &clock, keep_going: &|| true, report: &|_| {} };
    let opening = 1 + random.below(12);
    let mut samples = Vec::new();
    let mut winner = None;
    for ply in 0..250 {
        let Turn::Seat(mover) = record.turn() else { break };
        let is_random = ply < opening || random.below(40) == 0;
        let word = if is_random {
            random_move(&record, random)
        } else {
            let limit = nodes / 2 + u64::from(random.below(nodes as u32));
            let report = player.search(record.positions(), &Limits::nodes(limit), &control);
            let report = report.expect("a seat is to move");
            match report.insight.lines[0].score {
                Score::Wins(_) => winner = Some(mover.index()),
                Score::Loses(_) => winner = Some(1 - mover.index()),
                Score::Points(points) => {
                    samples.push(sample_of(record.position(), mover, points, &report.insight));
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
    for sample in &mut samples {
        sample[29] = match winner {
            None => 1,
            Some(seat) if seat == usize::from(sample[28]) => 2,
            Some(_) => 0,
        };
    }
    samples
}

/// A random step or a random fence, one as likely as the other.
fn random_move(record: &Record<AnyPosition>, random: &mut Random) -> String {
    let words: Vec<_> = record.position().plies().iter().map(ToString::to_string).collect();
    // A fence is three letters, a step two.
    let length = 2 + random.below(2) as usize;
    let candidates: Vec<_> = words.iter().filter(|word| word.len() == length).collect();
    let candidates = if candidates.is_empty() { words.iter().collect() } else { candidates };
    candidates[random.below(candidates.len() as u32) as usize].clone()
}

/// The position from the perspective of the mover, who goes up the board.
fn sample_of(position: &AnyPosition, mover: Seat, points: i32, insight: &Insight) -> Sample {
    let AnyPosition::Quoridor(position) = position else { unreachable!("a game of Quoridor") };
    let up = mover.index() == 0;
    let mut sample = [255; 32];
    for (byte, fence) in sample.iter_mut().zip(position.fences()) {
        let (file, rank) = (fence.anchor.file(), fence.anchor.rank());
        let rank = if up { rank } else { 7 - rank };
        *byte =
            (usize::from(fence.orientation == Orientation::Vertical) * 64 + rank * 8 + file) as u8;
    }
    for (role, seat) in [mover.index(), 1 - mover.index()].into_iter().enumerate() {
        let at = position.pawn(Seat::new(seat)).expect("two are playing");
        let rank = if up { at.rank() } else { 8 - at.rank() };
        sample[20 + role] = (rank * 9 + at.file()) as u8;
        sample[22 + role] = position.hand(Seat::new(seat)) as u8;
        sample[24 + role] = insight.shortest_paths[seat].squares.len() as u8;
    }
    sample[26..28].copy_from_slice(&(points as i16).to_le_bytes());
    sample[28] = mover.index() as u8;
    sample
}
