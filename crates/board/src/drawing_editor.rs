use game::Reason;
use rules::{Fence, Square};
use view::BoardView;

use crate::DrawingSymmetry;

/// What is drawn in the workshop: a maze, or a board of Ms. Pac-Man, be it valid or not.
pub trait Drawable: Clone + PartialEq + Send + Sync + 'static {
    /// What one draws with.
    type Tool: Copy + Default + PartialEq + Send + Sync + 'static;

    /// What its files are called, and how their names end.
    const FILE_NAME: &'static str;

    /// Reads a word, a name or the text of a file.
    fn read(text: &str) -> Result<Self, Reason>;

    /// Its one-word form, if it is valid.
    fn valid_word(&self) -> Option<String>;

    /// A word that [`read`](Drawable::read) makes it of again, valid or not, where there is one.
    fn draft(&self) -> Option<String> {
        self.valid_word()
    }

    /// Its file, where it can have one.
    fn file_text(&self) -> Option<String>;

    /// What the rules say against it; nothing if it is valid.
    fn problems(&self) -> Vec<DrawingProblem>;

    /// What it looks like while one draws with this tool.
    fn view(&self, selected: Self::Tool) -> BoardView;

    /// A square was tapped.
    fn tap_square(editor: &mut DrawingEditor<Self>, square: Square);

    /// A slot between squares was tapped.
    fn tap_slot(editor: &mut DrawingEditor<Self>, slot: Fence);
}

/// What a rule says against a drawing, and where.
#[derive(Clone, Debug, PartialEq)]
pub struct DrawingProblem {
    /// The square it is about, if it is about one.
    pub square: Option<Square>,
    /// What is wrong there.
    pub reason: Reason,
}

/// An editor: what is drawn, what it is drawn with, and what it was before each change.
#[derive(Clone, Debug, PartialEq)]
pub struct DrawingEditor<D: Drawable> {
    drawn: D,
    /// What one draws with now.
    pub selected: D::Tool,
    /// The symmetry that one draws with.
    pub symmetry: DrawingSymmetry,
    /// What was drawn before each change, the last one at the end.
    past: Vec<D>,
    /// What was drawn before each change that was undone.
    future: Vec<D>,
}

impl<D: Drawable> DrawingEditor<D> {
    /// Changes that can be undone.
    pub(crate) const MAX_PAST: usize = 200;

    /// An editor that begins with this.
    pub fn new(drawn: D) -> DrawingEditor<D> {
        DrawingEditor {
            drawn,
            selected: D::Tool::default(),
            symmetry: DrawingSymmetry::None,
            past: Vec::new(),
            future: Vec::new(),
        }
    }

    /// What is drawn, be it valid or not.
    pub fn drawn(&self) -> &D {
        &self.drawn
    }

    /// A square was tapped.
    pub fn tap_square(&mut self, square: Square) {
        D::tap_square(self, square);
    }

    /// A slot between squares was tapped.
    pub fn tap_slot(&mut self, slot: Fence) {
        D::tap_slot(self, slot);
    }

    /// Goes on with what a file, a word, or a link with one says; a change like every other.
    pub fn open(&mut self, text: &str) -> Result<(), Reason> {
        let text = text.trim();
        let is_file = text.contains(char::is_whitespace);
        let word = text.rsplit_once('#').filter(|_| !is_file).map_or(text, |(_, word)| word);
        self.replace(D::read(word)?);
        Ok(())
    }

    /// Goes on with something else, which can be undone.
    pub fn replace(&mut self, drawn: D) {
        self.change(|now| *now = drawn);
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
            self.future.push(std::mem::replace(&mut self.drawn, before));
        }
    }

    /// Makes the change again that was undone last.
    pub fn redo(&mut self) {
        if let Some(after) = self.future.pop() {
            self.past.push(std::mem::replace(&mut self.drawn, after));
        }
    }

    /// Changes what is drawn; what changes nothing is not there to be undone.
    pub(crate) fn change(&mut self, change: impl FnOnce(&mut D)) {
        let before = self.drawn.clone();
        change(&mut self.drawn);
        if self.drawn != before {
            self.past.push(before);
            if self.past.len() > Self::MAX_PAST {
                self.past.remove(0);
            }
            self.future.clear();
        }
    }
}
