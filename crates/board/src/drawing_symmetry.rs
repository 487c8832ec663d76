use rules::{Direction, Orientation, Square};

/// How a drawing is repeated while it is drawn.
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
    /// It looks the same after a quarter of a turn. Only a square can.
    QuarterTurn,
    /// All four quarters are alike.
    Quarters,
}

/// One image of what is drawn: mirrored at the diagonal from a1, then left and right exchanged, then above and below,
/// or some of these, or none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct DrawingImage {
    diagonal: bool,
    across: bool,
    down: bool,
}

const fn image(diagonal: bool, across: bool, down: bool) -> DrawingImage {
    DrawingImage { diagonal, across, down }
}

const HERE: DrawingImage = image(false, false, false);
const ACROSS: DrawingImage = image(false, true, false);
const DOWN: DrawingImage = image(false, false, true);
const BOTH: DrawingImage = image(false, true, true);
const CLOCKWISE: DrawingImage = image(true, false, true);
const ANTICLOCKWISE: DrawingImage = image(true, true, false);

impl DrawingImage {
    /// Where the image of a place is, as file and rank below these limits.
    pub(crate) fn place(self, place: (usize, usize), (files, ranks): (usize, usize)) -> Square {
        let (file, rank) = if self.diagonal { (place.1, place.0) } else { place };
        let file = if self.across { files - 1 - file } else { file };
        let rank = if self.down { ranks - 1 - rank } else { rank };
        Square::new(file, rank)
    }

    /// The image of a side of a square.
    pub(crate) fn side(self, side: Direction) -> Direction {
        let side = match side {
            Direction::North if self.diagonal => Direction::East,
            Direction::East if self.diagonal => Direction::North,
            Direction::South if self.diagonal => Direction::West,
            Direction::West if self.diagonal => Direction::South,
            same => same,
        };
        match side {
            Direction::East if self.across => Direction::West,
            Direction::West if self.across => Direction::East,
            Direction::North if self.down => Direction::South,
            Direction::South if self.down => Direction::North,
            same => same,
        }
    }

    /// How the image of a fence lies.
    pub(crate) fn orientation(self, orientation: Orientation) -> Orientation {
        if self.diagonal { orientation.turned() } else { orientation }
    }
}

impl DrawingSymmetry {
    /// Every symmetry.
    pub const ALL: [DrawingSymmetry; 6] = [
        DrawingSymmetry::None,
        DrawingSymmetry::LeftRight,
        DrawingSymmetry::AboveBelow,
        DrawingSymmetry::HalfTurn,
        DrawingSymmetry::QuarterTurn,
        DrawingSymmetry::Quarters,
    ];

    /// The word for it, which is part of the key of its translated name.
    pub const fn word(self) -> &'static str {
        match self {
            DrawingSymmetry::None => "none",
            DrawingSymmetry::LeftRight => "left-right",
            DrawingSymmetry::AboveBelow => "above-below",
            DrawingSymmetry::HalfTurn => "half-turn",
            DrawingSymmetry::QuarterTurn => "quarter-turn",
            DrawingSymmetry::Quarters => "quarters",
        }
    }

    /// Whether a drawing of so many files and ranks can have it.
    pub fn fits(self, (files, ranks): (usize, usize)) -> bool {
        self != DrawingSymmetry::QuarterTurn || files == ranks
    }

    /// The images of what is drawn, itself last: where they are in each other's way, what was meant stays.
    pub(crate) fn images(self) -> &'static [DrawingImage] {
        match self {
            DrawingSymmetry::None => &[HERE],
            DrawingSymmetry::LeftRight => &[ACROSS, HERE],
            DrawingSymmetry::AboveBelow => &[DOWN, HERE],
            DrawingSymmetry::HalfTurn => &[BOTH, HERE],
            DrawingSymmetry::QuarterTurn => &[CLOCKWISE, BOTH, ANTICLOCKWISE, HERE],
            DrawingSymmetry::Quarters => &[ACROSS, DOWN, BOTH, HERE],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The side of an image is where the square beside it has its image.
    #[test]
    fn what_is_beside_a_square_stays_beside_its_image() {
        let (limits, middle) = ((5, 5), Square::new(1, 2));
        for symmetry in DrawingSymmetry::ALL {
            for &image in symmetry.images() {
                let of = |square: Square| image.place((square.file(), square.rank()), limits);
                for side in Direction::ALL {
                    let beside = middle.step(side, 5, 5).unwrap();
                    let found = of(middle).step(image.side(side), 5, 5);
                    assert_eq!(found, Some(of(beside)), "{symmetry:?} {image:?} {side:?}");
                }
            }
        }
    }

    #[test]
    fn four_quarter_turns_are_all_images_and_need_a_square() {
        let turned = CLOCKWISE.place((1, 3), (4, 4));
        assert_eq!(turned, Square::new(3, 2), "b4 comes to the right");
        let back = ANTICLOCKWISE.place((turned.file(), turned.rank()), (4, 4));
        assert_eq!(back, Square::new(1, 3));
        let fitting = |size| DrawingSymmetry::ALL.into_iter().filter(|s| s.fits(size)).count();
        assert_eq!((fitting((4, 4)), fitting((4, 5))), (6, 5));
    }
}
