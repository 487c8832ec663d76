//! Pairing by rating, as a function of who waits and what time it is.

use std::collections::BTreeSet;

use game::{Random, TimeControl};

/// Somebody who waits to be paired.
#[derive(Clone, Debug, PartialEq)]
pub struct RatedSeek {
    /// The person's id.
    pub person: String,
    /// Their rating as first player, or as PAC-MAN.
    pub rating_first: f64,
    /// Their rating as second player, or as the ghosts; in most games the same.
    pub rating_second: f64,
    /// Since when they have been waiting, in milliseconds.
    pub since: u64,
    /// Whether they began (or were PAC-MAN) in their last game of this kind, if there was one.
    pub began_last: Option<bool>,
    /// Whom they have blocked, by id. It takes one of two to keep them apart.
    pub blocked: BTreeSet<String>,
}

/// How pairing goes in a pool.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PairingRules {
    /// How many people play a game.
    pub seats: usize,
    /// How far apart ratings may be at once.
    pub window: f64,
    /// How much further with every second of waiting.
    pub widening: f64,
    /// After so many milliseconds of waiting anybody will do.
    pub anybody_after: u64,
}

/// Two people who were paired, the first player first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PairedPeople(pub [String; 2]);

impl PairingRules {
    /// In how many seconds somebody who waits asks once more, and finds those who have come since, or for whom a window
    /// has widened.
    pub const ASKS_AGAIN: u32 = 5;
    /// The same for games of days.
    pub const ASKS_AGAIN_FOR_DAYS: u32 = 30;

    /// The rules for games of so many people with that clock. Who waits for a game of days, whichever it is, can wait for a
    /// closer match.
    pub fn of(time_control: TimeControl, seats: usize) -> PairingRules {
        let live = PairingRules { seats, window: 60.0, widening: 6.0, anybody_after: 60_000 };
        match time_control {
            TimeControl::Correspondence { .. } => {
                PairingRules { widening: 6.0 / 60.0, anybody_after: 3_600_000, ..live }
            }
            _ => live,
        }
    }

    /// How far apart ratings may be for somebody who has been waiting for that long; infinite once anybody will do.
    pub fn window_after(&self, waited: u64) -> f64 {
        match waited >= self.anybody_after {
            true => f64::INFINITY,
            false => self.window + self.widening * waited as f64 / 1000.0,
        }
    }

    /// Pairs those who wait, two by two: whoever has waited longest first, with the one of the nearest rating inside the
    /// wider of the two windows, and never with somebody either has blocked. The same queue, time and seed give the same
    /// pairs, in whatever order the queue is given.
    pub fn pair(&self, queue: &[RatedSeek], now: u64, seed: u64) -> Vec<PairedPeople> {
        let mut waiting: Vec<&RatedSeek> = queue.iter().collect();
        waiting.sort_by_key(|seek| (seek.since, seek.person.as_str()));
        let mut random = Random::new(seed);
        let mut paired = Vec::new();
        let mut nth = 0;
        while nth < waiting.len() {
            let (one, others) = (waiting[nth], waiting[nth + 1..].iter());
            let near = others
                .enumerate()
                .filter(|(_, other)| self.suits(one, other, now))
                .min_by(|a, b| distance(one, a.1).total_cmp(&distance(one, b.1)));
            match near {
                Some((at, _)) => {
                    let other = waiting.remove(nth + 1 + at);
                    waiting.remove(nth);
                    paired.push(seated([one, other], &mut random));
                }
                None => nth += 1,
            }
        }
        paired
    }

    /// Where somebody goes who waits for a game of more than two, with `company` others at their table or nobody: to which
    /// of the tables where people gather. There they are better off than at theirs, there is a seat left, and they may
    /// meet everybody, by the wider of any two windows; of several it is the one with the most people, then the one whose
    /// ratings are nearest. Everybody who moves meets more people than before, so it comes to an end.
    pub fn gather(
        &self,
        one: &RatedSeek,
        company: usize,
        tables: &[Vec<RatedSeek>],
        now: u64,
    ) -> Option<usize> {
        let suits = |other: &RatedSeek| self.suits(one, other, now);
        let is_better = |table: &[RatedSeek]| table.len() > company && table.len() < self.seats;
        let apart =
            |nth: usize| tables[nth].iter().map(|other| distance(one, other)).fold(0.0, f64::max);
        let open = (0..tables.len())
            .filter(|&nth| is_better(&tables[nth]) && tables[nth].iter().all(suits));
        open.min_by(|&a, &b| {
            let fuller = tables[b].len().cmp(&tables[a].len());
            fuller.then(apart(a).total_cmp(&apart(b))).then(a.cmp(&b))
        })
    }

    /// Whether two may meet by now, by the wider of their windows.
    fn suits(&self, one: &RatedSeek, other: &RatedSeek, now: u64) -> bool {
        let window = |seek: &RatedSeek| self.window_after(now.saturating_sub(seek.since));
        may_meet(one, other) && distance(one, other) <= window(one).max(window(other))
    }
}

/// The order in which two sit.
fn seated(mut people: [&RatedSeek; 2], random: &mut Random) -> PairedPeople {
    random.shuffle(&mut people);
    if begins_second(people[0], people[1]) {
        people.swap(0, 1);
    }
    PairedPeople(people.map(|seek| seek.person.clone()))
}

fn may_meet(one: &RatedSeek, other: &RatedSeek) -> bool {
    one.person != other.person
        && !one.blocked.contains(&other.person)
        && !other.blocked.contains(&one.person)
}

/// Whether the second of two begins, since the first began last time and the second did not.
fn begins_second(first: &RatedSeek, second: &RatedSeek) -> bool {
    let began = |seek: &RatedSeek| match seek.began_last {
        Some(true) => 2,
        None => 1,
        Some(false) => 0,
    };
    began(first) > began(second)
}

/// How far apart two ratings are, in the roles they would have; where those are open, in the closer way.
fn distance(one: &RatedSeek, other: &RatedSeek) -> f64 {
    let begins = (one.rating_first - other.rating_second).abs();
    let follows = (one.rating_second - other.rating_first).abs();
    match (begins_second(one, other), begins_second(other, one)) {
        (true, _) => follows,
        (_, true) => begins,
        _ => begins.min(follows),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seek(person: &str, rating: f64, since: u64) -> RatedSeek {
        RatedSeek {
            person: person.to_owned(),
            rating_first: rating,
            rating_second: rating,
            since,
            began_last: None,
            blocked: BTreeSet::new(),
        }
    }

    const LIVE: TimeControl = TimeControl::Fischer { seconds: 180, increment: 2 };

    fn two() -> PairingRules {
        PairingRules::of(LIVE, 2)
    }

    fn sorted(paired: Vec<PairedPeople>) -> Vec<[String; 2]> {
        let sort = |PairedPeople(mut people): PairedPeople| {
            people.sort();
            people
        };
        paired.into_iter().map(sort).collect()
    }

    #[test]
    fn the_nearest_ratings_meet_and_the_window_widens() {
        let queue = [
            seek("a", 1500.0, 0),
            seek("b", 1555.0, 0),
            seek("c", 1520.0, 0),
            seek("d", 1800.0, 0),
        ];
        assert_eq!(sorted(two().pair(&queue, 0, 1)), [["a", "c"]]);
        let later = sorted(two().pair(&queue, 50_000, 1));
        assert_eq!(later, [["a", "c"], ["b", "d"]], "within 60 + 6 × 50 points");
        let far = [seek("a", 400.0, 0), seek("d", 2400.0, 59_999)];
        assert_eq!(two().pair(&far, 59_999, 1), []);
        assert_eq!(sorted(two().pair(&far, 60_000, 1)), [["a", "d"]], "after a minute anybody");
    }

    /// Whoever waits for a game of days waits for a closer match, for two and for more.
    #[test]
    fn windows_of_games_of_days_widen_by_the_minute() {
        const MINUTE: u64 = 60_000;
        let days = TimeControl::Correspondence { days: 2 };
        for seats in [2, 4] {
            let rules = PairingRules::of(days, seats);
            assert_eq!(rules.window_after(0), 60.0);
            assert_eq!(rules.window_after(10 * MINUTE), 120.0);
            assert_eq!(rules.window_after(60 * MINUTE), f64::INFINITY);
        }
        let queue = [seek("a", 1500.0, 0), seek("b", 1700.0, 0)];
        assert_eq!(PairingRules::of(days, 2).pair(&queue, 2 * MINUTE, 1), []);
        assert_eq!(sorted(two().pair(&queue, 2 * MINUTE, 1)), [["a", "b"]]);
    }

    #[test]
    fn who_began_last_does_not_begin() {
        let began =
            |person, began| RatedSeek { began_last: Some(began), ..seek(person, 1500.0, 0) };
        for seed in 0..20 {
            let paired = two().pair(&[began("a", true), began("b", false)], 0, seed);
            assert_eq!(paired[0].0, ["b", "a"]);
            let paired = two().pair(&[seek("a", 1500.0, 0), began("b", true)], 0, seed);
            assert_eq!(paired[0].0, ["a", "b"]);
        }
        let firsts: BTreeSet<_> = (0..20)
            .map(|seed| two().pair(&[began("a", true), began("b", true)], 0, seed)[0].0[0].clone())
            .collect();
        assert_eq!(firsts.len(), 2, "drawn where both began");
    }

    #[test]
    fn people_who_blocked_each_other_never_meet() {
        let mut blocking = seek("a", 1500.0, 0);
        blocking.blocked.insert("b".to_owned());
        let queue = [blocking, seek("b", 1500.0, 0)];
        assert_eq!(two().pair(&queue, 3_600_000, 1), []);
        let queue: Vec<_> = queue.into_iter().chain([seek("c", 1500.0, 5)]).collect();
        assert_eq!(sorted(two().pair(&queue, 3_600_000, 1)), [["a", "c"]]);
    }

    #[test]
    fn people_gather_where_most_wait_whom_they_may_meet() {
        let four = PairingRules::of(LIVE, 4);
        let people = |ratings: &[f64], since| -> Vec<_> {
            let one = |(nth, rating): (usize, &f64)| seek(&format!("{nth}"), *rating, since);
            ratings.iter().enumerate().map(one).collect()
        };
        let me = seek("me", 1500.0, 0);
        let tables = [
            people(&[1510.0], 0),
            people(&[1450.0, 1520.0], 0),
            people(&[1520.0, 1530.0], 0),
            people(&[1500.0, 1500.0, 1700.0], 0),
            people(&[1500.0; 4], 0),
        ];
        assert_eq!(four.gather(&me, 0, &tables, 0), Some(2), "the nearest of the fuller ones");
        assert_eq!(four.gather(&me, 2, &tables, 0), None, "they wait with two others already");
        assert_eq!(four.gather(&me, 2, &tables, 30_000), Some(3), "within 60 + 6 × 30 points");
        assert_eq!(four.gather(&me, 0, &tables[4..], 60_000), None, "nobody joins four");
        let old = [people(&[1900.0], 0)];
        assert_eq!(four.gather(&seek("me", 1500.0, 56_000), 0, &old, 56_000), None);
        assert_eq!(four.gather(&seek("me", 1500.0, 57_000), 0, &old, 57_000), Some(0));
        let mut blocking = people(&[1500.0, 1500.0], 0);
        blocking[1].blocked.insert("me".to_owned());
        assert_eq!(four.gather(&me, 0, &[blocking], 3_600_000), None);
    }

    #[test]
    fn roles_are_compared_as_they_would_be_played() {
        let role = |person, pacman, ghosts, began| RatedSeek {
            rating_first: pacman,
            rating_second: ghosts,
            began_last: Some(began),
            ..seek(person, 0.0, 0)
        };
        // Ada was PAC-MAN last, so she is to be the ghosts.
        let queue = [role("ada", 2000.0, 1500.0, true), role("bo", 1500.0, 2000.0, false)];
        assert_eq!(two().pair(&queue, 0, 1), [PairedPeople(["bo".into(), "ada".into()])]);
        let queue = [role("ada", 1500.0, 2000.0, true), role("bo", 2200.0, 1500.0, false)];
        assert_eq!(two().pair(&queue, 0, 1), []);
    }

    #[test]
    fn the_order_of_the_queue_does_not_matter() {
        let mut random = Random::new(7);
        let mut queue: Vec<_> = (0..60)
            .map(|n| {
                seek(
                    &format!("p{n}"),
                    1200.0 + f64::from(random.below(600)),
                    u64::from(random.below(9_000)),
                )
            })
            .collect();
        let paired = two().pair(&queue, 9_000, 3);
        random.shuffle(&mut queue);
        assert_eq!(two().pair(&queue, 9_000, 3), paired);
        let people: BTreeSet<_> = paired.iter().flat_map(|pair| &pair.0).collect();
        assert_eq!(people.len(), paired.len() * 2, "nobody twice");
    }
}
