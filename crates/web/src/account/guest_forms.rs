use api::{AccountCreated, Credentials, NewAccount, NewMailLink, SignIn};
use leptos::prelude::*;
use leptos::task::spawn_local;
use play::{AccountField, AccountForm, AccountInput};

use super::form_state::{FieldSpec, FormState, form_message, submit_button, text_field};
use super::passkey;
use super::standing::{AccountState, forget_tables};
use crate::guest;
use crate::http::{self, RequestError};
use crate::i18n::{self, t};
use crate::server_features;

const NAME: FieldSpec = FieldSpec::new(AccountField::Name, "account-name", "username");

/// Makes an account of the guest here: a name and a password.
#[component]
pub(super) fn KeepName(state: AccountState) -> impl IntoView {
    let form = FormState::new(AccountForm::Create);
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let request = |input: AccountInput| async move {
            let new =
                NewAccount { name: input.name.trim().to_owned(), password: input.new_password };
            let created = http::post::<_, AccountCreated>("/account", &new).await?;
            let AccountCreated { you, token, recovery_codes } = created;
            guest::accept(&Credentials { you, token });
            Ok(recovery_codes)
        };
        form.submit(request, move |codes| created(state, codes));
    };
    let by_key = move |_| {
        let request = |input: AccountInput| passkey::create_account(input.name.trim().to_owned());
        let form = form.sent_as(AccountForm::CreateByKey);
        form.submit(request, move |codes| created(state, codes));
    };
    let password = FieldSpec::new(AccountField::NewPassword, "account-password", "new-password")
        .hint("account-password-hint");
    view! {
        <section class="card column" aria-labelledby="keep">
            <h2 id="keep">{t("account-keep")}</h2>
            <p>{t("account-keep-why")}</p>
            <form class="column" novalidate on:submit=submit>
                {text_field(form, NAME.hint("account-name-hint"))}
                {text_field(form, password)}
                {form_message(form)}
                <div class="row">
                    {submit_button(form, "account-create", "button main")}
                    {move || passkey::are_offered().then(|| view! {
                        <button class="button" type="button" on:click=by_key>{t("account-passkey-create")}</button>
                    })}
                </div>
            </form>
        </section>
    }
}

/// The account is there, with codes to be kept.
fn created(state: AccountState, codes: Vec<String>) {
    state.notice.set(None);
    state.codes.set(Some(codes));
    state.load();
}

/// How somebody signs in who types something.
#[derive(Clone, Copy, PartialEq, Eq)]
enum SignInWay {
    Password,
    Code,
    Mail,
}

impl SignInWay {
    /// The key of the button that leads there.
    fn label(self) -> &'static str {
        match self {
            SignInWay::Password => "account-by-password",
            SignInWay::Code => "account-by-code",
            SignInWay::Mail => "account-by-mail",
        }
    }

    /// Whether the server has it, tracked.
    fn is_offered(self) -> bool {
        self != SignInWay::Mail || server_features::signal().with(|features| features.mail)
    }
}

/// Signs in to an account, by its password, a recovery code, a link by mail or a passkey. It says before what becomes of the
/// guest.
#[component]
pub(super) fn SignInSection(state: AccountState) -> impl IntoView {
    let way = RwSignal::new(SignInWay::Password);
    let password = FormState::new(AccountForm::SignIn);
    let code = FormState::new(AccountForm::Recover);
    let mail = FormState::new(AccountForm::MailLink);
    let choose = move |chosen| {
        // The name is the same whatever the secret is.
        let forms = [password, code];
        let names = forms.map(|form| form.input.with_untracked(|input| input.name.clone()));
        if let Some(name) = names.into_iter().find(|name| !name.is_empty()) {
            forms.iter().for_each(|form| form.enter(AccountField::Name, name.clone()));
        }
        way.set(chosen);
    };
    let other = move |to: SignInWay| {
        (to != way.get() && to.is_offered()).then(|| {
            view! {
                <button class="button quiet small" type="button" on:click=move |_| choose(to)>
                    {t(to.label())}
                </button>
            }
        })
    };
    let error = RwSignal::new(None::<RequestError>);
    let by_key = move |_| {
        spawn_local(async move {
            let answer = passkey::sign_in().await;
            if error.is_disposed() {
                return;
            }
            match answer {
                Ok(()) => signed_in(state, false),
                Err(failure) => error.set(Some(failure)),
            }
        });
    };
    view! {
        <section class="card column" aria-labelledby="sign-in">
            <h2 id="sign-in">{t("account-have-one")}</h2>
            {switch_warning()}
            {move || match way.get() {
                SignInWay::Password => password_form(state, password),
                SignInWay::Code => code_form(state, code),
                SignInWay::Mail => mail_form(state, mail),
            }}
            <div class="row">
                {move || [SignInWay::Password, SignInWay::Code, SignInWay::Mail].into_iter().map(other).collect_view()}
                {move || passkey::are_offered().then(|| view! {
                    <button class="button" type="button" on:click=by_key>{t("account-passkey-sign-in")}</button>
                })}
            </div>
            {move || error.get().map(|error| view! { <p class="say" role="alert">{i18n::error_text(&error)}</p> })}
        </section>
    }
}

/// What signing in does to this device; nothing where it is nobody's yet.
pub(super) fn switch_warning() -> Option<AnyView> {
    guest::me().map(|_| view! { <p class="soft">{t("account-switch")}</p> }.into_any())
}

fn password_form(state: AccountState, form: FormState) -> AnyView {
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let request = |input: AccountInput| {
            let name = input.name.trim().to_owned();
            sign_in(SignIn::Password { name, password: input.password })
        };
        form.submit(request, move |()| signed_in(state, false));
    };
    let secret = FieldSpec::new(AccountField::Password, "account-password", "current-password");
    sign_in_form(form, secret, submit)
}

fn code_form(state: AccountState, form: FormState) -> AnyView {
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let request = |input: AccountInput| {
            let name = input.name.trim().to_owned();
            let recovery_code = input.recovery_code.trim().to_owned();
            sign_in(SignIn::RecoveryCode { name, recovery_code })
        };
        form.submit(request, move |()| signed_in(state, true));
    };
    let secret = FieldSpec::new(AccountField::RecoveryCode, "account-code", "one-time-code")
        .hint("account-code-hint");
    sign_in_form(form, secret, submit)
}

/// Has a link sent; whether there is an account nobody is told.
fn mail_form(state: AccountState, form: FormState) -> AnyView {
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let language = untrack(i18n::language).tag().to_owned();
        let request = move |input: AccountInput| async move {
            let mail = input.mail.trim().to_owned();
            let ask = NewMailLink { mail, language: Some(language) };
            http::send_only("POST", "/sessions/link", &ask).await
        };
        form.submit(request, move |()| state.notify("account-link-sent"));
    };
    let address =
        FieldSpec::new(AccountField::Mail, "account-mail", "email").hint("account-mail-hint");
    view! {
        <form class="column" novalidate on:submit=submit>
            {text_field(form, address)}
            {form_message(form)}
            <div class="row">{submit_button(form, "account-mail-send", "button main")}</div>
        </form>
    }
    .into_any()
}

fn sign_in_form(
    form: FormState,
    secret: FieldSpec,
    submit: impl FnMut(leptos::ev::SubmitEvent) + 'static,
) -> AnyView {
    view! {
        <form class="column" novalidate on:submit=submit>
            {text_field(form, NAME)}
            {text_field(form, secret)}
            {form_message(form)}
            <div class="row">{submit_button(form, "account-sign-in", "button main")}</div>
        </form>
    }
    .into_any()
}

/// Becomes whoever the server says.
pub(super) async fn sign_in(sign_in: SignIn) -> Result<(), RequestError> {
    let credentials = http::post::<_, Credentials>("/sessions", &sign_in).await?;
    forget_tables();
    guest::accept(&credentials);
    Ok(())
}

/// Whoever came by a link may set a new password, and need not.
pub(super) fn linked(state: AccountState) {
    state.has_recovered.set(true);
    state.notify("account-linked");
    state.load();
}

pub(super) fn signed_in(state: AccountState, has_recovered: bool) {
    state.has_recovered.set(has_recovered);
    state.notice.set(None);
    if has_recovered {
        state.notify("account-recovered");
    }
    state.load();
}
