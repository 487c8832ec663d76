use std::sync::Arc;
use std::time::Duration;

use leptos::prelude::*;
use rules::{Fence, Orientation, Path, Square};

use super::LegalWords;

/// The move draft: a move that is being entered, until it is submitted. Pointer, keyboard, buttons
/// and the text field all change it; the board draws it.
#[derive(Clone, Copy)]
pub struct MoveDraft {
    /// The legal moves; none while it is not the turn of a person here.
    pub legal: Signal<Arc<LegalWords>>,
    /// How far the move has been entered.
    pub state: RwSignal<DraftState>,
    /// The orientation that the player turned fences to, until a move is made.
    pub orientation: RwSignal<Option<Orientation>>,
    /// Why the last attempt was refused.
    pub refusal: RwSignal<Option<MoveRefusal>>,
    /// Checks a word: why it is not legal, `None` where it is.
    pub check: Callback<String, Option<MoveRefusal>>,
    /// Plays a legal word.
    pub play: Callback<String>,
    /// When a fence or a path has to be confirmed.
    pub confirm: Signal<ConfirmMode>,
    /// A premove: entered during another player's turn, played once it is legal.
    pub premove: RwSignal<Option<String>>,
    /// Whether a premove can be set now.
    pub can_premove: Signal<bool>,
    /// The word submitted last; the board has animated it by the time it is played.
    pub last_submitted: StoredValue<String>,
}

/// How far a move has been entered.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum DraftState {
    #[default]
    Empty,
    /// A fence that follows the pointer or, pinned, waits to be confirmed.
    Fence { fence: Fence, pinned: bool, refusal: Option<MoveRefusal> },
    /// The squares entered so far, and the alternative paths to the same end.
    Path { squares: Vec<Square>, alternatives: Vec<Vec<Square>> },
    /// Submitted: drawn as played before anyone has answered (optimistic update).
    Submitted(String),
}

/// Why a move is refused, in the player's language.
#[derive(Clone, Debug, PartialEq)]
pub struct MoveRefusal {
    pub sentence: String,
    pub rule: String,
    /// The last path to a goal, where the fence would close it.
    pub blocked_path: Vec<Square>,
}

/// When a move has to be confirmed after it was entered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ConfirmMode {
    /// When it is entered by touch, not with a mouse.
    #[default]
    Touch,
    Always,
    Never,
}

impl ConfirmMode {
    fn needed(self, touch: bool) -> bool {
        match self {
            ConfirmMode::Touch => touch,
            ConfirmMode::Always => true,
            ConfirmMode::Never => false,
        }
    }
}

impl MoveDraft {
    /// The squares entered so far, tracked.
    pub fn squares_entered(&self) -> Vec<Square> {
        match self.state.get() {
            DraftState::Path { squares, .. } => squares,
            _ => Vec::new(),
        }
    }

    /// Whether a move was submitted and is not answered yet; input is ignored until then.
    pub fn is_submitted(&self) -> bool {
        self.state.with_untracked(|state| matches!(state, DraftState::Submitted(_)))
    }

    /// Whether a move can be entered now.
    pub fn accepts_input(&self) -> bool {
        !self.is_submitted() && !self.legal.with_untracked(|legal| legal.is_empty())
    }

    /// The path of the submitted move, tracked; empty for a fence.
    pub fn submitted_path(&self) -> Vec<Square> {
        self.state
            .with(|state| match state {
                DraftState::Submitted(word) => {
                    Path::parse(word).map(|path| path.squares().to_vec())
                }
                _ => None,
            })
            .unwrap_or_default()
    }

    /// Whether this word is the last one submitted on this board.
    pub fn was_submitted_here(&self, word: &str) -> bool {
        self.last_submitted.with_value(|last| last == word)
    }

    /// The submitted move has been answered, with a new position or a refusal.
    pub fn clear_submitted(&self) {
        if self.is_submitted() {
            self.state.set(DraftState::Empty);
        }
    }

    /// The pointer or the cursor is over a slot.
    pub fn hover(&self, fence: Fence) {
        let same = self.state.with_untracked(
            |state| matches!(state, DraftState::Fence { fence: now, .. } if *now == fence),
        );
        if !same {
            let refusal = self.fence_refusal(fence);
            self.state.set(DraftState::Fence { fence, pinned: false, refusal });
        }
    }

    /// The pointer has left the slots; a pinned fence stays.
    pub fn end_hover(&self) {
        if self
            .state
            .with_untracked(|state| matches!(state, DraftState::Fence { pinned: false, .. }))
        {
            self.state.set(DraftState::Empty);
        }
    }

    /// A slot was clicked or tapped: the fence is placed, or pinned to be confirmed.
    pub fn tap_slot(&self, fence: Fence, touch: bool) {
        let refusal = self.fence_refusal(fence);
        if refusal.is_some() {
            self.refusal.set(refusal.clone());
            self.state.set(DraftState::Fence { fence, pinned: true, refusal });
            return;
        }
        self.refusal.set(None);
        let tapped_twice = self.state.with_untracked(
            |state| matches!(state, DraftState::Fence { fence: now, pinned: true, .. } if *now == fence),
        );
        if tapped_twice || !self.confirm.get_untracked().needed(touch) {
            self.submit(fence.to_string());
        } else {
            self.state.set(DraftState::Fence { fence, pinned: true, refusal: None });
        }
    }

    /// A square was clicked or tapped: the next one of the path, or its end.
    pub fn tap_square(&self, square: Square, touch: bool) {
        let legal = self.legal.get_untracked();
        let entered = match self.state.get_untracked() {
            DraftState::Path { squares, .. } => squares,
            _ => Vec::new(),
        };
        if entered.last() == Some(&square)
            && let Some(word) = legal.word_for(&entered)
        {
            return self.submit(word.to_owned());
        }
        let mut squares = entered.clone();
        squares.push(square);
        let mut alternatives = Vec::new();
        if !legal.next_squares(&entered).contains(&square) {
            alternatives = legal.paths_to(&entered, square);
            if alternatives.is_empty() {
                let word = squares.iter().map(ToString::to_string).collect::<Vec<_>>().join("-");
                self.refusal.set(self.check.run(word));
                return;
            }
            squares = alternatives.remove(0);
        }
        self.refusal.set(None);
        let undecided = !alternatives.is_empty() || legal.squares_left(&squares) > 0;
        let confirm = self.confirm.get_untracked();
        let confirm_first = if legal.has_long_paths() {
            confirm.needed(touch)
        } else {
            confirm == ConfirmMode::Always
        };
        match legal.word_for(&squares) {
            Some(word) if !undecided && !confirm_first => self.submit(word.to_owned()),
            _ => self.state.set(DraftState::Path { squares, alternatives }),
        }
    }

    /// Turns the fence that is drawn, and those after it until a move is made.
    pub fn rotate_fence(&self) {
        if let DraftState::Fence { fence, pinned, .. } = self.state.get_untracked() {
            let orientation = match fence.orientation {
                Orientation::Horizontal => Orientation::Vertical,
                Orientation::Vertical => Orientation::Horizontal,
            };
            let fence = Fence { orientation, ..fence };
            let refusal = self.fence_refusal(fence);
            self.orientation.set(Some(orientation));
            self.refusal.set(refusal.clone().filter(|_| pinned));
            self.state.set(DraftState::Fence { fence, pinned, refusal });
        }
    }

    /// Takes back the last square, or removes the pinned fence.
    pub fn step_back(&self) {
        self.refusal.set(None);
        self.state.update(|state| match state {
            DraftState::Path { squares, alternatives } if squares.len() > 1 => {
                squares.pop();
                alternatives.clear();
            }
            other => *other = DraftState::Empty,
        });
    }

    /// Shows the next of several paths to the same end.
    pub fn next_alternative(&self) {
        self.state.update(|state| {
            if let DraftState::Path { squares, alternatives } = state
                && !alternatives.is_empty()
            {
                alternatives.push(std::mem::take(squares));
                *squares = alternatives.remove(0);
            }
        });
    }

    /// The word of the draft where it is a complete legal move, tracked.
    pub fn ready_word(&self) -> Option<String> {
        match self.state.get() {
            DraftState::Fence { fence, pinned: true, refusal: None } => Some(fence.to_string()),
            DraftState::Path { squares, .. } => {
                self.legal.get().word_for(&squares).map(str::to_owned)
            }
            _ => None,
        }
    }

    /// Submits the draft where it is complete.
    pub fn submit_ready(&self) {
        if let Some(word) = untrack(|| self.ready_word()) {
            self.submit(word);
        }
    }

    /// Submits a typed word; `false` and a refusal where it is not legal.
    pub fn submit_typed(&self, word: &str) -> bool {
        match self.check.run(word.to_owned()) {
            None => self.submit(word.to_owned()),
            refusal => {
                self.refusal.set(refusal);
                return false;
            }
        }
        true
    }

    /// Sets the premove, or removes it where it is the same.
    pub fn toggle_premove(&self, word: String) {
        self.premove.update(|premove| {
            *premove = (premove.as_ref() != Some(&word)).then_some(word);
        });
    }

    /// Discards the draft.
    pub fn clear(&self) {
        // A signal that is set notifies its subscribers even with an equal value.
        if self.state.with_untracked(|state| *state != DraftState::Empty) {
            self.state.set(DraftState::Empty);
        }
        if self.orientation.get_untracked().is_some() {
            self.orientation.set(None);
        }
        if self.refusal.with_untracked(Option::is_some) {
            self.refusal.set(None);
        }
    }

    /// Draws the move at once, and plays it after that frame has been painted: the record, the
    /// sound, the next legal moves and the engine's search take longer than a frame.
    fn submit(&self, word: String) {
        if self.is_submitted() {
            return;
        }
        self.orientation.set(None);
        self.refusal.set(None);
        self.last_submitted.set_value(word.clone());
        self.state.set(DraftState::Submitted(word.clone()));
        let play = self.play;
        let play_word = move || {
            let _ = play.try_run(word);
        };
        // Hidden documents get no animation frames.
        if document().hidden() {
            return play_word();
        }
        request_animation_frame(move || set_timeout(play_word, Duration::ZERO));
    }

    fn fence_refusal(&self, fence: Fence) -> Option<MoveRefusal> {
        let allowed = self.legal.with_untracked(|legal| legal.allows_fence(fence));
        if allowed { None } else { self.check.run(fence.to_string()) }
    }
}
