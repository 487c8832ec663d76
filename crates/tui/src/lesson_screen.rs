use std::time::Duration;

use lessons::{Course, Judgement, Lesson, LessonHint, LessonProgress};
use locale::{Locale, Mark};
use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent, MouseEvent};
use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::background_engine::BackgroundEngine;
use crate::effect::Effect;
use crate::game_screen::GameScreen;
use crate::key_hints::{self, KeyHint};
use crate::lesson_mode::farewell;
use crate::local_player::LocalPlayer;
use crate::theme::TerminalTheme;

/// The screen of a course: the game screen at a step's position, with the lesson beside the board.
/// Every move is an answer; one that does not solve the task is taken back.
pub(crate) struct LessonScreen {
    course: Course,
    nth: usize,
    lesson: Lesson,
    game_screen: GameScreen,
    feedback: Feedback,
    progress: LessonProgress,
    /// Whether it leads back to the menu.
    is_from_menu: bool,
    now: Duration,
    size: Rect,
}

/// What is said below the task.
enum Feedback {
    None,
    /// Why a legal move does not solve the task, by its key.
    Wrong(String),
    /// A hint, by its key.
    Hint(String),
    /// A move that solves the task.
    Solution(String),
    /// The course is over.
    CourseFinished,
}

const NEXT: KeyHint = ("n", "learn-next");
const FINISH: KeyHint = ("n", "learn-finish");
const BACK: KeyHint = ("b", "learn-back");

impl LessonScreen {
    pub(crate) fn new(
        course: Course,
        nth: usize,
        progress: LessonProgress,
        now: Duration,
        size: Rect,
    ) -> LessonScreen {
        let lesson = Lesson::new(course.steps[nth].clone());
        let game_screen = game_screen(&lesson, now, size);
        let feedback = Feedback::None;
        let is_from_menu = false;
        LessonScreen {
            course,
            nth,
            lesson,
            game_screen,
            feedback,
            progress,
            is_from_menu,
            now,
            size,
        }
    }

    /// The same screen, which leads back to the menu.
    #[must_use]
    pub(crate) fn leading_to_menu(mut self) -> LessonScreen {
        self.is_from_menu = true;
        self
    }

    pub(crate) fn resize(&mut self, size: Rect) {
        self.size = size;
        self.game_screen.resize(size);
    }

    fn open(&mut self, nth: usize) {
        self.nth = nth;
        self.lesson = Lesson::new(self.course.steps[nth].clone());
        self.game_screen = game_screen(&self.lesson, self.now, self.size);
        self.feedback = Feedback::None;
    }

    pub(crate) fn key(
        &mut self,
        key: KeyEvent,
        engine: &mut dyn BackgroundEngine,
        locale: &Locale,
    ) -> Vec<Effect> {
        if self.game_screen.is_typing() {
            self.game_screen.key(key, engine, locale);
            return self.judge();
        }
        let solved = self.lesson.is_solved();
        match key.code {
            KeyCode::Char('q') if self.is_from_menu => return vec![Effect::OpenMenu],
            KeyCode::Char('q') => return vec![Effect::Quit],
            KeyCode::Char('n') => self.proceed(),
            KeyCode::Enter if solved => self.proceed(),
            KeyCode::Char('b') if self.nth > 0 => self.open(self.nth - 1),
            KeyCode::Char('t') if !solved => {
                self.feedback = match self.lesson.hint() {
                    LessonHint::Sentence(key) => Feedback::Hint(key),
                    LessonHint::Solution(word) => Feedback::Solution(word),
                };
            }
            // What a game has and a lesson has not: saving, resigning, taking back.
            KeyCode::Char('s' | 'o' | 'r' | 'u' | 'U') => {}
            _ if solved => {}
            _ => {
                self.game_screen.key(key, engine, locale);
                return self.judge();
            }
        }
        Vec::new()
    }

    pub(crate) fn mouse(&mut self, mouse: MouseEvent) -> Vec<Effect> {
        if self.lesson.is_solved() {
            return Vec::new();
        }
        self.game_screen.mouse(mouse);
        self.judge()
    }

    fn proceed(&mut self) {
        match self.nth + 1 {
            next if next < self.course.steps.len() => self.open(next),
            _ => self.feedback = Feedback::CourseFinished,
        }
    }

    /// Judges the move that was played, if one was.
    fn judge(&mut self) -> Vec<Effect> {
        let Some(word) = self.game_screen.local_game().record().words().next() else {
            return Vec::new();
        };
        if self.lesson.is_solved() {
            return Vec::new();
        }
        match self.lesson.answer(&word) {
            Judgement::Right => {
                self.feedback = Feedback::None;
                self.progress.solve(self.course.id, &self.lesson.step().id);
                vec![Effect::KeepProgress(self.progress.clone())]
            }
            Judgement::Wrong(key) => {
                self.game_screen = game_screen(&self.lesson, self.now, self.size);
                self.feedback = Feedback::Wrong(key);
                Vec::new()
            }
            // The rules have refused it before it was played.
            Judgement::Refused(_) => Vec::new(),
        }
    }

    pub(crate) fn tick(&mut self, now: Duration) {
        self.now = now;
    }

    pub(crate) fn draw(&self, frame: &mut Frame<'_>, locale: &Locale, theme: TerminalTheme) {
        let text = self.text(locale, theme);
        let Some(footer) = self.game_screen.draw_beside(text, frame, locale, theme) else { return };
        let is_last = self.nth + 1 == self.course.steps.len();
        let next = if is_last { FINISH } else { NEXT };
        let mut hints = vec![next];
        if self.nth > 0 {
            hints.push(BACK);
        }
        if !self.lesson.is_solved() {
            hints.extend([key_hints::PLAY, key_hints::TYPE]);
            hints.insert(0, key_hints::HINT);
        }
        let required = [if self.is_from_menu { key_hints::MENU } else { key_hints::QUIT }];
        key_hints::draw(&hints, &required, locale, theme, footer, frame.buffer_mut());
    }

    /// What is said beside the board, paragraph by paragraph.
    fn text(&self, locale: &Locale, theme: TerminalTheme) -> Vec<(String, Style)> {
        let step = self.lesson.step();
        let place = locale.with(
            "learn-step",
            &[("nth", (self.nth + 1).into()), ("count", self.course.steps.len().into())],
        );
        let figure = step
            .figure
            .as_ref()
            .map(|number| locale.with("learn-figure", &[("figure", number.into())]));
        let heading: Vec<_> = [Some(place), figure].into_iter().flatten().collect();
        let blank = || (String::new(), theme.muted());
        let mut text = vec![
            (heading.join(" · "), theme.muted()),
            (locale.text(&step.key("title")), theme.title()),
            blank(),
        ];
        if self.lesson.is_solved() {
            let done = locale.text(&step.key("done"));
            text.push((format!("{} {done}", locale.text("learn-right")), theme.strong()));
        } else {
            text.push((locale.text(&step.key("task")), Style::default()));
        }
        text.push(blank());
        text.extend(match &self.feedback {
            Feedback::None => Vec::new(),
            Feedback::Wrong(key) => {
                let rule = step.rules[0].as_str();
                let args = [("sentence", locale.text(key).into()), ("rule", rule.into())];
                vec![(locale.with("reason-with-rule", &args), theme.error())]
            }
            Feedback::Hint(key) => vec![(locale.text(key), theme.strong())],
            Feedback::Solution(word) => {
                let word = word.as_str();
                vec![(locale.with("learn-shown", &[("word", word.into())]), theme.strong())]
            }
            Feedback::CourseFinished => {
                let [heading, more, play] = farewell(&self.course, &self.progress, locale);
                vec![(heading, theme.title()), (more, theme.strong()), (play, theme.muted())]
            }
        });
        text
    }
}

/// The game screen at a step's position; whoever is to move is at this keyboard.
fn game_screen(lesson: &Lesson, now: Duration, size: Rect) -> GameScreen {
    let step = lesson.step();
    let marks = step.marks.iter().map(|mark| Mark::parse(mark)).collect();
    let game_record = LocalPlayer::seated(step.game_record(), &[]);
    GameScreen::new(game_record, 0, now, size).with_marks(marks, step.shows_paths)
}
