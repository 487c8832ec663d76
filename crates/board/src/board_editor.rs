use game::Reason;
use rules::mspacman::{Board, BoardFault, BoardSpec, LocatedFault};
use rules::{Direction, Fence, Orientation, Square};
use view::BoardView;

use crate::{
    BoardBrush, BrushKind, Drawable, DrawingEditor, DrawingProblem, DrawnPlace, DrawnThing,
    PointerTarget, PressEffect,
};

/// The editor of a board of Ms. Pac-Man: a tap on a square makes it what the brush is, one between two squares
/// builds a wall there or takes it away, each with its images. Nothing is prevented.
pub type BoardEditor = DrawingEditor<BoardSpec>;

impl Drawable for BoardSpec {
    type Tool = BoardBrush;

    const FILE_NAME: &'static str = "board";
    const BETWEEN: DrawnThing = DrawnThing::Brush(BoardBrush::WALL);

    /// A board that is not finished can be opened too, and one too small for a board has room made.
    fn read(text: &str) -> Result<BoardSpec, Reason> {
        let spec = if text.contains(char::is_whitespace) {
            BoardSpec::parse(text)?
        } else if text.contains('~') {
            BoardSpec::from_word(text)?
        } else {
            Board::resolve(text)?.spec().clone()
        };
        let side = |side: usize| side.max(BoardSpec::MIN_SIDE);
        Ok(spec.resized(side(spec.files()), side(spec.ranks())))
    }

    fn draft(&self) -> Option<String> {
        Some(self.word())
    }

    fn valid_word(&self) -> Option<String> {
        Some(Board::new(self.clone()).ok()?.word().to_owned())
    }

    fn file_text(&self) -> Option<String> {
        Some(self.to_file_text())
    }

    fn problems(&self) -> Vec<DrawingProblem> {
        self.faults().into_iter().map(problem).collect()
    }

    fn view(&self, _selected: BoardBrush) -> BoardView {
        BoardView::of_board(self)
    }

    fn size(&self) -> (usize, usize) {
        (self.files(), self.ranks())
    }

    fn place(&self, at: PointerTarget) -> DrawnPlace {
        match at {
            PointerTarget::Square(square) => DrawnPlace {
                things: vec![DrawnThing::Brush(BoardBrush::of(self.square_kind(square)))],
                closed: Direction::ALL.into_iter().filter(|&s| self.has_wall(square, s)).collect(),
            },
            PointerTarget::Slot(slot) => {
                let wall = self.has_wall(slot.anchor, side_of(slot)).then_some(Self::BETWEEN);
                DrawnPlace { things: wall.into_iter().collect(), closed: Vec::new() }
            }
        }
    }

    /// The two squares beside it: walls have no notation.
    fn slot_name(slot: Fence) -> String {
        let limit = Square::LIMIT;
        let beside = slot.anchor.step(side_of(slot), limit, limit);
        beside.map_or(slot.to_string(), |beside| format!("{}–{beside}", slot.anchor))
    }

    fn press_effect(editor: &BoardEditor, _square: Square) -> Option<PressEffect> {
        let brush = editor.selected.without_idle_area();
        (brush.kind != BrushKind::Wall).then_some(PressEffect::Put(DrawnThing::Brush(brush)))
    }

    fn draw_square(editor: &mut BoardEditor, effect: PressEffect, square: Square) {
        let PressEffect::Put(DrawnThing::Brush(brush)) = effect else { return };
        let place = (square.file(), square.rank());
        for &image in editor.images() {
            if let Some(kind) = brush.square_kind(image) {
                let spec = editor.drawn_mut();
                spec.set_square_kind(image.place(place, spec.size()), kind);
            }
        }
    }

    fn draw_slot(editor: &mut BoardEditor, slot: Fence, there: bool, _is_pressed: bool) {
        let place = (slot.anchor.file(), slot.anchor.rank());
        for image in editor.images() {
            let spec = editor.drawn_mut();
            spec.set_wall(image.place(place, spec.size()), image.side(side_of(slot)), there);
        }
    }
}

/// The side of its anchor where a wall is built.
fn side_of(slot: Fence) -> Direction {
    match slot.orientation {
        Orientation::Horizontal => Direction::North,
        Orientation::Vertical => Direction::East,
    }
}

impl BoardEditor {
    /// Makes the board larger or smaller: new squares are solid.
    pub fn resize(&mut self, files: usize, ranks: usize) {
        let sides = BoardSpec::MIN_SIDE..=BoardSpec::MAX_SIDE;
        if sides.contains(&files) && sides.contains(&ranks) {
            self.change(|spec| *spec = spec.resized(files, ranks));
        }
    }

    /// Takes all walls away.
    pub fn clear_walls(&mut self) {
        self.change(BoardSpec::clear_walls);
    }

    /// Changes the board, unless something is wrong with that.
    pub fn try_change(
        &mut self,
        change: impl FnOnce(&mut BoardSpec) -> Result<(), BoardFault>,
    ) -> Result<(), Reason> {
        let mut spec = self.drawn().clone();
        change(&mut spec).map_err(reason)?;
        self.replace(spec);
        Ok(())
    }
}

fn problem((square, fault): LocatedFault) -> DrawingProblem {
    DrawingProblem { square, reason: reason(fault) }
}

/// A fault of a drawn board in words that need no line of a file.
///
/// | key | rule | args |
/// | --- | --- | --- |
/// | `workshop-dots` | S04 | `colour`, `count`, `wanted` |
/// | `workshop-homes` | S03 | `colour`, `count` |
/// | `workshop-exits` | S28 | `count` |
/// | `workshop-powers` | S40 | `count` |
/// | `workshop-circles` | S07 | `count` |
/// | `workshop-no-way` | S60 | `square` |
/// | `workshop-closed-home` | S03 | `square` |
/// | `workshop-face` | S20 | `text` |
/// | `workshop-few-faces` | S05 | |
/// | `workshop-broken-board` | S02 | what an editor does not let happen |
fn reason(fault: BoardFault) -> Reason {
    match fault {
        BoardFault::Dots { colour, count } => Reason::new("workshop-dots", "S04")
            .text("colour", colour)
            .number("count", count)
            .number("wanted", Board::DOTS_PER_AREA),
        BoardFault::Homes { colour, count } => {
            Reason::new("workshop-homes", "S03").text("colour", colour).number("count", count)
        }
        BoardFault::Exits { count } => Reason::new("workshop-exits", "S28").number("count", count),
        BoardFault::Powers { count } => {
            Reason::new("workshop-powers", "S40").number("count", count)
        }
        BoardFault::Circles { count } => {
            Reason::new("workshop-circles", "S07").number("count", count)
        }
        BoardFault::Unreachable { square } => {
            Reason::new("workshop-no-way", "S60").text("square", square)
        }
        BoardFault::ClosedHome { square } => {
            Reason::new("workshop-closed-home", "S03").text("square", square)
        }
        BoardFault::BadFace(text) => Reason::new("workshop-face", "S20").text("text", text),
        BoardFault::FewFaces => Reason::new("workshop-few-faces", "S05"),
        _ => Reason::new("workshop-broken-board", "S02"),
    }
}

#[cfg(test)]
mod tests {
    use rules::mspacman::{Colour, DotKind, SquareKind};

    use super::*;
    use crate::DrawingSymmetry;

    fn editor() -> BoardEditor {
        BoardEditor::new(BoardSpec::read("quarters").unwrap())
    }

    fn at(word: &str) -> Square {
        Square::parse(word).unwrap()
    }

    fn kind(editor: &BoardEditor, square: &str) -> SquareKind {
        editor.drawn().square_kind(at(square))
    }

    fn brush(kind: BrushKind, area: Colour) -> BoardBrush {
        BoardBrush { kind, area }
    }

    fn tap(editor: &mut BoardEditor, word: &str) {
        editor.tap(PointerTarget::parse(word).unwrap());
    }

    #[test]
    fn squares_and_walls_are_drawn_by_taps() {
        let mut editor = editor();
        let start = editor.drawn().clone();
        for (nth, brush_kind) in BrushKind::ALL.into_iter().enumerate() {
            editor.selected = brush(brush_kind, Colour::ALL[nth % 4]);
            tap(&mut editor, "e5");
        }
        assert_eq!(kind(&editor, "e5"), SquareKind::Solid, "walls are built between squares");
        assert_eq!(*editor.drawn(), start);
        tap(&mut editor, "a1v");
        tap(&mut editor, "a1h");
        assert!(editor.drawn().has_wall(at("a1"), Direction::East));
        assert!(editor.drawn().has_wall(at("a2"), Direction::South));
        let walled = editor.drawn().clone();
        tap(&mut editor, "a1v");
        tap(&mut editor, "a1h");
        assert_eq!(*editor.drawn(), start);
        editor.undo();
        editor.undo();
        assert_eq!(*editor.drawn(), walled);
        while editor.can_undo() {
            editor.undo();
        }
        assert_eq!(*editor.drawn(), start);
        while editor.can_redo() {
            editor.redo();
        }
        assert_eq!(*editor.drawn(), start);
    }

    /// An image is in the area across: what is drawn in all four quarters is the same for four players.
    #[test]
    fn images_are_in_the_areas_across() {
        let dot = |area| SquareKind::Dot(area, DotKind::Plain);
        let [here, across, both, down] =
            [("b8", Colour::A), ("h8", Colour::B), ("h2", Colour::C), ("b2", Colour::D)];
        let cases = [
            (DrawingSymmetry::None, vec![here]),
            (DrawingSymmetry::LeftRight, vec![here, across]),
            (DrawingSymmetry::AboveBelow, vec![here, down]),
            (DrawingSymmetry::HalfTurn, vec![here, both]),
            (DrawingSymmetry::QuarterTurn, vec![here, across, both, down]),
            (DrawingSymmetry::Quarters, vec![here, across, both, down]),
        ];
        for (symmetry, images) in cases {
            let mut editor = BoardEditor::new(editor().drawn().resized(5, 5).resized(9, 9));
            for square in editor.drawn().squares() {
                editor.change(|spec| spec.set_square_kind(square, SquareKind::Solid));
            }
            editor.clear_walls();
            editor.symmetry = symmetry;
            tap(&mut editor, "b8");
            tap(&mut editor, "b8v");
            let spec = editor.drawn();
            let drawn = spec.squares().filter(|&s| spec.square_kind(s) != SquareKind::Solid);
            assert_eq!(drawn.count(), images.len(), "{symmetry:?}");
            for (square, area) in images {
                assert_eq!(kind(&editor, square), dot(area), "{symmetry:?} {square}");
                let inwards = match (symmetry, square) {
                    (DrawingSymmetry::QuarterTurn, "h8") => Direction::South,
                    (DrawingSymmetry::QuarterTurn, "b2") => Direction::North,
                    (_, "b8" | "b2") => Direction::East,
                    _ => Direction::West,
                };
                assert!(spec.has_wall(at(square), inwards), "{symmetry:?} {square}");
            }
            // On the axis a square is its own image.
            editor.selected = brush(BrushKind::Home, Colour::B);
            tap(&mut editor, "e5");
            assert_eq!(kind(&editor, "e5"), SquareKind::Home(Colour::B), "{symmetry:?}");
        }
    }

    /// A stroke goes on with the brush, or with what became of the first wall, and is one change.
    #[test]
    fn strokes_are_drawn_undone_and_told() {
        let mut editor = editor();
        let start = editor.drawn().clone();
        let drag = |editor: &mut BoardEditor, words: &str| {
            let mut places = words.split(' ').map(|word| PointerTarget::parse(word).unwrap());
            editor.press(places.next().unwrap());
            places.for_each(|at| assert!(editor.draw_over(at)));
            editor.release();
        };
        editor.selected = brush(BrushKind::Home, Colour::C);
        drag(&mut editor, "a1 b1 c1");
        for square in ["a1", "b1", "c1"] {
            assert_eq!(kind(&editor, square), SquareKind::Home(Colour::C));
        }
        editor.undo();
        assert_eq!(*editor.drawn(), start);
        editor.clear_walls();
        drag(&mut editor, "a1v a2v a3v");
        drag(&mut editor, "a2v a3v");
        let walls = ["a1", "a2", "a3"].map(|s| editor.drawn().has_wall(at(s), Direction::East));
        assert_eq!(walls, [true, false, false]);
        let place =
            |editor: &BoardEditor, word| editor.drawn().place(PointerTarget::parse(word).unwrap());
        let told = place(&editor, "b1");
        assert_eq!(told.closed, [Direction::West]);
        let DrawnThing::Brush(there) = told.things[0] else { panic!("{told:?}") };
        editor.selected = there;
        let drawn = editor.drawn().clone();
        tap(&mut editor, "b1");
        assert_eq!(*editor.drawn(), drawn, "the brush that it is told by makes the same");
        assert_eq!(place(&editor, "a1v").things, [BoardSpec::BETWEEN]);
        // An exit has no area, whichever is chosen.
        editor.selected = brush(BrushKind::Exit, Colour::D);
        let exit = PointerTarget::parse("e1").unwrap();
        let put = PressEffect::Put(editor.drawn().place(exit).things[0]);
        assert_eq!(editor.press_effect(exit), Some(put));
        assert!(place(&editor, "a2v").things.is_empty());
        assert_eq!(BoardSpec::slot_name(Fence::parse("a2v").unwrap()), "a2–b2");
    }

    /// S02: what is wrong is told at its place, and a board without a problem is valid.
    #[test]
    fn problems_are_told_and_undone() {
        let mut editor = editor();
        let word = editor.drawn().valid_word();
        assert!(word.is_some() && editor.drawn().problems().is_empty());
        editor.selected = brush(BrushKind::Exit, Colour::A);
        tap(&mut editor, "e5");
        let told: Vec<_> =
            editor.drawn().problems().into_iter().map(|p| (p.reason.key, p.square)).collect();
        assert_eq!(told, [("workshop-exits", Some(at("e1")))]);
        assert_eq!(editor.drawn().valid_word(), None);
        let unfinished = editor.drawn().clone();
        let link = format!("https://example.org/workshop#{}", unfinished.draft().unwrap());
        for text in [link, unfinished.file_text().unwrap()] {
            editor.undo();
            assert_eq!(editor.drawn().valid_word(), word);
            editor.open(&text).unwrap();
            assert_eq!(*editor.drawn(), unfinished, "{text}");
        }
        assert!(editor.open("nowhere").is_err() && editor.open("+--").is_err());
        assert_eq!(*editor.drawn(), unfinished, "what cannot be read changes nothing");
    }

    #[test]
    fn size_spinner_and_die_change_within_the_rules() {
        let mut editor = editor();
        let start = editor.drawn().clone();
        editor.resize(4, 9);
        editor.resize(9, 17);
        assert!(!editor.can_undo());
        editor.resize(16, 5);
        editor.resize(16, 16);
        assert_eq!((editor.drawn().files(), editor.drawn().ranks()), (16, 16));
        assert_eq!(kind(&editor, "a9"), SquareKind::Solid, "what was cut off is gone");
        editor.undo();
        editor.undo();
        assert_eq!(*editor.drawn(), start);
        editor.try_change(|spec| spec.set_die("F1 2x3")).unwrap();
        assert_eq!(editor.drawn().die_text(), "F1 2x3");
        let faults =
            [("1", "workshop-few-faces"), ("1 F2", "workshop-face"), ("9", "workshop-face")];
        for (faces, key) in faults {
            let refused = editor.try_change(|spec| spec.set_spinner(faces)).unwrap_err();
            assert_eq!(refused.key, key, "{faces}");
        }
        assert_eq!(editor.drawn().spinner_text(), "1 2 3 4 5 6");
        // A board that is too small for one has room made.
        editor.open("1x2~s.s~0~1.2~1").unwrap();
        assert_eq!((editor.drawn().files(), editor.drawn().ranks()), (5, 5));
    }
}
