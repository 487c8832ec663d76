//! Lists of moves, read tolerantly: numbers, commas, capitals, marks, comments and a result.

use game::{MoveMark, Reason, RecordTextError};

use crate::dialect::Dialect;
use crate::foreign_game::{ForeignAction, ForeignGame, ForeignMove, StatedResult};
use crate::place::NamedPlace;

/// How some lists say that the player to move resigns.
const RESIGNS: &str = "xx";

/// Reads a list of moves.
pub(crate) fn read(text: &str, dialect: Dialect) -> Result<ForeignGame, Reason> {
    let any_starter = dialect.spec().says.starter;
    let mut game = ForeignGame { any_starter, ..ForeignGame::default() };
    // The number of moves before each number.
    let mut numbers = Vec::new();
    let mut rest = text;
    loop {
        rest = rest.trim_start_matches(is_separator);
        if rest.is_empty() {
            break;
        }
        if let Some(comment) = rest.strip_prefix('{') {
            let end = comment.find('}').ok_or_else(|| open_comment(text, rest))?;
            add_comment(&mut game, comment[..end].trim());
            rest = &comment[end + 1..];
            continue;
        }
        let end = rest.find(|c: char| is_separator(c) || c == '{').unwrap_or(rest.len());
        let (token, after) = rest.split_at(end);
        rest = after;
        let unnumbered = token.trim_start_matches(|c: char| c.is_ascii_digit());
        let is_numbered = unnumbered.len() < token.len() && unnumbered.starts_with(['.', ')']);
        if is_numbered {
            numbers.push(game.moves.len());
        }
        let word = if is_numbered { unnumbered.trim_start_matches(['.', ')']) } else { token };
        read_word(word, dialect, &mut game)?;
    }
    numbers.push(game.moves.len());
    let longest = numbers.windows(2).map(|pair| pair[1] - pair[0]).max();
    game.seats = longest.filter(|round| (3..=4).contains(round)).map(|_| 4);
    Ok(game)
}

fn read_word(word: &str, dialect: Dialect, game: &mut ForeignGame) -> Result<(), Reason> {
    if let Some(result) = StatedResult::parse(word) {
        game.result = Some(result);
        return Ok(());
    }
    let unmarked = word.trim_end_matches(['!', '?']);
    let mark = MoveMark::parse(&word[unmarked.len()..]);
    // A slash is how some tell a jump.
    let bare = unmarked.trim_end_matches(['/', '\\']);
    if bare.is_empty() {
        if let Some(last) = game.moves.last_mut() {
            last.mark = last.mark.or(mark);
        }
        return Ok(());
    }
    let action = if bare.eq_ignore_ascii_case(RESIGNS) {
        ForeignAction::Resign
    } else {
        let rows = dialect.spec().rows;
        let place = NamedPlace::parse(bare, rows.high_anchor);
        let m = place.and_then(|place| rows.to_move(place));
        ForeignAction::Move(m.ok_or_else(|| dialect.not_a_move(game.moves.len() + 1, word))?)
    };
    game.moves.push(ForeignMove { mark, ..ForeignMove::new(bare, action) });
    Ok(())
}

fn is_separator(c: char) -> bool {
    c.is_whitespace() || c == ',' || c == ';'
}

/// Adds a comment to the move before it. About the start of a game it becomes a line of the header.
fn add_comment(game: &mut ForeignGame, text: &str) {
    match game.moves.last_mut() {
        Some(last) => {
            let before = last.comment.take().map(|before| format!("{before} "));
            last.comment = Some(before.unwrap_or_default() + &one_line(text));
        }
        None => game.header.other.push(("comment".to_owned(), one_line(text))),
    }
}

fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn open_comment(text: &str, rest: &str) -> Reason {
    let before = &text[..text.len() - rest.len()];
    let line = before.matches('\n').count() + 1;
    let column = before.rsplit('\n').next().map_or(0, |line| line.chars().count()) + 1;
    RecordTextError { line, column, key: "record-open-note" }.into()
}

/// Writes a list of moves: one line for two players; for four, which the numbers then tell, one a round.
/// A result is written where the moves do not lead to it.
pub(crate) fn write(words: &[String], seats: usize, result: Option<StatedResult>) -> String {
    let mut lines: Vec<String> = match seats {
        2 => vec![words.join(" ")],
        _ => {
            let rounds = words.chunks(seats).enumerate();
            rounds.map(|(nth, round)| format!("{}. {}", nth + 1, round.join(" "))).collect()
        }
    };
    if let Some(result) = result {
        let last = lines.last_mut().filter(|line| !line.is_empty());
        match last {
            Some(line) => *line += &format!(" {}", result.text()),
            None => lines = vec![result.text().to_owned()],
        }
    }
    lines.join("\n") + "\n"
}
