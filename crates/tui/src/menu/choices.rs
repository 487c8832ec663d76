use api::view::{BoardView, PieceKind};
use rules::{Game, GameSetup, mspacman, pacman};

/// The options of a game that the menu offers, each with its values, the default first.
pub(super) fn options(game: Game) -> &'static [(&'static str, &'static [&'static str])] {
    const STARTER: (&str, &[&str]) = ("starter", &["random", "1", "2", "3", "4"]);
    const PAWN_BEHIND: (&str, &[&str]) = ("pawn_behind", &["blocked", "sidestep"]);
    const REPETITION: (&str, &[&str]) = ("repetition", &["draw", "off"]);
    match game {
        Game::Quoridor => &[STARTER, PAWN_BEHIND, REPETITION],
        Game::Mini => &[
            ("move_seconds", &["off", "10", "15", "20", "30", "60", "120"]),
            STARTER,
            PAWN_BEHIND,
            REPETITION,
        ],
        Game::Pacman => &[
            ("boost", &["up_to", "exactly"]),
            ("boost_eats", &["path", "end"]),
            ("frenzy", &["straight", "turning"]),
            ("ghost_on_pellet", &["cross", "never", "free"]),
            ("contact", &["caught", "closed"]),
            ("ghosts_share", &["true", "false"]),
            ("lives", &["maze", "1", "2", "3", "4", "5", "6", "7", "8", "9"]),
            REPETITION,
        ],
        Game::Mspacman => &[("capture", &["passing", "exact"])],
    }
}

/// The mazes or boards that come with the program, by name.
pub(super) fn shipped_mazes(game: Game) -> Vec<String> {
    match game {
        Game::Quoridor | Game::Mini => Vec::new(),
        Game::Pacman => pacman::Maze::shipped().iter().map(|maze| maze.reference()).collect(),
        Game::Mspacman => {
            mspacman::Board::shipped().iter().map(|board| board.reference().to_string()).collect()
        }
    }
}

/// The ghosts, in the order of the option `ghosts`, which assigns them to seats.
pub(super) const GHOSTS: [PieceKind; 4] =
    [PieceKind::Blinky, PieceKind::Inky, PieceKind::Pinky, PieceKind::Clyde];

/// The number of the seat that plays each of [`GHOSTS`]; `None` for a ghost that is not in play.
pub(super) type GhostAssignment = [Option<u8>; GHOSTS.len()];

/// The assignment of ghosts that a new game has.
pub(super) fn default_ghosts(seats: usize) -> GhostAssignment {
    let setup = GameSetup::new(Game::Pacman).with_seats(seats);
    let start = setup.and_then(|setup| setup.start());
    let pieces = start.map_or_else(|_| Vec::new(), |start| BoardView::from(&start).pieces);
    GHOSTS.map(|ghost| pieces.iter().find(|piece| piece.kind == ghost)?.seat)
}

/// The seats that may play a ghost, and `None` for leaving it out.
pub(super) fn ghost_seats(seats: usize) -> Vec<Option<u8>> {
    (2..=seats as u8).map(Some).chain([None]).collect()
}

/// The seat of a ghost as the option writes it: `2`, `-`.
pub(super) fn ghost_seat_word(seat: Option<u8>) -> String {
    seat.map_or_else(|| "-".to_owned(), |seat| seat.to_string())
}

/// The areas of a Ms. Pac-Man board, by their letters in its file.
pub(super) const AREAS: [char; 4] = ['a', 'b', 'c', 'd'];
