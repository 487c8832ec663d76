use game::Position as _;
use rules::Path;
use rules::pacman::{Piece, Position};

use super::evaluation::{Evaluation, Eye};
use super::manner::Manner;
use super::table::{Bound, Entry, Table, key};
use crate::watch::Watch;

/// More than any position is worth: PAC-MAN has won, less a point for every move it took.
pub(super) const WON: i32 = 30_000;
/// Scores beyond this are forced wins.
pub(super) const SURE: i32 = 29_000;
/// And below this, forced losses.
pub(super) const SURELY_LOST: i32 = -SURE;

/// Alpha-beta over one maze. Scores are PAC-MAN's throughout: he takes the highest, the ghosts the
/// lowest, and several ghosts move in a row, so sides do not simply alternate.
pub(super) struct Search<'a> {
    pub(super) evaluation: &'a Evaluation,
    pub(super) table: &'a mut Table,
    pub(super) watch: &'a Watch<'a>,
    pub(super) nodes: u64,
    /// The depth that is done.
    pub(super) depth: u32,
    /// How many nodes it may look at.
    limit: u64,
    /// At how many nodes it next looks at the clock.
    look_up: u64,
    pub(super) stopped: bool,
    /// Whether it looks beyond the last move for a catch or a meal that is there for the taking.
    alert: bool,
    eye: Eye,
    /// A list of moves for each ply, kept so that the search allocates nothing once warm.
    spare: Vec<Vec<Choice>>,
    paths: Vec<Path>,
}

/// A move worth a look, and where it leads.
#[derive(Clone, Copy, Debug)]
pub(super) struct Choice {
    pub(super) path: Path,
    pub(super) key: u64,
    /// What a glance makes of it.
    pub(super) score: i32,
}

/// How many nodes go by between two looks at the clock.
const EVERY: u64 = 512;
/// What a pellet that can be had at once is worth before it is eaten.
const MEAL: i32 = 180;
/// From which choice on, and with how many rounds to go, a look is a round shorter at first.
const LATE: usize = 4;
const DEEP: u32 = 2;

impl<'a> Search<'a> {
    pub(super) fn new(
        evaluation: &'a Evaluation,
        table: &'a mut Table,
        watch: &'a Watch<'a>,
        manner: &Manner,
        eye: Eye,
    ) -> Search<'a> {
        let limit = manner.nodes.min(watch.nodes());
        let (spare, paths) = (Vec::new(), Vec::new());
        Search {
            evaluation,
            table,
            watch,
            nodes: 0,
            depth: 0,
            limit,
            look_up: EVERY.min(limit),
            stopped: false,
            alert: manner.alert,
            eye,
            spare,
            paths,
        }
    }

    /// The value of `position`, which is left as it was, after `depth` more moves of PAC-MAN. The
    /// ghosts' moves between them are free: only where PAC-MAN has just moved is it plain who can
    /// catch him, and to judge half a round misleads.
    pub(super) fn value(
        &mut self,
        position: &mut Position,
        depth: u32,
        ply: i32,
        mut alpha: i32,
        mut beta: i32,
    ) -> i32 {
        self.nodes += 1;
        if self.nodes >= self.look_up {
            self.look_up = (self.nodes + EVERY).min(self.limit);
            self.stopped |= self.nodes >= self.limit || self.watch.expired(self.nodes);
        }
        let Some(mover) = position.to_move().filter(|_| depth > 0 && !self.stopped) else {
            return self.judge(position, ply);
        };
        let known = self.known(position);
        if let Some(entry) = known.filter(|entry| u32::from(entry.depth) >= depth) {
            let score = from_table(entry.score, ply);
            match entry.bound {
                Bound::Exact => return score,
                Bound::Lower if score >= beta => return score,
                Bound::Upper if score <= alpha => return score,
                _ => {}
            }
        }
        let maximise = mover == Piece::Pac;
        let rest = depth - u32::from(maximise);
        let mut choices = self.spare.pop().unwrap_or_default();
        self.choices(position, ply, known.map(|entry| entry.best), &mut choices);
        let (low, high) = (alpha, beta);
        let mut best = if maximise { -WON } else { WON };
        let mut best_key = choices[0].key;
        let state = position.state();
        for (nth, choice) in choices.iter().enumerate() {
            let score = if rest == 0 || choice.score.abs() >= SURE {
                self.nodes += 1;
                choice.score
            } else {
                position.play(choice.path);
                let score = self.look(position, rest, ply + 1, (alpha, beta), nth, maximise);
                position.restore(state);
                score
            };
            if if maximise { score > best } else { score < best } {
                (best, best_key) = (score, choice.key);
            }
            if maximise {
                alpha = alpha.max(best);
            } else {
                beta = beta.min(best);
            }
            if alpha >= beta || self.stopped {
                break;
            }
        }
        self.spare.push(choices);
        if !self.stopped {
            let bound = match best {
                score if score >= high => Bound::Lower,
                score if score <= low => Bound::Upper,
                _ => Bound::Exact,
            };
            let score = to_table(best, ply);
            self.table.put(Entry {
                key: self.name(position),
                best: best_key,
                score,
                depth: depth as u16,
                bound,
            });
        }
        best
    }

    /// The value of the position after the `nth` choice. All but the first are only asked whether
    /// they are better at all, and, late ones, not quite so deep: most are not.
    pub(super) fn look(
        &mut self,
        position: &mut Position,
        depth: u32,
        ply: i32,
        (alpha, beta): (i32, i32),
        nth: usize,
        maximise: bool,
    ) -> i32 {
        let better = |score| if maximise { score > alpha } else { score < beta };
        let (low, high) = if maximise { (alpha, alpha + 1) } else { (beta - 1, beta) };
        if nth >= LATE && depth >= DEEP && !better(self.value(position, depth - 1, ply, low, high))
        {
            return if maximise { low } else { high };
        }
        if nth > 0 && beta - alpha > 1 {
            let score = self.value(position, depth, ply, low, high);
            if !better(score) {
                return score;
            }
        }
        self.value(position, depth, ply, alpha, beta)
    }

    /// What is remembered of a position.
    pub(super) fn known(&self, position: &Position) -> Option<Entry> {
        self.table.get(self.name(position))
    }

    /// What a position is remembered under: to another eye it is another one.
    fn name(&self, position: &Position) -> u64 {
        key(position) | u64::from(self.eye.minds) << 56 | u64::from(self.eye.eager) << 60
    }

    /// What a position is worth without looking further.
    fn judge(&self, position: &Position, ply: i32) -> i32 {
        let Some(mover) = position.to_move() else {
            return if position.lives() == 0 { ply - WON } else { WON - ply };
        };
        let points = self.evaluation.points(position, self.eye);
        if !self.alert {
            return points;
        }
        if let Some(moves) = self.evaluation.catch(position, self.eye) {
            return match self.evaluation.after_catch(position) {
                Some(caught) => points.min(caught),
                None => ply + moves - WON,
            };
        }
        if mover == Piece::Pac && self.evaluation.can_eat(position) {
            let last = position.pellet_set().count_ones() == 1;
            return if last { WON - ply - 1 } else { points + MEAL };
        }
        points
    }

    /// The moves that lead to different positions, the most promising first.
    pub(super) fn choices(
        &mut self,
        position: &mut Position,
        ply: i32,
        best: Option<u64>,
        out: &mut Vec<Choice>,
    ) {
        out.clear();
        self.paths.clear();
        position.legal_moves(&mut self.paths);
        let sign = if position.to_move() == Some(Piece::Pac) { 1 } else { -1 };
        let state = position.state();
        for &path in &self.paths {
            position.play(path);
            let key = key(position);
            let score = self.judge(position, ply + 1);
            position.restore(state);
            out.push(Choice { path, key, score });
        }
        // Paths that come to the same are one choice; a boost has hundreds of them.
        out.sort_by_key(|choice| choice.key);
        out.dedup_by_key(|choice| choice.key);
        let promise =
            |choice: &Choice| if Some(choice.key) == best { i32::MAX } else { sign * choice.score };
        out.sort_by_key(|choice| std::cmp::Reverse(promise(choice)));
    }
}

/// Wins are kept by their distance from the position, not from the root.
fn to_table(score: i32, ply: i32) -> i32 {
    match score {
        SURE.. => score + ply,
        ..=SURELY_LOST => score - ply,
        _ => score,
    }
}

fn from_table(score: i32, ply: i32) -> i32 {
    match score {
        SURE.. => score - ply,
        ..=SURELY_LOST => score + ply,
        _ => score,
    }
}
