use game::Seat;

use super::Colour;
use crate::OptionError;

/// On which squares of a path a capture happens.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Capture {
    /// On every square of the path.
    #[default]
    Passing,
    /// Only on the last square.
    Exact,
}

impl Capture {
    const WORDS: [(Capture, &'static str); 2] =
        [(Capture::Passing, "passing"), (Capture::Exact, "exact")];

    fn word(self) -> &'static str {
        Capture::WORDS.into_iter().find(|&(c, _)| c == self).expect("all are listed").1
    }
}

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

impl Options {
    /// The names of all options.
    pub const NAMES: [&'static str; 2] = ["capture", "colours"];

    /// The colour of `seat` at the start.
    pub fn colour(&self, seat: Seat) -> Colour {
        self.colours[seat.index()]
    }

    /// Sets an option by its name and value. `colours` takes one to four different letters for the
    /// first seats, such as `d,b`; the other seats get the remaining colours in order.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), OptionError> {
        match name {
            "capture" => {
                let capture = Capture::WORDS.into_iter().find(|&(_, word)| word == value);
                self.capture = capture
                    .map(|(capture, _)| capture)
                    .ok_or_else(|| invalid_value("capture", value, "passing exact", "S50"))?;
            }
            "colours" => {
                self.colours = parse_colours(value)
                    .ok_or_else(|| invalid_value("colours", value, "a,b,c,d", "S01"))?;
            }
            _ => {
                let known = Options::NAMES.join(" ");
                return Err(OptionError::Unknown { name: name.to_owned(), known });
            }
        }
        Ok(())
    }

    /// The options that differ from their defaults, as names and values for [`set`](Options::set).
    pub fn non_default(&self) -> Vec<(&'static str, String)> {
        let default = Options::default();
        let mut list = Vec::new();
        if self.capture != default.capture {
            list.push(("capture", self.capture.word().to_owned()));
        }
        if self.colours != default.colours {
            list.push(("colours", self.colours.map(|colour| colour.to_string()).join(",")));
        }
        list
    }
}

fn invalid_value(
    name: &'static str,
    value: &str,
    allowed: &'static str,
    rule: &'static str,
) -> OptionError {
    OptionError::Value { name, value: value.to_owned(), allowed, rule }
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
