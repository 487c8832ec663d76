//! Quick pairing: the person's place in a queue, on whatever page they are. A bar at the bottom
//! shows it; it follows the table where they wait, which keeps the place.

mod bar;

use std::cell::Cell;

use api::Speed;
use leptos::prelude::*;
use rules::Game;

pub use bar::PairingBar;

use crate::storage;

/// What the person waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pairing {
    pub game: Game,
    pub speed: Speed,
    /// Whether the game is to change ratings.
    pub rated: bool,
    /// How many people play.
    pub seats: u8,
}

const SPEEDS: [(Speed, &str); 4] = [
    (Speed::Blitz, "blitz"),
    (Speed::Rapid, "rapid"),
    (Speed::Days, "days"),
    (Speed::Untimed, "untimed"),
];

/// Ends the text of one that is rated, and of one for four before that.
const RATED: &str = " rated";
const FOUR: &str = " 4";

impl Pairing {
    fn parse(text: &str) -> Option<Pairing> {
        let (text, rated) = text.strip_suffix(RATED).map_or((text, false), |text| (text, true));
        let (text, seats) = text.strip_suffix(FOUR).map_or((text, 2), |text| (text, 4));
        let (game, speed) = text.split_once(' ')?;
        let (speed, _) = SPEEDS.into_iter().find(|(_, word)| *word == speed)?;
        Some(Pairing { game: Game::parse(game)?, speed, rated, seats })
    }

    fn to_text(self) -> String {
        let speed = SPEEDS.into_iter().find(|(speed, _)| *speed == self.speed);
        let rated = if self.rated { RATED } else { "" };
        let four = if self.seats == 4 { FOUR } else { "" };
        format!("{} {}{four}{rated}", self.game, speed.map_or("", |(_, word)| word))
    }
}

thread_local! {
    static PAIRING: Cell<Option<RwSignal<Option<Pairing>>>> = const { Cell::new(None) };
}

/// This tab keeps it across a reload, which the server's patience outlasts.
const KEPT: &str = "pairing";

/// Creates the signal.
pub fn init() -> RwSignal<Option<Pairing>> {
    let kept = storage::get_for_tab(KEPT).and_then(|text| Pairing::parse(&text));
    let pairing = RwSignal::new(kept);
    PAIRING.set(Some(pairing));
    Effect::new(move || match pairing.get() {
        Some(pairing) => drop(storage::set_for_tab(KEPT, &pairing.to_text())),
        None => storage::remove_for_tab(KEPT),
    });
    pairing
}

/// What the person waits for, to read and to change.
pub fn signal() -> RwSignal<Option<Pairing>> {
    PAIRING.get().expect("the page created it when it opened")
}
