use std::time::Duration;

use game::{Ply, Position as _, Reason};
use rules::{AnyMove, AnyPosition};

use crate::{Limits, PlayerClocks};

/// What a `go` asks for. Whatever stands behind the word, it is one: what is not understood is left out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct GoCommand {
    pub(crate) limits: Limits,
    /// Searches in the opponent's time, until `ponderhit` or `stop`.
    pub(crate) ponder: bool,
    /// The moves to search, as they were given.
    pub(crate) searchmoves: Vec<String>,
    /// What was left out, to be said.
    pub(crate) remark: Option<Reason>,
}

/// How long a search takes of whose limits none was understood: whoever sent some waits for an answer
/// without a `stop`.
const FALLBACK: Duration = Duration::from_secs(1);

impl GoCommand {
    /// Reads the words after `go`.
    pub(crate) fn parse<'a>(words: impl Iterator<Item = &'a str>) -> GoCommand {
        let mut words = words.peekable();
        let mut go = GoCommand::default();
        let mut clocks = PlayerClocks::default();
        let mut has_clock = false;
        let mut ignored = Vec::new();
        // Increments and moves to go, which say nothing without a clock.
        let mut about_clock = Vec::new();
        while let Some(word) = words.next() {
            match word {
                "infinite" => go.limits.infinite = true,
                "ponder" => go.ponder = true,
                "searchmoves" => {
                    while let Some(word) = words.next_if(|word| !KEYWORDS.contains(word)) {
                        go.searchmoves.push(word.to_owned());
                    }
                }
                _ if KEYWORDS.contains(&word) => {
                    let value = words.next_if(|word| !KEYWORDS.contains(word));
                    let set = value.and_then(|value| go.set_limit(word, value, &mut clocks));
                    has_clock |= set.is_some() && CLOCKS.contains(&word);
                    let words = [Some(word), value].into_iter().flatten();
                    match set {
                        None => ignored.extend(words),
                        Some(()) if ABOUT_CLOCKS.contains(&word) => about_clock.extend(words),
                        Some(()) => {}
                    }
                }
                _ => ignored.push(word),
            }
        }
        match has_clock {
            true => go.limits.clocks = Some(clocks),
            false => ignored.append(&mut about_clock),
        }
        if !ignored.is_empty() {
            let needs_limit = go.limits.unbounded() && !go.limits.infinite;
            let key = if needs_limit { "ugi-go-ignored-all" } else { "ugi-go-ignored" };
            if needs_limit {
                go.limits.movetime = Some(FALLBACK);
            }
            go.remark = Some(Reason::new(key, "").text("words", ignored.join(" ")));
        }
        go
    }

    /// The legal moves among those to search, each once, and the first word that is none.
    pub(crate) fn root_moves(&self, position: &AnyPosition) -> (Vec<AnyMove>, Option<String>) {
        let (mut moves, mut unknown) = (Vec::new(), None);
        for word in &self.searchmoves {
            match position.read(word) {
                Ok(Ply::Move(mv)) if !moves.contains(&mv) => moves.push(mv),
                Ok(Ply::Move(_)) => {}
                _ => unknown = unknown.or_else(|| Some(word.clone())),
            }
        }
        (moves, unknown)
    }

    /// Sets the limit of that name; nothing where it does not take the value.
    fn set_limit(&mut self, name: &str, value: &str, clocks: &mut PlayerClocks) -> Option<()> {
        let limits = &mut self.limits;
        match name {
            "movetime" => limits.movetime = Some(time(value)?),
            "nodes" => limits.nodes = Some(count(value)?),
            "depth" => limits.depth = Some(u32::try_from(count(value)?).unwrap_or(u32::MAX)),
            "wtime" | "p1time" => clocks.remaining[0] = time(value)?,
            "btime" | "p2time" => clocks.remaining[1] = time(value)?,
            "clock" => {
                let times: Vec<_> = value.split(',').map(time).collect::<Option<_>>()?;
                clocks.remaining.get_mut(..times.len())?.copy_from_slice(&times);
            }
            // One increment for all seats: timed games here have no other.
            "winc" | "binc" | "p1inc" | "p2inc" | "inc" => clocks.increment = time(value)?,
            // None at all is how some hosts say that no more time comes.
            "movestogo" => {
                let moves = u32::try_from(count(value)?).unwrap_or(u32::MAX);
                clocks.moves_to_go = Some(moves).filter(|&moves| moves > 0);
            }
            _ => return None,
        }
        Some(())
    }
}

/// The words that begin something new. `mate` and `perft`, which UCI has, are not understood here.
const KEYWORDS: [&str; 19] = [
    "infinite",
    "ponder",
    "searchmoves",
    "movetime",
    "nodes",
    "depth",
    "wtime",
    "btime",
    "p1time",
    "p2time",
    "clock",
    "winc",
    "binc",
    "p1inc",
    "p2inc",
    "inc",
    "movestogo",
    "mate",
    "perft",
];
/// Those that say what a clock shows.
const CLOCKS: [&str; 5] = ["wtime", "btime", "p1time", "p2time", "clock"];
/// Those that say more about clocks.
const ABOUT_CLOCKS: [&str; 6] = ["winc", "binc", "p1inc", "p2inc", "inc", "movestogo"];

/// A number of digits; one that is too large for any search is the largest.
fn count(word: &str) -> Option<u64> {
    let digits = !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit());
    digits.then(|| word.parse().unwrap_or(u64::MAX))
}

/// Milliseconds. A clock that is overdrawn is below zero, and has none left.
fn time(word: &str) -> Option<Duration> {
    match word.strip_prefix('-') {
        Some(word) => count(word).map(|_| Duration::ZERO),
        None => count(word).map(Duration::from_millis),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn go(line: &str) -> GoCommand {
        GoCommand::parse(line.split_whitespace().skip(1))
    }

    fn limits(line: &str) -> Limits {
        let go = go(line);
        assert_eq!(go.remark, None, "{line}");
        go.limits
    }

    #[test]
    fn go_reads_every_limit() {
        let millis = Duration::from_millis;
        assert!(limits("go").unbounded());
        assert_eq!(limits("go movetime 250"), Limits::movetime(millis(250)));
        assert_eq!(limits("go nodes 9 depth 3").nodes, Some(9));
        let clocks = limits("go wtime 1000 btime 2000 winc 10 binc 10").clocks.unwrap();
        assert_eq!(clocks.remaining[1], millis(2000));
        let clocks = limits("go clock 1,2,3,4 inc 5").clocks.unwrap();
        assert_eq!(clocks.remaining[3], millis(4));
        assert_eq!(clocks.increment, millis(5));
        let clocks = limits("go movestogo 20 wtime 10000 btime 10000").clocks.unwrap();
        assert_eq!(clocks.moves_to_go, Some(20));
        let clocks = limits("go wtime -100 btime 10 movestogo 0").clocks.unwrap();
        assert_eq!(clocks.remaining[..2], [Duration::ZERO, millis(10)]);
        assert_eq!(clocks.moves_to_go, None);
        assert_eq!(limits("go nodes 99999999999999999999").nodes, Some(u64::MAX));
        assert_eq!(limits("go depth 99999999999999999999").depth, Some(u32::MAX));
    }

    #[test]
    fn go_reads_moves_up_to_the_next_word_of_its_own() {
        let command = go("go searchmoves e2 d5h ponder movetime 10");
        assert_eq!(command.searchmoves, ["e2", "d5h"]);
        assert!(command.ponder);
        assert_eq!(command.limits, Limits::movetime(Duration::from_millis(10)));
    }

    #[test]
    fn what_is_not_understood_is_left_out_and_said() {
        for (line, ignored, limits) in [
            ("go nodes 7 mate 3", "mate 3", Limits::nodes(7)),
            ("go sideways nodes 7 quickly", "sideways quickly", Limits::nodes(7)),
            ("go movetime abc nodes 7", "movetime abc", Limits::nodes(7)),
            ("go depth nodes 7", "depth", Limits::nodes(7)),
            ("go nodes 7 clock 1,2,3,4,5,6", "clock 1,2,3,4,5,6", Limits::nodes(7)),
            ("go nodes 7 clock 1,x", "clock 1,x", Limits::nodes(7)),
            ("go winc 5 nodes 7 movestogo 3", "winc 5 movestogo 3", Limits::nodes(7)),
        ] {
            let command = go(line);
            assert_eq!(command.limits, limits, "{line}");
            assert_eq!(
                command.remark,
                Some(Reason::new("ugi-go-ignored", "").text("words", ignored)),
                "{line}"
            );
        }
    }

    #[test]
    fn a_search_of_whose_limits_none_is_understood_ends_by_itself() {
        for line in
            ["go mate 3", "go nodes 1e6", "go movetime abc", "go depth", "go winc 5", "go x"]
        {
            let command = go(line);
            assert_eq!(command.limits, Limits::movetime(FALLBACK), "{line}");
            assert!(
                command.remark.is_some_and(|remark| remark.key == "ugi-go-ignored-all"),
                "{line}"
            );
        }
        assert!(go("go infinite quickly").limits.unbounded(), "that one was asked for");
    }
}
