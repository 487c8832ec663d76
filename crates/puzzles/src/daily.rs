use std::fmt;

use crate::Puzzle;

/// A date of the calendar. The puzzle of today goes by UTC, so that it is the same everywhere at any moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PuzzleDate {
    year: u16,
    month: u8,
    day: u8,
}

impl PuzzleDate {
    /// A date of the Gregorian calendar from 1970 on; `None` where there is none.
    pub fn new(year: u16, month: u8, day: u8) -> Option<PuzzleDate> {
        let leap =
            year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
        let days = match month {
            2 if leap => 29,
            2 => 28,
            4 | 6 | 9 | 11 => 30,
            1..=12 => 31,
            _ => return None,
        };
        let exists = (1970..=9999).contains(&year) && (1..=days).contains(&day);
        exists.then_some(PuzzleDate { year, month, day })
    }

    /// Parses `2026-11-17`.
    pub fn parse(text: &str) -> Option<PuzzleDate> {
        let mut parts = text.split('-');
        let mut part = |digits: usize| {
            let part = parts.next().filter(|part| part.len() == digits)?;
            part.bytes().all(|byte| byte.is_ascii_digit()).then_some(part)?.parse::<u16>().ok()
        };
        let (year, month, day) = (part(4)?, part(2)? as u8, part(2)? as u8);
        parts.next().is_none().then(|| PuzzleDate::new(year, month, day))?
    }

    /// The date so many days after 1 January 1970.
    pub fn from_days(days: u32) -> Option<PuzzleDate> {
        // Howard Hinnant's algorithm; eras have 400 years, and years begin in March.
        let days = u64::from(days) + 719_468;
        let (era, of_era) = (days / 146_097, days % 146_097);
        let year = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
        let of_year = of_era - (365 * year + year / 4 - year / 100);
        let month = (5 * of_year + 2) / 153;
        let day = of_year - (153 * month + 2) / 5 + 1;
        let (month, carry) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
        let year = u16::try_from(era * 400 + year + carry).ok()?;
        PuzzleDate::new(year, month as u8, day as u8)
    }
}

impl fmt::Display for PuzzleDate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

/// The puzzle of a date: the same for everybody who has the same puzzles, in whatever order. A version with
/// more of them changes only the days that a new one takes (rendezvous hashing).
pub fn daily_puzzle(puzzles: &[Puzzle], date: PuzzleDate) -> Option<&Puzzle> {
    let weight = |puzzle: &&Puzzle| {
        let mut random = game::Random::new(game::fingerprint(&format!("{date} {}", puzzle.id)));
        (random.next_u64(), puzzle.id.clone())
    };
    puzzles.iter().max_by_key(weight)
}
