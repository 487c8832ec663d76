use crate::Language;

/// The Fluent resources of every language: one file of messages for each component.
pub const RESOURCES: [&str; 25] = [
    "common",
    "quoridor",
    "pacman",
    "mspacman",
    "engine",
    "solver",
    "cli",
    "server",
    "tui",
    "web",
    "analysis",
    "help",
    "privacy",
    "lessons",
    "puzzles",
    "practice",
    "review",
    "account",
    "ratings",
    "workshop",
    "gallery",
    "mail",
    "phrases",
    "moderation",
    "notices",
];

/// The games with a rulebook, by their names on the command line.
pub const RULEBOOKS: [&str; 4] = ["quoridor", "mini", "pacman", "mspacman"];

/// The embedded messages of one language.
pub(crate) struct Texts {
    pub(crate) messages: &'static [&'static str],
}

macro_rules! texts {
    ($language:literal: $($resource:literal)*; $($native:literal)*) => {
        Texts {
            messages: &[
                $(include_str!(concat!("../text/", $language, "/", $resource, ".ftl")),)*
                $(
                    #[cfg(feature = "all")]
                    include_str!(concat!("../text/", $language, "/", $native, ".ftl")),
                )*
            ],
        }
    };
    ($language:literal) => {
        texts!(
            $language:
            "common" "quoridor" "pacman" "mspacman" "server" "web";
            "engine" "solver" "cli" "tui" "help" "privacy" "puzzles" "practice" "mail" "lessons" "analysis"
            "review" "account" "ratings" "workshop" "gallery" "phrases" "moderation" "notices"
        )
    };
}

pub(crate) static ENGLISH: Texts = texts!("en");

macro_rules! rulebooks {
    ($language:literal: $($rulebook:literal)*) => {
        [$(include_str!(concat!("../rulebook/", $language, "/", $rulebook, ".md"))),*]
    };
    ($language:literal) => {
        rulebooks!($language: "quoridor" "mini" "pacman" "mspacman")
    };
}

/// The source of a game's rulebook, in English where the language is not embedded. The rulebooks
/// are apart from the messages, so that the page, which fetches them, does not carry them.
pub(crate) fn rulebook(game: &str, language: Language) -> Option<&'static str> {
    let nth = RULEBOOKS.iter().position(|name| *name == game)?;
    let rulebooks: [&'static str; RULEBOOKS.len()] = match language {
        #[cfg(feature = "all")]
        Language::French => rulebooks!("fr"),
        #[cfg(feature = "all")]
        Language::Spanish => rulebooks!("es"),
        #[cfg(feature = "all")]
        Language::Dutch => rulebooks!("nl"),
        #[cfg(feature = "all")]
        Language::Polish => rulebooks!("pl"),
        #[cfg(feature = "all")]
        Language::Czech => rulebooks!("cs"),
        #[cfg(feature = "all")]
        Language::Romanian => rulebooks!("ro"),
        _ => rulebooks!("en"),
    };
    Some(rulebooks[nth])
}

/// The texts of a language, where they are embedded.
pub(crate) fn texts(language: Language) -> Option<&'static Texts> {
    match language {
        Language::English => Some(&ENGLISH),
        #[cfg(feature = "all")]
        other => Some(all_texts(other)),
        #[cfg(not(feature = "all"))]
        _ => None,
    }
}

#[cfg(feature = "all")]
fn all_texts(language: Language) -> &'static Texts {
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
