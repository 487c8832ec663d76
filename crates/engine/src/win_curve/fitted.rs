//! Written by `palisade-trainer curves`, from games that the engine played against itself.

use rules::Game;

use super::WinCurve;

pub(super) const CURVES: [WinCurve; 9] = [
    WinCurve { game: Game::Quoridor, seats: 2, offset: 0.0, slope: 232.8, bonus: 0.0 },
    WinCurve { game: Game::Quoridor, seats: 4, offset: 0.0, slope: 297.4, bonus: 0.0 },
    WinCurve { game: Game::Pacman, seats: 2, offset: 1275.0, slope: 690.3, bonus: 3.1 },
    WinCurve { game: Game::Pacman, seats: 3, offset: 1275.0, slope: 690.3, bonus: 3.1 },
    WinCurve { game: Game::Pacman, seats: 4, offset: 1275.0, slope: 690.3, bonus: 3.1 },
    WinCurve { game: Game::Pacman, seats: 5, offset: 1275.0, slope: 690.3, bonus: 3.1 },
    WinCurve { game: Game::Mspacman, seats: 2, offset: 0.0, slope: 160.8, bonus: 0.5 },
    WinCurve { game: Game::Mspacman, seats: 3, offset: 0.0, slope: 139.3, bonus: 0.0 },
    WinCurve { game: Game::Mspacman, seats: 4, offset: 0.0, slope: 147.9, bonus: 0.0 },
];
