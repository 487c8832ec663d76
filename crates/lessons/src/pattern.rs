use std::collections::VecDeque;

use game::{Outcome, Position as _, Record, Seat, SeatNumber, Turn};
use rules::pacman::{self, Maze, Piece};
use rules::{AnyPosition, Fence, Path, Square};
use view::{BoardView, GameEvent};

use crate::LessonFault;

/// Which moves an answer means: some by their words, or all legal ones that meet conditions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MovePattern {
    /// These words.
    Words(Vec<String>),
    /// Every legal move that meets all of these.
    Any(Vec<MoveCondition>),
}

/// What a move does, by its outcome.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoveCondition {
    /// `step`: a piece moves.
    Step,
    /// `fence`: a fence is placed.
    Fence,
    /// `ends a1,b2`: the piece ends on one of these squares.
    Ends(Vec<Square>),
    /// `nearer`: the mover's shortest path gets shorter; a ghost has fewer steps to PAC-MAN.
    Nearer,
    /// `longer 2 3`: the shortest path of that player gets longer by at least so much.
    Longer(SeatNumber, usize),
    /// `spares 1`: the shortest path of that player does not get longer.
    Spares(SeatNumber),
    /// `ahead`: the mover wins the race, if nobody places a fence any more.
    Ahead,
    /// `pellet`: PAC-MAN eats a pellet.
    Pellet,
    /// `eats 2`: PAC-MAN eats at least so many ghosts.
    Eats(usize),
    /// `caught`: PAC-MAN is caught.
    Caught,
    /// `unseen`: no ghost sees PAC-MAN afterwards.
    Unseen,
    /// `own-dots 3`: Ms. Pac-Man takes at least so many dots of the mover's colour.
    OwnDots(usize),
    /// `weakens`: a power dot turns the ghosts weak.
    Weakens,
    /// `sends-home`: a weak ghost goes home.
    SendsHome,
    /// `takes-over`: a ghost's player takes over Ms. Pac-Man.
    TakesOver,
    /// `wins`: the mover wins the game.
    Wins,
    /// `over`: the game is over, whoever has won.
    Over,
    /// `not caught`: the condition after it is not met.
    Not(Box<MoveCondition>),
}

impl MovePattern {
    /// Whether a legal move fits.
    pub fn fits(&self, before: &AnyPosition, word: &str) -> bool {
        match self {
            MovePattern::Words(words) => words.iter().any(|other| other == word),
            MovePattern::Any(conditions) => {
                let mut record = Record::new(before.clone());
                record.play(word).is_ok()
                    && conditions.iter().all(|condition| condition.is_met(&record, word))
            }
        }
    }

    /// Parses words, or `any` and conditions.
    pub(crate) fn parse(text: &str) -> Result<MovePattern, LessonFault> {
        let mut words = text.split_whitespace();
        match words.clone().next() {
            None => Err(LessonFault::Missing("answer")),
            Some("any") => {
                words.next();
                let mut conditions = Vec::new();
                while let Some(word) = words.next() {
                    conditions.push(MoveCondition::parse(word, &mut words)?);
                }
                Ok(MovePattern::Any(conditions))
            }
            Some(_) => Ok(MovePattern::Words(words.map(str::to_owned).collect())),
        }
    }
}

impl MoveCondition {
    fn parse<'a>(
        word: &str,
        rest: &mut impl Iterator<Item = &'a str>,
    ) -> Result<MoveCondition, LessonFault> {
        let missing = || LessonFault::Word(word.to_owned());
        fn number<T: std::str::FromStr>(word: Option<&str>) -> Option<T> {
            word?.parse().ok()
        }
        Ok(match word {
            "step" => MoveCondition::Step,
            "fence" => MoveCondition::Fence,
            "ends" => {
                let squares = rest.next().ok_or_else(missing)?.split(',').map(Square::parse);
                MoveCondition::Ends(squares.collect::<Option<_>>().ok_or_else(missing)?)
            }
            "nearer" => MoveCondition::Nearer,
            "longer" => MoveCondition::Longer(
                number(rest.next()).ok_or_else(missing)?,
                number(rest.next()).ok_or_else(missing)?,
            ),
            "spares" => MoveCondition::Spares(number(rest.next()).ok_or_else(missing)?),
            "ahead" => MoveCondition::Ahead,
            "pellet" => MoveCondition::Pellet,
            "eats" => MoveCondition::Eats(number(rest.next()).ok_or_else(missing)?),
            "caught" => MoveCondition::Caught,
            "unseen" => MoveCondition::Unseen,
            "own-dots" => MoveCondition::OwnDots(number(rest.next()).ok_or_else(missing)?),
            "weakens" => MoveCondition::Weakens,
            "sends-home" => MoveCondition::SendsHome,
            "takes-over" => MoveCondition::TakesOver,
            "wins" => MoveCondition::Wins,
            "over" => MoveCondition::Over,
            "not" => {
                let negated = rest.next().ok_or_else(missing)?;
                MoveCondition::Not(Box::new(MoveCondition::parse(negated, rest)?))
            }
            _ => return Err(missing()),
        })
    }

    /// Whether the only move of a record meets it.
    fn is_met(&self, record: &Record<AnyPosition>, word: &str) -> bool {
        let (before, after) = (record.start(), record.position());
        let events = || GameEvent::of_entry(record, 1);
        let happened = |event: fn(&GameEvent) -> bool| events().iter().any(event);
        match self {
            MoveCondition::Step => Fence::parse(word).is_none(),
            MoveCondition::Fence => Fence::parse(word).is_some(),
            MoveCondition::Ends(squares) => {
                let path = Path::parse(word.trim_start_matches('@'));
                let end = path.as_ref().and_then(|path| path.squares().last());
                end.is_some_and(|end| squares.contains(end))
            }
            MoveCondition::Nearer => match before {
                AnyPosition::Pacman(chase) => brings_ghost_nearer(chase, word),
                _ => mover(before)
                    .is_some_and(|seat| path_length(after, seat) < path_length(before, seat)),
            },
            MoveCondition::Longer(seat, by) => {
                path_length(after, *seat) >= path_length(before, *seat).saturating_add(*by)
            }
            MoveCondition::Spares(seat) => path_length(after, *seat) <= path_length(before, *seat),
            // It is the others' turn then: whoever needs as many steps arrives first.
            MoveCondition::Ahead => mover(before).is_some_and(|seat| {
                let own = path_length(after, seat);
                let mut others = others(after, seat);
                after.outcome().is_some() || others.all(|other| own < path_length(after, other))
            }),
            MoveCondition::Pellet => happened(|e| matches!(e, GameEvent::PelletEaten(_))),
            MoveCondition::Eats(count) => {
                let eaten = |e: &&GameEvent| matches!(e, GameEvent::GhostEaten(_));
                events().iter().filter(eaten).count() >= *count
            }
            MoveCondition::Caught => happened(|e| matches!(e, GameEvent::PacmanCaught(..))),
            MoveCondition::Unseen => BoardView::from(after).sight_lines.is_empty(),
            MoveCondition::OwnDots(count) => mover(before).is_some_and(|seat| {
                dots_left(before, seat) >= dots_left(after, seat).saturating_add(*count)
            }),
            MoveCondition::Weakens => happened(|e| matches!(e, GameEvent::GhostsWeakened)),
            MoveCondition::SendsHome => happened(|e| matches!(e, GameEvent::GhostCaught(_))),
            MoveCondition::TakesOver => happened(|e| matches!(e, GameEvent::TookOver(_))),
            MoveCondition::Wins => {
                let won = after.outcome();
                let winners = won.iter().flat_map(Outcome::winning_seats);
                mover(before).is_some_and(|seat| {
                    winners.map(Seat::number).any(|winner| winner == usize::from(seat))
                })
            }
            MoveCondition::Over => after.outcome().is_some(),
            MoveCondition::Not(condition) => !condition.is_met(record, word),
        }
    }
}

/// Whether a move leads the ghost to move to a square from which PAC-MAN is fewer steps away.
fn brings_ghost_nearer(position: &pacman::Position, word: &str) -> bool {
    let Some(Piece::Ghost(ghost)) = position.to_move() else { return false };
    let from = position.ghosts()[ghost.index()];
    let to = Path::parse(word).and_then(|path| path.last());
    let steps = |square: Option<Square>| steps_between(position.maze(), square?, position.pac());
    steps(to).zip(steps(from)).is_some_and(|(to, from)| to < from)
}

/// How many steps a square is from another among the fences of a maze.
fn steps_between(maze: &Maze, from: Square, to: Square) -> Option<usize> {
    let (mut queue, mut seen) = (VecDeque::from([(from, 0)]), vec![from]);
    while let Some((square, steps)) = queue.pop_front() {
        if square == to {
            return Some(steps);
        }
        for next in maze.steps(square).into_iter().flatten() {
            if !seen.contains(&next) {
                seen.push(next);
                queue.push_back((next, steps + 1));
            }
        }
    }
    None
}

/// The seat to move.
pub(crate) fn mover(position: &AnyPosition) -> Option<SeatNumber> {
    match position.turn() {
        Turn::Seat(seat) => Some(seat.number() as SeatNumber),
        Turn::Chance | Turn::Over => None,
    }
}

/// How many steps a seat's shortest path has; 0 where the game knows no such thing.
pub(crate) fn path_length(position: &AnyPosition, seat: SeatNumber) -> usize {
    let view = BoardView::from(position);
    let seat = view.seats.get(usize::from(seat).wrapping_sub(1));
    seat.map_or(0, |seat| seat.shortest_path.len().saturating_sub(1))
}

/// The other seats that are still in the game.
pub(crate) fn others(position: &AnyPosition, seat: SeatNumber) -> impl Iterator<Item = SeatNumber> {
    let view = BoardView::from(position);
    let is_in = move |other: &SeatNumber| !view.seats[usize::from(*other) - 1].out;
    (1..=position.seats() as SeatNumber).filter(move |&other| other != seat).filter(is_in)
}

/// How many dots of a seat's colour are left.
fn dots_left(position: &AnyPosition, seat: SeatNumber) -> usize {
    let view = BoardView::from(position);
    let dots = view.seats.get(usize::from(seat).wrapping_sub(1)).and_then(|seat| seat.dots);
    dots.map_or(0, |dots| dots.now.into())
}
