use std::sync::Arc;
use std::time::Duration;

use leptos::prelude::*;
use rules::{Fence, Lie, Path, Square};

use super::Choices;

/// How a move is entered: what is half said, what was refused, and the door for what is decided.
/// The board draws it, buttons beside the board work on it too.
#[derive(Clone, Copy)]
pub struct Pad {
    /// What may be played now; empty while it is not one's turn.
    pub choices: Signal<Arc<Choices>>,
    /// What is half said.
    pub draft: RwSignal<Draft>,
    /// The lie asked for by turning the fence, until a move is made.
    pub lie: RwSignal<Option<Lie>>,
    /// Why the last attempt was refused.
    pub refused: RwSignal<Option<Judgement>>,
    /// Why a word is not legal.
    pub judge: Callback<String, Option<Judgement>>,
    /// Takes a legal word.
    pub play: Callback<String>,
    /// When a fence or a path has to be confirmed.
    pub confirm: Signal<Confirm>,
    /// A move planned while another thinks, played as soon as it is legal.
    pub planned: RwSignal<Option<String>>,
    /// Whether one can plan now.
    pub plans: Signal<bool>,
    /// The word said last, which the board has shown by the time it is played.
    pub latest: StoredValue<String>,
}

/// A move half said.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Draft {
    #[default]
    Nothing,
    /// A fence that hovers or waits to be confirmed.
    Fence { fence: Fence, pinned: bool, wrong: Option<Judgement> },
    /// Squares entered so far, and the other ways to the same end.
    Path { squares: Vec<Square>, others: Vec<Vec<Square>> },
    /// Decided: shown as done while it is on its way.
    Said(String),
}

/// Why a word is refused, in the player's language.
#[derive(Clone, Debug, PartialEq)]
pub struct Judgement {
    pub sentence: String,
    pub rule: String,
    /// The way that would be closed, where that is the reason.
    pub shut: Vec<Square>,
}

/// When a tap is not enough.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Confirm {
    /// With a finger, not with a mouse.
    #[default]
    Touch,
    Always,
    Never,
}

impl Confirm {
    fn needed(self, touch: bool) -> bool {
        match self {
            Confirm::Touch => touch,
            Confirm::Always => true,
            Confirm::Never => false,
        }
    }
}

impl Pad {
    /// Squares entered so far.
    pub fn begun(&self) -> Vec<Square> {
        match self.draft.get() {
            Draft::Path { squares, .. } => squares,
            _ => Vec::new(),
        }
    }

    /// Whether something was decided and is on its way; nothing else is heard until then.
    pub fn said(&self) -> bool {
        self.draft.with_untracked(|draft| matches!(draft, Draft::Said(_)))
    }

    /// Whether a move can be entered now.
    pub fn listens(&self) -> bool {
        !self.said() && !self.choices.with_untracked(|choices| choices.is_empty())
    }

    /// The squares of the way that was decided, tracked.
    pub fn said_way(&self) -> Vec<Square> {
        self.draft
            .with(|draft| match draft {
                Draft::Said(word) => Path::parse(word).map(|path| path.squares().to_vec()),
                _ => None,
            })
            .unwrap_or_default()
    }

    /// Whether this word was the last one said here.
    pub fn said_last(&self, word: &str) -> bool {
        self.latest.with_value(|latest| latest == word)
    }

    /// What was said is answered, one way or the other.
    pub fn settle(&self) {
        if self.said() {
            self.draft.set(Draft::Nothing);
        }
    }

    /// A fence hovers over a slot.
    pub fn hover(&self, fence: Fence) {
        let same = self.draft.with_untracked(
            |draft| matches!(draft, Draft::Fence { fence: now, .. } if *now == fence),
        );
        if !same {
            let wrong = self.wrong(fence);
            self.draft.set(Draft::Fence { fence, pinned: false, wrong });
        }
    }

    /// The pointer left; what was pinned stays.
    pub fn leave(&self) {
        if self.draft.with_untracked(|draft| matches!(draft, Draft::Fence { pinned: false, .. })) {
            self.draft.set(Draft::Nothing);
        }
    }

    /// A slot was tapped.
    pub fn tap_slot(&self, fence: Fence, touch: bool) {
        let wrong = self.wrong(fence);
        if wrong.is_some() {
            self.refused.set(wrong.clone());
            self.draft.set(Draft::Fence { fence, pinned: true, wrong });
            return;
        }
        self.refused.set(None);
        let again = self.draft.with_untracked(
            |draft| matches!(draft, Draft::Fence { fence: now, pinned: true, .. } if *now == fence),
        );
        if again || !self.confirm.get_untracked().needed(touch) {
            self.say(fence.to_string());
        } else {
            self.draft.set(Draft::Fence { fence, pinned: true, wrong: None });
        }
    }

    /// A square was tapped: it is entered next, or it is where the piece shall end.
    pub fn tap_square(&self, square: Square, touch: bool) {
        let choices = self.choices.get_untracked();
        let begun = match self.draft.get_untracked() {
            Draft::Path { squares, .. } => squares,
            _ => Vec::new(),
        };
        if begun.last() == Some(&square)
            && let Some(word) = choices.word(&begun)
        {
            return self.say(word.to_owned());
        }
        let mut squares = begun.clone();
        squares.push(square);
        let mut others = Vec::new();
        if !choices.next(&begun).contains(&square) {
            others = choices.ways_to(&begun, square);
            if others.is_empty() {
                let word = squares.iter().map(ToString::to_string).collect::<Vec<_>>().join("-");
                self.refused.set(self.judge.run(word));
                return;
            }
            squares = others.remove(0);
        }
        self.refused.set(None);
        let open = !others.is_empty() || choices.left(&squares) > 0;
        let confirm = self.confirm.get_untracked();
        let sure = if choices.long() { confirm.needed(touch) } else { confirm == Confirm::Always };
        match choices.word(&squares) {
            Some(word) if !open && !sure => self.say(word.to_owned()),
            _ => self.draft.set(Draft::Path { squares, others }),
        }
    }

    /// Turns the fence that is shown, and those to come.
    pub fn rotate(&self) {
        if let Draft::Fence { fence, pinned, .. } = self.draft.get_untracked() {
            let lie = match fence.lie {
                Lie::Horizontal => Lie::Vertical,
                Lie::Vertical => Lie::Horizontal,
            };
            let fence = Fence { lie, ..fence };
            let wrong = self.wrong(fence);
            self.lie.set(Some(lie));
            self.refused.set(wrong.clone().filter(|_| pinned));
            self.draft.set(Draft::Fence { fence, pinned, wrong });
        }
    }

    /// Takes the last square back, or the pinned fence away.
    pub fn back(&self) {
        self.refused.set(None);
        self.draft.update(|draft| match draft {
            Draft::Path { squares, others } if squares.len() > 1 => {
                squares.pop();
                others.clear();
            }
            other => *other = Draft::Nothing,
        });
    }

    /// Shows the next of several ways to the same end.
    pub fn other_way(&self) {
        self.draft.update(|draft| {
            if let Draft::Path { squares, others } = draft
                && !others.is_empty()
            {
                others.push(std::mem::take(squares));
                *squares = others.remove(0);
            }
        });
    }

    /// The word that is ready to be played, tracked.
    pub fn ready(&self) -> Option<String> {
        match self.draft.get() {
            Draft::Fence { fence, pinned: true, wrong: None } => Some(fence.to_string()),
            Draft::Path { squares, .. } => self.choices.get().word(&squares).map(str::to_owned),
            _ => None,
        }
    }

    /// Plays what is ready.
    pub fn go(&self) {
        if let Some(word) = untrack(|| self.ready()) {
            self.say(word);
        }
    }

    /// Plays a word typed in, or says why not.
    pub fn typed(&self, word: &str) -> bool {
        match self.judge.run(word.to_owned()) {
            None => self.say(word.to_owned()),
            wrong => {
                self.refused.set(wrong);
                return false;
            }
        }
        true
    }

    /// Plans a word, or no longer does.
    pub fn plan(&self, word: String) {
        self.planned.update(|planned| {
            *planned = (planned.as_ref() != Some(&word)).then_some(word);
        });
    }

    /// Forgets whatever is half said.
    pub fn clear(&self) {
        // Whoever listens is told only of what changes.
        if self.draft.with_untracked(|draft| *draft != Draft::Nothing) {
            self.draft.set(Draft::Nothing);
        }
        if self.lie.get_untracked().is_some() {
            self.lie.set(None);
        }
        if self.refused.with_untracked(Option::is_some) {
            self.refused.set(None);
        }
    }

    /// Shows the move at once, and plays it when that has been painted: what follows from a move
    /// (its record, sounds, the next choices, an engine's thoughts) takes longer than a frame.
    fn say(&self, word: String) {
        if self.said() {
            return;
        }
        self.lie.set(None);
        self.refused.set(None);
        self.latest.set_value(word.clone());
        self.draft.set(Draft::Said(word.clone()));
        let play = self.play;
        let go = move || {
            let _ = play.try_run(word);
        };
        // Nobody paints what nobody sees.
        if document().hidden() {
            return go();
        }
        request_animation_frame(move || set_timeout(go, Duration::ZERO));
    }

    fn wrong(&self, fence: Fence) -> Option<Judgement> {
        let legal = self.choices.with_untracked(|choices| choices.fence(fence));
        if legal { None } else { self.judge.run(fence.to_string()) }
    }
}
