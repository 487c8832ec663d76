use super::{Ghost, Position};
use crate::{Direction, Square};

impl Position {
    /// An ASCII diagram of the board, the highest rank first: `@` is PAC-MAN, a ghost is its first
    /// letter (`2` to `4` are that many ghosts on one square), `*` is a pellet, lines are fences.
    pub fn diagram(&self) -> String {
        let (files, ranks) = (self.maze.files(), self.maze.ranks());
        let mut lines = Vec::new();
        for rank in (0..ranks).rev() {
            lines.push(format!("   {}", self.edge(rank)));
            lines.push(format!("{:2} {}", rank + 1, self.row(rank)));
        }
        lines.push(format!("   {}", "+---".repeat(files) + "+"));
        let letters = (0..files).map(|file| format!("  {} ", (b'a' + file as u8) as char));
        lines.push(format!("   {}", letters.collect::<String>().trim_end()));
        lines.join("\n") + "\n"
    }

    /// The horizontal fences above a rank.
    fn edge(&self, rank: usize) -> String {
        let closed = |file: usize| {
            let square = Square::new(file, rank);
            self.maze.step(square, Direction::North).is_none()
        };
        let parts = (0..self.maze.files()).map(|file| if closed(file) { "+---" } else { "+   " });
        parts.collect::<String>() + "+"
    }

    /// The squares of a rank and the vertical fences between them.
    fn row(&self, rank: usize) -> String {
        let mut row = "|".to_owned();
        for file in 0..self.maze.files() {
            let square = Square::new(file, rank);
            let closed = self.maze.step(square, Direction::East).is_none();
            row.extend([' ', self.mark(square), ' ', if closed { '|' } else { ' ' }]);
        }
        row
    }

    fn mark(&self, square: Square) -> char {
        let here = |ghost: &Ghost| self.ghosts()[ghost.index()] == Some(square);
        let ghosts: Vec<_> = Ghost::ALL.into_iter().filter(here).collect();
        match ghosts[..] {
            _ if self.pac() == square => '@',
            [] if self.has_pellet(square) => '*',
            [] => '.',
            [Ghost::Blinky] => 'B',
            [Ghost::Inky] => 'I',
            [Ghost::Pinky] => 'P',
            [Ghost::Clyde] => 'C',
            ref more => (b'0' + more.len() as u8) as char,
        }
    }
}
