use std::sync::{Arc, LazyLock};

use super::{Board, BoardError, BoardFault};

/// The files of the boards shipped with the program; each has the name of its board.
const FILES: [&str; 1] = [include_str!("../../../mazes/quarters.board")];

static SHIPPED: LazyLock<Vec<Arc<Board>>> = LazyLock::new(|| {
    let parse = |file| Arc::new(Board::parse(file).expect("a test reads every shipped board"));
    FILES.into_iter().map(parse).collect()
});

impl Board {
    /// The shipped boards, `quarters` first.
    pub fn shipped() -> &'static [Arc<Board>] {
        &SHIPPED
    }

    /// The shipped board of that name.
    pub fn named(name: &str) -> Option<Arc<Board>> {
        Board::shipped().iter().find(|board| board.name() == Some(name)).cloned()
    }

    /// The board with that name, one-word form or file text.
    pub fn resolve(text: &str) -> Result<Arc<Board>, BoardError> {
        if let Some(board) = Board::named(text) {
            return Ok(board);
        }
        let board = if text.trim().contains(char::is_whitespace) {
            Board::parse(text)?
        } else if text.contains('~') {
            Board::from_word(text)?
        } else {
            let names = Board::shipped().iter().filter_map(|board| board.name());
            let known = names.collect::<Vec<_>>().join(" ");
            let fault = BoardFault::Unknown { word: text.to_owned(), known };
            return Err(BoardError { line: 1, column: 1, fault });
        };
        Ok(board.same_shipped().cloned().unwrap_or_else(|| Arc::new(board)))
    }

    /// The board in the text of positions and links: its name if it is shipped, else its one-word
    /// form.
    pub fn reference(&self) -> &str {
        self.same_shipped().and_then(|board| board.name()).unwrap_or(self.word())
    }

    fn same_shipped(&self) -> Option<&'static Arc<Board>> {
        Board::shipped().iter().find(|shipped| ***shipped == *self)
    }
}
