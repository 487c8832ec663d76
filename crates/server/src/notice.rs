//! A notice: what somebody is told although their page is closed, whether it is still true, and in which words.

use api::{ChallengeState, Millis, NotificationKind, NotificationSettings, Person, TimeControl};
use locale::{Language, Locale};
use store::PersonNotice;
use table::Table;

use crate::error::ServerError;
use crate::online::ONLINE_FOR;
use crate::safety::shown_people;
use crate::state::App;

/// What is to be done about a notice.
#[derive(Debug)]
pub(crate) enum NoticeState {
    /// Nobody is to be told: it is no longer so, or the person's page has told it.
    Over,
    /// Not before then.
    NotBefore(Millis),
    /// Now.
    True(NoticeScene),
}

/// What a notice is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct NoticeScene {
    pub(crate) kind: NotificationKind,
    /// The table that a click opens.
    pub(crate) table: String,
    /// The game that is played there.
    pub(crate) game: String,
    /// The others, or whoever challenges.
    pub(crate) others: Vec<Person>,
    /// Whether it is also the person's turn.
    pub(crate) is_turn: bool,
    /// Whether people can have accounts.
    has_accounts: bool,
    /// Until when it is worth telling.
    pub(crate) until: Option<Millis>,
}

/// What a table is to those who play there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct TableView {
    /// The ids of the people seated, each once.
    pub(crate) people: Vec<String>,
    /// Who is to move, if a person is.
    pub(crate) to_move: Option<String>,
    /// The event that made the position what it is, and its time.
    pub(crate) turn: (u32, Millis),
    /// Whether nobody has moved yet.
    pub(crate) is_at_start: bool,
    /// When a quarter of the turn's time is left, where players have days.
    pub(crate) quarter: Option<Millis>,
    /// When the clock of whoever is to move runs out.
    pub(crate) expires: Option<Millis>,
    /// The game that is played there.
    pub(crate) game: String,
}

impl TableView {
    /// The view of a table whose game is live.
    pub(crate) fn of(table: &Table) -> Option<TableView> {
        if table.phase() != api::TablePhase::Live {
            return None;
        }
        let holders = table.holder_ids();
        let to_move = table.to_move().and_then(|seat| holders[usize::from(seat) - 1]);
        let mut people: Vec<String> = Vec::new();
        for person in holders.iter().flatten() {
            if !people.iter().any(|other| other == person) {
                people.push((*person).to_owned());
            }
        }
        let expires = table.clock().expires_at();
        Some(TableView {
            people,
            to_move: to_move.map(str::to_owned),
            turn: table.turn_since(),
            is_at_start: table.is_at_start(),
            quarter: quarter(table.spec().time_control, expires),
            expires,
            game: table.spec().game.clone(),
        })
    }
}

/// When a quarter of the time for a turn is left that ends at `expires`, where players have days.
fn quarter(time_control: TimeControl, expires: Option<Millis>) -> Option<Millis> {
    match time_control {
        TimeControl::Correspondence { days } => {
            Some(expires?.saturating_sub(Millis::from(days) * 24 * 60 * 60 * 1000 / 4))
        }
        _ => None,
    }
}

/// The kind that a notice is kept under.
pub(crate) fn kind_of(notice: &PersonNotice) -> Option<NotificationKind> {
    NotificationKind::ALL.into_iter().find(|kind| kind.word() == notice.kind)
}

/// What is to be done about a notice now.
pub(crate) async fn look(app: &App, notice: &PersonNotice) -> Result<NoticeState, ServerError> {
    let Some(kind) = kind_of(notice) else { return Ok(NoticeState::Over) };
    let now = app.store.now();
    let found = match kind {
        NotificationKind::Challenge => challenge_scene(app, notice, now).await?,
        _ => table_scene(app, notice, kind, now).await?,
    };
    if !matches!(found, NoticeState::True(_)) {
        return Ok(found);
    }
    // A page asks for challenges more often than that: whoever was not seen for so long looks at none.
    if let Some(seen) = app.store.last_told(&notice.person).await? {
        if seen > notice.at && kind != NotificationKind::Reminder {
            return Ok(NoticeState::Over);
        }
        if now < seen + ONLINE_FOR {
            return Ok(NoticeState::NotBefore(seen + ONLINE_FOR));
        }
    }
    let settings = settings_of(app, &notice.person).await?;
    match settings.quiet.and_then(|quiet| quiet.end(now)) {
        Some(end) => Ok(NoticeState::NotBefore(end)),
        None => Ok(found),
    }
}

/// What somebody wants to be told.
pub(crate) async fn settings_of(
    app: &App,
    person: &str,
) -> Result<NotificationSettings, ServerError> {
    let kept = app.store.notice_settings(person).await?;
    Ok(kept.and_then(|body| serde_json::from_str(&body).ok()).unwrap_or_default())
}

/// Whether somebody wants to know: of the first turn also those who only want to know of turns.
pub(crate) fn wants(kinds: &[NotificationKind], scene: &NoticeScene) -> bool {
    kinds.contains(&scene.kind) || (scene.is_turn && kinds.contains(&NotificationKind::Turn))
}

async fn table_scene(
    app: &App,
    notice: &PersonNotice,
    kind: NotificationKind,
    now: Millis,
) -> Result<NoticeState, ServerError> {
    let view = match app.hub.read(&notice.subject, TableView::of).await {
        Ok(Some(view)) => view,
        Ok(None) | Err(ServerError::NoTable { .. }) => return Ok(NoticeState::Over),
        Err(error) => return Err(error),
    };
    let is_turn = view.to_move.as_ref() == Some(&notice.person) && view.turn.0 == notice.turn;
    let is_so = match kind {
        NotificationKind::Start => view.is_at_start && view.people.contains(&notice.person),
        _ => is_turn,
    };
    let is_so = is_so && (kind != NotificationKind::Reminder || view.quarter.is_some());
    if !is_so {
        return Ok(NoticeState::Over);
    }
    // Time that was given back.
    if let (NotificationKind::Reminder, Some(quarter)) = (kind, view.quarter)
        && now < quarter
    {
        return Ok(NoticeState::NotBefore(quarter));
    }
    let others = view.people.iter().filter(|id| **id != notice.person).cloned();
    Ok(NoticeState::True(NoticeScene {
        kind,
        table: notice.subject.clone(),
        game: view.game,
        others: people(app, others.collect()).await?,
        is_turn: is_turn && kind == NotificationKind::Start,
        has_accounts: app.config.accounts,
        until: view.expires.filter(|_| is_turn),
    }))
}

async fn challenge_scene(
    app: &App,
    notice: &PersonNotice,
    now: Millis,
) -> Result<NoticeState, ServerError> {
    let row = app.store.challenge(&notice.subject).await?;
    let is_open = |row: &store::ChallengeRow| {
        row.state == ChallengeState::Open && row.expires > now && row.challenged == notice.person
    };
    let Some(row) = row.filter(is_open) else { return Ok(NoticeState::Over) };
    Ok(NoticeState::True(NoticeScene {
        kind: NotificationKind::Challenge,
        table: row.game,
        game: row.wanted.game,
        others: people(app, vec![row.challenger]).await?,
        is_turn: false,
        has_accounts: app.config.accounts,
        until: Some(row.expires),
    }))
}

/// These people as others see them, in this order.
async fn people(app: &App, ids: Vec<String>) -> Result<Vec<Person>, ServerError> {
    let mut found = shown_people(app, ids.iter().cloned()).await?;
    let person = |id: String| found.remove(&id).unwrap_or_else(|| Person::guest(id));
    Ok(ids.into_iter().map(person).collect())
}

impl NoticeScene {
    /// The sentence, in the language of whoever reads it.
    pub(crate) fn sentence(&self, language: Language) -> String {
        let locale = Locale::new(language);
        // As the page has them: a guest is marked where others have accounts.
        let name = |person: &Person| match (person.unnamed, person.account) {
            (true, _) => locale.with("guest-name", &[("id", person.tag().into())]),
            (false, false) if self.has_accounts => {
                locale.with("web-guest", &[("name", person.name.as_str().into())])
            }
            _ => person.name.clone(),
        };
        let names: Vec<String> = self.others.iter().map(name).collect();
        let (alone, with) = match self.kind {
            NotificationKind::Turn => ("notice-turn-alone", "notice-turn"),
            NotificationKind::Start => ("notice-start-alone", "notice-start"),
            NotificationKind::Challenge => ("notice-challenge", "notice-challenge"),
            NotificationKind::Reminder => ("notice-reminder-alone", "notice-reminder"),
        };
        match names.is_empty() {
            true => locale.text(alone),
            false => locale.with(with, &[("names", language.list(&names).into())]),
        }
    }

    /// The name of the game, in the language of whoever reads it.
    pub(crate) fn game_name(&self, language: Language) -> String {
        let locale = Locale::new(language);
        match self.game.as_str() {
            "mini" => locale.text("game-mini"),
            "pacman" => locale.text("game-pacman"),
            "mspacman" => locale.text("game-mspacman"),
            _ => locale.text("game-quoridor"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_quarter_is_one_of_the_days_for_a_turn() {
        let hour = 60 * 60 * 1000;
        let days = |days| TimeControl::Correspondence { days };
        assert_eq!(quarter(days(2), Some(100 * hour)), Some(88 * hour));
        assert_eq!(quarter(days(2), None), None);
        let blitz = TimeControl::Fischer { seconds: 180, increment: 2 };
        assert_eq!(quarter(blitz, Some(100 * hour)), None);
    }

    #[test]
    fn every_kind_is_a_sentence_in_every_language() {
        for language in Language::ALL {
            for kind in NotificationKind::ALL {
                for others in [Vec::new(), vec![Person::new("1", "Ada"), Person::guest("k3f9")]] {
                    // Somebody always challenges.
                    if kind == NotificationKind::Challenge && others.is_empty() {
                        continue;
                    }
                    let scene = NoticeScene {
                        kind,
                        table: "t".to_owned(),
                        game: "mini".to_owned(),
                        others,
                        is_turn: false,
                        has_accounts: true,
                        until: None,
                    };
                    let text = scene.sentence(language);
                    let is_named = scene.others.is_empty() || text.contains("Ada");
                    assert!(is_named && !text.contains("notice-"), "{text}");
                    assert!(!scene.game_name(language).contains("game-"));
                    // Those who have chosen no name are called in the language of the reader.
                    assert!(!text.contains("guest-name") && !text.contains("web-"), "{text}");
                }
            }
        }
    }
}
