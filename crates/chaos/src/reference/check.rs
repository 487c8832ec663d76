//! What may come next.

use api::{Action, Cause, Departure, Event, EventKind, Offer, SeatNumber, TablePhase, TimeControl};
use game::Turn;

use super::may::ActionVerdict;
use super::{MAX_PLIES, Reference};

/// Something that has to come before anything else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Due {
    End,
    DeclineOfComputer,
    Pause,
    Takeback,
    Roll,
    /// The other seats of a person who is gone.
    RestOfClaim,
}

impl Reference {
    /// Whether new events, which came together, are allowed by the laws. The reason why not names the
    /// law and the event.
    pub fn check_next(&self, next: &[Event]) -> Result<(), String> {
        self.check_order_of_declines(next)?;
        let mut table = self.clone();
        for event in next {
            table.check_event(&event.kind).map_err(|why| format!("event {}: {why}", event.seq))?;
            table.check_time_out(event).map_err(|why| format!("event {}: {why}", event.seq))?;
            table.add(event)?;
        }
        match table.due().as_slice() {
            [] => Ok(()),
            due => Err(format!("after event {}: T12: {due:?} did not come", table.table.last.0)),
        }
    }

    /// A move declines offers in the order in which they were opened (T14).
    fn check_order_of_declines(&self, next: &[Event]) -> Result<(), String> {
        let moved = next.iter().position(|event| matches!(event.kind, EventKind::Moved { .. }));
        let before_move = &next[..moved.unwrap_or(0)];
        let opened = |event: &Event| match event.kind {
            EventKind::Declined { offer, .. } => Some(self.offers.find(offer)?.event),
            _ => None,
        };
        let opened: Vec<u32> = before_move.iter().filter_map(opened).collect();
        if opened.is_sorted() {
            return Ok(());
        }
        Err(format!("T14: declined in another order than opened by {opened:?}"))
    }

    /// What has to come before anything else; any of several.
    fn due(&self) -> Vec<Due> {
        let (table, offers) = (&self.table, &self.offers);
        let agreed = |offer| offers.is_agreed(offer, table);
        if !table.is_played() {
            return Vec::new();
        }
        if table.ending_by_rules().is_some() || table.plies_ever >= MAX_PLIES {
            return vec![Due::End];
        }
        let mut due = Vec::new();
        let draw_open = offers.find(Offer::Draw).is_some();
        if draw_open && table.computer_in_play().is_some() {
            due.push(Due::DeclineOfComputer);
        }
        if let Some(claim) = &table.claim
            && !table.seats_in_play_of(&claim.person).is_empty()
        {
            due.push(Due::RestOfClaim);
        }
        if due.is_empty() && (agreed(Offer::Draw) || agreed(Offer::Abort)) {
            return vec![Due::End];
        }
        if agreed(Offer::Pause) {
            due.push(Due::Pause);
        }
        if agreed(Offer::Takeback) {
            due.push(Due::Takeback);
        }
        if table.phase == TablePhase::Live && table.turn() == Turn::Chance {
            due.push(Due::Roll);
        }
        due
    }

    fn check_event(&self, event: &EventKind) -> Result<(), String> {
        let due = self.due();
        let is_due = due.iter().any(|due| self.satisfies(event, *due));
        if !due.is_empty() && !is_due {
            return Err(format!("T12: {due:?} has to come first, and {event:?} came"));
        }
        let is_rated = self.table.spec.rated;
        match event {
            EventKind::Filled { .. } if is_rated => {
                Err("T35: a computer player at a rated table".to_owned())
            }
            EventKind::Offered { offer: Offer::Takeback, .. } if is_rated => {
                Err("T36: a takeback is offered in a rated game".to_owned())
            }
            EventKind::Created { .. } => Err("a table is created once".to_owned()),
            EventKind::Joined { seat, .. } => self.check_taken(*seat),
            EventKind::Filled { seat, .. } if self.table.phase == TablePhase::Waiting => {
                self.check_taken(*seat)
            }
            EventKind::Filled { seat, .. } => self.check_claim(*seat, true),
            EventKind::Left { .. } | EventKind::ClientSeedAdded { .. } => {
                self.expect_phase(&[TablePhase::Waiting])
            }
            EventKind::Started { .. } => self.check_start(),
            EventKind::Moved { seat, .. } => self.check_move(*seat),
            EventKind::Rolled { .. } => {
                self.expect_phase(&[TablePhase::Live])?;
                expect(self.table.turn() == Turn::Chance, "nothing is to be rolled")
            }
            EventKind::Departed { seat, .. } => {
                expect(self.table.is_in_play(*seat), "a seat departs that is not in play")
            }
            EventKind::Offered { seat, offer } => self.check_vote(*seat, *offer),
            EventKind::Declined { seat, offer } => self.check_decline(*seat, *offer),
            EventKind::TakenBack { keep } => self.check_takeback(*keep),
            EventKind::Paused => {
                self.expect_phase(&[TablePhase::Live])?;
                let agreed = self.offers.is_agreed(Offer::Pause, &self.table);
                expect(agreed, "T12: paused without everybody's vote")
            }
            EventKind::Resumed => {
                self.expect_phase(&[TablePhase::Paused])?;
                expect(!self.has_too_many_events(), "T24: resumed after too many events")
            }
            EventKind::Outage { from, to } => expect(from <= to, "an outage ends before it begins"),
            EventKind::Ended { outcome, cause, .. } => self.check_end(outcome, *cause),
            EventKind::Rematched { .. } => {
                expect(self.table.rematch.is_none(), "a rematch comes once")?;
                expect(self.all_want_rematch(), "T12: a rematch without everybody's vote")
            }
        }
    }

    fn satisfies(&self, event: &EventKind, due: Due) -> bool {
        match (event, due) {
            (EventKind::Ended { .. }, Due::End)
            | (EventKind::Paused, Due::Pause)
            | (EventKind::TakenBack { .. }, Due::Takeback)
            | (EventKind::Rolled { .. }, Due::Roll) => true,
            (EventKind::Declined { seat, offer: Offer::Draw }, Due::DeclineOfComputer) => {
                self.table.person_at(*seat).is_none()
            }
            (
                EventKind::Filled { seat, .. }
                | EventKind::Departed { seat, why: Departure::OutOfTime },
                Due::RestOfClaim,
            ) => {
                let by_computer = matches!(event, EventKind::Filled { .. });
                self.table.claim.as_ref().is_some_and(|claim| {
                    self.table.person_at(*seat) == Some(&claim.person)
                        && claim.by_computer == by_computer
                })
            }
            _ => false,
        }
    }

    fn expect_phase(&self, phases: &[TablePhase]) -> Result<(), String> {
        let phase = self.table.phase;
        expect(phases.contains(&phase), &format!("this cannot be while the table is {phase:?}"))
    }

    fn check_taken(&self, seat: SeatNumber) -> Result<(), String> {
        self.expect_phase(&[TablePhase::Waiting])?;
        let is_open = self.table.seat(seat).is_some_and(|seat| seat.holder.is_none());
        expect(is_open, "a seat was taken that is not open")
    }

    fn check_start(&self) -> Result<(), String> {
        self.expect_phase(&[TablePhase::Waiting])?;
        let full = self.table.seats.iter().all(|seat| seat.holder.is_some());
        expect(full, "the game started with an open seat")
    }

    fn check_move(&self, seat: SeatNumber) -> Result<(), String> {
        expect(self.table.phase != TablePhase::Paused, "T18: nobody moves in a pause")?;
        self.expect_phase(&[TablePhase::Live])?;
        expect(self.table.to_move() == Some(seat), "it is another's turn")?;
        let Some(person) = self.table.person_at(seat) else { return Ok(()) };
        let unanswered = self.offers.unanswered_by(person);
        expect(unanswered.is_empty(), &format!("T14: the move does not decline {unanswered:?}"))
    }

    fn check_vote(&self, seat: SeatNumber, offer: Offer) -> Result<(), String> {
        let Some(person) = self.table.person_at(seat) else {
            return Err("T10: a computer does not offer".to_owned());
        };
        let action = Action::Offer { offer, seat: Some(seat), answers: None };
        match self.may(person, &action) {
            ActionVerdict::Refused(reasons) => {
                Err(format!("{person} cannot offer {offer:?}: {}", reasons.join(", ")))
            }
            ActionVerdict::Taken | ActionVerdict::Unsaid => Ok(()),
        }
    }

    fn check_decline(&self, seat: SeatNumber, offer: Offer) -> Result<(), String> {
        expect(self.offers.find(offer).is_some(), &format!("T17: no {offer:?} is open"))?;
        let table = &self.table;
        if table.person_at(seat).is_none() {
            let is_its_own = offer == Offer::Draw && table.is_in_play(seat);
            return expect(is_its_own, "T10: a computer declines nothing but draws");
        }
        let is_asked = offer == Offer::Rematch || table.is_in_play(seat);
        expect(table.takes_offer(offer) && is_asked, "T17: declined by somebody not in play")
    }

    fn check_takeback(&self, keep: u32) -> Result<(), String> {
        let agreed = self.offers.is_agreed(Offer::Takeback, &self.table);
        expect(agreed, "T12: taken back without everybody's vote")?;
        let target = self.offers.find(Offer::Takeback).and_then(|open| open.keep);
        let why = format!("T15: {keep} words remain, and {target:?} was offered");
        expect(target == Some(keep), &why)
    }

    fn check_end(&self, outcome: &str, cause: Cause) -> Result<(), String> {
        let table = &self.table;
        expect(table.phase != TablePhase::Over, "the game ended twice")?;
        let draw = table.drawn_outcome();
        let expected = match table.ending_by_rules() {
            Some(ending) if ending.cause == Cause::Repetition => (draw, Cause::Repetition),
            Some(ending) => (ending.outcome.to_string(), ending.cause),
            None if self.may_be_aborted() && cause == Cause::Aborted => {
                (String::new(), Cause::Aborted)
            }
            None if self.offers.is_agreed(Offer::Draw, table) => (draw, Cause::Agreement),
            None => return Err(format!("T12, T20: nothing ends the game by {}", cause.word())),
        };
        let why = format!("T21: ended {outcome} by {cause:?}, and it is {expected:?}");
        expect((outcome, cause) == (expected.0.as_str(), expected.1), &why)
    }

    /// Whether the game may be cancelled: before the start, early, by agreement, or because it is too
    /// long. A draw that was agreed on comes first (T12).
    fn may_be_aborted(&self) -> bool {
        let table = &self.table;
        let agreed = |offer| self.offers.is_agreed(offer, table);
        table.plies_ever >= MAX_PLIES
            || !agreed(Offer::Draw)
                && (table.phase == TablePhase::Waiting
                    || table.is_abortable()
                    || agreed(Offer::Abort))
    }

    /// A seat departs by `time` when its clock has run out, or when it is claimed.
    fn check_time_out(&self, event: &Event) -> Result<(), String> {
        let EventKind::Departed { seat, why: Departure::OutOfTime } = event.kind else {
            return Ok(());
        };
        if self.table.spec.time_control == TimeControl::None {
            return self.check_claim(seat, false);
        }
        let ran_out =
            self.clocks.running() == Some(seat) && self.clocks.left(seat, event.at) == Some(0);
        let left = self.clocks.left(seat, event.at);
        let why = format!("T1, T3: seat {seat} departs by time, and has {left:?} ms left");
        expect(ran_out, &why)
    }

    /// Whether the others may go on without the player of a seat: in a game between people without a
    /// clock, at their turn, with all their seats alike (T31).
    fn check_claim(&self, seat: SeatNumber, by_computer: bool) -> Result<(), String> {
        self.expect_phase(&[TablePhase::Live])?;
        let table = &self.table;
        let untimed = table.spec.time_control == TimeControl::None;
        expect(untimed, "T30: nobody is gone in a game with a clock")?;
        expect(table.people_in_play().len() > 1, "T31: nobody is there to claim")?;
        let person = table.person_at(seat).filter(|_| table.is_in_play(seat));
        let Some(person) = person else {
            return Err("T31: a seat was claimed that no person has in play".to_owned());
        };
        let goes_on = table
            .claim
            .as_ref()
            .is_some_and(|claim| claim.person == person && claim.by_computer == by_computer);
        let own_turn = table.to_move().is_some_and(|seat| table.person_at(seat) == Some(person));
        expect(own_turn || goes_on, "T30: claimed at the turn of another")
    }
}

fn expect(holds: bool, otherwise: &str) -> Result<(), String> {
    if holds { Ok(()) } else { Err(otherwise.to_owned()) }
}
