use engine::{Insight, Level, Limits, Player, SearchControl, SearchReport, Settings, Stopwatch};
use rules::{AnyMove, AnyPosition};

/// An engine that looks at single positions and remembers nothing of the others, so that whoever repeats a
/// search finds the same.
pub(super) struct PositionSearch {
    player: Player,
}

impl PositionSearch {
    pub(super) fn new() -> PositionSearch {
        PositionSearch { player: Player::new(settings(Level::MAX, 1, 1, 1)) }
    }

    /// The best lines by a search at full strength.
    pub(super) fn lines(
        &mut self,
        position: &AnyPosition,
        nodes: u64,
        seed: u64,
        lines: usize,
    ) -> Insight {
        let hash = if nodes > 50_000 { 16 } else { 2 };
        self.search(position, settings(Level::MAX, seed, hash, lines), nodes).insight
    }

    /// The move of a level.
    pub(super) fn level_move(
        &mut self,
        position: &AnyPosition,
        level: Level,
        seed: u64,
        nodes: u64,
    ) -> AnyMove {
        self.search(position, settings(level, seed, 2, 1), nodes).best_move
    }

    fn search(&mut self, position: &AnyPosition, settings: Settings, nodes: u64) -> SearchReport {
        self.player.rearm(settings);
        let control =
            SearchControl { clock: &Stopwatch::default(), keep_going: &|| true, report: &|_| {} };
        let game = std::slice::from_ref(position);
        let report = self.player.search(game, &Limits::nodes(nodes), &control);
        report.expect("a seat is to move")
    }
}

fn settings(level: Level, seed: u64, hash: usize, multi_pv: usize) -> Settings {
    Settings { level, seed, hash, multi_pv, ..Settings::default() }
}
