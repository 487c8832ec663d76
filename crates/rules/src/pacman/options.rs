use game::Seat;

use crate::OptionError;

/// How a table plays what the rulebooks leave open. The default is the reading of most of them.
///
/// ```
/// use rules::pacman::{Contact, Options};
///
/// let mut options = Options::default();
/// options.set("contact", "closed").unwrap();
/// assert_eq!(options.contact, Contact::Closed);
/// assert_eq!(options.list(), [("contact", "closed".to_owned())]);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Options {
    /// How many of the 3 squares of a boost PAC-MAN takes.
    pub boost: Boost,
    /// Which ghosts a boost eats.
    pub boost_eats: BoostEats,
    /// How a ghost in frenzy goes its two squares.
    pub frenzy: Frenzy,
    /// What an uneaten pellet is to a ghost.
    pub ghost_on_pellet: GhostOnPellet,
    /// What a ghost is to PAC-MAN without a boost.
    pub contact: Contact,
    /// Whether ghosts may end on one square.
    pub ghosts_share: GhostsShare,
    /// PAC-MAN's lives, where they are not those of the maze (P04).
    pub lives: Option<u8>,
    /// The seats that hold Blinky, Inky, Pinky and Clyde, where they are not dealt in turn (P01).
    pub ghosts: Option<Holders>,
}

/// The seat that holds each ghost; nothing for a ghost that is not in the game.
pub type Holders = [Option<Seat>; 4];

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

    /// Sets the option `name` to what `value` says.
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
                    _ => return Err(bad("lives", value, "1-9", "P04")),
                };
            }
            "ghosts" => {
                let holders = parse_holders(value);
                self.ghosts = Some(holders.ok_or_else(|| bad("ghosts", value, "2,3,2,3", "P01"))?);
            }
            _ => {
                let known = Options::NAMES.join(" ");
                return Err(OptionError::Unknown { name: name.to_owned(), known });
            }
        }
        Ok(())
    }

    /// The options that are not as by default, with their values.
    pub fn list(&self) -> Vec<(&'static str, String)> {
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

/// Reads `2,3,2,3`, with `-` for a ghost that is not in the game.
pub(super) fn parse_holders(text: &str) -> Option<Holders> {
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

pub(super) fn holders_text(holders: Holders) -> String {
    holders.map(|seat| seat.map_or("-".to_owned(), |seat| seat.to_string())).join(",")
}

fn bad(name: &'static str, value: &str, allowed: &'static str, rule: &'static str) -> OptionError {
    OptionError::Value { name, value: value.to_owned(), allowed, rule }
}

macro_rules! choices {
    ($(#[$doc:meta])* $type:ident, $name:literal, $rule:literal {
        $($(#[$about:meta])* $choice:ident = $word:literal,)+
    }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        pub enum $type { $($(#[$about])* $choice,)+ }

        impl $type {
            /// The name of the option.
            pub const NAME: &str = $name;
            /// Every choice.
            pub const ALL: &[$type] = &[$($type::$choice),+];

            /// The word for it.
            pub const fn word(self) -> &'static str {
                match self { $($type::$choice => $word,)+ }
            }

            fn parse(value: &str) -> Result<$type, OptionError> {
                match value {
                    $($word => Ok($type::$choice),)+
                    _ => Err(bad($name, value, concat!($($word, " "),+).trim_ascii_end(), $rule)),
                }
            }
        }
    };
}

choices! {
    /// How many of the 3 squares of a boost PAC-MAN takes (P12).
    Boost, "boost", "P12" {
        /// As many as he likes, none too.
        #[default]
        UpTo = "up_to",
        /// All of them. He can always retrace his steps, so they are always there to take.
        Exactly = "exactly",
    }
}

choices! {
    /// Which ghosts a boost eats (P16).
    BoostEats, "boost_eats", "P16" {
        /// All he steps on.
        #[default]
        Path = "path",
        /// Those on the square where he ends; the others stay and do no harm.
        End = "end",
    }
}

choices! {
    /// How a ghost in frenzy goes its two squares (P22).
    Frenzy, "frenzy", "P22" {
        /// Both in one direction.
        #[default]
        Straight = "straight",
        /// Two free steps; it may come back to where it was.
        Turning = "turning",
    }
}

choices! {
    /// What an uneaten pellet is to a ghost (P27, P28).
    GhostOnPellet, "ghost_on_pellet", "P28" {
        /// A square to cross, not to end on.
        #[default]
        Cross = "cross",
        /// A wall.
        Never = "never",
        /// A square like any other.
        Free = "free",
    }
}

choices! {
    /// What a ghost is to PAC-MAN without a boost (P39).
    Contact, "contact", "P39" {
        /// The end of the move, and of a life.
        #[default]
        Caught = "caught",
        /// A wall.
        Closed = "closed",
    }
}

choices! {
    /// Whether ghosts may end on one square (P40).
    GhostsShare, "ghosts_share", "P40" {
        /// They may.
        #[default]
        Yes = "true",
        /// They may pass one another, not end together.
        No = "false",
    }
}
