use std::sync::Arc;

use board::DrawnMaze;
use game::MazeStudy;
use leptos::prelude::*;
use rules::{AnyPosition, Game, GameRecord, GameSetup, OptionChoices};
use solver::lives_to_compare;
use view::BoardView;

use super::drawing::DrawingState;
use crate::analysis::tappable;
use crate::board::{BoardGeometry, LegalWords, MoveDraft};
use crate::maze_solving::ExactQuestion;

/// The maze that is drawn, and what follows from it.
#[derive(Clone, Copy)]
pub struct WorkshopState {
    pub drawing: DrawingState<DrawnMaze>,
    /// The options of the rules that it is judged by.
    pub options: RwSignal<OptionChoices>,
    /// The game in it, while it is valid.
    pub setup: Memo<Option<GameSetup>>,
    /// What is asked about it, while it is valid.
    pub question: Memo<Option<ExactQuestion>>,
    /// What its solution says of it, once it is solved.
    pub study: RwSignal<Option<Arc<MazeStudy>>>,
    /// How many lives PAC-MAN has where that is shown.
    pub lives: RwSignal<u8>,
    /// The piece whose squares have colours.
    pub mapped: RwSignal<Option<game::Piece>>,
    /// How many plies of the line of best play are shown; `None` while the maze is drawn.
    pub step: RwSignal<Option<usize>>,
    /// The line of best play with those lives.
    pub line: Memo<Option<Arc<GameRecord>>>,
    /// The maze as it is drawn, the piece in hand marked; or a position of the line of best play.
    pub view: Memo<Arc<BoardView>>,
}

/// One plays PAC-MAN, the other all ghosts: who plays whom changes no value.
pub const SEATS: usize = 2;

impl WorkshopState {
    /// Begins with the maze that a word says, and the options that may stand behind it.
    pub fn new(linked: &str) -> WorkshopState {
        let mut options = OptionChoices::new(Game::Pacman, SEATS);
        let word = options.choose_with_maze(linked);
        let options = RwSignal::new(options);
        let drawing = DrawingState::<DrawnMaze>::new(word, super::FIRST_MAZE, Some(options));
        let setup = Memo::new(move |_| {
            let mut setup = GameSetup::new(Game::Pacman).with_seats(SEATS).ok()?;
            setup.set_maze(&drawing.word.get()?).ok()?;
            options.with(|options| options.apply_to(&mut setup)).ok()?;
            setup.start().ok().map(|_| setup)
        });
        let question = Memo::new(move |_| question_of(&setup.get()?));
        let study = RwSignal::new(None::<Arc<MazeStudy>>);
        let lives = RwSignal::new(drawing.editor.with_untracked(|editor| editor.drawn().lives));
        let step = RwSignal::new(None::<usize>);
        let mapped = RwSignal::new(None::<game::Piece>);
        // Records cannot be compared: each new one is another.
        let line = Memo::new_with_compare(
            move |_| {
                let question = question.get()?;
                let lives = lives.get();
                study.with(|study| line_of(&question, study.as_ref()?, lives)).map(Arc::new)
            },
            |_, _| true,
        );
        // What is drawn anew has no line yet.
        Effect::new(move || {
            lives.set(question.with(|question| question.as_ref().map_or(1, own_lives)));
            step.set(None);
        });
        let view = Memo::new(move |_| {
            if let (Some(step), Some(line)) = (step.get(), line.get()) {
                let positions = line.record.positions();
                return Arc::new(BoardView::from(&positions[step.min(positions.len() - 1)]));
            }
            Arc::new(drawing.view())
        });
        WorkshopState { drawing, options, setup, question, study, lives, mapped, step, line, view }
    }

    /// The draft through which pointer and keyboard reach the editor: a tap on a square or a slot draws.
    pub fn draft(self) -> MoveDraft {
        let legal = Memo::new(move |_| {
            let (files, ranks) = self.view.with(|view| (view.files.into(), view.ranks.into()));
            let is_drawn = self.step.with(Option::is_none);
            let words = if is_drawn { tappable(files, ranks, true) } else { Vec::new() };
            Arc::new(LegalWords::from_words(words))
        });
        self.drawing.draft(self.view, legal)
    }
}

/// What is asked about the start of a game: its values with as many lives as it takes to say how fair it is.
pub fn question_of(setup: &GameSetup) -> Option<ExactQuestion> {
    let AnyPosition::Pacman(start) = setup.start().ok()? else { return None };
    let own = start.lives();
    let most = lives_to_compare(own);
    let mut setup = setup.clone();
    setup.set_option("lives", &most.to_string()).ok()?;
    let AnyPosition::Pacman(start) = setup.start().ok()? else { return None };
    let position = AnyPosition::Pacman(start.with_lives(own)?);
    let record = GameRecord::from_record(setup.clone(), setup.record_from(position.clone()));
    Some(ExactQuestion { record: record.to_record_text().to_string(), setup, position })
}

fn own_lives(question: &ExactQuestion) -> u8 {
    match &question.position {
        AnyPosition::Pacman(position) => position.lives(),
        _ => 1,
    }
}

/// The game of best play with so many lives.
fn line_of(question: &ExactQuestion, study: &MazeStudy, lives: u8) -> Option<GameRecord> {
    let words = study.lines.get(usize::from(lives).checked_sub(1)?)?;
    let AnyPosition::Pacman(start) = &question.position else { return None };
    let start = AnyPosition::Pacman(start.with_lives(lives)?);
    let mut record = question.setup.record_from(start);
    words.iter().try_for_each(|word| record.play(word).map(|_| ())).ok()?;
    Some(GameRecord::from_record(question.setup.clone(), record))
}

/// Where things are on the board that is drawn.
pub fn geometry_of(state: WorkshopState) -> Memo<BoardGeometry> {
    Memo::new(move |_| {
        let (files, ranks) = state.view.with(|view| (view.files.into(), view.ranks.into()));
        BoardGeometry::new(files, ranks, 0)
    })
}
