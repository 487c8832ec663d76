use std::fmt;

use game::Reason;

/// A language that Palisade is translated into.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Language {
    /// English, the fallback of every other language.
    #[default]
    English,
    /// French.
    French,
    /// Spanish.
    Spanish,
    /// Dutch.
    Dutch,
    /// Polish.
    Polish,
    /// Czech.
    Czech,
    /// Romanian.
    Romanian,
}

impl Language {
    /// All of them, English first.
    pub const ALL: [Language; 7] = [
        Language::English,
        Language::French,
        Language::Spanish,
        Language::Dutch,
        Language::Polish,
        Language::Czech,
        Language::Romanian,
    ];

    /// The ISO 639-1 code: `pl`.
    pub const fn tag(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::French => "fr",
            Language::Spanish => "es",
            Language::Dutch => "nl",
            Language::Polish => "pl",
            Language::Czech => "cs",
            Language::Romanian => "ro",
        }
    }

    /// The name of the language in itself: `Polski`.
    pub const fn name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::French => "Français",
            Language::Spanish => "Español",
            Language::Dutch => "Nederlands",
            Language::Polish => "Polski",
            Language::Czech => "Čeština",
            Language::Romanian => "Română",
        }
    }

    /// The language of a BCP 47 tag or a POSIX locale, whatever its region: `pl`, `pl-PL`,
    /// `pl_PL.UTF-8`.
    pub fn parse(tag: &str) -> Option<Language> {
        let primary = tag.trim().split(['-', '_', '.', '@']).next()?;
        Language::ALL.into_iter().find(|language| language.tag().eq_ignore_ascii_case(primary))
    }

    /// The language to use: the one requested, else that of the environment
    /// ([`from_env`](Language::from_env)), else English. Requesting an unknown language is an error.
    pub fn choose(
        requested: Option<&str>,
        variable: impl Fn(&str) -> Option<String>,
    ) -> Result<Language, Reason> {
        match requested {
            Some(tag) => Language::parse(tag).ok_or_else(|| {
                let known = Language::ALL.map(Language::tag).join(" ");
                Reason::new("language-unknown", "").text("tag", tag).text("known", known)
            }),
            None => Ok(Language::from_env(variable).unwrap_or_default()),
        }
    }

    /// The language of the POSIX environment: of `LC_ALL`, `LC_MESSAGES` and `LANG`, the first one that
    /// is set and not empty decides.
    pub fn from_env(variable: impl Fn(&str) -> Option<String>) -> Option<Language> {
        let value = ["LC_ALL", "LC_MESSAGES", "LANG"]
            .into_iter()
            .find_map(|name| variable(name).filter(|value| !value.is_empty()))?;
        Language::parse(&value)
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn environment(pairs: &'static [(&str, &str)]) -> impl Fn(&str) -> Option<String> {
        |name| pairs.iter().find(|(n, _)| *n == name).map(|(_, value)| (*value).to_owned())
    }

    #[test]
    fn tags_are_parsed_with_any_region() {
        for language in Language::ALL {
            assert_eq!(Language::parse(language.tag()), Some(language));
        }
        assert_eq!(Language::parse("pl_PL.UTF-8"), Some(Language::Polish));
        assert_eq!(Language::parse("FR-ca"), Some(Language::French));
        assert_eq!(Language::parse("ro@euro"), Some(Language::Romanian));
        for other in ["", "C", "POSIX", "de_DE", "english"] {
            assert_eq!(Language::parse(other), None, "{other:?}");
        }
    }

    #[test]
    fn a_requested_language_overrides_the_environment() {
        let czech = environment(&[("LANG", "cs_CZ.UTF-8")]);
        assert_eq!(Language::choose(Some("nl"), &czech), Ok(Language::Dutch));
        assert_eq!(Language::choose(None, &czech), Ok(Language::Czech));
        assert_eq!(Language::choose(None, |_| None), Ok(Language::English));
        assert_eq!(Language::choose(Some("xx"), &czech).unwrap_err().key, "language-unknown");
    }

    #[test]
    fn the_environment_is_read_in_posix_order() {
        let set = environment(&[("LC_ALL", ""), ("LC_MESSAGES", "es_ES"), ("LANG", "pl_PL")]);
        assert_eq!(Language::from_env(set), Some(Language::Spanish));
        let no_language = environment(&[("LC_ALL", "C"), ("LANG", "pl_PL")]);
        assert_eq!(Language::from_env(no_language), None);
    }
}
