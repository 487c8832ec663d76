//! What time does to a game: dice fall, engines answer, clocks run out.

use std::time::Duration;

use game::{Departure, Seat, Turn};
use locale::Locale;

use super::{Falling, Play, Waiting};
use crate::effect::Effect;
use crate::opponent::{Opponent, Question};
use crate::session::Player;

/// How long a die tumbles.
pub(super) const FALL: Duration = Duration::from_millis(600);
/// How long a move stands on the board before the next one where only engines play.
const PACE: Duration = Duration::from_millis(400);
/// How long the engine thinks about a move or a hint, at most.
const THOUGHT: Duration = Duration::from_millis(1200);

impl Play {
    /// Time has come to be `now`: dice fall, engines answer, clocks run out.
    pub(crate) fn tick(
        &mut self,
        now: Duration,
        opponent: &mut dyn Opponent,
        locale: &Locale,
    ) -> Vec<Effect> {
        self.now = now;
        if let (Some(limit), Turn::Seat(seat)) = (self.limit(), self.session.record().turn())
            && now.saturating_sub(self.since) >= limit
        {
            opponent.drop_question();
            let left = self.session.leave(seat, Departure::OutOfTime);
            return self.after(left);
        }
        match self.session.record().turn() {
            Turn::Over => Vec::new(),
            Turn::Chance => self.fall(),
            Turn::Seat(seat) => self.listen(seat, opponent, locale),
        }
    }

    fn fall(&mut self) -> Vec<Effect> {
        match &self.falling {
            None => {
                let since = self.now;
                self.falling = self.session.throw().map(|word| Falling { word, since });
                Vec::new()
            }
            Some(falling) if self.now.saturating_sub(falling.since) < FALL => Vec::new(),
            Some(falling) => {
                let word = falling.word.clone();
                let played = self.session.play(&word);
                self.after(played)
            }
        }
    }

    fn listen(&mut self, seat: Seat, opponent: &mut dyn Opponent, locale: &Locale) -> Vec<Effect> {
        match (self.waiting, self.session.player(seat)) {
            // Whoever watches wants to see each move.
            (None, Player::Level(_))
                if self.session.watched() && self.now.saturating_sub(self.since) < PACE => {}
            (None, Player::Level(level)) => {
                opponent.ask(self.question(level));
                self.waiting = Some(Waiting::Move);
            }
            (None, Player::Human) => {}
            (Some(waiting), _) => {
                let Some(answer) = opponent.answer() else { return Vec::new() };
                if waiting == Waiting::Move {
                    let played = self.session.play(&answer.word);
                    return self.after(played);
                }
                self.waiting = None;
                self.point_at(&answer.word);
                self.say(answer.sentence(locale));
            }
        }
        Vec::new()
    }

    pub(super) fn question(&self, level: engine::Level) -> Question {
        let share = self.limit().map_or(THOUGHT, |limit| limit / 3);
        Question {
            positions: self.session.record().positions().to_vec(),
            level,
            time: THOUGHT.min(share),
        }
    }

    /// The time for one move, where the table has one (M03).
    pub(super) fn limit(&self) -> Option<Duration> {
        let seconds = self.session.archive().table.move_seconds()?;
        Some(Duration::from_secs(seconds.into()))
    }
}
