//! Drawing the game screen: title, board, side panel, message and key hints.

use game::{Position as _, RecordEntry, Turn};
use locale::Locale;
use ratatui::Frame;
use ratatui::layout::{Alignment, Rect};
use ratatui::style::Style;
use ratatui::text::Line;
use ratatui::widgets::{Clear, Paragraph};
use rules::{AnyPosition, Game, Square};

use super::{GameScreen, Message};
use crate::board::{BoardLayout, BoardWidget};
use crate::key_hints::KeyHint;
use crate::move_cursor::MoveCursor;
use crate::text_layout::wrap;
use crate::theme::TerminalTheme;
use crate::{ending, help, key_hints};

/// The areas of the game screen.
pub(super) struct ScreenLayout {
    title: Rect,
    pub(super) board: Rect,
    message: Rect,
    key_hints: Rect,
}

/// The columns that the side panel needs.
const PANEL_WIDTH: u16 = 38;

/// In fewer columns it says nothing useful: what everybody has left then stands in the title.
const MIN_PANEL_WIDTH: u16 = 16;

impl ScreenLayout {
    pub(super) fn of(size: Rect) -> ScreenLayout {
        let row = |y: u16, height: u16| {
            Rect::new(size.x, size.y + y, size.width, height).intersection(size)
        };
        let board_height = size.height.saturating_sub(4);
        let board =
            Rect { width: size.width.saturating_sub(PANEL_WIDTH).max(40), ..row(1, board_height) };
        ScreenLayout {
            title: row(0, 1),
            board: board.intersection(size),
            message: row(1 + board_height, 2),
            key_hints: row(3 + board_height, 1),
        }
    }
}

/// The side panel: everything beside the board.
fn panel_area(size: Rect, areas: &ScreenLayout, layout: &BoardLayout) -> Rect {
    let left = (areas.board.x + layout.size().0.min(areas.board.width) + 1).min(size.right());
    Rect { x: left, width: size.right() - left, y: areas.board.y, height: areas.board.height }
}

impl GameScreen {
    pub(crate) fn draw(&self, frame: &mut Frame<'_>, locale: &Locale, theme: TerminalTheme) {
        let size = frame.area();
        let areas = ScreenLayout::of(size);
        let board = self.board_widget();
        let layout = board.layout(areas.board);
        let panel = panel_area(size, &areas, &layout);
        let title = match panel.width < MIN_PANEL_WIDTH {
            true => self.counts(locale, theme),
            false => {
                let game = locale.text(&format!("game-{}", self.game()));
                Line::styled(format!("Palisade · {game}"), theme.title())
            }
        };
        // Two blanks apart; a status that is too long is cut off rather than written over the title.
        let taken = (title.width() as u16 + 2).min(areas.title.width);
        let beside =
            Rect { x: areas.title.x + taken, width: areas.title.width - taken, ..areas.title };
        frame.render_widget(title, areas.title);
        let status = Paragraph::new(self.status(locale)).alignment(Alignment::Right);
        frame.render_widget(status.style(theme.strong()), beside);
        board.draw(theme, &layout, frame.buffer_mut());
        self.draw_panel(frame, panel, locale, theme);
        self.draw_message(frame, areas.message, locale, theme);
        let hints = self.key_hints();
        key_hints::draw_with_help(&hints, locale, theme, areas.key_hints, frame.buffer_mut());
        if self.help_open {
            help::draw(frame, self.refusal.as_ref(), self.game(), locale, theme);
        }
    }

    /// Draws the board, and paragraphs beside it instead of the game's panel. Returns the line for key hints,
    /// cleared; `None` while something covers the board.
    pub(crate) fn draw_beside(
        &self,
        paragraphs: Vec<(String, Style)>,
        frame: &mut Frame<'_>,
        locale: &Locale,
        theme: TerminalTheme,
    ) -> Option<Rect> {
        self.draw(frame, locale, theme);
        if self.is_covered() {
            return None;
        }
        let areas = ScreenLayout::of(frame.area());
        let layout = self.board_widget().layout(areas.board);
        let panel = panel_area(frame.area(), &areas, &layout);
        let width = usize::from(panel.width).saturating_sub(1);
        let lines = paragraphs.into_iter().flat_map(|(text, style)| {
            wrap(&text, width, "").into_iter().map(move |line| Line::styled(line, style))
        });
        frame.render_widget(Clear, panel);
        frame.render_widget(Paragraph::new(lines.collect::<Vec<_>>()), panel);
        frame.render_widget(Clear, areas.key_hints);
        Some(areas.key_hints)
    }

    /// The board with its highlights: the cursor, the targets and the last move.
    pub(super) fn board_widget(&self) -> BoardWidget {
        let mut board = BoardWidget {
            view: self.view.clone(),
            show_paths: self.show_paths,
            ..Default::default()
        };
        board.last_move = self.last_move();
        if self.local_game.record().entries().is_empty() {
            board.mark(&self.marks);
        }
        match self.cursor.as_ref().filter(|_| self.reviewed.is_none()) {
            None => {}
            Some(MoveCursor::Fence(fence)) => {
                let legal = self.legal_words.binary_search(&fence.to_string()).is_ok();
                board.preview_fences.push((*fence, legal));
            }
            Some(cursor) => {
                board.cursor = Some(cursor.square());
                board.targets.extend(self.targets());
                if let MoveCursor::Path(_, squares) = cursor {
                    board.path.clone_from(squares);
                }
            }
        }
        board
    }

    /// The squares of the last move; a roll may have followed it.
    fn last_move(&self) -> Vec<Square> {
        let shown = &self.local_game.record().entries()[..self.shown_entries()];
        let latest = shown.iter().rev();
        let ply = latest.take(2).find_map(|entry| match entry {
            RecordEntry::Ply(ply @ game::Ply::Move(_)) => Some(ply.to_string()),
            _ => None,
        });
        let word = ply.unwrap_or_default();
        let squares = word.trim_start_matches('@').split('-');
        squares.filter_map(Square::parse).collect()
    }

    /// Whose turn it is, or the result.
    fn status(&self, locale: &Locale) -> String {
        let ending = self.local_game.record().ending().filter(|_| self.reviewed.is_none());
        match (self.shown_turn(), ending) {
            (_, Some(ending)) => locale.result(ending),
            (Turn::Seat(seat), None) => {
                let mut who = self.name(seat, locale);
                // A seat may have several ghosts: name the one to move.
                if let (AnyPosition::Pacman(_), Some(piece)) =
                    (self.shown_position(), self.view.pieces.iter().find(|piece| piece.active))
                {
                    who = format!("{who} · {}", locale.term(piece.kind.word()));
                }
                locale.with("tui-turn", &[("who", who.into())])
            }
            (Turn::Chance | Turn::Over, None) => locale.text("tui-chance"),
        }
    }

    fn draw_message(
        &self,
        frame: &mut Frame<'_>,
        area: Rect,
        locale: &Locale,
        theme: TerminalTheme,
    ) {
        let (text, style) = self.current_message(locale, theme);
        let lines = wrap(&text, area.width.into(), "");
        // A long message covers the bottom of the board rather than being cut off.
        let extra = (lines.len() as u16).saturating_sub(area.height).min(area.y);
        let area = Rect { y: area.y - extra, height: area.height + extra, ..area };
        frame.render_widget(Clear, area);
        let lines: Vec<_> = lines.into_iter().map(Line::raw).collect();
        frame.render_widget(Paragraph::new(lines).style(style), area);
    }

    /// The message below the board, the most urgent first.
    fn current_message(
        &self,
        locale: &Locale,
        theme: TerminalTheme,
    ) -> (String, ratatui::style::Style) {
        if let Some(prompt) = &self.prompt {
            return (prompt.line(locale), theme.strong());
        }
        if let Some(message) = self.review_message(locale) {
            return (message, theme.strong());
        }
        // A message at the end of a game says that it was saved or copied.
        if let (Some(_), None) = (self.local_game.record().ending(), &self.message) {
            let mut result = ending::description(self.local_game.game_record(), locale);
            if let Some(said) = self.coach_text(locale) {
                result += &format!(" {said}");
            }
            let result = match self.review_summary(locale) {
                Some(summary) => format!("{result} {summary}"),
                None => result,
            };
            return (result, theme.strong());
        }
        // The preview of an illegal fence shows at once why it is illegal.
        if let Some(cursor @ MoveCursor::Fence(_)) = &self.cursor
            && let Err(refusal) = self.local_game.position().read(&cursor.word(false))
        {
            return (locale.reason(&refusal.into()), theme.error());
        }
        match &self.message {
            Some(Message::Refusal(reason)) => (locale.reason(reason), theme.error()),
            Some(Message::Info(text)) => (text.clone(), theme.muted()),
            None => match self.coach_text(locale) {
                Some(said) => (said, theme.strong()),
                None => match self.news(locale) {
                    news if news.is_empty() => (self.advice(locale), theme.muted()),
                    news => (news.join(" "), theme.strong()),
                },
            },
        }
    }

    /// What the coach says, if there is one.
    fn coach_text(&self, locale: &Locale) -> Option<String> {
        let said: Vec<_> = self.coach_remarks().iter().map(|said| locale.reason(said)).collect();
        (!said.is_empty()).then(|| said.join(" "))
    }

    /// What can be done now.
    fn advice(&self, locale: &Locale) -> String {
        match (&self.cursor, self.local_game.position()) {
            (None, _) if self.local_game.is_computers_only() => locale.text("tui-advice-watch"),
            (None, _) => locale.text("tui-advice-wait"),
            _ if self.legal_words == [rules::Path::STAY] => locale.text("tui-advice-stay"),
            (Some(MoveCursor::Fence(_)), _) => locale.text("tui-advice-fence"),
            (Some(MoveCursor::Path(..)), _) => locale.text("tui-advice-path"),
            (Some(MoveCursor::Square(_)), AnyPosition::Mspacman(_)) => {
                locale.text("tui-advice-place")
            }
            (Some(MoveCursor::Square(_)), _) => locale.text("tui-advice-pawn"),
        }
    }

    fn key_hints(&self) -> Vec<KeyHint> {
        let mut hints = Vec::new();
        if self.is_over() {
            return vec![
                key_hints::REVIEW,
                key_hints::GRADE,
                key_hints::AGAIN,
                key_hints::UNDO,
                key_hints::SAVE,
                key_hints::COPY,
            ];
        }
        match &self.cursor {
            None => {}
            Some(MoveCursor::Square(_)) if self.is_placing() => {
                hints.extend([key_hints::POINT, key_hints::NEXT, key_hints::PLAY]);
            }
            Some(MoveCursor::Square(_)) => {
                hints.extend([key_hints::POINT, key_hints::PLAY, key_hints::FENCE])
            }
            Some(MoveCursor::Fence(_)) => hints.extend([
                key_hints::POINT,
                key_hints::ROTATE,
                key_hints::PLAY,
                key_hints::PAWN,
            ]),
            Some(MoveCursor::Path(..)) => {
                hints.extend([key_hints::STEP, key_hints::BACK, key_hints::PLAY])
            }
        }
        if self.cursor.is_some() {
            hints.extend([key_hints::TYPE, key_hints::HINT]);
        }
        if let Some(MoveCursor::Path(..)) = self.cursor {
            match self.game() {
                Game::Mspacman if !self.has_exit() => {}
                Game::Mspacman => hints.push(key_hints::EXIT),
                _ => hints.push(key_hints::NEXT),
            }
        }
        hints.push(key_hints::UNDO);
        if matches!(self.game(), Game::Quoridor | Game::Mini) {
            hints.push(key_hints::PATHS);
        }
        hints.push(key_hints::SAVE);
        hints
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use game::{Random, Turn};
    use rules::GameSetup;

    use super::*;

    /// The footer offers the key for exits exactly where the key finds one.
    #[test]
    fn an_exit_is_offered_where_there_is_one() {
        let locale = Locale::default();
        let mut random = Random::new(3);
        let mut game = rules::GameRecord::new(GameSetup::new(Game::Mspacman)).unwrap();
        let mut offers = [0, 0];
        while game.record.turn() != Turn::Over && game.record.entries().len() < 400 {
            let size = Rect::new(0, 0, 80, 24);
            let mut screen = GameScreen::new(game.clone(), 1, Duration::ZERO, size);
            if let Some(MoveCursor::Path(..)) = screen.cursor {
                let offered = screen.key_hints().contains(&key_hints::EXIT);
                screen.next_target(&locale);
                assert_eq!(offered, screen.message.is_none(), "{}", game.record.position());
                offers[usize::from(offered)] += 1;
            }
            let plies = game.record.position().plies();
            game.record.play(&plies[random.index(plies.len())].to_string()).unwrap();
        }
        assert!(offers.iter().all(|&count| count > 0), "{offers:?}");
    }
}
