//! Dates and times of day as each language writes them. Programs and servers write them as
//! `2026-11-20 18:05 UTC`, for logs and columns; in a sentence a message calls `DATETIME`.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentResource, FluentValue};

use crate::Language;

/// A moment in the universal time, to the minute.
struct CalendarTime {
    year: u32,
    /// From 1 to 12.
    month: usize,
    /// From 1 to 31.
    day: u8,
    hour: u8,
    minute: u8,
}

impl CalendarTime {
    /// Parses `2026-11-20 18:05 UTC`.
    fn parse(text: &str) -> Option<CalendarTime> {
        let (date, time) = text.strip_suffix(" UTC")?.split_once(' ')?;
        let mut date = date.splitn(3, '-');
        let mut next = || date.next().filter(|part| part.bytes().all(|byte| byte.is_ascii_digit()));
        let year = next()?.parse().ok()?;
        let month = next()?.parse().ok().filter(|month| (1..=12).contains(month))?;
        let day = next()?.parse().ok().filter(|day| (1..=31).contains(day))?;
        let (hour, minute) = time.split_once(':')?;
        let hour = hour.parse().ok().filter(|hour| *hour < 24)?;
        let minute = minute.parse().ok().filter(|minute| *minute < 60)?;
        Some(CalendarTime { year, month, day, hour, minute })
    }
}

impl Language {
    /// A time that is written as `2026-11-20 18:05 UTC`, as a sentence of the language has it:
    /// `20 November 2026, 18:05 UTC`. Any other text stays as it is.
    pub fn date_time(self, text: &str) -> String {
        let Some(time) = CalendarTime::parse(text) else { return text.to_owned() };
        let CalendarTime { year, day, hour, minute, .. } = time;
        let month = self.months()[time.month - 1];
        match self {
            Language::English => format!("{day} {month} {year}, {hour:02}:{minute:02} UTC"),
            Language::French => {
                let day = if day == 1 { "1er".to_owned() } else { day.to_string() };
                format!("{day}\u{a0}{month} {year} à {hour}\u{a0}h\u{a0}{minute:02}\u{a0}UTC")
            }
            Language::Spanish => {
                format!("{day} de {month} de {year}, {hour}:{minute:02}\u{a0}UTC")
            }
            Language::Dutch => {
                format!("{day}\u{a0}{month} {year} om {hour:02}.{minute:02}\u{a0}uur\u{a0}UTC")
            }
            Language::Polish => {
                format!("{day}\u{a0}{month} {year}, godz.\u{a0}{hour:02}:{minute:02}\u{a0}UTC")
            }
            Language::Czech => {
                format!("{day}.\u{a0}{month} {year}, {hour}:{minute:02}\u{a0}UTC")
            }
            Language::Romanian => {
                format!("{day}\u{a0}{month} {year}, ora {hour:02}:{minute:02}\u{a0}UTC")
            }
        }
    }

    /// The months, in the case in which they follow a day.
    fn months(self) -> [&'static str; 12] {
        match self {
            Language::English => [
                "January",
                "February",
                "March",
                "April",
                "May",
                "June",
                "July",
                "August",
                "September",
                "October",
                "November",
                "December",
            ],
            Language::French => [
                "janvier",
                "février",
                "mars",
                "avril",
                "mai",
                "juin",
                "juillet",
                "août",
                "septembre",
                "octobre",
                "novembre",
                "décembre",
            ],
            Language::Spanish => [
                "enero",
                "febrero",
                "marzo",
                "abril",
                "mayo",
                "junio",
                "julio",
                "agosto",
                "septiembre",
                "octubre",
                "noviembre",
                "diciembre",
            ],
            Language::Dutch => [
                "januari",
                "februari",
                "maart",
                "april",
                "mei",
                "juni",
                "juli",
                "augustus",
                "september",
                "oktober",
                "november",
                "december",
            ],
            Language::Polish => [
                "stycznia",
                "lutego",
                "marca",
                "kwietnia",
                "maja",
                "czerwca",
                "lipca",
                "sierpnia",
                "września",
                "października",
                "listopada",
                "grudnia",
            ],
            Language::Czech => [
                "ledna",
                "února",
                "března",
                "dubna",
                "května",
                "června",
                "července",
                "srpna",
                "září",
                "října",
                "listopadu",
                "prosince",
            ],
            Language::Romanian => [
                "ianuarie",
                "februarie",
                "martie",
                "aprilie",
                "mai",
                "iunie",
                "iulie",
                "august",
                "septembrie",
                "octombrie",
                "noiembrie",
                "decembrie",
            ],
        }
    }
}

/// Lets messages call the function of their language.
pub(crate) fn add_function(bundle: &mut FluentBundle<FluentResource>, language: Language) {
    let added = bundle.add_function("DATETIME", move |args, _| match args {
        [FluentValue::String(text)] => language.date_time(text).into(),
        _ => FluentValue::Error,
    });
    added.expect("each name once");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_date_stands_as_a_sentence_of_the_language_has_it() {
        let written = Language::ALL.map(|language| language.date_time("2026-11-01 08:05 UTC"));
        let plain = written.map(|text| text.replace('\u{a0}', " "));
        let expected = [
            "1 November 2026, 08:05 UTC",
            "1er novembre 2026 à 8 h 05 UTC",
            "1 de noviembre de 2026, 8:05 UTC",
            "1 november 2026 om 08.05 uur UTC",
            "1 listopada 2026, godz. 08:05 UTC",
            "1. listopadu 2026, 8:05 UTC",
            "1 noiembrie 2026, ora 08:05 UTC",
        ];
        assert_eq!(plain, expected);
    }

    #[test]
    fn what_is_no_date_stays_as_it_is() {
        let texts = [
            "",
            "soon",
            "2026-13-01 00:00 UTC",
            "2026-11-20",
            "2026-11-20 24:00 UTC",
            "2026-+1-20 18:05 UTC",
        ];
        for text in texts {
            assert_eq!(Language::Dutch.date_time(text), text);
        }
    }
}
