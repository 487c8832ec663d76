/// A computer player as people meet it: each level is somebody with a name and a face. Its manner and
/// its one line are messages ([`crate::Locale::manner`], [`crate::Locale::temper`]). Programs, records and the
/// command line say the level's number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Personality {
    /// The level it plays at.
    pub level: u8,
    /// Its name, which is the same in every language and is declined in none.
    pub name: &'static str,
    /// The id of its face among the symbols of the page's `faces.svg`.
    pub face: &'static str,
}

impl Personality {
    /// One for each level, from the dreamer to the master.
    pub const ALL: [Personality; 8] = [
        Personality { level: 1, name: "Lumi", face: "lumi" },
        Personality { level: 2, name: "Buno", face: "buno" },
        Personality { level: 3, name: "Zivo", face: "zivo" },
        Personality { level: 4, name: "Ombo", face: "ombo" },
        Personality { level: 5, name: "Faro", face: "faro" },
        Personality { level: 6, name: "Ulu", face: "ulu" },
        Personality { level: 7, name: "Kesto", face: "kesto" },
        Personality { level: 8, name: "Auri", face: "auri" },
    ];

    /// First names for several computer players of one level in a game, who are a family: `Jo Buno`
    /// and `Ti Buno`.
    const FIRST_NAMES: [&str; 5] = ["Jo", "Ti", "Mu", "Ari", "Ru"];

    /// Who plays at a level; nobody where there is no such level.
    pub fn of_level(level: u8) -> Option<Personality> {
        Personality::ALL.into_iter().find(|personality| personality.level == level)
    }

    /// Its name as the `nth` of several in one game, from 0.
    pub(crate) fn family_name(&self, nth: usize) -> String {
        let first = Personality::FIRST_NAMES[nth % Personality::FIRST_NAMES.len()];
        format!("{first} {}", self.name)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use game::Seat;

    use super::*;
    use crate::{Language, Locale};

    #[test]
    fn every_level_is_somebody_else() {
        let levels = Personality::ALL.map(|personality| personality.level);
        assert_eq!(levels, [1, 2, 3, 4, 5, 6, 7, 8]);
        let distinct = |of: fn(&Personality) -> &'static str| {
            Personality::ALL.iter().map(of).collect::<BTreeSet<_>>().len()
        };
        assert_eq!(distinct(|somebody| somebody.name), 8);
        assert_eq!(distinct(|somebody| &somebody.name[..1]), 8, "names are easy to tell apart");
        assert_eq!(distinct(|somebody| somebody.face), 8);
        assert_eq!(Personality::of_level(3).map(|somebody| somebody.name), Some("Zivo"));
        assert!([0, 9].into_iter().all(|level| Personality::of_level(level).is_none()));
    }

    /// Names that end in a vowel other than -a stay as they are in all our languages.
    #[test]
    fn no_name_is_declined() {
        let names = Personality::ALL.iter().map(|somebody| somebody.name);
        for name in names.chain(Personality::FIRST_NAMES) {
            assert!(
                name.ends_with(['i', 'o', 'u']) && name.is_ascii() && name.len() <= 5,
                "{name}"
            );
        }
    }

    #[test]
    fn a_family_has_a_first_name_for_every_seat() {
        let firsts: BTreeSet<_> = Personality::FIRST_NAMES.into_iter().collect();
        assert!(firsts.len() >= Seat::MAX);
    }

    #[test]
    fn everybody_has_a_manner_and_a_line_in_every_language() {
        for language in Language::ALL {
            let locale = Locale::new(language);
            let texts: BTreeSet<_> = Personality::ALL
                .iter()
                .flat_map(|somebody| [locale.manner(somebody.level), locale.temper(somebody.level)])
                .collect();
            assert_eq!(texts.len(), 16, "{language}: {texts:?}");
            // A manner stands beside the level on a card, a line below it.
            for text in &texts {
                assert!(text.chars().count() <= 44, "{language}: {text}");
                assert!(!text.contains("personality-"), "{language}: {text}");
            }
            for somebody in Personality::ALL {
                let labelled = locale.computer_level(somebody.level);
                let level = somebody.level.to_string();
                assert!(
                    labelled.starts_with(somebody.name) && labelled.contains(&level),
                    "{labelled}"
                );
            }
        }
    }

    /// The faces are one file of symbols, which the page loads from the start.
    #[test]
    fn everybody_has_a_face_and_the_faces_are_light() {
        let faces = include_str!("../../web/static/faces.svg");
        for somebody in Personality::ALL {
            assert!(faces.contains(&format!("<symbol id=\"{}\"", somebody.face)), "{somebody:?}");
        }
        assert_eq!(faces.matches("<symbol").count(), Personality::ALL.len());
        assert!(faces.len() < 6000, "{} bytes", faces.len());
    }
}
