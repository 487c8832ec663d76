//! The analyses of this browser. Whatever is changed is kept at once, so that nothing is lost by leaving.

use std::collections::HashMap;
use std::sync::Arc;

use game::NodeId;
use leptos::prelude::*;
use play::KeptList;
use rules::{Analysis, Game};

use super::link;
use super::state::AnalysisState;
use crate::controls::NotKept;
use crate::download;
use crate::i18n::{self, t, translate};
use crate::play::DeleteButton;
use crate::storage;

/// The keys of kept analyses begin so. Each is kept as the fragment of its address.
const KEPT: &str = "analysis.";
/// The key of what was on the screen last, changed or not.
const LAST: &str = "last-analysis";

/// The list of kept analyses, and which of them is on the screen.
#[derive(Clone, Copy)]
pub struct KeptAnalyses {
    /// The ids of the analyses that were opened here, by their number as documents.
    ids: StoredValue<HashMap<u32, String>>,
    /// The id of the one on the screen, once it is kept.
    current: RwSignal<Option<String>>,
    /// Tells that the list has changed.
    list: Trigger,
}

/// What was on the screen last, as the fragment of an address.
pub fn last_held() -> String {
    storage::get(LAST).unwrap_or_default()
}

impl KeptAnalyses {
    /// `held` is the fragment of the address that was opened.
    pub fn new(state: AnalysisState, held: &str) -> KeptAnalyses {
        let known = kept_list().find(link::analysis_part(held)).map(id_of);
        let document = state.document.get_untracked();
        let ids = known.iter().map(|id| (document, id.clone())).collect();
        let kept = KeptAnalyses {
            ids: StoredValue::new(ids),
            current: RwSignal::new(known),
            list: Trigger::new(),
        };
        kept.follow(state);
        kept
    }

    /// Keeps the analysis on the screen from its first change on.
    fn follow(self, state: AnalysisState) {
        Effect::new(move |before: Option<(u32, Arc<Analysis>)>| {
            let (document, analysis) = (state.document.get(), state.analysis.get());
            let held = link::write(&analysis, state.at.get());
            storage::set(LAST, &held);
            let is_changed = before.is_some_and(|(number, before)| {
                number == document && !Arc::ptr_eq(&before, &analysis)
            });
            let known = self.ids.with_value(|ids| ids.get(&document).cloned());
            let is_new = is_changed && known.is_none();
            let new_id = || id_of(kept_list().next_number(now()));
            let id = known.or_else(|| is_new.then(new_id));
            if let Some(id) = &id {
                self.ids.update_value(|ids| drop(ids.insert(document, id.clone())));
                storage::set(&format!("{KEPT}{id}"), &held);
            }
            if is_new {
                prune();
            }
            if is_changed {
                self.list.notify();
            }
            if self.current.get_untracked() != id {
                self.current.set(id);
            }
            (document, analysis)
        });
    }

    /// Keeps what was read from a text or a file, once, and puts the first of it on the screen at its end.
    pub fn open_read(self, state: AnalysisState, analyses: Vec<Analysis>) {
        let held: Vec<_> =
            analyses.iter().map(|analysis| link::write(analysis, NodeId::ROOT)).collect();
        let texts = held.iter().map(|held| link::analysis_part(held).to_owned());
        let numbers = kept_list().keep(now(), texts);
        for (held, &(number, is_new)) in held.iter().zip(&numbers) {
            if is_new {
                storage::set(&format!("{KEPT}{}", id_of(number)), held);
            }
        }
        prune();
        if let Some((analysis, (number, _))) = analyses.into_iter().zip(numbers).next() {
            let last = *analysis.tree.main_line().last().unwrap_or(&NodeId::ROOT);
            self.show(state, analysis, last, id_of(number));
        }
        self.list.notify();
    }

    fn open(self, state: AnalysisState, id: &str) {
        let held = storage::get(&format!("{KEPT}{id}")).unwrap_or_default();
        if let Ok((analysis, at)) = link::read(&held) {
            self.show(state, analysis, at, id.to_owned());
        }
    }

    /// Puts an analysis on the screen that is kept under an id.
    fn show(self, state: AnalysisState, analysis: Analysis, at: NodeId, id: String) {
        state.open(analysis);
        state.go(at);
        self.ids.update_value(|ids| drop(ids.insert(state.document.get_untracked(), id)));
    }

    fn delete(self, id: &str) {
        storage::remove(&format!("{KEPT}{id}"));
        self.ids.update_value(|ids| ids.retain(|_, known| known != id));
        if self.current.get_untracked().as_deref() == Some(id) {
            self.current.set(None);
        }
        self.list.notify();
    }
}

/// What is kept, whichever node each of them shows.
fn kept_list() -> KeptList {
    let read = |(id, held): (String, String)| {
        Some((number_of(&id)?, link::analysis_part(&held).to_owned()))
    };
    KeptList::new(storage::all(KEPT).into_iter().filter_map(read))
}

/// The id of an analysis is its number in the list.
fn id_of(number: u64) -> String {
    format!("{number:x}")
}

fn number_of(id: &str) -> Option<u64> {
    u64::from_str_radix(id, 16).ok()
}

fn now() -> u64 {
    js_sys::Date::now() as u64
}

/// All that are kept, the newest first.
fn all() -> Vec<(String, Analysis)> {
    let read = |(id, held): (String, String)| Some((id, link::read(&held).ok()?.0));
    let mut all: Vec<_> = storage::all(KEPT).into_iter().filter_map(read).collect();
    all.reverse();
    all
}

/// Lets go of the oldest without a name.
fn prune() {
    // What cannot be read may be of a newer version.
    let has_name =
        |text: &str| Analysis::from_link(text).map_or(true, |analysis| analysis.title().is_some());
    for number in kept_list().surplus(has_name) {
        storage::remove(&format!("{KEPT}{}", id_of(number)));
    }
}

/// The kept analyses: the name of this one, the others to open or delete, and all of them as chapters of one
/// file.
#[component]
pub fn KeptPanel(state: AnalysisState, kept: KeptAnalyses) -> impl IntoView {
    let title = Memo::new(move |_| {
        state.analysis.with(|analysis| analysis.title().unwrap_or_default().to_owned())
    });
    let rename = move |event: leptos::ev::Event| {
        let text = event_target_value(&event);
        if text.trim() != title.get_untracked() {
            state.change(|analysis, at| {
                analysis.set_title(&text);
                at
            });
        }
    };
    let export = move |_| {
        let texts =
            all().into_iter().rev().map(|(_, analysis)| analysis.to_record_text().to_string());
        download::download("analyses.palisade", &texts.collect::<Vec<_>>().join("\n"));
    };
    let is_open = RwSignal::new(false);
    // The list is read when it is open.
    let rows = Memo::new(move |_| {
        kept.list.track();
        if is_open.get() { all().into_iter().map(KeptEntry::new).collect() } else { Vec::new() }
    });
    view! {
        <NotKept of=&[KEPT] />
        <details
            class="card opening kept"
            on:toggle=move |event| {
                is_open.set(event_target::<web_sys::Element>(&event).has_attribute("open"));
            }
        >
            <summary>{t("analysis-kept")}</summary>
            <label class="field">
                <span>{t("analysis-name")}</span>
                <input class="input" autocomplete="off" prop:value=title on:change=rename />
            </label>
            <ul class="games">
                <For
                    each=move || rows.get()
                    key=KeptEntry::clone
                    children=move |entry| view! { <KeptRow state kept entry /> }
                />
            </ul>
            <button class="button small" type="button" on:click=export>{t("analysis-export")}</button>
        </details>
    }
}

/// A kept analysis, as the list shows it.
#[derive(Clone, PartialEq, Eq, Hash)]
struct KeptEntry {
    id: String,
    game: Game,
    title: Option<String>,
    /// How many moves its main line has.
    moves: usize,
}

impl KeptEntry {
    fn new((id, analysis): (String, Analysis)) -> KeptEntry {
        let last = *analysis.tree.main_line().last().unwrap_or(&NodeId::ROOT);
        KeptEntry {
            id,
            game: analysis.setup.game(),
            title: analysis.title().map(str::to_owned),
            moves: analysis.tree.move_count(last),
        }
    }
}

#[component]
fn KeptRow(state: AnalysisState, kept: KeptAnalyses, entry: KeptEntry) -> impl IntoView {
    let KeptEntry { id, game, title, moves } = entry;
    let millis = number_of(&id).unwrap_or_default() as f64;
    let name = move || title.clone().unwrap_or_else(|| translate(&format!("game-{game}"), &[]));
    let details = move || {
        let count = translate("web-plies", &[("count", moves.into())]);
        let date = js_sys::Date::new(&millis.into());
        let date = date.to_locale_date_string(i18n::language().tag(), &js_sys::Object::new());
        format!("{count} · {}", String::from(date))
    };
    let (opened, shown, deleted) = (id.clone(), id.clone(), id);
    let is_current = move || kept.current.with(|current| current.as_ref() == Some(&shown));
    view! {
        <li class="row">
            <button
                class="button small grow"
                type="button"
                aria-current=move || is_current().then_some("true")
                on:click=move |_| kept.open(state, &opened)
            >
                <b>{name}</b>
                <small>{details}</small>
            </button>
            <DeleteButton
                label="analysis-kept-delete"
                delete=Callback::new(move |()| kept.delete(&deleted))
            />
        </li>
    }
}
