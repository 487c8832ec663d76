use serde::{Deserialize, Serialize};

/// Why somebody is reported.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Default,
)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum ReportReason {
    /// They have a program tell them their moves.
    Cheating,
    /// They let the time run out, or leave, where they are about to lose.
    Stalling,
    /// Their name insults others.
    Name,
    /// A maze of theirs insults others.
    Maze,
    /// Something else.
    #[default]
    Other,
}

impl ReportReason {
    /// All of them, in the order of a form.
    pub const ALL: [ReportReason; 5] = [
        ReportReason::Cheating,
        ReportReason::Stalling,
        ReportReason::Name,
        ReportReason::Maze,
        ReportReason::Other,
    ];

    /// The reason of a word, as on the wire.
    pub fn parse(word: &str) -> Option<ReportReason> {
        ReportReason::ALL.into_iter().find(|reason| reason.word() == word)
    }

    /// The word for it, as on the wire.
    pub fn word(self) -> &'static str {
        match self {
            ReportReason::Cheating => "cheating",
            ReportReason::Stalling => "stalling",
            ReportReason::Name => "name",
            ReportReason::Maze => "maze",
            ReportReason::Other => "other",
        }
    }
}
