use rules::Piece;
use view::{BoardView, PieceKind, PieceView};

use crate::PieceColour;

/// The colours of a board as a picture. By default those of the page by day.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardColours {
    /// Around and between the squares.
    pub ground: String,
    /// A square.
    pub tile: String,
    /// A square that nobody enters.
    pub solid: String,
    /// The names of files and ranks.
    pub coordinate: String,
    /// A fence.
    pub fence: String,
    /// A wall, and the sign of an exit.
    pub wall: String,
    /// A power pellet.
    pub pellet: String,
    /// A dot.
    pub dot: String,
    /// The ring around the piece to move.
    pub accent: String,
    /// The sign on a pawn.
    pub mark: String,
    /// PAC-MAN and Ms. Pac-Man.
    pub muncher: String,
    /// The rim of a weak ghost.
    pub weak: String,
    /// Blinky, Inky, Pinky and Clyde.
    pub ghosts: [String; 4],
    /// The pawns of seats 1 to 5.
    pub pawns: [String; 5],
}

impl Default for BoardColours {
    fn default() -> BoardColours {
        BoardColours::from_tokens(|_| None)
    }
}

impl BoardColours {
    /// The colours of a theme by the names that the page's style sheet has for them: `ground`, `p1`.
    /// One that is not there is as by day.
    pub fn from_tokens(token: impl Fn(&str) -> Option<String>) -> BoardColours {
        let colour = |name: &str, by_day: &str| token(name).unwrap_or_else(|| by_day.to_owned());
        BoardColours {
            ground: colour("ground", "#343c52"),
            tile: colour("tile", "#d3d8e2"),
            solid: colour("ground2", "#2b3245"),
            coordinate: colour("coord", "#aeb6c9"),
            fence: colour("fence", "#f4b53f"),
            wall: colour("wall", "#7fa2ff"),
            pellet: colour("pellet", "#ffe08a"),
            dot: colour("dot", "#596174"),
            accent: colour("accent", "#2f5fe0"),
            mark: colour("on", "#ffffff"),
            muncher: colour("muncher", "#ffcf3f"),
            weak: colour("weak", "#3f63d8"),
            ghosts: [
                colour("blinky", "#e5484d"),
                colour("inky", "#1c9fbd"),
                colour("pinky", "#e27db6"),
                colour("clyde", "#ea8127"),
            ],
            pawns: [
                colour("p1", "#0f8a6d"),
                colour("p2", "#cf4f2b"),
                colour("p3", "#6b4fd0"),
                colour("p4", "#9a6a00"),
                colour("p5", "#b03a78"),
            ],
        }
    }

    /// The same, with the colours that the seats of a board have by the pieces they chose.
    pub(crate) fn of_board(&self, view: &BoardView) -> BoardColours {
        let mut colours = self.clone();
        for (own, colour) in colours.pawns.iter_mut().zip(PieceColour::of_seats(view)) {
            self.colour(colour).clone_into(own);
        }
        colours
    }

    /// The colour of a seat.
    pub(crate) fn seat(&self, seat: Option<u8>) -> &str {
        &self.pawns[usize::from(seat.unwrap_or(1).max(1) - 1) % self.pawns.len()]
    }

    /// The colour of a piece.
    pub(crate) fn piece(&self, piece: &PieceView) -> &str {
        match piece.kind {
            PieceKind::Mspacman => &self.muncher,
            PieceKind::Character(Piece::Pawn) | PieceKind::Ghost => self.seat(piece.seat),
            PieceKind::Character(character) => self.colour(PieceColour::Character(character)),
        }
    }

    /// A colour of pieces.
    pub(crate) fn colour(&self, colour: PieceColour) -> &str {
        match colour {
            PieceColour::Pawn(seat) => self.seat(Some(seat)),
            PieceColour::Character(Piece::Blinky) => &self.ghosts[0],
            PieceColour::Character(Piece::Inky) => &self.ghosts[1],
            PieceColour::Character(Piece::Pinky) => &self.ghosts[2],
            PieceColour::Character(Piece::Clyde) => &self.ghosts[3],
            PieceColour::Character(Piece::Pacman | Piece::Pawn) => &self.muncher,
        }
    }
}
