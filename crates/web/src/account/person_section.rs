use api::{Account, AccountChange, PICTURES, Person};
use leptos::prelude::*;
use play::{AccountField, AccountForm, AccountInput};

use super::form_state::{FieldSpec, FormState, form_end, text_field};
use super::picture::picture;
use super::standing::AccountState;
use crate::guest;
use crate::http::{self, RequestError};
use crate::i18n::{self, t, translate};
use crate::route::{Link, PageRoute};

/// Who one is to others: name, picture, and whether they see one's games.
#[component]
pub(super) fn PersonSection(state: AccountState) -> impl IntoView {
    let error = RwSignal::new(None::<RequestError>);
    let change = Callback::new(move |change: AccountChange| {
        state.change(async move { send_change(&change).await }, error, None);
    });
    let name = Memo::new(move |_| state.account(|account| account.name.clone()));
    let chosen = Memo::new(move |_| state.account(|account| account.picture.clone()));
    let is_private = move || state.account(|account| account.private);
    let since = move || {
        let date = i18n::date(state.account(|account| account.created));
        translate("account-since", &[("date", date.into())])
    };
    let set_private = move |event| {
        let private = Some(event_target_checked(&event));
        change.run(AccountChange { private, ..AccountChange::default() });
    };
    view! {
        <section class="card column" aria-labelledby="me">
            <div class="row person-head">
                {move || picture(&chosen.get(), "picture")}
                <div class="names">
                    <h2 id="me">{name}</h2>
                    <p class="soft">{since}</p>
                    <p>{move || view! {
                        <Link to=PageRoute::Person(name.get())>{t("account-page-link")}</Link>
                    }}</p>
                    {move || state.moderates().then(|| view! {
                        <p><Link to=PageRoute::Moderation(String::new())>{t("people-moderation")}</Link></p>
                    })}
                </div>
            </div>
            <RenameForm state />
            {picture_choice(state, change)}
            <label class="switch">
                <span>{t("account-private")}</span>
                <input type="checkbox" role="switch" prop:checked=is_private on:change=set_private />
            </label>
            {move || error.get().map(|error| view! { <p class="say" role="alert">{i18n::error_text(&error)}</p> })}
        </section>
    }
}

async fn send_change(change: &AccountChange) -> Result<Account, RequestError> {
    let account = http::send::<_, Account>("PATCH", "/account", change).await?;
    if let Some(id) = guest::me().filter(|_| change.name.is_some()) {
        guest::set_me(&Person::with_account(id, account.name.clone()));
    }
    Ok(account)
}

/// The drawings to choose from, as one group of radio buttons.
fn picture_choice(state: AccountState, change: Callback<AccountChange>) -> AnyView {
    let option = move |name: &'static str| {
        let label = if name.is_empty() { "none" } else { name };
        let choose = move |_| {
            let picture = Some(name.to_owned());
            change.run(AccountChange { picture, ..AccountChange::default() });
        };
        view! {
            <label>
                <input
                    class="unseen"
                    type="radio"
                    name="picture"
                    prop:checked=move || state.account(|account| account.picture.clone()) == name
                    on:change=choose
                />
                {picture(name, "picture")}
                <span class="unseen">{move || translate(&format!("account-picture-{label}"), &[])}</span>
            </label>
        }
    };
    let options = [""].into_iter().chain(PICTURES).map(option).collect_view();
    view! {
        <fieldset class="pictures">
            <legend>{t("account-picture")}</legend>
            {options}
        </fieldset>
    }
    .into_any()
}

/// Another name, once asked for. It shows in old games too.
#[component]
fn RenameForm(state: AccountState) -> impl IntoView {
    let is_open = RwSignal::new(false);
    let form = FormState::new(AccountForm::Rename);
    let open = move |_| {
        form.enter(AccountField::Name, state.account(|account| account.name.clone()));
        is_open.set(true);
    };
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let request = |input: AccountInput| async move {
            let name = Some(input.name.trim().to_owned());
            send_change(&AccountChange { name, ..AccountChange::default() }).await
        };
        form.submit(request, move |account| {
            is_open.set(false);
            state.update(|known| *known = account);
            state.notify("account-saved");
        });
    };
    let name =
        FieldSpec::new(AccountField::Name, "account-name", "username").hint("account-rename-hint");
    move || {
        match is_open.get() {
        false => view! {
            <div class="row">
                <button class="button small" type="button" on:click=open>{t("account-rename")}</button>
            </div>
        }
        .into_any(),
        true => view! {
            <form class="column" novalidate on:submit=submit>
                {text_field(form, name)}
                {form_end(form, "account-save", "button main", is_open)}
            </form>
        }
        .into_any(),
    }
    }
}
