use std::sync::Arc;

use game::{NodeId, Turn};
use rules::pacman::{Ghost, Piece};
use rules::{Analysis, AnySetup, Game, GameRecord};

/// An analysis that somebody works on: everything that was tried, where one is in it, what the board shows
/// being played from there, and the changes that can be undone.
#[derive(Clone, Debug)]
pub struct AnalysisGame {
    now: AnalysisVersion,
    /// The words of a line that the board shows being played from the node; none for the node itself.
    preview: Vec<String>,
    before: Vec<AnalysisVersion>,
    undone: Vec<AnalysisVersion>,
    /// How many analyses were opened after the first.
    opened: u32,
}

/// An analysis and the node of it that was shown. Versions share what is alike.
#[derive(Clone, Debug)]
struct AnalysisVersion {
    /// Which of the analyses that were opened it is a version of.
    document: u32,
    analysis: Arc<Analysis>,
    at: NodeId,
}

/// So many changes can be undone.
const MAX_VERSIONS: usize = 100;

impl AnalysisGame {
    /// An analysis, shown at a node.
    pub fn new(analysis: Analysis, at: NodeId) -> AnalysisGame {
        AnalysisGame {
            now: AnalysisVersion { document: 0, analysis: Arc::new(analysis), at },
            preview: Vec::new(),
            before: Vec::new(),
            undone: Vec::new(),
            opened: 0,
        }
    }

    /// Which of the analyses that were opened one after the other is the present one: changes stay with it,
    /// and whoever undoes the opening is back at the one before.
    pub fn document(&self) -> u32 {
        self.now.document
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

    /// Whether the game has threats: two sides take turns, and nothing is rolled. PAC-MAN and the ghosts are
    /// two, however many play them.
    pub fn has_threats(&self) -> bool {
        let setup = &self.now.analysis.setup;
        match setup.game() {
            Game::Quoridor | Game::Mini => setup.seats() == 2,
            Game::Pacman => true,
            Game::Mspacman => false,
        }
    }

    /// The position of the node shown with the other side to move, as a game of its own: what they would do if
    /// it were their turn. Only where the game has threats and goes on. Of the ghosts the first on the board
    /// begins, as after every turn of PAC-MAN (P19).
    pub fn threat_record(&self) -> Option<GameRecord> {
        let analysis = &self.now.analysis;
        let node = &analysis.tree[self.now.at];
        let Turn::Seat(mover) = node.turn() else { return None };
        if !self.has_threats() {
            return None;
        }
        let mut turned = AnySetup::from(node.position());
        match &mut turned {
            AnySetup::Quoridor(setup) => setup.turn = mover.next(2),
            AnySetup::Pacman(setup) => {
                let first = || Ghost::ALL.into_iter().find(|g| setup.ghosts[g.index()].is_some());
                setup.to_move = match setup.to_move? {
                    Piece::Pac => Some(Piece::Ghost(first()?)),
                    Piece::Ghost(_) => Some(Piece::Pac),
                };
            }
            AnySetup::Mspacman(_) => return None,
        }
        let position = analysis.setup.validate(turned).ok()?;
        let record = analysis.setup.record_from(position);
        Some(GameRecord::from_record(analysis.setup.clone(), record))
    }

    /// Replaces everything by another analysis.
    pub fn open(&mut self, analysis: Analysis) {
        self.opened += 1;
        self.advance(self.opened, analysis, NodeId::ROOT);
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
            self.advance(self.now.document, analysis, at);
        } else {
            self.go(at);
        }
    }

    /// Changes the analysis at the node shown, and goes to the node that `change` returns.
    pub fn change(&mut self, change: impl FnOnce(&mut Analysis, NodeId) -> NodeId) {
        let mut analysis = Analysis::clone(&self.now.analysis);
        let at = change(&mut analysis, self.now.at);
        self.advance(self.now.document, analysis, at);
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
    fn advance(&mut self, document: u32, analysis: Analysis, at: NodeId) {
        let now = AnalysisVersion { document, analysis: Arc::new(analysis), at };
        self.before.push(std::mem::replace(&mut self.now, now));
        let surplus = self.before.len().saturating_sub(MAX_VERSIONS);
        self.before.drain(..surplus);
        self.undone.clear();
        self.preview.clear();
    }
}
