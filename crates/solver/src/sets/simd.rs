//! Loops over the rows of one plane, shaped such that the compiler turns them into vector
//! instructions.

/// SIMD width: the number of rows of a plane that one iteration works on. Loops of this fixed
/// length become vector instructions as wide as the caller's target features allow.
pub(crate) const SIMD_WIDTH: usize = 16;

/// The number of rows that unions work on where there are that many left: so the mask of a source serves twice.
const WIDE: usize = 2 * SIMD_WIDTH;

/// The words of [`SIMD_WIDTH`] adjacent rows.
pub(crate) type SimdRows = [u32; SIMD_WIDTH];

/// The next multiple of [`SIMD_WIDTH`].
pub(crate) const fn padded_len(rows: usize) -> usize {
    rows.next_multiple_of(SIMD_WIDTH)
}

/// Work whose loops become vector instructions.
///
/// A trait and not a closure, because the body of a closure is not compiled with the target features (the wide
/// vectors) of its caller.
pub(crate) trait VectorWork {
    /// Does the work; always inlined, so that it gets the caller's target features.
    fn run_inline(self);
}

/// Does work with the widest vectors this machine has.
#[allow(unsafe_code, reason = "the calls are guarded by the test that the instructions exist")]
pub(crate) fn run_with_widest_vectors<W: VectorWork>(work: W) {
    #[cfg(target_arch = "x86_64")]
    {
        #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,bmi2,popcnt")]
        fn avx512<W: VectorWork>(work: W) {
            work.run_inline();
        }
        #[target_feature(enable = "avx2,bmi2,popcnt")]
        fn avx2<W: VectorWork>(work: W) {
            work.run_inline();
        }
        let has_bits = is_x86_feature_detected!("bmi2") && is_x86_feature_detected!("popcnt");
        let has_avx512 = is_x86_feature_detected!("avx512f")
            && is_x86_feature_detected!("avx512bw")
            && is_x86_feature_detected!("avx512dq")
            && is_x86_feature_detected!("avx512vl");
        if has_bits && has_avx512 {
            // SAFETY: the machine has the instructions that `avx512` is compiled to.
            return unsafe { avx512(work) };
        }
        if has_bits && is_x86_feature_detected!("avx2") {
            // SAFETY: the machine has the instructions that `avx2` is compiled to.
            return unsafe { avx2(work) };
        }
    }
    work.run_inline();
}

/// Sets `out[i]` for `i` below `len` to the union of `rows[i] & mask` over all sources `(rows, mask)`: whole
/// vectors where there is room for them, so a few rows of `out` beyond `len` may be overwritten.
#[inline(always)]
pub(crate) fn union_masked(sources: &[(&[u32], u32)], out: &mut [u32], len: usize) {
    let shortest = sources.iter().map(|(rows, _)| rows.len()).min().unwrap_or(usize::MAX);
    let fits = out.len().min(shortest) >= padded_len(len);
    let whole = if fits { padded_len(len) } else { len / SIMD_WIDTH * SIMD_WIDTH };
    let wide = whole / WIDE * WIDE;
    for at in (0..wide).step_by(WIDE) {
        union_vector::<WIDE>(sources, at, out);
    }
    for at in (wide..whole).step_by(SIMD_WIDTH) {
        union_vector::<SIMD_WIDTH>(sources, at, out);
    }
    for at in whole..len {
        out[at] = sources.iter().fold(0, |sum, &(rows, mask)| sum | rows[at] & mask);
    }
}

/// [`union_masked`] for the `WIDTH` rows from `at` on.
#[inline(always)]
fn union_vector<const WIDTH: usize>(sources: &[(&[u32], u32)], at: usize, out: &mut [u32]) {
    let mut sum = [0; WIDTH];
    for &(rows, mask) in sources {
        let rows: &[u32; WIDTH] = rows[at..].first_chunk().expect("there are as many rows");
        for i in 0..WIDTH {
            sum[i] |= rows[i] & mask;
        }
    }
    out[at..][..WIDTH].copy_from_slice(&sum);
}

/// The vector that begins at a row.
#[inline(always)]
pub(crate) fn simd_rows(rows: &[u32], from: usize) -> &SimdRows {
    rows[from..].first_chunk().expect("there are as many rows")
}

/// Copies at least the first `len` rows: whole vectors where both slices have room for them, so a
/// few rows beyond `len` may be overwritten.
#[inline(always)]
pub(crate) fn copy_rows(out: &mut [u32], rows: &[u32], len: usize) {
    for at in (0..len).step_by(SIMD_WIDTH) {
        let wide = (out[at..].first_chunk_mut::<SIMD_WIDTH>(), rows[at..].first_chunk());
        if let (Some(out), Some(rows)) = wide {
            *out = *rows;
        } else {
            out[at..len].copy_from_slice(&rows[at..len]);
            return;
        }
    }
}

/// `out[i] |= rows[i] & mask`.
#[inline(always)]
pub(crate) fn or_masked(out: &mut [u32], rows: &[u32], mask: u32) {
    for (out, row) in out.iter_mut().zip(rows) {
        *out |= row & mask;
    }
}
