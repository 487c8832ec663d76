use std::time::Duration;

use leptos::prelude::*;
use rules::{Fence, Path};
use serde::{Deserialize, Serialize};

use super::session::GameSession;
use crate::board::{DraftState, MoveDraft, Premove};
use crate::upgrade;

/// A move draft as it is kept across a reload of the page.
#[derive(Debug, Serialize, Deserialize)]
struct KeptDraft {
    /// The position it was entered in.
    position: String,
    /// The squares entered so far, or the fence that waits to be confirmed.
    word: Option<String>,
    premove: Option<String>,
}

/// Keeps the draft across a reload, and restores the one that was kept before it.
pub fn keep(session: GameSession, draft: MoveDraft) {
    let position = move || untrack(|| session.position()).to_string();
    let kept = upgrade::keep("draft", move || {
        let word = match draft.state.get_untracked() {
            DraftState::Path { squares, .. } => {
                Some(squares.iter().map(ToString::to_string).collect::<Vec<_>>().join("-"))
            }
            DraftState::Fence { fence, pinned: true, .. } => Some(fence.to_string()),
            _ => None,
        };
        let premove = draft.premove.get_untracked().filter(|premove| premove.confirmed);
        let premove = premove.map(|premove| premove.word);
        if word.is_none() && premove.is_none() {
            return None;
        }
        serde_json::to_string(&KeptDraft { position: position(), word, premove }).ok()
    });
    let Some(kept) = kept.and_then(|text| serde_json::from_str::<KeptDraft>(&text).ok()) else {
        return;
    };
    let kept = StoredValue::new(Some(kept));
    Effect::new(move || {
        let can_enter = draft.legal.with(|legal| !legal.is_empty());
        let can_premove = draft.can_premove.get();
        if !can_enter && !can_premove {
            return;
        }
        // A new position clears the draft: after that.
        set_timeout(
            move || {
                let Some(Some(kept)) = kept.try_update_value(Option::take) else { return };
                if kept.position != position() {
                    return;
                }
                if can_premove {
                    let premove = kept.premove.map(|word| Premove { word, confirmed: true });
                    draft.premove.set(premove);
                }
                if let Some(state) = kept.word.and_then(|word| state_of(&word, draft)) {
                    draft.set_state(state);
                }
            },
            Duration::ZERO,
        );
    });
}

/// The state of a draft whose word is legal so far.
fn state_of(word: &str, draft: MoveDraft) -> Option<DraftState> {
    let legal = draft.legal.get_untracked();
    if let Some(fence) = Fence::parse(word) {
        let state = DraftState::Fence { fence, pinned: true, refusal: None };
        return legal.allows_fence(fence).then_some(state);
    }
    let squares = Path::parse(word)?.squares().to_vec();
    let (last, before) = squares.split_last()?;
    let continues = legal.next_squares(before).contains(last);
    continues.then(|| DraftState::Path { squares, alternatives: Vec::new() })
}
