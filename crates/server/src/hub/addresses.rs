//! Where people were last seen: at this node by address, at others by a hash of it. All of it is in memory alone.

use std::collections::{BTreeSet, HashMap};

use api::Person;
use store::Hint;

use crate::identity::OriginHasher;
use crate::limits::AddressKey;

/// How many people's addresses are remembered, from each node's requests and from what others tell.
const MAX_ADDRESSES: usize = 100_000;

/// Where people were last seen, by their ids.
#[derive(Debug, Default)]
pub(super) struct SeenAddresses {
    here: HashMap<String, SeenHere>,
    /// The hash of where another node has seen somebody since, if that is somewhere else.
    at_other_nodes: HashMap<String, String>,
    /// Whom other nodes have to be told of.
    pending: BTreeSet<String>,
}

/// Where this node has seen somebody, and whether the others are told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct SeenHere {
    address: AddressKey,
    is_told: bool,
}

impl SeenAddresses {
    /// Somebody was seen at this node. Where there are others, they are told of those who may play rated games.
    pub(super) fn see(&mut self, person: &Person, address: AddressKey, is_shared: bool) {
        let seen = SeenHere { address, is_told: is_shared && person.account };
        let is_known = self.here.get(&person.id) == Some(&seen);
        if is_known && !self.at_other_nodes.contains_key(&person.id) {
            return;
        }
        if self.here.len() >= MAX_ADDRESSES {
            self.here.clear();
        }
        self.here.insert(person.id.clone(), seen);
        self.at_other_nodes.remove(&person.id);
        if seen.is_told {
            self.pending.insert(person.id.clone());
        }
    }

    /// Another node has seen somebody, at the address of that hash.
    pub(super) fn hear(&mut self, person: String, origin: String, hasher: &OriginHasher) {
        self.pending.remove(&person);
        if self.address(&person).is_some_and(|address| hasher.hash(address) == origin) {
            self.at_other_nodes.remove(&person);
            return;
        }
        if self.at_other_nodes.len() >= MAX_ADDRESSES {
            self.at_other_nodes.clear();
        }
        self.at_other_nodes.insert(person, origin);
    }

    /// Where this node last saw somebody.
    pub(super) fn address(&self, person: &str) -> Option<AddressKey> {
        self.here.get(person).map(|seen| seen.address)
    }

    /// The hash of where somebody was last seen, by whatever node.
    pub(super) fn origin(&self, person: &str, hasher: &OriginHasher) -> Option<String> {
        let elsewhere = self.at_other_nodes.get(person).cloned();
        elsewhere.or_else(|| Some(hasher.hash(self.address(person)?)))
    }

    /// What the other nodes have to be told.
    pub(super) fn take_pending(&mut self, hasher: &OriginHasher) -> Vec<Hint> {
        let pending = std::mem::take(&mut self.pending).into_iter();
        let seen = |person: String| {
            let origin = hasher.hash(self.address(&person)?);
            Some(Hint::Seen { person, origin })
        };
        pending.filter_map(seen).collect()
    }

    /// Forgets somebody.
    pub(super) fn forget(&mut self, person: &str) {
        self.here.remove(person);
        self.at_other_nodes.remove(person);
        self.pending.remove(person);
    }
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;

    use super::*;

    fn address(last: u8) -> AddressKey {
        IpAddr::from([192, 0, 2, last]).into()
    }

    /// Tells one node what another has to tell; returns how much that was.
    fn tell(from: &mut SeenAddresses, to: &mut SeenAddresses, hasher: &OriginHasher) -> usize {
        let hints = from.take_pending(hasher);
        let count = hints.len();
        for hint in hints {
            let Hint::Seen { person, origin } = hint else { panic!("{hint:?}") };
            to.hear(person, origin, hasher);
        }
        count
    }

    #[test]
    fn nodes_agree_where_somebody_was_last_seen_and_tell_it_once() {
        let hasher = OriginHasher::new("secret");
        let ada = Person { account: true, ..Person::new("ada", "Ada") };
        let (mut here, mut there) = (SeenAddresses::default(), SeenAddresses::default());
        let origin = |last| Some(hasher.hash(address(last)));
        here.see(&ada, address(1), true);
        assert_eq!(tell(&mut here, &mut there, &hasher), 1);
        assert_eq!((there.origin("ada", &hasher), there.address("ada")), (origin(1), None));
        // Her requests go to both nodes by turns.
        for _ in 0..3 {
            there.see(&ada, address(1), true);
            here.see(&ada, address(1), true);
            let told = tell(&mut there, &mut here, &hasher) + tell(&mut here, &mut there, &hasher);
            assert!(told <= 1, "who is seen at the same address again and again is told of once");
        }
        assert_eq!(tell(&mut there, &mut here, &hasher) + tell(&mut here, &mut there, &hasher), 0);
        there.see(&ada, address(2), true);
        assert_eq!(tell(&mut there, &mut here, &hasher), 1);
        assert_eq!(
            (here.origin("ada", &hasher), here.address("ada")),
            (origin(2), Some(address(1)))
        );
        here.see(&ada, address(1), true);
        assert_eq!(here.origin("ada", &hasher), origin(1), "back where she was before");
        assert_eq!(tell(&mut here, &mut there, &hasher), 1);
        assert_eq!(there.origin("ada", &hasher), origin(1));
        for node in [&mut here, &mut there] {
            node.forget("ada");
            assert_eq!(node.origin("ada", &hasher), None);
        }
    }

    #[test]
    fn nobody_is_told_of_guests_or_by_a_server_that_is_alone() {
        let hasher = OriginHasher::new("secret");
        let mut here = SeenAddresses::default();
        here.see(&Person::new("gus", "Gus"), address(1), true);
        here.see(&Person { account: true, ..Person::new("ada", "Ada") }, address(1), false);
        assert_eq!(here.take_pending(&hasher), []);
        assert_eq!(here.origin("gus", &hasher), here.origin("ada", &hasher));
        // Once the guest has an account, they are.
        let gus = Person { account: true, ..Person::new("gus", "Gus") };
        here.see(&gus, address(1), true);
        here.see(&gus, address(1), true);
        assert_eq!(here.take_pending(&hasher).len(), 1);
    }
}
