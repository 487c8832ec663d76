use crate::RatingPool;

/// The terms by which the first move counts: those of every pool
/// ([`first_player_term`](RatingPool::first_player_term)), and in tests later ones, as a later version may have them.
#[derive(Clone, Debug, Default)]
pub struct FirstPlayerTerms {
    /// By pool and the time from which on games count by it.
    later: Vec<(RatingPool, u64, f64)>,
}

impl FirstPlayerTerms {
    /// The same, and another term for the games of a pool that end at that time or later.
    #[must_use]
    pub fn and_from(mut self, since: u64, pool: RatingPool, points: f64) -> FirstPlayerTerms {
        self.later.push((pool, since, points));
        self
    }

    /// How many rating points the first move counted for in games of a pool that ended at that time.
    pub fn term(&self, pool: RatingPool, ended_at: u64) -> f64 {
        let mut later = self.later.iter().rev();
        let began = later.find(|(other, since, _)| *other == pool && *since <= ended_at);
        began.map_or_else(|| pool.first_player_term(ended_at), |(_, _, points)| *points)
    }
}
