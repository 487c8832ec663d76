use rules::Game;

use crate::CourseId;

/// The text of a course, as it comes with the program.
pub fn source(course: CourseId) -> &'static str {
    match course {
        CourseId::Rules(Game::Quoridor) => include_str!("../../../lessons/quoridor.lesson"),
        CourseId::Rules(Game::Mini) => include_str!("../../../lessons/mini.lesson"),
        CourseId::Rules(Game::Pacman) => include_str!("../../../lessons/pacman.lesson"),
        CourseId::Rules(Game::Mspacman) => include_str!("../../../lessons/mspacman.lesson"),
        CourseId::QuoridorStrategy => include_str!("../../../lessons/quoridor-strategy.lesson"),
        CourseId::PacmanStrategy => include_str!("../../../lessons/pacman-strategy.lesson"),
        CourseId::GhostStrategy => include_str!("../../../lessons/ghost-strategy.lesson"),
    }
}
