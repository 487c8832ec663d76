use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use game::{Seat, SeatResult};

use crate::role::PacmanStats;
use crate::{Elo, FinishedGame, GroupScore, PairingSchedule, RoleStats, ScoreShare, Sprt};

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
    played: BTreeSet<u64>,
    /// Points of the first contestant, by game number.
    points: BTreeMap<u64, f64>,
    wins: u64,
    draws: u64,
    losses: u64,
    faults: u64,
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
            played: BTreeSet::new(),
            points: BTreeMap::new(),
            wins: 0,
            draws: 0,
            losses: 0,
            faults: 0,
            overruns: vec![Overruns::default(); schedule.contestants],
            pacman_stats: BTreeMap::new(),
        }
    }

    /// Counts a finished game.
    pub fn add(&mut self, game: &FinishedGame) {
        self.faults += u64::from(game.fault.is_some());
        for (all, new) in self.overruns.iter_mut().zip(&game.overruns) {
            all.count += new.count;
            all.worst = all.worst.max(new.worst);
        }
        if let Some(stats) = PacmanStats::of(&game.game_record.record) {
            self.pacman_stats.insert(game.number, stats);
        }
        self.played.insert(game.number);
        let Some(seat) = self.schedule.seat_of_first(game.number) else { return };
        let ending = game.game_record.record.ending().expect("a finished game has an ending");
        let points = match ending.outcome.result(seat) {
            SeatResult::Win => {
                self.wins += 1;
                1.0
            }
            SeatResult::Draw => {
                self.draws += 1;
                0.5
            }
            SeatResult::Loss => {
                self.losses += 1;
                0.0
            }
        };
        self.points.insert(game.number, points);
    }

    /// The number of games counted, mirror games included.
    pub fn games(&self) -> u64 {
        self.played.len() as u64
    }

    /// Whether game `number` has been counted.
    pub fn has(&self, number: u64) -> bool {
        self.played.contains(&number)
    }

    /// The first contestant's wins, draws and losses.
    pub fn results(&self) -> (u64, u64, u64) {
        (self.wins, self.draws, self.losses)
    }

    /// The number of games lost by a crash, a hang, a clock that ran out or an illegal move.
    pub fn faults(&self) -> u64 {
        self.faults
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
            let mirror = round.find(|&game| self.schedule.seat_of_first(game).is_none());
            let pair = (*stats, mirror.and_then(|game| self.pacman_stats.get(&game).copied()));
            if seat == Seat::new(0) { pacman.push(pair) } else { ghosts.push(pair) }
        }
        Some((RoleStats::of(&pacman, 1.0), RoleStats::of(&ghosts, -1.0)))
    }

    /// The first contestant's score from each opening, complete or not.
    pub fn groups(&self) -> Vec<GroupScore> {
        let complete = self.schedule.seats as u32;
        let mut groups: BTreeMap<u64, GroupScore> = BTreeMap::new();
        for (&number, &points) in &self.points {
            let empty = GroupScore { points: 0.0, games: 0, complete };
            let group = groups.entry(self.schedule.opening(number)).or_insert(empty);
            group.points += points;
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
