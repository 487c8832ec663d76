use std::collections::HashMap;
use std::sync::Arc;

use engine::Grade;
use game::{ExactMoves, NodeId, Seat};
use leptos::prelude::*;
use play::AnalysisGame;
use rules::{Analysis, GameRecord, GameSetup};

use super::foreign_text::AmbiguousText;
use crate::i18n::{player_name, translate};
use crate::play::{GameSession, Intent, SeatOccupant, players_of};

/// The analysis on the screen: an [`AnalysisGame`] and the signals that follow it, among them the game up
/// to the node shown as a session, which the board and the players' panels show.
#[derive(Clone, Copy)]
pub struct AnalysisState {
    game: StoredValue<AnalysisGame>,
    pub analysis: RwSignal<Arc<Analysis>>,
    /// The node that is shown.
    pub at: RwSignal<NodeId>,
    /// Which of the analyses that were opened this is.
    pub document: RwSignal<u32>,
    /// The grades of moves, where the game is reviewed.
    pub grades: RwSignal<HashMap<NodeId, Grade>>,
    /// Whether circles and arrows are drawn on the board, and no moves made.
    pub is_drawing: RwSignal<bool>,
    /// The words of a line that the board shows being played from there; none for the node itself.
    pub preview: RwSignal<Vec<String>>,
    /// Whether there is a change to undo, and one to make again.
    pub can_undo: RwSignal<bool>,
    pub can_redo: RwSignal<bool>,
    pub session: GameSession,
    /// The exact values of the moves of a position of the PAC-MAN variant, with that position, where
    /// they are known.
    pub exact_moves: RwSignal<Option<(String, ExactMoves)>>,
    /// The same of the position in which the other side is to move, while its threats are asked for.
    pub exact_threats: RwSignal<Option<(String, ExactMoves)>>,
    /// A text that was pasted and can be read in several ways, until somebody says in which.
    pub ambiguous: RwSignal<Option<AmbiguousText>>,
}

impl AnalysisState {
    pub fn new(analysis: Analysis, at: NodeId) -> AnalysisState {
        let game = AnalysisGame::new(analysis, at);
        let game_record = RwSignal::new(game.shown_record());
        let players = RwSignal::new(Vec::new());
        // The effect tracks the language, which default names are in.
        Effect::new(move || {
            let mut named = game_record.with(players_of);
            for (player, seat) in named.iter_mut().zip(1..) {
                player.occupant = SeatOccupant::Local;
                // Moves of every seat are made and told here: nobody is "you".
                if player.name == translate("web-you", &[]) {
                    let number = |game_record: &GameRecord| player_name(&game_record.header, seat);
                    player.name = game_record.with_untracked(number);
                }
            }
            players.set(named);
        });
        // The callback needs the state that the session is a part of.
        let state = StoredValue::new(None::<AnalysisState>);
        let dispatch = Callback::new(move |intent: Intent| {
            if let (Intent::Play(word), Some(state)) = (intent, state.get_value()) {
                state.play_line(&[word]);
            }
        });
        let complete = AnalysisState {
            analysis: RwSignal::new(Arc::clone(game.analysis())),
            at: RwSignal::new(game.at()),
            document: RwSignal::new(game.document()),
            grades: RwSignal::new(HashMap::new()),
            is_drawing: RwSignal::new(false),
            game: StoredValue::new(game),
            preview: RwSignal::new(Vec::new()),
            can_undo: RwSignal::new(false),
            can_redo: RwSignal::new(false),
            session: GameSession::local(game_record, players, Signal::stored(false), dispatch),
            exact_moves: RwSignal::new(None),
            exact_threats: RwSignal::new(None),
            ambiguous: RwSignal::new(None),
        };
        state.set_value(Some(complete));
        complete
    }

    /// Replaces everything by another analysis; that can be undone.
    pub fn open(&self, analysis: Analysis) {
        self.update(|game| game.open(analysis));
    }

    /// Shows a node.
    pub fn go(&self, id: NodeId) {
        self.update(|game| game.go(id));
    }

    /// Plays words one after another, as far as they are legal.
    pub fn play_line(&self, words: &[String]) {
        self.update(|game| game.play(words));
    }

    /// Changes the analysis at the node shown, and goes to the node that `change` returns.
    pub fn change(&self, change: impl FnOnce(&mut Analysis, NodeId) -> NodeId) {
        self.update(|game| game.change(change));
    }

    /// Shows words being played from the node, without playing them.
    pub fn set_preview(&self, words: Vec<String>) {
        if self.preview.with_untracked(|shown| *shown != words) {
            self.update(|game| game.set_preview(words));
        }
    }

    /// Takes the last change back.
    pub fn undo(&self) {
        self.update(AnalysisGame::undo);
    }

    /// Makes the last change again that was undone.
    pub fn redo(&self) {
        self.update(AnalysisGame::redo);
    }

    /// The game up to the node shown, as a text for the engine.
    pub fn record_text(&self) -> String {
        self.game.with_value(|game| game.game_record().to_record_text().to_string())
    }

    /// Whether the other side can be asked what it threatens, in this game.
    pub fn has_threats(&self) -> bool {
        self.analysis.track();
        self.game.with_value(AnalysisGame::has_threats)
    }

    /// The position of the node shown with the other side to move, where that makes sense.
    pub fn threat(&self) -> Option<GameRecord> {
        self.at.track();
        self.analysis.track();
        self.game.with_value(AnalysisGame::threat_record)
    }

    /// Changes the game, and brings the signals up to date with it.
    fn update(&self, change: impl FnOnce(&mut AnalysisGame)) {
        self.game.update_value(change);
        self.game.with_value(|game| {
            if !self.analysis.with_untracked(|shown| Arc::ptr_eq(shown, game.analysis())) {
                self.analysis.set(Arc::clone(game.analysis()));
            }
            if self.preview.with_untracked(|shown| shown != game.preview()) {
                self.preview.set(game.preview().to_vec());
            }
            self.at.set(game.at());
            self.document.set(game.document());
            self.can_undo.set(game.can_undo());
            self.can_redo.set(game.can_redo());
            self.session.game_record.set(game.shown_record());
        });
    }
}

/// The seats of a set-up.
pub fn seats_of(setup: &GameSetup) -> impl Iterator<Item = Seat> + use<> {
    Seat::all(setup.seats())
}
