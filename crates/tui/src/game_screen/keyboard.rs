//! The keyboard on the game screen.

use game::{Departure, Reason, Seat, Turn};
use locale::Locale;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use rules::{AnyPosition, Direction, Fence, Orientation, Path, Square};

use super::{GameScreen, PendingRequest};
use crate::background_engine::BackgroundEngine;
use crate::effect::Effect;
use crate::local_game::LocalPlayer;
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
        match key.code {
            KeyCode::Char('c') if key.modifiers.contains(KeyModifiers::CONTROL) => {
                vec![Effect::Quit]
            }
            KeyCode::Char('q') => vec![Effect::OpenMenu],
            KeyCode::Char('?') => {
                self.help_open = true;
                Vec::new()
            }
            KeyCode::Char('w') => {
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
            KeyCode::Char('r') if !self.is_over() => self.open_prompt(PromptKind::Resign),
            KeyCode::Char('u') => self.undo(engine, locale),
            KeyCode::Char('h') if self.local_game.human_to_move().is_some() => {
                self.request_hint(engine, locale)
            }
            KeyCode::Enter if self.is_over() => vec![Effect::OpenMenu],
            _ => self.cursor_key(key.code),
        }
    }

    fn open_prompt(&mut self, kind: PromptKind) -> Vec<Effect> {
        self.prompt = Some(TextPrompt::new(kind));
        Vec::new()
    }

    fn submit_prompt(&mut self, kind: PromptKind, text: &str, locale: &Locale) -> Vec<Effect> {
        match kind {
            PromptKind::Move => {
                let attempt = self.play_typed(text, locale);
                self.after(attempt)
            }
            PromptKind::Save => {
                vec![Effect::Save { name: text.to_owned(), text: self.local_game.text() }]
            }
            PromptKind::Load => vec![Effect::Load(text.to_owned())],
            PromptKind::Maze => Vec::new(),
            PromptKind::Resign => {
                let seat = match self.local_game.record().turn() {
                    Turn::Seat(seat) => Some(seat),
                    Turn::Chance => Seat::all(self.view.seats.len())
                        .find(|&seat| self.local_game.player(seat) == LocalPlayer::Human),
                    Turn::Over => None,
                };
                let attempt =
                    seat.map_or(Ok(()), |seat| self.local_game.leave(seat, Departure::Resigned));
                self.after(attempt)
            }
        }
    }

    /// Plays a move typed in notation.
    fn play_typed(&mut self, word: &str, locale: &Locale) -> Result<(), Reason> {
        if self.local_game.human_to_move().is_none() && !self.is_over() {
            self.show_message(locale.text("tui-not-yours"));
            return Ok(());
        }
        self.local_game.play(word.trim())
    }

    fn undo(&mut self, engine: &mut dyn BackgroundEngine, locale: &Locale) -> Vec<Effect> {
        engine.cancel();
        if !self.local_game.undo() {
            self.show_message(locale.text("tui-nothing-to-undo"));
            return Vec::new();
        }
        self.after(Ok(()))
    }

    fn request_hint(&mut self, engine: &mut dyn BackgroundEngine, locale: &Locale) -> Vec<Effect> {
        engine.request(self.move_request(engine::Level::MAX));
        self.pending = Some(PendingRequest::Hint);
        self.show_message(locale.text("tui-thinking"));
        Vec::new()
    }

    /// The keys that compose a move.
    fn cursor_key(&mut self, code: KeyCode) -> Vec<Effect> {
        if self.cursor.is_none() {
            return Vec::new();
        }
        self.message = None;
        match code {
            KeyCode::Up => self.shift_cursor(Direction::North),
            KeyCode::Down => self.shift_cursor(Direction::South),
            KeyCode::Left => self.shift_cursor(Direction::West),
            KeyCode::Right => self.shift_cursor(Direction::East),
            KeyCode::Char('f') => self.toggle_fence(),
            KeyCode::Char(' ') => {
                if let Some(cursor) = &mut self.cursor {
                    cursor.rotate();
                }
            }
            KeyCode::Tab => self.next_target(),
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
        let attempt = self.local_game.play(&word);
        self.after(attempt)
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
