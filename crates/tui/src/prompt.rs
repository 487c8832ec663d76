use locale::Locale;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

/// A one-line text input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct TextPrompt {
    pub(crate) kind: PromptKind,
    pub(crate) text: String,
}

/// What a prompt asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PromptKind {
    /// A move in notation.
    Move,
    /// The file to save the game to.
    Save,
    /// The file to load a game from.
    Load,
    /// The file of a game to analyse.
    Analyse,
    /// The file to load a maze from.
    Maze,
    /// Confirmation to resign; Enter is enough.
    Resign,
    /// Confirmation to delete an unfinished game; Enter is enough.
    Delete,
}

impl PromptKind {
    fn message_key(self) -> &'static str {
        match self {
            PromptKind::Move => "tui-ask-move",
            PromptKind::Save => "tui-ask-save",
            PromptKind::Load => "tui-ask-load",
            PromptKind::Analyse => "tui-ask-analyse",
            PromptKind::Maze => "tui-ask-maze",
            PromptKind::Resign => "tui-ask-resign",
            PromptKind::Delete => "tui-ask-delete",
        }
    }
}

impl TextPrompt {
    pub(crate) fn new(kind: PromptKind) -> TextPrompt {
        TextPrompt { kind, text: String::new() }
    }

    /// The prompt as it is shown: the question, the text typed so far and a caret.
    pub(crate) fn line(&self, locale: &Locale) -> String {
        format!("{} {}▏", locale.text(self.kind.message_key()), self.text)
    }

    /// Handles a key. `Some` closes the prompt: with the text after Enter, with `None` where it was
    /// cancelled or left empty.
    pub(crate) fn key(&mut self, key: KeyEvent) -> Option<Option<String>> {
        match key.code {
            KeyCode::Esc => Some(None),
            KeyCode::Enter => {
                let is_question = matches!(self.kind, PromptKind::Resign | PromptKind::Delete);
                let accepted = is_question || !self.text.trim().is_empty();
                Some(accepted.then(|| self.text.trim().to_owned()))
            }
            KeyCode::Backspace => {
                self.text.pop();
                None
            }
            // Ctrl and Alt make commands, not letters; AltGr reports both and makes letters.
            KeyCode::Char(c)
                if !key.modifiers.intersects(KeyModifiers::CONTROL | KeyModifiers::ALT)
                    || key.modifiers.contains(KeyModifiers::CONTROL | KeyModifiers::ALT) =>
            {
                self.text.push(c);
                None
            }
            _ => None,
        }
    }
}
