//! The analyses of this browser. Whatever is changed is kept at once, so that nothing is lost by leaving.

use std::collections::HashMap;
use std::sync::Arc;

use game::NodeId;
use leptos::prelude::*;
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
/// So many analyses without a name are kept, the newest.
const MOST_UNNAMED: usize = 30;

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
        let known = id_of(held);
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
        let (mut ids, mut is_new) = (Vec::new(), false);
        for analysis in &analyses {
            let held = link::write(analysis, NodeId::ROOT);
            ids.push(id_of(&held).unwrap_or_else(|| {
                is_new = true;
                let id = new_id();
                storage::set(&format!("{KEPT}{id}"), &held);
                id
            }));
        }
        // The chapters of a file stay together, however many have no name.
        if analyses.len() == 1 && is_new {
            prune();
        }
        if let Some((analysis, id)) = analyses.into_iter().zip(ids).next() {
            let last = *analysis.tree.main_line().last().unwrap_or(&NodeId::ROOT);
            self.show(state, analysis, last, id);
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

/// The id under which the same analysis is kept as a fragment holds, whichever node it shows.
fn id_of(held: &str) -> Option<String> {
    let is_same =
        |(_, kept): &(String, String)| link::analysis_part(kept) == link::analysis_part(held);
    storage::all(KEPT).into_iter().find(is_same).map(|(id, _)| id)
}

/// A new id: the time, so that ids are in order, and never twice the same.
fn new_id() -> String {
    let mut number = js_sys::Date::now() as u64;
    let is_taken = |number: u64| storage::get(&format!("{KEPT}{number:x}")).is_some();
    while is_taken(number) {
        number += 1;
    }
    format!("{number:x}")
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
    let unnamed = all().into_iter().filter(|(_, analysis)| analysis.title().is_none());
    for (id, _) in unnamed.skip(MOST_UNNAMED) {
        storage::remove(&format!("{KEPT}{id}"));
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
                    key=|entry| entry.id.clone()
                    children=move |entry| view! { <KeptRow state kept rows id=entry.id /> }
                />
            </ul>
            <button class="button small" type="button" on:click=export>{t("analysis-export")}</button>
        </details>
    }
}

/// A kept analysis, as the list shows it.
#[derive(Clone, PartialEq)]
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
fn KeptRow(
    state: AnalysisState,
    kept: KeptAnalyses,
    rows: Memo<Vec<KeptEntry>>,
    id: String,
) -> impl IntoView {
    let millis = u64::from_str_radix(&id, 16).unwrap_or_default() as f64;
    let listed = id.clone();
    // While the list changes, a row may outlive its entry for a moment.
    let entry =
        Memo::new(move |_| rows.with(|rows| rows.iter().find(|entry| entry.id == listed).cloned()));
    let name = move || {
        let entry = entry.get()?;
        Some(entry.title.unwrap_or_else(|| translate(&format!("game-{}", entry.game), &[])))
    };
    let details = move || {
        let moves = entry.with(|entry| entry.as_ref().map_or(0, |entry| entry.moves));
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
