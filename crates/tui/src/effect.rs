/// A side effect that a screen requests. Screens are pure; `terminal::perform` carries it out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Effect {
    /// Write this record to the autosave, so that the game can be resumed at the next start.
    Autosave(String),
    /// Rename the autosave out of the way of a new game, so that it is not overwritten.
    BackUpAutosave,
    /// Delete the autosave: its game is over.
    DeleteAutosave,
    /// Write a record to a file.
    Save {
        /// The file name that the player typed.
        name: String,
        /// The record.
        text: String,
    },
    /// Read a record from this file and continue its game.
    Load(String),
    /// Read a maze from this file and select it in the menu.
    LoadMaze(String),
    /// Put a text on the clipboard.
    CopyToClipboard(String),
    /// Go back to the menu.
    OpenMenu,
    /// Leave the program.
    Quit,
}
