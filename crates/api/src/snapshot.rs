use serde::{Deserialize, Serialize};

use crate::{ClockState, Event, Holder, Millis, NewTable, Offer, Piece, SeatNumber, What};

/// A table as it stands: all a face needs, without replaying anything.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Snapshot {
    /// Its id, the last part of its link.
    pub table: String,
    /// How it was laid.
    pub spec: NewTable,
    /// Who laid it, by id.
    pub by: String,
    /// When.
    pub created: Millis,
    /// The table whose rematch this is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rematch_of: Option<String>,
    /// Where the game began; the spec's own start until it has.
    pub start: String,
    /// What was played so far, rolls and departures included.
    pub words: Vec<Played>,
    /// SHA-256 of the seed of the dice, in hexadecimal.
    pub commitment: String,
    /// The seed itself, once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
    /// Where it stands.
    pub state: State,
}

/// Where a table stands: small, and sent along with every [`Update`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct State {
    /// The number of the last event.
    pub seq: u32,
    /// Waiting, in play, over.
    pub phase: Phase,
    /// From seat 1 on.
    pub seats: Vec<SeatState>,
    /// The position as text.
    pub position: String,
    /// Who acts next.
    pub turn: Turn,
    /// The clocks.
    pub clock: ClockState,
    /// Offers that wait for an answer: by whom, what.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub offers: Vec<(SeatNumber, Offer)>,
    /// How it ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ending: Option<Ending>,
    /// The table where it goes on. Who asked for that is seated there already.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rematch: Option<String>,
    /// The server's clock when this was sent.
    pub now: Millis,
}

/// One seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeatState {
    /// Who holds it; nothing while it is open.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub holder: Option<Holder>,
    /// With which piece.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub piece: Option<Piece>,
    /// Why its player has left, if so: `resign`, `time` or `fault`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub departed: Option<String>,
    /// Whether the game waits for what it gives to the dice ([`Action::Luck`](crate::Action)).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub luck_wanted: bool,
}

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Seats are open.
    Waiting,
    /// In play.
    Live,
    /// In play, all clocks stopped.
    Paused,
    /// Over.
    Over,
}

/// Who acts next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Turn {
    /// This seat.
    Seat(SeatNumber),
    /// The dice; the server rolls them at once.
    Chance,
    /// Nobody: over, or not started.
    Nobody,
}

/// One word of the record, and when it was played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Played {
    /// A move, a roll, or `leave:SEAT:WHY`.
    pub word: String,
    /// When.
    pub at: Millis,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Ending {
    /// Seat by seat, as in records: `1,0`, `1/2,1/2`; empty for a game called off.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub outcome: String,
    /// `rules`, `repetition`, `agreement`, `resign`, `time`, `fault` or `aborted`.
    pub cause: String,
}

/// What happened at a table, and where it stands now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Update {
    /// Which table.
    pub table: String,
    /// In order, without gaps.
    pub events: Vec<Event>,
    /// After the last of them.
    pub state: State,
}

/// An update does not follow on what is known: ask for what is missing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mismatch {
    /// The last event known.
    pub have: u32,
    /// The first event of the update.
    pub got: u32,
}

impl Snapshot {
    /// Folds an update in. What is already known is skipped, so that nothing counts twice; where
    /// something in between is missing, nothing changes.
    pub fn apply(&mut self, update: &Update) -> Result<(), Mismatch> {
        let have = self.state.seq;
        let fresh = || update.events.iter().filter(|event| event.seq > have);
        if let Some(first) = fresh().next()
            && first.seq != have + 1
        {
            return Err(Mismatch { have, got: first.seq });
        }
        for event in fresh() {
            self.note(event);
        }
        if update.state.seq >= have {
            self.state = update.state.clone();
        }
        Ok(())
    }

    fn note(&mut self, event: &Event) {
        let played = |word: String| Played { word, at: event.at };
        match &event.what {
            What::Started { position, .. } => self.start.clone_from(position),
            What::Moved { word, .. } | What::Rolled { word } => {
                self.words.push(played(word.clone()));
            }
            What::Departed { seat, why } => self.words.push(played(format!("leave:{seat}:{why}"))),
            What::TakenBack { keep } => self.words.truncate(*keep as usize),
            What::Ended { seed, .. } => self.seed = Some(seed.clone()),
            What::Created { .. }
            | What::Joined { .. }
            | What::Lucked { .. }
            | What::Left { .. }
            | What::Filled { .. }
            | What::Offered { .. }
            | What::Declined { .. }
            | What::Paused
            | What::Resumed
            | What::Outage { .. }
            | What::Rematched { .. } => {}
        }
    }

    /// The seats that the person with this id holds, from the lowest.
    pub fn seats_of(&self, person: &str) -> Vec<SeatNumber> {
        let holds =
            |seat: &SeatState| matches!(&seat.holder, Some(Holder::Person(p)) if p.id == person);
        (1..).zip(&self.state.seats).filter(|(_, seat)| holds(seat)).map(|(n, _)| n).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn state(seq: u32) -> State {
        State {
            seq,
            phase: Phase::Live,
            seats: vec![SeatState::default(); 2],
            position: String::new(),
            turn: Turn::Seat(1),
            clock: ClockState::default(),
            offers: Vec::new(),
            ending: None,
            rematch: None,
            now: 0,
        }
    }

    fn snapshot() -> Snapshot {
        Snapshot {
            table: "t".into(),
            spec: NewTable::new("quoridor"),
            by: "p".into(),
            created: 0,
            rematch_of: None,
            start: String::new(),
            words: Vec::new(),
            commitment: String::new(),
            seed: None,
            state: state(4),
        }
    }

    fn update(events: &[(u32, &str)]) -> Update {
        let event = |&(seq, word): &(u32, &str)| {
            let what = What::Moved { seat: 1, word: word.into(), lag: 0 };
            Event { seq, at: 10, what }
        };
        let seq = events.last().map_or(0, |(seq, _)| *seq);
        Update { table: "t".into(), events: events.iter().map(event).collect(), state: state(seq) }
    }

    #[test]
    fn updates_fold_in_once_and_in_order() {
        let mut table = snapshot();
        table.apply(&update(&[(4, "old"), (5, "e2")])).unwrap();
        table.apply(&update(&[(5, "e2")])).unwrap();
        table.apply(&update(&[(6, "e8"), (7, "e3")])).unwrap();
        let words: Vec<_> = table.words.iter().map(|played| played.word.as_str()).collect();
        assert_eq!(words, ["e2", "e8", "e3"]);
        assert_eq!(table.state.seq, 7);

        let before = table.clone();
        assert_eq!(table.apply(&update(&[(9, "e4")])), Err(Mismatch { have: 7, got: 9 }));
        assert_eq!(table, before);
    }
}
