use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

/// Saved games on disk: the autosave of the unfinished game, and the files that players name.
#[derive(Clone, Debug)]
pub struct SavedGames {
    /// The folder of the autosave; without a home directory there is no autosave.
    folder: Option<PathBuf>,
}

impl SavedGames {
    /// The folder that the environment names: `PALISADE_STATE`, else the platform's usual place.
    pub fn from_env(variable: impl Fn(&str) -> Option<String>) -> SavedGames {
        let set = |name: &str| variable(name).filter(|value| !value.is_empty()).map(PathBuf::from);
        let folder = set("PALISADE_STATE")
            .or_else(|| set("XDG_STATE_HOME").map(|folder| folder.join("palisade")))
            .or_else(|| set("HOME").map(|home| home.join(".local/state/palisade")))
            .or_else(|| set("LOCALAPPDATA").map(|folder| folder.join("palisade")));
        SavedGames { folder }
    }

    fn autosave_path(&self) -> Option<PathBuf> {
        self.folder.as_ref().map(|folder| folder.join("unfinished.palisade"))
    }

    /// The record of the unfinished game, read from the autosave.
    pub(crate) fn unfinished(&self) -> Option<String> {
        fs::read_to_string(self.autosave_path()?).ok()
    }

    /// Writes the unfinished game to the autosave.
    pub(crate) fn autosave(&self, text: &str) -> io::Result<()> {
        let Some(path) = self.autosave_path() else { return Ok(()) };
        fs::create_dir_all(path.parent().expect("a file in a folder"))?;
        write_atomically(&path, text)
    }

    /// Renames the autosave to `earlier.palisade`, so that a new game does not overwrite it.
    pub(crate) fn back_up_autosave(&self) {
        if let Some(path) = self.autosave_path() {
            // It fails where there is no autosave, and then nothing is lost.
            let _ = fs::rename(&path, path.with_file_name("earlier.palisade"));
        }
    }

    /// Deletes the autosave, because its game is over.
    pub(crate) fn delete_autosave(&self) {
        if let Some(path) = self.autosave_path() {
            // It fails where there is no autosave, and then none is left.
            let _ = fs::remove_file(path);
        }
    }

    /// Writes a record under the file name that the player typed, and returns its path.
    pub(crate) fn save(&self, name: &str, text: &str) -> io::Result<PathBuf> {
        let mut path = PathBuf::from(name);
        if path.extension().is_none() {
            path.set_extension("palisade");
        }
        write_atomically(&path, text)?;
        Ok(path)
    }

    /// Reads a record by the name it was saved under.
    pub(crate) fn load(&self, name: &str) -> io::Result<String> {
        let path = Path::new(name);
        match fs::read_to_string(path) {
            Err(_) if path.extension().is_none() => {
                fs::read_to_string(path.with_extension("palisade"))
            }
            read => read,
        }
    }
}

/// Writes a temporary file and renames it: a crash leaves the old record or the new one, never half
/// of one.
fn write_atomically(path: &Path, text: &str) -> io::Result<()> {
    let temporary = path.with_extension("new");
    let mut file = File::create(&temporary)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()?;
    fs::rename(temporary, path)
}
