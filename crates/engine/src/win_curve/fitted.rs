//! What `palisade-trainer curves` writes. These are the plain curves that a fit begins with.

use rules::Game;

use super::WinCurve;

pub(super) const CURVES: [WinCurve; 9] = [
    WinCurve { game: Game::Quoridor, seats: 2, offset: 0.0, slope: 180.0 },
    WinCurve { game: Game::Quoridor, seats: 4, offset: 0.0, slope: 180.0 },
    WinCurve { game: Game::Pacman, seats: 2, offset: 0.0, slope: 180.0 },
    WinCurve { game: Game::Pacman, seats: 3, offset: 0.0, slope: 180.0 },
    WinCurve { game: Game::Pacman, seats: 4, offset: 0.0, slope: 180.0 },
    WinCurve { game: Game::Pacman, seats: 5, offset: 0.0, slope: 180.0 },
    WinCurve { game: Game::Mspacman, seats: 2, offset: 0.0, slope: 180.0 },
    WinCurve { game: Game::Mspacman, seats: 3, offset: 0.0, slope: 180.0 },
    WinCurve { game: Game::Mspacman, seats: 4, offset: 0.0, slope: 180.0 },
];
