//! Rated tables: whom they refuse, and what their games mean for ratings.

use api::{EventKind, Millis, Person, SeatAssignment, SeatHolder, SeatNumber, TablePhase};
use game::{Outcome, Position, Seat, SeatResult, Turn};
use ratings::{PlayedGame, PlayerKind, RatingPool, UnratedReason};

use crate::TableError;
use crate::draft::TableDraft;
use crate::table::{PlayerSlot, Table, number};

/// A finished game that changes ratings.
#[derive(Clone, Debug, PartialEq)]
pub struct RatedGame {
    /// When it ended.
    pub at: Millis,
    /// How many moves were made.
    pub moves: u32,
    /// Who played it, by seat.
    pub players: Vec<RatedPlayer>,
}

/// Somebody who has played a rated game.
#[derive(Clone, Debug, PartialEq)]
pub struct RatedPlayer {
    /// Their id.
    pub person: String,
    /// The pool that their seat belongs to.
    pub pool: RatingPool,
    /// Whether the game changes their rating: not that of somebody who played a bot.
    pub changes: bool,
    /// Whom they played with: those of one number are a team.
    pub side: usize,
    /// How it ended for them.
    pub result: SeatResult,
    /// Whether they made the first move.
    pub began: bool,
}

/// The names of seats that nobody holds: each is held by somebody else in the end.
const OPEN_SEATS: [&str; 8] = ["", " ", "  ", "   ", "    ", "     ", "      ", "       "];

impl Table {
    /// Whether it was created to be rated.
    pub fn is_rated(&self) -> bool {
        self.spec.rated
    }

    /// Whether it began, or begins, from the game's own start, by the rules as they are.
    fn is_standard(&self) -> bool {
        let spec = &self.spec;
        spec.options.is_empty() && spec.maze.is_none() && spec.start.is_none() && spec.repetition
    }

    fn played_game<'a>(&'a self, kind: impl Fn(&Person) -> PlayerKind) -> PlayedGame<'a> {
        let player = |(nth, slot): (usize, &'a PlayerSlot)| match &slot.holder {
            Some(SeatHolder::Person(person)) => (person.id.as_str(), kind(person)),
            Some(SeatHolder::Level { .. }) => (OPEN_SEATS[nth], PlayerKind::Computer),
            None => (OPEN_SEATS[nth], PlayerKind::Account),
        };
        let has_moved = |seat| self.record.moves().any(|(_, mover)| mover == seat);
        PlayedGame {
            game: &self.spec.game,
            time_control: self.spec.time_control,
            asked_for: self.spec.rated,
            is_standard: self.is_standard(),
            takebacks: self.has_takebacks,
            players: self.slots.iter().enumerate().map(player).collect(),
            has_moved: Seat::all(self.slots.len()).map(has_moved).collect(),
        }
    }

    /// Refuses what a rated table cannot have: a guest, a computer player, somebody in two seats, no clock, other
    /// rules. A casual one refuses nothing.
    pub(crate) fn check_rated(&self) -> Result<(), TableError> {
        if !self.spec.rated {
            return Ok(());
        }
        let is_kept_for_guest = |seat: SeatNumber| match self.spec.seat_spec(seat).assignment {
            SeatAssignment::Reserved { person } => !person.account,
            _ => false,
        };
        let kind = |person: &Person| match person.account {
            true => PlayerKind::Account,
            false => PlayerKind::Guest,
        };
        let reason = match self.played_game(kind).refusal_at_start() {
            None if (1..=self.spec.seats).any(is_kept_for_guest) => Some(UnratedReason::Guest),
            reason => reason,
        };
        reason.map_or(Ok(()), |reason| Err(TableError::Unrated { reason }))
    }

    /// Whether somebody has made a move.
    pub fn has_moved(&self, person: &str) -> bool {
        let mut seats = self.seats_of(person);
        seats.any(|seat| self.record.moves().any(|(_, mover)| number(mover) == seat))
    }

    /// The pool that a seat belongs to, if such games have one.
    pub fn rating_pool(&self, seat: SeatNumber) -> Option<RatingPool> {
        let (spec, seats) = (&self.spec, self.slots.len());
        RatingPool::of_seat(&spec.game, seats, spec.time_control, usize::from(seat) - 1)
    }

    /// Whom a seat plays with: the ghosts of the PAC-MAN variant are a team, everybody else is alone.
    pub fn rating_side(&self, seat: SeatNumber) -> usize {
        match self.setup.game() {
            rules::Game::Pacman if seat > 1 => 1,
            _ => usize::from(seat) - 1,
        }
    }

    /// The seats that may make the first move: one where that is known, all of them before it is drawn, or while
    /// somebody who waits to be paired may still be moved to another seat.
    pub fn may_begin(&self) -> Vec<SeatNumber> {
        let known = match self.phase {
            TablePhase::Waiting if self.waits_in_queue() => None,
            TablePhase::Waiting if self.draws_first_move() => self.chosen_first_move(),
            _ => match self.record.start().turn() {
                Turn::Seat(seat) => Some(seat),
                Turn::Chance | Turn::Over => None,
            },
        };
        known.map_or_else(|| (1..=self.spec.seats).collect(), |seat| vec![number(seat)])
    }

    /// What a rated game that is over means for ratings, or why it means nothing; `None` while it is not over. That
    /// everybody had an account was seen to when they sat down; `is_bot` says whether a program plays with it.
    pub fn rated_game(
        &self,
        is_bot: impl Fn(&str) -> bool,
    ) -> Option<Result<RatedGame, UnratedReason>> {
        if self.phase != TablePhase::Over {
            return None;
        }
        let kind = |person: &Person| match is_bot(&person.id) {
            true => PlayerKind::Bot,
            false => PlayerKind::Account,
        };
        let game = self.played_game(kind);
        let outcome = self.ending.as_ref().and_then(|ending| Outcome::parse(&ending.outcome));
        let rated = match (game.rated_seats(), outcome) {
            (Ok(pools), Some(outcome)) => Ok(self.rated_players(&pools, &outcome)),
            (Ok(_) | Err(UnratedReason::NotEverybodyMoved), None) => Err(UnratedReason::Aborted),
            (Err(reason), _) => Err(reason),
        };
        let moves = u32::try_from(self.record.moves().count()).unwrap_or(u32::MAX);
        let at = self.ended_at.unwrap_or(self.at);
        Some(rated.map(|players| RatedGame { at, moves, players }))
    }

    fn rated_players(&self, pools: &[Option<RatingPool>], outcome: &Outcome) -> Vec<RatedPlayer> {
        let first = self.record.moves().next().map(|(_, seat)| seat);
        let player = |seat: Seat| {
            let nth = number(seat);
            Some(RatedPlayer {
                person: self.holder_ids()[usize::from(nth) - 1]?.to_owned(),
                pool: self.rating_pool(nth)?,
                changes: pools.get(usize::from(nth) - 1).is_some_and(Option::is_some),
                side: self.rating_side(nth),
                result: outcome.result(seat),
                began: first == Some(seat),
            })
        };
        Seat::all(self.slots.len()).filter_map(player).collect()
    }
}

impl TableDraft {
    /// Seats somebody at a table for two that waits in a queue: in the first seat if they are to begin, and whoever
    /// waits there moves to the other.
    pub fn join_paired(
        &mut self,
        who: &Person,
        begins: bool,
        client_seed: Option<String>,
    ) -> Result<(), TableError> {
        let table = &self.table;
        if !table.waits_in_queue() || table.slots.len() != 2 {
            return Err(TableError::Started);
        }
        if table.has_person(&who.id) {
            return Err(TableError::Seated);
        }
        let mut held = (1..).zip(&table.slots).filter(|(_, slot)| slot.holder.is_some());
        let (Some((seat, slot)), None) = (held.next(), held.next()) else {
            return Err(TableError::Full);
        };
        let own = if begins { 1 } else { 2 };
        let waiting = slot.clone();
        if seat == own
            && let Some(SeatHolder::Person(person)) = waiting.holder
        {
            self.push(EventKind::Left { seat })?;
            self.push(EventKind::Joined {
                seat: 3 - seat,
                who: person,
                piece: waiting.piece,
                client_seed: waiting.client_seed,
            })?;
        }
        let client_seed = Some(client_seed.unwrap_or_default());
        self.push(EventKind::Joined { seat: own, who: who.clone(), piece: None, client_seed })?;
        self.table.check_rated()?;
        self.start_if_ready()
    }
}
