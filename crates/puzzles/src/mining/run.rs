use std::collections::HashSet;
use std::fs::{self, OpenOptions};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use rules::Game;

use super::counts::{MiningCounts, MiningTest};
use super::miner::PuzzleMiner;
use crate::{PuzzleError, parse_puzzles};

/// Mines games into a file. What was mined is noted beside it, in a file of the same name with `.progress`, so
/// that a run that was stopped goes on, and one with more games adds to it.
#[derive(Clone, Debug)]
pub struct MiningRun {
    /// The game.
    pub game: Game,
    /// How many games to mine in all.
    pub games: u64,
    /// Where the random numbers start.
    pub seed: u64,
    /// The file of puzzles.
    pub out: PathBuf,
}

/// Why mining stopped.
#[derive(Debug)]
pub enum MiningError {
    /// A file cannot be read or written.
    Disk(PathBuf, io::Error),
    /// The file of puzzles has a line that is wrong.
    Puzzle(PuzzleError),
    /// The file was mined from another game or seed.
    Other,
    /// Somebody asked for it.
    Stopped(Box<MiningCounts>),
}

impl MiningRun {
    /// Mines the games that are missing. `keep_going` is asked and `progress` told after every one.
    pub fn run(
        &self,
        keep_going: &dyn Fn() -> bool,
        progress: &dyn Fn(&MiningCounts),
    ) -> Result<MiningCounts, MiningError> {
        let disk = |path: &Path| {
            let path = path.to_owned();
            move |error| MiningError::Disk(path, error)
        };
        let notes = self.notes();
        let head = format!("game {}\nseed {}\n", self.game, self.seed);
        let mut counts = match read_if_there(&notes).map_err(disk(&notes))? {
            Some(text) if text.starts_with(&head) => MiningCounts::parse(&text),
            Some(_) => return Err(MiningError::Other),
            None => MiningCounts::default(),
        };
        let written = read_if_there(&self.out).map_err(disk(&self.out))?.unwrap_or_default();
        let known = parse_puzzles(&written).map_err(MiningError::Puzzle)?;
        let mut ids: HashSet<_> = known.into_iter().map(|puzzle| puzzle.id).collect();
        let mut miner = PuzzleMiner::new(self.game, self.seed);
        while counts.games < self.games {
            if !keep_going() {
                return Err(MiningError::Stopped(Box::new(counts)));
            }
            let mut mined = miner.mine(counts.games);
            let mut lines = String::new();
            for puzzle in &mined.puzzles {
                if ids.insert(puzzle.id.clone()) {
                    lines += &format!("{puzzle}\n");
                } else {
                    mined.counts.kept -= 1;
                    mined.counts.drop(MiningTest::Repeated);
                }
            }
            counts.add(&mined.counts);
            // First the puzzles: a game that is mined twice adds nothing.
            append(&self.out, &lines).map_err(disk(&self.out))?;
            let text = format!("{head}{}", counts.text());
            fs::write(&notes, text).map_err(disk(&notes))?;
            progress(&counts);
        }
        Ok(counts)
    }

    fn notes(&self) -> PathBuf {
        let mut name = self.out.as_os_str().to_owned();
        name.push(".progress");
        name.into()
    }
}

fn append(path: &Path, text: &str) -> io::Result<()> {
    let mut file = OpenOptions::new().create(true).append(true).open(path)?;
    file.write_all(text.as_bytes())
}

fn read_if_there(path: &Path) -> io::Result<Option<String>> {
    match fs::read_to_string(path) {
        Ok(text) => Ok(Some(text)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error),
    }
}
