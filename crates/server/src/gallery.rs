//! The gallery: mazes that people have published and those that come with the program, who wins them, and how often they
//! are played.

use std::sync::Arc;

use api::{GalleryMaze, GalleryOrder, GalleryPage, MazeVerdict, NewGalleryMaze, Person};
use game::{Exact, ExactMoves, Verdict};
use rules::pacman::{Maze, MazeWinner, Options, Position};
use rules::{AnyPosition, Game, GameSetup};
use solver::{SMALL_MAZE_MEGABYTES, SolveRequest, lives_to_compare};
use store::{GalleryFilter, GalleryRow, StoreError};
use table::clean_name;

use crate::error::ServerError;
use crate::limits::AddressKey;
use crate::safety::shown_people;
use crate::shared_limits::Limit;
use crate::state::App;

/// How many mazes a page has.
pub(crate) const PAGE: usize = 24;

/// How many mazes a person may have published at a time.
const MOST_OF_PERSON: usize = 100;

/// The last page that is read: nobody turns that many.
const LAST_PAGE: u32 = 400;

/// A page of the gallery, the mazes that come with the program among the others. A server without accounts has only
/// those.
pub(crate) async fn page(
    app: &App,
    filter: GalleryFilter<'_>,
    page: u32,
) -> Result<GalleryPage, ServerError> {
    let first = page.min(LAST_PAGE) as usize * PAGE;
    let wanted = first + PAGE + 1;
    let mut mazes: Vec<GalleryMaze> = match filter.author {
        "" => built_in(app).await?.into_iter().filter(|maze| is_asked_for(maze, filter)).collect(),
        _ => Vec::new(),
    };
    if app.config.accounts {
        let published = published(app, filter, wanted).await?;
        mazes = match filter.order {
            GalleryOrder::Newest => published.into_iter().chain(mazes).collect(),
            GalleryOrder::Played => {
                mazes.extend(published);
                mazes
            }
        };
    }
    if filter.order == GalleryOrder::Played {
        // Stable: of those that are played as often, the built-in ones come first, then the latest.
        mazes.sort_by_key(|maze| std::cmp::Reverse(maze.games));
    }
    let more = mazes.len() > first + PAGE;
    Ok(GalleryPage { mazes: mazes.into_iter().skip(first).take(PAGE).collect(), more })
}

/// The first mazes that people have published, as many as wanted. Of somebody who is silenced nobody else sees any.
async fn published(
    app: &App,
    filter: GalleryFilter<'_>,
    wanted: usize,
) -> Result<Vec<GalleryMaze>, ServerError> {
    let now = app.store.now();
    let mut rows = Vec::new();
    let mut skipped = 0;
    while rows.len() < wanted {
        let some = app.store.gallery_mazes(filter, skipped).await?;
        if some.is_empty() {
            break;
        }
        skipped += u32::try_from(some.len()).unwrap_or(u32::MAX);
        let is_seen = |row: &GalleryRow| {
            row.person == filter.asker || !app.moderation.is_silenced(&row.person, None, now)
        };
        rows.extend(some.into_iter().filter(is_seen));
    }
    rows.truncate(wanted);
    shown(app, rows).await
}

/// Mazes as everybody sees them.
pub(crate) async fn shown(
    app: &App,
    rows: Vec<GalleryRow>,
) -> Result<Vec<GalleryMaze>, ServerError> {
    let authors = rows.iter().map(|row| row.person.clone()).filter(|person| !person.is_empty());
    let people = shown_people(app, authors).await?;
    let maze = |row: GalleryRow| GalleryMaze {
        author: people.get(&row.person).cloned(),
        values: serde_json::from_str(&row.verdict).unwrap_or_default(),
        built_in: false,
        published: Some(row.published),
        hidden: row.hidden.is_some(),
        games: row.games,
        id: row.id,
        name: row.name,
        maze: row.word,
    };
    Ok(rows.into_iter().map(maze).collect())
}

/// The mazes that come with the program.
async fn built_in(app: &App) -> Result<Vec<GalleryMaze>, ServerError> {
    let games = app.store.built_in_maze_games().await?;
    let maze = |maze: &Arc<Maze>| {
        let name = maze.name().unwrap_or_default().to_owned();
        GalleryMaze {
            id: name.clone(),
            maze: name.clone(),
            built_in: true,
            author: None,
            published: None,
            values: known_values(maze),
            games: games.get(&name).copied().unwrap_or(0),
            hidden: false,
            name,
        }
    };
    Ok(Maze::shipped().iter().map(maze).collect())
}

/// What the file of a maze says about who wins, by lives.
fn known_values(maze: &Maze) -> Vec<Exact> {
    let known = |lives| maze.known_result(&Options { lives: Some(lives), ..Options::default() });
    let values = (1..=lives_to_compare(maze.lives())).map_while(|lives| {
        let known = known(lives)?;
        let verdict = match known.winner {
            MazeWinner::Pacman => Verdict::Win,
            MazeWinner::Ghosts => Verdict::Loss,
        };
        Some(Exact { verdict, turns: known.turns.into() })
    });
    values.collect()
}

fn is_asked_for(maze: &GalleryMaze, filter: GalleryFilter<'_>) -> bool {
    let Some(built_in) = Maze::named(&maze.maze) else { return false };
    let verdict = MazeVerdict::of(&maze.values, built_in.lives());
    (filter.smallest..=filter.largest).contains(&squares(&built_in))
        && filter.winner.is_none_or(|winner| winner == verdict)
}

fn squares(maze: &Maze) -> u8 {
    (maze.files() * maze.ranks()) as u8
}

/// The maze of that id, which a built-in one has by its name; hidden ones only for whoever published them, and
/// moderators.
pub(crate) async fn find(
    app: &App,
    id: &str,
    asker: &str,
    sees_hidden: bool,
) -> Result<GalleryMaze, ServerError> {
    let unknown = || ServerError::NoMaze { id: id.chars().take(64).collect() };
    if let Some(maze) = built_in(app).await?.into_iter().find(|maze| maze.id == id) {
        return Ok(maze);
    }
    if !app.config.accounts {
        return Err(unknown());
    }
    let row = app.store.gallery_maze(id).await?.ok_or_else(unknown)?;
    let is_own = !asker.is_empty() && row.person == asker;
    let is_silenced = app.moderation.is_silenced(&row.person, None, app.store.now());
    if !is_own && !sees_hidden && (row.hidden.is_some() || is_silenced) {
        return Err(unknown());
    }
    shown(app, vec![row]).await?.pop().ok_or_else(unknown)
}

/// Publishes a maze. The name has to be one that a person could have; the same maze is there once.
pub(crate) async fn publish(
    app: &App,
    person: &Person,
    new: &NewGalleryMaze,
) -> Result<GalleryMaze, ServerError> {
    let start = start(&new.maze)?;
    let name = clean_name(&new.name)?;
    let maze = start.maze();
    if let Some(known) = Maze::shipped().iter().find(|known| *known == maze) {
        let name = known.name().unwrap_or_default().to_owned();
        return Err(ServerError::MazeBuiltIn { name });
    }
    let word = maze.word();
    if let Some(taken) = taken(app, &word).await? {
        return Err(taken);
    }
    if app.store.mazes_by(&person.id).await?.len() >= MOST_OF_PERSON {
        return Err(ServerError::TooManyMazes { most: MOST_OF_PERSON });
    }
    if !app.limits.allow(Limit::GalleryMazes, &person.id) {
        return Err(ServerError::TooOften);
    }
    let row = GalleryRow {
        id: store::random_id(12),
        person: person.id.clone(),
        squares: squares(maze),
        name,
        winner: MazeVerdict::Unsolved,
        verdict: String::new(),
        published: app.store.now(),
        hidden: None,
        games: 0,
        word: word.clone(),
    };
    if !app.store.publish_maze(&row).await? {
        // Somebody was quicker.
        return Err(taken(app, &word).await?.unwrap_or(ServerError::Taken));
    }
    let (there, id) = (app.clone(), row.id.clone());
    // Whoever publishes it need not wait until it is solved.
    tokio::spawn(async move {
        if let Err(error) = solve(&there, &id, &word).await {
            tracing::debug!(%error, id, "a published maze is not solved yet");
        }
    });
    shown(app, vec![row]).await?.pop().ok_or(ServerError::Busy)
}

/// Why a maze cannot be published because the gallery has it already.
async fn taken(app: &App, word: &str) -> Result<Option<ServerError>, ServerError> {
    let Some(row) = app.store.gallery_maze_of_word(word).await? else { return Ok(None) };
    if row.hidden.is_some() {
        return Ok(Some(ServerError::MazeHidden));
    }
    let maze = shown(app, vec![row]).await?.pop();
    let by = maze.as_ref().and_then(|maze| maze.author.as_ref());
    Ok(Some(ServerError::MazeTaken {
        name: maze.as_ref().map(|maze| maze.name.clone()).unwrap_or_default(),
        by: by.map(|author| author.name.clone()).unwrap_or_default(),
    }))
}

/// Counts a game against the computer, which begins on a device of the caller and not at a table. Whoever begins several
/// in a maze within an hour, or sends the same one again, counts once; without a name it is their address that does.
pub(crate) async fn count_play(
    app: &App,
    id: &str,
    caller: Option<&Person>,
    address: AddressKey,
) -> Result<GalleryMaze, ServerError> {
    let asker = caller.map_or("", |person| person.id.as_str());
    let maze = find(app, id, asker, false).await?;
    let who = caller.map_or_else(|| address.to_string(), |person| person.id.clone());
    if !app.limits.allow(Limit::MazePlays, format!("{who} {}", maze.id)) {
        return Ok(maze);
    }
    if !app.limits.allow(Limit::MazePlaysOfAddress, address) {
        return Err(ServerError::TooOften);
    }
    app.store.count_maze_game(&maze.maze, maze.built_in).await?;
    find(app, id, asker, false).await
}

/// All mazes that somebody has published.
pub(crate) async fn mazes_of(app: &App, person: &str) -> Result<Vec<GalleryMaze>, ServerError> {
    shown(app, app.store.mazes_by(person).await?).await
}

/// Looks who wins mazes that were not solved when they were published.
pub(crate) async fn solve_rest(app: &App) -> Result<(), StoreError> {
    for (id, word) in app.store.unsolved_mazes().await? {
        if app.is_stopping() {
            break;
        }
        if let Err(error) = solve(app, &id, &word).await {
            tracing::debug!(%error, id, "a published maze is not solved yet");
        }
    }
    Ok(())
}

/// Writes down who wins a maze, if that is known here or takes a few seconds to find out.
async fn solve(app: &App, id: &str, word: &str) -> Result<(), ServerError> {
    let position = start_to_compare(word)?;
    // One at a time: computer players need the processors.
    let _permit = app.gallery_solves.acquire().await.map_err(|_| ServerError::Stopping)?;
    let (mazes, thinks) = (Arc::clone(&app.mazes), app.config.engine_threads > 0);
    let (lives, stopping) = (position.lives(), app.clone());
    let values = tokio::task::spawn_blocking(move || {
        let request = SolveRequest::new(position.maze().clone(), *position.options());
        let request = SolveRequest { threads: 1, memory: None, ..request };
        let known = mazes.probe(&position);
        let is_all = |known: &ExactMoves| known.values.len() >= request.lives.into();
        let is_small = thinks && request.megabytes_needed() <= SMALL_MAZE_MEGABYTES;
        let solve = || request.solve(&mut |_| !stopping.is_stopping()).ok()?.exact_moves(&position);
        let solved = (is_small && !known.as_ref().is_some_and(is_all)).then(solve).flatten();
        solved.or(known).map(|exact| exact.values)
    });
    if let Some(values) = values.await.map_err(|_| ServerError::Busy)? {
        let verdict = serde_json::to_string(&values).expect("plain values always become JSON");
        app.store.set_maze_verdict(id, MazeVerdict::of(&values, lives), &verdict).await?;
    }
    Ok(())
}

/// Where a game in a maze begins, as it is asked about to say how fair the maze is.
fn start_to_compare(maze: &str) -> Result<Position, ServerError> {
    let own = start(maze)?.lives();
    let start = start_with(maze, Some(lives_to_compare(own)))?;
    Ok(start.with_lives(own).expect("it has at least as many"))
}

/// Where a game in a maze begins; refused if it is none.
fn start(maze: &str) -> Result<Position, ServerError> {
    start_with(maze, None)
}

/// The same with as many lives instead of the maze's own.
fn start_with(maze: &str, lives: Option<u8>) -> Result<Position, ServerError> {
    let mut setup = GameSetup::new(Game::Pacman);
    setup.set_maze(maze)?;
    if let Some(lives) = lives {
        setup.set_option("lives", &lives.to_string())?;
    }
    match setup.start()? {
        AnyPosition::Pacman(position) => Ok(position),
        _ => unreachable!("it is a position of the game it was set up for"),
    }
}
