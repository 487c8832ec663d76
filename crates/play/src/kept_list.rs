use std::collections::{BTreeMap, HashMap};

/// The analyses that somebody keeps, each as a text under its number: the time at which it was first kept, in
/// milliseconds. Later ones have greater numbers, whatever the clock says. Those that were kept together, as the
/// chapters of a file are, have numbers without a gap, and no others have.
#[derive(Clone, Debug, Default)]
pub struct KeptList {
    texts: BTreeMap<u64, String>,
}

impl KeptList {
    /// So many are kept without a name, the newest; those that were kept together count as one.
    pub const MOST_UNNAMED: usize = 30;

    /// What is kept, by number.
    pub fn new(kept: impl IntoIterator<Item = (u64, String)>) -> KeptList {
        KeptList { texts: kept.into_iter().collect() }
    }

    /// The number of the analysis that has this text.
    pub fn find(&self, text: &str) -> Option<u64> {
        self.texts.iter().find(|(_, kept)| *kept == text).map(|(number, _)| *number)
    }

    /// The number for another one, which is kept by itself.
    pub fn next_number(&self, now: u64) -> u64 {
        self.texts.last_key_value().map_or(now, |(last, _)| now.max(last + 2))
    }

    /// Keeps texts together, each once; returns the number of each, and whether it is new.
    pub fn keep(&mut self, now: u64, texts: impl IntoIterator<Item = String>) -> Vec<(u64, bool)> {
        let mut numbers: HashMap<_, _> =
            self.texts.iter().map(|(number, text)| (text.clone(), *number)).collect();
        let mut next = self.next_number(now);
        let mut number_of = |text: String| {
            if let Some(&known) = numbers.get(&text) {
                return (known, false);
            }
            let number = next;
            next += 1;
            numbers.insert(text.clone(), number);
            self.texts.insert(number, text);
            (number, true)
        };
        texts.into_iter().map(&mut number_of).collect()
    }

    /// The numbers of those to let go: the oldest without a name. Of those that were kept together either all
    /// without a name go, or none. No text is looked at twice, and none while there are few.
    pub fn surplus(&self, mut has_name: impl FnMut(&str) -> bool) -> Vec<u64> {
        let mut together: Vec<Vec<u64>> = Vec::new();
        for &number in self.texts.keys() {
            match together.last_mut() {
                Some(group) if group.last() == Some(&(number - 1)) => group.push(number),
                _ => together.push(vec![number]),
            }
        }
        if together.len() <= KeptList::MOST_UNNAMED {
            return Vec::new();
        }
        let unnamed = together.into_iter().rev().filter_map(|mut group| {
            group.retain(|number| !has_name(&self.texts[number]));
            (!group.is_empty()).then_some(group)
        });
        unnamed.skip(KeptList::MOST_UNNAMED).flatten().collect()
    }
}
