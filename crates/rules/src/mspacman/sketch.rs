use std::fmt::Write as _;

use game::Seat;

use super::{Cell, Dot, Position};
use crate::{Direction, Square};

impl Position {
    /// Draws the position as text, as board files are drawn: `.`, `*` and `o` are dots, power dots
    /// and white circles, with the letter of their area; a mark is gone once its dot is (a circle
    /// stays, as `O` before and `o` after). Before them stands a piece: `@` is Ms. Pac-Man, a
    /// capital letter a strong ghost, `A`, a small letter and `~` a weak one.
    pub fn sketch(&self) -> String {
        let (files, ranks) = (self.board.files(), self.board.ranks());
        let mut out = String::new();
        for rank in (0..ranks).rev() {
            self.wall_line(rank, Direction::North, &mut out);
            let _ = write!(out, "{:>2} ", rank + 1);
            for file in 0..files {
                let square = Square::new(file, rank);
                out.push(if self.wall(square, Direction::West) { '|' } else { ' ' });
                self.draw_square(square, &mut out);
            }
            let last = Square::new(files - 1, rank);
            out.push_str(if self.wall(last, Direction::East) { "|\n" } else { "\n" });
        }
        self.wall_line(0, Direction::South, &mut out);
        out.push_str("  ");
        for file in 0..files {
            let _ = write!(out, "    {}", (b'a' + file as u8) as char);
        }
        out.push('\n');
        out.lines().map(|line| format!("{}\n", line.trim_end())).collect()
    }

    fn wall_line(&self, rank: usize, side: Direction, out: &mut String) {
        out.push_str("   ");
        for file in 0..self.board.files() {
            let wall = self.wall(Square::new(file, rank), side);
            out.push_str(if wall { "+----" } else { "+    " });
        }
        out.push_str("+\n");
    }

    /// Whether a wall is drawn: none between two solid squares, and none outside an exit.
    fn wall(&self, square: Square, side: Direction) -> bool {
        let board = &self.board;
        let solid = |square| board.cell(square) == Cell::Solid;
        match square.step(side, board.files(), board.ranks()) {
            None => board.cell(square) != Cell::Exit,
            Some(next) if solid(square) || solid(next) => solid(square) != solid(next),
            Some(next) => {
                !board.near(square).contains(&next) && !board.near(next).contains(&square)
            }
        }
    }

    fn draw_square(&self, square: Square, out: &mut String) {
        let ghost = Seat::all(4).find(|&seat| self.ghost(seat).is_some_and(|g| g.at == square));
        let letter = ghost.and_then(|seat| self.colour(seat)).map(|colour| colour.letter());
        let weak = ghost.and_then(|seat| self.ghost(seat)).is_some_and(|g| g.side.is_weak());
        let piece = match letter {
            _ if self.lady() == Some(square) => '@',
            Some(letter) if weak => letter,
            Some(letter) => letter.to_ascii_uppercase(),
            None => ' ',
        };
        let dot = self.has_dot(square);
        let (mark, area) = match self.board.cell(square) {
            Cell::Solid => ('#', '#'),
            Cell::Exit => ('E', 'X'),
            Cell::Home(colour) => ('G', colour.letter()),
            Cell::Dot(colour, Dot::Circle) => (if dot { 'O' } else { 'o' }, colour.letter()),
            Cell::Dot(colour, Dot::Power) => (if dot { '*' } else { ' ' }, colour.letter()),
            Cell::Dot(colour, Dot::Plain) => (if dot { '.' } else { ' ' }, colour.letter()),
        };
        let tail = if weak && piece != '@' { '~' } else { ' ' };
        out.extend([piece, mark, area, tail]);
    }
}
