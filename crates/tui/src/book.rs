//! Rulebooks as lines of text, their figures drawn.

use game::{Position as _, Reason};
use locale::{Block, Figure, Rulebook};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Span;
use rules::{AnyPosition, Fence, Game, Square, Table};

use crate::board::Picture;
use crate::theme::Theme;

/// A rulebook as lines of at most `width` columns, as far as words and figures allow.
pub fn lines(book: &Rulebook, width: usize) -> Vec<String> {
    let mut lines = vec![book.title.clone(), "═".repeat(columns(&book.title))];
    for section in &book.sections {
        if !section.title.is_empty() {
            lines.extend([String::new(), section.title.clone()]);
            lines.push("─".repeat(columns(&section.title)));
        }
        for block in &section.blocks {
            match block {
                Block::Paragraph(text) => {
                    lines.push(String::new());
                    lines.extend(wrap(text, width, ""));
                }
                Block::Item(text) => {
                    let mut item = wrap(text, width.saturating_sub(2), "  ");
                    item[0].replace_range(0..2, "• ");
                    lines.extend(item);
                }
                Block::Figure(figure) => {
                    lines.push(String::new());
                    lines.extend(drawn(figure));
                    lines.extend(wrap(&figure.caption, width.saturating_sub(3), "   "));
                }
            }
        }
    }
    lines
}

/// What a book says about a rule, by its number.
pub(crate) fn rule<'a>(book: &'a Rulebook, number: &str) -> Vec<&'a str> {
    let names = |text: &str| text.split(|c: char| !c.is_alphanumeric()).any(|word| word == number);
    let texts =
        book.sections.iter().flat_map(|section| &section.blocks).filter_map(|block| match block {
            Block::Paragraph(text) | Block::Item(text) => Some(text.as_str()),
            Block::Figure(_) => None,
        });
    texts.filter(|text| names(text)).collect()
}

/// A text as lines of at most `width` columns, each with `indent` before it.
pub(crate) fn wrap(text: &str, width: usize, indent: &str) -> Vec<String> {
    let mut lines = vec![indent.to_owned()];
    let mut fresh = true;
    for word in text.split_whitespace() {
        let line = lines.last_mut().expect("never empty");
        if fresh {
            line.push_str(word);
            fresh = false;
        } else if columns(line) + 1 + columns(word) <= width + columns(indent) {
            line.push(' ');
            line.push_str(word);
        } else {
            lines.push(format!("{indent}{word}"));
        }
    }
    lines
}

fn columns(text: &str) -> usize {
    Span::raw(text).width()
}

/// The board of a figure; nothing where it is not a position of the game, which tests rule out.
fn drawn(figure: &Figure) -> Vec<String> {
    let Ok(picture) = picture(figure) else { return Vec::new() };
    let small = picture.grid(Rect::new(0, 0, 0, 0)).size();
    let area = Rect::new(0, 0, small.0, small.1);
    let mut buffer = Buffer::empty(area);
    picture.draw(Theme::PLAIN, &picture.grid(area), &mut buffer);
    let row = |y: u16| {
        let cells = (0..area.width).map(|x| buffer[(x, y)].symbol());
        cells.collect::<String>().trim_end().to_owned()
    };
    (0..area.height).map(row).collect()
}

/// The position of a figure.
pub(crate) fn position(figure: &Figure) -> Result<AnyPosition, Reason> {
    let game = Game::parse(&figure.game)
        .ok_or_else(|| Reason::new("game-unknown", "").text("word", &figure.game))?;
    let table = Table::new(game).with_seats(figure.seats)?;
    let Some(words) = figure.position.strip_prefix("start") else {
        return table.position(&figure.position);
    };
    let mut position = table.start()?;
    for word in words.split_whitespace() {
        position.try_play(word).map_err(Reason::from)?;
    }
    Ok(position)
}

fn picture(figure: &Figure) -> Result<Picture, Reason> {
    let mut picture = Picture { view: (&position(figure)?).into(), ..Picture::default() };
    for mark in &figure.marks {
        let squares: Vec<_> = mark.word.split('-').filter_map(Square::parse).collect();
        match Fence::parse(&mark.word) {
            Some(fence) => picture.ghosts.push((fence, !mark.refused)),
            None if mark.refused => picture.crossed.extend(squares.last()),
            None => picture.targets.extend(squares),
        }
    }
    Ok(picture)
}

#[cfg(test)]
mod tests {
    use locale::{BOOKS, Language};

    use super::*;

    #[test]
    fn every_figure_is_a_position_and_its_marks_are_as_they_say() {
        for game in BOOKS {
            let book = Rulebook::of(game, Language::English).expect("a book");
            for block in book.sections.iter().flat_map(|section| &section.blocks) {
                let Block::Figure(figure) = block else { continue };
                let position = position(figure).unwrap_or_else(|why| panic!("{figure:?}: {why:?}"));
                for mark in &figure.marks {
                    let read = position.read(&mark.word);
                    assert_eq!(read.is_err(), mark.refused, "{figure:?}: {mark:?} {read:?}");
                }
            }
        }
    }

    #[test]
    fn lines_keep_to_the_width() {
        for language in Language::ALL {
            for game in BOOKS {
                let book = Rulebook::of(game, language).expect("a book");
                for line in lines(&book, 72) {
                    assert!(columns(&line) <= 72, "{language} {game}: {line}");
                }
            }
        }
    }

    #[test]
    fn a_rule_is_found_by_its_number() {
        let book = Rulebook::of("quoridor", Language::English).expect("a book");
        assert!(rule(&book, "C14").iter().any(|text| text.contains("goal line")));
        assert!(rule(&book, "S14").is_empty());
    }
}
