//! How many nodes a review needs: how often a longer look changes a grade.

use engine::{
    Grade, Level, Limits, MoveReview, Player, SearchControl, Settings, Stopwatch, review_game,
    review_settings,
};
use game::{Position as _, Random, Turn};
use rules::{Game, GameRecord, GameSetup};

/// What grades are compared on.
#[derive(Clone, Debug)]
pub struct GradeStudy {
    /// Games between players of levels 2 to 6.
    pub games: u64,
    /// Nodes of the reviews that are compared.
    pub nodes: Vec<u64>,
    /// Nodes of the review that they are compared with.
    pub reference: u64,
    /// Where levels and dice begin.
    pub seed: u64,
}

/// How the grades with so many nodes compare with the longest look.
#[derive(Clone, Copy, Debug)]
pub struct GradeStability {
    /// The game.
    pub game: Game,
    /// Nodes of the review.
    pub nodes: u64,
    /// Moves compared.
    pub moves: usize,
    /// The share of moves with the same grade; brilliant counts as best.
    pub same: f64,
    /// The share of moves whose grade is at most one step off.
    pub near: f64,
    /// Of the moves that the longest look calls mistakes or blunders, the share that is called so.
    pub found: f64,
    /// Of the moves that are called mistakes or blunders, the share that the longest look calls so.
    pub right: f64,
}

/// The longest game that is reviewed, in entries.
const MAX_ENTRIES: usize = 70;

impl GradeStudy {
    /// Plays and reviews games for two, calling `report` with each comparison.
    pub fn run(&self, game: Game, mut report: impl FnMut(&GradeStability)) {
        let records: Vec<_> = (0..self.games).map(|nth| self.play(game, nth)).collect();
        let reference = review_all(&records, self.reference);
        for &nodes in &self.nodes {
            report(&compare(game, nodes, &review_all(&records, nodes), &reference));
        }
    }

    fn play(&self, game: Game, nth: u64) -> GameRecord {
        let mut random = Random::new(self.seed.wrapping_mul(1000) + nth);
        let setup = GameSetup::new(game);
        let mut record = GameRecord::new(setup).expect("defaults fit");
        let clock = Stopwatch::default();
        let control = SearchControl { clock: &clock, keep_going: &|| true, report: &|_| {} };
        let mut players: Vec<_> = (0..2)
            .map(|_| {
                let level = Level::new(2 + random.below(5) as u8).expect("a level");
                let seed = random.next_u64();
                Player::new(Settings { level, hash: 4, seed, ..Settings::default() })
            })
            .collect();
        let record_so_far = &mut record.record;
        while record_so_far.entries().len() < MAX_ENTRIES {
            let word = match record_so_far.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    let mut rolls = Vec::new();
                    record_so_far.position().rolls(&mut rolls);
                    rolls[random.weighted(rolls.iter().map(|&(_, weight)| weight))].0.to_string()
                }
                Turn::Seat(seat) => {
                    let player = &mut players[seat.index()];
                    let positions = record_so_far.positions();
                    let report = player.search(positions, &Limits::nodes(5_000), &control);
                    report.expect("a seat is to move").best_move.to_string()
                }
            };
            record_so_far.play(&word).expect("a legal move");
        }
        record
    }
}

fn review_all(records: &[GameRecord], nodes: u64) -> Vec<MoveReview> {
    let clock = Stopwatch::default();
    let control = SearchControl { clock: &clock, keep_going: &|| true, report: &|_| {} };
    let mut player = Player::new(review_settings(None));
    let limits = Limits::nodes(nodes);
    let reviews = records.iter().flat_map(|record| {
        review_game(&mut player, record, &limits, &control, &mut |_, _| {}).moves
    });
    reviews.collect()
}

fn compare(
    game: Game,
    nodes: u64,
    moves: &[MoveReview],
    reference: &[MoveReview],
) -> GradeStability {
    let step = |review: &MoveReview| review.grade.max(Grade::Best) as i32;
    let is_mistake = |review: &MoveReview| review.grade >= Grade::Mistake;
    let pairs = || moves.iter().zip(reference);
    let share = |count: usize, of: usize| count as f64 / of.max(1) as f64;
    let apart = |most: i32| pairs().filter(|(a, b)| (step(a) - step(b)).abs() <= most).count();
    let both = pairs().filter(|(a, b)| is_mistake(a) && is_mistake(b)).count();
    GradeStability {
        game,
        nodes,
        moves: moves.len(),
        same: share(apart(0), moves.len()),
        near: share(apart(1), moves.len()),
        found: share(both, reference.iter().filter(|review| is_mistake(review)).count()),
        right: share(both, moves.iter().filter(|review| is_mistake(review)).count()),
    }
}
