use game::Seat;
use leptos::prelude::*;
use rules::Game;
use view::BoardView;

use super::session::{GameSession, SeatOccupant};
use crate::controls::seat_label;
use crate::i18n;

impl GameSession {
    /// What the person here has to do to win; where several share the screen, whoever is to move. Whoever is invited
    /// reads the goals of the players they may be.
    pub fn goal_sentence(&self) -> String {
        let (game, view) = (self.game(), self.board_view());
        let goal = |seat: u8| seat_goal(game, &view, seat);
        let invited = self.invited_seats();
        let is_same = |one: &u8, other: &u8| goal(*one) == goal(*other);
        match invited.chunk_by(is_same).collect::<Vec<_>>().as_slice() {
            [] => goal(self.goal_seat().unwrap_or(1)),
            [seats] => goal(seats[0]),
            several => {
                let labelled = |seats: &&[u8]| {
                    let labels: Vec<_> =
                        seats.iter().map(|&s| seat_label(game, &view, s)).collect();
                    i18n::labelled(&labels.join(", "), &goal(seats[0]))
                };
                several.iter().map(labelled).collect::<Vec<_>>().join(" ")
            }
        }
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

    /// Whose goal is told: that of the only person here, of whoever of several is to move, or of the first seat that
    /// an invitation offers; only who looks on reads that of others.
    pub(super) fn goal_seat(&self) -> Option<u8> {
        let (own, to_move) = (self.local_seats(), self.seat_to_move());
        let is_others = |seat: u8| !own.is_empty() && !own.contains(&seat);
        match (own.as_slice(), to_move) {
            ([seat], _) => Some(*seat),
            (_, Some(seat)) if is_others(seat) => own.first().copied(),
            _ => self.invited_seats().first().copied().or(to_move),
        }
    }

    /// The open seats, for somebody who sits at none.
    fn invited_seats(&self) -> Vec<u8> {
        if !self.local_seats().is_empty() {
            return Vec::new();
        }
        let seats = 1..=self.players.with(Vec::len) as u8;
        seats.filter(|&seat| self.occupant(seat) == SeatOccupant::Vacant).collect()
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
