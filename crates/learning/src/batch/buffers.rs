use super::Shared;

/// Where a batch writes: one row for every game, one game after the other.
#[derive(Debug)]
pub struct BatchBuffers<'a> {
    /// 1 for every legal action, else 0.
    pub mask: &'a mut [u8],
    /// The planes, where they are wanted.
    pub observations: Option<&'a mut [f32]>,
    /// What each seat gained in this step.
    pub rewards: &'a mut [f32],
    /// 0 while the game goes on, 1 when it ended in this step, 2 when it was cut off.
    pub done: &'a mut [u8],
    /// The seat to act, from 0; [`CHANCE`](super::CHANCE) or [`OVER`](super::OVER).
    pub seat: &'a mut [i8],
}

/// The row of one game.
pub(super) struct BufferRow<'a> {
    pub(super) mask: &'a mut [u8],
    pub(super) planes: Option<&'a mut [f32]>,
    pub(super) rewards: &'a mut [f32],
    pub(super) done: &'a mut u8,
    pub(super) seat: &'a mut i8,
}

impl<'a> BatchBuffers<'a> {
    pub(super) fn check(&self, games: usize, shared: &Shared) {
        assert_eq!(self.mask.len(), games * shared.space.len(), "the length of the mask");
        assert_eq!(self.rewards.len(), games * shared.seats, "the length of the rewards");
        assert_eq!((self.done.len(), self.seat.len()), (games, games), "an entry for every game");
        if let Some(observations) = &self.observations {
            assert_eq!(observations.len(), games * shared.planes.len(), "the length of the planes");
        }
    }

    /// The rows of the first `games` games, and the rest.
    pub(super) fn split_at(self, games: usize, shared: &Shared) -> (Self, Self) {
        let (mask, other_mask) = self.mask.split_at_mut(games * shared.space.len());
        let (rewards, other_rewards) = self.rewards.split_at_mut(games * shared.seats);
        let (done, other_done) = self.done.split_at_mut(games);
        let (seat, other_seat) = self.seat.split_at_mut(games);
        let planes = self.observations.map(|all| all.split_at_mut(games * shared.planes.len()));
        let (observations, other_observations) = planes.unzip();
        let part = BatchBuffers { mask, observations, rewards, done, seat };
        let rest = BatchBuffers {
            mask: other_mask,
            observations: other_observations,
            rewards: other_rewards,
            done: other_done,
            seat: other_seat,
        };
        (part, rest)
    }

    /// The row of every game.
    pub(super) fn rows(self, shared: &Shared) -> impl Iterator<Item = BufferRow<'a>> {
        let mut planes = self.observations.map(|all| all.chunks_exact_mut(shared.planes.len()));
        let masks = self.mask.chunks_exact_mut(shared.space.len());
        let rewards = self.rewards.chunks_exact_mut(shared.seats);
        let marks = self.done.iter_mut().zip(self.seat);
        masks.zip(rewards).zip(marks).map(move |((mask, rewards), (done, seat))| {
            let planes = planes.as_mut().and_then(Iterator::next);
            BufferRow { mask, planes, rewards, done, seat }
        })
    }
}
