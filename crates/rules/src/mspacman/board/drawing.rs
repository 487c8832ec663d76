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
        let mut plan = drawing(&lines, first)?;
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

/// Reads the drawing whose top line is number `first`, counted from 0.
fn drawing(lines: &[Vec<char>], first: usize) -> Result<Plan, BoardError> {
    let error = |row: usize, column: usize, fault| {
        Err(BoardError { line: first + row + 1, column: column + 1, fault })
    };
    let rows = &lines[first..];
    let height = rows.iter().take_while(|row| !row.is_empty()).count();
    let width = rows[0].len();
    let (files, ranks) = (width / PITCH, height / 2);
    if files > Square::LIMIT || ranks > Square::LIMIT {
        return error(0, 0, BoardFault::TooLarge);
    }
    if width != files * PITCH + 1 || files == 0 {
        return error(0, width, BoardFault::Ragged);
    }
    if height != 2 * ranks + 1 || ranks == 0 {
        return error(height, 0, BoardFault::Ragged);
    }
    let after = |row: &Vec<char>| !row.is_empty() && row[0] != '#';
    if let Some(row) = rows[height..].iter().position(after) {
        return error(height + row, 0, BoardFault::AfterDrawing);
    }
    let mut plan = Plan::empty(files, ranks);
    for (y, row) in rows[..height].iter().enumerate() {
        if row.len() > width {
            return error(y, width, BoardFault::Ragged);
        }
        let text = |from: usize, len: usize| -> String {
            (from..from + len).map(|x| row.get(x).copied().unwrap_or(' ')).collect()
        };
        for file in 0..=files {
            let x = file * PITCH;
            let (post, square) = (text(x, 1), text(x + 1, PITCH - 1));
            let here = (file < files && y < 2 * ranks)
                .then(|| index(Square::new(file, ranks - 1 - y / 2)));
            if y % 2 == 0 {
                if post != "+" {
                    return error(y, x, BoardFault::BadWall(post));
                }
                let wall = match square.as_str() {
                    "----" => true,
                    "    " => false,
                    _ if file == files => false,
                    _ => return error(y, x + 1, BoardFault::BadWall(square)),
                };
                // The wall under a square is drawn on the line of the row below it.
                if file < files && y > 0 && y < 2 * ranks {
                    plan.south[index(Square::new(file, ranks - y / 2))] = wall;
                }
                continue;
            }
            let wall = match post.as_str() {
                "|" => true,
                " " => false,
                _ => return error(y, x, BoardFault::BadWall(post)),
            };
            if file > 0 && file < files {
                plan.east[index(Square::new(file - 1, ranks - 1 - y / 2))] = wall;
            }
            if let Some(here) = here {
                match cell(&square) {
                    Some(cell) => plan.cells[here] = cell,
                    None => {
                        return error(y, x + 1, BoardFault::BadCell(square.trim().to_owned()));
                    }
                }
            }
        }
    }
    Ok(plan)
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
