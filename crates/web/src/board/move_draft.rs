use std::sync::Arc;
use std::time::Duration;

use board::TapOutcome;
use leptos::prelude::*;
use rules::{Fence, Orientation, Square};

use super::{ConfirmMode, DraftState, LegalWords, MoveRefusal};

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

impl MoveDraft {
    /// The squares entered so far, tracked.
    pub fn squares_entered(&self) -> Vec<Square> {
        self.state.with(|state| state.squares_entered().to_vec())
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
        self.state.with(DraftState::submitted_path)
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
        if !self.state.with_untracked(|state| state.is_fence(fence)) {
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
        let confirm = self.confirm.get_untracked();
        self.tapped(self.state.with_untracked(|state| state.tap_slot(fence, confirm, touch)));
    }

    /// A square was clicked or tapped: the next one of the path, or its end.
    pub fn tap_square(&self, square: Square, touch: bool) {
        let (legal, confirm) = (self.legal.get_untracked(), self.confirm.get_untracked());
        let tap = |state: &DraftState| state.tap_square(square, &legal, confirm, touch);
        self.tapped(self.state.with_untracked(tap));
    }

    fn tapped(&self, outcome: TapOutcome) {
        match outcome {
            TapOutcome::Draft(state) => {
                self.refusal.set(None);
                self.state.set(state);
            }
            TapOutcome::Submit(word) => self.submit(word),
            TapOutcome::Refuse(word) => self.refusal.set(self.check.run(word)),
        }
    }

    /// Turns the fence that is drawn, and those after it until a move is made.
    pub fn rotate_fence(&self) {
        if let DraftState::Fence { fence, pinned, .. } = self.state.get_untracked() {
            let orientation = fence.orientation.turned();
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
        self.state.update(DraftState::step_back);
    }

    /// Shows the next of several paths to the same end.
    pub fn next_alternative(&self) {
        self.state.update(DraftState::next_alternative);
    }

    /// The word of the draft where it is a complete legal move, tracked.
    pub fn ready_word(&self) -> Option<String> {
        self.state.with(|state| self.legal.with(|legal| state.ready_word(legal)))
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
