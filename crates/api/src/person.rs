use serde::{Deserialize, Serialize};

use crate::Millis;

/// A guest who plays or watches. The id is public; the token of [`Credentials`] proves it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Person {
    /// The id, which stays the same whatever the name.
    pub id: String,
    /// The display name, chosen by the person; not unique.
    pub name: String,
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
