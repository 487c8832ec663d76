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

    /// Whether the goal is to be told: nobody has moved, or a player here has yet to make a first move.
    pub fn is_goal_due(&self) -> bool {
        let Some(seat) = self.goal_seat() else { return self.entry_count() == 0 };
        let has_moved = |seat| self.game_record.with(|record| record.record.has_moved(seat));
        let is_new = Seat::from_number(seat.into()).is_some_and(|seat| !has_moved(seat));
        is_new && (self.occupant(seat) == SeatOccupant::Local || self.entry_count() == 0)
    }

    /// Whose goal is told: that of the only person here, or else of whoever is to move.
    fn goal_seat(&self) -> Option<u8> {
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
    let key = match game {
        Game::Quoridor | Game::Mini => "web-goal-quoridor",
        Game::Pacman if view.seats[usize::from(seat) - 1].lives.is_some() => "web-goal-pacman",
        Game::Pacman => "web-goal-ghosts",
        Game::Mspacman => "web-goal-mspacman",
    };
    let dots = view.seats.first().and_then(|seat| seat.dots);
    i18n::translate(
        key,
        &[
            ("lives", count(pacman.and_then(|seat| seat.lives)).into()),
            ("pellets", count(pacman.and_then(|seat| seat.pellets)).into()),
            ("dots", count(dots).into()),
        ],
    )
}
