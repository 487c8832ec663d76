//! Numbers and percentages as each language writes them. Nothing else writes a decimal mark or a percent
//! sign: programs call these, and messages call `CHANCE`, `PERCENT` and `CHANGE` of a number in permille.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentResource, FluentValue};

use crate::Language;

impl Language {
    /// A number with that many decimals: `1.5` in English, `1,5` elsewhere.
    pub fn decimal(self, value: f64, decimals: usize) -> String {
        self.figures(&format!("{value:.decimals$}"))
    }

    /// Figures that programs write with decimal points, such as `62.5 % ± 18.2 [-2.94, 2.94]`, with the decimal
    /// mark and the percent sign of the language; where that mark is a comma, lists have semicolons.
    pub fn figures(self, text: &str) -> String {
        let text = text.replace(" %", &self.with_sign(""));
        match self {
            Language::English => text,
            _ => text.replace(", ", "; ").replace('.', ","),
        }
    }

    /// A share in permille, exact to a tenth of a percent: `14.2%`, `14,2 %`.
    pub fn percent(self, permille: i64) -> String {
        self.with_sign(&self.decimal(permille as f64 / 10.0, 1))
    }

    /// What was gained or lost, in permille: `+3.1%`, `−0,4 %`.
    pub fn change(self, permille: i64) -> String {
        let sign = if permille < 0 { '−' } else { '+' };
        format!("{sign}{}", self.percent(permille.abs()))
    }

    /// A chance in permille, in whole percent: `84%`.
    pub fn chance(self, permille: i64) -> String {
        self.with_sign(&whole_percent(permille).to_string())
    }

    /// The percent sign stands apart in French, Spanish and Czech, and never begins a line.
    fn with_sign(self, number: &str) -> String {
        match self {
            Language::French | Language::Spanish | Language::Czech => format!("{number}\u{a0}%"),
            _ => format!("{number}%"),
        }
    }
}

/// A chance in permille as whole percent. What is not certain is never 0 or 100.
pub fn whole_percent(permille: i64) -> i64 {
    match permille {
        ..=0 => 0,
        1000.. => 100,
        _ => ((permille + 5) / 10).clamp(1, 99),
    }
}

/// How a language writes a number in permille.
type NumberFormat = fn(Language, i64) -> String;

/// Lets messages call the functions of their language.
pub(crate) fn add_functions(bundle: &mut FluentBundle<FluentResource>, language: Language) {
    let functions: [(&str, NumberFormat); 3] = [
        ("CHANCE", Language::chance),
        ("PERCENT", Language::percent),
        ("CHANGE", Language::change),
    ];
    for (name, write) in functions {
        let added = bundle.add_function(name, move |args, _| match args {
            [FluentValue::Number(permille)] => write(language, permille.value as i64).into(),
            _ => FluentValue::Error,
        });
        added.expect("each name once");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_the_decimal_mark_of_the_language() {
        assert_eq!(Language::English.decimal(1234.56, 1), "1234.6");
        assert_eq!(Language::Dutch.decimal(-0.5, 2), "-0,50");
        assert_eq!(Language::Romanian.decimal(3.0, 0), "3");
        let figures = "62.5 % ± 18.2  LLR 1.23 [-2.94, 2.94]";
        let written = [Language::English, Language::Polish, Language::Czech];
        let expected = [
            "62.5% ± 18.2  LLR 1.23 [-2.94, 2.94]",
            "62,5% ± 18,2  LLR 1,23 [-2,94; 2,94]",
            "62,5\u{a0}% ± 18,2  LLR 1,23 [-2,94; 2,94]",
        ];
        assert_eq!(written.map(|language| language.figures(figures)), expected);
    }

    #[test]
    fn the_percent_sign_stands_as_the_language_has_it() {
        let written = Language::ALL.map(|language| language.percent(843));
        let expected =
            ["84.3%", "84,3\u{a0}%", "84,3\u{a0}%", "84,3%", "84,3%", "84,3\u{a0}%", "84,3%"];
        assert_eq!(written, expected);
        assert_eq!(Language::Czech.change(-4), "−0,4\u{a0}%");
        assert_eq!(Language::Polish.change(0), "+0,0%");
    }

    #[test]
    fn only_a_certain_chance_is_0_or_100() {
        let written =
            [0, 1, 5, 14, 15, 994, 999, 1000].map(|chance| Language::English.chance(chance));
        assert_eq!(written, ["0%", "1%", "1%", "1%", "2%", "99%", "99%", "100%"]);
    }

    #[test]
    fn messages_call_them_with_a_number_in_permille() {
        let source = "m = { CHANCE($a) } { PERCENT($a) } { CHANGE($a) }";
        let polish = crate::Locale::from_source(Language::Polish, source);
        assert_eq!(polish.with("m", &[("a", 142.into())]), "14% 14,2% +14,2%");
    }
}
