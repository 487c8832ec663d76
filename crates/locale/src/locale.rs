use std::fmt;
use std::sync::{Arc, OnceLock};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use game::{OptionSpec, OptionValues, Reason, ReasonArg, ValueMeaning};
use unic_langid::LanguageIdentifier;

use crate::{Language, date, embedded, number};

type Bundle = FluentBundle<FluentResource>;

/// The messages of one language. Cheap to clone.
#[derive(Clone)]
pub struct Locale {
    language: Language,
    bundle: Arc<Bundle>,
    /// The messages that were added later.
    added: Vec<Arc<Bundle>>,
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

    /// The same messages and those of another source in the same language, such as a part of the page
    /// brings along.
    #[must_use]
    pub fn and_source(mut self, source: &str) -> Locale {
        self.added.push(build(self.language, [source]).bundle);
        self
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
        let mut own = std::iter::once(&self.bundle).chain(&self.added);
        own.find_map(|bundle| format(bundle, key, &args))
            .or_else(|| format(&Locale::new(Language::English).bundle, key, &args))
            .unwrap_or_else(|| key.to_owned())
    }

    /// A refusal as a sentence, with the number of the rule behind it.
    pub fn reason(&self, reason: &Reason) -> String {
        let args: Vec<_> =
            reason.args.iter().map(|(name, arg)| (*name, self.value(name, arg))).collect();
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

    /// The display name of an option by its name: `boost_eats`, or `maze`, which is none of the rules.
    pub fn option(&self, name: &str) -> String {
        self.text(&option_key(name))
    }

    /// The display name of an option as a whole. A list is named by all that its items are about.
    pub fn option_name(&self, spec: &OptionSpec) -> String {
        match spec.values {
            OptionValues::List { subjects, .. } => {
                let names: Vec<_> = subjects.iter().map(|subject| self.subject(subject)).collect();
                self.list_name(spec, &names.join(", "))
            }
            _ => self.option(spec.name),
        }
    }

    /// The display name of one item of an option that is a list, by what it is about: a seat's
    /// number, a ghost.
    pub fn option_item_name(&self, spec: &OptionSpec, subject: &str) -> String {
        self.list_name(spec, &self.subject(subject))
    }

    fn list_name(&self, spec: &OptionSpec, subject: &str) -> String {
        self.with(&option_key(spec.name), &[("ghost", subject.into()), ("seat", subject.into())])
    }

    fn subject(&self, subject: &str) -> String {
        self.find(&format!("term-{subject}")).unwrap_or_else(|| subject.to_owned())
    }

    /// The display name of an option's value, or of one item where the value is a list.
    pub fn option_value(&self, spec: &OptionSpec, value: &str) -> String {
        if value.contains(',') {
            let items: Vec<_> =
                value.split(',').map(|item| self.option_value(spec, item)).collect();
            return items.join(", ");
        }
        match (spec.meaning, value.parse::<u32>()) {
            (ValueMeaning::Seat, Ok(seat)) => self.with("choice-seat", &[("seat", seat.into())]),
            (ValueMeaning::Seat, Err(_)) if value == "-" => self.text("choice-nobody"),
            (ValueMeaning::Piece, _) => self.term(value),
            (ValueMeaning::Area, _) => self.choice(&format!("area-{value}")),
            // One word may need two names: `off` for a time limit is not `off` for a rule.
            _ => self
                .find(&format!("choice-{}-{}", kebab_case(spec.name), kebab_case(value)))
                .unwrap_or_else(|| self.choice(value)),
        }
    }

    /// An option in a few sentences, for rulebooks and lists: its name, what it does, its rule, its
    /// values and its default. Words for scripts are between backticks.
    ///
    /// ```
    /// use game::OptionSpec;
    ///
    /// let boost = OptionSpec::choice("boost", "P12", &["up_to", "exactly"]);
    /// let line = locale::Locale::default().option_line(&boost);
    /// assert!(line.contains("(`boost`)") && line.contains("(P12)") && line.contains("(`exactly`)"));
    /// ```
    pub fn option_line(&self, spec: &OptionSpec) -> String {
        let about = self.option_about(spec);
        let args = [
            ("name", self.option_name(spec).into()),
            ("word", spec.name.into()),
            ("about", about.into()),
            ("rule", spec.rule.into()),
        ];
        let item = match spec.rule {
            "" => self.with("option-item-plain", &args[..3]),
            _ => self.with("option-item", &args),
        };
        let default = self.option_value(spec, spec.default.word());
        let values = self.with(
            "option-values",
            &[("values", self.option_values(spec).into()), ("default", default.into())],
        );
        format!("{item} {values}")
    }

    /// What an option does, in a sentence.
    pub fn option_about(&self, spec: &OptionSpec) -> String {
        self.text(&format!("option-about-{}", kebab_case(spec.name)))
    }

    /// The values of an option, each with its word for scripts.
    fn option_values(&self, spec: &OptionSpec) -> String {
        let named = |word: &str| match self.option_value(spec, word) {
            name if name == word => format!("`{word}`"),
            name => format!("{name} (`{word}`)"),
        };
        let values: Vec<_> = match spec.values {
            OptionValues::Words(words) => words.iter().map(|word| named(word)).collect(),
            OptionValues::Bool => ["true", "false"].map(named).to_vec(),
            OptionValues::Number { words, least, most, .. } => {
                let range = format!("`{least}`–`{most}`");
                words.iter().map(|word| named(word)).chain([range]).collect()
            }
            OptionValues::List { items, shown, .. } => {
                // An example shows how items are put together.
                let example = if spec.accepts(shown) {
                    shown.to_owned()
                } else {
                    items[items.len().saturating_sub(2)..].join(",")
                };
                items.iter().map(|item| named(item)).chain([format!("`{example}`")]).collect()
            }
        };
        values.join(", ")
    }

    /// The display name of a word among the values of options, such as `up_to`. Numbers stand for
    /// themselves.
    pub fn choice(&self, value: &str) -> String {
        self.find(&format!("choice-{}", kebab_case(value))).unwrap_or_else(|| value.to_owned())
    }

    /// The display name of a shipped maze or board; others go by their own name.
    pub fn maze(&self, name: &str) -> String {
        self.find(&format!("maze-name-{name}")).unwrap_or_else(|| name.to_owned())
    }

    /// The message of `key`, where this language or English has one.
    pub fn find(&self, key: &str) -> Option<String> {
        let message = self.text(key);
        (message != key).then_some(message)
    }

    /// What people read for an argument of a refusal.
    fn value<'a>(&self, name: &str, arg: &'a ReasonArg) -> FluentValue<'a> {
        match arg {
            // Programs know a game by a word, `mini`, and refusals carry that; people know its name.
            ReasonArg::Text(word) if name == "game" => self.text(&format!("game-{word}")).into(),
            ReasonArg::Text(text) => text.as_str().into(),
            ReasonArg::Number(number) => (*number).into(),
            ReasonArg::Term(word) => self.term(word).into(),
            ReasonArg::Entry(word) => self.entry(word).into(),
            ReasonArg::Reason(reason) => self.reason(reason).into(),
        }
    }
}

fn option_key(name: &str) -> String {
    format!("option-name-{}", kebab_case(name))
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
        Arc::ptr_eq(&self.bundle, &other.bundle) && self.added.len() == other.added.len()
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
    number::add_functions(&mut bundle, language);
    date::add_function(&mut bundle, language);
    for source in sources {
        // A message with a syntax error is dropped alone; the embedded ones are tested to have none.
        let resource =
            FluentResource::try_new(source.to_owned()).unwrap_or_else(|(partial, _)| partial);
        bundle.add_resource_overriding(resource);
    }
    Locale { language, bundle: Arc::new(bundle), added: Vec::new() }
}

fn format(bundle: &Bundle, key: &str, args: &FluentArgs<'_>) -> Option<String> {
    let pattern = bundle.get_message(key)?.value()?;
    let mut errors = Vec::new();
    let message = bundle.format_pattern(pattern, Some(args), &mut errors).into_owned();
    debug_assert!(errors.is_empty(), "{key}: {errors:?}");
    Some(message)
}

#[cfg(test)]
mod tests {
    use game::{OptionSpec, Reason};

    use crate::{Language, Locale};

    #[test]
    fn refusals_name_the_game_as_people_know_it() {
        for language in Language::ALL {
            let locale = Locale::new(language);
            for (key, game) in [("table-no-maze", "mini"), ("dialect-no-game", "pacman")] {
                let reason = Reason::new(key, "").text("game", game).text("dialect", "A");
                let sentence = locale.reason(&reason);
                let name = locale.text(&format!("game-{game}"));
                assert!(sentence.contains(&name), "{language}: {sentence}");
            }
        }
    }

    #[test]
    fn a_value_may_have_a_name_of_its_own_in_an_option() {
        let off = ["move_seconds", "repetition"].map(|name| OptionSpec::choice(name, "", &["off"]));
        let names = off.map(|spec| Locale::default().option_value(&spec, "off"));
        assert_eq!(names, ["no limit", "off"]);
    }
}
