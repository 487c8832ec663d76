use std::collections::{HashMap, VecDeque};
use std::time::Duration;

use store::FairnessKey;

/// Fair queueing: of all who wait, whoever had the least time is next. Jobs for people come before
/// those that run in the background.
pub(super) struct FairQueue<J> {
    people: ClassQueue<J>,
    background: ClassQueue<J>,
}

/// All jobs of one class, by address.
struct ClassQueue<J> {
    /// How much time whoever came last had had: newcomers start virtual_time with that, and nobody can save
    /// time up.
    virtual_time: u64,
    addresses: HashMap<String, AddressLane<J>>,
    len: usize,
}

struct AddressLane<J> {
    used: u64,
    people: HashMap<String, PersonLane<J>>,
}

struct PersonLane<J> {
    used: u64,
    jobs: VecDeque<J>,
}

/// Lanes without jobs are dropped once there are that many.
const MAX_LANES: usize = 1024;

impl<J> FairQueue<J> {
    pub(super) fn new() -> FairQueue<J> {
        FairQueue { people: ClassQueue::new(), background: ClassQueue::new() }
    }

    pub(super) fn len(&self) -> usize {
        self.people.len + self.background.len
    }

    /// Whether a job for a person waits.
    pub(super) fn people_wait(&self) -> bool {
        self.people.len > 0
    }

    /// How many jobs of people wait.
    pub(super) fn people_waiting(&self) -> usize {
        self.people.len
    }

    pub(super) fn push(&mut self, fairness_key: &FairnessKey, job: J) {
        self.class(fairness_key).lane(fairness_key).jobs.push_back(job);
        self.class(fairness_key).len += 1;
    }

    /// Puts a job back that was interrupted: it is the next one of its person.
    pub(super) fn push_front(&mut self, fairness_key: &FairnessKey, job: J) {
        self.class(fairness_key).lane(fairness_key).jobs.push_front(job);
        self.class(fairness_key).len += 1;
    }

    pub(super) fn pop(&mut self) -> Option<J> {
        self.people.pop().or_else(|| self.background.pop())
    }

    /// Counts time that was used, or gives back what was counted too much.
    pub(super) fn charge(
        &mut self,
        fairness_key: &FairnessKey,
        time: Duration,
        give_back: Duration,
    ) {
        let micros = |time: Duration| u64::try_from(time.as_micros()).unwrap_or(u64::MAX);
        let change = |used: &mut u64| {
            *used = used.saturating_add(micros(time)).saturating_sub(micros(give_back));
        };
        let class = self.class(fairness_key);
        if let Some(address) = class.addresses.get_mut(&fairness_key.address) {
            change(&mut address.used);
            if let Some(person) = address.people.get_mut(&fairness_key.person) {
                change(&mut person.used);
            }
        }
    }

    fn class(&mut self, fairness_key: &FairnessKey) -> &mut ClassQueue<J> {
        if fairness_key.background { &mut self.background } else { &mut self.people }
    }
}

impl<J> ClassQueue<J> {
    fn new() -> ClassQueue<J> {
        ClassQueue { virtual_time: 0, addresses: HashMap::new(), len: 0 }
    }

    fn lane(&mut self, fairness_key: &FairnessKey) -> &mut PersonLane<J> {
        let virtual_time = self.virtual_time;
        if self.addresses.len() >= MAX_LANES {
            self.addresses.retain(|_, address| address.used > virtual_time || address.is_waiting());
        }
        let address = self.addresses.entry(fairness_key.address.clone());
        let address = address.or_insert_with(|| AddressLane { used: 0, people: HashMap::new() });
        if !address.is_waiting() {
            address.used = address.used.max(virtual_time);
        }
        if address.people.len() >= MAX_LANES {
            address.people.retain(|_, person| !person.jobs.is_empty());
        }
        // Of one address, too, a newcomer starts virtual_time with whoever had the least.
        let least = address.people.values().filter(|person| !person.jobs.is_empty());
        let least = least.map(|person| person.used).min();
        let person = address.people.entry(fairness_key.person.clone());
        let person = person.or_insert_with(|| PersonLane { used: 0, jobs: VecDeque::new() });
        if person.jobs.is_empty() {
            person.used = person.used.max(least.unwrap_or(0));
        }
        person
    }

    fn pop(&mut self) -> Option<J> {
        let waiting = self.addresses.values_mut().filter(|address| address.is_waiting());
        let address = waiting.min_by_key(|address| address.used)?;
        self.virtual_time = self.virtual_time.max(address.used);
        let waiting = address.people.values_mut().filter(|person| !person.jobs.is_empty());
        let job = waiting.min_by_key(|person| person.used)?.jobs.pop_front()?;
        self.len -= 1;
        Some(job)
    }
}

impl<J> AddressLane<J> {
    fn is_waiting(&self) -> bool {
        self.people.values().any(|person| !person.jobs.is_empty())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fairness_key(address: &str, person: &str) -> FairnessKey {
        FairnessKey { address: address.to_owned(), person: person.to_owned(), background: false }
    }

    /// Runs jobs of a second each, and says whose they were.
    fn run(
        queue: &mut FairQueue<&'static str>,
        keys: &HashMap<&str, FairnessKey>,
    ) -> Vec<&'static str> {
        let mut order = Vec::new();
        while let Some(job) = queue.pop() {
            queue.charge(&keys[job], Duration::from_secs(1), Duration::ZERO);
            order.push(job);
        }
        order
    }

    #[test]
    fn time_is_shared_by_address_and_then_by_person() {
        let keys = HashMap::from([
            ("eve", fairness_key("one", "eve")),
            ("sock puppet", fairness_key("one", "puppet")),
            ("ada", fairness_key("two", "ada")),
        ]);
        let mut queue = FairQueue::new();
        for _ in 0..4 {
            queue.push(&keys["eve"], "eve");
            queue.push(&keys["sock puppet"], "sock puppet");
        }
        for _ in 0..2 {
            queue.push(&keys["ada"], "ada");
        }
        let order = run(&mut queue, &keys);
        let first: Vec<_> = order[..4].iter().filter(|who| **who == "ada").collect();
        assert_eq!(first.len(), 2, "{order:?}: an address has its half, however many it sends");
        for pair in order[4..].chunks(2) {
            assert_eq!(pair.len(), 2);
            assert_ne!(pair[0], pair[1], "{order:?}: people of one address take turns");
        }
    }

    #[test]
    fn nobody_saves_time_up() {
        let keys = HashMap::from([
            ("eve", fairness_key("one", "eve")),
            ("ada", fairness_key("two", "ada")),
        ]);
        let mut queue = FairQueue::new();
        for _ in 0..10 {
            queue.push(&keys["eve"], "eve");
        }
        run(&mut queue, &keys);
        for who in ["ada", "ada", "ada", "eve", "eve", "eve"] {
            queue.push(&keys[who], who);
        }
        let order = run(&mut queue, &keys);
        let early = order[..4].iter().filter(|who| **who == "eve").count();
        assert!((1..=2).contains(&early), "{order:?}");
    }

    #[test]
    fn the_background_waits_for_people() {
        let background = FairnessKey { background: true, ..fairness_key("one", "eve") };
        let ada = fairness_key("one", "ada");
        let mut queue = FairQueue::new();
        queue.push(&background, "eve");
        queue.push(&ada, "ada");
        assert!(queue.people_wait());
        assert_eq!((queue.pop(), queue.people_wait()), (Some("ada"), false));
        assert_eq!((queue.pop(), queue.pop(), queue.len()), (Some("eve"), None, 0));
    }
}
