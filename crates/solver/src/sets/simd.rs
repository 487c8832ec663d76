//! Loops over the rows of one plane, shaped such that the compiler turns them into vector
//! instructions.

/// SIMD width: the number of rows of a plane that one iteration works on. Loops of this fixed
/// length become vector instructions as wide as the caller's target features allow.
pub(crate) const SIMD_WIDTH: usize = 16;

/// The words of [`SIMD_WIDTH`] adjacent rows.
pub(crate) type SimdRows = [u32; SIMD_WIDTH];

/// The next multiple of [`SIMD_WIDTH`].
pub(crate) const fn padded_len(rows: usize) -> usize {
    rows.next_multiple_of(SIMD_WIDTH)
}

/// Sets `out[i]` for `i` below `len` to the union of `rows[start + i] & mask` over all sources `(start, mask)`:
/// whole vectors where there is room for them, so a few rows of `out` beyond `len` may be overwritten.
#[inline(always)]
pub(crate) fn union_masked(rows: &[u32], sources: &[(u32, u32)], out: &mut [u32], len: usize) {
    let last = sources.iter().map(|(start, _)| *start as usize).max().unwrap_or(0);
    let fits = out.len() >= padded_len(len) && rows.len() >= last + padded_len(len);
    let whole = if fits { padded_len(len) } else { len / SIMD_WIDTH * SIMD_WIDTH };
    for (nth, out) in out[..whole].as_chunks_mut::<SIMD_WIDTH>().0.iter_mut().enumerate() {
        let mut sum = [0; SIMD_WIDTH];
        for &(start, mask) in sources {
            let rows = simd_rows(rows, start as usize + nth * SIMD_WIDTH);
            for i in 0..SIMD_WIDTH {
                sum[i] |= rows[i] & mask;
            }
        }
        *out = sum;
    }
    for at in whole..len {
        out[at] =
            sources.iter().fold(0, |sum, &(start, mask)| sum | rows[start as usize + at] & mask);
    }
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
