use lessons::LessonProgress;
use rules::Game;

use crate::storage;

const KEY: &str = "lessons";

/// What has been learned on this device.
pub fn stored() -> LessonProgress {
    LessonProgress::parse(&storage::get(KEY).unwrap_or_default())
}

/// Keeps that a step is solved. Another tab may have added to it.
pub fn solve(game: Game, step: &str) {
    let mut progress = stored();
    progress.solve(game, step);
    storage::set(KEY, &progress.to_string());
}
