//! The passing of time: dice come to rest, engines reply, clocks run out.

use std::time::Duration;

use game::{Seat, SeatNumber, Turn};
use locale::Locale;
use play::LocalInput;

use super::{GameScreen, PendingRequest, RollAnimation, millis};
use crate::background_engine::{BackgroundEngine, MoveRequest};
use crate::effect::Effect;
use crate::local_player::LocalPlayer;

/// How long a die or spinner is in motion.
pub(super) const ROLL_DURATION: Duration = Duration::from_millis(600);
/// The minimum time between moves where only computers play, so that each can be seen.
const COMPUTER_MOVE_INTERVAL: Duration = Duration::from_millis(400);
/// The most time the engine searches for a move or a hint.
const ENGINE_TIME: Duration = Duration::from_millis(1200);

impl GameScreen {
    /// Advances the clock to `now`.
    pub(crate) fn tick(
        &mut self,
        now: Duration,
        engine: &mut dyn BackgroundEngine,
        locale: &Locale,
    ) -> Vec<Effect> {
        self.now = now;
        if self.local_game.clock().expires_at().is_some_and(|end| millis(now) > end) {
            engine.cancel();
            return self.change(LocalInput::Tick);
        }
        match self.local_game.record().turn() {
            Turn::Over => {
                self.continue_review(engine);
                Vec::new()
            }
            Turn::Chance => self.animate_roll(),
            Turn::Seat(seat) => self.poll_engine(seat, engine, locale),
        }
    }

    fn animate_roll(&mut self) -> Vec<Effect> {
        match &self.roll_animation {
            None => {
                let start = self.now;
                self.roll_animation = self
                    .local_game
                    .draw_roll(&mut self.random)
                    .map(|word| RollAnimation { word, start });
                Vec::new()
            }
            Some(animation) if self.now.saturating_sub(animation.start) < ROLL_DURATION => {
                Vec::new()
            }
            Some(animation) => {
                let word = animation.word.clone();
                self.change(LocalInput::Play(word))
            }
        }
    }

    fn poll_engine(
        &mut self,
        seat: Seat,
        engine: &mut dyn BackgroundEngine,
        locale: &Locale,
    ) -> Vec<Effect> {
        match (self.pending, self.player(seat)) {
            (None, LocalPlayer::Computer(_))
                if self.local_game.is_computers_only()
                    && self.now.saturating_sub(self.turn_start) < COMPUTER_MOVE_INTERVAL => {}
            (None, LocalPlayer::Computer(level)) => {
                engine.request(self.move_request(level));
                self.pending = Some(PendingRequest::Move);
            }
            (None, LocalPlayer::Human) => {}
            (Some(pending), _) => {
                let Some(reply) = engine.poll() else { return Vec::new() };
                if pending == PendingRequest::Move {
                    return self.change(LocalInput::Play(reply.word));
                }
                self.pending = None;
                self.set_cursor(&reply.word);
                self.show_message(reply.hint(locale));
            }
        }
        Vec::new()
    }

    pub(super) fn move_request(&self, level: engine::Level) -> MoveRequest {
        let most = self.time_left().map_or(ENGINE_TIME, |left| left / 3);
        let positions = self.local_game.record().positions().to_vec();
        MoveRequest { positions, level, time: ENGINE_TIME.min(most) }
    }

    /// The time that the seat to move has left, where there is a limit (M03).
    pub(super) fn time_left(&self) -> Option<Duration> {
        let Turn::Seat(seat) = self.local_game.record().turn() else { return None };
        let left = self.local_game.clock().left(seat.number() as SeatNumber, millis(self.now))?;
        Some(Duration::from_millis(left))
    }
}
