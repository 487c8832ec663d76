use super::draft::{Draft, Place, Token};
use super::{Fault, Maze, MazeError};

/// Stands for a ghost that is not in the game, and for no fences at all.
const NONE: &str = "_";

impl Maze {
    /// The maze as one word of letters, digits, `.` and `_`, the same for every maze that plays
    /// alike: size, lives, PAC-MAN, ghosts, pellets and fences.
    pub fn word(&self) -> String {
        let plan = &self.plan;
        let mut word = format!("{}x{}.{}.{}.", plan.files, plan.ranks, plan.lives, plan.pac);
        for ghost in plan.ghosts {
            word += &ghost.map_or(NONE.to_owned(), |at| at.to_string());
        }
        word += ".";
        for pellet in &plan.pellets {
            word += &pellet.to_string();
        }
        word += ".";
        for fence in &plan.fences {
            word += &fence.to_string();
        }
        if plan.fences.is_empty() {
            word += NONE;
        }
        word
    }

    /// Reads the one-word form; pellets and fences may stand in any order. The line of an error
    /// is always 1.
    pub fn from_word(word: &str) -> Result<Maze, MazeError> {
        let mut reader = Reader { word, at: 0 };
        let draft = Draft {
            size: Some(reader.take(3)?),
            lives: Some(reader.dot()?.take(1)?),
            pac: Some(reader.dot()?.take(2)?),
            ghosts: reader.dot()?.ghosts()?,
            pellets: reader.dot()?.list(2)?,
            fences: reader.dot()?.list(3)?,
            end: reader.place(),
        };
        if reader.at < word.len() {
            return Err(reader.place().error(Fault::Shape));
        }
        draft.build()
    }
}

struct Reader<'a> {
    word: &'a str,
    /// In bytes; all that was read so far is ASCII, so the column follows from it.
    at: usize,
}

impl<'a> Reader<'a> {
    fn place(&self) -> Place {
        Place { line: 1, column: self.at + 1 }
    }

    fn take(&mut self, len: usize) -> Result<Token<'a>, MazeError> {
        let place = self.place();
        match self.word.get(self.at..self.at + len) {
            Some(text) if text.is_ascii() => {
                self.at += len;
                Ok(Token { text, place })
            }
            _ => Err(place.error(Fault::Shape)),
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
        if self.skip(".") { Ok(self) } else { Err(self.place().error(Fault::Shape)) }
    }

    fn ghosts(&mut self) -> Result<[Option<Token<'a>>; 4], MazeError> {
        let mut ghosts = [None; 4];
        for ghost in &mut ghosts {
            *ghost = if self.skip(NONE) { None } else { Some(self.take(2)?) };
        }
        Ok(ghosts)
    }

    /// Tokens of `len` characters up to the next dot or the end.
    fn list(&mut self, len: usize) -> Result<Vec<Token<'a>>, MazeError> {
        let mut list = Vec::new();
        if !self.skip(NONE) {
            while self.at < self.word.len() && !self.word[self.at..].starts_with('.') {
                list.push(self.take(len)?);
            }
        }
        Ok(list)
    }
}
