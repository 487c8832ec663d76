//! What keeps people safe from each other: blocks, reports, and the cases that moderators make of reports.

use serde::{Deserialize, Serialize};

use crate::{AuditEntry, FairPlay, Millis, Person, ReportReason, Sanction};

/// Somebody whom one wants nothing to do with: the two are never paired, and neither reaches the other. They are not
/// told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BlockedPerson {
    /// The person.
    pub person: Person,
    /// Since when.
    pub since: Millis,
}

/// A report to be made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewReport {
    /// Who is reported: the id of a person, or the name of an account.
    pub person: String,
    /// Why.
    pub reason: ReportReason,
    /// The table where it happened, if it was at one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<String>,
    /// The maze of the gallery that it is about, by its id, if it is about one that they have published.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub maze: Option<String>,
}

/// A report, as whoever made it and moderators see it. Nobody else does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Report {
    /// Who made it.
    pub reporter: Person,
    /// Who is reported.
    pub person: Person,
    /// What they were called when they were reported.
    pub name: String,
    /// Why.
    pub reason: ReportReason,
    /// The table where it happened; left out if it was at none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<String>,
    /// The maze of the gallery that it is about, by its id; left out if it is about none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub maze: Option<String>,
    /// When.
    pub at: Millis,
}

/// All open reports about one person. However many they are, nothing follows from them by itself: a moderator decides.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ReportCase {
    /// Its id.
    pub id: String,
    /// Who is reported.
    pub person: Person,
    /// When the first report came.
    pub opened: Millis,
    /// When the last one came.
    pub last: Millis,
    /// How many people have made reports.
    pub reporters: u32,
    /// The reports, the latest first, at most a hundred.
    pub reports: Vec<Report>,
    /// What moderators have written down about it, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<CaseNote>,
    /// Who is at it; left out if nobody is. After half an hour somebody else may be.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub taken: Option<CaseNote>,
    /// Who has closed it, when and why; left out while it is open.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub closed: Option<CaseNote>,
}

/// What a moderator has written down, and when.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CaseNote {
    /// When.
    pub at: Millis,
    /// Who.
    pub moderator: String,
    /// What; empty where that goes without saying.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub note: String,
}

/// A case with all that there is to know for a decision.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CaseFile {
    /// The case.
    pub case: ReportCase,
    /// What is in force against the person.
    pub sanctions: Vec<Sanction>,
    /// What moderators have done about the person, the latest first.
    pub history: Vec<AuditEntry>,
    /// What the person was told of it.
    pub told: Vec<ModeratorNotice>,
    /// How many other cases about the person are kept.
    pub other_cases: u32,
    /// How fairly they play rated games; left out if they have played none and left none early.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fair_play: Option<FairPlay>,
    /// The other cases, the latest first, at most a hundred.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub earlier: Vec<EarlierCase>,
    /// What the person was called at tables and in reports, as far as that is kept, without the name of today.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub names: Vec<String>,
}

/// Another case about the same person.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct EarlierCase {
    /// Its id.
    pub id: String,
    /// When the first report came.
    pub opened: Millis,
    /// How many people have made reports.
    pub reporters: u32,
    /// Who has closed it, when and why; left out while it is open.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub closed: Option<CaseNote>,
}

/// Something for a moderator to write down about a case.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewCaseNote {
    /// The note, at most 500 characters.
    pub note: String,
}

/// What somebody is told of a moderator's decision about them: what, why, until when.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ModeratorNotice {
    /// Its id, by which it is marked as read; that of the ban or the silence, where it is one.
    #[serde(default)]
    pub id: String,
    /// What.
    pub kind: NoticeKind,
    /// Why; left out if they are told no reason.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<ReportReason>,
    /// When it was decided.
    pub at: Millis,
    /// Until when it is in force, or shown.
    pub until: Millis,
    /// When the person has read it; left out until they have said so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub read: Option<Millis>,
}

impl ModeratorNotice {
    /// Whether the person is still to be told of it: what is in force, and what they have not read.
    pub fn is_shown(&self) -> bool {
        self.read.is_none() || matches!(self.kind, NoticeKind::Silence | NoticeKind::Ban)
    }
}

/// What a moderator has decided about somebody.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum NoticeKind {
    /// They are warned: nothing else follows, for now.
    #[default]
    Warning,
    /// Others read nothing that they write.
    Silence,
    /// They can do nothing on this server.
    Ban,
    /// They were given another name.
    Rename,
}

impl NoticeKind {
    /// All of them.
    pub const ALL: [NoticeKind; 4] =
        [NoticeKind::Warning, NoticeKind::Silence, NoticeKind::Ban, NoticeKind::Rename];

    /// The word for it, as on the wire.
    pub fn word(self) -> &'static str {
        match self {
            NoticeKind::Warning => "warning",
            NoticeKind::Silence => "silence",
            NoticeKind::Ban => "ban",
            NoticeKind::Rename => "rename",
        }
    }
}

/// A warning for somebody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewWarning {
    /// How long they see it, in milliseconds.
    pub duration: Millis,
    /// Why, as they are told; left out if they are told no reason.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub told: Option<ReportReason>,
    /// Why, for the audit log. Nobody but moderators reads it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub reason: String,
    /// The case it is about, if it is. It is refused while another moderator is at that.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub case: Option<String>,
    /// When the last act about the person was that the moderator knows of, as for a
    /// [`NewSanction`](crate::NewSanction).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seen: Option<Millis>,
}
