use std::time::Duration;

use game::Piece;
use leptos::prelude::*;
use lessons::{advice, remarks};
use rules::{Game, GameSetup};

use crate::play::{self, CoachedGame, NewLocalGame, NewLocalPlayer, SeatOccupant};
use crate::route::{self, PageRoute};
use crate::{i18n, live_region};

/// The coach of a first game: says what happened since the person's last move, and what to think
/// about now. What it says is shown beside the board.
#[component]
pub fn Coach(coached: CoachedGame) -> impl IntoView {
    let CoachedGame { session, said } = coached;
    Effect::new(move || {
        let Some(you) = session.local_seats().first().copied() else { return };
        let words = session.game_record.with(|game_record| {
            let record = &game_record.record;
            let now = record.entries().len();
            let own = |ply: &usize| {
                let before = &record.positions()[ply - 1];
                view::piece_to_move(before).is_some_and(|(_, seat)| seat == you)
            };
            // Since the last move of one's own: that one first.
            let from = (1..=now).rev().find(own).unwrap_or(1);
            let happened = (from..=now).flat_map(|ply| remarks(record, ply, you));
            happened.chain(advice(record, you)).collect::<Vec<_>>()
        });
        let sentences: Vec<_> = words.iter().map(i18n::reason_text).collect();
        let sentences = sentences.join(" ");
        if sentences.trim().is_empty() {
            return;
        }
        said.set(sentences.clone());
        // After the page itself has told what was played.
        set_timeout(
            move || {
                if said.try_get_untracked().as_ref() == Some(&sentences) {
                    live_region::announce(sentences);
                }
            },
            Duration::from_millis(900),
        );
    });
}

/// Starts a game against level 1 with a coach.
pub fn start_first_game(game: Game) {
    let player = |occupant| NewLocalPlayer { occupant, piece: Piece::Pawn, name: String::new() };
    let new_game = NewLocalGame {
        setup: GameSetup::new(game),
        players: vec![player(SeatOccupant::Local), player(SeatOccupant::Computer(1))],
        starter: Some(1),
        time_control: api::TimeControl::None,
    };
    if let Some(id) = play::create(&new_game) {
        play::coach_game(&id);
        route::navigate(PageRoute::LocalGame(id));
    }
}
