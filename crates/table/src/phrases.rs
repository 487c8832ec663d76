//! What players say to each other at a table. Phrases are no events: how often a person may say one, and
//! how long it is remembered for whoever connects anew, is all there is to it.

use std::collections::VecDeque;

use api::{Millis, SaidPhrase};

/// How many phrases a person may say within [`QUOTA_WINDOW`], at all tables together.
const MOST_PHRASES: usize = 5;
const QUOTA_WINDOW: Millis = 60_000;

/// How many phrases of a table are remembered, and how long.
const REMEMBERED_PHRASES: usize = 8;
const REMEMBERED_FOR: Millis = 5 * 60_000;

/// How often a person has spoken lately: at most five times in any minute.
#[derive(Clone, Debug, Default)]
pub struct PhraseQuota {
    said: VecDeque<Millis>,
}

impl PhraseQuota {
    /// Counts a phrase at `now`, if it may be said; otherwise returns in how many seconds one may be.
    pub fn say(&mut self, now: Millis) -> Result<(), u32> {
        self.forget(now);
        let Some(nth) = self.said.len().checked_sub(MOST_PHRASES) else {
            self.said.push_back(now);
            return Ok(());
        };
        let wait = (self.said[nth] + QUOTA_WINDOW).saturating_sub(now).min(QUOTA_WINDOW);
        Err(u32::try_from(wait.div_ceil(1_000)).unwrap_or(60).max(1))
    }

    /// Counts a phrase that was said elsewhere. One quota more is the most that anybody comes to owe.
    pub fn count(&mut self, at: Millis) {
        if self.said.len() < 2 * MOST_PHRASES {
            self.said.push_back(at);
        }
    }

    /// Whether nothing was said within the last minute.
    pub fn is_unused(&mut self, now: Millis) -> bool {
        self.forget(now);
        self.said.is_empty()
    }

    fn forget(&mut self, now: Millis) {
        self.said.retain(|at| at + QUOTA_WINDOW > now);
    }
}

/// What was said at a table lately.
#[derive(Clone, Debug, Default)]
pub struct RecentPhrases {
    said: VecDeque<SaidPhrase>,
}

impl RecentPhrases {
    /// Remembers a phrase; returns whether it is a new one.
    pub fn add(&mut self, said: SaidPhrase) -> bool {
        if self.said.contains(&said) {
            return false;
        }
        if self.said.len() >= REMEMBERED_PHRASES {
            self.said.pop_front();
        }
        self.said.push_back(said);
        true
    }

    /// What is still remembered at `now`, the oldest first.
    pub fn at(&self, now: Millis) -> impl Iterator<Item = &SaidPhrase> {
        self.said.iter().filter(move |said| said.at + REMEMBERED_FOR > now)
    }

    /// Forgets what somebody has said.
    pub fn forget(&mut self, person: &str) {
        self.said.retain(|said| said.by != person);
    }
}

#[cfg(test)]
mod tests {
    use api::Phrase;

    use super::*;

    #[test]
    fn five_phrases_in_any_minute_and_no_more() {
        let mut quota = PhraseQuota::default();
        for at in [0, 10_000, 20_000, 30_000, 40_000] {
            assert_eq!(quota.say(at), Ok(()));
        }
        assert_eq!(quota.say(40_000), Err(20));
        assert_eq!(quota.say(59_001), Err(1));
        assert_eq!(quota.say(59_999), Err(1), "never zero seconds");
        assert_eq!(quota.say(60_000), Ok(()));
        assert_eq!(quota.say(60_000), Err(10), "a refused phrase counts for nothing");
        assert!(!quota.is_unused(119_999) && quota.is_unused(120_000));
    }

    #[test]
    fn what_is_said_elsewhere_counts_and_keeps_nobody_silent_for_long() {
        let mut quota = PhraseQuota::default();
        for _ in 0..1_000 {
            quota.count(5_000);
        }
        assert_eq!(quota.say(5_000), Err(60));
        assert_eq!(quota.say(65_000), Ok(()));
        // The clock of another node may be ahead: nobody waits for longer than a minute.
        let mut ahead = PhraseQuota::default();
        for _ in 0..5 {
            ahead.count(1_000_000);
        }
        assert_eq!(ahead.say(5_000), Err(60));
    }

    #[test]
    fn the_last_few_are_remembered_for_a_while() {
        let said = |nth: u64| SaidPhrase {
            seat: 1,
            by: format!("person{}", nth % 2),
            phrase: Phrase::Hello,
            at: nth * 1_000,
        };
        let mut recent = RecentPhrases::default();
        assert!((0..20).all(|nth| recent.add(said(nth))));
        assert!(!recent.add(said(19)), "it came by another way before");
        let times: Vec<_> = recent.at(20_000).map(|said| said.at / 1_000).collect();
        assert_eq!(times, [12, 13, 14, 15, 16, 17, 18, 19]);
        assert_eq!(recent.at(318_000).count(), 1);
        recent.forget("person1");
        assert_eq!(recent.at(20_000).count(), 4);
    }
}
