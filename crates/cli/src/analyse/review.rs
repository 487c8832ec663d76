//! The review of a game file.

use std::io::{self, IsTerminal, Write};
use std::path::Path;
use std::sync::Arc;

use engine::{
    GameReview, Grade, Limits, MoveReview, Player, PlayerReview, SearchControl, Stopwatch,
    review_game, review_settings,
};
use locale::Locale;
use rules::GameRecord;
use solver::SmallMazeOracle;

use super::{Args, format_chances};
use crate::error::{CliError, output_error};
use crate::input::read_text;

pub(super) fn run(
    file: &Path,
    limits: &Limits,
    args: &Args,
    locale: &Locale,
) -> Result<(), CliError> {
    let game_record = GameRecord::parse(&read_text(file)?)?;
    let oracle = SmallMazeOracle::new(args.settings.settings().oracle);
    let mut player = Player::new(review_settings(Some(Arc::new(oracle))));
    let clock = Stopwatch::default();
    let control = SearchControl { clock: &clock, keep_going: &|| true, report: &|_| {} };
    let mut progress = |done: usize, of: usize| {
        let mut stderr = io::stderr();
        if stderr.is_terminal() {
            let end = if done == of { "\r\x1b[K" } else { "" };
            let _ = write!(stderr, "\r{done}/{of}{end}");
        }
    };
    let review = review_game(&mut player, &game_record, limits, &control, &mut progress);
    let mut out = io::stdout().lock();
    match (args.json, args.whole) {
        (true, true) => writeln!(out, "{}", serde_json::json!(review)),
        (true, false) => writeln!(out, "{}", serde_json::json!(review.moves)),
        (false, _) => write!(out, "{}", format_review(&review, locale)),
    }
    .map_err(output_error)
}

fn format_review(review: &GameReview, locale: &Locale) -> String {
    let mut text = heading(&review.moves, locale) + "\n";
    for review in &review.moves {
        text += &(format_move(review, locale) + "\n");
    }
    text.push('\n');
    for player in &review.players {
        text += &(format_player(player, locale) + "\n");
    }
    if !review.moments.is_empty() {
        text += &format!("\n{}\n", locale.text("review-moments"));
    }
    for moment in &review.moments {
        text += &format!("{:>3}  {}\n", moment.entry + 1, locale.reason(&moment.reason()));
    }
    text
}

/// The names of the columns.
fn heading(reviews: &[MoveReview], locale: &Locale) -> String {
    let [player, word, chances, grade] =
        ["analyse-player", "analyse-move", "analyse-chances", "analyse-grade"]
            .map(|key| locale.text(key));
    let width = reviews.first().map_or(0, |review| format_chances(&review.chances).len());
    format!("  #  {player}  {word:<8} {chances:<width$}  {grade}")
}

fn format_move(review: &MoveReview, locale: &Locale) -> String {
    let better = review.better_line().map_or(String::new(), |better| locale.reason(&better));
    let grade = locale.text(review.grade.key());
    let (number, seat, word) = (review.entry + 1, review.seat, &review.word);
    let chances = format_chances(&review.chances);
    let width = locale.text("analyse-player").chars().count();
    format!("{number:>3}  {seat:<width$}  {word:<8} {chances}  {grade:<12} {better}")
        .trim_end()
        .to_owned()
}

/// `Player 1: accuracy 91.4 % (best 12, good 3), luck +2.1 %, time 3:05`
fn format_player(player: &PlayerReview, locale: &Locale) -> String {
    let mut told = player.reasons().into_iter().map(|reason| locale.reason(&reason));
    let mut text = told.next().unwrap_or_default();
    let grades = Grade::ALL.into_iter().zip(player.grades).filter(|(_, count)| *count > 0);
    let grades: Vec<_> =
        grades.map(|(grade, count)| format!("{} {count}", locale.text(grade.key()))).collect();
    if !grades.is_empty() {
        text += &format!(" ({})", grades.join(", "));
    }
    told.fold(text, |text, more| format!("{text}, {more}"))
}
