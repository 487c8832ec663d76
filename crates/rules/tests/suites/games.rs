//! Whole games: from random play, to a win, to a draw by repetition, with players who leave.

use game::{Ply, Position as _, Record, Seat};
use rules::{AnyPosition, Game, GameSetup};

use crate::{Suite, list, quoted};

/// A game with so many plies is left unfinished.
const MOST_PLIES: usize = 300;

impl Suite {
    pub(crate) fn add_random_games(&mut self, setup: &GameSetup, games: usize, positions: usize) {
        let start = setup.start().expect("a set-up with a start");
        for _ in 0..games {
            let mut record = setup.record_from(start.clone());
            let mut words: Vec<String> = Vec::new();
            let mut moments: Vec<usize> = (0..positions).map(|_| self.random.index(60)).collect();
            moments.push(0);
            while record.ending().is_none() && words.len() < MOST_PLIES {
                let position = record.position().clone();
                let plies = position.plies();
                if moments.contains(&words.len()) {
                    self.add_position(setup, &position, Some(&words), &[]);
                    self.add_refusals(setup, &position);
                }
                let ply = self.choose(&plies);
                let word = ply.to_string();
                if moments.contains(&words.len()) {
                    self.add_word(setup, &position, &word, &[]);
                }
                record.play(&word).expect("it was listed");
                words.push(word);
            }
            self.add_game(setup, &record);
        }
        if self.game == Game::Quoridor || self.game == Game::Mini {
            self.add_repetition(setup, start);
        }
    }

    /// Mostly steps in Quoridor, so that pawns meet and games end.
    pub(crate) fn choose<M: Copy, R: Copy>(&mut self, plies: &[Ply<M, R>]) -> Ply<M, R> {
        let near = plies.len().min(4);
        let nth = if self.random.once_in(3) {
            self.random.index(plies.len())
        } else {
            self.random.index(near)
        };
        plies[nth]
    }

    /// Games that end by a win: everybody mostly runs, and sometimes does anything.
    pub(crate) fn add_races(&mut self, setup: &GameSetup, games: usize) {
        for _ in 0..games {
            let mut record = setup.record_from(setup.start().expect("a set-up with a start"));
            while record.ending().is_none() && record.entries().len() < MOST_PLIES {
                let word = self.choose_running(record.position());
                record.play(&word).expect("it was listed");
            }
            self.add_game(setup, &record);
        }
    }

    /// Games that players leave, one after another and for every reason, with the positions after that; and
    /// one that a single player leaves and the others play on.
    pub(crate) fn add_departures(&mut self, setup: &GameSetup) {
        let all = setup.seats();
        for (departure, most) in [("resign", all), ("time", all), ("fault", all), ("resign", 1)] {
            let mut record = setup.record_from(setup.start().expect("a set-up with a start"));
            let (mut next, mut gone) = (self.random.index(6), 0);
            while record.ending().is_none() && record.entries().len() < MOST_PLIES {
                let mut word = self.choose_running(record.position());
                let leaves = gone < most && record.entries().len() >= next;
                if leaves {
                    gone += 1;
                    let seats: Vec<_> =
                        Seat::all(setup.seats()).filter(|&seat| !record.has_left(seat)).collect();
                    let seat = seats[self.random.index(seats.len())];
                    word = format!("leave:{seat}:{departure}");
                    next = record.entries().len() + 1 + self.random.index(12);
                }
                record.play(&word).expect("it was listed");
                if leaves && record.ending().is_none() {
                    let words: Vec<_> = record.words().collect();
                    self.add_position(setup, record.position(), Some(&words), &[]);
                }
            }
            self.add_game(setup, &record);
        }
    }

    /// In Quoridor mostly a step that leads ahead, in the other games any ply.
    fn choose_running(&mut self, position: &AnyPosition) -> String {
        let plies = position.plies();
        if let AnyPosition::Quoridor(board) = position
            && !self.random.once_in(5)
        {
            let left_after = |ply: &Ply<_, _>| {
                let mut next = position.clone();
                next.apply(*ply);
                match next {
                    AnyPosition::Quoridor(next) => next.distance(board.mover()),
                    _ => None,
                }
            };
            let ahead = plies.iter().min_by_key(|ply| left_after(ply));
            return ahead.expect("a game that goes on").to_string();
        }
        self.choose(&plies).to_string()
    }

    fn add_game(&mut self, setup: &GameSetup, record: &Record<AnyPosition>) {
        let words: Vec<_> = record.words().collect();
        let mut fields =
            vec![("moves", list(&words)), ("position", quoted(&record.position().to_string()))];
        let (result, cause) = match record.ending() {
            Some(ending) => (quoted(&ending.outcome.to_string()), quoted(ending.cause.word())),
            None => ("null".to_owned(), "null".to_owned()),
        };
        fields.extend([("result", result), ("cause", cause)]);
        self.line("game", setup, &fields);
    }

    /// Everybody goes ahead and back, until a position is there for the third time.
    pub(crate) fn add_repetition(&mut self, setup: &GameSetup, start: AnyPosition) {
        let mut record = setup.record_from(start.clone());
        let mut homes: Vec<String> = Vec::new();
        for round in 0..6 {
            for seat in 0..setup.seats() {
                if record.ending().is_some() {
                    break;
                }
                let AnyPosition::Quoridor(position) = record.position() else { return };
                let home =
                    position.pawn(position.mover()).map(|at| at.to_string()).unwrap_or_default();
                let steps: Vec<_> = position.plies().iter().map(ToString::to_string).collect();
                let word = if round % 2 == 0 {
                    homes.resize(homes.len().max(seat + 1), String::new());
                    homes[seat] = home;
                    steps[0].clone()
                } else {
                    homes[seat].clone()
                };
                record.play(&word).expect("there and back");
            }
        }
        self.add_game(setup, &record);
    }
}
