use game::Seat;

use super::{Setup, SetupError, playable};
use crate::Square;
use crate::mspacman::{Board, Colour, Face, Ghost, Opening, Phase, Side, Spin};

impl Setup {
    /// Reads the text of a position: six fields, as docs/notation.md describes them. The options
    /// and the number of seats are the table's.
    pub fn parse(text: &str) -> Result<Setup, SetupError> {
        let fields: Vec<_> = text.split_whitespace().collect();
        let &[colours, lady, ghosts, eaten, phase, board] = fields.as_slice() else {
            return Err(SetupError::Fields { count: fields.len() });
        };
        let colours = items("colours", colours, |word| some(word, Colour::parse))?;
        playable(colours.len())?;
        let ghosts = items("ghosts", ghosts, |word| some(word, ghost))?;
        let eaten = match eaten {
            "-" => Vec::new(),
            list => items("dots", list, Square::parse)?,
        };
        let (leader, lady) = leader(lady)
            .ok_or_else(|| SetupError::Word { field: "lady", word: lady.to_owned() })?;
        let phase = match phase.strip_prefix("open:") {
            Some(spins) => opening(items("turn", spins, spin)?, colours.len())?,
            None => self::phase(phase)
                .ok_or_else(|| SetupError::Word { field: "turn", word: phase.to_owned() })?,
        };
        let board = Board::resolve(board).map_err(SetupError::Board)?;
        Ok(Setup { board, colours, leader, lady, ghosts, eaten, phase })
    }
}

/// Reads a list with commas.
fn items<T>(
    field: &'static str,
    text: &str,
    read: impl Fn(&str) -> Option<T>,
) -> Result<Vec<T>, SetupError> {
    text.split(',')
        .map(|word| read(word).ok_or_else(|| SetupError::Word { field, word: word.to_owned() }))
        .collect()
}

/// Reads something, or `-` for nothing.
fn some<T>(word: &str, read: impl Fn(&str) -> Option<T>) -> Option<Option<T>> {
    if word == "-" { Some(None) } else { read(word).map(Some) }
}

fn seat(word: &str) -> Option<Seat> {
    Seat::all(4).find(|seat| seat.to_string() == word)
}

fn ghost(word: &str) -> Option<Ghost> {
    let (at, side) = word.split_once(':')?;
    Some(Ghost { at: Square::parse(at)?, side: Side::parse(side)? })
}

fn leader(word: &str) -> Option<(Option<Seat>, Option<Square>)> {
    if word == "-" {
        return Some((None, None));
    }
    let (leader, at) = word.split_once(':')?;
    Some((Some(seat(leader)?), some(at, Square::parse)?))
}

fn steps(word: &str) -> Option<u8> {
    Face::parse(word).filter(|face| !face.flip).map(|face| face.steps)
}

fn spin(word: &str) -> Option<Spin> {
    match word {
        "-" => Some(Spin::Out),
        "?" => Some(Spin::Due),
        _ => steps(word).map(Spin::Shown),
    }
}

fn opening(spins: Vec<Spin>, seats: usize) -> Result<Phase, SetupError> {
    if spins.len() != seats {
        return Err(SetupError::Length { field: "turn", count: spins.len(), seats });
    }
    let mut opening = Opening([Spin::Out; 4]);
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
