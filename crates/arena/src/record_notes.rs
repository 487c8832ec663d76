//! What the record of a game says of its match, beside the moves: the settings in its header, and in the
//! comment on every move how long it took and what the engine thought of it.

use std::time::Duration;

use game::{RecordHeader, Seat, comment_time};
use rules::GameRecord;

use crate::time_control::{ThinkingLimits, note_limits};
use crate::{EngineConfig, MoveEvaluation};

/// Notes in the header what plays in each seat, and how long everyone may think.
pub(crate) fn note_engines(
    engines: &[&EngineConfig],
    limits: &[ThinkingLimits],
    header: &mut RecordHeader,
) {
    for (seat, engine) in Seat::all(engines.len()).zip(engines) {
        header.player_mut(seat).name = Some(engine.name.clone());
        let command = engine.command_and_options();
        if command != engine.name {
            header.other.push(("engine".to_owned(), format!("{seat} {command}")));
        }
    }
    note_limits(limits, header);
}

/// Notes at the last move how long it took, what the engine thought of it, and what its clock shows:
/// `0:01.250 +0.42/12 left 9:58`.
pub(crate) fn note_move(
    game_record: &mut GameRecord,
    took: Duration,
    evaluation: Option<MoveEvaluation>,
    left: Option<String>,
) {
    let mut words = vec![comment_time(took)];
    words.extend(evaluation.map(|evaluation| evaluation.to_string()));
    words.extend(left.map(|left| format!("left {left}")));
    let entries = game_record.record.entries().len();
    game_record.comments.resize(entries, None);
    game_record.comments[entries - 1] = Some(words.join(" "));
}
