use game::Position as _;
use rules::Path;
use rules::pacman::{Ghost, Piece, Position};

use crate::PuzzleTheme;

/// What a solution of the PAC-MAN variant is about besides its goal, which comes first: `goal` is one of catch,
/// pellet and survive. `line` is the moves of both sides from `start` on.
pub fn pacman_themes(start: &Position, line: &[Path], goal: PuzzleTheme) -> Vec<PuzzleTheme> {
    let by_pac = start.to_move() == Some(Piece::Pac);
    let mut themes = vec![goal];
    let mut add = |theme| {
        if !themes.contains(&theme) {
            themes.push(theme);
        }
    };
    let mut position = start.clone();
    for &path in line {
        let before = position.clone();
        position.play(path);
        match before.to_move() {
            Some(Piece::Pac) => {
                let eats_ghost =
                    ghosts(&position) < ghosts(&before) && position.lives() == before.lives();
                if eats_ghost && by_pac {
                    add(PuzzleTheme::Frenzy);
                }
                let eats_pellet = position.pellets_eaten() > before.pellets_eaten();
                if eats_pellet && path.squares().len() > 2 && by_pac {
                    add(PuzzleTheme::Boost);
                }
            }
            Some(Piece::Ghost(_)) if !by_pac => {
                if path.squares().len() == 2 {
                    add(PuzzleTheme::Frenzy);
                }
                if position.turn() == game::Turn::Over && hunters(&before) >= 2 {
                    add(PuzzleTheme::Pincer);
                }
            }
            _ => {}
        }
    }
    themes
}

fn ghosts(position: &Position) -> usize {
    position.ghosts().iter().flatten().count()
}

/// How many ghosts stand within two squares of PAC-MAN.
fn hunters(position: &Position) -> usize {
    let near = |ghost: &Ghost| {
        position.ghosts()[ghost.index()].is_some_and(|at| {
            let pac = position.pac();
            at.file().abs_diff(pac.file()) + at.rank().abs_diff(pac.rank()) <= 2
        })
    };
    Ghost::ALL.into_iter().filter(near).count()
}
