use rules::mspacman::{Colour, DotKind, SquareKind};

use crate::drawing_symmetry::DrawingImage;

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
    /// The brush of walls.
    pub(crate) const WALL: BoardBrush = BoardBrush { kind: BrushKind::Wall, area: Colour::A };

    /// The brush that makes a square what it is.
    pub(crate) fn of(kind: SquareKind) -> BoardBrush {
        let (kind, area) = match kind {
            SquareKind::Dot(area, DotKind::Plain) => (BrushKind::Dot, area),
            SquareKind::Dot(area, DotKind::Power) => (BrushKind::Power, area),
            SquareKind::Dot(area, DotKind::Circle) => (BrushKind::Circle, area),
            SquareKind::Home(area) => (BrushKind::Home, area),
            SquareKind::Exit => (BrushKind::Exit, Colour::A),
            SquareKind::Solid => (BrushKind::Solid, Colour::A),
        };
        BoardBrush { kind, area }
    }

    /// The same brush with the first area where none is drawn with it.
    pub(crate) fn without_idle_area(self) -> BoardBrush {
        let area = if self.kind.has_area() { self.area } else { Colour::A };
        BoardBrush { area, ..self }
    }

    /// What the image of a square becomes; nothing for the brush of walls.
    pub(crate) fn square_kind(self, image: DrawingImage) -> Option<SquareKind> {
        let area = image_area(self.area, image);
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
fn image_area(area: Colour, image: DrawingImage) -> Colour {
    const CORNERS: [(Colour, (usize, usize)); 4] =
        [(Colour::A, (0, 1)), (Colour::B, (1, 1)), (Colour::C, (1, 0)), (Colour::D, (0, 0))];
    let (_, corner) = CORNERS[area.index()];
    let corner = image.place(corner, (2, 2));
    let is_there = |(_, (file, rank)): &&(Colour, (usize, usize))| {
        (corner.file(), corner.rank()) == (*file, *rank)
    };
    CORNERS.iter().find(is_there).map_or(area, |(area, _)| *area)
}
