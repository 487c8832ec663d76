/// Something a screen wants done outside of it. Screens are pure: the shell does it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Effect {
    /// Keep this record until the next start.
    Autosave(String),
    /// Another game begins: the kept record makes room, but is not lost.
    SetAside,
    /// The kept record is not needed any more.
    Forget,
    /// Write a record to a file.
    Save {
        /// What the player called it.
        name: String,
        /// The record.
        text: String,
    },
    /// Read a record from a file and go on with it.
    Load(String),
    /// Read a maze from a file and choose it in the menu.
    Maze(String),
    /// Put a text on the clipboard.
    Copy(String),
    /// Back to the menu.
    Menu,
    /// The end.
    Quit,
}
