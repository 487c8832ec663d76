//! What a pasted text is: a link, a record, a position or a list of moves, ours or of another program.

use game::{NodeId, Reason};
use rules::{Analysis, Fence, Game, GameSetup, Path};

use super::foreign_text::{TextReading, read_foreign};

/// Reads what somebody pasted: a link to an analysis, a record, a position or a list of moves of any
/// game, or a text of another program. What cannot be read is explained as a position of the game `setup`.
pub fn read_text(text: &str, setup: &GameSetup) -> Result<TextReading, Reason> {
    let text = text.trim();
    let opened = |analysis| TextReading::Game(Box::new(analysis));
    if let Some((_, link)) = text.split_once("/analysis#") {
        let link = link.split('&').next().unwrap_or(link);
        return Analysis::from_link(link).map(opened);
    }
    if text.starts_with("palisade ") {
        return Analysis::parse(text).map(opened);
    }
    let own = match setup.parse_position(text) {
        Ok(position) => return Ok(opened(Analysis::new(setup.clone(), position))),
        Err(reason) => reason,
    };
    let others = Game::ALL.into_iter().flat_map(|game| {
        let with_seats = |seats: &usize| GameSetup::new(game).with_seats(*seats).ok();
        game.seats().iter().filter_map(with_seats).collect::<Vec<_>>()
    });
    for other in others {
        if let Ok(position) = other.parse_position(text) {
            return Ok(opened(Analysis::new(other, position)));
        }
    }
    // Other programs write games of classic Quoridor. Moves of another set-up are ours.
    let is_classic = setup.game() == Game::Quoridor && setup.seats() == 2;
    if !is_classic && let Some(analysis) = moves(text, setup) {
        return analysis.map(opened);
    }
    match read_foreign(text)? {
        Some(reading) => Ok(reading),
        None => moves(text, setup)
            .unwrap_or_else(|| Err(first_refusal(text, setup).unwrap_or(own)))
            .map(opened),
    }
}

/// A list of moves from the start of a game, or which of them is illegal; nothing where it does not begin with
/// a move.
fn moves(text: &str, setup: &GameSetup) -> Option<Result<Analysis, Reason>> {
    let mut analysis = Analysis::new(setup.clone(), setup.start().ok()?);
    let mut at = NodeId::ROOT;
    for word in text.split_whitespace() {
        match analysis.tree.play(at, word) {
            Ok(next) => at = next,
            Err(refusal) => return (at != NodeId::ROOT).then(|| Err(refusal.into())),
        }
    }
    (at != NodeId::ROOT).then_some(Ok(analysis))
}

/// Why the first of a list of moves is illegal; nothing where a word has the form of no move.
fn first_refusal(text: &str, setup: &GameSetup) -> Option<Reason> {
    let is_move = |word: &str| {
        Fence::parse(word).is_some() || Path::parse(word.trim_start_matches('@')).is_some()
    };
    let first = text.split_whitespace().next()?;
    let mut analysis = Analysis::new(setup.clone(), setup.start().ok()?);
    let refusal = analysis.tree.play(NodeId::ROOT, first).err()?;
    text.split_whitespace().all(is_move).then(|| refusal.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A list of moves is refused for its first illegal move, wherever that is; what is no list, as a position.
    #[test]
    fn a_list_is_refused_for_the_move_that_is_illegal() {
        for game in Game::ALL {
            let setup = GameSetup::new(game);
            let refused = |text: &str| read_text(text, &setup).err().expect("a refusal");
            let of_position = setup.parse_position("hello").expect_err("no position");
            assert_eq!(refused("hello").key, of_position.key, "{game}");
            let start = setup.start().expect("a start");
            let mut tree = Analysis::new(setup.clone(), start).tree;
            let of_move = tree.play(NodeId::ROOT, "a7").expect_err("illegal");
            assert_eq!(refused("a7 b7"), of_move.into(), "{game}");
            assert_eq!(refused("a7 hello").key, of_position.key, "{game}");
        }
    }
}
