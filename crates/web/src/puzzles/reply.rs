//! What the engine says about an answer: how the other side would reply to a wrong one, and whether a move
//! is as good as the better one of a card.

use engine::{Grade, PositionReview, review_instead};
use game::{Position as _, Turn};
use leptos::prelude::*;
use rules::{GameRecord, Square};
use view::BoardView;

use crate::board::{BoardGeometry, drawn_move};
use crate::engine_worker::{EngineClient, WorkerTask};

/// How long the engine looks for a reply, in milliseconds.
const REPLY_MILLIS: u32 = 500;

/// A move that was tried and the reply to it, each with the square of the piece that moves.
#[derive(Clone, Debug, PartialEq)]
pub struct DrawnReply {
    pub tried: (String, Option<Square>),
    pub reply: (String, Option<Square>),
}

/// Looks for the reply to a wrong move; `tell` gets it, unless somebody else is to move then.
pub fn find_reply(
    engine: EngineClient,
    game_record: &GameRecord,
    word: &str,
    tell: impl FnOnce(DrawnReply) + 'static,
) {
    let before = game_record.record.position().clone();
    let mut after = game_record.clone();
    if after.record.play(word).is_err() {
        return;
    }
    let (Turn::Seat(solver), Turn::Seat(other)) = (before.turn(), after.record.turn()) else {
        return;
    };
    if solver == other {
        return;
    }
    let tried = (word.to_owned(), active_square(&before));
    let from = active_square(after.record.position());
    let task = WorkerTask::Hint { millis: REPLY_MILLIS };
    engine.request(after.to_record_text().to_string(), task, move |response| {
        // Without the engine a wrong move is a wrong move, and no more is said.
        if let Some(word) = response.ok().and_then(|response| response.word) {
            tell(DrawnReply { tried, reply: (word, from) });
        }
    });
}

fn active_square(position: &rules::AnyPosition) -> Option<Square> {
    let view = BoardView::from(position);
    view.pieces.iter().find(|piece| piece.active).map(|piece| piece.square)
}

impl DrawnReply {
    /// Both moves over the board, in their order.
    pub fn drawing(&self, geometry: BoardGeometry) -> AnyView {
        let (tried, reply) = (&self.tried, &self.reply);
        view! {
            {drawn_move("tried".to_owned(), "1", &tried.0, tried.1, geometry)}
            {drawn_move("replied".to_owned(), "2", &reply.0, reply.1, geometry)}
        }
        .into_any()
    }
}

/// Asks the engine whether a move is good, as a review would: `tell` gets the answer, and no for a move
/// that could not be looked at.
pub fn check_move(
    engine: EngineClient,
    game_record: &GameRecord,
    word: &str,
    tell: impl FnOnce(bool) + 'static,
) {
    let entry = game_record.record.entries().len();
    let before = game_record.to_record_text().to_string();
    let mut after = game_record.clone();
    if after.record.play(word).is_err() {
        return tell(false);
    }
    engine.request(before, WorkerTask::Review { entry }, move |response| {
        let reviewed = response.ok().filter(|response| !response.network_missing);
        let Some(before) = reviewed.and_then(|response| parse(response.review)) else {
            return tell(false);
        };
        if after.record.ending().is_some() {
            return tell(is_good(&after, &before, None));
        }
        let text = after.to_record_text().to_string();
        engine.request(text, WorkerTask::Review { entry: entry + 1 }, move |response| {
            let reviewed = response.ok().and_then(|response| parse(response.review));
            tell(reviewed.is_some_and(|reviewed| is_good(&after, &before, Some(reviewed))));
        });
    });
}

fn parse(review: Option<String>) -> Option<PositionReview> {
    serde_json::from_str(&review?).ok()
}

fn is_good(game: &GameRecord, before: &PositionReview, after: Option<PositionReview>) -> bool {
    review_instead(game, before, after).is_some_and(|judged| judged.grade <= Grade::Good)
}
