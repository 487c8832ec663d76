use locale::Locale;
use ratatui::crossterm::event::{KeyCode, KeyEvent};

/// A line that the player types.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Prompt {
    pub(crate) asking: Asking,
    pub(crate) text: String,
}

/// What is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Asking {
    /// A move in notation.
    Move,
    /// A file to write.
    Save,
    /// A file to read.
    Load,
    /// A maze to read.
    Maze,
    /// Whether to give up.
    Resign,
}

impl Asking {
    fn key(self) -> &'static str {
        match self {
            Asking::Move => "tui-ask-move",
            Asking::Save => "tui-ask-save",
            Asking::Load => "tui-ask-load",
            Asking::Maze => "tui-ask-maze",
            Asking::Resign => "tui-ask-resign",
        }
    }
}

impl Prompt {
    pub(crate) fn new(asking: Asking) -> Prompt {
        Prompt { asking, text: String::new() }
    }

    /// What is asked, and what was typed so far.
    pub(crate) fn line(&self, locale: &Locale) -> String {
        format!("{} {}▏", locale.text(self.asking.key()), self.text)
    }

    /// Takes a key. Once the line is complete, what was typed; nothing where it was given up.
    pub(crate) fn key(&mut self, key: KeyEvent) -> Option<Option<String>> {
        match key.code {
            KeyCode::Esc => Some(None),
            KeyCode::Enter => {
                let wanted = self.asking == Asking::Resign || !self.text.trim().is_empty();
                Some(wanted.then(|| self.text.trim().to_owned()))
            }
            KeyCode::Backspace => {
                self.text.pop();
                None
            }
            KeyCode::Char(c) => {
                self.text.push(c);
                None
            }
            _ => None,
        }
    }
}
