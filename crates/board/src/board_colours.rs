use rules::Piece;
use view::{PieceKind, PieceView};

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
    /// Seats 1 to 5.
    pub seats: [String; 5],
}

impl Default for BoardColours {
    fn default() -> BoardColours {
        BoardColours::from_tokens(|_| None)
    }
}

impl BoardColours {
    /// The colours of a theme by the names that the page's style sheet has for them: `ground`, `s1`.
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
            seats: [
                colour("s1", "#0f8a6d"),
                colour("s2", "#cf4f2b"),
                colour("s3", "#6b4fd0"),
                colour("s4", "#9a6a00"),
                colour("s5", "#b03a78"),
            ],
        }
    }

    /// The colour of a seat.
    pub(crate) fn seat(&self, seat: Option<u8>) -> &str {
        &self.seats[usize::from(seat.unwrap_or(1).max(1) - 1) % self.seats.len()]
    }

    /// The colour of a piece.
    pub(crate) fn piece(&self, piece: &PieceView) -> &str {
        match piece.kind {
            PieceKind::Mspacman | PieceKind::Character(Piece::Pacman) => &self.muncher,
            PieceKind::Character(Piece::Blinky) => &self.ghosts[0],
            PieceKind::Character(Piece::Inky) => &self.ghosts[1],
            PieceKind::Character(Piece::Pinky) => &self.ghosts[2],
            PieceKind::Character(Piece::Clyde) => &self.ghosts[3],
            PieceKind::Character(Piece::Pawn) | PieceKind::Ghost => self.seat(piece.seat),
        }
    }
}
