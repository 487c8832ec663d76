//! What a table may be asked for, and what follows from it.

use std::collections::HashSet;
use std::ops::RangeInclusive;

use api::{FirstMove, NewTable, Person, Piece, SeatAssignment, TimeControl};
use rules::{AnyPosition, Game, GameSetup};

use crate::TableError;
use crate::person_name::{is_visible, shown_person};

/// The set-up of the game, from the request.
pub(crate) fn game_setup(spec: &NewTable) -> Result<GameSetup, TableError> {
    Ok(GameSetup::from_text(&spec.setup_text()).map_err(game::Reason::from)?)
}

/// The start position, before it is decided who starts.
pub(crate) fn start_position(
    spec: &NewTable,
    setup: &GameSetup,
) -> Result<AnyPosition, TableError> {
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
pub(crate) fn clean_names(spec: &mut NewTable) {
    for place in &mut spec.seat_specs {
        if let SeatAssignment::Reserved { person } = &mut place.assignment {
            let account = person.account;
            *person = Person { account, ..shown_person(&person.id, &person.name) };
        }
    }
}

fn validate_lengths(spec: &NewTable) -> Result<(), TableError> {
    let texts = [&spec.maze, &spec.start].into_iter().flatten();
    if texts.into_iter().any(|text| text.len() > MAX_TEXT_BYTES) {
        return Err(TableError::SpecTooLong { longest: MAX_TEXT_BYTES });
    }
    let ids = spec.seat_specs.iter().filter_map(|place| match &place.assignment {
        SeatAssignment::Reserved { person } => Some(&person.id),
        _ => None,
    });
    let mut words = spec.options.iter().flat_map(|(name, value)| [name, value]).chain(ids);
    if words.any(|word| word.len() > MAX_WORD_BYTES) {
        return Err(TableError::SpecTooLong { longest: MAX_WORD_BYTES });
    }
    Ok(())
}

/// Checks what the rules of the game do not.
pub(crate) fn validate(spec: &NewTable) -> Result<(), TableError> {
    validate_lengths(spec)?;
    if spec.seat_specs.len() > usize::from(spec.seats) {
        return Err(TableError::TooManyPlaces);
    }
    let mut taken = HashSet::new();
    for place in &spec.seat_specs {
        if matches!(place.assignment, SeatAssignment::Level { level } if !(1..=8).contains(&level))
        {
            return Err(TableError::Level);
        }
        let is_duplicate = |piece| piece != Piece::Pawn && !taken.insert(piece);
        if place.piece.is_some_and(is_duplicate) {
            return Err(TableError::PieceTwice);
        }
    }
    let any_seat_may_start = Game::parse(&spec.game).is_some_and(Game::has_open_start);
    match spec.first_move {
        FirstMove::Seat(seat) if !any_seat_may_start || !(1..=spec.seats).contains(&seat) => {
            return Err(TableError::Starter);
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
    if is_valid_clock { Ok(()) } else { Err(TableError::Clock) }
}

/// The seconds that a clock may have: up to a day. An increment has up to an hour, a correspondence
/// game up to sixty days a move. `docs/protocol.md` says so.
const CLOCK_SECONDS: RangeInclusive<u32> = 1..=86_400;
const MAX_INCREMENT: u32 = 3_600;
const MOVE_DAYS: RangeInclusive<u32> = 1..=60;

/// The longest text a player may add to the dice, in bytes.
const MAX_CLIENT_SEED_BYTES: usize = 64;

/// What a player adds to the dice, if it is one short word.
pub fn validate_client_seed(text: &str) -> Result<String, TableError> {
    // The dice separate these texts by line ends, and records trim blanks. Others read it, so that nothing in it may be
    // invisible or turn text around.
    let invalid = |c: char| c.is_whitespace() || !is_visible(c);
    if text.len() > MAX_CLIENT_SEED_BYTES || text.chars().any(invalid) {
        return Err(TableError::ClientSeed { longest: MAX_CLIENT_SEED_BYTES });
    }
    Ok(text.to_owned())
}
