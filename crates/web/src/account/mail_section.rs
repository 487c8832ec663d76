use api::{Account, NewMail};
use leptos::prelude::*;
use play::{AccountField, AccountForm, AccountInput};

use super::form_state::{FieldSpec, FormState, form_end, text_field};
use super::standing::AccountState;
use crate::http::{self, RequestError};
use crate::i18n::{self, t, translate};
use crate::server_features;

/// The mail address: the first one, another, or none any more. It counts once the link that is sent there was opened.
#[component]
pub(super) fn MailSection(state: AccountState) -> impl IntoView {
    let is_open = RwSignal::new(false);
    let error = RwSignal::new(None::<RequestError>);
    let asks_password =
        Memo::new(move |_| state.account(|account| account.password) && !state.has_recovered.get());
    let remove = move |_| {
        let request = async { http::delete::<Account>("/account/mail").await };
        state.change(request, error, Some("account-mail-removed"));
    };
    let has_address = Memo::new(move |_| state.account(|account| account.mail.is_some()));
    let sends = move || server_features::signal().with(|features| features.mail);
    let buttons = move || {
        let label = if has_address.get() { "account-mail-change" } else { "account-mail-add" };
        let set = sends().then(|| view! {
            <button class="button" type="button" on:click=move |_| is_open.set(true)>{t(label)}</button>
        });
        let remove = has_address.get().then(|| view! {
            <button class="button" type="button" on:click=remove>{t("account-mail-remove")}</button>
        });
        view! { <div class="row">{set} {remove}</div> }.into_any()
    };
    view! {
        <section class="card column" aria-labelledby="mail">
            <h2 id="mail">{t("account-mail")}</h2>
            <p class="soft">{t("account-mail-why")}</p>
            {move || addresses(state)}
            {move || error.get().map(|error| view! { <p class="say" role="alert">{i18n::error_text(&error)}</p> })}
            {move || match is_open.get() {
                false => buttons(),
                true => mail_form(state, asks_password.get(), is_open),
            }}
        </section>
    }
}

/// The address there is, and the one that waits for its link.
fn addresses(state: AccountState) -> Option<AnyView> {
    let mail = state.account(|account| account.mail.clone())?;
    let (has, waits) = match mail.verified {
        true => (Some(mail.address), mail.next),
        false => (None, Some(mail.address)),
    };
    let waits = waits.map(|address| {
        let text =
            move || translate("account-mail-waiting", &[("address", address.clone().into())]);
        view! { <p>{text}</p> }
    });
    Some(view! { {has.map(|address| view! { <p><b>{address}</b></p> })} {waits} }.into_any())
}

fn mail_form(state: AccountState, has_password: bool, is_open: RwSignal<bool>) -> AnyView {
    let form = FormState::new(AccountForm::Mail { has_password });
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let language = untrack(i18n::language).tag().to_owned();
        let request = move |input: AccountInput| async move {
            let new = NewMail {
                mail: input.mail.trim().to_owned(),
                password: has_password.then_some(input.password),
                language: Some(language),
            };
            http::send::<_, Account>("PUT", "/account/mail", &new).await
        };
        form.submit(request, move |account| {
            is_open.set(false);
            state.update(|known| *known = account);
            state.notify("account-mail-sent");
        });
    };
    let address = FieldSpec::new(AccountField::Mail, "account-mail", "email");
    let password =
        FieldSpec::new(AccountField::Password, "account-password-now", "current-password");
    view! {
        <form class="column" novalidate on:submit=submit>
            {text_field(form, address)}
            {has_password.then(|| text_field(form, password))}
            {form_end(form, "account-mail-send", "button main", is_open)}
        </form>
    }
    .into_any()
}
