use crate::{Language, text};

/// The rules of one game, explained in one language to somebody who has never played it.
///
/// Its source is a small subset of Markdown: `#` the title, `##` a section, `- ` an item, anything
/// else a paragraph a line. Two lines are special: `include: GAME` stands for the sections of
/// another game's book in the same language, and a figure is given as a position,
/// ```text
/// figure: quoridor 2 | e4,e5 10,10 1 - | e6 !f5 | A jump, and what is not one.
/// ```
/// that is the game, its seats, the position (or `start` and the words played from there), the moves
/// to mark, those the rules refuse with a `!`, and the caption. Whoever shows the book draws it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rulebook {
    /// The name of the game.
    pub title: String,
    /// The first one, without a title of its own, says what the game is about.
    pub sections: Vec<Section>,
}

/// A part of a rulebook.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Section {
    /// Empty for the introduction.
    pub title: String,
    /// What it says.
    pub blocks: Vec<Block>,
}

/// A piece of a section.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    /// Some sentences.
    Paragraph(String),
    /// One of a list.
    Item(String),
    /// A position to be drawn.
    Figure(Figure),
}

/// A position that shows a rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Figure {
    /// The game, by its word on the command line.
    pub game: String,
    /// How many play.
    pub seats: usize,
    /// The text of the position, or `start` and the words played from there.
    pub position: String,
    /// The moves to point out.
    pub marks: Vec<Mark>,
    /// What there is to see.
    pub caption: String,
}

/// A move that a figure points out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mark {
    /// The move.
    pub word: String,
    /// Whether the figure shows that it is *not* allowed.
    pub refused: bool,
}

impl Rulebook {
    /// The book of `game` (its word on the command line), in a language that is inside; in English
    /// where it is not. Nothing where there is no such game.
    pub fn of(game: &str, language: Language) -> Option<Rulebook> {
        let book = |game: &str| text::rulebook(game, language);
        Rulebook::parse(book(game)?, &book)
    }

    /// Reads a book; `include` has the text of the others in its language. Nothing where a figure
    /// or a section is not written as it should be.
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
