use super::draft::{Draft, Place, Token};
use super::{Fault, Maze, MazeError};
use crate::pacman::Piece;

/// A line of a maze file that says something about the maze and changes nothing in play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// `author`, `verdict` or `note`.
    pub key: &'static str,
    /// The rest of the line.
    pub text: String,
}

/// Lines with free text, any number of them.
const NOTES: [&str; 3] = ["author", "verdict", "note"];
/// The longest name of a maze.
const NAME: usize = 32;

impl Maze {
    /// Reads the text of a maze file: lines of a key and its values, in any order. `#` starts a
    /// comment at the start of a line or after a blank. See `docs/mazes.md`.
    ///
    /// ```
    /// use rules::pacman::Maze;
    ///
    /// let maze = Maze::parse("size 4x4\npac a1\nblinky d4\npellets d1\nfences b2v").unwrap();
    /// assert_eq!(maze.lives(), 3);
    /// let error = Maze::parse("pac e5\nblinky e9\npellets j9").unwrap_err();
    /// assert_eq!((error.line, error.column), (3, 9));
    /// ```
    pub fn parse(text: &str) -> Result<Maze, MazeError> {
        let mut reader = Reader::default();
        for (nth, line) in text.lines().enumerate() {
            reader.line(line, nth + 1)?;
        }
        let last = text.lines().last().unwrap_or("");
        reader.draft.end =
            Place { line: text.lines().count().max(1), column: last.chars().count() + 1 };
        let mut maze = reader.draft.build()?;
        maze.name = reader.name.map(|name| name.text.to_owned());
        maze.notes = reader.notes;
        Ok(maze)
    }
}

#[derive(Default)]
struct Reader<'a> {
    draft: Draft<'a>,
    name: Option<Token<'a>>,
    notes: Vec<Note>,
}

impl<'a> Reader<'a> {
    fn line(&mut self, line: &'a str, number: usize) -> Result<(), MazeError> {
        let mut words = words(line, number);
        let Some(first) = words.next() else { return Ok(()) };
        if let Some(key) = NOTES.into_iter().find(|&key| key == first.text) {
            let text = line.trim_start()[key.len()..].trim().to_owned();
            self.notes.push(Note { key, text });
            return Ok(());
        }
        let draft = &mut self.draft;
        let list = match first.text {
            "pellets" => Some(&mut draft.pellets),
            "fences" => Some(&mut draft.fences),
            _ => None,
        };
        if let Some(list) = list {
            list.extend(words);
            return Ok(());
        }
        let (key, slot) = match first.text {
            "name" => ("name", &mut self.name),
            "size" => ("size", &mut draft.size),
            "lives" => ("lives", &mut draft.lives),
            word => match Piece::parse(word) {
                Some(Piece::Pac) => (Piece::Pac.word(), &mut draft.pac),
                Some(Piece::Ghost(ghost)) => (ghost.word(), &mut draft.ghosts[ghost.index()]),
                None => return Err(first.place.error(Fault::Key(word.to_owned()))),
            },
        };
        let value = words.next().ok_or_else(|| first.place.error(Fault::Value(key)))?;
        if let Some(extra) = words.next() {
            return Err(extra.place.error(Fault::Extra { key, word: extra.text.to_owned() }));
        }
        if slot.replace(value).is_some() {
            return Err(first.place.error(Fault::Twice(key)));
        }
        if key == "name" && !is_name(value.text) {
            return Err(value.place.error(Fault::Name(value.text.to_owned())));
        }
        Ok(())
    }
}

/// The words of a line up to a comment, with their places.
fn words(line: &str, number: usize) -> impl Iterator<Item = Token<'_>> {
    let mut rest = line;
    std::iter::from_fn(move || {
        let start = rest.trim_start();
        if start.is_empty() || start.starts_with('#') {
            return None;
        }
        let end = start.find(char::is_whitespace).unwrap_or(start.len());
        let column = line[..line.len() - start.len()].chars().count() + 1;
        rest = &start[end..];
        Some(Token { text: &start[..end], place: Place { line: number, column } })
    })
}

fn is_name(word: &str) -> bool {
    let plain = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    word.len() <= NAME
        && word.starts_with(|c: char| c.is_ascii_alphabetic())
        && word.chars().all(plain)
}
