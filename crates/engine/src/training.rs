//! What the trainer shares with the engine: the features of Quoridor's network, the shape of its
//! file, and the evaluation itself; the same of Ms. Pac-Man ([`mspacman`]); what can be tuned in the
//! search ([`tuning`]); what it does, counted ([`census`]); and what win curves are fitted on
//! ([`raw_values`], [`bonus_count`]).

use rules::quoridor::{Move, Position};
use rules::{AnyPosition, Game};

use crate::clock::Stopwatch;
use crate::quoridor::board::{Node, PathFinder};
use crate::quoridor::evaluation::Evaluation as _;
use crate::quoridor::nnue::NnueEvaluation;
use crate::quoridor::nnue::features as quoridor;
use crate::quoridor::nnue::network::{self, NnueNetwork};
use crate::report::SearchContext;
use crate::time::TimeManager;
use crate::win_curve::WinCurve;
use crate::{Insight, Limits, SearchControl, SearchReport, Settings};

/// The features and the network of Ms. Pac-Man.
pub mod mspacman {
    pub use crate::mspacman::{
        FEATURE_COUNT, FeatureExtractor, FeatureVector, HIDDEN, HiddenUnits, MsPacmanNetwork,
        values,
    };
}

/// What can be tuned in the search of the game for two, and players to try it with.
pub mod tuning {
    use rules::quoridor::{Move, Position};

    use crate::quoridor::search::{INSTALLED, Pruning, TwoPlayerSearch};
    use crate::{Score, Settings};

    pub use crate::quoridor::search::{ParameterSpec, SearchParameters};

    /// Makes these the parameters of level 8. This must come before any search: it says whether it did.
    pub fn install(parameters: SearchParameters) -> bool {
        INSTALLED.set(parameters).is_ok()
    }

    /// Level 8 of the game for two, with other numbers in its search.
    #[derive(Debug)]
    pub struct TunedPlayer {
        search: TwoPlayerSearch,
        settings: Settings,
    }

    impl TunedPlayer {
        /// A player at the start of a game, with a transposition table of so many megabytes.
        pub fn new(parameters: SearchParameters, hash: usize) -> TunedPlayer {
            let settings = Settings { hash, ..Settings::default() };
            TunedPlayer { search: TwoPlayerSearch::tuned(hash, Pruning::new(parameters)), settings }
        }

        /// Searches the last position of `game`: a move and its score. The game is not over.
        pub fn search(&mut self, game: &[Position], nodes: u64) -> (Move, Score) {
            let search = &mut self.search;
            let report = super::with_nodes(&self.settings, game, nodes, &|_| {}, |context| {
                search.search(game, context)
            });
            (report.best_move, report.insight.lines[0].score)
        }
    }
}

/// What searches of the game for two do, counted.
pub mod census {
    use std::cell::RefCell;

    use rules::quoridor::Position;

    use crate::quoridor::search::TwoPlayerSearch;
    use crate::{Insight, SearchEffort, Settings};

    pub use crate::quoridor::search::{CENSUS_DEPTHS, CUTOFF_RANKS, DepthCensus, SearchCensus};

    /// Searches the last position of `game` as level 8 does, with so many nodes, and adds what it did to
    /// the counts: the effort until the end of each iteration, the last one perhaps not finished.
    pub fn count(game: &[Position], nodes: u64, census: &mut SearchCensus) -> Vec<SearchEffort> {
        let settings = Settings::default();
        let mut search = TwoPlayerSearch::new(settings.hash);
        let iterations = RefCell::new(Vec::new());
        let report = |insight: &Insight| iterations.borrow_mut().push(insight.effort);
        super::with_nodes(&settings, game, nodes, &report, |context| {
            search.search_watched(game, context, census)
        });
        iterations.into_inner()
    }
}

/// Runs a search of the last position of `game` that ends after so many nodes.
fn with_nodes(
    settings: &Settings,
    game: &[Position],
    nodes: u64,
    report: &dyn Fn(&Insight),
    search: impl FnOnce(&SearchContext<'_>) -> SearchReport<Move>,
) -> SearchReport<Move> {
    let position = game.last().expect("a game has a position");
    let clock = Stopwatch::default();
    let control = SearchControl { clock: &clock, keep_going: &|| true, report };
    let time = TimeManager::new(&control, &Limits::nodes(nodes), position.mover());
    search(&SearchContext { settings, time: &time, root_moves: &[] })
}

/// Every seat's value as the search found it, from the chances that it reported, in permille: these are
/// the values with the win curve applied, in a position where its bonus counts so much.
pub fn raw_values(game: Game, chances: &[u16], bonus_count: f64) -> Vec<f64> {
    WinCurve::of(game, chances.len()).raw_values(chances, bonus_count)
}

/// How much the bonus of the win curve counts in a position: in PAC-MAN the logarithm of the lives, as far as
/// another one is worth a try; in Ms. Pac-Man for two 1 or -1 where the colour of seat 1 or of seat 2 has the better place.
pub fn bonus_count(position: &AnyPosition) -> f64 {
    match position {
        AnyPosition::Quoridor(_) => 0.0,
        AnyPosition::Pacman(position) => crate::pacman::lives_count(position),
        AnyPosition::Mspacman(position) => crate::mspacman::colour_edge(position),
    }
}

/// What a file of weights begins with; its last letters are the layout.
pub const MAGIC: &[u8; 8] = network::MAGIC;
/// The number of features. The weights of a file come in the order of their numbers.
pub const FEATURES: usize = quoridor::FEATURES;
/// The features that stand for the squares of corridors; there are too many of them in a position to be
/// listed one by one.
pub const PATHS: std::ops::Range<usize> = quoridor::PATHS..quoridor::FIRST_FORWARD;
/// The first feature with a direct weight to the output; all that follow have one.
pub const FIRST_FORWARD: usize = quoridor::FIRST_FORWARD;
/// The most features that are active at once, but for [`PATHS`].
pub const MAX_ACTIVE: usize = quoridor::MAX_ACTIVE;
/// Features that stand for a pair of numbers: the first of them, and how many values each number has.
pub const PAIRS: [(usize, usize); 2] = quoridor::PAIRS;
/// Units of the hidden layer, for each perspective.
pub const HIDDEN: usize = network::HIDDEN;
/// The integer that stands for 1 in the hidden layer and its weights.
pub const HIDDEN_ONE: i32 = network::HIDDEN_ONE as i32;
/// The integer that stands for 1 in the output weights.
pub const OUTPUT_ONE: i32 = network::OUTPUT_ONE;
/// The points of one unit of the output, which are log-odds.
pub const POINTS: i32 = network::POINTS;
/// How many sets of output weights there are.
pub const OUTPUT_BUCKETS: usize = quoridor::OUTPUT_BUCKETS;

/// What the network sees of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ActiveFeatures {
    /// The active features, first as the seat to move sees them, then as the other does.
    pub perspectives: [Vec<usize>; 2],
    /// Which of the sets of output weights is used.
    pub bucket: usize,
}

/// The features of a position of two seats.
pub fn active_features(position: &Position) -> ActiveFeatures {
    let node = Node::from_position(position, &mut PathFinder::default());
    let own = node.board.turn();
    ActiveFeatures {
        perspectives: [own, 1 - own].map(|seat| quoridor::active_features(&node, seat)),
        bucket: quoridor::output_bucket(&node),
    }
}

/// The feature that takes this one's place on a board with left and right exchanged.
pub fn mirrored_feature(feature: usize) -> usize {
    quoridor::mirrored(feature)
}

/// The static evaluation of a position of two seats by the network in use: points for the seat to
/// move.
pub fn evaluate(position: &Position) -> i32 {
    let node = Node::from_position(position, &mut PathFinder::default());
    let evaluation = NnueEvaluation::new().expect("the network is embedded");
    evaluation.score(&evaluation.begin(&node), &node)
}

/// Whether these bytes are a file of weights.
pub fn is_network(bytes: &[u8]) -> bool {
    NnueNetwork::parse(bytes).is_ok()
}

/// Makes a file of weights the network in use, instead of the embedded one. This must come before any
/// search or evaluation: it says whether it did, and whether the file is one.
pub fn install_network(bytes: &[u8]) -> bool {
    NnueNetwork::parse(bytes).is_ok_and(NnueNetwork::install)
}
