use super::build::Plan;
use super::{Board, BoardError, BoardFault, Cell, Dot, index};
use crate::Square;
use crate::mspacman::{Colour, face::Faces};

/// Each square takes four characters and the wall before it.
const PITCH: usize = 5;

impl Board {
    /// Reads the text of a board file: lines that begin with `name`, `author`, `note`, `spinner`,
    /// `die` or `#` if there are any, then the drawing. docs/boards.md describes it.
    pub fn parse(text: &str) -> Result<Board, BoardError> {
        let lines: Vec<Vec<char>> =
            text.lines().map(|line| line.trim_end().chars().collect()).collect();
        let first = lines.iter().position(|line| line.first() == Some(&'+'));
        let first = first.ok_or(BoardError { line: 1, column: 1, fault: BoardFault::NoDrawing })?;
        let mut plan = Drawing { rows: &lines[first..], first }.read()?;
        for (number, line) in text.lines().take(first).enumerate() {
            header(&mut plan, line).map_err(|(column, fault)| BoardError {
                line: number + 1,
                column,
                fault,
            })?;
        }
        let ranks = plan.ranks;
        Board::build(plan).map_err(|(square, fault)| {
            let (line, column) = square.map_or((first + 1, 1), |square| {
                let row = ranks - 1 - square.rank();
                (first + 2 * row + 2, PITCH * square.file() + 3)
            });
            BoardError { line, column, fault }
        })
    }
}

/// Takes in a line above the drawing; an error has its column.
fn header(plan: &mut Plan, line: &str) -> Result<(), (usize, BoardFault)> {
    let column = |part: &str| {
        let before = part.as_ptr() as usize - line.as_ptr() as usize;
        line[..before].chars().count() + 1
    };
    let mut words = line.split_whitespace();
    let Some(key) = words.next().filter(|key| !key.starts_with('#')) else { return Ok(()) };
    let (faces, flips, fewest) = match key {
        "author" | "note" => return Ok(()),
        "name" => {
            let name = line.trim()[key.len()..].trim();
            if !is_name(name) {
                return Err((column(key), BoardFault::BadName(name.to_owned())));
            }
            plan.name = Some(name.to_owned());
            return Ok(());
        }
        "spinner" => (&mut plan.spinner, false, 2),
        "die" => (&mut plan.die, true, 1),
        _ => return Err((column(key), BoardFault::Header(key.to_owned()))),
    };
    *faces = Faces::read(words).map_err(|bad| match bad {
        Some(word) => (column(word), BoardFault::BadFace(word.to_owned())),
        None => (column(key), BoardFault::FewFaces),
    })?;
    check(faces, flips, fewest).map_err(|fault| (column(key), fault))
}

fn is_name(word: &str) -> bool {
    word.len() <= 32
        && word.starts_with(|c: char| c.is_ascii_alphabetic())
        && word.chars().all(|c| c.is_ascii_alphanumeric() || c == '-')
}

/// Whether these can be the faces of a spinner (no flips, at least two) or a die.
pub(super) fn check(faces: &Faces, flips: bool, fewest: usize) -> Result<(), BoardFault> {
    if let Some((face, _)) = faces.list().iter().find(|(face, _)| face.flip && !flips) {
        return Err(BoardFault::BadFace(face.to_string()));
    }
    if faces.list().len() < fewest { Err(BoardFault::FewFaces) } else { Ok(()) }
}

/// The lines from the top of a drawing on, without blanks at their ends.
struct Drawing<'a> {
    rows: &'a [Vec<char>],
    /// The number of the top line, counted from 0.
    first: usize,
}

impl Drawing<'_> {
    fn read(&self) -> Result<Plan, BoardError> {
        let (files, ranks) = self.size()?;
        let mut plan = Plan::empty(files, ranks);
        for y in 0..=2 * ranks {
            for file in 0..=files {
                if y % 2 == 0 {
                    self.read_wall(&mut plan, file, y)?;
                } else {
                    self.read_square(&mut plan, file, y)?;
                }
            }
        }
        Ok(plan)
    }

    /// Files and ranks, once the outline is one.
    fn size(&self) -> Result<(usize, usize), BoardError> {
        let height = self.rows.iter().take_while(|row| !row.is_empty()).count();
        let width = self.rows[0].len();
        let (files, ranks) = (width / PITCH, height / 2);
        if files > Square::LIMIT || ranks > Square::LIMIT {
            return Err(self.error(0, 0, BoardFault::TooLarge));
        }
        if width != files * PITCH + 1 || files == 0 {
            return Err(self.error(0, width, BoardFault::Ragged));
        }
        if height != 2 * ranks + 1 || ranks == 0 {
            return Err(self.error(height, 0, BoardFault::Ragged));
        }
        if let Some(long) = self.rows[..height].iter().position(|row| row.len() > width) {
            return Err(self.error(long, width, BoardFault::Ragged));
        }
        let more = |row: &Vec<char>| !row.is_empty() && row[0] != '#';
        match self.rows[height..].iter().position(more) {
            Some(row) => Err(self.error(height + row, 0, BoardFault::AfterDrawing)),
            None => Ok((files, ranks)),
        }
    }

    /// The post at the left of a file on a line of walls, and the wall beside it.
    fn read_wall(&self, plan: &mut Plan, file: usize, y: usize) -> Result<(), BoardError> {
        let x = file * PITCH;
        let post = self.text(y, x, 1);
        if post != "+" {
            return Err(self.error(y, x, BoardFault::BadWall(post)));
        }
        let wall = match self.text(y, x + 1, PITCH - 1) {
            line if line == "----" => true,
            line if line == "    " => false,
            line => return Err(self.error(y, x + 1, BoardFault::BadWall(line))),
        };
        if file < plan.files && y > 0 {
            plan.south[index(Square::new(file, plan.ranks - y / 2))] = wall;
        }
        Ok(())
    }

    /// The wall at the left of a file on a line of squares, and the square beside it.
    fn read_square(&self, plan: &mut Plan, file: usize, y: usize) -> Result<(), BoardError> {
        let (x, rank) = (file * PITCH, plan.ranks - 1 - y / 2);
        let wall = match self.text(y, x, 1) {
            post if post == "|" => true,
            post if post == " " => false,
            post => return Err(self.error(y, x, BoardFault::BadWall(post))),
        };
        if file > 0 {
            plan.east[index(Square::new(file - 1, rank))] = wall;
        }
        if file < plan.files {
            let text = self.text(y, x + 1, PITCH - 1);
            plan.cells[index(Square::new(file, rank))] = cell(&text)
                .ok_or_else(|| self.error(y, x + 1, BoardFault::BadCell(text.trim().to_owned())))?;
        }
        Ok(())
    }

    fn text(&self, y: usize, x: usize, len: usize) -> String {
        (x..x + len).map(|x| self.rows[y].get(x).copied().unwrap_or(' ')).collect()
    }

    fn error(&self, y: usize, x: usize, fault: BoardFault) -> BoardError {
        BoardError { line: self.first + y + 1, column: x + 1, fault }
    }
}

fn cell(text: &str) -> Option<Cell> {
    let text = text.strip_prefix(' ')?.strip_suffix(' ')?;
    match text {
        "##" => return Some(Cell::Solid),
        "EX" => return Some(Cell::Exit),
        _ => {}
    }
    let mut letters = text.chars();
    let (kind, colour) = (letters.next()?, Colour::from_letter(letters.next()?)?);
    let cell = match kind {
        '.' => Cell::Dot(colour, Dot::Plain),
        '*' => Cell::Dot(colour, Dot::Power),
        'o' => Cell::Dot(colour, Dot::Circle),
        'G' => Cell::Home(colour),
        _ => return None,
    };
    letters.next().is_none().then_some(cell)
}
