use super::{Board, BoardError, BoardFault, BoardSpec, DotKind, SquareKind, index};
use crate::Square;
use crate::mspacman::{Colour, die_face::WeightedFaces};

impl Board {
    /// Parses the canonical one-word form: `9x9~cells~walls~spinner~die`. See `docs/boards.md`.
    pub fn from_word(word: &str) -> Result<Board, BoardError> {
        let (spec, columns) = read_word(word)?;
        let (files, ranks) = (spec.files, spec.ranks);
        Board::new(spec).map_err(|(square, fault)| {
            let column = square
                .map_or(0, |square| columns[(ranks - 1 - square.rank()) * files + square.file()]);
            BoardError { line: 1, column: column + 1, fault }
        })
    }
}

/// Parses the one-word form of a board, and returns the column of every square.
fn read_word(word: &str) -> Result<(BoardSpec, Vec<usize>), BoardError> {
    let error = |column: usize, fault| BoardError { line: 1, column: column + 1, fault };
    let mut at = 0;
    let mut parts = [(0, ""); 5];
    let mut fields = word.split('~');
    for part in &mut parts {
        let end = word.chars().count();
        let field = fields.next().ok_or_else(|| error(end, BoardFault::BadWord))?;
        *part = (at, field);
        at += field.chars().count() + 1;
    }
    if fields.next().is_some() {
        return Err(error(at - 1, BoardFault::BadWord));
    }
    let [(_, size), (cells_at, cells), (walls_at, walls), spinner, die] = parts;
    let (files, ranks) = size
        .split_once('x')
        .and_then(|(files, ranks)| Some((extent(files)?, extent(ranks)?)))
        .ok_or_else(|| error(0, BoardFault::BadWord))?;
    let mut spec = BoardSpec::empty(files, ranks);
    let mut columns =
        read_cells(&mut spec, cells).map_err(|(column, fault)| error(cells_at + column, fault))?;
    columns.iter_mut().for_each(|column| *column += cells_at);
    read_walls(&mut spec, walls).map_err(|column| error(walls_at + column, BoardFault::BadWord))?;
    let (at, faces) = spinner;
    spec.spinner =
        WeightedFaces::read_spinner(faces.split('.')).map_err(|fault| error(at, fault.into()))?;
    let (at, faces) = die;
    spec.die =
        WeightedFaces::read_die(faces.split('.')).map_err(|fault| error(at, fault.into()))?;
    Ok((spec, columns))
}

fn extent(digits: &str) -> Option<usize> {
    (1..=Square::LIMIT).find(|extent| extent.to_string() == digits)
}

/// The letter before that of the colour says what the square is; a plain dot has none.
const MARKS: [(char, Mark); 3] = [('p', Mark::Power), ('o', Mark::Circle), ('g', Mark::Home)];

#[derive(Clone, Copy, PartialEq)]
enum Mark {
    Plain,
    Power,
    Circle,
    Home,
}

/// Parses the cells, rank after rank from the top, and returns the column of every square.
fn read_cells(spec: &mut BoardSpec, text: &str) -> Result<Vec<usize>, (usize, BoardFault)> {
    let mut letters = text.chars().enumerate().peekable();
    let end = text.chars().count();
    let mut columns = Vec::new();
    for rank in (0..spec.ranks).rev() {
        for file in 0..spec.files {
            let Some((column, letter)) = letters.next() else {
                return Err((end, BoardFault::BadWord));
            };
            let mark = MARKS.into_iter().find(|&(mark, _)| mark == letter);
            let (kind, letter) = match mark {
                Some((_, kind)) => (kind, letters.next().map_or(' ', |(_, letter)| letter)),
                None => (Mark::Plain, letter),
            };
            let cell = match (kind, letter, Colour::from_letter(letter)) {
                (Mark::Plain, 's', _) => SquareKind::Solid,
                (Mark::Plain, 'x', _) => SquareKind::Exit,
                (Mark::Plain, _, Some(colour)) => SquareKind::Dot(colour, DotKind::Plain),
                (Mark::Power, _, Some(colour)) => SquareKind::Dot(colour, DotKind::Power),
                (Mark::Circle, _, Some(colour)) => SquareKind::Dot(colour, DotKind::Circle),
                (Mark::Home, _, Some(colour)) => SquareKind::Home(colour),
                _ => return Err((column, BoardFault::BadCell(letter.to_string()))),
            };
            spec.kinds[index(Square::new(file, rank))] = cell;
            columns.push(column);
        }
        match letters.next() {
            Some((_, '.')) if rank > 0 => {}
            None if rank == 0 => {}
            other => return Err((other.map_or(end, |(column, _)| column), BoardFault::BadWord)),
        }
    }
    Ok(columns)
}

/// Parses the walls: two bits per square from the top left, one for a wall to the east and one for
/// a wall to the south, in hexadecimal digits. The error is the column of an invalid, missing or
/// superfluous digit.
fn read_walls(spec: &mut BoardSpec, text: &str) -> Result<(), usize> {
    let squares = spec.files * spec.ranks;
    let digits = text
        .chars()
        .enumerate()
        .map(|(column, c)| c.to_digit(16).filter(|_| !c.is_ascii_uppercase()).ok_or(column))
        .collect::<Result<Vec<_>, _>>()?;
    if digits.len() != squares.div_ceil(2) {
        return Err(digits.len().min(squares.div_ceil(2)));
    }
    for nth in 0..squares {
        let (row, file) = (nth / spec.files, nth % spec.files);
        let bits = digits[nth / 2] >> if nth % 2 == 0 { 2 } else { 0 };
        let square = index(Square::new(file, spec.ranks - 1 - row));
        spec.east_walls[square] = bits & 2 != 0;
        spec.south_walls[square] = bits & 1 != 0;
    }
    Ok(())
}

impl BoardSpec {
    /// Parses the one-word form of a board that may break the rules of boards; [`Board::from_word`]
    /// refuses those. Walls that make no difference are left out.
    pub fn from_word(word: &str) -> Result<BoardSpec, BoardError> {
        read_word(word).map(|(spec, _)| spec.without_redundant_walls())
    }

    /// The one-word form, which [`BoardSpec::from_word`] parses. That of a [`Board`] is canonical.
    pub fn word(&self) -> String {
        let mut cells = String::new();
        let mut bits = Vec::new();
        for rank in (0..self.ranks).rev() {
            for file in 0..self.files {
                let square = index(Square::new(file, rank));
                push_cell(&mut cells, self.kinds[square]);
                bits.push(
                    u32::from(self.east_walls[square]) * 2 + u32::from(self.south_walls[square]),
                );
            }
            if rank > 0 {
                cells.push('.');
            }
        }
        let digit = |pair: &[u32]| pair[0] * 4 + pair.get(1).copied().unwrap_or(0);
        let walls: String =
            bits.chunks(2).filter_map(|pair| char::from_digit(digit(pair), 16)).collect();
        format!("{}x{}~{cells}~{walls}~{}~{}", self.files, self.ranks, self.spinner, self.die)
    }
}

fn push_cell(out: &mut String, cell: SquareKind) {
    let (kind, colour) = match cell {
        SquareKind::Solid => return out.push('s'),
        SquareKind::Exit => return out.push('x'),
        SquareKind::Home(colour) => (Mark::Home, colour),
        SquareKind::Dot(colour, DotKind::Plain) => (Mark::Plain, colour),
        SquareKind::Dot(colour, DotKind::Power) => (Mark::Power, colour),
        SquareKind::Dot(colour, DotKind::Circle) => (Mark::Circle, colour),
    };
    out.extend(MARKS.into_iter().find(|&(_, k)| k == kind).map(|(mark, _)| mark));
    out.push(colour.letter());
}
