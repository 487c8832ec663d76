//! What the database keeps of a table besides its events, for lists.

use api::{Millis, TablePhase, TableSummary};

use crate::table::Table;

/// What lists show of a table.
#[derive(Clone, Debug, PartialEq)]
pub struct TableListing {
    summary: TableSummary,
    wake: Option<Millis>,
}

impl TableListing {
    /// Whether the database may keep this listing instead of `later`: only the time differs, by less
    /// than a minute. Most moves change nothing else, so they cost no second write.
    pub fn is_fresh_enough_for(&self, later: &TableListing) -> bool {
        let summary = TableSummary { at: self.summary.at, ..later.summary.clone() };
        *self == TableListing { summary, wake: later.wake }
            && later.summary.at < self.summary.at + 60_000
    }
}

impl Table {
    /// What lists should show of this table.
    pub fn listing(&self, lag_allowance: u32) -> TableListing {
        TableListing { summary: self.summary(), wake: self.wake_time(lag_allowance) }
    }

    /// When the table's actor has to run without a request: a computer player is to move, a clock
    /// runs out, or the first move is not waited for any longer.
    pub fn wake_time(&self, lag_allowance: u32) -> Option<Millis> {
        if self.phase != TablePhase::Live {
            return None;
        }
        let runs_out = || {
            let end = self.clock().expires_at().or(self.first_move_by);
            end.map(|end| end + u64::from(lag_allowance) + 1)
        };
        self.computer_to_move().map(|_| self.at).or_else(runs_out)
    }

    /// Whose engine time a computer player's moves are: that of the first person still in play. At a
    /// table of computers only it is the maker's, and nobody waits for them.
    pub fn engine_payer(&self) -> (&str, bool) {
        let seated = (1..).zip(self.holder_ids());
        let mut people = seated.filter_map(|(seat, id)| id.filter(|_| self.in_play(seat)));
        match people.next() {
            Some(person) => (person, false),
            None => (&self.creator.id, true),
        }
    }

    /// Whether others have to know soon if one of its players is gone: they play, or wait to be
    /// paired with somebody.
    pub fn needs_players_present(&self) -> bool {
        self.phase == TablePhase::Live || self.waits_in_queue()
    }

    /// When it was created.
    pub fn created(&self) -> Millis {
        self.created
    }

    /// Whether it waits for players in a pairing queue.
    pub fn waits_in_queue(&self) -> bool {
        self.phase == TablePhase::Waiting && self.pairing_queue.is_some()
    }

    /// The table as clients see it in a list.
    pub fn summary(&self) -> TableSummary {
        TableSummary {
            table: self.id.clone(),
            game: self.spec.game.clone(),
            seats: self.slots.iter().map(|slot| slot.holder.clone()).collect(),
            time_control: self.spec.time_control,
            options: u32::try_from(self.spec.options.len()).unwrap_or(u32::MAX),
            maze: self.spec.maze.is_some(),
            phase: self.phase,
            pairing: self.waits_in_queue(),
            rated: self.spec.rated,
            ratings: Vec::new(),
            ending: self.ending.clone(),
            at: self.at,
        }
    }
}
