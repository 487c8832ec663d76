use engine::{Grade, MoveReview};
use leptos::prelude::*;
use rules::GameRecord;

use super::reviewed_game::{ReviewedGame, RunPhase};
use super::store::game_key;
use crate::puzzle_store;
use crate::route::GameAddress;

/// Once the review is done, the mistakes of whoever played here become cards that come back. A card has one
/// answer: where there were several good moves, there is none.
pub fn keep_mistakes(reviewed: ReviewedGame) {
    Effect::new(move || {
        if reviewed.phase.get() == RunPhase::Done {
            untrack(|| add_cards(reviewed));
        }
    });
}

fn add_cards(reviewed: ReviewedGame) {
    let own = reviewed.session.local_seats();
    let is_table = reviewed.address.with_value(|address| matches!(address, GameAddress::Table(_)));
    // Nobody is all players of a table: the server did not say who the person here is.
    if is_table && own.len() == reviewed.session.players.with(Vec::len) {
        return;
    }
    let is_mistake = |grade: Grade, seat: u8| grade >= Grade::Mistake && own.contains(&seat);
    let wrong: Vec<(usize, String)> = reviewed.review.with(|review| {
        let moves = review.moves.iter().filter(|graded| is_mistake(graded.grade, graded.seat));
        let named = |graded: &MoveReview| {
            Some((graded.entry, graded.better.as_ref()?.words.first()?.clone()))
        };
        moves.filter_map(named).collect()
    });
    reviewed.session.game_record.with(|game_record: &GameRecord| {
        let game = game_record.setup.game();
        let mistake = |(entry, better): (usize, String)| {
            Some((game, game_record.record.positions().get(entry)?.clone(), better))
        };
        let mistakes = wrong.into_iter().filter_map(mistake).collect();
        puzzle_store::add_game(&game_key(game_record), mistakes);
    });
}
