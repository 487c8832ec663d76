use game::{Cause, Ending, Outcome};
use locale::Locale;
use rules::AnyPosition;

/// The result in a few words: who won, or a draw.
pub(crate) fn headline(ending: Ending, locale: &Locale) -> String {
    let winners: Vec<_> =
        Outcome::winning_seats(&ending.outcome).map(|seat| seat.to_string()).collect();
    match winners.as_slice() {
        [] => locale.text("ending-draw"),
        [winner] => locale.with("ending-winner", &[("seat", winner.as_str().into())]),
        _ => locale.with("ending-winners", &[("seats", winners.join(", ").into())]),
    }
}

/// The result in full: who won, why, and in the PAC-MAN variant the level PAC-MAN reached (P37, P38).
pub(crate) fn description(ending: Ending, position: &AnyPosition, locale: &Locale) -> String {
    let mut sentences = vec![headline(ending, locale) + "."];
    match ending.cause {
        Cause::Rules => {}
        cause => sentences.push(locale.text(&format!("ending-by-{}", cause.word()))),
    }
    if let AnyPosition::Pacman(position) = position {
        sentences.push(locale.text(&format!("pacman-level-{}", position.level())));
    }
    sentences.join(" ")
}
