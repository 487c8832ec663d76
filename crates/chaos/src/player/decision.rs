//! What a player does next, and how long they think about it.

use std::time::Duration;

use api::{Action, Offer, SeatNumber, Snapshot, TablePhase, TimeControl, WireTurn};
use game::Position;
use rules::GameSetup;

/// What a player is about to do. It stays the same until the game has gone on.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Task {
    Join,
    AddClientSeed,
    Resume,
    Resign,
    AnswerOffer {
        offer: Offer,
        words: usize,
    },
    Move {
        words: usize,
        /// Whether an offer of the player's own is open: they have made one already.
        has_offered: bool,
    },
}

/// What a person at a table should do next, if anything.
pub(super) fn next_task(table: &Snapshot, person: &str, resigns: bool) -> Option<Task> {
    let seats = table.seats_of(person);
    let seat = seats.first().copied();
    let state = &table.state;
    match (state.phase, seat) {
        (TablePhase::Over, _) => None,
        (TablePhase::Waiting, Some(seat)) => {
            let wanted = state.seats[usize::from(seat) - 1].client_seed_wanted;
            wanted.then_some(Task::AddClientSeed)
        }
        (TablePhase::Waiting, None) => {
            let open = state.seats.iter().any(|seat| seat.holder.is_none());
            open.then_some(Task::Join)
        }
        (TablePhase::Paused, Some(_)) => Some(Task::Resume),
        (TablePhase::Live, Some(seat)) => {
            let departed = state.seats[usize::from(seat) - 1].departed.is_some();
            if departed { None } else { Some(task_in_play(table, seat, resigns)?) }
        }
        (_, None) => None,
    }
}

fn task_in_play(table: &Snapshot, seat: SeatNumber, resigns: bool) -> Option<Task> {
    if resigns {
        return Some(Task::Resign);
    }
    let (offers, words) = (&table.state.offers, table.words.len());
    let mine = |offer: Offer| offers.contains(&(seat, offer));
    let asked = offers.iter().find(|(by, offer)| *by != seat && !mine(*offer));
    if let Some(&(_, offer)) = asked {
        return Some(Task::AnswerOffer { offer, words });
    }
    let has_offered = offers.iter().any(|(by, _)| *by == seat);
    (table.state.turn == WireTurn::Seat(seat)).then_some(Task::Move { words, has_offered })
}

impl Task {
    /// How long the player thinks about it. Now and then one `rests`: goes away and lets the flag fall.
    pub(super) fn thinking(
        &self,
        table: &Snapshot,
        rests: bool,
        rng: &mut fastrand::Rng,
    ) -> Duration {
        // Rolls are no moves: a game is called off, and nobody flagged, while its first move is awaited.
        let moves = table.words.iter().filter(|played| !played.word.contains(':')).count();
        let timed = table.spec.time_control != TimeControl::None && moves > 4;
        if matches!(self, Task::Move { .. }) && rests && timed && rng.u32(..100) == 0 {
            return Duration::from_secs(600);
        }
        Duration::from_millis(match self {
            Task::Join | Task::AddClientSeed | Task::Resign => rng.u64(..50),
            _ if rng.u32(..20) == 0 => rng.u64(1_000..3_000),
            _ => rng.u64(50..700),
        })
    }

    /// What to send.
    pub(super) fn action(
        &self,
        table: &Snapshot,
        setup: &GameSetup,
        rng: &mut fastrand::Rng,
    ) -> Action {
        match self {
            Task::Join => {
                let client_seed = Some(format!("luck{}", rng.u32(..)));
                Action::Join { seat: None, piece: None, client_seed, name: None }
            }
            Task::AddClientSeed => {
                Action::ClientSeed { client_seed: format!("luck{}", rng.u32(..)) }
            }
            Task::Resume => Action::Resume,
            Task::Resign => Action::Resign { seat: None },
            Task::AnswerOffer { offer, .. } if rng.bool() => Action::offer(*offer),
            Task::AnswerOffer { offer, .. } => Action::decline(*offer),
            Task::Move { has_offered, .. } => {
                let offers = [Offer::Takeback, Offer::Pause, Offer::Draw];
                if !has_offered && rng.u32(..25) == 0 {
                    return Action::offer(offers[rng.usize(..offers.len())]);
                }
                Action::Move { word: random_word(table, setup, rng) }
            }
        }
    }
}

/// A legal move at random; nothing legal only where the server shows what is not a position.
fn random_word(table: &Snapshot, setup: &GameSetup, rng: &mut fastrand::Rng) -> String {
    let Ok(position) = setup.parse_position(&table.state.position) else {
        return "unreadable".to_owned();
    };
    let plies = position.plies();
    if plies.is_empty() {
        return "nothing".to_owned();
    }
    plies[rng.usize(..plies.len())].to_string()
}
