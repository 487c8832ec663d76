//! What the sentences of lessons count, counted anew by the rules.

use std::collections::BTreeSet;

use game::Position as _;
use lessons::LessonStep;
use rules::pacman::{self, Piece};
use rules::{AnyPosition, Path, Square, mspacman};
use view::{BoardView, CellKind};

/// Counts something in the position of a step.
type Count = fn(&LessonStep) -> usize;

/// The numbers that sentences of a step say in words, by course and step. What a `fact` or a condition of the step
/// states already is not among them.
pub(crate) const COUNTED: [(&str, Count); 52] = [
    ("quoridor start", pieces),
    ("quoridor steps", steps),
    ("quoridor goal", goal_squares),
    ("quoridor around", fence_length),
    ("quoridor fence", fence_length),
    ("quoridor wall", |step| after_solution(step).fences.len()),
    ("quoridor wall", |step| files_closed(step, "d4h,f4h")),
    ("quoridor both", pieces),
    ("quoridor jump", files_or_ranks_moved),
    ("quoridor between", pieces),
    ("quoridor beside", answers),
    ("quoridor count", pieces),
    ("quoridor four", players),
    ("quoridor four", pawns_ahead),
    ("mini clock", players),
    ("mini out", players),
    ("pacman start", ghosts),
    ("pacman start", |step| chase(step).maze().pellets().len()),
    ("pacman start", squares_moved),
    ("pacman corner", answers),
    ("pacman sight", squares_moved),
    ("pacman pellet", |step| walk(step, "a3", "a1")),
    ("pacman boost", |step| walk(step, "a1", "c1")),
    ("pacman contact", squares_moved),
    ("pacman cross", squares_moved),
    ("pacman catch", |step| walk(step, "b6", "b4")),
    ("pacman together", lives_at_first),
    ("pacman together", ghosts),
    ("pacman last", |step| chase(step).pellets_eaten().into()),
    ("pacman last", |step| chase(step).maze().pellets().len()),
    ("pacman last", |step| walk(step, "h2", "i1")),
    ("mspacman exits", squares_rolled),
    ("mspacman hunt", |step| walk(step, "a9", "a7")),
    ("mspacman catch", |step| walk(step, "a9", "a6")),
    ("mspacman further", ghosts),
    ("quoridor-strategy race", pieces),
    ("quoridor-strategy fence", steps_cost),
    ("quoridor-strategy jump", files_or_ranks_moved),
    ("quoridor-strategy face", pieces),
    ("quoridor-strategy narrow", fence_length),
    ("pacman-strategy tempo", ghosts),
    ("pacman-strategy tempo", |step| walk(step, "c2", "f5")),
    ("pacman-strategy tempo", |step| walk(step, "c2", "f5") / squares_moved(step)),
    ("pacman-strategy unseen", squares_of_a_frenzied_ghost),
    ("pacman-strategy unseen", |step| walk(step, "f3", "f5")),
    ("pacman-strategy landing", |step| rank(solution_end(step))),
    ("pacman-strategy feast", |step| ghosts(step) - ghosts_after_solution(step)),
    ("ghost-strategy corner", ways_out),
    ("ghost-strategy line", squares_of_a_frenzied_ghost),
    ("ghost-strategy line", |step| rank(chase(step).pac())),
    ("ghost-strategy guard", |step| rank(ghost_to_move(step))),
    ("ghost-strategy life", |step| walk(step, "d2", "f2")),
];

fn square(word: &str) -> Square {
    Square::parse(word).expect("a square")
}

/// The number of a row, the lowest being the first.
fn rank(square: Square) -> usize {
    square.rank() + 1
}

fn view(step: &LessonStep) -> BoardView {
    BoardView::from(&step.position)
}

/// The board after what a hint shows.
fn after_solution(step: &LessonStep) -> BoardView {
    let mut position = step.position.clone();
    position.try_play(&step.solution().expect("a solution")).expect("a legal move");
    BoardView::from(&position)
}

fn solution_path(step: &LessonStep) -> Path {
    Path::parse(&step.solution().expect("a solution")).expect("a path")
}

fn solution_end(step: &LessonStep) -> Square {
    solution_path(step).last().expect("a square")
}

/// The squares of the move that a hint shows.
fn squares_moved(step: &LessonStep) -> usize {
    solution_path(step).squares().len()
}

fn pieces(step: &LessonStep) -> usize {
    view(step).pieces.len()
}

fn players(step: &LessonStep) -> usize {
    step.position.seats()
}

/// How many moves solve the task.
fn answers(step: &LessonStep) -> usize {
    step.accepted().len()
}

fn legal_words(position: &AnyPosition) -> Vec<String> {
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    moves.iter().map(ToString::to_string).collect()
}

/// How many squares a pawn may step to.
fn steps(step: &LessonStep) -> usize {
    legal_words(&step.position).iter().filter(|word| Square::parse(word).is_some()).count()
}

/// The squares of the goal line of player 1.
fn goal_squares(step: &LessonStep) -> usize {
    let is_goal = |cell: &&view::CellView| cell.kind == CellKind::Goal && cell.seat == Some(1);
    view(step).cells.iter().filter(is_goal).count()
}

/// From how many squares of the fourth row a pawn cannot step up where these fences stand.
fn files_closed(step: &LessonStep, fences: &str) -> usize {
    let is_closed = |file: &char| {
        let hands = 10 - fences.split(',').count();
        let text = format!("{file}4,a9 {hands},10 1 {fences}");
        let position = step.setup.parse_position(&text).expect("a position");
        !legal_words(&position).contains(&format!("{file}5"))
    };
    ('a'..='i').filter(is_closed).count()
}

fn fence_length(step: &LessonStep) -> usize {
    files_closed(step, "e4h")
}

/// How far a pawn comes by the move that a hint shows.
fn files_or_ranks_moved(step: &LessonStep) -> usize {
    let view = view(step);
    let from = view.pieces.iter().find(|piece| piece.active).expect("a pawn to move").square;
    let to = solution_end(step);
    from.file().abs_diff(to.file()).max(from.rank().abs_diff(to.rank()))
}

/// The pawns in a row in front of the pawn to move.
fn pawns_ahead(step: &LessonStep) -> usize {
    let view = view(step);
    let own = view.pieces.iter().find(|piece| piece.active).expect("a pawn to move").square;
    let is_taken = |rank: &usize| {
        view.pieces.iter().any(|piece| piece.square == Square::new(own.file(), *rank))
    };
    (own.rank() + 1..9).take_while(is_taken).count()
}

/// How many steps the move that a hint shows costs player 2.
fn steps_cost(step: &LessonStep) -> usize {
    after_solution(step).seats[1].shortest_path.len() - view(step).seats[1].shortest_path.len()
}

fn chase(step: &LessonStep) -> &pacman::Position {
    match &step.position {
        AnyPosition::Pacman(position) => position,
        other => panic!("{other} is no maze"),
    }
}

/// The squares that PAC-MAN can step to.
fn ways_out(step: &LessonStep) -> usize {
    chase(step).maze().steps(chase(step).pac()).into_iter().flatten().count()
}

fn ghosts_in(view: &BoardView) -> usize {
    let is_hunted = |word: &str| matches!(word, "pacman" | "mspacman");
    view.pieces.iter().filter(|piece| !is_hunted(piece.kind.word())).count()
}

fn ghosts(step: &LessonStep) -> usize {
    ghosts_in(&view(step))
}

fn ghosts_after_solution(step: &LessonStep) -> usize {
    ghosts_in(&after_solution(step))
}

fn ghost_to_move(step: &LessonStep) -> Square {
    let Some(Piece::Ghost(ghost)) = chase(step).to_move() else { panic!("no ghost is to move") };
    chase(step).ghosts()[ghost.index()].expect("it is on the board")
}

/// The lives that PAC-MAN begins with.
fn lives_at_first(step: &LessonStep) -> usize {
    let chase = chase(step);
    chase.options().lives.unwrap_or(chase.maze().lives()).into()
}

/// How many squares a ghost moves that sees PAC-MAN: the first that comes to see him.
fn squares_of_a_frenzied_ghost(step: &LessonStep) -> usize {
    let mut positions = vec![step.position.clone()];
    for _ in 0..4 {
        for position in &positions {
            let AnyPosition::Pacman(chase) = position else { panic!("no maze") };
            let Some(Piece::Ghost(ghost)) = chase.to_move() else { continue };
            if chase.sees(ghost) {
                let length = |word: &String| Path::parse(word).map(|path| path.squares().len());
                return legal_words(position).iter().filter_map(length).max().expect("a move");
            }
        }
        positions = positions.iter().flat_map(successors).collect();
    }
    panic!("no ghost comes to see PAC-MAN")
}

fn successors(position: &AnyPosition) -> Vec<AnyPosition> {
    let after = |word: &String| {
        let mut next = position.clone();
        next.try_play(word).expect("a legal move");
        next
    };
    legal_words(position).iter().map(after).collect()
}

/// What the die or the spinner shows.
fn squares_rolled(step: &LessonStep) -> usize {
    let AnyPosition::Mspacman(position) = &step.position else { panic!("no die") };
    let mspacman::Phase::Move(_, squares) = position.phase() else { panic!("nothing is shown") };
    squares.into()
}

/// How many steps a square is from another, among the walls and fences alone.
fn walk(step: &LessonStep, from: &str, to: &str) -> usize {
    let neighbours = |at: Square| -> Vec<Square> {
        match &step.position {
            AnyPosition::Pacman(position) => {
                position.maze().steps(at).into_iter().flatten().collect()
            }
            AnyPosition::Mspacman(position) => position.board().neighbours(at).to_vec(),
            other => panic!("{other} has no walks"),
        }
    };
    let (mut reached, mut steps) = (BTreeSet::from([square(from)]), 0);
    while !reached.contains(&square(to)) {
        let next: Vec<_> = reached.iter().flat_map(|&at| neighbours(at)).collect();
        reached.extend(next);
        steps += 1;
    }
    steps
}
