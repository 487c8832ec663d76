//! What a program puts together out of several texts: a list, and a label before what it labels.

use crate::Language;

impl Language {
    /// Several things in a sentence: `Ana, Luis and Eva`.
    pub fn list<T: AsRef<str>>(self, items: &[T]) -> String {
        let and = match self {
            Language::English => "and ",
            Language::French => "et ",
            Language::Spanish if items.last().is_some_and(|last| sounds_like_i(last.as_ref())) => {
                "e "
            }
            Language::Spanish => "y ",
            Language::Dutch => "en ",
            // A word of one letter does not end a line.
            Language::Polish => "i\u{a0}",
            Language::Czech => "a\u{a0}",
            Language::Romanian => "și ",
        };
        let items: Vec<&str> = items.iter().map(AsRef::as_ref).collect();
        match items.as_slice() {
            [] => String::new(),
            [only] => (*only).to_owned(),
            [first @ .., last] => format!("{} {and}{last}", first.join(", ")),
        }
    }

    /// A label and what it labels: `Level: 4`, in French with a space before the colon.
    pub fn labelled(self, label: &str, what: &str) -> String {
        match self {
            Language::French => format!("{label}\u{a0}: {what}"),
            _ => format!("{label}: {what}"),
        }
    }
}

/// Before the sound of “i” Spanish says “e” instead of “y”: `Ana e Inés`, but `Ana y Hielo`.
fn sounds_like_i(word: &str) -> bool {
    let word = word.to_lowercase();
    let starts = |beginnings: &[&str]| beginnings.iter().any(|start| word.starts_with(start));
    starts(&["i", "í", "hi", "hí"]) && !starts(&["ia", "ie", "io", "hia", "hie", "hio"])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_of_a_list_has_an_and() {
        let three = Language::ALL.map(|language| language.list(&["Ana", "Luis", "Eva"]));
        let expected = [
            "Ana, Luis and Eva",
            "Ana, Luis et Eva",
            "Ana, Luis y Eva",
            "Ana, Luis en Eva",
            "Ana, Luis i\u{a0}Eva",
            "Ana, Luis a\u{a0}Eva",
            "Ana, Luis și Eva",
        ];
        assert_eq!(three, expected);
        assert_eq!(Language::English.list(&["Ana"]), "Ana");
        assert_eq!(Language::English.list::<&str>(&[]), "");
        let pairs =
            ["Inés", "Hilda", "Ian", "Yago"].map(|last| Language::Spanish.list(&["Ana", last]));
        assert_eq!(pairs, ["Ana e Inés", "Ana e Hilda", "Ana y Ian", "Ana y Yago"]);
    }

    #[test]
    fn a_colon_stands_as_the_language_has_it() {
        let labelled = [Language::English, Language::French].map(|l| l.labelled("a", "b"));
        assert_eq!(labelled, ["a: b", "a\u{a0}: b"]);
    }
}
