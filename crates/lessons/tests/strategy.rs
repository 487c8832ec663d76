//! The strategy courses are right: in every step exactly the accepted moves win by force. In Quoridor the
//! engine says so, which announces only what it has proven; in the PAC-MAN variant the solved maze.

use std::collections::HashMap;

use engine::{Limits, Player, Score, SearchControl, Settings, Stopwatch};
use game::{Position as _, Turn, Verdict};
use lessons::{Course, CourseId, Judgement, LessonStep};
use rules::AnyPosition;
use solver::{SolveRequest, Tablebase};

fn legal_words(step: &LessonStep) -> Vec<String> {
    let mut moves = Vec::new();
    step.position.legal_moves(&mut moves);
    moves.iter().map(ToString::to_string).collect()
}

/// Whether whoever is to move loses by force; nothing where the engine proves neither.
fn loses(position: &AnyPosition) -> Option<bool> {
    let clock = Stopwatch::default();
    let control = SearchControl { clock: &clock, keep_going: &|| true, report: &|_| {} };
    let mut player = Player::new(Settings { hash: 1, ..Settings::default() });
    let insight =
        player.analyse(std::slice::from_ref(position), &Limits::nodes(20_000), &control)?;
    match insight.lines.first()?.score {
        Score::Loses(_) => Some(true),
        Score::Wins(_) => Some(false),
        Score::Points(_) => None,
    }
}

#[test]
fn in_the_quoridor_course_exactly_the_right_moves_win() {
    for step in Course::of(CourseId::QuoridorStrategy).steps {
        for word in legal_words(&step) {
            let mut after = step.position.clone();
            after.try_play(&word).expect("a legal move");
            let is_right = step.judge(&word) == Judgement::Right;
            assert_eq!(loses(&after), Some(is_right), "{} {word}", step.id);
        }
    }
}

#[test]
fn in_the_courses_of_pacman_exactly_the_right_moves_win() {
    let mut solved: HashMap<String, Tablebase> = HashMap::new();
    for (id, won) in
        [(CourseId::PacmanStrategy, Verdict::Win), (CourseId::GhostStrategy, Verdict::Loss)]
    {
        for step in Course::of(id).steps {
            let AnyPosition::Pacman(position) = &step.position else { panic!("another game") };
            let Turn::Seat(mover) = position.turn() else { panic!("nobody is to move") };
            assert_eq!(mover.number() == 1, won == Verdict::Win, "{id} {}", step.id);
            let tablebase = solved.entry(position.maze().word()).or_insert_with(|| {
                let request = SolveRequest::new(position.maze().clone(), *position.options());
                request.solve(&mut |_| true).expect("a small maze")
            });
            let exact = tablebase.exact_moves(position).expect("a position of this maze");
            assert_eq!(exact.moves.len(), legal_words(&step).len(), "{id} {}", step.id);
            for listed in &exact.moves {
                let value = listed.values[usize::from(exact.lives) - 1];
                let is_right = step.judge(&listed.word) == Judgement::Right;
                let wins = value.verdict == won;
                assert_eq!(is_right, wins, "{id} {} {}: {value:?}", step.id, listed.word);
            }
        }
    }
}
