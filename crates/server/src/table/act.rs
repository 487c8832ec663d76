use api::{Action, Holder, Person, Phase, Piece, Refusal, SeatNumber, What, Who};
use game::Turn;

use super::{Chair, Draft, Table};

/// The longest text a player may add to the dice, in bytes.
const LONGEST_LUCK: usize = 64;

impl Draft {
    /// `who` does `action`; `lag` of the time it took was the network's.
    pub fn act(&mut self, who: &Person, action: &Action, lag: u32) -> Result<(), Refusal> {
        match action {
            Action::Join { seat, piece, luck } => {
                self.join(who, *seat, *piece, luck.as_deref().unwrap_or(""))
            }
            Action::Luck { luck } => self.luck(who, luck),
            Action::Leave { seat } => self.leave(who, *seat),
            Action::Fill { level } => self.fill(who, *level),
            Action::Move { word } => self.moved(who, word, lag),
            Action::Resign { seat } => self.resign(who, *seat),
            Action::Offer { offer, seat } => self.offer(who, *offer, *seat),
            Action::Decline { offer } => self.decline(who, *offer),
            Action::Resume => self.resume(who),
            Action::Abort => self.abort(who),
            Action::Rematch => self.ask_again(who),
        }
    }

    fn join(
        &mut self,
        who: &Person,
        seat: Option<SeatNumber>,
        piece: Option<Piece>,
        luck: &str,
    ) -> Result<(), Refusal> {
        self.must_wait()?;
        let luck = lucky(luck)?;
        let meant = |seat: SeatNumber| match self.table.spec.place(seat).who {
            Who::Reserved { person } => person.id == who.id,
            _ => true,
        };
        let free = |seat: SeatNumber| self.holder(seat).is_none() && meant(seat);
        let seat = match seat {
            Some(seat) => {
                if !(1..=self.table.spec.seats).contains(&seat) {
                    return Err(Refusal::new(404, "server-no-seat").number("seat", seat));
                }
                if self.holder(seat).is_some() {
                    return Err(Refusal::new(409, "server-seat-taken").number("seat", seat));
                }
                if !meant(seat) {
                    return Err(Refusal::new(403, "server-seat-reserved").number("seat", seat));
                }
                seat
            }
            None if self.table.seats_person(&who.id) => {
                return Err(Refusal::new(409, "server-seated"));
            }
            None => (1..=self.table.spec.seats)
                .find(|&seat| free(seat))
                .ok_or_else(|| Refusal::new(409, "server-full"))?,
        };
        if let Some(piece) = piece.filter(|&piece| piece != Piece::Pawn) {
            let taken = |(other, chair): (SeatNumber, &Chair)| {
                other != seat && chair.piece == Some(piece) && chair.holder.is_some()
            };
            if (1..).zip(&self.table.chairs).any(taken) {
                return Err(Refusal {
                    rule: "C00".into(),
                    ..Refusal::new(409, "server-piece-taken")
                });
            }
        }
        self.push(What::Joined { seat, who: who.clone(), piece, luck: Some(luck) })?;
        self.start_if_ready()
    }

    fn luck(&mut self, who: &Person, luck: &str) -> Result<(), Refusal> {
        self.must_wait()?;
        let luck = lucky(luck)?;
        let mine: Vec<_> = self.table.seats_of(&who.id).collect();
        if mine.is_empty() {
            return Err(not_yours());
        }
        for seat in mine {
            self.push(What::Lucked { seat, luck: luck.clone() })?;
        }
        self.start_if_ready()
    }

    fn leave(&mut self, who: &Person, seat: Option<SeatNumber>) -> Result<(), Refusal> {
        self.must_wait()?;
        let mine: Vec<_> =
            self.table.seats_of(&who.id).filter(|own| seat.is_none_or(|s| s == *own)).collect();
        if mine.is_empty() {
            return Err(not_yours());
        }
        for seat in mine {
            self.push(What::Left { seat })?;
        }
        if self.table.people().is_empty() { self.abandon() } else { Ok(()) }
    }

    fn fill(&mut self, who: &Person, level: u8) -> Result<(), Refusal> {
        self.must_wait()?;
        if who.id != self.table.by.id {
            return Err(Refusal::new(403, "server-creator-only"));
        }
        if !(1..=8).contains(&level) {
            return Err(Refusal::new(422, "server-level"));
        }
        for seat in 1..=self.table.spec.seats {
            if self.holder(seat).is_none() {
                self.push(What::Filled { seat, level })?;
            }
        }
        self.start_if_ready()
    }

    fn moved(&mut self, who: &Person, word: &str, lag: u32) -> Result<(), Refusal> {
        self.must_be_on()?;
        if self.table.phase == Phase::Paused {
            return Err(Refusal::new(409, "server-paused"));
        }
        if !self.table.seats_person(&who.id) {
            return Err(not_yours());
        }
        let Turn::Seat(turn) = self.table.record.turn() else {
            return Err(Refusal::new(409, "server-over"));
        };
        let seat = turn.number() as SeatNumber;
        if !matches!(self.holder(seat), Some(Holder::Person(person)) if person.id == who.id) {
            return Err(Refusal::new(409, "server-not-your-turn").number("seat", seat));
        }
        // Departures have their own action, and dice fall by themselves.
        if word.starts_with("leave:") {
            return Err(Refusal::new(422, "server-not-a-move").text("word", word));
        }
        self.push(What::Moved { seat, word: word.to_owned(), lag })?;
        self.follow_up()
    }

    fn resign(&mut self, who: &Person, seat: Option<SeatNumber>) -> Result<(), Refusal> {
        self.must_be_on()?;
        let seat = self.own_seat(who, seat)?;
        self.push(What::Departed { seat, why: "resign".to_owned() })?;
        self.follow_up()
    }

    fn resume(&mut self, who: &Person) -> Result<(), Refusal> {
        self.own_seat(who, None)?;
        match self.table.phase {
            Phase::Paused => self.push(What::Resumed),
            _ => Err(Refusal::new(409, "server-not-paused")),
        }
    }

    fn abort(&mut self, who: &Person) -> Result<(), Refusal> {
        match self.table.phase {
            Phase::Over => Err(Refusal::new(409, "server-over")),
            Phase::Waiting if who.id == self.table.by.id => self.abandon(),
            Phase::Waiting => Err(Refusal::new(403, "server-creator-only")),
            Phase::Live | Phase::Paused => {
                self.own_seat(who, None)?;
                if self.table.everyone_moved() {
                    return Err(Refusal::new(409, "server-abort-late"));
                }
                self.abandon()
            }
        }
    }

    /// The seat of `who` that is meant: the one named, the only one, the one to move, the first
    /// still in play.
    pub(super) fn own_seat(
        &self,
        who: &Person,
        seat: Option<SeatNumber>,
    ) -> Result<SeatNumber, Refusal> {
        let in_play = |&seat: &SeatNumber| self.table.in_play(seat);
        let mine: Vec<_> = self.table.seats_of(&who.id).filter(in_play).collect();
        let turn = self.table.to_move().filter(|turn| mine.contains(turn));
        match seat {
            Some(seat) if mine.contains(&seat) => Ok(seat),
            Some(_) => Err(not_yours()),
            None => turn.or(mine.first().copied()).ok_or_else(not_yours),
        }
    }

    fn must_wait(&self) -> Result<(), Refusal> {
        match self.table.phase {
            Phase::Waiting => Ok(()),
            Phase::Live | Phase::Paused => Err(Refusal::new(409, "server-started")),
            Phase::Over => Err(Refusal::new(409, "server-over")),
        }
    }

    pub(super) fn must_be_on(&self) -> Result<(), Refusal> {
        match self.table.phase {
            Phase::Live | Phase::Paused => Ok(()),
            Phase::Waiting => Err(Refusal::new(409, "server-not-started")),
            Phase::Over => Err(Refusal::new(409, "server-over")),
        }
    }
}

impl Table {
    pub(super) fn in_play(&self, seat: SeatNumber) -> bool {
        let chair = usize::from(seat).checked_sub(1).and_then(|i| self.chairs.get(i));
        chair.is_some_and(|chair| chair.departed.is_none())
    }

    fn everyone_moved(&self) -> bool {
        let positions = &self.record.positions()[..self.record.entries().len()];
        let moved = |seat| {
            positions.iter().any(|at| game::Position::turn(at) == Turn::Seat(game::Seat::new(seat)))
        };
        (0..self.chairs.len()).all(moved)
    }
}

pub(super) fn not_yours() -> Refusal {
    Refusal::new(403, "server-not-yours")
}

fn lucky(luck: &str) -> Result<String, Refusal> {
    // A line end would let one seat's luck pass for another's, and records trim blanks.
    let odd = |c: char| c.is_control() || c.is_whitespace();
    if luck.len() > LONGEST_LUCK || luck.chars().any(odd) {
        return Err(Refusal::new(422, "server-luck").number("longest", LONGEST_LUCK as i64));
    }
    Ok(luck.to_owned())
}
