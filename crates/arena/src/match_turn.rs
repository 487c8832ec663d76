//! One turn of a game: a player is asked for its move, which is timed, checked, played and noted.

use std::time::Instant;

use game::{Reason, Seat};
use rules::GameRecord;

use crate::match_player::PlayerMove;
use crate::record_notes::note_move;
use crate::time_control::{GameTime, MoveTiming};
use crate::{ContestantFault, MatchMoveRequest, MatchPlayer, MoveEvaluation, Overruns};

/// Asks a player for its move and plays it. `overruns` is where a move that took too long is noted;
/// `None` for a player whose time is not counted.
pub(crate) fn play_move(
    player: &mut dyn MatchPlayer,
    seat: Seat,
    game_record: &mut GameRecord,
    time: &mut GameTime,
    overruns: Option<&mut Overruns>,
    keep_going: &dyn Fn() -> bool,
) -> Result<Option<MoveEvaluation>, ContestantFault> {
    let request = request(seat, time, keep_going);
    let out_of_time = match time.has_clock(seat) {
        true => ContestantFault::Flagged,
        false => ContestantFault::Hung,
    };
    let begin = Instant::now();
    let answer = player.choose_move(&game_record.record, &request);
    let took = begin.elapsed();
    let PlayerMove { word, evaluation } = answer.map_err(|fault| match fault {
        ContestantFault::Hung => out_of_time.clone(),
        other => other,
    })?;
    if let Some(overruns) = overruns {
        match time.spend(seat, took) {
            MoveTiming::InTime => {}
            MoveTiming::Over(by) => overruns.add(by),
            MoveTiming::Lost => return Err(out_of_time),
        }
    }
    let played = game_record.record.play(&word).map_err(Reason::from);
    played.map_err(|why| ContestantFault::Illegal { word, why })?;
    note_move(game_record, took, evaluation, time.note(seat));
    Ok(evaluation)
}

/// What the player of a seat is asked for.
pub(crate) fn request<'a>(
    seat: Seat,
    time: &GameTime,
    keep_going: &'a dyn Fn() -> bool,
) -> MatchMoveRequest<'a> {
    MatchMoveRequest {
        limits: time.limits(seat),
        deadline: time.deadline(seat),
        increments: time.increments(),
        keep_going,
    }
}
