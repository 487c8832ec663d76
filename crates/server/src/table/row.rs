use api::{Millis, Phase, Summary};

use super::{Draft, Table};
use crate::dice::Seed;
use crate::store::{Append, GameRow};

impl Draft {
    /// What to write, under that nonce.
    pub fn append(&self, seed: &Seed, nonce: Option<String>, allowance: u32) -> Append {
        let table = self.table();
        let people = || table.people().into_iter().map(str::to_owned).collect();
        Append {
            game: table.id.clone(),
            events: self.events().to_vec(),
            nonce,
            row: Some(table.row(seed, allowance)),
            people: self.seating_changed().then(people),
        }
    }
}

/// What lists say of a table.
#[derive(Clone, Debug, PartialEq)]
pub struct Listed {
    summary: Summary,
    wake: Option<Millis>,
}

impl Listed {
    /// Whether lists may go on saying this instead of `later`: only the time differs, by less than a
    /// minute. Most moves change nothing else, and need not be written twice.
    pub fn will_do_for(&self, later: &Listed) -> bool {
        let summary = Summary { at: self.summary.at, ..later.summary.clone() };
        *self == Listed { summary, wake: later.wake } && later.summary.at < self.summary.at + 60_000
    }
}

impl Table {
    /// What lists should say of it.
    pub fn listed(&self, allowance: u32) -> Listed {
        Listed { summary: self.summary(), wake: self.wake(allowance) }
    }

    fn row(&self, seed: &Seed, allowance: u32) -> GameRow {
        GameRow {
            id: self.id.clone(),
            seed: seed.hex(),
            phase: self.phase,
            public: self.spec.public,
            pairing: self.queue.clone(),
            clocked: self.spec.clock != api::Clock::None,
            at: self.at,
            wake: self.wake(allowance),
            summary: serde_json::to_string(&self.summary())
                .expect("our own types always become JSON"),
        }
    }

    /// When the table needs attention though nobody asks: a machine is to move, a clock runs out.
    pub fn wake(&self, allowance: u32) -> Option<Millis> {
        if self.phase != Phase::Live {
            return None;
        }
        let runs_out = || self.clock.runs_out().map(|end| end + u64::from(allowance) + 1);
        self.machine_to_move().map(|_| self.at).or_else(runs_out)
    }

    /// What a list says of it.
    pub fn summary(&self) -> Summary {
        Summary {
            table: self.id.clone(),
            game: self.spec.game.clone(),
            seats: self.chairs.iter().map(|chair| chair.holder.clone()).collect(),
            clock: self.spec.clock,
            options: u32::try_from(self.spec.options.len()).unwrap_or(u32::MAX),
            maze: self.spec.maze.is_some(),
            phase: self.phase,
            ending: self.ending.clone(),
            at: self.at,
        }
    }
}
