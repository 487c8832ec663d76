use std::sync::Arc;

use leptos::prelude::*;

use crate::i18n::t;

/// A text that follows the language.
type Label = Arc<dyn Fn() -> String + Send + Sync>;
/// Values, each with its name.
type Values = Arc<dyn Fn() -> Vec<(String, String)> + Send + Sync>;

/// One of several values; an unknown one is a dash.
pub fn choice(
    label: Label,
    values: Values,
    chosen: Signal<String>,
    choose: impl Fn(String) + Send + 'static,
) -> AnyView {
    let listed = values.clone();
    let unknown = move || !listed().iter().any(|(value, _)| *value == chosen.get());
    let options = move || {
        let option = |(value, name): (String, String)| {
            let this = value.clone();
            view! { <option value=value selected=move || chosen.get() == this>{name}</option> }
        };
        values().into_iter().map(option).collect_view()
    };
    view! {
        <label class="field">
            <span>{move || label()}</span>
            <select
                class="input"
                prop:value=chosen
                on:change=move |event| choose(event_target_value(&event))
            >
                {move || unknown().then(|| view! { <option value="" selected=true>"–"</option> })}
                {options}
            </select>
        </label>
    }
    .into_any()
}

/// A number with a button to either side.
pub fn stepper(
    label: Label,
    value: Signal<usize>,
    most: usize,
    set: impl Fn(usize) + Copy + Send + 'static,
) -> AnyView {
    let is_most = move || value.get() >= most;
    let (named, less, more) = (label.clone(), label.clone(), label.clone());
    view! {
        <div class="stepper" role="group" aria-label=move || named()>
            <span>{move || label()}</span>
            <button
                class="icon"
                type="button"
                aria-label=move || format!("{} −", less())
                disabled=move || value.get() == 0
                on:click=move |_| set(value.get_untracked().saturating_sub(1))
            >
                "−"
            </button>
            <b>{value}</b>
            <button
                class="icon"
                type="button"
                aria-label=move || format!("{} +", more())
                disabled=is_most
                on:click=move |_| set(value.get_untracked() + 1)
            >
                "+"
            </button>
        </div>
    }
    .into_any()
}

/// What a press of a button does.
type Press = Box<dyn Fn() + Send>;

/// Small buttons side by side, each with what it does.
pub fn actions<const N: usize>(actions: [(&'static str, Press); N]) -> AnyView {
    let button = |(label, press): (&'static str, Press)| {
        view! {
            <button class="button small" type="button" on:click=move |_| press()>{t(label)}</button>
        }
    };
    view! { <p class="row">{actions.map(button).collect_view()}</p> }.into_any()
}
