use api::{PasswordProof, RecoveryCodes};
use leptos::prelude::*;
use play::{AccountField, AccountForm, AccountInput};

use super::form_state::{FieldSpec, FormState, focus_soon, form_end, form_opener, text_field};
use super::secret::copy_button;
use super::standing::AccountState;
use crate::download;
use crate::http;
use crate::i18n::{t, translate};

/// The codes, in place of everything else until they are kept: nobody sees them again.
#[component]
pub(super) fn CodesPanel(state: AccountState, codes: Vec<String>) -> impl IntoView {
    // The button that led here is gone.
    focus_soon("codes".to_owned());
    let text = codes.join("\n");
    let file = text.clone();
    let save = move |_| {
        let title = untrack(|| translate("account-codes", &[]));
        download::download("palisade-codes.txt", &format!("Palisade · {title}\n\n{file}\n"));
    };
    let items = codes.into_iter().map(|code| view! { <li><code>{code}</code></li> });
    view! {
        <section class="card column" aria-labelledby="codes">
            <h2 id="codes" tabindex="-1">{t("account-codes")}</h2>
            <p>{t("account-codes-once")}</p>
            <ul class="codes">{items.collect_view()}</ul>
            <div class="row">
                {copy_button(text, "account-codes-copy")}
                <button class="button" type="button" on:click=save>{t("account-codes-save")}</button>
                <button class="button main" type="button" on:click=move |_| state.codes.set(None)>
                    {t("account-codes-kept")}
                </button>
            </div>
        </section>
    }
}

/// How many codes are left, and new ones for whoever has the password.
#[component]
pub(super) fn RecoveryCodesSection(state: AccountState) -> impl IntoView {
    let is_open = RwSignal::new(false);
    let left = move || {
        let count = state.account(|account| account.recovery_codes_left);
        translate("account-codes-left", &[("count", count.into())])
    };
    view! {
        <section class="card column" aria-labelledby="codes-left">
            <h2 id="codes-left">{t("account-codes")}</h2>
            <p>{left}</p>
            {move || match is_open.get() {
                false => form_opener("account-codes-new", "button", is_open),
                true => new_codes_form(state, is_open),
            }}
        </section>
    }
}

fn new_codes_form(state: AccountState, is_open: RwSignal<bool>) -> AnyView {
    let has_password = untrack(|| state.account(|account| account.password));
    let form = FormState::new(AccountForm::RecoveryCodes { has_password });
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let request = |input: AccountInput| async move {
            let proof = PasswordProof { password: input.password };
            http::post::<_, RecoveryCodes>("/account/recovery-codes", &proof).await
        };
        form.submit(request, move |new: RecoveryCodes| {
            let count = u32::try_from(new.recovery_codes.len()).unwrap_or(0);
            state.update(|account| account.recovery_codes_left = count);
            state.codes.set(Some(new.recovery_codes));
        });
    };
    let password = FieldSpec::new(AccountField::Password, "account-password", "current-password");
    view! {
        <form class="column" novalidate on:submit=submit>
            <p class="soft">{t("account-codes-new-why")}</p>
            <input hidden autocomplete="username" prop:value=move || state.account(|account| account.name.clone()) />
            {has_password.then(|| text_field(form, password))}
            {form_end(form, "account-codes-new", "button main", is_open)}
        </form>
    }
    .into_any()
}
