use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use engine::{Level, Limits, Oracle, Player, SearchControl, Settings, Stopwatch};
use locale::Locale;
use rules::AnyPosition;

/// An engine that searches in the background and is polled for its move, so that the screen never
/// waits. Tests replace it by one that answers at once.
pub(crate) trait BackgroundEngine {
    /// Starts a search; one that is still running is cancelled.
    fn request(&mut self, request: MoveRequest);
    /// The result of the current search, once there is one.
    fn poll(&mut self) -> Option<MoveReply>;
    /// Whether it can still answer; `false` after it has crashed.
    fn is_alive(&self) -> bool {
        true
    }
    /// Stops the current search; its result will not be reported.
    fn cancel(&mut self);
}

/// A request for a move.
#[derive(Clone, Debug)]
pub(crate) struct MoveRequest {
    /// The game so far, for repetitions; the last position is the one to move in.
    pub(crate) positions: Vec<AnyPosition>,
    pub(crate) level: Level,
    pub(crate) time: Duration,
}

/// The move that an engine chose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct MoveReply {
    pub(crate) word: String,
    /// The principal variation, beginning with that move.
    pub(crate) line: Vec<String>,
    /// The winning chance of the seat to move, in permille.
    pub(crate) chance: u16,
}

impl MoveReply {
    /// The reply as a hint: the move, the expected continuation and the winning chance.
    pub(crate) fn hint(&self, locale: &Locale) -> String {
        let line: Vec<_> = self.line.iter().take(HINT_PLIES).map(String::as_str).collect();
        let line = if line.is_empty() { self.word.clone() } else { line.join(" ") };
        locale.with("tui-hint", &[("line", line.into()), ("chance", (self.chance / 10).into())])
    }
}

/// How many plies of the principal variation a hint shows.
const HINT_PLIES: usize = 5;

/// The engine on a thread of its own.
pub(crate) struct EngineThread {
    requests: Sender<(u64, MoveRequest)>,
    replies: Receiver<(u64, MoveReply)>,
    /// The number of the current request. A search stops as soon as its number is not this one, and
    /// replies to other requests are dropped.
    current: Arc<AtomicU64>,
    thread: JoinHandle<()>,
}

impl EngineThread {
    pub(crate) fn new(seed: u64, oracle: Option<Arc<dyn Oracle>>) -> EngineThread {
        let (requests, received) = channel::<(u64, MoveRequest)>();
        let (reply_sender, replies) = channel();
        let current = Arc::new(AtomicU64::new(0));
        let wanted = current.clone();
        let thread = thread::spawn(move || {
            let mut player: Option<Player> = None;
            for (number, request) in received {
                let is_current = || wanted.load(Ordering::Relaxed) == number;
                let settings = Settings {
                    level: request.level,
                    seed,
                    oracle: oracle.clone(),
                    ..Settings::default()
                };
                let player = match &mut player {
                    Some(player) if player.settings().level == request.level => player,
                    other => other.insert(Player::new(settings)),
                };
                let limits = Limits::movetime(request.time);
                let control = SearchControl {
                    clock: &Stopwatch::default(),
                    keep_going: &is_current,
                    report: &|_| {},
                };
                let found = player.search(&request.positions, &limits, &control);
                let reply = found.filter(|_| is_current()).map(|found| MoveReply {
                    word: found.best_move.to_string(),
                    chance: found.insight.own_chance(),
                    line: found.insight.lines.into_iter().next().unwrap_or_default().words,
                });
                if reply.is_some_and(|reply| reply_sender.send((number, reply)).is_err()) {
                    return;
                }
            }
        });
        EngineThread { requests, replies, current, thread }
    }
}

impl BackgroundEngine for EngineThread {
    fn request(&mut self, request: MoveRequest) {
        let number = self.current.fetch_add(1, Ordering::Relaxed) + 1;
        // The thread runs until this end of the channel is dropped.
        let _ = self.requests.send((number, request));
    }

    fn poll(&mut self) -> Option<MoveReply> {
        let current = self.current.load(Ordering::Relaxed);
        self.replies.try_iter().find(|(number, _)| *number == current).map(|(_, reply)| reply)
    }

    fn is_alive(&self) -> bool {
        !self.thread.is_finished()
    }

    fn cancel(&mut self) {
        self.current.fetch_add(1, Ordering::Relaxed);
    }
}

impl Drop for EngineThread {
    fn drop(&mut self) {
        self.cancel();
    }
}
