use game::Reason;

use super::{Ghost, Piece};
use crate::{Fence, Square};

/// Why a move is not legal. A move is checked square by square, and the refusal is about the first
/// illegal one.
///
/// | key | rule | args |
/// | --- | --- | --- |
/// | `refusal-pac-over` | | |
/// | `refusal-pac-not-a-move` | | `word` |
/// | `refusal-pac-must-move` | P06 or P41 | `piece` |
/// | `refusal-pac-off-board` | P02 | `square` |
/// | `refusal-pac-not-adjacent` | P06, P09 or P20 | `piece`, `from`, `to` |
/// | `refusal-pac-fenced` | P10 or P21 | `piece`, `from`, `to`, `fence` |
/// | `refusal-pac-too-short` | P06 | |
/// | `refusal-pac-too-far` | P06 | `square`: where his two steps end |
/// | `refusal-pac-boost-too-short` | P12 | `left`: remaining steps of the boost |
/// | `refusal-pac-boost-too-far` | P12 | `square`: where the boost ends |
/// | `refusal-pac-after-last-pellet` | P35 | `pellet` |
/// | `refusal-pac-after-catch` | P39 or P30 | `piece` (who moved), `square` |
/// | `refusal-pac-ghost-in-the-way` | P39 | `ghost`, `square` |
/// | `refusal-pac-pellet-wall` | P28 | `ghost`, `pellet` |
/// | `refusal-pac-ends-on-pellet` | P27 | `ghost`, `pellet` |
/// | `refusal-pac-ends-on-ghost` | P40 | `ghost`, `other`, `square` |
/// | `refusal-pac-one-square` | P20 | `ghost`, `square`: where it has to stop, since it does not see PAC-MAN |
/// | `refusal-pac-two-squares` | P22 | `ghost`, `square`: where it has to stop |
/// | `refusal-pac-frenzy-too-short` | P22 | `ghost`, `square`: where it cannot stop, since it sees PAC-MAN |
/// | `refusal-pac-frenzy-turns` | P22 | `ghost`, `square`: where it would turn |
///
/// `piece`, `ghost` and `other` are terms: `pacman`, `blinky`, `inky`, `pinky`, `clyde`.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "documented in the table above")]
pub enum Refusal {
    Over,
    NotAMove(String),
    MustMove(Piece),
    OffBoard { square: Square },
    NotAdjacent { piece: Piece, from: Square, to: Square },
    Fenced { piece: Piece, from: Square, to: Square, fence: Fence },
    TooShort,
    TooFar { square: Square },
    BoostTooShort { left: u8 },
    BoostTooFar { square: Square },
    AfterLastPellet { pellet: Square },
    AfterCatch { piece: Piece, square: Square },
    GhostInTheWay { ghost: Ghost, square: Square },
    PelletWall { ghost: Ghost, pellet: Square },
    EndsOnPellet { ghost: Ghost, pellet: Square },
    EndsOnGhost { ghost: Ghost, other: Ghost, square: Square },
    OneSquare { ghost: Ghost, square: Square },
    TwoSquares { ghost: Ghost, square: Square },
    FrenzyTooShort { ghost: Ghost, square: Square },
    FrenzyTurns { ghost: Ghost, square: Square },
}

impl Refusal {
    /// The number of the rule that the move breaks; empty if no rule is concerned.
    pub fn rule(&self) -> &'static str {
        let by = |piece: &Piece, pac, ghost| if *piece == Piece::Pac { pac } else { ghost };
        match self {
            Refusal::Over | Refusal::NotAMove(_) => "",
            Refusal::MustMove(piece) => by(piece, "P06", "P41"),
            Refusal::OffBoard { .. } => "P02",
            Refusal::NotAdjacent { piece, from, to } => {
                let diagonal = from.file() != to.file() && from.rank() != to.rank();
                by(piece, if diagonal { "P09" } else { "P06" }, "P20")
            }
            Refusal::Fenced { piece, .. } => by(piece, "P10", "P21"),
            Refusal::TooShort | Refusal::TooFar { .. } => "P06",
            Refusal::BoostTooShort { .. } | Refusal::BoostTooFar { .. } => "P12",
            Refusal::AfterLastPellet { .. } => "P35",
            Refusal::AfterCatch { piece, .. } => by(piece, "P39", "P30"),
            Refusal::GhostInTheWay { .. } => "P39",
            Refusal::PelletWall { .. } => "P28",
            Refusal::EndsOnPellet { .. } => "P27",
            Refusal::EndsOnGhost { .. } => "P40",
            Refusal::OneSquare { .. } => "P20",
            Refusal::TwoSquares { .. }
            | Refusal::FrenzyTooShort { .. }
            | Refusal::FrenzyTurns { .. } => "P22",
        }
    }
}

impl From<Refusal> for Reason {
    fn from(refusal: Refusal) -> Reason {
        let rule = refusal.rule();
        let new = |key| Reason::new(key, rule);
        match refusal {
            Refusal::Over => new("refusal-pac-over"),
            Refusal::NotAMove(word) => new("refusal-pac-not-a-move").text("word", word),
            Refusal::MustMove(piece) => new("refusal-pac-must-move").term("piece", piece.term()),
            Refusal::OffBoard { square } => new("refusal-pac-off-board").text("square", square),
            Refusal::NotAdjacent { piece, from, to } => new("refusal-pac-not-adjacent")
                .term("piece", piece.term())
                .text("from", from)
                .text("to", to),
            Refusal::Fenced { piece, from, to, fence } => new("refusal-pac-fenced")
                .term("piece", piece.term())
                .text("from", from)
                .text("to", to)
                .text("fence", fence),
            Refusal::TooShort => new("refusal-pac-too-short"),
            Refusal::TooFar { square } => new("refusal-pac-too-far").text("square", square),
            Refusal::BoostTooShort { left } => {
                new("refusal-pac-boost-too-short").number("left", left.into())
            }
            Refusal::BoostTooFar { square } => {
                new("refusal-pac-boost-too-far").text("square", square)
            }
            Refusal::AfterLastPellet { pellet } => {
                new("refusal-pac-after-last-pellet").text("pellet", pellet)
            }
            Refusal::AfterCatch { piece, square } => {
                new("refusal-pac-after-catch").term("piece", piece.term()).text("square", square)
            }
            Refusal::GhostInTheWay { ghost, square } => {
                ghost_reason(new("refusal-pac-ghost-in-the-way"), ghost, "square", square)
            }
            Refusal::PelletWall { ghost, pellet } => {
                ghost_reason(new("refusal-pac-pellet-wall"), ghost, "pellet", pellet)
            }
            Refusal::EndsOnPellet { ghost, pellet } => {
                ghost_reason(new("refusal-pac-ends-on-pellet"), ghost, "pellet", pellet)
            }
            Refusal::EndsOnGhost { ghost, other, square } => {
                ghost_reason(new("refusal-pac-ends-on-ghost"), ghost, "square", square)
                    .term("other", other.word())
            }
            Refusal::OneSquare { ghost, square } => {
                ghost_reason(new("refusal-pac-one-square"), ghost, "square", square)
            }
            Refusal::TwoSquares { ghost, square } => {
                ghost_reason(new("refusal-pac-two-squares"), ghost, "square", square)
            }
            Refusal::FrenzyTooShort { ghost, square } => {
                ghost_reason(new("refusal-pac-frenzy-too-short"), ghost, "square", square)
            }
            Refusal::FrenzyTurns { ghost, square } => {
                ghost_reason(new("refusal-pac-frenzy-turns"), ghost, "square", square)
            }
        }
    }
}

fn ghost_reason(reason: Reason, ghost: Ghost, name: &'static str, square: Square) -> Reason {
    reason.term("ghost", ghost.word()).text(name, square)
}
