//! What a review says in every program, as data: keys and arguments of messages.

use std::time::Duration;

use game::{Reason, SeatNumber};

use super::{GameReview, Grade, MomentKind, MoveReview, PlayerReview};

impl GameReview {
    /// What there is to say of an entry of the record: its grade, and whether it decided the game.
    /// `name` is what each player is called.
    pub fn reasons_of_entry(
        &self,
        entry: usize,
        name: &dyn Fn(SeatNumber) -> String,
    ) -> Vec<Reason> {
        let graded = self.moves.iter().find(|graded| graded.entry == entry);
        let moment = self.moments.iter().find(|moment| moment.entry == entry);
        let grade = graded.map(MoveReview::reason);
        grade.into_iter().chain(moment.map(|moment| moment.reason(name))).collect()
    }
}

impl Grade {
    /// Its name, as data.
    pub fn reason(self) -> Reason {
        Reason::new(self.key(), "")
    }
}

impl MoveReview {
    /// The grade, what the move lost and why, and the better line where there is one.
    pub fn reason(&self) -> Reason {
        match self.loss() {
            Some(loss) => Reason::new("review-graded", "")
                .reason("grade", self.grade.reason())
                .reason("better", loss),
            None => self.grade.reason(),
        }
    }

    /// What the move lost and why, and the better line, or that there were several good moves; nothing where
    /// it lost nothing but time.
    pub fn loss(&self) -> Option<Reason> {
        if self.cost == 0 {
            return None;
        }
        let lost = self.loss_alone();
        match &self.better {
            Some(better) => {
                let reason = Reason::new("review-better", "").reason("loss", lost);
                Some(reason.text("line", better.words.join(" ")))
            }
            None if self.several_good => {
                Some(Reason::new("review-several", "").reason("loss", lost))
            }
            None => None,
        }
    }

    /// What the move lost and why, without the better line.
    pub fn loss_alone(&self) -> Reason {
        let lost = |key| Reason::new(key, "").number("cost", self.cost.into());
        match self.why.as_ref().and_then(MomentKind::clause) {
            Some(why) => lost("review-loses-why").reason("why", why),
            None => lost("review-loses"),
        }
    }
}

impl PlayerReview {
    /// The accuracy of the player of that name, then luck and time where there are such.
    pub fn reasons(&self, name: &str) -> Vec<Reason> {
        let accuracy = match self.accuracy {
            Some(accuracy) => Reason::new("review-accuracy", "")
                .text("player", name)
                .number("accuracy", accuracy.into()),
            None => Reason::new("review-no-accuracy", "").text("player", name),
        };
        let luck = self.luck.map(|luck| Reason::new("review-luck", "").change("luck", luck));
        let time =
            self.time.map(|time| Reason::new("review-time", "").text("time", format_millis(time)));
        [Some(accuracy), luck, time].into_iter().flatten().collect()
    }
}

/// A time as people read it: `1:05`.
pub fn format_millis(millis: u64) -> String {
    let seconds = Duration::from_millis(millis).as_secs();
    format!("{}:{:02}", seconds / 60, seconds % 60)
}
