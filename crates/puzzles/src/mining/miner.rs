use game::Random;
use rules::Game;

use super::mined_game::MinedGame;
use super::mspacman::mine_mspacman;
use super::pacman::mine_pacman;
use super::quoridor::mine_quoridor;
use super::search::PositionSearch;

/// Mines games, each by itself: the same seed and number give the same puzzles, whatever was mined before.
pub struct PuzzleMiner {
    game: Game,
    seed: u64,
    search: PositionSearch,
}

impl PuzzleMiner {
    /// A miner of a game; Quoridor Mini has the puzzles of the classic game.
    pub fn new(game: Game, seed: u64) -> PuzzleMiner {
        PuzzleMiner { game, seed, search: PositionSearch::new() }
    }

    /// Plays and mines the game of that number.
    pub fn mine(&mut self, nth: u64) -> MinedGame {
        let mut random = Random::new(self.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ nth);
        let origin = format!("self-play {}.{nth}", self.seed);
        let mut mined = match self.game {
            Game::Quoridor | Game::Mini => mine_quoridor(&mut self.search, &mut random, &origin),
            Game::Pacman => mine_pacman(&mut self.search, &mut random, &origin),
            Game::Mspacman => mine_mspacman(&mut self.search, &mut random, &origin),
        };
        mined.counts.games += 1;
        mined.counts.kept += mined.puzzles.len() as u64;
        mined
    }
}
