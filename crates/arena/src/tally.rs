use std::collections::BTreeMap;

use game::{Seat, Standing};
use rules::AnyPosition;

use crate::{Elo, Finished, Seating, Share, Sprt};

/// The results of a match as they come in, in whatever order.
#[derive(Clone, Debug)]
pub struct Tally {
    seating: Seating,
    /// Points of the first entrant, by game.
    points: BTreeMap<u64, f64>,
    wins: u64,
    draws: u64,
    losses: u64,
    faults: u64,
    pacman: Role,
    ghosts: Role,
}

/// How the first entrant did in one role of the PAC-MAN variant.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Role {
    /// Games in that role.
    pub games: u64,
    /// Pellets eaten in them, by whoever was PAC-MAN.
    pub pellets: u64,
    /// Turns PAC-MAN had in them.
    pub turns: u64,
}

impl Tally {
    /// Nothing played yet.
    pub fn new(seating: Seating) -> Tally {
        Tally {
            seating,
            points: BTreeMap::new(),
            wins: 0,
            draws: 0,
            losses: 0,
            faults: 0,
            pacman: Role::default(),
            ghosts: Role::default(),
        }
    }

    /// Counts a finished game.
    pub fn add(&mut self, game: &Finished) {
        let seat = self.seating.first(game.number);
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
        self.faults += u64::from(game.fault.is_some());
        if let AnyPosition::Pacman(last) = game.archive.record.position() {
            let role = if seat == Seat::new(0) { &mut self.pacman } else { &mut self.ghosts };
            role.games += 1;
            role.pellets += u64::from(last.pellets_eaten());
            role.turns += pacman_turns(game);
        }
    }

    /// Games counted.
    pub fn games(&self) -> u64 {
        self.points.len() as u64
    }

    /// Whether game `number` is counted already.
    pub fn has(&self, number: u64) -> bool {
        self.points.contains_key(&number)
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
        (self.pacman.games + self.ghosts.games > 0).then_some((self.pacman, self.ghosts))
    }

    /// The mean score of each complete round: every side of one opening.
    pub fn rounds(&self) -> Vec<f64> {
        let seats = self.seating.seats as u64;
        let openings = self.points.keys().map(|&number| self.seating.opening(number));
        let last = openings.max().map_or(0, |last| last + 1);
        (0..last)
            .filter_map(|opening| {
                let games = opening * seats..(opening + 1) * seats;
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

/// How many turns PAC-MAN had.
fn pacman_turns(game: &Finished) -> u64 {
    let positions = game.archive.record.positions();
    let his = |position: &&AnyPosition| match position {
        AnyPosition::Pacman(position) => position.to_move() == Some(rules::pacman::Piece::Pac),
        _ => false,
    };
    positions[..positions.len() - 1].iter().filter(his).count() as u64
}
