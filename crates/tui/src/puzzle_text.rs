//! What is said about puzzles, full screen and line by line.

use std::time::{SystemTime, UNIX_EPOCH};

use locale::{Locale, Value};
use puzzles::{Puzzle, PuzzleDate, PuzzleHint, PuzzleTheme};
use rules::AnyMove;

/// The name of a theme in the language.
pub fn puzzle_theme_name(theme: PuzzleTheme, locale: &Locale) -> String {
    locale.text(&format!("puzzle-theme-{theme}"))
}

/// The date in UTC, by which the puzzle of today goes: the same everywhere.
pub fn puzzle_date_today() -> PuzzleDate {
    let seconds = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs());
    let days = u32::try_from(seconds / 86_400).unwrap_or(u32::MAX);
    PuzzleDate::from_days(days).or_else(|| PuzzleDate::from_days(0)).expect("1970 has a first day")
}

/// Which puzzle it is.
pub(crate) fn heading(puzzle: &Puzzle, locale: &Locale) -> String {
    let game = locale.text(&format!("game-{}", puzzle.game));
    let about: &[(&str, Value<'_>)] = &[
        ("id", puzzle.id.as_str().into()),
        ("game", game.into()),
        ("difficulty", u32::from(puzzle.difficulty).into()),
    ];
    locale.with("puzzle-heading", about)
}

/// What is to be found.
pub(crate) fn task(puzzle: &Puzzle, locale: &Locale) -> String {
    let key = match puzzle.themes.first() {
        Some(PuzzleTheme::Catch) => "puzzle-task-catch",
        Some(PuzzleTheme::Pellet) => "puzzle-task-pellet",
        Some(PuzzleTheme::Survive) => "puzzle-task-survive",
        Some(PuzzleTheme::Escape) => "puzzle-task-escape",
        Some(PuzzleTheme::Hunt) => "puzzle-task-hunt",
        _ => "puzzle-task",
    };
    locale.with(key, &[("seat", puzzle.solver().number().into())])
}

/// A hint.
pub(crate) fn hint(hint: PuzzleHint, locale: &Locale) -> String {
    match hint {
        PuzzleHint::Fence => locale.text("puzzle-hint-fence"),
        PuzzleHint::Step => locale.text("puzzle-hint-step"),
        PuzzleHint::Pass => locale.text("puzzle-hint-pass"),
        PuzzleHint::Square(square) => {
            locale.with("puzzle-hint-square", &[("square", square.to_string().into())])
        }
    }
}

/// What the solution was about.
pub(crate) fn about(puzzle: &Puzzle, locale: &Locale) -> String {
    let themes = puzzle.themes.iter().map(|&theme| puzzle_theme_name(theme, locale));
    let themes = themes.collect::<Vec<_>>().join(", ");
    locale.with("puzzle-about", &[("themes", themes.into())])
}

/// Moves as words.
pub(crate) fn words(moves: &[AnyMove]) -> String {
    moves.iter().map(AnyMove::to_string).collect::<Vec<_>>().join(" ")
}
