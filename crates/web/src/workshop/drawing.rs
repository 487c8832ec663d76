//! What the editors of mazes and of boards share: taps, undo, what the rules say, the address.

use std::sync::Arc;

use board::{Drawable, DrawingEditor, DrawingProblem, DrawingSymmetry, PointerTarget};
use leptos::ev::{KeyboardEvent, keydown};
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use rules::{Game, GameRecord, GameSetup, OptionChoices, Square};
use view::BoardView;
use web_sys::Element;

use super::spoken;
use crate::board::{BoardGeometry, ConfirmMode, LegalWords, MoveDraft};
use crate::controls;
use crate::i18n::{self, t, translate};
use crate::live_region;
use crate::route::{self, Link, PageRoute};
use crate::server_features;

/// What is drawn, and what follows from it at once.
pub struct DrawingState<D: Drawable> {
    pub editor: RwSignal<DrawingEditor<D>>,
    /// What is drawn but for what a pointer is drawing now: all that follows from it waits for the end of a stroke.
    settled: Memo<D>,
    /// Its one-word form, while it is valid.
    pub word: Memo<Option<String>>,
    /// What the rules say against it.
    problems: Memo<Vec<DrawingProblem>>,
    /// Why something that was typed or opened cannot be read.
    pub error: RwSignal<String>,
    /// The options of the rules that it is judged by, where they can be chosen.
    options: Option<RwSignal<OptionChoices>>,
}

impl<D: Drawable> Clone for DrawingState<D> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<D: Drawable> Copy for DrawingState<D> {}

impl<D: Drawable> DrawingState<D> {
    /// Begins with what a word says, or else with the shipped one that `fallback` names. The address follows what is
    /// drawn and the options, and the usual keys undo.
    pub fn new(
        word: &str,
        fallback: &str,
        options: Option<RwSignal<OptionChoices>>,
    ) -> DrawingState<D> {
        let error = RwSignal::new(String::new());
        let word = if word.is_empty() { fallback } else { word };
        let drawn = D::read(word).unwrap_or_else(|reason| {
            error.set(i18n::reason_text(&reason));
            D::read(fallback).expect("it is shipped")
        });
        let editor = RwSignal::new(DrawingEditor::new(drawn));
        let settled = Memo::new(move |_| editor.with(|editor| editor.settled().clone()));
        let word = Memo::new(move |_| settled.with(Drawable::valid_word));
        let problems = Memo::new(move |_| settled.with(Drawable::problems));
        let drawing = DrawingState { editor, settled, word, problems, error, options };
        drawing.keep_address();
        drawing.say_changes();
        drawing.listen();
        drawing
    }

    /// What it looks like, tracked.
    pub fn view(self) -> BoardView {
        self.editor.with(|editor| editor.drawn().view(editor.selected))
    }

    /// Goes on with what a text says, a link or a word with the options behind it, or tells why not.
    pub fn open(self, text: &str) {
        let text = text.trim();
        let has_options = text.contains(['#', ';']) && !text.contains(char::is_whitespace);
        let options = self.options.filter(|_| has_options);
        let drawn = options.and_then(|_| text.split(';').next()).unwrap_or(text);
        let result = self.editor.try_update(|editor| editor.open(drawn)).unwrap_or(Ok(()));
        if let (Some(options), Ok(())) = (options, &result) {
            options.update(|options| {
                options.choose_with_maze(text);
            });
        }
        self.tell(result);
    }

    /// Tells what is wrong with something that was typed or opened.
    pub fn tell(self, result: Result<(), game::Reason>) {
        self.error.set(result.err().map(|reason| i18n::reason_text(&reason)).unwrap_or_default());
    }

    /// The draft through which pointer and keyboard reach the editor: a tap on a square or a slot draws.
    pub fn draft(self, view: Memo<Arc<BoardView>>, taps: Memo<Arc<LegalWords>>) -> MoveDraft {
        let draft = StoredValue::new(None::<MoveDraft>);
        let tap = Callback::new(move |word: String| {
            if let Some(at) = PointerTarget::parse(&word) {
                self.editor.update(|editor| editor.tap(at));
                self.say_touched();
            }
            if let Some(draft) = draft.get_value() {
                draft.clear();
            }
        });
        let made = MoveDraft::new(
            view,
            taps.into(),
            Callback::new(|_| None),
            tap,
            Signal::derive(|| ConfirmMode::Never),
            Signal::derive(|| false),
        );
        draft.set_value(Some(made));
        made
    }

    /// What is said of a maze in one way, and of a board in another.
    pub fn t(self, what: &'static str) -> impl Fn() -> String + Copy + Send + Sync + 'static {
        move || translate(&format!("workshop-drawn-{what}-{}", D::FILE_NAME), &[])
    }

    /// What a screen reader says of a place.
    pub fn place_texts(self) -> Callback<PointerTarget, String> {
        Callback::new(move |at| self.editor.with_untracked(|editor| spoken::place_text(editor, at)))
    }

    /// Says what has become of the place that was drawn on, and what is wrong now.
    pub fn say_touched(self) {
        let touched = self.editor.with_untracked(|editor| editor.touched());
        if let Some(at) = touched {
            self.say(self.place_texts().run(at));
        }
    }

    /// Says what is different after every other change.
    fn say_changes(self) {
        Effect::new(move |before: Option<D>| {
            let now = self.settled.get();
            let is_touched = self.editor.with_untracked(|editor| editor.touched().is_some());
            if let Some(before) = before.filter(|_| !is_touched) {
                self.say(spoken::change_text(&before, &now));
            }
            now
        });
    }

    /// Says a change, and the first thing that is wrong now.
    fn say(self, change: String) {
        let problem = self.problems.with_untracked(|problems| {
            problems.first().map(|problem| i18n::reason_text(&problem.reason))
        });
        let text = format!("{change} {}", problem.unwrap_or_default());
        live_region::announce(text.trim().to_owned());
    }

    /// A word of what is drawn as it stands in a link: with the options chosen (tracked).
    pub fn linked(self, word: String) -> String {
        match self.options {
            Some(options) => options.with(|options| options.with_maze(&word)),
            None => word,
        }
    }

    /// The address follows what is drawn and the options: whoever reloads, or copies it, has the same.
    fn keep_address(self) {
        let linked = Memo::new(move |_| {
            let draft = self.settled.with(Drawable::draft)?;
            Some(self.linked(draft))
        });
        Effect::new(move |before: Option<()>| {
            let linked = linked.get();
            if before.is_some()
                && let Some(linked) = linked
            {
                route::replace_fragment(PageRoute::Workshop(linked));
            }
        });
    }

    /// Undo and redo by the usual keys, except in a form field.
    fn listen(self) {
        let handle = window_event_listener(keydown, move |event: KeyboardEvent| {
            let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
            let field = "input:not([type=checkbox]), select, textarea, dialog";
            let in_field = target.is_some_and(|t| t.closest(field).ok().flatten().is_some());
            if in_field || event.alt_key() || !(event.ctrl_key() || event.meta_key()) {
                return;
            }
            match event.key().as_str() {
                "z" => self.editor.update(|editor| editor.undo()),
                "Z" | "y" => self.editor.update(|editor| editor.redo()),
                _ => return,
            }
            event.prevent_default();
        });
        on_cleanup(move || handle.remove());
    }
}

/// Which game one draws for.
#[component]
pub fn GameChoice(game: Game) -> impl IntoView {
    let link = |of: Game, word: &str| {
        let to = PageRoute::Workshop(word.to_owned());
        view! { <Link to class="button small" current={of == game}>{t_game(of)}</Link> }
    };
    view! {
        <nav class="row drawn-game" aria-label=t("workshop-games")>
            {link(Game::Pacman, "")}
            {link(Game::Mspacman, super::FIRST_BOARD)}
        </nav>
    }
}

fn t_game(game: Game) -> impl Fn() -> String + Copy + Send {
    move || translate(&format!("game-{game}"), &[])
}

/// So many problems are told in words. All of them are marked on the board.
const MOST_PROBLEMS: usize = 8;

/// What the rules say against the drawing.
#[component]
pub fn Problems<D: Drawable>(drawing: DrawingState<D>) -> impl IntoView {
    let texts = Memo::new(move |_| {
        drawing.problems.with(|problems| {
            let texts = problems.iter().map(|problem| i18n::reason_text(&problem.reason));
            let more = problems.len().saturating_sub(MOST_PROBLEMS);
            let more = (more > 0).then(|| translate("workshop-more", &[("count", more.into())]));
            texts.take(MOST_PROBLEMS).chain(more).collect::<Vec<_>>()
        })
    });
    move || {
        texts.with(|texts| {
            (!texts.is_empty()).then(|| {
                let texts = texts.iter().cloned();
                view! {
                    <ul class="say problems">
                        {texts.map(|text| view! { <li>{text}</li> }).collect_view()}
                    </ul>
                }
            })
        })
    }
}

/// Why something that was typed or opened cannot be read.
#[component]
pub fn OpenError<D: Drawable>(drawing: DrawingState<D>) -> impl IntoView {
    move || {
        drawing.error.with(|text| {
            (!text.is_empty()).then(|| view! { <p class="say" role="alert">{text.clone()}</p> })
        })
    }
}

/// A ring around every square that a rule speaks against.
#[component]
pub fn ProblemMarks<D: Drawable>(
    drawing: DrawingState<D>,
    geometry: Memo<BoardGeometry>,
    /// Whether something else than the drawing is shown.
    #[prop(optional, into)]
    hidden: Signal<bool>,
) -> impl IntoView {
    let squares = Memo::new(move |_| {
        if hidden.get() {
            return Vec::new();
        }
        drawing.problems.with(|problems| problems.iter().filter_map(|p| p.square).collect())
    });
    let view_box = move || geometry.get().view_box();
    let mark = move |&square: &Square| {
        let rect = geometry.get().tile_rect(square);
        view! { <rect x=rect.x y=rect.y width=rect.width height=rect.height rx="10" /> }
    };
    view! {
        <svg class="wrong" viewBox=view_box aria-hidden="true">
            {move || squares.with(|squares| squares.iter().map(mark).collect_view())}
        </svg>
    }
}

/// The symmetry that one draws with.
#[component]
pub fn SymmetryField<D: Drawable>(drawing: DrawingState<D>) -> impl IntoView {
    let symmetry = RwSignal::new(DrawingSymmetry::None);
    let size = Memo::new(move |_| drawing.editor.with(|editor| editor.drawn().size()));
    Effect::new(move || {
        let chosen = symmetry.get();
        if chosen.fits(size.get()) {
            drawing.editor.update(|editor| editor.symmetry = chosen);
        } else {
            symmetry.set(DrawingSymmetry::None);
        }
    });
    let symmetries = move || {
        let name = |symmetry: DrawingSymmetry| format!("workshop-symmetry-{}", symmetry.word());
        let fitting = DrawingSymmetry::ALL.into_iter().filter(|symmetry| symmetry.fits(size.get()));
        fitting.map(|symmetry| (symmetry, translate(&name(symmetry), &[]))).collect()
    };
    controls::segmented("workshop-symmetry", symmetries, symmetry)
}

/// Undo and redo, and further buttons beside them.
#[component]
pub fn EditButtons<D: Drawable>(drawing: DrawingState<D>, children: Children) -> impl IntoView {
    let editor = drawing.editor;
    view! {
        <div class="row">
            <button
                class="button small"
                type="button"
                disabled=move || editor.with(|editor| !editor.can_undo())
                on:click=move |_| editor.update(DrawingEditor::undo)
            >
                {t("analysis-undo")}
            </button>
            <button
                class="button small"
                type="button"
                disabled=move || editor.with(|editor| !editor.can_redo())
                on:click=move |_| editor.update(DrawingEditor::redo)
            >
                {t("analysis-redo")}
            </button>
            {children()}
        </div>
    }
}

/// What can be done with a drawing that is valid.
#[component]
pub fn PlayButtons<D: Drawable>(
    drawing: DrawingState<D>,
    setup: Memo<Option<GameSetup>>,
) -> impl IntoView {
    let play = drawing.t("play");
    move || {
        let setup = setup.get()?;
        let (game, word) = (setup.game(), setup.maze()?);
        // One that comes with the game is in the gallery already, and boards have none.
        let published =
            (game == Game::Pacman && word.contains('.')).then(|| PageRoute::Gallery(word.clone()));
        let analysis = PageRoute::analysis_of(&GameRecord::new(setup).ok()?);
        let new_game = PageRoute::NewMazeGame(game, drawing.linked(word));
        Some(view! {
            <div class="row">
                <Link to=new_game class="button main">{play}</Link>
                <Link to=analysis class="button">{t("analysis-analyse")}</Link>
                {published.filter(|_| server_features::has_accounts()).map(|to| view! {
                    <Link to class="button">{t("workshop-publish")}</Link>
                })}
            </div>
        })
    }
}

/// What a sheet says in words: printed below the picture, to build it on a real board.
pub fn sheet<D: Drawable>(
    drawing: DrawingState<D>,
    lines: impl Fn() -> Vec<String> + Send + 'static,
) -> impl IntoView {
    view! {
        <div class="sheet" aria-hidden="true">
            {move || lines().into_iter().map(|line| view! { <p>{line}</p> }).collect_view()}
            <p class="mono">{move || drawing.word.get().map(|word| drawing.linked(word)).unwrap_or_default()}</p>
        </div>
    }
}
