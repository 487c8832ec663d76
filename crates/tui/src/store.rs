use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

/// Where records lie: one that keeps itself, and those that players save.
#[derive(Clone, Debug)]
pub struct Store {
    /// Where the unfinished game is kept; nowhere where the user has no home.
    folder: Option<PathBuf>,
}

impl Store {
    /// The folder that the user's environment names: `PALISADE_STATE`, else the usual place.
    pub fn of_environment(variable: impl Fn(&str) -> Option<String>) -> Store {
        let set = |name: &str| variable(name).filter(|value| !value.is_empty()).map(PathBuf::from);
        let folder = set("PALISADE_STATE")
            .or_else(|| set("XDG_STATE_HOME").map(|folder| folder.join("palisade")))
            .or_else(|| set("HOME").map(|home| home.join(".local/state/palisade")))
            .or_else(|| set("LOCALAPPDATA").map(|folder| folder.join("palisade")));
        Store { folder }
    }

    fn autosave(&self) -> Option<PathBuf> {
        self.folder.as_ref().map(|folder| folder.join("unfinished.palisade"))
    }

    /// The game that was left unfinished.
    pub(crate) fn unfinished(&self) -> Option<String> {
        fs::read_to_string(self.autosave()?).ok()
    }

    /// Keeps an unfinished game. Whoever looks sees the old record or the new one, never half of it.
    pub(crate) fn keep(&self, text: &str) -> io::Result<()> {
        let Some(path) = self.autosave() else { return Ok(()) };
        fs::create_dir_all(path.parent().expect("a file in a folder"))?;
        replace(&path, text)
    }

    /// Another game begins: the unfinished one is kept beside it, as `earlier.palisade`.
    pub(crate) fn set_aside(&self) {
        if let Some(path) = self.autosave() {
            // Where there is none, none is lost.
            let _ = fs::rename(&path, path.with_file_name("earlier.palisade"));
        }
    }

    pub(crate) fn forget(&self) {
        if let Some(path) = self.autosave() {
            // Where there is none, none is left.
            let _ = fs::remove_file(path);
        }
    }

    /// Writes a record under a name the player chose, and says where.
    pub(crate) fn save(&self, name: &str, text: &str) -> io::Result<PathBuf> {
        let mut path = PathBuf::from(name);
        if path.extension().is_none() {
            path.set_extension("palisade");
        }
        replace(&path, text)?;
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

fn replace(path: &Path, text: &str) -> io::Result<()> {
    let new = path.with_extension("new");
    let mut file = File::create(&new)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()?;
    fs::rename(new, path)
}
