/// The text of a file without the byte order mark that some editors put before it. It is no part of the
/// text, so whatever reads a file's text takes it away first.
///
/// ```
/// assert_eq!(game::strip_byte_order_mark("\u{feff}size 4x4"), "size 4x4");
/// ```
pub fn strip_byte_order_mark(text: &str) -> &str {
    text.strip_prefix('\u{feff}').unwrap_or(text)
}
