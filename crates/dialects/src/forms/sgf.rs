//! KataQuoridor's SGF: a node a move, on a grid of 17 × 17 points that has squares at even places and
//! fences between them.

use game::{Reason, Seat};
use rules::quoridor::{Move, Setup};
use rules::{Game, GameRecord, GameSetup, Orientation, Square};

use crate::dialect::Dialect;
use crate::foreign_game::{ForeignAction, ForeignGame, ForeignMove, StatedResult};
use crate::place::NamedPlace;

/// How a game begins.
pub(crate) const GAME: &str = "(;";
/// The points of a side.
const POINTS: &str = "17";
/// The colours of the players.
const COLOURS: [&str; 2] = ["B", "W"];

pub(crate) fn read(text: &str, dialect: Dialect) -> Result<ForeignGame, Reason> {
    let games = text.matches(GAME).count();
    if games > 1 {
        return Err(Reason::new("dialect-several", "").number("games", games));
    }
    let mut game = ForeignGame { seats: Some(2), ..ForeignGame::default() };
    let rows = dialect.spec().rows;
    let move_to = |point: &str| place_at(point).and_then(|place| rows.to_move(place));
    let mut start = usual_start()?;
    for (key, value) in properties(text).ok_or_else(|| dialect.not_its_text(text))? {
        let shown = || dialect.not_its_text(&format!("{key}[{value}]"));
        let number = || value.parse().map_err(|_| shown());
        match key.as_str() {
            "B" | "W" => {
                let nth = game.moves.len() + 1;
                if key != COLOURS[(nth - 1) % 2] {
                    let reason = Reason::new("dialect-turn", "").number("nth", nth);
                    return Err(reason.text("word", format_args!("{key}[{value}]")));
                }
                let m = move_to(&value).ok_or_else(|| dialect.not_a_move(nth, &value))?;
                game.moves.push(ForeignMove::new(value, ForeignAction::Move(m)));
            }
            "AB" | "AW" => {
                let Some(Move::Step(square)) = move_to(&value) else { return Err(shown()) };
                start.pawns[usize::from(key == "AW")] = Some(square);
            }
            "WB" => start.hands[0] = number()?,
            "WW" => start.hands[1] = number()?,
            "PB" => game.header.player_mut(Seat::new(0)).name = Some(value),
            "PW" => game.header.player_mut(Seat::new(1)).name = Some(value),
            "RE" => game.result = Some(result(&value)),
            "GM" if value != "1" => return Err(shown()),
            "SZ" if value != POINTS => {
                return Err(Reason::new("dialect-size", "").text("size", value));
            }
            _ => {}
        }
    }
    game.start = (start != usual_start()?).then_some(start);
    Ok(game)
}

fn usual_start() -> Result<Setup, Reason> {
    let start = GameSetup::new(Game::Quoridor).start()?;
    Ok(Setup::parse(&start.to_string())?)
}

/// The values of all properties in order: `B[io]`. A value may have brackets after a backslash.
fn properties(text: &str) -> Option<Vec<(String, String)>> {
    let mut found = Vec::new();
    let mut key = String::new();
    let mut is_new_key = true;
    let mut rest = text.chars();
    while let Some(letter) = rest.next() {
        match letter {
            '[' => {
                let mut value = String::new();
                loop {
                    match rest.next()? {
                        ']' => break,
                        '\\' => value.push(rest.next()?),
                        other => value.push(other),
                    }
                }
                found.push((key.clone(), value));
                is_new_key = true;
            }
            'A'..='Z' => {
                if is_new_key {
                    key.clear();
                    is_new_key = false;
                }
                key.push(letter);
            }
            '(' | ')' | ';' => {}
            other if other.is_whitespace() => {}
            _ => return None,
        }
    }
    Some(found)
}

fn result(value: &str) -> StatedResult {
    match value {
        "0" | "Draw" => StatedResult::Draw,
        _ if value.starts_with("B+") => StatedResult::FirstWins,
        _ if value.starts_with("W+") => StatedResult::SecondWins,
        _ => StatedResult::Open,
    }
}

/// The square or fence at a point: two letters from a to q.
fn place_at(point: &str) -> Option<NamedPlace> {
    let &[x @ b'a'..=b'q', y @ b'a'..=b'q'] = point.as_bytes() else { return None };
    let (x, y) = (usize::from(x - b'a'), usize::from(y - b'a'));
    let fence = match (x % 2, y % 2) {
        (0, 0) => None,
        (1, 1) => Some(Orientation::Horizontal),
        (1, 0) => Some(Orientation::Vertical),
        _ => return None,
    };
    Some(NamedPlace { square: Square::new(x / 2, y / 2), fence })
}

fn point_of(place: NamedPlace) -> String {
    let (along, up) = match place.fence {
        None => (0, 0),
        Some(Orientation::Horizontal) => (1, 1),
        Some(Orientation::Vertical) => (1, 0),
    };
    let letter = |place: usize| char::from(b'a' + place as u8);
    let (x, y) = (2 * place.square.file() + along, 2 * place.square.rank() + up);
    [letter(x), letter(y)].into_iter().collect()
}

/// Writes a game in one line.
pub(crate) fn write(game: &GameRecord, places: &[NamedPlace]) -> String {
    let name = |seat| {
        let name = game.header.player(Seat::new(seat)).name.as_deref().unwrap_or_default();
        name.replace('\\', "\\\\").replace(']', "\\]")
    };
    let result = match StatedResult::of(game.record.ending()) {
        StatedResult::FirstWins => "RE[B+]",
        StatedResult::SecondWins => "RE[W+]",
        StatedResult::Draw => "RE[0]",
        StatedResult::Open => "",
    };
    let header = format!(
        "FF[4]GM[1]SZ[{POINTS}]PB[{}]PW[{}]KM[-0.5]WB[10]WW[10]RU[Quoridor]{result}AB[iq]AW[ia]",
        name(0),
        name(1)
    );
    let moves = places.iter().enumerate();
    let moves = moves.map(|(nth, place)| format!(";{}[{}]", COLOURS[nth % 2], point_of(*place)));
    format!("{GAME}{header}{})\n", moves.collect::<String>())
}
