use game::Turn;
use rules::{Game, GameSetup};

use crate::{Clock, Limits, Player, SearchControl, SearchEffort, Settings};

/// Bench: the node counts of a fixed set of positions, searched on one thread. Their sum signs the
/// engine's behaviour: a change that keeps the number plays the same.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BenchSignature {
    /// Each position with the effort of its search, in order.
    pub results: Vec<(BenchPosition, SearchEffort)>,
}

/// One position of the bench set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BenchPosition {
    /// The game.
    pub game: Game,
    /// How many seats.
    pub seats: usize,
    /// The plies from the start, separated by blanks.
    pub plies: &'static str,
    limit: BenchLimit,
}

/// Nodes where a game is searched by MCTS, depth elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum BenchLimit {
    Depth(u32),
    Nodes(u64),
}

impl BenchSignature {
    /// Searches every position. Where `keep_going` ends it early, the number means nothing.
    pub fn measure(clock: &dyn Clock, keep_going: &dyn Fn() -> bool) -> BenchSignature {
        BenchSignature::of_positions(|_| true, clock, keep_going)
    }

    /// Searches the positions of one game.
    pub fn of_game(game: Game, clock: &dyn Clock, keep_going: &dyn Fn() -> bool) -> BenchSignature {
        BenchSignature::of_positions(|position| position.game == game, clock, keep_going)
    }

    fn of_positions(
        wanted: impl Fn(&BenchPosition) -> bool,
        clock: &dyn Clock,
        keep_going: &dyn Fn() -> bool,
    ) -> BenchSignature {
        let control = SearchControl { clock, keep_going, report: &|_| {} };
        let positions = POSITIONS.iter().filter(|position| wanted(position));
        BenchSignature {
            results: positions.map(|position| (*position, position.search(&control))).collect(),
        }
    }

    /// The signature: all nodes together.
    pub fn nodes(&self) -> u64 {
        self.results.iter().map(|(_, effort)| effort.nodes).sum()
    }
}

impl BenchPosition {
    fn search(&self, control: &SearchControl<'_>) -> SearchEffort {
        let setup =
            GameSetup::new(self.game).with_seats(self.seats).expect("a valid bench position");
        let mut record = setup.record_from(setup.start().expect("a valid bench position"));
        for word in self.plies.split_whitespace() {
            record.play(word).expect("a valid bench position");
        }
        debug_assert!(matches!(record.turn(), Turn::Seat(_)), "{self:?}");
        let limits = match self.limit {
            BenchLimit::Depth(depth) => Limits::depth(depth),
            BenchLimit::Nodes(nodes) => Limits::nodes(nodes),
        };
        // A fresh player each time, so that no count depends on another's transposition table.
        let mut player = Player::new(Settings { hash: 16, ..Settings::default() });
        let report = player.search(record.positions(), &limits, control);
        report.expect("a seat is to move").insight.effort
    }
}

const fn bench(game: Game, seats: usize, limit: BenchLimit, plies: &'static str) -> BenchPosition {
    BenchPosition { game, seats, plies, limit }
}

static POSITIONS: [BenchPosition; 8] = [
    bench(Game::Quoridor, 2, BenchLimit::Depth(12), ""),
    bench(Game::Quoridor, 2, BenchLimit::Depth(10), "e2 e8 e3 e7 e4 e6 d3h e3v c4h f6h"),
    bench(
        Game::Quoridor,
        2,
        BenchLimit::Depth(10),
        "e2 e8 e3 e7 e4 e6 e6h d4h c6h f4v g6h e5v d4 b4h",
    ),
    bench(
        Game::Quoridor,
        2,
        BenchLimit::Depth(12),
        "d1 f9 h2h e6v f4h c1h e8h g9 g8h e1h d1v a8h f2h c8h g1h h9 c2h i9 b3h i8",
    ),
    bench(Game::Quoridor, 4, BenchLimit::Nodes(8_000), ""),
    bench(Game::Quoridor, 4, BenchLimit::Nodes(8_000), "e2 b5 e8 h5 d3h b3v f6h h4v"),
    bench(Game::Pacman, 2, BenchLimit::Depth(12), ""),
    bench(Game::Mspacman, 2, BenchLimit::Depth(3), "spin:5 spin:2"),
];
