use std::io::{self, IsTerminal, Write};

use crate::ascii::{is_unicode, to_ascii};

/// Output that people read: in ASCII where it is a terminal whose locale has no Unicode. A file or a pipe
/// gets all of it.
pub fn printable<W: Write + IsTerminal>(output: W) -> impl Write {
    let ascii = output.is_terminal() && !is_unicode(|name| std::env::var(name).ok());
    AsciiWriter { output, ascii, rest: Vec::new() }
}

struct AsciiWriter<W> {
    output: W,
    ascii: bool,
    /// The start of a character whose end is not written yet.
    rest: Vec<u8>,
}

impl<W: Write> Write for AsciiWriter<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if !self.ascii {
            return self.output.write(bytes);
        }
        self.rest.extend_from_slice(bytes);
        let whole = match std::str::from_utf8(&self.rest) {
            Ok(text) => text.len(),
            Err(error) => error.valid_up_to(),
        };
        let rest = self.rest.split_off(whole);
        let text = String::from_utf8(std::mem::replace(&mut self.rest, rest));
        self.output.write_all(to_ascii(&text.expect("checked above")).as_bytes())?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.output.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_terminal_without_unicode_gets_ascii_however_it_is_written() {
        for step in [1, 2, 3, 100] {
            let mut writer = AsciiWriter { output: Vec::new(), ascii: true, rest: Vec::new() };
            for part in "┌─┐ “wskaż” →\n".as_bytes().chunks(step) {
                writer.write_all(part).unwrap();
            }
            assert_eq!(String::from_utf8(writer.output).unwrap(), "+-+ \"wskaz\" >\n");
        }
    }
}
