//! Accounts: credentials that are added to the id of a person, so that a name lasts and can be used on
//! any device. Nobody needs one to play.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{Millis, Person, TableSummary};

/// The pictures that people choose from; nobody uploads one. None of them is like the face of a computer
/// player.
pub const PICTURES: [&str; 12] = [
    "pawn", "fence", "maze", "die", "spinner", "cat", "frog", "bird", "fish", "leaf", "moon", "sun",
];

/// The fewest characters of a password.
pub const MIN_PASSWORD_CHARS: usize = 10;

/// The most characters of a password.
pub const MAX_PASSWORD_CHARS: usize = 200;

/// The fewest characters of an account's name.
pub const MIN_ACCOUNT_NAME_CHARS: usize = 2;

/// The most characters of an account's name.
pub const MAX_ACCOUNT_NAME_CHARS: usize = 20;

/// How many recovery codes there are at first.
pub const RECOVERY_CODES: usize = 10;

/// What a server offers besides tables. Whatever is left out is not offered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ServerFeatures {
    /// Whether people can have accounts.
    #[serde(default)]
    pub accounts: bool,
    /// Whether people can sign in by a passkey.
    #[serde(default)]
    pub passkeys: bool,
    /// Whether people can sign in by a link in a mail.
    #[serde(default)]
    pub mail: bool,
}

/// The request to make an account of the guest one is. Whoever is nobody yet becomes somebody.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewAccount {
    /// The name: 2 to 20 letters, digits, `_` and `-`, unlike everybody else's.
    pub name: String,
    /// The password, of at least 10 characters.
    pub password: String,
}

/// A new account.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct AccountCreated {
    /// The person: the same id as before.
    pub you: Person,
    /// The token of the first session. Those from before are void.
    pub token: String,
    /// Codes to sign in with where the password is lost, each of them once. Nobody sees them again.
    pub recovery_codes: Vec<String>,
}

/// An account, as its owner sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Account {
    /// The name.
    pub name: String,
    /// When it was made.
    pub created: Millis,
    /// What its owner may do.
    pub role: Role,
    /// Whether it has a password.
    pub password: bool,
    /// How many recovery codes are left.
    pub recovery_codes_left: u32,
    /// One of [`PICTURES`]; empty where none is chosen.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub picture: String,
    /// Whether nobody else sees the profile.
    pub private: bool,
    /// The passkeys one can sign in with.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub passkeys: Vec<Passkey>,
    /// The mail address, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mail: Option<MailAddress>,
}

/// What the owner of an account may do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// Plays.
    #[default]
    Player,
    /// Plays as a program.
    Bot,
    /// Decides about tables and people.
    Moderator,
    /// Runs the server.
    Operator,
}

impl Role {
    /// All of them.
    pub const ALL: [Role; 4] = [Role::Player, Role::Bot, Role::Moderator, Role::Operator];

    /// The word for it, as on the wire.
    pub fn word(self) -> &'static str {
        match self {
            Role::Player => "player",
            Role::Bot => "bot",
            Role::Moderator => "moderator",
            Role::Operator => "operator",
        }
    }
}

/// A passkey of an account.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Passkey {
    /// Its id, by which it is removed.
    pub id: String,
    /// What is known of the device where it was made: `Firefox · Linux`; empty if nothing.
    pub label: String,
    /// When it was added.
    pub created: Millis,
    /// When it was last used, to the hour; left out if never.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub used: Option<Millis>,
}

/// The request to begin with a new passkey.
#[derive(Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PasskeyRequest {
    /// The name of the account that it makes; left out to add it to the one there is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The password of the account that it is added to; left out where there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub password: Option<String>,
}

/// The mail address of an account.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MailAddress {
    /// The address.
    pub address: String,
    /// Whether its owner has opened the link that was sent there.
    pub verified: bool,
    /// Another address, which takes its place once its owner has opened the link that was sent there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<String>,
}

/// The request for an account to have a mail address. It has it once its owner has opened the link that is sent there.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewMail {
    /// The address.
    pub mail: String,
    /// The password; left out where there is none, and by whoever has just signed in by a recovery code or a link.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub password: Option<String>,
    /// The language of the mail: `en`, `pl`; that of the browser if it is left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
}

/// The request for a link that signs in, sent to the mail address of an account.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewMailLink {
    /// The address.
    pub mail: String,
    /// The language of the mail: `en`, `pl`; that of the browser if it is left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
}

/// The code of a link that came by mail.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MailCode {
    /// The last part of the link, which works once.
    pub code: String,
}

/// What is to change in an account; what is left out stays.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct AccountChange {
    /// The new name. It shows in old games too.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// One of [`PICTURES`], or empty for none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub picture: Option<String>,
    /// Whether nobody else is to see the profile.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub private: Option<bool>,
}

/// A new password. All other sessions end.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PasswordChange {
    /// The present password; left out where there is none, and by whoever has just signed in by a
    /// recovery code or an operator's link.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub current: Option<String>,
    /// The new one.
    pub new: String,
}

/// The password once more, for what cannot be undone. Accounts without one leave it empty.
#[derive(Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PasswordProof {
    /// The password.
    #[serde(default)]
    pub password: String,
}

/// New recovery codes. The old ones are void.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RecoveryCodes {
    /// The codes, each good for one sign-in. Nobody sees them again.
    pub recovery_codes: Vec<String>,
}

/// The request to sign in on this device. It is answered with [`Credentials`](crate::Credentials).
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(untagged)]
pub enum SignIn {
    /// By a password.
    Password {
        /// The account's name.
        name: String,
        /// Its password.
        password: String,
    },
    /// By a recovery code, which is used up.
    RecoveryCode {
        /// The account's name.
        name: String,
        /// One of its codes.
        recovery_code: String,
    },
    /// By the link that an operator has made for somebody who has lost everything else.
    ResetCode {
        /// The last part of the link.
        reset_code: String,
    },
}

/// A device where somebody is signed in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = Session))]
pub struct AccountSession {
    /// Its id, by which it is ended.
    pub id: String,
    /// Since when.
    pub created: Millis,
    /// When it was last used, to the hour.
    pub used: Millis,
    /// What is known of the device: `Firefox · Linux`; empty if nothing.
    pub device: String,
    /// Whether it is the one that asks.
    pub current: bool,
}

/// What the holder of a personal token may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum TokenScope {
    /// See what its owner sees.
    Read,
    /// Make tables, join them and play.
    Play,
    /// Play as a program. No more than `read` for now.
    Bot,
    /// Hold tournaments. No more than `read` for now.
    Tournament,
    /// Decide about tables and people, if the account has that role.
    Moderate,
}

impl TokenScope {
    /// All of them.
    pub const ALL: [TokenScope; 5] = [
        TokenScope::Read,
        TokenScope::Play,
        TokenScope::Bot,
        TokenScope::Tournament,
        TokenScope::Moderate,
    ];

    /// The word for it, as on the wire.
    pub fn word(self) -> &'static str {
        match self {
            TokenScope::Read => "read",
            TokenScope::Play => "play",
            TokenScope::Bot => "bot",
            TokenScope::Tournament => "tournament",
            TokenScope::Moderate => "moderate",
        }
    }
}

/// The request for a personal token: a way for a program to act for its owner.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewToken {
    /// What it is for, in its owner's words.
    pub label: String,
    /// What it is good for; at least one.
    pub scopes: Vec<TokenScope>,
    /// When it stops working; left out: never.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub expires: Option<Millis>,
}

/// A new personal token.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TokenCreated {
    /// The token, sent as `Authorization: Bearer …`. Nobody sees it again.
    pub token: String,
    /// What lists say of it.
    pub info: TokenInfo,
}

/// A personal token, as lists show it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TokenInfo {
    /// Its id, by which it is revoked.
    pub id: String,
    /// What it is for.
    pub label: String,
    /// What it is good for.
    pub scopes: Vec<TokenScope>,
    /// When it was made.
    pub created: Millis,
    /// When it was last used, to the hour; left out if never.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub used: Option<Millis>,
    /// When it stops working; left out if never.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub expires: Option<Millis>,
}

/// What everybody may know of the owner of an account.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Profile {
    /// The person's id.
    pub id: String,
    /// The name.
    pub name: String,
    /// One of [`PICTURES`]; empty where none is chosen.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub picture: String,
    /// Since when there is an account.
    pub since: Millis,
    /// What its owner may do.
    pub role: Role,
    /// How many finished games others may see.
    pub games: u64,
}

/// A page of somebody's finished games, the latest first.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ProfileGames {
    /// The games, each with how it ended.
    pub games: Vec<TableSummary>,
    /// Ask for `?before=` this for the next page; left out on the last.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub before: Option<Millis>,
}

/// Somebody with an account whom somebody plays with, and how that went for the latter.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PlayedWith {
    /// The name of the account.
    pub name: String,
    /// One of [`PICTURES`]; empty where none is chosen.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub picture: String,
    /// How many games they have finished together.
    pub games: u64,
    /// How many of them were won.
    pub won: u64,
    /// How many were lost.
    pub lost: u64,
    /// How many were drawn.
    pub drawn: u64,
}

/// An account, as operators list it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct AccountSummary {
    /// The id of its person.
    pub id: String,
    /// The name.
    pub name: String,
    /// What its owner may do.
    pub role: Role,
    /// When it was made.
    pub created: Millis,
}

/// The request to give an account a role.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RoleChange {
    /// The role.
    pub role: Role,
}

/// Types that hold secrets say nothing of them.
macro_rules! hide_secrets {
    ($($name:ident)+) => {
        $(impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(concat!(stringify!($name), "(…)"))
            }
        })+
    };
}

hide_secrets!(NewAccount AccountCreated PasskeyRequest PasswordChange PasswordProof RecoveryCodes SignIn TokenCreated);
hide_secrets!(NewMail NewMailLink MailCode);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_signs_in_by_one_of_three_secrets() {
        let read = |text: &str| serde_json::from_str::<SignIn>(text);
        let password = read(r#"{"name":"Ada","password":"correct horse"}"#).unwrap();
        assert!(matches!(&password, SignIn::Password { name, .. } if name == "Ada"));
        assert!(!format!("{password:?}").contains("horse"));
        let code = read(r#"{"name":"Ada","recovery_code":"abcd"}"#).unwrap();
        assert!(matches!(code, SignIn::RecoveryCode { .. }));
        assert!(matches!(read(r#"{"reset_code":"x"}"#).unwrap(), SignIn::ResetCode { .. }));
        assert!(read(r#"{"name":"Ada"}"#).is_err());
    }

    #[test]
    fn words_are_those_of_the_wire() {
        for role in Role::ALL {
            assert_eq!(serde_json::to_value(role).unwrap(), role.word());
        }
        for scope in TokenScope::ALL {
            assert_eq!(serde_json::to_value(scope).unwrap(), scope.word());
        }
    }
}
