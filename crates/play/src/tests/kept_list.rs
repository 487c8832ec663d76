use std::collections::{HashMap, HashSet};

use game::Random;

use crate::KeptList;

/// Whatever is kept one after the other, with any clock: numbers grow, the same text is kept once, and what goes is
/// the oldest without a name, chapters of a file together.
#[test]
fn what_goes_is_the_oldest_without_a_name() {
    for seed in 1..=40 {
        let mut random = Random::new(seed);
        let mut list = KeptList::default();
        let mut groups: Vec<Vec<u64>> = Vec::new();
        let mut texts: HashMap<String, u64> = HashMap::new();
        let mut greatest = None;
        for _ in 0..90 {
            let chapters = if random.below(4) == 0 { 1 + random.index(40) } else { 1 };
            let names = ["named ", "unnamed "];
            let chosen = (0..chapters)
                .map(|_| format!("{}{}", names[random.index(2)], random.below(600)))
                .collect::<Vec<_>>();
            let numbers = list.keep(u64::from(random.below(50)), chosen.clone());
            let mut group = Vec::new();
            for (text, (number, is_new)) in chosen.into_iter().zip(numbers) {
                assert_eq!(list.find(&text), Some(number));
                assert_eq!(is_new, !texts.contains_key(&text), "{text}");
                assert_eq!(*texts.entry(text).or_insert(number), number);
                if is_new {
                    assert!(Some(number) > greatest, "{number} after {greatest:?}");
                    greatest = Some(number);
                    group.push(number);
                }
            }
            groups.extend(Some(group).filter(|group| !group.is_empty()));
        }
        let named: HashSet<u64> =
            texts.iter().filter(|(text, _)| text.starts_with("named")).map(|(_, n)| *n).collect();
        groups.iter_mut().for_each(|group| group.retain(|number| !named.contains(number)));
        groups.retain(|group| !group.is_empty());
        let going = groups.len().saturating_sub(KeptList::MOST_UNNAMED);
        assert!(going > 0, "seed {seed}: nothing goes");
        let mut asked = HashSet::new();
        let found = list.surplus(|text| {
            assert!(asked.insert(text.to_owned()), "{text} was looked at twice");
            text.starts_with("named")
        });
        let expected: HashSet<u64> = groups[..going].iter().flatten().copied().collect();
        assert_eq!(found.iter().copied().collect::<HashSet<_>>(), expected, "seed {seed}");
        assert_eq!(found.len(), expected.len());
    }
}

/// One that is kept by itself belongs to no chapters before it, even within the same millisecond; and of few nothing
/// is looked at.
#[test]
fn one_by_itself_is_not_a_chapter() {
    let text = |nth: usize| format!("chapter {nth}");
    let mut list = KeptList::default();
    let numbers = list.keep(7, (0..100).map(text));
    assert_eq!(numbers, (7..107).map(|number| (number, true)).collect::<Vec<_>>());
    for nth in 0..KeptList::MOST_UNNAMED {
        let unasked = list.surplus(|text| unreachable!("{text} need not be looked at"));
        assert_eq!(unasked, Vec::<u64>::new(), "{nth} others");
        let number = list.next_number(7);
        assert_eq!(list.keep(7, [format!("other {nth}")]), [(number, true)]);
    }
    // The chapters go together, once thirty others are newer.
    assert_eq!(list.surplus(|_| false), (7..107).collect::<Vec<_>>());
}
