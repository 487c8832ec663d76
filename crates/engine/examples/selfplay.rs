//! Games of the engine against itself, as lessons for its evaluation: 32 bytes a position, which
//! `examples/train.rs` reads. `selfplay LESSONS SECONDS THREADS NODES SEED`.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::sync::Mutex;
use std::time::{Duration, Instant};

use engine::{Control, Insight, Limits, Player, Random, Score, Settings, Stopwatch};
use game::{Position as _, Record, Seat, Turn};
use rules::{AnyPosition, Game, Lie, Table};

/// Up to 20 fences, two pawns, two hands, two lengths of ways, each pair the mover's first; what
/// the search thought in two bytes; who was to move, and 0, 1 or 2 for a loss, a draw or a win.
type Lesson = [u8; 32];

fn main() {
    let args: Vec<_> = std::env::args().skip(1).collect();
    let [file, seconds, threads, nodes, seed] = &args[..] else {
        panic!("selfplay FILE SECONDS THREADS NODES SEED")
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
                    let lessons = play(nodes, &mut random);
                    let mut out = out.lock().expect("no writer panics");
                    lessons.iter().for_each(|lesson| out.write_all(lesson).expect("writable"));
                }
            });
        }
    });
}

/// One game, begun at random, and what it teaches.
fn play(nodes: u64, random: &mut Random) -> Vec<Lesson> {
    let table = Table::new(Game::Quoridor);
    let mut record = table.record(table.start().expect("the usual table"));
    let mut player = Player::new(Settings { hash: 2, seed: random.bits(), ..Settings::default() });
    let clock = Stopwatch::default();
    let control = Control { clock: &clock, keep_going: &|| true, report: &|_| {} };
    let opening = 1 + random.below(12);
    let mut lessons = Vec::new();
    let mut winner = None;
    for ply in 0..250 {
        let Turn::Seat(mover) = record.turn() else { break };
        let whim = ply < opening || random.below(40) == 0;
        let word = if whim {
            stray(&record, random)
        } else {
            let spent = nodes / 2 + u64::from(random.below(nodes as u32));
            let thought = player.think(record.positions(), &Limits::nodes(spent), &control);
            let thought = thought.expect("a seat is to move");
            match thought.insight.lines[0].score {
                Score::Wins(_) => winner = Some(mover.index()),
                Score::Loses(_) => winner = Some(1 - mover.index()),
                Score::Points(points) => {
                    lessons.push(lesson(record.position(), mover, points, &thought.insight));
                }
            }
            thought.best.to_string()
        };
        if winner.is_some() {
            break;
        }
        record.play(&word).expect("a legal move");
    }
    if winner.is_none() {
        let outcome = record.position().outcome();
        winner = outcome.and_then(|outcome| outcome.victors().next()).map(Seat::index);
    }
    for lesson in &mut lessons {
        lesson[29] = match winner {
            None => 1,
            Some(seat) if seat == usize::from(lesson[28]) => 2,
            Some(_) => 0,
        };
    }
    lessons
}

/// Any step or any fence, as likely one as the other.
fn stray(record: &Record<AnyPosition>, random: &mut Random) -> String {
    let words: Vec<_> = record.position().plies().iter().map(ToString::to_string).collect();
    // A fence is three letters, a step two.
    let length = 2 + random.below(2) as usize;
    let chosen: Vec<_> = words.iter().filter(|word| word.len() == length).collect();
    let chosen = if chosen.is_empty() { words.iter().collect() } else { chosen };
    chosen[random.below(chosen.len() as u32) as usize].clone()
}

/// The position as the mover sees it, who goes up the board.
fn lesson(position: &AnyPosition, mover: Seat, points: i32, insight: &Insight) -> Lesson {
    let AnyPosition::Quoridor(position) = position else { unreachable!("the usual table") };
    let up = mover.index() == 0;
    let mut lesson = [255; 32];
    for (byte, fence) in lesson.iter_mut().zip(position.fences()) {
        let (file, rank) = (fence.anchor.file(), fence.anchor.rank());
        let rank = if up { rank } else { 7 - rank };
        *byte = (usize::from(fence.lie == Lie::Vertical) * 64 + rank * 8 + file) as u8;
    }
    for (role, seat) in [mover.index(), 1 - mover.index()].into_iter().enumerate() {
        let at = position.pawn(Seat::new(seat)).expect("two are playing");
        let rank = if up { at.rank() } else { 8 - at.rank() };
        lesson[20 + role] = (rank * 9 + at.file()) as u8;
        lesson[22 + role] = position.hand(Seat::new(seat)) as u8;
        lesson[24 + role] = insight.ways[seat].squares.len() as u8;
    }
    lesson[26..28].copy_from_slice(&(points as i16).to_le_bytes());
    lesson[28] = mover.index() as u8;
    lesson
}
