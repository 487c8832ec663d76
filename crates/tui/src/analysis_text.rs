//! What the engine found, as text: the lines of a position, or every move of a game with its grade.
//! `palisade analyse` prints it, the analysis screen and line mode show it.

use engine::{GameReview, Grade, Insight, MoveReview, PlayerReview, Score};
use game::{Exact, Position, Reason, Record, RecordHeader, Turn, Verdict};
use locale::Locale;
use rules::{Game, GameRecord};

/// Refuses to analyse a position where nobody is to move.
pub fn check_analysable<P: Position>(record: &Record<P>) -> Result<(), Reason> {
    match record.turn() {
        Turn::Seat(_) => Ok(()),
        Turn::Chance => Err(Reason::new("analyse-chance", "")),
        Turn::Over => Err(Reason::new("analyse-over", "")),
    }
}

/// What the engine thinks of a position of a game: how far it looked, its lines with score and chances, and the
/// shortest paths, and the result where it is certain. The header has the names of the players.
pub fn format_insight(
    insight: &Insight,
    game: Game,
    header: &RecordHeader,
    locale: &Locale,
) -> String {
    let effort = &insight.effort;
    let mut text = locale.with(
        "analyse-effort",
        &[
            ("depth", effort.depth.into()),
            ("nodes", effort.nodes.into()),
            ("speed", effort.nodes_per_second().into()),
        ],
    );
    text.push('\n');
    let [score, chances, moves] =
        ["analyse-score", "analyse-chances", "analyse-moves"].map(|key| locale.text(key));
    let width = format_chances(&insight.chances, locale).chars().count();
    text += &format!("{score:>7}  {chances:<width$}  {moves}\n");
    for line in &insight.lines {
        let chances = format_chances(&line.chances, locale);
        let score = format_score(line.score, locale);
        text += &format!("{score:>7}  {chances}  {}\n", line.words.join(" "));
    }
    for path in &insight.shortest_paths {
        let steps = ("steps", path.squares.len().into());
        let squares = ("squares", path.squares.join(" ").into());
        text += &match path.piece {
            Some(piece) => {
                let piece = locale.text(&format!("term-{}", piece.word()));
                locale.with("analyse-piece-path", &[("piece", piece.into()), steps, squares])
            }
            None => {
                let player = ("player", locale.player(header, path.seat).into());
                locale.with("analyse-path", &[player, steps, squares])
            }
        };
        text.push('\n');
    }
    if let Some(exact) = insight.exact {
        text += &format_exact(exact, insight, game, header, locale);
        text.push('\n');
    }
    text
}

/// Who wins and when, where that is certain, in one line.
fn format_exact(
    exact: Exact,
    insight: &Insight,
    game: Game,
    header: &RecordHeader,
    locale: &Locale,
) -> String {
    if let (Game::Quoridor | Game::Mini, Some(winner)) = (game, insight.sure_winner()) {
        let args = [("name", locale.player(header, winner).into()), ("count", exact.turns.into())];
        return locale.with("analysis-exact-race", &args);
    }
    let key = match exact.verdict {
        Verdict::Win => "analysis-exact-pac",
        Verdict::Loss => "analysis-exact-ghosts",
        Verdict::Draw => "analysis-exact-endless",
    };
    let told = locale.with(key, &[("count", exact.chase_turns(insight.seat == 1).into())]);
    locale.language().labelled(&locale.text("analysis-exact"), &told)
}

/// The winning chance of every seat: `54.2% 45.8%`.
fn format_chances(chances: &[u16], locale: &Locale) -> String {
    let percent = |chance: &u16| locale.language().percent((*chance).into());
    let width = percent(&1000).chars().count();
    let chances: Vec<_> =
        chances.iter().map(|chance| format!("{:>width$}", percent(chance))).collect();
    chances.join(" ")
}

/// `+0.42` steps, `#3` for a win in three moves, `-#2` for a loss after two.
fn format_score(score: Score, locale: &Locale) -> String {
    match score {
        Score::Points(points) => {
            let sign = if points < 0 { '-' } else { '+' };
            format!("{sign}{}", locale.language().decimal(f64::from(points.abs()) / 100.0, 2))
        }
        Score::Wins(moves) => format!("#{moves}"),
        Score::Loses(moves) => format!("-#{moves}"),
    }
}

/// The review of a game: a line for every move with its grade, everyone's accuracy, and what decided it.
pub fn format_review(review: &GameReview, game: &GameRecord, locale: &Locale) -> String {
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
    use std::collections::BTreeSet;

    use engine::{ChaseReason, Moment, MomentKind};
    use locale::Language;

    use super::*;

    /// What is certain is one line of a narrow terminal in every language, with the longest numbers.
    #[test]
    fn an_exact_result_is_one_line() {
        for language in Language::ALL {
            let locale = Locale::new(language);
            for game in [Game::Quoridor, Game::Pacman] {
                for verdict in [Verdict::Win, Verdict::Draw, Verdict::Loss] {
                    let exact = Exact { verdict, turns: 120 };
                    let insight =
                        Insight { seat: 1, chances: exact.chances(2), ..Insight::default() };
                    let told =
                        format_exact(exact, &insight, game, &RecordHeader::default(), &locale);
                    assert!(told.chars().count() <= 60 && !told.contains('\n'), "{told}");
                    assert!(verdict == Verdict::Draw || told.contains("120"), "{told}");
                }
            }
        }
        let english = Locale::new(Language::English);
        let exact = Exact { verdict: Verdict::Loss, turns: 5 };
        let told = |seat: u8, chances: &[u16], game: Game| {
            let insight = Insight { seat, chances: chances.to_vec(), ..Insight::default() };
            format_exact(exact, &insight, game, &RecordHeader::default(), &english)
        };
        assert_eq!(told(1, &[0, 1000], Game::Mini), "Player 2 wins the race in 5 moves");
        assert_eq!(told(1, &[0, 0, 0, 1000], Game::Quoridor), "Player 4 wins the race in 5 moves");
        assert_eq!(told(1, &[0, 1000], Game::Pacman), "Exact: ghosts in 5");
        // As in the lines above it: the turn of the ghosts that is under way counts.
        assert_eq!(told(2, &[0, 1000], Game::Pacman), "Exact: ghosts in 6");
    }

    /// Who has a name is called by it: in the shortest paths, and where a race is won.
    #[test]
    fn players_of_an_analysis_have_their_names() {
        let text = "palisade 1\ngame quoridor\nseats 2\nstart e5,c4 0,0 1 -\nname 2 Ada\n\n";
        let game = GameRecord::parse(text).expect("a record");
        let insight = engine::settled_race(game.record.position()).expect("a decided race");
        let english = Locale::new(Language::English);
        let told = format_insight(&insight, Game::Quoridor, &game.header, &english);
        for line in [
            "Player 1: 4 steps, e6 e7 e8 e9",
            "Ada: 3 steps, c3 c2 c1",
            "Ada wins the race in 3 moves",
        ] {
            assert!(told.lines().any(|told| told == line), "{line}: {told}");
        }
    }

    /// Every reason in PAC-MAN and Ms. Pac-Man has its sentence in every language, with its numbers.
    #[test]
    fn reasons_of_chases_are_told_in_every_language() {
        for language in Language::ALL {
            let locale = Locale::new(language);
            let mut told = BTreeSet::new();
            for (reason, figures) in chase_reasons() {
                let kind = MomentKind::Chase { better: "a6".to_owned(), reason };
                let word = "a7".to_owned();
                let moment =
                    Moment { entry: 0, seat: 1, word, swing: 360, from: 620, to: 260, kind };
                let text = locale.reason(&moment.reason(&|_| "Ada".to_owned()));
                let is_whole =
                    ["Ada", "a7", "a6", "62", "26"].iter().all(|part| text.contains(part));
                assert!(is_whole && !text.contains(['{', '$']), "{language}: {text}");
                let why = text.split_once("26").expect("the chance after the move").1;
                assert!(!why.contains("why-"), "{language}: {text}");
                assert!(figures.iter().all(|figure| why.contains(figure)), "{language}: {text}");
                assert!(told.insert(text), "{language}: a sentence for two reasons");
            }
        }
        let locale = Locale::new(Language::English);
        let reason = ChaseReason::GhostNearer { steps: 2 };
        let kind = MomentKind::Chase { better: "d5-c5".to_owned(), reason };
        let graded = MoveReview {
            entry: 0,
            seat: 1,
            word: "e6-f6".to_owned(),
            grade: Grade::Mistake,
            cost: 170,
            better: None,
            several_good: false,
            why: Some(kind),
            chances: vec![500, 500],
            accuracy: None,
            exact: false,
            time: None,
        };
        assert_eq!(
            locale.reason(&graded.loss_alone()),
            "loses 17.0% (the nearest ghost is 2 steps nearer than after the better move)"
        );
    }

    /// Every reason, once with one and once with five of whatever it counts, and the figures of its sentence.
    fn chase_reasons() -> Vec<(ChaseReason, &'static [&'static str])> {
        let plain = [
            ChaseReason::RunsIntoGhost,
            ChaseReason::Caught,
            ChaseReason::MissedCatch,
            ChaseReason::LetsEatPellet,
            ChaseReason::LetsEatGhost,
            ChaseReason::PathOpen,
            ChaseReason::MissedWeakGhost,
            ChaseReason::MissedPowerDot,
            ChaseReason::SentHome,
        ];
        let mut reasons: Vec<_> = plain.into_iter().map(|reason| (reason, [].as_slice())).collect();
        let (chance, instead) = (667, 500);
        for reason in
            [ChaseReason::Risk { chance, instead }, ChaseReason::Exposed { chance, instead }]
        {
            reasons.push((reason, &["67", "50"]));
        }
        for (number, figures) in [(1, [].as_slice()), (5, ["5"].as_slice())] {
            let (more, steps) = (number, number);
            let counted = [
                ChaseReason::MissedPellets { more },
                ChaseReason::MissedGhosts { more },
                ChaseReason::GhostNearer { steps },
                ChaseReason::PathLonger { steps },
                ChaseReason::PathShorter { steps },
                ChaseReason::GhostFarther { steps },
                ChaseReason::MissedDots { more },
                ChaseReason::GivesDots { more },
                ChaseReason::DotsFarther { steps },
            ];
            reasons.extend(counted.map(|reason| (reason, figures)));
        }
        reasons
    }
}
