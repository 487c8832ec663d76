use api::{GalleryMaze, GalleryOrder, GalleryPage, MazeVerdict};
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::card::maze_card;
use crate::controls::segmented;
use crate::http::{self, RequestError};
use crate::i18n::{self, t, translate};
use crate::route::{Link, PageRoute};
use crate::server_features;

/// Sizes to choose from, by the key of their name, with the fewest squares and the most.
const SIZES: [(&str, u8, u8); 4] = [
    ("gallery-size-any", 0, u8::MAX),
    ("gallery-size-small", 0, 36),
    ("gallery-size-medium", 37, 63),
    ("gallery-size-large", 64, u8::MAX),
];

/// All mazes: in an order, of a size, won by a side.
#[component]
pub(super) fn MazeList() -> impl IntoView {
    let order = RwSignal::new(GalleryOrder::Newest);
    let size = RwSignal::new(0usize);
    let verdict = RwSignal::new(None::<MazeVerdict>);
    let mazes = RwSignal::new(None::<Vec<GalleryMaze>>);
    let next = RwSignal::new(None::<u32>);
    let failure = RwSignal::new(None::<RequestError>);
    let error = RwSignal::new(String::new());
    // What was asked for before something else was chosen comes too late.
    let asked = StoredValue::new(0u32);
    let load = Callback::new(move |page: u32| {
        let number = asked.get_value() + 1;
        asked.set_value(number);
        let path = untrack(|| list_path(order.get(), size.get(), verdict.get(), page));
        next.set(None);
        spawn_local(async move {
            let found = http::get::<GalleryPage>(&path).await;
            if asked.try_get_value() != Some(number) {
                return;
            }
            match found {
                Ok(found) => {
                    failure.set(None);
                    next.set(found.more.then_some(page + 1));
                    mazes.update(|mazes| match mazes {
                        Some(mazes) if page > 0 => mazes.extend(found.mazes),
                        mazes => *mazes = Some(found.mazes),
                    });
                }
                Err(why) => failure.set(Some(why)),
            }
        });
    });
    Effect::new(move || {
        order.track();
        size.track();
        verdict.track();
        load.run(0);
    });
    let orders = || {
        [GalleryOrder::Newest, GalleryOrder::Played]
            .map(|order| (order, translate(&format!("gallery-order-{}", order.word()), &[])))
            .to_vec()
    };
    let lead = move || match server_features::has_accounts() {
        true => translate("gallery-lead", &[]),
        false => translate("gallery-lead-built-in", &[]),
    };
    let is_empty = move || mazes.with(|mazes| mazes.as_ref().is_some_and(Vec::is_empty));
    let shown = move || mazes.with(|mazes| mazes.clone().unwrap_or_default());
    view! {
        <p class="lead">{lead}</p>
        <div class="filters">
            {segmented("gallery-order", orders, order)}
            {size_field(size)}
            {verdict_field(verdict)}
        </div>
        {move || {
            let text = error.get();
            (!text.is_empty()).then(|| view! { <p class="say" role="alert">{text}</p> })
        }}
        {move || failure.get().map(|why| view! { <p class="say" role="alert">{i18n::error_text(&why)}</p> })}
        {move || is_empty().then(|| view! { <p class="soft" role="status">{t("gallery-none")}</p> })}
        <ul class="cards">
            <For
                each=shown
                key=|maze| (maze.id.clone(), maze.games, maze.values.len())
                children=move |maze| maze_card(maze, error)
            />
        </ul>
        <div class="row">
            {move || next.get().map(|page| view! {
                <button class="button" type="button" on:click=move |_| load.run(page)>{t("gallery-more")}</button>
            })}
            <Link to=PageRoute::Workshop(String::new()) class="button">{t("web-draw-maze")}</Link>
        </div>
    }
}

fn list_path(order: GalleryOrder, size: usize, verdict: Option<MazeVerdict>, page: u32) -> String {
    let (_, smallest, largest) = SIZES[size];
    let verdict = verdict.map(|verdict| format!("&verdict={}", verdict.word()));
    let verdict = verdict.unwrap_or_default();
    let order = order.word();
    format!("/mazes?order={order}&smallest={smallest}&largest={largest}{verdict}&page={page}")
}

fn size_field(size: RwSignal<usize>) -> AnyView {
    let names = SIZES.map(|(key, ..)| key);
    choice_field("gallery-size", names.to_vec(), size)
}

fn verdict_field(verdict: RwSignal<Option<MazeVerdict>>) -> AnyView {
    let chosen = RwSignal::new(0usize);
    Effect::new(move |before: Option<()>| {
        let nth = chosen.get();
        if before.is_some() {
            verdict.set(nth.checked_sub(1).map(|nth| MazeVerdict::ALL[nth]));
        }
    });
    let names = vec![
        "gallery-verdict-any",
        "gallery-verdict-pacman",
        "gallery-verdict-ghosts",
        "gallery-verdict-nobody",
        "gallery-verdict-unsolved",
    ];
    choice_field("workshop-verdict", names, chosen)
}

/// A drop-down list of messages.
fn choice_field(label: &'static str, names: Vec<&'static str>, chosen: RwSignal<usize>) -> AnyView {
    let options = names.into_iter().enumerate().map(|(nth, key)| {
        view! {
            <option value=nth.to_string() selected=move || chosen.get() == nth>{t(key)}</option>
        }
    });
    let choose = move |value: String| {
        if let Ok(nth) = value.parse() {
            chosen.set(nth);
        }
    };
    view! {
        <label class="field">
            <span>{t(label)}</span>
            <select class="input" on:change=move |event| choose(event_target_value(&event))>
                {options.collect_view()}
            </select>
        </label>
    }
    .into_any()
}
