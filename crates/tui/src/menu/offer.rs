use api::view::{PieceKind, View};
use rules::{Game, Table, mspacman, pacman};

/// The options of a game that the menu offers, the default of each first.
pub(super) fn choices(game: Game) -> &'static [(&'static str, &'static [&'static str])] {
    const STARTER: (&str, &[&str]) = ("starter", &["random", "1", "2", "3", "4"]);
    const BEHIND: (&str, &[&str]) = ("pawn_behind", &["blocked", "sidestep"]);
    const REPETITION: (&str, &[&str]) = ("repetition", &["draw", "off"]);
    match game {
        Game::Quoridor => &[STARTER, BEHIND, REPETITION],
        Game::Mini => &[
            ("move_seconds", &["off", "10", "15", "20", "30", "60", "120"]),
            STARTER,
            BEHIND,
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
pub(super) fn mazes(game: Game) -> Vec<String> {
    match game {
        Game::Quoridor | Game::Mini => Vec::new(),
        Game::Pacman => pacman::Maze::shipped().iter().map(|maze| maze.reference()).collect(),
        Game::Mspacman => {
            mspacman::Board::shipped().iter().map(|board| board.reference().to_string()).collect()
        }
    }
}

/// The ghosts, in the order of the option that shares them out.
pub(super) const GHOSTS: [PieceKind; 4] =
    [PieceKind::Blinky, PieceKind::Inky, PieceKind::Pinky, PieceKind::Clyde];

/// The number of the seat that holds each of [`GHOSTS`]; nothing for one that does not play.
pub(super) type Holders = [Option<u8>; GHOSTS.len()];

/// Who holds which ghost where they are dealt in turn.
pub(super) fn deal(seats: usize) -> Holders {
    let table = Table::new(Game::Pacman).with_seats(seats);
    let start = table.and_then(|table| table.start());
    let pieces = start.map_or_else(|_| Vec::new(), |start| View::from(&start).pieces);
    GHOSTS.map(|ghost| pieces.iter().find(|piece| piece.kind == ghost)?.seat)
}

/// Everyone who may hold a ghost, nobody included.
pub(super) fn holders(seats: usize) -> Vec<Option<u8>> {
    (2..=seats as u8).map(Some).chain([None]).collect()
}

/// A holder as the option says it: `2`, `-`.
pub(super) fn holder_word(holder: Option<u8>) -> String {
    holder.map_or_else(|| "-".to_owned(), |seat| seat.to_string())
}

/// The areas of a board, as its file calls them.
pub(super) const AREAS: [char; 4] = ['a', 'b', 'c', 'd'];
