//! Ways to choose one of several. What varies is boxed: one drawing serves every kind of value, and
//! the page stays small.

use std::sync::Arc;

use leptos::prelude::*;

use crate::words::t;

/// A sentence that follows what it depends on.
pub type Text = Arc<dyn Fn() -> String + Send + Sync>;

/// One of several, side by side, each with its name in the language spoken now.
pub fn choice<T: Clone + PartialEq + Send + Sync + 'static>(
    label: &'static str,
    options: impl Fn() -> Vec<(T, String)> + Clone + Send + Sync + 'static,
    value: RwSignal<T>,
) -> AnyView {
    let list = options.clone();
    let names = move || {
        let chosen = value.get();
        list().into_iter().map(|(option, name)| (name, option == chosen)).collect()
    };
    let choose = move |nth: usize| {
        if let Some((option, _)) = untrack(&options).into_iter().nth(nth) {
            value.set(option);
        }
    };
    segmented(label, Box::new(names), Arc::new(choose))
}

fn segmented(
    label: &'static str,
    names: Box<dyn Fn() -> Vec<(String, bool)> + Send + Sync>,
    choose: Arc<dyn Fn(usize) + Send + Sync>,
) -> AnyView {
    let button = move |(nth, (name, chosen)): (usize, (String, bool))| {
        let choose = choose.clone();
        view! {
            <button type="button" aria-pressed=chosen.to_string() on:click=move |_| choose(nth)>
                {name}
            </button>
        }
    };
    view! {
        <div class="field" role="group" aria-label=t(label)>
            <span aria-hidden="true">{t(label)}</span>
            <div class="segmented">
                {move || names().into_iter().enumerate().map(button.clone()).collect_view()}
            </div>
        </div>
    }
    .into_any()
}

/// One of a list: what it is about, its rule, the values with the words for them, what is chosen.
pub fn select(
    label: Text,
    rule: &'static str,
    values: Vec<(String, String)>,
    name: fn(&str) -> String,
    chosen: Text,
    choose: Box<dyn Fn(String)>,
) -> AnyView {
    let items = values
        .into_iter()
        .map(|(value, word)| {
            let (this, chosen) = (value.clone(), chosen.clone());
            view! {
                <option value=value selected=move || chosen() == this>
                    {move || name(&word)}
                </option>
            }
        })
        .collect_view();
    view! {
        <label class="field">
            <span>{move || label()} " " <small>{rule}</small></span>
            <select
                class="input"
                prop:value=move || chosen()
                on:change=move |event| choose(event_target_value(&event))
            >
                {items}
            </select>
        </label>
    }
    .into_any()
}
