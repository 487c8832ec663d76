use game::{Position as _, Seat};
use rules::mspacman::{Move, Position};

use super::evaluation::mover;
use super::outlook::Outlook;
use super::search::Search;
use crate::plain::{permille, points};
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
    /// Moves looked ahead, everyone's; 1 for its own alone.
    depth: u32,
    /// How many steps away it sees a ghost.
    sight: u32,
    /// How much of a difference it may overlook, on the scale of log-odds.
    blur: f32,
}

impl Skill {
    const fn new(depth: u32, sight: u32, blur: f32) -> Skill {
        Skill { depth, sight, blur }
    }
}

/// The first levels are after dots and see a ghost when it is upon them; most go by what lies
/// before them, and take a good move for the best one less and less often; the last looks ahead.
const SKILLS: [Skill; 8] = [
    Skill::new(1, 0, 2.0),
    Skill::new(1, 2, 1.4),
    Skill::new(1, 4, 1.0),
    Skill::new(1, 6, 0.7),
    Skill::new(1, u32::MAX, 0.45),
    Skill::new(1, u32::MAX, 0.2),
    Skill::new(1, u32::MAX, 0.0),
    Skill::new(u32::MAX, u32::MAX, 0.0),
];

impl Mind {
    pub(crate) fn new(settings: &Settings) -> Mind {
        Mind { random: Random::new(settings.seed) }
    }

    /// Thinks about `position`, where a seat is to move.
    pub(crate) fn think(&mut self, position: &Position, task: &Task<'_>) -> Thought<Move> {
        let skill = &SKILLS[usize::from(task.settings.level.number()) - 1];
        let (seat, seats) = (mover(position), position.seats());
        let mut search = Search::new(task.watch, skill.sight);
        let outlooks = search.deepen(position, seat, skill.depth, |search, outlooks| {
            task.watch.report(&insight(search, outlooks, seat, seats, task));
        });
        let insight = insight(&search, &outlooks, seat, seats, task);
        // The first stays the first where nothing blurs, so only a blurred hand weighs again.
        let mut best = (outlooks[0].m, f32::MIN);
        for outlook in outlooks.iter().take_while(|_| skill.blur > 0.0) {
            let chance = outlook.values[seat.index()].clamp(0.001, 0.999);
            let seen = (chance / (1.0 - chance)).ln() + skill.blur * self.random.unit();
            if seen > best.1 {
                best = (outlook.m, seen);
            }
        }
        Thought { best: best.0, insight }
    }
}

fn insight(
    search: &Search<'_>,
    outlooks: &[Outlook],
    seat: Seat,
    seats: usize,
    task: &Task<'_>,
) -> Insight {
    let lines: Vec<_> = outlooks
        .iter()
        .take(task.settings.lines.max(1))
        .map(|outlook| Line {
            words: vec![outlook.m.to_string()],
            chances: permille(&outlook.values, seats),
            score: points(outlook.values[seat.index()]),
        })
        .collect();
    Insight {
        seat: seat.number() as u8,
        chances: lines.first().map(|line| line.chances.clone()).unwrap_or_default(),
        lines,
        effort: Effort { depth: search.depth, nodes: search.nodes, time: task.watch.elapsed() },
        ..Insight::default()
    }
}
