//! Who may do what.

use api::{Action, Offer, SeatNumber, TablePhase};
use game::{Position, Reason};

use super::Reference;

/// What the laws say to an action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ActionVerdict {
    /// It has to be taken.
    Taken,
    /// It has to be refused, for any of these reasons: the laws do not say which comes first.
    Refused(Vec<String>),
    /// The laws do not say.
    Unsaid,
}

/// Collects the reasons for which an action is refused.
#[derive(Default)]
struct Reasons(Vec<String>);

impl Reasons {
    fn add_if(&mut self, applies: bool, key: &str) {
        if applies {
            self.0.push(key.to_owned());
        }
    }

    fn verdict(self) -> ActionVerdict {
        if self.0.is_empty() { ActionVerdict::Taken } else { ActionVerdict::Refused(self.0) }
    }
}

impl Reference {
    /// Whether an action of a person, by their id, is taken now.
    pub fn may(&self, person: &str, action: &Action) -> ActionVerdict {
        match action {
            Action::Move { word } => self.may_move(person, word),
            Action::Resign { seat } => self.may_resign(person, *seat),
            Action::Offer { offer: Offer::Rematch, answers, .. } => {
                self.may_want_rematch(person, *answers)
            }
            Action::Rematch => self.may_want_rematch(person, None),
            Action::Offer { offer, seat, answers } => {
                self.may_offer(person, *offer, *seat, *answers)
            }
            Action::Decline { offer, answers } => self.may_decline(person, *offer, *answers),
            Action::Resume => self.may_resume(person),
            Action::Abort => self.may_abort(person),
            Action::Join { .. }
            | Action::ClientSeed { .. }
            | Action::Leave { .. }
            | Action::Fill { .. }
            | Action::Claim { .. } => ActionVerdict::Unsaid,
        }
    }

    /// The reasons that hold for whatever a player does in a game.
    fn player_reasons(&self, person: &str) -> Reasons {
        let mut reasons = Reasons::default();
        reasons.add_if(self.table.phase == TablePhase::Waiting, "server-not-started");
        reasons.add_if(self.table.phase == TablePhase::Over, "server-over");
        let seats = self.table.seats_of(person);
        let stays = seats.iter().any(|&seat| !self.table.has_departed(seat));
        reasons.add_if(!stays, "server-not-yours");
        reasons
    }

    fn may_move(&self, person: &str, word: &str) -> ActionVerdict {
        let table = &self.table;
        let mut reasons = self.player_reasons(person);
        reasons.add_if(table.phase == TablePhase::Paused, "server-paused");
        let own_turn = table.to_move().is_some_and(|seat| table.person_at(seat) == Some(person));
        let holds_seat = !table.seats_of(person).is_empty();
        reasons.add_if(holds_seat && !own_turn, "server-not-your-turn");
        if let (true, Some(position)) = (reasons.0.is_empty(), table.position())
            && let Err(refusal) = position.read(word)
        {
            reasons.add_if(true, Reason::from(refusal).key);
        }
        reasons.verdict()
    }

    fn may_resign(&self, person: &str, seat: Option<SeatNumber>) -> ActionVerdict {
        let mut reasons = self.player_reasons(person);
        let in_play = self.table.seats_in_play_of(person);
        match seat {
            Some(seat) => reasons.add_if(!in_play.contains(&seat), "server-not-yours"),
            None if self.table.seats_of(person).len() > 1 => return ActionVerdict::Unsaid,
            None => {}
        }
        reasons.verdict()
    }

    fn may_offer(
        &self,
        person: &str,
        offer: Offer,
        seat: Option<SeatNumber>,
        answers: Option<u32>,
    ) -> ActionVerdict {
        let table = &self.table;
        let mut reasons = self.player_reasons(person);
        let own = seat.is_none_or(|seat| table.seats_in_play_of(person).contains(&seat));
        reasons.add_if(!own, "server-not-yours");
        let paused = table.phase == TablePhase::Paused;
        reasons.add_if(offer == Offer::Pause && paused, "server-paused");
        let declines = offer == Offer::Draw && table.computer_in_play().is_some();
        reasons.add_if(declines, "server-machine-declines");
        self.add_vote_reasons(person, offer, answers, &mut reasons);
        let new = self.offers.find(offer).is_none();
        let impossible = offer == Offer::Takeback && table.takeback_target(person).is_none();
        reasons.add_if(new && impossible, "server-takeback");
        let against = offer == Offer::Takeback && table.spec.rated;
        reasons.add_if(against, "server-rated-takeback");
        reasons.verdict()
    }

    fn may_want_rematch(&self, person: &str, answers: Option<u32>) -> ActionVerdict {
        let table = &self.table;
        let seated = !table.seats_of(person).is_empty();
        let left_early = seated && !table.people_at_the_end().contains(&person);
        if table.rematch.is_some() || left_early {
            return ActionVerdict::Unsaid;
        }
        let mut reasons = Reasons::default();
        reasons.add_if(table.phase != TablePhase::Over, "server-not-over");
        reasons.add_if(!seated, "server-not-yours");
        self.add_vote_reasons(person, Offer::Rematch, answers, &mut reasons);
        reasons.verdict()
    }

    /// The reasons for which any vote is refused.
    fn add_vote_reasons(
        &self,
        person: &str,
        offer: Offer,
        answers: Option<u32>,
        reasons: &mut Reasons,
    ) {
        reasons.add_if(self.has_too_many_events(), "server-too-many-events");
        let open = self.offers.find(offer);
        let other = answers.is_some_and(|event| open.is_none_or(|open| open.event != event));
        reasons.add_if(other, "server-no-offer");
        reasons.add_if(open.is_some_and(|open| open.has_vote_of(person)), "server-offered");
        let opened_before = open.is_none() && self.offers.opened_before(person, offer);
        reasons.add_if(opened_before, "server-offered-before");
    }

    fn may_decline(&self, person: &str, offer: Offer, answers: Option<u32>) -> ActionVerdict {
        let mut reasons = match offer {
            Offer::Rematch => {
                let mut reasons = Reasons::default();
                let seated = !self.table.seats_of(person).is_empty();
                reasons.add_if(!seated, "server-not-yours");
                reasons.add_if(self.table.phase != TablePhase::Over, "server-not-over");
                reasons
            }
            _ => self.player_reasons(person),
        };
        let open = self.offers.find(offer);
        let other = open.is_none_or(|open| answers.is_some_and(|event| open.event != event));
        reasons.add_if(other, "server-no-offer");
        reasons.add_if(self.has_too_many_events(), "server-too-many-events");
        reasons.verdict()
    }

    fn may_resume(&self, person: &str) -> ActionVerdict {
        let mut reasons = self.player_reasons(person);
        reasons.add_if(self.table.phase != TablePhase::Paused, "server-not-paused");
        reasons.add_if(self.has_too_many_events(), "server-too-many-events");
        reasons.verdict()
    }

    fn may_abort(&self, person: &str) -> ActionVerdict {
        let table = &self.table;
        if table.phase == TablePhase::Waiting {
            let mut reasons = Reasons::default();
            for key in ["server-creator-only", "server-not-yours", "server-not-started"] {
                reasons.add_if(table.creator != person, key);
            }
            return reasons.verdict();
        }
        let mut reasons = self.player_reasons(person);
        reasons.add_if(table.is_played() && !table.is_abortable(), "server-abort-late");
        reasons.verdict()
    }
}
