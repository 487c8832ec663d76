use game::{BoardEstimate, ExactMoves, Insight, MazeEstimate, MazeStudy};
use serde::{Deserialize, Serialize};

/// What the page sends to an engine worker, as JSON.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct WorkerRequest {
    /// See [`RequestId`](super::schedule::RequestId).
    pub id: u32,
    /// The game so far, as the text of its record.
    pub record: String,
    pub task: WorkerTask,
    pub seed: u64,
}

/// What to search for.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub enum WorkerTask {
    /// A move at that level.
    Move { level: u8 },
    /// The best move and the evaluation at full strength, within that time.
    Hint { millis: u32 },
    /// That many best lines at full strength, deeper and deeper for so long, or until it is stopped.
    Analyse { lines: u8, seconds: Option<u32> },
    /// The exact values of a position of the PAC-MAN variant, whose maze is solved if that takes no
    /// more memory than this; with its study, if that is wanted.
    Exact { megabytes: u32, study: bool },
    /// Who may win a maze of the PAC-MAN variant: by so many games at full strength from the last position of the
    /// record with every number of lives, or with those that PAC-MAN has. Or on a board of Ms. Pac-Man: by so many
    /// games of two, three and four players.
    Estimate { games: u32, every_life: bool },
    /// The review of the position after so many entries of the record.
    Review { entry: usize },
    /// The engine's bench: the node counts that sign its behaviour. The record means nothing.
    Bench,
}

/// What a worker answers.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct WorkerResponse {
    pub id: u32,
    pub word: Option<String>,
    /// Each seat's winning chance, in permille.
    pub chances: Vec<u16>,
    /// The search should have used the network, which could not be fetched.
    pub network_missing: bool,
    /// The nodes and the microseconds of every position of the bench.
    pub bench: Vec<(u64, u64)>,
    /// What an analysis has found so far.
    pub insight: Option<Insight>,
    /// The analysis has ended because its time was up: more time would show more.
    #[serde(default)]
    pub out_of_time: bool,
    /// What a review knows about its position, as JSON: the page keeps it as it is.
    pub review: Option<String>,
    /// What the solver says.
    pub exact: Option<ExactReply>,
    /// What the solution says of the maze, where that was asked for.
    pub study: Option<MazeStudy>,
    /// What is estimated so far of a maze.
    pub estimate: Option<MazeEstimate>,
    /// The same of a board.
    pub board_estimate: Option<BoardEstimate>,
    /// More is to come for the same request.
    pub partial: bool,
}

/// What the solver says about a position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum ExactReply {
    /// Its maze is being solved: how much of it is, from 0 to 1.
    Solving(f32),
    /// The values of all its moves.
    Moves(ExactMoves),
    /// Its maze takes so many megabytes, more than were allowed.
    TooBig(u32),
}
