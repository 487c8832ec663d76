//! Mail addresses of accounts: set, verified by a link, used to sign in. Nobody is told whether an account has one.

use api::NewMail;
use lettre::Address;
use locale::Language;
use store::{AccountRow, FormerAddressNotice, NewMailAddress};

use super::sign_in::check_password;
use crate::credentials::hash_token;
use crate::error::ServerError;
use crate::limits::AddressKey;
use crate::mail::{Message, Recipient, mail};
use crate::shared_limits::Limit;
use crate::state::App;

/// The longest mail address, in characters.
const MAX_ADDRESS_CHARS: usize = 254;

/// Has a link sent to the address that an account is to have. An address that is somebody else's gets one too: only whoever
/// opens it is told.
pub(crate) async fn set_mail(
    app: &App,
    account: &AccountRow,
    session: &str,
    new: &NewMail,
    language: Language,
    client: AddressKey,
) -> Result<(), ServerError> {
    let address = check_address(&new.mail)?;
    let session = app.store.session(session).await?.ok_or(ServerError::Token)?;
    // Whoever reads the mails of that address can sign in.
    if new.password.is_some() || session.reset_until < app.store.now() {
        let password = new.password.as_deref().unwrap_or("");
        check_password(app, account, password, client).await?;
    }
    let person = account.person.as_str();
    if !app.limits.allow(Limit::MailsOfPerson, person) {
        return Err(ServerError::MailTooOften);
    }
    check_rate(app, &address, client)?;
    let key = &address.to_ascii_lowercase();
    let next = NewMailAddress { person, address: &address, key, language: language.tag() };
    app.store.set_next_mail(&next, app.store.now()).await?;
    let to = Recipient { person: person.to_owned(), address, language };
    Ok(mail(app, to, Message::VerifyAddress).await?)
}

/// Verifies the address that the code was sent to. The one before is told that it is no longer the account's.
pub(crate) async fn verify_mail(
    app: &App,
    code: &str,
    client: AddressKey,
) -> Result<(), ServerError> {
    if !app.limits.allow(Limit::SignInsOfAddress, client) {
        return Err(ServerError::SignInTooOften);
    }
    let (claim, id) = (store::random_id(20), store::random_id(20));
    let notice = FormerAddressNotice { id: &id, message: &Message::FormerAddress.to_json() };
    let verified = app.store.verify_mail(&hash_token(code), &claim, &notice, app.store.now()).await;
    if let (Ok(true), Some(mailer)) = (&verified, &app.mailer) {
        mailer.queued.notify_one();
    }
    match verified {
        Ok(true) => Ok(()),
        Ok(false) => Err(ServerError::ResetCode),
        Err(error) if error.is_conflict() => Err(ServerError::MailTaken),
        Err(error) => Err(error.into()),
    }
}

/// Forgets the mail addresses of an account. Where mail is sent, whoever reads the verified one is told: whoever else has
/// the password does not take it away unnoticed.
pub(crate) async fn remove_mail(app: &App, person: &str) -> Result<(), ServerError> {
    let id = store::random_id(20);
    let message = Message::FormerAddress.to_json();
    let notice = app.mailer.as_ref().map(|_| FormerAddressNotice { id: &id, message: &message });
    app.store.remove_mail(person, notice.as_ref(), app.store.now()).await?;
    if let Some(mailer) = &app.mailer {
        mailer.queued.notify_one();
    }
    Ok(())
}

/// Has a link sent that signs in, if the address is that of an account. Whether it is turns out when the mail is sent, which
/// nobody waits for: it makes no difference to whoever asks.
pub(crate) async fn send_link(
    app: &App,
    address: &str,
    language: Language,
    client: AddressKey,
) -> Result<(), ServerError> {
    let address = check_address(address)?;
    check_rate(app, &address, client)?;
    let to = Recipient { person: String::new(), address, language };
    Ok(mail(app, to, Message::SignIn).await?)
}

fn check_rate(app: &App, address: &str, client: AddressKey) -> Result<(), ServerError> {
    let allowed = app.limits.allow(Limit::MailsOfAddress, client)
        && app.limits.allow(Limit::MailsTo, address.to_ascii_lowercase());
    if allowed { Ok(()) } else { Err(ServerError::MailTooOften) }
}

/// An address that every mail server can write to: of ASCII letters alone, as `name@example.org` is.
fn check_address(text: &str) -> Result<String, ServerError> {
    let text = text.trim();
    let is_address = text.len() <= MAX_ADDRESS_CHARS
        && text.is_ascii()
        && !text.contains(|c: char| c.is_whitespace() || c.is_control())
        && text.rsplit_once('@').is_some_and(|(_, domain)| domain.contains('.'))
        && text.parse::<Address>().is_ok();
    if is_address { Ok(text.to_owned()) } else { Err(ServerError::MailAddress) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_has_a_name_and_a_host() {
        for good in ["ada@example.org", " Ada.L+x@mail.example.co.uk ", "a_b@xn--bcher-kva.example"]
        {
            assert_eq!(check_address(good), Ok(good.trim().to_owned()));
        }
        let long = format!("{}@example.org", "a".repeat(300));
        for bad in [
            "",
            "ada",
            "ada@",
            "@example.org",
            "ada@localhost",
            "a b@example.org",
            "ada@@example.org",
            "ada@example.org\r\nBcc: eve@example.org",
            "żółw@example.org",
            "<ada@example.org>",
            "ada@example.org,eve@example.org",
            &long,
        ] {
            assert_eq!(check_address(bad), Err(ServerError::MailAddress), "{bad}");
        }
    }
}
