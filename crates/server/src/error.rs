use std::fmt;

use api::{Millis, Refusal, ReportReason};
use store::{AppendError, StoreError};
use table::{AccountNameError, TableError};
use tracing::Level;

/// Until when a ban or a silence is in force, and why, as whoever it concerns is told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SanctionEnd {
    /// Until when; 0 if it is not in force.
    pub until: Millis,
    /// Why; nothing if they are told no reason.
    pub told: Option<ReportReason>,
}

impl SanctionEnd {
    fn refusal(self, key: &str) -> Refusal {
        let reason = self.told.map_or("none", ReportReason::word);
        Refusal::new(403, key).text("until", api::UtcTime(self.until)).text("reason", reason)
    }
}

/// Why the server refuses something, or fails at it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the keys name them, and crates/locale has the sentences")]
pub enum ServerError {
    // What the table refuses.
    Table(TableError),

    // Malformed.
    Malformed { why: String },
    Binary,
    NotJson,
    MissingSeq,
    Nonce { longest: usize },

    // Who one is.
    Token,
    LinkCode,
    Origin { origin: String },
    Private,
    Moderator,
    Banned(SanctionEnd),
    Silenced(SanctionEnd),
    Subject { word: String },
    NoSanction { id: String },

    // Accounts.
    AccountsOff,
    NoAccount,
    AccountExists,
    AccountUnknown { name: String },
    AccountNameLength,
    AccountNameCharacters,
    AccountNameTaken,
    AccountNameHeld { days: u64 },
    NameTaken,
    ResultUnknown { word: String },
    PasswordLength,
    PasswordCommon,
    PasswordWrong,
    SignIn,
    SignInTooOften,
    ResetCode,
    MailOff,
    MailAddress,
    MailTaken,
    MailTooOften,
    NoSession,
    NoToken,
    PasskeysOff,
    PasskeyLate,
    PasskeyWrong,
    PasskeySignIn,
    PasskeyKnown,
    PasskeyLast,
    NoPasskey,
    TooManyPasskeys { most: usize },
    NewToken { longest: usize },
    TooManyTokens { most: usize },
    TokenScope,
    Picture,
    NoProfile,

    // People among each other.
    Yourself,
    NobodySuch { word: String },
    TooManyBlocks { most: usize },
    Unreachable,
    TooManyFollowed { most: usize },
    ChallengedBefore,
    TooManyChallenges { most: usize },
    NoChallenge,
    ReportTable,
    NoCase { id: String },
    CaseTaken { moderator: String },
    CaseClosed { moderator: String },
    EmptyNote,
    ModeratorYourself,
    ModeratorRole { name: String },
    OwnAddress,
    ActedMeanwhile { moderator: String, act: String },
    TooManyMutes { most: usize },

    // Notices.
    PushEndpoint,
    PushKeys,
    QuietHours,

    // Tables.
    NoCall,
    NoTable { table: String },
    GameUnknown { word: String },
    PoolUnknown { word: String },
    PairingWait { until: api::Millis },
    PairingSeats,
    Taken,

    // Phrases.
    PhraseSeat,
    PhraseTooOften { seconds: u32 },

    // Hints.
    InsightLive,
    InsightTurn,
    InsightFailed,
    NoPly,

    // Puzzles.
    NoPuzzle { word: String },
    PuzzleTheme { word: String },
    PuzzleDate { word: String },
    PuzzleOver { word: String },

    // The gallery of mazes.
    NoMaze { id: String },
    MazeBuiltIn { name: String },
    MazeTaken { name: String, by: String },
    MazeHidden,
    MazeNotYours,
    TooManyMazes { most: usize },

    // Solved mazes.
    SolveOff,
    SolveBusy,
    SolveTooLarge,
    SolveNoRoom,
    SolveQuota { most: u32 },

    // Limits.
    TooBig,
    TooSlow,
    TooOften,
    TooManySockets,
    TooManyWatched { most: usize },
    TooManyTables { most: u64 },
    TooManyTablesOfAddress { most: u64 },
    NoRoom,

    // Faults of ours.
    Busy,
    Storage,
    Stopping,
}

impl ServerError {
    /// What the client is told.
    pub fn refusal(&self) -> Refusal {
        use ServerError as E;
        let number = |n: u64| i64::try_from(n).unwrap_or(i64::MAX);
        match self {
            E::Table(error) => error.refusal(),

            E::Malformed { why } => Refusal::new(400, "server-malformed").text("why", why),
            E::Binary => Refusal::new(400, "server-binary"),
            E::NotJson => Refusal::new(415, "server-not-json"),
            E::MissingSeq => Refusal::new(400, "server-seq"),
            E::Nonce { longest } => {
                Refusal::new(400, "server-nonce").number("longest", number(*longest as u64))
            }

            E::Token => Refusal::new(401, "server-token"),
            E::LinkCode => Refusal::new(404, "server-code"),
            E::Origin { origin } => Refusal::new(403, "server-origin").text("origin", origin),
            E::Private => Refusal::new(403, "server-private"),
            E::Moderator => Refusal::new(401, "server-moderator"),
            E::Banned(end) => end.refusal("server-banned"),
            E::Silenced(end) => end.refusal("server-silenced"),
            E::Subject { word } => Refusal::new(422, "server-subject").text("word", word),
            E::NoSanction { id } => Refusal::new(404, "server-no-sanction").text("id", id),

            E::AccountsOff => Refusal::new(404, "server-account-off"),
            E::NoAccount => Refusal::new(404, "server-account-none"),
            E::AccountExists => Refusal::new(409, "server-account-exists"),
            E::AccountUnknown { name } => {
                Refusal::new(404, "server-account-unknown").text("name", name)
            }
            E::AccountNameLength => Refusal::new(422, "server-account-name-length")
                .number("least", number(api::MIN_ACCOUNT_NAME_CHARS as u64))
                .number("most", number(api::MAX_ACCOUNT_NAME_CHARS as u64)),
            E::AccountNameCharacters => Refusal::new(422, "server-account-name-characters"),
            E::AccountNameTaken => Refusal::new(409, "server-account-name-taken"),
            E::AccountNameHeld { days } => {
                Refusal::new(409, "server-account-name-held").number("days", number(*days))
            }
            E::NameTaken => Refusal::new(409, "server-name-taken"),
            E::ResultUnknown { word } => {
                Refusal::new(422, "server-account-result").text("word", word)
            }
            E::PasswordLength => Refusal::new(422, "server-account-password-length")
                .number("least", number(api::MIN_PASSWORD_CHARS as u64))
                .number("most", number(api::MAX_PASSWORD_CHARS as u64)),
            E::PasswordCommon => Refusal::new(422, "server-account-password-common"),
            E::PasswordWrong => Refusal::new(403, "server-account-password-wrong"),
            E::SignIn => Refusal::new(401, "server-account-sign-in"),
            E::SignInTooOften => Refusal::new(429, "server-account-too-often"),
            E::ResetCode => Refusal::new(404, "server-account-reset-code"),
            E::MailOff => Refusal::new(404, "server-account-mail-off"),
            E::MailAddress => Refusal::new(422, "server-account-mail-address"),
            E::MailTaken => Refusal::new(409, "server-account-mail-taken"),
            E::MailTooOften => Refusal::new(429, "server-account-mail-too-often"),
            E::NoSession => Refusal::new(404, "server-account-no-session"),
            E::NoToken => Refusal::new(404, "server-account-no-token"),
            E::PasskeysOff => Refusal::new(404, "server-account-passkeys-off"),
            E::PasskeyLate => Refusal::new(404, "server-account-passkey-late"),
            E::PasskeyWrong => Refusal::new(422, "server-account-passkey-wrong"),
            E::PasskeySignIn => Refusal::new(401, "server-account-passkey-sign-in"),
            E::PasskeyKnown => Refusal::new(409, "server-account-passkey-known"),
            E::PasskeyLast => Refusal::new(409, "server-account-passkey-last"),
            E::NoPasskey => Refusal::new(404, "server-account-no-passkey"),
            E::TooManyPasskeys { most } => Refusal::new(422, "server-account-too-many-passkeys")
                .number("most", number(*most as u64)),
            E::NewToken { longest } => Refusal::new(422, "server-account-new-token")
                .number("longest", number(*longest as u64)),
            E::TooManyTokens { most } => Refusal::new(422, "server-account-too-many-tokens")
                .number("most", number(*most as u64)),
            E::TokenScope => Refusal::new(403, "server-account-token-scope"),
            E::Picture => Refusal::new(422, "server-account-picture"),
            E::NoProfile => Refusal::new(404, "server-account-no-profile"),

            E::Yourself => Refusal::new(422, "server-people-yourself"),
            E::NobodySuch { word } => Refusal::new(404, "server-people-nobody").text("word", word),
            E::TooManyBlocks { most } => Refusal::new(422, "server-people-too-many-blocks")
                .number("most", number(*most as u64)),
            E::Unreachable => Refusal::new(403, "server-people-unreachable"),
            E::TooManyFollowed { most } => Refusal::new(422, "server-people-too-many-followed")
                .number("most", number(*most as u64)),
            E::ChallengedBefore => Refusal::new(409, "server-people-challenged-before"),
            E::TooManyChallenges { most } => Refusal::new(429, "server-people-too-many-challenges")
                .number("most", number(*most as u64)),
            E::NoChallenge => Refusal::new(404, "server-people-no-challenge"),
            E::ReportTable => Refusal::new(422, "server-people-report-table"),
            E::NoCase { id } => Refusal::new(404, "server-people-no-case").text("id", id),
            E::CaseTaken { moderator } => {
                Refusal::new(409, "server-people-case-taken").text("moderator", moderator)
            }
            E::CaseClosed { moderator } => {
                Refusal::new(409, "server-people-case-closed").text("moderator", moderator)
            }
            E::EmptyNote => Refusal::new(422, "server-people-empty-note"),
            E::ModeratorYourself => Refusal::new(422, "server-moderation-yourself"),
            E::ModeratorRole { name } => {
                Refusal::new(409, "server-moderation-role").text("name", name)
            }
            E::OwnAddress => Refusal::new(409, "server-moderation-own-address"),
            E::ActedMeanwhile { moderator, act } => Refusal::new(409, "server-moderation-acted")
                .text("moderator", moderator)
                .text("act", act),
            E::TooManyMutes { most } => Refusal::new(422, "server-people-too-many-mutes")
                .number("most", number(*most as u64)),

            E::PushEndpoint => Refusal::new(422, "server-push-endpoint"),
            E::PushKeys => Refusal::new(422, "server-push-keys"),
            E::QuietHours => Refusal::new(422, "server-quiet-hours"),

            E::NoCall => Refusal::new(404, "server-no-call"),
            E::NoTable { table } => Refusal::new(404, "server-no-table").text("table", table),
            E::GameUnknown { word } => Refusal::new(422, "game-unknown").text("word", word),
            E::PoolUnknown { word } => Refusal::new(404, "server-rated-pool").text("word", word),
            E::PairingWait { until } => {
                Refusal::new(429, "server-rated-wait").text("until", api::UtcTime(*until))
            }
            E::PairingSeats => Refusal::new(422, "server-pairing-seats"),
            E::Taken => Refusal::new(409, "server-taken"),

            E::PhraseSeat => Refusal::new(403, "server-phrase-seat"),
            E::PhraseTooOften { seconds } => {
                Refusal::new(429, "server-phrase-too-often").number("seconds", *seconds)
            }

            E::InsightLive => Refusal::new(403, "server-insight-live"),
            E::InsightTurn => Refusal::new(409, "server-insight-turn"),
            E::InsightFailed => Refusal::new(503, "server-insight-failed"),
            E::NoPly => Refusal::new(404, "server-no-ply"),

            E::NoPuzzle { word } => Refusal::new(404, "server-puzzle-unknown").text("word", word),
            E::PuzzleTheme { word } => Refusal::new(422, "server-puzzle-theme").text("word", word),
            E::PuzzleDate { word } => Refusal::new(422, "server-puzzle-date").text("word", word),
            E::PuzzleOver { word } => Refusal::new(422, "server-puzzle-over").text("word", word),

            E::NoMaze { id } => Refusal::new(404, "server-maze-unknown").text("id", id),
            E::MazeBuiltIn { name } => Refusal::new(409, "server-maze-built-in").text("name", name),
            E::MazeTaken { name, by } => {
                let key = match by.as_str() {
                    "" => "server-maze-taken-nobody",
                    _ => "server-maze-taken",
                };
                Refusal::new(409, key).text("name", name).text("by", by)
            }
            E::MazeHidden => Refusal::new(409, "server-maze-hidden"),
            E::MazeNotYours => Refusal::new(403, "server-maze-not-yours"),
            E::TooManyMazes { most } => {
                Refusal::new(422, "server-maze-too-many").number("most", number(*most as u64))
            }

            E::SolveOff => Refusal::new(403, "server-solve-off"),
            E::SolveBusy => Refusal::new(409, "server-solve-busy"),
            E::SolveTooLarge => Refusal::new(422, "server-solve-too-large"),
            E::SolveNoRoom => Refusal::new(503, "server-solve-no-room"),
            E::SolveQuota { most } => Refusal::new(429, "server-solve-quota").number("most", *most),

            E::TooBig => Refusal::new(413, "server-too-big"),
            E::TooSlow => Refusal::new(408, "server-too-slow"),
            E::TooOften => Refusal::new(429, "server-too-often"),
            E::TooManySockets => Refusal::new(429, "server-too-many-sockets"),
            E::TooManyWatched { most } => {
                Refusal::new(429, "server-too-many-watched").number("most", number(*most as u64))
            }
            E::TooManyTables { most } => {
                Refusal::new(429, "server-too-many-tables").number("most", number(*most))
            }
            E::TooManyTablesOfAddress { most } => {
                Refusal::new(429, "server-too-many-tables-of-address").number("most", number(*most))
            }
            E::NoRoom => Refusal::new(503, "server-no-room"),

            E::Busy => Refusal::new(503, "server-busy"),
            E::Storage => Refusal::new(503, "server-storage"),
            E::Stopping => Refusal::new(503, "server-stopping"),
        }
    }

    /// The HTTP status.
    pub fn status(&self) -> u16 {
        self.refusal().status
    }

    /// The level in the log. An honest client has no reason to try what is logged as `INFO`.
    pub(crate) fn level(&self) -> Level {
        use ServerError as E;
        match self {
            E::Table(error) => match error.refusal().status {
                403 => Level::INFO,
                500 => Level::ERROR,
                _ => Level::DEBUG,
            },
            E::Token | E::Origin { .. } | E::Private | E::InsightLive | E::TooBig => Level::INFO,
            E::Moderator | E::InsightFailed | E::SolveNoRoom | E::NoRoom | E::Busy => Level::WARN,
            // `Storage` too: the writer says once that it cannot write, and whoever asks meanwhile adds
            // nothing to that.
            _ => Level::DEBUG,
        }
    }
}

/// For logs; people get the message from `crates/locale`.
impl fmt::Display for ServerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.refusal().fmt(f)
    }
}

impl std::error::Error for ServerError {}

impl From<TableError> for ServerError {
    fn from(error: TableError) -> ServerError {
        ServerError::Table(error)
    }
}

impl From<AccountNameError> for ServerError {
    fn from(error: AccountNameError) -> ServerError {
        match error {
            AccountNameError::Length => ServerError::AccountNameLength,
            AccountNameError::Characters => ServerError::AccountNameCharacters,
            AccountNameError::Mixed => TableError::NameMixed.into(),
            AccountNameError::Reserved => TableError::NameReserved.into(),
        }
    }
}

impl From<game::Reason> for ServerError {
    fn from(reason: game::Reason) -> ServerError {
        ServerError::Table(reason.into())
    }
}

impl From<AppendError> for ServerError {
    fn from(error: AppendError) -> ServerError {
        match error {
            AppendError::Conflict => ServerError::Taken,
            AppendError::Storage(_) => ServerError::Storage,
        }
    }
}

impl From<StoreError> for ServerError {
    fn from(error: StoreError) -> ServerError {
        tracing::error!(%error, "database read failed");
        match error {
            // It will not go away by itself: nobody should be told to try again.
            StoreError::Corrupt { game, .. } => TableError::Corrupt { table: game }.into(),
            _ => ServerError::Storage,
        }
    }
}
