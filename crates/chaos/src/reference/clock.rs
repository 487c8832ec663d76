//! Clocks: every stretch of time in which one ran is kept, and everything is computed from those.

use std::collections::{BTreeMap, BTreeSet};

use api::{Event, EventKind, Millis, SeatNumber, TablePhase, TimeControl};

use super::played_table::PlayedTable;

/// The clocks of a table.
#[derive(Clone, Debug)]
pub(super) struct Clocks {
    time_control: TimeControl,
    turns: Vec<ClockTurn>,
    /// The moves that have earned their increment: the seat, and which of its moves.
    earned: BTreeSet<(SeatNumber, usize)>,
    /// The words of the game as it stands, each with the turns whose time was used for it.
    words: Vec<WordTurns>,
    /// The turns of each seat whose time belongs to its next word.
    pending: BTreeMap<SeatNumber, Vec<usize>>,
}

/// A turn, as far as clocks go.
#[derive(Clone, Debug)]
struct ClockTurn {
    seat: Option<SeatNumber>,
    /// The stretches of time in which its clock ran; the last may still go on.
    runs: Vec<Run>,
    /// The increment that this move earned.
    increment: Millis,
}

/// A stretch of time in which a clock ran.
#[derive(Clone, Debug)]
struct Run {
    from: Millis,
    to: Option<Millis>,
    /// The outages that came in it, from when to when.
    outages: Vec<(Millis, Millis)>,
    /// The lag of the move that ended it.
    lag: Millis,
}

#[derive(Clone, Debug)]
struct WordTurns {
    seat: Option<SeatNumber>,
    turns: Vec<usize>,
}

impl ClockTurn {
    fn new(seat: Option<SeatNumber>) -> ClockTurn {
        ClockTurn { seat, runs: Vec::new(), increment: 0 }
    }

    /// What it cost: how long its clock ran, outages and lag left out (T6).
    fn used(&self, now: Millis) -> Millis {
        self.runs.iter().map(|run| run.used(now)).sum()
    }
}

impl Run {
    fn used(&self, now: Millis) -> Millis {
        self.outside(self.to.unwrap_or(now)).saturating_sub(self.lag)
    }

    /// How much of the time until then is in no outage.
    fn outside(&self, to: Millis) -> Millis {
        let mut outages = self.outages.clone();
        outages.sort_unstable();
        let (mut outside, mut seen) = (0, self.from);
        for (began, ended) in outages {
            outside += began.min(to).saturating_sub(seen);
            seen = seen.max(ended);
        }
        outside + to.saturating_sub(seen)
    }
}

impl Clocks {
    pub(super) fn new(time_control: TimeControl) -> Clocks {
        Clocks {
            time_control,
            turns: Vec::new(),
            earned: BTreeSet::new(),
            words: Vec::new(),
            pending: BTreeMap::new(),
        }
    }

    /// Follows an event. `to_move` had the turn before it, `table` is the table after it.
    pub(super) fn add(&mut self, event: &Event, to_move: Option<SeatNumber>, table: &PlayedTable) {
        let begins_turn = match event.kind {
            EventKind::Started { .. }
            | EventKind::Moved { .. }
            | EventKind::Rolled { .. }
            | EventKind::TakenBack { .. } => true,
            EventKind::Departed { .. } => table.to_move() != to_move,
            _ => false,
        };
        if let EventKind::Moved { seat, lag, .. } = event.kind {
            self.note_move(seat, lag.into(), table);
        }
        if begins_turn {
            self.end_turn(event.at);
        }
        match event.kind {
            EventKind::Moved { seat, .. } | EventKind::Departed { seat, .. } => {
                let turns = self.pending.remove(&seat).unwrap_or_default();
                self.words.push(WordTurns { seat: Some(seat), turns });
            }
            EventKind::Rolled { .. } => {
                self.words.push(WordTurns { seat: None, turns: Vec::new() });
            }
            EventKind::TakenBack { keep } => self.take_back(keep as usize),
            EventKind::Outage { from, to } => self.give_back(from, to),
            _ => {}
        }
        if begins_turn {
            self.turns.push(ClockTurn::new(table.to_move()));
        }
        if runs(self.time_control, table) { self.run(event.at) } else { self.stop(event.at) }
    }

    /// Notes the lag of the move that ends the turn, and what it earns (T5, T6).
    fn note_move(&mut self, seat: SeatNumber, lag: Millis, table: &PlayedTable) {
        let timed = self.running().is_some();
        let Some(turn) = self.turns.last_mut() else { return };
        if let Some(run) = turn.runs.last_mut() {
            run.lag = lag;
        }
        if let TimeControl::Fischer { increment, .. } = self.time_control
            && timed
            && self.earned.insert((seat, table.moves_of(seat)))
        {
            turn.increment = Millis::from(increment) * 1_000;
        }
    }

    /// The time of an outage is given back to the clock that runs (T6).
    fn give_back(&mut self, from: Millis, to: Millis) {
        if self.running().is_some()
            && let Some(run) = self.turns.last_mut().and_then(|turn| turn.runs.last_mut())
        {
            run.outages.push((from, to));
        }
    }

    fn end_turn(&mut self, at: Millis) {
        self.stop(at);
        if let Some(seat) = self.turns.last().and_then(|turn| turn.seat) {
            self.pending.entry(seat).or_default().push(self.turns.len() - 1);
        }
    }

    /// What was used for words that are taken back belongs to the next word of the same seat (T7).
    fn take_back(&mut self, keep: usize) {
        let taken_back = self.words.split_off(keep.min(self.words.len()));
        for word in taken_back {
            if let Some(seat) = word.seat {
                self.pending.entry(seat).or_default().extend(word.turns);
            }
        }
    }

    fn run(&mut self, at: Millis) {
        let runs_already = self.running().is_some();
        if let Some(turn) = self.turns.last_mut()
            && !runs_already
        {
            turn.runs.push(Run { from: at, to: None, outages: Vec::new(), lag: 0 });
        }
    }

    fn stop(&mut self, at: Millis) {
        if let Some(run) = self.turns.last_mut().and_then(|turn| turn.runs.last_mut()) {
            run.to.get_or_insert(at);
        }
    }

    /// The seat whose clock runs.
    pub(super) fn running(&self) -> Option<SeatNumber> {
        let turn = self.turns.last()?;
        let goes_on = turn.runs.last().is_some_and(|run| run.to.is_none());
        turn.seat.filter(|_| goes_on)
    }

    /// How much time a seat has left at `now`; `None` where the laws say nothing of it: there is no
    /// clock, or the time is per move and the turn another's.
    pub(super) fn left(&self, seat: SeatNumber, now: Millis) -> Option<Millis> {
        match self.time_control {
            TimeControl::None => None,
            TimeControl::PerMove { seconds } => {
                self.left_for_move(seat, Millis::from(seconds) * 1_000, now)
            }
            TimeControl::Correspondence { days } => {
                self.left_for_move(seat, Millis::from(days) * 86_400_000, now)
            }
            TimeControl::SuddenDeath { seconds } | TimeControl::Fischer { seconds, .. } => {
                Some(self.left_for_game(seat, Millis::from(seconds) * 1_000, now))
            }
        }
    }

    fn left_for_move(&self, seat: SeatNumber, full: Millis, now: Millis) -> Option<Millis> {
        let turn = self.turns.last().filter(|turn| turn.seat == Some(seat))?;
        Some(full.saturating_sub(turn.used(now)))
    }

    fn left_for_game(&self, seat: SeatNumber, full: Millis, now: Millis) -> Millis {
        let own = self.turns.iter().filter(|turn| turn.seat == Some(seat));
        own.fold(full, |left, turn| left.saturating_sub(turn.used(now)) + turn.increment)
    }

    /// The time used for each word of the game (T7); `None` for rolls, and without a clock.
    pub(super) fn time_used(&self, now: Millis) -> Vec<Option<Millis>> {
        let timed = self.time_control != TimeControl::None;
        let used = |word: &WordTurns| {
            let turns = word.turns.iter().map(|&turn| self.turns[turn].used(now));
            word.seat.filter(|_| timed).map(|_| turns.sum())
        };
        self.words.iter().map(used).collect()
    }
}

/// Whether the clock of the seat to move runs (T1).
fn runs(time_control: TimeControl, table: &PlayedTable) -> bool {
    time_control != TimeControl::None
        && table.phase == TablePhase::Live
        && table.to_move().is_some()
        && table.moves() > 0
}
