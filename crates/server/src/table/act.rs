//! Actions of people: who may do what when, and the events that follow.

use api::{Action, EventKind, Person, Piece, SeatAssignment, SeatHolder, SeatNumber, TablePhase};
use game::Turn;

use super::{PlayerSlot, Table, TableDraft};
use crate::error::ServerError;
use crate::name::clean_name;

/// The longest text a player may add to the dice, in bytes.
const MAX_LUCK_BYTES: usize = 64;

impl TableDraft {
    /// Adds the events of `action` by `who`. Of the time that a move took, `lag` milliseconds are
    /// not counted as thinking time.
    pub fn act(&mut self, who: &Person, action: &Action, lag: u32) -> Result<(), ServerError> {
        if self.table.has_too_many_events()
            && !matches!(action, Action::Move { .. } | Action::Resign { .. } | Action::Rematch)
        {
            return Err(ServerError::TooManyEvents);
        }
        match action {
            Action::Join { seat, piece, luck, name } => {
                let luck = luck.as_deref().unwrap_or("");
                match name {
                    Some(name) => {
                        let who = Person::new(&*who.id, clean_name(name)?);
                        self.join(&who, *seat, *piece, luck)
                    }
                    None => self.join(who, *seat, *piece, luck),
                }
            }
            Action::Luck { luck } => self.luck(who, luck),
            Action::Leave { seat } => self.leave(who, *seat),
            Action::Fill { level } => self.fill(who, *level),
            Action::Move { word } => self.play_move(who, word, lag),
            Action::Resign { seat } => self.resign(who, *seat),
            Action::Offer { offer, seat } => self.offer(who, *offer, *seat),
            Action::Decline { offer } => self.decline(who, *offer),
            Action::Resume => self.resume(who),
            Action::Abort => self.request_abort(who),
            Action::Rematch => self.request_rematch(who),
        }
    }

    fn join(
        &mut self,
        who: &Person,
        seat: Option<SeatNumber>,
        piece: Option<Piece>,
        luck: &str,
    ) -> Result<(), ServerError> {
        self.require_waiting()?;
        let luck = validate_luck(luck)?;
        let reserved_for_others =
            |seat: SeatNumber| match self.table.spec.seat_spec(seat).assignment {
                SeatAssignment::Reserved { person } => person.id != who.id,
                _ => false,
            };
        let free = |seat: SeatNumber| self.holder(seat).is_none() && !reserved_for_others(seat);
        let seat = match seat {
            Some(seat) => {
                if !(1..=self.table.spec.seats).contains(&seat) {
                    return Err(ServerError::NoSeat { seat });
                }
                if self.holder(seat).is_some() {
                    return Err(ServerError::SeatTaken { seat });
                }
                if reserved_for_others(seat) {
                    return Err(ServerError::SeatReserved { seat });
                }
                if self.table.has_person(&who.id) && !self.table.is_made_for(seat, who) {
                    return Err(ServerError::Seated);
                }
                seat
            }
            None if self.table.has_person(&who.id) => {
                return Err(ServerError::Seated);
            }
            None => {
                (1..=self.table.spec.seats).find(|&seat| free(seat)).ok_or(ServerError::Full)?
            }
        };
        if let Some(piece) = piece.filter(|&piece| piece != Piece::Pawn) {
            let taken = |(other, slot): (SeatNumber, &PlayerSlot)| {
                other != seat && slot.piece == Some(piece) && slot.holder.is_some()
            };
            if (1..).zip(&self.table.slots).any(taken) {
                return Err(ServerError::PieceTaken);
            }
        }
        self.push(EventKind::Joined { seat, who: who.clone(), piece, luck: Some(luck) })?;
        self.start_if_ready()
    }

    fn luck(&mut self, who: &Person, luck: &str) -> Result<(), ServerError> {
        self.require_waiting()?;
        let luck = validate_luck(luck)?;
        let mine: Vec<_> = self.table.seats_of(&who.id).collect();
        if mine.is_empty() {
            return Err(not_yours());
        }
        for seat in mine {
            self.push(EventKind::LuckAdded { seat, luck: luck.clone() })?;
        }
        self.start_if_ready()
    }

    fn leave(&mut self, who: &Person, seat: Option<SeatNumber>) -> Result<(), ServerError> {
        self.require_waiting()?;
        let mine: Vec<_> =
            self.table.seats_of(&who.id).filter(|own| seat.is_none_or(|s| s == *own)).collect();
        if mine.is_empty() {
            return Err(not_yours());
        }
        for seat in mine {
            self.push(EventKind::Left { seat })?;
        }
        if self.table.person_ids().is_empty() { self.abort() } else { Ok(()) }
    }

    fn fill(&mut self, who: &Person, level: u8) -> Result<(), ServerError> {
        self.require_waiting()?;
        if who.id != self.table.creator.id {
            return Err(ServerError::CreatorOnly);
        }
        if !(1..=8).contains(&level) {
            return Err(ServerError::Level);
        }
        for seat in 1..=self.table.spec.seats {
            if self.holder(seat).is_none() {
                self.push(EventKind::Filled { seat, level })?;
            }
        }
        self.start_if_ready()
    }

    fn play_move(&mut self, who: &Person, word: &str, lag: u32) -> Result<(), ServerError> {
        self.require_in_play()?;
        if self.table.phase == TablePhase::Paused {
            return Err(ServerError::Paused);
        }
        if !self.table.has_person(&who.id) {
            return Err(not_yours());
        }
        let Turn::Seat(turn) = self.table.record.turn() else {
            return Err(ServerError::Over);
        };
        let seat = turn.number() as SeatNumber;
        if !matches!(self.holder(seat), Some(SeatHolder::Person(person)) if person.id == who.id) {
            return Err(ServerError::NotYourTurn { seat });
        }
        // Leaving the game is an action of its own.
        if word.starts_with("leave:") {
            return Err(ServerError::NotAMove { word: word.to_owned() });
        }
        // Where no clock runs, there is nothing to be made up for.
        let lag = self.table.clock.running.map_or(0, |_| lag);
        self.decline_by_moving(seat)?;
        self.push(EventKind::Moved { seat, word: word.to_owned(), lag })?;
        self.advance()
    }

    fn resign(&mut self, who: &Person, seat: Option<SeatNumber>) -> Result<(), ServerError> {
        self.require_in_play()?;
        let seat = self.own_seat(who, seat)?;
        self.push(EventKind::Departed { seat, why: "resign".to_owned() })?;
        self.advance()
    }

    fn resume(&mut self, who: &Person) -> Result<(), ServerError> {
        self.own_seat(who, None)?;
        match self.table.phase {
            TablePhase::Paused => self.push(EventKind::Resumed),
            _ => Err(ServerError::NotPaused),
        }
    }

    fn request_abort(&mut self, who: &Person) -> Result<(), ServerError> {
        match self.table.phase {
            TablePhase::Over => Err(ServerError::Over),
            TablePhase::Waiting if who.id == self.table.creator.id => self.abort(),
            TablePhase::Waiting => Err(ServerError::CreatorOnly),
            TablePhase::Live | TablePhase::Paused => {
                self.own_seat(who, None)?;
                if self.table.everyone_moved() {
                    return Err(ServerError::AbortLate);
                }
                self.abort()
            }
        }
    }

    /// The seat that `who` acts for: the one named, or else the one to move, or else the first one
    /// still in play.
    pub(super) fn own_seat(
        &self,
        who: &Person,
        seat: Option<SeatNumber>,
    ) -> Result<SeatNumber, ServerError> {
        let in_play = |&seat: &SeatNumber| self.table.in_play(seat);
        let mine: Vec<_> = self.table.seats_of(&who.id).filter(in_play).collect();
        let turn = self.table.to_move().filter(|turn| mine.contains(turn));
        match seat {
            Some(seat) if mine.contains(&seat) => Ok(seat),
            Some(_) => Err(not_yours()),
            None => turn.or(mine.first().copied()).ok_or_else(not_yours),
        }
    }

    fn require_waiting(&self) -> Result<(), ServerError> {
        match self.table.phase {
            TablePhase::Waiting => Ok(()),
            TablePhase::Live | TablePhase::Paused => Err(ServerError::Started),
            TablePhase::Over => Err(ServerError::Over),
        }
    }

    pub(super) fn require_in_play(&self) -> Result<(), ServerError> {
        match self.table.phase {
            TablePhase::Live | TablePhase::Paused => Ok(()),
            TablePhase::Waiting => Err(ServerError::NotStarted),
            TablePhase::Over => Err(ServerError::Over),
        }
    }
}

impl Table {
    pub(super) fn in_play(&self, seat: SeatNumber) -> bool {
        let slot = usize::from(seat).checked_sub(1).and_then(|i| self.slots.get(i));
        slot.is_some_and(|slot| slot.departed.is_none())
    }

    /// Whether a seat was meant for this person when the table was made, so that they may hold it
    /// besides others.
    fn is_made_for(&self, seat: SeatNumber, who: &Person) -> bool {
        match self.spec.seat_spec(seat).assignment {
            SeatAssignment::Me => who.id == self.creator.id,
            SeatAssignment::Reserved { person } => person.id == who.id,
            SeatAssignment::Open | SeatAssignment::Level { .. } => false,
        }
    }

    /// Whether everyone has moved, or has left and so will not: a game that some of them lose must
    /// not be called off by them.
    fn everyone_moved(&self) -> bool {
        let positions = &self.record.positions()[..self.record.entries().len()];
        let moved = |seat| {
            positions.iter().any(|at| game::Position::turn(at) == Turn::Seat(game::Seat::new(seat)))
        };
        let departed = |slot: &PlayerSlot| slot.departed.is_some();
        self.slots.iter().enumerate().all(|(seat, slot)| departed(slot) || moved(seat))
    }
}

pub(super) fn not_yours() -> ServerError {
    ServerError::NotYours
}

/// What a player adds to the dice, if it is one short word.
pub(crate) fn validate_luck(luck: &str) -> Result<String, ServerError> {
    // The dice separate lucks by line ends, and records trim blanks.
    let invalid = |c: char| c.is_control() || c.is_whitespace();
    if luck.len() > MAX_LUCK_BYTES || luck.chars().any(invalid) {
        return Err(ServerError::Luck { longest: MAX_LUCK_BYTES });
    }
    Ok(luck.to_owned())
}
