use api::{Event, EventKind};

use crate::StoreError;

/// The version of the events written today. Older ones are read through [`read_event`].
pub(crate) const EVENT_VERSION: i64 = 1;

/// The event in a row of the `events` table of `game`.
pub(crate) fn read_event(
    game: &str,
    (seq, at, version, body): (i64, i64, i64, &str),
) -> Result<Event, StoreError> {
    let corrupt = || StoreError::Corrupt { game: game.to_owned(), seq };
    Ok(Event {
        seq: u32::try_from(seq).map_err(|_| corrupt())?,
        at: u64::try_from(at).map_err(|_| corrupt())?,
        kind: read_kind(version, body).ok_or_else(corrupt)?,
    })
}

fn read_kind(version: i64, body: &str) -> Option<EventKind> {
    match version {
        EVENT_VERSION => serde_json::from_str(body).ok(),
        _ => None,
    }
}
