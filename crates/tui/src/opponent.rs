use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Duration;

use engine::{Control, Level, Limits, Player, Settings, Stopwatch};
use rules::AnyPosition;

/// Somebody who is asked for moves and answers later, so that the screen never waits.
pub(crate) trait Opponent {
    /// Asks for the best move after these positions, the last being the one to move in. An earlier
    /// question that is still open is dropped.
    fn ask(&mut self, question: Question);
    /// The word of the move, once it is known.
    fn answer(&mut self) -> Option<String>;
    /// Nobody waits for the open question any more.
    fn drop_question(&mut self);
}

/// What an opponent is asked.
#[derive(Clone, Debug)]
pub(crate) struct Question {
    pub(crate) positions: Vec<AnyPosition>,
    pub(crate) level: Level,
    pub(crate) time: Duration,
}

/// The engine on a thread of its own.
pub(crate) struct Thinker {
    questions: Sender<(u64, Question)>,
    answers: Receiver<(u64, String)>,
    /// The number of the question that is waited for; others are dropped, even in mid-thought.
    current: Arc<AtomicU64>,
}

impl Thinker {
    pub(crate) fn new(seed: u64) -> Thinker {
        let (questions, asked) = channel::<(u64, Question)>();
        let (answer, answers) = channel();
        let current = Arc::new(AtomicU64::new(0));
        let wanted = current.clone();
        thread::spawn(move || {
            let mut player: Option<Player> = None;
            for (number, question) in asked {
                let open = || wanted.load(Ordering::Relaxed) == number;
                let settings = Settings { level: question.level, seed, ..Settings::default() };
                let player = match &mut player {
                    Some(player) if player.settings().level == question.level => player,
                    other => other.insert(Player::new(settings)),
                };
                let limits = Limits::movetime(question.time);
                let control =
                    Control { clock: &Stopwatch::default(), keep_going: &open, report: &|_| {} };
                let thought = player.think(&question.positions, &limits, &control);
                let told = thought.filter(|_| open()).map(|thought| thought.best.to_string());
                if told.is_some_and(|word| answer.send((number, word)).is_err()) {
                    return;
                }
            }
        });
        Thinker { questions, answers, current }
    }
}

impl Opponent for Thinker {
    fn ask(&mut self, question: Question) {
        let number = self.current.fetch_add(1, Ordering::Relaxed) + 1;
        // The thread ends with us, not before.
        let _ = self.questions.send((number, question));
    }

    fn answer(&mut self) -> Option<String> {
        let current = self.current.load(Ordering::Relaxed);
        self.answers.try_iter().find(|(number, _)| *number == current).map(|(_, word)| word)
    }

    fn drop_question(&mut self) {
        self.current.fetch_add(1, Ordering::Relaxed);
    }
}

impl Drop for Thinker {
    fn drop(&mut self) {
        self.drop_question();
    }
}
