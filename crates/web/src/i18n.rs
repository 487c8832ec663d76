//! Translations: the locale is a signal, so that every text of the page follows the language.

use std::cell::{Cell, RefCell};

use leptos::prelude::*;
use leptos::task::spawn_local;
use locale::{Language, Locale, Value};

use crate::http::RequestError;
use crate::{page_files, server_features, storage};

thread_local! {
    static LOCALE: Cell<Option<RwSignal<Locale>>> = const { Cell::new(None) };
    /// The resources that parts of the page have brought along.
    static ADDED: RefCell<Vec<&'static str>> = const { RefCell::new(Vec::new()) };
}

/// Fetches the texts of the first language: that of the URL, else the one chosen before, else the
/// first of the browser's languages that there is a translation for.
pub async fn initial_locale() -> Locale {
    let chosen = || storage::get("language").and_then(|tag| Language::parse(&tag));
    let preferred = || {
        let tags = window().navigator().languages();
        tags.iter().find_map(|tag| Language::parse(&tag.as_string()?))
    };
    let language = url_language().or_else(chosen).or_else(preferred).unwrap_or_default();
    fetch(language).await.unwrap_or_default()
}

/// The language that the address names, if it does: the first part of its path.
pub fn url_language() -> Option<Language> {
    let path = location().pathname().unwrap_or_default();
    let first = path.trim_start_matches('/').split('/').next().unwrap_or_default();
    Language::ALL.into_iter().find(|language| language.tag() == first)
}

/// English is compiled in; every other language is a file of the page, and so is what parts add.
async fn fetch(language: Language) -> Option<Locale> {
    let mut locale = match language {
        Language::English => Locale::default(),
        _ => Locale::from_source(language, &fetch_resource("text", language).await?),
    };
    for resource in ADDED.with_borrow(Clone::clone) {
        locale = locale.and_source(&fetch_resource(resource, language).await?);
    }
    Some(locale)
}

async fn fetch_resource(resource: &str, language: Language) -> Option<String> {
    page_files::asset_text(&format!("{resource}/{language}.ftl")).await.ok()
}

/// Adds the messages of a part of the page, unless they are here; returns whether they are.
pub async fn add_resource(resource: &'static str) -> bool {
    while !ADDED.with_borrow(|added| added.contains(&resource)) {
        let language = untrack(language);
        let Some(source) = fetch_resource(resource, language).await else { return false };
        // Another language may have been chosen meanwhile, and another part may have asked for the same.
        let is_new = !ADDED.with_borrow(|added| added.contains(&resource));
        if is_new && untrack(self::language) == language {
            ADDED.with_borrow_mut(|added| added.push(resource));
            // Nothing on the screen has one of these messages yet: nobody is to be told.
            signal().update_untracked(|locale| *locale = locale.clone().and_source(&source));
        }
    }
    true
}

/// Creates the signal; the document's `lang` attribute follows it.
pub fn init(locale: Locale) {
    let locale = RwSignal::new(locale);
    LOCALE.set(Some(locale));
    Effect::new(move || {
        let tag = locale.with(|locale| locale.language().tag());
        if let Some(root) = document().document_element() {
            let _ = root.set_attribute("lang", tag);
        }
    });
}

fn signal() -> RwSignal<Locale> {
    LOCALE.get().expect("the page chose its language when it opened")
}

/// The language of the page, tracked.
pub fn language() -> Language {
    signal().with(Locale::language)
}

/// A chance in permille as people read it, tracked.
pub fn chance(permille: u16) -> String {
    language().chance(permille.into())
}

/// A label and what it labels, tracked.
pub fn labelled(label: &str, what: &str) -> String {
    language().labelled(label, what)
}

/// Switches to another language once its texts are there.
pub fn switch_language(language: Language) {
    spawn_local(async move {
        if let Some(locale) = fetch(language).await {
            signal().set(locale);
        }
    });
}

/// Switches to another language and remembers the choice.
pub fn choose_language(language: Language) {
    storage::set("language", language.tag());
    switch_language(language);
}

/// The message of `key` as a reactive child or attribute.
pub fn t(key: &'static str) -> impl Fn() -> String + Copy + Send + Sync + 'static {
    move || signal().with(|locale| locale.text(key))
}

/// The name of a person, in the present language where they have chosen none.
pub fn person_name(person: &api::Person) -> String {
    if person.unnamed {
        translate("guest-name", &[("id", person.tag().into())])
    } else {
        isolated(person.name.clone())
    }
}

/// A name from outside as it is shown: one that is read from right to left turns nothing around that stands beside it.
pub fn isolated(name: String) -> String {
    let is_right_to_left = |c: char| {
        matches!(c, '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{feff}'
            | '\u{10800}'..='\u{10fff}' | '\u{1e800}'..='\u{1efff}')
    };
    if name.contains(is_right_to_left) { format!("{ISOLATE}{name}{ISOLATED}") } else { name }
}

/// A name that may have been isolated, as its owner wrote it.
pub fn bare_name(name: &str) -> String {
    name.trim_matches([ISOLATE, ISOLATED]).to_owned()
}

/// What is between these has a direction of its own.
const ISOLATE: char = '\u{2068}';
const ISOLATED: char = '\u{2069}';

/// The name of a person; that of a guest says so where others have accounts, whose names are theirs alone.
pub fn marked_name(person: &api::Person) -> String {
    let name = person_name(person);
    if person.account || person.unnamed || !server_features::has_accounts() {
        name
    } else {
        translate("web-guest", &[("name", name.into())])
    }
}

/// The day of a time in milliseconds, as the present language writes it (tracked).
pub fn date(millis: u64) -> String {
    let date = js_sys::Date::new(&(millis as f64).into());
    date.to_locale_date_string(language().tag(), &js_sys::Object::new()).into()
}

/// The message of `key` with its arguments, in the present language (tracked).
pub fn translate(key: &str, args: &[(&str, Value<'_>)]) -> String {
    signal().with(|locale| locale.with(key, args))
}

/// The name of an option of the rules.
pub fn option_name(name: &str) -> String {
    signal().with(|locale| locale.option(name))
}

/// The name of a choice of a form: an option, or one item of an option that is a list.
pub fn choice_name(row: rules::ChoiceRow) -> String {
    signal().with(|locale| match row.subject() {
        // The option is about all players; a row of it is about one.
        Some(seat) if row.spec.meaning == game::ValueMeaning::Piece => {
            let player = locale.with("choice-seat", &[("seat", seat.into())]);
            format!("{} · {player}", locale.option_name(row.spec))
        }
        Some(subject) => locale.option_item_name(row.spec, subject),
        None => locale.option_name(row.spec),
    })
}

/// The name of a value of an option.
pub fn option_value(spec: &game::OptionSpec, value: &str) -> String {
    signal().with(|locale| locale.option_value(spec, value))
}

/// An option in a few sentences, for the rulebook.
pub fn option_line(spec: &game::OptionSpec) -> String {
    signal().with(|locale| locale.option_line(spec))
}

/// What an option does, in a sentence.
pub fn option_about(spec: &game::OptionSpec) -> String {
    signal().with(|locale| locale.option_about(spec))
}

/// The name of a maze.
pub fn maze_name(name: &str) -> String {
    signal().with(|locale| locale.maze(name))
}

/// A word of a move with its squares apart, as on buttons.
pub fn display_word(word: &str) -> String {
    if word.len() > 3 && !word.contains(':') { word.replace('-', "–") } else { word.to_owned() }
}

/// An entry of a record: the notation of a move; in words a roll, a departure, and where Ms. Pac-Man
/// starts. Players have no names.
pub fn record_entry(entry: game::RecordEntry<rules::AnyPosition>) -> String {
    record_entry_of(&game::RecordHeader::default(), entry)
}

/// The same in a game with that header: who left is told by name.
pub fn record_entry_of(
    header: &game::RecordHeader,
    entry: game::RecordEntry<rules::AnyPosition>,
) -> String {
    let word = entry.to_string();
    match word.strip_prefix('@') {
        Some(square) => translate("web-entry-place", &[("square", square.into())]),
        None => signal().with(|locale| locale.entry_of(header, &word)),
    }
}

/// What a computer player of that level is called, with the level.
pub fn computer_level(level: u8) -> String {
    signal().with(|locale| locale.computer_level(level))
}

/// How the computer player of a level plays, in a few words.
pub fn manner(level: u8) -> String {
    signal().with(|locale| locale.manner(level))
}

/// What the computer player of a level says.
pub fn temper(level: u8) -> String {
    signal().with(|locale| locale.temper(level))
}

/// What the player of a seat is called by the header of a record.
pub fn player_name(header: &game::RecordHeader, seat: game::SeatNumber) -> String {
    isolated(signal().with(|locale| locale.player(header, seat)))
}

/// What those at a table are called, by seat: people by name, computers by who plays at their level;
/// nothing where a seat is open.
pub fn holder_names(holders: &[Option<&api::SeatHolder>]) -> Vec<Option<String>> {
    let levels = holder_levels(holders);
    let name = |(seat, holder): (game::SeatNumber, &Option<&api::SeatHolder>)| match holder {
        Some(api::SeatHolder::Person(person)) => Some(marked_name(person)),
        Some(api::SeatHolder::Level { .. }) => Some(computer_at(seat, &levels)),
        None => None,
    };
    (1..).zip(holders).map(name).collect()
}

/// What the computer at a seat is called, apart from others of its level.
pub fn computer_at(seat: game::SeatNumber, levels: &[Option<u8>]) -> String {
    signal().with(|locale| locale.computer_at(seat, levels))
}

/// The levels of the computers at a table, by seat.
pub fn holder_levels(holders: &[Option<&api::SeatHolder>]) -> Vec<Option<u8>> {
    let level = |holder: &Option<&api::SeatHolder>| match holder {
        Some(api::SeatHolder::Level { level }) => Some(*level),
        _ => None,
    };
    holders.iter().map(level).collect()
}

/// The result of a game in a few words.
pub fn result_text(ending: game::Ending) -> String {
    signal().with(|locale| locale.result(ending))
}

/// What a level of the computer does in a game, in a sentence.
pub fn level_text(game: rules::Game, level: u8) -> String {
    match game {
        rules::Game::Pacman if level < 8 => translate(&format!("web-level-pacman-{level}"), &[]),
        rules::Game::Mspacman if level < 8 => {
            translate(&format!("web-level-mspacman-{level}"), &[])
        }
        _ => translate(&format!("web-level-{level}"), &[]),
    }
}

/// The sentence of a refusal by the rules, without the rule's number.
pub fn reason_text(reason: &game::Reason) -> String {
    signal().with(|locale| locale.reason(&game::Reason { rule: "", ..reason.clone() }))
}

/// The sentence of a refusal by the server.
pub fn refusal_text(refusal: &api::Refusal) -> String {
    let value = |arg: &api::RefusalArg| -> Value<'static> {
        match arg {
            api::RefusalArg::Text(text) => text.clone().into(),
            api::RefusalArg::Number(number) => (*number).into(),
            api::RefusalArg::Term(term) => translate(&format!("term-{term}"), &[]).into(),
            api::RefusalArg::Reason(inner) => refusal_text(inner).into(),
        }
    };
    let args: Vec<_> = refusal.args.iter().map(|(name, arg)| (name.as_str(), value(arg))).collect();
    translate(&refusal.key, &args)
}

/// Why a request failed, as a sentence in the reader's language.
pub fn error_text(error: &RequestError) -> String {
    match error {
        RequestError::Unreachable => translate("web-away", &[]),
        RequestError::Refused(refusal) => refusal_text(refusal),
    }
}

/// A time control as text.
pub fn time_control_text(time_control: api::TimeControl) -> String {
    match time_control {
        api::TimeControl::None => translate("web-no-clock", &[]),
        api::TimeControl::PerMove { seconds } => {
            translate("web-per-move", &[("count", seconds.into())])
        }
        api::TimeControl::SuddenDeath { seconds } => {
            translate("web-minutes", &[("count", (seconds / 60).into())])
        }
        api::TimeControl::Fischer { seconds, increment } => {
            // The signs of the units are the same everywhere.
            format!("{} min + {increment} s", seconds / 60)
        }
        api::TimeControl::Correspondence { days } => {
            translate("web-days-a-move", &[("count", days.into())])
        }
    }
}

/// Time left as a clock shows it, in days where it is long.
pub fn format_time(left: u64) -> String {
    let (tenths, seconds) = (left / 100 % 10, left / 1000);
    match seconds {
        0..10 => language().figures(&format!("{seconds}.{tenths}")),
        10..3600 => format!("{}:{:02}", seconds / 60, seconds % 60),
        3600..172_800 => format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60),
        _ => translate("web-days", &[("count", (seconds / 86_400).into())]),
    }
}
