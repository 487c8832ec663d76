use game::Seat;

use super::{Setup, SetupError, check_seats};
use crate::Square;
use crate::mspacman::{Board, Colour, DieFace, GhostState, OpeningSpin, OpeningSpins, Phase, Side};

impl Setup {
    /// Parses the text of a position: six fields, as described in docs/notation.md.
    pub fn parse(text: &str) -> Result<Setup, SetupError> {
        let fields: Vec<_> = text.split_whitespace().collect();
        let &[colours, ms_pacman, ghosts, eaten, phase, board] = fields.as_slice() else {
            return Err(SetupError::Fields { count: fields.len() });
        };
        let colours = items("colours", colours, |word| optional(word, Colour::parse))?;
        check_seats(colours.len())?;
        let ghosts = items("ghosts", ghosts, |word| optional(word, ghost))?;
        let eaten = match eaten {
            "-" => Vec::new(),
            list => items("dots", list, Square::parse)?,
        };
        let (leader, ms_pacman) = leader(ms_pacman)
            .ok_or_else(|| SetupError::Word { field: "lady", word: ms_pacman.to_owned() })?;
        let phase = match phase.strip_prefix("open:") {
            Some(spins) => opening(items("turn", spins, spin)?, colours.len())?,
            None => self::phase(phase)
                .ok_or_else(|| SetupError::Word { field: "turn", word: phase.to_owned() })?,
        };
        let board = Board::resolve(board).map_err(SetupError::Board)?;
        Ok(Setup { board, colours, leader, ms_pacman, ghosts, eaten, phase })
    }
}

/// Parses a list separated by commas.
fn items<T>(
    field: &'static str,
    text: &str,
    read: impl Fn(&str) -> Option<T>,
) -> Result<Vec<T>, SetupError> {
    text.split(',')
        .map(|word| read(word).ok_or_else(|| SetupError::Word { field, word: word.to_owned() }))
        .collect()
}

/// Parses an item, or `-` for `None`.
fn optional<T>(word: &str, read: impl Fn(&str) -> Option<T>) -> Option<Option<T>> {
    if word == "-" { Some(None) } else { read(word).map(Some) }
}

fn seat(word: &str) -> Option<Seat> {
    Seat::all(4).find(|seat| seat.to_string() == word)
}

fn ghost(word: &str) -> Option<GhostState> {
    let (at, side) = word.split_once(':')?;
    Some(GhostState { at: Square::parse(at)?, side: Side::parse(side)? })
}

fn leader(word: &str) -> Option<(Option<Seat>, Option<Square>)> {
    if word == "-" {
        return Some((None, None));
    }
    let (leader, at) = word.split_once(':')?;
    Some((Some(seat(leader)?), optional(at, Square::parse)?))
}

fn steps(word: &str) -> Option<u8> {
    DieFace::parse(word).filter(|face| !face.flip).map(|face| face.steps)
}

fn spin(word: &str) -> Option<OpeningSpin> {
    match word {
        "-" => Some(OpeningSpin::Out),
        "?" => Some(OpeningSpin::Due),
        _ => steps(word).map(OpeningSpin::Shown),
    }
}

fn opening(spins: Vec<OpeningSpin>, seats: usize) -> Result<Phase, SetupError> {
    if spins.len() != seats {
        return Err(SetupError::Length { field: "turn", count: spins.len(), seats });
    }
    let mut opening = OpeningSpins([OpeningSpin::Out; 4]);
    opening.0[..seats].copy_from_slice(&spins);
    Ok(Phase::Opening(opening))
}

fn phase(word: &str) -> Option<Phase> {
    let mut parts = word.split(':');
    let phase = match (parts.next()?, parts.next(), parts.next()) {
        ("place", None, None) => Phase::Place,
        ("roll", Some(who), None) => Phase::Roll(seat(who)?),
        ("over", Some(who), None) => Phase::Over(seat(who)?),
        ("move", Some(who), Some(number)) => Phase::Move(seat(who)?, steps(number)?),
        _ => return None,
    };
    parts.next().is_none().then_some(phase)
}
