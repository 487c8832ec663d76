//! What is kept of accounts.

use api::{MailAddress, Millis, Role, TokenScope};

use crate::passkey_rows::PasskeyRow;

/// An account, as it is kept.
#[derive(Clone, PartialEq, Eq)]
pub struct AccountRow {
    /// The id of its person.
    pub person: String,
    /// The name.
    pub name: String,
    /// What its owner may do.
    pub role: Role,
    /// When it was made.
    pub created: Millis,
    /// The hash of its password, if it has one.
    pub password: Option<String>,
    /// The picture; empty if none is chosen.
    pub picture: String,
    /// Whether nobody else sees the profile.
    pub private: bool,
    /// How many recovery codes are left.
    pub recovery_codes_left: u32,
    /// The mail address that its owner has shown to be theirs.
    pub mail: Option<String>,
    /// The one that a link was sent to.
    pub next_mail: Option<String>,
}

impl AccountRow {
    /// The mail address, as its owner sees it.
    pub fn mail_address(&self) -> Option<MailAddress> {
        let (address, next) = match (&self.mail, &self.next_mail) {
            (Some(address), next) => (address, next.clone()),
            (None, Some(next)) => (next, None),
            (None, None) => return None,
        };
        let address = address.clone();
        Some(MailAddress { address, verified: self.mail.is_some(), next })
    }
}

impl std::fmt::Debug for AccountRow {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let AccountRow { person, name, role, .. } = self;
        write!(f, "AccountRow({person}, {name}, {role:?})")
    }
}

/// An account to be made.
pub struct NewAccountRow<'a> {
    /// The id of its person.
    pub person: &'a str,
    /// The name.
    pub name: &'a str,
    /// What the name is unique by.
    pub key: &'a str,
    /// The hash of its password; empty if it has none.
    pub password: &'a str,
    /// When.
    pub now: Millis,
    /// The hashes of its recovery codes.
    pub codes: &'a [String],
    /// Its passkey, if it is made by one.
    pub passkey: Option<&'a PasskeyRow>,
}

/// A device where somebody is signed in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SessionRow {
    /// Its id.
    pub id: String,
    /// Whose it is.
    pub person: String,
    /// Since when.
    pub created: Millis,
    /// When it was last used, about.
    pub used: Millis,
    /// What is known of the device.
    pub device: String,
    /// Until when a new password can be set without the present one.
    pub reset_until: Millis,
}

/// A mail address that an account is to have.
pub struct NewMailAddress<'a> {
    /// The id of the account's person.
    pub person: &'a str,
    /// The address.
    pub address: &'a str,
    /// What it is unique by.
    pub key: &'a str,
    /// The language of its owner.
    pub language: &'a str,
}

/// The mail that tells the owner of a mail address that it is no longer their account's.
pub struct FormerAddressNotice<'a> {
    /// The id of the mail.
    pub id: &'a str,
    /// What it is about: the same in all such mails.
    pub message: &'a str,
}

/// A mail to be sent.
#[derive(Clone, PartialEq, Eq)]
pub struct MailRow {
    /// Its id.
    pub id: String,
    /// Whom it is for; empty where only the address is known.
    pub person: String,
    /// Where it goes.
    pub address: String,
    /// In which language.
    pub language: String,
    /// What it says.
    pub message: String,
    /// When it was to be sent first.
    pub created: Millis,
    /// How often that was tried.
    pub attempts: u32,
}

impl std::fmt::Debug for MailRow {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "MailRow({}, {})", self.id, self.message)
    }
}

/// A name that was an account's, and that nobody else takes for a while.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeldName {
    /// The hash of what it is unique by.
    pub name: String,
    /// Who may have it back; empty if nobody.
    pub person: String,
    /// Until when.
    pub until: Millis,
}

/// Another name that somebody was given, or took.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rename {
    /// The id of the person.
    pub person: String,
    /// The name; empty if none at all.
    pub name: String,
    /// Tokens issued before then have the old one.
    pub at: Millis,
    /// Whether it is that of an account.
    pub account: bool,
}

/// A role as it is kept; what is not known may do nothing.
pub(crate) fn read_role(word: &str) -> Role {
    Role::ALL.into_iter().find(|role| role.word() == word).unwrap_or_default()
}

/// Scopes as they are kept.
pub(crate) fn read_scopes(words: &str) -> Vec<TokenScope> {
    let known = |word| TokenScope::ALL.into_iter().find(|scope| scope.word() == word);
    words.split_whitespace().filter_map(known).collect()
}
