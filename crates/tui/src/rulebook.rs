//! Rulebooks rendered as lines of text, with their figures drawn as boards.

use game::{Position as _, Reason};
use locale::{Block, Figure, Rulebook};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use rules::{AnyPosition, Fence, Game, GameSetup, Square};

use crate::board::BoardWidget;
use crate::text_layout::{display_width, wrap};
use crate::theme::TerminalTheme;

/// Renders a rulebook as lines of at most `width` columns, as far as long words and figures allow.
pub fn lines(book: &Rulebook, width: usize) -> Vec<String> {
    let mut lines = vec![book.title.clone(), "═".repeat(display_width(&book.title))];
    for section in &book.sections {
        if !section.title.is_empty() {
            lines.extend([String::new(), section.title.clone()]);
            lines.push("─".repeat(display_width(&section.title)));
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
                    lines.extend(draw_figure(figure));
                    lines.extend(wrap(&figure.caption, width.saturating_sub(3), "   "));
                }
            }
        }
    }
    lines
}

/// The paragraphs and list items of a rulebook that cite a rule, by its number.
pub(crate) fn passages<'a>(book: &'a Rulebook, number: &str) -> Vec<&'a str> {
    let cites = |text: &str| text.split(|c: char| !c.is_alphanumeric()).any(|word| word == number);
    let texts =
        book.sections.iter().flat_map(|section| &section.blocks).filter_map(|block| match block {
            Block::Paragraph(text) | Block::Item(text) => Some(text.as_str()),
            Block::Figure(_) => None,
        });
    texts.filter(|text| cites(text)).collect()
}

/// The board of a figure; nothing where its position is invalid, which tests rule out.
fn draw_figure(figure: &Figure) -> Vec<String> {
    let Ok(board) = board_widget(figure) else { return Vec::new() };
    let (width, height) = board.layout(Rect::new(0, 0, 0, 0)).size();
    let area = Rect::new(0, 0, width, height);
    let mut buffer = Buffer::empty(area);
    board.draw(TerminalTheme::MONOCHROME, &board.layout(area), &mut buffer);
    let row = |y: u16| {
        let cells = (0..area.width).map(|x| buffer[(x, y)].symbol());
        cells.collect::<String>().trim_end().to_owned()
    };
    (0..area.height).map(row).collect()
}

/// The position that a figure shows.
pub(crate) fn position(figure: &Figure) -> Result<AnyPosition, Reason> {
    let game = Game::parse(&figure.game)
        .ok_or_else(|| Reason::new("game-unknown", "").text("word", &figure.game))?;
    let setup = GameSetup::new(game).with_seats(figure.seats)?;
    let Some(words) = figure.position.strip_prefix("start") else {
        return setup.parse_position(&figure.position);
    };
    let mut position = setup.start()?;
    for word in words.split_whitespace() {
        position.try_play(word).map_err(Reason::from)?;
    }
    Ok(position)
}

fn board_widget(figure: &Figure) -> Result<BoardWidget, Reason> {
    let mut board = BoardWidget { view: (&position(figure)?).into(), ..BoardWidget::default() };
    for mark in &figure.marks {
        let squares: Vec<_> = mark.word.split('-').filter_map(Square::parse).collect();
        match Fence::parse(&mark.word) {
            Some(fence) => board.preview_fences.push((fence, !mark.refused)),
            None if mark.refused => board.forbidden.extend(squares.last()),
            None => board.targets.extend(squares),
        }
    }
    Ok(board)
}

#[cfg(test)]
mod tests {
    use locale::{Language, RULEBOOKS};

    use super::*;

    #[test]
    fn every_figure_is_a_legal_position_and_its_marks_are_right() {
        for game in RULEBOOKS {
            let book = Rulebook::of(game, Language::English).expect("a rulebook");
            for block in book.sections.iter().flat_map(|section| &section.blocks) {
                let Block::Figure(figure) = block else { continue };
                let position =
                    position(figure).unwrap_or_else(|reason| panic!("{figure:?}: {reason:?}"));
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
            for game in RULEBOOKS {
                let book = Rulebook::of(game, language).expect("a rulebook");
                for line in lines(&book, 72) {
                    assert!(display_width(&line) <= 72, "{language} {game}: {line}");
                }
            }
        }
    }

    #[test]
    fn passages_are_found_by_rule_number() {
        let book = Rulebook::of("quoridor", Language::English).expect("a rulebook");
        assert!(passages(&book, "C14").iter().any(|text| text.contains("goal line")));
        assert!(passages(&book, "S14").is_empty());
    }
}
