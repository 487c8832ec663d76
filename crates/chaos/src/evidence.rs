use std::time::Duration;

use api::{Event, Person};

use crate::fault::FaultKind;
use crate::history::PlayerHistory;

/// What is known of one table: what its players saw, and what the database holds.
#[derive(Clone, Debug, Default)]
pub struct TableEvidence {
    /// The table's id, as its creation was acknowledged.
    pub table: String,
    /// Everybody there, spectators included. The events hold ids alone.
    pub people: Vec<Person>,
    /// What each of them saw.
    pub histories: Vec<PlayerHistory>,
    /// The rows of the database, by number.
    pub stored: Vec<StoredEvent>,
    /// Whether everybody saw the end of the game.
    pub finished: bool,
}

/// A row of the database's events.
#[derive(Clone, Debug)]
pub struct StoredEvent {
    /// The event.
    pub event: Event,
    /// The id of the person who asked for it and their nonce, with a blank in between; with the first
    /// event of an action.
    pub nonce: Option<String>,
}

impl TableEvidence {
    /// Has events say who people are: a name is looked up whenever an event is shown.
    pub(crate) fn name_people(&mut self) {
        for stored in &mut self.stored {
            for person in stored.event.kind.people_mut() {
                if let Some(known) = self.people.iter().find(|known| known.id == person.id) {
                    *person = known.clone();
                }
            }
        }
    }
}

/// What is known of ratings when all games are over: the events of games, and what the database holds.
#[derive(Clone, Debug, Default)]
pub struct RatingEvidence {
    /// The games at rated tables that people played, by id.
    pub games: Vec<(String, Vec<Event>)>,
    /// What the database says became of each.
    pub states: Vec<(String, String)>,
    /// The bans for cheating that were acknowledged: their ids, and of whom.
    pub acknowledged_bans: Vec<(String, String)>,
    /// The bans for cheating that the database holds.
    pub bans: Vec<StoredBan>,
    /// The ids of those after which points are still to be given back.
    pub refunds_due: Vec<String>,
    /// The ratings, and how they came about.
    pub rows: RatingRows,
    /// The same after all was computed anew.
    pub rebuilt: RatingRows,
}

/// The rows of the database about ratings.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RatingRows {
    /// The changes, by number.
    pub changes: Vec<StoredChange>,
    /// Everybody's ratings, by person and pool.
    pub ratings: Vec<StoredRating>,
}

impl RatingRows {
    /// How many ratings were given points back.
    pub(crate) fn refunds(&self) -> u64 {
        self.changes.iter().filter(|change| change.is_refund).count() as u64
    }
}

/// A change of a rating.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredChange {
    /// Its number.
    pub number: i64,
    /// Whether it gives back points after a ban.
    pub is_refund: bool,
    /// The game; for a refund, the id of the ban.
    pub game: String,
    /// The seat, counted from 1; 0 for a refund.
    pub seat: i64,
    /// Whose rating.
    pub person: String,
    /// In which pool.
    pub pool: String,
    /// When the game ended, or the ban was imposed.
    pub at: i64,
    /// The rating before, its deviation and its volatility, as they are kept.
    pub before: [i64; 3],
    /// The same after.
    pub after: [i64; 3],
    /// How many games the person has played in the pool by now.
    pub games: i64,
}

/// Somebody's rating in a pool.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredRating {
    /// The person.
    pub person: String,
    /// The pool.
    pub pool: String,
    /// The rating, its deviation and its volatility, as they are kept.
    pub value: [i64; 3],
    /// How many games.
    pub games: i64,
}

/// A ban for cheating.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredBan {
    /// Its id.
    pub id: String,
    /// Who was banned.
    pub person: String,
    /// When.
    pub at: i64,
}

/// Something that may have kept players from moving, and when, since the run began.
#[derive(Clone, Debug)]
pub struct Disturbance {
    /// What it was.
    pub kind: DisturbanceKind,
    /// When it began.
    pub from: Duration,
    /// When all was well again; `None` while it is not.
    pub to: Option<Duration>,
}

/// What a [`Disturbance`] was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DisturbanceKind {
    /// A fault, and the number of the node that it concerned.
    Fault(FaultKind, usize),
    /// The clients themselves had no processor.
    ClientsStalled,
}
