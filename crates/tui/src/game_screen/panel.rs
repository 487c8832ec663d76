//! The side panel: players and their pieces, the clock, the last roll and the moves played.

use std::time::Duration;

use game::{Piece, Ply, RecordEntry, Seat, Turn};
use locale::Locale;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;
use view::{ChanceDevice, PieceKind, PieceMood, SeatView};

use super::GameScreen;
use super::tick::ROLL_DURATION;
use crate::board::glyph;
use crate::local_player::LocalPlayer;
use crate::theme::TerminalTheme;

/// Pieces that are not named in the panel: their seat has only one, and its counts are shown.
const UNNAMED: [PieceKind; 4] =
    [PieceKind::PAWN, PieceKind::Ghost, PieceKind::Mspacman, PieceKind::Character(Piece::Pacman)];

impl GameScreen {
    /// The name of a seat's player.
    pub(super) fn name(&self, seat: Seat, locale: &Locale) -> String {
        let number = ("seat", seat.number().into());
        match self.player(seat) {
            LocalPlayer::Human => {
                let named = self.local_game.game_record().header.player(seat).name.clone();
                named.unwrap_or_else(|| locale.with("tui-person", &[number]))
            }
            LocalPlayer::Computer(level) => {
                let computer = locale.computer_level(level.number());
                locale.with("tui-level", &[number, ("computer", computer.into())])
            }
        }
    }

    pub(super) fn draw_panel(
        &self,
        frame: &mut Frame<'_>,
        area: Rect,
        locale: &Locale,
        theme: TerminalTheme,
    ) {
        let mut lines = Vec::new();
        for (seat, hand) in Seat::all(self.view.seats.len()).zip(&self.view.seats) {
            lines.push(self.headline(seat, hand, locale, theme));
            lines.push(self.detail(seat, hand, locale, theme));
        }
        lines.push(Line::default());
        lines.extend(self.clock(locale, theme));
        lines.extend(self.dice(locale, theme));
        lines.extend(self.move_list(
            area.height.saturating_sub(lines.len() as u16),
            area.width,
            locale,
            theme,
        ));
        frame.render_widget(Paragraph::new(lines), area);
    }

    /// What everybody has left and the clock in a few columns, for screens without room for the panel:
    /// `♙10 ♟9 · 42 s`.
    pub(super) fn counts(&self, locale: &Locale, theme: TerminalTheme) -> Line<'static> {
        let mut spans = Vec::new();
        for (seat, hand) in Seat::all(self.view.seats.len()).zip(&self.view.seats) {
            let pellets = hand.pellets.map(|pellets| pellets.of.saturating_sub(pellets.now));
            let counts = [
                ("▮", hand.fences.map(|fences| fences.now)),
                ("♥", hand.lives.map(|lives| lives.now)),
                ("○", pellets),
                ("·", hand.dots.map(|dots| dots.now)),
            ];
            let counts =
                counts.into_iter().filter_map(|(sign, count)| Some(format!("{sign}{}", count?)));
            let counts: String = counts.collect();
            if !counts.is_empty() {
                let text = format!("{}{counts} ", self.glyphs(seat, hand));
                spans.push(Span::styled(text, theme.seat(seat.number() as u8)));
            }
        }
        spans.extend(self.clock(locale, theme).into_iter().flatten());
        Line::from(spans)
    }

    /// The first line of a seat: its pieces and the player's name.
    fn headline(
        &self,
        seat: Seat,
        hand: &SeatView,
        locale: &Locale,
        theme: TerminalTheme,
    ) -> Line<'static> {
        let active = match self.shown_turn() {
            Turn::Seat(mover) => mover == seat,
            Turn::Chance | Turn::Over => false,
        };
        let number = seat.number() as u8;
        let mut spans = vec![
            Span::styled(if active { "▸ " } else { "  " }, theme.title()),
            Span::styled(self.glyphs(seat, hand), theme.seat(number)),
            Span::styled(format!(" {}", self.name(seat, locale)), theme.strong()),
        ];
        if hand.out {
            spans.push(Span::styled(format!(" · {}", locale.text("tui-out")), theme.muted()));
        }
        Line::from(spans)
    }

    /// The pieces of a seat as they are drawn on the board.
    fn glyphs(&self, seat: Seat, hand: &SeatView) -> String {
        let number = seat.number() as u8;
        let on_board = self.view.pieces.iter().filter(|piece| piece.seat == Some(number));
        let glyphs: String = on_board.map(glyph::of).collect();
        match hand.pieces.first() {
            _ if !glyphs.is_empty() => glyphs,
            Some(PieceKind::Ghost) => glyph::ghost(Some(number)).to_string(),
            _ => "-".to_owned(),
        }
    }

    /// The second line of a seat: what it has left, and the state of its ghosts.
    fn detail(
        &self,
        seat: Seat,
        hand: &SeatView,
        locale: &Locale,
        theme: TerminalTheme,
    ) -> Line<'static> {
        let mut parts = Vec::new();
        let count = |key: &str, now: u8| locale.with(key, &[("count", now.into())]);
        if let Some(fences) = hand.fences {
            let bars = "▮".repeat(fences.now.into());
            parts.push(format!("{bars} {}", count("fences-left", fences.now)).trim().to_owned());
        }
        if let Some(lives) = hand.lives {
            let lost = lives.of.saturating_sub(lives.now);
            parts.push("♥".repeat(lives.now.into()) + &"♡".repeat(lost.into()));
        }
        if let Some(pellets) = hand.pellets {
            let left = pellets.of.saturating_sub(pellets.now);
            let eaten = "●".repeat(pellets.now.into()) + &"○".repeat(left.into());
            parts.push(format!("{eaten} {}", count("pellets-left", left)));
        }
        if let Some(dots) = hand.dots {
            parts.push(count("dots-left", dots.now));
        }
        // There is no room for both, and the glyphs before the player's name tell the pieces too.
        let ghost_state = self.ghost_state(seat, locale);
        if ghost_state.is_none() && hand.pieces.iter().any(|kind| !UNNAMED.contains(kind)) {
            let names = hand.pieces.iter().map(|kind| locale.term(kind.word()));
            parts.push(names.collect::<Vec<_>>().join(", "));
        }
        parts.extend(ghost_state);
        if self.show_paths && hand.shortest_path.len() > 1 {
            parts.push(count("steps-left", (hand.shortest_path.len() - 1) as u8));
        }
        Line::styled(format!("    {}", parts.join(" · ")), theme.muted())
    }

    /// The state of a seat's ghosts: in PAC-MAN whether one is frenzied, in Ms. Pac-Man whether its
    /// ghost is strong or weak.
    fn ghost_state(&self, seat: Seat, locale: &Locale) -> Option<String> {
        let is_own = |piece: &&view::PieceView| piece.seat == Some(seat.number() as u8);
        let mut own = self.view.pieces.iter().filter(is_own);
        match self.shown_position() {
            rules::AnyPosition::Quoridor(_) => None,
            rules::AnyPosition::Pacman(_) => own
                .any(|piece| piece.mood == PieceMood::Frenzied)
                .then(|| locale.text("tui-frenzied")),
            rules::AnyPosition::Mspacman(_) => own.next().and_then(|piece| match piece.kind {
                PieceKind::Ghost if piece.mood == PieceMood::Weak => Some(locale.text("tui-weak")),
                PieceKind::Ghost => Some(locale.text("tui-strong")),
                _ => None,
            }),
        }
    }

    /// The time that the seat to move has left, where there is a limit (M03).
    fn clock(&self, locale: &Locale, theme: TerminalTheme) -> Option<Line<'static>> {
        let left = self.time_left()?;
        let seconds = left.as_millis().div_ceil(1000);
        let text = locale.with("tui-clock", &[("seconds", (seconds as u64).into())]);
        let is_urgent = left < Duration::from_secs(10);
        Some(Line::styled(text, if is_urgent { theme.error() } else { theme.strong() }))
    }

    /// The die or spinner: in motion, or the face it shows.
    fn dice(&self, locale: &Locale, theme: TerminalTheme) -> Option<Line<'static>> {
        let chance = self.view.chance.as_ref()?;
        let key = match chance.device {
            ChanceDevice::Spinner => "tui-spinner",
            ChanceDevice::Die => "tui-die",
        };
        let face = match (&self.roll_animation, &chance.shown) {
            (Some(animation), _) => {
                let frame_time = ROLL_DURATION.as_millis() / 8;
                let elapsed = self.now.saturating_sub(animation.start).as_millis();
                let frame = elapsed / frame_time.max(1);
                chance.faces[frame as usize % chance.faces.len()].clone()
            }
            (None, Some(shown)) => self.last_roll().unwrap_or_else(|| shown.clone()),
            (None, None) => "?".to_owned(),
        };
        Some(Line::from(vec![
            Span::styled(format!("⟦ {face} ⟧ "), theme.title()),
            Span::styled(locale.text(key), theme.muted()),
        ]))
    }

    /// The face rolled last, as it is printed on the die: `F2`.
    fn last_roll(&self) -> Option<String> {
        let shown = &self.local_game.record().entries()[..self.shown_entries()];
        match shown.last()? {
            RecordEntry::Ply(Ply::Roll(roll)) => {
                roll.to_string().split_once(':').map(|(_, face)| face.to_owned())
            }
            _ => None,
        }
    }

    /// The moves and rolls played, as many of the latest as fit; while looking back, as many as fit
    /// before and after the one on the screen.
    fn move_list(
        &self,
        rows: u16,
        width: u16,
        locale: &Locale,
        theme: TerminalTheme,
    ) -> Vec<Line<'static>> {
        let columns = usize::from(width).saturating_sub(1);
        let current = self.reviewed.map(|entries| entries.max(1));
        let mut lines: Vec<Line<'static>> = Vec::new();
        let mut current_line = None;
        let record = self.local_game.record();
        let header = &self.local_game.game_record().header;
        for (nth, word) in record.words().enumerate() {
            let number = record.move_number(nth).map(|number| format!("{number}."));
            let number = number.unwrap_or_default();
            let entry =
                format!("{number}{}{}", locale.entry_of(header, &word), self.review_mark(nth));
            let is_current = current == Some(nth + 1);
            let style = if is_current { theme.selected() } else { theme.faint() };
            let span = Span::styled(entry, style);
            match lines.last_mut() {
                Some(line) if line.width() + 1 + span.width() <= columns => {
                    line.push_span(Span::styled(" ", theme.faint()));
                    line.push_span(span);
                }
                _ => lines.push(Line::from(span)),
            }
            if is_current {
                current_line = Some(lines.len() - 1);
            }
        }
        let latest = lines.len().saturating_sub(rows.into());
        let hidden = current_line
            .map_or(latest, |line| line.saturating_sub(usize::from(rows) / 2).min(latest));
        lines.into_iter().skip(hidden).take(rows.into()).collect()
    }
}
