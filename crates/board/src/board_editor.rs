use game::Reason;
use rules::mspacman::{Board, BoardFault, BoardSpec, Colour, DotKind, LocatedFault, SquareKind};
use rules::{Direction, Fence, Orientation, Square};
use view::BoardView;

use crate::drawing_symmetry::Flip;
use crate::{Drawable, DrawingEditor, DrawingProblem};

/// The editor of a board of Ms. Pac-Man: a tap on a square makes it what the brush is, one between two squares
/// builds a wall there or takes it away, each with its mirror images. Nothing is prevented.
pub type BoardEditor = DrawingEditor<BoardSpec>;

/// What a tap on a square makes of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardBrush {
    /// The kind of the square.
    pub kind: BrushKind,
    /// The area of its dot, or the colour of its ghost space.
    pub area: Colour,
}

/// The kinds of brushes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BrushKind {
    /// A plain dot.
    Dot,
    /// A power dot.
    Power,
    /// A dot on a white circle.
    Circle,
    /// A ghost space.
    Home,
    /// An exit.
    Exit,
    /// A solid block.
    Solid,
    /// The nearest wall, wherever a square is tapped: the gaps between squares are narrow.
    Wall,
}

impl Default for BoardBrush {
    fn default() -> BoardBrush {
        BoardBrush { kind: BrushKind::Dot, area: Colour::A }
    }
}

impl BrushKind {
    /// Every kind.
    pub const ALL: [BrushKind; 7] = [
        BrushKind::Dot,
        BrushKind::Power,
        BrushKind::Circle,
        BrushKind::Home,
        BrushKind::Exit,
        BrushKind::Solid,
        BrushKind::Wall,
    ];

    /// The word for it, which is part of the key of its translated name.
    pub const fn word(self) -> &'static str {
        match self {
            BrushKind::Dot => "dot",
            BrushKind::Power => "power",
            BrushKind::Circle => "circle",
            BrushKind::Home => "home",
            BrushKind::Exit => "exit",
            BrushKind::Solid => "solid",
            BrushKind::Wall => "wall",
        }
    }

    /// Whether squares of that kind have an area or a colour.
    pub const fn has_area(self) -> bool {
        matches!(self, BrushKind::Dot | BrushKind::Power | BrushKind::Circle | BrushKind::Home)
    }
}

impl BoardBrush {
    /// What a square becomes; nothing for the brush of walls.
    fn square_kind(self, flip: Flip) -> Option<SquareKind> {
        let area = mirrored_area(self.area, flip);
        match self.kind {
            BrushKind::Dot => Some(SquareKind::Dot(area, DotKind::Plain)),
            BrushKind::Power => Some(SquareKind::Dot(area, DotKind::Power)),
            BrushKind::Circle => Some(SquareKind::Dot(area, DotKind::Circle)),
            BrushKind::Home => Some(SquareKind::Home(area)),
            BrushKind::Exit => Some(SquareKind::Exit),
            BrushKind::Solid => Some(SquareKind::Solid),
            BrushKind::Wall => None,
        }
    }
}

/// The area of an image. The four of them are around the board, as in `quarters`: a at the upper left, b at the
/// upper right, c at the lower right, d at the lower left.
fn mirrored_area(area: Colour, flip: Flip) -> Colour {
    let across = if flip.across { 0b01 } else { 0 };
    let down = if flip.down { 0b11 } else { 0 };
    Colour::ALL[area.index() ^ across ^ down]
}

/// The side of a square's image.
fn mirrored_side(side: Direction, flip: Flip) -> Direction {
    match side {
        Direction::East if flip.across => Direction::West,
        Direction::West if flip.across => Direction::East,
        Direction::North if flip.down => Direction::South,
        Direction::South if flip.down => Direction::North,
        same => same,
    }
}

impl Drawable for BoardSpec {
    type Tool = BoardBrush;

    const FILE_NAME: &'static str = "board";

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

    fn tap_square(editor: &mut BoardEditor, square: Square) {
        let brush = editor.selected;
        let place = (square.file(), square.rank());
        let limits = (editor.drawn().files(), editor.drawn().ranks());
        let flips = editor.symmetry.flips();
        editor.change(|spec| {
            // The square itself comes last: on the axis it is its own image, and stays what was meant.
            for &flip in flips.iter().rev() {
                if let Some(kind) = brush.square_kind(flip) {
                    spec.set_square_kind(flip.place(place, limits), kind);
                }
            }
        });
    }

    fn tap_slot(editor: &mut BoardEditor, slot: Fence) {
        let place = (slot.anchor.file(), slot.anchor.rank());
        let limits = (editor.drawn().files(), editor.drawn().ranks());
        let side = match slot.orientation {
            Orientation::Horizontal => Direction::North,
            Orientation::Vertical => Direction::East,
        };
        let flips = editor.symmetry.flips();
        editor.change(|spec| {
            let wall = !spec.has_wall(slot.anchor, side);
            for &flip in flips {
                spec.set_wall(flip.place(place, limits), mirrored_side(side, flip), wall);
            }
        });
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
/// | `workshop-broken` | S02 | what an editor does not let happen |
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
        _ => Reason::new("workshop-broken", "S02"),
    }
}

#[cfg(test)]
mod tests {
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

    fn tap_slot(editor: &mut BoardEditor, word: &str) {
        editor.tap_slot(Fence::parse(word).unwrap());
    }

    #[test]
    fn squares_and_walls_are_drawn_by_taps() {
        let mut editor = editor();
        let start = editor.drawn().clone();
        for (nth, brush_kind) in BrushKind::ALL.into_iter().enumerate() {
            editor.selected = brush(brush_kind, Colour::ALL[nth % 4]);
            editor.tap_square(at("e5"));
        }
        assert_eq!(kind(&editor, "e5"), SquareKind::Solid, "walls are built between squares");
        assert_eq!(*editor.drawn(), start);
        tap_slot(&mut editor, "a1v");
        tap_slot(&mut editor, "a1h");
        assert!(editor.drawn().has_wall(at("a1"), Direction::East));
        assert!(editor.drawn().has_wall(at("a2"), Direction::South));
        let walled = editor.drawn().clone();
        tap_slot(&mut editor, "a1v");
        tap_slot(&mut editor, "a1h");
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
            (DrawingSymmetry::Quarters, vec![here, across, both, down]),
        ];
        for (symmetry, images) in cases {
            let mut editor = BoardEditor::new(editor().drawn().resized(5, 5).resized(9, 9));
            for square in editor.drawn().squares() {
                editor.change(|spec| spec.set_square_kind(square, SquareKind::Solid));
            }
            editor.clear_walls();
            editor.symmetry = symmetry;
            editor.tap_square(at("b8"));
            tap_slot(&mut editor, "b8v");
            let spec = editor.drawn();
            let drawn = spec.squares().filter(|&s| spec.square_kind(s) != SquareKind::Solid);
            assert_eq!(drawn.count(), images.len(), "{symmetry:?}");
            for (square, area) in images {
                assert_eq!(kind(&editor, square), dot(area), "{symmetry:?} {square}");
                let inwards =
                    if square.starts_with('b') { Direction::East } else { Direction::West };
                assert!(spec.has_wall(at(square), inwards), "{symmetry:?} {square}");
            }
            // On the axis a square is its own image.
            editor.selected = brush(BrushKind::Home, Colour::B);
            editor.tap_square(at("e5"));
            assert_eq!(kind(&editor, "e5"), SquareKind::Home(Colour::B), "{symmetry:?}");
        }
    }

    /// S02: what is wrong is told at its place, and a board without a problem is valid.
    #[test]
    fn problems_are_told_and_undone() {
        let mut editor = editor();
        let word = editor.drawn().valid_word();
        assert!(word.is_some() && editor.drawn().problems().is_empty());
        editor.selected = brush(BrushKind::Exit, Colour::A);
        editor.tap_square(at("e5"));
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
