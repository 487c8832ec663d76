use std::ops::{Deref, DerefMut};
use std::sync::Arc;

use game::Reason;
use rules::pacman::{Maze, MazeFault, MazeSpec, Piece};
use rules::{Direction, Fence, Orientation, Square};
use view::BoardView;

use crate::{
    Drawable, DrawingEditor, DrawingProblem, DrawnPlace, DrawnThing, PointerTarget, PressEffect,
};

/// The editor of a maze: pieces are picked up and put down, pellets and fences come and go with a tap, each with
/// its images. Nothing but a fence across another is prevented. What is selected is the piece in hand.
pub type MazeEditor = DrawingEditor<DrawnMaze>;

/// A maze that is drawn, be it valid or not.
#[derive(Clone, Debug, PartialEq)]
pub struct DrawnMaze {
    spec: MazeSpec,
    /// The maze of the file that was opened, whose name and notes this one keeps.
    file: Option<Arc<Maze>>,
}

impl Deref for DrawnMaze {
    type Target = MazeSpec;

    fn deref(&self) -> &MazeSpec {
        &self.spec
    }
}

impl DerefMut for DrawnMaze {
    fn deref_mut(&mut self) -> &mut MazeSpec {
        &mut self.spec
    }
}

/// A maze of which no file says anything.
impl From<MazeSpec> for DrawnMaze {
    fn from(spec: MazeSpec) -> DrawnMaze {
        DrawnMaze { spec, file: None }
    }
}

impl DrawnMaze {
    /// The maze, if no rule speaks against it.
    fn maze(&self) -> Option<Maze> {
        Maze::new(self.spec.clone()).ok()
    }
}

impl Drawable for DrawnMaze {
    type Tool = Option<Piece>;

    const FILE_NAME: &'static str = "maze";
    const BETWEEN: DrawnThing = DrawnThing::Fence;

    /// The word of a maze that is not finished can be opened too.
    fn read(text: &str) -> Result<DrawnMaze, Reason> {
        if text.contains(char::is_whitespace) {
            let file = Arc::new(Maze::parse(text)?);
            return Ok(DrawnMaze { spec: file.spec().clone(), file: Some(file) });
        }
        match Maze::resolve(text) {
            Ok(maze) => Ok(maze.spec().clone().into()),
            Err(error) => {
                let unfinished = MazeSpec::from_word(text).ok().map(DrawnMaze::from);
                let can_be_drawn = |maze: &DrawnMaze| {
                    maze.problems().iter().all(|problem| problem.reason.key != BROKEN)
                };
                unfinished.filter(can_be_drawn).ok_or(error.into())
            }
        }
    }

    fn valid_word(&self) -> Option<String> {
        Some(self.maze()?.word())
    }

    fn draft(&self) -> Option<String> {
        Some(self.valid_word().unwrap_or_else(|| self.spec.word()))
    }

    fn file_text(&self) -> Option<String> {
        let maze = self.maze()?;
        Some(match &self.file {
            Some(file) => maze.with_texts_of(file).to_file_text(),
            None => maze.to_file_text(),
        })
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

    fn size(&self) -> (usize, usize) {
        (self.files, self.ranks)
    }

    fn place(&self, at: PointerTarget) -> DrawnPlace {
        let square = match at {
            PointerTarget::Square(square) => square,
            PointerTarget::Slot(slot) => {
                let things = self.fences.contains(&slot).then_some(DrawnThing::Fence);
                return DrawnPlace { things: things.into_iter().collect(), closed: Vec::new() };
            }
        };
        let pieces = Piece::ALL.into_iter().filter(|&piece| square_of(self, piece) == Some(square));
        let pellet = self.pellets.contains(&square).then_some(DrawnThing::Pellet);
        let closed = Direction::ALL.into_iter().filter(|&side| is_closed(self, square, side));
        DrawnPlace {
            things: pieces.map(DrawnThing::Piece).chain(pellet).collect(),
            closed: closed.collect(),
        }
    }

    /// The piece in hand is put there; without one the piece there is picked up, or a pellet comes or goes.
    fn press_effect(editor: &MazeEditor, square: Square) -> Option<PressEffect> {
        let here = Piece::ALL.into_iter().find(|&piece| editor.square_of(piece) == Some(square));
        Some(match (editor.selected, here) {
            (Some(piece), _) => PressEffect::Put(DrawnThing::Piece(piece)),
            (None, Some(piece)) => PressEffect::PickUp(piece),
            (None, None) if editor.drawn().pellets.contains(&square) => {
                PressEffect::Remove(DrawnThing::Pellet)
            }
            (None, None) => PressEffect::Put(DrawnThing::Pellet),
        })
    }

    /// A piece that is drawn goes along. Pellets have images.
    fn draw_square(editor: &mut MazeEditor, effect: PressEffect, square: Square) {
        match effect {
            PressEffect::PickUp(piece) if editor.square_of(piece) == Some(square) => {
                editor.selected = Some(piece);
            }
            PressEffect::PickUp(piece) | PressEffect::Put(DrawnThing::Piece(piece)) => {
                editor.selected = None;
                put(editor.drawn_mut(), piece, Some(square));
            }
            PressEffect::Put(_) => editor.draw_pellet(square, true),
            PressEffect::Remove(_) => editor.draw_pellet(square, false),
        }
    }

    /// Fences across one that is pressed go.
    fn draw_slot(editor: &mut MazeEditor, fence: Fence, there: bool, is_pressed: bool) {
        let limits = (editor.drawn().files - 1, editor.drawn().ranks - 1);
        let place = (fence.anchor.file(), fence.anchor.rank());
        for image in editor.images() {
            let anchor = image.place(place, limits);
            let orientation = image.orientation(fence.orientation);
            let fence = Fence { anchor, orientation };
            let spec = editor.drawn_mut();
            let across: Vec<_> = spec.fences_in_the_way(fence).collect();
            if there && !is_pressed && !across.is_empty() {
                continue;
            }
            spec.fences.retain(|other| *other != fence && !(there && across.contains(other)));
            if there {
                spec.fences.push(fence);
            }
        }
    }
}

impl MazeEditor {
    /// The maze, if no rule speaks against it.
    pub fn maze(&self) -> Option<Maze> {
        self.drawn().maze()
    }

    /// Goes on with a maze that was made of this one: it keeps what the file said of it.
    pub fn replace_spec(&mut self, spec: MazeSpec) {
        self.change(|drawn| drawn.spec = spec);
    }

    /// Picks a piece up, or puts it back where it was.
    pub fn toggle_selection(&mut self, piece: Piece) {
        self.selected = (self.selected != Some(piece)).then_some(piece);
    }

    fn draw_pellet(&mut self, square: Square, there: bool) {
        let place = (square.file(), square.rank());
        for image in self.images() {
            let spec = self.drawn_mut();
            let square = image.place(place, (spec.files, spec.ranks));
            let is_taken = Piece::ALL.into_iter().any(|p| square_of(spec, p) == Some(square));
            spec.pellets.retain(|&pellet| pellet != square);
            if there && !is_taken {
                spec.pellets.push(square);
            }
        }
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
        square_of(self.drawn(), piece)
    }
}

fn square_of(spec: &MazeSpec, piece: Piece) -> Option<Square> {
    match piece {
        Piece::Pac => Some(spec.pac),
        Piece::Ghost(ghost) => spec.ghosts[ghost.index()],
    }
}

/// Whether a fence is on that side of a square.
fn is_closed(spec: &MazeSpec, square: Square, side: Direction) -> bool {
    let (orientation, back) = match side {
        Direction::North | Direction::South => (Orientation::Horizontal, Direction::West),
        Direction::East | Direction::West => (Orientation::Vertical, Direction::South),
    };
    // Fences are named after the square below them or on their left, and are two squares long.
    let step = |square: Square, to| square.step(to, spec.files, spec.ranks);
    let near = match side {
        Direction::North | Direction::East => Some(square),
        Direction::South | Direction::West => step(square, side),
    };
    let anchors = [near, near.and_then(|near| step(near, back))];
    let mut fences = anchors.into_iter().flatten().map(|anchor| Fence { anchor, orientation });
    fences.any(|fence| spec.fences.contains(&fence))
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
        _ => DrawingProblem { square: None, reason: new(BROKEN) },
    }
}

/// What an editor does not let happen.
const BROKEN: &str = "workshop-broken";

#[cfg(test)]
mod tests {
    use game::Random;

    use super::*;
    use crate::DrawingSymmetry;

    fn editor(word: &str) -> MazeEditor {
        MazeEditor::new(DrawnMaze::read(word).unwrap())
    }

    /// Taps squares, slots and pieces of the tray one after another.
    fn draw(editor: &mut MazeEditor, taps: &str) {
        for word in taps.split(' ') {
            match (PointerTarget::parse(word), Piece::parse(word)) {
                (Some(at), _) => editor.tap(at),
                (_, Some(piece)) => editor.toggle_selection(piece),
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
            (DrawingSymmetry::LeftRight, "a1b2d2.b1h"),
            (DrawingSymmetry::AboveBelow, "a1b2b4.b1hb4h"),
            (DrawingSymmetry::HalfTurn, "a1b2d4.b1hc4h"),
        ];
        for (symmetry, drawn) in cases {
            let mut editor = editor(PLAIN);
            editor.symmetry = symmetry;
            // An image that would lie across the fence itself is left out.
            draw(&mut editor, "b2 b1h");
            assert_eq!(word(&editor), format!("5x5.2.c3.c5___.{drawn}"), "{symmetry:?}");
        }
        let mut editor = editor("9x9.3.e5.e9a5i5e1.a1._");
        editor.symmetry = DrawingSymmetry::Quarters;
        draw(&mut editor, "a1 a1 b3v");
        assert_eq!(word(&editor), "9x9.3.e5.e9a5i5e1.a1a9i1i9.b3vb6vg3vg6v");
        draw(&mut editor, "g6v");
        assert_eq!(word(&editor), "9x9.3.e5.e9a5i5e1.a1a9i1i9._");
        let mut editor = self::editor(PLAIN);
        editor.symmetry = DrawingSymmetry::QuarterTurn;
        draw(&mut editor, "a1 b2 b1h");
        assert_eq!(word(&editor), "5x5.2.c3.c5___.b2b4d2d4.a3vb1hc4hd2v");
        // Only a square has quarter turns.
        let mut editor = self::editor("4x5.2.a1.d5___.d1._");
        editor.symmetry = DrawingSymmetry::QuarterTurn;
        draw(&mut editor, "b2");
        assert_eq!(word(&editor), "4x5.2.a1.d5___.b2d1._");
    }

    /// Presses at the first word, draws over the others and releases.
    fn drag(editor: &mut MazeEditor, words: &str) {
        let mut places = words.split(' ').map(|word| PointerTarget::parse(word).unwrap());
        editor.press(places.next().unwrap());
        places.for_each(|at| assert!(editor.draw_over(at)));
        editor.release();
    }

    #[test]
    fn a_stroke_does_what_its_first_place_did_and_is_one_change() {
        let mut editor = editor(PLAIN);
        let cases = [
            // A piece that is drawn over gets no pellet.
            ("b3 c3 d3", "5x5.2.c3.c5___.a1b3d3._"),
            ("d3 e3 b3", "5x5.2.c3.c5___.a1._"),
            // Fences that are drawn over leave alone those in their way.
            ("a1h b1h c1h d1h", "5x5.2.c3.c5___.a1.a1hc1h"),
            ("c1h b1h d1h", "5x5.2.c3.c5___.a1.a1h"),
            ("a1v b1v", "5x5.2.c3.c5___.a1.a1vb1v"),
            // A piece goes along.
            ("c3 d3 d4", "5x5.2.d4.c5___.a1.a1vb1v"),
        ];
        for (words, drawn) in cases {
            drag(&mut editor, words);
            assert_eq!(word(&editor), drawn, "{words}");
        }
        assert_eq!(editor.selected, None, "it was put down");
        for (_, drawn) in cases.iter().rev().skip(1) {
            editor.undo();
            assert_eq!(word(&editor), *drawn);
        }
        editor.undo();
        assert!(!editor.can_undo());
    }

    #[test]
    fn a_stroke_that_is_cancelled_was_never_drawn() {
        let mut editor = editor(PLAIN);
        let before = editor.clone();
        for words in ["b3 b4", "c3 c4", "b2h"] {
            let mut places = words.split(' ').map(|word| PointerTarget::parse(word).unwrap());
            let first = places.next().unwrap();
            editor.press(first);
            assert!(!editor.draw_over(first), "it is there already");
            places.for_each(|at| assert!(editor.draw_over(at)));
            assert_eq!(editor.settled(), before.drawn());
            editor.cancel();
            assert_eq!(editor, before, "{words}");
        }
    }

    #[test]
    fn a_place_says_what_is_there_and_what_a_press_does() {
        let mut editor = editor("5x5.2.c3.c5___.a1.b2hc3v");
        let told = |editor: &MazeEditor, word: &str| {
            let at = PointerTarget::parse(word).unwrap();
            let DrawnPlace { things, closed } = editor.drawn().place(at);
            (things, closed, editor.press_effect(at).unwrap())
        };
        let pac = DrawnThing::Piece(Piece::Pac);
        use Direction::{East, South};
        let there = (vec![pac], vec![East, South], PressEffect::PickUp(Piece::Pac));
        assert_eq!(told(&editor, "c3"), there);
        let pellet = DrawnThing::Pellet;
        assert_eq!(told(&editor, "a1"), (vec![pellet], vec![], PressEffect::Remove(pellet)));
        let closed = vec![Direction::North];
        assert_eq!(told(&editor, "b2"), (vec![], closed.clone(), PressEffect::Put(pellet)));
        assert_eq!(told(&editor, "c2").1, closed);
        assert_eq!(told(&editor, "d4").1, [Direction::West]);
        let fence = DrawnThing::Fence;
        assert_eq!(told(&editor, "b2h"), (vec![fence], vec![], PressEffect::Remove(fence)));
        assert_eq!(told(&editor, "b3h"), (vec![], vec![], PressEffect::Put(fence)));
        editor.toggle_selection(Piece::Pac);
        assert_eq!(told(&editor, "b2").2, PressEffect::Put(pac));
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
                editor.replace_spec(shipped[step / 20 % shipped.len()].spec().clone());
            }
            let mut below = |limit: usize| (random.next_u64() % limit as u64) as usize;
            let (files, ranks) = (editor.drawn().files, editor.drawn().ranks);
            let square = Square::new(below(files), below(ranks));
            match below(9) {
                0..=2 => editor.tap(PointerTarget::Square(square)),
                3..=5 => {
                    let anchor = Square::new(below(files - 1), below(ranks - 1));
                    let word = format!("{anchor}{}", ["h", "v"][below(2)]);
                    editor.tap(PointerTarget::parse(&word).unwrap());
                }
                6 => editor.symmetry = DrawingSymmetry::ALL[below(5)],
                7 => editor.toggle_selection(Piece::ALL[below(5)]),
                _ if below(10) == 0 => editor.resize(4 + below(6), 4 + below(6)),
                _ => editor.remove_selected(),
            }
            assert_eq!(editor.drawn().problems().is_empty(), editor.maze().is_some());
            assert!(editor.drawn().problems().iter().all(|problem| problem.reason.key != BROKEN));
            // Finished or not, its address brings it back.
            let draft = editor.drawn().draft().unwrap();
            assert_eq!(DrawnMaze::read(&draft).unwrap().draft(), Some(draft));
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

    /// What no editor draws is refused as every other text that is no maze.
    #[test]
    fn words_of_what_cannot_be_drawn_are_refused() {
        for (text, key) in [
            ("4x4.1.a1.d4___.d1d1._", "maze-pellet-twice"),
            ("4x4.1.e1.d4___.d1._", "maze-off-board"),
            ("4x3.1.a1.d4___.d1._", "maze-size"),
            ("nowhere", "maze-unknown"),
        ] {
            assert_eq!(DrawnMaze::read(text).unwrap_err().key, key, "{text}");
        }
    }

    /// A maze of a file keeps its name, its author and its notes, whatever becomes of it; the verdict is about the maze
    /// of the file alone. Another maze has none of them.
    #[test]
    fn the_texts_of_a_file_stay() {
        let of_file = "name my-maze\nauthor Ada\nverdict 1 life: PAC-MAN wins by turn 3\nnote for Bob\nnote rainy day\n\
                       size 5x5\nlives 2\npac c3\nblinky c5\npellets a1\n";
        let mut editor = editor(PLAIN);
        let plain = editor.drawn().file_text();
        editor.open(of_file).unwrap();
        assert_eq!(editor.drawn().file_text().unwrap(), of_file);
        draw(&mut editor, "b2h");
        let without = |text: &str| text.replace("verdict 1 life: PAC-MAN wins by turn 3\n", "");
        let changed = without(of_file) + "fences b2h\n";
        assert_eq!(editor.drawn().file_text().unwrap(), changed);
        draw(&mut editor, "b2h");
        assert_eq!(editor.drawn().file_text().unwrap(), of_file);
        editor.open(PLAIN).unwrap();
        assert_eq!(editor.drawn().file_text(), plain);
        editor.undo();
        assert_eq!(editor.drawn().file_text().unwrap(), of_file);
    }
}
