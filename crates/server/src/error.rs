use std::fmt;

use api::Refusal;
use tracing::Level;

/// Why the server refuses something, or fails at it. Its status, the key of its message and the level
/// it is logged at stand in one place: `ServerError::class`.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the keys name them, and crates/locale has the sentences")]
pub enum ServerError {
    // Against the rules of a game.
    Rules(game::Reason),

    // Malformed.
    Malformed { why: String },
    Binary,
    NotJson,
    MissingSeq,
    Nonce { longest: usize },

    // Who one is.
    Token,
    Name,
    NameMixed,
    LinkCode,
    Origin { origin: String },
    Private,
    Moderator,
    Banned { until: api::Millis },
    Silenced,
    Subject { word: String },
    NoSanction { id: String },

    // Tables and seats.
    NoCall,
    NoTable { table: String },
    NoSeat { seat: u8 },
    SeatTaken { seat: u8 },
    SeatReserved { seat: u8 },
    Seated,
    Full,
    PieceTaken,
    PieceTwice,
    CreatorOnly,
    TooManyPlaces,
    Level,
    Clock,
    Starter,
    StartOver { position: String },
    SpecTooLong { longest: usize },
    GameUnknown { word: String },
    Luck { longest: usize },

    // The course of a game.
    NotStarted,
    Started,
    Over,
    NotOver,
    NotYours,
    NotYourTurn { seat: u8 },
    NotAMove { word: String },
    Paused,
    NotPaused,
    AbortLate,
    Offered,
    OfferedBefore,
    NoOffer,
    NoTakeback,
    ComputerDeclines,
    TooManyEvents,
    Stale { asked: u32, next: u32 },
    Taken,

    // Hints.
    InsightLive,
    InsightTurn,
    InsightFailed,
    NoPly,

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
    NoRoom,

    // Faults of ours.
    Busy,
    Storage,
    Stopping,
    Corrupt { table: String },
}

/// An argument of a message.
enum Arg<'a> {
    Text(&'a str),
    Number(i64),
}

impl ServerError {
    /// The HTTP status, the key of the message, and the level in the log. An honest client has no
    /// reason to try what is logged as `INFO`.
    fn class(&self) -> (u16, &str, Level) {
        use ServerError as E;
        match self {
            E::Rules(reason) => (422, reason.key, Level::DEBUG),

            E::Malformed { .. } => (400, "server-malformed", Level::DEBUG),
            E::Binary => (400, "server-binary", Level::DEBUG),
            E::NotJson => (415, "server-not-json", Level::DEBUG),
            E::MissingSeq => (400, "server-seq", Level::DEBUG),
            E::Nonce { .. } => (400, "server-nonce", Level::DEBUG),

            E::Token => (401, "server-token", Level::INFO),
            E::Name => (422, "server-name", Level::DEBUG),
            E::NameMixed => (422, "server-name-mixed", Level::DEBUG),
            E::LinkCode => (404, "server-code", Level::DEBUG),
            E::Origin { .. } => (403, "server-origin", Level::INFO),
            E::Private => (403, "server-private", Level::INFO),
            E::Moderator => (401, "server-moderator", Level::WARN),
            E::Banned { .. } => (403, "server-banned", Level::DEBUG),
            E::Silenced => (403, "server-silenced", Level::DEBUG),
            E::Subject { .. } => (422, "server-subject", Level::DEBUG),
            E::NoSanction { .. } => (404, "server-no-sanction", Level::DEBUG),

            E::NoCall => (404, "server-no-call", Level::DEBUG),
            E::NoTable { .. } => (404, "server-no-table", Level::DEBUG),
            E::NoSeat { .. } => (404, "server-no-seat", Level::DEBUG),
            E::SeatTaken { .. } => (409, "server-seat-taken", Level::DEBUG),
            E::SeatReserved { .. } => (403, "server-seat-reserved", Level::INFO),
            E::Seated => (409, "server-seated", Level::DEBUG),
            E::Full => (409, "server-full", Level::DEBUG),
            E::PieceTaken => (409, "server-piece-taken", Level::DEBUG),
            E::PieceTwice => (422, "server-piece-taken", Level::DEBUG),
            E::CreatorOnly => (403, "server-creator-only", Level::INFO),
            E::TooManyPlaces => (422, "server-too-many-places", Level::DEBUG),
            E::Level => (422, "server-level", Level::DEBUG),
            E::Clock => (422, "server-clock", Level::DEBUG),
            E::Starter => (422, "server-starter", Level::DEBUG),
            E::StartOver { .. } => (422, "server-start-over", Level::DEBUG),
            E::SpecTooLong { .. } => (422, "server-spec-long", Level::DEBUG),
            E::GameUnknown { .. } => (422, "game-unknown", Level::DEBUG),
            E::Luck { .. } => (422, "server-luck", Level::DEBUG),

            E::NotStarted => (409, "server-not-started", Level::DEBUG),
            E::Started => (409, "server-started", Level::DEBUG),
            E::Over => (409, "server-over", Level::DEBUG),
            E::NotOver => (409, "server-not-over", Level::DEBUG),
            E::NotYours => (403, "server-not-yours", Level::INFO),
            E::NotYourTurn { .. } => (409, "server-not-your-turn", Level::DEBUG),
            E::NotAMove { .. } => (422, "server-not-a-move", Level::DEBUG),
            E::Paused => (409, "server-paused", Level::DEBUG),
            E::NotPaused => (409, "server-not-paused", Level::DEBUG),
            E::AbortLate => (409, "server-abort-late", Level::DEBUG),
            E::Offered => (409, "server-offered", Level::DEBUG),
            E::OfferedBefore => (409, "server-offered-before", Level::DEBUG),
            E::NoOffer => (409, "server-no-offer", Level::DEBUG),
            E::NoTakeback => (409, "server-takeback", Level::DEBUG),
            E::ComputerDeclines => (409, "server-machine-declines", Level::DEBUG),
            E::TooManyEvents => (409, "server-too-many-events", Level::DEBUG),
            E::Stale { .. } => (409, "server-stale", Level::DEBUG),
            E::Taken => (409, "server-taken", Level::DEBUG),

            E::InsightLive => (403, "server-insight-live", Level::INFO),
            E::InsightTurn => (409, "server-insight-turn", Level::DEBUG),
            E::InsightFailed => (503, "server-insight-failed", Level::WARN),
            E::NoPly => (404, "server-no-ply", Level::DEBUG),

            E::SolveOff => (403, "server-solve-off", Level::DEBUG),
            E::SolveBusy => (409, "server-solve-busy", Level::DEBUG),
            E::SolveTooLarge => (422, "server-solve-too-large", Level::DEBUG),
            E::SolveNoRoom => (503, "server-solve-no-room", Level::WARN),
            E::SolveQuota { .. } => (429, "server-solve-quota", Level::DEBUG),

            E::TooBig => (413, "server-too-big", Level::INFO),
            E::TooSlow => (408, "server-too-slow", Level::DEBUG),
            E::TooOften => (429, "server-too-often", Level::DEBUG),
            E::TooManySockets => (429, "server-too-many-sockets", Level::DEBUG),
            E::TooManyWatched { .. } => (429, "server-too-many-watched", Level::DEBUG),
            E::TooManyTables { .. } => (429, "server-too-many-tables", Level::DEBUG),
            E::NoRoom => (503, "server-no-room", Level::WARN),

            E::Busy => (503, "server-busy", Level::WARN),
            // The writer says once that it cannot write; whoever asks meanwhile adds nothing to that.
            E::Storage => (503, "server-storage", Level::DEBUG),
            E::Stopping => (503, "server-stopping", Level::DEBUG),
            E::Corrupt { .. } => (500, "server-corrupt", Level::ERROR),
        }
    }

    /// The arguments of the message, by name.
    fn args(&self) -> Vec<(&'static str, Arg<'_>)> {
        use ServerError as E;
        let number = |n: usize| Arg::Number(i64::try_from(n).unwrap_or(i64::MAX));
        match self {
            E::Malformed { why } => vec![("why", Arg::Text(why))],
            E::Nonce { longest } | E::Luck { longest } | E::SpecTooLong { longest } => {
                vec![("longest", number(*longest))]
            }
            E::Origin { origin } => vec![("origin", Arg::Text(origin))],
            E::NoTable { table } | E::Corrupt { table } => vec![("table", Arg::Text(table))],
            E::NoSeat { seat }
            | E::SeatTaken { seat }
            | E::SeatReserved { seat }
            | E::NotYourTurn { seat } => vec![("seat", Arg::Number(i64::from(*seat)))],
            E::StartOver { position } => vec![("position", Arg::Text(position))],
            E::GameUnknown { word } | E::NotAMove { word } | E::Subject { word } => {
                vec![("word", Arg::Text(word))]
            }
            E::NoSanction { id } => vec![("id", Arg::Text(id))],
            E::Stale { asked, next } => vec![
                ("asked", Arg::Number(i64::from(*asked))),
                ("next", Arg::Number(i64::from(*next))),
            ],
            E::TooManyWatched { most } => vec![("most", number(*most))],
            E::SolveQuota { most } => vec![("most", Arg::Number(i64::from(*most)))],
            E::TooManyTables { most } => {
                vec![("most", Arg::Number(i64::try_from(*most).unwrap_or(i64::MAX)))]
            }
            _ => Vec::new(),
        }
    }

    /// What the client is told.
    pub fn refusal(&self) -> Refusal {
        if let ServerError::Rules(reason) = self {
            return Refusal::from(reason.clone());
        }
        let (status, key, _) = self.class();
        let mut refusal = Refusal::new(status, key);
        if *self == ServerError::PieceTaken {
            refusal.rule = "C00".to_owned();
        }
        if let ServerError::Banned { until } = self {
            refusal = refusal.text("until", api::UtcTime(*until));
        }
        self.args().into_iter().fold(refusal, |refusal, (name, arg)| match arg {
            Arg::Text(text) => refusal.text(name, text),
            Arg::Number(number) => refusal.number(name, number),
        })
    }

    /// The HTTP status.
    pub fn status(&self) -> u16 {
        self.class().0
    }

    /// Logs it; `from` is the client's address or the person's id.
    pub fn log(&self, from: &dyn fmt::Display) {
        match self.class().2 {
            Level::ERROR => tracing::error!(refusal = %self, %from, "refused"),
            Level::WARN => tracing::warn!(refusal = %self, %from, "refused"),
            Level::INFO => tracing::info!(refusal = %self, %from, "refused"),
            _ => tracing::debug!(refusal = %self, %from, "refused"),
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

impl From<game::Reason> for ServerError {
    fn from(reason: game::Reason) -> ServerError {
        ServerError::Rules(reason)
    }
}

impl From<crate::store::AppendError> for ServerError {
    fn from(error: crate::store::AppendError) -> ServerError {
        match error {
            crate::store::AppendError::Conflict => ServerError::Taken,
            crate::store::AppendError::Storage(_) => ServerError::Storage,
        }
    }
}

impl From<crate::store::StoreError> for ServerError {
    fn from(error: crate::store::StoreError) -> ServerError {
        tracing::error!(%error, "database read failed");
        match error {
            // It will not go away by itself: nobody should be told to try again.
            crate::store::StoreError::Corrupt { game, .. } => ServerError::Corrupt { table: game },
            _ => ServerError::Storage,
        }
    }
}
