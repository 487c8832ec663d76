//! Any text is a game in a dialect or is refused; a game that was read can be read again as it is written.
#![no_main]

use dialects::{Dialect, read, recognise, write};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    recognise(text);
    for dialect in Dialect::all() {
        let Ok(game) = read(text, Some(dialect)) else { continue };
        let Ok(written) = write(&game, dialect) else { continue };
        read(&written, Some(dialect)).expect("what we write is read");
    }
});
