use engine::Insight;
use game::{Reason, RecordHeader};
use locale::Locale;
use ratatui::Frame;
use ratatui::crossterm::event::KeyEvent;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::Paragraph;
use rules::{Game, GameRecord};

use crate::analysis_text::{check_analysable, format_insight, format_review};
use crate::background_engine::{AnalysisRequest, BackgroundEngine};
use crate::key_hints;
use crate::review_progress::ReviewProgress;
use crate::scroll_position::ScrollPosition;
use crate::text_layout::wrap_row;
use crate::theme::TerminalTheme;

/// An analysis as a full-screen pager: what `palisade analyse` prints about a position or a game.
pub(crate) struct AnalysisScreen {
    title: String,
    analysis: AnalysisProgress,
    scroll: ScrollPosition,
}

/// What is analysed, as far as it has come.
enum AnalysisProgress {
    Position { game: Game, header: Box<RecordHeader>, insight: Option<Insight> },
    Game(ReviewProgress),
}

impl AnalysisScreen {
    /// Analyses the last position of a game; refused where nobody is to move.
    pub(crate) fn of_position(
        title: String,
        game: &GameRecord,
        engine: &mut dyn BackgroundEngine,
    ) -> Result<AnalysisScreen, Reason> {
        check_analysable(&game.record)?;
        engine.request_insight(AnalysisRequest { positions: game.record.positions().to_vec() });
        Ok(AnalysisScreen {
            title,
            analysis: AnalysisProgress::Position {
                game: game.setup.game(),
                header: Box::new(game.header.clone()),
                insight: None,
            },
            scroll: ScrollPosition::default(),
        })
    }

    /// Reviews every move of a game.
    pub(crate) fn of_game(
        title: String,
        game: GameRecord,
        engine: &mut dyn BackgroundEngine,
    ) -> AnalysisScreen {
        let analysis = AnalysisProgress::Game(ReviewProgress::start(game, engine));
        AnalysisScreen { title, analysis, scroll: ScrollPosition::default() }
    }

    /// Takes what the engine has found.
    pub(crate) fn tick(&mut self, engine: &mut dyn BackgroundEngine) {
        match &mut self.analysis {
            AnalysisProgress::Position { insight: insight @ None, .. } => {
                *insight = engine.poll_insight()
            }
            AnalysisProgress::Position { .. } => {}
            AnalysisProgress::Game(progress) => progress.tick(engine),
        }
    }

    /// Handles a key; `true` closes the screen.
    pub(crate) fn key(&mut self, key: KeyEvent) -> bool {
        self.scroll.key(key)
    }

    pub(crate) fn draw(&mut self, frame: &mut Frame<'_>, locale: &Locale, theme: TerminalTheme) {
        let size = frame.area();
        let width = usize::from(size.width.saturating_sub(1)).max(1);
        let text = self.text(locale);
        let mut lines = vec![Line::styled(self.title.clone(), theme.title()), Line::default()];
        lines.extend(text.lines().flat_map(|row| wrap_row(row, width)).map(Line::raw));
        let rows = usize::from(size.height.saturating_sub(1));
        let shown = self.scroll.shown(lines, rows);
        let area = Rect { height: size.height.saturating_sub(1), ..size };
        frame.render_widget(Paragraph::new(shown), area);
        let footer = Rect::new(size.x, size.bottom().saturating_sub(1), size.width, 1);
        let hints = [key_hints::SCROLL];
        key_hints::draw(&hints, &[key_hints::MENU], locale, theme, footer, frame.buffer_mut());
    }

    /// What was found, or how far the engine has come.
    fn text(&self, locale: &Locale) -> String {
        match &self.analysis {
            AnalysisProgress::Position { insight: None, .. } => locale.text("tui-thinking"),
            AnalysisProgress::Position { game, header, insight: Some(insight) } => {
                format_insight(insight, *game, header, locale)
            }
            AnalysisProgress::Game(progress) => progress
                .stage(locale)
                .unwrap_or_else(|| format_review(&progress.review, &progress.game, locale)),
        }
    }
}
