//! Protocols in which every move is a command with the player's colour: QTP and its relatives.

use game::Reason;

use crate::dialect::{CommandWords, Dialect};
use crate::foreign_game::{ForeignAction, ForeignGame, ForeignMove};
use crate::place::NamedPlace;

/// Reads a line a move. Whoever moves first is player 1; where that is the colour that should be second,
/// it plays from the other side, and rows count from there.
pub(crate) fn read(
    text: &str,
    words: CommandWords,
    dialect: Dialect,
) -> Result<ForeignGame, Reason> {
    let mut rows = dialect.spec().rows;
    let mut game = ForeignGame { seats: Some(2), ..ForeignGame::default() };
    let mut first_colour = None;
    let lines = text.lines().map(str::trim);
    for line in lines.filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let lower = line.to_ascii_lowercase();
        let parts: Vec<_> = lower.split_whitespace().collect();
        let (player, place) = match parts.as_slice() {
            // The usual game is set up.
            ["clear_board"] | ["walls", "10"] | ["boardsize", "9"] => continue,
            ["boardsize", size] => return Err(Reason::new("dialect-size", "").text("size", size)),
            [command, player, place @ ..] if [words.step, words.fence].contains(command) => {
                (*player, place)
            }
            _ => return Err(dialect.not_its_text(line)),
        };
        let nth = game.moves.len() + 1;
        let colour = colour(player, words).ok_or_else(|| dialect.not_its_text(line))?;
        let first = *first_colour.get_or_insert_with(|| {
            // White stands where row 1 is.
            rows.upside_down = colour == 0;
            colour
        });
        if colour != (first + nth - 1) % 2 {
            let reason = Reason::new("dialect-turn", "").number("nth", nth);
            return Err(reason.text("word", line));
        }
        let word = place.concat();
        let named = NamedPlace::parse(&word, rows.high_anchor);
        let m = named.and_then(|named| rows.to_move(named));
        let m = m.ok_or_else(|| dialect.not_a_move(nth, &place.join(" ")))?;
        game.moves.push(ForeignMove::new(word, ForeignAction::Move(m)));
    }
    Ok(game)
}

/// Which of the two colours a word is, by its first letter: `black`, `b`.
fn colour(word: &str, words: CommandWords) -> Option<usize> {
    words.colours.iter().position(|colour| colour.starts_with(word) || word.starts_with(*colour))
}

/// Writes a line a move.
pub(crate) fn write(places: &[NamedPlace], words: CommandWords, dialect: Dialect) -> String {
    let line = |(nth, place): (usize, &NamedPlace)| {
        let command = if place.fence.is_some() { words.fence } else { words.step };
        let colour = words.colours[nth % 2];
        format!("{command} {colour} {}\n", place.spell(dialect.spec().fences))
    };
    places.iter().enumerate().map(line).collect()
}
