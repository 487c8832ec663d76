use crate::{Language, embedded};

/// The rules of one game in one language, written for readers who have never played it.
///
/// The source is a small subset of Markdown: `#` the title, `##` a section, `- ` a list item, any other
/// line a paragraph. Two lines are special: `include: GAME` inserts the sections of another game's
/// rulebook in the same language, and `figure:` a position to draw,
/// ```text
/// figure: quoridor 2 | e4,e5 10,10 1 - | e6 !f5 | A jump, and what is not one.
/// ```
/// that is the game, its seats, the position (or `start` and the moves played from there), the moves
/// to mark, illegal ones with a `!`, and the caption. Drawing it is up to the user interface.
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

/// A move that a figure highlights.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mark {
    /// The move in notation.
    pub word: String,
    /// Whether the figure shows that the move is illegal.
    pub refused: bool,
}

impl Rulebook {
    /// The embedded rulebook of `game` (its name on the command line), in English where `language` is
    /// not embedded. `None` where there is no such game.
    pub fn of(game: &str, language: Language) -> Option<Rulebook> {
        let source = |game: &str| embedded::rulebook(game, language);
        Rulebook::parse(source(game)?, &source)
    }

    /// Parses a rulebook; `include` returns the source of another game's in the same language. `None`
    /// where a figure is malformed or an included rulebook is missing.
    pub fn parse<'a>(source: &str, include: &dyn Fn(&str) -> Option<&'a str>) -> Option<Rulebook> {
        let mut title = String::new();
        let mut sections = vec![Section::default()];
        for line in source.lines().map(str::trim).filter(|line| !line.is_empty()) {
            if let Some(name) = line.strip_prefix("## ") {
                sections.push(Section { title: name.to_owned(), blocks: Vec::new() });
            } else if let Some(name) = line.strip_prefix("# ") {
                title = name.to_owned();
            } else if let Some(game) = line.strip_prefix("include: ") {
                let other = Rulebook::parse(include(game)?, &|_| None)?;
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
    fn parse(word: &str) -> Mark {
        let refused = word.starts_with('!');
        Mark { word: word.trim_start_matches('!').to_owned(), refused }
    }
}
