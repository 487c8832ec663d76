use rules::Square;

/// How a drawing is mirrored while it is drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum DrawingSymmetry {
    /// Not at all.
    #[default]
    None,
    /// Left and right are alike.
    LeftRight,
    /// Above and below are alike.
    AboveBelow,
    /// It looks the same after half a turn.
    HalfTurn,
    /// All four quarters are alike.
    Quarters,
}

/// One mirror image: left and right exchanged, above and below, both, or neither.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Flip {
    pub(crate) across: bool,
    pub(crate) down: bool,
}

const HERE: Flip = Flip { across: false, down: false };
const ACROSS: Flip = Flip { across: true, down: false };
const DOWN: Flip = Flip { across: false, down: true };
const BOTH: Flip = Flip { across: true, down: true };

impl Flip {
    /// Where the image of a place is, as file and rank below these limits.
    pub(crate) fn place(
        self,
        (file, rank): (usize, usize),
        (files, ranks): (usize, usize),
    ) -> Square {
        let file = if self.across { files - 1 - file } else { file };
        let rank = if self.down { ranks - 1 - rank } else { rank };
        Square::new(file, rank)
    }
}

impl DrawingSymmetry {
    /// Every symmetry.
    pub const ALL: [DrawingSymmetry; 5] = [
        DrawingSymmetry::None,
        DrawingSymmetry::LeftRight,
        DrawingSymmetry::AboveBelow,
        DrawingSymmetry::HalfTurn,
        DrawingSymmetry::Quarters,
    ];

    /// The word for it, which is part of the key of its translated name.
    pub const fn word(self) -> &'static str {
        match self {
            DrawingSymmetry::None => "none",
            DrawingSymmetry::LeftRight => "left-right",
            DrawingSymmetry::AboveBelow => "above-below",
            DrawingSymmetry::HalfTurn => "half-turn",
            DrawingSymmetry::Quarters => "quarters",
        }
    }

    /// The images of what is drawn, itself first.
    pub(crate) fn flips(self) -> &'static [Flip] {
        match self {
            DrawingSymmetry::None => &[HERE],
            DrawingSymmetry::LeftRight => &[HERE, ACROSS],
            DrawingSymmetry::AboveBelow => &[HERE, DOWN],
            DrawingSymmetry::HalfTurn => &[HERE, BOTH],
            DrawingSymmetry::Quarters => &[HERE, ACROSS, DOWN, BOTH],
        }
    }

    /// Where a place, as file and rank below these limits, and its images are.
    pub(crate) fn images(self, place: (usize, usize), limits: (usize, usize)) -> Vec<Square> {
        let mut images = Vec::new();
        for flip in self.flips() {
            let image = flip.place(place, limits);
            if !images.contains(&image) {
                images.push(image);
            }
        }
        images
    }
}
