//! Form controls: one of several values, and the name that a person plays under. Closures are boxed
//! rather than generic: the view is compiled once for all types of values, which keeps the page small.

use std::sync::Arc;

use leptos::prelude::*;

use crate::guest;
use crate::i18n::t;
use crate::settings;

/// A text as a reactive function.
pub type ReactiveText = Arc<dyn Fn() -> String + Send + Sync>;

/// A segmented control: buttons side by side, one of them pressed.
pub fn segmented<T: Clone + PartialEq + Send + Sync + 'static>(
    label: &'static str,
    options: impl Fn() -> Vec<(T, String)> + Clone + Send + Sync + 'static,
    value: RwSignal<T>,
) -> AnyView {
    let listed = options.clone();
    let names = move || {
        let chosen = value.get();
        listed().into_iter().map(|(option, name)| (name, option == chosen)).collect()
    };
    let choose = move |nth: usize| {
        if let Some((option, _)) = untrack(&options).into_iter().nth(nth) {
            value.set(option);
        }
    };
    segmented_buttons(label, Box::new(names), Arc::new(choose))
}

fn segmented_buttons(
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

/// The name that people see for a value.
pub type ValueName = Arc<dyn Fn(&str) -> String + Send + Sync>;

/// A drop-down list: its label, a link to the rule it is about, what it does in a sentence, the values with
/// their names, the chosen value.
pub fn select_field(
    label: ReactiveText,
    rule: Option<AnyView>,
    about: ReactiveText,
    values: Vec<String>,
    name: ValueName,
    chosen: ReactiveText,
    choose: Box<dyn Fn(String)>,
) -> AnyView {
    let items = values
        .into_iter()
        .map(|value| {
            let (this, chosen) = (value.clone(), chosen.clone());
            let (word, name) = (value.clone(), name.clone());
            view! {
                <option value=value selected=move || chosen() == this>
                    {move || name(&word)}
                </option>
            }
        })
        .collect_view();
    view! {
        <label class="field">
            <span>{move || label()} " " {rule}</span>
            <select
                class="input"
                prop:value=move || chosen()
                on:change=move |event| choose(event_target_value(&event))
            >
                {items}
            </select>
            <small>{move || about()}</small>
        </label>
    }
    .into_any()
}

/// The name that the person here plays under. It is kept when it has been entered, not letter by
/// letter: a space at its end is the beginning of the next word. That of an account is changed on its page.
#[component]
pub fn NameField() -> impl IntoView {
    let settings = settings::signal();
    view! {
        <label class="field">
            <span>{t("web-name")}</span>
            <input
                class="input"
                maxlength="32"
                autocomplete="nickname"
                readonly=guest::account_name().is_some()
                prop:value=move || settings.with(|s| s.name.clone())
                on:change=move |event| {
                    let name = event_target_value(&event);
                    settings.update(|s| name.trim().clone_into(&mut s.name));
                }
            />
        </label>
    }
}
