use std::path::PathBuf;

use lessons::{CourseId, LessonProgress};
use locale::Language;

use crate::theme::Palette;

/// A side effect that a screen requests. Screens are pure; `terminal::perform` carries it out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Effect {
    /// Write this record to the autosave of the game in play.
    Autosave(String),
    /// A new game begins: it gets an autosave of its own.
    NewAutosave,
    /// An unfinished game goes on: this is its autosave.
    ContinueAutosave(PathBuf),
    /// Delete the autosave of the game in play: it is over.
    DeleteAutosave,
    /// Delete an unfinished game.
    DeleteUnfinished(PathBuf),
    /// Keep the set-up of a new game, a record without moves, for the menu.
    RememberSetup(String),
    /// Keep the language in the configuration file.
    RememberLanguage(Language),
    /// Keep the colours in the configuration file.
    RememberPalette(Palette),
    /// Keep what has been learned.
    KeepProgress(LessonProgress),
    /// Write a record to a file.
    Save {
        /// The file name that the player typed.
        name: String,
        /// The record.
        text: String,
    },
    /// Read a record from this file and continue its game.
    Load(String),
    /// Read a record from this file and analyse its game.
    Analyse(String),
    /// Teach this course, as far as it is not solved.
    Learn(CourseId),
    /// Ask for the solution of the puzzle of today.
    SolveDaily,
    /// Read a maze from this file and select it in the menu.
    LoadMaze(String),
    /// Put a text on the clipboard.
    CopyToClipboard(String),
    /// Play the same game again.
    Rematch,
    /// Go back to the menu.
    OpenMenu,
    /// Stop the program until the shell continues it.
    Suspend,
    /// Leave the program.
    Quit,
}
