//! What a review says in every program, as data: keys and arguments of messages.

use std::time::Duration;

use game::Reason;

use super::{GameReview, Grade, MoveReview, PlayerReview};

impl GameReview {
    /// What there is to say of an entry of the record: its grade, and whether it decided the game.
    pub fn reasons_of_entry(&self, entry: usize) -> Vec<Reason> {
        let graded = self.moves.iter().find(|graded| graded.entry == entry);
        let moment = self.moments.iter().find(|moment| moment.entry == entry);
        let grade = graded.map(MoveReview::reason);
        grade.into_iter().chain(moment.map(|moment| moment.reason())).collect()
    }
}

impl Grade {
    /// Its name, as data.
    pub fn reason(self) -> Reason {
        Reason::new(self.key(), "")
    }
}

impl MoveReview {
    /// The grade, and the better line where there is one.
    pub fn reason(&self) -> Reason {
        match self.better_line() {
            Some(better) => Reason::new("review-graded", "")
                .reason("grade", self.grade.reason())
                .reason("better", better),
            None => self.grade.reason(),
        }
    }

    /// What the move lost, and the better line.
    pub fn better_line(&self) -> Option<Reason> {
        let better = self.better.as_ref()?;
        let reason = Reason::new("review-better", "").text("cost", format_permille(self.cost));
        Some(reason.text("line", better.words.join(" ")))
    }
}

impl PlayerReview {
    /// The accuracy, then luck and time where there are such.
    pub fn reasons(&self) -> Vec<Reason> {
        let seat = usize::from(self.seat);
        let accuracy = match self.accuracy {
            Some(accuracy) => Reason::new("review-accuracy", "")
                .number("seat", seat)
                .text("accuracy", format_permille(accuracy)),
            None => Reason::new("review-no-accuracy", "").number("seat", seat),
        };
        let luck = self.luck.map(|luck| {
            Reason::new("review-luck", "").text("luck", format!("{:+.1}", f64::from(luck) / 10.0))
        });
        let time =
            self.time.map(|time| Reason::new("review-time", "").text("time", format_millis(time)));
        [Some(accuracy), luck, time].into_iter().flatten().collect()
    }
}

/// A share in permille as people read it, in percent: `14.2`.
fn format_permille(permille: u16) -> String {
    format!("{}.{}", permille / 10, permille % 10)
}

/// A time as people read it: `1:05`.
pub fn format_millis(millis: u64) -> String {
    let seconds = Duration::from_millis(millis).as_secs();
    format!("{}:{:02}", seconds / 60, seconds % 60)
}
