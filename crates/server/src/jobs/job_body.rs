use std::time::Duration;

use game::Position as _;
use rules::GameRecord;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::engine_pool::EngineTask;

/// What a worker is asked, as the database keeps it. It names nobody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct JobBody {
    /// What is wanted.
    #[serde(flatten)]
    pub(crate) kind: JobKind,
    /// The game so far, as a record.
    game: String,
    /// The position that it leads to: a worker that reads the record in another way must not answer.
    position: String,
    level: u8,
    seed: u64,
    /// The time limit, in milliseconds.
    time: u64,
}

/// What is wanted of a worker.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub(crate) enum JobKind {
    /// A move.
    Move,
    /// An analysis.
    Hint,
}

/// No job of an engine takes longer, whatever its body says.
const LONGEST: Duration = Duration::from_secs(120);

impl JobBody {
    pub(crate) fn new(kind: JobKind, game: &GameRecord, task: &EngineTask) -> JobBody {
        JobBody {
            kind,
            game: game.to_record_text().to_string(),
            position: task.position().to_string(),
            level: task.level,
            seed: task.seed,
            time: u64::try_from(task.time.as_millis()).unwrap_or(u64::MAX),
        }
    }

    /// The id of the job: the same at every node that asks for the same. Time and seed may differ; the
    /// first to ask chooses them.
    pub(crate) fn id(&self, table: &str) -> String {
        let asked = JobBody { seed: 0, time: 0, ..self.clone() };
        let mut hasher = Sha256::new();
        hasher.update(table);
        hasher.update([0]);
        hasher.update(asked.to_json());
        api::hex::encode(&hasher.finalize()[..16])
    }

    pub(crate) fn to_json(&self) -> String {
        serde_json::to_string(self).expect("plain values always become JSON")
    }

    /// What is to be searched, if it can be read and is what was meant.
    pub(crate) fn task(&self) -> Option<EngineTask> {
        let game = GameRecord::parse(&self.game).ok()?.record;
        let is_it = game.position().to_string() == self.position;
        let is_turn = matches!(game.position().turn(), game::Turn::Seat(_));
        (is_it && is_turn).then(|| EngineTask {
            game: game.positions().to_vec(),
            level: self.level,
            seed: self.seed,
            time: Duration::from_millis(self.time).min(LONGEST),
        })
    }
}

#[cfg(test)]
mod tests {
    use rules::{Game, GameSetup};

    use super::*;

    fn body(game: &GameRecord, seed: u64) -> JobBody {
        let game_so_far = game.record.positions().to_vec();
        let time = Duration::from_secs(seed);
        JobBody::new(JobKind::Move, game, &EngineTask { game: game_so_far, level: 3, seed, time })
    }

    #[test]
    fn a_job_is_read_as_it_was_written() {
        let mut game = GameRecord::new(GameSetup::new(Game::Quoridor)).unwrap();
        for word in ["e2", "e8", "e3h"] {
            game.record.play(word).unwrap();
        }
        let written = body(&game, 7);
        let read: JobBody = serde_json::from_str(&written.to_json()).unwrap();
        assert_eq!(read, written);
        let task = read.task().unwrap();
        assert_eq!(task.game, game.record.positions());
        assert_eq!((task.level, task.seed, task.time), (3, 7, Duration::from_secs(7)));
        let other = JobBody { position: "e1,e9 10,10 1 -".to_owned(), ..written };
        assert!(other.task().is_none(), "it is not the position that was meant");
    }

    #[test]
    fn the_same_question_has_the_same_id_at_every_node() {
        let mut game = GameRecord::new(GameSetup::new(Game::Mini)).unwrap();
        let asked = body(&game, 1);
        assert_eq!(asked.id("t1"), body(&game, 2).id("t1"));
        assert_ne!(asked.id("t1"), asked.id("t2"));
        let hint = JobBody { kind: JobKind::Hint, ..asked.clone() };
        assert_ne!(asked.id("t1"), hint.id("t1"));
        let word = game.record.position().plies()[0].to_string();
        game.record.play(&word).unwrap();
        assert_ne!(asked.id("t1"), body(&game, 1).id("t1"));
    }
}
