use std::cell::Cell;

use leptos::prelude::*;
use leptos::task::spawn_local;
use locale::{Language, Locale, Value};

use crate::{net, route, store};

thread_local! {
    static WORDS: Cell<Option<RwSignal<Locale>>> = const { Cell::new(None) };
}

/// Chooses the language: the address's, else the one chosen before, else the browser's.
pub fn begin() {
    let locale = RwSignal::new(Locale::default());
    WORDS.set(Some(locale));
    let asked = route::language();
    let kept = || store::get("language").and_then(|tag| Language::parse(&tag));
    let liked = || Language::parse(&window().navigator().language()?);
    let language = asked.or_else(kept).or_else(liked).unwrap_or_default();
    Effect::new(move || {
        let tag = locale.with(|locale| locale.language().tag());
        if let Some(root) = document().document_element() {
            let _ = root.set_attribute("lang", tag);
        }
    });
    if language != Language::English {
        speak(language);
    }
}

fn signal() -> RwSignal<Locale> {
    WORDS.get().expect("the page chose its language when it opened")
}

/// The language spoken now.
pub fn language() -> Language {
    signal().with(Locale::language)
}

/// Switches to another language. English is inside; the others are fetched, once.
pub fn speak(language: Language) {
    store::set("language", language.tag());
    spawn_local(async move {
        let locale = match language {
            Language::English => Locale::default(),
            other => match net::file(&format!("text/{}.ftl", other.tag())).await {
                Ok(source) => Locale::from_source(other, &source),
                Err(_) => return,
            },
        };
        signal().set(locale);
        route::relabel();
    });
}

/// The sentence of `key` as a child or attribute that follows the language.
pub fn t(key: &'static str) -> impl Fn() -> String + Copy + Send + Sync + 'static {
    move || signal().with(|locale| locale.text(key))
}

/// The sentence of `key` with its values, as it reads now.
pub fn say(key: &str, args: &[(&str, Value<'_>)]) -> String {
    signal().with(|locale| locale.with(key, args))
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
