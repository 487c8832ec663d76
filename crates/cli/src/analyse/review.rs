//! The review of a game file.

use std::io::{self, IsTerminal, Write};
use std::path::Path;
use std::sync::Arc;

use engine::{Limits, Player, SearchControl, Stopwatch, review_game, review_settings};
use locale::Locale;
use rules::GameRecord;
use solver::SmallMazeOracle;

use super::{Args, end_of_analysis};
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
        (false, _) => write!(out, "{}", tui::format_review(&review, &game_record, locale)),
    }
    .map_err(output_error)?;
    end_of_analysis(&interrupt)
}

#[cfg(test)]
mod tests {
    use engine::{ChaseReason, Moment, MomentKind};
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
            (
                MomentKind::Chase { better: "e6-e7".to_owned(), reason: ChaseReason::Caught },
                json!({"kind": "chase", "better": "e6-e7", "reason": "caught"}),
            ),
            (
                MomentKind::Chase {
                    better: "a7".to_owned(),
                    reason: ChaseReason::Risk { chance: 667, instead: 500 },
                },
                json!({"kind": "chase", "better": "a7", "reason": "risk", "chance": 667, "instead": 500}),
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
