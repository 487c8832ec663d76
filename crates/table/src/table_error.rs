use std::fmt;

use api::Refusal;
use ratings::UnratedReason;

/// Why a table refuses an action, or cannot be replayed.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the keys name them, and crates/locale has the sentences")]
pub enum TableError {
    // Against the rules of a game.
    Rules(game::Reason),

    // Names of people.
    Name,
    NameMixed,
    NameReserved,

    // Seats and settings.
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
    ClientSeed { longest: usize },
    Unrated { reason: UnratedReason },
    RatedLater,

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
    NotAway { seat: u8 },
    Offered,
    OfferedBefore,
    NoOffer,
    NoTakeback,
    ComputerDeclines,
    TooManyEvents,
    Stale { asked: u32, next: u32 },

    // Its events do not fit together.
    Corrupt { table: String },
}

impl TableError {
    /// What the client is told.
    pub fn refusal(&self) -> Refusal {
        use TableError as E;
        let longest = |refusal: Refusal, longest: usize| {
            refusal.number("longest", i64::try_from(longest).unwrap_or(i64::MAX))
        };
        match self {
            E::Rules(reason) => Refusal::from(reason.clone()),

            E::Name => Refusal::new(422, "server-name"),
            E::NameMixed => Refusal::new(422, "server-name-mixed"),
            E::NameReserved => Refusal::new(422, "server-name-reserved"),

            E::NoSeat { seat } => Refusal::new(404, "server-no-seat").number("seat", *seat),
            E::SeatTaken { seat } => Refusal::new(409, "server-seat-taken").number("seat", *seat),
            E::SeatReserved { seat } => {
                Refusal::new(403, "server-seat-reserved").number("seat", *seat)
            }
            E::Seated => Refusal::new(409, "server-seated"),
            E::Full => Refusal::new(409, "server-full"),
            E::PieceTaken => {
                Refusal { rule: "C00".to_owned(), ..Refusal::new(409, "server-piece-taken") }
            }
            E::PieceTwice => Refusal::new(422, "server-piece-taken"),
            E::CreatorOnly => Refusal::new(403, "server-creator-only"),
            E::TooManyPlaces => Refusal::new(422, "server-too-many-places"),
            E::Level => Refusal::new(422, "server-level"),
            E::Clock => Refusal::new(422, "server-clock"),
            E::Starter => Refusal::new(422, "server-starter"),
            E::StartOver { position } => {
                Refusal::new(422, "server-start-over").text("position", position)
            }
            E::SpecTooLong { longest: most } => {
                longest(Refusal::new(422, "server-spec-long"), *most)
            }
            E::ClientSeed { longest: most } => longest(Refusal::new(422, "server-luck"), *most),
            E::Unrated { reason } => {
                // Others may join, or ask for it elsewhere.
                let status = match reason {
                    UnratedReason::Guest | UnratedReason::Takeback => 403,
                    _ => 422,
                };
                Refusal::new(status, &unrated_key(*reason))
            }
            E::RatedLater => Refusal::new(503, "server-rated-later"),

            E::NotStarted => Refusal::new(409, "server-not-started"),
            E::Started => Refusal::new(409, "server-started"),
            E::Over => Refusal::new(409, "server-over"),
            E::NotOver => Refusal::new(409, "server-not-over"),
            E::NotYours => Refusal::new(403, "server-not-yours"),
            E::NotYourTurn { seat } => {
                Refusal::new(409, "server-not-your-turn").number("seat", *seat)
            }
            E::NotAMove { word } => Refusal::new(422, "server-not-a-move").text("word", word),
            E::Paused => Refusal::new(409, "server-paused"),
            E::NotPaused => Refusal::new(409, "server-not-paused"),
            E::AbortLate => Refusal::new(409, "server-abort-late"),
            E::NotAway { seat } => Refusal::new(409, "server-not-away").number("seat", *seat),
            E::Offered => Refusal::new(409, "server-offered"),
            E::OfferedBefore => Refusal::new(409, "server-offered-before"),
            E::NoOffer => Refusal::new(409, "server-no-offer"),
            E::NoTakeback => Refusal::new(409, "server-takeback"),
            E::ComputerDeclines => Refusal::new(409, "server-machine-declines"),
            E::TooManyEvents => Refusal::new(409, "server-too-many-events"),
            E::Stale { asked, next } => {
                Refusal::new(409, "server-stale").number("asked", *asked).number("next", *next)
            }

            E::Corrupt { table } => Refusal::new(500, "server-corrupt").text("table", table),
        }
    }
}

/// The key of the sentence that says why a table or a game is not rated.
pub fn unrated_key(reason: UnratedReason) -> String {
    format!("server-rated-{}", reason.word())
}

/// For logs; people get the message from `crates/locale`.
impl fmt::Display for TableError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.refusal().fmt(f)
    }
}

impl std::error::Error for TableError {}

impl From<game::Reason> for TableError {
    fn from(reason: game::Reason) -> TableError {
        TableError::Rules(reason)
    }
}
