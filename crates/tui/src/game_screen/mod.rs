//! The screen of a game in play.

mod cursor;
mod draw;
mod game_review;
mod keyboard;
mod panel;
mod review;
mod tick;

use std::ops::RangeInclusive;
use std::time::Duration;

use game::{Position as _, Random, Reason, Seat, SeatNumber, Turn};
use locale::{Locale, Mark};
use play::{LocalGame, LocalInput, Millis};
use ratatui::layout::Rect;
use rules::{AnyPosition, GameRecord, Square};
use view::BoardView;

use crate::effect::Effect;
use crate::events;
use crate::local_player::LocalPlayer;
use crate::move_cursor::MoveCursor;
use crate::prompt::TextPrompt;
use crate::review_progress::ReviewProgress;

/// The screen of a game: its state, and what keys, mouse and time do to it.
pub(crate) struct GameScreen {
    local_game: LocalGame,
    /// What the dice show.
    random: Random,
    view: BoardView,
    /// The move being composed; `None` while no human is to move.
    cursor: Option<MoveCursor>,
    /// The legal moves of the human to move, in notation, sorted.
    legal_words: Vec<String>,
    message: Option<Message>,
    /// While looking back, how many entries of the record are shown.
    reviewed: Option<usize>,
    /// The review of the game, once it was asked for.
    review: Option<ReviewProgress>,
    /// The last refusal, for the help page to quote its rule.
    refusal: Option<Reason>,
    show_paths: bool,
    help_open: bool,
    prompt: Option<TextPrompt>,
    pending: Option<PendingRequest>,
    roll_animation: Option<RollAnimation>,
    now: Duration,
    /// When the turn began.
    turn_start: Duration,
    size: Rect,
    /// What a lesson marks on the board, until a move is played.
    marks: Vec<Mark>,
    /// Whether the opponent says what happened and what to think about.
    coach: bool,
}

/// The message below the board.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Message {
    Info(String),
    Refusal(Reason),
}

/// What the current search of the engine is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum PendingRequest {
    Move,
    Hint,
}

/// A die or spinner in motion: the roll that it will show, and when it was thrown.
#[derive(Clone, Debug, PartialEq, Eq)]
struct RollAnimation {
    word: String,
    start: Duration,
}

impl GameScreen {
    pub(crate) fn new(game_record: GameRecord, seed: u64, now: Duration, size: Rect) -> GameScreen {
        let mut screen = GameScreen {
            view: BoardView::default(),
            local_game: LocalGame::new(game_record, millis(now)),
            random: Random::new(seed),
            cursor: None,
            legal_words: Vec::new(),
            message: None,
            reviewed: None,
            review: None,
            refusal: None,
            show_paths: false,
            help_open: false,
            prompt: None,
            pending: None,
            roll_animation: None,
            now,
            turn_start: now,
            size,
            marks: Vec::new(),
            coach: false,
        };
        screen.refresh();
        screen
    }

    /// The same with marks on the board, and everyone's shortest path where it is shown.
    pub(crate) fn with_marks(mut self, marks: Vec<Mark>, show_paths: bool) -> GameScreen {
        self.marks = marks;
        self.show_paths = show_paths;
        self
    }

    /// Has the opponent say what happened and what to think about.
    pub(crate) fn coach(&mut self) {
        self.coach = true;
    }

    /// What the coach says now: about everything since the person's last move, and what to think about.
    fn coach_remarks(&self) -> Vec<Reason> {
        let record = self.local_game.record();
        let Some(you) =
            LocalPlayer::first_human(self.local_game.game_record()).filter(|_| self.coach)
        else {
            return Vec::new();
        };
        let number = you.number() as SeatNumber;
        let remarks = self.entries_since(you).flat_map(|ply| lessons::remarks(record, ply, number));
        remarks.chain(lessons::advice(record, number)).collect()
    }

    /// The entries from the last move of a seat on, from 1.
    fn entries_since(&self, seat: Seat) -> RangeInclusive<usize> {
        let record = self.local_game.record();
        let entries = record.entries().len();
        let is_own = |&ply: &usize| record.positions()[ply - 1].turn() == Turn::Seat(seat);
        (1..=entries).rev().find(is_own).unwrap_or(1)..=entries
    }

    /// What happened since the last move of whoever is to move, or in the last entry: all that the board alone
    /// does not tell.
    fn news(&self, locale: &Locale) -> Vec<String> {
        let entries = self.local_game.record().entries().len();
        let since = match self.local_game.person_to_move() {
            Some(seat) => self.entries_since(seat),
            None => entries.max(1)..=entries,
        };
        events::sentences(self.local_game.game_record(), since, locale)
    }

    /// Whether a line is being typed.
    pub(crate) fn is_typing(&self) -> bool {
        self.prompt.is_some()
    }

    /// Whether the help page covers the screen.
    pub(crate) fn is_covered(&self) -> bool {
        self.help_open
    }

    /// The text of the game's record.
    pub(crate) fn text(&self) -> String {
        self.local_game.game_record().to_record_text().to_string()
    }

    pub(crate) fn game(&self) -> rules::Game {
        self.local_game.game_record().setup.game()
    }

    pub(crate) fn local_game(&self) -> &LocalGame {
        &self.local_game
    }

    pub(crate) fn is_over(&self) -> bool {
        self.local_game.record().turn() == Turn::Over
    }

    pub(crate) fn resize(&mut self, size: Rect) {
        self.size = size;
    }

    pub(crate) fn show_message(&mut self, message: String) {
        self.message = Some(Message::Info(message));
    }

    pub(crate) fn refuse(&mut self, reason: Reason) {
        self.refusal = Some(reason.clone());
        self.message = Some(Message::Refusal(reason));
    }

    /// Changes the game: continues with the next turn and an autosave, or by showing why it was refused.
    fn change(&mut self, input: LocalInput) -> Vec<Effect> {
        match self.local_game.handle(input, millis(self.now)) {
            Ok(_) => {
                self.message = None;
                self.refresh();
                let over = self.is_over();
                vec![if over { Effect::DeleteAutosave } else { Effect::Autosave(self.text()) }]
            }
            Err(reason) => {
                self.refuse(reason);
                Vec::new()
            }
        }
    }

    /// Starts a new turn: recomputes everything that follows from the position.
    fn refresh(&mut self) {
        self.reviewed = None;
        self.review = None;
        self.view = self.board_view(self.local_game.position());
        self.turn_start = self.now;
        self.pending = None;
        self.roll_animation = None;
        self.legal_words.clear();
        self.cursor = None;
        if self.local_game.person_to_move().is_some() {
            let plies = self.local_game.position().plies();
            self.legal_words = plies.iter().map(ToString::to_string).collect();
            self.legal_words.sort_unstable();
            self.cursor = Some(self.initial_cursor());
        }
    }

    /// The view of a position, with the characters that the players chose (C00).
    fn board_view(&self, position: &AnyPosition) -> BoardView {
        let mut view = BoardView::from(position);
        if matches!(position, AnyPosition::Quoridor(_)) {
            let game_record = self.local_game.game_record();
            for piece in &mut view.pieces {
                let seat = piece.seat.and_then(|seat| Seat::from_number(seat.into()));
                piece.kind = seat.map_or(piece.kind, |seat| game_record.piece(seat).into());
            }
        }
        view
    }

    /// The cursor at the start of a turn: on the piece to move, or on the first square to place it on.
    fn initial_cursor(&self) -> MoveCursor {
        let origin = self.view.pieces.iter().find(|piece| piece.active).map(|piece| piece.square);
        if self.is_placing() {
            let first = self.targets().first().copied();
            return MoveCursor::Square(first.or(origin).unwrap_or(Square::new(0, 0)));
        }
        match self.local_game.position() {
            AnyPosition::Quoridor(_) => MoveCursor::Square(origin.unwrap_or(Square::new(0, 0))),
            AnyPosition::Pacman(_) | AnyPosition::Mspacman(_) => {
                MoveCursor::Path(origin.unwrap_or(Square::new(0, 0)), Vec::new())
            }
        }
    }

    /// Who plays a seat.
    fn player(&self, seat: Seat) -> LocalPlayer {
        LocalPlayer::at(self.local_game.game_record(), seat)
    }

    /// Whether the move places Ms. Pac-Man on the board rather than moving a piece.
    fn is_placing(&self) -> bool {
        self.legal_words.first().is_some_and(|word| word.starts_with('@'))
    }
}

/// A time as clocks count it.
fn millis(time: Duration) -> Millis {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}
