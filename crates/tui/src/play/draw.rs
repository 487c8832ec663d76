//! The screen of a game: title, board, panel, one sentence, keys.

use game::{Entry, Position as _, Turn};
use locale::Locale;
use ratatui::Frame;
use ratatui::layout::{Alignment, Rect};
use ratatui::text::Line;
use ratatui::widgets::{Clear, Paragraph};
use rules::{AnyPosition, Square};

use super::{Note, Play};
use crate::aim::Aim;
use crate::board::Picture;
use crate::theme::Theme;
use crate::{book, ending, help, keys};

/// The parts of the screen.
pub(super) struct Areas {
    title: Rect,
    pub(super) board: Rect,
    note: Rect,
    keys: Rect,
}

/// What the panel beside the board needs.
const PANEL: u16 = 38;

impl Areas {
    pub(super) fn of(size: Rect) -> Areas {
        let row = |y: u16, height: u16| {
            Rect::new(size.x, size.y + y, size.width, height).intersection(size)
        };
        let board = size.height.saturating_sub(4);
        let wide = Rect { width: size.width.saturating_sub(PANEL).max(40), ..row(1, board) };
        Areas {
            title: row(0, 1),
            board: wide.intersection(size),
            note: row(1 + board, 2),
            keys: row(3 + board, 1),
        }
    }
}

impl Play {
    pub(crate) fn draw(&self, frame: &mut Frame<'_>, locale: &Locale, theme: Theme) {
        let size = frame.area();
        let areas = Areas::of(size);
        let picture = self.picture();
        let grid = picture.grid(areas.board);
        let game = locale.text(&format!("game-{}", self.game()));
        let title = Line::styled(format!("Palisade · {game}"), theme.title());
        frame.render_widget(title, areas.title);
        let status = Paragraph::new(self.status(locale)).alignment(Alignment::Right);
        frame.render_widget(status.style(theme.strong()), areas.title);
        picture.draw(theme, &grid, frame.buffer_mut());
        let left = (areas.board.x + grid.size().0.min(areas.board.width) + 1).min(size.right());
        let panel = Rect {
            x: left,
            width: size.right() - left,
            y: areas.board.y,
            height: areas.board.height,
        };
        self.panel(frame, panel, locale, theme);
        self.draw_note(frame, areas.note, locale, theme);
        keys::bar(&self.keys(), locale, theme, areas.keys, frame.buffer_mut());
        if self.help {
            help::draw(frame, self.refusal.as_ref(), self.game().name(), locale, theme);
        }
    }

    /// The board as it stands, with what is pointed at.
    pub(super) fn picture(&self) -> Picture {
        let mut picture =
            Picture { view: self.view.clone(), ways: self.ways, ..Picture::default() };
        picture.last = self.last_squares();
        match &self.aim {
            None => {}
            Some(Aim::Fence(fence)) => {
                let legal = self.legal.binary_search(&fence.to_string()).is_ok();
                picture.ghosts.push((*fence, legal));
            }
            Some(aim) => {
                picture.cursor = Some(aim.square());
                picture.targets = self.targets();
                if let Aim::Path(_, squares) = aim {
                    picture.path.clone_from(squares);
                }
            }
        }
        picture
    }

    /// Where the last move went.
    fn last_squares(&self) -> Vec<Square> {
        let last = self.session.record().entries().iter().rev();
        let ply = last.take(2).find_map(|entry| match entry {
            Entry::Ply(ply @ game::Ply::Move(_)) => Some(ply.to_string()),
            _ => None,
        });
        let word = ply.unwrap_or_default();
        let words = word.trim_start_matches('@').split('-');
        words.filter_map(Square::parse).collect()
    }

    /// Whose turn it is, or how it ended.
    fn status(&self, locale: &Locale) -> String {
        let record = self.session.record();
        match (record.turn(), record.ending()) {
            (_, Some(ending)) => ending::headline(ending, locale),
            (Turn::Seat(seat), None) => {
                let mut who = self.name(seat, locale);
                // A ghost player may have several pieces: say which one is meant.
                if let (AnyPosition::Pacman(_), Some(piece)) =
                    (self.session.position(), self.view.pieces.iter().find(|piece| piece.active))
                {
                    who = format!("{who} · {}", locale.term(piece.kind.word()));
                }
                locale.with("tui-turn", &[("who", who.into())])
            }
            (Turn::Chance | Turn::Over, None) => locale.text("tui-chance"),
        }
    }

    fn draw_note(&self, frame: &mut Frame<'_>, area: Rect, locale: &Locale, theme: Theme) {
        let (text, style) = self.sentence(locale, theme);
        let lines = book::wrap(&text, area.width.into(), "");
        // A long sentence covers the foot of the board rather than being cut.
        let more = (lines.len() as u16).saturating_sub(area.height).min(area.y);
        let area = Rect { y: area.y - more, height: area.height + more, ..area };
        frame.render_widget(Clear, area);
        let lines: Vec<_> = lines.into_iter().map(Line::raw).collect();
        frame.render_widget(Paragraph::new(lines).style(style), area);
    }

    /// The one sentence below the board, the most urgent first.
    fn sentence(&self, locale: &Locale, theme: Theme) -> (String, ratatui::style::Style) {
        if let Some(prompt) = &self.prompt {
            return (prompt.line(locale), theme.strong());
        }
        if let Some(ending) = self.session.record().ending() {
            let sentence = ending::sentence(ending, self.session.position(), locale);
            return (sentence, theme.strong());
        }
        // The ghost of a fence says at once what is wrong with it.
        if let Some(aim @ Aim::Fence(_)) = &self.aim
            && let Err(refusal) = self.session.position().read(&aim.word(false))
        {
            return (locale.reason(&refusal.into()), theme.refused());
        }
        match &self.note {
            Some(Note::Refused(reason)) => (locale.reason(reason), theme.refused()),
            Some(Note::Said(sentence)) => (sentence.clone(), theme.quiet()),
            None => (self.advice(locale), theme.quiet()),
        }
    }

    /// What the person to move can do now.
    fn advice(&self, locale: &Locale) -> String {
        match (&self.aim, self.session.position()) {
            (None, _) if self.session.watched() => locale.text("tui-advice-watch"),
            (None, _) => locale.text("tui-advice-wait"),
            _ if self.legal == [rules::Path::STAY] => locale.text("tui-advice-stay"),
            (Some(Aim::Fence(_)), _) => locale.text("tui-advice-fence"),
            (Some(Aim::Path(..)), _) => locale.text("tui-advice-path"),
            (Some(Aim::Square(_)), AnyPosition::Mspacman(_)) => locale.text("tui-advice-place"),
            (Some(Aim::Square(_)), _) => locale.text("tui-advice-pawn"),
        }
    }

    fn keys(&self) -> Vec<keys::Key> {
        let mut keys = Vec::new();
        match &self.aim {
            None => {}
            Some(Aim::Square(_)) if self.placing() => {
                keys.extend([keys::POINT, keys::NEXT, keys::PLAY]);
            }
            Some(Aim::Square(_)) => keys.extend([keys::POINT, keys::PLAY, keys::FENCE]),
            Some(Aim::Fence(_)) => keys.extend([keys::POINT, keys::TURN, keys::PLAY, keys::PAWN]),
            Some(Aim::Path(..)) => keys.extend([keys::STEP, keys::BACK, keys::PLAY]),
        }
        if self.aim.is_some() {
            keys.extend([keys::TYPE, keys::HINT]);
        }
        keys.extend([keys::UNDO, keys::WAYS, keys::SAVE]);
        keys
    }
}
