use std::collections::BTreeMap;
use std::time::Duration;

use game::{Outcome, Seat, SeatResult};

use crate::role::PacmanStats;
use crate::{
    Elo, FinishedGame, GroupScore, PairingSchedule, RoleStats, ScoreShare, Sprt, Standing,
    TournamentFormat,
};

/// Moves that took longer than allowed, within the grace.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Overruns {
    /// How many.
    pub count: u64,
    /// The longest, beyond what was allowed.
    pub worst: Duration,
}

impl Overruns {
    pub(crate) fn add(&mut self, by: Duration) {
        self.count += 1;
        self.worst = self.worst.max(by);
    }
}

/// The results of a match. Games may be added in any order.
#[derive(Clone, Debug)]
pub struct Tally {
    schedule: PairingSchedule,
    /// By game number.
    outcomes: BTreeMap<u64, Outcome>,
    faults: u64,
    adjudicated: u64,
    /// By contestant.
    overruns: Vec<Overruns>,
    /// How PAC-MAN did, by game number, where that is the game.
    pacman_stats: BTreeMap<u64, PacmanStats>,
}

impl Tally {
    /// An empty tally.
    pub fn new(schedule: PairingSchedule) -> Tally {
        Tally {
            schedule,
            outcomes: BTreeMap::new(),
            faults: 0,
            adjudicated: 0,
            overruns: vec![Overruns::default(); schedule.contestants],
            pacman_stats: BTreeMap::new(),
        }
    }

    /// Counts a finished game.
    pub fn add(&mut self, game: &FinishedGame) {
        self.faults += u64::from(game.fault.is_some());
        self.adjudicated += u64::from(game.is_adjudicated);
        for (all, new) in self.overruns.iter_mut().zip(&game.overruns) {
            all.count += new.count;
            all.worst = all.worst.max(new.worst);
        }
        if let Some(stats) = PacmanStats::of(&game.game_record.record) {
            self.pacman_stats.insert(game.number, stats);
        }
        let ending = game.game_record.record.ending().expect("a finished game has an ending");
        self.outcomes.insert(game.number, ending.outcome);
    }

    /// The number of games counted, mirror games included.
    pub fn games(&self) -> u64 {
        self.outcomes.len() as u64
    }

    /// Whether game `number` has been counted.
    pub fn has(&self, number: u64) -> bool {
        self.outcomes.contains_key(&number)
    }

    /// The first contestant's wins, draws and losses.
    pub fn results(&self) -> (u64, u64, u64) {
        self.results_of(0)
    }

    /// A contestant's wins, draws and losses.
    fn results_of(&self, contestant: usize) -> (u64, u64, u64) {
        let mut counts = (0, 0, 0);
        for (_, result) in self.games_of(contestant) {
            match result {
                SeatResult::Win => counts.0 += 1,
                SeatResult::Draw => counts.1 += 1,
                SeatResult::Loss => counts.2 += 1,
            }
        }
        counts
    }

    /// The games of a contestant by number, with its result; no mirror games.
    fn games_of(&self, contestant: usize) -> impl Iterator<Item = (u64, SeatResult)> + '_ {
        self.outcomes.iter().filter_map(move |(&number, outcome)| {
            Some((number, outcome.result(self.schedule.seat_of(contestant, number)?)))
        })
    }

    /// Everyone's results, the best first, where everyone has a seat of its own.
    pub fn standings(&self) -> Option<Vec<Standing>> {
        let PairingSchedule { seats, contestants, .. } = self.schedule;
        if contestants < seats {
            return None;
        }
        let mut standings: Vec<_> = (0..contestants)
            .map(|contestant| {
                let (wins, draws, losses) = self.results_of(contestant);
                let groups = self.groups_of(contestant);
                let share = ScoreShare::of(&groups, 1.0 / seats as f64);
                let elo = if seats == 2 { Elo::of(&groups) } else { None };
                Standing { contestant, wins, draws, losses, share, elo }
            })
            .collect();
        let share = |standing: &Standing| standing.share.map_or(0.0, |share| share.share);
        standings.sort_by(|one, other| share(other).total_cmp(&share(one)));
        Some(standings)
    }

    /// Who meets whom in the match.
    pub fn format(&self) -> TournamentFormat {
        self.schedule.format
    }

    /// The number of games lost by a crash, a hang, a clock that ran out or an illegal move.
    pub fn faults(&self) -> u64 {
        self.faults
    }

    /// The number of games that were decided by the rules of adjudication.
    pub fn adjudicated(&self) -> u64 {
        self.adjudicated
    }

    /// By contestant, the moves that took too long in the games of this run.
    pub fn overruns(&self) -> &[Overruns] {
        &self.overruns
    }

    /// The first contestant's results as PAC-MAN and as the ghosts, in the PAC-MAN variant.
    pub fn roles(&self) -> Option<(RoleStats, RoleStats)> {
        if self.pacman_stats.is_empty() {
            return None;
        }
        let (mut pacman, mut ghosts) = (Vec::new(), Vec::new());
        for (&number, stats) in &self.pacman_stats {
            let Some(seat) = self.schedule.seat_of_first(number) else { continue };
            let mut round = self.schedule.games_of(self.schedule.opening(number));
            let mirror = round.find(|&game| self.schedule.is_mirror(game));
            let pair = (*stats, mirror.and_then(|game| self.pacman_stats.get(&game).copied()));
            if seat == Seat::new(0) { pacman.push(pair) } else { ghosts.push(pair) }
        }
        Some((RoleStats::of(&pacman, 1.0), RoleStats::of(&ghosts, -1.0)))
    }

    /// The first contestant's score from each opening, complete or not.
    pub fn groups(&self) -> Vec<GroupScore> {
        self.groups_of(0)
    }

    fn groups_of(&self, contestant: usize) -> Vec<GroupScore> {
        let complete = self.schedule.games_per_opening_of(contestant);
        let mut groups: BTreeMap<u64, GroupScore> = BTreeMap::new();
        for (number, result) in self.games_of(contestant) {
            let empty = GroupScore { points: 0.0, games: 0, complete };
            let group = groups.entry(self.schedule.opening(number)).or_insert(empty);
            group.points += match result {
                SeatResult::Win => 1.0,
                SeatResult::Draw => 0.5,
                SeatResult::Loss => 0.0,
            };
            group.games += 1;
        }
        groups.into_values().collect()
    }

    /// The first contestant's mean score of each complete round: one opening played from every seat.
    /// The sequential test is one of rounds, and half a round is none.
    pub fn round_scores(&self) -> Vec<f64> {
        let groups = self.groups().into_iter().filter(|group| group.games == group.complete);
        groups.map(|group| group.points / f64::from(group.games)).collect()
    }

    /// With two seats, how many pairs of games brought the first contestant no point, half a point and so
    /// on up to two; `None` with more seats or more contestants.
    pub fn pentanomial(&self) -> Option<[u64; 5]> {
        if self.schedule.seats != 2 || self.schedule.contestants != 2 {
            return None;
        }
        let mut counts = [0; 5];
        for score in self.round_scores() {
            counts[(score * 4.0).round() as usize] += 1;
        }
        Some(counts)
    }

    /// The Elo difference, in games for two that have begun to be played.
    pub fn elo(&self) -> Option<Elo> {
        if self.schedule.seats == 2 { Elo::of(&self.groups()) } else { None }
    }

    /// The first contestant's share of the points, compared with that of equal players; `None` before
    /// the first game.
    pub fn score_share(&self) -> Option<ScoreShare> {
        ScoreShare::of(&self.groups(), 1.0 / self.schedule.seats as f64)
    }

    /// The log-likelihood ratio of a sequential test.
    pub fn llr(&self, sprt: &Sprt) -> f64 {
        sprt.llr(&self.round_scores())
    }
}
