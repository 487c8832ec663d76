use std::fmt;

use crate::Millis;

/// A time as people read it who may be anywhere: `2026-11-20 18:05 UTC`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UtcTime(pub Millis);

impl UtcTime {
    /// The day: `2026-11-20`.
    pub fn date(self) -> String {
        // Years of this calendar begin in March, so that the leap day is the last one; eras have 400
        // of them. Day 0 was 1970-01-01, 719 468 days after the first of March of the year 0.
        let days = self.0 / 86_400_000 + 719_468;
        let (era, day) = (days / 146_097, days % 146_097);
        let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
        let day = day - (365 * year + year / 4 - year / 100);
        let month = (5 * day + 2) / 153;
        let day = day - (153 * month + 2) / 5 + 1;
        let (month, next) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
        let year = 400 * era + year + next;
        format!("{year:04}-{month:02}-{day:02}")
    }
}

impl fmt::Display for UtcTime {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let minutes = self.0 / 60_000 % 1440;
        write!(f, "{} {:02}:{:02} UTC", self.date(), minutes / 60, minutes % 60)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_dates_of_the_calendar() {
        for (seconds, text) in [
            (0, "1970-01-01 00:00 UTC"),
            (951_782_399, "2000-02-28 23:59 UTC"),
            (951_782_400, "2000-02-29 00:00 UTC"),
            (951_868_800, "2000-03-01 00:00 UTC"),
            (1_735_689_599, "2024-12-31 23:59 UTC"),
            (4_107_542_400, "2100-03-01 00:00 UTC"),
        ] {
            assert_eq!(UtcTime(seconds * 1000).to_string(), text);
        }
    }
}
