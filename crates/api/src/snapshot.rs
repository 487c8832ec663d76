use serde::{Deserialize, Serialize};

use crate::{
    Cause, ClockState, Departure, Event, EventKind, Millis, NewTable, Offer, Person, Piece,
    SeatHolder, SeatNumber,
};

/// The current state of a table: all a client needs, without replaying its events.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Snapshot {
    /// The table's id, the last part of its link.
    pub table: String,
    /// The settings it was created with.
    pub spec: NewTable,
    /// The id of the person who created it.
    pub by: String,
    /// The same person with their name, so that whoever is invited knows by whom. Older servers leave
    /// it out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub creator: Option<Person>,
    /// When it was created.
    pub created: Millis,
    /// The id of the table whose rematch this is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rematch_of: Option<String>,
    /// The starting position of the game; until it has started, that of the settings.
    pub start: String,
    /// What was played so far, rolls and departures included.
    pub words: Vec<PlayedWord>,
    /// SHA-256 of the seed of the dice, in hexadecimal.
    pub commitment: String,
    /// The seed itself, once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
    /// The part that changes with every event.
    pub state: TableState,
}

/// The part of a table that changes with every event: small, and sent along with every [`Update`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = State))]
pub struct TableState {
    /// The number of the last event.
    pub seq: u32,
    /// Waiting for players, in play, paused or over.
    pub phase: TablePhase,
    /// Every seat, from seat 1 on.
    pub seats: Vec<SeatState>,
    /// The current position as text.
    pub position: String,
    /// Who acts next.
    pub turn: WireTurn,
    /// The clocks of all seats.
    pub clock: ClockState,
    /// When the game is cancelled if nobody has moved by then; left out where it is not.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first_move_by: Option<Millis>,
    /// Offers that wait for an answer: the seat that made it, and what it offers.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub offers: Vec<(SeatNumber, Offer)>,
    /// The same offers, each once: what opened it. Older servers leave it out.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub open_offers: Vec<OpenOffer>,
    /// Whether any player may cancel the game alone ([`Action::Abort`](crate::Action)).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub abortable: bool,
    /// How the game ended; left out until it has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ending: Option<WireEnding>,
    /// The id of the rematch's table. Whoever asked for the rematch is seated there already.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rematch: Option<String>,
    /// The server's clock when this was sent.
    pub now: Millis,
}

/// An offer that waits for an answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OpenOffer {
    /// The proposal.
    pub offer: Offer,
    /// The seat that opened it.
    pub seat: SeatNumber,
    /// The number of the event that opened it.
    pub event: u32,
    /// How many words of the record remain, for a takeback.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub keep: Option<u32>,
}

/// One seat of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeatState {
    /// The player in the seat; left out while it is open.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub holder: Option<SeatHolder>,
    /// The player's favourite piece.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub piece: Option<Piece>,
    /// Why its player has left the game, if so: `resign`, `time` or `fault`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub departed: Option<Departure>,
    /// Whether the start waits for this player's seed for the dice
    /// ([`Action::ClientSeed`](crate::Action)).
    #[serde(rename = "luck_wanted", default, skip_serializing_if = "std::ops::Not::not")]
    pub client_seed_wanted: bool,
}

/// The phase of a table's life.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = Phase))]
#[serde(rename_all = "snake_case")]
pub enum TablePhase {
    /// The game has not started: a seat is open, or a player's seed for the dice is missing.
    Waiting,
    /// In play.
    Live,
    /// In play, all clocks stopped.
    Paused,
    /// The game has ended or was cancelled.
    Over,
}

/// Who acts next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = Turn))]
#[serde(rename_all = "snake_case")]
pub enum WireTurn {
    /// The player in this seat.
    Seat(SeatNumber),
    /// The dice; the server rolls them at once.
    Chance,
    /// Nobody: the game is over or has not started.
    Nobody,
}

/// One word of the record, and when it was played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = Played))]
pub struct PlayedWord {
    /// A move, a roll, or `leave:SEAT:WHY`.
    pub word: String,
    /// When the server accepted it.
    pub at: Millis,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = Ending))]
pub struct WireEnding {
    /// The result of each seat, as in records: `1,0`, `1/2,1/2`; empty for a cancelled game.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub outcome: String,
    /// `rules`, `repetition`, `agreement`, `resign`, `time`, `fault` or `aborted`.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub cause: Cause,
}

/// What happened at a table, and its state after that.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Update {
    /// The table's id.
    pub table: String,
    /// The new events, in order and without gaps.
    pub events: Vec<Event>,
    /// The state after the last of them.
    pub state: TableState,
}

/// Events are missing between the last one known and the first of an update: the client has to ask
/// for them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UpdateGap {
    /// The number of the last event known.
    pub last_known: u32,
    /// The number of the first new event of the update.
    pub first_received: u32,
}

impl Snapshot {
    /// Folds an update in. Events already known are skipped, so that nothing counts twice; where
    /// events in between are missing, nothing changes.
    pub fn apply(&mut self, update: &Update) -> Result<(), UpdateGap> {
        let last_known = self.state.seq;
        let new_events = || update.events.iter().filter(|event| event.seq > last_known);
        if let Some(first) = new_events().next()
            && first.seq != last_known + 1
        {
            return Err(UpdateGap { last_known, first_received: first.seq });
        }
        for event in new_events() {
            self.apply_event(event);
        }
        if update.state.seq >= last_known {
            self.state = update.state.clone();
        }
        Ok(())
    }

    fn apply_event(&mut self, event: &Event) {
        let played = |word: String| PlayedWord { word, at: event.at };
        match &event.kind {
            EventKind::Started { position, .. } => self.start.clone_from(position),
            EventKind::Moved { word, .. } | EventKind::Rolled { word } => {
                self.words.push(played(word.clone()));
            }
            EventKind::Departed { seat, why } => {
                self.words.push(played(format!("leave:{seat}:{}", why.word())))
            }
            EventKind::TakenBack { keep } => self.words.truncate(*keep as usize),
            EventKind::Ended { seed, .. } => self.seed = Some(seed.clone()),
            EventKind::Created { .. }
            | EventKind::Joined { .. }
            | EventKind::ClientSeedAdded { .. }
            | EventKind::Left { .. }
            | EventKind::Filled { .. }
            | EventKind::Offered { .. }
            | EventKind::Declined { .. }
            | EventKind::Paused
            | EventKind::Resumed
            | EventKind::Outage { .. }
            | EventKind::Rematched { .. } => {}
        }
    }

    /// The seats held by the person with this id, in ascending order.
    pub fn seats_of(&self, person: &str) -> Vec<SeatNumber> {
        let holds = |seat: &SeatState| matches!(&seat.holder, Some(SeatHolder::Person(p)) if p.id == person);
        (1..).zip(&self.state.seats).filter(|(_, seat)| holds(seat)).map(|(n, _)| n).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn state(seq: u32) -> TableState {
        TableState {
            seq,
            phase: TablePhase::Live,
            seats: vec![SeatState::default(); 2],
            position: String::new(),
            turn: WireTurn::Seat(1),
            clock: ClockState::default(),
            first_move_by: None,
            offers: Vec::new(),
            open_offers: Vec::new(),
            abortable: false,
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
            creator: None,
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
            let kind = EventKind::Moved { seat: 1, word: word.into(), lag: 0 };
            Event { seq, at: 10, kind }
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
        assert_eq!(
            table.apply(&update(&[(9, "e4")])),
            Err(UpdateGap { last_known: 7, first_received: 9 })
        );
        assert_eq!(table, before);
    }
}
