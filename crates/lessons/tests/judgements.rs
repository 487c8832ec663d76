//! What a lesson says of a move is true, as far as rules can tell: every move that does what the task asks is right, and
//! what is said of a wrong move is true of every move that it is said of.

use std::collections::BTreeSet;

use game::Position as _;
use lessons::{Course, CourseId, Judgement, LessonStep, MovePattern};
use rules::pacman::Piece;
use rules::{AnyPosition, Fence, Orientation, Path, Square};
use view::{BoardView, CellKind, CellView};

/// A legal move of a step, and what comes of it.
struct LessonMove<'a> {
    step: &'a LessonStep,
    word: &'a str,
    after: AnyPosition,
}

impl LessonMove<'_> {
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
        let path = Path::parse(self.word.trim_start_matches('@')).expect("a path");
        path.last().expect("a square")
    }

    /// How many files and ranks the pawn to move comes to the right and up; nothing of a fence.
    fn moved(&self) -> Option<(isize, isize)> {
        let view = BoardView::from(&self.step.position);
        let from = view.pieces.iter().find(|piece| piece.active)?.square;
        let to = Square::parse(self.word)?;
        let signed = |square: Square| (square.file() as isize, square.rank() as isize);
        let ((from_file, from_rank), (to_file, to_rank)) = (signed(from), signed(to));
        Some((to_file - from_file, to_rank - from_rank))
    }

    /// Whether the pawn moves diagonally, past another.
    fn goes_past(&self) -> bool {
        self.moved().is_some_and(|(files, ranks)| files != 0 && ranks != 0)
    }

    /// Whether Ms. Pac-Man is put on the white circle of the mover's area.
    fn is_own_circle(&self) -> bool {
        let view = BoardView::from(&self.step.position);
        let is_own = |cell: &CellView| cell.kind == CellKind::Circle && cell.seat == view.turn;
        view.cells.iter().any(|cell| cell.square == self.end() && is_own(cell))
    }

    /// Whether PAC-MAN, whose turn comes after those of the other ghosts, can be caught wherever he goes.
    fn traps_pacman(&self) -> bool {
        traps(&self.after, true)
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
        let Some(Piece::Ghost(ghost)) = position.to_move() else { return false };
        let from = position.ghosts()[ghost.index()].expect("it is on the board");
        let pac = position.pac();
        self.walk(self.end(), pac) > self.walk(from, pac)
    }
}

/// Whether the ghosts can catch PAC-MAN for good before his next turn, or in the round after it whatever he does then.
fn traps(position: &AnyPosition, may_move: bool) -> bool {
    let AnyPosition::Pacman(chase) = position else { panic!("no maze") };
    let mut legal = Vec::new();
    position.legal_moves(&mut legal);
    let mut successors = legal.iter().map(|word| {
        let mut next = position.clone();
        next.try_play(&word.to_string()).expect("a legal move");
        next
    });
    match chase.to_move() {
        None => chase.lives() == 0,
        Some(Piece::Pac) => may_move && successors.all(|next| traps(&next, false)),
        Some(Piece::Ghost(_)) => successors.any(|next| traps(&next, may_move)),
    }
}

/// What a reason claims.
type Claim = fn(&LessonMove<'_>) -> bool;

/// The reasons that rules can check, by course, step and name.
const CLAIMS: [(&str, Claim); 23] = [
    ("quoridor start sideways", |m| !m.is_nearer(1)),
    ("quoridor fence own", |m| m.is_fence() && m.cost(1) > 0),
    ("quoridor around long", |m| !m.is_nearer(1)),
    ("quoridor around other", |m| !m.is_nearer(1)),
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
    ("pacman hidden away", |m| m.leads_away()),
    ("pacman hide seen", |m| m.is_seen() && !m.is_caught()),
    ("pacman hide caught", |m| m.is_caught()),
    ("quoridor-strategy race other", |m| !m.is_nearer(1)),
    ("quoridor-strategy fence small", |m| m.cost(2) == 1),
    ("quoridor-strategy dead-end step", |m| !m.is_fence() && m.cost(2) == 0),
    ("ghost-strategy line other", |m| !m.is_seen()),
];

/// What the task of a step asks for, where its answers are moves by name.
const TASKS: [(&str, Claim); 16] = [
    ("quoridor steps", |m| m.moved() == Some((0, -1))),
    // The other pawn is five squares above the fourth row, the own one four.
    ("quoridor fence", |m| {
        m.cost(2) > 0 && Fence::parse(m.word).is_some_and(|fence| fence.anchor.rank() >= 4)
    }),
    ("quoridor wall", |m| {
        let beside = |fence: Fence| {
            let files = fence.anchor.file().abs_diff(3);
            fence.orientation == Orientation::Horizontal && fence.anchor.rank() == 3 && files == 2
        };
        Fence::parse(m.word).is_some_and(beside)
    }),
    ("quoridor jump", |m| m.moved() == Some((0, 2))),
    ("quoridor beside", |m| m.goes_past()),
    ("quoridor one-side", |m| m.goes_past()),
    ("quoridor edge", |m| m.goes_past() && m.is_nearer(1)),
    ("quoridor four", |m| m.moved().is_some_and(|(files, _)| files != 0)),
    ("pacman together", |m| m.traps_pacman()),
    ("mspacman place", |m| m.is_own_circle()),
    ("mspacman take-over", |m| m.is_own_circle()),
    ("mspacman further", |m| m.word.ends_with("f7")),
    ("pacman-strategy unseen", |m| {
        !m.is_seen() && m.walk(m.end(), Square::parse("f5").expect("a square")) <= 2
    }),
    ("ghost-strategy line", |m| m.is_seen()),
    ("ghost-strategy life", |m| m.is_caught()),
    ("quoridor-strategy jump", |m| m.moved() == Some((0, 2))),
];

/// The legal moves of a step.
fn legal_words(step: &LessonStep) -> Vec<String> {
    let mut legal = Vec::new();
    step.position.legal_moves(&mut legal);
    legal.iter().map(ToString::to_string).collect()
}

/// Of those steps whose answers are conditions the rules tell it, and in the courses on strategy other tests do.
#[test]
fn every_move_that_does_what_the_task_asks_is_right() {
    let mut checked = BTreeSet::new();
    for id in CourseId::ALL {
        for step in Course::of(id).steps.iter().filter(|step| step.course == id) {
            let name = format!("{id} {}", step.id);
            let Some((_, asks)) = TASKS.iter().find(|(task, _)| *task == name) else {
                let by_name = |answer: &MovePattern| matches!(answer, MovePattern::Words(_));
                let is_told = !id.teaches_rules() || !step.answers.iter().any(by_name);
                assert!(is_told, "{name}: what does the task ask for?");
                continue;
            };
            for word in legal_words(step) {
                let mut after = step.position.clone();
                after.try_play(&word).expect("a legal move");
                let is_asked = asks(&LessonMove { step, word: &word, after });
                let is_right = step.judge(&word) == Judgement::Right;
                assert_eq!(is_right, is_asked, "{name}: {word}");
            }
            checked.insert(name);
        }
    }
    assert_eq!(checked.len(), TASKS.len(), "{checked:?}");
}

#[test]
fn what_is_said_of_a_wrong_move_is_true() {
    let mut checked = BTreeSet::new();
    for id in CourseId::ALL {
        for step in Course::of(id).steps.iter().filter(|step| step.course == id) {
            for word in legal_words(step) {
                let Judgement::Wrong(key) = step.judge(&word) else { continue };
                let why = key.strip_prefix(&step.key("")).expect("a reason of the step");
                let name = format!("{id} {} {why}", step.id);
                let Some((_, claim)) = CLAIMS.iter().find(|(claim, _)| *claim == name) else {
                    continue;
                };
                let mut after = step.position.clone();
                after.try_play(&word).expect("a legal move");
                let wrong = LessonMove { step, word: &word, after };
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
