use game::strip_byte_order_mark;

use super::{Board, BoardError, BoardFault, BoardSpec, DotKind, SquareKind, index};
use crate::mspacman::{Colour, die_face::WeightedFaces};
use crate::{Direction, Square};

/// The width of a square in the drawing: a wall and four characters.
const PITCH: usize = 5;

impl BoardSpec {
    /// Parses a board file that may break the rules of boards; [`Board::parse`] refuses those. Walls that
    /// make no difference are left out.
    pub fn parse(text: &str) -> Result<BoardSpec, BoardError> {
        BoardFile::read(text).map(|file| file.spec.without_redundant_walls())
    }

    /// The board as a file, which [`BoardSpec::parse`] reads.
    pub fn to_file_text(&self) -> String {
        let mut lines = vec![
            format!("spinner {}", self.spinner_text()),
            format!("die {}", self.die_text()),
            String::new(),
        ];
        for rank in (0..self.ranks).rev() {
            lines.push(self.wall_line(rank, Direction::North));
            lines.push(self.square_line(rank));
        }
        lines.push(self.wall_line(0, Direction::South));
        lines.join("\n") + "\n"
    }

    /// The line of walls above a rank or below it.
    fn wall_line(&self, rank: usize, side: Direction) -> String {
        let wall = |file| self.shows_wall(Square::new(file, rank), side);
        let walls = (0..self.files).map(|file| if wall(file) { "+----" } else { "+    " });
        walls.chain(["+"]).collect()
    }

    /// The line of the squares of a rank.
    fn square_line(&self, rank: usize) -> String {
        let wall = |file, side| {
            if self.shows_wall(Square::new(file, rank), side) { '|' } else { ' ' }
        };
        let squares = (0..self.files).map(|file| {
            let cell = cell_text(self.square_kind(Square::new(file, rank)));
            format!("{} {cell} ", wall(file, Direction::West))
        });
        let line: String = squares.collect();
        format!("{line}{}", wall(self.files - 1, Direction::East)).trim_end().to_owned()
    }
}

impl Board {
    /// Parses a board file: optional lines that begin with `name`, `author`, `note`, `spinner`,
    /// `die` or `#`, then the drawing. See `docs/boards.md`.
    pub fn parse(text: &str) -> Result<Board, BoardError> {
        let BoardFile { spec, name, first } = BoardFile::read(text)?;
        let ranks = spec.ranks;
        let board = Board::new(spec).map_err(|(square, fault)| {
            let (line, column) = square.map_or((first + 1, 1), |square| {
                let row = ranks - 1 - square.rank();
                (first + 2 * row + 2, PITCH * square.file() + 3)
            });
            BoardError { line, column, fault }
        })?;
        Ok(Board { name, ..board })
    }

    /// The board as a file, with its name.
    ///
    /// ```
    /// use rules::mspacman::Board;
    ///
    /// let board = Board::named("quarters").unwrap();
    /// let read = Board::parse(&board.to_file_text()).unwrap();
    /// assert_eq!((&read, read.name()), (&*board, board.name()));
    /// ```
    pub fn to_file_text(&self) -> String {
        let name = self.name.iter().map(|name| format!("name {name}\n"));
        name.chain([self.spec.to_file_text()]).collect()
    }
}

/// What a board file says.
struct BoardFile {
    spec: BoardSpec,
    name: Option<String>,
    /// The index of the top line of the drawing, from 0.
    first: usize,
}

impl BoardFile {
    fn read(text: &str) -> Result<BoardFile, BoardError> {
        let text = strip_byte_order_mark(text);
        let lines: Vec<Vec<char>> =
            text.lines().map(|line| line.trim_end().chars().collect()).collect();
        let first = lines.iter().position(|line| line.first() == Some(&'+'));
        let first = first.ok_or(BoardError { line: 1, column: 1, fault: BoardFault::NoDrawing })?;
        let spec = Drawing { rows: &lines[first..], first }.read()?;
        let mut file = BoardFile { spec, name: None, first };
        for (number, line) in text.lines().take(first).enumerate() {
            file.parse_header(line).map_err(|(column, fault)| BoardError {
                line: number + 1,
                column,
                fault,
            })?;
        }
        Ok(file)
    }

    /// Parses a line above the drawing. The error has its column.
    fn parse_header(&mut self, line: &str) -> Result<(), (usize, BoardFault)> {
        let column = |part: &str| {
            let before = part.as_ptr() as usize - line.as_ptr() as usize;
            line[..before].chars().count() + 1
        };
        let mut words = line.split_whitespace();
        let Some(key) = words.next().filter(|key| !key.starts_with('#')) else { return Ok(()) };
        let read = match key {
            "author" | "note" => return Ok(()),
            "name" => {
                let name = line.trim()[key.len()..].trim();
                if !is_name(name) {
                    return Err((column(key), BoardFault::BadName(name.to_owned())));
                }
                self.name = Some(name.to_owned());
                return Ok(());
            }
            "spinner" => WeightedFaces::read_spinner(words).map(|faces| self.spec.spinner = faces),
            "die" => WeightedFaces::read_die(words).map(|faces| self.spec.die = faces),
            _ => return Err((column(key), BoardFault::Header(key.to_owned()))),
        };
        read.map_err(|error| (column(error.word().unwrap_or(key)), error.into()))
    }
}

fn is_name(word: &str) -> bool {
    word.len() <= 32
        && word.starts_with(|c: char| c.is_ascii_alphabetic())
        && word.chars().all(|c| c.is_ascii_alphanumeric() || c == '-')
}

/// The lines of a file from the top of the drawing on, without trailing blanks.
struct Drawing<'a> {
    rows: &'a [Vec<char>],
    /// The index of the top line in the file, from 0.
    first: usize,
}

impl Drawing<'_> {
    fn read(&self) -> Result<BoardSpec, BoardError> {
        let (files, ranks) = self.size()?;
        let mut spec = BoardSpec::empty(files, ranks);
        for y in 0..=2 * ranks {
            for file in 0..=files {
                if y % 2 == 0 {
                    self.read_wall(&mut spec, file, y)?;
                } else {
                    self.read_square(&mut spec, file, y)?;
                }
            }
        }
        Ok(spec)
    }

    /// The numbers of files and ranks, if the outline is a rectangle of squares.
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

    /// Parses the `+` at the left of a file in a line of walls, and the wall to its right.
    fn read_wall(&self, spec: &mut BoardSpec, file: usize, y: usize) -> Result<(), BoardError> {
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
        if file < spec.files && y > 0 {
            spec.south_walls[index(Square::new(file, spec.ranks - y / 2))] = wall;
        }
        Ok(())
    }

    /// Parses the wall at the left of a file in a line of squares, and the square to its right.
    fn read_square(&self, spec: &mut BoardSpec, file: usize, y: usize) -> Result<(), BoardError> {
        let (x, rank) = (file * PITCH, spec.ranks - 1 - y / 2);
        let wall = match self.text(y, x, 1) {
            post if post == "|" => true,
            post if post == " " => false,
            post => return Err(self.error(y, x, BoardFault::BadWall(post))),
        };
        if file > 0 {
            spec.east_walls[index(Square::new(file - 1, rank))] = wall;
        }
        if file < spec.files {
            let text = self.text(y, x + 1, PITCH - 1);
            spec.kinds[index(Square::new(file, rank))] = parse_cell(&text)
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

fn parse_cell(text: &str) -> Option<SquareKind> {
    let text = text.strip_prefix(' ')?.strip_suffix(' ')?;
    match text {
        "##" => return Some(SquareKind::Solid),
        "EX" => return Some(SquareKind::Exit),
        _ => {}
    }
    let mut letters = text.chars();
    let (kind, colour) = (letters.next()?, Colour::from_letter(letters.next()?)?);
    let cell = match kind {
        '.' => SquareKind::Dot(colour, DotKind::Plain),
        '*' => SquareKind::Dot(colour, DotKind::Power),
        'o' => SquareKind::Dot(colour, DotKind::Circle),
        'G' => SquareKind::Home(colour),
        _ => return None,
    };
    letters.next().is_none().then_some(cell)
}

/// The two characters of a square, which [`parse_cell`] reads.
fn cell_text(kind: SquareKind) -> String {
    let (mark, colour) = match kind {
        SquareKind::Solid => return "##".to_owned(),
        SquareKind::Exit => return "EX".to_owned(),
        SquareKind::Dot(colour, DotKind::Plain) => ('.', colour),
        SquareKind::Dot(colour, DotKind::Power) => ('*', colour),
        SquareKind::Dot(colour, DotKind::Circle) => ('o', colour),
        SquareKind::Home(colour) => ('G', colour),
    };
    format!("{mark}{colour}")
}
