use std::sync::Arc;

use game::{BoardEstimate, PlayersEstimate, Position as _, Random, Turn};
use rules::mspacman::{Board, Options, Position};
use rules::{AnyMove, AnyPosition};

use crate::{Level, Limits, Player, SearchControl, Settings};

/// Level 8 against itself on a board of Ms. Pac-Man: how often each player wins, and how long a game takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardSelfPlay {
    /// The games of two players, of three and of four.
    pub games: u32,
    /// The nodes of the search for a move.
    pub nodes: u64,
    /// The same seed plays the same games.
    pub seed: u64,
}

/// A game with so many moves is endless.
const MAX_TURNS: u32 = 1_000;

impl BoardSelfPlay {
    /// The fewest and the most players of a game.
    const PLAYERS: std::ops::RangeInclusive<usize> = 2..=4;

    /// Plays on a board by the usual rules, and tells the estimate after every game. Nothing is returned if it was
    /// stopped.
    pub fn run(
        &self,
        board: &Arc<Board>,
        control: &SearchControl<'_>,
        tell: &mut dyn FnMut(&BoardEstimate),
    ) -> Option<BoardEstimate> {
        let none = |seats| PlayersEstimate { wins: vec![0; seats], ..PlayersEstimate::default() };
        let by_players: Vec<_> = Self::PLAYERS.map(none).collect();
        let planned = self.games * by_players.len() as u32;
        let mut estimate = BoardEstimate { by_players, planned };
        let mut player =
            Player::new(Settings { level: Level::MAX, hash: 1, ..Settings::default() });
        // A game of every number of players, then another: whoever looks early sees all of them.
        for nth in 0..self.games {
            for (tally, seats) in Self::PLAYERS.enumerate() {
                let start = Position::start(board.clone(), Options::default(), seats).ok()?;
                player.new_game();
                let seed = self.seed << 32 ^ u64::from(nth) << 8 ^ seats as u64;
                let tally = &mut estimate.by_players[tally];
                self.play(&mut player, start, &mut Random::new(seed), control, tally)?;
                tell(&estimate);
            }
        }
        Some(estimate)
    }

    /// Plays one game and counts it.
    fn play(
        &self,
        player: &mut Player,
        mut position: Position,
        random: &mut Random,
        control: &SearchControl<'_>,
        tally: &mut PlayersEstimate,
    ) -> Option<()> {
        let limits = Limits::nodes(self.nodes);
        let mut turns = 0;
        while turns < MAX_TURNS {
            match position.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    let mut rolls = Vec::new();
                    position.rolls(&mut rolls);
                    let nth = random.weighted(rolls.iter().map(|&(_, weight)| weight));
                    position.roll(rolls[nth].0);
                }
                Turn::Seat(_) => {
                    let now = [AnyPosition::Mspacman(position.clone())];
                    let AnyMove::Mspacman(best) = player.search(&now, &limits, control)?.best_move
                    else {
                        return None;
                    };
                    if !(control.keep_going)() {
                        return None;
                    }
                    position.play(best);
                    turns += 1;
                }
            }
        }
        tally.turns += turns;
        match position.outcome() {
            Some(outcome) => {
                outcome.winning_seats().for_each(|seat| tally.wins[seat.index()] += 1);
            }
            None => tally.endless += 1,
        }
        Some(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Stopwatch;

    const PLAY: BoardSelfPlay = BoardSelfPlay { games: 2, nodes: 1, seed: 1 };

    fn run(keep_going: &dyn Fn() -> bool) -> (Option<BoardEstimate>, Vec<BoardEstimate>) {
        let clock = Stopwatch::default();
        let control = SearchControl { clock: &clock, keep_going, report: &|_| {} };
        let mut told = Vec::new();
        let tell = &mut |estimate: &BoardEstimate| told.push(estimate.clone());
        (PLAY.run(&Board::shipped()[0], &control, tell), told)
    }

    #[test]
    fn every_game_is_counted_and_the_same_seed_plays_the_same_games() {
        let (estimate, told) = run(&|| true);
        let estimate = estimate.unwrap();
        assert_eq!(estimate.planned, 6);
        assert_eq!(told.iter().map(BoardEstimate::games).collect::<Vec<_>>(), [1, 2, 3, 4, 5, 6]);
        assert_eq!(told.last(), Some(&estimate));
        for (players, seats) in estimate.by_players.iter().zip(2..) {
            assert_eq!((players.wins.len(), players.games()), (seats, 2));
            assert!(players.mean_turns().unwrap() > 10, "{players:?}");
        }
        assert_eq!(run(&|| true).0, Some(estimate));
    }

    #[test]
    fn it_can_be_stopped() {
        assert_eq!(run(&|| false), (None, Vec::new()));
    }
}
