//! The protocol between a Palisade server and its clients (version 1), as plain data.
//!
//! The messages know no socket, file, source of time or rule: moves are record words, positions
//! are their one-line texts, seats are numbers from 1, times are milliseconds. `docs/protocol.md`
//! describes the same protocol in prose.
//!
//! A client opens `/api/v1/socket`, is greeted with [`ServerMessage::Welcome`], asks to
//! [`ClientMessage::Watch`] a table, receives its [`Snapshot`], and from then on an [`Update`] for
//! everything that happens there, which [`Snapshot::apply`] folds in. What the client does at the
//! table it sends as an [`Action`].
//!
//! Names on the wire never change within a version: where a Rust name here differs from the
//! protocol's, `#[serde(rename)]` keeps the protocol's spelling and `schema(as = …)` the name in
//! the OpenAPI document.

mod account;
mod action;
mod admin;
mod challenge;
mod event;
mod gallery;
pub mod hex;
mod insight;
mod lobby;
mod message;
mod notification;
mod person;
mod phrase;
mod probe;
mod puzzle;
mod rating;
mod refusal;
mod report_reason;
mod safety;
mod snapshot;
mod table;
mod utc_time;

pub use clock::{ClockState, Millis};
pub use game::{Cause, Departure, Piece, SeatNumber, TimeControl};

pub use account::{
    Account, AccountChange, AccountCreated, AccountSession, AccountSummary, MAX_ACCOUNT_NAME_CHARS,
    MAX_PASSWORD_CHARS, MIN_ACCOUNT_NAME_CHARS, MIN_PASSWORD_CHARS, MailAddress, MailCode,
    NewAccount, NewMail, NewMailLink, NewToken, PICTURES, Passkey, PasskeyRequest, PasswordChange,
    PasswordProof, PlayedWith, Profile, ProfileGames, RECOVERY_CODES, RecoveryCodes, Role,
    RoleChange, ServerFeatures, SignIn, TokenCreated, TokenInfo, TokenScope,
};
pub use action::{Action, ActionRequest, Offer};
pub use admin::{
    AuditEntry, MODERATOR_HEADER, ModeratorReason, NewName, NewSanction, PersonReport,
    RestartNotice, Sanction, SanctionKind,
};
pub use challenge::{
    Challenge, ChallengeDecline, ChallengeState, Challenges, DeclineReason, Friend, Friends,
    NewChallenge,
};
pub use event::{Event, EventKind};
pub use gallery::{GalleryMaze, GalleryOrder, GalleryPage, MazeVerdict, NewGalleryMaze};
pub use insight::PositionInsight;
pub use lobby::{Activity, Lobby, PairingPlace, PairingRequest, Speed, TableSummary};
pub use message::{Away, ClientMessage, ServerMessage};
pub use notification::{
    BACKGROUND_HEADER, NewPushSubscription, NotificationKind, NotificationSettings, PushDevice,
    PushKey, PushPayload, QuietHours,
};
pub use person::{Credentials, ErasureState, LinkCode, NewGuest, Person};
pub use phrase::{Phrase, SaidPhrase};
pub use probe::{ProbeAnswer, ProbeRequest};
pub use puzzle::{
    NewPuzzleAttempt, PuzzleAttempt, PuzzleInfo, PuzzlePage, PuzzleRating, PuzzleResult,
    SolverStanding,
};
pub use rating::{
    EngineAgreement, FairPlay, Leaderboard, LeaderboardPlace, MetOften, NotableWin, PersonRatings,
    PoolRating, PoolResults, PoolStake, Rating, RatingChange, RatingDistribution, RatingPoint,
    RatingStake, RatingStep, SeatRating, SideResults, TableRatings, Unlisted, UnlistedReason,
};
pub use refusal::{Refusal, RefusalArg};
pub use report_reason::ReportReason;
pub use safety::{
    BlockedPerson, CaseFile, CaseNote, EarlierCase, ModeratorNotice, NewCaseNote, NewReport,
    NewWarning, NoticeKind, Report, ReportCase,
};
pub use snapshot::{
    OpenOffer, PlayedWord, SeatState, Snapshot, TablePhase, TableState, Update, UpdateGap,
    WireEnding, WireTurn,
};
pub use table::{FirstMove, NewTable, SeatAssignment, SeatHolder, SeatSpec, TableCreated};
pub use utc_time::UtcTime;

/// The protocol version, part of every path: `/api/v1/…`.
pub const VERSION: u32 = 1;

/// The examples of the README are run as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}
