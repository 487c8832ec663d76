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

use super::{Args, end_of_analysis, format_chances};
use crate::error::{CliError, output_error};
use crate::input::read_text;
use crate::interrupt::Interrupt;

pub(super) fn run(
    file: &Path,
    limits: &Limits,
    args: &Args,
    locale: &Locale,
) -> Result<(), CliError> {
    let game_record = GameRecord::parse(&read_text(file)?)?;
    let oracle = SmallMazeOracle::new(args.settings.settings()?.oracle);
    let mut player = Player::new(review_settings(Some(Arc::new(oracle))));
    let clock = Stopwatch::default();
    let interrupt = Interrupt::catch();
    let keep_going = || !interrupt.is_requested();
    let control = SearchControl { clock: &clock, keep_going: &keep_going, report: &|_| {} };
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
        (false, _) => write!(out, "{}", format_review(&review, &game_record, locale)),
    }
    .map_err(output_error)?;
    end_of_analysis(&interrupt)
}

fn format_review(review: &GameReview, game: &GameRecord, locale: &Locale) -> String {
    let name = |seat| locale.player(&game.header, seat);
    // Rolls have none.
    let number = |entry| {
        let number = game.record.move_number(entry).map(|number| number.to_string());
        format!("{:>3}", number.unwrap_or_default())
    };
    let mut text = heading(&review.moves, locale) + "\n";
    for review in &review.moves {
        text += &format!("{}  {}\n", number(review.entry), format_move(review, locale));
    }
    text.push('\n');
    for player in &review.players {
        text += &(format_player(player, &name(player.seat), locale) + "\n");
    }
    if !review.moments.is_empty() {
        text += &format!("\n{}\n", locale.text("review-moments"));
    }
    for moment in &review.moments {
        let told = locale.reason(&moment.reason(&name));
        text += &format!("{}  {told}\n", number(moment.entry));
    }
    text
}

/// The names of the columns.
fn heading(reviews: &[MoveReview], locale: &Locale) -> String {
    let [player, word, chances, grade] =
        ["analyse-player", "analyse-move", "analyse-chances", "analyse-grade"]
            .map(|key| locale.text(key));
    let width =
        reviews.first().map_or(0, |review| format_chances(&review.chances, locale).chars().count());
    format!("  #  {player}  {word:<8} {chances:<width$}  {grade}")
}

fn format_move(review: &MoveReview, locale: &Locale) -> String {
    let better = review.loss().map_or(String::new(), |better| locale.reason(&better));
    let grade = locale.text(review.grade.key());
    let (seat, word) = (review.seat, &review.word);
    let chances = format_chances(&review.chances, locale);
    let width = locale.text("analyse-player").chars().count();
    format!("{seat:<width$}  {word:<8} {chances}  {grade:<12} {better}").trim_end().to_owned()
}

/// `Ada: accuracy 91.4% (best 12, good 3), luck +2.1%, time 3:05`
fn format_player(player: &PlayerReview, name: &str, locale: &Locale) -> String {
    let mut told = player.reasons(name).into_iter().map(|reason| locale.reason(&reason));
    let mut text = told.next().unwrap_or_default();
    let grades = Grade::ALL.into_iter().zip(player.grades).filter(|(_, count)| *count > 0);
    let grades: Vec<_> =
        grades.map(|(grade, count)| format!("{} {count}", locale.text(grade.key()))).collect();
    if !grades.is_empty() {
        text += &format!(" ({})", grades.join(", "));
    }
    told.fold(text, |text, more| format!("{text}, {more}"))
}

#[cfg(test)]
mod tests {
    use engine::{Moment, MomentKind};
    use serde_json::json;

    /// As `docs/cli.md` says it: what a kind has besides stands beside the rest.
    #[test]
    fn a_moment_is_a_flat_object() {
        let better = "c3h".to_owned();
        for (kind, expected) in [
            (
                MomentKind::OwnPath { from: 5, to: 8 },
                json!({"kind": "own_path", "path_from": 5, "path_to": 8}),
            ),
            (
                MomentKind::Better { better: better.clone() },
                json!({"kind": "better", "better": "c3h"}),
            ),
            (
                MomentKind::MissedFence { better, other: 2, from: 4, to: 7 },
                json!({"kind": "missed_fence", "better": "c3h", "other": 2, "path_from": 4, "path_to": 7}),
            ),
            (MomentKind::Roll, json!({"kind": "roll"})),
        ] {
            let (word, from, to) = ("e3".to_owned(), 600, 300);
            let moment = Moment { entry: 4, seat: 1, word, swing: 300, from, to, kind };
            let mut whole =
                json!({"entry": 4, "seat": 1, "word": "e3", "swing": 300, "from": 600, "to": 300});
            whole.as_object_mut().unwrap().extend(expected.as_object().unwrap().clone());
            assert_eq!(json!(moment), whole);
            assert_eq!(serde_json::from_value::<Moment>(whole).unwrap(), moment);
        }
    }
}
