use rules::pacman::Piece as PacmanPiece;
use rules::quoridor::FENCES;
use rules::{AnySetup, Fence, Square, mspacman};
use view::BoardView;

/// The editor of a position: pieces are picked up and put down, fences and dots come and go with a
/// tap. Nothing is refused here; whether the set-up is legal, the rules say after every change.
#[derive(Clone, Debug, PartialEq)]
pub struct SetupEditor {
    /// What is being set up.
    pub setup: AnySetup,
    /// The id of the piece that is picked up, as a [`BoardView`] names it.
    pub selected: Option<String>,
}

impl SetupEditor {
    /// An editor that begins with this set-up.
    pub fn new(setup: AnySetup) -> SetupEditor {
        SetupEditor { setup, selected: None }
    }

    /// Picks a piece up, or puts it back where it was.
    pub fn toggle_selection(&mut self, id: &str) {
        let again = self.selected.as_deref() == Some(id);
        self.selected = (!again).then(|| id.to_owned());
    }

    /// A square of the board, which looks like `view`, was tapped: the piece in hand is put there;
    /// without one the piece there is picked up, or its dot comes or goes.
    pub fn tap_square(&mut self, square: Square, view: &BoardView) {
        let here = view.pieces.iter().rev().find(|piece| piece.square == square);
        match self.selected.take() {
            Some(id) if here.is_some_and(|piece| piece.id == id) => {}
            Some(id) => self.put(&id, Some(square)),
            None => match here {
                Some(piece) => self.selected = Some(piece.id.clone()),
                None => self.toggle_dot(square),
            },
        }
    }

    /// A slot was tapped: its fence comes or goes. One that the game has no more of comes from the
    /// fuller hand. The fences of a maze are fixed.
    pub fn tap_slot(&mut self, fence: Fence) {
        if let AnySetup::Quoridor(setup) = &mut self.setup {
            toggle(&mut setup.fences, fence);
            let found = setup.fences.len() + setup.hands.iter().sum::<usize>();
            // Of equal hands, that of the first player.
            let fuller = setup.hands.iter_mut().rev().max_by_key(|hand| **hand);
            if let Some(hand) = fuller.filter(|_| found > FENCES) {
                *hand = hand.saturating_sub(1);
            }
        }
    }

    /// Takes the piece in hand off the board.
    pub fn remove_selected(&mut self) {
        if let Some(id) = self.selected.take() {
            self.put(&id, None);
        }
    }

    /// Whether a piece may leave the board: a pawn whose player left, a ghost that was eaten,
    /// Ms. Pac-Man before she is placed.
    pub fn is_removable(id: &str) -> bool {
        id != PacmanPiece::Pac.word()
    }

    /// Puts a piece on a square, or takes it off the board.
    pub fn put(&mut self, id: &str, square: Option<Square>) {
        match &mut self.setup {
            AnySetup::Quoridor(setup) => {
                if let Some(pawn) = seat_index(id, "pawn").and_then(|n| setup.pawns.get_mut(n)) {
                    *pawn = square;
                }
            }
            AnySetup::Pacman(setup) => match (PacmanPiece::parse(id), square) {
                (Some(PacmanPiece::Pac), Some(square)) => setup.pac = square,
                (Some(PacmanPiece::Ghost(ghost)), square) => setup.ghosts[ghost.index()] = square,
                _ => {}
            },
            AnySetup::Mspacman(setup) => match seat_index(id, "ghost") {
                Some(nth) => {
                    if let Some(ghost) = setup.ghosts.get_mut(nth) {
                        let side = ghost.map_or(mspacman::Side::Strong, |ghost| ghost.side);
                        *ghost = square.map(|at| mspacman::GhostState { at, side });
                    }
                }
                None => setup.ms_pacman = square,
            },
        }
    }

    fn toggle_dot(&mut self, square: Square) {
        match &mut self.setup {
            AnySetup::Quoridor(_) => {}
            AnySetup::Pacman(setup) => {
                if setup.maze.pellet_at(square).is_some() {
                    toggle(&mut setup.pellets, square);
                }
            }
            AnySetup::Mspacman(setup) => {
                if setup.board.dot_index(square).is_some() {
                    toggle(&mut setup.eaten, square);
                }
            }
        }
    }
}

/// Adds what is not in the list, removes what is.
fn toggle<T: PartialEq>(list: &mut Vec<T>, item: T) {
    match list.iter().position(|other| *other == item) {
        Some(nth) => drop(list.remove(nth)),
        None => list.push(item),
    }
}

/// The index of the seat whose piece it is: `pawn2` is that of seat 2.
fn seat_index(id: &str, kind: &str) -> Option<usize> {
    id.strip_prefix(kind)?.parse::<usize>().ok()?.checked_sub(1)
}

#[cfg(test)]
mod tests {
    use rules::{Game, GameSetup};

    use super::*;

    fn square(word: &str) -> Square {
        Square::parse(word).unwrap()
    }

    /// Taps squares and slots one after another, and returns the position or the rule it breaks.
    fn edit(game: Game, taps: &str) -> Result<String, &'static str> {
        let setup = GameSetup::new(game);
        let start = setup.start().unwrap();
        let view = BoardView::from(&start);
        let mut editor = SetupEditor::new(AnySetup::from(&start));
        for word in taps.split(' ') {
            let shown = BoardView::of_setup(&editor.setup, &view);
            match Fence::parse(word) {
                Some(fence) => editor.tap_slot(fence),
                None if word == "off" => editor.remove_selected(),
                None if Square::parse(word).is_some() => editor.tap_square(square(word), &shown),
                None => editor.toggle_selection(word),
            }
        }
        let position = setup.validate(editor.setup).map_err(|reason| reason.rule)?;
        Ok(position.to_string())
    }

    #[test]
    fn pieces_are_picked_up_and_put_down() {
        assert_eq!(edit(Game::Quoridor, "e1 d4").unwrap(), "d4,e9 10,10 1 -");
        assert_eq!(edit(Game::Quoridor, "e1 e1 d4").unwrap(), "e1,e9 10,10 1 -");
        assert_eq!(edit(Game::Quoridor, "pawn1 e9"), Err("C22"));
        assert_eq!(
            edit(Game::Pacman, "e9 off").unwrap(),
            "e5 -,a5,i5,e1 a1,a9,i1,i9 3 pac corners"
        );
    }

    #[test]
    fn fences_and_dots_come_and_go() {
        assert_eq!(edit(Game::Quoridor, "e4h d2v c1h").unwrap(), "e1,e9 8,9 1 c1h,d2v,e4h");
        assert_eq!(edit(Game::Quoridor, "e4h e4h").unwrap(), "e1,e9 9,10 1 -");
        assert_eq!(edit(Game::Quoridor, "e4h f4h"), Err("C12"));
        let pellet_gone = edit(Game::Pacman, "a1").unwrap();
        assert!(pellet_gone.contains(" a9,i1,i9 "), "{pellet_gone}");
        assert_eq!(edit(Game::Pacman, "a1 a1"), edit(Game::Pacman, "e5 e5"));
        assert_eq!(edit(Game::Mspacman, "d7"), Err("S05"), "nothing is eaten before the start");
    }

    #[test]
    fn only_what_can_leave_the_board_does() {
        assert!(SetupEditor::is_removable("blinky") && SetupEditor::is_removable("lady"));
        assert!(!SetupEditor::is_removable("pac"));
        assert_eq!(edit(Game::Pacman, "pac off"), edit(Game::Pacman, "e5 e5"));
    }
}
