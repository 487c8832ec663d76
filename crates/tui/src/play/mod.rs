//! A game on the screen: what the player points at, and what keys, mouse and time do to it.

mod draw;
mod key;
mod panel;
mod point;
mod time;

use std::time::Duration;

use api::view::View;
use game::{Position as _, Reason, Turn};
use ratatui::layout::Rect;
use rules::{AnyPosition, Square};

use crate::aim::Aim;
use crate::effect::Effect;
use crate::glyph;
use crate::prompt::Prompt;
use crate::session::Session;

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
}
