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

/// A row of a table on lines of at most `width` columns: its columns stay where they are, and what does
/// not fit goes on below them.
pub(crate) fn wrap_row(row: &str, width: usize) -> Vec<String> {
    if display_width(row) <= width {
        return vec![row.to_owned()];
    }
    let mut words = row.trim_start().split(' ');
    let first = words.next().unwrap_or_default();
    let indent = row.len() - row.trim_start().len();
    let mut lines = vec![format!("{}{first}", &row[..indent])];
    // Several blanks between columns are empty words, which keep their width.
    for word in words {
        let line = lines.last_mut().expect("never empty");
        if display_width(line) + 1 + display_width(word) <= width {
            line.push(' ');
            line.push_str(word);
        } else if !word.is_empty() {
            lines.push(format!("{HANGING_INDENT}{word}"));
        }
    }
    lines.into_iter().map(|line| line.trim_end().to_owned()).collect()
}

/// What stands before the rest of a row.
const HANGING_INDENT: &str = "     ";

/// How many terminal columns a text takes up.
pub(crate) fn display_width(text: &str) -> usize {
    Span::raw(text).width()
}

#[cfg(test)]
mod tests {
    use super::{wrap, wrap_row};

    #[test]
    fn lines_do_not_break_at_no_break_spaces() {
        let text = "Le joueur dit\u{202f}: «\u{a0}abandon\u{a0}»";
        assert_eq!(wrap(text, 12, ""), ["Le joueur", "dit\u{202f}:", "«\u{a0}abandon\u{a0}»"]);
    }
    #[test]
    fn a_row_keeps_its_columns_and_goes_on_below_them() {
        let row = "  +0.25  54.2% 45.8%  e2 e8 e3 e7";
        assert_eq!(wrap_row(row, 40), [row]);
        assert_eq!(wrap_row(row, 26), ["  +0.25  54.2% 45.8%  e2", "     e8 e3 e7"]);
    }
}
