use game::{Ply, RecordEntry};
use leptos::prelude::*;
use rules::{AnyPosition, Fence, Path};
use view::{BoardMoment, BoardView, PieceView};

use super::session::GameSession;
use crate::board::{PlayedMove, RecentMoves, move_duration};
use crate::settings;

impl GameSession {
    /// The moves of the last round shown: those since the piece to move moved last, after that one.
    pub fn recent_moves(&self) -> RecentMoves {
        let viewed = self.viewed_ply.get();
        self.game_record.with(|game_record| {
            let record = &game_record.record;
            let ply = viewed.unwrap_or(record.entries().len());
            // After the end, the round is that of the piece that moved last.
            let mut first_of_round = active_piece(&record.positions()[ply]).map(|piece| piece.id);
            let mut moves = Vec::new();
            let mut round_began = ply;
            for nth in (0..ply).rev() {
                let RecordEntry::Ply(Ply::Move(m)) = record.entries()[nth] else { continue };
                let piece = active_piece(&record.positions()[nth]);
                let id = piece.as_ref().map(|piece| piece.id.clone());
                let begins_round =
                    !moves.is_empty() && (id == first_of_round || moves.len() == MOST_PIECES);
                first_of_round = first_of_round.or(id);
                moves.push(played_move(nth + 1, piece, m.to_string()));
                if begins_round {
                    break;
                }
                round_began = nth;
            }
            moves.reverse();
            // Opening spins are no moves; they are told until the first one.
            let round_began = if moves.is_empty() { 0 } else { round_began };
            RecentMoves { ply, round_began, moves }
        })
    }

    /// How long the move that was made last is looked at before anything covers the board, in milliseconds: while its
    /// piece is on its way, and what it brought about is shown. Nobody's clock waits for that.
    pub fn last_move_millis(&self) -> u32 {
        let recent = self.recent_moves();
        let Some(last) = recent.moves.last().filter(|last| last.ply == recent.ply) else {
            return 0;
        };
        let is_untimed = self.is_at_one_screen() && self.clock.with(|clock| clock.left.is_empty());
        let has_moment = self.game_record.with(|game_record| {
            is_untimed && !BoardMoment::of_entry(&game_record.record, recent.ply).is_empty()
        });
        match settings::reduced_motion() {
            true => 0,
            false => move_duration(last.squares.len()) + if has_moment { MOMENT_MILLIS } else { 0 },
        }
    }
}

/// How long a moment is large on the board.
const MOMENT_MILLIS: u32 = 1000;

/// No game has more pieces than PAC-MAN and four ghosts.
const MOST_PIECES: usize = 5;

/// The piece to move, or to roll for.
fn active_piece(position: &AnyPosition) -> Option<PieceView> {
    BoardView::from(position).pieces.into_iter().find(|piece| piece.active)
}

/// A move of `piece`, which is as it was before.
fn played_move(ply: usize, piece: Option<PieceView>, word: String) -> PlayedMove {
    if let Some(fence) = Fence::parse(&word) {
        let piece = piece.map(|piece| piece.id);
        return PlayedMove { ply, piece, fence: Some(fence), word, ..PlayedMove::default() };
    }
    let path = Path::parse(word.trim_start_matches('@'));
    let entered = path.iter().flat_map(|path| path.squares().iter().copied());
    let from = piece.as_ref().filter(|_| !word.starts_with('@')).map(|piece| piece.square);
    let squares = from.into_iter().chain(entered).collect();
    PlayedMove { ply, piece: piece.map(|piece| piece.id), squares, fence: None, word }
}
