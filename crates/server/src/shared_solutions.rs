//! Solved mazes that all nodes and workers on one database have: whoever has solved one puts it into the
//! database, and everybody else copies it to a file of their own.

use std::path::Path;
use std::time::Duration;

use rules::pacman::Position;
use solver::{Tablebase, TablebaseCache};
use store::{Store, StoreError};
use tokio::fs;
use tokio::io::{AsyncReadExt, AsyncWriteExt};

/// How often a node or worker looks for solutions that it does not have.
pub(crate) const MIRROR_INTERVAL: Duration = Duration::from_secs(5);

/// The size of a piece in the database.
const PIECE: usize = 1 << 20;

/// How many positions of a solution are checked before it is believed.
const SPOT_CHECKS: usize = 64;

/// The name of a solution: that of its file.
pub(crate) fn solution_name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

/// Puts a solved maze into the database. What was begun there before is overwritten.
pub(crate) async fn upload(store: &Store, path: &Path) -> Result<(), StoreError> {
    let at = |error: std::io::Error| unusable(path, &error);
    let name = solution_name(path);
    let mut file = fs::File::open(path).await.map_err(at)?;
    let (mut bytes, mut nth) = (0, 0);
    loop {
        let mut piece = Vec::with_capacity(PIECE);
        (&mut file).take(PIECE as u64).read_to_end(&mut piece).await.map_err(at)?;
        if piece.is_empty() {
            break;
        }
        store.keep_solution_piece(&name, nth, &piece).await?;
        bytes += piece.len() as u64;
        nth += 1;
    }
    store.publish_solution(&name, bytes).await
}

/// Copies the solutions that the cache does not have; returns whether there were any.
pub(crate) async fn mirror(store: &Store, cache: &TablebaseCache) -> Result<bool, StoreError> {
    let mut copied = false;
    for (name, bytes) in store.solutions().await? {
        let path = cache.folder().join(&name);
        // A name is a hash and an extension, and never a path.
        let is_name = name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'.');
        // One that was solved here for more lives is larger.
        let is_there = fs::metadata(&path).await.is_ok_and(|file| file.len() >= bytes);
        if !is_name || !name.ends_with(".solution") || is_there {
            continue;
        }
        if let Err(error) = download(store, &name, bytes, &path).await {
            tracing::warn!(%error, name, "a solution could not be copied");
            continue;
        }
        copied = true;
    }
    Ok(copied)
}

async fn download(store: &Store, name: &str, bytes: u64, path: &Path) -> Result<(), StoreError> {
    let at = |error: std::io::Error| unusable(path, &error);
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).await.map_err(at)?;
    }
    // Others may share the folder, and copy it too.
    let copy = path.with_extension(format!("{}.copy", store::random_id(8)));
    let mut file = fs::File::create(&copy).await.map_err(at)?;
    let (mut written, mut nth) = (0, 0);
    while let Some(piece) = store.solution_piece(name, nth).await? {
        file.write_all(&piece).await.map_err(at)?;
        written += piece.len() as u64;
        nth += 1;
    }
    file.sync_all().await.map_err(at)?;
    drop(file);
    let whole = written == bytes;
    let kept = if whole { fs::rename(&copy, path).await } else { fs::remove_file(&copy).await };
    kept.map_err(at)?;
    if whole { Ok(()) } else { Err(unusable(path, &"it is not complete")) }
}

fn unusable(path: &Path, why: &dyn std::fmt::Display) -> StoreError {
    StoreError::File { path: path.to_owned(), why: why.to_string() }
}

/// Whether a solution agrees with itself and the rules where it is looked at: along random games from its
/// start, a position is worth what its best move is worth.
pub(crate) fn passes_spot_check(tablebase: &Tablebase, start: &Position) -> bool {
    use game::Position as _;
    let mut position = start.clone();
    let mut random = game::Random::new(u64::from_be_bytes(store::random_bytes()));
    for _ in 0..SPOT_CHECKS {
        let Some(exact) = tablebase.exact_moves(&position) else { return false };
        let own = usize::from(exact.lives).saturating_sub(1);
        let value = exact.values.get(own);
        let best = exact.moves.first().and_then(|best| best.values.get(own));
        let plies = position.plies();
        if value.is_none() || value != best || exact.moves.len() != plies.len() {
            return false;
        }
        let nth = random.index(plies.len());
        position.apply(plies[nth]);
        if position.turn() == game::Turn::Over {
            position = start.clone();
        }
    }
    true
}

#[cfg(test)]
mod tests {
    use rules::pacman::{Maze, Options};
    use solver::SolveRequest;

    use super::*;

    fn start(maze: &str) -> Position {
        let maze = Maze::from_word(maze).unwrap();
        Position::start(maze.into(), Options::default(), 2).unwrap()
    }

    #[test]
    fn a_solution_is_believed_where_it_agrees_with_the_rules() {
        let (start, other) = (start("4x4.2.a1.d4___.a4d1.b2v"), start("4x4.2.a1.d4___.a4d1.c2v"));
        let request = SolveRequest::new(start.maze().clone(), Options::default());
        let tablebase = request.solve(&mut |_| true).unwrap();
        for _ in 0..20 {
            assert!(passes_spot_check(&tablebase, &start));
        }
        assert!(!passes_spot_check(&tablebase, &other), "it is the solution of another maze");
    }
}
