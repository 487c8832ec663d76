/// How many rows of a plane are worked on at once. Loops over so many become vector instructions,
/// as wide as the machine has them.
pub(crate) const ABREAST: usize = 16;

/// Rows side by side.
pub(crate) type Wide = [u32; ABREAST];

/// The next multiple of [`ABREAST`].
pub(crate) const fn padded(rows: usize) -> usize {
    rows.next_multiple_of(ABREAST)
}

/// `out[i]` becomes the union of `rows[start + i] & lanes` over all `(start, lanes)`.
#[inline(always)]
pub(crate) fn gather(rows: &[u32], sources: &[(u32, u32)], out: &mut [u32]) {
    let (fours, rest) = sources.as_chunks::<4>();
    let mut add = false;
    for four in fours {
        blend(rows, four, add, out);
        add = true;
    }
    let (twos, rest) = rest.as_chunks::<2>();
    for two in twos {
        blend(rows, two, add, out);
        add = true;
    }
    for one in rest {
        blend(rows, &[*one], add, out);
        add = true;
    }
    if !add {
        out.fill(0);
    }
}

#[inline(always)]
fn blend<const N: usize>(rows: &[u32], sources: &[(u32, u32); N], add: bool, out: &mut [u32]) {
    let mut from: [&[u32]; N] = [rows; N];
    for (from, (start, _)) in from.iter_mut().zip(sources) {
        *from = &rows[*start as usize..][..out.len()];
    }
    let (wide, narrow) = out.as_chunks_mut::<ABREAST>();
    let mut at = 0;
    for out in wide {
        let mut sum = if add { *out } else { [0; ABREAST] };
        for (from, (_, lanes)) in from.iter().zip(sources) {
            let Some(rows) = from[at..].first_chunk::<ABREAST>() else { break };
            for i in 0..ABREAST {
                sum[i] |= rows[i] & lanes;
            }
        }
        *out = sum;
        at += ABREAST;
    }
    for out in narrow {
        let mut sum = if add { *out } else { 0 };
        for (from, (_, lanes)) in from.iter().zip(sources) {
            sum |= from[at] & lanes;
        }
        *out = sum;
        at += 1;
    }
}

/// Copies the first `len` rows, and maybe a few more.
#[inline(always)]
pub(crate) fn copy(out: &mut [u32], rows: &[u32], len: usize) {
    for at in (0..len).step_by(ABREAST) {
        let wide = (out[at..].first_chunk_mut::<ABREAST>(), rows[at..].first_chunk());
        if let (Some(out), Some(rows)) = wide {
            *out = *rows;
        } else {
            out[at..len].copy_from_slice(&rows[at..len]);
            return;
        }
    }
}

/// `out[i] |= rows[i] & lanes`.
#[inline(always)]
pub(crate) fn add(out: &mut [u32], rows: &[u32], lanes: u32) {
    let (wide, narrow) = out.as_chunks_mut::<ABREAST>();
    let (wide_rows, narrow_rows) = rows.as_chunks::<ABREAST>();
    for (out, rows) in wide.iter_mut().zip(wide_rows) {
        for i in 0..ABREAST {
            out[i] |= rows[i] & lanes;
        }
    }
    for (out, row) in narrow.iter_mut().zip(narrow_rows) {
        *out |= row & lanes;
    }
}
