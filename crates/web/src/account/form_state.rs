//! Forms: what is entered, what is wrong with it, and the request that carries it.

use std::future::Future;

use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::wasm_bindgen::JsCast;
use play::{AccountField, AccountForm, AccountInput};
use web_sys::HtmlElement;

use crate::controls::SteadyLabel;
use crate::http::RequestError;
use crate::i18n::{self, t, translate};

/// A sentence about a field.
#[derive(Clone, Debug)]
enum FieldMessage {
    /// By the key of its message.
    Key(&'static str),
    Refused(RequestError),
}

/// A form while it is filled in.
#[derive(Clone, Copy)]
pub(super) struct FormState {
    pub form: AccountForm,
    pub input: RwSignal<AccountInput>,
    messages: RwSignal<Vec<(AccountField, FieldMessage)>>,
    pub is_busy: RwSignal<bool>,
}

impl FormState {
    pub fn new(form: AccountForm) -> FormState {
        FormState {
            form,
            input: RwSignal::new(AccountInput::default()),
            messages: RwSignal::new(Vec::new()),
            is_busy: RwSignal::new(false),
        }
    }

    /// The same form, sent as another one that has some of its fields.
    pub fn sent_as(self, form: AccountForm) -> FormState {
        FormState { form, ..self }
    }

    /// The id of a field's element.
    pub fn id(self, field: AccountField) -> String {
        let form = match self.form {
            // Both are one form with two buttons.
            AccountForm::Create | AccountForm::CreateByKey => "create",
            AccountForm::SignIn => "sign-in",
            AccountForm::Recover => "recover",
            AccountForm::MailLink => "link",
            AccountForm::Rename => "rename",
            AccountForm::Mail { .. } => "mail",
            AccountForm::Password { .. } => "password",
            AccountForm::RecoveryCodes { .. } => "codes",
            AccountForm::Passkey { .. } => "passkey",
            AccountForm::Token => "token",
            AccountForm::Delete { .. } => "delete",
        };
        format!("{form}-{}", word(field))
    }

    /// What is wrong with a field, tracked.
    pub fn message(self, field: AccountField) -> Option<String> {
        self.messages.with(|messages| {
            let (_, message) = messages.iter().find(|(about, _)| *about == field)?;
            Some(match message {
                FieldMessage::Key(key) => translate(key, &[]),
                FieldMessage::Refused(error) => i18n::error_text(error),
            })
        })
    }

    /// Takes what was entered into a field; what was wrong with it is no longer said.
    pub fn enter(self, field: AccountField, text: String) {
        self.input.update(|input| input.set(field, text));
        self.clear(field);
    }

    /// Says nothing about a field any more.
    pub fn clear(self, field: AccountField) {
        if self.messages.with_untracked(|messages| !messages.is_empty()) {
            let stale = [field, AccountField::Form];
            self.messages.update(|messages| messages.retain(|(about, _)| !stale.contains(about)));
        }
    }

    /// Sends what was entered, unless something is wrong with it, once at a time. What is wrong is said at
    /// its field, which is focused, and nothing entered is lost.
    pub fn submit<T: 'static, F>(
        self,
        request: impl FnOnce(AccountInput) -> F + 'static,
        done: impl FnOnce(T) + 'static,
    ) where
        F: Future<Output = Result<T, RequestError>> + 'static,
    {
        if self.is_busy.get_untracked() {
            return;
        }
        let input = self.input.get_untracked();
        let problems = self.form.problems(&input);
        if !problems.is_empty() {
            let message = |(field, key)| (field, FieldMessage::Key(key));
            return self.tell(problems.into_iter().map(message).collect());
        }
        self.is_busy.set(true);
        spawn_local(async move {
            let answer = request(input).await;
            // Whoever has gone to another page is told nothing.
            if self.is_busy.is_disposed() {
                return;
            }
            self.is_busy.set(false);
            match answer {
                Ok(answer) => {
                    self.messages.set(Vec::new());
                    done(answer);
                }
                Err(error) => {
                    let field = match &error {
                        RequestError::Refused(refusal) => self.form.refused_field(&refusal.key),
                        RequestError::Unreachable => AccountField::Form,
                    };
                    self.tell(vec![(field, FieldMessage::Refused(error))]);
                }
            }
        });
    }

    fn tell(self, messages: Vec<(AccountField, FieldMessage)>) {
        let first = messages.first().map(|(field, _)| self.id(*field));
        self.messages.set(messages);
        focus_soon(first.unwrap_or_default());
    }

    /// Forgets what was entered.
    pub fn reset(self) {
        self.input.set(AccountInput::default());
    }
}

/// Moves the focus to an element, once it is there.
pub(super) fn focus_soon(id: String) {
    request_animation_frame(move || {
        let element = document().get_element_by_id(&id);
        if let Some(element) = element.and_then(|e| e.dyn_into::<HtmlElement>().ok()) {
            let _ = element.focus();
        }
    });
}

fn word(field: AccountField) -> &'static str {
    match field {
        AccountField::Name => "name",
        AccountField::Password => "password",
        AccountField::NewPassword => "new",
        AccountField::RecoveryCode => "code",
        AccountField::Mail => "address",
        AccountField::Label => "label",
        AccountField::Scopes => "scopes",
        AccountField::Form => "form",
    }
}

/// How a field is labelled and filled in.
#[derive(Clone, Copy)]
pub(super) struct FieldSpec {
    pub field: AccountField,
    /// The keys of its label and of what helps to fill it in.
    pub label: &'static str,
    pub hint: Option<&'static str>,
    /// What password managers and browsers take it for.
    pub autocomplete: &'static str,
}

impl FieldSpec {
    pub const fn new(
        field: AccountField,
        label: &'static str,
        autocomplete: &'static str,
    ) -> FieldSpec {
        FieldSpec { field, label, hint: None, autocomplete }
    }

    #[must_use]
    pub const fn hint(self, hint: &'static str) -> FieldSpec {
        FieldSpec { hint: Some(hint), ..self }
    }

    /// What the input is for browsers, once nothing in it is hidden.
    const fn kind(self) -> &'static str {
        if matches!(self.field, AccountField::Mail) { "email" } else { "text" }
    }

    const fn is_secret(self) -> bool {
        matches!(self.field, AccountField::Password | AccountField::NewPassword)
    }
}

/// A field: its label, the input, below it what helps or what is wrong. A password can be shown. Nothing keeps
/// anybody from pasting.
pub(super) fn text_field(state: FormState, spec: FieldSpec) -> AnyView {
    let id = state.id(spec.field);
    let said = format!("{id}-said");
    let is_shown = RwSignal::new(!spec.is_secret());
    let message = Memo::new(move |_| state.message(spec.field));
    let is_wrong = move || message.with(Option::is_some);
    let below = move || {
        message.get().or_else(|| spec.hint.map(|hint| translate(hint, &[]))).unwrap_or_default()
    };
    let reveal = spec.is_secret().then(|| reveal_button(id.clone(), is_shown));
    view! {
        <div class="field">
            <label for=id.clone()>{t(spec.label)}</label>
            <div class="secret">
                <input
                    class="input"
                    id=id
                    type=move || if is_shown.get() { spec.kind() } else { "password" }
                    autocomplete=spec.autocomplete
                    autocapitalize="none"
                    spellcheck="false"
                    aria-invalid=move || is_wrong().then_some("true")
                    aria-describedby=said.clone()
                    prop:value=move || state.input.with(|input| input.text(spec.field).to_owned())
                    on:input=move |event| state.enter(spec.field, event_target_value(&event))
                />
                {reveal}
            </div>
            <small id=said class:wrong=is_wrong>{below}</small>
        </div>
    }
    .into_any()
}

/// Shows a password that is being entered, and hides it again.
fn reveal_button(id: String, is_shown: RwSignal<bool>) -> AnyView {
    let label = move || {
        translate(
            if is_shown.get() { "account-hide-password" } else { "account-show-password" },
            &[],
        )
    };
    view! {
        <button
            class="icon"
            type="button"
            aria-label=label
            aria-controls=id
            on:click=move |_| is_shown.update(|is_shown| *is_shown = !*is_shown)
        >
            <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d=move || if is_shown.get() { EYE_CROSSED } else { EYE } />
            </svg>
        </button>
    }
    .into_any()
}

const EYE: &str = "M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z";
const EYE_CROSSED: &str = "M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12ZM4 20 20 4";

/// What is wrong with the form as a whole.
pub(super) fn form_message(state: FormState) -> AnyView {
    let message = Memo::new(move |_| state.message(AccountField::Form));
    (move || message.get().map(|text| view! { <p class="say" role="alert">{text}</p> })).into_any()
}

/// The button that sends the form.
pub(super) fn submit_button(state: FormState, label: &'static str, class: &'static str) -> AnyView {
    view! {
        <button class=class type="submit" aria-disabled=move || state.is_busy.get().to_string()>
            <SteadyLabel label changed="web-loading" is_changed=state.is_busy />
        </button>
    }
    .into_any()
}

/// How a form ends: what is wrong with it as a whole, the button that sends it, and one that closes it.
pub(super) fn form_end(
    state: FormState,
    label: &'static str,
    class: &'static str,
    is_open: RwSignal<bool>,
) -> AnyView {
    view! {
        {form_message(state)}
        <div class="row">
            {submit_button(state, label, class)}
            <button class="button" type="button" on:click=move |_| is_open.set(false)>{t("web-cancel")}</button>
        </div>
    }
    .into_any()
}

/// The button that opens a form.
pub(super) fn form_opener(
    label: &'static str,
    class: &'static str,
    is_open: RwSignal<bool>,
) -> AnyView {
    view! {
        <div class="row">
            <button class=class type="button" on:click=move |_| is_open.set(true)>{t(label)}</button>
        </div>
    }
    .into_any()
}
