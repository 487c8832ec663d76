//! The menu, where a game is set up, resumed or loaded, lessons and puzzles begin, and a position or a game is analysed.

mod draw;

use std::iter;
use std::path::PathBuf;

use engine::Level;
use game::{OptionScope, Random, Reason, Seat, Turn};
use lessons::CourseId;
use locale::{Language, Locale};
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::Rect;
use rules::{ChoiceRow, Game, GameRecord, GameSetup, OptionChoices};

use crate::default_players;
use crate::local_player::LocalPlayer;
use crate::prompt::{PromptKind, TextPrompt};
use crate::saved_games::UnfinishedGame;
use crate::theme::{Palette, TerminalTheme};

/// The menu: a list of rows, each an action or a setting of the game to start.
pub(crate) struct Menu {
    game: Game,
    seats: usize,
    players: Vec<LocalPlayer>,
    options: OptionChoices,
    /// The index of the selected maze: the shipped ones, then the one from a file.
    maze: usize,
    maze_file: Option<MazeFile>,
    /// The index of the selected row.
    row: usize,
    /// The unfinished games, the one played last first.
    unfinished: Vec<ResumableGame>,
    /// The index of the one that is offered.
    resumed: usize,
    /// The level of computer players that were not set to another.
    level: Level,
    /// The index of the selected course among those of the game.
    course: usize,
    /// The index of the selected way through the puzzles.
    puzzles: usize,
    /// The index of what is selected to be analysed.
    subject: usize,
    refusal: Option<Reason>,
    prompt: Option<TextPrompt>,
}

/// What can be learned of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum LessonChoice {
    Course(CourseId),
    /// A game in which the opponent says what happened and what to think about.
    FirstGame,
}

/// Which puzzles come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum PuzzleChoice {
    /// The one of today.
    Daily,
    /// Those of the selected game, in random order.
    Random,
}

/// What can be analysed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum AnalysisSubject {
    /// The position in which the game that is set up begins.
    Start,
    /// A game from a file.
    File,
}

/// An unfinished game, and what the menu says about it.
struct ResumableGame {
    saved: UnfinishedGame,
    /// The game and the number of its moves; `None` where the record cannot be read.
    summary: Option<(Game, usize)>,
}

/// A maze that was read from a file.
struct MazeFile {
    path: String,
    text: String,
}

/// A row of the menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Row {
    Resume,
    Game,
    Seats,
    Player(usize),
    Option(ChoiceRow),
    Maze,
    MazeFile,
    Language,
    Theme,
    Start,
    Load,
    Analyse,
    Learn,
    Puzzles,
    Rules,
    Quit,
}

/// What a key or click in the menu leads to.
pub(crate) enum MenuAction {
    /// Nothing outside the menu.
    None,
    /// Resume this unfinished game.
    Resume(UnfinishedGame),
    /// Delete this unfinished game.
    Delete(PathBuf),
    /// Start this game.
    Start(Box<GameRecord>, Vec<LocalPlayer>),
    /// Load a game from this file.
    Load(String),
    /// Load a maze from this file.
    LoadMaze(String),
    /// Analyse the position in which this game begins.
    AnalyseStart(Box<GameRecord>),
    /// Analyse the game of this file.
    AnalyseFile(String),
    /// Teach this course, from the first step on that is not solved.
    Learn(CourseId),
    /// Start a first game with a coach.
    StartFirstGame(Game),
    /// Ask for the solution of the puzzle of today.
    SolveDaily,
    /// Ask for the solutions of the puzzles of this game, in random order.
    SolvePuzzles(Game),
    /// Open the rulebook of this game.
    ShowRules(Game),
    /// Change the language.
    SetLanguage(Language),
    /// Change the colours.
    SetPalette(Palette),
    /// Leave the program.
    Quit,
}

/// The lines above the first row.
const HEADER_LINES: u16 = 2;

/// How many rows fit on the screen.
fn visible_rows(size: Rect) -> usize {
    usize::from(size.height.saturating_sub(HEADER_LINES + 3)).max(1)
}

impl Menu {
    /// A menu with the default set-up of a game, for a person against computers of that level.
    pub(crate) fn new(game: Game, level: Level) -> Menu {
        Menu {
            game,
            seats: 2,
            players: default_players(level),
            options: OptionChoices::new(game, 2),
            maze: 0,
            maze_file: None,
            row: 0,
            unfinished: Vec::new(),
            resumed: 0,
            level,
            course: 0,
            puzzles: 0,
            subject: 0,
            refusal: None,
            prompt: None,
        }
    }

    /// Sets the unfinished games to offer.
    pub(crate) fn set_unfinished(&mut self, games: Vec<UnfinishedGame>) {
        let summary = |text: &str| {
            let game_record = GameRecord::parse(text).ok()?;
            Some((game_record.setup.game(), game_record.record.entries().len()))
        };
        self.unfinished = games
            .into_iter()
            .map(|saved| ResumableGame { summary: summary(&saved.text), saved })
            .collect();
        self.resumed = 0;
    }

    /// Selects a game; its set-up begins with the defaults, the players stay.
    pub(crate) fn select_game(&mut self, game: Game) {
        if game == self.game {
            return;
        }
        let mut menu = Menu::new(game, self.level);
        menu.players.clone_from(&self.players);
        menu.row = self.row;
        menu.unfinished = std::mem::take(&mut self.unfinished);
        menu.resumed = self.resumed;
        *self = menu;
    }

    /// Takes over the set-up of a game that was played before. What the rows cannot show (who starts,
    /// which is drawn anew, and a maze of one's own) keeps its default.
    pub(crate) fn restore(&mut self, setup: &GameSetup, players: &[LocalPlayer]) {
        self.select_game(setup.game());
        self.seats = setup.seats();
        self.players[..players.len()].copy_from_slice(players);
        self.options = OptionChoices::new(self.game, self.seats);
        let rows = self.options.rows();
        for (name, value) in setup.non_default_options() {
            let rows = rows.iter().filter(|row| row.spec.name == name);
            let rows = rows.filter(|row| row.spec.scope != OptionScope::Start);
            for (row, word) in rows.zip(value.split(',')) {
                self.options.choose(*row, word);
            }
        }
        let mazes = self.game.shipped_mazes();
        self.maze = mazes.iter().position(|name| Some(name) == setup.maze().as_ref()).unwrap_or(0);
    }

    fn rows(&self) -> Vec<Row> {
        let mut rows = Vec::new();
        rows.extend((!self.unfinished.is_empty()).then_some(Row::Resume));
        rows.extend([Row::Start, Row::Game, Row::Seats]);
        rows.extend((0..self.seats).map(Row::Player));
        let options = self.options.rows();
        for scope in
            [OptionScope::Players, OptionScope::Clock, OptionScope::Start, OptionScope::Rules]
        {
            let rows_of = options.iter().filter(|row| row.spec.scope == scope);
            rows.extend(rows_of.copied().map(Row::Option));
        }
        if !self.game.shipped_mazes().is_empty() {
            rows.extend([Row::Maze, Row::MazeFile]);
        }
        rows.extend([Row::Language, Row::Theme, Row::Load, Row::Analyse, Row::Learn]);
        rows.extend([Row::Puzzles, Row::Rules, Row::Quit]);
        rows
    }

    /// What can be learned of the selected game: its courses, then a first game.
    fn lesson_choices(&self) -> Vec<LessonChoice> {
        let courses = CourseId::ALL.into_iter().filter(|course| course.game() == self.game);
        courses.map(LessonChoice::Course).chain([LessonChoice::FirstGame]).collect()
    }

    /// Which puzzles there are: Mini has none of its own.
    fn puzzle_choices(&self) -> &'static [PuzzleChoice] {
        match self.game {
            Game::Mini => &[PuzzleChoice::Daily],
            Game::Quoridor | Game::Pacman | Game::Mspacman => {
                &[PuzzleChoice::Daily, PuzzleChoice::Random]
            }
        }
    }

    /// What can be analysed. A game that begins with a roll has no position to start with.
    fn analysis_subjects(&self) -> &'static [AnalysisSubject] {
        let start = GameRecord::new(GameSetup::new(self.game));
        match start.is_ok_and(|start| start.record.turn() == Turn::Chance) {
            true => &[AnalysisSubject::File],
            false => &[AnalysisSubject::Start, AnalysisSubject::File],
        }
    }

    pub(crate) fn refuse(&mut self, reason: Reason) {
        self.refusal = Some(reason);
    }

    pub(crate) fn key(
        &mut self,
        key: KeyEvent,
        locale: &Locale,
        theme: TerminalTheme,
        random: &mut Random,
    ) -> MenuAction {
        if let Some(prompt) = &mut self.prompt {
            let Some(input) = prompt.key(key) else { return MenuAction::None };
            let kind = prompt.kind;
            self.prompt = None;
            let Some(input) = input else { return MenuAction::None };
            return match kind {
                PromptKind::Maze => MenuAction::LoadMaze(input),
                PromptKind::Delete => self.delete_unfinished(),
                PromptKind::Analyse => MenuAction::AnalyseFile(input),
                _ => MenuAction::Load(input),
            };
        }
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            return MenuAction::None;
        }
        let rows = self.rows();
        self.refusal = None;
        let row = rows[self.row.min(rows.len() - 1)];
        match key.code {
            KeyCode::Up | KeyCode::Char('k') => self.row = (self.row + rows.len() - 1) % rows.len(),
            KeyCode::Down | KeyCode::Char('j') => self.row = (self.row + 1) % rows.len(),
            KeyCode::Left | KeyCode::Char('h') => return self.change(row, -1, locale, theme),
            KeyCode::Right | KeyCode::Char('l') => return self.change(row, 1, locale, theme),
            KeyCode::Delete | KeyCode::Char('d') if row == Row::Resume => {
                return self.open_prompt(PromptKind::Delete);
            }
            KeyCode::Char('q') | KeyCode::Esc => return MenuAction::Quit,
            KeyCode::Char('r') => return MenuAction::ShowRules(self.game),
            KeyCode::Enter | KeyCode::Char(' ') => {
                return match row {
                    Row::Resume => MenuAction::Resume(self.unfinished[self.resumed].saved.clone()),
                    Row::Start => self.start(random),
                    Row::Analyse => self.analyse(random),
                    Row::Learn => match self.lesson_choices()[self.course] {
                        LessonChoice::Course(course) => MenuAction::Learn(course),
                        LessonChoice::FirstGame => MenuAction::StartFirstGame(self.game),
                    },
                    Row::Puzzles => match self.puzzle_choices()[self.puzzles] {
                        PuzzleChoice::Daily => MenuAction::SolveDaily,
                        PuzzleChoice::Random => MenuAction::SolvePuzzles(self.game),
                    },
                    Row::Rules => MenuAction::ShowRules(self.game),
                    Row::Quit => MenuAction::Quit,
                    Row::Load => self.open_prompt(PromptKind::Load),
                    Row::MazeFile => self.open_prompt(PromptKind::Maze),
                    _ => self.change(row, 1, locale, theme),
                };
            }
            KeyCode::Char('o') => return self.open_prompt(PromptKind::Load),
            _ => {}
        }
        MenuAction::None
    }

    fn delete_unfinished(&mut self) -> MenuAction {
        let game = self.unfinished.remove(self.resumed);
        self.resumed = 0;
        MenuAction::Delete(game.saved.path)
    }

    fn open_prompt(&mut self, kind: PromptKind) -> MenuAction {
        self.prompt = Some(TextPrompt::new(kind));
        MenuAction::None
    }

    /// Selects a maze that was read from a file; an invalid one is refused.
    pub(crate) fn select_maze(&mut self, path: String, text: String) {
        match GameSetup::new(self.game).set_maze_file(&text) {
            Ok(()) => {
                self.maze = self.game.shipped_mazes().len();
                self.maze_file = Some(MazeFile { path, text });
            }
            Err(reason) => self.refusal = Some(reason),
        }
    }

    /// A click selects a row; a click on the selected row acts like Enter.
    pub(crate) fn click(
        &mut self,
        y: u16,
        size: Rect,
        locale: &Locale,
        theme: TerminalTheme,
        random: &mut Random,
    ) -> MenuAction {
        let (top, rows) = (self.first_visible_row(size), self.rows().len());
        let row = top + usize::from(y.saturating_sub(size.y + HEADER_LINES));
        if y < size.y + HEADER_LINES || row >= rows {
            return MenuAction::None;
        }
        if row == self.row {
            return self.key(KeyCode::Enter.into(), locale, theme, random);
        }
        self.row = row;
        MenuAction::None
    }

    /// The index of the first row that is visible.
    fn first_visible_row(&self, size: Rect) -> usize {
        (self.row + 1).saturating_sub(visible_rows(size))
    }

    /// Changes the setting of a row to its next (`by` 1) or previous (`by` -1) value.
    fn change(&mut self, row: Row, by: isize, locale: &Locale, theme: TerminalTheme) -> MenuAction {
        let cycled = |index: usize, count: usize| {
            (index as isize + by).rem_euclid(count.max(1) as isize) as usize
        };
        match row {
            Row::Game => {
                let at = Game::ALL.iter().position(|&game| game == self.game).unwrap_or(0);
                self.select_game(Game::ALL[cycled(at, Game::ALL.len())]);
            }
            Row::Seats => {
                let counts = self.game.seats();
                let at = counts.iter().position(|&count| count == self.seats).unwrap_or(0);
                self.seats = counts[cycled(at, counts.len())];
                self.options.set_seats(self.seats);
            }
            Row::Player(seat) => {
                let computers = Level::all().map(LocalPlayer::Computer);
                let players: Vec<_> = iter::once(LocalPlayer::Human).chain(computers).collect();
                let at =
                    players.iter().position(|&player| player == self.players[seat]).unwrap_or(0);
                self.players[seat] = players[cycled(at, players.len())];
            }
            Row::Option(option) => {
                let words = self.options.words(option);
                let at = words.iter().position(|word| word == self.options.chosen(option));
                let next = &words[cycled(at.unwrap_or(0), words.len())];
                self.options.choose(option, next);
            }
            Row::Maze => {
                let count = self.game.shipped_mazes().len() + usize::from(self.maze_file.is_some());
                self.maze = cycled(self.maze, count);
            }
            Row::Language => {
                let at = Language::ALL.iter().position(|&language| language == locale.language());
                let next = cycled(at.unwrap_or(0), Language::ALL.len());
                return MenuAction::SetLanguage(Language::ALL[next]);
            }
            Row::Theme => {
                let at = Palette::ALL.iter().position(|&palette| palette == theme.palette());
                let next = cycled(at.unwrap_or(0), Palette::ALL.len());
                return MenuAction::SetPalette(Palette::ALL[next]);
            }
            Row::Resume => self.resumed = cycled(self.resumed, self.unfinished.len()),
            Row::Learn => self.course = cycled(self.course, self.lesson_choices().len()),
            Row::Puzzles => self.puzzles = cycled(self.puzzles, self.puzzle_choices().len()),
            Row::Analyse => self.subject = cycled(self.subject, self.analysis_subjects().len()),
            Row::Start | Row::MazeFile | Row::Load | Row::Rules | Row::Quit => {}
        }
        MenuAction::None
    }

    fn start(&mut self, random: &mut Random) -> MenuAction {
        match self.setup(random).and_then(GameRecord::new) {
            Ok(game_record) => {
                MenuAction::Start(Box::new(game_record), self.players[..self.seats].to_vec())
            }
            Err(reason) => {
                self.refusal = Some(reason);
                MenuAction::None
            }
        }
    }

    fn analyse(&mut self, random: &mut Random) -> MenuAction {
        match self.analysis_subjects()[self.subject] {
            AnalysisSubject::File => self.open_prompt(PromptKind::Analyse),
            AnalysisSubject::Start => match self.setup(random).and_then(GameRecord::new) {
                Ok(game_record) => MenuAction::AnalyseStart(Box::new(game_record)),
                Err(reason) => {
                    self.refusal = Some(reason);
                    MenuAction::None
                }
            },
        }
    }

    /// The game set up as the rows say; a random starter is drawn now.
    fn setup(&self, random: &mut Random) -> Result<GameSetup, Reason> {
        let mut setup = GameSetup::new(self.game).with_seats(self.seats)?;
        self.options.apply_to(&mut setup)?;
        if setup.starter().is_none() {
            let starter = random.below(self.seats as u32) as usize;
            setup = setup.with_starter(Seat::new(starter))?;
        }
        match (self.game.shipped_mazes().get(self.maze), &self.maze_file) {
            (Some(maze), _) if self.maze > 0 => setup.set_maze(maze)?,
            (None, Some(file)) => setup.set_maze_file(&file.text)?,
            _ => {}
        }
        Ok(setup)
    }
}
