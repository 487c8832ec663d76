use std::fmt;

use rules::Game;

/// Which course: one for the rules of each game, and others on how to play a game well.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CourseId {
    /// The rules of a game; its name is that of the game.
    Rules(Game),
    /// How to win a game of Quoridor.
    QuoridorStrategy,
    /// How PAC-MAN wins.
    PacmanStrategy,
    /// How the ghosts win.
    GhostStrategy,
}

impl CourseId {
    /// All courses, in the order of lists: those of a game follow each other.
    pub const ALL: [CourseId; 7] = [
        CourseId::Rules(Game::Quoridor),
        CourseId::QuoridorStrategy,
        CourseId::Rules(Game::Mini),
        CourseId::Rules(Game::Pacman),
        CourseId::PacmanStrategy,
        CourseId::GhostStrategy,
        CourseId::Rules(Game::Mspacman),
    ];

    /// The name in addresses, commands, kept progress and message keys.
    pub fn name(self) -> &'static str {
        match self {
            CourseId::Rules(game) => game.name(),
            CourseId::QuoridorStrategy => "quoridor-strategy",
            CourseId::PacmanStrategy => "pacman-strategy",
            CourseId::GhostStrategy => "ghost-strategy",
        }
    }

    /// Parses a name.
    pub fn parse(name: &str) -> Option<CourseId> {
        CourseId::ALL.into_iter().find(|course| course.name() == name)
    }

    /// The game that is played in it.
    pub fn game(self) -> Game {
        match self {
            CourseId::Rules(game) => game,
            CourseId::QuoridorStrategy => Game::Quoridor,
            CourseId::PacmanStrategy | CourseId::GhostStrategy => Game::Pacman,
        }
    }

    /// Whether it teaches the rules of a game.
    pub fn teaches_rules(self) -> bool {
        matches!(self, CourseId::Rules(_))
    }

    /// The key of its title: the name of the game, or a title of its own.
    pub fn title_key(self) -> String {
        match self.teaches_rules() {
            true => format!("game-{self}"),
            false => format!("course-{self}"),
        }
    }
}

impl fmt::Display for CourseId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
