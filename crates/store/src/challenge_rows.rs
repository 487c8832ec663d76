//! What is kept of challenges.

use api::{ChallengeState, DeclineReason, Millis, NewChallenge};

/// A challenge, as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChallengeRow {
    /// Its id.
    pub id: String,
    /// Who challenges.
    pub challenger: String,
    /// Who is challenged.
    pub challenged: String,
    /// The table that waits.
    pub game: String,
    /// What was asked for.
    pub wanted: NewChallenge,
    /// When it was made.
    pub created: Millis,
    /// When it ends if nobody answers.
    pub expires: Millis,
    /// What became of it.
    pub state: ChallengeState,
    /// Why it was declined.
    pub reason: Option<DeclineReason>,
}

/// What became of a challenge, as it is kept.
pub(crate) fn read_state(word: &str) -> ChallengeState {
    ChallengeState::ALL.into_iter().find(|state| state.word() == word).unwrap_or_default()
}

/// Why a challenge was declined, as it is kept.
pub(crate) fn read_decline(word: &str) -> Option<DeclineReason> {
    DeclineReason::ALL.into_iter().find(|reason| reason.word() == word)
}
