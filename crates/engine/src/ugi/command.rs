use std::time::Duration;

use game::Seat;

use crate::{Limits, PlayerClocks};

/// One line of the protocol, parsed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Command {
    Ugi,
    NewGame,
    IsReady,
    /// `fen` is the position as it was given, `None` the start of the game.
    Position {
        fen: Option<String>,
        moves: Vec<String>,
    },
    Go(Limits),
    Stop,
    SetOption {
        name: String,
        value: String,
    },
    Query(UgiQuery),
    Quit,
}

/// What `query` asks about the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum UgiQuery {
    FirstToMove,
    GameOver,
    Result,
    Turn,
}

impl Command {
    /// Parses a line: nothing for an empty one, an error message for an invalid one.
    pub(crate) fn parse(line: &str) -> Result<Option<Command>, String> {
        let mut words = line.split_whitespace();
        let Some(first) = words.next() else { return Ok(None) };
        Ok(Some(match first {
            "ugi" => Command::Ugi,
            "uginewgame" => Command::NewGame,
            "isready" => Command::IsReady,
            "position" => position(words)?,
            "go" => Command::Go(go(words)?),
            "stop" => Command::Stop,
            "setoption" => set_option(words)?,
            "query" => Command::Query(query(words.next())?),
            "quit" => Command::Quit,
            _ => return Err(format!("unknown command {first}")),
        }))
    }
}

fn position<'a>(mut words: impl Iterator<Item = &'a str>) -> Result<Command, String> {
    let start = words.next();
    let fields: Vec<_> = words.by_ref().take_while(|word| *word != "moves").collect();
    let fen = match (start, fields.as_slice()) {
        (Some("startpos"), []) => None,
        (Some("startpos"), [word, ..]) => return Err(format!("expected moves, not {word}")),
        (Some("fen"), []) => return Err("position fen needs a position".to_owned()),
        (Some("fen"), fields) => Some(fields.join(" ")),
        _ => return Err("position needs startpos or fen".to_owned()),
    };
    Ok(Command::Position { fen, moves: words.map(str::to_owned).collect() })
}

fn go<'a>(mut words: impl Iterator<Item = &'a str>) -> Result<Limits, String> {
    let mut limits = Limits::default();
    while let Some(word) = words.next() {
        if word == "infinite" {
            limits.infinite = true;
            continue;
        }
        let value = words.next().ok_or_else(|| format!("go {word} needs a value"))?;
        let number =
            || value.parse::<u64>().map_err(|_| format!("go {word}: {value} is no number"));
        let millis = || number().map(Duration::from_millis);
        let clocks = limits.clocks.get_or_insert_default();
        match word {
            "wtime" | "p1time" => clocks.remaining[0] = millis()?,
            "btime" | "p2time" => clocks.remaining[1] = millis()?,
            // One increment for all seats: timed games here have no other.
            "winc" | "binc" | "p1inc" | "p2inc" | "inc" => clocks.increment = millis()?,
            "clock" => {
                for (seat, time) in value.split(',').enumerate() {
                    let time =
                        time.parse().map_err(|_| format!("go clock: {time} is no number"))?;
                    let remaining = clocks.remaining.get_mut(seat);
                    *remaining.ok_or_else(|| format!("go clock: at most {} seats", Seat::MAX))? =
                        Duration::from_millis(time);
                }
            }
            _ => {
                if *clocks == PlayerClocks::default() {
                    limits.clocks = None;
                }
                match word {
                    "movetime" => limits.movetime = Some(millis()?),
                    "nodes" => limits.nodes = Some(number()?),
                    "depth" => limits.depth = Some(number()?.min(u64::from(u32::MAX)) as u32),
                    _ => return Err(format!("go does not know {word}")),
                }
            }
        }
    }
    Ok(limits)
}

fn set_option<'a>(mut words: impl Iterator<Item = &'a str>) -> Result<Command, String> {
    const USAGE: &str = "setoption needs: name NAME value VALUE";
    if words.next() != Some("name") {
        return Err(USAGE.to_owned());
    }
    let name = words.next().ok_or(USAGE)?.to_owned();
    if words.next() != Some("value") {
        return Err(USAGE.to_owned());
    }
    let value = words.collect::<Vec<_>>().join(" ");
    if value.is_empty() { Err(USAGE.to_owned()) } else { Ok(Command::SetOption { name, value }) }
}

fn query(word: Option<&str>) -> Result<UgiQuery, String> {
    match word {
        Some("p1turn") => Ok(UgiQuery::FirstToMove),
        Some("gameover") => Ok(UgiQuery::GameOver),
        Some("result") => Ok(UgiQuery::Result),
        Some("turn") => Ok(UgiQuery::Turn),
        _ => Err("query knows p1turn, gameover, result and turn".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn go_of(line: &str) -> Limits {
        match Command::parse(line) {
            Ok(Some(Command::Go(limits))) => limits,
            other => panic!("{line}: {other:?}"),
        }
    }

    #[test]
    fn go_reads_every_limit() {
        assert!(go_of("go").unbounded());
        assert_eq!(go_of("go movetime 250"), Limits::movetime(Duration::from_millis(250)));
        assert_eq!(go_of("go nodes 9 depth 3").nodes, Some(9));
        let clocks = go_of("go wtime 1000 btime 2000 winc 10 binc 10").clocks.unwrap();
        assert_eq!(clocks.remaining[1], Duration::from_secs(2));
        let clocks = go_of("go clock 1,2,3,4 inc 5").clocks.unwrap();
        assert_eq!(clocks.remaining[3], Duration::from_millis(4));
        assert_eq!(clocks.increment, Duration::from_millis(5));
    }

    #[test]
    fn a_position_has_its_blanks_and_ends_at_the_moves() {
        let position = |fen: Option<&str>, moves: &[&str]| {
            let moves = moves.iter().map(ToString::to_string).collect();
            Ok(Some(Command::Position { fen: fen.map(str::to_owned), moves }))
        };
        let parse = Command::parse;
        assert_eq!(parse("position startpos"), position(None, &[]));
        assert_eq!(parse("position startpos moves e2"), position(None, &["e2"]));
        let text = "e8,a2 0,0 1 -";
        assert_eq!(parse("position fen e8,a2 0,0 1 -"), position(Some(text), &[]));
        assert_eq!(parse("position fen e8,a2  0,0 1 - moves"), position(Some(text), &[]));
        assert_eq!(parse("position fen e8,a2 0,0 1 - moves e9"), position(Some(text), &["e9"]));
    }

    #[test]
    fn invalid_lines_are_errors() {
        for line in [
            "go depth",
            "go depth x",
            "go sideways 3",
            "go clock 1,2,3,4,5,6",
            "position",
            "position fen",
            "position fen moves e2",
            "position startpos e2",
            "setoption",
            "setoption name Level",
            "setoption name Level value",
            "query",
            "query weather",
            "castle",
        ] {
            assert!(Command::parse(line).is_err(), "{line}");
        }
        assert_eq!(Command::parse("  "), Ok(None));
    }
}
