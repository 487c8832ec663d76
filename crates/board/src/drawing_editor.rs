use game::Reason;
use rules::{Fence, Square};
use view::BoardView;

use crate::drawing_symmetry::DrawingImage;
use crate::{DrawingSymmetry, DrawnPlace, DrawnThing, PointerTarget, PressEffect};

/// What is drawn in the workshop: a maze, or a board of Ms. Pac-Man, be it valid or not.
pub trait Drawable: Clone + PartialEq + Send + Sync + 'static {
    /// What one draws with.
    type Tool: Copy + Default + PartialEq + Send + Sync + 'static;

    /// What its files are called, and how their names end.
    const FILE_NAME: &'static str;

    /// What lies between squares.
    const BETWEEN: DrawnThing;

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

    /// The number of files and ranks.
    fn size(&self) -> (usize, usize);

    /// What is drawn at a place.
    fn place(&self, at: PointerTarget) -> DrawnPlace;

    /// The name of a slot.
    fn slot_name(slot: Fence) -> String {
        slot.to_string()
    }

    /// What a press on a square would do.
    fn press_effect(editor: &DrawingEditor<Self>, square: Square) -> Option<PressEffect>;

    /// Does to a square what a press does.
    fn draw_square(editor: &mut DrawingEditor<Self>, effect: PressEffect, square: Square);

    /// Puts what lies between squares into a slot, or takes it away, with its images. What is drawn over (and not
    /// pressed) takes nothing else out of its way.
    fn draw_slot(editor: &mut DrawingEditor<Self>, slot: Fence, there: bool, is_pressed: bool);
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
    /// What a pressed pointer draws.
    stroke: Option<DrawingStroke<D>>,
    /// Where something was drawn last, if that was the last change.
    touched: Option<PointerTarget>,
    /// What was drawn before each change, the last one at the end.
    past: Vec<D>,
    /// What was drawn before each change that was undone.
    future: Vec<D>,
}

/// What a pointer draws from where it was pressed to where it is released: one change.
#[derive(Clone, Debug, PartialEq)]
struct DrawingStroke<D: Drawable> {
    before: D,
    selected_before: D::Tool,
    effect: PressEffect,
    last: PointerTarget,
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
            stroke: None,
            touched: None,
            past: Vec::new(),
            future: Vec::new(),
        }
    }

    /// What is drawn, be it valid or not.
    pub fn drawn(&self) -> &D {
        &self.drawn
    }

    /// What is drawn but for what a pointer is drawing now.
    pub fn settled(&self) -> &D {
        self.stroke.as_ref().map_or(&self.drawn, |stroke| &stroke.before)
    }

    /// Where something was drawn last, if that was the last change.
    pub fn touched(&self) -> Option<PointerTarget> {
        self.touched
    }

    /// What a press would do there.
    pub fn press_effect(&self, at: PointerTarget) -> Option<PressEffect> {
        match at {
            PointerTarget::Square(square) => D::press_effect(self, square),
            PointerTarget::Slot(_) if self.drawn.place(at).things.is_empty() => {
                Some(PressEffect::Put(D::BETWEEN))
            }
            PointerTarget::Slot(_) => Some(PressEffect::Remove(D::BETWEEN)),
        }
    }

    /// A pointer was pressed there: it does the same wherever it is drawn, until it is released.
    pub fn press(&mut self, at: PointerTarget) {
        self.release();
        self.touched = Some(at);
        if let Some(effect) = self.press_effect(at) {
            let (before, selected_before) = (self.drawn.clone(), self.selected);
            self.stroke = Some(DrawingStroke { before, selected_before, effect, last: at });
            self.draw(effect, at, true);
        }
    }

    /// The pressed pointer came there. Returns whether it was somewhere else before.
    pub fn draw_over(&mut self, at: PointerTarget) -> bool {
        let Some(stroke) = self.stroke.as_mut().filter(|stroke| stroke.last != at) else {
            return false;
        };
        stroke.last = at;
        let effect = stroke.effect;
        self.touched = Some(at);
        self.draw(effect, at, false);
        true
    }

    /// The pointer was released: all that it drew can be undone at once.
    pub fn release(&mut self) {
        if let Some(stroke) = self.stroke.take() {
            self.keep(stroke.before);
        }
    }

    /// The pointer meant something else, such as to scroll: as if it had not been pressed.
    pub fn cancel(&mut self) {
        if let Some(stroke) = self.stroke.take() {
            self.drawn = stroke.before;
            self.selected = stroke.selected_before;
            self.touched = None;
        }
    }

    /// A square or a slot was tapped.
    pub fn tap(&mut self, at: PointerTarget) {
        self.press(at);
        self.release();
    }

    fn draw(&mut self, effect: PressEffect, at: PointerTarget, is_pressed: bool) {
        match at {
            PointerTarget::Square(square) => D::draw_square(self, effect, square),
            PointerTarget::Slot(slot) => {
                let there = matches!(effect, PressEffect::Put(_));
                D::draw_slot(self, slot, there, is_pressed);
            }
        }
    }

    /// The images of what is drawn, itself last.
    pub(crate) fn images(&self) -> &'static [DrawingImage] {
        let fits = self.symmetry.fits(self.drawn.size());
        if fits { self.symmetry.images() } else { DrawingSymmetry::None.images() }
    }

    /// What is drawn, to draw on it while a pointer is pressed.
    pub(crate) fn drawn_mut(&mut self) -> &mut D {
        &mut self.drawn
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
        self.release();
        self.touched = None;
        if let Some(before) = self.past.pop() {
            self.future.push(std::mem::replace(&mut self.drawn, before));
        }
    }

    /// Makes the change again that was undone last.
    pub fn redo(&mut self) {
        self.release();
        self.touched = None;
        if let Some(after) = self.future.pop() {
            self.past.push(std::mem::replace(&mut self.drawn, after));
        }
    }

    /// Changes what is drawn.
    pub(crate) fn change(&mut self, change: impl FnOnce(&mut D)) {
        self.release();
        self.touched = None;
        let before = self.drawn.clone();
        change(&mut self.drawn);
        self.keep(before);
    }

    /// What was drawn before can be undone to; what changed nothing is not there to be undone.
    fn keep(&mut self, before: D) {
        if self.drawn != before {
            self.past.push(before);
            if self.past.len() > Self::MAX_PAST {
                self.past.remove(0);
            }
            self.future.clear();
        }
    }
}
