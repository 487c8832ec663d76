/// How many mazes a search for a fair one has tried, and why they were not fair. It continues after them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FairSearchState {
    /// PAC-MAN wins them with fewer lives.
    pub pac: u64,
    /// The ghosts win them with all lives.
    pub ghosts: u64,
    /// Neither side can force a win.
    pub endless: u64,
    /// A side wins in too few turns.
    pub short: u64,
    /// What was drawn made no legal maze.
    pub illegal: u64,
}

/// The first line of a state as text, and the names of its numbers.
const HEADER: &str = "palisade fair search 1";
const NAMES: [&str; 5] = ["pac", "ghosts", "endless", "short", "illegal"];

impl FairSearchState {
    /// How many mazes were tried.
    pub fn tried(&self) -> u64 {
        self.numbers().into_iter().fold(0, u64::saturating_add)
    }

    fn numbers(&self) -> [u64; 5] {
        [self.pac, self.ghosts, self.endless, self.short, self.illegal]
    }

    /// The state as text; `key` says of which search.
    pub(super) fn to_text(self, key: &str) -> String {
        let mut text = format!("{HEADER}\n{key}\n");
        for (name, number) in NAMES.into_iter().zip(self.numbers()) {
            text += &format!("{name} {number}\n");
        }
        text
    }

    /// Parses such a text; `None` where it is damaged, or of another search or version.
    pub(super) fn parse(text: &str, key: &str) -> Option<FairSearchState> {
        let numbers = text.strip_prefix(HEADER)?.strip_prefix('\n')?;
        let numbers = numbers.strip_prefix(key)?.strip_prefix('\n')?;
        // The last line has its end: a truncated number would pass for another one.
        let lines: Vec<_> = numbers.strip_suffix('\n')?.split('\n').collect();
        let number = |nth: usize| {
            lines.get(nth)?.strip_prefix(NAMES[nth])?.strip_prefix(' ')?.parse::<u64>().ok()
        };
        let state = FairSearchState {
            pac: number(0)?,
            ghosts: number(1)?,
            endless: number(2)?,
            short: number(3)?,
            illegal: number(4)?,
        };
        (lines.len() == NAMES.len()).then_some(state)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_state_is_read_as_it_was_written_and_never_otherwise() {
        let state = FairSearchState { pac: 12, ghosts: 3, endless: 40, short: 1, illegal: 7 };
        let text = state.to_text("a search");
        assert_eq!(FairSearchState::parse(&text, "a search"), Some(state));
        assert_eq!(FairSearchState::parse(&text, "another"), None);
        assert_eq!(FairSearchState::parse(&text, "a"), None);
        for end in 0..text.len() {
            assert_eq!(FairSearchState::parse(&text[..end], "a search"), None, "{end} bytes");
        }
        assert_eq!(FairSearchState::parse(&(text + "pac 1\n"), "a search"), None);
    }
}
