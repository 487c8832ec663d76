//! What people are told although their page is closed.

use serde::{Deserialize, Serialize};

/// The header of requests of a page in the background that cannot tell its person what happens: they are told although the
/// page is open.
pub const BACKGROUND_HEADER: &str = "x-background";

/// Something that somebody can be told of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum NotificationKind {
    /// It is their turn.
    Turn,
    /// A game of theirs has started.
    Start,
    /// Somebody challenges them.
    Challenge,
    /// A quarter of the time for their turn is left, where players have days.
    Reminder,
}

impl NotificationKind {
    /// All of them, as settings list them.
    pub const ALL: [NotificationKind; 4] = [
        NotificationKind::Turn,
        NotificationKind::Start,
        NotificationKind::Challenge,
        NotificationKind::Reminder,
    ];

    /// The word for it.
    pub fn word(self) -> &'static str {
        match self {
            NotificationKind::Turn => "turn",
            NotificationKind::Start => "start",
            NotificationKind::Challenge => "challenge",
            NotificationKind::Reminder => "reminder",
        }
    }
}

/// What somebody wants to be told, how and when.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NotificationSettings {
    /// What browsers that have subscribed are told; all of it at first.
    pub push: Vec<NotificationKind>,
    /// What comes by mail, where there is mail and the account has an address; nothing at first.
    #[serde(default)]
    pub mail: Vec<NotificationKind>,
    /// When nobody wants to hear anything; left out where there is no such time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub quiet: Option<QuietHours>,
    /// The language of mails, such as `fr`; English where left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
    /// How many browsers have subscribed; it is not read.
    #[serde(default)]
    pub devices: u32,
}

impl Default for NotificationSettings {
    fn default() -> NotificationSettings {
        NotificationSettings {
            push: NotificationKind::ALL.to_vec(),
            mail: Vec::new(),
            quiet: None,
            language: None,
            devices: 0,
        }
    }
}

/// A time of every day in which nobody is told anything: it waits until the time is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct QuietHours {
    /// When it begins, in minutes after midnight.
    pub from: u16,
    /// When it ends, in minutes after midnight; that may be on the next day.
    pub until: u16,
    /// How many minutes the clocks there are ahead of UTC.
    pub offset: i16,
}

impl QuietHours {
    /// The minutes of a day.
    const DAY: u16 = 24 * 60;

    /// Whether these are times of a day, somewhere.
    pub fn is_valid(self) -> bool {
        self.from < Self::DAY && self.until < Self::DAY && self.offset.unsigned_abs() <= 14 * 60
    }

    /// When they are over that `now` is in; nothing if it is in none.
    pub fn end(self, now: crate::Millis) -> Option<crate::Millis> {
        let day = i64::from(Self::DAY);
        let minute = i64::try_from(now / 60_000).unwrap_or(0);
        let local = (minute + i64::from(self.offset)).rem_euclid(day);
        let length = (i64::from(self.until) - i64::from(self.from)).rem_euclid(day);
        let since = (local - i64::from(self.from)).rem_euclid(day);
        let left = u64::try_from(length - since).ok().filter(|left| *left > 0)?;
        Some((now / 60_000 + left) * 60_000)
    }
}

/// The key that a page subscribes with (`applicationServerKey`).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PushKey {
    /// A point of P-256, in base64url.
    pub key: String,
}

/// What `PushManager.subscribe` gives a page.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewPushSubscription {
    /// The address at the browser's push service.
    pub endpoint: String,
    /// The browser's public key, in base64url.
    pub p256dh: String,
    /// What browser and server alone know, in base64url.
    pub auth: String,
    /// The language of the page, such as `fr`; that of the browser where left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
}

/// A browser that has subscribed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PushDevice {
    /// Its id, to end it by.
    pub id: String,
}

/// What a message to a browser says: a finished sentence in its language, and nothing that a stranger may not read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PushPayload {
    /// What it is about.
    pub kind: NotificationKind,
    /// The sentence.
    pub title: String,
    /// The game.
    pub body: String,
    /// What a click opens: the path of a table.
    pub path: String,
    /// Notices about the same take each other's place.
    pub tag: String,
}

#[cfg(test)]
mod tests {
    use super::*;

    const MINUTE: u64 = 60_000;

    #[test]
    fn quiet_hours_end_where_their_owner_lives() {
        // From 22:00 to 7:00, two hours ahead of UTC.
        let night = QuietHours { from: 22 * 60, until: 7 * 60, offset: 120 };
        let day = 24 * 60 * MINUTE * 20_000;
        let at = |hour: u64, minute: u64| day + (hour * 60 + minute) * MINUTE;
        assert_eq!(night.end(at(19, 59)), None);
        assert_eq!(night.end(at(20, 0) + 7), Some(at(29, 0)));
        assert_eq!(night.end(at(4, 59)), Some(at(5, 0)));
        assert_eq!(night.end(at(5, 0)), None);
        let none = QuietHours { from: 60, until: 60, offset: -300 };
        assert_eq!(none.end(at(6, 0)), None);
        assert!(night.is_valid() && !QuietHours { from: 1440, ..night }.is_valid());
        assert!(!QuietHours { offset: i16::MIN, ..night }.is_valid());
    }
}
