use std::fmt;
use std::sync::{Arc, OnceLock};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use game::{Arg, Reason};
use unic_langid::LanguageIdentifier;

use crate::{Language, text};

type Bundle = FluentBundle<FluentResource>;

/// All sentences in one language. Cheap to clone.
#[derive(Clone)]
pub struct Locale {
    language: Language,
    bundle: Arc<Bundle>,
}

impl Locale {
    /// The sentences of a language that is embedded; of English where it is not.
    pub fn new(language: Language) -> Locale {
        static KNOWN: [OnceLock<Locale>; Language::ALL.len()] =
            [const { OnceLock::new() }; Language::ALL.len()];
        let Some(texts) = text::embedded(language) else { return Locale::new(Language::English) };
        KNOWN[language as usize]
            .get_or_init(|| bundle(language, texts.messages.iter().copied()))
            .clone()
    }

    /// The sentences of a language from the text of its files, one after another. What the text
    /// lacks is said in English.
    pub fn from_source(language: Language, source: &str) -> Locale {
        bundle(language, [source])
    }

    /// The language spoken.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The sentence of `key`.
    pub fn text(&self, key: &str) -> String {
        self.with(key, &[])
    }

    /// The sentence of `key` with its values filled in. A key that no language has is said itself:
    /// the faces never fail for want of a word, the tests do.
    pub fn with(&self, key: &str, args: &[(&str, FluentValue<'_>)]) -> String {
        let args: FluentArgs<'_> =
            args.iter().map(|(name, value)| (*name, value.clone())).collect();
        say(&self.bundle, key, &args)
            .or_else(|| say(&Locale::new(Language::English).bundle, key, &args))
            .unwrap_or_else(|| key.to_owned())
    }

    /// Why something was refused, as a sentence, with the number of the rule behind it.
    pub fn reason(&self, reason: &Reason) -> String {
        let args: Vec<_> = reason.args.iter().map(|(name, arg)| (*name, self.value(arg))).collect();
        let sentence = self.with(reason.key, &args);
        if reason.rule.is_empty() {
            return sentence;
        }
        self.with(
            "reason-with-rule",
            &[("sentence", sentence.into()), ("rule", reason.rule.into())],
        )
    }

    /// What this language calls `word`: `blinky`, `pellet`.
    pub fn term(&self, word: &str) -> String {
        self.text(&format!("term-{word}"))
    }

    /// What a person calls an option of a table, such as `boost_eats`.
    pub fn option(&self, name: &str) -> String {
        self.text(&format!("option-name-{}", kebab(name)))
    }

    /// What a person calls a value of an option, such as `up_to`. Numbers stand for themselves.
    pub fn choice(&self, value: &str) -> String {
        self.known(&format!("choice-{}", kebab(value))).unwrap_or_else(|| value.to_owned())
    }

    /// What a person calls a maze or board that comes with the program; others by their own name.
    pub fn maze(&self, name: &str) -> String {
        self.known(&format!("maze-name-{name}")).unwrap_or_else(|| name.to_owned())
    }

    /// A word that a rulebook quotes from the command line, as a person calls it: the name of an
    /// option, of a value, of a maze.
    pub fn quoted(&self, word: &str) -> String {
        self.known(&format!("option-name-{}", kebab(word)))
            .or_else(|| self.known(&format!("choice-{}", kebab(word))))
            .unwrap_or_else(|| self.maze(word))
    }

    /// The sentence of `key`, where some language has one.
    fn known(&self, key: &str) -> Option<String> {
        let said = self.text(key);
        (said != key).then_some(said)
    }

    fn value<'a>(&self, arg: &'a Arg) -> FluentValue<'a> {
        match arg {
            Arg::Text(text) => text.as_str().into(),
            Arg::Number(number) => (*number).into(),
            Arg::Term(word) => self.term(word).into(),
            Arg::Reason(reason) => self.reason(reason).into(),
        }
    }
}

/// The command line writes words with `_`, the texts with `-`.
fn kebab(word: &str) -> String {
    word.replace('_', "-")
}

impl Default for Locale {
    fn default() -> Locale {
        Locale::new(Language::English)
    }
}

impl PartialEq for Locale {
    fn eq(&self, other: &Locale) -> bool {
        Arc::ptr_eq(&self.bundle, &other.bundle)
    }
}

impl fmt::Debug for Locale {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Locale").field(&self.language).finish()
    }
}

fn bundle<'a>(language: Language, sources: impl IntoIterator<Item = &'a str>) -> Locale {
    let tag: LanguageIdentifier = language.tag().parse().expect("our tags are well formed");
    let mut bundle = Bundle::new_concurrent(vec![tag]);
    bundle.set_use_isolating(false);
    for source in sources {
        // A damaged entry loses itself only; the files that are inside are tested to have none.
        let resource = FluentResource::try_new(source.to_owned()).unwrap_or_else(|(part, _)| part);
        bundle.add_resource_overriding(resource);
    }
    Locale { language, bundle: Arc::new(bundle) }
}

fn say(bundle: &Bundle, key: &str, args: &FluentArgs<'_>) -> Option<String> {
    let pattern = bundle.get_message(key)?.value()?;
    let mut errors = Vec::new();
    let said = bundle.format_pattern(pattern, Some(args), &mut errors).into_owned();
    debug_assert!(errors.is_empty(), "{key}: {errors:?}");
    Some(said)
}
