use leptos::prelude::*;

use super::session::GameSession;
use crate::storage;

/// A first game, with what its coach says beside the board.
#[derive(Clone, Copy)]
pub struct CoachedGame {
    pub session: GameSession,
    /// Empty until the coach is there.
    pub said: RwSignal<String>,
}

/// The stored game that has a coach: the first game started last.
const COACHED: &str = "first-game";

/// Gives a stored game a coach.
pub fn coach_game(id: &str) {
    storage::set(COACHED, id);
}

/// What the game screen shows of a coach, where this game has one.
pub(super) fn provide(session: GameSession, id: &str) -> Option<CoachedGame> {
    (storage::get(COACHED).as_deref() == Some(id)).then(|| {
        let coached = CoachedGame { session, said: RwSignal::new(String::new()) };
        provide_context(coached);
        coached
    })
}
