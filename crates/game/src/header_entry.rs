use crate::{Piece, Seat, TimeControl};

/// What one line of a header says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum HeaderEntry {
    Table(String),
    Name(Seat, String),
    /// `None` for a person.
    Level(Seat, Option<u8>),
    Piece(Seat, Piece),
    TimeControl(TimeControl),
    TimeLeft(Vec<u64>),
    RollsAhead(Vec<String>),
    Commitment(String),
    ClientSeed(Seat, String),
    StarterRolled,
    Seed(String),
    Date(String),
    Match(String),
    Fault(String),
    Other(String, String),
}

/// What each of these lines says. Whatever was said before, or makes no sense, is kept as it is.
pub(crate) fn entries_of(lines: &[(String, String)]) -> Vec<HeaderEntry> {
    let mut entries: Vec<HeaderEntry> = Vec::new();
    for (key, value) in lines {
        let entry = HeaderEntry::parse(key, value)
            .filter(|entry| !entries.iter().any(|other| other.is_about_the_same_as(entry)))
            .unwrap_or_else(|| HeaderEntry::Other(key.clone(), value.clone()));
        entries.push(entry);
    }
    entries
}

impl HeaderEntry {
    /// What a line says; `None` where it says nothing that is known here.
    pub(crate) fn parse(key: &str, value: &str) -> Option<HeaderEntry> {
        let text = || (!value.is_empty()).then(|| value.to_owned());
        let of_seat = || {
            let (seat, rest) = value.split_once(' ')?;
            Some((Seat::from_number(seat.parse().ok()?)?, rest.trim_start()))
        };
        Some(match key {
            "table" => HeaderEntry::Table(text()?),
            "name" => {
                let (seat, name) = of_seat()?;
                HeaderEntry::Name(seat, name.to_owned())
            }
            "level" => {
                let (seat, level) = of_seat()?;
                HeaderEntry::Level(seat, Some(level.parse().ok()?))
            }
            // The terminal's spelling until now: `player 1 human`, `player 2 level 4`.
            "player" => match of_seat()? {
                (seat, "human") => HeaderEntry::Level(seat, None),
                (seat, level) => {
                    let level = level.strip_prefix("level ")?.parse().ok()?;
                    HeaderEntry::Level(seat, Some(level))
                }
            },
            "piece" => {
                let (seat, piece) = of_seat()?;
                HeaderEntry::Piece(seat, Piece::parse(piece)?)
            }
            "clock" => HeaderEntry::TimeControl(TimeControl::parse(value)?),
            "left" => {
                let left: Result<_, _> = value.split(',').map(str::parse).collect();
                HeaderEntry::TimeLeft(left.ok()?)
            }
            "rolls-ahead" => {
                HeaderEntry::RollsAhead(text()?.split_whitespace().map(str::to_owned).collect())
            }
            "dice-commitment" | "commitment" => HeaderEntry::Commitment(text()?),
            "dice-luck" => {
                let (seat, client_seed) = of_seat()?;
                HeaderEntry::ClientSeed(seat, client_seed.to_owned())
            }
            "dice-start" => HeaderEntry::StarterRolled,
            "dice-seed" | "seed" => HeaderEntry::Seed(text()?),
            "date" => HeaderEntry::Date(text()?),
            "match" => HeaderEntry::Match(text()?),
            "fault" => HeaderEntry::Fault(text()?),
            _ => return None,
        })
    }

    /// The line that says it.
    pub(crate) fn line(&self) -> (String, String) {
        let (key, value) = match self {
            HeaderEntry::Table(id) => ("table", id.clone()),
            HeaderEntry::Name(seat, name) => ("name", format!("{seat} {name}")),
            HeaderEntry::Level(seat, level) => {
                ("level", format!("{seat} {}", level.unwrap_or_default()))
            }
            HeaderEntry::Piece(seat, piece) => ("piece", format!("{seat} {piece}")),
            HeaderEntry::TimeControl(time_control) => ("clock", time_control.to_string()),
            HeaderEntry::TimeLeft(left) => {
                let left: Vec<_> = left.iter().map(ToString::to_string).collect();
                ("left", left.join(","))
            }
            HeaderEntry::RollsAhead(rolls) => ("rolls-ahead", rolls.join(" ")),
            HeaderEntry::Commitment(text) => ("dice-commitment", text.clone()),
            HeaderEntry::ClientSeed(seat, client_seed) => {
                ("dice-luck", format!("{seat} {client_seed}"))
            }
            HeaderEntry::StarterRolled => ("dice-start", "drawn".to_owned()),
            HeaderEntry::Seed(text) => ("dice-seed", text.clone()),
            HeaderEntry::Date(text) => ("date", text.clone()),
            HeaderEntry::Match(text) => ("match", text.clone()),
            HeaderEntry::Fault(text) => ("fault", text.clone()),
            HeaderEntry::Other(key, value) => (key.as_str(), value.clone()),
        };
        (key.to_owned(), value)
    }

    /// Whether both say the same sort of thing, of the same seat if of any.
    pub(crate) fn is_about_the_same_as(&self, other: &HeaderEntry) -> bool {
        match (self, other) {
            (HeaderEntry::Name(a, _), HeaderEntry::Name(b, _))
            | (HeaderEntry::Level(a, _), HeaderEntry::Level(b, _))
            | (HeaderEntry::Piece(a, _), HeaderEntry::Piece(b, _))
            | (HeaderEntry::ClientSeed(a, _), HeaderEntry::ClientSeed(b, _)) => a == b,
            (HeaderEntry::Other(..), HeaderEntry::Other(..)) => self == other,
            _ => std::mem::discriminant(self) == std::mem::discriminant(other),
        }
    }

    /// Whether it says what is so where no line says anything.
    pub(crate) fn says_nothing(&self) -> bool {
        match self {
            HeaderEntry::Level(_, level) => level.is_none(),
            HeaderEntry::TimeControl(time_control) => *time_control == TimeControl::None,
            HeaderEntry::TimeLeft(left) => left.is_empty(),
            HeaderEntry::RollsAhead(rolls) => rolls.is_empty(),
            HeaderEntry::ClientSeed(_, client_seed) => client_seed.is_empty(),
            _ => false,
        }
    }
}
