//! A game on the screen: what the player points at, and what keys, mouse and time do to it.

mod draw;
mod panel;
mod point;

use std::time::Duration;

use api::view::View;
use game::{Departure, Position as _, Reason, Seat, Turn};
use locale::Locale;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::Rect;
use rules::{AnyPosition, Direction, Fence, Lie, Path, Square};

use crate::aim::Aim;
use crate::effect::Effect;
use crate::glyph;
use crate::opponent::{Opponent, Question};
use crate::prompt::{Asking, Prompt};
use crate::session::{Player, Session};

/// A game on the screen.
pub(crate) struct Play {
    session: Session,
    view: View,
    /// What the person to move points at.
    aim: Option<Aim>,
    /// The words of the legal moves of the person to move, sorted.
    legal: Vec<String>,
    note: Option<Note>,
    /// The last refusal, for who wants to read the rule.
    refusal: Option<Reason>,
    ways: bool,
    help: bool,
    prompt: Option<Prompt>,
    waiting: Option<Waiting>,
    falling: Option<Falling>,
    now: Duration,
    /// When the turn began.
    since: Duration,
    size: Rect,
}

/// What is said below the board.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Note {
    Said(String),
    Refused(Reason),
}

/// What the engine was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Waiting {
    Move,
    Hint,
}

/// A die or spinner on its way down: what it will show, and since when it falls.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Falling {
    word: String,
    since: Duration,
}

/// How long a die tumbles.
const FALL: Duration = Duration::from_millis(600);
/// How long a move stands on the board before the next one where only engines play.
const PACE: Duration = Duration::from_millis(400);
/// How long the engine thinks about a move or a hint, at most.
const THOUGHT: Duration = Duration::from_millis(1200);

impl Play {
    pub(crate) fn new(session: Session, now: Duration, size: Rect) -> Play {
        let mut play = Play {
            view: View::default(),
            session,
            aim: None,
            legal: Vec::new(),
            note: None,
            refusal: None,
            ways: false,
            help: false,
            prompt: None,
            waiting: None,
            falling: None,
            now,
            since: now,
            size,
        };
        play.refresh();
        play
    }

    pub(crate) fn text(&self) -> String {
        self.session.text()
    }

    pub(crate) fn game(&self) -> rules::Game {
        self.session.archive().table.game()
    }

    pub(crate) fn over(&self) -> bool {
        self.session.record().turn() == Turn::Over
    }

    pub(crate) fn resize(&mut self, size: Rect) {
        self.size = size;
    }

    pub(crate) fn say(&mut self, sentence: String) {
        self.note = Some(Note::Said(sentence));
    }

    pub(crate) fn refuse(&mut self, reason: Reason) {
        self.refusal = Some(reason.clone());
        self.note = Some(Note::Refused(reason));
    }

    /// Time has come to be `now`: dice fall, engines answer, clocks run out.
    pub(crate) fn tick(
        &mut self,
        now: Duration,
        opponent: &mut dyn Opponent,
        locale: &Locale,
    ) -> Vec<Effect> {
        self.now = now;
        if let (Some(limit), Turn::Seat(seat)) = (self.limit(), self.session.record().turn())
            && now.saturating_sub(self.since) >= limit
        {
            opponent.drop_question();
            let left = self.session.leave(seat, Departure::OutOfTime);
            return self.after(left);
        }
        match self.session.record().turn() {
            Turn::Over => Vec::new(),
            Turn::Chance => self.fall(),
            Turn::Seat(seat) => self.listen(seat, opponent, locale),
        }
    }

    fn fall(&mut self) -> Vec<Effect> {
        match &self.falling {
            None => {
                let since = self.now;
                self.falling = self.session.throw().map(|word| Falling { word, since });
                Vec::new()
            }
            Some(falling) if self.now.saturating_sub(falling.since) < FALL => Vec::new(),
            Some(falling) => {
                let word = falling.word.clone();
                let played = self.session.play(&word);
                self.after(played)
            }
        }
    }

    fn listen(&mut self, seat: Seat, opponent: &mut dyn Opponent, locale: &Locale) -> Vec<Effect> {
        match (self.waiting, self.session.player(seat)) {
            // Whoever watches wants to see each move.
            (None, Player::Level(_))
                if self.session.watched() && self.now.saturating_sub(self.since) < PACE => {}
            (None, Player::Level(level)) => {
                opponent.ask(self.question(level));
                self.waiting = Some(Waiting::Move);
            }
            (None, Player::Human) => {}
            (Some(waiting), _) => {
                let Some(answer) = opponent.answer() else { return Vec::new() };
                if waiting == Waiting::Move {
                    let played = self.session.play(&answer.word);
                    return self.after(played);
                }
                self.waiting = None;
                self.point_at(&answer.word);
                self.say(answer.sentence(locale));
            }
        }
        Vec::new()
    }

    fn question(&self, level: engine::Level) -> Question {
        let share = self.limit().map_or(THOUGHT, |limit| limit / 3);
        Question {
            positions: self.session.record().positions().to_vec(),
            level,
            time: THOUGHT.min(share),
        }
    }

    /// The time for one move, where the table has one (M03).
    fn limit(&self) -> Option<Duration> {
        let seconds = self.session.archive().table.move_seconds()?;
        Some(Duration::from_secs(seconds.into()))
    }

    /// What follows a move that was tried: the next turn, or why not.
    fn after(&mut self, tried: Result<(), Reason>) -> Vec<Effect> {
        match tried {
            Ok(()) => {
                self.note = None;
                self.refresh();
                vec![if self.over() { Effect::Forget } else { Effect::Autosave(self.text()) }]
            }
            Err(reason) => {
                self.refuse(reason);
                Vec::new()
            }
        }
    }

    /// Looks at the position anew.
    fn refresh(&mut self) {
        self.view = self.picture_of(self.session.position());
        self.since = self.now;
        self.waiting = None;
        self.falling = None;
        self.legal.clear();
        self.aim = None;
        if self.session.person().is_some() {
            let plies = self.session.position().plies();
            self.legal = plies.iter().map(ToString::to_string).collect();
            self.legal.sort_unstable();
            self.aim = Some(self.first_aim());
        }
    }

    /// The view of a position, with the characters that the players chose (C00).
    fn picture_of(&self, position: &AnyPosition) -> View {
        let mut view = View::from(position);
        if matches!(position, AnyPosition::Quoridor(_)) {
            let chosen = self.session.archive().table.pieces();
            for piece in &mut view.pieces {
                if let Some(seat) = piece.seat {
                    piece.kind = glyph::kind(chosen[usize::from(seat) - 1]);
                }
            }
        }
        view
    }

    fn first_aim(&self) -> Aim {
        let stand = self.view.pieces.iter().find(|piece| piece.active).map(|piece| piece.square);
        if self.placing() {
            let first = self.targets().first().copied();
            return Aim::Square(first.or(stand).unwrap_or(Square::new(0, 0)));
        }
        match self.session.position() {
            AnyPosition::Quoridor(_) => Aim::Square(stand.unwrap_or(Square::new(0, 0))),
            AnyPosition::Pacman(_) | AnyPosition::Mspacman(_) => {
                Aim::Path(stand.unwrap_or(Square::new(0, 0)), Vec::new())
            }
        }
    }

    /// Whether Ms. Pac-Man is to be put on the board.
    fn placing(&self) -> bool {
        self.legal.first().is_some_and(|word| word.starts_with('@'))
    }

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

    fn ask_hint(&mut self, opponent: &mut dyn Opponent, locale: &Locale) -> Vec<Effect> {
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
    fn confirm(&mut self) -> Vec<Effect> {
        let Some(aim) = &self.aim else { return Vec::new() };
        let word = match aim {
            // Nothing was entered and nothing else is possible: that is the forced stay or pass.
            _ if self.legal == [Path::STAY] => Path::STAY.to_owned(),
            aim => aim.word(self.placing()),
        };
        let played = self.session.play(&word);
        self.after(played)
    }

    fn toggle_fence(&mut self) {
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
