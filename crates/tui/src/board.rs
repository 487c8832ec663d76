use api::view::{Cell, CellKind, Dot, Mood, Piece, View};
use ratatui::buffer::Buffer;
use ratatui::style::Style;
use rules::{Fence, Square};

use crate::grid::Grid;
use crate::theme::Theme;
use crate::{glyph, lines};

/// A board as it is to be drawn: what stands on it, and what is pointed out.
#[derive(Clone, Debug, Default)]
pub(crate) struct Picture {
    pub(crate) view: View,
    /// The square under the cursor.
    pub(crate) cursor: Option<Square>,
    /// Squares a piece may go to next.
    pub(crate) targets: Vec<Square>,
    /// Squares the rules keep a piece from.
    pub(crate) crossed: Vec<Square>,
    /// The squares of a move that is being made, in order.
    pub(crate) path: Vec<Square>,
    /// The squares of the last move.
    pub(crate) last: Vec<Square>,
    /// Fences that do not stand there yet, and whether they may.
    pub(crate) ghosts: Vec<(Fence, bool)>,
    /// Whether to show everybody's shortest way.
    pub(crate) ways: bool,
}

impl Picture {
    pub(crate) fn grid(&self, area: ratatui::layout::Rect) -> Grid {
        let focus = self.cursor.or(self.path.last().copied());
        Grid::fit(self.view.files, self.view.ranks, area, focus)
    }

    pub(crate) fn draw(&self, theme: Theme, grid: &Grid, buffer: &mut Buffer) {
        let mut pen = Pen { grid, buffer };
        self.frame(theme, &mut pen);
        for file in 0..self.view.files.into() {
            for rank in 0..self.view.ranks.into() {
                self.square(Square::new(file, rank), theme, &mut pen);
            }
        }
        lines::Lines::of(&self.view, &self.ghosts).draw(theme, &mut pen);
    }

    fn frame(&self, theme: Theme, pen: &mut Pen<'_>) {
        let grid = pen.grid;
        let (left, top) = grid.corner(Square::new(0, usize::from(self.view.ranks) - 1));
        let (right, bottom) = grid.corner(Square::new(usize::from(self.view.files) - 1, 0));
        let (left, top) = (left - 1, top - 1);
        let (right, bottom) = (right + grid.width, bottom + grid.height);
        for x in left + 1..right {
            pen.put(x, top, '─', theme.quiet());
            pen.put(x, bottom, '─', theme.quiet());
        }
        for y in top + 1..bottom {
            pen.put(left, y, '│', theme.quiet());
            pen.put(right, y, '│', theme.quiet());
        }
        for (x, y, corner) in
            [(left, top, '┌'), (right, top, '┐'), (left, bottom, '└'), (right, bottom, '┘')]
        {
            pen.put(x, y, corner, theme.quiet());
        }
        for rank in 0..usize::from(self.view.ranks) {
            let (_, y) = grid.middle(Square::new(0, rank));
            for (x, digit) in format!("{:>2}", rank + 1).chars().enumerate() {
                pen.put(left - 2 + x as i32, y, digit, theme.quiet());
            }
        }
        for file in 0..usize::from(self.view.files) {
            let (x, _) = grid.middle(Square::new(file, 0));
            pen.put(x, bottom + 1, (b'a' + file as u8) as char, theme.quiet());
        }
    }

    fn square(&self, square: Square, theme: Theme, pen: &mut Pen<'_>) {
        let cell = self.view.cells.iter().find(|cell| cell.square == square);
        let piece = self.view.pieces.iter().rfind(|piece| piece.square == square);
        let solid = cell.is_some_and(|cell| cell.kind == CellKind::Solid);
        let goal = cell.filter(|cell| cell.kind == CellKind::Goal).and_then(|cell| cell.seat);
        let ground = theme.ground(goal);
        let (x, y) = pen.grid.corner(square);
        for dx in 0..pen.grid.width {
            for dy in 0..pen.grid.height {
                pen.put(x + dx, y + dy, if solid { '░' } else { ' ' }, ground);
            }
        }
        if solid {
            return;
        }
        let (glyph, style) = self.content(square, cell, piece, theme);
        let (x, y) = pen.grid.middle(square);
        pen.put(x, y, glyph, ground.patch(style));
        if self.cursor == Some(square) {
            pen.put(x - 1, y, '[', ground.patch(theme.cursor()));
            pen.put(x + 1, y, ']', ground.patch(theme.cursor()));
        } else if self.last.contains(&square) {
            pen.put(x - 1, y, '‹', ground.patch(theme.quiet()));
            pen.put(x + 1, y, '›', ground.patch(theme.quiet()));
        } else if let Some(piece) = piece.filter(|piece| piece.mood == Mood::Frenzied) {
            pen.put(x + 1, y, '!', ground.patch(theme.piece(piece)));
        }
    }

    /// What stands in the middle of a square: the first thing that has something to say.
    fn content(
        &self,
        square: Square,
        cell: Option<&Cell>,
        piece: Option<&Piece>,
        theme: Theme,
    ) -> (char, Style) {
        if let Some(piece) = piece {
            return (glyph::of(piece), theme.piece(piece));
        }
        if let Some(step) = self.path.iter().rposition(|&on| on == square) {
            let digit = char::from_digit(step as u32 + 1, 36).unwrap_or('+');
            return (digit, theme.open());
        }
        if self.targets.contains(&square) {
            return ('◇', theme.open());
        }
        if self.crossed.contains(&square) {
            return ('✗', theme.refused());
        }
        let seat = cell.and_then(|cell| cell.seat).unwrap_or(0);
        match cell.map(|cell| (cell.kind, cell.dot)) {
            Some((CellKind::Exit, _)) => ('⇄', theme.quiet()),
            Some((CellKind::Home, _)) => ('⌂', theme.seat(seat)),
            Some((_, Some(Dot::Power))) => ('◉', theme.dot()),
            Some((CellKind::Circle, Some(Dot::Plain))) => ('⊙', theme.seat(seat)),
            Some((CellKind::Circle, None)) => ('○', theme.faint()),
            Some((_, Some(Dot::Plain))) => ('•', theme.seat(seat)),
            _ => self.way(square, theme).unwrap_or(('·', theme.faint())),
        }
    }

    /// The number of a seat whose shortest way leads over the square.
    fn way(&self, square: Square, theme: Theme) -> Option<(char, Style)> {
        let hands = self.view.seats.iter().take(if self.ways { usize::MAX } else { 0 });
        let mut ways = hands.enumerate().filter(|(_, hand)| hand.way.contains(&square));
        let (seat, _) = ways.next()?;
        let shared = ways.next().is_some();
        let digit = if shared { '⁺' } else { ['¹', '²', '³', '⁴', '⁵'][seat.min(4)] };
        Some((digit, theme.seat(seat as u8 + 1)))
    }
}

/// Writes on the screen, and only on the board's part of it.
pub(crate) struct Pen<'a> {
    pub(crate) grid: &'a Grid,
    pub(crate) buffer: &'a mut Buffer,
}

impl Pen<'_> {
    pub(crate) fn put(&mut self, x: i32, y: i32, glyph: char, style: Style) {
        let (Ok(x), Ok(y)) = (u16::try_from(x), u16::try_from(y)) else { return };
        let at = ratatui::layout::Position::new(x, y);
        if self.grid.area.contains(at)
            && let Some(cell) = self.buffer.cell_mut(at)
        {
            cell.set_char(glyph).set_style(style);
        }
    }
}
