use game::Seat;

use crate::OptionError;

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

impl Options {
    /// The names of all options.
    pub const NAMES: [&str; 8] = [
        Boost::NAME,
        BoostEats::NAME,
        Frenzy::NAME,
        GhostOnPellet::NAME,
        Contact::NAME,
        GhostsShare::NAME,
        "lives",
        "ghosts",
    ];

    /// Sets an option by its name and value.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), OptionError> {
        match name {
            Boost::NAME => self.boost = Boost::parse(value)?,
            BoostEats::NAME => self.boost_eats = BoostEats::parse(value)?,
            Frenzy::NAME => self.frenzy = Frenzy::parse(value)?,
            GhostOnPellet::NAME => self.ghost_on_pellet = GhostOnPellet::parse(value)?,
            Contact::NAME => self.contact = Contact::parse(value)?,
            GhostsShare::NAME => self.ghosts_share = GhostsShare::parse(value)?,
            "lives" => {
                self.lives = match *value.as_bytes() {
                    [digit @ b'1'..=b'9'] => Some(digit - b'0'),
                    _ => return Err(invalid_value("lives", value, "1-9", "P04")),
                };
            }
            "ghosts" => {
                let holders = parse_holders(value);
                self.ghosts =
                    Some(holders.ok_or_else(|| invalid_value("ghosts", value, "2,3,2,3", "P01"))?);
            }
            _ => {
                let known = Options::NAMES.join(" ");
                return Err(OptionError::Unknown { name: name.to_owned(), known });
            }
        }
        Ok(())
    }

    /// The options that differ from their defaults, as names and values for [`set`](Options::set).
    pub fn non_default(&self) -> Vec<(&'static str, String)> {
        let choices = [
            (Boost::NAME, self.boost.word(), Boost::default().word()),
            (BoostEats::NAME, self.boost_eats.word(), BoostEats::default().word()),
            (Frenzy::NAME, self.frenzy.word(), Frenzy::default().word()),
            (GhostOnPellet::NAME, self.ghost_on_pellet.word(), GhostOnPellet::default().word()),
            (Contact::NAME, self.contact.word(), Contact::default().word()),
            (GhostsShare::NAME, self.ghosts_share.word(), GhostsShare::default().word()),
        ];
        let choices = choices.into_iter().filter(|(_, word, default)| word != default);
        let mut list: Vec<_> = choices.map(|(name, word, _)| (name, word.to_owned())).collect();
        list.extend(self.lives.map(|lives| ("lives", lives.to_string())));
        list.extend(self.ghosts.map(|ghosts| ("ghosts", holders_text(ghosts))));
        list
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

pub(super) fn holders_text(holders: GhostHolders) -> String {
    holders.map(|seat| seat.map_or("-".to_owned(), |seat| seat.to_string())).join(",")
}

fn invalid_value(
    name: &'static str,
    value: &str,
    allowed: &'static str,
    rule: &'static str,
) -> OptionError {
    OptionError::Value { name, value: value.to_owned(), allowed, rule }
}

/// Defines an option with a fixed list of values: an enum with the word of each value.
macro_rules! option_enum {
    ($(#[$doc:meta])* $type:ident, $name:literal, $rule:literal {
        $($(#[$about:meta])* $choice:ident = $word:literal,)+
    }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        pub enum $type { $($(#[$about])* $choice,)+ }

        impl $type {
            /// The name of the option.
            pub const NAME: &str = $name;
            /// All values.
            pub const ALL: &[$type] = &[$($type::$choice),+];

            /// The word of this value.
            pub const fn word(self) -> &'static str {
                match self { $($type::$choice => $word,)+ }
            }

            fn parse(value: &str) -> Result<$type, OptionError> {
                match value {
                    $($word => Ok($type::$choice),)+
                    _ => {
                        let allowed = concat!($($word, " "),+).trim_ascii_end();
                        Err(invalid_value($name, value, allowed, $rule))
                    }
                }
            }
        }
    };
}

option_enum! {
    /// How many of the 3 squares of a boost PAC-MAN has to take (P12).
    Boost, "boost", "P12" {
        /// As many as he likes, even none.
        #[default]
        UpTo = "up_to",
        /// All of them. He can always go back and forth, so this is always possible.
        Exactly = "exactly",
    }
}

option_enum! {
    /// Which ghosts a boost eats (P16).
    BoostEats, "boost_eats", "P16" {
        /// All ghosts on his path.
        #[default]
        Path = "path",
        /// Those on the square where he ends; others on his path are harmless and stay.
        End = "end",
    }
}

option_enum! {
    /// How a ghost in frenzy moves its two squares (P22).
    Frenzy, "frenzy", "P22" {
        /// Both in one direction.
        #[default]
        Straight = "straight",
        /// Two free steps; the ghost may return to its square.
        Turning = "turning",
    }
}

option_enum! {
    /// Whether ghosts may cross or end on an uneaten pellet (P27, P28).
    GhostOnPellet, "ghost_on_pellet", "P28" {
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
    Contact, "contact", "P39" {
        /// He may enter its square; that ends his move and costs a life.
        #[default]
        Caught = "caught",
        /// The ghost blocks him like a wall.
        Closed = "closed",
    }
}

option_enum! {
    /// Whether several ghosts may be on one square (P40).
    GhostsShare, "ghosts_share", "P40" {
        /// They may.
        #[default]
        Yes = "true",
        /// They may pass one another, but not end on the same square.
        No = "false",
    }
}
