use game::{MazeEstimate, Position as _, Random, Record};
use rules::pacman::Position;
use rules::{AnyMove, AnyPosition};

use crate::{Exact, Level, Limits, Player, Score, SearchControl, Settings, Verdict};

/// Level 8 against itself in a maze that nobody has solved: who wins there is estimated by short games, or
/// proven by a search from the start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MazeSelfPlay {
    /// The numbers of lives that PAC-MAN begins with.
    pub lives: Vec<u8>,
    /// The games with each of them.
    pub games: u32,
    /// The nodes of the search for a move.
    pub nodes: u64,
    /// The nodes of the search for a proof, with each number of lives; 0 for none.
    pub proof_nodes: u64,
    /// The same seed plays the same games.
    pub seed: u64,
}

/// A game this long is endless.
const MAX_PLIES: usize = 400;

/// The transposition table of the searches, in megabytes: they are short.
const HASH: usize = 4;

impl MazeSelfPlay {
    /// Plays from a start, whose lives do not matter but have to be possible, and tells the estimate after
    /// every game. Nothing is returned if it was stopped.
    pub fn run(
        &self,
        start: &Position,
        control: &SearchControl<'_>,
        tell: &mut dyn FnMut(&MazeEstimate),
    ) -> Option<MazeEstimate> {
        let starts: Vec<_> =
            self.lives.iter().filter_map(|&lives| start.with_lives(lives)).collect();
        let most = starts.iter().map(Position::lives).max()?;
        let mut estimate = MazeEstimate {
            by_lives: vec![Default::default(); most.into()],
            planned: self.games * starts.len() as u32,
        };
        let settings = Settings { level: Level::MAX, hash: HASH, ..Settings::default() };
        let mut player = Player::new(settings);
        for start in starts.iter().filter(|_| self.proof_nodes > 0) {
            let limits = Limits::nodes(self.proof_nodes);
            player.new_game();
            let report = player.search(&[AnyPosition::Pacman(start.clone())], &limits, control)?;
            if !(control.keep_going)() {
                return None;
            }
            let proven = report.insight.lines.first().and_then(|line| proof(line.score));
            if proven.is_some() {
                estimate.by_lives[usize::from(start.lives()) - 1].proven = proven;
                estimate.planned -= self.games;
                tell(&estimate);
            }
        }
        // A game with every number of lives, then another: whoever looks early sees all of them.
        for nth in 0..self.games {
            for start in &starts {
                let of_lives = usize::from(start.lives()) - 1;
                if estimate.by_lives[of_lives].proven.is_some() {
                    continue;
                }
                let verdict = self.play(&mut player, start, nth, control)?;
                let tally = &mut estimate.by_lives[of_lives];
                match verdict {
                    Verdict::Win => tally.pacman += 1,
                    Verdict::Loss => tally.ghosts += 1,
                    Verdict::Draw => tally.endless += 1,
                }
                tell(&estimate);
            }
        }
        Some(estimate)
    }

    /// Plays one game; who has won it. Its opening is random, but for the first game: full strength plays a
    /// position the same way each time.
    fn play(
        &self,
        player: &mut Player,
        start: &Position,
        nth: u32,
        control: &SearchControl<'_>,
    ) -> Option<Verdict> {
        player.new_game();
        let mut random =
            Random::new(self.seed << 32 ^ u64::from(nth) << 8 ^ u64::from(start.lives()));
        let mut record = Record::new(AnyPosition::Pacman(start.clone()));
        let mut random_plies = if nth == 0 { 0 } else { OPENING_PLIES };
        while record.ending().is_none() && record.entries().len() < MAX_PLIES {
            let best = if random_plies > 0 {
                random_plies -= 1;
                random_move(record.position(), &mut random)?
            } else {
                let limits = Limits::nodes(self.nodes);
                player.search(record.positions(), &limits, control)?.best_move
            };
            if !(control.keep_going)() {
                return None;
            }
            record.play(&best.to_string()).expect("a player's move is legal");
        }
        let AnyPosition::Pacman(end) = record.position() else { unreachable!("a game of PAC-MAN") };
        Some(match end.to_move() {
            Some(_) => Verdict::Draw,
            None if end.lives() == 0 => Verdict::Loss,
            None => Verdict::Win,
        })
    }
}

/// The plies of a random opening: a move of PAC-MAN and one of each of four ghosts.
const OPENING_PLIES: u32 = 5;

fn random_move(position: &AnyPosition, random: &mut Random) -> Option<AnyMove> {
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    (!moves.is_empty()).then(|| moves[random.index(moves.len())])
}

/// The value of a start, where PAC-MAN is to move, if its score is a forced result.
fn proof(score: Score) -> Option<Exact> {
    match score {
        Score::Wins(turns) => Some(Exact { verdict: Verdict::Win, turns }),
        Score::Loses(turns) => Some(Exact { verdict: Verdict::Loss, turns }),
        Score::Points(_) => None,
    }
}
