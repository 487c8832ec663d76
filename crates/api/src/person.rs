use serde::{Deserialize, Serialize};

use crate::Millis;

/// Somebody who plays or watches: a guest, or the owner of an account. The id is public; the token of [`Credentials`] proves it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Person {
    /// The id, which stays the same whatever the name.
    pub id: String,
    /// The display name, chosen by the person; unique if they have an account. Somebody who has chosen
    /// none is called `Guest` and [`Person::tag`].
    pub name: String,
    /// Whether the person has chosen no name, so that a client may call them a guest in its own
    /// language; left out if they have.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub unnamed: bool,
    /// Whether the name is that of an account, which nobody else can have; left out for guests.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub account: bool,
}

impl Person {
    /// The guest with that id and name.
    pub fn new(id: impl Into<String>, name: impl Into<String>) -> Person {
        let mut person =
            Person { id: id.into(), name: name.into(), unnamed: false, account: false };
        person.unnamed = person.name == person.guest_name();
        person
    }

    /// The person with that id, who has chosen no name.
    pub fn guest(id: impl Into<String>) -> Person {
        let person = Person { id: id.into(), name: String::new(), unnamed: true, account: false };
        Person { name: person.guest_name(), ..person }
    }

    /// The owner of an account of that name.
    pub fn with_account(id: impl Into<String>, name: impl Into<String>) -> Person {
        Person { id: id.into(), name: name.into(), unnamed: false, account: true }
    }

    /// What tells guests without a name apart: the beginning of the id.
    pub fn tag(&self) -> String {
        self.id.chars().take(4).filter(char::is_ascii_alphanumeric).collect()
    }

    fn guest_name(&self) -> String {
        format!("Guest {}", self.tag())
    }
}

/// The request to become a guest. Every field may be left out.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewGuest {
    /// The display name, at most 32 characters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
}

/// A person together with the secret token that proves who they are.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Credentials {
    /// The person.
    pub you: Person,
    /// The secret, sent as `Authorization: Bearer …`, as the cookie `palisade`, or in a socket's `hello`.
    pub token: String,
}

impl std::fmt::Debug for Credentials {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Credentials").field("you", &self.you).finish_non_exhaustive()
    }
}

/// A one-time code that signs a person in on another device: whoever redeems it first is the same
/// person there.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = Link))]
pub struct LinkCode {
    /// The code, which works once.
    pub code: String,
    /// The page that redeems it.
    pub url: String,
    /// When it stops working.
    pub expires: Millis,
}

/// Whether somebody asked to be forgotten, and how far that is. It goes on if nobody waits for it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ErasureState {
    /// When they asked; nothing if they have not.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub asked: Option<Millis>,
    /// When all of it was done; nothing while it is under way.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub done: Option<Millis>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_guest_without_a_name_says_so_and_has_one_for_older_clients() {
        let guest = Person::guest("k3f9x2");
        let text = serde_json::to_string(&guest).unwrap();
        assert_eq!(text, r#"{"id":"k3f9x2","name":"Guest k3f9","unnamed":true}"#);
        assert_eq!(Person::new("k3f9x2", "Guest k3f9"), guest);
        let ada = Person::new("k3f9x2", "Ada");
        assert_eq!(serde_json::to_string(&ada).unwrap(), r#"{"id":"k3f9x2","name":"Ada"}"#);
    }

    #[test]
    fn whoever_has_an_account_is_told_from_a_guest_of_the_same_name() {
        let ada = Person::with_account("k3f9x2", "Ada");
        let text = serde_json::to_string(&ada).unwrap();
        assert_eq!(text, r#"{"id":"k3f9x2","name":"Ada","account":true}"#);
        assert_ne!(ada, Person::new("k3f9x2", "Ada"));
    }
}
