use game::{OptionDefault, OptionScope, OptionSpec, OptionValues, Seat, ValueMeaning};

use crate::OptionError;
use crate::option_entry::{self, OptionEntry, choice_entry, option_enum};

/// The rule options: what the rulebooks leave open or disagree on. The defaults follow most of
/// them.
///
/// ```
/// use rules::pacman::{Contact, Options};
///
/// let mut options = Options::default();
/// options.set("contact", "closed").unwrap();
/// assert_eq!(options.contact, Contact::Closed);
/// assert_eq!(options.non_default(), [("contact", "closed".to_owned())]);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Options {
    /// How many of the 3 squares of a boost PAC-MAN has to take.
    pub boost: Boost,
    /// Which ghosts a boost eats.
    pub boost_eats: BoostEats,
    /// How a ghost in frenzy moves its two squares.
    pub frenzy: Frenzy,
    /// Whether ghosts may cross or end on an uneaten pellet.
    pub ghost_on_pellet: GhostOnPellet,
    /// What happens when PAC-MAN meets a ghost without a boost.
    pub contact: Contact,
    /// Whether several ghosts may be on one square.
    pub ghosts_share: GhostsShare,
    /// PAC-MAN's lives, if they differ from those of the maze (P04).
    pub lives: Option<u8>,
    /// The seats that hold Blinky, Inky, Pinky and Clyde, if they are not dealt in turn (P01).
    pub ghosts: Option<GhostHolders>,
}

/// The seat that moves each ghost; `None` for a ghost that is not in the game.
pub type GhostHolders = [Option<Seat>; 4];

pub(crate) static OPTIONS: [OptionEntry<Options>; 8] = [
    choice_entry!("boost", "P12", boost: Boost),
    choice_entry!("boost_eats", "P16", boost_eats: BoostEats),
    choice_entry!("frenzy", "P22", frenzy: Frenzy),
    choice_entry!("ghost_on_pellet", "P28", ghost_on_pellet: GhostOnPellet),
    choice_entry!("contact", "P39", contact: Contact),
    OptionEntry {
        spec: OptionSpec {
            values: OptionValues::Bool,
            ..OptionSpec::choice("ghosts_share", "P40", GhostsShare::WORDS)
        },
        ..choice_entry!("ghosts_share", "P40", ghosts_share: GhostsShare)
    },
    OptionEntry {
        spec: OptionSpec {
            name: "lives",
            rule: "P04",
            scope: OptionScope::Rules,
            values: OptionValues::Number { words: &[], least: 1, most: 9, offered: &[] },
            meaning: ValueMeaning::Choice,
            default: OptionDefault::Unset("maze"),
        },
        get: |options| options.lives.map(|lives| lives.to_string()),
        set: |options, value| {
            options.lives = Some(value.parse().ok()?);
            Some(())
        },
    },
    OptionEntry {
        spec: OptionSpec {
            name: "ghosts",
            rule: "P01",
            scope: OptionScope::Players,
            values: OptionValues::List {
                subjects: &["blinky", "inky", "pinky", "clyde"],
                items: &["2", "3", "4", "5", "-"],
                least: 4,
                repeatable: &["2", "3", "4", "5", "-"],
                shown: "2,3,2,3",
            },
            meaning: ValueMeaning::Seat,
            default: OptionDefault::Unset("dealt"),
        },
        get: |options| options.ghosts.map(holders_text),
        set: |options, value| {
            options.ghosts = Some(parse_holders(value)?);
            Some(())
        },
    },
];

impl Options {
    /// Sets an option by its name and value.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), OptionError> {
        option_entry::set(&OPTIONS, self, name, value)
    }

    /// The options that differ from their defaults, as names and values for [`set`](Options::set).
    pub fn non_default(&self) -> Vec<(&'static str, String)> {
        option_entry::non_default(&OPTIONS, self)
    }
}

/// Parses `2,3,2,3`, with `-` for a ghost that is not in the game.
pub(super) fn parse_holders(text: &str) -> Option<GhostHolders> {
    let mut holders = [None; 4];
    let mut words = text.split(',');
    for holder in &mut holders {
        *holder = match words.next()? {
            "-" => None,
            "2" => Some(Seat::new(1)),
            "3" => Some(Seat::new(2)),
            "4" => Some(Seat::new(3)),
            "5" => Some(Seat::new(4)),
            _ => return None,
        };
    }
    words.next().is_none().then_some(holders)
}

pub(crate) fn holders_text(holders: GhostHolders) -> String {
    holders.map(|seat| seat.map_or("-".to_owned(), |seat| seat.to_string())).join(",")
}

option_enum! {
    /// How many of the 3 squares of a boost PAC-MAN has to take (P12).
    Boost {
        /// As many as he likes, even none.
        #[default]
        UpTo = "up_to",
        /// All of them. He can always go back and forth, so this is always possible.
        Exactly = "exactly",
    }
}

option_enum! {
    /// Which ghosts a boost eats (P16).
    BoostEats {
        /// All ghosts on his path.
        #[default]
        Path = "path",
        /// Those on the square where he ends; others on his path are harmless and stay.
        End = "end",
    }
}

option_enum! {
    /// How a ghost in frenzy moves its two squares (P22).
    Frenzy {
        /// Both in one direction.
        #[default]
        Straight = "straight",
        /// Two free steps; the ghost may return to its square.
        Turning = "turning",
    }
}

option_enum! {
    /// Whether ghosts may cross or end on an uneaten pellet (P27, P28).
    GhostOnPellet {
        /// A ghost may cross a pellet but not end on it.
        #[default]
        Cross = "cross",
        /// A pellet blocks ghosts like a wall.
        Never = "never",
        /// A pellet does not restrict ghosts.
        Free = "free",
    }
}

option_enum! {
    /// What happens when PAC-MAN meets a ghost without a boost (P39).
    Contact {
        /// He may enter its square; that ends his move and costs a life.
        #[default]
        Caught = "caught",
        /// The ghost blocks him like a wall.
        Closed = "closed",
    }
}

option_enum! {
    /// Whether several ghosts may be on one square (P40).
    GhostsShare {
        /// They may.
        #[default]
        Yes = "true",
        /// They may pass one another, but not end on the same square.
        No = "false",
    }
}
