use std::sync::Arc;

use game::NodeId;
use rules::{Analysis, GameRecord};

/// An analysis that somebody works on: everything that was tried, where one is in it, what the board shows
/// being played from there, and the changes that can be undone.
#[derive(Clone, Debug)]
pub struct AnalysisGame {
    now: AnalysisVersion,
    /// The words of a line that the board shows being played from the node; none for the node itself.
    preview: Vec<String>,
    before: Vec<AnalysisVersion>,
    undone: Vec<AnalysisVersion>,
}

/// An analysis and the node of it that was shown. Versions share what is alike.
#[derive(Clone, Debug)]
struct AnalysisVersion {
    analysis: Arc<Analysis>,
    at: NodeId,
}

/// So many changes can be undone.
const MAX_VERSIONS: usize = 100;

impl AnalysisGame {
    /// An analysis, shown at a node.
    pub fn new(analysis: Analysis, at: NodeId) -> AnalysisGame {
        AnalysisGame {
            now: AnalysisVersion { analysis: Arc::new(analysis), at },
            preview: Vec::new(),
            before: Vec::new(),
            undone: Vec::new(),
        }
    }

    /// Everything that was tried.
    pub fn analysis(&self) -> &Arc<Analysis> {
        &self.now.analysis
    }

    /// The node that is shown.
    pub fn at(&self) -> NodeId {
        self.now.at
    }

    /// The words that the board shows being played from the node.
    pub fn preview(&self) -> &[String] {
        &self.preview
    }

    /// The game up to the node shown.
    pub fn game_record(&self) -> GameRecord {
        self.record_with(&[])
    }

    /// The game up to the node shown, and on by the preview as far as it is legal.
    pub fn shown_record(&self) -> GameRecord {
        self.record_with(&self.preview)
    }

    fn record_with(&self, words: &[String]) -> GameRecord {
        let analysis = &self.now.analysis;
        let mut record = analysis.tree.record(self.now.at);
        for word in words {
            if record.play(word).is_err() {
                break;
            }
        }
        let (setup, header) = (analysis.setup.clone(), analysis.header.clone());
        GameRecord { setup, record, header, comments: Vec::new() }
    }

    /// Replaces everything by another analysis.
    pub fn open(&mut self, analysis: Analysis) {
        self.advance(analysis, NodeId::ROOT);
    }

    /// Shows a node.
    pub fn go(&mut self, id: NodeId) {
        self.preview.clear();
        self.now.at = id;
    }

    /// Plays words one after another from the node shown, as far as they are legal: a branch that is there
    /// is followed, another one begins.
    pub fn play(&mut self, words: &[String]) {
        let mut analysis = Analysis::clone(&self.now.analysis);
        let mut at = self.now.at;
        for word in words {
            match analysis.tree.play(at, word) {
                Ok(next) => at = next,
                Err(_) => break,
            }
        }
        if analysis.tree.len() > self.now.analysis.tree.len() {
            self.advance(analysis, at);
        } else {
            self.go(at);
        }
    }

    /// Changes the analysis at the node shown, and goes to the node that `change` returns.
    pub fn change(&mut self, change: impl FnOnce(&mut Analysis, NodeId) -> NodeId) {
        let mut analysis = Analysis::clone(&self.now.analysis);
        let at = change(&mut analysis, self.now.at);
        self.advance(analysis, at);
    }

    /// Shows words being played from the node, without playing them.
    pub fn set_preview(&mut self, words: Vec<String>) {
        self.preview = words;
    }

    /// Whether there is a change to take back.
    pub fn can_undo(&self) -> bool {
        !self.before.is_empty()
    }

    /// Takes the last change back.
    pub fn undo(&mut self) {
        if let Some(before) = self.before.pop() {
            self.preview.clear();
            self.undone.push(std::mem::replace(&mut self.now, before));
        }
    }

    /// Whether there is a change to make again.
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// Makes the last change again that was taken back.
    pub fn redo(&mut self) {
        if let Some(after) = self.undone.pop() {
            self.preview.clear();
            self.before.push(std::mem::replace(&mut self.now, after));
        }
    }

    /// Makes a changed analysis the present one; what was undone before it is gone.
    fn advance(&mut self, analysis: Analysis, at: NodeId) {
        let now = AnalysisVersion { analysis: Arc::new(analysis), at };
        self.before.push(std::mem::replace(&mut self.now, now));
        let surplus = self.before.len().saturating_sub(MAX_VERSIONS);
        self.before.drain(..surplus);
        self.undone.clear();
        self.preview.clear();
    }
}
