use std::cell::RefCell;
use std::time::Duration;

use engine::{Control, Level, Limits, Player, Settings};
use rules::Archive;

use super::{Answer, Ask, Question};

thread_local! {
    // Kept from move to move: what was found out about one position helps with the next.
    static PLAYER: RefCell<Option<Player>> = const { RefCell::new(None) };
}

/// The table of positions, in megabytes: a telephone has little memory.
const HASH: usize = 16;

/// Thinks about a question.
pub fn answer(question: &Question, going: &dyn Fn() -> bool) -> Answer {
    let nothing = Answer { id: question.id, ..Answer::default() };
    let Ok(archive) = Archive::parse(&question.sheet) else { return nothing };
    let (level, time) = match question.ask {
        Ask::Move { level } => (Level::new(level).unwrap_or_default(), time_of(level)),
        Ask::Hint { millis } => (Level::MAX, Duration::from_millis(millis.into())),
    };
    PLAYER.with_borrow_mut(|kept| {
        let player = match kept {
            Some(player) if player.settings().level == level => player,
            _ => kept.insert(Player::new(Settings {
                level,
                hash: HASH,
                seed: question.seed | 1,
                ..Settings::default()
            })),
        };
        let control = Control {
            clock: &|| Duration::from_secs_f64(js_sys::Date::now() / 1000.0),
            keep_going: going,
            report: &|_| {},
        };
        let thought = player.think(archive.record.positions(), &Limits::movetime(time), &control);
        thought.map_or(nothing, |thought| Answer {
            id: question.id,
            word: Some(thought.best.to_string()),
            chances: thought.insight.chances,
        })
    })
}

/// Weaker levels answer sooner: they think less, and it feels lighter.
fn time_of(level: u8) -> Duration {
    Duration::from_millis(match level {
        0..=2 => 150,
        3..=4 => 300,
        5..=6 => 700,
        _ => 1500,
    })
}
