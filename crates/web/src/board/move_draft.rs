use std::sync::Arc;
use std::time::Duration;

use board::TapOutcome;
use leptos::prelude::*;
use rules::{Fence, Orientation, Square};
use view::BoardView;

use super::{ConfirmMode, DraftState, LegalWords, MoveRefusal};

/// The move draft: a move that is being entered, until it is submitted. Pointer, keyboard, buttons
/// and the text field all change it; the board draws it.
#[derive(Clone, Copy)]
pub struct MoveDraft {
    /// The legal moves; none while it is not the turn of a person here.
    pub legal: Signal<Arc<LegalWords>>,
    /// How far the move has been entered: empty in every position but the one it was entered in.
    pub state: Memo<DraftState>,
    /// What was entered, with the number of the position it was entered in.
    entered: RwSignal<(usize, DraftState)>,
    /// The number of the position shown, another one for every new position.
    position: Memo<usize>,
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
    pub premove: RwSignal<Option<Premove>>,
    /// Whether a premove can be set now.
    pub can_premove: Signal<bool>,
    /// The word submitted last; the board has animated it by the time it is played.
    last_submitted: StoredValue<String>,
}

/// A move entered during another player's turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Premove {
    pub word: String,
    /// Whether it is played once it is the player's turn.
    pub confirmed: bool,
}

impl MoveDraft {
    /// An empty draft for the positions of `view`.
    pub fn new(
        view: Memo<Arc<BoardView>>,
        legal: Signal<Arc<LegalWords>>,
        check: Callback<String, Option<MoveRefusal>>,
        play: Callback<String>,
        confirm: Signal<ConfirmMode>,
        can_premove: Signal<bool>,
    ) -> MoveDraft {
        let position = Memo::new(move |number: Option<&usize>| {
            view.track();
            number.map_or(0, |number| number + 1)
        });
        let entered = RwSignal::new((0, DraftState::Empty));
        let state = Memo::new(move |_| {
            let position = position.get();
            entered
                .with(|(at, state)| if *at == position { state.clone() } else { DraftState::Empty })
        });
        MoveDraft {
            legal,
            state,
            entered,
            position,
            orientation: RwSignal::new(None),
            refusal: RwSignal::new(None),
            check,
            play,
            confirm,
            premove: RwSignal::new(None),
            can_premove,
            last_submitted: StoredValue::default(),
        }
    }

    /// Sets how far a move has been entered in the position shown.
    pub fn set_state(&self, state: DraftState) {
        self.entered.set((self.position.get_untracked(), state));
    }

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
            self.set_state(DraftState::Empty);
        }
    }

    /// The pointer or the cursor is over a slot.
    pub fn hover(&self, fence: Fence) {
        if !self.state.with_untracked(|state| state.is_fence(fence)) {
            let refusal = self.fence_refusal(fence);
            self.set_state(DraftState::Fence { fence, pinned: false, refusal });
        }
    }

    /// The pointer has left the slots; a pinned fence stays.
    pub fn end_hover(&self) {
        if self
            .state
            .with_untracked(|state| matches!(state, DraftState::Fence { pinned: false, .. }))
        {
            self.set_state(DraftState::Empty);
        }
    }

    /// A slot was clicked or tapped: the fence is placed, or pinned to be confirmed.
    pub fn tap_slot(&self, fence: Fence, touch: bool) {
        let refusal = self.fence_refusal(fence);
        if refusal.is_some() {
            self.refusal.set(refusal.clone());
            self.set_state(DraftState::Fence { fence, pinned: true, refusal });
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
                self.set_state(state);
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
            self.set_state(DraftState::Fence { fence, pinned, refusal });
        }
    }

    /// Takes back the last square, or removes the pinned fence.
    pub fn step_back(&self) {
        self.refusal.set(None);
        self.update_state(DraftState::step_back);
    }

    /// Shows the next of several paths to the same end.
    pub fn next_alternative(&self) {
        self.update_state(DraftState::next_alternative);
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

    /// Sets the premove, which has to be confirmed where moves have to; the same one again confirms
    /// it, and once more removes it.
    pub fn tap_premove(&self, word: String, touch: bool) {
        let confirmed = !self.confirm.get_untracked().is_needed(touch);
        self.premove.update(|premove| {
            *premove = match premove.take() {
                Some(same) if same.word == word && same.confirmed => None,
                Some(same) if same.word == word => Some(Premove { word, confirmed: true }),
                _ => Some(Premove { word, confirmed }),
            };
        });
    }

    /// Discards the draft.
    pub fn clear(&self) {
        // A signal that is set notifies its subscribers even with an equal value.
        if self.state.with_untracked(|state| *state != DraftState::Empty) {
            self.set_state(DraftState::Empty);
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
        self.set_state(DraftState::Submitted(word.clone()));
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

    fn update_state(&self, change: impl Fn(&mut DraftState)) {
        let mut state = self.state.get_untracked();
        change(&mut state);
        self.set_state(state);
    }

    fn fence_refusal(&self, fence: Fence) -> Option<MoveRefusal> {
        let allowed = self.legal.with_untracked(|legal| legal.allows_fence(fence));
        if allowed { None } else { self.check.run(fence.to_string()) }
    }
}
