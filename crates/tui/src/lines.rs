use api::view::View;
use ratatui::style::Style;
use rules::{Fence, Lie, Square};

use crate::board::Pen;
use crate::theme::Theme;

/// What lies in the grooves of a board.
pub(crate) struct Lines {
    /// Above each square, and right of it.
    above: [[Line; Square::LIMIT]; Square::LIMIT],
    right: [[Line; Square::LIMIT]; Square::LIMIT],
    /// Where four squares meet, by the lower left of them: the fence whose middle is there.
    middles: Vec<(Square, Lie, Line)>,
    files: usize,
    ranks: usize,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Line {
    #[default]
    None,
    Wall,
    Fence,
    Open,
    Refused,
}

impl Line {
    fn style(self, theme: Theme) -> Style {
        match self {
            Line::None | Line::Wall => theme.wall(),
            Line::Fence => theme.fence(),
            Line::Open => theme.open(),
            Line::Refused => theme.refused(),
        }
    }

    fn glyph(self, lie: Lie) -> char {
        match (self, lie) {
            (Line::None, _) => ' ',
            (Line::Wall, Lie::Horizontal) => '─',
            (Line::Wall, Lie::Vertical) => '│',
            (Line::Fence, Lie::Horizontal) => '━',
            (Line::Fence, Lie::Vertical) => '┃',
            (Line::Open | Line::Refused, Lie::Horizontal) => '╍',
            (Line::Open | Line::Refused, Lie::Vertical) => '╏',
        }
    }
}

impl Lines {
    pub(crate) fn of(view: &View, ghosts: &[(Fence, bool)]) -> Lines {
        let mut lines = Lines {
            above: Default::default(),
            right: Default::default(),
            middles: Vec::new(),
            files: view.files.into(),
            ranks: view.ranks.into(),
        };
        for wall in &view.walls {
            let side = if wall.above { &mut lines.above } else { &mut lines.right };
            side[wall.square.file()][wall.square.rank()] = Line::Wall;
        }
        for &fence in &view.fences {
            lines.lay(fence, Line::Fence);
        }
        for &(fence, legal) in ghosts {
            lines.lay(fence, if legal { Line::Open } else { Line::Refused });
        }
        lines
    }

    fn lay(&mut self, fence: Fence, line: Line) {
        let (file, rank) = (fence.anchor.file(), fence.anchor.rank());
        match fence.lie {
            Lie::Horizontal => {
                self.above[file][rank] = line;
                self.above[file + 1][rank] = line;
            }
            Lie::Vertical => {
                self.right[file][rank] = line;
                self.right[file][rank + 1] = line;
            }
        }
        self.middles.push((fence.anchor, fence.lie, line));
    }

    pub(crate) fn draw(&self, theme: Theme, pen: &mut Pen<'_>) {
        for file in 0..self.files {
            for rank in 0..self.ranks {
                let (x, y) = pen.grid.corner(Square::new(file, rank));
                if rank + 1 < self.ranks {
                    let line = self.above[file][rank];
                    for dx in 0..pen.grid.width {
                        let glyph = line.glyph(Lie::Horizontal);
                        pen.put(x + dx, y - 1, glyph, line.style(theme));
                    }
                }
                if file + 1 < self.files {
                    let line = self.right[file][rank];
                    for dy in 0..pen.grid.height {
                        let glyph = line.glyph(Lie::Vertical);
                        pen.put(x + pen.grid.width, y + dy, glyph, line.style(theme));
                    }
                }
                if rank + 1 < self.ranks && file + 1 < self.files {
                    let joint = self.joint(file, rank);
                    pen.put(x + pen.grid.width, y - 1, joint, theme.wall());
                }
            }
        }
        for &(anchor, lie, line) in &self.middles {
            let (x, y) = pen.grid.corner(anchor);
            let glyph = if line == Line::Refused { '╳' } else { line.glyph(lie) };
            pen.put(x + pen.grid.width, y - 1, glyph, line.style(theme));
        }
    }

    /// How the walls around the upper right corner of a square meet.
    fn joint(&self, file: usize, rank: usize) -> char {
        let arms = [
            self.above[file][rank],
            self.above[file + 1][rank],
            self.right[file][rank + 1],
            self.right[file][rank],
        ];
        let bit = |(nth, arm): (usize, &Line)| usize::from(*arm == Line::Wall) << nth;
        let mask: usize = arms.iter().enumerate().map(bit).sum();
        // By left 1, right 2, up 4, down 8.
        [' ', '╴', '╶', '─', '╵', '┘', '└', '┴', '╷', '┐', '┌', '┬', '│', '┤', '├', '┼'][mask]
    }
}
