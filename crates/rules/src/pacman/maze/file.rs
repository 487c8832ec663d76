use game::strip_byte_order_mark;

use super::tokens::{MazeToken, MazeTokens, TextLocation};
use super::{Maze, MazeError, MazeFault};
use crate::pacman::{Ghost, Piece};

/// A line of a maze file with information about the maze, without effect on play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MazeNote {
    /// `author`, `verdict` or `note`.
    pub key: &'static str,
    /// The rest of the line.
    pub text: String,
}

/// The keys of lines with free text, which may be repeated.
const NOTE_KEYS: [&str; 3] = ["author", "verdict", "note"];
/// The longest name of a maze, in bytes.
const MAX_NAME_LEN: usize = 32;

impl Maze {
    /// Parses a maze file: lines of a key and its values, in any order. `#` starts a comment at the
    /// start of a line or after a blank. See `docs/mazes.md`.
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
        let text = strip_byte_order_mark(text);
        let mut reader = Reader::default();
        for (nth, line) in text.lines().enumerate() {
            reader.read_line(line, nth + 1)?;
        }
        let last = text.lines().last().unwrap_or("");
        reader.tokens.end =
            TextLocation { line: text.lines().count().max(1), column: last.chars().count() + 1 };
        let mut maze = reader.tokens.build()?;
        maze.name = reader.name.map(|name| name.text.to_owned());
        maze.notes = reader.notes;
        Ok(maze)
    }

    /// The maze as a file, with its name and notes.
    ///
    /// ```
    /// use rules::pacman::Maze;
    ///
    /// for maze in Maze::shipped() {
    ///     let read = Maze::parse(&maze.to_file_text()).unwrap();
    ///     assert_eq!((&read, read.name(), read.notes()), (&**maze, maze.name(), maze.notes()));
    /// }
    /// ```
    pub fn to_file_text(&self) -> String {
        let mut lines = Vec::new();
        lines.extend(self.name.as_ref().map(|name| format!("name {name}")));
        lines.extend(self.notes.iter().map(|note| format!("{} {}", note.key, note.text)));
        lines.push(format!("size {}x{}", self.files(), self.ranks()));
        lines.push(format!("lives {}", self.lives()));
        lines.push(format!("pac {}", self.pac()));
        for (ghost, square) in Ghost::ALL.into_iter().zip(self.ghosts()) {
            lines.extend(square.map(|square| format!("{} {square}", Piece::Ghost(ghost).word())));
        }
        let list = |words: Vec<String>| words.join(" ");
        let pellets = self.pellets().iter().map(ToString::to_string).collect();
        lines.push(format!("pellets {}", list(pellets)));
        if !self.fences().is_empty() {
            let fences = self.fences().iter().map(ToString::to_string).collect();
            lines.push(format!("fences {}", list(fences)));
        }
        lines.join("\n") + "\n"
    }
}

#[derive(Default)]
struct Reader<'a> {
    tokens: MazeTokens<'a>,
    name: Option<MazeToken<'a>>,
    notes: Vec<MazeNote>,
}

impl<'a> Reader<'a> {
    fn read_line(&mut self, line: &'a str, number: usize) -> Result<(), MazeError> {
        let mut words = tokens_of(line, number);
        let Some(first) = words.next() else { return Ok(()) };
        if let Some(key) = NOTE_KEYS.into_iter().find(|&key| key == first.text) {
            let text = line.trim_start()[key.len()..].trim().to_owned();
            self.notes.push(MazeNote { key, text });
            return Ok(());
        }
        let tokens = &mut self.tokens;
        let list = match first.text {
            "pellets" => Some(&mut tokens.pellets),
            "fences" => Some(&mut tokens.fences),
            _ => None,
        };
        if let Some(list) = list {
            list.extend(words);
            return Ok(());
        }
        let (key, field) = match first.text {
            "name" => ("name", &mut self.name),
            "size" => ("size", &mut tokens.size),
            "lives" => ("lives", &mut tokens.lives),
            word => match Piece::parse(word) {
                Some(Piece::Pac) => (Piece::Pac.word(), &mut tokens.pac),
                Some(Piece::Ghost(ghost)) => (ghost.word(), &mut tokens.ghosts[ghost.index()]),
                None => return Err(first.location.error(MazeFault::Key(word.to_owned()))),
            },
        };
        let value = words.next().ok_or_else(|| first.location.error(MazeFault::Value(key)))?;
        if let Some(extra) = words.next() {
            return Err(extra
                .location
                .error(MazeFault::Extra { key, word: extra.text.to_owned() }));
        }
        if field.replace(value).is_some() {
            return Err(first.location.error(MazeFault::Twice(key)));
        }
        if key == "name" && !is_name(value.text) {
            return Err(value.location.error(MazeFault::Name(value.text.to_owned())));
        }
        Ok(())
    }
}

/// The tokens of a line, up to a comment.
fn tokens_of(line: &str, number: usize) -> impl Iterator<Item = MazeToken<'_>> {
    let mut rest = line;
    std::iter::from_fn(move || {
        let start = rest.trim_start();
        if start.is_empty() || start.starts_with('#') {
            return None;
        }
        let end = start.find(char::is_whitespace).unwrap_or(start.len());
        let column = line[..line.len() - start.len()].chars().count() + 1;
        rest = &start[end..];
        Some(MazeToken { text: &start[..end], location: TextLocation { line: number, column } })
    })
}

fn is_name(word: &str) -> bool {
    let plain = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    word.len() <= MAX_NAME_LEN
        && word.starts_with(|c: char| c.is_ascii_alphabetic())
        && word.chars().all(plain)
}
