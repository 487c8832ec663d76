//! Finds what there is to tell: every node looks at what has changed lately, and writes notices down. A row that is there
//! already, whoever wrote it, stays as it is.

use std::collections::HashMap;

use api::{Millis, NotificationKind};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use sha2::{Digest, Sha256};
use store::PersonNotice;

use crate::error::ServerError;
use crate::notice::TableView;
use crate::state::App;

/// How far back a node looks when it starts, in milliseconds: what happened while none was there.
const FIRST_LOOK: Millis = 60 * 60 * 1000;

/// How far back it looks again, in milliseconds: what others write is dated a little earlier.
const OVERLAP: Millis = 30_000;

/// How long after it is so something is told at the earliest, in milliseconds: much is over by then.
const SETTLING: Millis = 5_000;

/// What a node has looked at.
#[derive(Debug)]
pub(super) struct NoticeFinder {
    /// Up to when.
    until: Millis,
    /// Tables of lately, each with the time of its last event.
    known: HashMap<String, Millis>,
}

impl NoticeFinder {
    pub(super) fn new(now: Millis) -> NoticeFinder {
        NoticeFinder { until: now.saturating_sub(FIRST_LOOK), known: HashMap::new() }
    }

    /// Looks at what has changed since the last time.
    pub(super) async fn look(&mut self, app: &App) -> Result<(), ServerError> {
        let now = app.store.now();
        let people = app.store.reachable_people().await?;
        let is_anybody = !people.is_empty();
        app.notifier.set_reachable(people);
        if is_anybody {
            self.look_at_tables(app).await?;
            self.look_at_challenges(app).await?;
        }
        self.until = now;
        let since = now.saturating_sub(2 * OVERLAP);
        self.known.retain(|_, at| *at >= since);
        Ok(())
    }

    async fn look_at_tables(&mut self, app: &App) -> Result<(), ServerError> {
        let mut since = self.until.saturating_sub(OVERLAP);
        loop {
            let tables = app.store.changed_tables(since).await?;
            let Some((_, last)) = tables.last() else { return Ok(()) };
            since = *last;
            for (table, at) in tables {
                if self.known.get(&table) == Some(&at) {
                    continue;
                }
                match app.hub.read(&table, TableView::of).await {
                    Ok(Some(view)) => {
                        let notices = notices_at(&table, &view, |id| app.notifier.reaches(id));
                        app.store.add_notices(&notices).await?;
                    }
                    // A table that is gone or broken keeps nobody else from being told.
                    Ok(None) | Err(ServerError::NoTable { .. } | ServerError::Table(_)) => {}
                    Err(error) => return Err(error),
                }
                self.known.insert(table, at);
            }
        }
    }

    async fn look_at_challenges(&self, app: &App) -> Result<(), ServerError> {
        let mut since = self.until.saturating_sub(OVERLAP);
        loop {
            let challenges = app.store.new_challenges(since).await?;
            let Some((_, _, last)) = challenges.last() else { return Ok(()) };
            since = *last;
            let notice = |(id, person, at): (String, String, Millis)| {
                (new_notice(&person, NotificationKind::Challenge, &id, 0, at), at + SETTLING)
            };
            let notices: Vec<_> = challenges.into_iter().map(notice).collect();
            app.store.add_notices(&notices).await?;
        }
    }
}

/// What is to be told about a table, and when.
fn notices_at(
    table: &str,
    view: &TableView,
    reaches: impl Fn(&str) -> bool,
) -> Vec<(PersonNotice, Millis)> {
    let (turn, at) = view.turn;
    let mut notices = Vec::new();
    if view.is_at_start {
        for person in view.people.iter().filter(|person| reaches(person)) {
            let notice = new_notice(person, NotificationKind::Start, table, turn, at);
            notices.push((notice, at + SETTLING));
        }
    }
    if let Some(person) = view.to_move.as_deref().filter(|person| reaches(person)) {
        if !view.is_at_start {
            let notice = new_notice(person, NotificationKind::Turn, table, turn, at);
            notices.push((notice, at + SETTLING));
        }
        if let Some(quarter) = view.quarter {
            let notice = new_notice(person, NotificationKind::Reminder, table, turn, at);
            notices.push((notice, quarter));
        }
    }
    notices
}

/// A notice whose id is the same whoever finds it.
fn new_notice(
    person: &str,
    kind: NotificationKind,
    subject: &str,
    turn: u32,
    at: Millis,
) -> PersonNotice {
    let hash = Sha256::digest(format!("{person} {} {subject} {turn}", kind.word()));
    PersonNotice {
        id: BASE64.encode(&hash[..20]),
        person: person.to_owned(),
        kind: kind.word().to_owned(),
        subject: subject.to_owned(),
        turn,
        at,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn view(to_move: &str, is_at_start: bool, quarter: Option<Millis>) -> TableView {
        TableView {
            people: vec!["ada".to_owned(), "bob".to_owned()],
            to_move: Some(to_move.to_owned()),
            turn: (7, 1_000),
            is_at_start,
            quarter,
            expires: None,
            game: "mini".to_owned(),
        }
    }

    fn found(view: &TableView) -> Vec<(String, String, Millis)> {
        let notices = notices_at("t", view, |id| id == "ada");
        notices.into_iter().map(|(notice, due)| (notice.person, notice.kind, due)).collect()
    }

    #[test]
    fn whoever_is_to_move_is_told_so_and_reminded_when_a_quarter_is_left() {
        let notice = |kind: &str, due| ("ada".to_owned(), kind.to_owned(), due);
        let soon = 1_000 + SETTLING;
        assert_eq!(found(&view("ada", false, None)), [notice("turn", soon)]);
        let days = view("ada", false, Some(9_000));
        assert_eq!(found(&days), [notice("turn", soon), notice("reminder", 9_000)]);
        assert_eq!(found(&view("bob", false, Some(9_000))), []);
        // A game that starts is told once, also to whoever begins.
        assert_eq!(found(&view("ada", true, None)), [notice("start", soon)]);
        assert_eq!(found(&view("bob", true, None)), [notice("start", soon)]);
    }

    #[test]
    fn a_notice_is_the_same_whoever_finds_it_and_another_at_every_turn() {
        let id = |person: &str, turn| new_notice(person, NotificationKind::Turn, "t", turn, 5).id;
        assert_eq!(id("ada", 7), id("ada", 7));
        assert_ne!(id("ada", 7), id("ada", 9));
        assert_ne!(id("ada", 7), id("bob", 7));
        let reminder = new_notice("ada", NotificationKind::Reminder, "t", 7, 5);
        assert_ne!(id("ada", 7), reminder.id);
    }
}
