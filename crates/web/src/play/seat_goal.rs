use game::Seat;
use leptos::prelude::*;
use rules::Game;
use view::BoardView;

use super::session::{GameSession, SeatOccupant};
use crate::i18n;

impl GameSession {
    /// What the person here has to do to win; where several share the screen, whoever is to move.
    pub fn goal_sentence(&self) -> String {
        seat_goal(self.game(), &self.board_view(), self.goal_seat().unwrap_or(1))
    }

    /// The same in as few words as a phone has room for.
    pub fn brief_goal(&self) -> String {
        let word = goal_word(self.game(), &self.board_view(), self.goal_seat().unwrap_or(1));
        i18n::translate(&format!("web-brief-goal-{word}"), &[])
    }

    /// Whether the goal is to be told: nobody has moved, or a player here has yet to make a first move.
    pub fn is_goal_due(&self) -> bool {
        let Some(seat) = self.goal_seat() else { return self.entry_count() == 0 };
        let has_moved = |seat| self.game_record.with(|record| record.record.has_moved(seat));
        let is_new = Seat::from_number(seat.into()).is_some_and(|seat| !has_moved(seat));
        is_new && (self.occupant(seat) == SeatOccupant::Local || self.entry_count() == 0)
    }

    /// Whose goal is told: that of the only person here, or else of whoever is to move.
    pub(super) fn goal_seat(&self) -> Option<u8> {
        match self.local_seats().as_slice() {
            [seat] => Some(*seat),
            _ => self.seat_to_move(),
        }
    }
}

/// What the player of a seat has to do to win.
pub fn seat_goal(game: Game, view: &BoardView, seat: u8) -> String {
    let count = |count: Option<view::CountView>| count.map_or(0, |count| u32::from(count.of));
    let pacman = view.seats.iter().find(|seat| seat.lives.is_some());
    let dots = view.seats.first().and_then(|seat| seat.dots);
    i18n::translate(
        &format!("web-goal-{}", goal_word(game, view, seat)),
        &[
            ("lives", count(pacman.and_then(|seat| seat.lives)).into()),
            ("pellets", count(pacman.and_then(|seat| seat.pellets)).into()),
            ("dots", count(dots).into()),
        ],
    )
}

/// The last part of the key of a seat's goal.
fn goal_word(game: Game, view: &BoardView, seat: u8) -> &'static str {
    match game {
        Game::Quoridor | Game::Mini => "quoridor",
        Game::Pacman if view.seats[usize::from(seat) - 1].lives.is_some() => "pacman",
        Game::Pacman => "ghosts",
        Game::Mspacman => "mspacman",
    }
}
