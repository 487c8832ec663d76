//! What somebody does next in a storm.

use api::{Action, Offer, TableState};
use fastrand::Rng;
use table::Table;

use crate::plan::PEOPLE;

/// Something that happens at a table.
#[derive(Clone, Debug)]
pub(crate) enum Step {
    /// A person does something, with this much lag.
    Act { person: &'static str, action: Action, lag: u32 },
    /// A computer moves.
    ComputerMoves { lag: u32 },
    /// The server was away for so many milliseconds.
    Outage { lasted: u64 },
    /// The others let a computer go on for whoever is to move.
    ComputerTakesSeat,
}

/// What happens next, mostly moves.
pub(crate) fn choose(table: &Table, state: &TableState, random: &mut Rng) -> Step {
    let lag = random.choice([0, 0, 30, 400]).expect("some lags");
    match random.u8(0..100) {
        0..=4 => Step::Outage { lasted: random.u64(0..9_000) },
        5 => Step::ComputerTakesSeat,
        6..=49 if table.computer_to_move().is_some() => Step::ComputerMoves { lag },
        6..=49 => {
            let word = random.choice(table.legal_words()).unwrap_or_else(|| "e5".to_owned());
            let person = mover(table).unwrap_or_else(|| anybody(random));
            Step::Act { person, action: Action::Move { word }, lag }
        }
        _ => Step::Act { person: anybody(random), action: action(table, state, random), lag },
    }
}

/// The person whose turn it is.
fn mover(table: &Table) -> Option<&'static str> {
    let seat = usize::from(table.to_move()?) - 1;
    let holder = *table.holder_ids().get(seat)?;
    PEOPLE.into_iter().find(|person| holder == Some(person))
}

fn anybody(random: &mut Rng) -> &'static str {
    // Whoever created the table does most.
    if random.u8(0..4) == 0 { PEOPLE[0] } else { random.choice(PEOPLE).expect("some people") }
}

fn action(table: &Table, state: &TableState, random: &mut Rng) -> Action {
    let seat = random.u8(1..=state.seats.len() as u8);
    let seat = Some(seat).filter(|_| random.u8(0..3) == 0);
    match random.u8(0..40) {
        0 => Action::Resign { seat },
        1 => Action::Abort,
        2..=5 => Action::Resume,
        6..=8 => Action::Rematch,
        9..=15 => {
            let offer = offer(state, random);
            Action::Decline { offer, answers: answers(state, offer, random) }
        }
        16 => {
            let word = random.choice(table.legal_words()).unwrap_or_else(|| "a1".to_owned());
            Action::Move { word }
        }
        17 => Action::Move { word: "a9h".to_owned() },
        _ => {
            let offer = offer(state, random);
            Action::Offer { offer, seat, answers: answers(state, offer, random) }
        }
    }
}

/// An offer of any kind, more often one that is open.
fn offer(state: &TableState, random: &mut Rng) -> Offer {
    let open = random.choice(&state.offers).map(|(_, offer)| *offer);
    let open = open.filter(|offer| *offer != Offer::Rematch && random.u8(0..3) > 0);
    open.unwrap_or_else(|| {
        let kinds = [Offer::Draw, Offer::Takeback, Offer::Takeback, Offer::Pause, Offer::Abort];
        random.choice(kinds).expect("some kinds")
    })
}

/// The event that opened an offer; sometimes another, often none.
fn answers(state: &TableState, offer: Offer, random: &mut Rng) -> Option<u32> {
    let open = state.open_offers.iter().find(|open| open.offer == offer);
    match random.u8(0..6) {
        0 => Some(random.u32(1..=state.seq)),
        1 | 2 => open.map(|open| open.event),
        _ => None,
    }
}
