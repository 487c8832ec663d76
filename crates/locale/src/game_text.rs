//! What happens in a game, in words: its moves and rolls, and how it ended.

use game::{Cause, Ending, Outcome};

use crate::Locale;

impl Locale {
    /// An entry of a record as people read it. Squares, paths and fences stand for themselves, as on
    /// the board; rolls, forced stays and departures are written in words: `spin:5`, `die:F2`, `--`,
    /// `leave:2:time`.
    pub fn entry(&self, word: &str) -> String {
        let parts: Vec<_> = word.split(':').collect();
        match *parts.as_slice() {
            ["spin", face] => self.with("entry-spin", &[("face", face.into())]),
            ["die", face] => self.with("entry-die", &[("face", face.into())]),
            ["--"] => self.text("entry-stay"),
            ["leave", seat, why] => {
                let key = match why {
                    "resign" => "entry-leave-resign",
                    "time" => "entry-leave-time",
                    _ => "entry-leave-fault",
                };
                self.with(key, &[("seat", seat.into())])
            }
            _ => word.to_owned(),
        }
    }

    /// The result in a few words: who won, or a draw.
    pub fn result(&self, ending: Ending) -> String {
        let winners: Vec<_> =
            Outcome::winning_seats(&ending.outcome).map(|seat| seat.to_string()).collect();
        match winners.as_slice() {
            [] => self.text("ending-draw"),
            [winner] => self.with("ending-winner", &[("seat", winner.as_str().into())]),
            _ => self.with("ending-winners", &[("seats", winners.join(", ").into())]),
        }
    }

    /// The result in full: who won, and why where the board does not show it.
    pub fn ending(&self, ending: Ending) -> String {
        let result = self.result(ending) + ".";
        match ending.cause {
            Cause::Rules => result,
            cause => format!("{result} {}", self.text(&format!("ending-by-{}", cause.word()))),
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::{Language, Locale};

    #[test]
    fn moves_are_notation_and_everything_else_is_words() {
        let english = Locale::default();
        let entries = ["e2", "e3h", "d7-d6", "@e7", "spin:5", "die:F2", "--", "leave:2:time"];
        let words = entries.map(|entry| english.entry(entry));
        assert_eq!(words[..4], entries[..4]);
        assert_eq!(words[4..], ["spinner 5", "die F2", "stays", "player 2 out of time"]);
        let polish = Locale::new(Language::Polish);
        assert!(entries[4..].iter().all(|entry| polish.entry(entry) != english.entry(entry)));
    }
}
