use lettre::message::header::{ContentTransferEncoding, ContentType, HeaderName, HeaderValue};
use lettre::message::{Body, Mailbox};
use locale::{Language, Locale};
use serde::{Deserialize, Serialize};

use crate::mail_settings::MailSettings;

/// Whom a mail is for.
#[derive(Clone, Debug)]
pub(crate) struct Recipient {
    /// The id of the person; empty where only the address is known.
    pub(crate) person: String,
    /// The address.
    pub(crate) address: String,
    /// The language that they read.
    pub(crate) language: Language,
}

/// What a mail is about, as the database keeps it. It says nothing that a stranger may not read: codes are made when it is
/// sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub(crate) enum Message {
    /// A link that shows that the address is its owner's.
    VerifyAddress,
    /// A link that signs in, if the address is that of an account.
    SignIn,
    /// The address was an account's until now: another one was verified, or it was removed.
    FormerAddress,
}

impl Message {
    /// As the database keeps it.
    pub(crate) fn to_json(self) -> String {
        serde_json::to_string(&self).expect("plain values always become JSON")
    }

    /// What the fragment of its link begins with; nothing where it has no link that works once.
    fn fragment(self) -> Option<&'static str> {
        match self {
            Message::VerifyAddress => Some("mail"),
            Message::SignIn => Some("sign-in"),
            Message::FormerAddress => None,
        }
    }

    fn subject(self, locale: &Locale) -> String {
        locale.text(match self {
            Message::VerifyAddress => "mail-verify-subject",
            Message::SignIn => "mail-sign-in-subject",
            Message::FormerAddress => "mail-former-subject",
        })
    }

    fn purpose(self, locale: &Locale, server: &str) -> String {
        let key = match self {
            Message::VerifyAddress => "mail-verify",
            Message::SignIn => "mail-sign-in",
            Message::FormerAddress => "mail-former",
        };
        locale.with(key, &[("server", server.into())])
    }
}

/// A mail that is ready to be sent.
pub(super) struct Letter<'a> {
    /// The id of the mail, the same however often it is sent.
    pub(super) id: &'a str,
    pub(super) message: Message,
    pub(super) language: Language,
    /// The name of the account.
    pub(super) name: &'a str,
    /// The code of its link, if it has one.
    pub(super) code: &'a str,
    /// Where links lead.
    pub(super) public_url: &'a str,
    /// Where people reach whoever runs the server; empty if nothing is said about it.
    pub(super) contact: &'a str,
}

impl Letter<'_> {
    /// The text, in the language of whoever reads it.
    fn text(&self) -> String {
        let locale = Locale::new(self.language);
        let Letter { message, name, code, public_url, contact, .. } = self;
        let mut paragraphs = vec![
            locale.with("mail-hello", &[("name", (*name).into())]),
            message.purpose(&locale, public_url),
        ];
        match message.fragment() {
            // Behind the #, which browsers keep to themselves: no log has it.
            Some(fragment) => paragraphs.extend([
                format!("{public_url}/account#{fragment}={code}"),
                locale.text("mail-once"),
                locale.text("mail-not-you"),
            ]),
            None => {
                paragraphs.push(locale.text("mail-former-not-you"));
                paragraphs.push(format!("{public_url}/account"));
                if !contact.is_empty() {
                    paragraphs.push(locale.with("mail-contact", &[("contact", (*contact).into())]));
                }
            }
        }
        paragraphs.push(format!("-- \nPalisade\n{public_url}"));
        paragraphs.join("\n\n") + "\n"
    }

    /// The mail as it is handed over; nothing if it cannot be written.
    pub(super) fn format(&self, settings: &MailSettings, to: Mailbox) -> Option<Vec<u8>> {
        let body =
            Body::new_with_encoding(self.text(), ContentTransferEncoding::QuotedPrintable).ok()?;
        let header = HeaderName::new_from_ascii("Auto-Submitted".to_owned()).ok()?;
        let language = HeaderName::new_from_ascii("Content-Language".to_owned()).ok()?;
        let message = lettre::Message::builder()
            .from(settings.from.clone())
            .to(to)
            .subject(self.message.subject(&Locale::new(self.language)))
            .message_id(Some(format!("<{}@{}>", self.id, settings.host)))
            // Nobody's autoresponder answers.
            .raw_header(HeaderValue::new(header, "auto-generated".to_owned()))
            .raw_header(HeaderValue::new(language, self.language.tag().to_owned()))
            .header(ContentType::TEXT_PLAIN)
            .body(body);
        Some(message.ok()?.formatted())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_says_whose_link_it_is_and_what_for() {
        let settings = MailSettings::parse(
            "smtp://localhost",
            None,
            "Palisade <palisade@example.org>",
            "https://play.example.org",
        );
        let settings = settings.unwrap();
        for language in Language::ALL {
            for message in [Message::VerifyAddress, Message::SignIn, Message::FormerAddress] {
                let letter = Letter {
                    id: "id",
                    message,
                    language,
                    name: "Ada",
                    code: "abcd",
                    public_url: "https://play.example.org",
                    contact: "host@example.org",
                };
                let text = letter.text();
                let link = match message.fragment() {
                    Some(fragment) => format!("https://play.example.org/account#{fragment}=abcd"),
                    None => "https://play.example.org/account\n".to_owned(),
                };
                assert!(text.contains("Ada") && text.contains(&link), "{text}");
                // Whom to ask is said where somebody may have lost their account.
                assert_eq!(text.contains("host@example.org"), message == Message::FormerAddress);
                assert!(!text.contains("mail-") && !text.contains('{'), "{text}");
                let mail = letter.format(&settings, "ada@example.net".parse().unwrap()).unwrap();
                let mail = String::from_utf8(mail).unwrap();
                for header in
                    ["Message-ID: <id@play.example.org>", "Auto-Submitted: auto-generated"]
                {
                    assert!(mail.contains(header), "{mail}");
                }
                assert!(mail.is_ascii(), "every mail server takes it: {mail}");
                assert!(!mail.contains("\nBcc"), "{mail}");
            }
        }
    }

    #[test]
    fn a_message_is_read_as_it_was_written() {
        for message in [Message::VerifyAddress, Message::SignIn, Message::FormerAddress] {
            let text = message.to_json();
            assert_eq!(serde_json::from_str::<Message>(&text).unwrap(), message);
        }
    }
}
