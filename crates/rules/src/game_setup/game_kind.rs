use std::fmt;

use game::{OptionScope, OptionSpec};

use super::common_options;
use crate::option_entry::OptionEntry;
use crate::{mspacman, pacman, quoridor};

/// The four games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Game {
    /// Classic Quoridor, 2 or 4 players.
    Quoridor,
    /// Quoridor Mini: the same rules, with an optional time limit per move (M01, M03).
    Mini,
    /// The PAC-MAN variant, 2 to 5 players.
    Pacman,
    /// Ms. Pac-Man, 2 to 4 players.
    Mspacman,
}

impl Game {
    /// All games.
    pub const ALL: [Game; 4] = [Game::Quoridor, Game::Mini, Game::Pacman, Game::Mspacman];

    /// Its name on the command line, in records and in links.
    pub const fn name(self) -> &'static str {
        match self {
            Game::Quoridor => "quoridor",
            Game::Mini => "mini",
            Game::Pacman => "pacman",
            Game::Mspacman => "mspacman",
        }
    }

    /// The game of that name.
    pub fn parse(name: &str) -> Option<Game> {
        Game::ALL.into_iter().find(|game| game.name() == name)
    }

    /// The possible numbers of seats (C03, Q11, P01, S01).
    pub const fn seats(self) -> &'static [usize] {
        match self {
            Game::Quoridor | Game::Mini => &[2, 4],
            Game::Pacman => &[2, 3, 4, 5],
            Game::Mspacman => &[2, 3, 4],
        }
    }

    /// The shortest and longest usual duration in minutes, if the publisher gives one (M02).
    pub const fn minutes(self) -> Option<(u32, u32)> {
        match self {
            Game::Quoridor | Game::Pacman => Some((15, 15)),
            Game::Mini => Some((5, 20)),
            Game::Mspacman => None,
        }
    }

    /// The options of the game, as [`GameSetup::set_option`](crate::GameSetup::set_option) takes them.
    ///
    /// ```
    /// let names: Vec<_> = rules::Game::Mini.options().iter().map(|spec| spec.name).collect();
    /// assert_eq!(names, ["pawn_behind", "starter", "pieces", "repetition", "move_seconds"]);
    /// ```
    pub fn options(self) -> Vec<&'static OptionSpec> {
        fn specs<T>(
            entries: &'static [OptionEntry<T>],
        ) -> impl Iterator<Item = &'static OptionSpec> {
            entries.iter().map(|entry| &entry.spec)
        }
        let mut list: Vec<_> = match self {
            Game::Quoridor | Game::Mini => specs(&quoridor::OPTIONS).collect(),
            Game::Pacman => specs(&pacman::OPTIONS).collect(),
            Game::Mspacman => specs(&mspacman::OPTIONS).collect(),
        };
        list.extend(specs(common_options(self)));
        list
    }

    /// The option of that name.
    pub fn option(self, name: &str) -> Option<&'static OptionSpec> {
        self.options().into_iter().find(|spec| spec.name == name)
    }

    /// Whether any player may start, so that one is chosen or drawn at random (C04). PAC-MAN always
    /// starts (P05), and who leads Ms. Pac-Man is spun for in the game itself (S05).
    pub fn has_open_start(self) -> bool {
        self.options().iter().any(|spec| spec.scope == OptionScope::Start)
    }

    /// The mazes or boards that come with the game by name, the default first.
    pub fn shipped_mazes(self) -> Vec<String> {
        match self {
            Game::Quoridor | Game::Mini => Vec::new(),
            Game::Pacman => pacman::Maze::shipped().iter().map(|maze| maze.reference()).collect(),
            Game::Mspacman => mspacman::Board::shipped()
                .iter()
                .map(|board| board.reference().to_owned())
                .collect(),
        }
    }

    pub(super) const fn seats_rule(self) -> &'static str {
        match self {
            Game::Quoridor | Game::Mini => "Q11",
            Game::Pacman => "P01",
            Game::Mspacman => "S01",
        }
    }
}

impl fmt::Display for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
