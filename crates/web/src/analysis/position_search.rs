use game::{Insight, NodeId};
use rules::Analysis;

/// A position with everything that its value depends on, but for what repeats.
pub fn position_key(analysis: &Analysis, at: NodeId) -> String {
    let (setup, position) = (&analysis.setup, analysis.tree[at].position());
    let options =
        setup.non_default_options().into_iter().map(|(name, value)| format!(" {name}={value}"));
    format!("{} {}{} {position}", setup.game(), setup.seats(), options.collect::<String>())
}

/// Whether an insight says no less than one that is known: a search that begins anew is shallow at first.
pub fn knows_more(new: &Insight, known: &Insight) -> bool {
    let counts = |insight: &Insight| insight.lines.len() + insight.rolls.len();
    let (effort, before) = (new.effort, known.effort);
    counts(new) > 0
        && (counts(new) > counts(known)
            || effort.depth >= before.depth
            || effort.nodes >= before.nodes)
}

#[cfg(test)]
mod tests {
    use game::{Line, SearchEffort};
    use rules::{Game, GameSetup};

    use super::*;

    fn insight(lines: usize, depth: u32, nodes: u64) -> Insight {
        let effort = SearchEffort { depth, nodes, ..SearchEffort::default() };
        Insight { lines: vec![Line::default(); lines], effort, ..Insight::default() }
    }

    /// A search that goes on begins at depth 1: what is on the screen is not replaced by less.
    #[test]
    fn what_is_known_is_never_replaced_by_less() {
        let known = insight(3, 12, 90_000);
        for (new, is_more) in [
            (insight(3, 1, 40), false),
            (insight(3, 11, 89_000), false),
            (insight(3, 12, 50_000), true),
            (insight(3, 4, 90_000), true),
            (insight(5, 1, 40), true),
            (insight(0, 20, 100_000), false),
        ] {
            assert_eq!(knows_more(&new, &known), is_more, "{:?}", new.effort);
        }
        assert!(knows_more(&insight(1, 1, 1), &Insight::default()));
    }

    /// The same pieces are another position with another option, or with more players.
    #[test]
    fn positions_are_told_apart_by_their_rules() {
        let key = |setup: GameSetup| {
            let start = setup.start().expect("a start");
            position_key(&Analysis::new(setup, start), NodeId::ROOT)
        };
        let setup = GameSetup::new(Game::Pacman);
        let mut other = setup.clone();
        other.set_option("boost", "exactly").expect("an option");
        let more = setup.clone().with_seats(3).expect("three");
        assert_eq!(key(setup.clone()), key(setup.clone()));
        assert_ne!(key(setup.clone()), key(other));
        assert_ne!(key(setup), key(more));
    }
}
