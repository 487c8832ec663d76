use rules::Game;
use view::BoardView;

use crate::i18n::translate;

/// What a seat of a game is called before anybody has it: by its figures where it has some of its own, and by its side
/// of the board.
pub fn seat_label(game: Game, view: &BoardView, seat: u8) -> String {
    let figures = view.seats.get(usize::from(seat) - 1).map(|seat| seat.pieces.as_slice());
    let figures: Vec<_> = figures
        .unwrap_or_default()
        .iter()
        .map(|kind| translate(&format!("term-{}", kind.word()), &[]))
        .collect();
    let number = || translate("player-name", &[("seat", u32::from(seat).into())]);
    let at_side = |player: String| {
        let side = view.seat_side(seat)?;
        let args = [("player", player.into()), ("side", side.word().into())];
        Some(translate("web-side", &args))
    };
    match game {
        Game::Pacman if !figures.is_empty() => figures.join(", "),
        // Every ghost is one's own by the side of its area alone.
        Game::Mspacman => at_side(with_capital(&figures.join(", "))).unwrap_or_else(number),
        Game::Quoridor | Game::Mini | Game::Pacman => at_side(number()).unwrap_or_else(number),
    }
}

/// A label begins with a capital letter.
fn with_capital(label: &str) -> String {
    let mut letters = label.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}
