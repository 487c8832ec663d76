use ratatui::style::Style;
use rules::{Fence, Orientation, Square};
use view::BoardView;

use super::canvas::BoardCanvas;
use crate::theme::TerminalTheme;

/// The edges between the squares of a board: walls, fences and previews of fences.
pub(super) struct BoardEdges {
    /// The edge above each square, and the edge right of it.
    above: [[Edge; Square::LIMIT]; Square::LIMIT],
    right: [[Edge; Square::LIMIT]; Square::LIMIT],
    /// The centres of fences, each by the anchor of its fence: the lower left of the four squares that
    /// meet there.
    fence_centres: Vec<(Square, Orientation, Edge)>,
    files: usize,
    ranks: usize,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Edge {
    #[default]
    None,
    Wall,
    Fence,
    LegalPreview,
    IllegalPreview,
}

impl Edge {
    fn style(self, theme: TerminalTheme) -> Style {
        match self {
            Edge::None | Edge::Wall => theme.wall(),
            Edge::Fence => theme.fence(),
            Edge::LegalPreview => theme.legal(),
            Edge::IllegalPreview => theme.error(),
        }
    }

    fn glyph(self, lie: Orientation) -> char {
        match (self, lie) {
            (Edge::None, _) => ' ',
            (Edge::Wall, Orientation::Horizontal) => '─',
            (Edge::Wall, Orientation::Vertical) => '│',
            (Edge::Fence, Orientation::Horizontal) => '━',
            (Edge::Fence, Orientation::Vertical) => '┃',
            (Edge::LegalPreview | Edge::IllegalPreview, Orientation::Horizontal) => '╍',
            (Edge::LegalPreview | Edge::IllegalPreview, Orientation::Vertical) => '╏',
        }
    }
}

impl BoardEdges {
    pub(super) fn of(view: &BoardView, preview_fences: &[(Fence, bool)]) -> BoardEdges {
        let mut edges = BoardEdges {
            above: Default::default(),
            right: Default::default(),
            fence_centres: Vec::new(),
            files: view.files.into(),
            ranks: view.ranks.into(),
        };
        for wall in &view.walls {
            let side = if wall.above { &mut edges.above } else { &mut edges.right };
            side[wall.square.file()][wall.square.rank()] = Edge::Wall;
        }
        for &fence in &view.fences {
            edges.place_fence(fence, Edge::Fence);
        }
        for &(fence, legal) in preview_fences {
            edges.place_fence(fence, if legal { Edge::LegalPreview } else { Edge::IllegalPreview });
        }
        edges
    }

    fn place_fence(&mut self, fence: Fence, edge: Edge) {
        let (file, rank) = (fence.anchor.file(), fence.anchor.rank());
        match fence.orientation {
            Orientation::Horizontal => {
                self.above[file][rank] = edge;
                self.above[file + 1][rank] = edge;
            }
            Orientation::Vertical => {
                self.right[file][rank] = edge;
                self.right[file][rank + 1] = edge;
            }
        }
        self.fence_centres.push((fence.anchor, fence.orientation, edge));
    }

    pub(super) fn draw(&self, theme: TerminalTheme, canvas: &mut BoardCanvas<'_>) {
        for file in 0..self.files {
            for rank in 0..self.ranks {
                let (x, y) = canvas.layout.square_origin(Square::new(file, rank));
                if rank + 1 < self.ranks {
                    let edge = self.above[file][rank];
                    for dx in 0..canvas.layout.square_width {
                        let glyph = edge.glyph(Orientation::Horizontal);
                        canvas.set(x + dx, y - 1, glyph, edge.style(theme));
                    }
                }
                if file + 1 < self.files {
                    let edge = self.right[file][rank];
                    for dy in 0..canvas.layout.square_height {
                        let glyph = edge.glyph(Orientation::Vertical);
                        canvas.set(
                            x + canvas.layout.square_width,
                            y + dy,
                            glyph,
                            edge.style(theme),
                        );
                    }
                }
                if rank + 1 < self.ranks && file + 1 < self.files {
                    let junction = self.wall_junction(file, rank);
                    canvas.set(x + canvas.layout.square_width, y - 1, junction, theme.wall());
                }
            }
        }
        for &(anchor, lie, edge) in &self.fence_centres {
            let (x, y) = canvas.layout.square_origin(anchor);
            let glyph = if edge == Edge::IllegalPreview { '╳' } else { edge.glyph(lie) };
            canvas.set(x + canvas.layout.square_width, y - 1, glyph, edge.style(theme));
        }
    }

    /// The box-drawing character of the walls that meet at the upper right corner of a square.
    fn wall_junction(&self, file: usize, rank: usize) -> char {
        let arms = [
            self.above[file][rank],
            self.above[file + 1][rank],
            self.right[file][rank + 1],
            self.right[file][rank],
        ];
        let bit = |(nth, arm): (usize, &Edge)| usize::from(*arm == Edge::Wall) << nth;
        let mask: usize = arms.iter().enumerate().map(bit).sum();
        // Indexed by left 1, right 2, up 4, down 8.
        [' ', '╴', '╶', '─', '╵', '┘', '└', '┴', '╷', '┐', '┌', '┬', '│', '┤', '├', '┼'][mask]
    }
}
