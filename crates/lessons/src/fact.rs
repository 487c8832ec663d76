use game::{Position as _, Seat, SeatNumber};
use rules::mspacman::Phase;
use rules::{AnyPosition, Path};
use view::BoardView;

use crate::LessonFault;
use crate::pattern::path_length;

/// What the sentences of a step say of its position, so that the rules can check it: `path 1 4`, or,
/// after a move, `after e3h path 2 7`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonFact {
    /// The move that is played first.
    after: Option<String>,
    statement: FactStatement,
}

/// One thing that can be said of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum FactStatement {
    /// `path 1 4`: the shortest path of that player has so many steps.
    Path(SeatNumber, usize),
    /// `fences 1 2`: that player has so many fences in hand.
    Fences(SeatNumber, usize),
    /// `seen 2`: so many ghosts see PAC-MAN.
    Seen(usize),
    /// `lives 1`: PAC-MAN has so many lives.
    Lives(usize),
    /// `pellets 1`: so many pellets are left.
    Pellets(usize),
    /// `boost 3`: having eaten a pellet, PAC-MAN moves up to so many squares more.
    Boost(usize),
    /// `dots 1 17`: so many dots of that player's colour are left.
    Dots(SeatNumber, usize),
    /// `squares 3`: the spinner or the die gives so many squares.
    Squares(usize),
    /// `weak 2`: the ghost of that player is weak.
    Weak(SeatNumber),
    /// `strong 2`: the ghost of that player is strong.
    Strong(SeatNumber),
}

impl LessonFact {
    /// Parses the value of a `fact` line.
    pub(crate) fn parse(text: &str) -> Result<LessonFact, LessonFault> {
        let bad = || LessonFault::Word(text.to_owned());
        let words: Vec<_> = text.split_whitespace().collect();
        let (after, words) = match words.as_slice() {
            ["after", word, rest @ ..] => (Some((*word).to_owned()), rest),
            words => (None, words),
        };
        fn number<T: std::str::FromStr>(word: &str) -> Option<T> {
            word.parse().ok()
        }
        let pair = |seat, count| number(seat).zip(number(count));
        let statement = match *words {
            ["path", seat, count] => pair(seat, count).map(|(s, n)| FactStatement::Path(s, n)),
            ["fences", seat, count] => pair(seat, count).map(|(s, n)| FactStatement::Fences(s, n)),
            ["dots", seat, count] => pair(seat, count).map(|(s, n)| FactStatement::Dots(s, n)),
            ["seen", count] => number(count).map(FactStatement::Seen),
            ["lives", count] => number(count).map(FactStatement::Lives),
            ["pellets", count] => number(count).map(FactStatement::Pellets),
            ["boost", count] => number(count).map(FactStatement::Boost),
            ["squares", count] => number(count).map(FactStatement::Squares),
            ["weak", seat] => number(seat).map(FactStatement::Weak),
            ["strong", seat] => number(seat).map(FactStatement::Strong),
            _ => None,
        };
        Ok(LessonFact { after, statement: statement.ok_or_else(bad)? })
    }

    /// Whether it is true in a position.
    pub(crate) fn holds(&self, position: &AnyPosition) -> bool {
        let mut position = position.clone();
        if self.after.as_ref().is_some_and(|word| position.try_play(word).is_err()) {
            return false;
        }
        let view = BoardView::from(&position);
        let seat = |seat: SeatNumber| view.seats.get(usize::from(seat).wrapping_sub(1));
        let is_weak = |seat: SeatNumber| match &position {
            AnyPosition::Mspacman(position) => {
                let ghost = Seat::from_number(seat.into()).and_then(|seat| position.ghost(seat));
                ghost.map(|ghost| ghost.side.is_weak())
            }
            _ => None,
        };
        match self.statement {
            FactStatement::Path(seat, count) => path_length(&position, seat) == count,
            FactStatement::Fences(of, count) => {
                seat(of).and_then(|seat| seat.fences).is_some_and(|f| usize::from(f.now) == count)
            }
            FactStatement::Dots(of, count) => {
                seat(of).and_then(|seat| seat.dots).is_some_and(|d| usize::from(d.now) == count)
            }
            FactStatement::Seen(count) => view.sight_lines.len() == count,
            FactStatement::Lives(count) => {
                matches!(&position, AnyPosition::Pacman(p) if usize::from(p.lives()) == count)
            }
            FactStatement::Pellets(count) => {
                matches!(&position, AnyPosition::Pacman(p) if p.pellets().count() == count)
            }
            FactStatement::Boost(count) => longest_boost(&position) == Some(count),
            FactStatement::Squares(count) => matches!(&position, AnyPosition::Mspacman(p)
                if matches!(p.phase(), Phase::Move(_, squares) if usize::from(squares) == count)),
            FactStatement::Weak(seat) => is_weak(seat) == Some(true),
            FactStatement::Strong(seat) => is_weak(seat) == Some(false),
        }
    }

    /// The number that it states, where it states one.
    pub fn number(&self) -> Option<usize> {
        match self.statement {
            FactStatement::Path(_, count)
            | FactStatement::Fences(_, count)
            | FactStatement::Dots(_, count)
            | FactStatement::Seen(count)
            | FactStatement::Lives(count)
            | FactStatement::Pellets(count)
            | FactStatement::Boost(count)
            | FactStatement::Squares(count) => Some(count),
            FactStatement::Weak(_) | FactStatement::Strong(_) => None,
        }
    }
}

/// The most squares that a legal move goes on after its first pellet.
fn longest_boost(position: &AnyPosition) -> Option<usize> {
    let AnyPosition::Pacman(pacman) = position else { return None };
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    let boosts = moves.iter().filter_map(|m| {
        let path = Path::parse(&m.to_string())?;
        let pellet = path.squares().iter().position(|&square| pacman.has_pellet(square))?;
        Some(path.squares().len() - pellet - 1)
    });
    boosts.max()
}
