//! The second reading of the laws, tested with games written by hand.

mod clocks;
mod ends;
mod offers;

use api::{
    Action, Cause, Departure, Event, EventKind, Millis, NewTable, Offer, Person, SeatNumber,
    TimeControl,
};

use super::{ActionVerdict, ExpectedState, Reference};

/// When games begin.
const START: Millis = 1_000_000;

/// The beginning of a game for two and for four.
const TWO: &str = "e1,e9 10,10 1 -";
const FOUR: &str = "e1,a5,e9,i5 5,5,5,5 1 -";

/// The events of a game, one after another.
struct Game {
    events: Vec<Event>,
    now: Millis,
}

impl Game {
    /// A game of Quoridor at which these sit, from seat 1 on; `computer` is one.
    fn new(players: &[&str], time_control: TimeControl) -> Game {
        let seats = players.len() as SeatNumber;
        Game::of(NewTable { seats, time_control, ..NewTable::new("quoridor") }, players)
    }

    fn of(spec: NewTable, players: &[&str]) -> Game {
        let mut game = Game::created(spec);
        for (seat, player) in (1..).zip(players) {
            game.add(match *player {
                "computer" => EventKind::Filled { seat, level: 3 },
                person => joined(seat, person),
            });
        }
        let position = if players.len() == 2 { TWO } else { FOUR };
        game.add(EventKind::Started { position: position.to_owned(), starter_rolled: false });
        game
    }

    fn created(spec: NewTable) -> Game {
        let mut game = Game { events: Vec::new(), now: START };
        game.add(EventKind::Created {
            by: Person::guest("ada"),
            table: Box::new(spec),
            commitment: String::new(),
            rematch_of: None,
            queue: None,
            first_move_untimed: true,
            first_move_seconds: None,
            laws: 1,
            absence_minutes: None,
        });
        game
    }

    fn next(&self, kinds: &[EventKind]) -> Vec<Event> {
        let first = self.events.len() as u32 + 1;
        let event =
            |(seq, kind): (u32, &EventKind)| Event { seq, at: self.now, kind: kind.clone() };
        (first..).zip(kinds).map(event).collect()
    }

    fn add(&mut self, kind: EventKind) {
        self.events.extend(self.next(&[kind]));
    }

    fn reference(&self) -> Reference {
        Reference::read(&self.events).expect("a game").expect("by these laws")
    }

    fn state(&self) -> ExpectedState {
        self.reference().state(self.now)
    }

    fn left(&self, seat: SeatNumber) -> Option<Millis> {
        self.state().left[usize::from(seat) - 1]
    }

    /// These events come together, and the laws allow them.
    #[track_caller]
    fn take(&mut self, kinds: &[EventKind]) -> &mut Game {
        let next = self.next(kinds);
        self.reference().check_next(&next).unwrap();
        self.events.extend(next);
        self
    }

    /// These events must not come; the reason has this in it.
    #[track_caller]
    fn forbid(&self, kinds: &[EventKind], reason: &str) {
        let found = self.reference().check_next(&self.next(kinds)).unwrap_err();
        assert!(found.contains(reason), "{reason} is not in: {found}");
    }

    /// Moves of one seat after another, each this many milliseconds after the last.
    #[track_caller]
    fn play(&mut self, words: &[(SeatNumber, &str)], each: Millis) -> &mut Game {
        for (seat, word) in words {
            self.wait(each).take(&[moved(*seat, word)]);
        }
        self
    }

    fn wait(&mut self, milliseconds: Millis) -> &mut Game {
        self.now += milliseconds;
        self
    }

    fn may(&self, person: &str, action: Action) -> ActionVerdict {
        self.reference().may(person, &action)
    }

    fn open(&self) -> Vec<Offer> {
        self.state().open_offers.iter().map(|open| open.offer).collect()
    }
}

fn joined(seat: SeatNumber, person: &str) -> EventKind {
    EventKind::Joined { seat, who: Person::guest(person), piece: None, client_seed: None }
}

fn moved(seat: SeatNumber, word: &str) -> EventKind {
    moved_with_lag(seat, word, 0)
}

fn moved_with_lag(seat: SeatNumber, word: &str, lag: u32) -> EventKind {
    EventKind::Moved { seat, word: word.to_owned(), lag }
}

fn offered(seat: SeatNumber, offer: Offer) -> EventKind {
    EventKind::Offered { seat, offer }
}

fn declined(seat: SeatNumber, offer: Offer) -> EventKind {
    EventKind::Declined { seat, offer }
}

fn resigned(seat: SeatNumber) -> EventKind {
    EventKind::Departed { seat, why: Departure::Resigned }
}

fn timed_out(seat: SeatNumber) -> EventKind {
    EventKind::Departed { seat, why: Departure::OutOfTime }
}

fn ended(outcome: &str, cause: Cause) -> EventKind {
    EventKind::Ended { outcome: outcome.to_owned(), cause, seed: String::new() }
}

fn taken_back(keep: u32) -> EventKind {
    EventKind::TakenBack { keep }
}

fn refused(key: &str) -> ActionVerdict {
    ActionVerdict::Refused(vec![key.to_owned()])
}

fn seconds(seconds: u32) -> TimeControl {
    TimeControl::SuddenDeath { seconds }
}

#[test]
fn older_tables_are_none_of_its_business() {
    let mut game = Game::created(NewTable::new("quoridor"));
    if let EventKind::Created { laws, .. } = &mut game.events[0].kind {
        *laws = 0;
    }
    assert!(Reference::read(&game.events).unwrap().is_none());
}
