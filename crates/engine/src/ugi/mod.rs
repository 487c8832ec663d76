//! Universal Game Interface (UGI) over any pair of streams: UCI for any game, with what more than
//! two seats need.

mod command;
mod fen;
mod go;
mod info;
mod option_list;
mod search_clock;
mod session;

use std::io::{self, BufRead, Write};
use std::sync::mpsc;

use command::Command;
use session::UgiSession;

pub use session::UgiConfig;

/// Serves UGI until `quit` or the end of `input`, and answers every `go` by one `bestmove`. During a search
/// `stop`, `ponderhit`, `quit` and `isready` are handled at once, everything else afterwards. When the
/// input ends, a search with a limit is finished first, and one without or of a ponder is stopped.
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

/// Reads until the end or `quit`: a reader blocked on one more line could not be joined. Bytes that are
/// not UTF-8 are replaced, and end nothing.
fn read_lines(input: impl BufRead, lines: &mpsc::Sender<String>) {
    for line in input.split(b'\n').map_while(Result::ok) {
        let line = String::from_utf8_lossy(&line).into_owned();
        let quit = matches!(Command::parse(&line), Ok(Some(Command::Quit)));
        if lines.send(line).is_err() || quit {
            break;
        }
    }
}
