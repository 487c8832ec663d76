use lessons::{CourseId, LessonProgress};

use crate::storage;

pub const KEY: &str = "lessons";

/// What has been learned on this device.
pub fn stored() -> LessonProgress {
    LessonProgress::parse(&storage::get(KEY).unwrap_or_default())
}

/// Keeps that a step is solved. Another tab may have added to it.
pub fn solve(course: CourseId, step: &str) {
    let mut progress = stored();
    progress.solve(course, step);
    storage::set(KEY, &progress.to_string());
}
