//! Moves as numbers: pairs of row and column, indexes, and words within JSON.

use game::Reason;
use rules::quoridor::SIDE;
use rules::{Orientation, Square};

use super::list;
use crate::dialect::Dialect;
use crate::foreign_game::{ForeignAction, ForeignGame, ForeignMove};
use crate::place::NamedPlace;

/// The number of fences of one orientation.
const FENCES: usize = (SIDE - 1) * (SIDE - 1);

/// The index of a square or of a fence's anchor: rows of nine, or of eight.
pub(crate) fn index(square: Square, is_fence: bool) -> usize {
    square.rank() * width(is_fence) + square.file()
}

/// The square with that index.
pub(crate) fn square_at(index: usize, is_fence: bool) -> Square {
    Square::new(index % width(is_fence), index / width(is_fence))
}

const fn width(is_fence: bool) -> usize {
    if is_fence { SIDE - 1 } else { SIDE }
}

/// Adds the move to a place of the dialect.
fn push(
    game: &mut ForeignGame,
    word: String,
    place: Option<NamedPlace>,
    dialect: Dialect,
) -> Result<(), Reason> {
    let m = place.and_then(|place| dialect.spec().rows.to_move(place));
    let m = m.ok_or_else(|| dialect.not_a_move(game.moves.len() + 1, &word))?;
    game.moves.push(ForeignMove::new(word, ForeignAction::Move(m)));
    Ok(())
}

fn game_of_two() -> ForeignGame {
    ForeignGame { seats: Some(2), ..ForeignGame::default() }
}

/// Reads `13,67,180`, with or without brackets, or as the moves of an object of JSON.
pub(crate) fn read_ids(
    text: &str,
    first: Orientation,
    dialect: Dialect,
) -> Result<ForeignGame, Reason> {
    let mut game = game_of_two();
    let is_between = |c: char| c.is_whitespace() || "[],;".contains(c);
    let list = json_moves(text).unwrap_or(text);
    for word in list.split(is_between).filter(|word| !word.is_empty()) {
        let place = word.parse().ok().and_then(|id| place_of_id(id, first));
        push(&mut game, word.to_owned(), place, dialect)?;
    }
    Ok(game)
}

fn place_of_id(id: usize, first: Orientation) -> Option<NamedPlace> {
    match id.checked_sub(SIDE * SIDE) {
        None => Some(NamedPlace { square: square_at(id, false), fence: None }),
        Some(fence) => {
            let orientation = *[first, first.turned()].get(fence / FENCES)?;
            let square = square_at(fence % FENCES, true);
            Some(NamedPlace { square, fence: Some(orientation) })
        }
    }
}

/// Writes `13,67,180`.
pub(crate) fn write_ids(places: &[NamedPlace], first: Orientation) -> String {
    let id = |place: &NamedPlace| {
        let index = index(place.square, place.fence.is_some());
        let skipped =
            |orientation: Orientation| SIDE * SIDE + if orientation == first { 0 } else { FENCES };
        (place.fence.map_or(0, skipped) + index).to_string()
    };
    places.iter().map(id).collect::<Vec<_>>().join(",") + "\n"
}

/// What the parts of a move say where to put: the pawn, or a fence.
const FENCE_PARTS: [Option<Orientation>; 3] =
    [None, Some(Orientation::Horizontal), Some(Orientation::Vertical)];

/// Reads moves of three parts, of which one is a pair of row and column: where the pawn goes, a horizontal
/// fence, a vertical one. `[[7,4],null,null]`, any number of them.
pub(crate) fn read_pairs(text: &str, dialect: Dialect) -> Result<ForeignGame, Reason> {
    let is_between = |c: char| c.is_whitespace() || "[],".contains(c);
    let mut words = text.split(is_between).filter(|word| !word.is_empty());
    let mut game = game_of_two();
    // The parts of the move so far: how many, the one that is a pair, and how it is written.
    let (mut parts, mut place, mut written) = (0_usize, None, Vec::new());
    while let Some(word) = words.next() {
        if word == "null" {
            written.push(word.to_owned());
        } else {
            let column = words.next().unwrap_or_default();
            let square = pair(word, column).ok_or_else(|| dialect.not_its_text(word))?;
            let fence = FENCE_PARTS[parts];
            if place.replace(NamedPlace { square, fence }).is_some() {
                return Err(dialect.not_its_text(&written.join(",")));
            }
            written.push(format!("[{word},{column}]"));
        }
        parts += 1;
        if parts == 3 {
            let word = format!("[{}]", written.join(","));
            push(&mut game, word, place, dialect)?;
            (parts, place, written) = (0, None, Vec::new());
        }
    }
    if parts == 0 { Ok(game) } else { Err(dialect.not_its_text(&written.join(","))) }
}

fn pair(row: &str, column: &str) -> Option<Square> {
    let (row, column) = (row.parse::<usize>().ok()?, column.parse::<usize>().ok()?);
    (row < SIDE && column < SIDE).then(|| Square::new(column, row))
}

/// Writes moves of three parts as one list.
pub(crate) fn write_pairs(places: &[NamedPlace]) -> String {
    let text = |place: &NamedPlace| {
        let pair = format!("[{},{}]", place.square.rank(), place.square.file());
        let part = |&fence: &Option<Orientation>| {
            if fence == place.fence { pair.as_str() } else { "null" }
        };
        format!("[{}]", FENCE_PARTS.iter().map(part).collect::<Vec<_>>().join(","))
    };
    format!("[{}]\n", places.iter().map(text).collect::<Vec<_>>().join(","))
}

/// Reads the list of words under `"moves"` in an object of JSON.
pub(crate) fn read_book(text: &str, dialect: Dialect) -> Result<ForeignGame, Reason> {
    let games = text.matches(BOOK_MOVES).count();
    if games > 1 {
        return Err(Reason::new("dialect-several", "").number("games", games));
    }
    let list = json_moves(text).ok_or_else(|| dialect.not_its_text(text))?;
    let game = list::read(&list.replace('"', " "), dialect)?;
    Ok(ForeignGame { any_starter: false, seats: Some(2), ..game })
}

/// What an object of JSON has before its moves.
const BOOK_MOVES: &str = "\"moves\"";

/// What stands in the list of moves of an object of JSON.
pub(crate) fn json_moves(text: &str) -> Option<&str> {
    let (before, after) = text.split_once(BOOK_MOVES)?;
    let (_, list) = after.split_once('[')?;
    before.trim_start().starts_with('{').then_some(list.split_once(']')?.0)
}

/// Writes the line of a book.
pub(crate) fn write_book(words: &[String]) -> String {
    let words: Vec<_> = words.iter().map(|word| format!("\"{word}\"")).collect();
    format!("{{{BOOK_MOVES}:[{}],\"count\":1}}\n", words.join(","))
}
