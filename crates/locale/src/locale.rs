use std::fmt;
use std::sync::{Arc, OnceLock};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use game::{Reason, ReasonArg};
use unic_langid::LanguageIdentifier;

use crate::{Language, embedded};

type Bundle = FluentBundle<FluentResource>;

/// The messages of one language. Cheap to clone.
#[derive(Clone)]
pub struct Locale {
    language: Language,
    bundle: Arc<Bundle>,
}

impl Locale {
    /// The embedded messages of a language; those of English where it is not embedded.
    pub fn new(language: Language) -> Locale {
        static CACHE: [OnceLock<Locale>; Language::ALL.len()] =
            [const { OnceLock::new() }; Language::ALL.len()];
        let Some(texts) = embedded::texts(language) else { return Locale::new(Language::English) };
        CACHE[language as usize]
            .get_or_init(|| build(language, texts.messages.iter().copied()))
            .clone()
    }

    /// The messages of a language from the concatenated text of its resources. Missing messages fall
    /// back to English.
    pub fn from_source(language: Language, source: &str) -> Locale {
        build(language, [source])
    }

    /// The language of the messages.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The message of `key`, without arguments.
    pub fn text(&self, key: &str) -> String {
        self.with(key, &[])
    }

    /// The message of `key`, formatted with arguments. A key without a message stands for itself: a
    /// missing message fails the tests, never the program.
    pub fn with(&self, key: &str, args: &[(&str, FluentValue<'_>)]) -> String {
        let args: FluentArgs<'_> =
            args.iter().map(|(name, value)| (*name, value.clone())).collect();
        format(&self.bundle, key, &args)
            .or_else(|| format(&Locale::new(Language::English).bundle, key, &args))
            .unwrap_or_else(|| key.to_owned())
    }

    /// A refusal as a sentence, with the number of the rule behind it.
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

    /// The translation of a term of the games: `blinky`, `pellet`.
    pub fn term(&self, word: &str) -> String {
        self.text(&format!("term-{word}"))
    }

    /// The display name of a game option, such as `boost_eats`.
    pub fn option(&self, name: &str) -> String {
        self.text(&format!("option-name-{}", kebab_case(name)))
    }

    /// The display name of an option's value, such as `up_to`. Numbers stand for themselves.
    pub fn choice(&self, value: &str) -> String {
        self.existing(&format!("choice-{}", kebab_case(value))).unwrap_or_else(|| value.to_owned())
    }

    /// The display name of a shipped maze or board; others go by their own name.
    pub fn maze(&self, name: &str) -> String {
        self.existing(&format!("maze-name-{name}")).unwrap_or_else(|| name.to_owned())
    }

    /// The display name of a word that a rulebook quotes from the command line: an option, a value or a
    /// maze.
    pub fn quoted(&self, word: &str) -> String {
        self.existing(&format!("option-name-{}", kebab_case(word)))
            .or_else(|| self.existing(&format!("choice-{}", kebab_case(word))))
            .unwrap_or_else(|| self.maze(word))
    }

    /// The message of `key`, where this language or English has one.
    fn existing(&self, key: &str) -> Option<String> {
        let message = self.text(key);
        (message != key).then_some(message)
    }

    fn value<'a>(&self, arg: &'a ReasonArg) -> FluentValue<'a> {
        match arg {
            ReasonArg::Text(text) => text.as_str().into(),
            ReasonArg::Number(number) => (*number).into(),
            ReasonArg::Term(word) => self.term(word).into(),
            ReasonArg::Reason(reason) => self.reason(reason).into(),
        }
    }
}

/// Options are snake_case on the command line and kebab-case in message keys.
fn kebab_case(word: &str) -> String {
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

fn build<'a>(language: Language, sources: impl IntoIterator<Item = &'a str>) -> Locale {
    let tag: LanguageIdentifier = language.tag().parse().expect("our tags are well formed");
    let mut bundle = Bundle::new_concurrent(vec![tag]);
    bundle.set_use_isolating(false);
    for source in sources {
        // A message with a syntax error is dropped alone; the embedded ones are tested to have none.
        let resource =
            FluentResource::try_new(source.to_owned()).unwrap_or_else(|(partial, _)| partial);
        bundle.add_resource_overriding(resource);
    }
    Locale { language, bundle: Arc::new(bundle) }
}

fn format(bundle: &Bundle, key: &str, args: &FluentArgs<'_>) -> Option<String> {
    let pattern = bundle.get_message(key)?.value()?;
    let mut errors = Vec::new();
    let message = bundle.format_pattern(pattern, Some(args), &mut errors).into_owned();
    debug_assert!(errors.is_empty(), "{key}: {errors:?}");
    Some(message)
}
