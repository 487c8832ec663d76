use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use engine::{
    Insight, Level, Limits, Oracle, Player, PositionReview, SearchControl, Settings, Stopwatch,
    review_limits, review_position, review_settings,
};
use locale::Locale;
use rules::{AnyPosition, GameRecord};

/// An engine that searches in the background and is polled for its move, so that the screen never
/// waits. Tests replace it by one that answers at once.
pub(crate) trait BackgroundEngine {
    /// Starts a search; one that is still running is cancelled.
    fn request(&mut self, request: MoveRequest);
    /// The result of the current search, once there is one.
    fn poll(&mut self) -> Option<MoveReply>;
    /// Starts to review a position; a search that is still running is cancelled.
    fn request_review(&mut self, request: ReviewRequest);
    /// The review of the position that was asked for last, once there is one.
    fn poll_review(&mut self) -> Option<PositionReview>;
    /// Starts to analyse a position; a search that is still running is cancelled.
    fn request_insight(&mut self, request: AnalysisRequest);
    /// What was found about the position that was asked for last, once the analysis is done.
    fn poll_insight(&mut self) -> Option<Insight>;
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

/// A request to review the position after so many entries of a game.
#[derive(Clone, Debug)]
pub(crate) struct ReviewRequest {
    pub(crate) game: Arc<GameRecord>,
    pub(crate) entry: usize,
}

/// A request to analyse a position, for [`ANALYSIS_TIME`].
#[derive(Clone, Debug)]
pub(crate) struct AnalysisRequest {
    /// The game so far, for repetitions; the last position is the one to analyse.
    pub(crate) positions: Vec<AnyPosition>,
}

/// How long a position is analysed where nothing else is said.
pub const ANALYSIS_TIME: Duration = Duration::from_secs(1);

/// How many lines an analysis shows.
const ANALYSIS_LINES: usize = 3;

/// What the thread is asked for.
enum EngineJob {
    Move(MoveRequest),
    Review(ReviewRequest),
    Insight(AnalysisRequest),
}

/// What the thread found.
enum EngineAnswer {
    Move(MoveReply),
    Review(PositionReview),
    Insight(Box<Insight>),
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
        let words =
            if self.line.is_empty() { std::slice::from_ref(&self.word) } else { &self.line };
        let line: Vec<_> = words.iter().take(HINT_PLIES).map(|word| locale.entry(word)).collect();
        let line = line.join(" ");
        locale.with("tui-hint", &[("line", line.into()), ("chance", self.chance.into())])
    }
}

/// How many plies of the principal variation a hint shows.
const HINT_PLIES: usize = 5;

/// The engine on a thread of its own.
pub(crate) struct EngineThread {
    requests: Sender<(u64, EngineJob)>,
    replies: Receiver<(u64, EngineAnswer)>,
    /// The number of the current request. A search stops as soon as its number is not this one, and
    /// replies to other requests are dropped.
    current: Arc<AtomicU64>,
    thread: JoinHandle<()>,
}

impl EngineThread {
    pub(crate) fn new(
        seed: u64,
        oracle: Option<Arc<dyn Oracle>>,
        review_oracle: Option<Arc<dyn Oracle>>,
    ) -> EngineThread {
        let (requests, received) = channel::<(u64, EngineJob)>();
        let (reply_sender, replies) = channel();
        let current = Arc::new(AtomicU64::new(0));
        let wanted = current.clone();
        let thread = thread::spawn(move || {
            let mut player: Option<Player> = None;
            for (number, job) in received {
                let is_current = || wanted.load(Ordering::Relaxed) == number;
                let reply = |answer: Option<EngineAnswer>| {
                    answer.is_none_or(|answer| reply_sender.send((number, answer)).is_ok())
                };
                let request = match job {
                    EngineJob::Move(request) => request,
                    EngineJob::Review(request) => {
                        let answer = review(&request, review_oracle.clone(), &is_current);
                        if !reply(answer.map(EngineAnswer::Review)) {
                            return;
                        }
                        continue;
                    }
                    EngineJob::Insight(request) => {
                        let answer = analyse(&request, oracle.clone(), &is_current);
                        if !reply(answer.map(|insight| EngineAnswer::Insight(Box::new(insight)))) {
                            return;
                        }
                        continue;
                    }
                };
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
                let found = found.filter(|_| is_current()).map(|found| MoveReply {
                    word: found.best_move.to_string(),
                    chance: found.insight.own_chance(),
                    line: found.insight.lines.into_iter().next().unwrap_or_default().words,
                });
                if !reply(found.map(EngineAnswer::Move)) {
                    return;
                }
            }
        });
        EngineThread { requests, replies, current, thread }
    }

    fn start(&mut self, job: EngineJob) {
        let number = self.current.fetch_add(1, Ordering::Relaxed) + 1;
        // The thread runs until this end of the channel is dropped.
        let _ = self.requests.send((number, job));
    }

    /// The answer to the current request, once there is one.
    fn answer(&mut self) -> Option<EngineAnswer> {
        let current = self.current.load(Ordering::Relaxed);
        self.replies.try_iter().find(|(number, _)| *number == current).map(|(_, answer)| answer)
    }
}

/// Reviews a position as every review does it: with a player that remembers nothing.
fn review(
    request: &ReviewRequest,
    oracle: Option<Arc<dyn Oracle>>,
    keep_going: &dyn Fn() -> bool,
) -> Option<PositionReview> {
    let mut player = Player::new(review_settings(oracle));
    let clock = Stopwatch::default();
    let control = SearchControl { clock: &clock, keep_going, report: &|_| {} };
    let ReviewRequest { game, entry } = request;
    review_position(&mut player, &game.record, *entry, &review_limits(), &control)
}

/// Analyses a position as `palisade analyse` does where nothing else is said.
fn analyse(
    request: &AnalysisRequest,
    oracle: Option<Arc<dyn Oracle>>,
    keep_going: &dyn Fn() -> bool,
) -> Option<Insight> {
    let settings = Settings { multi_pv: ANALYSIS_LINES, oracle, ..Settings::default() };
    let clock = Stopwatch::default();
    let control = SearchControl { clock: &clock, keep_going, report: &|_| {} };
    let limits = Limits::movetime(ANALYSIS_TIME);
    let found = Player::new(settings).search(&request.positions, &limits, &control)?;
    Some(found.insight).filter(|_| keep_going())
}

impl BackgroundEngine for EngineThread {
    fn request(&mut self, request: MoveRequest) {
        self.start(EngineJob::Move(request));
    }

    fn poll(&mut self) -> Option<MoveReply> {
        match self.answer()? {
            EngineAnswer::Move(reply) => Some(reply),
            EngineAnswer::Review(_) | EngineAnswer::Insight(_) => None,
        }
    }

    fn request_review(&mut self, request: ReviewRequest) {
        self.start(EngineJob::Review(request));
    }

    fn poll_review(&mut self) -> Option<PositionReview> {
        match self.answer()? {
            EngineAnswer::Review(review) => Some(review),
            EngineAnswer::Move(_) | EngineAnswer::Insight(_) => None,
        }
    }

    fn request_insight(&mut self, request: AnalysisRequest) {
        self.start(EngineJob::Insight(request));
    }

    fn poll_insight(&mut self) -> Option<Insight> {
        match self.answer()? {
            EngineAnswer::Insight(insight) => Some(*insight),
            EngineAnswer::Move(_) | EngineAnswer::Review(_) => None,
        }
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
