//! What keys do to a game.

use game::{Departure, Reason, Seat, Turn};
use locale::Locale;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use rules::{AnyPosition, Direction, Fence, Lie, Path, Square};

use super::{Play, Waiting};
use crate::aim::Aim;
use crate::effect::Effect;
use crate::opponent::Opponent;
use crate::prompt::{Asking, Prompt};
use crate::session::Player;

impl Play {
    pub(crate) fn key(
        &mut self,
        key: KeyEvent,
        opponent: &mut dyn Opponent,
        locale: &Locale,
    ) -> Vec<Effect> {
        if self.help {
            self.help = false;
            return Vec::new();
        }
        if let Some(prompt) = &mut self.prompt {
            return match prompt.key(key) {
                None => Vec::new(),
                Some(answer) => {
                    let asking = prompt.asking;
                    self.prompt = None;
                    answer.map_or_else(Vec::new, |text| self.answered(asking, &text, locale))
                }
            };
        }
        match key.code {
            KeyCode::Char('c') if key.modifiers.contains(KeyModifiers::CONTROL) => {
                vec![Effect::Quit]
            }
            KeyCode::Char('q') => vec![Effect::Menu],
            KeyCode::Char('?') => {
                self.help = true;
                Vec::new()
            }
            KeyCode::Char('w') => {
                self.ways = !self.ways;
                Vec::new()
            }
            KeyCode::Char('c') => {
                let text = self.session.position().to_string();
                self.say(locale.with("tui-copied", &[("position", text.as_str().into())]));
                vec![Effect::Copy(text)]
            }
            KeyCode::Char(':') => self.prompt(Asking::Move),
            KeyCode::Char('s') => self.prompt(Asking::Save),
            KeyCode::Char('o') => self.prompt(Asking::Load),
            KeyCode::Char('r') if !self.over() => self.prompt(Asking::Resign),
            KeyCode::Char('u') => self.undo(opponent, locale),
            KeyCode::Char('h') if self.session.person().is_some() => {
                self.ask_hint(opponent, locale)
            }
            KeyCode::Enter if self.over() => vec![Effect::Menu],
            _ => self.aim_key(key.code),
        }
    }

    fn prompt(&mut self, asking: Asking) -> Vec<Effect> {
        self.prompt = Some(Prompt::new(asking));
        Vec::new()
    }

    fn answered(&mut self, asking: Asking, text: &str, locale: &Locale) -> Vec<Effect> {
        match asking {
            Asking::Move => {
                let played = self.by_hand(text, locale);
                self.after(played)
            }
            Asking::Save => {
                vec![Effect::Save { name: text.to_owned(), text: self.session.text() }]
            }
            Asking::Load => vec![Effect::Load(text.to_owned())],
            Asking::Maze => Vec::new(),
            Asking::Resign => {
                let seat = match self.session.record().turn() {
                    Turn::Seat(seat) => Some(seat),
                    Turn::Chance => Seat::all(self.view.seats.len())
                        .find(|&seat| self.session.player(seat) == Player::Human),
                    Turn::Over => None,
                };
                let left =
                    seat.map_or(Ok(()), |seat| self.session.leave(seat, Departure::Resigned));
                self.after(left)
            }
        }
    }

    /// A move in notation, from whoever is to move at the keyboard.
    fn by_hand(&mut self, word: &str, locale: &Locale) -> Result<(), Reason> {
        if self.session.person().is_none() && !self.over() {
            self.say(locale.text("tui-not-yours"));
            return Ok(());
        }
        self.session.play(word.trim())
    }

    fn undo(&mut self, opponent: &mut dyn Opponent, locale: &Locale) -> Vec<Effect> {
        opponent.drop_question();
        if !self.session.undo() {
            self.say(locale.text("tui-nothing-to-undo"));
            return Vec::new();
        }
        self.after(Ok(()))
    }

    pub(super) fn ask_hint(&mut self, opponent: &mut dyn Opponent, locale: &Locale) -> Vec<Effect> {
        opponent.ask(self.question(engine::Level::MAX));
        self.waiting = Some(Waiting::Hint);
        self.say(locale.text("tui-thinking"));
        Vec::new()
    }

    fn aim_key(&mut self, code: KeyCode) -> Vec<Effect> {
        if self.aim.is_none() {
            return Vec::new();
        }
        self.note = None;
        match code {
            KeyCode::Up => self.shift(Direction::North),
            KeyCode::Down => self.shift(Direction::South),
            KeyCode::Left => self.shift(Direction::West),
            KeyCode::Right => self.shift(Direction::East),
            KeyCode::Char('f') => self.toggle_fence(),
            KeyCode::Char(' ') => {
                if let Some(aim) = &mut self.aim {
                    aim.turn();
                }
            }
            KeyCode::Tab => self.cycle(),
            KeyCode::Backspace => {
                if let Some(Aim::Path(_, squares)) = &mut self.aim {
                    squares.pop();
                }
            }
            KeyCode::Esc => self.aim = Some(self.first_aim()),
            KeyCode::Enter => return self.confirm(),
            _ => {}
        }
        Vec::new()
    }

    /// Plays what is pointed at.
    pub(super) fn confirm(&mut self) -> Vec<Effect> {
        let Some(aim) = &self.aim else { return Vec::new() };
        let word = match aim {
            // Nothing was entered and nothing else is possible: that is the forced stay or pass.
            _ if self.legal == [Path::STAY] => Path::STAY.to_owned(),
            aim => aim.word(self.placing()),
        };
        let played = self.session.play(&word);
        self.after(played)
    }

    pub(super) fn toggle_fence(&mut self) {
        if !matches!(self.session.position(), AnyPosition::Quoridor(_)) {
            return;
        }
        let (files, ranks) = (usize::from(self.view.files), usize::from(self.view.ranks));
        self.aim = Some(match &self.aim {
            Some(Aim::Square(square)) => {
                let (file, rank) = (square.file().min(files - 2), square.rank().min(ranks - 2));
                Aim::Fence(Fence { anchor: Square::new(file, rank), lie: Lie::Horizontal })
            }
            _ => self.first_aim(),
        });
    }
}
