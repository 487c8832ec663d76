use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use super::board::Play;
use super::search::FORCED;

/// What earlier searches found, shared by all threads without locks: an entry's key is mixed with
/// its data, so that a torn write reads as no entry at all.
#[derive(Debug)]
pub(crate) struct Table {
    buckets: Box<[Bucket]>,
    age: u8,
}

/// Four entries fill a cache line.
#[derive(Debug, Default)]
#[repr(align(64))]
struct Bucket([[AtomicU64; 2]; 4]);

/// What a score means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bound {
    Lower,
    Upper,
    Exact,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Entry {
    pub(crate) play: Play,
    pub(crate) score: i32,
    pub(crate) depth: i32,
    pub(crate) bound: Bound,
}

impl Entry {
    /// Whether the score settles a search between these bounds.
    #[inline]
    pub(crate) fn decides(&self, alpha: i32, beta: i32) -> bool {
        match self.bound {
            Bound::Exact => true,
            Bound::Lower => self.score >= beta,
            Bound::Upper => self.score <= alpha,
        }
    }

    /// What a position is worth that was judged without looking ahead, now that somebody has.
    #[inline]
    pub(crate) fn refine(&self, judged: i32) -> i32 {
        match self.bound {
            _ if self.score.abs() >= FORCED => judged,
            Bound::Exact => self.score,
            Bound::Lower => judged.max(self.score),
            Bound::Upper => judged.min(self.score),
        }
    }
}

impl Table {
    /// A table of that many megabytes.
    pub(crate) fn new(megabytes: usize) -> Table {
        let count = (megabytes.max(1) << 20) / size_of::<Bucket>();
        Table { buckets: (0..count).map(|_| Bucket::default()).collect(), age: 0 }
    }

    /// Says that a new search begins: what older ones left gives way first.
    pub(crate) fn next_search(&mut self) {
        self.age = self.age.wrapping_add(1) & AGES;
    }

    /// What is known of a position, `ply` plies from the root.
    pub(crate) fn probe(&self, hash: u64, ply: usize) -> Option<Entry> {
        let found = self.bucket(hash).0.iter().find_map(|slot| {
            let data = slot[1].load(Relaxed);
            (data != 0 && slot[0].load(Relaxed) ^ data == hash).then(|| unpack(data))
        });
        found.map(|entry| Entry { score: nearer(entry.score, -(ply as i32)), ..entry })
    }

    /// Keeps what was found about a position, `ply` plies from the root.
    pub(crate) fn store(&self, hash: u64, entry: Entry, ply: usize) {
        let bucket = self.bucket(hash);
        let mut victim = (0, i32::MAX);
        let mut entry = Entry { score: nearer(entry.score, ply as i32), ..entry };
        for (index, slot) in bucket.0.iter().enumerate() {
            let data = slot[1].load(Relaxed);
            if data != 0 && slot[0].load(Relaxed) ^ data == hash {
                let old = unpack(data);
                if entry.play == Play::NONE {
                    entry.play = old.play;
                }
                if entry.bound != Bound::Exact && entry.depth + 3 < old.depth {
                    return;
                }
                victim = (index, 0);
                break;
            }
            let staleness = i32::from(self.age.wrapping_sub((data >> 42) as u8) & AGES);
            let worth = if data == 0 { i32::MIN } else { unpack(data).depth - 4 * staleness };
            if worth < victim.1 {
                victim = (index, worth);
            }
        }
        let data = pack(entry, self.age);
        let slot = &bucket.0[victim.0];
        slot[0].store(hash ^ data, Relaxed);
        slot[1].store(data, Relaxed);
    }

    /// Has the place of a position fetched that will be asked for soon: memory is far away.
    #[inline]
    #[allow(unsafe_code, reason = "fetching ahead reads nothing")]
    pub(crate) fn fetch(&self, hash: u64) {
        #[cfg(target_arch = "x86_64")]
        {
            use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
            let bucket: *const Bucket = self.bucket(hash);
            // SAFETY: every x86-64 has the instruction, and the place is the table's own.
            unsafe { _mm_prefetch::<_MM_HINT_T0>(bucket.cast()) };
        }
        #[cfg(not(target_arch = "x86_64"))]
        let _ = hash;
    }

    #[inline]
    fn bucket(&self, hash: u64) -> &Bucket {
        let index = (u128::from(hash) * self.buckets.len() as u128) >> 64;
        &self.buckets[index as usize]
    }
}

const AGES: u8 = 63;

/// Forced wins are kept by their distance from the position, not from the root: so many plies less.
fn nearer(score: i32, plies: i32) -> i32 {
    match score {
        FORCED.. => score + plies,
        ..=LOST => score - plies,
        _ => score,
    }
}

const LOST: i32 = -FORCED;

fn pack(entry: Entry, age: u8) -> u64 {
    let bound = match entry.bound {
        Bound::Lower => 1,
        Bound::Upper => 2,
        Bound::Exact => 3,
    };
    u64::from(entry.score as i16 as u16)
        | u64::from(entry.play.0) << 16
        | (entry.depth.clamp(0, 255) as u64) << 24
        | bound << 40
        | u64::from(age) << 42
}

fn unpack(data: u64) -> Entry {
    Entry {
        score: i32::from(data as u16 as i16),
        play: Play((data >> 16) as u8),
        depth: (data >> 24 & 255) as i32,
        bound: match data >> 40 & 3 {
            1 => Bound::Lower,
            2 => Bound::Upper,
            _ => Bound::Exact,
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_stored_is_found() {
        let mut table = Table::new(1);
        for score in [-29_990, -1, 0, 77, 29_990] {
            for bound in [Bound::Lower, Bound::Upper, Bound::Exact] {
                let entry = Entry { play: Play(200), score, depth: 37, bound };
                let hash = (score as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ bound as u64;
                table.store(hash, entry, 3);
                table.next_search();
                let found = table.probe(hash, 3).expect("just stored");
                assert_eq!(
                    (found.play, found.score, found.depth, found.bound),
                    (Play(200), score, 37, bound)
                );
            }
        }
        assert!(table.probe(12345, 0).is_none());
    }

    #[test]
    fn it_is_as_large_as_it_was_asked_to_be() {
        let table = Table::new(64);
        assert_eq!(size_of_val(&*table.buckets), 64 << 20);
    }
}
