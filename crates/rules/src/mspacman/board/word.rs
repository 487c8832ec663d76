use super::build::Plan;
use super::drawing::check;
use super::{Board, BoardError, BoardFault, Cell, Dot, index};
use crate::Square;
use crate::mspacman::{Colour, face::Faces};

impl Board {
    /// Reads a canonical word: `9x9~cells~walls~spinner~die`. docs/boards.md describes it.
    pub fn from_word(word: &str) -> Result<Board, BoardError> {
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
        let mut plan = Plan::empty(files, ranks);
        let places = read_cells(&mut plan, cells)
            .map_err(|(column, fault)| error(cells_at + column, fault))?;
        read_walls(&mut plan, walls)
            .map_err(|column| error(walls_at + column, BoardFault::BadWord))?;
        for (faces, (at, text), flips, fewest) in
            [(&mut plan.spinner, spinner, false, 2), (&mut plan.die, die, true, 1)]
        {
            *faces = Faces::read(text.split('.')).map_err(|bad| match bad {
                Some(face) => error(at, BoardFault::BadFace(face.to_owned())),
                None => error(at, BoardFault::FewFaces),
            })?;
            check(faces, flips, fewest).map_err(|fault| error(at, fault))?;
        }
        Board::build(plan).map_err(|(square, fault)| {
            let column = square.map_or(0, |square| {
                let place = (ranks - 1 - square.rank()) * files + square.file();
                cells_at + places[place]
            });
            error(column, fault)
        })
    }
}

fn extent(digits: &str) -> Option<usize> {
    (1..=Square::LIMIT).find(|extent| extent.to_string() == digits)
}

/// The letter before a colour's says what the square is; a plain dot has none.
const MARKS: [(char, Kind); 3] = [('p', Kind::Power), ('o', Kind::Circle), ('g', Kind::Home)];

#[derive(Clone, Copy, PartialEq)]
enum Kind {
    Plain,
    Power,
    Circle,
    Home,
}

/// Reads rank after rank from the top and returns the column of every square.
fn read_cells(plan: &mut Plan, text: &str) -> Result<Vec<usize>, (usize, BoardFault)> {
    let mut letters = text.chars().enumerate().peekable();
    let end = text.chars().count();
    let mut places = Vec::new();
    for rank in (0..plan.ranks).rev() {
        for file in 0..plan.files {
            let Some((column, letter)) = letters.next() else {
                return Err((end, BoardFault::BadWord));
            };
            let mark = MARKS.into_iter().find(|&(mark, _)| mark == letter);
            let (kind, letter) = match mark {
                Some((_, kind)) => (kind, letters.next().map_or(' ', |(_, letter)| letter)),
                None => (Kind::Plain, letter),
            };
            let cell = match (kind, letter, Colour::from_letter(letter)) {
                (Kind::Plain, 's', _) => Cell::Solid,
                (Kind::Plain, 'x', _) => Cell::Exit,
                (Kind::Plain, _, Some(colour)) => Cell::Dot(colour, Dot::Plain),
                (Kind::Power, _, Some(colour)) => Cell::Dot(colour, Dot::Power),
                (Kind::Circle, _, Some(colour)) => Cell::Dot(colour, Dot::Circle),
                (Kind::Home, _, Some(colour)) => Cell::Home(colour),
                _ => return Err((column, BoardFault::BadCell(letter.to_string()))),
            };
            plan.cells[index(Square::new(file, rank))] = cell;
            places.push(column);
        }
        match letters.next() {
            Some((_, '.')) if rank > 0 => {}
            None if rank == 0 => {}
            other => return Err((other.map_or(end, |(column, _)| column), BoardFault::BadWord)),
        }
    }
    Ok(places)
}

/// Two bits a square, from the top left: a wall to the east, a wall to the south. Four bits a
/// digit. The error is the column of a digit that is none, or where digits are missing or too many.
fn read_walls(plan: &mut Plan, text: &str) -> Result<(), usize> {
    let squares = plan.files * plan.ranks;
    let digits = text
        .chars()
        .enumerate()
        .map(|(column, c)| c.to_digit(16).filter(|_| !c.is_ascii_uppercase()).ok_or(column))
        .collect::<Result<Vec<_>, _>>()?;
    if digits.len() != squares.div_ceil(2) {
        return Err(digits.len().min(squares.div_ceil(2)));
    }
    for nth in 0..squares {
        let (row, file) = (nth / plan.files, nth % plan.files);
        let bits = digits[nth / 2] >> if nth % 2 == 0 { 2 } else { 0 };
        let square = index(Square::new(file, plan.ranks - 1 - row));
        plan.east[square] = bits & 2 != 0;
        plan.south[square] = bits & 1 != 0;
    }
    Ok(())
}

impl Plan {
    /// The canonical word: what [`Board::from_word`] reads.
    pub(super) fn word(&self) -> String {
        let mut cells = String::new();
        let mut bits = Vec::new();
        for rank in (0..self.ranks).rev() {
            for file in 0..self.files {
                let square = index(Square::new(file, rank));
                push_cell(&mut cells, self.cells[square]);
                bits.push(u32::from(self.east[square]) * 2 + u32::from(self.south[square]));
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

fn push_cell(out: &mut String, cell: Cell) {
    let (kind, colour) = match cell {
        Cell::Solid => return out.push('s'),
        Cell::Exit => return out.push('x'),
        Cell::Home(colour) => (Kind::Home, colour),
        Cell::Dot(colour, Dot::Plain) => (Kind::Plain, colour),
        Cell::Dot(colour, Dot::Power) => (Kind::Power, colour),
        Cell::Dot(colour, Dot::Circle) => (Kind::Circle, colour),
    };
    out.extend(MARKS.into_iter().find(|&(_, k)| k == kind).map(|(mark, _)| mark));
    out.push(colour.letter());
}
