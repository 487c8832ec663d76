use serde::{Deserialize, Serialize};

use crate::{ErasureState, FairPlay, Millis, ReportReason, TableSummary};

/// What a moderator decides against somebody, for a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum SanctionKind {
    /// They can do nothing on this server.
    Ban,
    /// They play on, but others read nothing that they wrote: they have no name, and their tables are
    /// not public.
    Silence,
}

/// A ban or a silence to be imposed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewSanction {
    /// Which of them.
    pub kind: SanctionKind,
    /// Whom it concerns: the id of a person, an address (`192.0.2.7`) or a range of addresses
    /// (`192.0.2.0/24`, `2001:db8::/32`).
    pub subject: String,
    /// For how long, in milliseconds.
    pub duration: Millis,
    /// Why, for the audit log. Nobody but moderators reads it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub reason: String,
    /// Why, as the person is told; left out if they are told no reason.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub told: Option<ReportReason>,
    /// The case it is about, if it is. It is refused while another moderator is at that.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub case: Option<String>,
    /// When the last act about the person was that the moderator knows of, 0 if none was. It is refused if there was one
    /// since: nothing is done twice. Left out by whoever has not looked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seen: Option<Millis>,
    /// Whether the moderator knows that the range has their own address in it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub confirmed: bool,
}

/// A ban or a silence in force.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Sanction {
    /// Its id, by which it is lifted.
    pub id: String,
    /// A ban or a silence.
    pub kind: SanctionKind,
    /// Whom it concerns: the id of a person, or a range of addresses.
    pub subject: String,
    /// When it ends.
    pub until: Millis,
    /// Why.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub reason: String,
    /// Why, as whoever it concerns is told; left out if they are told no reason.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub told: Option<ReportReason>,
}

/// Another name for somebody.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewName {
    /// The name.
    #[serde(default)]
    pub name: String,
    /// Why, as the person is told; an offensive name where that is left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub told: Option<ReportReason>,
    /// Why, for the audit log. Nobody but moderators reads it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub reason: String,
    /// The case it is about, if it is. It is refused while another moderator is at that.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub case: Option<String>,
    /// When the last act about the person was that the moderator knows of, as for a [`NewSanction`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seen: Option<Millis>,
}

/// Something a moderator has done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct AuditEntry {
    /// When.
    pub at: Millis,
    /// Who, as they call themselves; everybody who has the moderators' token is one.
    pub moderator: String,
    /// What: `remove`, `end`, `ban`, `silence`, `lift`, `warn`, `close`, `rename`, `forget` or `restart`.
    pub act: String,
    /// The table, the person or the addresses concerned.
    pub subject: String,
    /// Why, and what else there is to know: the new name, the end of a ban.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub note: String,
}

/// What a moderator may know of a person.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PersonReport {
    /// The person's id.
    pub id: String,
    /// The address they were last seen at by this node, if it has seen them since its start.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub address: Option<String>,
    /// How far the erasure of their data is, if it was asked for lately.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub erasure: Option<ErasureState>,
    /// What is in force against them, or against that address.
    pub sanctions: Vec<Sanction>,
    /// The tables where they play or have played, the latest first.
    pub tables: Vec<TableSummary>,
    /// How fairly they play rated games; left out if they have played none and left none early.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fair_play: Option<FairPlay>,
}

/// A restart of the server that people are told of beforehand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RestartNotice {
    /// When it is going to be; left out if none is announced.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<Millis>,
}

/// Why a moderator does something; may be left out.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ModeratorReason {
    /// The reason, for the audit log.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub reason: String,
}

/// The header in which moderators say who they are.
pub const MODERATOR_HEADER: &str = "x-moderator";
