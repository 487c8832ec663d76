use std::fmt;

use rules::Game;

use crate::{PuzzleTheme, RunKind};

/// A place among the puzzles of a page, as what follows `/puzzles` in an address says it: `daily`,
/// `theme/last-gap`, `q029d02`, `?set=q029d02,q077tf6`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PuzzleAddress {
    /// What there is.
    Overview,
    /// The puzzle of today.
    Daily,
    /// Puzzles as hard as the solver is good.
    ForYou,
    /// The mistakes of one's own games.
    Mistakes,
    /// Puzzles about something.
    Theme(PuzzleTheme),
    /// Puzzles of a game.
    OfGame(Game),
    /// One after another, until time or luck is out.
    Run(RunKind, Game),
    /// A certain one, by its id.
    One(String),
    /// Certain ones, by their ids, in this order.
    Set(Vec<String>),
}

/// A set has at most so many puzzles.
const LARGEST_SET: usize = 100;

impl PuzzleAddress {
    /// Reads what follows `/puzzles/`, with the query where there is one; `None` where it is no place.
    pub fn parse(rest: &str) -> Option<PuzzleAddress> {
        let (path, query) = rest.split_once('?').unwrap_or((rest, ""));
        let parts: Vec<_> = path.split('/').filter(|part| !part.is_empty()).collect();
        Some(match *parts.as_slice() {
            [] => {
                let ids = query.split('&').find_map(|pair| pair.strip_prefix("set="));
                return ids.map_or(Some(PuzzleAddress::Overview), parse_set);
            }
            ["daily"] => PuzzleAddress::Daily,
            ["for-you"] => PuzzleAddress::ForYou,
            ["mistakes"] => PuzzleAddress::Mistakes,
            ["theme", name] => PuzzleAddress::Theme(PuzzleTheme::parse(name)?),
            ["game", name] => PuzzleAddress::OfGame(Game::parse(name)?),
            [run, game] => PuzzleAddress::Run(RunKind::parse(run)?, Game::parse(game)?),
            [id] if is_id(id) => PuzzleAddress::One(id.to_owned()),
            _ => return None,
        })
    }
}

fn parse_set(text: &str) -> Option<PuzzleAddress> {
    let mut ids: Vec<String> = Vec::new();
    for id in text.replace("%2C", ",").replace("%2c", ",").split(',') {
        if !is_id(id) {
            return None;
        }
        if !ids.iter().any(|known| known == id) {
            ids.push(id.to_owned());
        }
    }
    (ids.len() <= LARGEST_SET).then_some(PuzzleAddress::Set(ids))
}

fn is_id(word: &str) -> bool {
    !word.is_empty() && word.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit())
}

impl fmt::Display for PuzzleAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PuzzleAddress::Overview => Ok(()),
            PuzzleAddress::Daily => f.write_str("daily"),
            PuzzleAddress::ForYou => f.write_str("for-you"),
            PuzzleAddress::Mistakes => f.write_str("mistakes"),
            PuzzleAddress::Theme(theme) => write!(f, "theme/{theme}"),
            PuzzleAddress::OfGame(game) => write!(f, "game/{game}"),
            PuzzleAddress::Run(kind, game) => write!(f, "{kind}/{game}"),
            PuzzleAddress::One(id) => f.write_str(id),
            PuzzleAddress::Set(ids) => write!(f, "?set={}", ids.join(",")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_address_is_read_as_it_is_written() {
        let ids = vec!["q029d02".to_owned(), "p0am79v".to_owned()];
        let mut all = vec![
            PuzzleAddress::Overview,
            PuzzleAddress::Daily,
            PuzzleAddress::ForYou,
            PuzzleAddress::Mistakes,
            PuzzleAddress::Run(RunKind::Storm, Game::Quoridor),
            PuzzleAddress::Run(RunKind::Streak, Game::Pacman),
            PuzzleAddress::One(ids[0].clone()),
            PuzzleAddress::Set(ids),
        ];
        all.extend(PuzzleTheme::ALL.map(PuzzleAddress::Theme));
        all.extend(Game::ALL.map(PuzzleAddress::OfGame));
        for address in all {
            assert_eq!(PuzzleAddress::parse(&address.to_string()), Some(address));
        }
    }

    #[test]
    fn what_is_no_place_is_refused() {
        let large: Vec<_> = (0..101).map(|nth| format!("q{nth}")).collect();
        for rest in [
            "theme/fork",
            "game/chess",
            "storm/chess",
            "Q029D02",
            "a/b/c",
            "?set=",
            "?set=q1,,q2",
            "?set=<b>",
            &format!("?set={}", large.join(",")),
        ] {
            assert_eq!(PuzzleAddress::parse(rest), None, "{rest}");
        }
    }

    #[test]
    fn a_set_survives_mail_programs_and_has_nothing_twice() {
        let ids = |rest| match PuzzleAddress::parse(rest) {
            Some(PuzzleAddress::Set(ids)) => ids.join(" "),
            other => panic!("{other:?}"),
        };
        assert_eq!(ids("?from=mail&set=q1%2Cq2,q1"), "q1 q2");
        assert_eq!(PuzzleAddress::parse("?from=mail"), Some(PuzzleAddress::Overview));
    }
}
