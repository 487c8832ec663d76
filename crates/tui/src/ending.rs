use locale::Locale;
use rules::{AnyPosition, GameRecord};

/// The result in full: who won, why, and in the PAC-MAN variant the level PAC-MAN reached (P37, P38).
pub(crate) fn description(game_record: &GameRecord, locale: &Locale) -> String {
    let ending = locale.ending(&game_record.record, &game_record.header);
    match game_record.record.position() {
        AnyPosition::Pacman(position) => {
            let level = locale.text(&format!("pacman-level-{}", position.pellets_eaten()));
            format!("{ending} {level}")
        }
        AnyPosition::Quoridor(_) | AnyPosition::Mspacman(_) => ending,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_ending_names_whoever_left() {
        let ended = |name: &str, how: &str| {
            let text = format!("palisade 1\ngame quoridor\nseats 2\n{name}\n\ne2 leave:1:{how}\n");
            description(&GameRecord::parse(&text).unwrap(), &Locale::default())
        };
        assert_eq!(ended("name 1 Ada", "resign"), "Player 2 won. Ada resigned.");
        assert_eq!(ended("name 2 Ben", "time"), "Player 2 won. Player 1 ran out of time.");
    }
}
