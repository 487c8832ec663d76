//! What is kept of notices.

use api::Millis;

/// A browser that is told what happens although the page is closed.
#[derive(Clone, PartialEq, Eq)]
pub struct SubscriptionRow {
    /// A hash of the endpoint.
    pub id: String,
    /// Whose it is.
    pub person: String,
    /// Its address at the push service.
    pub endpoint: String,
    /// The browser's public key, in base64url.
    pub public_key: String,
    /// What browser and server alone know, in base64url.
    pub auth: String,
    /// The language of its page.
    pub language: String,
    /// The session that subscribed; empty for a guest.
    pub session: String,
    /// When it did.
    pub created: Millis,
}

/// Without what only the browser and the server know.
impl std::fmt::Debug for SubscriptionRow {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "SubscriptionRow({}, {})", self.id, self.person)
    }
}

/// Something that a person is to be told, once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PersonNotice {
    /// Its id: the same for the same person, kind, subject and turn.
    pub id: String,
    /// Who is told.
    pub person: String,
    /// What it is: `turn`, `start`, `challenge` or `reminder`.
    pub kind: String,
    /// The table, or the challenge.
    pub subject: String,
    /// The event that it is about; 0 where it is about none.
    pub turn: u32,
    /// Since when it is so.
    pub at: Millis,
}

/// A notice on its way to a browser.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PushDelivery {
    /// Its id.
    pub id: String,
    /// What is told.
    pub notice: PersonNotice,
    /// The browser.
    pub to: SubscriptionRow,
    /// When it was to be sent first.
    pub created: Millis,
    /// How often that was tried.
    pub attempts: u32,
}
