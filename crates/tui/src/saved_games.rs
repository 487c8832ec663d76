use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use lessons::LessonProgress;

/// Saved games on disk: an autosave for every unfinished game, the set-up that the menu had last, what
/// has been learned, and the files that players name.
#[derive(Clone, Debug, Default)]
pub struct SavedGames {
    /// The folder of the autosaves; without one nothing is autosaved.
    folder: Option<PathBuf>,
    /// The autosave of the game in play; `None` until its first move.
    current: Option<PathBuf>,
}

/// An unfinished game, as its autosave has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct UnfinishedGame {
    pub(crate) path: PathBuf,
    /// The record.
    pub(crate) text: String,
}

/// The extension of records.
const EXTENSION: &str = "palisade";

/// The first words of the names of autosaves; the second is one that earlier versions wrote.
const AUTOSAVES: [&str; 2] = ["unfinished", "earlier"];

impl SavedGames {
    /// The folder that the environment names: `PALISADE_STATE`, else the platform's usual place.
    pub fn from_env(variable: impl Fn(&str) -> Option<String>) -> SavedGames {
        let set = |name: &str| variable(name).filter(|value| !value.is_empty()).map(PathBuf::from);
        let folder = set("PALISADE_STATE")
            .or_else(|| set("XDG_STATE_HOME").map(|folder| folder.join("palisade")))
            .or_else(|| set("HOME").map(|home| home.join(".local/state/palisade")))
            .or_else(|| set("LOCALAPPDATA").map(|folder| folder.join("palisade")));
        SavedGames { folder, current: None }
    }

    /// What has been learned so far.
    pub fn lesson_progress(&self) -> LessonProgress {
        let text = self.lessons_path().and_then(|path| fs::read_to_string(path).ok());
        LessonProgress::parse(&text.unwrap_or_default())
    }

    /// Keeps what has been learned.
    pub fn keep_lesson_progress(&self, progress: &LessonProgress) -> io::Result<()> {
        let Some(path) = self.lessons_path() else { return Ok(()) };
        fs::create_dir_all(path.parent().expect("a file in a folder"))?;
        write_atomically(&path, &progress.to_string())
    }

    fn lessons_path(&self) -> Option<PathBuf> {
        self.folder.as_ref().map(|folder| folder.join("lessons.txt"))
    }

    /// No folder: games are written only where a player names a file.
    pub fn without_autosave() -> SavedGames {
        SavedGames::default()
    }

    /// Whether there is a game to go on with.
    pub fn has_unfinished(&self) -> bool {
        !self.unfinished().is_empty()
    }

    /// The unfinished games, the one played last first.
    pub(crate) fn unfinished(&self) -> Vec<UnfinishedGame> {
        let entries = self.folder.iter().filter_map(|folder| fs::read_dir(folder).ok()).flatten();
        let mut games: Vec<(SystemTime, UnfinishedGame)> = entries
            .flatten()
            .map(|entry| entry.path())
            .filter(|path| is_autosave(path))
            .filter_map(|path| {
                let modified = fs::metadata(&path).and_then(|metadata| metadata.modified()).ok()?;
                let text = fs::read_to_string(&path).ok()?;
                Some((modified, UnfinishedGame { path, text }))
            })
            .collect();
        games.sort_by(|(a_time, a), (b_time, b)| b_time.cmp(a_time).then(a.path.cmp(&b.path)));
        games.into_iter().map(|(_, game)| game).collect()
    }

    /// Writes the game in play to its autosave. A new game gets a file of its own at its first move,
    /// so that no other game is overwritten and none is kept in which nothing happened.
    pub(crate) fn autosave(&mut self, text: &str) -> io::Result<()> {
        let Some(folder) = &self.folder else { return Ok(()) };
        let path = match &self.current {
            Some(path) => path.clone(),
            None if !has_moves(text) => return Ok(()),
            None => self.current.insert(claim_autosave(folder)?).clone(),
        };
        write_atomically(&path, text)
    }

    /// The next autosave is that of a new game.
    pub(crate) fn start_new(&mut self) {
        self.current = None;
    }

    /// The next autosave is that of this unfinished game.
    pub(crate) fn continue_game(&mut self, path: PathBuf) {
        self.current = Some(path);
    }

    /// Deletes the autosave of the game in play, because it is over.
    pub(crate) fn delete_autosave(&mut self) {
        if let Some(path) = self.current.take() {
            self.delete(&path);
        }
    }

    /// Deletes an unfinished game.
    pub(crate) fn delete(&self, path: &Path) {
        // It fails where the file is gone already, and then none is left.
        let _ = fs::remove_file(path);
    }

    fn setup_path(&self) -> Option<PathBuf> {
        self.folder.as_ref().map(|folder| folder.join("menu").with_extension(EXTENSION))
    }

    /// Keeps the set-up of a game, a record without moves, for the menu to begin with next time.
    pub(crate) fn remember_setup(&self, text: &str) -> io::Result<()> {
        let Some(path) = self.setup_path() else { return Ok(()) };
        fs::create_dir_all(path.parent().expect("a file in a folder"))?;
        write_atomically(&path, text)
    }

    /// The set-up that was kept last.
    pub(crate) fn last_setup(&self) -> Option<String> {
        fs::read_to_string(self.setup_path()?).ok()
    }

    /// Writes a record under the file name that the player typed, and returns its path.
    pub(crate) fn save(&self, name: &str, text: &str) -> io::Result<PathBuf> {
        let mut path = PathBuf::from(name);
        if path.extension().is_none() {
            path.set_extension(EXTENSION);
        }
        write_atomically(&path, text)?;
        Ok(path)
    }

    /// Reads a record by the name it was saved under.
    pub(crate) fn load(&self, name: &str) -> io::Result<String> {
        let path = Path::new(name);
        match fs::read_to_string(path) {
            Err(_) if path.extension().is_none() => {
                fs::read_to_string(path.with_extension(EXTENSION))
            }
            read => read,
        }
    }
}

fn is_autosave(path: &Path) -> bool {
    let stem = path.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default();
    path.extension().is_some_and(|extension| extension == EXTENSION)
        && AUTOSAVES.iter().any(|name| stem.split('-').next() == Some(name))
}

/// Whether a record has moves, which follow an empty line.
fn has_moves(text: &str) -> bool {
    text.split_once("\n\n").is_some_and(|(_, moves)| !moves.trim().is_empty())
}

/// Creates an empty autosave under the first free name. Two programs at once get two names.
fn claim_autosave(folder: &Path) -> io::Result<PathBuf> {
    fs::create_dir_all(folder)?;
    for number in 1u32.. {
        let name = match number {
            1 => AUTOSAVES[0].to_owned(),
            number => format!("{}-{number}", AUTOSAVES[0]),
        };
        let path = folder.join(name).with_extension(EXTENSION);
        match File::create_new(&path) {
            Ok(_) => return Ok(path),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
        }
    }
    unreachable!("a folder holds fewer files than there are numbers")
}

/// Writes a temporary file and renames it: a crash leaves the old record or the new one, never half
/// of one.
pub(crate) fn write_atomically(path: &Path, text: &str) -> io::Result<()> {
    let temporary = path.with_extension("new");
    let mut file = File::create(&temporary)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()?;
    fs::rename(temporary, path)
}

#[cfg(test)]
mod tests {
    use testbed::TestFolder;

    use super::*;

    fn saved_games(folder: &Path) -> SavedGames {
        let path = folder.display().to_string();
        SavedGames::from_env(move |name| (name == "PALISADE_STATE").then(|| path.clone()))
    }

    fn texts(saved_games: &SavedGames) -> Vec<String> {
        let mut texts: Vec<_> =
            saved_games.unfinished().into_iter().map(|game| game.text).collect();
        texts.sort();
        texts
    }

    #[test]
    fn every_unfinished_game_is_kept() {
        let folder = TestFolder::new("kept");
        let [first, second, third] =
            ["e2", "e2 e8", "d1"].map(|moves| format!("palisade 1\ngame quoridor\n\n{moves}\n"));
        let mut one = saved_games(&folder);
        one.autosave(&first).expect("writable");
        // Another program at the same time, and the next game of the first one.
        let mut other = saved_games(&folder);
        other.autosave(&third).expect("writable");
        one.start_new();
        one.autosave(&second).expect("writable");
        let mut expected = [first.clone(), second, third.clone()];
        expected.sort();
        assert_eq!(texts(&one), expected);
        // A game that ends is no longer offered; one that goes on stays in its file.
        one.delete_autosave();
        other.autosave(&third).expect("writable");
        assert_eq!(texts(&other), [third, first]);
    }

    #[test]
    fn a_game_without_moves_is_not_kept_and_older_autosaves_are_found() {
        let folder = TestFolder::new("older");
        let mut saved_games = saved_games(&folder);
        saved_games.autosave("palisade 1\ngame quoridor\nseats 2\n\n").expect("writable");
        assert!(saved_games.unfinished().is_empty());
        fs::create_dir_all(&folder).expect("a folder");
        for name in ["unfinished", "earlier", "menu"] {
            fs::write(folder.join(name).with_extension(EXTENSION), name).expect("writable");
        }
        assert_eq!(texts(&saved_games), ["earlier", "unfinished"]);
    }
}
