use std::collections::VecDeque;
use std::fmt;

use game::{Cause, Departure, Ending, Reason, RecordHeader, Score, Seat, Turn};
use rules::GameRecord;

/// When a game is decided before its end, because both engines say the same of it. For games of two.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct AdjudicationRules {
    /// When a game is a draw.
    pub draw: Option<DrawRule>,
    /// When a game is lost.
    pub resign: Option<ResignRule>,
}

/// A game is a draw where every score was near zero for a while.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DrawRule {
    /// After how many moves of each player it may be.
    pub move_number: u32,
    /// For how many moves of each player in a row.
    pub move_count: u32,
    /// How far from zero a score may be, in hundredths of a step.
    pub score: u32,
}

/// A game is lost where both said so for a while: the loser that it is behind, the winner that it is ahead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ResignRule {
    /// For how many moves of each player in a row.
    pub move_count: u32,
    /// By how much at least, in hundredths of a step.
    pub score: u32,
}

/// How a game was decided before its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Adjudication {
    /// As a draw.
    Draw,
    /// As lost for that seat.
    Lost(Seat),
}

/// As they are set: `draw=movenumber=40,movecount=8,score=10 resign=movecount=4,score=600`.
impl fmt::Display for AdjudicationRules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let draw = self.draw.map(|DrawRule { move_number, move_count, score }| {
            format!("draw=movenumber={move_number},movecount={move_count},score={score}")
        });
        let resign = self.resign.map(|ResignRule { move_count, score }| {
            format!("resign=movecount={move_count},score={score}")
        });
        f.write_str(&draw.into_iter().chain(resign).collect::<Vec<_>>().join(" "))
    }
}

impl DrawRule {
    /// Parses words such as `movenumber=40`, `movecount=8`, `score=10`.
    pub fn parse<'a>(words: impl IntoIterator<Item = &'a str>) -> Result<DrawRule, Reason> {
        let [number, count, score] = numbers(words, ["movenumber", "movecount", "score"])?;
        let count = count.filter(|&count| count > 0);
        let (Some(move_count), Some(score)) = (count, score) else {
            return Err(Reason::new("match-draw-rule", ""));
        };
        Ok(DrawRule { move_number: number.unwrap_or(0), move_count, score })
    }
}

impl ResignRule {
    /// Parses words such as `movecount=4`, `score=600`.
    pub fn parse<'a>(words: impl IntoIterator<Item = &'a str>) -> Result<ResignRule, Reason> {
        let [count, score] = numbers(words, ["movecount", "score"])?;
        let [count, score] = [count, score].map(|number| number.filter(|&number| number > 0));
        let (Some(move_count), Some(score)) = (count, score) else {
            return Err(Reason::new("match-resign-rule", ""));
        };
        Ok(ResignRule { move_count, score })
    }
}

/// The numbers behind some keys.
fn numbers<'a, const N: usize>(
    words: impl IntoIterator<Item = &'a str>,
    keys: [&str; N],
) -> Result<[Option<u32>; N], Reason> {
    let mut numbers = [None; N];
    for word in words {
        let setting = word.split_once('=').and_then(|(key, value)| {
            let nth = keys.iter().position(|&known| known == key)?;
            Some((nth, value.parse().ok().filter(|&number: &u32| number <= i32::MAX as u32)?))
        });
        let (nth, number) = setting.ok_or_else(|| {
            let keys = keys.map(|key| format!("{key}=")).join(", ");
            Reason::new("match-rule-setting", "").text("word", word).text("keys", keys)
        })?;
        numbers[nth] = Some(number);
    }
    Ok(numbers)
}

/// The scores of a game so far, as the rules of adjudication look at them.
#[derive(Clone, Debug)]
pub(crate) struct ScoreHistory {
    rules: AdjudicationRules,
    /// The last scores from the side of player 1, the newest last; empty after a move without one.
    scores: VecDeque<i32>,
    /// How many moves were made.
    moves: u32,
}

impl ScoreHistory {
    pub(crate) fn new(rules: AdjudicationRules) -> ScoreHistory {
        ScoreHistory { rules, scores: VecDeque::new(), moves: 0 }
    }

    /// Adds the score that `seat` gave its own move, and says whether the game is decided.
    pub(crate) fn add(&mut self, seat: Seat, score: Option<Score>) -> Option<Adjudication> {
        self.moves += 1;
        match score {
            Some(score) => {
                let points = points(score);
                self.scores.push_back(if seat.index() == 0 { points } else { -points });
            }
            // Whoever reports nothing agrees to nothing.
            None => self.scores.clear(),
        }
        self.decision()
    }

    fn decision(&self) -> Option<Adjudication> {
        let AdjudicationRules { draw, resign } = self.rules;
        if let Some(DrawRule { move_number, move_count, score }) = draw {
            let is_near = |points: i32| points.unsigned_abs() <= score;
            if self.moves >= 2 * move_number && self.all_of_last(move_count, is_near) {
                return Some(Adjudication::Draw);
            }
        }
        let ResignRule { move_count, score } = resign?;
        let score = score as i32;
        if self.all_of_last(move_count, |points| points <= -score) {
            return Some(Adjudication::Lost(Seat::new(0)));
        }
        let is_lost = self.all_of_last(move_count, |points| points >= score);
        is_lost.then_some(Adjudication::Lost(Seat::new(1)))
    }

    /// Whether the last `moves` scores of each player are all so.
    fn all_of_last(&self, moves: u32, is_so: impl Fn(i32) -> bool) -> bool {
        let wanted = 2 * moves as usize;
        let last = self.scores.iter().rev().take(wanted);
        self.scores.len() >= wanted && last.copied().all(is_so)
    }
}

/// A score as a number; a forced win is more than any other.
fn points(score: Score) -> i32 {
    match score {
        Score::Points(points) => points.clamp(-i32::MAX, i32::MAX),
        Score::Wins(_) => i32::MAX,
        Score::Loses(_) => -i32::MAX,
    }
}

/// The key of a record's line that says how the game was decided before its end.
const ADJUDICATED: &str = "adjudicated";

/// Whether a record says so.
pub(crate) fn is_adjudicated(header: &RecordHeader) -> bool {
    header.other.iter().any(|(key, _)| key == ADJUDICATED)
}

/// Ends a game as both engines say it would end, unless it is over.
pub(crate) fn adjudicate(decision: Adjudication, game_record: &mut GameRecord) {
    if game_record.record.turn() == Turn::Over {
        return;
    }
    let how = match decision {
        Adjudication::Draw => {
            end_in_a_draw(game_record);
            "draw"
        }
        Adjudication::Lost(seat) => {
            game_record.record.leave(seat, Departure::Resigned).expect("nobody has left");
            "lost"
        }
    };
    game_record.header.other.push((ADJUDICATED.to_owned(), how.to_owned()));
}

/// Ends a game that is not over in a draw.
pub(crate) fn end_in_a_draw(game_record: &mut GameRecord) {
    let outcome = game_record.record.draw();
    let ending = Ending { outcome, cause: Cause::Agreement };
    game_record.record.end(ending).expect("it is not over");
}

#[cfg(test)]
mod tests {
    use super::*;

    /// After which move a game with these scores, each from the mover's side, is decided, and how.
    fn decided(rules: AdjudicationRules, scores: &[Option<i32>]) -> Option<(usize, Adjudication)> {
        let mut history = ScoreHistory::new(rules);
        scores.iter().enumerate().find_map(|(nth, score)| {
            let found = history.add(Seat::new(nth % 2), score.map(Score::Points));
            Some((nth + 1, found?))
        })
    }

    #[test]
    fn a_draw_needs_both_and_enough_moves() {
        let draw = DrawRule::parse(["movenumber=3", "movecount=2", "score=10"]).ok();
        let rules = AdjudicationRules { draw, resign: None };
        assert_eq!(decided(rules, &[Some(5); 8]), Some((6, Adjudication::Draw)));
        let far = [5, -5, 10, -10, 11, 0, 0, 0, 0].map(Some);
        assert_eq!(decided(rules, &far), Some((9, Adjudication::Draw)), "four after the eleven");
        let silent = [Some(0), None].repeat(5);
        assert_eq!(decided(rules, &silent), None, "one of them says nothing");
    }

    #[test]
    fn a_lost_game_needs_both_to_say_so() {
        let resign = ResignRule::parse(["movecount=2", "score=300"]).ok();
        let rules = AdjudicationRules { draw: None, resign };
        let lost = Adjudication::Lost;
        let first = [100, -100, -300, 300, -400, 500].map(Some);
        assert_eq!(decided(rules, &first), Some((6, lost(Seat::new(0)))));
        let second = [300, -300, 900, -900].map(Some);
        assert_eq!(decided(rules, &second), Some((4, lost(Seat::new(1)))));
        let denied = [-300, 100].map(Some).repeat(5);
        assert_eq!(decided(rules, &denied), None, "the other does not agree");
        let mut history = ScoreHistory::new(rules);
        for nth in 0..3 {
            let score = if nth % 2 == 0 { Score::Wins(4) } else { Score::Loses(3) };
            assert_eq!(history.add(Seat::new(nth % 2), Some(score)), None);
        }
        let end = history.add(Seat::new(1), Some(Score::Loses(1)));
        assert_eq!(end, Some(lost(Seat::new(1))), "a forced win counts");
    }

    #[test]
    fn rules_that_say_nothing_are_refused() {
        let draw = |words: &[&str]| DrawRule::parse(words.iter().copied()).map_err(|why| why.key);
        assert_eq!(draw(&["movecount=8"]), Err("match-draw-rule"));
        assert_eq!(draw(&["movecount=0", "score=1"]), Err("match-draw-rule"));
        assert_eq!(draw(&["movecount=8", "points=1"]), Err("match-rule-setting"));
        assert_eq!(draw(&["movecount=8", "score=-1"]), Err("match-rule-setting"));
        let resign = ResignRule::parse(["movecount=3", "score=0"]).map_err(|why| why.key);
        assert_eq!(resign, Err("match-resign-rule"));
    }
}
