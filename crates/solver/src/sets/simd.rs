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

/// Sets `out[i]` to the union of `rows[start + i] & mask` over all sources `(start, mask)`, several
/// sources in each pass over `out`.
#[inline(always)]
pub(crate) fn union_masked(rows: &[u32], sources: &[(u32, u32)], out: &mut [u32]) {
    let (fours, rest) = sources.as_chunks::<4>();
    let mut accumulate = false;
    for four in fours {
        union_of(rows, four, accumulate, out);
        accumulate = true;
    }
    let (twos, rest) = rest.as_chunks::<2>();
    for two in twos {
        union_of(rows, two, accumulate, out);
        accumulate = true;
    }
    for one in rest {
        union_of(rows, &[*one], accumulate, out);
        accumulate = true;
    }
    if !accumulate {
        out.fill(0);
    }
}

/// One pass of [`union_masked`]: overwrites `out`, or adds to it if `accumulate`.
#[inline(always)]
fn union_of<const N: usize>(
    rows: &[u32],
    sources: &[(u32, u32); N],
    accumulate: bool,
    out: &mut [u32],
) {
    let mut from: [&[u32]; N] = [rows; N];
    for (from, (start, _)) in from.iter_mut().zip(sources) {
        *from = &rows[*start as usize..][..out.len()];
    }
    let (wide, narrow) = out.as_chunks_mut::<SIMD_WIDTH>();
    let mut at = 0;
    for out in wide {
        let mut sum = if accumulate { *out } else { [0; SIMD_WIDTH] };
        for (from, (_, mask)) in from.iter().zip(sources) {
            let Some(rows) = from[at..].first_chunk::<SIMD_WIDTH>() else { break };
            for i in 0..SIMD_WIDTH {
                sum[i] |= rows[i] & mask;
            }
        }
        *out = sum;
        at += SIMD_WIDTH;
    }
    for out in narrow {
        let mut sum = if accumulate { *out } else { 0 };
        for (from, (_, mask)) in from.iter().zip(sources) {
            sum |= from[at] & mask;
        }
        *out = sum;
        at += 1;
    }
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
    let (wide, narrow) = out.as_chunks_mut::<SIMD_WIDTH>();
    let (wide_rows, narrow_rows) = rows.as_chunks::<SIMD_WIDTH>();
    for (out, rows) in wide.iter_mut().zip(wide_rows) {
        for i in 0..SIMD_WIDTH {
            out[i] |= rows[i] & mask;
        }
    }
    for (out, row) in narrow.iter_mut().zip(narrow_rows) {
        *out |= row & mask;
    }
}
