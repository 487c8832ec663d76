use std::time::Duration;

use leptos::prelude::*;
use play::{DueRoll, Millis, RevealPace, RollReveal, RollStage};

/// The spinner and the die of a game: a [`RollReveal`] with a timer.
#[derive(Clone, Copy)]
pub struct RollDevice {
    reveal: StoredValue<RollReveal>,
    /// How far a roll that somebody here taps for has come to light.
    pub stage: RwSignal<RollStage>,
    /// Makes the roll, or reveals it.
    come_out: Callback<()>,
}

impl RollDevice {
    pub fn new(pace: RevealPace, come_out: Callback<()>) -> RollDevice {
        RollDevice {
            reveal: StoredValue::new(RollReveal::new(pace)),
            stage: RwSignal::new(RollStage::Idle),
            come_out,
        }
    }

    /// Says which roll is due, if any.
    pub fn follow(self, due: Option<DueRoll>) {
        self.change(|reveal| reveal.follow(due, now()));
    }

    /// Somebody taps.
    pub fn tap(self) {
        self.change(|reveal| reveal.tap(now()));
    }

    fn change(self, change: impl FnOnce(&mut RollReveal)) {
        // Something may still be due after the person has left the page.
        if self.reveal.try_update_value(change).is_some() {
            self.tick();
        }
    }

    fn tick(self) {
        let Some(comes_out) = self.reveal.try_update_value(|reveal| reveal.tick(now())) else {
            return;
        };
        let (stage, next_at) = self.reveal.with_value(|reveal| {
            let stage = if reveal.is_tapped() { reveal.stage() } else { RollStage::Idle };
            (stage, reveal.next_at())
        });
        if self.stage.get_untracked() != stage {
            self.stage.set(stage);
        }
        if let Some(next_at) = next_at {
            let wait = next_at.saturating_sub(now());
            set_timeout(move || self.change(|_| ()), Duration::from_millis(wait));
        }
        if comes_out {
            self.come_out.run(());
        }
    }
}

/// The time, in milliseconds since 1970.
fn now() -> Millis {
    js_sys::Date::now() as Millis
}
