//! UGI over any pair of streams: UCI's shape for any game, with what more than two seats need.

mod command;
mod report;
mod session;

use std::io::{self, BufRead, Write};
use std::sync::mpsc;

use game::Reason;
use rules::Table;

use crate::Settings;
use command::Command;
use session::Session;

/// What a session of the protocol begins with.
pub struct Desk<'a> {
    /// The game to play and how it is set up.
    pub table: Table,
    /// How to think, until options say otherwise.
    pub settings: Settings,
    /// Puts a reason into words: the engine has none of its own.
    pub explain: &'a dyn Fn(&Reason) -> String,
}

/// Speaks UGI until `quit` or the end of `input`. While the engine thinks, `stop`, `quit` and
/// `isready` are heard at once, everything else in its turn. When the input ends, a search with a
/// limit is finished first and one without is stopped.
pub fn run(input: impl BufRead + Send, output: impl Write, desk: Desk<'_>) -> io::Result<()> {
    let (lines, inbox) = mpsc::channel();
    std::thread::scope(|scope| {
        scope.spawn(move || listen(input, &lines));
        Session::new(desk, output, inbox).run()
    })
}

/// Reads until the end or `quit`: a reader that waited for one more line could not be joined.
fn listen(input: impl BufRead, lines: &mpsc::Sender<String>) {
    for line in input.lines() {
        let Ok(line) = line else { break };
        let quit = matches!(Command::parse(&line), Ok(Some(Command::Quit)));
        if lines.send(line).is_err() || quit {
            break;
        }
    }
}
