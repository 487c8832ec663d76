use crate::Language;

/// The faces of Palisade, each with its own file of messages in every language.
pub const FACES: [&str; 10] =
    ["common", "quoridor", "pacman", "mspacman", "engine", "solver", "cli", "server", "tui", "web"];

/// The texts of every face in one language, in the order of [`FACES`].
type Texts = [&'static str; FACES.len()];

macro_rules! texts {
    ($language:literal: $($face:literal)*) => {
        [$(include_str!(concat!("../text/", $language, "/", $face, ".ftl"))),*]
    };
    ($language:literal) => {
        texts!($language: "common" "quoridor" "pacman" "mspacman" "engine" "solver" "cli" "server" "tui" "web")
    };
}

pub(crate) static ENGLISH: Texts = texts!("en");

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
