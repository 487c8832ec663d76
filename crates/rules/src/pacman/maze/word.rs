use super::tokens::{MazeToken, MazeTokens, TextLocation};
use super::{Maze, MazeError, MazeFault, MazeSpec};

/// Marks a ghost that is not in the game, or an empty list of fences.
const NONE: &str = "_";

impl Maze {
    /// The canonical one-word form of letters, digits, `.` and `_`: size, lives, PAC-MAN, ghosts,
    /// pellets and fences. Equal mazes have equal words.
    pub fn word(&self) -> String {
        self.spec.word()
    }

    /// Parses the one-word form; pellets and fences may be in any order. The line of an error is
    /// always 1.
    pub fn from_word(word: &str) -> Result<Maze, MazeError> {
        tokens(word)?.build()
    }
}

impl MazeSpec {
    /// Its one-word form, be it valid or not.
    pub fn word(&self) -> String {
        let mut word = format!("{}x{}.{}.{}.", self.files, self.ranks, self.lives, self.pac);
        for ghost in self.ghosts {
            word += &ghost.map_or(NONE.to_owned(), |at| at.to_string());
        }
        word += ".";
        for pellet in &self.pellets {
            word += &pellet.to_string();
        }
        word += ".";
        for fence in &self.fences {
            word += &fence.to_string();
        }
        if self.fences.is_empty() {
            word += NONE;
        }
        word
    }

    /// Parses the one-word form of a maze that may not be valid.
    ///
    /// ```
    /// use rules::pacman::MazeSpec;
    ///
    /// let word = "4x4.3.a1.____..b2v";
    /// let spec = MazeSpec::from_word(word).unwrap();
    /// assert_eq!((spec.word().as_str(), spec.faults().len()), (word, 2));
    /// assert!(MazeSpec::from_word("4x4.3.a1").is_err());
    /// ```
    pub fn from_word(word: &str) -> Result<MazeSpec, MazeError> {
        tokens(word)?.spec()
    }
}

fn tokens(word: &str) -> Result<MazeTokens<'_>, MazeError> {
    let mut reader = Reader { word, at: 0 };
    let tokens = MazeTokens {
        size: Some(reader.take(3)?),
        lives: Some(reader.dot()?.take(1)?),
        pac: Some(reader.dot()?.take(2)?),
        ghosts: reader.dot()?.ghosts()?,
        pellets: reader.dot()?.list(2)?,
        fences: reader.dot()?.list(3)?,
        end: reader.location(),
    };
    if reader.at < word.len() {
        return Err(reader.location().error(MazeFault::Shape));
    }
    Ok(tokens)
}

struct Reader<'a> {
    word: &'a str,
    /// The offset in bytes. All text before it is ASCII, so this is also the column.
    at: usize,
}

impl<'a> Reader<'a> {
    fn location(&self) -> TextLocation {
        TextLocation { line: 1, column: self.at + 1 }
    }

    fn take(&mut self, len: usize) -> Result<MazeToken<'a>, MazeError> {
        let location = self.location();
        match self.word.get(self.at..self.at + len) {
            Some(text) if text.is_ascii() => {
                self.at += len;
                Ok(MazeToken { text, location })
            }
            _ => Err(location.error(MazeFault::Shape)),
        }
    }

    fn skip(&mut self, text: &str) -> bool {
        let found = self.word[self.at..].starts_with(text);
        if found {
            self.at += text.len();
        }
        found
    }

    fn dot(&mut self) -> Result<&mut Self, MazeError> {
        if self.skip(".") { Ok(self) } else { Err(self.location().error(MazeFault::Shape)) }
    }

    fn ghosts(&mut self) -> Result<[Option<MazeToken<'a>>; 4], MazeError> {
        let mut ghosts = [None; 4];
        for ghost in &mut ghosts {
            *ghost = if self.skip(NONE) { None } else { Some(self.take(2)?) };
        }
        Ok(ghosts)
    }

    /// Takes tokens of `len` characters up to the next dot or the end.
    fn list(&mut self, len: usize) -> Result<Vec<MazeToken<'a>>, MazeError> {
        let mut list = Vec::new();
        if !self.skip(NONE) {
            while self.at < self.word.len() && !self.word[self.at..].starts_with('.') {
                list.push(self.take(len)?);
            }
        }
        Ok(list)
    }
}
