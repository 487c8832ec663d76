use rules::{Fence, Path, Square};

use crate::LegalWords;

/// How far a move has been entered.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum DraftState {
    /// Not at all.
    #[default]
    Empty,
    /// A fence that follows the pointer or, pinned, waits to be confirmed.
    Fence {
        /// The fence.
        fence: Fence,
        /// Whether it stays where it is.
        pinned: bool,
        /// Why it cannot be placed.
        refusal: Option<MoveRefusal>,
    },
    /// The squares entered so far.
    Path {
        /// The squares, in order.
        squares: Vec<Square>,
        /// Other paths to the same end.
        alternatives: Vec<Vec<Square>>,
    },
    /// Submitted: drawn as played before anyone has answered (optimistic update).
    Submitted(String),
}

/// Why a move is refused, in the player's language.
#[derive(Clone, Debug, PartialEq)]
pub struct MoveRefusal {
    /// The sentence to show.
    pub sentence: String,
    /// The rule it rests on.
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
    /// Always.
    Always,
    /// Never.
    Never,
}

impl ConfirmMode {
    /// Whether a move entered by touch, or otherwise, has to be confirmed.
    pub fn is_needed(self, touch: bool) -> bool {
        match self {
            ConfirmMode::Touch => touch,
            ConfirmMode::Always => true,
            ConfirmMode::Never => false,
        }
    }
}

/// What a tap on a square or a slot leads to.
#[derive(Clone, Debug, PartialEq)]
pub enum TapOutcome {
    /// The draft goes on in this state.
    Draft(DraftState),
    /// The move is complete: this word is submitted.
    Submit(String),
    /// Nothing legal begins like that; this word says what was meant.
    Refuse(String),
}

impl DraftState {
    /// The squares entered so far.
    pub fn squares_entered(&self) -> &[Square] {
        match self {
            DraftState::Path { squares, .. } => squares,
            _ => &[],
        }
    }

    /// The fence that is being entered, pinned or not.
    pub fn fence(&self) -> Option<Fence> {
        match self {
            DraftState::Fence { fence, .. } => Some(*fence),
            _ => None,
        }
    }

    /// Whether it is this fence, pinned or not.
    pub fn is_fence(&self, fence: Fence) -> bool {
        self.fence() == Some(fence)
    }

    /// The path of the submitted move; empty for a fence.
    pub fn submitted_path(&self) -> Vec<Square> {
        match self {
            DraftState::Submitted(word) => {
                Path::parse(word).map(|path| path.squares().to_vec()).unwrap_or_default()
            }
            _ => Vec::new(),
        }
    }

    /// A slot was tapped whose fence can be placed: it is, or it is pinned to be confirmed.
    pub fn tap_slot(&self, fence: Fence, confirm: ConfirmMode, touch: bool) -> TapOutcome {
        let tapped_twice =
            matches!(self, DraftState::Fence { fence: now, pinned: true, .. } if *now == fence);
        if tapped_twice || !confirm.is_needed(touch) {
            TapOutcome::Submit(fence.to_string())
        } else {
            TapOutcome::Draft(DraftState::Fence { fence, pinned: true, refusal: None })
        }
    }

    /// A square was tapped: the next one of the path, its end, or, tapped again, the whole move.
    pub fn tap_square(
        &self,
        square: Square,
        legal: &LegalWords,
        confirm: ConfirmMode,
        touch: bool,
    ) -> TapOutcome {
        let entered = self.squares_entered();
        if entered.last() == Some(&square)
            && let Some(word) = legal.word_for(entered)
        {
            return TapOutcome::Submit(word.to_owned());
        }
        let mut squares = entered.to_vec();
        squares.push(square);
        let mut alternatives = Vec::new();
        if !legal.next_squares(entered).contains(&square) {
            alternatives = legal.paths_to(entered, square);
            if alternatives.is_empty() {
                let words: Vec<_> = squares.iter().map(ToString::to_string).collect();
                return TapOutcome::Refuse(words.join("-"));
            }
            squares = alternatives.remove(0);
        }
        let undecided = !alternatives.is_empty() || legal.squares_left(&squares) > 0;
        let confirm_first = if legal.has_long_paths() {
            confirm.is_needed(touch)
        } else {
            confirm == ConfirmMode::Always
        };
        match legal.word_for(&squares) {
            Some(word) if !undecided && !confirm_first => TapOutcome::Submit(word.to_owned()),
            _ => TapOutcome::Draft(DraftState::Path { squares, alternatives }),
        }
    }

    /// Takes back the last square, or removes the fence.
    pub fn step_back(&mut self) {
        match self {
            DraftState::Path { squares, alternatives } if squares.len() > 1 => {
                squares.pop();
                alternatives.clear();
            }
            other => *other = DraftState::Empty,
        }
    }

    /// Shows the next of several paths to the same end.
    pub fn next_alternative(&mut self) {
        if let DraftState::Path { squares, alternatives } = self
            && !alternatives.is_empty()
        {
            alternatives.push(std::mem::take(squares));
            *squares = alternatives.remove(0);
        }
    }

    /// The word of the draft where it is a complete legal move.
    pub fn ready_word(&self, legal: &LegalWords) -> Option<String> {
        match self {
            DraftState::Fence { fence, pinned: true, refusal: None } => Some(fence.to_string()),
            DraftState::Path { squares, .. } => legal.word_for(squares).map(str::to_owned),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn legal(words: &str) -> LegalWords {
        LegalWords::from_words(words.split_whitespace().map(str::to_owned))
    }

    /// Taps squares one after another, as with a finger or a mouse.
    fn tap(words: &str, squares: &str, confirm: ConfirmMode, touch: bool) -> TapOutcome {
        let legal = legal(words);
        let mut state = DraftState::Empty;
        let mut outcome = TapOutcome::Draft(DraftState::Empty);
        for square in squares.split_whitespace() {
            let square = Square::parse(square).unwrap();
            outcome = state.tap_square(square, &legal, confirm, touch);
            if let TapOutcome::Draft(next) = &outcome {
                state = next.clone();
            }
        }
        outcome
    }

    fn submit(word: &str) -> TapOutcome {
        TapOutcome::Submit(word.to_owned())
    }

    fn entered(outcome: TapOutcome) -> String {
        let TapOutcome::Draft(state) = outcome else { panic!("{outcome:?} is no draft") };
        let squares: Vec<_> = state.squares_entered().iter().map(ToString::to_string).collect();
        squares.join("-")
    }

    #[test]
    fn a_step_of_a_pawn_needs_confirmation_only_where_that_was_asked_for() {
        for touch in [false, true] {
            assert_eq!(tap("e2 d1", "e2", ConfirmMode::Touch, touch), submit("e2"));
            assert_eq!(entered(tap("e2 d1", "e2", ConfirmMode::Always, touch)), "e2");
            assert_eq!(tap("e2 d1", "e2 e2", ConfirmMode::Always, touch), submit("e2"));
        }
    }

    #[test]
    fn a_long_path_is_entered_square_by_square_or_by_its_end() {
        let words = "e6 e6-e7 e6-d6 d5-d6";
        assert_eq!(entered(tap(words, "e6", ConfirmMode::Never, false)), "e6");
        assert_eq!(tap(words, "e6 e7", ConfirmMode::Never, false), submit("e6-e7"));
        assert_eq!(tap(words, "e6 e6", ConfirmMode::Never, false), submit("e6"));
        assert_eq!(tap(words, "e7", ConfirmMode::Never, false), submit("e6-e7"));
        assert_eq!(entered(tap(words, "e7", ConfirmMode::Touch, true)), "e6-e7");
        assert_eq!(
            tap(words, "e6 a1", ConfirmMode::Never, false),
            TapOutcome::Refuse("e6-a1".into())
        );
    }

    #[test]
    fn several_paths_to_one_end_are_shown_in_turn() {
        let legal = legal("e6-d6 d5-d6");
        let d6 = Square::parse("d6").unwrap();
        let outcome = DraftState::Empty.tap_square(d6, &legal, ConfirmMode::Never, false);
        let TapOutcome::Draft(mut state) = outcome else { panic!("two paths need a choice") };
        assert_eq!(state.ready_word(&legal).as_deref(), Some("e6-d6"));
        state.next_alternative();
        assert_eq!(state.ready_word(&legal).as_deref(), Some("d5-d6"));
        state.next_alternative();
        assert_eq!(state.ready_word(&legal).as_deref(), Some("e6-d6"));
        state.step_back();
        assert_eq!(state.squares_entered().len(), 1);
        state.step_back();
        assert_eq!(state, DraftState::Empty);
    }

    #[test]
    fn a_fence_is_pinned_first_and_placed_by_a_second_tap() {
        let fence = Fence::parse("e3h").unwrap();
        let pinned = DraftState::Fence { fence, pinned: true, refusal: None };
        let tapped = |state: &DraftState, confirm, touch| state.tap_slot(fence, confirm, touch);
        let empty = DraftState::Empty;
        assert_eq!(tapped(&empty, ConfirmMode::Touch, true), TapOutcome::Draft(pinned.clone()));
        assert_eq!(tapped(&empty, ConfirmMode::Touch, false), submit("e3h"));
        assert_eq!(tapped(&pinned, ConfirmMode::Always, true), submit("e3h"));
        assert_eq!(pinned.ready_word(&legal("e3h")).as_deref(), Some("e3h"));
        let hovering = DraftState::Fence { fence, pinned: false, refusal: None };
        assert_eq!(hovering.ready_word(&legal("e3h")), None);
        assert!(hovering.is_fence(fence) && !empty.is_fence(fence));
    }

    #[test]
    fn a_submitted_move_is_drawn_along_its_path() {
        let squares = DraftState::Submitted("e6-e7".to_owned()).submitted_path();
        assert_eq!(squares.len(), 2);
        assert!(DraftState::Submitted("e3h".to_owned()).submitted_path().is_empty());
    }
}
