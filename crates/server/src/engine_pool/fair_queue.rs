use std::collections::{HashMap, VecDeque};
use std::time::Duration;

/// Who engine time is used for. It is shared by address first and by person then, so that neither
/// many tables nor many guests of one address make others wait.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Share {
    /// The address they were last seen at; the person's own id where none is known.
    pub address: String,
    /// The person's id.
    pub person: String,
    /// Whether nobody waits for the answer, as at a table of computers only: it yields to people.
    pub background: bool,
}

/// Fair queueing: of all who wait, whoever had the least time is next. Jobs for people come before
/// those that run in the background.
pub(super) struct FairQueue<J> {
    people: ClassQueue<J>,
    background: ClassQueue<J>,
}

/// All jobs of one class, by address.
struct ClassQueue<J> {
    /// How much time whoever came last had had: newcomers start level with that, and nobody can save
    /// time up.
    level: u64,
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

    pub(super) fn push(&mut self, share: &Share, job: J) {
        self.class(share).lane(share).jobs.push_back(job);
        self.class(share).len += 1;
    }

    /// Puts a job back that was interrupted: it is the next one of its person.
    pub(super) fn push_front(&mut self, share: &Share, job: J) {
        self.class(share).lane(share).jobs.push_front(job);
        self.class(share).len += 1;
    }

    pub(super) fn pop(&mut self) -> Option<J> {
        self.people.pop().or_else(|| self.background.pop())
    }

    /// Counts time that was used, or gives back what was counted too much.
    pub(super) fn charge(&mut self, share: &Share, time: Duration, give_back: Duration) {
        let micros = |time: Duration| u64::try_from(time.as_micros()).unwrap_or(u64::MAX);
        let change = |used: &mut u64| {
            *used = used.saturating_add(micros(time)).saturating_sub(micros(give_back));
        };
        let class = self.class(share);
        if let Some(address) = class.addresses.get_mut(&share.address) {
            change(&mut address.used);
            if let Some(person) = address.people.get_mut(&share.person) {
                change(&mut person.used);
            }
        }
    }

    fn class(&mut self, share: &Share) -> &mut ClassQueue<J> {
        if share.background { &mut self.background } else { &mut self.people }
    }
}

impl<J> ClassQueue<J> {
    fn new() -> ClassQueue<J> {
        ClassQueue { level: 0, addresses: HashMap::new(), len: 0 }
    }

    fn lane(&mut self, share: &Share) -> &mut PersonLane<J> {
        let level = self.level;
        if self.addresses.len() >= MAX_LANES {
            self.addresses.retain(|_, address| address.used > level || address.is_waiting());
        }
        let address = self.addresses.entry(share.address.clone());
        let address = address.or_insert_with(|| AddressLane { used: 0, people: HashMap::new() });
        if !address.is_waiting() {
            address.used = address.used.max(level);
        }
        if address.people.len() >= MAX_LANES {
            address.people.retain(|_, person| !person.jobs.is_empty());
        }
        // Of one address, too, a newcomer starts level with whoever had the least.
        let least = address.people.values().filter(|person| !person.jobs.is_empty());
        let least = least.map(|person| person.used).min();
        let person = address.people.entry(share.person.clone());
        let person = person.or_insert_with(|| PersonLane { used: 0, jobs: VecDeque::new() });
        if person.jobs.is_empty() {
            person.used = person.used.max(least.unwrap_or(0));
        }
        person
    }

    fn pop(&mut self) -> Option<J> {
        let waiting = self.addresses.values_mut().filter(|address| address.is_waiting());
        let address = waiting.min_by_key(|address| address.used)?;
        self.level = self.level.max(address.used);
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

    fn share(address: &str, person: &str) -> Share {
        Share { address: address.to_owned(), person: person.to_owned(), background: false }
    }

    /// Runs jobs of a second each, and says whose they were.
    fn run(
        queue: &mut FairQueue<&'static str>,
        shares: &HashMap<&str, Share>,
    ) -> Vec<&'static str> {
        let mut order = Vec::new();
        while let Some(job) = queue.pop() {
            queue.charge(&shares[job], Duration::from_secs(1), Duration::ZERO);
            order.push(job);
        }
        order
    }

    #[test]
    fn time_is_shared_by_address_and_then_by_person() {
        let shares = HashMap::from([
            ("eve", share("one", "eve")),
            ("sock puppet", share("one", "puppet")),
            ("ada", share("two", "ada")),
        ]);
        let mut queue = FairQueue::new();
        for _ in 0..4 {
            queue.push(&shares["eve"], "eve");
            queue.push(&shares["sock puppet"], "sock puppet");
        }
        for _ in 0..2 {
            queue.push(&shares["ada"], "ada");
        }
        let order = run(&mut queue, &shares);
        let first: Vec<_> = order[..4].iter().filter(|who| **who == "ada").collect();
        assert_eq!(first.len(), 2, "{order:?}: an address has its half, however many it sends");
        for pair in order[4..].chunks(2) {
            assert_eq!(pair.len(), 2);
            assert_ne!(pair[0], pair[1], "{order:?}: people of one address take turns");
        }
    }

    #[test]
    fn nobody_saves_time_up() {
        let shares = HashMap::from([("eve", share("one", "eve")), ("ada", share("two", "ada"))]);
        let mut queue = FairQueue::new();
        for _ in 0..10 {
            queue.push(&shares["eve"], "eve");
        }
        run(&mut queue, &shares);
        for who in ["ada", "ada", "ada", "eve", "eve", "eve"] {
            queue.push(&shares[who], who);
        }
        let order = run(&mut queue, &shares);
        let early = order[..4].iter().filter(|who| **who == "eve").count();
        assert!((1..=2).contains(&early), "{order:?}");
    }

    #[test]
    fn the_background_waits_for_people() {
        let background = Share { background: true, ..share("one", "eve") };
        let ada = share("one", "ada");
        let mut queue = FairQueue::new();
        queue.push(&background, "eve");
        queue.push(&ada, "ada");
        assert!(queue.people_wait());
        assert_eq!((queue.pop(), queue.people_wait()), (Some("ada"), false));
        assert_eq!((queue.pop(), queue.pop(), queue.len()), (Some("eve"), None, 0));
    }
}
