use serde::{Deserialize, Serialize};

use crate::Millis;

/// Someone who plays or watches. The id is public; what proves it is the token of [`Credentials`].
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Person {
    /// Stays the same whatever the name.
    pub id: String,
    /// Of their own choice; not unique.
    pub name: String,
}

/// What one says to become a guest. All of it may be left out.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewGuest {
    /// A name, at most 32 characters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
}

/// Who one is, and the secret that proves it.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Credentials {
    /// Who one is.
    pub you: Person,
    /// Sent as `Authorization: Bearer …`, as the cookie `palisade`, or in a socket's `hello`.
    pub token: String,
}

impl std::fmt::Debug for Credentials {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Credentials").field("you", &self.you).finish_non_exhaustive()
    }
}

/// Takes one's games to another device: whoever redeems the code first is the same person there.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Link {
    /// Works once.
    pub code: String,
    /// A page that redeems it.
    pub url: String,
    /// When it stops working.
    pub expires: Millis,
}
