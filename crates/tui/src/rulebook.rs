//! Rulebooks rendered as lines of text, with their figures drawn as boards.

use game::{Position as _, Reason};
use locale::{Block, Figure, Locale, Mark, Rulebook};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use rules::{AnyPosition, Game, GameSetup};

use crate::board::BoardWidget;
use crate::text_layout::{display_width, wrap};
use crate::theme::TerminalTheme;

/// Renders a rulebook as lines of at most `width` columns, as far as long words and figures allow.
pub fn lines(book: &Rulebook, locale: &Locale, width: usize) -> Vec<String> {
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
                Block::Item(text) => lines.extend(item(text, width)),
                Block::Options(game) => {
                    let options = option_lines(game, locale);
                    lines.extend(options.iter().flat_map(|text| item(text, width)));
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

fn item(text: &str, width: usize) -> Vec<String> {
    let mut item = wrap(text, width.saturating_sub(2), "  ");
    item[0].replace_range(0..2, "• ");
    item
}

/// The options of the game of that name, each in words.
fn option_lines(game: &str, locale: &Locale) -> Vec<String> {
    let options = Game::parse(game).map_or_else(Vec::new, Game::options);
    options.into_iter().map(|spec| locale.option_line(spec)).collect()
}

/// The paragraphs, list items and options of a rulebook that cite a rule, by its number.
pub(crate) fn passages(book: &Rulebook, locale: &Locale, number: &str) -> Vec<String> {
    let cites = |text: &str| text.split(|c: char| !c.is_alphanumeric()).any(|word| word == number);
    let blocks = book.sections.iter().flat_map(|section| &section.blocks);
    let texts = blocks.flat_map(|block| match block {
        Block::Paragraph(text) | Block::Item(text) => vec![text.clone()],
        Block::Options(game) => option_lines(game, locale),
        Block::Figure(_) => Vec::new(),
    });
    texts.filter(|text| cites(text)).collect()
}

/// The board of a figure; nothing where its position is invalid, which tests rule out.
fn draw_figure(figure: &Figure) -> Vec<String> {
    position(figure).map_or_else(|_| Vec::new(), |position| draw_board(&position, &figure.marks))
}

/// A board with marks on it, line by line.
pub(crate) fn draw_board(position: &AnyPosition, marks: &[Mark]) -> Vec<String> {
    let board = board_widget(position, marks);
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

fn board_widget(position: &AnyPosition, marks: &[Mark]) -> BoardWidget {
    let mut board = BoardWidget { view: position.into(), ..BoardWidget::default() };
    board.mark(marks);
    board
}

#[cfg(test)]
mod tests {
    use locale::{Language, MarkKind, RULEBOOKS};
    use rules::Square;
    use view::BoardView;

    use super::*;

    #[test]
    fn every_figure_is_a_legal_position_and_its_marks_are_right() {
        for game in RULEBOOKS {
            let book = Rulebook::of(game, Language::English).expect("a rulebook");
            for block in book.sections.iter().flat_map(|section| &section.blocks) {
                let Block::Figure(figure) = block else { continue };
                let position =
                    position(figure).unwrap_or_else(|reason| panic!("{figure:?}: {reason:?}"));
                let view = BoardView::from(&position);
                let on_board = |word: &str| {
                    Square::parse(word).is_some_and(|square| {
                        square.file() < view.files.into() && square.rank() < view.ranks.into()
                    })
                };
                for mark in &figure.marks {
                    let read = position.read(&mark.word);
                    let is_right = match mark.kind {
                        MarkKind::Legal => read.is_ok(),
                        MarkKind::Refused => read.is_err(),
                        MarkKind::Highlight => on_board(&mark.word),
                    };
                    assert!(is_right, "{figure:?}: {mark:?} {read:?}");
                }
            }
        }
    }

    #[test]
    fn lines_keep_to_the_width() {
        for language in Language::ALL {
            for game in RULEBOOKS {
                let book = Rulebook::of(game, language).expect("a rulebook");
                for line in lines(&book, &Locale::new(language), 72) {
                    assert!(display_width(&line) <= 72, "{language} {game}: {line}");
                }
            }
        }
    }

    #[test]
    fn passages_are_found_by_rule_number() {
        let (locale, book) = (Locale::default(), Rulebook::of("quoridor", Language::English));
        let book = book.expect("a rulebook");
        assert!(passages(&book, &locale, "C14").iter().any(|text| text.contains("goal line")));
        assert!(passages(&book, &locale, "S14").is_empty());
    }

    fn book(text: &str) -> Rulebook {
        Rulebook::parse("pacman", &|_| Some(text)).expect("a rulebook")
    }

    #[test]
    fn options_are_listed_from_the_rules() {
        let locale = Locale::default();
        for game in Game::ALL {
            let blocks = vec![Block::Options(game.name().to_owned())];
            let section = locale::Section { title: "Options".to_owned(), blocks };
            let book = Rulebook { title: "Book".to_owned(), sections: vec![section] };
            let text = lines(&book, &locale, 60).join("\n");
            for spec in game.options() {
                assert!(text.contains(&format!("(`{}`)", spec.name)), "{text}");
                assert!(text.contains(spec.rule), "{text}");
            }
            assert_eq!(text.matches("• ").count(), game.options().len());
        }
        let boost = passages(&book("options: pacman"), &locale, "P12");
        assert_eq!(boost, [locale.option_line(Game::Pacman.option("boost").unwrap())]);
    }

    #[test]
    fn every_option_and_word_has_a_name_in_every_language() {
        for language in Language::ALL {
            let locale = Locale::new(language);
            for spec in Game::ALL.into_iter().flat_map(Game::options) {
                let line = locale.option_line(spec);
                for family in ["option-", "choice-", "term-"] {
                    assert!(!line.contains(family), "{language}: {line}");
                }
                // Words for scripts: the option, then values; of a list the items and an example.
                let scripts: Vec<_> = line.split('`').skip(1).step_by(2).collect();
                assert_eq!(scripts[0], spec.name);
                let values = if spec.choices().is_empty() {
                    &scripts[scripts.len() - 1..]
                } else {
                    &scripts[1..]
                };
                assert!(values.iter().all(|value| spec.accepts(value)), "{line}");
                let words = spec.choices();
                for word in words.iter().filter(|word| word.parse::<u32>().is_err()) {
                    let key = format!("choice-{}", word.replace('_', "-"));
                    assert_ne!(locale.text(&key), key, "{language}: {}", spec.name);
                }
            }
        }
    }

    #[test]
    fn highlighted_squares_are_framed_even_where_a_piece_is() {
        let book = book("figure: quoridor 2 | start | *e1 *d1 e2 | The base line.");
        let text = lines(&book, &Locale::default(), 60).join("\n");
        let rank = |digit| text.lines().find(|line| line.trim_start().starts_with(digit)).unwrap();
        assert_eq!(
            (rank('1').matches('⟨').count(), rank('1').matches('⟩').count()),
            (2, 2),
            "{text}"
        );
        assert_eq!(rank('2').matches('⟨').count(), 0, "{text}");
        assert_eq!(rank('2').matches('◇').count(), 1, "{text}");
    }
}
