//! What players say at tables, in memory alone: the last few of every table for whoever connects anew, and
//! how often each person has spoken. All nodes hear of all phrases, so each can answer for itself.

use std::collections::HashMap;
use std::sync::Mutex;

use api::{Millis, Phrase, SaidPhrase};
use store::Hint;
use table::{PhraseQuota, RecentPhrases};

use super::command::{Command, SayCommand};
use super::reply::Reply;
use super::{Hub, SendQueue, lock};
use crate::error::ServerError;

/// Phrases that were said lately, at this node and at others.
#[derive(Debug, Default)]
pub(super) struct Phrases(Mutex<SaidLately>);

#[derive(Debug, Default)]
struct SaidLately {
    quotas: HashMap<String, PhraseQuota>,
    tables: HashMap<String, RecentPhrases>,
    /// What is too old is removed once there is this much.
    sweep_at: usize,
}

/// The fewest people and tables that are swept.
const MIN_SWEEP: usize = 1_000;

impl Phrases {
    /// Counts and remembers a phrase, if its person may say one more.
    pub(super) fn say(&self, table: &str, said: &SaidPhrase) -> Result<(), ServerError> {
        let mut lately = lock(&self.0);
        lately.sweep(said.at);
        let quota = lately.quotas.entry(said.by.clone()).or_default();
        quota.say(said.at).map_err(|seconds| ServerError::PhraseTooOften { seconds })?;
        lately.tables.entry(table.to_owned()).or_default().add(said.clone());
        Ok(())
    }

    /// Counts and remembers a phrase that was said at another node; returns whether it is new.
    fn hear(&self, table: &str, said: &SaidPhrase) -> bool {
        let mut lately = lock(&self.0);
        lately.sweep(said.at);
        let is_new = lately.tables.entry(table.to_owned()).or_default().add(said.clone());
        if is_new {
            lately.quotas.entry(said.by.clone()).or_default().count(said.at);
        }
        is_new
    }

    /// What was said at a table lately.
    pub(super) fn recent(&self, table: &str, now: Millis) -> Vec<SaidPhrase> {
        let lately = lock(&self.0);
        lately.tables.get(table).into_iter().flat_map(|recent| recent.at(now)).cloned().collect()
    }

    /// Forgets what somebody has said.
    pub(super) fn forget(&self, person: &str) {
        lock(&self.0).tables.values_mut().for_each(|recent| recent.forget(person));
    }
}

impl SaidLately {
    /// Removes what is too old. What is left doubles before it is swept again, so that a flood of tables
    /// costs each of them a constant time.
    fn sweep(&mut self, now: Millis) {
        if self.quotas.len() + self.tables.len() < self.sweep_at.max(MIN_SWEEP) {
            return;
        }
        self.quotas.retain(|_, quota| !quota.is_unused(now));
        self.tables.retain(|_, recent| recent.at(now).next().is_some());
        self.sweep_at = 2 * (self.quotas.len() + self.tables.len());
    }
}

impl Hub {
    /// Says a phrase at a table, for a socket: the answer goes to its queue.
    pub(crate) fn say(
        &self,
        table: &str,
        person: String,
        phrase: Phrase,
        nonce: &str,
        queue: &SendQueue,
    ) {
        let reply = Reply::socket(queue.clone(), table, nonce);
        let _ = self.send(table, Command::Say(Box::new(SayCommand { person, phrase, reply })));
    }

    /// A phrase was said at another node.
    pub(crate) fn hear_phrase(&self, table: &str, said: SaidPhrase) {
        if self.0.phrases.hear(table, &said) {
            self.tell(table, Command::HearPhrase(Box::new(said)));
        }
    }

    /// Tells the other nodes what was said here. Nobody waits for that.
    pub(super) fn tell_phrase(&self, table: &str, said: SaidPhrase) {
        if self.is_shared() {
            let (store, game) = (self.0.store.clone(), table.to_owned());
            tokio::spawn(async move { store.publish(&[Hint::Phrase { game, said }]).await });
        }
    }
}
