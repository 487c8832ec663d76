use std::collections::BTreeSet;

use api::{Away, Departure, SeatHolder, SeatNumber, Snapshot};
use game::{Record, Seat};
use rules::AnyPosition;

/// A player who has been away at their turn for so long that the others may go on without them, and what
/// the person here can claim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GonePlayer {
    /// The seat whose turn it is.
    pub seat: SeatNumber,
    /// How many people have to claim the same, the person here among them.
    pub voters: usize,
    /// That the seat departs.
    pub departure: Claim,
    /// Whether the person here wins by that.
    pub departure_wins: bool,
    /// That a computer takes the seat.
    pub computer: Claim,
    /// The level of that computer.
    pub level: u8,
}

/// One of the two ways to go on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Claim {
    /// How many people claim it.
    pub claimed_by: usize,
    /// Whether the person here is one of them.
    pub is_own: bool,
}

/// The level of the computer that plays on, where nobody has claimed another.
const USUAL_LEVEL: u8 = 4;

impl GonePlayer {
    /// What is left to a person in play with these seats once the time has come. `present` says by seat
    /// who is connected.
    pub(crate) fn new(
        away: &Away,
        own_seats: &[SeatNumber],
        table: &Snapshot,
        present: &[bool],
        record: &Record<AnyPosition>,
    ) -> Option<GonePlayer> {
        let gone = person_at(table, away.seat)?;
        if own_seats.is_empty() || own_seats.contains(&away.seat) {
            return None;
        }
        let is_connected = |seat: SeatNumber| present.get(usize::from(seat) - 1) != Some(&false);
        let seats = 1..=table.state.seats.len() as SeatNumber;
        let connected = seats.filter(|&seat| own_seats.contains(&seat) || is_connected(seat));
        let voters: BTreeSet<_> = connected.filter_map(|seat| person_at(table, seat)).collect();
        // Whoever claims a computer claims one of the level that others have named.
        let levels = away.claims.iter().find_map(|(_, level)| *level);
        let level = levels.unwrap_or(USUAL_LEVEL);
        Some(GonePlayer {
            seat: away.seat,
            voters: voters.into_iter().filter(|voter| *voter != gone).count(),
            departure: Claim::of(None, away, own_seats),
            departure_wins: wins_by_departure(gone, own_seats, table, record),
            computer: Claim::of(Some(level), away, own_seats),
            level,
        })
    }
}

impl Claim {
    fn of(level: Option<u8>, away: &Away, own_seats: &[SeatNumber]) -> Claim {
        let same = away.claims.iter().filter(|(_, claimed)| *claimed == level);
        Claim {
            claimed_by: same.clone().count(),
            is_own: same.into_iter().any(|(seat, _)| own_seats.contains(seat)),
        }
    }
}

/// The id of the person in play at a seat.
fn person_at(table: &Snapshot, seat: SeatNumber) -> Option<&str> {
    let state = table.state.seats.get(usize::from(seat).checked_sub(1)?)?;
    match &state.holder {
        Some(SeatHolder::Person(person)) if state.departed.is_none() => Some(&person.id),
        _ => None,
    }
}

/// Whether one of these seats wins when all seats of a person depart.
fn wins_by_departure(
    person: &str,
    own_seats: &[SeatNumber],
    table: &Snapshot,
    record: &Record<AnyPosition>,
) -> bool {
    let mut after = record.clone();
    for seat in table.seats_of(person).into_iter().filter_map(|n| Seat::from_number(n.into())) {
        // One that has left already cannot leave, and none can after the end.
        let _ = after.leave(seat, Departure::OutOfTime);
    }
    let is_own = |seat: Seat| own_seats.contains(&(seat.number() as SeatNumber));
    after.ending().is_some_and(|ending| ending.outcome.winning_seats().any(is_own))
}
