//! The keyboard on the game screen.

use locale::Locale;
use play::LocalInput;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use rules::{AnyPosition, Direction, Fence, Game, Orientation, Path, Square};

use super::{GameScreen, PendingRequest};
use crate::background_engine::BackgroundEngine;
use crate::effect::Effect;
use crate::move_cursor::MoveCursor;
use crate::prompt::{PromptKind, TextPrompt};

impl GameScreen {
    pub(crate) fn key(
        &mut self,
        key: KeyEvent,
        engine: &mut dyn BackgroundEngine,
        locale: &Locale,
    ) -> Vec<Effect> {
        if self.help_open {
            self.help_open = false;
            return Vec::new();
        }
        if let Some(prompt) = &mut self.prompt {
            return match prompt.key(key) {
                None => Vec::new(),
                Some(input) => {
                    let kind = prompt.kind;
                    self.prompt = None;
                    input.map_or_else(Vec::new, |text| self.submit_prompt(kind, &text, locale))
                }
            };
        }
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            return match key.code {
                KeyCode::Char('r') => self.redo(engine, locale),
                // A letter with Ctrl is not the letter.
                _ => Vec::new(),
            };
        }
        if self.review_key(key.code) {
            return Vec::new();
        }
        match key.code {
            KeyCode::Char('q') => vec![Effect::OpenMenu],
            KeyCode::Char('?') => {
                self.help_open = true;
                Vec::new()
            }
            KeyCode::Char('w') if matches!(self.game(), Game::Quoridor | Game::Mini) => {
                self.show_paths = !self.show_paths;
                Vec::new()
            }
            KeyCode::Char('c') => {
                let text = self.local_game.position().to_string();
                self.show_message(locale.with("tui-copied", &[("position", text.as_str().into())]));
                vec![Effect::CopyToClipboard(text)]
            }
            KeyCode::Char(':') => self.open_prompt(PromptKind::Move),
            KeyCode::Char('s') => self.open_prompt(PromptKind::Save),
            KeyCode::Char('o') => self.open_prompt(PromptKind::Load),
            KeyCode::Char('r') if self.can_resign() => self.open_prompt(PromptKind::Resign),
            KeyCode::Char('n') if self.is_over() => vec![Effect::Rematch],
            KeyCode::Char('a') if self.is_over() => {
                self.start_review(engine);
                Vec::new()
            }
            KeyCode::Char('u') => self.undo(engine, locale),
            KeyCode::Char('U') => self.redo(engine, locale),
            KeyCode::Char('t') if self.local_game.person_to_move().is_some() => {
                self.request_hint(engine, locale)
            }
            KeyCode::Enter if self.is_over() => vec![Effect::OpenMenu],
            _ => {
                // Composing a move ends looking back.
                self.review(usize::MAX);
                self.cursor_key(key.code, locale)
            }
        }
    }

    /// Whether there is somebody at this keyboard to resign.
    fn can_resign(&self) -> bool {
        !self.is_over() && self.local_game.resigning_seat().is_some()
    }

    fn open_prompt(&mut self, kind: PromptKind) -> Vec<Effect> {
        self.prompt = Some(TextPrompt::new(kind));
        Vec::new()
    }

    fn submit_prompt(&mut self, kind: PromptKind, text: &str, locale: &Locale) -> Vec<Effect> {
        match kind {
            PromptKind::Move if self.local_game.person_to_move().is_none() && !self.is_over() => {
                self.show_message(locale.text("tui-not-yours"));
                Vec::new()
            }
            PromptKind::Move => self.change(LocalInput::Play(text.to_owned())),
            PromptKind::Save => {
                vec![Effect::Save { name: text.to_owned(), text: self.text() }]
            }
            PromptKind::Load => vec![Effect::Load(text.to_owned())],
            PromptKind::Analyse | PromptKind::Maze | PromptKind::Delete => Vec::new(),
            // The turn may have passed on since the question was asked.
            PromptKind::Resign => match self.local_game.resigning_seat() {
                Some(seat) => self.change(LocalInput::Resign(seat)),
                None => {
                    self.show_message(locale.text("tui-not-yours"));
                    Vec::new()
                }
            },
        }
    }

    fn undo(&mut self, engine: &mut dyn BackgroundEngine, locale: &Locale) -> Vec<Effect> {
        if !self.local_game.can_take_back() {
            self.show_message(locale.text("tui-nothing-to-undo"));
            return Vec::new();
        }
        engine.cancel();
        self.change(LocalInput::TakeBack)
    }

    fn redo(&mut self, engine: &mut dyn BackgroundEngine, locale: &Locale) -> Vec<Effect> {
        if !self.local_game.can_redo() {
            self.show_message(locale.text("tui-nothing-to-redo"));
            return Vec::new();
        }
        engine.cancel();
        self.change(LocalInput::Redo)
    }

    fn request_hint(&mut self, engine: &mut dyn BackgroundEngine, locale: &Locale) -> Vec<Effect> {
        engine.request(self.move_request(engine::Level::MAX));
        self.pending = Some(PendingRequest::Hint);
        self.show_message(locale.text("tui-thinking"));
        Vec::new()
    }

    /// The keys that compose a move.
    fn cursor_key(&mut self, code: KeyCode, locale: &Locale) -> Vec<Effect> {
        if self.cursor.is_none() {
            return Vec::new();
        }
        self.message = None;
        match code {
            KeyCode::Up | KeyCode::Char('k') => self.shift_cursor(Direction::North),
            KeyCode::Down | KeyCode::Char('j') => self.shift_cursor(Direction::South),
            KeyCode::Left | KeyCode::Char('h') => self.shift_cursor(Direction::West),
            KeyCode::Right | KeyCode::Char('l') => self.shift_cursor(Direction::East),
            KeyCode::Char('f') => self.toggle_fence(),
            KeyCode::Char(' ') => {
                if let Some(cursor) = &mut self.cursor {
                    cursor.rotate();
                }
            }
            KeyCode::Tab => self.next_target(locale),
            KeyCode::Backspace => {
                if let Some(MoveCursor::Path(_, squares)) = &mut self.cursor {
                    squares.pop();
                }
            }
            KeyCode::Esc => self.cursor = Some(self.initial_cursor()),
            KeyCode::Enter => return self.confirm(),
            _ => {}
        }
        Vec::new()
    }

    /// Plays the move under the cursor.
    pub(super) fn confirm(&mut self) -> Vec<Effect> {
        let Some(cursor) = &self.cursor else { return Vec::new() };
        let word = match cursor {
            // No path has to be entered where staying is the only legal move.
            _ if self.legal_words == [Path::STAY] => Path::STAY.to_owned(),
            cursor => cursor.word(self.is_placing()),
        };
        self.change(LocalInput::Play(word))
    }

    /// Switches the cursor between moving the pawn and placing a fence.
    pub(super) fn toggle_fence(&mut self) {
        if !matches!(self.local_game.position(), AnyPosition::Quoridor(_)) {
            return;
        }
        let (files, ranks) = (usize::from(self.view.files), usize::from(self.view.ranks));
        self.cursor = Some(match &self.cursor {
            Some(MoveCursor::Square(square)) => {
                let (file, rank) = (square.file().min(files - 2), square.rank().min(ranks - 2));
                MoveCursor::Fence(Fence {
                    anchor: Square::new(file, rank),
                    orientation: Orientation::Horizontal,
                })
            }
            _ => self.initial_cursor(),
        });
    }
}
