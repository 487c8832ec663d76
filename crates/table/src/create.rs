//! Creates a table: validates the request, and adds the first events.

use api::{EventKind, Millis, NewTable, Person, SeatAssignment, TimeControl};
use dice::Seed;
use game::{Position, Turn};

use crate::TableError;
use crate::draft::TableDraft;
use crate::spec::{clean_names, game_setup, start_position, validate};
use crate::table::{CASUAL_LAWS, LAWS, RATED_LAWS};

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
    let laws = match spec.rated {
        true if origin.laws < RATED_LAWS => return Err(TableError::RatedLater),
        true => RATED_LAWS,
        false => origin.laws.min(CASUAL_LAWS),
    };
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
        table: Box::new(spec.clone()),
        commitment: seed.commitment(),
        rematch_of: origin.rematch_of.clone(),
        queue: origin.queue.clone(),
        first_move_untimed: true,
        first_move_seconds: first_move_seconds(spec.time_control),
        laws,
        absence_minutes: absence_minutes(&spec, &origin),
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
    draft.table.check_rated()?;
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

/// How long a player may be away at their turn in a game without a clock (T30): five minutes where
/// strangers were paired, three days where somebody sent a link; as before in a rematch.
fn absence_minutes(spec: &NewTable, origin: &TableOrigin) -> Option<u32> {
    let usual = if origin.queue.is_some() { PAIRED_ABSENCE } else { LINKED_ABSENCE };
    let minutes = match origin.absence {
        Some(absence) => u32::try_from(absence / 60_000).unwrap_or(usual),
        None => usual,
    };
    (spec.time_control == TimeControl::None && origin.laws > 0).then_some(minutes)
}

const PAIRED_ABSENCE: u32 = 5;
const LINKED_ABSENCE: u32 = 3 * 24 * 60;

/// What a table was created for, if not on request.
#[derive(Clone, Debug)]
pub struct TableOrigin {
    /// The table that this one is a rematch of.
    pub rematch_of: Option<String>,
    /// The pairing queue it waits in.
    pub queue: Option<String>,
    /// The laws that all nodes know which may have to do with it.
    pub laws: u32,
    /// How long a player may be away, where the table before said so.
    pub absence: Option<Millis>,
}

impl Default for TableOrigin {
    fn default() -> TableOrigin {
        TableOrigin { rematch_of: None, queue: None, laws: LAWS, absence: None }
    }
}
