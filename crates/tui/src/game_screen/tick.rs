//! The passing of time: dice come to rest, engines reply, clocks run out.

use std::time::Duration;

use game::{Departure, Seat, Turn};
use locale::Locale;

use super::{GameScreen, PendingRequest, RollAnimation};
use crate::background_engine::{BackgroundEngine, MoveRequest};
use crate::effect::Effect;
use crate::local_game::LocalPlayer;

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
        if let (Some(move_time), Turn::Seat(seat)) =
            (self.move_time(), self.local_game.record().turn())
            && now.saturating_sub(self.turn_start) >= move_time
        {
            engine.cancel();
            let attempt = self.local_game.leave(seat, Departure::OutOfTime);
            return self.after(attempt);
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
                self.roll_animation =
                    self.local_game.roll().map(|word| RollAnimation { word, start });
                Vec::new()
            }
            Some(animation) if self.now.saturating_sub(animation.start) < ROLL_DURATION => {
                Vec::new()
            }
            Some(animation) => {
                let word = animation.word.clone();
                let attempt = self.local_game.play(&word);
                self.after(attempt)
            }
        }
    }

    fn poll_engine(
        &mut self,
        seat: Seat,
        engine: &mut dyn BackgroundEngine,
        locale: &Locale,
    ) -> Vec<Effect> {
        match (self.pending, self.local_game.player(seat)) {
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
                    let attempt = self.local_game.play(&reply.word);
                    return self.after(attempt);
                }
                self.pending = None;
                self.set_cursor(&reply.word);
                self.show_message(reply.hint(locale));
            }
        }
        Vec::new()
    }

    pub(super) fn move_request(&self, level: engine::Level) -> MoveRequest {
        let share = self.move_time().map_or(ENGINE_TIME, |move_time| move_time / 3);
        MoveRequest {
            positions: self.local_game.record().positions().to_vec(),
            level,
            time: ENGINE_TIME.min(share),
        }
    }

    /// The time allowed for one move, where there is a limit (M03).
    pub(super) fn move_time(&self) -> Option<Duration> {
        let seconds = self.local_game.game_record().setup.move_seconds()?;
        Some(Duration::from_secs(seconds.into()))
    }
}
