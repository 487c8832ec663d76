//! Universal Game Interface (UGI) over any pair of streams: UCI for any game, with what more than
//! two seats need.

mod command;
mod fen;
mod info;
mod session;

use std::io::{self, BufRead, Write};
use std::sync::mpsc;

use command::Command;
use session::UgiSession;

pub use session::UgiConfig;

/// Serves UGI until `quit` or the end of `input`. During a search `stop`, `quit` and `isready` are
/// handled at once, everything else afterwards. When the input ends, a search with a limit is
/// finished first and one without is stopped.
pub fn run(
    input: impl BufRead + Send,
    output: impl Write,
    config: UgiConfig<'_>,
) -> io::Result<()> {
    let (lines, received) = mpsc::channel();
    std::thread::scope(|scope| {
        scope.spawn(move || read_lines(input, &lines));
        UgiSession::new(config, output, received).run()
    })
}

/// Reads until the end or `quit`: a reader blocked on one more line could not be joined.
fn read_lines(input: impl BufRead, lines: &mpsc::Sender<String>) {
    for line in input.lines() {
        let Ok(line) = line else { break };
        let quit = matches!(Command::parse(&line), Ok(Some(Command::Quit)));
        if lines.send(line).is_err() || quit {
            break;
        }
    }
}
