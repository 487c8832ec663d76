//! What moderators have decided, as this node knows it. The database has it first; other nodes look there
//! every second.

use std::collections::HashMap;
use std::sync::{PoisonError, RwLock};

use api::{Action, Millis, Person, Sanction, SanctionKind};
use store::Rename;
use table::shown_person;
use tokio::sync::{Mutex, MutexGuard, watch};

use crate::address_range::AddressRange;
use crate::error::{SanctionEnd, ServerError};
use crate::identity::Identity;
use crate::limits::AddressKey;

/// How long people are told of a restart after the time it was announced for, in milliseconds.
const OVERDUE_RESTART: Millis = 5 * 60 * 1000;

/// Bans, silences, new names, and the restart that is announced.
#[derive(Debug, Default)]
pub(crate) struct Moderation {
    decisions: RwLock<Decisions>,
    /// Held while the decisions are read from the database and taken in.
    refreshing: Mutex<()>,
    changed: watch::Sender<()>,
}

#[derive(Debug, Default)]
struct Decisions {
    sanctions: Vec<Sanction>,
    people: HashMap<String, InForce>,
    ranges: Vec<(AddressRange, InForce)>,
    /// By the person's id.
    renames: HashMap<String, Rename>,
    restart: Option<Millis>,
}

/// Until when somebody is banned and silenced, and why.
#[derive(Clone, Copy, Debug, Default)]
struct InForce {
    ban: SanctionEnd,
    silence: SanctionEnd,
}

impl InForce {
    fn add(&mut self, kind: SanctionKind, end: SanctionEnd) {
        let known = match kind {
            SanctionKind::Ban => &mut self.ban,
            SanctionKind::Silence => &mut self.silence,
        };
        *known = later(*known, end);
    }

    fn and(self, other: InForce) -> InForce {
        InForce { ban: later(self.ban, other.ban), silence: later(self.silence, other.silence) }
    }
}

/// Of two sanctions the one that ends later.
fn later(one: SanctionEnd, other: SanctionEnd) -> SanctionEnd {
    if other.until > one.until { other } else { one }
}

impl Moderation {
    /// Has nobody else read the decisions until this is dropped: one who read them before a change must not
    /// take them in after it.
    pub(crate) async fn lock_for_refresh(&self) -> MutexGuard<'_, ()> {
        self.refreshing.lock().await
    }

    /// These bans and silences are in force, and this restart is announced.
    pub(crate) fn refresh(&self, sanctions: Vec<Sanction>, restart: Option<Millis>) {
        let mut decisions = self.decisions.write().unwrap_or_else(PoisonError::into_inner);
        if decisions.sanctions == sanctions && decisions.restart == restart {
            return;
        }
        decisions.people.clear();
        decisions.ranges.clear();
        for Sanction { kind, subject, until, told, .. } in &sanctions {
            let end = SanctionEnd { until: *until, told: *told };
            match subject.parse() {
                Ok(range) => {
                    let mut in_force = InForce::default();
                    in_force.add(*kind, end);
                    decisions.ranges.push((range, in_force));
                }
                Err(()) => {
                    decisions.people.entry(subject.clone()).or_default().add(*kind, end);
                }
            }
        }
        decisions.sanctions = sanctions;
        decisions.restart = restart;
        drop(decisions);
        self.changed.send_replace(());
    }

    /// These people were given another name; returns those of whom that was not known.
    pub(crate) fn refresh_renames(&self, renames: Vec<Rename>) -> Vec<Rename> {
        let mut decisions = self.decisions.write().unwrap_or_else(PoisonError::into_inner);
        let mut new = Vec::new();
        for rename in renames {
            if decisions.renames.get(&rename.person) != Some(&rename) {
                new.push(rename.clone());
                decisions.renames.insert(rename.person.clone(), rename);
            }
        }
        new
    }

    /// Told whenever something is new.
    pub(crate) fn changes(&self) -> watch::Receiver<()> {
        self.changed.subscribe()
    }

    /// When the server is going to be restarted.
    pub(crate) fn restart(&self, now: Millis) -> Option<Millis> {
        self.read(|decisions| decisions.restart).filter(|at| now < at + OVERDUE_RESTART)
    }

    /// What is in force against somebody or their address.
    pub(crate) fn sanctions_of(
        &self,
        person: &str,
        address: Option<AddressKey>,
        now: Millis,
    ) -> Vec<Sanction> {
        let concerns = |sanction: &&Sanction| match sanction.subject.parse::<AddressRange>() {
            Ok(range) => address.is_some_and(|address| range.contains(address)),
            Err(()) => sanction.subject == person,
        };
        self.read(|decisions| {
            let in_force = decisions.sanctions.iter().filter(|sanction| sanction.until > now);
            in_force.filter(concerns).cloned().collect()
        })
    }

    /// Refuses whoever is banned.
    pub(crate) fn check_ban(
        &self,
        person: Option<&str>,
        address: AddressKey,
        now: Millis,
    ) -> Result<(), ServerError> {
        let ban = self.in_force(person, Some(address)).ban;
        if ban.until > now { Err(ServerError::Banned(ban)) } else { Ok(()) }
    }

    /// Whether a person is banned, wherever they are.
    pub(crate) fn is_banned(&self, person: &str, now: Millis) -> bool {
        self.in_force(Some(person), None).ban.until > now
    }

    /// Whether others may read nothing that somebody writes.
    pub(crate) fn is_silenced(
        &self,
        person: &str,
        address: impl Into<Option<AddressKey>>,
        now: Millis,
    ) -> bool {
        self.check_silence(person, address, now).is_err()
    }

    /// Refuses whoever is silenced.
    pub(crate) fn check_silence(
        &self,
        person: &str,
        address: impl Into<Option<AddressKey>>,
        now: Millis,
    ) -> Result<(), ServerError> {
        let silence = self.in_force(Some(person), address.into()).silence;
        if silence.until > now { Err(ServerError::Silenced(silence)) } else { Ok(()) }
    }

    /// Refuses an action that shows others something to read, to whoever is silenced: a name, or words in what they add to
    /// the dice. Numbers they may add.
    pub(crate) fn check_action(
        &self,
        person: &str,
        address: AddressKey,
        action: &Action,
        now: Millis,
    ) -> Result<(), ServerError> {
        let names = matches!(action, Action::Join { name: Some(_), .. });
        let client_seed = match action {
            Action::Join { client_seed, .. } => client_seed.as_deref(),
            Action::ClientSeed { client_seed } => Some(client_seed.as_str()),
            _ => None,
        };
        if names {
            self.check_silence(person, address, now)?;
        }
        self.check_client_seed(person, address, client_seed, now)
    }

    /// Refuses words in what somebody who is silenced adds to the dice.
    pub(crate) fn check_client_seed(
        &self,
        person: &str,
        address: AddressKey,
        client_seed: Option<&str>,
        now: Millis,
    ) -> Result<(), ServerError> {
        match client_seed {
            Some(seed) if is_readable(seed) => self.check_silence(person, address, now),
            _ => Ok(()),
        }
    }

    /// Somebody under the name that others see.
    pub(crate) fn shown(&self, identity: Identity, address: AddressKey, now: Millis) -> Identity {
        let Identity { person, issued, grant } = identity;
        if self.is_silenced(&person.id, address, now) {
            return Identity { person: Person::guest(person.id), issued, grant };
        }
        let rename = self.read(|decisions| decisions.renames.get(&person.id).cloned());
        let person = match rename.filter(|rename| issued < rename.at) {
            Some(rename) => renamed(&rename),
            None => person,
        };
        Identity { person, issued, grant }
    }

    fn in_force(&self, person: Option<&str>, address: Option<AddressKey>) -> InForce {
        self.read(|decisions| {
            let of_person = person.and_then(|person| decisions.people.get(person));
            let is_theirs = |range: &AddressRange| address.is_some_and(|one| range.contains(one));
            let ranges = decisions.ranges.iter().filter(|(range, _)| is_theirs(range));
            let of_address = ranges.map(|(_, in_force)| *in_force);
            of_address.chain(of_person.copied()).fold(InForce::default(), InForce::and)
        })
    }

    fn read<T>(&self, read: impl FnOnce(&Decisions) -> T) -> T {
        read(&self.decisions.read().unwrap_or_else(PoisonError::into_inner))
    }
}

/// Somebody under the name that they were given.
pub(crate) fn renamed(rename: &Rename) -> Person {
    if rename.account {
        Person::with_account(&rename.person, &rename.name)
    } else {
        shown_person(&rename.person, &rename.name)
    }
}

/// Whether a text is more than a number in hexadecimal.
fn is_readable(text: &str) -> bool {
    !text.chars().all(|c| c.is_ascii_hexdigit())
}
