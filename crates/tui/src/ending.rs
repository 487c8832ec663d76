use game::{Cause, Ending, Outcome};
use locale::Locale;
use rules::AnyPosition;

/// Who won.
pub(crate) fn headline(ending: Ending, locale: &Locale) -> String {
    let winners: Vec<_> = Outcome::victors(&ending.outcome).map(|seat| seat.to_string()).collect();
    match winners.as_slice() {
        [] => locale.text("ending-draw"),
        [winner] => locale.with("ending-winner", &[("seat", winner.as_str().into())]),
        _ => locale.with("ending-winners", &[("seats", winners.join(", ").into())]),
    }
}

/// Who won, why, and in the PAC-MAN variant how good PAC-MAN was (P37, P38).
pub(crate) fn sentence(ending: Ending, position: &AnyPosition, locale: &Locale) -> String {
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
