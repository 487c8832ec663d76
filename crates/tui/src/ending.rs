use game::Ending;
use locale::Locale;
use rules::AnyPosition;

/// The result in full: who won, why, and in the PAC-MAN variant the level PAC-MAN reached (P37, P38).
pub(crate) fn description(ending: Ending, position: &AnyPosition, locale: &Locale) -> String {
    match position {
        AnyPosition::Pacman(position) => {
            let level = locale.text(&format!("pacman-level-{}", position.pellets_eaten()));
            format!("{} {level}", locale.ending(ending))
        }
        AnyPosition::Quoridor(_) | AnyPosition::Mspacman(_) => locale.ending(ending),
    }
}
