use std::collections::HashMap;
use std::time::Duration;

use game::{Insight, NodeId, SeatResult, Turn};
use leptos::prelude::*;

use super::position_search::{knows_more, position_key};
use super::state::AnalysisState;
use crate::engine_worker::{EngineClient, WorkerResponse, WorkerTask};
use crate::storage;

/// What is known of the node shown. Where the maze is solved or the race is decided, that is the exact values of
/// its moves, and the engine is silent. Else the engine searches in a worker for a while, and longer where it is
/// asked to; what it found is kept for every position.
#[derive(Clone, Copy)]
pub struct LiveEvaluation {
    pub on: RwSignal<bool>,
    /// Whether it waits, such as while a position is set up.
    pub paused: RwSignal<bool>,
    /// Whether the lines are what the other side would do if it were their turn.
    pub threat: RwSignal<bool>,
    /// How many lines are asked for.
    pub lines: RwSignal<u8>,
    /// What is known about the node shown.
    pub insight: RwSignal<Option<Insight>>,
    /// Whether that is exact, and the engine silent.
    pub is_solved: Memo<bool>,
    /// The engine could not be started.
    pub failed: RwSignal<bool>,
    /// The engine has searched the node shown for its time, and would find more.
    pub can_go_deeper: RwSignal<bool>,
    /// The position that is shown, and the one that is searched until the engine is stopped.
    shown: StoredValue<String>,
    deeper: RwSignal<Option<String>>,
    /// What was found, by position.
    known: StoredValue<HashMap<String, Finding>>,
}

/// What the engine found about a position.
#[derive(Clone, Debug, Default)]
struct Finding {
    insight: Insight,
    /// With how many lines it was searched for its whole time; none if it was not.
    searched_lines: u8,
}

/// At most so many lines.
pub const MOST_LINES: u8 = 5;

/// For so long every position is searched, in seconds. A phone would be warm and empty soon if it searched until
/// somebody stops it.
const SEARCH_SECONDS: u32 = 10;

/// Whoever steps through a game quickly does not ask for every position.
const SETTLE: Duration = Duration::from_millis(120);

impl LiveEvaluation {
    pub fn new(state: AnalysisState) -> LiveEvaluation {
        let stored = storage::get("analysis-lines").and_then(|lines| lines.parse().ok());
        let threat = RwSignal::new(false);
        let solution = Memo::new(move |_| match threat.get() {
            true => solved_threats(state).or_else(|| race_of_threats(state)),
            false => solution(state).or_else(|| settled_race(state)),
        });
        let evaluation = LiveEvaluation {
            on: RwSignal::new(storage::get("analysis-engine").as_deref() != Some("off")),
            paused: RwSignal::new(false),
            threat,
            lines: RwSignal::new(stored.unwrap_or(3).clamp(1, MOST_LINES)),
            insight: RwSignal::new(None),
            is_solved: Memo::new(move |_| solution.with(Option::is_some)),
            failed: RwSignal::new(false),
            can_go_deeper: RwSignal::new(false),
            shown: StoredValue::default(),
            deeper: RwSignal::new(None),
            known: StoredValue::default(),
        };
        evaluation.follow(state, solution);
        // Another game that is opened may have no threats, and no button to leave them.
        Effect::new(move || {
            if !state.has_threats() {
                evaluation.threat.set(false);
            }
        });
        evaluation
    }

    /// Searches the node shown, and another one as soon as that is shown.
    fn follow(self, state: AnalysisState, solution: Memo<Option<Insight>>) {
        let engine = EngineClient::new();
        on_cleanup(move || engine.stop());
        let request = StoredValue::new(0u32);
        // Comments and marks change the analysis, and not what there is to search.
        let position = Memo::new(move |_| {
            let at = state.at.get();
            state.analysis.with(|analysis| {
                let root = analysis.tree[NodeId::ROOT].position().to_string();
                (at, position_key(analysis, at), root)
            })
        });
        Effect::new(move || {
            let (at, position, _) = position.get();
            let is_threat = self.threat.get();
            let position = if is_threat { format!("threat {position}") } else { position };
            self.shown.set_value(position.clone());
            let on = (self.on.get() || is_threat) && !self.paused.get();
            let lines = self.lines.get();
            engine.stop();
            let number = request.get_value() + 1;
            request.set_value(number);
            self.failed.set(false);
            let solved = solution.get();
            let found = self.known.with_value(|known| known.get(&position).cloned());
            let is_deeper = self.deeper.with(|deeper| deeper.as_ref() == Some(&position));
            let searched_lines = found.as_ref().map_or(0, |found| found.searched_lines);
            let is_searched = searched_lines >= lines && !is_deeper;
            let is_asked = on && solved.is_none() && !is_searched;
            self.can_go_deeper.set(on && solved.is_none() && is_searched);
            self.insight.set(solved.or(found.map(|found| found.insight)));
            if is_asked {
                set_timeout(
                    move || {
                        if request.try_get_value() == Some(number) {
                            let seconds = (!is_deeper).then_some(SEARCH_SECONDS);
                            let task = WorkerTask::Analyse { lines, seconds };
                            self.search(state, engine, at, position, task);
                        }
                    },
                    SETTLE,
                );
            }
        });
    }

    fn search(
        self,
        state: AnalysisState,
        engine: EngineClient,
        at: NodeId,
        position: String,
        task: WorkerTask,
    ) {
        let turn = state.analysis.with_untracked(|a| a.tree.get(at).map(|node| node.turn()));
        if matches!(turn, None | Some(Turn::Over)) {
            return;
        }
        let text = match self.threat.get_untracked() {
            true => untrack(|| state.threat()).map(|threat| threat.to_record_text().to_string()),
            false => Some(state.record_text()),
        };
        let Some(text) = text else { return };
        engine.follow(text, task, move |response| match response {
            Ok(response) => self.take(&position, task, response),
            Err(_) => self.failed.set(true),
        });
    }

    /// Keeps what the engine found, and shows it where that is not less than what is shown.
    fn take(self, position: &str, task: WorkerTask, response: WorkerResponse) {
        let mut shown = None;
        self.known.update_value(|known| {
            let found = known.entry(position.to_owned()).or_default();
            if let (WorkerTask::Analyse { lines, .. }, true) = (task, response.out_of_time) {
                found.searched_lines = lines;
            }
            if let Some(insight) = response.insight.filter(|new| knows_more(new, &found.insight)) {
                found.insight = insight.clone();
                shown = Some(insight);
            }
        });
        if shown.is_some() {
            self.insight.set(shown);
        }
        self.can_go_deeper.set(response.out_of_time);
    }

    /// Searches the node shown until the engine is stopped.
    pub fn go_deeper(self) {
        if self.can_go_deeper.get_untracked() {
            self.deeper.set(Some(self.shown.get_value()));
        }
    }

    pub fn toggle(self) {
        self.on.update(|on| *on = !*on);
        let word = if self.on.get_untracked() { "on" } else { "off" };
        storage::set("analysis-engine", word);
    }

    /// Asks what the other side threatens, or no more; in games without threats nothing happens.
    pub fn toggle_threat(self, state: AnalysisState) {
        let can_threaten = untrack(|| state.has_threats());
        self.threat.update(|threat| *threat = can_threaten && !*threat);
    }

    pub fn set_lines(self, lines: u8) {
        self.lines.set(lines.clamp(1, MOST_LINES));
        storage::set("analysis-lines", &lines.to_string());
    }

    /// Every seat's chance to win at the node shown, in permille: by the engine, or by the result.
    pub fn chances(self, state: AnalysisState) -> Vec<u16> {
        let at = state.at.get();
        let ending = state.analysis.with(|analysis| {
            analysis.tree.get(at).and_then(|node| node.ending()).map(|ending| {
                super::state::seats_of(&analysis.setup)
                    .map(|seat| match ending.outcome.result(seat) {
                        SeatResult::Win => 1000,
                        SeatResult::Draw => 500,
                        SeatResult::Loss => 0,
                    })
                    .collect()
            })
        });
        // What the opponent threatens is about another position.
        if ending.is_none() && self.threat.get() {
            return Vec::new();
        }
        ending.unwrap_or_else(|| {
            self.insight.with(|insight| {
                insight.as_ref().map(|insight| insight.chances.clone()).unwrap_or_default()
            })
        })
    }
}

/// The exact values of the node shown, where no fence can change the race any more.
pub fn settled_race(state: AnalysisState) -> Option<Insight> {
    let at = state.at.get();
    state.analysis.with(|analysis| {
        let node = analysis.tree.get(at).filter(|node| node.ending().is_none())?;
        engine::settled_race(node.position())
    })
}

/// The same of what the other side threatens.
fn race_of_threats(state: AnalysisState) -> Option<Insight> {
    engine::settled_race(state.threat()?.record.position())
}

/// The exact values of the moves of the node shown, where they are known, as lines.
fn solution(state: AnalysisState) -> Option<Insight> {
    let at = state.at.get();
    state.exact_moves.with(|known| {
        let (position, exact) = known.as_ref()?;
        state.analysis.with(|analysis| {
            let node = analysis.tree.get(at)?;
            let Turn::Seat(seat) = node.turn() else { return None };
            let is_of_node = node.position().to_string() == *position;
            is_of_node.then(|| exact.insight(seat.number() as u8, analysis.setup.seats()))?
        })
    })
}

/// What the other side threatens at the node shown, where the maze is solved, as lines.
fn solved_threats(state: AnalysisState) -> Option<Insight> {
    let (position, exact) = state.exact_threats.get()?;
    let threat = state.threat()?;
    let Turn::Seat(seat) = threat.record.turn() else { return None };
    let is_of_threat = threat.record.position().to_string() == position;
    is_of_threat.then(|| exact.insight(seat.number() as u8, threat.setup.seats()))?
}
