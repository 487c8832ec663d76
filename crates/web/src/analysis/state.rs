use game::{NodeId, Seat};
use leptos::prelude::*;
use rules::{Analysis, GameRecord, GameSetup};

use crate::play::{self, GameSession, Intent, SeatOccupant};

/// The analysis on the screen: everything that was tried, where one is in it, and the game up to
/// there as a session, which the board and the players' panels show.
#[derive(Clone, Copy)]
pub struct AnalysisState {
    pub analysis: RwSignal<Analysis>,
    /// The node that is shown.
    pub at: RwSignal<NodeId>,
    /// The words of a line that the board shows being played from there; none for the node itself.
    pub preview: RwSignal<Vec<String>>,
    pub session: GameSession,
    versions: RwSignal<Versions>,
}

/// What the analysis was before each change, and what it was before the changes that were undone.
#[derive(Clone, Debug, Default)]
struct Versions {
    before: Vec<(Analysis, NodeId)>,
    undone: Vec<(Analysis, NodeId)>,
}

/// So many changes can be undone.
const MOST_VERSIONS: usize = 100;

impl AnalysisState {
    pub fn new(analysis: Analysis, at: NodeId) -> AnalysisState {
        let game_record = RwSignal::new(record_at(&analysis, at, &[]));
        let players = RwSignal::new(Vec::new());
        // The effect tracks the language, which default names are in.
        Effect::new(move || {
            let mut named = game_record.with(play::players_of);
            named.iter_mut().for_each(|player| player.occupant = SeatOccupant::Local);
            players.set(named);
        });
        let analysis = RwSignal::new(analysis);
        let (at, preview) = (RwSignal::new(at), RwSignal::new(Vec::new()));
        let versions = RwSignal::new(Versions::default());
        let busy = RwSignal::new(false);
        // The callback needs the state that the session is a part of.
        let state = StoredValue::new(None::<AnalysisState>);
        let dispatch = Callback::new(move |intent: Intent| {
            if let (Intent::Play(word), Some(state)) = (intent, state.get_value()) {
                state.play(&word);
            }
            busy.set(false);
        });
        let local = GameSession::local(game_record, players, dispatch);
        let session = GameSession { busy, ..local };
        let complete = AnalysisState { analysis, at, preview, session, versions };
        state.set_value(Some(complete));
        complete
    }

    /// Replaces everything by another analysis; that can be undone.
    pub fn open(&self, analysis: Analysis) {
        self.remember();
        self.analysis.set(analysis);
        self.go(NodeId::ROOT);
    }

    /// Shows a node.
    pub fn go(&self, id: NodeId) {
        self.preview.set(Vec::new());
        self.at.set(id);
        self.show();
    }

    /// Plays a word at the node shown: an existing branch is followed, another one begins.
    pub fn play(&self, word: &str) {
        self.play_line(&[word.to_owned()]);
    }

    /// Plays several words one after another, as far as they are legal.
    pub fn play_line(&self, words: &[String]) {
        let before = self.version();
        let size = self.analysis.with_untracked(|analysis| analysis.tree.len());
        let mut at = before.1;
        // Nobody is told before it is known whether anything is new.
        let grown = self.analysis.try_update_untracked(|analysis| {
            for word in words {
                match analysis.tree.play(at, word) {
                    Ok(next) => at = next,
                    Err(_) => break,
                }
            }
            analysis.tree.len() > size
        });
        if grown == Some(true) {
            self.push_version(before);
            self.analysis.update(|_| ());
        }
        self.go(at);
    }

    /// Changes the analysis at the node shown, and goes to the node that `change` returns.
    pub fn change(&self, change: impl FnOnce(&mut Analysis, NodeId) -> NodeId) {
        self.remember();
        let at = self.at.get_untracked();
        let mut to = at;
        self.analysis.update(|analysis| to = change(analysis, at));
        self.go(to);
    }

    /// Shows words being played from the node, without playing them.
    pub fn set_preview(&self, words: Vec<String>) {
        if self.preview.with_untracked(|shown| *shown != words) {
            self.preview.set(words);
            self.show();
        }
    }

    /// Takes the last change back.
    pub fn undo(&self) {
        self.restore(|versions, now| {
            let before = versions.before.pop()?;
            versions.undone.push(now);
            Some(before)
        });
    }

    /// Makes the last change again that was undone.
    pub fn redo(&self) {
        self.restore(|versions, now| {
            let after = versions.undone.pop()?;
            versions.before.push(now);
            Some(after)
        });
    }

    pub fn can_undo(&self) -> bool {
        self.versions.with(|versions| !versions.before.is_empty())
    }

    pub fn can_redo(&self) -> bool {
        self.versions.with(|versions| !versions.undone.is_empty())
    }

    /// The game up to the node shown, as a text for the engine.
    pub fn record_text(&self) -> String {
        let at = self.at.get_untracked();
        self.analysis
            .with_untracked(|analysis| record_at(analysis, at, &[]).to_record_text().to_string())
    }

    fn version(&self) -> (Analysis, NodeId) {
        (self.analysis.get_untracked(), self.at.get_untracked())
    }

    fn remember(&self) {
        self.push_version(self.version());
    }

    fn push_version(&self, version: (Analysis, NodeId)) {
        self.versions.update(|versions| {
            versions.undone.clear();
            versions.before.push(version);
            let surplus = versions.before.len().saturating_sub(MOST_VERSIONS);
            versions.before.drain(..surplus);
        });
    }

    fn restore(
        &self,
        swap: impl FnOnce(&mut Versions, (Analysis, NodeId)) -> Option<(Analysis, NodeId)>,
    ) {
        let now = self.version();
        let restored = self.versions.try_update(|versions| swap(versions, now)).flatten();
        if let Some((analysis, at)) = restored {
            self.analysis.set(analysis);
            self.go(at);
        }
    }

    fn show(&self) {
        let (at, preview) = (self.at.get_untracked(), self.preview.get_untracked());
        let record = self.analysis.with_untracked(|analysis| record_at(analysis, at, &preview));
        self.session.game_record.set(record);
    }
}

/// The game up to a node, and on by some words as far as they are legal.
fn record_at(analysis: &Analysis, at: NodeId, words: &[String]) -> GameRecord {
    let mut record = analysis.tree.record(at);
    for word in words {
        if record.play(word).is_err() {
            break;
        }
    }
    GameRecord {
        setup: analysis.setup.clone(),
        record,
        header: analysis.header.clone(),
        comments: Vec::new(),
    }
}

/// The seats of a set-up.
pub fn seats_of(setup: &GameSetup) -> impl Iterator<Item = Seat> + use<> {
    Seat::all(setup.seats())
}
