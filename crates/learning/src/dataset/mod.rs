mod npy;
mod parts;
mod row;

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};

use engine::{Limits, Player, SearchControl, Settings, Stopwatch};
use game::{Ply, Position as _, Random, Reason, Record, Turn};
use rules::{AnyPosition, GameRecord, GameSetup};

use crate::{ActionSpace, Planes, reward};
use npy::DatasetArchive;
use parts::DatasetParts;
use row::DatasetRow;

/// A dataset to be written: positions with what the engine thinks of them and what became of their
/// games, as a NumPy archive (NPZ).
///
/// Every game is kept in a file of its own beside the archive until all are done, so that a dataset
/// that was interrupted goes on where it stopped. The same request gives the same archive on any
/// number of threads.
///
/// | column | type | |
/// | --- | --- | --- |
/// | `position` | bytes | the text of the position |
/// | `seat` | `int8` | the seat to move, from 0 |
/// | `move` | bytes | the best move |
/// | `action` | `int32` | its action |
/// | `chances` | `float32`, by seat | each seat's chance to win, from 0 to 1 |
/// | `result` | `float32`, by seat | 1 won, −1 lost, 0 drawn; not a number where the game did not end |
/// | `game` | `int32` | which game it is from |
/// | `ply` | `int32` | how many plies were played before |
/// | `planes` | `float32` | where asked for: the position as [`Planes`] |
#[derive(Clone, Debug)]
pub struct Dataset {
    /// The game.
    pub setup: GameSetup,
    /// Where the positions come from.
    pub source: DatasetSource,
    /// About how many nodes the engine looks at for each position.
    pub nodes: u64,
    /// Where the random numbers begin.
    pub seed: u64,
    /// How many games at once.
    pub threads: usize,
    /// Whether the planes are written too.
    pub planes: bool,
}

/// Where the positions of a dataset come from.
#[derive(Clone, Debug)]
pub enum DatasetSource {
    /// The engine's games against itself.
    SelfPlay {
        /// Where games begin.
        start: AnyPosition,
        /// How many games.
        games: u64,
        /// How many random plies each begins with; those positions are left out.
        opening_plies: usize,
        /// A game this long is a draw.
        max_plies: usize,
    },
    /// Games that were played.
    Records(Vec<GameRecord>),
}

/// What a dataset has come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DatasetSummary {
    /// Its games.
    pub games: u64,
    /// Its positions.
    pub positions: u64,
}

/// Why a dataset is not written.
///
/// | key | arguments |
/// | --- | --- |
/// | `dataset-exists` | `path` |
/// | `dataset-other` | `path`: the folder with games of another dataset |
/// | `dataset-damaged` | `path`: the file of a finished game; `line` |
/// | `cli-cannot-read` | `path`, `error` |
/// | `cli-cannot-write` | `path`, `error` |
/// | `solve-stopped` | |
#[derive(Debug)]
#[allow(missing_docs, reason = "the table above says what each of them means")]
pub enum DatasetError {
    Exists { path: PathBuf },
    Other { path: PathBuf },
    Damaged { path: PathBuf, line: usize },
    Unreadable { path: PathBuf, error: io::Error },
    Disk { path: PathBuf, error: io::Error },
    Stopped,
}

impl From<DatasetError> for Reason {
    fn from(error: DatasetError) -> Reason {
        match error {
            DatasetError::Exists { path } => {
                Reason::new("dataset-exists", "").text("path", path.display())
            }
            DatasetError::Other { path } => {
                Reason::new("dataset-other", "").text("path", path.display())
            }
            DatasetError::Damaged { path, line } => {
                Reason::new("dataset-damaged", "").text("path", path.display()).number("line", line)
            }
            DatasetError::Unreadable { path, error } => Reason::new("cli-cannot-read", "")
                .text("path", path.display())
                .system_error("error", &error),
            DatasetError::Disk { path, error } => Reason::new("cli-cannot-write", "")
                .text("path", path.display())
                .system_error("error", &error),
            DatasetError::Stopped => Reason::new("solve-stopped", ""),
        }
    }
}

impl Dataset {
    /// How many games it has.
    pub fn games(&self) -> u64 {
        match &self.source {
            DatasetSource::SelfPlay { games, .. } => *games,
            DatasetSource::Records(records) => records.len() as u64,
        }
    }

    /// Plays or judges all games that are not done yet, then writes the archive. `progress` is told
    /// how many games are done. Once `keep_going` says no, the games that are done are kept.
    pub fn write(
        &self,
        path: &Path,
        keep_going: &(dyn Fn() -> bool + Sync),
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<DatasetSummary, DatasetError> {
        if path.exists() {
            return Err(DatasetError::Exists { path: path.to_owned() });
        }
        let space = ActionSpace::new(&self.setup).expect("a set-up with a start");
        let parts = DatasetParts::open(path, &self.description())?;
        let (next, done, failed) = (AtomicU64::new(0), AtomicU64::new(0), AtomicBool::new(false));
        let failure = Mutex::new(None);
        std::thread::scope(|scope| {
            for _ in 0..self.threads.max(1) {
                scope.spawn(|| {
                    while !failed.load(Relaxed) && keep_going() {
                        let game = next.fetch_add(1, Relaxed);
                        if game >= self.games() {
                            return;
                        }
                        if !parts.has(game) {
                            let rows = self.rows(game, &space, keep_going);
                            // One that was cut short is played again.
                            if !keep_going() {
                                return;
                            }
                            if let Err(error) = parts.put(game, &rows) {
                                failed.store(true, Relaxed);
                                *failure.lock().expect("no thread panics") = Some(error);
                                return;
                            }
                        }
                        progress(done.fetch_add(1, Relaxed) + 1);
                    }
                });
            }
        });
        if let Some(error) = failure.into_inner().expect("no thread panics") {
            return Err(error);
        }
        if done.load(Relaxed) < self.games() {
            return Err(DatasetError::Stopped);
        }
        let positions = self.assemble(path, &parts)?;
        parts.remove();
        Ok(DatasetSummary { games: self.games(), positions })
    }

    /// What the games depend on: those of another description are not gone on with.
    fn description(&self) -> String {
        let setup = GameRecord::new(self.setup.clone()).map(|r| r.to_record_text().to_string());
        let source = match &self.source {
            DatasetSource::SelfPlay { start, opening_plies, max_plies, .. } => {
                format!("self-play from {start}, {opening_plies} random, {max_plies} at most")
            }
            DatasetSource::Records(records) => {
                let texts = records.iter().map(|record| record.to_record_text().to_string());
                format!("records {:016x}", game::fingerprint(&texts.collect::<String>()))
            }
        };
        let (nodes, seed) = (self.nodes, self.seed);
        format!("{}\n{source}\nnodes {nodes}\nseed {seed}\n", setup.unwrap_or_default())
    }

    fn rows(
        &self,
        game: u64,
        space: &ActionSpace,
        keep_going: &dyn Fn() -> bool,
    ) -> Vec<DatasetRow> {
        let mut random = Random::new(self.seed ^ game.wrapping_mul(0xD1B5_4A32_D192_ED03));
        let mut judge = Judge::new(self.nodes, random.next_u64(), space, keep_going);
        match &self.source {
            DatasetSource::SelfPlay { start, opening_plies, max_plies, .. } => {
                let mut record = self.setup.record_from(start.clone());
                while record.entries().len() < *max_plies && keep_going() {
                    let word = match record.turn() {
                        Turn::Over => break,
                        Turn::Chance => {
                            let mut rolls = Vec::new();
                            record.position().rolls(&mut rolls);
                            let weights = rolls.iter().map(|&(_, weight)| weight);
                            rolls[random.weighted(weights)].0.to_string()
                        }
                        Turn::Seat(_) if record.entries().len() < *opening_plies => {
                            let legal = space.legal(record.position());
                            legal[random.below(legal.len() as u32) as usize].1.to_string()
                        }
                        Turn::Seat(_) => judge.judge(record.positions()),
                    };
                    record.play(&word).expect("legal");
                }
                let is_cut_off = record.ending().is_none();
                judge.finish(&record, if is_cut_off { Some(0.0) } else { None })
            }
            DatasetSource::Records(records) => {
                let record = &records[game as usize].record;
                let positions = record.positions();
                for count in 1..=positions.len() {
                    // A game that ended by repetition or departure has a last position to move in.
                    let ended = count == positions.len() && record.ending().is_some();
                    if let (Turn::Seat(_), false) = (positions[count - 1].turn(), ended) {
                        judge.judge(&positions[..count]);
                    }
                }
                judge.finish(record, None)
            }
        }
    }

    /// Writes the archive from the games; how many positions it has.
    fn assemble(&self, path: &Path, parts: &DatasetParts) -> Result<u64, DatasetError> {
        let unfinished = path.with_added_extension("tmp");
        let planes = self.planes.then(|| Planes::new(&self.setup).expect("a set-up with a start"));
        let archive = DatasetArchive { path: &unfinished, setup: &self.setup, planes, parts };
        let written = archive.write(self.games());
        if written.is_err() {
            // Half an archive is of no use to anybody.
            let _ = fs::remove_file(&unfinished);
        }
        let positions = written?;
        fs::rename(&unfinished, path)
            .map_err(|error| DatasetError::Disk { path: path.to_owned(), error })?;
        Ok(positions)
    }
}

/// Searches the positions of one game.
struct Judge<'a> {
    player: Player,
    clock: Stopwatch,
    limits: Limits,
    space: &'a ActionSpace,
    keep_going: &'a dyn Fn() -> bool,
    rows: Vec<DatasetRow>,
}

impl<'a> Judge<'a> {
    fn new(
        nodes: u64,
        seed: u64,
        space: &'a ActionSpace,
        keep_going: &'a dyn Fn() -> bool,
    ) -> Judge<'a> {
        let settings = Settings { hash: 1, seed, ..Settings::default() };
        Judge {
            player: Player::new(settings),
            clock: Stopwatch::default(),
            limits: Limits::nodes(nodes),
            space,
            keep_going,
            rows: Vec::new(),
        }
    }

    /// Searches the last of these positions and remembers what it found; the best move.
    fn judge(&mut self, positions: &[AnyPosition]) -> String {
        let position = positions.last().expect("a game has a start");
        let control =
            SearchControl { clock: &self.clock, keep_going: self.keep_going, report: &|_| {} };
        let report = self.player.search(positions, &self.limits, &control);
        let report = report.expect("a seat is to move");
        let Turn::Seat(seat) = position.turn() else { unreachable!("searched just now") };
        let best_move = report.best_move.to_string();
        let chances = report.insight.chances.iter().map(|&chance| f32::from(chance) / 1000.0);
        self.rows.push(DatasetRow {
            position: position.to_string(),
            seat: seat.index() as i8,
            action: self.space.action_of(position, Ply::Move(report.best_move)),
            best_move: best_move.clone(),
            chances: chances.collect(),
            results: Vec::new(),
            ply: positions.len() as u32 - 1,
        });
        best_move
    }

    /// The rows with the result of the game; `otherwise` for every seat where it has none.
    fn finish(self, record: &Record<AnyPosition>, otherwise: Option<f32>) -> Vec<DatasetRow> {
        let seats = game::Seat::all(record.start().seats());
        let results: Vec<f32> = match record.ending() {
            Some(ending) => seats.map(|seat| reward(ending.outcome.result(seat))).collect(),
            None => seats.map(|_| otherwise.unwrap_or(f32::NAN)).collect(),
        };
        let with_results = |row| DatasetRow { results: results.clone(), ..row };
        self.rows.into_iter().map(with_results).collect()
    }
}
