use game::Reason;

use super::go::GoCommand;

/// One line of the protocol, parsed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Command {
    /// `ugi` or `uci`, and what ends the answer.
    Identify {
        done: &'static str,
    },
    NewGame,
    IsReady,
    /// `fen` is the position as it was given, `None` the start of the game.
    Position {
        fen: Option<String>,
        moves: Vec<String>,
    },
    Go(Box<GoCommand>),
    PonderHit,
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
    /// Parses a line: nothing for an empty one, why it is refused for an invalid one. A `go` is never
    /// invalid, for it has to be answered.
    pub(crate) fn parse(line: &str) -> Result<Option<Command>, Reason> {
        let mut words = line.split_whitespace();
        let Some(first) = words.next() else { return Ok(None) };
        Ok(Some(match first {
            "ugi" => Command::Identify { done: "ugiok" },
            "uci" => Command::Identify { done: "uciok" },
            "uginewgame" | "ucinewgame" => Command::NewGame,
            "isready" => Command::IsReady,
            "position" => position(words)?,
            "go" => Command::Go(Box::new(GoCommand::parse(words))),
            "ponderhit" => Command::PonderHit,
            "stop" => Command::Stop,
            "setoption" => set_option(words)?,
            "query" => Command::Query(query(words.next())?),
            "quit" => Command::Quit,
            _ => return Err(Reason::new("ugi-unknown-command", "").text("word", first)),
        }))
    }
}

fn position<'a>(mut words: impl Iterator<Item = &'a str>) -> Result<Command, Reason> {
    let start = words.next();
    let fields: Vec<_> = words.by_ref().take_while(|word| *word != "moves").collect();
    let fen = match (start, fields.as_slice()) {
        (Some("startpos"), []) => None,
        (Some("startpos"), [word, ..]) => {
            return Err(Reason::new("ugi-want-moves", "").text("word", word));
        }
        (Some("fen"), []) => return Err(Reason::new("ugi-want-fen", "")),
        (Some("fen"), fields) => Some(fields.join(" ")),
        _ => return Err(Reason::new("ugi-want-position", "")),
    };
    Ok(Command::Position { fen, moves: words.map(str::to_owned).collect() })
}

fn set_option<'a>(mut words: impl Iterator<Item = &'a str>) -> Result<Command, Reason> {
    let usage = || Reason::new("ugi-want-option", "");
    if words.next() != Some("name") {
        return Err(usage());
    }
    // Names of other engines' options may have blanks.
    let name = words.by_ref().take_while(|word| *word != "value").collect::<Vec<_>>().join(" ");
    let value = words.collect::<Vec<_>>().join(" ");
    if name.is_empty() || value.is_empty() {
        return Err(usage());
    }
    Ok(Command::SetOption { name, value })
}

fn query(word: Option<&str>) -> Result<UgiQuery, Reason> {
    match word {
        Some("p1turn") => Ok(UgiQuery::FirstToMove),
        Some("gameover") => Ok(UgiQuery::GameOver),
        Some("result") => Ok(UgiQuery::Result),
        Some("turn") => Ok(UgiQuery::Turn),
        _ => Err(Reason::new("ugi-want-query", "")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
    fn options_of_other_engines_may_have_blanks_in_their_names() {
        let option = |name: &str, value: &str| {
            Ok(Some(Command::SetOption { name: name.to_owned(), value: value.to_owned() }))
        };
        let parse = Command::parse;
        assert_eq!(parse("setoption name Move Overhead value 10"), option("Move Overhead", "10"));
        assert_eq!(parse("setoption name Maze value a b"), option("Maze", "a b"));
    }

    #[test]
    fn invalid_lines_are_errors() {
        for line in [
            "position",
            "position fen",
            "position fen moves e2",
            "position startpos e2",
            "setoption",
            "setoption name Level",
            "setoption name Level value",
            "setoption name value 3",
            "query",
            "query weather",
            "castle",
        ] {
            assert!(Command::parse(line).is_err(), "{line}");
        }
        assert_eq!(Command::parse("  "), Ok(None));
    }
}
