use std::cell::Cell;

use leptos::prelude::*;
use leptos::task::spawn_local;
use locale::{Language, Locale, Value};

use crate::{net, route, store};

thread_local! {
    static WORDS: Cell<Option<RwSignal<Locale>>> = const { Cell::new(None) };
}

/// Fetches the words of the language to begin with: the address's, else the one chosen before, else
/// the first of the browser's that we speak.
pub async fn first() -> Locale {
    let kept = || store::get("language").and_then(|tag| Language::parse(&tag));
    let liked = || {
        let tags = window().navigator().languages();
        tags.iter().find_map(|tag| Language::parse(&tag.as_string()?))
    };
    let language = route::language().or_else(kept).or_else(liked).unwrap_or_default();
    fetch(language).await.unwrap_or_default()
}

/// English is inside; the others are fetched, once.
async fn fetch(language: Language) -> Option<Locale> {
    if language == Language::English {
        return Some(Locale::default());
    }
    let source = net::file(&format!("text/{}.ftl", language.tag())).await.ok()?;
    Some(Locale::from_source(language, &source))
}

/// Speaks from now on.
pub fn begin(locale: Locale) {
    let locale = RwSignal::new(locale);
    WORDS.set(Some(locale));
    Effect::new(move || {
        let tag = locale.with(|locale| locale.language().tag());
        if let Some(root) = document().document_element() {
            let _ = root.set_attribute("lang", tag);
        }
    });
}

fn signal() -> RwSignal<Locale> {
    WORDS.get().expect("the page chose its language when it opened")
}

/// The language spoken now.
pub fn language() -> Language {
    signal().with(Locale::language)
}

/// Switches to another language.
pub fn speak(language: Language) {
    spawn_local(async move {
        if let Some(locale) = fetch(language).await {
            signal().set(locale);
            route::relabel();
        }
    });
}

/// Switches to another language and remembers it.
pub fn choose(language: Language) {
    store::set("language", language.tag());
    speak(language);
}

/// The sentence of `key` as a child or attribute that follows the language.
pub fn t(key: &'static str) -> impl Fn() -> String + Copy + Send + Sync + 'static {
    move || signal().with(|locale| locale.text(key))
}

/// The sentence of `key` with its values, as it reads now.
pub fn say(key: &str, args: &[(&str, Value<'_>)]) -> String {
    signal().with(|locale| locale.with(key, args))
}

/// What a person calls an option of a table.
pub fn option(name: &str) -> String {
    signal().with(|locale| locale.option(name))
}

/// What a person calls a value of an option.
pub fn choice(value: &str) -> String {
    signal().with(|locale| locale.choice(value))
}

/// What a person calls a maze.
pub fn maze(name: &str) -> String {
    signal().with(|locale| locale.maze(name))
}

/// A word that a rulebook quotes, as a person calls it.
pub fn quoted(word: &str) -> String {
    signal().with(|locale| locale.quoted(word))
}

/// A line of a record: notation for moves, a word for whoever left.
pub fn entry(entry: game::Entry<rules::AnyPosition>) -> String {
    match entry {
        game::Entry::Leave(_, why) => say(&format!("web-left-{}", why.word()), &[]),
        game::Entry::Ply(ply) => ply.to_string(),
    }
}

/// Why something was refused, in words.
pub fn reason(reason: &game::Reason) -> String {
    signal().with(|locale| locale.reason(&game::Reason { rule: "", ..reason.clone() }))
}

/// A server's refusal, in words.
pub fn refusal(refusal: &api::Refusal) -> String {
    let value = |arg: &api::Arg| -> Value<'static> {
        match arg {
            api::Arg::Text(text) => text.clone().into(),
            api::Arg::Number(number) => (*number).into(),
            api::Arg::Term(term) => say(&format!("term-{term}"), &[]).into(),
            api::Arg::Reason(inner) => self::refusal(inner).into(),
        }
    };
    let args: Vec<_> = refusal.args.iter().map(|(name, arg)| (name.as_str(), value(arg))).collect();
    say(&refusal.key, &args)
}
