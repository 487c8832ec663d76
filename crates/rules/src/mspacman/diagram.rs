use std::fmt::Write as _;

use game::Seat;

use super::{DotKind, Position, SquareKind};
use crate::{Direction, Square};

impl Position {
    /// An ASCII diagram of the position in the style of board files. `.` and `*` are a dot and a
    /// power dot, which disappear once eaten; `O` is a white circle with its dot, `o` one without.
    /// The letter of the area follows. In front is a piece: `@` is Ms. Pac-Man, a capital letter is
    /// a strong ghost, a small letter with `~` after the square is a weak one.
    pub fn diagram(&self) -> String {
        let (files, ranks) = (self.board.files(), self.board.ranks());
        let mut out = String::new();
        for rank in (0..ranks).rev() {
            self.wall_line(rank, Direction::North, &mut out);
            let _ = write!(out, "{:>2} ", rank + 1);
            for file in 0..files {
                let square = Square::new(file, rank);
                out.push(if self.board.spec().shows_wall(square, Direction::West) {
                    '|'
                } else {
                    ' '
                });
                self.draw_square(square, &mut out);
            }
            let last = Square::new(files - 1, rank);
            out.push_str(if self.board.spec().shows_wall(last, Direction::East) {
                "|\n"
            } else {
                "\n"
            });
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
            let wall = self.board.spec().shows_wall(Square::new(file, rank), side);
            out.push_str(if wall { "+----" } else { "+    " });
        }
        out.push_str("+\n");
    }

    fn draw_square(&self, square: Square, out: &mut String) {
        let ghost = Seat::all(4).find(|&seat| self.ghost(seat).is_some_and(|g| g.at == square));
        let letter = ghost.and_then(|seat| self.colour(seat)).map(|colour| colour.letter());
        let weak = ghost.and_then(|seat| self.ghost(seat)).is_some_and(|g| g.side.is_weak());
        let piece = match letter {
            _ if self.ms_pacman() == Some(square) => '@',
            Some(letter) if weak => letter,
            Some(letter) => letter.to_ascii_uppercase(),
            None => ' ',
        };
        let dot = self.has_dot(square);
        let (mark, area) = match self.board.square_kind(square) {
            SquareKind::Solid => ('#', '#'),
            SquareKind::Exit => ('E', 'X'),
            SquareKind::Home(colour) => ('G', colour.letter()),
            SquareKind::Dot(colour, DotKind::Circle) => {
                (if dot { 'O' } else { 'o' }, colour.letter())
            }
            SquareKind::Dot(colour, DotKind::Power) => {
                (if dot { '*' } else { ' ' }, colour.letter())
            }
            SquareKind::Dot(colour, DotKind::Plain) => {
                (if dot { '.' } else { ' ' }, colour.letter())
            }
        };
        let tail = if weak && piece != '@' { '~' } else { ' ' };
        out.extend([piece, mark, area, tail]);
    }
}
