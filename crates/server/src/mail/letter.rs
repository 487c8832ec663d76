use api::Millis;
use lettre::message::header::{ContentTransferEncoding, ContentType, HeaderName, HeaderValue};
use lettre::message::{Body, Mailbox};
use locale::{Language, Locale};
use serde::{Deserialize, Serialize};

use crate::mail_settings::MailSettings;
use crate::notice::NoticeScene;

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
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub(crate) enum Message {
    /// A link that shows that the address is its owner's.
    VerifyAddress,
    /// A link that signs in, if the address is that of an account.
    SignIn,
    /// The address was an account's until now: another one was verified, or it was removed.
    FormerAddress,
    /// What somebody is told although their page is closed.
    Notice {
        /// What it is.
        notice: String,
        /// The table, or the challenge.
        subject: String,
        /// The event that it is about.
        turn: u32,
        /// Since when it is so.
        at: Millis,
    },
}

impl Message {
    /// As the database keeps it.
    pub(crate) fn to_json(&self) -> String {
        serde_json::to_string(self).expect("plain values always become JSON")
    }
}

/// What a letter says between its greeting and its end.
#[derive(Debug)]
pub(super) enum LetterText<'a> {
    /// A link that verifies an address.
    VerifyAddress {
        /// The code of its link.
        code: &'a str,
    },
    /// A link that signs in.
    SignIn {
        /// The code of its link.
        code: &'a str,
    },
    /// The address is no longer the account's.
    FormerAddress {
        /// Where people reach whoever runs the server; empty if nothing is said about it.
        contact: &'a str,
    },
    /// A notice.
    Notice(&'a NoticeScene),
}

/// A mail that is ready to be sent.
pub(super) struct Letter<'a> {
    /// The id of the mail, the same however often it is sent.
    pub(super) id: &'a str,
    pub(super) text: LetterText<'a>,
    pub(super) language: Language,
    /// The name of the account.
    pub(super) name: &'a str,
    /// Where links lead.
    pub(super) public_url: &'a str,
}

impl Letter<'_> {
    fn subject(&self) -> String {
        let locale = Locale::new(self.language);
        match self.text {
            LetterText::VerifyAddress { .. } => locale.text("mail-verify-subject"),
            LetterText::SignIn { .. } => locale.text("mail-sign-in-subject"),
            LetterText::FormerAddress { .. } => locale.text("mail-former-subject"),
            LetterText::Notice(scene) => scene.sentence(self.language),
        }
    }

    /// The text, in the language of whoever reads it.
    fn text(&self) -> String {
        let locale = Locale::new(self.language);
        let Letter { name, public_url, .. } = self;
        let server = [("server", (*public_url).into())];
        // Behind the #, which browsers keep to themselves: no log has it.
        let code_link = |word: &str, code: &str| format!("{public_url}/account#{word}={code}");
        let with_code = |purpose: &str, link: String| {
            let purpose = locale.with(purpose, &server);
            vec![purpose, link, locale.text("mail-once"), locale.text("mail-not-you")]
        };
        let middle = match &self.text {
            LetterText::VerifyAddress { code } => with_code("mail-verify", code_link("mail", code)),
            LetterText::SignIn { code } => with_code("mail-sign-in", code_link("sign-in", code)),
            LetterText::FormerAddress { contact } => {
                let help = (!contact.is_empty())
                    .then(|| locale.with("mail-contact", &[("contact", (*contact).into())]));
                let told = [
                    locale.with("mail-former", &server),
                    locale.text("mail-former-not-you"),
                    format!("{public_url}/account"),
                ];
                told.into_iter().chain(help).collect()
            }
            LetterText::Notice(scene) => vec![
                scene.sentence(self.language),
                format!("{public_url}/t/{}", scene.table),
                locale.text("notice-mail-end"),
                format!("{public_url}/settings#notices"),
            ],
        };
        let hello = locale.with("mail-hello", &[("name", (*name).into())]);
        let end = format!("-- \nPalisade\n{public_url}");
        let paragraphs: Vec<_> = [hello].into_iter().chain(middle).chain([end]).collect();
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
            .subject(self.subject())
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
            let (code, contact) = ("abcd", "host@example.org");
            let letters = [
                (LetterText::VerifyAddress { code }, "/account#mail=abcd"),
                (LetterText::SignIn { code }, "/account#sign-in=abcd"),
                (LetterText::FormerAddress { contact }, "/account\n"),
            ];
            for (text, link) in letters {
                let is_former = matches!(text, LetterText::FormerAddress { .. });
                let public_url = "https://play.example.org";
                let letter = Letter { id: "id", text, language, name: "Ada", public_url };
                let text = letter.text();
                let link = format!("{public_url}{link}");
                assert!(text.contains("Ada") && text.contains(&link), "{text}");
                // Whom to ask is said where somebody may have lost their account.
                assert_eq!(text.contains(contact), is_former);
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
        let (notice, subject) = ("turn".to_owned(), "k3f9".to_owned());
        let notice = Message::Notice { notice, subject, turn: 7, at: 9 };
        for message in [Message::VerifyAddress, Message::SignIn, Message::FormerAddress, notice] {
            let text = message.to_json();
            assert_eq!(serde_json::from_str::<Message>(&text).unwrap(), message);
        }
    }
}
