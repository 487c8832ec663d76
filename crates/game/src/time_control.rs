use std::fmt;

/// The time control of a game: how much time players have. Its one spelling, in records and on the
/// command line, is that of [`Display`](fmt::Display): `fischer 180+2`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(tag = "kind", rename_all = "snake_case"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = Clock))]
pub enum TimeControl {
    /// Untimed: players take as long as they like.
    #[default]
    None,
    /// A fixed time for every move; what is not used is lost.
    PerMove {
        /// Seconds for each move.
        seconds: u32,
    },
    /// A fixed time for the whole game.
    SuddenDeath {
        /// Seconds for all moves together.
        seconds: u32,
    },
    /// A time for the whole game, and an increment after every move.
    Fischer {
        /// Seconds at the start.
        seconds: u32,
        /// Seconds added after each move.
        increment: u32,
    },
    /// Days for every move.
    Correspondence {
        /// Days for each move.
        days: u32,
    },
}

impl TimeControl {
    /// Parses `none`, `per-move 30`, `sudden-death 600`, `fischer 180+2` or `days 2`. A colon may
    /// stand for the blank, as a command line likes it. Two spellings that older records have are
    /// understood too: `180+2`, and the object of the protocol.
    ///
    /// ```
    /// use game::TimeControl;
    /// let blitz = TimeControl::Fischer { seconds: 180, increment: 2 };
    /// assert_eq!(TimeControl::parse("fischer 180+2"), Some(blitz));
    /// assert_eq!(blitz.to_string(), "fischer 180+2");
    /// ```
    pub fn parse(text: &str) -> Option<TimeControl> {
        if text.starts_with('{') {
            return TimeControl::parse_json(text);
        }
        let (kind, amount) = match text.split_once([' ', ':']) {
            Some((kind, amount)) => (kind, amount.trim()),
            None if text == "none" => return Some(TimeControl::None),
            None => ("fischer", text),
        };
        let number = || amount.parse().ok();
        Some(match kind {
            "per-move" => TimeControl::PerMove { seconds: number()? },
            "sudden-death" => TimeControl::SuddenDeath { seconds: number()? },
            "fischer" => {
                let (seconds, increment) = amount.split_once('+')?;
                let (seconds, increment) = (seconds.parse().ok()?, increment.parse().ok()?);
                TimeControl::Fischer { seconds, increment }
            }
            "days" => TimeControl::Correspondence { days: number()? },
            _ => return None,
        })
    }

    /// Parses `{"kind":"fischer","seconds":180,"increment":2}`, which the page used to write.
    fn parse_json(text: &str) -> Option<TimeControl> {
        let fields = text.strip_prefix('{')?.strip_suffix('}')?;
        let field = |name: &str| {
            fields.split(',').find_map(|field| {
                let (key, value) = field.split_once(':')?;
                (key.trim().trim_matches('"') == name).then_some(value.trim().trim_matches('"'))
            })
        };
        let number = |name| field(name)?.parse().ok();
        Some(match field("kind")? {
            "none" => TimeControl::None,
            "per_move" => TimeControl::PerMove { seconds: number("seconds")? },
            "sudden_death" => TimeControl::SuddenDeath { seconds: number("seconds")? },
            "fischer" => {
                let (seconds, increment) = (number("seconds")?, number("increment")?);
                TimeControl::Fischer { seconds, increment }
            }
            "correspondence" => TimeControl::Correspondence { days: number("days")? },
            _ => return None,
        })
    }
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TimeControl::None => f.write_str("none"),
            TimeControl::PerMove { seconds } => write!(f, "per-move {seconds}"),
            TimeControl::SuddenDeath { seconds } => write!(f, "sudden-death {seconds}"),
            TimeControl::Fischer { seconds, increment } => {
                write!(f, "fischer {seconds}+{increment}")
            }
            TimeControl::Correspondence { days } => write!(f, "days {days}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: [(TimeControl, &str, &str); 5] = [
        (TimeControl::None, "none", r#"{"kind":"none"}"#),
        (
            TimeControl::PerMove { seconds: 30 },
            "per-move 30",
            r#"{"kind":"per_move","seconds":30}"#,
        ),
        (
            TimeControl::SuddenDeath { seconds: 600 },
            "sudden-death 600",
            r#"{"kind":"sudden_death","seconds":600}"#,
        ),
        (
            TimeControl::Fischer { seconds: 180, increment: 2 },
            "fischer 180+2",
            r#"{"kind":"fischer","seconds":180,"increment":2}"#,
        ),
        (
            TimeControl::Correspondence { days: 2 },
            "days 2",
            r#"{"kind":"correspondence","days":2}"#,
        ),
    ];

    #[test]
    fn every_spelling_is_read_and_one_is_written() {
        for (time_control, text, json) in ALL {
            assert_eq!(time_control.to_string(), text);
            assert_eq!(TimeControl::parse(text), Some(time_control));
            assert_eq!(TimeControl::parse(&text.replace(' ', ":")), Some(time_control));
            assert_eq!(TimeControl::parse(json), Some(time_control), "{json}");
        }
        assert_eq!(TimeControl::parse("180+2"), TimeControl::parse("fischer 180+2"));
    }

    #[test]
    fn anything_else_is_no_time_control() {
        for text in [
            "",
            "20",
            "fischer",
            "fischer 180",
            "fischer -1+2",
            "days",
            "days 2 3",
            "none 1",
            "blitz",
            "per-move 4294967296",
            "{",
            "{}",
            r#"{"kind":"fischer","seconds":180}"#,
            r#"{"kind":"x"}"#,
        ] {
            assert_eq!(TimeControl::parse(text), None, "{text:?}");
        }
    }
}
