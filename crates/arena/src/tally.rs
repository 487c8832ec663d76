use std::collections::{BTreeMap, BTreeSet};

use game::{Seat, Standing};

use crate::role::Fare;
use crate::{Elo, Finished, Role, Seating, Share, Sprt};

/// The results of a match as they come in, in whatever order.
#[derive(Clone, Debug)]
pub struct Tally {
    seating: Seating,
    played: BTreeSet<u64>,
    /// Points of the first entrant, by game.
    points: BTreeMap<u64, f64>,
    wins: u64,
    draws: u64,
    losses: u64,
    faults: u64,
    /// How PAC-MAN fared, by game, where that is the game.
    fares: BTreeMap<u64, Fare>,
}

impl Tally {
    /// Nothing played yet.
    pub fn new(seating: Seating) -> Tally {
        Tally {
            seating,
            played: BTreeSet::new(),
            points: BTreeMap::new(),
            wins: 0,
            draws: 0,
            losses: 0,
            faults: 0,
            fares: BTreeMap::new(),
        }
    }

    /// Counts a finished game.
    pub fn add(&mut self, game: &Finished) {
        self.faults += u64::from(game.fault.is_some());
        if let Some(fare) = Fare::of(&game.archive.record) {
            self.fares.insert(game.number, fare);
        }
        self.played.insert(game.number);
        let Some(seat) = self.seating.first(game.number) else { return };
        let ending = game.archive.record.ending().expect("a finished game has an ending");
        let points = match ending.outcome.of(seat) {
            Standing::Win => {
                self.wins += 1;
                1.0
            }
            Standing::Draw => {
                self.draws += 1;
                0.5
            }
            Standing::Loss => {
                self.losses += 1;
                0.0
            }
        };
        self.points.insert(game.number, points);
    }

    /// Games counted, those without the first entrant too.
    pub fn games(&self) -> u64 {
        self.played.len() as u64
    }

    /// Whether game `number` is counted already.
    pub fn has(&self, number: u64) -> bool {
        self.played.contains(&number)
    }

    /// The first entrant's wins, draws and losses.
    pub fn results(&self) -> (u64, u64, u64) {
        (self.wins, self.draws, self.losses)
    }

    /// Games lost to a crash, a hang or an illegal move.
    pub fn faults(&self) -> u64 {
        self.faults
    }

    /// How the first entrant did as PAC-MAN and as the ghosts, where that was the game.
    pub fn roles(&self) -> Option<(Role, Role)> {
        if self.fares.is_empty() {
            return None;
        }
        let (mut pacman, mut ghosts) = (Vec::new(), Vec::new());
        for (&number, fare) in &self.fares {
            let Some(seat) = self.seating.first(number) else { continue };
            let mut round = self.seating.games(self.seating.opening(number));
            let mirror = round.find(|&game| self.seating.first(game).is_none());
            let pair = (*fare, mirror.and_then(|game| self.fares.get(&game).copied()));
            if seat == Seat::new(0) { pacman.push(pair) } else { ghosts.push(pair) }
        }
        Some((Role::of(&pacman, 1.0), Role::of(&ghosts, -1.0)))
    }

    /// The mean score of each complete round: every side of one opening.
    pub fn rounds(&self) -> Vec<f64> {
        let seats = self.seating.seats as u64;
        let openings = self.points.keys().map(|&number| self.seating.opening(number));
        let last = openings.max().map_or(0, |last| last + 1);
        (0..last)
            .filter_map(|opening| {
                let games = self.seating.games(opening);
                let games = games.filter(|&number| self.seating.first(number).is_some());
                let points = games.map(|n| self.points.get(&n)).sum::<Option<f64>>()?;
                Some(points / seats as f64)
            })
            .collect()
    }

    /// The difference of strength, where two sat at the table.
    pub fn elo(&self) -> Option<Elo> {
        (self.seating.seats == 2).then(|| Elo::of(&self.rounds()))
    }

    /// The first entrant's share of the points, against that of equal players.
    pub fn share(&self) -> Share {
        Share::of(&self.rounds(), 1.0 / self.seating.seats as f64)
    }

    /// The state of a sequential test.
    pub fn llr(&self, sprt: &Sprt) -> f64 {
        sprt.llr(&self.rounds())
    }
}
