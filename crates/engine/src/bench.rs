use game::Turn;
use rules::{Game, Table};

use crate::{Clock, Control, Effort, Limits, Player, Settings};

/// What the engine does with a fixed set of positions on one thread. The nodes sign its behaviour:
/// a change that keeps the number plays the same.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Signature {
    /// What each position took, in order.
    pub parts: Vec<(Bench, Effort)>,
}

/// One position of the set: a game, how many sit down, the plies so far, and how far to look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bench {
    /// Which game.
    pub game: Game,
    /// How many seats.
    pub seats: usize,
    /// The plies from the start, separated by blanks.
    pub plies: &'static str,
    /// Plies to look ahead, or positions to look at where a game is searched by visits.
    reach: Reach,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Reach {
    Depth(u32),
    Nodes(u64),
}

impl Signature {
    /// Runs the set. `keep_going` can end it early, which spoils the number.
    pub fn measure(clock: &dyn Clock, keep_going: &dyn Fn() -> bool) -> Signature {
        Signature::of(|_| true, clock, keep_going)
    }

    /// Runs the part of the set that is about one game.
    pub fn of_game(game: Game, clock: &dyn Clock, keep_going: &dyn Fn() -> bool) -> Signature {
        Signature::of(|bench| bench.game == game, clock, keep_going)
    }

    fn of(
        wanted: impl Fn(&Bench) -> bool,
        clock: &dyn Clock,
        keep_going: &dyn Fn() -> bool,
    ) -> Signature {
        let control = Control { clock, keep_going, report: &|_| {} };
        let set = SET.iter().filter(|bench| wanted(bench));
        Signature { parts: set.map(|bench| (*bench, bench.run(&control))).collect() }
    }

    /// The number that signs: all nodes together.
    pub fn nodes(&self) -> u64 {
        self.parts.iter().map(|(_, effort)| effort.nodes).sum()
    }
}

impl Bench {
    fn run(&self, control: &Control<'_>) -> Effort {
        let table = Table::new(self.game).with_seats(self.seats).expect("the set is sound");
        let mut record = table.record(table.start().expect("the set is sound"));
        for word in self.plies.split_whitespace() {
            record.play(word).expect("the set is sound");
        }
        debug_assert!(matches!(record.turn(), Turn::Seat(_)), "{self:?}");
        let limits = match self.reach {
            Reach::Depth(depth) => Limits::depth(depth),
            Reach::Nodes(nodes) => Limits::nodes(nodes),
        };
        // A fresh player each time, so that no part depends on another.
        let mut player = Player::new(Settings { hash: 16, ..Settings::default() });
        let thought = player.think(record.positions(), &limits, control);
        thought.expect("a seat is to move").insight.effort
    }
}

const fn bench(game: Game, seats: usize, reach: Reach, plies: &'static str) -> Bench {
    Bench { game, seats, plies, reach }
}

static SET: [Bench; 8] = [
    bench(Game::Quoridor, 2, Reach::Depth(12), ""),
    bench(Game::Quoridor, 2, Reach::Depth(10), "e2 e8 e3 e7 e4 e6 d3h e3v c4h f6h"),
    bench(Game::Quoridor, 2, Reach::Depth(10), "e2 e8 e3 e7 e4 e6 e6h d4h c6h f4v g6h e5v d4 b4h"),
    bench(
        Game::Quoridor,
        2,
        Reach::Depth(12),
        "d1 f9 h2h e6v f4h c1h e8h g9 g8h e1h d1v a8h f2h c8h g1h h9 c2h i9 b3h i8",
    ),
    bench(Game::Quoridor, 4, Reach::Nodes(8_000), ""),
    bench(Game::Quoridor, 4, Reach::Nodes(8_000), "e2 b5 e8 h5 d3h b3v f6h h4v"),
    bench(Game::Pacman, 2, Reach::Depth(12), ""),
    bench(Game::Mspacman, 2, Reach::Depth(3), "spin:5 spin:2"),
];
