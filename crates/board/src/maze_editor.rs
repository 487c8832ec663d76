use game::Reason;
use rules::pacman::{Maze, MazeFault, MazeSpec, Piece};
use rules::{Fence, Square};

/// The editor of a maze: pieces are picked up and put down, pellets and fences come and go with a tap, each with
/// its mirror images. Nothing but a fence across another is prevented; what the rules say against the maze is told
/// at its place.
#[derive(Clone, Debug, PartialEq)]
pub struct MazeEditor {
    spec: MazeSpec,
    /// The piece that is picked up.
    pub selected: Option<Piece>,
    /// The symmetry that pellets and fences are drawn with.
    pub symmetry: MazeSymmetry,
    /// The maze before each change, the last one at the end.
    past: Vec<MazeSpec>,
    /// The maze before each change that was undone.
    future: Vec<MazeSpec>,
}

/// How a maze is mirrored while it is drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum MazeSymmetry {
    /// Not at all.
    #[default]
    None,
    /// Left and right are alike.
    LeftRight,
    /// Above and below are alike.
    AboveBelow,
    /// The maze looks the same after half a turn.
    HalfTurn,
    /// All four quarters are alike.
    Quarters,
}

/// What a rule says against a maze, and where.
#[derive(Clone, Debug, PartialEq)]
pub struct MazeProblem {
    /// The square it is about, if it is about one.
    pub square: Option<Square>,
    /// What is wrong there.
    pub reason: Reason,
}

/// Changes that can be undone.
const MAX_PAST: usize = 200;

impl MazeSymmetry {
    /// Every symmetry.
    pub const ALL: [MazeSymmetry; 5] = [
        MazeSymmetry::None,
        MazeSymmetry::LeftRight,
        MazeSymmetry::AboveBelow,
        MazeSymmetry::HalfTurn,
        MazeSymmetry::Quarters,
    ];

    /// The word for it, which is part of the key of its translated name.
    pub const fn word(self) -> &'static str {
        match self {
            MazeSymmetry::None => "none",
            MazeSymmetry::LeftRight => "left-right",
            MazeSymmetry::AboveBelow => "above-below",
            MazeSymmetry::HalfTurn => "half-turn",
            MazeSymmetry::Quarters => "quarters",
        }
    }

    /// Where a place, as file and rank below these limits, and its images are.
    fn images(self, (file, rank): (usize, usize), (files, ranks): (usize, usize)) -> Vec<Square> {
        let (across, down) = (files - 1 - file, ranks - 1 - rank);
        let places = match self {
            MazeSymmetry::None => vec![],
            MazeSymmetry::LeftRight => vec![(across, rank)],
            MazeSymmetry::AboveBelow => vec![(file, down)],
            MazeSymmetry::HalfTurn => vec![(across, down)],
            MazeSymmetry::Quarters => vec![(across, rank), (file, down), (across, down)],
        };
        let mut images = vec![Square::new(file, rank)];
        for (file, rank) in places {
            let image = Square::new(file, rank);
            if !images.contains(&image) {
                images.push(image);
            }
        }
        images
    }
}

impl MazeEditor {
    /// An editor that begins with this maze.
    pub fn new(maze: &Maze) -> MazeEditor {
        MazeEditor {
            spec: maze.spec().clone(),
            selected: None,
            symmetry: MazeSymmetry::None,
            past: Vec::new(),
            future: Vec::new(),
        }
    }

    /// The maze as it is drawn, be it valid or not.
    pub fn spec(&self) -> &MazeSpec {
        &self.spec
    }

    /// The maze, if no rule speaks against it.
    pub fn maze(&self) -> Option<Maze> {
        Maze::new(self.spec.clone()).ok()
    }

    /// What the rules say against the maze.
    pub fn problems(&self) -> Vec<MazeProblem> {
        self.spec.faults().into_iter().map(|(_, fault)| problem(fault)).collect()
    }

    /// Picks a piece up, or puts it back where it was.
    pub fn toggle_selection(&mut self, piece: Piece) {
        self.selected = (self.selected != Some(piece)).then_some(piece);
    }

    /// A square was tapped: the piece in hand is put there; without one the piece there is picked up, or a pellet
    /// comes or goes with its images.
    pub fn tap_square(&mut self, square: Square) {
        let here = Piece::ALL.into_iter().find(|&piece| self.square_of(piece) == Some(square));
        match self.selected.take() {
            Some(piece) if here == Some(piece) => {}
            Some(piece) => self.change(|spec| put(spec, piece, Some(square))),
            None => match here {
                Some(piece) => self.selected = Some(piece),
                None => self.toggle_pellet(square),
            },
        }
    }

    fn toggle_pellet(&mut self, square: Square) {
        let limits = (self.spec.files, self.spec.ranks);
        let images = self.symmetry.images((square.file(), square.rank()), limits);
        let taken: Vec<_> =
            Piece::ALL.into_iter().filter_map(|piece| self.square_of(piece)).collect();
        self.change(|spec| {
            let removes = spec.pellets.contains(&square);
            spec.pellets.retain(|pellet| !images.contains(pellet));
            if !removes {
                spec.pellets.extend(images.iter().filter(|image| !taken.contains(image)));
            }
        });
    }

    /// A slot was tapped: its fence comes or goes with its images. Fences across it go.
    pub fn tap_slot(&mut self, fence: Fence) {
        let limits = (self.spec.files - 1, self.spec.ranks - 1);
        let anchors = self.symmetry.images((fence.anchor.file(), fence.anchor.rank()), limits);
        let images = anchors.into_iter().map(|anchor| Fence { anchor, ..fence });
        self.change(|spec| {
            let removes = spec.fences.contains(&fence);
            for image in images {
                let across: Vec<_> = spec.fences_in_the_way(image).collect();
                spec.fences.retain(|other| *other != image && (removes || !across.contains(other)));
                if !removes {
                    spec.fences.push(image);
                }
            }
        });
    }

    /// Takes the ghost in hand out of the game. PAC-MAN stays.
    pub fn remove_selected(&mut self) {
        if let Some(piece @ Piece::Ghost(_)) = self.selected.take() {
            self.change(|spec| put(spec, piece, None));
        }
    }

    /// Makes the board larger or smaller. Fences and pellets that are no longer on it go; pieces come to its edge.
    pub fn resize(&mut self, files: usize, ranks: usize) {
        let sides = Maze::MIN_SIDE..=Maze::MAX_SIDE;
        if !sides.contains(&files) || !sides.contains(&ranks) {
            return;
        }
        let within = |square: Square| {
            Square::new(square.file().min(files - 1), square.rank().min(ranks - 1))
        };
        self.change(|spec| {
            (spec.files, spec.ranks) = (files, ranks);
            spec.pac = within(spec.pac);
            spec.ghosts = spec.ghosts.map(|ghost| ghost.map(within));
            spec.pellets.retain(|&pellet| within(pellet) == pellet);
            spec.fences
                .retain(|fence| fence.anchor.file() + 1 < files && fence.anchor.rank() + 1 < ranks);
        });
    }

    /// Gives PAC-MAN that many lives.
    pub fn set_lives(&mut self, lives: u8) {
        self.change(|spec| spec.lives = lives.clamp(1, MazeSpec::MAX_LIVES));
    }

    /// Takes all fences away.
    pub fn clear_fences(&mut self) {
        self.change(|spec| spec.fences.clear());
    }

    /// Goes on with another maze, which can be undone.
    pub fn replace(&mut self, maze: &Maze) {
        self.selected = None;
        self.change(|spec| *spec = maze.spec().clone());
    }

    /// Whether there is a change to undo.
    pub fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    /// Whether there is a change to make again.
    pub fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }

    /// Takes the last change back.
    pub fn undo(&mut self) {
        if let Some(before) = self.past.pop() {
            self.future.push(std::mem::replace(&mut self.spec, before));
            self.selected = None;
        }
    }

    /// Makes the change again that was undone last.
    pub fn redo(&mut self) {
        if let Some(after) = self.future.pop() {
            self.past.push(std::mem::replace(&mut self.spec, after));
            self.selected = None;
        }
    }

    /// The square where a piece starts; `None` for a ghost that is not in the game.
    pub fn square_of(&self, piece: Piece) -> Option<Square> {
        match piece {
            Piece::Pac => Some(self.spec.pac),
            Piece::Ghost(ghost) => self.spec.ghosts[ghost.index()],
        }
    }

    /// Changes the maze; what changes nothing is not there to be undone.
    fn change(&mut self, change: impl FnOnce(&mut MazeSpec)) {
        let before = self.spec.clone();
        change(&mut self.spec);
        if self.spec != before {
            self.past.push(before);
            if self.past.len() > MAX_PAST {
                self.past.remove(0);
            }
            self.future.clear();
        }
    }
}

fn put(spec: &mut MazeSpec, piece: Piece, square: Option<Square>) {
    match (piece, square) {
        (Piece::Pac, Some(square)) => spec.pac = square,
        (Piece::Pac, None) => {}
        (Piece::Ghost(ghost), square) => spec.ghosts[ghost.index()] = square,
    }
}

/// A fault of a drawn maze in words that need no line of a file.
///
/// | key | rule | args |
/// | --- | --- | --- |
/// | `workshop-taken` | P02 | `square`, `by` (a term) |
/// | `workshop-no-ghost` | P02 | |
/// | `workshop-no-pellet` | P02 | |
/// | `workshop-pellets` | P02 | `square`: the fifth of at most four |
/// | `workshop-unreachable` | P02 | `square` of a pellet |
/// | `workshop-broken` | P02 | what an editor does not let happen |
fn problem(fault: MazeFault) -> MazeProblem {
    let new = |key| Reason::new(key, "P02");
    let at = |square: Square, key| MazeProblem {
        square: Some(square),
        reason: new(key).text("square", square),
    };
    match fault {
        MazeFault::Taken { square, by } => {
            let MazeProblem { square, reason } = at(square, "workshop-taken");
            MazeProblem { square, reason: reason.term("by", by.term()) }
        }
        MazeFault::TooManyPellets(square) => at(square, "workshop-pellets"),
        MazeFault::Unreachable(square) => at(square, "workshop-unreachable"),
        MazeFault::NoGhost => MazeProblem { square: None, reason: new("workshop-no-ghost") },
        MazeFault::NoPellet => MazeProblem { square: None, reason: new("workshop-no-pellet") },
        _ => MazeProblem { square: None, reason: new("workshop-broken") },
    }
}

#[cfg(test)]
mod tests {
    use game::Random;

    use super::*;

    fn editor(word: &str) -> MazeEditor {
        MazeEditor::new(&Maze::resolve(word).unwrap())
    }

    /// Taps squares, slots and pieces of the tray one after another.
    fn draw(editor: &mut MazeEditor, taps: &str) {
        for word in taps.split(' ') {
            match (Fence::parse(word), Square::parse(word), Piece::parse(word)) {
                (Some(fence), ..) => editor.tap_slot(fence),
                (_, Some(square), _) => editor.tap_square(square),
                (_, _, Some(piece)) => editor.toggle_selection(piece),
                _ => editor.remove_selected(),
            }
        }
    }

    fn word(editor: &MazeEditor) -> String {
        editor.maze().map_or("none".to_owned(), |maze| maze.word())
    }

    const PLAIN: &str = "5x5.2.c3.c5___.a1._";

    #[test]
    fn pieces_pellets_and_fences_are_drawn_by_taps() {
        let mut editor = editor(PLAIN);
        draw(&mut editor, "c3 b3 inky e1 e5 b2h");
        assert_eq!(word(&editor), "5x5.2.b3.c5e1__.a1e5.b2h");
        draw(&mut editor, "e5 b2h inky off pac off");
        assert_eq!(word(&editor), "5x5.2.b3.c5___.a1._", "PAC-MAN cannot leave");
    }

    #[test]
    fn fences_across_a_new_one_go() {
        let mut editor = editor(PLAIN);
        draw(&mut editor, "b2h b2v");
        assert_eq!(word(&editor), "5x5.2.c3.c5___.a1.b2v");
        draw(&mut editor, "b3v");
        assert_eq!(word(&editor), "5x5.2.c3.c5___.a1.b3v");
    }

    #[test]
    fn what_is_drawn_has_images() {
        let cases = [
            (MazeSymmetry::None, "a1b2.b1h"),
            (MazeSymmetry::LeftRight, "a1b2d2.b1hc1h"),
            (MazeSymmetry::AboveBelow, "a1b2b4.b1hb4h"),
            (MazeSymmetry::HalfTurn, "a1b2d4.b1hc4h"),
        ];
        for (symmetry, drawn) in cases {
            let mut editor = editor(PLAIN);
            editor.symmetry = symmetry;
            // The images of a fence that would lie across it take its place.
            draw(&mut editor, "b2 b1h");
            let overlapping = symmetry == MazeSymmetry::LeftRight;
            let drawn = if overlapping { "a1b2d2.c1h" } else { drawn };
            assert_eq!(word(&editor), format!("5x5.2.c3.c5___.{drawn}"), "{symmetry:?}");
        }
        let mut editor = editor("9x9.3.e5.e9a5i5e1.a1._");
        editor.symmetry = MazeSymmetry::Quarters;
        draw(&mut editor, "a1 a1 b3v");
        assert_eq!(word(&editor), "9x9.3.e5.e9a5i5e1.a1a9i1i9.b3vb6vg3vg6v");
        draw(&mut editor, "g6v");
        assert_eq!(word(&editor), "9x9.3.e5.e9a5i5e1.a1a9i1i9._");
    }

    /// P02: whatever is drawn, a maze without a problem is valid, and one with a problem is not.
    #[test]
    fn problems_are_told_and_undone() {
        let mut random = Random::new(7);
        let mut editor = editor("corners");
        let start = editor.spec().clone();
        let mut valid = 0;
        for step in 0..3_000 {
            if step % 20 == 0 {
                editor.replace(&Maze::shipped()[step / 20 % Maze::shipped().len()]);
            }
            let mut below = |limit: usize| (random.next_u64() % limit as u64) as usize;
            let (files, ranks) = (editor.spec().files, editor.spec().ranks);
            let square = Square::new(below(files), below(ranks));
            match below(9) {
                0..=2 => editor.tap_square(square),
                3..=5 => {
                    let anchor = Square::new(below(files - 1), below(ranks - 1));
                    let word = format!("{anchor}{}", ["h", "v"][below(2)]);
                    editor.tap_slot(Fence::parse(&word).unwrap());
                }
                6 => editor.symmetry = MazeSymmetry::ALL[below(5)],
                7 => editor.toggle_selection(Piece::ALL[below(5)]),
                _ if below(10) == 0 => editor.resize(4 + below(6), 4 + below(6)),
                _ => editor.remove_selected(),
            }
            assert_eq!(editor.problems().is_empty(), editor.maze().is_some());
            assert!(
                editor.problems().iter().all(|problem| problem.reason.key != "workshop-broken")
            );
            valid += usize::from(editor.maze().is_some());
        }
        assert!(valid > 100, "{valid}");
        let end = editor.spec().clone();
        let mut undone = 0;
        while editor.can_undo() {
            editor.undo();
            undone += 1;
        }
        assert_eq!(undone, MAX_PAST);
        while editor.can_redo() {
            editor.redo();
        }
        assert_eq!(*editor.spec(), end);
        assert_ne!(start, end);
    }
}
