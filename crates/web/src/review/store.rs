use engine::PositionReview;
use rules::GameRecord;
use serde::{Deserialize, Serialize};

use crate::route::GameAddress;
use crate::storage;

/// A review as the browser keeps it, as JSON under `review.ID`, or `review.t.ID` for a table.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct StoredReview {
    /// Which game it is about.
    game: String,
    /// Which engine made it, and how long it looked: only the same one may go on with it.
    engine: String,
    /// Whether every position has been looked at.
    pub complete: bool,
    /// Whether the person stopped it.
    pub stopped: bool,
    /// Each player's accuracy in permille, for lists.
    pub accuracy: Vec<Option<u16>>,
    pub positions: Vec<PositionReview>,
}

/// What lists need of a stored review.
#[derive(Default, Deserialize)]
#[serde(default)]
pub struct ReviewSummary {
    game: String,
    pub complete: bool,
    pub accuracy: Vec<Option<u16>>,
}

impl StoredReview {
    /// A review of this game that has not begun.
    pub fn new(game_record: &GameRecord) -> StoredReview {
        StoredReview { game: game_key(game_record), engine: engine_key(), ..Default::default() }
    }

    /// What is kept of the review of a game, as far as it can be gone on with.
    pub fn load(address: &GameAddress, game_record: &GameRecord) -> StoredReview {
        let fresh = StoredReview::new(game_record);
        let kept = storage::get(&key(address)).and_then(|text| serde_json::from_str(&text).ok());
        let is_usable = |kept: &StoredReview| {
            kept.game == fresh.game && (kept.complete || kept.engine == fresh.engine)
        };
        kept.filter(is_usable).unwrap_or(fresh)
    }

    /// Where a complete review of this game is kept.
    pub fn find(game_record: &GameRecord) -> Option<GameAddress> {
        let game = game_key(game_record);
        let is_of_game = |(_, text): &(String, String)| {
            let kept = serde_json::from_str::<ReviewSummary>(text);
            kept.is_ok_and(|kept| kept.complete && kept.game == game)
        };
        let (id, _) = storage::all("review.").into_iter().find(is_of_game)?;
        Some(match id.strip_prefix("t.") {
            Some(table) => GameAddress::Table(table.to_owned()),
            None => GameAddress::Local(id),
        })
    }

    /// Keeps it. Where the browser has no room left, other reviews go: they can be made again.
    pub fn save(&self, address: &GameAddress) {
        let Ok(text) = serde_json::to_string(self) else { return };
        let key = key(address);
        let mut is_stored = storage::set(&key, &text);
        let mut others = storage::all("review.").into_iter().map(|(id, _)| format!("review.{id}"));
        while !is_stored {
            match others.next() {
                Some(other) if other == key => {}
                Some(other) => {
                    storage::remove(&other);
                    is_stored = storage::set(&key, &text);
                }
                None => break,
            }
        }
    }
}

impl ReviewSummary {
    pub fn load(address: &GameAddress) -> ReviewSummary {
        let kept = storage::get(&key(address));
        kept.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
    }
}

fn key(address: &GameAddress) -> String {
    match address {
        GameAddress::Local(id) => format!("review.{id}"),
        GameAddress::Table(id) => format!("review.t.{id}"),
    }
}

/// Whatever was played has another key: a game may be taken back and ended otherwise.
pub fn game_key(game_record: &GameRecord) -> String {
    format!("{:016x}", game::fingerprint(&game_record.to_record_text().to_string()))
}

fn engine_key() -> String {
    let nodes = engine::review_limits().nodes.unwrap_or_default();
    format!("{} {nodes}", env!("CARGO_PKG_VERSION"))
}
