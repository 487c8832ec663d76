use std::cmp::Ordering;

/// Insertion sort, for the few moves of a root. Stable as [`slice::sort_by`], whose code for every
/// type of move would be a tenth of what a browser loads of the engine.
pub(crate) fn insertion_sort_by<T>(items: &mut [T], compare: impl Fn(&T, &T) -> Ordering) {
    for end in 1..items.len() {
        let mut at = end;
        while at > 0 && compare(&items[at - 1], &items[at]) == Ordering::Greater {
            items.swap(at - 1, at);
            at -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use game::Random;

    use super::*;

    #[test]
    fn it_sorts_as_the_standard_library_does() {
        let mut random = Random::new(1);
        for length in 0..60 {
            let mut items: Vec<_> = (0..length).map(|nth| (random.below(8), nth)).collect();
            let mut expected = items.clone();
            expected.sort_by_key(|&(key, _)| std::cmp::Reverse(key));
            insertion_sort_by(&mut items, |a, b| b.0.cmp(&a.0));
            assert_eq!(items, expected);
        }
    }
}
