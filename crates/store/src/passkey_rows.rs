//! What is kept of passkeys.

use api::Millis;

/// A passkey, as it is kept.
#[derive(Clone, PartialEq, Eq)]
pub struct PasskeyRow {
    /// Its id.
    pub id: String,
    /// Whose it is.
    pub person: String,
    /// The id that its authenticator has given it.
    pub credential: String,
    /// What its signatures are verified with, its counter, and whether it is kept elsewhere too.
    pub public_key: String,
    /// What is known of the device where it was made.
    pub label: String,
    /// When it was added.
    pub created: Millis,
    /// When it was last used, to the hour.
    pub used: Option<Millis>,
}

impl std::fmt::Debug for PasskeyRow {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let PasskeyRow { id, person, .. } = self;
        write!(f, "PasskeyRow({id}, {person})")
    }
}

/// What a browser was asked, and what its answer is verified with.
#[derive(Clone, PartialEq, Eq)]
pub struct CeremonyRow {
    /// Its id.
    pub id: String,
    /// What for.
    pub kind: String,
    /// Who asked; empty where nobody is known yet.
    pub person: String,
    /// What the answer is verified with.
    pub state: String,
    /// Until when it can be answered.
    pub expires: Millis,
}

impl std::fmt::Debug for CeremonyRow {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let CeremonyRow { kind, person, .. } = self;
        write!(f, "CeremonyRow({kind}, {person})")
    }
}
