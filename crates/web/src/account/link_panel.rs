use api::{Credentials, MailCode, SignIn};
use leptos::prelude::*;
use leptos::task::spawn_local;
use play::AccountLink;

use super::guest_forms::{linked, sign_in, signed_in, switch_warning};
use super::standing::{AccountState, forget_tables};
use crate::guest;
use crate::http::{self, RequestError};
use crate::i18n::{self, t};

/// What a link with a code does, once the person here says so: it works once.
#[component]
pub(super) fn LinkPanel(state: AccountState, link: RwSignal<Option<AccountLink>>) -> impl IntoView {
    let error = RwSignal::new(None::<RequestError>);
    let is_mail = link.with_untracked(|link| matches!(link, Some(AccountLink::Mail(_))));
    let is_reset = link.with_untracked(|link| matches!(link, Some(AccountLink::Reset(_))));
    let why = match link.get_untracked() {
        Some(AccountLink::Mail(_)) => "account-link-mail",
        Some(AccountLink::SignIn(_)) => "account-link-sign-in",
        _ => "account-link-reset",
    };
    let redeem = move |_| {
        let Some(code) = link.get_untracked() else { return };
        spawn_local(async move {
            let answer = follow(code).await;
            if error.is_disposed() {
                return;
            }
            match answer {
                Ok(()) if is_mail => {
                    state.notify("account-mail-confirmed");
                    state.load();
                }
                Ok(()) if is_reset => signed_in(state, true),
                Ok(()) => linked(state),
                Err(failure) => return error.set(Some(failure)),
            }
            link.set(None);
        });
    };
    view! {
        <section class="card column" aria-labelledby="link">
            <h2 id="link">{t(if is_mail { "account-mail" } else { "account-link" })}</h2>
            <p>{t(why)}</p>
            {(!is_mail).then(switch_warning)}
            <div class="row">
                <button class="button main" type="button" on:click=redeem>
                    {t(if is_mail { "account-confirm" } else { "account-sign-in" })}
                </button>
                <button class="button" type="button" on:click=move |_| link.set(None)>{t("web-cancel")}</button>
            </div>
            {move || error.get().map(|error| view! { <p class="say" role="alert">{i18n::error_text(&error)}</p> })}
        </section>
    }
}

async fn follow(link: AccountLink) -> Result<(), RequestError> {
    match link {
        AccountLink::Reset(reset_code) => sign_in(SignIn::ResetCode { reset_code }).await,
        AccountLink::SignIn(code) => {
            let code = MailCode { code };
            let credentials = http::post::<_, Credentials>("/sessions/link/finish", &code).await?;
            forget_tables();
            guest::accept(&credentials);
            Ok(())
        }
        AccountLink::Mail(code) => {
            http::send_only("POST", "/account/mail/finish", &MailCode { code }).await
        }
    }
}
