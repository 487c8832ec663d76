//! Which resources the page in the browser does not have from the start. The build of the page reads this file too, as it
//! is: it names nothing of this crate.

/// The resources that the page has no use for, and goes without.
pub const NATIVE_RESOURCES: [&str; 7] =
    ["engine", "solver", "cli", "tui", "help", "privacy", "mail"];

/// The resources that the page fetches, in English too, with the part of it that needs them.
pub const PART_RESOURCES: [&str; 12] = [
    "lessons",
    "puzzles",
    "practice",
    "analysis",
    "review",
    "account",
    "ratings",
    "workshop",
    "gallery",
    "phrases",
    "moderation",
    "notices",
];
