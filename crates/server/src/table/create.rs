//! Creates a table: validates the request, and adds the first events.

use std::collections::HashSet;
use std::ops::RangeInclusive;

use api::{EventKind, FirstMove, Millis, NewTable, Person, Piece, SeatAssignment, TimeControl};
use game::{Position, Turn};
use rules::{AnyPosition, Game, GameSetup};

use super::TableDraft;
use crate::dice::Seed;
use crate::error::ServerError;
use crate::name::shown_person;

/// Creates a table. Its first events may already start the game.
pub fn create_table(
    id: &str,
    by: &Person,
    mut spec: NewTable,
    origin: TableOrigin,
    now: Millis,
    seed: &Seed,
) -> Result<TableDraft, ServerError> {
    clean_names(&mut spec);
    validate(&spec)?;
    let setup = game_setup(&spec)?;
    let start = start_position(&spec, &setup)?;
    if start.turn() == Turn::Over {
        return Err(ServerError::StartOver { position: start.to_string() });
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
                draft.push(EventKind::Joined { seat, who: by.clone(), piece: None, luck: None })?;
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

/// The set-up of the game, from the request.
pub(super) fn game_setup(spec: &NewTable) -> Result<GameSetup, ServerError> {
    Ok(GameSetup::from_text(&spec.setup_text()).map_err(game::Reason::from)?)
}

/// The start position, before it is decided who starts.
pub(super) fn start_position(
    spec: &NewTable,
    setup: &GameSetup,
) -> Result<AnyPosition, ServerError> {
    match &spec.start {
        Some(text) => Ok(setup.parse_position(text)?),
        None => Ok(setup.start()?),
    }
}

/// The longest maze or position, in bytes. A maze of the largest board is a tenth of it.
const MAX_TEXT_BYTES: usize = 8 * 1024;

/// The longest name and value of an option, and the longest id of a person.
const MAX_WORD_BYTES: usize = 256;

/// Names of people come in here too, where a seat is kept for them.
fn clean_names(spec: &mut NewTable) {
    for place in &mut spec.seat_specs {
        if let SeatAssignment::Reserved { person } = &mut place.assignment {
            *person = shown_person(&person.id, &person.name);
        }
    }
}

fn validate_lengths(spec: &NewTable) -> Result<(), ServerError> {
    let texts = [&spec.maze, &spec.start].into_iter().flatten();
    if texts.into_iter().any(|text| text.len() > MAX_TEXT_BYTES) {
        return Err(ServerError::SpecTooLong { longest: MAX_TEXT_BYTES });
    }
    let ids = spec.seat_specs.iter().filter_map(|place| match &place.assignment {
        SeatAssignment::Reserved { person } => Some(&person.id),
        _ => None,
    });
    let mut words = spec.options.iter().flat_map(|(name, value)| [name, value]).chain(ids);
    if words.any(|word| word.len() > MAX_WORD_BYTES) {
        return Err(ServerError::SpecTooLong { longest: MAX_WORD_BYTES });
    }
    Ok(())
}

/// Checks what the rules of the game do not.
fn validate(spec: &NewTable) -> Result<(), ServerError> {
    validate_lengths(spec)?;
    if spec.seat_specs.len() > usize::from(spec.seats) {
        return Err(ServerError::TooManyPlaces);
    }
    let mut taken = HashSet::new();
    for place in &spec.seat_specs {
        if matches!(place.assignment, SeatAssignment::Level { level } if !(1..=8).contains(&level))
        {
            return Err(ServerError::Level);
        }
        let is_duplicate = |piece| piece != Piece::Pawn && !taken.insert(piece);
        if place.piece.is_some_and(is_duplicate) {
            return Err(ServerError::PieceTwice);
        }
    }
    let any_seat_may_start = Game::parse(&spec.game).is_some_and(Game::has_open_start);
    match spec.first_move {
        FirstMove::Seat(seat) if !any_seat_may_start || !(1..=spec.seats).contains(&seat) => {
            return Err(ServerError::Starter);
        }
        _ => {}
    }
    let is_valid_clock = match spec.time_control {
        TimeControl::None => true,
        TimeControl::PerMove { seconds } | TimeControl::SuddenDeath { seconds } => {
            CLOCK_SECONDS.contains(&seconds)
        }
        TimeControl::Fischer { seconds, increment } => {
            CLOCK_SECONDS.contains(&seconds) && increment <= MAX_INCREMENT
        }
        TimeControl::Correspondence { days } => MOVE_DAYS.contains(&days),
    };
    if is_valid_clock { Ok(()) } else { Err(ServerError::Clock) }
}

/// The seconds that a clock may have: up to a day. An increment has up to an hour, a correspondence
/// game up to sixty days a move. `docs/protocol.md` says so.
const CLOCK_SECONDS: RangeInclusive<u32> = 1..=86_400;
const MAX_INCREMENT: u32 = 3_600;
const MOVE_DAYS: RangeInclusive<u32> = 1..=60;
