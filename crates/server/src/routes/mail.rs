//! Mail: the address of an account, and links that sign in. Only where the operator has set a mail server.

use api::{Account, Credentials, MailCode, NewMail, NewMailLink, Refusal};
use axum::Json;
use axum::extract::State;
use locale::Language;
use store::MAIL_LINK_KIND;

use super::account::{account_of, require_accounts};
use super::cookie::{Cookie, with_cookie};
use crate::accounts::{own_view, remove_mail, send_link, set_mail, sign_in_by_link, verify_mail};
use crate::error::ServerError;
use crate::extract::{AccountHolder, BrowserLanguage, ClientAddress, JsonBody, UserAgent};
use crate::state::App;

/// Sets the mail address. A link is sent there, which is valid once, within an hour; the account has the address once it was
/// opened, and keeps the one before until then. It takes the password.
#[utoipa::path(put, path = "/account/mail", operation_id = "set_mail", request_body = NewMail,
    responses((status = 200, body = Account), (status = 401, body = Refusal), (status = 403, body = Refusal), (status = 404, body = Refusal), (status = 422, body = Refusal), (status = 429, body = Refusal)))]
pub(super) async fn set(
    State(app): State<App>,
    AccountHolder { person, session }: AccountHolder,
    ClientAddress(address): ClientAddress,
    BrowserLanguage(browser): BrowserLanguage,
    JsonBody(new): JsonBody<NewMail>,
) -> Result<Json<Account>, ServerError> {
    require_mail(&app)?;
    let account = account_of(&app, &person).await?;
    let language = chosen(new.language.as_deref(), browser);
    set_mail(&app, &account, &session, &new, language, address.into()).await?;
    Ok(Json(own_view(&app, account_of(&app, &person).await?).await?))
}

/// Forgets the mail address, and voids all links that were sent there. A mail tells whoever reads that address.
#[utoipa::path(delete, path = "/account/mail", operation_id = "remove_mail",
    responses((status = 200, body = Account), (status = 401, body = Refusal), (status = 404, body = Refusal)))]
pub(super) async fn remove(
    State(app): State<App>,
    AccountHolder { person, .. }: AccountHolder,
) -> Result<Json<Account>, ServerError> {
    // Also where there is no mail any more.
    remove_mail(&app, &person.id).await?;
    Ok(Json(own_view(&app, account_of(&app, &person).await?).await?))
}

/// Verifies the address that a link was sent to, on whatever device it is opened.
#[utoipa::path(post, path = "/account/mail/finish", operation_id = "verify_mail", request_body = MailCode,
    responses((status = 200, description = "It is verified."), (status = 404, body = Refusal), (status = 409, body = Refusal), (status = 429, body = Refusal)))]
pub(super) async fn verify(
    State(app): State<App>,
    ClientAddress(address): ClientAddress,
    JsonBody(MailCode { code }): JsonBody<MailCode>,
) -> Result<Json<()>, ServerError> {
    require_mail(&app)?;
    verify_mail(&app, &code, address.into()).await?;
    Ok(Json(()))
}

/// Sends a link to a mail address that signs in once, within an hour, if an account has that address. The answer is the same
/// if none has.
#[utoipa::path(post, path = "/sessions/link", operation_id = "send_link", request_body = NewMailLink,
    responses((status = 200, description = "It is sent, if an account has the address."), (status = 404, body = Refusal), (status = 422, body = Refusal), (status = 429, body = Refusal)))]
pub(super) async fn send(
    State(app): State<App>,
    ClientAddress(address): ClientAddress,
    BrowserLanguage(browser): BrowserLanguage,
    JsonBody(NewMailLink { mail, language }): JsonBody<NewMailLink>,
) -> Result<Json<()>, ServerError> {
    require_mail(&app)?;
    send_link(&app, &mail, chosen(language.as_deref(), browser), address.into()).await?;
    Ok(Json(()))
}

/// Signs in on this device by a link that came by mail; the token comes in the body and as a cookie. Whoever does may set a
/// new password within the hour.
#[utoipa::path(post, path = "/sessions/link/finish", operation_id = "sign_in_by_mail", request_body = MailCode,
    responses((status = 200, body = Credentials), (status = 404, body = Refusal), (status = 429, body = Refusal)))]
pub(super) async fn sign_in(
    State(app): State<App>,
    ClientAddress(address): ClientAddress,
    UserAgent(user_agent): UserAgent,
    JsonBody(MailCode { code }): JsonBody<MailCode>,
) -> Result<(Cookie, Json<Credentials>), ServerError> {
    require_mail(&app)?;
    let credentials =
        sign_in_by_link(&app, &code, MAIL_LINK_KIND, address.into(), &user_agent).await?;
    Ok(with_cookie(&app, credentials))
}

/// Refuses everything about mail where there is none.
fn require_mail(app: &App) -> Result<(), ServerError> {
    require_accounts(app)?;
    if app.mailer.is_some() { Ok(()) } else { Err(ServerError::MailOff) }
}

/// The language that a page asks for, else that of the browser.
fn chosen(asked: Option<&str>, browser: Language) -> Language {
    asked.and_then(Language::parse).unwrap_or(browser)
}
