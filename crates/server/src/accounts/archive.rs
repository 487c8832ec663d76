//! Archives: all that is stored about somebody, and their games as records.

use std::io::{Cursor, Write as _};

use api::{
    AccountSession, BlockedPerson, Challenges, GalleryMaze, Millis, ModeratorNotice,
    NotificationSettings, Person, PersonRatings, Report, SolverStanding, TableSummary, TokenInfo,
};
use game::SeatResult;
use serde::Serialize;
use store::GameFilter;
use table::Table;
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipWriter};

use super::profile::games_page;
use crate::challenges::challenges_of;
use crate::error::ServerError;
use crate::gallery::mazes_of;
use crate::notify::own_settings;
use crate::puzzle_solving::standing;
use crate::ratings::person_ratings;
use crate::safety;
use crate::state::App;

/// The most games of one archive.
const MAX_GAMES: usize = 5_000;

/// What is stored about somebody besides their games.
#[derive(Serialize)]
struct Stored<'a> {
    person: &'a str,
    account: api::Account,
    sessions: Vec<AccountSession>,
    tokens: Vec<TokenInfo>,
    blocks: Vec<BlockedPerson>,
    mutes: Vec<Person>,
    reports: Vec<Report>,
    following: Vec<Person>,
    challenges: Challenges,
    ratings: PersonRatings,
    /// When they left games early, as far as that is kept.
    early_leaves: Vec<Millis>,
    notices: Vec<ModeratorNotice>,
    notifications: NotificationSettings,
    puzzles: SolverStanding,
    mazes: Vec<GalleryMaze>,
}

/// A ZIP file of all that is stored about somebody. Nothing that one could sign in with is in it.
pub(crate) async fn export(app: &App, person: &str, session: &str) -> Result<Vec<u8>, ServerError> {
    let account = app.store.account(person).await?.ok_or(ServerError::NoAccount)?;
    let sessions = app.store.sessions(person).await?;
    let stored = Stored {
        person,
        account: super::own_view(app, account).await?,
        sessions: sessions.into_iter().map(|one| shown_session(one, session)).collect(),
        tokens: app.store.personal_tokens(person).await?,
        blocks: safety::blocked_people(app, person).await?,
        mutes: safety::muted_people(app, person).await?,
        reports: safety::reports_by(app, person).await?,
        following: safety::followed_people(app, person).await?,
        challenges: challenges_of(app, None, person).await?,
        ratings: person_ratings(app, person, true).await?,
        early_leaves: app.store.early_leaves(person, 0).await?,
        notices: app.store.told_to(person, app.store.now()).await?,
        notifications: own_settings(app, person).await?,
        puzzles: standing(app, person).await?,
        mazes: mazes_of(app, person).await?,
    };
    let games = app.store.summaries_of(person).await?;
    let left_out = games.len().saturating_sub(MAX_GAMES);
    let mut archive = Archive::default();
    archive.add_json("account.json", &stored.account)?;
    archive.add_json("sessions.json", &stored.sessions)?;
    archive.add_json("tokens.json", &stored.tokens)?;
    archive.add_json("blocks.json", &stored.blocks)?;
    archive.add_json("mutes.json", &stored.mutes)?;
    archive.add_json("reports.json", &stored.reports)?;
    archive.add_json("following.json", &stored.following)?;
    archive.add_json("challenges.json", &stored.challenges)?;
    archive.add_json("ratings.json", &stored.ratings)?;
    archive.add_json("early-leaves.json", &stored.early_leaves)?;
    archive.add_json("notices.json", &stored.notices)?;
    archive.add_json("notifications.json", &stored.notifications)?;
    archive.add_json("puzzles.json", &stored.puzzles)?;
    archive.add_json("mazes.json", &stored.mazes)?;
    let about = serde_json::json!({ "id": stored.person, "games_left_out": left_out });
    archive.add_json("person.json", &about)?;
    for (game, _) in games.into_iter().take(MAX_GAMES) {
        archive.add_game(app, &game).await?;
    }
    archive.finish()
}

/// A ZIP file of somebody's finished games.
pub(crate) async fn game_archive(
    app: &App,
    person: &str,
    mut filter: GameFilter<'_>,
    result: Option<SeatResult>,
) -> Result<Vec<u8>, ServerError> {
    let mut archive = Archive::default();
    let mut count = 0;
    loop {
        let (games, before) = games_page(app, person, filter, result).await?;
        for TableSummary { table, .. } in games {
            archive.add_game(app, &table).await?;
            count += 1;
        }
        match before {
            Some(before) if count < MAX_GAMES => filter.before = before,
            _ => return archive.finish(),
        }
    }
}

/// A session as its owner sees it.
pub(crate) fn shown_session(session: store::SessionRow, current: &str) -> AccountSession {
    AccountSession {
        current: session.id == current,
        id: session.id,
        created: session.created,
        used: session.used,
        device: session.device,
    }
}

struct Archive(ZipWriter<Cursor<Vec<u8>>>);

impl Default for Archive {
    fn default() -> Archive {
        Archive(ZipWriter::new(Cursor::default()))
    }
}

impl Archive {
    fn add(&mut self, name: &str, bytes: &[u8]) -> Result<(), ServerError> {
        let options = SimpleFileOptions::default()
            .compression_method(CompressionMethod::Stored)
            .last_modified_time(zip::DateTime::default());
        let failed = |error: &dyn std::fmt::Display| {
            tracing::error!(%error, "an archive could not be made");
            ServerError::Busy
        };
        self.0.start_file(name, options).map_err(|error| failed(&error))?;
        self.0.write_all(bytes).map_err(|error| failed(&error))
    }

    fn add_json(&mut self, name: &str, value: &impl Serialize) -> Result<(), ServerError> {
        let text = serde_json::to_vec_pretty(value).expect("our own types always become JSON");
        self.add(name, &text)
    }

    /// Adds a game as a record; one that cannot be read is left out.
    async fn add_game(&mut self, app: &App, game: &str) -> Result<(), ServerError> {
        let Ok(events) = app.store.events(game, 0).await else { return Ok(()) };
        let Ok(table) = Table::replay(game, &events) else { return Ok(()) };
        let record = table.game_record().to_record_text().to_string();
        self.add(&format!("games/{game}.palisade"), record.as_bytes())
    }

    fn finish(self) -> Result<Vec<u8>, ServerError> {
        let archive = self.0.finish().map_err(|_| ServerError::Busy)?;
        Ok(archive.into_inner())
    }
}
