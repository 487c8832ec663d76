//! Creates a table: validates the request, and adds the first events.

use api::{EventKind, Millis, NewTable, Person, SeatAssignment, TimeControl};
use dice::Seed;
use game::{Position, Turn};

use crate::TableError;
use crate::draft::TableDraft;
use crate::spec::{clean_names, game_setup, start_position, validate};

/// Creates a table. Its first events may already start the game.
pub fn create_table(
    id: &str,
    by: &Person,
    mut spec: NewTable,
    origin: TableOrigin,
    now: Millis,
    seed: &Seed,
) -> Result<TableDraft, TableError> {
    clean_names(&mut spec);
    validate(&spec)?;
    let setup = game_setup(&spec)?;
    let start = start_position(&spec, &setup)?;
    if start.turn() == Turn::Over {
        return Err(TableError::StartOver { position: start.to_string() });
    }
    if let (Some(seconds), TimeControl::None) = (setup.move_seconds(), spec.time_control) {
        spec.time_control = TimeControl::PerMove { seconds };
    }
    let what = EventKind::Created {
        by: by.clone(),
        table: spec.clone(),
        commitment: seed.commitment(),
        rematch_of: origin.rematch_of,
        queue: origin.queue,
        first_move_untimed: true,
        first_move_seconds: first_move_seconds(spec.time_control),
    };
    let mut draft = TableDraft::first(id, what, now, seed)?;
    for seat in 1..=spec.seats {
        match spec.seat_spec(seat).assignment {
            SeatAssignment::Me => {
                draft.push(EventKind::Joined {
                    seat,
                    who: by.clone(),
                    piece: None,
                    client_seed: None,
                })?;
            }
            SeatAssignment::Level { level } => draft.push(EventKind::Filled { seat, level })?,
            SeatAssignment::Open | SeatAssignment::Reserved { .. } => {}
        }
    }
    draft.start_if_ready()?;
    Ok(draft)
}

/// How long a game with a clock waits for its first move: a minute, or what a move may take anyway.
fn first_move_seconds(time_control: TimeControl) -> Option<u32> {
    match time_control {
        TimeControl::None | TimeControl::Correspondence { .. } => None,
        TimeControl::PerMove { seconds } => Some(seconds.max(FIRST_MOVE_SECONDS)),
        TimeControl::SuddenDeath { .. } | TimeControl::Fischer { .. } => Some(FIRST_MOVE_SECONDS),
    }
}

const FIRST_MOVE_SECONDS: u32 = 60;

/// What a table was created for, if not on request.
#[derive(Clone, Debug, Default)]
pub struct TableOrigin {
    /// The table that this one is a rematch of.
    pub rematch_of: Option<String>,
    /// The pairing queue it waits in.
    pub queue: Option<String>,
}
