use crate::{Language, embedded};

/// The rules of one game in one language, written for readers who have never played it.
///
/// The source is a small subset of Markdown: `#` the title, `##` a section, `- ` a list item, any other
/// line a paragraph. Three lines are special. `include: GAME` inserts the sections of another game's
/// rulebook in the same language. `options: GAME` stands for the list of that game's options; in an
/// included rulebook, for those of the game that includes it. `figure:` is a position to draw,
/// ```text
/// figure: quoridor 2 | e4,e5 10,10 1 - | e6 !f5 *e9 | A jump, what is not one, and a goal.
/// ```
/// that is the game, its seats, the position (or `start` and the moves played from there), what to
/// mark, and the caption. Marks are moves, illegal ones with a `!`, and squares with a `*`, which are
/// only highlighted. Drawing figures and listing options is up to the user interface, which knows the
/// rules; [`Locale::option_line`](crate::Locale::option_line) is an option in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rulebook {
    /// The name of the game.
    pub title: String,
    /// The first section is the introduction and has no title.
    pub sections: Vec<Section>,
}

/// A section of a rulebook.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Section {
    /// Empty for the introduction.
    pub title: String,
    /// Its paragraphs, list items and figures, in order.
    pub blocks: Vec<Block>,
}

/// A block of a section.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    /// A paragraph of text.
    Paragraph(String),
    /// A list item.
    Item(String),
    /// A position to draw.
    Figure(Figure),
    /// The options of the game of this name.
    Options(String),
}

/// A position that illustrates a rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Figure {
    /// The game, by its name on the command line.
    pub game: String,
    /// The number of seats.
    pub seats: usize,
    /// The position in notation, or `start` and the moves played from there.
    pub position: String,
    /// The moves to highlight.
    pub marks: Vec<Mark>,
    /// The text below the board.
    pub caption: String,
}

/// Something that a figure marks on its board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mark {
    /// The move in notation, or the square.
    pub word: String,
    /// What the mark says.
    pub kind: MarkKind,
}

/// What a mark of a figure says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MarkKind {
    /// The move is legal.
    Legal,
    /// The move is illegal.
    Refused,
    /// The text is about this square; it is no move.
    Highlight,
}

impl Rulebook {
    /// The embedded rulebook of `game` (its name on the command line), in English where `language` is
    /// not embedded. `None` where there is no such game.
    pub fn of(game: &str, language: Language) -> Option<Rulebook> {
        Rulebook::parse(game, &|game| embedded::rulebook(game, language))
    }

    /// Parses the rulebook of `game`; `source` returns the text of a game's rulebook, which may include
    /// another. `None` where a text is missing or a line is malformed.
    pub fn parse<'a>(game: &str, source: &dyn Fn(&str) -> Option<&'a str>) -> Option<Rulebook> {
        Rulebook::parse_text(game, source(game)?, source)
    }

    fn parse_text<'a>(
        game: &str,
        text: &str,
        source: &dyn Fn(&str) -> Option<&'a str>,
    ) -> Option<Rulebook> {
        let mut title = String::new();
        let mut sections = vec![Section::default()];
        for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
            if let Some(name) = line.strip_prefix("## ") {
                sections.push(Section { title: name.to_owned(), blocks: Vec::new() });
            } else if let Some(name) = line.strip_prefix("# ") {
                title = name.to_owned();
            } else if let Some(included) = line.strip_prefix("include: ") {
                // An included rulebook includes none, so that they cannot go round in circles.
                let mut other = Rulebook::parse_text(included, source(included)?, &|_| None)?;
                for block in other.sections.iter_mut().flat_map(|section| &mut section.blocks) {
                    if let Block::Options(of) = block {
                        game.clone_into(of);
                    }
                }
                sections.extend(other.sections.into_iter().skip(1));
            } else {
                sections.last_mut()?.blocks.push(Block::parse(line)?);
            }
        }
        Some(Rulebook { title, sections })
    }
}

impl Block {
    fn parse(line: &str) -> Option<Block> {
        if let Some(item) = line.strip_prefix("- ") {
            return Some(Block::Item(item.to_owned()));
        }
        if let Some(game) = line.strip_prefix("options: ") {
            return Some(Block::Options(game.to_owned()));
        }
        match line.strip_prefix("figure: ") {
            Some(figure) => Figure::parse(figure).map(Block::Figure),
            None => Some(Block::Paragraph(line.to_owned())),
        }
    }
}

impl Figure {
    fn parse(text: &str) -> Option<Figure> {
        let mut fields = text.splitn(4, '|').map(str::trim);
        let (game, seats) = fields.next()?.split_once(' ')?;
        let position = fields.next()?.to_owned();
        let marks = fields.next()?.split_whitespace().map(Mark::parse).collect();
        let caption = fields.next()?.to_owned();
        Some(Figure { game: game.to_owned(), seats: seats.parse().ok()?, position, marks, caption })
    }
}

impl Mark {
    /// Parses a mark: `e6`, `!f5`, `*e9`.
    pub fn parse(word: &str) -> Mark {
        let (word, kind) = match (word.strip_prefix('!'), word.strip_prefix('*')) {
            (Some(word), _) => (word, MarkKind::Refused),
            (_, Some(word)) => (word, MarkKind::Highlight),
            (None, None) => (word, MarkKind::Legal),
        };
        Mark { word: word.to_owned(), kind }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(game: &str, texts: &'static [(&str, &str)]) -> Option<Rulebook> {
        let source = |game: &str| texts.iter().find(|(name, _)| *name == game).map(|(_, t)| *t);
        Rulebook::parse(game, &source)
    }

    #[test]
    fn an_options_line_stands_for_the_options_of_a_game() {
        const TEXTS: [(&str, &str); 2] = [
            ("quoridor", "# Q\n## Options\noptions: quoridor\nAnd a remark."),
            ("mini", "# M\nSmall.\ninclude: quoridor\n"),
        ];
        let blocks =
            |game: &str| parse(game, &TEXTS).expect("a rulebook").sections[1].blocks.clone();
        let remark = Block::Paragraph("And a remark.".to_owned());
        assert_eq!(blocks("quoridor"), [Block::Options("quoridor".to_owned()), remark.clone()]);
        assert_eq!(blocks("mini"), [Block::Options("mini".to_owned()), remark]);
    }

    #[test]
    fn marks_are_legal_moves_illegal_moves_or_highlighted_squares() {
        const TEXT: [(&str, &str); 1] =
            [("quoridor", "figure: quoridor 2 | start | e2 !e3 *a9 !d4v | Marks | and a caption")];
        let book = parse("quoridor", &TEXT).expect("a rulebook");
        let Block::Figure(figure) = &book.sections[0].blocks[0] else { panic!("{book:?}") };
        let marks: Vec<_> = figure.marks.iter().map(|m| (m.word.as_str(), m.kind)).collect();
        assert_eq!(
            marks,
            [
                ("e2", MarkKind::Legal),
                ("e3", MarkKind::Refused),
                ("a9", MarkKind::Highlight),
                ("d4v", MarkKind::Refused),
            ]
        );
        assert_eq!(figure.caption, "Marks | and a caption");
    }

    #[test]
    fn malformed_rulebooks_are_refused() {
        assert_eq!(parse("mini", &[("mini", "include: quoridor")]), None);
        assert_eq!(parse("mini", &[("mini", "include: mini")]), None);
        assert_eq!(parse("mini", &[("mini", "figure: quoridor | start | |")]), None);
        assert_eq!(parse("chess", &[("mini", "# M")]), None);
    }
}
