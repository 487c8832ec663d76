use std::cell::Cell;
use std::time::Duration;

use leptos::ev::{MouseEvent, popstate};
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use lessons::CourseId;
use locale::Language;
use rules::{Game, GameRecord};
use web_sys::HtmlElement;

use crate::i18n;

/// A route of the page. Each has a path, which a language tag may precede: `/pl/lobby`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PageRoute {
    Home,
    /// The form for a new game.
    NewGame(Game),
    /// The same form, for a maze or board of one's own, by its word, which options may follow.
    NewMazeGame(Game, String),
    /// The same form, for a game with friends online, in a maze by its word, or with none.
    PlayFriend(Game, String),
    /// A game stored in this browser, by its id.
    LocalGame(String),
    /// A table on the server, by its id.
    OnlineTable(String),
    /// Open tables and games to watch.
    Lobby,
    /// The leaderboards, with the name of a pool to begin with, or empty.
    Leaderboards(String),
    Rules(Game),
    /// The courses.
    Learn,
    /// A step of a course, by its name or by a rule that it explains.
    Lesson(CourseId, String),
    /// The review of a game that is over.
    Review(GameAddress),
    /// All games of the person here.
    Games,
    /// The analysis board, with what the fragment of the address holds.
    Analysis(String),
    /// Puzzles: what follows in the address says which.
    Puzzles(String),
    /// The maze workshop, with the word of a maze or board, which options may follow.
    Workshop(String),
    /// The gallery of mazes: all of them, one by its id, or the form that publishes one by its word.
    Gallery(String),
    Settings,
    /// One's own account, or the way to one.
    Account,
    /// What everybody may know of the owner of an account, by name.
    Person(String),
    /// The moderators' page, with the list or the case that the fragment of its address names.
    Moderation(String),
    /// Links this device to the person who made the code.
    DeviceLink(String),
    NotFound,
}

/// Where a game is kept.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum GameAddress {
    /// In this browser, under its id.
    Local(String),
    /// At a table on the server.
    Table(String),
}

impl PageRoute {
    /// Parses a path without its language tag.
    fn parse(path: &str) -> PageRoute {
        let parts: Vec<_> = path.split('/').filter(|part| !part.is_empty()).collect();
        match *parts.as_slice() {
            [] => PageRoute::Home,
            ["new", game] => Game::parse(game).map_or(PageRoute::NotFound, PageRoute::new_game),
            ["friend", game] => Game::parse(game)
                .map_or(PageRoute::NotFound, |game| PageRoute::PlayFriend(game, fragment())),
            ["play", id] => PageRoute::LocalGame(id.to_owned()),
            ["t", id] => PageRoute::OnlineTable(id.to_owned()),
            ["play", id, "review"] => PageRoute::Review(GameAddress::Local(id.to_owned())),
            ["t", id, "review"] => PageRoute::Review(GameAddress::Table(id.to_owned())),
            ["games"] => PageRoute::Games,
            ["lobby"] => PageRoute::Lobby,
            ["leaderboards"] => PageRoute::Leaderboards(String::new()),
            ["leaderboards", pool] => PageRoute::Leaderboards(pool.to_owned()),
            ["rules"] => PageRoute::Rules(Game::Quoridor),
            ["rules", game] => Game::parse(game).map_or(PageRoute::NotFound, PageRoute::Rules),
            ["learn"] => PageRoute::Learn,
            ["learn", course, step] => CourseId::parse(course)
                .map_or(PageRoute::NotFound, |course| PageRoute::Lesson(course, step.to_owned())),
            ["puzzles"] => PageRoute::Puzzles(query()),
            ["puzzles", puzzle] => PageRoute::Puzzles(puzzle.to_owned()),
            ["puzzles", kind, which] => PageRoute::Puzzles(format!("{kind}/{which}")),
            ["analysis"] => PageRoute::Analysis(fragment()),
            ["workshop"] => PageRoute::Workshop(fragment()),
            ["mazes"] => PageRoute::Gallery(fragment()),
            ["settings"] => PageRoute::Settings,
            ["account"] => PageRoute::Account,
            ["moderation"] => PageRoute::Moderation(fragment()),
            ["people", name] => PageRoute::Person(decoded(name)),
            ["link", code] => PageRoute::DeviceLink(code.to_owned()),
            _ => PageRoute::NotFound,
        }
    }

    /// The form for a new game, in the maze that the fragment of the address may hold.
    fn new_game(game: Game) -> PageRoute {
        let has_mazes = matches!(game, Game::Pacman | Game::Mspacman);
        match fragment() {
            maze if has_mazes && !maze.is_empty() => PageRoute::NewMazeGame(game, maze),
            _ => PageRoute::NewGame(game),
        }
    }

    /// The analysis board with this game.
    pub fn analysis_of(game_record: &GameRecord) -> PageRoute {
        let text = game_record.to_record_text().to_string();
        let text = text.strip_prefix(game::RecordText::MAGIC).unwrap_or(&text);
        PageRoute::Analysis(game::to_link_text(text.trim()))
    }

    fn path(&self) -> String {
        match self {
            PageRoute::Home | PageRoute::NotFound => "/".to_owned(),
            PageRoute::NewGame(game) => format!("/new/{game}"),
            PageRoute::NewMazeGame(game, word) => format!("/new/{game}#{word}"),
            PageRoute::PlayFriend(game, maze) if maze.is_empty() => format!("/friend/{game}"),
            PageRoute::PlayFriend(game, maze) => format!("/friend/{game}#{maze}"),
            PageRoute::LocalGame(id) => format!("/play/{id}"),
            PageRoute::OnlineTable(id) => format!("/t/{id}"),
            PageRoute::Review(GameAddress::Local(id)) => format!("/play/{id}/review"),
            PageRoute::Review(GameAddress::Table(id)) => format!("/t/{id}/review"),
            PageRoute::Games => "/games".to_owned(),
            PageRoute::Lobby => "/lobby".to_owned(),
            PageRoute::Leaderboards(pool) if pool.is_empty() => "/leaderboards".to_owned(),
            PageRoute::Leaderboards(pool) => format!("/leaderboards/{pool}"),
            PageRoute::Rules(game) => format!("/rules/{game}"),
            PageRoute::Learn => "/learn".to_owned(),
            PageRoute::Lesson(course, step) => format!("/learn/{course}/{step}"),
            PageRoute::Analysis(held) if held.is_empty() => "/analysis".to_owned(),
            PageRoute::Analysis(held) => format!("/analysis#{held}"),
            PageRoute::Puzzles(rest) if rest.is_empty() || rest.starts_with('?') => {
                format!("/puzzles{rest}")
            }
            PageRoute::Puzzles(rest) => format!("/puzzles/{rest}"),
            PageRoute::Workshop(word) if word.is_empty() => "/workshop".to_owned(),
            PageRoute::Workshop(word) => format!("/workshop#{word}"),
            PageRoute::Gallery(shown) if shown.is_empty() => "/mazes".to_owned(),
            PageRoute::Gallery(shown) => format!("/mazes#{shown}"),
            PageRoute::Settings => "/settings".to_owned(),
            PageRoute::Account => "/account".to_owned(),
            PageRoute::Moderation(shown) => format!("/moderation#{shown}"),
            PageRoute::Person(name) => format!("/people/{}", encoded(name)),
            PageRoute::DeviceLink(code) => format!("/link/{code}"),
        }
    }

    /// The path with the tag of the present language (tracked); English has none.
    pub fn url(&self) -> String {
        path_in_language(&self.path())
    }
}

/// A name as a part of a path.
pub fn encoded(name: &str) -> String {
    js_sys::encode_uri_component(name).into()
}

fn decoded(part: &str) -> String {
    js_sys::decode_uri_component(part).map_or_else(|_| part.to_owned(), String::from)
}

/// A path with the tag of the present language (tracked); English has none.
pub fn path_in_language(path: &str) -> String {
    match i18n::language() {
        Language::English => path.to_owned(),
        other => format!("/{other}{}", path.trim_end_matches('/')),
    }
}

thread_local! {
    static ROUTE: Cell<Option<RwSignal<PageRoute>>> = const { Cell::new(None) };
    static ADDRESS: Cell<Address> = const { Cell::new(Address::UpToDate) };
}

/// Whether the address shows the route. Browsers count how often it is written.
#[derive(Clone, Copy, PartialEq)]
enum Address {
    UpToDate,
    JustWritten,
    /// It was written a moment ago, and the route has changed since.
    Behind,
}

/// How long the address is left alone once it was written.
const ADDRESS_REST: Duration = Duration::from_millis(300);

/// Creates the signal of the present route, which follows the browser's history.
pub fn init() -> RwSignal<PageRoute> {
    let route = RwSignal::new(current().1);
    ROUTE.set(Some(route));
    window_event_listener(popstate, move |_| {
        let (language, target) = current();
        if let Some(language) = language.filter(|&l| l != untrack(i18n::language)) {
            i18n::switch_language(language);
        }
        route.set(target);
    });
    Effect::new(move |before: Option<Language>| {
        let language = i18n::language();
        if before.is_some_and(|before| before != language) {
            replace_url();
        }
        language
    });
    route
}

/// The route of the page shown now, not tracked.
pub fn current_route() -> PageRoute {
    ROUTE.get().map_or(PageRoute::Home, |route| route.get_untracked())
}

/// The fragment of the address, without its `#`.
pub fn fragment() -> String {
    location().hash().unwrap_or_default().trim_start_matches('#').to_owned()
}

/// The query of the address, with its `?`.
fn query() -> String {
    location().search().unwrap_or_default()
}

fn current() -> (Option<Language>, PageRoute) {
    let path = location().pathname().unwrap_or_default();
    let language = i18n::url_language();
    let tag = language.map_or("", Language::tag);
    let rest = path.trim_start_matches('/').strip_prefix(tag).unwrap_or(&path);
    (language, PageRoute::parse(rest))
}

/// Navigates within the page, with an entry in the browser's history.
pub fn navigate(to: PageRoute) {
    // What is left is found again by going back.
    if ADDRESS.get() == Address::Behind {
        write_address();
    }
    let url = untrack(|| to.url());
    if let Ok(history) = window().history() {
        let _ = history.push_state_with_url(&leptos::wasm_bindgen::JsValue::NULL, "", Some(&url));
    }
    window().scroll_to_with_x_and_y(0.0, 0.0);
    if let Some(route) = ROUTE.get() {
        route.set(to);
    }
    request_animation_frame(focus_content);
}

/// What was focused is gone with the page that had it: the board has the focus now, or the content.
fn focus_content() {
    let lost = document().active_element().is_none_or(|element| element.tag_name() == "BODY");
    let find = |selector| document().query_selector(selector).ok().flatten();
    let place = find(".table .board").or_else(|| find("main"));
    if let Some(place) = place.filter(|_| lost).and_then(|e| e.dyn_into::<HtmlElement>().ok()) {
        let options = web_sys::FocusOptions::new();
        options.set_prevent_scroll(true);
        let _ = place.focus_with_options(&options);
    }
}

/// Makes the URL that of the route and the language, without an entry in the history.
fn replace_url() {
    let Some(route) = ROUTE.get() else { return };
    let route = route.get_untracked();
    if route != PageRoute::NotFound
        && let Ok(history) = window().history()
    {
        let url = untrack(|| route.url());
        let _ =
            history.replace_state_with_url(&leptos::wasm_bindgen::JsValue::NULL, "", Some(&url));
    }
}

/// Rewrites the fragment of the page shown, the analysis or the workshop, without an entry in the history:
/// whoever reloads, or copies the address, has what is on the screen.
pub fn replace_fragment(to: PageRoute) {
    if change_fragment(to) {
        replace_url();
    }
}

/// The same where changes follow each other quickly: the address is written at once, and then a moment later.
pub fn follow_fragment(to: PageRoute) {
    if change_fragment(to) {
        match ADDRESS.get() {
            Address::UpToDate => write_address(),
            Address::JustWritten | Address::Behind => ADDRESS.set(Address::Behind),
        }
    }
}

/// Changes the route, if it is one of the page shown, and not yet the address.
fn change_fragment(to: PageRoute) -> bool {
    let Some(route) = ROUTE.get() else { return false };
    let is_shown =
        route.with_untracked(|shown| std::mem::discriminant(shown) == std::mem::discriminant(&to));
    if is_shown {
        // The page is there already: nobody is to be told.
        route.update_untracked(|route| *route = to);
    }
    is_shown
}

fn write_address() {
    replace_url();
    ADDRESS.set(Address::JustWritten);
    let rested = || match ADDRESS.get() {
        Address::Behind => write_address(),
        Address::UpToDate | Address::JustWritten => ADDRESS.set(Address::UpToDate),
    };
    set_timeout(rested, ADDRESS_REST);
}

/// A link to a route. A plain click navigates; with a modifier key the browser does as usual.
#[component]
pub fn Link(
    to: PageRoute,
    #[prop(optional)] class: &'static str,
    #[prop(optional)] current: bool,
    children: Children,
) -> impl IntoView {
    let target = to.clone();
    let follow = move |event: MouseEvent| {
        let plain_click = event.button() == 0
            && !(event.ctrl_key() || event.meta_key() || event.shift_key() || event.alt_key());
        if plain_click {
            event.prevent_default();
            navigate(target.clone());
        }
    };
    view! {
        <a
            class=class
            href=move || to.url()
            aria-current=current.then_some("page")
            on:click=follow
        >
            {children()}
        </a>
    }
}
