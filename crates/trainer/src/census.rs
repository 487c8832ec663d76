//! A census of the search: where its nodes go, and how good its order of moves is.

use std::fmt::Write as _;

use engine::training::census::{CENSUS_DEPTHS, CUTOFF_RANKS, DepthCensus, SearchCensus, count};
use game::Random;
use rules::quoridor::Position;

use crate::self_play;

/// What a census is asked for.
#[derive(Clone, Debug)]
pub struct CensusStudy {
    /// Games that positions are taken from.
    pub games: u64,
    /// Where these games begin.
    pub seed: u64,
}

/// What searches with the same number of nodes came to.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CensusRow {
    /// Nodes of a search.
    pub nodes: u64,
    /// How many positions were searched.
    pub positions: usize,
    /// The depth of the last iteration that was finished, on average.
    pub depth: f64,
    /// How many times the nodes another iteration takes, by the last four: the geometric mean.
    pub branching: f64,
    /// All that was counted.
    pub counts: SearchCensus,
}

/// Nodes of a search in the games that positions are taken from, and how many plies lie between two of
/// them.
const GAME_NODES: u64 = 400;
const PLIES_APART: usize = 10;
/// The iterations that the branching factor is taken from.
const LAST_ITERATIONS: usize = 4;

impl CensusStudy {
    /// The positions, always the same: from games of the engine against itself.
    fn positions(&self) -> Vec<Position> {
        let mut random = Random::new(self.seed);
        let games = (0..self.games).map(|_| self_play::play(GAME_NODES, &mut random));
        games
            .flat_map(|samples| samples.into_iter().step_by(PLIES_APART))
            .map(|s| s.position())
            .collect()
    }

    /// Searches every position, for each number of nodes in turn.
    pub fn run(&self, nodes: &[u64], mut each: impl FnMut(&CensusRow)) {
        let positions = self.positions();
        for &nodes in nodes {
            each(&CensusRow::of(&positions, nodes));
        }
    }
}

impl CensusRow {
    fn of(positions: &[Position], nodes: u64) -> CensusRow {
        let mut row = CensusRow { nodes, positions: positions.len(), ..CensusRow::default() };
        let (mut depths, mut growth, mut growths) = (0, 0.0, 0);
        for &position in positions {
            let iterations = count(&[position], nodes, &mut row.counts);
            let finished: Vec<_> =
                iterations.into_iter().filter(|effort| effort.nodes < nodes).collect();
            let Some(last) = finished.last() else { continue };
            depths += last.depth;
            if let Some(earlier) = finished.iter().nth_back(LAST_ITERATIONS) {
                growth += (last.nodes as f64 / earlier.nodes as f64).ln();
                growths += LAST_ITERATIONS;
            }
        }
        row.depth = f64::from(depths) / positions.len() as f64;
        row.branching = (growth / growths as f64).exp();
        row
    }

    /// Two tables in Markdown: by depth left, and by kind of the move that failed high.
    pub fn table(&self) -> String {
        let counts = &self.counts;
        let mut text = format!(
            "{} nodes, {} positions: depth {:.1}, branching {:.2}, {} of all nodes in vain\n\n",
            self.nodes,
            self.positions,
            self.depth,
            self.branching,
            percent(counts.in_vain, counts.nodes)
        );
        text += "| depth left | nodes | settled at once | failed high | by the first move | up to the third \
                 | up to the tenth | later | had a table move | it failed high | moves where none did |\n";
        text += &format!("|{}\n", " --- |".repeat(11));
        for (depth, row) in counts.depths.iter().enumerate() {
            let last = depth + 1 == CENSUS_DEPTHS;
            let name = format!("{depth}{}", if last { " and more" } else { "" });
            let cutoffs = row.cutoffs();
            let searched = cutoffs + row.failed_low;
            let mut cells = vec![
                name,
                percent(row.nodes, counts.nodes),
                percent(row.nodes.saturating_sub(searched), row.nodes),
                percent(cutoffs, searched),
            ];
            cells.extend(
                (0..CUTOFF_RANKS.len()).map(|rank| {
                    percent(row.failed_high.iter().map(|kind| kind[rank]).sum(), cutoffs)
                }),
            );
            cells.push(percent(row.with_table_move, cutoffs));
            cells.push(percent(row.by_table_move, row.with_table_move));
            cells
                .push(format!("{:.1}", row.moves_failed_low as f64 / row.failed_low.max(1) as f64));
            let _ = writeln!(text, "| {} |", cells.join(" | "));
        }
        text += "\n| what failed high | depth left | share | first | up to the third | up to the tenth | later |\n";
        text += &format!("|{}\n", " --- |".repeat(7));
        for (kind, name) in ["step", "fence across the path", "other fence"].iter().enumerate() {
            for (depths, range) in
                [("1 and 2", 0..3), ("3 and 4", 3..5), ("5 and more", 5..CENSUS_DEPTHS)]
            {
                let rows = &counts.depths[range];
                let of_kind =
                    |rank: usize| rows.iter().map(|row| row.failed_high[kind][rank]).sum();
                let ranks: Vec<u64> = (0..CUTOFF_RANKS.len()).map(of_kind).collect();
                let (sum, all) = (ranks.iter().sum(), rows.iter().map(DepthCensus::cutoffs).sum());
                let mut cells = vec![(*name).to_owned(), depths.to_owned(), percent(sum, all)];
                cells.extend(ranks.iter().map(|&rank| percent(rank, sum)));
                let _ = writeln!(text, "| {} |", cells.join(" | "));
            }
        }
        text
    }
}

fn percent(part: u64, whole: u64) -> String {
    format!("{:.1} %", 100.0 * part as f64 / whole.max(1) as f64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_node_is_counted_at_one_depth_and_in_vain_at_most_once() {
        let study = CensusStudy { games: 2, seed: 1 };
        study.run(&[3_000], |row| {
            let counts = &row.counts;
            let rows = counts.depths.iter();
            assert_eq!(rows.map(|row| row.nodes).sum::<u64>(), counts.nodes);
            assert!(counts.in_vain < counts.nodes, "{counts:?}");
            for row in &counts.depths {
                assert!(row.by_table_move <= row.with_table_move, "{row:?}");
                assert!(row.with_table_move <= row.cutoffs(), "{row:?}");
            }
            assert!(row.depth > 3.0 && row.branching > 1.0, "{row:?}");
        });
    }
}
