use api::{NewToken, TokenCreated, TokenInfo, TokenScope};
use leptos::prelude::*;
use leptos::task::spawn_local;
use play::{AccountField, AccountForm, AccountInput};

use super::form_state::{FieldSpec, FormState, form_end, form_opener, text_field};
use super::secret::copy_button;
use super::standing::AccountState;
use crate::http::{self, RequestError};
use crate::i18n::{self, t, translate};

/// Tokens for programs: those there are, a new one, and the newest one while it can be copied.
#[component]
pub(super) fn TokensSection() -> impl IntoView {
    let tokens = RwSignal::new(None::<Vec<TokenInfo>>);
    let created = RwSignal::new(None::<String>);
    let error = RwSignal::new(None::<RequestError>);
    let load = move || {
        spawn_local(async move {
            let found = http::get::<Vec<TokenInfo>>("/tokens").await;
            if tokens.is_disposed() {
                return;
            }
            match found {
                Ok(found) => tokens.set(Some(found)),
                Err(failure) => error.set(Some(failure)),
            }
        });
    };
    load();
    let revoke = Callback::new(move |id: String| {
        spawn_local(async move {
            let answer = http::send_only("DELETE", &format!("/tokens/{id}"), &()).await;
            if tokens.is_disposed() {
                return;
            }
            created.set(None);
            error.set(answer.err());
            load();
        });
    });
    let is_empty = move || tokens.with(|tokens| tokens.as_ref().is_some_and(Vec::is_empty));
    let is_made = Callback::new(move |token: String| {
        created.set(Some(token));
        load();
    });
    view! {
        <section class="card column" aria-labelledby="tokens">
            <h2 id="tokens">{t("account-tokens")}</h2>
            <p class="soft">{t("account-tokens-why")}</p>
            {move || is_empty().then(|| view! { <p>{t("account-tokens-none")}</p> })}
            <ul class="kept">
                <For each=move || tokens.get().unwrap_or_default() key=|token| token.id.clone() let:token>
                    <TokenRow token revoke />
                </For>
            </ul>
            {move || error.get().map(|error| view! { <p class="say" role="alert">{i18n::error_text(&error)}</p> })}
            {move || created.get().map(|token| view! {
                <div class="say good column" role="status">
                    <p>{t("account-token-once")}</p>
                    <code class="token">{token.clone()}</code>
                    <div class="row">{copy_button(token, "account-token-copy")}</div>
                </div>
            })}
            <TokenForm is_made />
        </section>
    }
}

#[component]
fn TokenRow(token: TokenInfo, revoke: Callback<String>) -> impl IntoView {
    let TokenInfo { id, label, scopes, used, .. } = token;
    let about = move || {
        let scopes = scopes.iter().map(|scope| scope_name(*scope)).collect::<Vec<_>>().join(", ");
        let used = match used {
            Some(used) => translate("account-session-used", &[("date", i18n::date(used).into())]),
            None => translate("account-token-unused", &[]),
        };
        format!("{scopes} · {used}")
    };
    let name = label.clone();
    view! {
        <li class="row">
            <span class="grow"><b>{label}</b> <small>{about}</small></span>
            <button
                class="button small"
                type="button"
                aria-label=move || i18n::labelled(&translate("account-token-revoke", &[]), &name)
                on:click=move |_| revoke.run(id.clone())
            >
                {t("account-token-revoke")}
            </button>
        </li>
    }
}

fn scope_name(scope: TokenScope) -> String {
    translate(&format!("account-scope-{}", scope.word()), &[])
}

/// A new token, once asked for.
#[component]
fn TokenForm(is_made: Callback<String>) -> impl IntoView {
    let is_open = RwSignal::new(false);
    let form = FormState::new(AccountForm::Token);
    let scopes = RwSignal::new(Vec::<TokenScope>::new());
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let request = move |input: AccountInput| async move {
            let scopes = scopes.get_untracked();
            let new = NewToken { label: input.label.trim().to_owned(), scopes, expires: None };
            http::post::<_, TokenCreated>("/tokens", &new).await
        };
        form.submit(request, move |new: TokenCreated| {
            is_open.set(false);
            form.reset();
            scopes.set(Vec::new());
            is_made.run(new.token);
        });
    };
    let label = FieldSpec::new(AccountField::Label, "account-token-label", "off");
    move || match is_open.get() {
        false => form_opener("account-token-create", "button", is_open),
        true => view! {
            <form class="column" novalidate on:submit=submit>
                {text_field(form, label)}
                {scope_choice(form, scopes)}
                {form_end(form, "account-token-create", "button main", is_open)}
            </form>
        }
        .into_any(),
    }
}

/// What a token can be made for. The other scopes are kept for later and allow no more than reading.
const OFFERED: [TokenScope; 2] = [TokenScope::Read, TokenScope::Play];

/// What a token may do, each with a box to tick.
fn scope_choice(form: FormState, scopes: RwSignal<Vec<TokenScope>>) -> AnyView {
    let message = Memo::new(move |_| form.message(AccountField::Scopes));
    let first = form.id(AccountField::Scopes);
    let option = move |(nth, scope): (usize, TokenScope)| {
        let choose = move |event| {
            let is_chosen = event_target_checked(&event);
            scopes.update(|scopes| {
                scopes.retain(|chosen| *chosen != scope);
                if is_chosen {
                    scopes.push(scope);
                }
            });
            form.input.update(|input| input.scopes = scopes.with_untracked(Vec::len));
            form.clear(AccountField::Scopes);
        };
        view! {
            <label class="scope">
                // What is wrong with the choice leads to its first box.
                <input
                    id=(nth == 0).then(|| first.clone())
                    type="checkbox"
                    prop:checked=move || scopes.with(|scopes| scopes.contains(&scope))
                    on:change=choose
                />
                <span>{move || scope_name(scope)}</span>
            </label>
        }
    };
    let moderates =
        use_context::<AccountState>().is_some_and(|state| untrack(|| state.moderates()));
    let offered = OFFERED.into_iter().chain(moderates.then_some(TokenScope::Moderate));
    let options = offered.enumerate().map(option).collect_view();
    view! {
        <fieldset class="scopes" aria-describedby="scopes-said">
            <legend>{t("account-token-scopes")}</legend>
            {options}
            <small id="scopes-said" class="wrong">{message}</small>
        </fieldset>
    }
    .into_any()
}
