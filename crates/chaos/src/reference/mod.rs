//! A second reading of the laws of a table (`docs/table.md`), which shares no code with the first.
//!
//! It is simple and slow: a [`Reference`] follows the events of a table and says what has to be shown
//! after them ([`Reference::state`]), what may come next ([`Reference::check_next`]) and who may do what
//! ([`Reference::may`]). It has nothing to say about tables without `laws`.

mod check;
mod clock;
mod may;
mod offers;
mod played_table;
mod state;
#[cfg(test)]
mod tests;

use api::{Event, EventKind, Millis};

use clock::Clocks;
pub use may::ActionVerdict;
use offers::Offers;
pub use played_table::ExpectedSeat;
use played_table::PlayedTable;
pub use state::{ExpectedOffer, ExpectedState};

/// After so many plies a game is called off (T23).
const MAX_PLIES: usize = 5_000;

/// After so many other events only moves, resigning and cancelling are taken (T24).
const MAX_OTHER_EVENTS: usize = 10_000;

/// A table as the laws see it, after the events so far.
#[derive(Clone, Debug)]
pub struct Reference {
    table: PlayedTable,
    clocks: Clocks,
    offers: Offers,
}

impl Reference {
    /// The table after these events. `None` where they begin with no `created` by these laws; an error
    /// where they make no game.
    pub fn read(events: &[Event]) -> Result<Option<Reference>, String> {
        let Some((first, rest)) = events.split_first() else { return Ok(None) };
        let EventKind::Created { by, table, laws: 1 | 2, .. } = &first.kind else {
            return Ok(None);
        };
        let mut reference = Reference {
            table: PlayedTable::new(by, table),
            clocks: Clocks::new(table.time_control),
            offers: Offers::default(),
        };
        reference.add(first)?;
        for event in rest {
            reference.add(event)?;
        }
        Ok(Some(reference))
    }

    /// Follows another event, whether or not the laws allow it.
    pub fn add(&mut self, event: &Event) -> Result<(), String> {
        let to_move = self.table.to_move();
        self.table.add(event).map_err(|why| format!("event {}: {why}", event.seq))?;
        self.offers.add(event, &self.table);
        self.clocks.add(event, to_move, &self.table);
        Ok(())
    }

    /// When the last event was.
    pub fn at(&self) -> Millis {
        self.table.last.1
    }

    /// Whether everybody who is asked wants a rematch.
    pub fn all_want_rematch(&self) -> bool {
        self.offers.is_agreed(api::Offer::Rematch, &self.table)
    }

    fn has_too_many_events(&self) -> bool {
        self.table.other_events >= MAX_OTHER_EVENTS
    }
}
