use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::wasm_bindgen::closure::Closure;
use web_sys::{SpeechSynthesis, SpeechSynthesisUtterance};

use crate::i18n::{self, translate};

/// The voice of the browser, where it has one.
fn voice() -> Option<SpeechSynthesis> {
    let name = "speechSynthesis".into();
    let has_voice = js_sys::Reflect::has(&window(), &name).unwrap_or(false);
    window().speech_synthesis().ok().filter(|_| has_voice)
}

/// A button that has the browser read words aloud, in the language of the page, or stop. Whoever leaves is
/// not read to any more. Where the browser has no voice there is no button.
#[component]
pub fn ReadAloudButton(words: impl Fn() -> String + Send + Sync + 'static) -> impl IntoView {
    let reading = RwSignal::new(false);
    // Browsers forget to say that an utterance has ended which nobody holds any more.
    let held = StoredValue::new_local(None::<SpeechSynthesisUtterance>);
    let stop = move || {
        if let Some(voice) = voice() {
            voice.cancel();
        }
        let _ = reading.try_set(false);
    };
    // In another language the words are others.
    Effect::new(move |before: Option<()>| {
        i18n::language();
        if before.is_some() {
            stop();
        }
    });
    on_cleanup(stop);
    let leave = window_event_listener(leptos::ev::pagehide, move |_| stop());
    on_cleanup(move || leave.remove());
    let read = move |_| {
        if reading.get_untracked() {
            return stop();
        }
        let sentences = untrack(&words);
        let utterance = SpeechSynthesisUtterance::new_with_text(&sentences);
        if let (Some(voice), Ok(utterance)) = (voice(), utterance) {
            utterance.set_lang(untrack(i18n::language).tag());
            let ended = move || {
                let _ = reading.try_set(false);
            };
            utterance.set_onend(Some(Closure::once_into_js(ended).unchecked_ref()));
            utterance.set_onerror(Some(Closure::once_into_js(ended).unchecked_ref()));
            // What another page or step had begun.
            voice.cancel();
            reading.set(true);
            voice.speak(&utterance);
            held.set_value(Some(utterance));
        }
    };
    let label =
        move || translate(if reading.get() { "learn-read-stop" } else { "learn-read" }, &[]);
    voice().map(|_| {
        view! {
            <button class="button read" type="button" aria-label=label title=label on:click=read>
                <svg class="sign" viewBox="0 0 24 24" aria-hidden="true">
                    {move || match reading.get() {
                        true => view! { <path d="M7 7h10v10H7z" /> }.into_any(),
                        false => view! { <path d="M4 10v4h3l5 4V6L7 10zM15.500 9a4 4 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11" /> }.into_any(),
                    }}
                </svg>
            </button>
        }
    })
}
