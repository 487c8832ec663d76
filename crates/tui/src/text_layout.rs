use ratatui::text::Span;

/// Wraps a text into lines of at most `width` columns, each with `indent` before it. A word longer
/// than a line is not broken, nor is a line at a no-break space.
pub(crate) fn wrap(text: &str, width: usize, indent: &str) -> Vec<String> {
    let mut lines = vec![indent.to_owned()];
    let mut is_first_word = true;
    for word in text.split([' ', '\t', '\n']).filter(|word| !word.is_empty()) {
        let line = lines.last_mut().expect("never empty");
        if is_first_word {
            line.push_str(word);
            is_first_word = false;
        } else if display_width(line) + 1 + display_width(word) <= width + display_width(indent) {
            line.push(' ');
            line.push_str(word);
        } else {
            lines.push(format!("{indent}{word}"));
        }
    }
    lines
}

/// How many terminal columns a text takes up.
pub(crate) fn display_width(text: &str) -> usize {
    Span::raw(text).width()
}

#[cfg(test)]
mod tests {
    use super::wrap;

    #[test]
    fn lines_do_not_break_at_no_break_spaces() {
        let text = "Le joueur dit\u{202f}: «\u{a0}abandon\u{a0}»";
        assert_eq!(wrap(text, 12, ""), ["Le joueur", "dit\u{202f}:", "«\u{a0}abandon\u{a0}»"]);
    }
}
