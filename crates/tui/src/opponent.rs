use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Duration;

use engine::{Control, Level, Limits, Oracle, Player, Settings, Stopwatch};
use locale::Locale;
use rules::AnyPosition;

/// Somebody who is asked for moves and answers later, so that the screen never waits.
pub(crate) trait Opponent {
    /// Asks for the best move after these positions, the last being the one to move in. An earlier
    /// question that is still open is dropped.
    fn ask(&mut self, question: Question);
    /// The answer, once it is known.
    fn answer(&mut self) -> Option<Answer>;
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

/// What an opponent says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Answer {
    /// The move.
    pub(crate) word: String,
    /// How it thinks the game goes on, that move first.
    pub(crate) line: Vec<String>,
    /// The chance of the seat to move to win, in permille.
    pub(crate) chance: u16,
}

/// The engine on a thread of its own.
pub(crate) struct Thinker {
    questions: Sender<(u64, Question)>,
    answers: Receiver<(u64, Answer)>,
    /// The number of the question that is waited for; others are dropped, even in mid-thought.
    current: Arc<AtomicU64>,
}

impl Thinker {
    pub(crate) fn new(seed: u64, oracle: Option<Arc<dyn Oracle>>) -> Thinker {
        let (questions, asked) = channel::<(u64, Question)>();
        let (answer, answers) = channel();
        let current = Arc::new(AtomicU64::new(0));
        let wanted = current.clone();
        thread::spawn(move || {
            let mut player: Option<Player> = None;
            for (number, question) in asked {
                let open = || wanted.load(Ordering::Relaxed) == number;
                let settings = Settings {
                    level: question.level,
                    seed,
                    oracle: oracle.clone(),
                    ..Settings::default()
                };
                let player = match &mut player {
                    Some(player) if player.settings().level == question.level => player,
                    other => other.insert(Player::new(settings)),
                };
                let limits = Limits::movetime(question.time);
                let control =
                    Control { clock: &Stopwatch::default(), keep_going: &open, report: &|_| {} };
                let thought = player.think(&question.positions, &limits, &control);
                let told = thought.filter(|_| open()).map(|thought| Answer {
                    word: thought.best.to_string(),
                    chance: thought.insight.own_chance(),
                    line: thought.insight.lines.into_iter().next().unwrap_or_default().words,
                });
                if told.is_some_and(|told| answer.send((number, told)).is_err()) {
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

    fn answer(&mut self) -> Option<Answer> {
        let current = self.current.load(Ordering::Relaxed);
        self.answers.try_iter().find(|(number, _)| *number == current).map(|(_, told)| told)
    }

    fn drop_question(&mut self) {
        self.current.fetch_add(1, Ordering::Relaxed);
    }
}

impl Answer {
    /// The answer as a hint: the move, how the game may go on, and the chances.
    pub(crate) fn sentence(&self, locale: &Locale) -> String {
        let line: Vec<_> = self.line.iter().take(LINE).map(String::as_str).collect();
        let line = if line.is_empty() { self.word.clone() } else { line.join(" ") };
        locale.with("tui-hint", &[("line", line.into()), ("chance", (self.chance / 10).into())])
    }
}

/// How many moves of a line a hint shows.
const LINE: usize = 5;

impl Drop for Thinker {
    fn drop(&mut self) {
        self.drop_question();
    }
}
