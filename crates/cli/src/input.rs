use std::fs;
use std::io;
use std::path::Path;
use std::sync::OnceLock;

use game::strip_byte_order_mark;

use crate::error::CliError;

/// The name that stands for stdin wherever a file is read.
pub(crate) const STDIN: &str = "-";

/// Reads a file as text; `-` is stdin, which may be asked for more than once.
pub(crate) fn read_text(path: &Path) -> Result<String, CliError> {
    static STDIN_TEXT: OnceLock<String> = OnceLock::new();
    if path.as_os_str() != STDIN {
        return fs::read_to_string(path)
            .map(|text| strip_byte_order_mark(&text).to_owned())
            .map_err(|error| CliError::file("cli-cannot-read", path, &error));
    }
    if let Some(text) = STDIN_TEXT.get() {
        return Ok(text.clone());
    }
    let text = io::read_to_string(io::stdin())
        .map_err(|error| CliError::file("cli-cannot-read", Path::new("stdin"), &error))?;
    Ok(STDIN_TEXT.get_or_init(|| strip_byte_order_mark(&text).to_owned()).clone())
}
