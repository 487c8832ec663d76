//! Drawing a board: the widget, its layout on the screen and its parts.

mod canvas;
mod edges;
pub(crate) mod glyph;
mod layout;

use locale::{Mark, MarkKind};
use ratatui::buffer::Buffer;
use ratatui::style::Style;
use rules::{Fence, Square};
use view::{BoardView, CellKind, CellView, DotView, PieceMood, PieceView};

use self::canvas::BoardCanvas;
use self::edges::BoardEdges;
pub(crate) use self::layout::{BoardLayout, HitTarget};
use crate::theme::TerminalTheme;

/// A widget that draws a board: the position, and what is highlighted on it.
#[derive(Clone, Debug, Default)]
pub(crate) struct BoardWidget {
    pub(crate) view: BoardView,
    /// The square under the cursor.
    pub(crate) cursor: Option<Square>,
    /// Squares that the piece may go to next, marked `◇`.
    pub(crate) targets: Vec<Square>,
    /// Squares that a figure shows to be illegal, marked `✗`.
    pub(crate) forbidden: Vec<Square>,
    /// Squares that a figure is about, framed `⟨ ⟩`.
    pub(crate) highlighted: Vec<Square>,
    /// The path entered so far, its steps numbered.
    pub(crate) path: Vec<Square>,
    /// The squares of the last move.
    pub(crate) last_move: Vec<Square>,
    /// Fences that are not placed yet, and whether they would be legal.
    pub(crate) preview_fences: Vec<(Fence, bool)>,
    /// Whether to show the shortest path of each seat.
    pub(crate) show_paths: bool,
}

impl BoardWidget {
    /// Adds what a figure or a lesson marks.
    pub(crate) fn mark(&mut self, marks: &[Mark]) {
        for mark in marks {
            let squares: Vec<_> = mark.word.split('-').filter_map(Square::parse).collect();
            match (mark.kind, Fence::parse(&mark.word)) {
                (MarkKind::Highlight, _) => self.highlighted.extend(squares),
                (kind, Some(fence)) => self.preview_fences.push((fence, kind == MarkKind::Legal)),
                (MarkKind::Refused, None) => self.forbidden.extend(squares.last()),
                (MarkKind::Legal, None) => self.targets.extend(squares),
            }
        }
    }

    pub(crate) fn layout(&self, area: ratatui::layout::Rect) -> BoardLayout {
        let focus = self.cursor.or(self.path.last().copied());
        BoardLayout::fit(self.view.files, self.view.ranks, area, focus)
    }

    pub(crate) fn draw(&self, theme: TerminalTheme, layout: &BoardLayout, buffer: &mut Buffer) {
        let mut canvas = BoardCanvas { layout, buffer };
        self.draw_frame(theme, &mut canvas);
        for file in 0..self.view.files.into() {
            for rank in 0..self.view.ranks.into() {
                self.draw_square(Square::new(file, rank), theme, &mut canvas);
            }
        }
        BoardEdges::of(&self.view, &self.preview_fences).draw(theme, &mut canvas);
    }

    fn draw_frame(&self, theme: TerminalTheme, canvas: &mut BoardCanvas<'_>) {
        let layout = canvas.layout;
        let (left, top) = layout.square_origin(Square::new(0, usize::from(self.view.ranks) - 1));
        let (right, bottom) =
            layout.square_origin(Square::new(usize::from(self.view.files) - 1, 0));
        let (left, top) = (left - 1, top - 1);
        let (right, bottom) = (right + layout.square_width, bottom + layout.square_height);
        for x in left + 1..right {
            canvas.set(x, top, '─', theme.muted());
            canvas.set(x, bottom, '─', theme.muted());
        }
        for y in top + 1..bottom {
            canvas.set(left, y, '│', theme.muted());
            canvas.set(right, y, '│', theme.muted());
        }
        for (x, y, corner) in
            [(left, top, '┌'), (right, top, '┐'), (left, bottom, '└'), (right, bottom, '┘')]
        {
            canvas.set(x, y, corner, theme.muted());
        }
        for rank in 0..usize::from(self.view.ranks) {
            let (_, y) = layout.square_centre(Square::new(0, rank));
            for (x, digit) in format!("{:>2}", rank + 1).chars().enumerate() {
                canvas.set(left - 2 + x as i32, y, digit, theme.muted());
            }
        }
        for file in 0..usize::from(self.view.files) {
            let (x, _) = layout.square_centre(Square::new(file, 0));
            canvas.set(x, bottom + 1, (b'a' + file as u8) as char, theme.muted());
        }
    }

    fn draw_square(&self, square: Square, theme: TerminalTheme, canvas: &mut BoardCanvas<'_>) {
        let cell = self.view.cells.iter().find(|cell| cell.square == square);
        let piece = self.view.pieces.iter().rfind(|piece| piece.square == square);
        let solid = cell.is_some_and(|cell| cell.kind == CellKind::Solid);
        let goal = cell.filter(|cell| cell.kind == CellKind::Goal).and_then(|cell| cell.seat);
        let background = theme.background(goal);
        let (x, y) = canvas.layout.square_origin(square);
        for dx in 0..canvas.layout.square_width {
            for dy in 0..canvas.layout.square_height {
                canvas.set(x + dx, y + dy, if solid { '░' } else { ' ' }, background);
            }
        }
        if solid {
            return;
        }
        let (glyph, style) = self.content(square, cell, piece, theme);
        let (x, y) = canvas.layout.square_centre(square);
        canvas.set(x, y, glyph, background.patch(style));
        if self.cursor == Some(square) {
            canvas.set(x - 1, y, '[', background.patch(theme.cursor()));
            canvas.set(x + 1, y, ']', background.patch(theme.cursor()));
        } else if self.highlighted.contains(&square) {
            canvas.set(x - 1, y, '⟨', background.patch(theme.legal()));
            canvas.set(x + 1, y, '⟩', background.patch(theme.legal()));
        } else if self.last_move.contains(&square) {
            canvas.set(x - 1, y, '‹', background.patch(theme.muted()));
            canvas.set(x + 1, y, '›', background.patch(theme.muted()));
        } else if let Some(piece) = piece.filter(|piece| piece.mood == PieceMood::Frenzied) {
            canvas.set(x + 1, y, '!', background.patch(theme.piece(piece)));
        }
    }

    /// What is drawn in the centre of a square: a piece, else the path, else a highlight, else what is
    /// printed there.
    fn content(
        &self,
        square: Square,
        cell: Option<&CellView>,
        piece: Option<&PieceView>,
        theme: TerminalTheme,
    ) -> (char, Style) {
        if let Some(piece) = piece {
            return (glyph::of(piece), theme.piece(piece));
        }
        if let Some(step) = self.path.iter().rposition(|&on| on == square) {
            let digit = char::from_digit(step as u32 + 1, 36).unwrap_or('+');
            return (digit, theme.legal());
        }
        if self.targets.contains(&square) {
            return ('◇', theme.legal());
        }
        if self.forbidden.contains(&square) {
            return ('✗', theme.error());
        }
        let seat = cell.and_then(|cell| cell.seat).unwrap_or(0);
        match cell.map(|cell| (cell.kind, cell.dot)) {
            Some((CellKind::Exit, _)) => ('⇄', theme.muted()),
            Some((CellKind::Home, _)) => ('⌂', theme.seat(seat)),
            Some((_, Some(DotView::Power))) => ('◉', theme.dot()),
            Some((CellKind::Circle, Some(DotView::Plain))) => ('⊙', theme.seat(seat)),
            Some((CellKind::Circle, None)) => ('○', theme.faint()),
            Some((_, Some(DotView::Plain))) => ('•', theme.seat(seat)),
            _ => self.path_marker(square, theme).unwrap_or(('·', theme.faint())),
        }
    }

    /// The number of the seat whose shortest path leads over the square; `⁺` where there are several.
    fn path_marker(&self, square: Square, theme: TerminalTheme) -> Option<(char, Style)> {
        let hands = self.view.seats.iter().take(if self.show_paths { usize::MAX } else { 0 });
        let mut seats = hands.enumerate().filter(|(_, hand)| hand.shortest_path.contains(&square));
        let (seat, _) = seats.next()?;
        let shared = seats.next().is_some();
        let digit = if shared { '⁺' } else { ['¹', '²', '³', '⁴', '⁵'][seat.min(4)] };
        Some((digit, theme.seat(seat as u8 + 1)))
    }
}
