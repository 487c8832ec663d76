use ratatui::buffer::Buffer;
use ratatui::layout::Position;
use ratatui::style::Style;

use super::BoardLayout;

/// A drawing surface that clips everything to the board's part of the screen.
pub(super) struct BoardCanvas<'a> {
    pub(super) layout: &'a BoardLayout,
    pub(super) buffer: &'a mut Buffer,
}

impl BoardCanvas<'_> {
    /// Sets one character, if it lies within the board's area.
    pub(super) fn set(&mut self, x: i32, y: i32, glyph: char, style: Style) {
        let (Ok(x), Ok(y)) = (u16::try_from(x), u16::try_from(y)) else { return };
        let at = Position::new(x, y);
        if self.layout.area.contains(at)
            && let Some(cell) = self.buffer.cell_mut(at)
        {
            cell.set_char(glyph).set_style(style);
        }
    }
}
