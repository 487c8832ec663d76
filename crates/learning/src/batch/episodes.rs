use game::Random;
use rules::{AnyPosition, GameSetup};

use super::episode::{Episode, EpisodeGame};
use super::{BatchBuffers, BatchError, BrokenBatch, Shared};

/// The first line of a saved batch.
const SAVED: &str = "palisade batch 1";

/// The games of a batch.
#[derive(Debug)]
pub(super) struct Episodes<G> {
    start: G,
    list: Vec<Episode<G>>,
}

impl<G: EpisodeGame> Episodes<G> {
    pub(super) fn new(start: G, count: usize, seed: u64, shared: &Shared) -> Episodes<G> {
        let begin = |nth| Episode::new(&start, game_seed(seed, nth), shared);
        let list = (0..count as u64).map(begin).collect();
        Episodes { start, list }
    }

    pub(super) fn len(&self) -> usize {
        self.list.len()
    }

    pub(super) fn position(&self, game: usize) -> AnyPosition {
        self.list[game].position()
    }

    pub(super) fn reset(
        &mut self,
        seed: Option<u64>,
        buffers: BatchBuffers<'_>,
        shared: &Shared,
        threads: usize,
    ) {
        let start = &self.start;
        for (episode, nth) in self.list.iter_mut().zip(0..) {
            match seed {
                Some(seed) => *episode = Episode::new(start, game_seed(seed, nth), shared),
                None => episode.reset(start, shared),
            }
        }
        self.observe(buffers, shared, threads);
    }

    pub(super) fn reset_marked(
        &mut self,
        marks: &[bool],
        buffers: BatchBuffers<'_>,
        shared: &Shared,
    ) {
        buffers.check(self.list.len(), shared);
        let rows = self.list.iter_mut().zip(buffers.rows(shared));
        for ((episode, mut row), _) in rows.zip(marks).filter(|(_, mark)| **mark) {
            episode.reset(&self.start, shared);
            row.rewards.fill(0.0);
            *row.done = 0;
            episode.observe(&mut row, shared);
        }
    }

    pub(super) fn save(&self) -> String {
        let lines = self.list.iter().map(|episode| episode.save() + "\n");
        std::iter::once(format!("{SAVED}\n")).chain(lines).collect()
    }

    pub(super) fn restore(&mut self, saved: &str, setup: &GameSetup) -> Result<(), BrokenBatch> {
        let mut lines = saved.lines();
        if lines.next() != Some(SAVED) {
            return Err(BrokenBatch { line: 1 });
        }
        let games = lines.zip(2..).map(|(text, line)| {
            Episode::restore(text, &self.start, setup).ok_or(BrokenBatch { line })
        });
        let list: Vec<_> = games.collect::<Result<_, _>>()?;
        if list.len() != self.list.len() {
            return Err(BrokenBatch { line: list.len().min(self.list.len()) + 2 });
        }
        self.list = list;
        Ok(())
    }

    pub(super) fn observe(&mut self, buffers: BatchBuffers<'_>, shared: &Shared, threads: usize) {
        in_parallel(&mut self.list, buffers, shared, threads, |_, episodes, buffers| {
            for (episode, mut row) in episodes.iter_mut().zip(buffers.rows(shared)) {
                row.rewards.fill(0.0);
                *row.done = 0;
                episode.observe(&mut row, shared);
            }
        });
    }

    pub(super) fn step(
        &mut self,
        actions: &[i64],
        buffers: BatchBuffers<'_>,
        shared: &Shared,
        threads: usize,
    ) -> Result<(), BatchError> {
        let mut pairs = self.list.iter().zip(actions);
        if let Some(game) = pairs.position(|(episode, &action)| !episode.accepts(action, shared)) {
            let action = actions[game];
            let reason = self.list[game].refusal(action, shared);
            return Err(BatchError { game, action, reason });
        }
        let start = &self.start;
        in_parallel(&mut self.list, buffers, shared, threads, |first, episodes, buffers| {
            let rows = episodes.iter_mut().zip(buffers.rows(shared));
            for ((episode, mut row), &action) in rows.zip(&actions[first..]) {
                episode.step(action, start, &mut row, shared);
            }
        });
        Ok(())
    }

    pub(super) fn sample(&mut self, actions: &mut [i64], shared: &Shared) {
        for (episode, action) in self.list.iter_mut().zip(actions) {
            *action = episode.sample(shared).into();
        }
    }
}

/// Where the random numbers of one game begin.
fn game_seed(seed: u64, nth: u64) -> u64 {
    let mut random = Random::new(seed ^ nth.wrapping_mul(0xD1B5_4A32_D192_ED03));
    random.next_u64()
}

/// Calls `work` on equal shares of the games, each on a thread of its own, with the number of its
/// first game and its part of the buffers.
fn in_parallel<G: EpisodeGame>(
    episodes: &mut [Episode<G>],
    buffers: BatchBuffers<'_>,
    shared: &Shared,
    threads: usize,
    work: impl Fn(usize, &mut [Episode<G>], BatchBuffers<'_>) + Sync,
) {
    buffers.check(episodes.len(), shared);
    let share = episodes.len().div_ceil(threads).max(1);
    if share >= episodes.len() {
        return work(0, episodes, buffers);
    }
    let work = &work;
    std::thread::scope(|scope| {
        let (mut rest, mut first) = (buffers, 0);
        for episodes in episodes.chunks_mut(share) {
            let count = episodes.len();
            let (part, others) = rest.split_at(count, shared);
            rest = others;
            scope.spawn(move || work(first, episodes, part));
            first += count;
        }
    });
}
