use std::time::Duration;

use locale::Locale;
use puzzles::{Puzzle, PuzzleAnswer, PuzzleHint, PuzzleSession};
use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent, MouseEvent};
use ratatui::layout::Rect;
use ratatui::style::Style;
use rules::{AnyMove, AnyPosition, GameRecord, GameSetup};

use crate::background_engine::BackgroundEngine;
use crate::effect::Effect;
use crate::game_screen::GameScreen;
use crate::key_hints::{self, KeyHint};
use crate::local_player::LocalPlayer;
use crate::puzzle_text;
use crate::theme::TerminalTheme;

/// The screen of puzzles, one after another: the game screen at the position, with the task beside the board.
/// Every move is an answer; one that is not good enough is taken back, and the other side replies at once.
pub(crate) struct PuzzleScreen {
    puzzles: Vec<Puzzle>,
    nth: usize,
    session: PuzzleSession,
    /// The moves of both sides so far.
    moves: Vec<String>,
    game_screen: GameScreen,
    feedback: Feedback,
    /// Whether it leads back to the menu.
    is_from_menu: bool,
    now: Duration,
    size: Rect,
}

/// What is said below the task.
enum Feedback {
    None,
    /// A legal move that is not good enough.
    Wrong,
    Hint(PuzzleHint),
    /// A move of the solution, and what was replied.
    Right(Vec<AnyMove>),
    /// The last move of the solution.
    Solved,
    /// A move that is as good as the solution.
    AlsoGood,
    /// The rest of the solution, which was asked for.
    Shown(Vec<AnyMove>),
}

const SOLUTION: KeyHint = ("s", "tui-key-solution");
const NEXT: KeyHint = ("n", "tui-key-next-puzzle");

impl PuzzleScreen {
    /// The screen of some puzzles in that order; `None` without any.
    pub(crate) fn new(puzzles: Vec<Puzzle>, now: Duration, size: Rect) -> Option<PuzzleScreen> {
        let session = PuzzleSession::new(puzzles.first()?.clone());
        let game_screen = game_screen(session.puzzle(), &[], now, size);
        Some(PuzzleScreen {
            puzzles,
            nth: 0,
            session,
            moves: Vec::new(),
            game_screen,
            feedback: Feedback::None,
            is_from_menu: false,
            now,
            size,
        })
    }

    /// The same screen, which leads back to the menu.
    #[must_use]
    pub(crate) fn leading_to_menu(mut self) -> PuzzleScreen {
        self.is_from_menu = true;
        self
    }

    pub(crate) fn resize(&mut self, size: Rect) {
        self.size = size;
        self.game_screen.resize(size);
    }

    pub(crate) fn tick(&mut self, now: Duration) {
        self.now = now;
    }

    pub(crate) fn key(
        &mut self,
        key: KeyEvent,
        engine: &mut dyn BackgroundEngine,
        locale: &Locale,
    ) -> Vec<Effect> {
        if self.game_screen.is_typing() {
            self.game_screen.key(key, engine, locale);
            self.judge();
            return Vec::new();
        }
        let is_done = self.session.is_done();
        match key.code {
            KeyCode::Char('q') if self.is_from_menu => return vec![Effect::OpenMenu],
            KeyCode::Char('q') => return vec![Effect::Quit],
            KeyCode::Char('n') => self.proceed(),
            KeyCode::Enter if is_done => self.proceed(),
            KeyCode::Char('t') => {
                if let Some(hint) = self.session.hint() {
                    self.feedback = Feedback::Hint(hint);
                }
            }
            KeyCode::Char('s') if !is_done => {
                let rest = self.session.show();
                self.moves.extend(rest.iter().map(AnyMove::to_string));
                self.feedback = Feedback::Shown(rest);
                self.draw_position();
            }
            // What a game has and a puzzle has not: saving, loading, resigning, taking back.
            KeyCode::Char('s' | 'o' | 'r' | 'u' | 'U') => {}
            _ if is_done => {}
            _ => {
                self.game_screen.key(key, engine, locale);
                self.judge();
            }
        }
        Vec::new()
    }

    pub(crate) fn mouse(&mut self, mouse: MouseEvent) -> Vec<Effect> {
        if !self.session.is_done() {
            self.game_screen.mouse(mouse);
            self.judge();
        }
        Vec::new()
    }

    /// The next puzzle, where there is one.
    fn proceed(&mut self) {
        if let Some(puzzle) = self.puzzles.get(self.nth + 1) {
            self.session = PuzzleSession::new(puzzle.clone());
            self.nth += 1;
            self.moves.clear();
            self.feedback = Feedback::None;
            self.draw_position();
        }
    }

    /// Judges the move that was played, if one was.
    fn judge(&mut self) {
        let word = self.game_screen.local_game().record().words().nth(self.moves.len());
        let Some(word) = word.filter(|_| !self.session.is_done()) else { return };
        let answer = self.session.answer(&word);
        if matches!(answer, PuzzleAnswer::Right { .. } | PuzzleAnswer::AlsoGood) {
            self.moves.push(word);
        }
        self.feedback = match answer {
            PuzzleAnswer::Right { replies } => {
                self.moves.extend(replies.iter().map(AnyMove::to_string));
                match self.session.is_done() {
                    true => Feedback::Solved,
                    false => Feedback::Right(replies),
                }
            }
            PuzzleAnswer::AlsoGood => Feedback::AlsoGood,
            PuzzleAnswer::Wrong => Feedback::Wrong,
            // The rules have refused it before it was played.
            PuzzleAnswer::Refused(_) => Feedback::None,
        };
        self.draw_position();
    }

    /// Shows the position after the moves so far.
    fn draw_position(&mut self) {
        self.game_screen = game_screen(self.session.puzzle(), &self.moves, self.now, self.size);
    }

    pub(crate) fn draw(&self, frame: &mut Frame<'_>, locale: &Locale, theme: TerminalTheme) {
        let text = self.text(locale, theme);
        let Some(footer) = self.game_screen.draw_beside(text, frame, locale, theme) else { return };
        let mut hints = Vec::new();
        if !self.session.is_done() {
            hints.extend([key_hints::HINT, SOLUTION]);
        }
        hints.extend((self.nth + 1 < self.puzzles.len()).then_some(NEXT));
        if !self.session.is_done() {
            hints.extend([key_hints::PLAY, key_hints::TYPE]);
        }
        let required = [if self.is_from_menu { key_hints::MENU } else { key_hints::QUIT }];
        key_hints::draw(&hints, &required, locale, theme, footer, frame.buffer_mut());
    }

    /// What is said beside the board, paragraph by paragraph.
    fn text(&self, locale: &Locale, theme: TerminalTheme) -> Vec<(String, Style)> {
        let puzzle = self.session.puzzle();
        let blank = || (String::new(), theme.muted());
        let mut text = vec![
            (puzzle_text::heading(puzzle, locale), theme.muted()),
            blank(),
            (puzzle_text::task(puzzle, locale), theme.title()),
            blank(),
        ];
        let words = |key: &str, moves: &[AnyMove]| {
            locale.with(key, &[("words", puzzle_text::words(moves).into())])
        };
        match &self.feedback {
            Feedback::None => {}
            Feedback::Wrong => text.push((locale.text("puzzle-wrong"), theme.error())),
            Feedback::Hint(hint) => text.push((puzzle_text::hint(*hint, locale), theme.strong())),
            Feedback::Right(replies) => {
                text.push((locale.text("puzzle-right"), theme.strong()));
                if !replies.is_empty() {
                    text.push((words("puzzle-reply", replies), Style::default()));
                }
            }
            Feedback::Solved => text.push((locale.text("puzzle-solved"), theme.strong())),
            Feedback::AlsoGood => text.push((locale.text("puzzle-also-good"), theme.strong())),
            Feedback::Shown(rest) => text.push((words("puzzle-solution", rest), theme.strong())),
        }
        if self.session.is_done() {
            text.push((puzzle_text::about(puzzle, locale), Style::default()));
        }
        text
    }
}

/// The game screen after some moves of a puzzle; whoever is to move is at this keyboard.
fn game_screen(puzzle: &Puzzle, moves: &[String], now: Duration, size: Rect) -> GameScreen {
    let mut setup = GameSetup::new(puzzle.game);
    if let AnyPosition::Pacman(_) | AnyPosition::Mspacman(_) = puzzle.position {
        let text = puzzle.position.to_string();
        let maze = text.rsplit(' ').next().unwrap_or_default();
        setup.set_maze(maze).expect("the position was read with its maze");
    }
    let mut game_record = GameRecord::new(setup.clone()).expect("a game of two");
    game_record.record = setup.record_from(puzzle.position.clone());
    for word in moves {
        game_record.record.play(word).expect("a legal move of the puzzle");
    }
    GameScreen::new(LocalPlayer::seated(game_record, &[]), 0, now, size)
}
