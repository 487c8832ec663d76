use std::time::Duration;

use rules::GameRecord;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::engine_pool::{EngineTask, ReviewTask};

/// What a worker is asked about a game, as the database keeps it. It names nobody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct JobBody {
    #[serde(flatten)]
    kind: JobKind,
    /// The game so far, as a record.
    game: String,
    /// The position that it leads to: a worker that reads the record in another way must not answer.
    position: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
enum JobKind {
    Move(SearchSettings),
    Hint(SearchSettings),
    Review { entry: usize },
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct SearchSettings {
    level: u8,
    seed: u64,
    /// The time limit, in milliseconds.
    time: u64,
}

/// What a worker has to do.
#[derive(Clone, Debug)]
pub(crate) enum JobTask {
    /// Choose a move.
    Move(EngineTask),
    /// Analyse a position.
    Hint(EngineTask),
    /// Review a position.
    Review(ReviewTask),
}

/// No search takes longer, whatever a job says.
const LONGEST: Duration = Duration::from_secs(120);

impl JobBody {
    /// Asks for a move.
    pub(crate) fn choose(game: &GameRecord, task: &EngineTask) -> JobBody {
        JobBody::new(JobKind::Move(SearchSettings::of(task)), game)
    }

    /// Asks for an analysis.
    pub(crate) fn hint(game: &GameRecord, task: &EngineTask) -> JobBody {
        JobBody::new(JobKind::Hint(SearchSettings::of(task)), game)
    }

    /// Asks for the review of the position after so many entries.
    pub(crate) fn review(game: &GameRecord, entry: usize) -> JobBody {
        JobBody::new(JobKind::Review { entry }, game)
    }

    fn new(kind: JobKind, game: &GameRecord) -> JobBody {
        let position = game.record.position().to_string();
        JobBody { kind, game: game.to_record_text().to_string(), position }
    }

    /// The id of the job: the same at every node that asks for the same. Time and seed may differ; the
    /// first to ask chooses them.
    pub(crate) fn id(&self, table: &str) -> String {
        let mut asked = self.clone();
        if let JobKind::Move(search) | JobKind::Hint(search) = &mut asked.kind {
            (search.seed, search.time) = (0, 0);
        }
        let mut hasher = Sha256::new();
        hasher.update(table);
        hasher.update([0]);
        hasher.update(asked.to_json());
        api::hex::encode(&hasher.finalize()[..16])
    }

    pub(crate) fn to_json(&self) -> String {
        serde_json::to_string(self).expect("plain values always become JSON")
    }

    /// What is to be done, if it can be read and is what was meant.
    pub(crate) fn task(&self) -> Option<JobTask> {
        let game = GameRecord::parse(&self.game).ok()?.record;
        if game.position().to_string() != self.position {
            return None;
        }
        let is_turn = matches!(game.turn(), game::Turn::Seat(_));
        let search = |search: &SearchSettings| EngineTask {
            game: game.positions().to_vec(),
            level: search.level,
            seed: search.seed,
            time: Duration::from_millis(search.time).min(LONGEST),
        };
        match &self.kind {
            JobKind::Move(settings) if is_turn => Some(JobTask::Move(search(settings))),
            JobKind::Hint(settings) if is_turn => Some(JobTask::Hint(search(settings))),
            JobKind::Review { entry } if *entry <= game.entries().len() => {
                Some(JobTask::Review(ReviewTask { entry: *entry, game }))
            }
            _ => None,
        }
    }
}

impl SearchSettings {
    fn of(task: &EngineTask) -> SearchSettings {
        let time = u64::try_from(task.time.as_millis()).unwrap_or(u64::MAX);
        SearchSettings { level: task.level, seed: task.seed, time }
    }
}

#[cfg(test)]
mod tests {
    use game::Position as _;
    use rules::{Game, GameSetup};

    use super::*;

    fn task(game: &GameRecord, seed: u64) -> EngineTask {
        let time = Duration::from_secs(seed);
        EngineTask { game: game.record.positions().to_vec(), level: 3, seed, time }
    }

    #[test]
    fn a_job_is_read_as_it_was_written() {
        let mut game = GameRecord::new(GameSetup::new(Game::Quoridor)).unwrap();
        for word in ["e2", "e8", "e3h"] {
            game.record.play(word).unwrap();
        }
        let written = JobBody::choose(&game, &task(&game, 7));
        let read: JobBody = serde_json::from_str(&written.to_json()).unwrap();
        assert_eq!(read, written);
        let Some(JobTask::Move(task)) = read.task() else { panic!("{read:?}") };
        assert_eq!(task.game, game.record.positions());
        assert_eq!((task.level, task.seed, task.time), (3, 7, Duration::from_secs(7)));
        let other = JobBody { position: "e1,e9 10,10 1 -".to_owned(), ..written };
        assert!(other.task().is_none(), "it is not the position that was meant");
        let Some(JobTask::Review(task)) = JobBody::review(&game, 2).task() else { panic!() };
        assert_eq!((task.entry, task.game.entries().len()), (2, 3));
        assert!(JobBody::review(&game, 4).task().is_none());
    }

    #[test]
    fn the_same_question_has_the_same_id_at_every_node() {
        let mut game = GameRecord::new(GameSetup::new(Game::Mini)).unwrap();
        let asked = |game: &GameRecord, seed| JobBody::choose(game, &task(game, seed));
        let id = asked(&game, 1).id("t1");
        assert_eq!(asked(&game, 2).id("t1"), id);
        assert_ne!(asked(&game, 1).id("t2"), id);
        assert_ne!(JobBody::hint(&game, &task(&game, 1)).id("t1"), id);
        assert_ne!(JobBody::review(&game, 0).id("t1"), JobBody::review(&game, 1).id("t1"));
        let word = game.record.position().plies()[0].to_string();
        game.record.play(&word).unwrap();
        assert_ne!(asked(&game, 1).id("t1"), id);
    }
}
