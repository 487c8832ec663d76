use rules::Game;
use view::BoardView;

use crate::i18n::translate;

/// What a seat of a game is called before anybody has it: by its figures in PAC-MAN, else by its side of
/// the board.
pub fn seat_label(game: Game, view: &BoardView, seat: u8) -> String {
    let number = ("seat", u32::from(seat).into());
    let figures = view.seats.get(usize::from(seat) - 1).filter(|_| game == Game::Pacman);
    let figures: Vec<_> = figures
        .iter()
        .flat_map(|seat| &seat.pieces)
        .map(|kind| translate(&format!("term-{}", kind.word()), &[]))
        .collect();
    match view.seat_side(seat) {
        _ if !figures.is_empty() => figures.join(", "),
        Some(side) => translate("web-side", &[number, ("side", side.word().into())]),
        None => translate("player-name", &[number]),
    }
}
