//! Passkeys: what the browser is asked for, through `navigator.credentials`, and what it answers. Offered only
//! where the server checks them and the browser reads its options.

use api::{AccountCreated, Credentials, Passkey, PasskeyRequest, Refusal};
use js_sys::{Function, JSON, Object, Promise, Reflect};
use leptos::prelude::*;
use leptos::wasm_bindgen::{JsCast, JsValue};
use play::{AccountField, AccountForm, AccountInput};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use wasm_bindgen_futures::JsFuture;

use super::form_state::{
    FieldSpec, FormState, form_message, form_opener, submit_button, text_field,
};
use super::standing::{AccountState, forget_tables};
use crate::http::{self, RequestError};
use crate::i18n::{self, t, translate};
use crate::{guest, server_features};

/// What the browser is to be asked.
#[derive(Deserialize)]
struct PasskeyQuestion {
    ceremony: String,
    options: Value,
}

/// What it has answered.
#[derive(Serialize)]
struct PasskeyReply {
    ceremony: String,
    credential: Value,
}

/// What a browser does with passkeys: its methods for the options, and for the credential.
#[derive(Clone, Copy)]
struct CredentialCall {
    parse: &'static str,
    act: &'static str,
}

const CREATE: CredentialCall =
    CredentialCall { parse: "parseCreationOptionsFromJSON", act: "create" };
const GET: CredentialCall = CredentialCall { parse: "parseRequestOptionsFromJSON", act: "get" };

/// Whether passkeys are offered here, tracked.
pub(super) fn are_offered() -> bool {
    let reads_options = || {
        let class = property(&window(), "PublicKeyCredential").ok()?;
        let reads = property(&class, CREATE.parse).ok()?;
        Some(reads.is_function())
    };
    server_features::signal().with(|features| features.passkeys) && reads_options() == Some(true)
}

/// Makes an account of the guest here, by a passkey and a name. Returns the recovery codes.
pub(super) async fn create_account(name: String) -> Result<Vec<String>, RequestError> {
    let start = PasskeyRequest { name: Some(name), password: None };
    let created: AccountCreated = ceremony("/account/passkeys", &start, CREATE).await?;
    let AccountCreated { you, token, recovery_codes } = created;
    guest::accept(&Credentials { you, token });
    Ok(recovery_codes)
}

/// Signs in by a passkey; nobody is asked for a name.
pub(super) async fn sign_in() -> Result<(), RequestError> {
    let credentials: Credentials = ceremony("/sessions/passkey", &(), GET).await?;
    forget_tables();
    guest::accept(&credentials);
    Ok(())
}

/// Asks the server what to ask the browser, and tells it what that answered.
async fn ceremony<T: DeserializeOwned>(
    path: &str,
    start: &impl Serialize,
    call: CredentialCall,
) -> Result<T, RequestError> {
    let PasskeyQuestion { ceremony, options } = http::post(&format!("{path}/start"), start).await?;
    // Whoever closes the browser's window has not chosen a key; nor has a browser that has none.
    let cancelled = || Refusal::new(0, "account-passkey-cancelled");
    let credential = ask_browser(&options, call).await;
    let credential = credential.map_err(|_| RequestError::Refused(Box::new(cancelled())))?;
    http::post(&format!("{path}/finish"), &PasskeyReply { ceremony, credential }).await
}

async fn ask_browser(options: &Value, call: CredentialCall) -> Result<Value, JsValue> {
    let options = options.get("publicKey").unwrap_or(options);
    let class = property(&window(), "PublicKeyCredential")?;
    let options = invoke(&class, call.parse, Some(&JSON::parse(&options.to_string())?))?;
    let request = Object::new();
    Reflect::set(&request, &"publicKey".into(), &options)?;
    let credentials = property(&window().navigator(), "credentials")?;
    let promise: Promise = invoke(&credentials, call.act, Some(&request))?.dyn_into()?;
    let credential = JsFuture::from(promise).await?;
    let text = JSON::stringify(&invoke(&credential, "toJSON", None)?)?;
    serde_json::from_str(&String::from(text)).map_err(|_| JsValue::NULL)
}

fn property(object: &JsValue, name: &str) -> Result<JsValue, JsValue> {
    Reflect::get(object, &name.into())
}

fn invoke(object: &JsValue, method: &str, argument: Option<&JsValue>) -> Result<JsValue, JsValue> {
    let method: Function = property(object, method)?.dyn_into()?;
    match argument {
        Some(argument) => method.call1(object, argument),
        None => method.call0(object),
    }
}

/// The passkeys of the account: those there are, and a new one. Whoever has just signed in by a code is not asked for
/// the password.
#[component]
pub(super) fn PasskeysSection(state: AccountState) -> impl IntoView {
    let error = RwSignal::new(None::<RequestError>);
    let is_open = RwSignal::new(false);
    let asks_password =
        Memo::new(move |_| state.account(|account| account.password) && !state.has_recovered.get());
    let remove = Callback::new(move |id: String| {
        let request = async move { http::delete(&format!("/account/passkeys/{id}")).await };
        state.change(request, error, None);
    });
    view! {
        <section class="card column" aria-labelledby="passkeys">
            <h2 id="passkeys">{t("account-passkeys")}</h2>
            <p class="soft">{t("account-passkeys-why")}</p>
            <ul class="kept">
                <For
                    each=move || state.account(|account| account.passkeys.clone())
                    key=|passkey| passkey.id.clone()
                    let:passkey
                >
                    <PasskeyRow passkey remove />
                </For>
            </ul>
            {move || error.get().map(|error| view! { <p class="say" role="alert">{i18n::error_text(&error)}</p> })}
            {move || are_offered().then(|| match asks_password.get() && !is_open.get() {
                true => form_opener("account-passkey-add", "button", is_open),
                false => new_passkey_form(state, asks_password.get(), is_open),
            })}
        </section>
    }
}

/// Asks for the password where there is one, and the browser for a passkey.
fn new_passkey_form(state: AccountState, has_password: bool, is_open: RwSignal<bool>) -> AnyView {
    let form = FormState::new(AccountForm::Passkey { has_password });
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let request = move |input: AccountInput| async move {
            let password = has_password.then_some(input.password);
            let start = PasskeyRequest { name: None, password };
            ceremony::<Passkey>("/account/passkeys", &start, CREATE).await
        };
        form.submit(request, move |passkey| {
            is_open.set(false);
            state.update(|account| account.passkeys.push(passkey));
        });
    };
    let password = FieldSpec::new(AccountField::Password, "account-password", "current-password");
    view! {
        <form class="column" novalidate on:submit=submit>
            <input hidden autocomplete="username" prop:value=move || state.account(|account| account.name.clone()) />
            {has_password.then(|| text_field(form, password))}
            {form_message(form)}
            <div class="row">
                {submit_button(form, "account-passkey-add", "button")}
                {has_password.then(|| view! {
                    <button class="button" type="button" on:click=move |_| is_open.set(false)>{t("web-cancel")}</button>
                })}
            </div>
        </form>
    }
    .into_any()
}

#[component]
fn PasskeyRow(passkey: Passkey, remove: Callback<String>) -> impl IntoView {
    let Passkey { id, label, created, used } = passkey;
    let when = move || match used {
        Some(used) => translate("account-session-used", &[("date", i18n::date(used).into())]),
        None => translate("account-since", &[("date", i18n::date(created).into())]),
    };
    let shown = move || match label.as_str() {
        "" => translate("account-session-unknown", &[]),
        label => label.to_owned(),
    };
    let name = shown.clone();
    view! {
        <li class="row">
            <span class="grow"><b>{shown}</b> <small>{when}</small></span>
            <button
                class="button small"
                type="button"
                aria-label=move || i18n::labelled(&translate("account-passkey-remove", &[]), &name())
                on:click=move |_| remove.run(id.clone())
            >
                {t("account-passkey-remove")}
            </button>
        </li>
    }
}
