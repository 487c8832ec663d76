//! A position in words, for who cannot look at a drawing.

use game::{Seat, SeatNumber};
use locale::Locale;
use rules::{AnyPosition, GameRecord};
use view::BoardView;

/// A line for every player: where the pieces are, and what is left. `Ada: pawn e1, 10 fences`
pub(crate) fn lines(
    game_record: &GameRecord,
    position: &AnyPosition,
    locale: &Locale,
) -> Vec<String> {
    let view = BoardView::from(position);
    let line = |(seat, hand): (Seat, &view::SeatView)| {
        let number = seat.number() as SeatNumber;
        let own = view.pieces.iter().filter(|piece| piece.seat == Some(number));
        let places =
            own.map(|piece| format!("{} {}", locale.term(piece.kind.word()), piece.square));
        let pellets = hand.pellets.map(|pellets| pellets.of.saturating_sub(pellets.now));
        let counts = [
            ("fences-left", hand.fences.map(|fences| fences.now)),
            ("lives-left", hand.lives.map(|lives| lives.now)),
            ("pellets-left", pellets),
            ("dots-left", hand.dots.map(|dots| dots.now)),
        ];
        let counts = counts
            .into_iter()
            .filter_map(|(key, count)| Some(locale.with(key, &[("count", count?.into())])));
        let out = hand.out.then(|| locale.text("tui-out"));
        let parts: Vec<_> = places.chain(counts).chain(out).collect();
        locale.language().labelled(&locale.player(&game_record.header, number), &parts.join(", "))
    };
    Seat::all(view.seats.len()).zip(&view.seats).map(line).collect()
}
