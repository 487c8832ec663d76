use std::sync::Arc;

use board::SetupEditor;
use game::{OptionScope, Reason};
use leptos::prelude::*;
use rules::{
    Analysis, AnyPosition, AnySetup, ChoiceRow, Fence, Game, GameSetup, OptionChoices, Square,
};
use view::BoardView;

use super::state::AnalysisState;
use crate::board::{ConfirmMode, LegalWords, MoveDraft};

/// The position editor: a set-up that may be illegal, and what the rules say of it.
#[derive(Clone, Copy)]
pub struct PositionEditor {
    /// Whether it is open.
    pub is_open: RwSignal<bool>,
    pub game: RwSignal<GameSetup>,
    pub editor: RwSignal<SetupEditor>,
    /// A text that was typed and cannot be read, and why; whatever is set up after it replaces it.
    pub typed: RwSignal<Option<(String, Reason)>>,
    /// The position, or what is wrong with it.
    pub verdict: Memo<Result<AnyPosition, Reason>>,
    /// The board as it is set up, the piece in hand marked.
    pub view: Memo<Arc<BoardView>>,
}

impl PositionEditor {
    /// An editor that is closed yet.
    pub fn new(setup: GameSetup, position: &AnyPosition) -> PositionEditor {
        let is_open = RwSignal::new(false);
        let game = RwSignal::new(setup);
        let editor = RwSignal::new(SetupEditor::new(AnySetup::from(position)));
        let typed = RwSignal::new(None::<(String, Reason)>);
        let set_up =
            Memo::new(move |_| game.with(|game| game.validate(editor.with(|e| e.setup.clone()))));
        let verdict = Memo::new(move |_| match typed.get() {
            Some((_, reason)) => Err(reason),
            None => set_up.get(),
        });
        Effect::new(move || {
            game.track();
            editor.track();
            if typed.with_untracked(Option::is_some) {
                typed.set(None);
            }
        });
        let start = Memo::new(move |_| {
            let start = game.with(GameSetup::start);
            Arc::new(start.map(|start| BoardView::from(&start)).unwrap_or_default())
        });
        let view = Memo::new(move |_| {
            let view = match set_up.get() {
                Ok(position) => BoardView::from(&position),
                Err(_) => editor.with(|e| start.with(|start| BoardView::of_setup(&e.setup, start))),
            };
            let selected = editor.with(|e| e.selected.clone());
            let mut view = view.with_characters(&game.with(GameSetup::pieces));
            for piece in &mut view.pieces {
                piece.active = Some(&piece.id) == selected.as_ref();
            }
            Arc::new(view)
        });
        PositionEditor { is_open, game, editor, typed, verdict, view }
    }

    /// Opens it with a position.
    pub fn open(self, setup: GameSetup, position: &AnyPosition) {
        // Nobody looks before both are set: effects run later.
        self.editor.set(SetupEditor::new(AnySetup::from(position)));
        self.game.set(setup);
        self.is_open.set(true);
    }

    /// The draft through which pointer and keyboard reach the editor: every square and every slot can
    /// be tapped, and a tap changes the set-up.
    pub fn draft(self) -> MoveDraft {
        let legal = Memo::new(move |_| {
            let (files, ranks) = self.view.with(|view| (view.files.into(), view.ranks.into()));
            let has_slots =
                self.game.with(|game| matches!(game.game(), Game::Quoridor | Game::Mini));
            Arc::new(LegalWords::from_words(tappable(files, ranks, has_slots)))
        });
        let draft = StoredValue::new(None::<MoveDraft>);
        let tap = Callback::new(move |word: String| {
            self.tap(&word);
            if let Some(draft) = draft.get_value() {
                draft.clear();
            }
        });
        let made = MoveDraft::new(
            self.view,
            legal.into(),
            Callback::new(|_| None),
            tap,
            Signal::derive(|| ConfirmMode::Never),
            Signal::derive(|| false),
        );
        draft.set_value(Some(made));
        made
    }

    fn tap(self, word: &str) {
        let view = self.view.get_untracked();
        self.editor.update(|editor| {
            if let Some(fence) = Fence::parse(word) {
                editor.tap_slot(fence);
            } else if let Some(square) = Square::parse(word) {
                editor.tap_square(square, &view);
            }
        });
    }

    /// Changes the set-up.
    pub fn change(self, change: impl FnOnce(&mut AnySetup)) {
        self.editor.update(|editor| change(&mut editor.setup));
    }

    /// Begins again with another game, number of players or maze, and without the options that it cannot
    /// start with.
    pub fn restart(self, game: GameSetup) {
        let plain = game.with_default_options();
        let fit = [game, plain].into_iter().find_map(|game| Some((game.start().ok()?, game)));
        if let Some((start, game)) = fit {
            self.open(game, &start);
        }
    }

    /// Chooses a value of an option. The pieces stay where they are; who plays them may change.
    pub fn choose(self, row: ChoiceRow, word: &str) {
        let mut choices = self.game.with_untracked(|game| OptionChoices::from(game));
        choices.choose(row, word);
        if let Ok(game) = choices.setup() {
            if row.spec.scope == OptionScope::Players {
                self.change(|setup| game.deal(setup));
            }
            self.game.set(game);
        }
    }

    /// Sets everything to a position that was typed.
    pub fn read(self, text: &str) {
        match self.game.with_untracked(|game| game.parse_position(text)) {
            Ok(position) => {
                self.typed.set(None);
                self.editor.set(SetupEditor::new(AnySetup::from(&position)));
            }
            Err(reason) => self.typed.set(Some((text.to_owned(), reason))),
        }
    }

    /// Analyses the position from now on, if it is legal.
    pub fn finish(self, state: AnalysisState) {
        if let Ok(position) = self.verdict.get_untracked() {
            state.open(Analysis::new(self.game.get_untracked(), position));
            self.is_open.set(false);
        }
    }
}

/// The words of everything that can be tapped.
pub fn tappable(files: usize, ranks: usize, has_slots: bool) -> Vec<String> {
    let mut words = Vec::new();
    for n in 0..files * ranks {
        let square = Square::new(n % files, n / files);
        words.push(square.to_string());
        if has_slots && square.file() + 1 < files && square.rank() + 1 < ranks {
            words.extend([format!("{square}h"), format!("{square}v")]);
        }
    }
    words
}
