use std::collections::{HashMap, HashSet};
use std::sync::Mutex;

use store::TablePresence;
use tokio::sync::Notify;

use super::lock;

/// What the other nodes have to be told about who follows tables here.
#[derive(Debug, Default)]
pub(crate) struct Announcements {
    state: Mutex<Announced>,
    changed: Notify,
}

#[derive(Debug, Default)]
struct Announced {
    /// Who is where; tables that nobody follows are left out.
    present: HashMap<String, TablePresence>,
    /// The tables of which the others have not been told yet.
    pending: HashSet<String>,
}

impl Announcements {
    /// Who follows a table now.
    pub(super) fn set(&self, table: &str, presence: TablePresence) {
        let mut state = lock(&self.state);
        let before = if presence.is_empty() {
            state.present.remove(table)
        } else {
            state.present.insert(table.to_owned(), presence.clone())
        };
        if before.unwrap_or_default() != presence {
            state.pending.insert(table.to_owned());
            self.changed.notify_one();
        }
    }

    /// Has everything told again, since the others have forgotten it.
    pub(crate) fn repeat(&self) {
        let mut state = lock(&self.state);
        let Announced { present, pending } = &mut *state;
        pending.extend(present.keys().cloned());
        if !pending.is_empty() {
            self.changed.notify_one();
        }
    }

    /// Waits until there is something to tell.
    pub(crate) async fn changed(&self) {
        self.changed.notified().await;
    }

    /// What has to be told.
    pub(crate) fn take(&self) -> Vec<(String, TablePresence)> {
        let mut state = lock(&self.state);
        let pending = std::mem::take(&mut state.pending);
        let now = |table: String| {
            let presence = state.present.get(&table).cloned().unwrap_or_default();
            (table, presence)
        };
        pending.into_iter().map(now).collect()
    }

    /// It could not be told, and has to be once more.
    pub(crate) fn give_back(&self, pending: Vec<(String, TablePresence)>) {
        lock(&self.state).pending.extend(pending.into_iter().map(|(table, _)| table));
        self.changed.notify_one();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn changes_are_told_once_and_everything_on_request() {
        let announcements = Announcements::default();
        let ada =
            TablePresence { players: vec!["ada".to_owned()], watchers: 0, claims: Vec::new() };
        announcements.set("t", ada.clone());
        assert_eq!(announcements.take(), [("t".to_owned(), ada.clone())]);
        announcements.set("t", ada.clone());
        assert_eq!(announcements.take(), []);
        announcements.repeat();
        assert_eq!(announcements.take(), [("t".to_owned(), ada)]);
        announcements.set("t", TablePresence::default());
        assert_eq!(announcements.take(), [("t".to_owned(), TablePresence::default())]);
        announcements.repeat();
        assert_eq!(announcements.take(), []);
    }
}
