//! What others did about challenges while somebody looked elsewhere.

use api::{Challenge, ChallengeState, Challenges};

/// Finds out which challenges have ended by somebody else, or because nobody answered. Nothing is told twice, and nothing
/// that was so before the first look.
#[derive(Clone, Debug, Default)]
pub struct ChallengeNews {
    /// The ids of those that had ended at the last look; `None` before the first.
    ended: Option<Vec<String>>,
}

impl ChallengeNews {
    /// Takes in how challenges stand now; returns those that have ended since the last look, unless by the person here.
    pub fn follow(&mut self, now: &Challenges) -> Vec<Challenge> {
        let by_others = |challenge: &&Challenge, own: &[ChallengeState]| {
            challenge.state != ChallengeState::Open && !own.contains(&challenge.state)
        };
        let made = now.outgoing.iter().filter(|one| by_others(one, &[ChallengeState::Withdrawn]));
        let answers = [ChallengeState::Accepted, ChallengeState::Declined];
        let received = now.answered.iter().filter(|one| by_others(one, &answers));
        // One that was made and answered between two looks is news too.
        let is_new =
            |one: &&Challenge| self.ended.as_ref().is_some_and(|ended| !ended.contains(&one.id));
        let news = made.chain(received).filter(is_new).cloned().collect();
        let all = now.outgoing.iter().chain(&now.answered);
        let ended = all.filter(|one| one.state != ChallengeState::Open);
        self.ended = Some(ended.map(|one| one.id.clone()).collect());
        news
    }
}

#[cfg(test)]
mod tests {
    use api::{Person, TimeControl};

    use super::*;

    fn challenge(id: &str, state: ChallengeState) -> Challenge {
        Challenge {
            id: id.to_owned(),
            from: Person::new("ada", "Ada"),
            to: Person::new("ben", "Ben"),
            game: "quoridor".to_owned(),
            seats: 2,
            time_control: TimeControl::None,
            side: None,
            rated: false,
            stake: None,
            table: "table".to_owned(),
            url: String::new(),
            created: 0,
            expires: 0,
            state,
            reason: None,
        }
    }

    #[test]
    fn what_others_did_is_told_once_and_what_one_did_oneself_is_not() {
        let mut news = ChallengeNews::default();
        let ids = |told: Vec<Challenge>| told.into_iter().map(|one| one.id).collect::<Vec<_>>();
        let ends = [
            ChallengeState::Accepted,
            ChallengeState::Declined,
            ChallengeState::Withdrawn,
            ChallengeState::Expired,
        ];
        let all = |prefix: &str, state: &dyn Fn(ChallengeState) -> ChallengeState| {
            let one =
                |end: ChallengeState| challenge(&format!("{prefix} {}", end.word()), state(end));
            ends.map(one).to_vec()
        };
        let before = Challenges { outgoing: all("before", &|end| end), ..Challenges::default() };
        assert_eq!(ids(news.follow(&before)), [""; 0], "so it was before the first look");
        let open = |_| ChallengeState::Open;
        let asked = Challenges {
            incoming: all("to me", &open),
            outgoing: all("by me", &open),
            answered: Vec::new(),
        };
        assert_eq!(ids(news.follow(&asked)), [""; 0]);
        let ended = Challenges {
            incoming: Vec::new(),
            outgoing: all("by me", &|end| end),
            answered: all("to me", &|end| end),
        };
        let told = [
            "by me accepted",
            "by me declined",
            "by me expired",
            "to me withdrawn",
            "to me expired",
        ];
        assert_eq!(ids(news.follow(&ended)), told);
        assert_eq!(ids(news.follow(&ended)), [""; 0], "nothing is told twice");
        let quick = challenge("quick", ChallengeState::Declined);
        let quick = Challenges { outgoing: vec![quick], ..Challenges::default() };
        assert_eq!(ids(news.follow(&quick)), ["quick"], "nobody looked while it was open");
    }
}
