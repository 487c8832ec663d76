use std::collections::{BTreeMap, BTreeSet};

use game::{Seat, SeatResult};

use crate::role::PacmanStats;
use crate::{Elo, FinishedGame, PairingSchedule, RoleStats, ScoreShare, Sprt};

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
            pacman_stats: BTreeMap::new(),
        }
    }

    /// Counts a finished game.
    pub fn add(&mut self, game: &FinishedGame) {
        self.faults += u64::from(game.fault.is_some());
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

    /// The number of games lost by a crash, a hang or an illegal move.
    pub fn faults(&self) -> u64 {
        self.faults
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

    /// The first contestant's mean score of each complete round: one opening played from every seat.
    pub fn round_scores(&self) -> Vec<f64> {
        let seats = self.schedule.seats as u64;
        let openings = self.points.keys().map(|&number| self.schedule.opening(number));
        let last = openings.max().map_or(0, |last| last + 1);
        (0..last)
            .filter_map(|opening| {
                let games = self.schedule.games_of(opening);
                let games = games.filter(|&number| self.schedule.seat_of_first(number).is_some());
                let points = games.map(|n| self.points.get(&n)).sum::<Option<f64>>()?;
                Some(points / seats as f64)
            })
            .collect()
    }

    /// The Elo difference, in games for two.
    pub fn elo(&self) -> Option<Elo> {
        (self.schedule.seats == 2).then(|| Elo::of(&self.round_scores()))
    }

    /// The first contestant's share of the points, compared with that of equal players.
    pub fn score_share(&self) -> ScoreShare {
        ScoreShare::of(&self.round_scores(), 1.0 / self.schedule.seats as f64)
    }

    /// The log-likelihood ratio of a sequential test.
    pub fn llr(&self, sprt: &Sprt) -> f64 {
        sprt.llr(&self.round_scores())
    }
}
