use std::time::Duration;

use game::{Position as _, Seat};
use rules::Path;
use rules::pacman::{Piece, Position};

use super::evaluation::Evaluation;
use super::exact::{rank, ranked};
use super::manner::Manner;
use super::search::{Choice, SURE, SURELY_LOST, Search, WON};
use super::table::{Table, key};
use crate::plain::chance;
use crate::random::Random;
use crate::thought::Task;
use crate::{Effort, Exact, Insight, Level, Line, Score, Settings, Thought, Verdict, Way};

/// How the PAC-MAN variant is thought about, with what is remembered from move to move.
#[derive(Debug)]
pub(crate) struct Mind {
    hash: usize,
    /// Made when first needed, and anew for another maze or other rules.
    memory: Option<Memory>,
    random: Random,
}

#[derive(Debug)]
struct Memory {
    /// Any position of the game it belongs to.
    game: Position,
    evaluation: Evaluation,
    table: Table,
}

/// One move at the root with what the search makes of it.
#[derive(Clone, Copy)]
struct Candidate {
    choice: Choice,
    score: i32,
    /// How often the position after it was there before.
    times: i32,
}

impl Mind {
    pub(crate) fn new(settings: &Settings) -> Mind {
        Mind { hash: settings.hash, memory: None, random: Random::new(settings.seed) }
    }

    /// Thinks about the last of `game`, in which a seat is to move.
    pub(crate) fn think(&mut self, game: &[Position], task: &Task<'_>) -> Thought<Path> {
        let position = game.last().expect("a game has a position");
        let oracle = task.settings.oracle.as_ref().filter(|_| task.settings.level == Level::MAX);
        if let Some(ranked) = oracle.and_then(|oracle| ranked(position, oracle.as_ref())) {
            return known(game, &ranked, task);
        }
        let mover = position.to_move().expect("a seat is to move");
        let manner = Manner::of(task.settings.level, mover);
        let blur = manner.blur;
        let noise: Vec<i32> = (0..512)
            .map(
                |_| if blur > 0 { self.random.below(2 * blur as u32 + 1) as i32 - blur } else { 0 },
            )
            .collect();
        let memory = self.memory(position, &manner);
        let eye = manner.eye(game, &memory.evaluation);
        let mut search =
            Search::new(&memory.evaluation, &mut memory.table, task.watch, &manner, eye);
        let candidates = deepen(&mut search, game, manner.depth, task);
        let insight = insight(position, &mut search, &candidates, task);
        let sign = sign(position);
        // A sure win or loss is seen by any hand; only what is a matter of taste blurs.
        let seen = |(nth, candidate): (usize, &Candidate)| {
            let sure = candidate.score.abs() >= SURE;
            sign * candidate.score + if sure { 0 } else { noise[nth % noise.len()] }
        };
        let best = candidates
            .iter()
            .enumerate()
            .max_by_key(|&(nth, candidate)| (seen((nth, candidate)), std::cmp::Reverse(nth)))
            .expect("whoever is to move has a move")
            .1;
        Thought { best: best.choice.path, insight }
    }

    fn memory(&mut self, position: &Position, manner: &Manner) -> &mut Memory {
        let same = |memory: &Memory| {
            memory.game.options() == position.options() && memory.game.maze() == position.maze()
        };
        if !self.memory.as_ref().is_some_and(same) {
            self.memory = Some(Memory {
                game: position.clone(),
                evaluation: Evaluation::new(position.maze()),
                table: Table::new(self.hash.min(manner.hash)),
            });
        }
        self.memory.as_mut().expect("just made")
    }
}

/// Looks further and further ahead; the moves at the root, the best first.
fn deepen(
    search: &mut Search<'_>,
    game: &[Position],
    most: u32,
    task: &Task<'_>,
) -> Vec<Candidate> {
    let mut position = game.last().expect("a game has a position").clone();
    let sign = sign(&position);
    let mut choices = Vec::new();
    search.choices(&mut position, 0, None, &mut choices);
    let times = |of: u64| game.iter().filter(|earlier| key(earlier) == of).count() as i32;
    let mut candidates: Vec<_> = choices
        .into_iter()
        .map(|choice| Candidate { choice, score: choice.score, times: times(choice.key) })
        .collect();
    // Where every move's worth is wanted, none may be cut short.
    let wide = task.settings.lines > 1 || most < 3;
    let mut told = Duration::ZERO;
    for depth in 1..=most.min(task.watch.depth().div_ceil(ROUND)) {
        let around = candidates[0].score;
        let window = if wide || depth < 2 { FULL } else { (around - MARGIN, around + MARGIN) };
        let mut found = pass(search, &mut position, &candidates, depth, window, wide);
        let seen = found.iter().map(|candidate| sign * candidate.score).max().unwrap_or(0) * sign;
        if !search.stopped && window != FULL && (seen <= window.0 || seen >= window.1) {
            found = pass(search, &mut position, &candidates, depth, FULL, wide);
        }
        let rest = found.len();
        found.sort_by_key(|candidate| std::cmp::Reverse(sign * candidate.score));
        found.extend_from_slice(&candidates[rest..]);
        candidates = found;
        if !search.stopped {
            search.depth = depth * ROUND;
        }
        let decided = candidates[0].score.abs() >= SURE;
        if search.stopped || decided || task.watch.late(1.0) || candidates.len() == 1 {
            break;
        }
        let now = task.watch.elapsed();
        if now >= told + Duration::from_millis(300) {
            told = now;
            task.watch.report(&insight(&position, search, &candidates, task));
        }
    }
    candidates
}

/// No window at all.
const FULL: (i32, i32) = (-WON, WON);
/// How much a deeper look is expected to change, either way.
const MARGIN: i32 = 60;
/// How far behind someone is who agrees to a draw, and what it costs to be back where one was.
const DULL: i32 = 400;
const BORED: i32 = 80;

/// Looks at the candidates in order, as far as there is time.
fn pass(
    search: &mut Search<'_>,
    position: &mut Position,
    candidates: &[Candidate],
    depth: u32,
    (mut alpha, mut beta): (i32, i32),
    wide: bool,
) -> Vec<Candidate> {
    let sign = sign(position);
    let maximise = sign > 0;
    let rest = depth - u32::from(maximise);
    let mut found = Vec::with_capacity(candidates.len());
    for (nth, candidate) in candidates.iter().enumerate() {
        let state = position.state();
        position.play(candidate.choice.path);
        let nth = if wide { 0 } else { nth };
        let score = match candidate.times {
            // Whoever plays a position for the third time agrees to a draw.
            2.. => -sign * DULL,
            times => {
                let score = search.look(position, rest, 1, (alpha, beta), nth, maximise);
                if score.abs() < SURE { score - sign * BORED * times } else { score }
            }
        };
        position.restore(state);
        if search.stopped {
            break;
        }
        found.push(Candidate { score, ..*candidate });
        if !wide && maximise {
            alpha = alpha.max(score);
        } else if !wide {
            beta = beta.min(score);
        }
        if alpha >= beta {
            break;
        }
    }
    found
}

fn insight(
    position: &Position,
    search: &mut Search<'_>,
    candidates: &[Candidate],
    task: &Task<'_>,
) -> Insight {
    let lines: Vec<_> = candidates
        .iter()
        .take(task.settings.lines.max(1))
        .map(|candidate| line(position, search, candidate))
        .collect();
    let effort = Effort { depth: search.depth, nodes: search.nodes, time: task.watch.elapsed() };
    Insight {
        seat: mover(position).number() as u8,
        chances: lines.first().map(|line| line.chances.clone()).unwrap_or_default(),
        lines,
        ways: ways(position, search.evaluation),
        exact: None,
        effort,
    }
}

/// The line that begins with a candidate, as far as the search remembers it.
fn line(position: &Position, search: &mut Search<'_>, candidate: &Candidate) -> Line {
    let mut at = position.clone();
    let mut words = vec![candidate.choice.path.to_string()];
    at.play(candidate.choice.path);
    let mut choices = Vec::new();
    while at.to_move().is_some() && words.len() < 24 {
        let Some(entry) = search.known(&at) else { break };
        search.choices(&mut at, 0, None, &mut choices);
        let Some(next) = choices.iter().find(|choice| choice.key == entry.best) else { break };
        words.push(next.path.to_string());
        at.play(next.path);
    }
    let score = sign(position) * candidate.score;
    let score = match score {
        SURE.. => Score::Wins(turns(WON - score)),
        ..=SURELY_LOST => Score::Loses(turns(score + WON)),
        _ => Score::Points(score),
    };
    Line { words, chances: chances(position, chance(candidate.score)), score }
}

/// The moves of a round: PAC-MAN's and those of four ghosts.
const ROUND: u32 = 5;

/// Single moves as turns of one's own.
fn turns(moves: i32) -> u32 {
    (moves as u32).div_ceil(ROUND).max(1)
}

/// Everyone's chances, given PAC-MAN's: the ghosts win together.
fn chances(position: &Position, pacman: f32) -> Vec<u16> {
    let his = (pacman * 1000.0).round() as u16;
    Seat::all(position.seats())
        .map(|seat| if seat == Position::PAC { his } else { 1000 - his })
        .collect()
}

/// PAC-MAN's way to the nearest pellet, and the ghosts' ways to him.
fn ways(position: &Position, evaluation: &Evaluation) -> Vec<Way> {
    let way = |from: rules::Square, to: rules::Square| {
        let mut at = from;
        let mut squares = Vec::new();
        while at != to {
            let steps = position.maze().steps(at).into_iter().flatten();
            let next = steps.min_by_key(|&square| evaluation.distance(square, to))?;
            if evaluation.distance(next, to) >= evaluation.distance(at, to) {
                return None;
            }
            at = next;
            squares.push(at.to_string());
        }
        Some(squares)
    };
    let pac = position.pac();
    let nearest = position.pellets().min_by_key(|&pellet| evaluation.distance(pac, pellet));
    let his = nearest.and_then(|pellet| way(pac, pellet)).map(|squares| Way { seat: 1, squares });
    let hunters = rules::pacman::Ghost::ALL.into_iter().filter_map(|ghost| {
        let at = position.ghosts()[ghost.index()]?;
        let seat = position.holder(Piece::Ghost(ghost))?.number() as u8;
        Some(Way { seat, squares: way(at, pac)? })
    });
    his.into_iter().chain(hunters).collect()
}

/// The thought of someone who knows.
fn known(game: &[Position], ranked: &[(Path, Exact)], task: &Task<'_>) -> Thought<Path> {
    let position = game.last().expect("a game has a position");
    let (_, value) = ranked[0];
    // Among equals, one that has not been seen makes the other side find its way anew; without
    // that, an endless game would go round in the smallest circle.
    let times = |path: Path| {
        let mut after = position.clone();
        after.play(path);
        game.iter().filter(|earlier| **earlier == after).count()
    };
    let equal = ranked.iter().take_while(|(_, exact)| rank(exact) == rank(&value));
    let best = equal.min_by_key(|(path, _)| times(*path)).expect("the first is equal to itself").0;
    let lines = ranked.iter().take(task.settings.lines.max(1)).map(|&(path, exact)| {
        let won = exact.verdict == if sign(position) > 0 { Verdict::Win } else { Verdict::Loss };
        Line {
            words: vec![path.to_string()],
            chances: chances(position, certainty(exact)),
            score: match exact.verdict {
                Verdict::Draw => Score::Points(0),
                _ if won => Score::Wins(exact.turns),
                _ => Score::Loses(exact.turns),
            },
        }
    });
    let insight = Insight {
        seat: mover(position).number() as u8,
        chances: chances(position, certainty(value)),
        lines: lines.collect(),
        ways: ways(position, &Evaluation::new(position.maze())),
        exact: task.settings.oracle.as_ref().and_then(|oracle| oracle.probe(position)),
        effort: Effort { depth: 1, nodes: ranked.len() as u64, time: task.watch.elapsed() },
    };
    Thought { best, insight }
}

fn certainty(exact: Exact) -> f32 {
    match exact.verdict {
        Verdict::Win => 1.0,
        Verdict::Draw => 0.5,
        Verdict::Loss => 0.0,
    }
}

fn mover(position: &Position) -> Seat {
    let piece = position.to_move().expect("somebody is to move");
    position.holder(piece).expect("a piece that is to move is held")
}

/// 1 where PAC-MAN is to move, who likes high scores; -1 for a ghost.
fn sign(position: &Position) -> i32 {
    if position.to_move() == Some(Piece::Pac) { 1 } else { -1 }
}
