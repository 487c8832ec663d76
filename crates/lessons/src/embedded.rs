use rules::Game;

/// The text of the course of a game, as it comes with the program.
pub fn source(game: Game) -> &'static str {
    match game {
        Game::Quoridor => include_str!("../../../lessons/quoridor.lesson"),
        Game::Mini => include_str!("../../../lessons/mini.lesson"),
        Game::Pacman => include_str!("../../../lessons/pacman.lesson"),
        Game::Mspacman => include_str!("../../../lessons/mspacman.lesson"),
    }
}
