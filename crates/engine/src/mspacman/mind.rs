use game::{Position as _, Seat};
use rules::mspacman::{Move, Position};

use super::evaluation::mover;
use super::world::{Maze, outlooks};
use crate::mcts::{Explore, Tree};
use crate::plain::{MOST_VISITS, grow, insight, points};
use crate::random::Random;
use crate::thought::Task;
use crate::{Effort, Insight, Line, Settings, Thought};

/// How Ms. Pac-Man is thought about.
#[derive(Debug)]
pub(crate) struct Mind {
    random: Random,
}

/// What a level sees and how steady its hand is.
struct Skill {
    /// How often it looks further than its own move; 0 for never.
    visits: u64,
    /// How much of a difference in its chances it may overlook.
    blur: f32,
}

/// Most levels go by what lies before them, and take a good move for the best one less and less
/// often; the last looks ahead.
const SKILLS: [Skill; 8] = [
    Skill { visits: 0, blur: 0.8 },
    Skill { visits: 0, blur: 0.4 },
    Skill { visits: 0, blur: 0.22 },
    Skill { visits: 0, blur: 0.12 },
    Skill { visits: 0, blur: 0.06 },
    Skill { visits: 0, blur: 0.025 },
    Skill { visits: 0, blur: 0.0 },
    Skill { visits: MOST_VISITS, blur: 0.0 },
];

impl Mind {
    pub(crate) fn new(settings: &Settings) -> Mind {
        Mind { random: Random::new(settings.seed) }
    }

    /// Thinks about `position`, where a seat is to move.
    pub(crate) fn think(&mut self, position: &Position, task: &Task<'_>) -> Thought<Move> {
        let skill = &SKILLS[usize::from(task.settings.level.number()) - 1];
        if skill.visits == 0 {
            return self.glance(position, skill.blur, task);
        }
        let seed = Random::new(self.random.bits());
        let mut tree = Tree::new(Maze(position.clone()), Explore::Weights(1.5), seed)
            .within(task.settings.hash);
        let seat = mover(position);
        let show =
            |tree: &Tree<Maze>, task: &Task<'_>| insight(tree, seat, task, |p| p.to_string());
        grow(&mut tree, skill.visits, task, show);
        let insight = show(&tree, task);
        let (best, ..) = tree.choices()[0];
        match best {
            game::Ply::Move(best) => Thought { best, insight },
            game::Ply::Roll(_) => unreachable!("a seat is to move"),
        }
    }

    /// Plays by the look of the position after the move.
    fn glance(&mut self, position: &Position, blur: f32, task: &Task<'_>) -> Thought<Move> {
        let outlooks = outlooks(position);
        let seat = mover(position);
        let seats = position.seats();
        let seen = outlooks.iter().map(|&(m, own)| (m, own + blur * self.random.unit()));
        let best = seen.max_by(|(_, a), (_, b)| a.total_cmp(b)).expect("a seat has a move").0;
        let lines = outlooks.iter().take(task.settings.lines.max(1)).map(|&(m, own)| {
            let others = (1.0 - own) / (seats - 1) as f32;
            let chances = Seat::all(seats).map(|s| if s == seat { own } else { others });
            Line {
                words: vec![m.to_string()],
                chances: chances.map(|chance| (chance * 1000.0).round() as u16).collect(),
                score: points(own),
            }
        });
        let effort = Effort { depth: 1, nodes: outlooks.len() as u64, time: task.watch.elapsed() };
        let lines: Vec<_> = lines.collect();
        let chances = lines.first().map(|line| line.chances.clone()).unwrap_or_default();
        let seat = seat.number() as u8;
        Thought { best, insight: Insight { seat, chances, lines, effort, ..Insight::default() } }
    }
}
