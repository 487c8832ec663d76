use api::{Credentials, PasswordChange};
use leptos::prelude::*;
use play::{AccountField, AccountForm, AccountInput};

use super::form_state::{FieldSpec, FormState, form_end, text_field};
use super::standing::AccountState;
use crate::guest;
use crate::http;
use crate::i18n::{t, translate};

/// The password: another one, or the first one. Whoever has just signed in by a code is not asked for the old
/// one.
#[component]
pub(super) fn PasswordSection(state: AccountState) -> impl IntoView {
    let asks_old =
        Memo::new(move |_| state.account(|account| account.password) && !state.has_recovered.get());
    let is_open = RwSignal::new(state.has_recovered.get_untracked());
    let label = move || {
        let has_password = state.account(|account| account.password);
        translate(
            if has_password { "account-password-change" } else { "account-password-set" },
            &[],
        )
    };
    view! {
        <section class="card column" aria-labelledby="password">
            <h2 id="password">{t("account-password")}</h2>
            {move || match is_open.get() {
                false => view! {
                    <div class="row">
                        <button class="button" type="button" on:click=move |_| is_open.set(true)>{label}</button>
                    </div>
                }
                .into_any(),
                true => password_form(state, asks_old.get(), is_open),
            }}
        </section>
    }
}

fn password_form(state: AccountState, has_password: bool, is_open: RwSignal<bool>) -> AnyView {
    let form = FormState::new(AccountForm::Password { has_password });
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let request = move |input: AccountInput| async move {
            let current = has_password.then_some(input.password);
            let change = PasswordChange { current, new: input.new_password };
            let credentials =
                http::send::<_, Credentials>("PUT", "/account/password", &change).await?;
            guest::accept(&credentials);
            Ok(())
        };
        form.submit(request, move |()| {
            is_open.set(false);
            state.has_recovered.set(false);
            state.update(|account| account.password = true);
            state.notify("account-password-changed");
        });
    };
    let current =
        FieldSpec::new(AccountField::Password, "account-password-now", "current-password");
    let new = FieldSpec::new(AccountField::NewPassword, "account-password-new", "new-password")
        .hint("account-password-hint");
    view! {
        <form class="column" novalidate on:submit=submit>
            <input hidden autocomplete="username" prop:value=move || state.account(|account| account.name.clone()) />
            {has_password.then(|| text_field(form, current))}
            {text_field(form, new)}
            {form_end(form, "account-save", "button main", is_open)}
        </form>
    }
    .into_any()
}
