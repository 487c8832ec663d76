use crate::Language;

/// The faces of Palisade, each with its own file of messages in every language.
pub const FACES: [&str; 10] =
    ["common", "quoridor", "pacman", "mspacman", "engine", "solver", "cli", "server", "tui", "web"];

/// The games with a rulebook, by their words on the command line.
pub const BOOKS: [&str; 4] = ["quoridor", "mini", "pacman", "mspacman"];

/// What is written in one language.
pub(crate) struct Texts {
    /// The messages, in the order of [`FACES`].
    pub(crate) messages: [&'static str; FACES.len()],
    /// The rulebooks, in the order of [`BOOKS`].
    books: [&'static str; BOOKS.len()],
}

macro_rules! texts {
    ($language:literal: $($face:literal)*; $($book:literal)*) => {
        Texts {
            messages: [$(include_str!(concat!("../text/", $language, "/", $face, ".ftl"))),*],
            books: [$(include_str!(concat!("../rulebook/", $language, "/", $book, ".md"))),*],
        }
    };
    ($language:literal) => {
        texts!(
            $language:
            "common" "quoridor" "pacman" "mspacman" "engine" "solver" "cli" "server" "tui" "web";
            "quoridor" "mini" "pacman" "mspacman"
        )
    };
}

pub(crate) static ENGLISH: Texts = texts!("en");

/// The rulebook of a game.
pub(crate) fn rulebook(game: &str, language: Language) -> Option<&'static str> {
    let nth = BOOKS.iter().position(|book| *book == game)?;
    Some(embedded(language).unwrap_or(&ENGLISH).books[nth])
}

/// The texts of a language, where they are inside.
pub(crate) fn embedded(language: Language) -> Option<&'static Texts> {
    match language {
        Language::English => Some(&ENGLISH),
        #[cfg(feature = "all")]
        other => Some(foreign(other)),
        #[cfg(not(feature = "all"))]
        _ => None,
    }
}

#[cfg(feature = "all")]
fn foreign(language: Language) -> &'static Texts {
    static FRENCH: Texts = texts!("fr");
    static SPANISH: Texts = texts!("es");
    static DUTCH: Texts = texts!("nl");
    static POLISH: Texts = texts!("pl");
    static CZECH: Texts = texts!("cs");
    static ROMANIAN: Texts = texts!("ro");
    match language {
        Language::English => &ENGLISH,
        Language::French => &FRENCH,
        Language::Spanish => &SPANISH,
        Language::Dutch => &DUTCH,
        Language::Polish => &POLISH,
        Language::Czech => &CZECH,
        Language::Romanian => &ROMANIAN,
    }
}
