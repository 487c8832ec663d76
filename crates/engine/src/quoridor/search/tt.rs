use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use super::score::{FORCED_LOSS, FORCED_WIN};
use crate::bound::Bound;
use crate::quoridor::board::PackedMove;

/// Transposition table, shared by all threads without locks: an entry's key is mixed with its data,
/// so that a torn write reads as no entry at all.
#[derive(Debug)]
pub(crate) struct TranspositionTable {
    buckets: Box<[Bucket]>,
    /// How many of the buckets are in use: the table of a weak level is a part of a larger one.
    used: usize,
    generation: u8,
}

/// Four entries fill a cache line.
#[derive(Debug, Default)]
#[repr(align(64))]
struct Bucket([[AtomicU64; 2]; 4]);

/// The result of a search of one position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TtEntry {
    pub(crate) mv: PackedMove,
    pub(crate) score: i32,
    /// The static evaluation, which need not be computed again.
    pub(crate) static_eval: i32,
    pub(crate) depth: i32,
    pub(crate) bound: Bound,
}

impl TtEntry {
    /// Whether the score causes a cutoff in this window.
    #[inline]
    pub(crate) fn cuts_off(&self, alpha: i32, beta: i32) -> bool {
        match self.bound {
            Bound::Exact => true,
            Bound::Lower => self.score >= beta,
            Bound::Upper => self.score <= alpha,
        }
    }

    /// The static evaluation, corrected by the stored score as far as its bound allows.
    #[inline]
    pub(crate) fn correct(&self, static_eval: i32) -> i32 {
        match self.bound {
            _ if self.score.abs() >= FORCED_WIN => static_eval,
            Bound::Exact => self.score,
            Bound::Lower => static_eval.max(self.score),
            Bound::Upper => static_eval.min(self.score),
        }
    }
}

impl TranspositionTable {
    /// An empty table of that many megabytes, or of the largest half, quarter, … that memory has room
    /// for: [`Settings::fits_in_memory`](crate::Settings::fits_in_memory) refuses sizes beforehand, and
    /// this is for memory that was taken since.
    pub(crate) fn largest(megabytes: usize) -> TranspositionTable {
        let halves = std::iter::successors(Some(megabytes), |&size| (size > 1).then_some(size / 2));
        halves.into_iter().find_map(TranspositionTable::new).expect("a megabyte of memory")
    }

    /// An empty table of that many megabytes; nothing where memory has no room for it.
    fn new(megabytes: usize) -> Option<TranspositionTable> {
        let count = buckets_of(megabytes);
        let mut buckets = Vec::new();
        buckets.try_reserve_exact(count).ok()?;
        advise_huge_pages(&mut buckets);
        buckets.extend((0..count).map(|_| Bucket::default()));
        Some(TranspositionTable { buckets: buckets.into_boxed_slice(), used: count, generation: 0 })
    }

    /// Makes this an empty table of that many megabytes, in the memory it has if that is enough.
    pub(crate) fn rearm(&mut self, megabytes: usize) {
        let count = buckets_of(megabytes);
        if count > self.buckets.len() {
            *self = TranspositionTable::largest(megabytes);
            return;
        }
        self.buckets[..count].fill_with(Bucket::default);
        (self.used, self.generation) = (count, 0);
    }

    /// Begins a new search: entries of older ones are replaced first.
    pub(crate) fn next_search(&mut self) {
        self.generation = self.generation.wrapping_add(1) & GENERATIONS;
    }

    /// The entry of a position, `ply` plies from the root.
    pub(crate) fn probe(&self, hash: u64, ply: usize) -> Option<TtEntry> {
        let found = self.bucket(hash).0.iter().find_map(|slot| {
            let data = slot[1].load(Relaxed);
            (data != 0 && slot[0].load(Relaxed) ^ data == hash).then(|| unpack(data))
        });
        found.map(|entry| TtEntry { score: shift_forced(entry.score, -(ply as i32)), ..entry })
    }

    /// Stores the result of a position, `ply` plies from the root.
    pub(crate) fn store(&self, hash: u64, entry: TtEntry, ply: usize) {
        let bucket = self.bucket(hash);
        let mut victim = (0, i32::MAX);
        let mut entry = TtEntry { score: shift_forced(entry.score, ply as i32), ..entry };
        for (index, slot) in bucket.0.iter().enumerate() {
            let data = slot[1].load(Relaxed);
            if data != 0 && slot[0].load(Relaxed) ^ data == hash {
                let old = unpack(data);
                if entry.mv == PackedMove::NONE {
                    entry.mv = old.mv;
                }
                if entry.bound != Bound::Exact && entry.depth + 3 < old.depth {
                    return;
                }
                victim = (index, 0);
                break;
            }
            let age = i32::from(self.generation.wrapping_sub((data >> 42) as u8) & GENERATIONS);
            let value = if data == 0 { i32::MIN } else { unpack(data).depth - 4 * age };
            if value < victim.1 {
                victim = (index, value);
            }
        }
        let data = pack(entry, self.generation);
        let slot = &bucket.0[victim.0];
        slot[0].store(hash ^ data, Relaxed);
        slot[1].store(data, Relaxed);
    }

    /// Prefetches the bucket of a position that will be probed soon.
    #[inline]
    #[allow(unsafe_code, reason = "a prefetch reads nothing")]
    pub(crate) fn prefetch(&self, hash: u64) {
        #[cfg(target_arch = "x86_64")]
        {
            use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
            let bucket: *const Bucket = self.bucket(hash);
            // SAFETY: every x86-64 has the instruction, and the address is the table's own.
            unsafe { _mm_prefetch::<_MM_HINT_T0>(bucket.cast()) };
        }
        #[cfg(not(target_arch = "x86_64"))]
        let _ = hash;
    }

    #[inline]
    fn bucket(&self, hash: u64) -> &Bucket {
        let index = (u128::from(hash) * self.used as u128) >> 64;
        &self.buckets[index as usize]
    }
}

fn buckets_of(megabytes: usize) -> usize {
    (megabytes.max(1) << 20) / size_of::<Bucket>()
}

/// Asks for huge pages, since a search goes all over its table and nearly every probe would have to
/// look up where a small page lies. It is advice: nothing changes if it is not taken.
#[cfg(target_os = "linux")]
#[allow(unsafe_code, reason = "advice about memory of our own")]
fn advise_huge_pages(buckets: &mut Vec<Bucket>) {
    use rustix::mm::{Advice, madvise};
    let spare = buckets.spare_capacity_mut();
    let start = spare.as_mut_ptr().cast::<u8>();
    let to_page = start.align_offset(rustix::param::page_size());
    let size = size_of_val(spare);
    if to_page < size {
        // SAFETY: the range is the vector's own, and the advice leaves what is in it as it is.
        let _ =
            unsafe { madvise(start.add(to_page).cast(), size - to_page, Advice::LinuxHugepage) };
    }
}

#[cfg(not(target_os = "linux"))]
fn advise_huge_pages(_: &mut Vec<Bucket>) {}

/// Six bits of an entry hold the search it is from.
const GENERATIONS: u8 = 63;

/// Forced results are stored by their distance from the position, not from the root: moves their
/// score that many plies towards the win or the loss.
fn shift_forced(score: i32, plies: i32) -> i32 {
    match score {
        FORCED_WIN.. => score + plies,
        ..=FORCED_LOSS => score - plies,
        _ => score,
    }
}

fn pack(entry: TtEntry, generation: u8) -> u64 {
    let bound = match entry.bound {
        Bound::Lower => 1,
        Bound::Upper => 2,
        Bound::Exact => 3,
    };
    u64::from(entry.score as i16 as u16)
        | u64::from(entry.mv.0) << 16
        | (entry.depth.clamp(0, 255) as u64) << 24
        | bound << 40
        | u64::from(generation) << 42
        | u64::from(entry.static_eval as i16 as u16) << 48
}

fn unpack(data: u64) -> TtEntry {
    TtEntry {
        score: i32::from(data as u16 as i16),
        static_eval: i32::from((data >> 48) as i16),
        mv: PackedMove((data >> 16) as u8),
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
    fn a_stored_entry_is_found() {
        let mut table = TranspositionTable::largest(1);
        for score in [-29_990, -1, 0, 77, 29_990] {
            for bound in [Bound::Lower, Bound::Upper, Bound::Exact] {
                let static_eval = score / 7;
                let entry = TtEntry { mv: PackedMove(200), score, static_eval, depth: 37, bound };
                let hash = (score as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ bound as u64;
                table.store(hash, entry, 3);
                table.next_search();
                let found = table.probe(hash, 3).expect("just stored");
                assert_eq!(
                    (found.mv, found.score, found.static_eval, found.depth, found.bound),
                    (PackedMove(200), score, static_eval, 37, bound)
                );
            }
        }
        assert!(table.probe(12345, 0).is_none());
    }

    #[test]
    fn the_table_has_the_size_asked_for() {
        let mut table = TranspositionTable::largest(4);
        assert_eq!(size_of_val(&table.buckets[..table.used]), 4 << 20);
        for megabytes in [1, 8, 2] {
            table.rearm(megabytes);
            assert_eq!(size_of_val(&table.buckets[..table.used]), megabytes << 20);
        }
        assert_eq!(size_of_val(&*table.buckets), 8 << 20, "memory is kept");
    }
}
