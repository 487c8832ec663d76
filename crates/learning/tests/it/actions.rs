use std::collections::HashSet;

use game::{Ply, PlyOf, Position as _, Random, Turn};
use learning::ActionSpace;
use rules::{AnyPosition, Game, GameSetup};

use crate::setups::setups;

/// Plays random games and calls `check` on their positions, about `count` of them.
fn random_positions(setup: &GameSetup, count: usize, mut check: impl FnMut(&AnyPosition)) {
    let mut random = Random::new(7);
    let mut position = setup.start().unwrap();
    for _ in 0..count {
        check(&position);
        let plies = position.plies();
        if plies.is_empty() {
            position = setup.start().unwrap();
        } else {
            position.apply(plies[random.below(plies.len() as u32) as usize]);
        }
    }
}

fn after(position: &AnyPosition, ply: PlyOf<AnyPosition>) -> AnyPosition {
    let mut after = position.clone();
    after.apply(ply);
    after
}

#[test]
fn actions_lead_exactly_where_legal_moves_lead_and_each_somewhere_else() {
    for setup in setups() {
        let space = ActionSpace::new(&setup).unwrap();
        random_positions(&setup, 60, |position| {
            let legal = space.legal(position);
            assert!(legal.is_sorted_by(|a, b| a.0 < b.0), "{position}: rising and each once");
            let by_move: HashSet<_> =
                position.plies().into_iter().map(|ply| after(position, ply)).collect();
            let by_action: HashSet<_> =
                legal.iter().map(|&(_, ply)| after(position, ply)).collect();
            assert_eq!(by_action, by_move, "{position}");
            // Rolls stay apart: in the opening several of them come to the same.
            if let Turn::Seat(_) = position.turn() {
                assert_eq!(by_action.len(), legal.len(), "{position}: no two come to the same");
            }
            for &(action, ply) in &legal {
                let chance = position.turn() == Turn::Chance;
                let size = if chance { space.rolls().len() } else { space.len() };
                assert!((action as usize) < size, "{position} {ply}");
                assert_eq!(space.action_of(position, ply), action, "{position} {ply}");
            }
        });
    }
}

#[test]
fn the_exact_moves_behind_the_actions_are_all_legal_moves() {
    for game in [Game::Pacman, Game::Mspacman] {
        let setup = GameSetup::new(game);
        let space = ActionSpace::new(&setup).unwrap();
        let mut folded = 0;
        random_positions(&setup, 300, |position| {
            let plies = position.plies();
            // A six near an exit has thousands of paths; comparing each with each takes long.
            if plies.len() > 300 || position.turn() == Turn::Chance {
                return;
            }
            let mut listed = Vec::new();
            for (action, ply) in space.legal(position) {
                let moves = space.moves(position, action);
                assert_eq!(moves[0], ply);
                assert!(moves.iter().all(|&ply| space.action_of(position, ply) == action));
                folded += moves.len() - 1;
                listed.extend(moves);
            }
            listed.sort();
            let mut all = plies;
            all.sort();
            assert_eq!(listed, all, "{position}");
        });
        assert!(folded > 100, "{game}: {folded}");
    }
}

#[test]
fn words_become_actions_and_refused_words_say_why() {
    let setup = GameSetup::new(Game::Quoridor);
    let space = ActionSpace::new(&setup).unwrap();
    let start = setup.start().unwrap();
    assert_eq!(space.action(&start, "a1h"), Ok(81));
    assert_eq!(space.action(&start, "h8v"), Ok(208));
    assert_eq!(space.action(&start, "e5").unwrap_err().rule, "C08");
    assert_eq!(space.ply(&start, 44), None);
    assert_eq!(space.label(208).as_deref(), Some("h8v"));
    assert_eq!(space.label(209), None);
}

#[test]
fn the_spaces_have_the_documented_sizes() {
    let size = |game, seats| {
        let setup = GameSetup::new(game).with_seats(seats).unwrap();
        ActionSpace::new(&setup).unwrap().len()
    };
    assert_eq!((size(Game::Quoridor, 2), size(Game::Quoridor, 4)), (209, 210));
    assert_eq!((size(Game::Mini, 2), size(Game::Mini, 4)), (209, 210));
    assert_eq!((size(Game::Pacman, 2), size(Game::Mspacman, 2)), (721, 14_920));
}

#[test]
fn labels_name_every_action() {
    for game in Game::ALL {
        let space = ActionSpace::new(&GameSetup::new(game)).unwrap();
        let labels: HashSet<_> = (0..space.len() as u32).map(|a| space.label(a).unwrap()).collect();
        assert_eq!(labels.len(), space.len(), "{game}");
    }
}

#[test]
fn being_caught_is_one_action_wherever_it_happens() {
    let setup = GameSetup::new(Game::Pacman);
    let space = ActionSpace::new(&setup).unwrap();
    let position = setup.parse_position("e5 e6,d5,f5,e4 a1,a9,i1,i9 3 pac corners").unwrap();
    let legal = space.legal(&position);
    assert_eq!(legal.len(), 1, "four ghosts, one result: {legal:?}");
    assert_eq!(space.moves(&position, legal[0].0).len(), position.plies().len());
    assert!(matches!(legal[0].1, Ply::Move(_)));
}
