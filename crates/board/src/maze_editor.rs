use game::Reason;
use rules::pacman::{Maze, MazeFault, MazeSpec, Piece};
use rules::{Fence, Square};
use view::BoardView;

use crate::{Drawable, DrawingEditor, DrawingProblem};

/// The editor of a maze: pieces are picked up and put down, pellets and fences come and go with a tap, each with
/// its mirror images. Nothing but a fence across another is prevented. What is selected is the piece in hand.
pub type MazeEditor = DrawingEditor<MazeSpec>;

impl Drawable for MazeSpec {
    type Tool = Option<Piece>;

    const FILE_NAME: &'static str = "maze";

    fn read(text: &str) -> Result<MazeSpec, Reason> {
        let is_file = text.contains(char::is_whitespace);
        let maze = if is_file { Maze::parse(text)?.into() } else { Maze::resolve(text)? };
        Ok(maze.spec().clone())
    }

    fn valid_word(&self) -> Option<String> {
        Some(Maze::new(self.clone()).ok()?.word())
    }

    fn file_text(&self) -> Option<String> {
        Some(Maze::new(self.clone()).ok()?.to_file_text())
    }

    fn problems(&self) -> Vec<DrawingProblem> {
        self.faults().into_iter().map(|(_, fault)| problem(fault)).collect()
    }

    fn view(&self, selected: Option<Piece>) -> BoardView {
        let mut view = BoardView::of_maze(self);
        let selected = selected.map(Piece::word);
        for piece in &mut view.pieces {
            piece.active = selected == Some(piece.id.as_str());
        }
        view
    }

    /// The piece in hand is put there; without one the piece there is picked up, or a pellet comes or goes with its
    /// images.
    fn tap_square(editor: &mut MazeEditor, square: Square) {
        let here = Piece::ALL.into_iter().find(|&piece| editor.square_of(piece) == Some(square));
        match editor.selected.take() {
            Some(piece) if here == Some(piece) => {}
            Some(piece) => editor.change(|spec| put(spec, piece, Some(square))),
            None => match here {
                Some(piece) => editor.selected = Some(piece),
                None => editor.toggle_pellet(square),
            },
        }
    }

    /// The fence there comes or goes with its images. Fences across it go.
    fn tap_slot(editor: &mut MazeEditor, fence: Fence) {
        let limits = (editor.drawn().files - 1, editor.drawn().ranks - 1);
        let anchors = editor.symmetry.images((fence.anchor.file(), fence.anchor.rank()), limits);
        let images = anchors.into_iter().map(|anchor| Fence { anchor, ..fence });
        editor.change(|spec| {
            let removes = spec.fences.contains(&fence);
            for image in images {
                let across: Vec<_> = spec.fences_in_the_way(image).collect();
                spec.fences.retain(|other| *other != image && (removes || !across.contains(other)));
                if !removes {
                    spec.fences.push(image);
                }
            }
        });
    }
}

impl MazeEditor {
    /// The maze, if no rule speaks against it.
    pub fn maze(&self) -> Option<Maze> {
        Maze::new(self.drawn().clone()).ok()
    }

    /// Picks a piece up, or puts it back where it was.
    pub fn toggle_selection(&mut self, piece: Piece) {
        self.selected = (self.selected != Some(piece)).then_some(piece);
    }

    fn toggle_pellet(&mut self, square: Square) {
        let limits = (self.drawn().files, self.drawn().ranks);
        let images = self.symmetry.images((square.file(), square.rank()), limits);
        let taken: Vec<_> =
            Piece::ALL.into_iter().filter_map(|piece| self.square_of(piece)).collect();
        self.change(|spec| {
            let removes = spec.pellets.contains(&square);
            spec.pellets.retain(|pellet| !images.contains(pellet));
            if !removes {
                spec.pellets.extend(images.iter().filter(|image| !taken.contains(image)));
            }
        });
    }

    /// Takes the ghost in hand out of the game. PAC-MAN stays.
    pub fn remove_selected(&mut self) {
        if let Some(piece @ Piece::Ghost(_)) = self.selected.take() {
            self.change(|spec| put(spec, piece, None));
        }
    }

    /// Makes the board larger or smaller. Fences and pellets that are no longer on it go; pieces come to its edge.
    pub fn resize(&mut self, files: usize, ranks: usize) {
        let sides = Maze::MIN_SIDE..=Maze::MAX_SIDE;
        if !sides.contains(&files) || !sides.contains(&ranks) {
            return;
        }
        let within = |square: Square| {
            Square::new(square.file().min(files - 1), square.rank().min(ranks - 1))
        };
        self.change(|spec| {
            (spec.files, spec.ranks) = (files, ranks);
            spec.pac = within(spec.pac);
            spec.ghosts = spec.ghosts.map(|ghost| ghost.map(within));
            spec.pellets.retain(|&pellet| within(pellet) == pellet);
            spec.fences
                .retain(|fence| fence.anchor.file() + 1 < files && fence.anchor.rank() + 1 < ranks);
        });
    }

    /// Gives PAC-MAN that many lives.
    pub fn set_lives(&mut self, lives: u8) {
        self.change(|spec| spec.lives = lives.clamp(1, MazeSpec::MAX_LIVES));
    }

    /// Takes all fences away.
    pub fn clear_fences(&mut self) {
        self.change(|spec| spec.fences.clear());
    }

    /// The square where a piece starts; `None` for a ghost that is not in the game.
    pub fn square_of(&self, piece: Piece) -> Option<Square> {
        match piece {
            Piece::Pac => Some(self.drawn().pac),
            Piece::Ghost(ghost) => self.drawn().ghosts[ghost.index()],
        }
    }
}

fn put(spec: &mut MazeSpec, piece: Piece, square: Option<Square>) {
    match (piece, square) {
        (Piece::Pac, Some(square)) => spec.pac = square,
        (Piece::Pac, None) => {}
        (Piece::Ghost(ghost), square) => spec.ghosts[ghost.index()] = square,
    }
}

/// A fault of a drawn maze in words that need no line of a file.
///
/// | key | rule | args |
/// | --- | --- | --- |
/// | `workshop-taken` | P02 | `square`, `by` (a term) |
/// | `workshop-no-ghost` | P02 | |
/// | `workshop-no-pellet` | P02 | |
/// | `workshop-pellets` | P02 | `square`: the fifth of at most four |
/// | `workshop-unreachable` | P02 | `square` of a pellet |
/// | `workshop-broken` | P02 | what an editor does not let happen |
fn problem(fault: MazeFault) -> DrawingProblem {
    let new = |key| Reason::new(key, "P02");
    let at = |square: Square, key| DrawingProblem {
        square: Some(square),
        reason: new(key).text("square", square),
    };
    match fault {
        MazeFault::Taken { square, by } => {
            let DrawingProblem { square, reason } = at(square, "workshop-taken");
            DrawingProblem { square, reason: reason.term("by", by.term()) }
        }
        MazeFault::TooManyPellets(square) => at(square, "workshop-pellets"),
        MazeFault::Unreachable(square) => at(square, "workshop-unreachable"),
        MazeFault::NoGhost => DrawingProblem { square: None, reason: new("workshop-no-ghost") },
        MazeFault::NoPellet => DrawingProblem { square: None, reason: new("workshop-no-pellet") },
        _ => DrawingProblem { square: None, reason: new("workshop-broken") },
    }
}

#[cfg(test)]
mod tests {
    use game::Random;

    use super::*;
    use crate::DrawingSymmetry;

    fn editor(word: &str) -> MazeEditor {
        MazeEditor::new(MazeSpec::read(word).unwrap())
    }

    /// Taps squares, slots and pieces of the tray one after another.
    fn draw(editor: &mut MazeEditor, taps: &str) {
        for word in taps.split(' ') {
            match (Fence::parse(word), Square::parse(word), Piece::parse(word)) {
                (Some(fence), ..) => editor.tap_slot(fence),
                (_, Some(square), _) => editor.tap_square(square),
                (_, _, Some(piece)) => editor.toggle_selection(piece),
                _ => editor.remove_selected(),
            }
        }
    }

    fn word(editor: &MazeEditor) -> String {
        editor.drawn().valid_word().unwrap_or("none".to_owned())
    }

    const PLAIN: &str = "5x5.2.c3.c5___.a1._";

    #[test]
    fn pieces_pellets_and_fences_are_drawn_by_taps() {
        let mut editor = editor(PLAIN);
        draw(&mut editor, "c3 b3 inky e1 e5 b2h");
        assert_eq!(word(&editor), "5x5.2.b3.c5e1__.a1e5.b2h");
        draw(&mut editor, "e5 b2h inky off pac off");
        assert_eq!(word(&editor), "5x5.2.b3.c5___.a1._", "PAC-MAN cannot leave");
    }

    #[test]
    fn fences_across_a_new_one_go() {
        let mut editor = editor(PLAIN);
        draw(&mut editor, "b2h b2v");
        assert_eq!(word(&editor), "5x5.2.c3.c5___.a1.b2v");
        draw(&mut editor, "b3v");
        assert_eq!(word(&editor), "5x5.2.c3.c5___.a1.b3v");
    }

    #[test]
    fn what_is_drawn_has_images() {
        let cases = [
            (DrawingSymmetry::None, "a1b2.b1h"),
            (DrawingSymmetry::LeftRight, "a1b2d2.b1hc1h"),
            (DrawingSymmetry::AboveBelow, "a1b2b4.b1hb4h"),
            (DrawingSymmetry::HalfTurn, "a1b2d4.b1hc4h"),
        ];
        for (symmetry, drawn) in cases {
            let mut editor = editor(PLAIN);
            editor.symmetry = symmetry;
            // The images of a fence that would lie across it take its place.
            draw(&mut editor, "b2 b1h");
            let overlapping = symmetry == DrawingSymmetry::LeftRight;
            let drawn = if overlapping { "a1b2d2.c1h" } else { drawn };
            assert_eq!(word(&editor), format!("5x5.2.c3.c5___.{drawn}"), "{symmetry:?}");
        }
        let mut editor = editor("9x9.3.e5.e9a5i5e1.a1._");
        editor.symmetry = DrawingSymmetry::Quarters;
        draw(&mut editor, "a1 a1 b3v");
        assert_eq!(word(&editor), "9x9.3.e5.e9a5i5e1.a1a9i1i9.b3vb6vg3vg6v");
        draw(&mut editor, "g6v");
        assert_eq!(word(&editor), "9x9.3.e5.e9a5i5e1.a1a9i1i9._");
    }

    /// P02: whatever is drawn, a maze without a problem is valid, and one with a problem is not.
    #[test]
    fn problems_are_told_and_undone() {
        let mut random = Random::new(7);
        let mut editor = editor("corners");
        let start = editor.drawn().clone();
        let mut valid = 0;
        for step in 0..3_000 {
            if step % 20 == 0 {
                let shipped = Maze::shipped();
                editor.replace(shipped[step / 20 % shipped.len()].spec().clone());
            }
            let mut below = |limit: usize| (random.next_u64() % limit as u64) as usize;
            let (files, ranks) = (editor.drawn().files, editor.drawn().ranks);
            let square = Square::new(below(files), below(ranks));
            match below(9) {
                0..=2 => editor.tap_square(square),
                3..=5 => {
                    let anchor = Square::new(below(files - 1), below(ranks - 1));
                    let word = format!("{anchor}{}", ["h", "v"][below(2)]);
                    editor.tap_slot(Fence::parse(&word).unwrap());
                }
                6 => editor.symmetry = DrawingSymmetry::ALL[below(5)],
                7 => editor.toggle_selection(Piece::ALL[below(5)]),
                _ if below(10) == 0 => editor.resize(4 + below(6), 4 + below(6)),
                _ => editor.remove_selected(),
            }
            assert_eq!(editor.drawn().problems().is_empty(), editor.maze().is_some());
            assert!(
                editor
                    .drawn()
                    .problems()
                    .iter()
                    .all(|problem| problem.reason.key != "workshop-broken")
            );
            valid += usize::from(editor.maze().is_some());
        }
        assert!(valid > 100, "{valid}");
        let end = editor.drawn().clone();
        let mut undone = 0;
        while editor.can_undo() {
            editor.undo();
            undone += 1;
        }
        assert_eq!(undone, MazeEditor::MAX_PAST);
        while editor.can_redo() {
            editor.redo();
        }
        assert_eq!(*editor.drawn(), end);
        assert_ne!(start, end);
    }
}
