/// An option of a game as data: what parsing, setting, listing and offering it need.
///
/// A game keeps one list of these. `crates/locale` has a name (`option-name-…`) and a sentence
/// (`option-about-…`) for every option, and a name (`choice-…`) for every word among the values.
///
/// ```
/// use game::OptionSpec;
///
/// let boost = OptionSpec::choice("boost", "P12", &["up_to", "exactly"]);
/// assert!(boost.accepts("exactly") && !boost.accepts("sometimes"));
/// assert_eq!(boost.allowed(), "up_to exactly");
/// assert_eq!(boost.default.word(), "up_to");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OptionSpec {
    /// Its name in scripts, records and messages: `boost_eats`.
    pub name: &'static str,
    /// The number of the rule that it settles; empty where there is none.
    pub rule: &'static str,
    /// What it decides, and so where a user interface offers it.
    pub scope: OptionScope,
    /// The values it takes.
    pub values: OptionValues,
    /// What its values stand for.
    pub meaning: ValueMeaning,
    /// What holds unless it is set.
    pub default: OptionDefault,
}

/// What an option decides. Rule options are offered in a list; the others have their own place:
/// an online table, for instance, has its own settings for who starts, the clock and each player's
/// piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OptionScope {
    /// How a rule is understood.
    Rules,
    /// Who has the first move.
    Start,
    /// How much time there is.
    Clock,
    /// Who plays what.
    Players,
}

/// The values that an option takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OptionValues {
    /// One of these words.
    Words(&'static [&'static str]),
    /// `true` or `false`.
    Bool,
    /// A whole number, or one of a few words.
    Number {
        /// The words, such as `off`.
        words: &'static [&'static str],
        /// The least number.
        least: u32,
        /// The greatest number.
        most: u32,
        /// The numbers that a menu offers; all of them where this is empty.
        offered: &'static [u32],
    },
    /// Words separated by commas, one for each subject in order.
    List {
        /// What the items are about: seats by number, ghosts by name.
        subjects: &'static [&'static str],
        /// The words that may be items.
        items: &'static [&'static str],
        /// How many items there are at least; at most one for each subject.
        least: usize,
        /// The items that may occur more than once.
        repeatable: &'static [&'static str],
        /// What messages show: an example, or the items separated by blanks.
        shown: &'static str,
    },
}

/// What the values of an option stand for, which is how they are named to people.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ValueMeaning {
    /// Nothing but themselves.
    Choice,
    /// Seats, by number.
    Seat,
    /// Characters.
    Piece,
    /// Areas of a board, by letter.
    Area,
}

/// What holds where an option is not set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OptionDefault {
    /// This value.
    Value(&'static str),
    /// No value. The word is only for people (`choice-…`): `maze` for what the maze says.
    Unset(&'static str),
}

impl OptionDefault {
    /// The default value, or the word for having none.
    pub const fn word(self) -> &'static str {
        match self {
            OptionDefault::Value(word) | OptionDefault::Unset(word) => word,
        }
    }
}

impl OptionSpec {
    /// How a rule is understood: one of several words, the first of which is the default.
    pub const fn choice(
        name: &'static str,
        rule: &'static str,
        words: &'static [&'static str],
    ) -> OptionSpec {
        OptionSpec {
            name,
            rule,
            scope: OptionScope::Rules,
            values: OptionValues::Words(words),
            meaning: ValueMeaning::Choice,
            default: OptionDefault::Value(words[0]),
        }
    }

    /// Whether the option takes this value.
    pub fn accepts(&self, value: &str) -> bool {
        match self.values {
            OptionValues::Words(words) => words.contains(&value),
            OptionValues::Bool => BOOL_WORDS.contains(&value),
            OptionValues::Number { words, least, most, .. } => {
                let in_range = |number: &u32| (least..=most).contains(number);
                let number = value.parse().ok().filter(in_range);
                // Only the canonical form is a number: neither `+5` nor `05`.
                words.contains(&value) || number.is_some_and(|number| number.to_string() == value)
            }
            OptionValues::List { subjects, items, least, repeatable, .. } => {
                let given: Vec<_> = value.split(',').collect();
                let is_repeated = |nth: usize| given[..nth].contains(&given[nth]);
                (least..=subjects.len()).contains(&given.len())
                    && given.iter().all(|item| items.contains(item))
                    && (0..given.len())
                        .all(|nth| repeatable.contains(&given[nth]) || !is_repeated(nth))
            }
        }
    }

    /// The values as messages list them: `up_to exactly`, `off 1-3600`.
    pub fn allowed(&self) -> String {
        match self.values {
            OptionValues::Words(words) => words.join(" "),
            OptionValues::Bool => BOOL_WORDS.join(" "),
            OptionValues::Number { words, least, most, .. } => {
                let range = format!("{least}-{most}");
                words.iter().copied().chain([range.as_str()]).collect::<Vec<_>>().join(" ")
            }
            OptionValues::List { shown, .. } => shown.to_owned(),
        }
    }

    /// The choices that a menu offers, the default first, which may be the word for having no value.
    /// Empty for lists, which have one choice for each subject.
    pub fn choices(&self) -> Vec<String> {
        let values: Vec<String> = match self.values {
            OptionValues::Words(words) => words.iter().map(ToString::to_string).collect(),
            OptionValues::Bool => BOOL_WORDS.map(str::to_owned).to_vec(),
            OptionValues::Number { words, least, most, offered } => {
                let all = (least..=most).filter(|_| offered.is_empty());
                let numbers = offered.iter().copied().chain(all).map(|number| number.to_string());
                words.iter().map(ToString::to_string).chain(numbers).collect()
            }
            OptionValues::List { .. } => return Vec::new(),
        };
        let default = self.default.word();
        let others = values.into_iter().filter(|value| value != default);
        [default.to_owned()].into_iter().chain(others).collect()
    }

    /// The value to set for a word of [`choices`](OptionSpec::choices); `None` where the default
    /// holds without one.
    pub fn chosen<'a>(&self, word: &'a str) -> Option<&'a str> {
        (word != self.default.word()).then_some(word)
    }
}

const BOOL_WORDS: [&str; 2] = ["true", "false"];

#[cfg(test)]
mod tests {
    use super::*;

    const SECONDS: OptionSpec = OptionSpec {
        scope: OptionScope::Clock,
        values: OptionValues::Number { words: &["off"], least: 1, most: 60, offered: &[10, 30] },
        default: OptionDefault::Value("off"),
        ..OptionSpec::choice("seconds", "", &["off"])
    };
    const COLOURS: OptionSpec = OptionSpec {
        values: OptionValues::List {
            subjects: &["1", "2", "3"],
            items: &["a", "b", "-"],
            least: 2,
            repeatable: &["-"],
            shown: "a,b",
        },
        default: OptionDefault::Unset("dealt"),
        ..OptionSpec::choice("colours", "", &["a"])
    };

    #[test]
    fn numbers_are_canonical_and_in_range() {
        for value in ["off", "1", "60", "9"] {
            assert!(SECONDS.accepts(value), "{value}");
        }
        for value in ["", "0", "61", "+5", "05", "5 ", "on", "99999999999"] {
            assert!(!SECONDS.accepts(value), "{value}");
        }
        assert_eq!(SECONDS.allowed(), "off 1-60");
        assert_eq!(SECONDS.choices(), ["off", "10", "30"]);
    }

    #[test]
    fn lists_have_the_right_items_often_enough() {
        for value in ["a,b", "b,a,-", "-,-,a", "-,-,-"] {
            assert!(COLOURS.accepts(value), "{value}");
        }
        for value in ["", "a", "a,a", "a,b,-,-", "a,c", "a b", "a,b,", "dealt"] {
            assert!(!COLOURS.accepts(value), "{value}");
        }
        assert_eq!(COLOURS.allowed(), "a,b");
        assert_eq!(COLOURS.choices(), [""; 0]);
    }

    #[test]
    fn the_default_is_the_first_choice_and_sets_nothing() {
        let lives = OptionSpec {
            values: OptionValues::Number { words: &[], least: 1, most: 3, offered: &[] },
            default: OptionDefault::Unset("maze"),
            ..OptionSpec::choice("lives", "", &["1"])
        };
        assert_eq!(lives.choices(), ["maze", "1", "2", "3"]);
        assert_eq!((lives.chosen("maze"), lives.chosen("2")), (None, Some("2")));
        assert!(!lives.accepts("maze"));
    }
}
