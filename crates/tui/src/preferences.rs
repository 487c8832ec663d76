use std::path::{Path, PathBuf};
use std::{fs, io};

use engine::Level;
use game::Reason;
use locale::Language;

use crate::saved_games::write_atomically;
use crate::theme::Palette;

/// What a person prefers, from the configuration file: one `name = "value"` a line.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Preferences {
    /// The language of everything the program says.
    pub language: Option<Language>,
    /// The level of computer players where none is named.
    pub level: Option<Level>,
    /// The colours of the terminal game.
    pub palette: Option<Palette>,
    /// The file; `None` where the environment names no home.
    path: Option<PathBuf>,
}

/// The names of the settings.
const LANGUAGE: &str = "language";
const LEVEL: &str = "level";
const THEME: &str = "theme";

impl Preferences {
    /// The preferences of the file that the environment names: `config.toml` in
    /// `$XDG_CONFIG_HOME/palisade`, else the platform's usual place. A missing file prefers nothing.
    pub fn from_env(variable: impl Fn(&str) -> Option<String>) -> Result<Preferences, Reason> {
        let set = |name: &str| variable(name).filter(|value| !value.is_empty()).map(PathBuf::from);
        let folder = set("XDG_CONFIG_HOME")
            .or_else(|| set("HOME").map(|home| home.join(".config")))
            .or_else(|| set("APPDATA"));
        let Some(path) = folder.map(|folder| folder.join("palisade/config.toml")) else {
            return Ok(Preferences::default());
        };
        let text = match fs::read_to_string(&path) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
            Err(error) => {
                return Err(Reason::new("tui-file", "")
                    .text("name", path.display())
                    .system_error("why", &error));
            }
        };
        let mut preferences = Preferences::parse(&text, &path)?;
        preferences.path = Some(path);
        Ok(preferences)
    }

    fn parse(text: &str, path: &Path) -> Result<Preferences, Reason> {
        let mut preferences = Preferences::default();
        for (nth, line) in text.lines().enumerate() {
            let Some((name, value)) = setting(line) else {
                if is_blank(line) {
                    continue;
                }
                return Err(bad_line(path, nth, line));
            };
            let accepted = match name {
                LANGUAGE => {
                    preferences.language = Language::parse(value);
                    preferences.language.is_some()
                }
                LEVEL => {
                    preferences.level = value.parse().ok().and_then(Level::new);
                    preferences.level.is_some()
                }
                THEME => {
                    preferences.palette = Palette::parse(value);
                    preferences.palette.is_some()
                }
                _ => false,
            };
            if !accepted {
                return Err(bad_line(path, nth, line));
            }
        }
        Ok(preferences)
    }

    /// Writes the language that was chosen in the menu.
    pub(crate) fn remember_language(&self, language: Language) -> io::Result<()> {
        self.write(LANGUAGE, language.tag())
    }

    /// Writes the colours that were chosen in the menu.
    pub(crate) fn remember_palette(&self, palette: Palette) -> io::Result<()> {
        self.write(THEME, palette.word())
    }

    /// Sets one setting in the file and leaves all other lines as they are.
    fn write(&self, name: &str, value: &str) -> io::Result<()> {
        let Some(path) = &self.path else { return Ok(()) };
        let text = fs::read_to_string(path).unwrap_or_default();
        fs::create_dir_all(path.parent().expect("a file in a folder"))?;
        write_atomically(path, &with_setting(&text, name, value))
    }
}

/// The name and the value of a line, without quotes and comment.
fn setting(line: &str) -> Option<(&str, &str)> {
    let (name, value) = line.split_once('=')?;
    let value = value.split('#').next().unwrap_or_default().trim();
    Some((name.trim(), value.trim_matches('"'))).filter(|(name, _)| !name.starts_with('#'))
}

fn is_blank(line: &str) -> bool {
    line.trim().is_empty() || line.trim_start().starts_with('#')
}

fn bad_line(path: &Path, nth: usize, line: &str) -> Reason {
    Reason::new("tui-bad-preference", "")
        .text("path", path.display())
        .number("line", nth + 1)
        .text("text", line.trim())
}

fn with_setting(text: &str, name: &str, value: &str) -> String {
    let new_line = format!("{name} = \"{value}\"");
    let mut found = false;
    let mut lines: Vec<_> = text
        .lines()
        .map(|line| match setting(line) {
            Some((existing, _)) if existing == name => {
                found = true;
                new_line.clone()
            }
            _ => line.to_owned(),
        })
        .collect();
    if !found {
        lines.push(new_line);
    }
    lines.join("\n") + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn preferences_are_read_and_changed_line_by_line() {
        let text = "# mine\nlanguage = \"pl\"\nlevel = 5 # for now\n\ntheme = \"light\"\n";
        let preferences = Preferences::parse(text, Path::new("config.toml")).expect("valid");
        assert_eq!(preferences.language, Some(Language::Polish));
        assert_eq!(preferences.level, Level::new(5));
        assert_eq!(preferences.palette, Some(Palette::Light));
        let changed = with_setting(text, LANGUAGE, "cs");
        assert_eq!(changed, text.replace("\"pl\"", "\"cs\""));
        assert_eq!(with_setting("", THEME, "dark"), "theme = \"dark\"\n");
    }

    #[test]
    fn a_line_that_makes_no_sense_is_named() {
        for line in
            ["language = \"tlh\"", "level = 9", "colour = \"red\"", "theme", "theme = \"x\""]
        {
            let reason = Preferences::parse(&format!("\n{line}"), Path::new("p")).unwrap_err();
            let sentence = locale::Locale::default().reason(&reason);
            assert!(sentence.contains(line) && sentence.contains('2'), "{sentence}");
        }
    }
}
