use game::{OptionDefault, OptionScope, OptionSpec, OptionValues, Seat, ValueMeaning};

use super::Colour;
use crate::OptionError;
use crate::option_entry::{self, OptionEntry, choice_entry, option_enum};

/// The rule options of Ms. Pac-Man.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Options {
    /// On which squares of a path a capture happens (S50–S54).
    pub capture: Capture,
    /// The colours of the seats in order, all distinct (S01).
    colours: [Colour; 4],
}

impl Default for Options {
    fn default() -> Options {
        Options { capture: Capture::default(), colours: Colour::ALL }
    }
}

option_enum! {
    /// On which squares of a path a capture happens.
    Capture {
        /// On every square of the path.
        #[default]
        Passing = "passing",
        /// Only on the last square.
        Exact = "exact",
    }
}

pub(crate) static OPTIONS: [OptionEntry<Options>; 2] = [
    choice_entry!("capture", "S50", capture: Capture),
    // One to four letters for the first seats, such as `d,b`; the other seats get the remaining
    // colours in order.
    OptionEntry {
        spec: OptionSpec {
            name: "colours",
            rule: "S01",
            scope: OptionScope::Players,
            values: OptionValues::List {
                subjects: &["1", "2", "3", "4"],
                items: &["a", "b", "c", "d"],
                least: 1,
                repeatable: &[],
                shown: "a,b,c,d",
            },
            meaning: ValueMeaning::Area,
            default: OptionDefault::Value("a,b,c,d"),
        },
        get: |options| Some(options.colours.map(|colour| colour.to_string()).join(",")),
        set: |options, value| {
            options.colours = parse_colours(value)?;
            Some(())
        },
    },
];

impl Options {
    /// The colour of `seat` at the start.
    pub fn colour(&self, seat: Seat) -> Colour {
        self.colours[seat.index()]
    }

    /// Sets an option by its name and value.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), OptionError> {
        option_entry::set(&OPTIONS, self, name, value)
    }

    /// The options that differ from their defaults, as names and values for [`set`](Options::set).
    pub fn non_default(&self) -> Vec<(&'static str, String)> {
        option_entry::non_default(&OPTIONS, self)
    }
}

fn parse_colours(value: &str) -> Option<[Colour; 4]> {
    let mut colours = Vec::new();
    for letter in value.split(',') {
        let colour = Colour::parse(letter).filter(|colour| !colours.contains(colour))?;
        colours.push(colour);
    }
    let rest: Vec<_> = Colour::ALL.into_iter().filter(|c| !colours.contains(c)).collect();
    colours.extend(rest);
    colours.try_into().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_round_trip() {
        let mut options = Options::default();
        assert!(options.non_default().is_empty());
        options.set("capture", "exact").unwrap();
        options.set("colours", "d,b").unwrap();
        let list = options.non_default();
        assert_eq!(list, [("capture", "exact".to_owned()), ("colours", "d,b,a,c".to_owned())]);
        let mut again = Options::default();
        for (name, value) in list {
            again.set(name, &value).unwrap();
        }
        assert_eq!(again, options);
    }

    #[test]
    fn bad_values_change_nothing() {
        let mut options = Options::default();
        for (name, value) in [
            ("capture", ""),
            ("capture", "Exact"),
            ("colours", ""),
            ("colours", "a,a"),
            ("colours", "e"),
            ("colours", "ab"),
            ("colours", "a,b,c,d,a"),
        ] {
            assert!(matches!(options.set(name, value), Err(OptionError::Value { .. })), "{value}");
        }
        assert!(matches!(options.set("lives", "3"), Err(OptionError::Unknown { .. })));
        assert_eq!(options, Options::default());
    }
}
