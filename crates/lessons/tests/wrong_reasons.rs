//! What a lesson says of a wrong move is true of every move that it is said of, as far as rules can tell.

use std::collections::BTreeSet;

use game::Position as _;
use lessons::{Course, CourseId, Judgement, LessonStep};
use rules::{AnyPosition, Fence, Path, Square};
use view::BoardView;

/// A wrong move of a step, and what comes of it.
struct WrongMove<'a> {
    step: &'a LessonStep,
    word: &'a str,
    after: AnyPosition,
}

impl WrongMove<'_> {
    /// How many steps the pawn of a seat had and has to its goal.
    fn paths(&self, seat: usize) -> (usize, usize) {
        let length = |position: &AnyPosition| {
            BoardView::from(position).seats[seat - 1].shortest_path.len().saturating_sub(1)
        };
        (length(&self.step.position), length(&self.after))
    }

    /// How many steps more a seat has to its goal.
    fn cost(&self, seat: usize) -> usize {
        let (before, after) = self.paths(seat);
        after.saturating_sub(before)
    }

    fn is_nearer(&self, seat: usize) -> bool {
        let (before, after) = self.paths(seat);
        after < before
    }

    fn is_fence(&self) -> bool {
        Fence::parse(self.word).is_some()
    }

    /// Whether a ghost sees PAC-MAN.
    fn is_seen(&self) -> bool {
        !BoardView::from(&self.after).sight_lines.is_empty()
    }

    fn lives(&self) -> (u8, u8) {
        let lives = |position: &AnyPosition| match position {
            AnyPosition::Pacman(position) => position.lives(),
            other => panic!("{other} has no lives"),
        };
        (lives(&self.step.position), lives(&self.after))
    }

    fn is_caught(&self) -> bool {
        let (before, after) = self.lives();
        after < before
    }

    /// Where the move ends.
    fn end(&self) -> Square {
        *Path::parse(self.word).expect("a path").squares().last().expect("a square")
    }

    /// How many steps a square of the maze is from another, where pieces walk alone.
    fn walk(&self, from: Square, to: Square) -> usize {
        let AnyPosition::Pacman(position) = &self.step.position else { panic!("no maze") };
        let (mut seen, mut steps) = (vec![from], 0);
        while !seen.contains(&to) {
            let next = seen.iter().flat_map(|&at| position.maze().steps(at)).flatten();
            let next: Vec<_> = next.filter(|square| !seen.contains(square)).collect();
            seen.extend(next);
            steps += 1;
        }
        steps
    }

    /// Whether the ghost that moved is farther from PAC-MAN than it was.
    fn leads_away(&self) -> bool {
        let AnyPosition::Pacman(position) = &self.step.position else { panic!("no maze") };
        let Some(rules::pacman::Piece::Ghost(ghost)) = position.to_move() else { return false };
        let from = position.ghosts()[ghost.index()].expect("it is on the board");
        let pac = position.pac();
        self.walk(self.end(), pac) > self.walk(from, pac)
    }
}

/// What a reason claims.
type Claim = fn(&WrongMove<'_>) -> bool;

/// The reasons that rules can check, by course, step and name.
const CLAIMS: [(&str, Claim); 20] = [
    ("quoridor start sideways", |m| !m.is_nearer(1)),
    ("quoridor fence own", |m| m.is_fence() && m.cost(1) > 0),
    ("quoridor fence idle", |m| m.cost(2) == 0),
    ("quoridor closed short", |m| m.cost(2) < 2),
    ("quoridor both both", |m| m.cost(1) > 0 && m.cost(2) > 0),
    ("quoridor both idle", |m| m.cost(2) == 0),
    ("quoridor count small", |m| (1..4).contains(&m.cost(2))),
    ("quoridor count idle", |m| m.is_fence() && m.cost(2) == 0),
    // Both need three steps then.
    ("quoridor count step", |m| [m.paths(1).1, m.paths(2).1] == [3, 3]),
    ("quoridor count aside", |m| !m.is_nearer(1) && m.paths(2).1 < m.paths(1).1),
    ("quoridor save other", |m| !m.is_nearer(1)),
    ("quoridor race other", |m| !m.is_nearer(1)),
    ("mini out idle", |m| m.cost(3) == 0),
    ("pacman ghosts away", |m| m.leads_away()),
    ("pacman hide seen", |m| m.is_seen() && !m.is_caught()),
    ("pacman hide caught", |m| m.is_caught()),
    ("quoridor-strategy race other", |m| !m.is_nearer(1)),
    ("quoridor-strategy fence small", |m| m.cost(2) == 1),
    ("quoridor-strategy dead-end step", |m| !m.is_fence() && m.cost(2) == 0),
    ("ghost-strategy line other", |m| !m.is_seen()),
];

#[test]
fn what_is_said_of_a_wrong_move_is_true() {
    let mut checked = BTreeSet::new();
    for id in CourseId::ALL {
        for step in Course::of(id).steps.iter().filter(|step| step.course == id) {
            let mut legal = Vec::new();
            step.position.legal_moves(&mut legal);
            for word in legal.iter().map(ToString::to_string) {
                let Judgement::Wrong(key) = step.judge(&word) else { continue };
                let why = key.strip_prefix(&step.key("")).expect("a reason of the step");
                let name = format!("{id} {} {why}", step.id);
                let Some((_, claim)) = CLAIMS.iter().find(|(claim, _)| *claim == name) else {
                    continue;
                };
                let mut after = step.position.clone();
                after.try_play(&word).expect("a legal move");
                let wrong = WrongMove { step, word: &word, after };
                assert!(claim(&wrong), "{name}: {word}");
                checked.insert(name);
            }
        }
    }
    let missing: Vec<_> = CLAIMS.iter().filter(|(name, _)| !checked.contains(*name)).collect();
    assert!(
        missing.is_empty(),
        "of no move: {:?}",
        missing.iter().map(|m| m.0).collect::<Vec<_>>()
    );
}
