use dice::Seed;
use table::Table;

use crate::{Append, AppendError, RatingsReport, Store, StoreError};

/// What became of the lists.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RebuildReport {
    /// Games whose rows were written again.
    pub games: u64,
    /// Games that cannot be replayed; their rows were left as they are.
    pub unreadable: u64,
    /// What became of ratings.
    pub ratings: RatingsReport,
}

impl Store {
    /// Writes everything that is derived from events again: the rows that lists are made of, who sits where, and
    /// ratings, in the order in which they came about. `lag` is the setting `lag-ms`, which clocks are called by.
    pub async fn rebuild_lists(&self, lag: u32) -> Result<RebuildReport, AppendError> {
        let failed = |error: StoreError| AppendError::Storage(error.to_string());
        let mut report = RebuildReport::default();
        let mut last = String::new();
        loop {
            let ids = self.game_ids(&last).await.map_err(failed)?;
            let Some(end) = ids.last() else {
                report.ratings = self.rebuild_ratings().await.map_err(failed)?;
                return Ok(report);
            };
            last.clone_from(end);
            let mut appends: Vec<Append> = Vec::new();
            for id in &ids {
                let events = self.events(id, 0).await;
                let seed = self.seed(id).await.map_err(failed)?;
                let table = events.ok().and_then(|events| Table::replay(id, &events).ok());
                match (table, seed.as_deref().and_then(Seed::parse)) {
                    (Some(table), Some(seed)) => {
                        report.games += 1;
                        appends.push(Append::of_listing(&table, &seed, lag));
                    }
                    _ => report.unreadable += 1,
                }
            }
            self.append(appends).await?;
        }
    }
}
