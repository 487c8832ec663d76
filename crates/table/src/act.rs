//! Actions of people: who may do what when, and the events that follow.

use api::{
    Action, Departure, EventKind, Person, Piece, SeatAssignment, SeatHolder, SeatNumber, TablePhase,
};
use game::Turn;

use crate::TableError;
use crate::draft::TableDraft;
use crate::person_name::clean_name;
use crate::spec::validate_client_seed;
use crate::table::{PlayerSlot, Table};

impl TableDraft {
    /// Adds the events of `action` by `who`. Of the time that a move took, `lag` milliseconds are
    /// not counted as thinking time.
    pub fn act(&mut self, who: &Person, action: &Action, lag: u32) -> Result<(), TableError> {
        if self.table.has_too_many_events()
            && !matches!(action, Action::Move { .. } | Action::Resign { .. } | Action::Abort)
        {
            return Err(TableError::TooManyEvents);
        }
        match action {
            Action::Join { seat, piece, client_seed, name } => {
                let client_seed = client_seed.as_deref().unwrap_or("");
                match name {
                    // Whoever has an account is called as it is.
                    Some(name) if !who.account => {
                        let who = Person::new(&*who.id, clean_name(name)?);
                        self.join(&who, *seat, *piece, client_seed)
                    }
                    _ => self.join(who, *seat, *piece, client_seed),
                }
            }
            Action::ClientSeed { client_seed } => self.client_seed(who, client_seed),
            Action::Leave { seat } => self.leave(who, *seat),
            Action::Fill { level } => self.fill(who, *level),
            Action::Move { word } => self.play_move(who, word, lag),
            Action::Resign { seat } => self.resign(who, *seat),
            Action::Offer { offer, seat, answers } => self.offer(who, *offer, *seat, *answers),
            Action::Decline { offer, answers } => self.decline(who, *offer, *answers),
            Action::Claim { seat, level } => self.check_claim(who, *seat, *level),
            Action::Resume => self.resume(who),
            Action::Abort => self.request_abort(who),
            Action::Rematch => self.request_rematch(who, None),
        }
    }

    fn join(
        &mut self,
        who: &Person,
        seat: Option<SeatNumber>,
        piece: Option<Piece>,
        client_seed: &str,
    ) -> Result<(), TableError> {
        self.require_waiting()?;
        let client_seed = validate_client_seed(client_seed)?;
        let reserved_for_others =
            |seat: SeatNumber| match self.table.spec.seat_spec(seat).assignment {
                SeatAssignment::Reserved { person } => person.id != who.id,
                _ => false,
            };
        let free = |seat: SeatNumber| self.holder(seat).is_none() && !reserved_for_others(seat);
        let seat = match seat {
            Some(seat) => {
                if !(1..=self.table.spec.seats).contains(&seat) {
                    return Err(TableError::NoSeat { seat });
                }
                if self.holder(seat).is_some() {
                    return Err(TableError::SeatTaken { seat });
                }
                if reserved_for_others(seat) {
                    return Err(TableError::SeatReserved { seat });
                }
                if self.table.has_person(&who.id) && !self.table.is_made_for(seat, who) {
                    return Err(TableError::Seated);
                }
                seat
            }
            None if self.table.has_person(&who.id) => {
                return Err(TableError::Seated);
            }
            None => (1..=self.table.spec.seats).find(|&seat| free(seat)).ok_or(TableError::Full)?,
        };
        if let Some(piece) = piece.filter(|&piece| piece != Piece::Pawn) {
            let taken = |(other, slot): (SeatNumber, &PlayerSlot)| {
                other != seat && slot.piece == Some(piece) && slot.holder.is_some()
            };
            if (1..).zip(&self.table.slots).any(taken) {
                return Err(TableError::PieceTaken);
            }
        }
        self.push(EventKind::Joined {
            seat,
            who: who.clone(),
            piece,
            client_seed: Some(client_seed),
        })?;
        self.table.check_rated()?;
        self.start_if_ready()
    }

    fn client_seed(&mut self, who: &Person, client_seed: &str) -> Result<(), TableError> {
        self.require_waiting()?;
        let client_seed = validate_client_seed(client_seed)?;
        let mine: Vec<_> = self.table.seats_of(&who.id).collect();
        if mine.is_empty() {
            return Err(TableError::NotYours);
        }
        for seat in mine {
            self.push(EventKind::ClientSeedAdded { seat, client_seed: client_seed.clone() })?;
        }
        self.start_if_ready()
    }

    fn leave(&mut self, who: &Person, seat: Option<SeatNumber>) -> Result<(), TableError> {
        self.require_waiting()?;
        let mine: Vec<_> =
            self.table.seats_of(&who.id).filter(|own| seat.is_none_or(|s| s == *own)).collect();
        if mine.is_empty() {
            return Err(TableError::NotYours);
        }
        for seat in mine {
            self.push(EventKind::Left { seat })?;
        }
        if self.table.person_ids().is_empty() { self.abort() } else { Ok(()) }
    }

    fn fill(&mut self, who: &Person, level: u8) -> Result<(), TableError> {
        self.require_waiting()?;
        if who.id != self.table.creator.id {
            return Err(TableError::CreatorOnly);
        }
        if !(1..=8).contains(&level) {
            return Err(TableError::Level);
        }
        for seat in 1..=self.table.spec.seats {
            if self.holder(seat).is_none() {
                self.push(EventKind::Filled { seat, level })?;
            }
        }
        self.table.check_rated()?;
        self.start_if_ready()
    }

    fn play_move(&mut self, who: &Person, word: &str, lag: u32) -> Result<(), TableError> {
        self.require_in_play()?;
        if self.table.phase == TablePhase::Paused {
            return Err(TableError::Paused);
        }
        if !self.table.has_person(&who.id) {
            return Err(TableError::NotYours);
        }
        let Turn::Seat(turn) = self.table.record.turn() else {
            return Err(TableError::Over);
        };
        let seat = turn.number() as SeatNumber;
        if !matches!(self.holder(seat), Some(SeatHolder::Person(person)) if person.id == who.id) {
            return Err(TableError::NotYourTurn { seat });
        }
        // Leaving the game is an action of its own.
        if word.starts_with("leave:") {
            return Err(TableError::NotAMove { word: word.to_owned() });
        }
        // Where no clock runs, there is nothing to be made up for.
        let lag = self.table.clock().running.map_or(0, |_| lag);
        self.decline_by_moving(who, seat)?;
        self.push(EventKind::Moved { seat, word: word.to_owned(), lag })?;
        self.advance()
    }

    fn resign(&mut self, who: &Person, seat: Option<SeatNumber>) -> Result<(), TableError> {
        self.require_in_play()?;
        let seat = self.own_seat(who, seat)?;
        self.depart(seat, Departure::Resigned)
    }

    fn resume(&mut self, who: &Person) -> Result<(), TableError> {
        self.own_seat(who, None)?;
        match self.table.phase {
            TablePhase::Paused => {
                self.push(EventKind::Resumed)?;
                self.advance()
            }
            _ => Err(TableError::NotPaused),
        }
    }

    fn request_abort(&mut self, who: &Person) -> Result<(), TableError> {
        match self.table.phase {
            TablePhase::Over => Err(TableError::Over),
            TablePhase::Waiting if who.id == self.table.creator.id => self.abort(),
            TablePhase::Waiting => Err(TableError::CreatorOnly),
            TablePhase::Live | TablePhase::Paused => {
                self.own_seat(who, None)?;
                if !self.table.is_abortable() {
                    return Err(TableError::AbortLate);
                }
                self.abort()
            }
        }
    }

    /// The seat that `who` acts for: the one named, or else the one to move, or else the first one
    /// still in play.
    pub(crate) fn own_seat(
        &self,
        who: &Person,
        seat: Option<SeatNumber>,
    ) -> Result<SeatNumber, TableError> {
        let mine: Vec<_> = self.table.seats_in_play(&who.id).collect();
        let turn = self.table.to_move().filter(|turn| mine.contains(turn));
        match seat {
            Some(seat) if mine.contains(&seat) => Ok(seat),
            Some(_) => Err(TableError::NotYours),
            None => turn.or(mine.first().copied()).ok_or(TableError::NotYours),
        }
    }

    fn require_waiting(&self) -> Result<(), TableError> {
        match self.table.phase {
            TablePhase::Waiting => Ok(()),
            TablePhase::Live | TablePhase::Paused => Err(TableError::Started),
            TablePhase::Over => Err(TableError::Over),
        }
    }

    pub(crate) fn require_in_play(&self) -> Result<(), TableError> {
        match self.table.phase {
            TablePhase::Live | TablePhase::Paused => Ok(()),
            TablePhase::Waiting => Err(TableError::NotStarted),
            TablePhase::Over => Err(TableError::Over),
        }
    }
}

impl Table {
    pub(crate) fn in_play(&self, seat: SeatNumber) -> bool {
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

    /// Whether any player may cancel the game alone (T20).
    pub(crate) fn is_abortable(&self) -> bool {
        let is_in_progress = matches!(self.phase, TablePhase::Live | TablePhase::Paused);
        is_in_progress && self.record.moves().count() < self.slots.len()
    }
}
