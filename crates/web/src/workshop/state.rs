use std::sync::Arc;

use board::MazeEditor;
use leptos::prelude::*;
use rules::pacman::Maze;
use rules::{Fence, Game, GameSetup, OptionChoices, Square};
use view::BoardView;

use crate::analysis::tappable;
use crate::board::{BoardGeometry, ConfirmMode, LegalWords, MoveDraft};

/// The maze that is drawn, and what follows from it.
#[derive(Clone, Copy)]
pub struct WorkshopState {
    pub editor: RwSignal<MazeEditor>,
    /// The options of the rules that it is judged by.
    pub options: RwSignal<OptionChoices>,
    /// The maze as one word, while it is valid.
    pub word: Memo<Option<String>>,
    /// The game in it, while it is valid.
    pub setup: Memo<Option<GameSetup>>,
    /// The maze as it is drawn, the piece in hand marked.
    pub view: Memo<Arc<BoardView>>,
}

/// One plays PAC-MAN, the other all ghosts: who plays whom changes no value.
const SEATS: usize = 2;

impl WorkshopState {
    pub fn new(maze: &Maze) -> WorkshopState {
        let editor = RwSignal::new(MazeEditor::new(maze));
        let options = RwSignal::new(OptionChoices::new(Game::Pacman, SEATS));
        let word = Memo::new(move |_| editor.with(|editor| Some(editor.maze()?.word())));
        let setup = Memo::new(move |_| {
            let mut setup = GameSetup::new(Game::Pacman).with_seats(SEATS).ok()?;
            setup.set_maze(&word.get()?).ok()?;
            options.with(|options| options.apply_to(&mut setup)).ok()?;
            setup.start().ok().map(|_| setup)
        });
        let view = Memo::new(move |_| {
            editor.with(|editor| {
                let mut view = BoardView::of_maze(editor.spec());
                let selected = editor.selected.map(|piece| piece.word());
                for piece in &mut view.pieces {
                    piece.active = selected == Some(piece.id.as_str());
                }
                Arc::new(view)
            })
        });
        WorkshopState { editor, options, word, setup, view }
    }

    /// The draft through which pointer and keyboard reach the editor: a tap on a square or a slot draws.
    pub fn draft(self) -> MoveDraft {
        let legal = Memo::new(move |_| {
            let (files, ranks) = self.view.with(|view| (view.files.into(), view.ranks.into()));
            Arc::new(LegalWords::from_words(tappable(files, ranks, true)))
        });
        let draft = StoredValue::new(None::<MoveDraft>);
        let tap = Callback::new(move |word: String| {
            self.editor.update(|editor| {
                if let Some(fence) = Fence::parse(&word) {
                    editor.tap_slot(fence);
                } else if let Some(square) = Square::parse(&word) {
                    editor.tap_square(square);
                }
            });
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
}

/// A ring around every square that a rule speaks against.
#[component]
pub fn ProblemMarks(state: WorkshopState) -> impl IntoView {
    let squares = Memo::new(move |_| {
        let problems = state.editor.with(MazeEditor::problems);
        problems.into_iter().filter_map(|problem| problem.square).collect::<Vec<_>>()
    });
    let geometry = Memo::new(move |_| {
        let (files, ranks) = state.view.with(|view| (view.files.into(), view.ranks.into()));
        BoardGeometry { files, ranks, rotation: 0 }
    });
    let size = move || {
        let (width, height) = geometry.get().size();
        format!("0 0 {width} {height}")
    };
    let mark = move |&square: &Square| {
        let rect = geometry.get().tile_rect(square);
        view! { <rect x=rect.x y=rect.y width=rect.width height=rect.height rx="10" /> }
    };
    view! {
        <svg class="wrong" viewBox=size aria-hidden="true">
            {move || squares.with(|squares| squares.iter().map(mark).collect_view())}
        </svg>
    }
}
