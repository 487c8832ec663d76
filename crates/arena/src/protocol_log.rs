use std::fs::File;
use std::io::{self, Write};
use std::path::Path;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use game::Seat;

/// A file with every line that programs were sent and sent back, as it happened.
#[derive(Debug)]
pub struct ProtocolLog {
    file: Mutex<File>,
    start: Instant,
}

/// Who said a line.
#[derive(Clone, Copy, Debug)]
pub(crate) enum LineSource {
    /// The match, to the program's stdin.
    Match,
    /// The program, on stdout.
    Program,
    /// The program, on stderr.
    Stderr,
}

/// The program that a line belongs to: its game (from 0) and its seat, or neither while programs are
/// being tried.
pub type ProgramId = Option<(u64, Seat)>;

impl ProtocolLog {
    /// Starts a new log; what was in the file before is gone.
    pub fn create(path: &Path) -> io::Result<ProtocolLog> {
        Ok(ProtocolLog { file: Mutex::new(File::create(path)?), start: Instant::now() })
    }

    /// Writes one line: the seconds since the match began, the game, the player, the direction, the
    /// text. What cannot be written is lost; the match goes on.
    pub(crate) fn write(&self, program: ProgramId, source: LineSource, text: &str) {
        let seconds = self.start.elapsed().as_secs_f64();
        let (game, player) = match program {
            Some((game, seat)) => ((game + 1).to_string(), seat.to_string()),
            None => ("-".to_owned(), "-".to_owned()),
        };
        let sign = match source {
            LineSource::Match => '>',
            LineSource::Program => '<',
            LineSource::Stderr => '!',
        };
        let mut file = self.file.lock().unwrap_or_else(PoisonError::into_inner);
        let _ = writeln!(file, "{seconds:.3} {game} {player} {sign} {text}");
    }
}
