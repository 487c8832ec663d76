//! Beside the board: who plays with what, what was thrown, what was played.

use std::time::Duration;

use api::view::{Device, Hand, Mood, PieceKind};
use game::{Entry, Ply, Seat, Turn};
use locale::Locale;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;

use super::Play;
use super::time::FALL;
use crate::glyph;
use crate::session::Player;
use crate::theme::Theme;

/// The shapes that need no name beside them: a seat has one of these, and counts to tell.
const OWN: [PieceKind; 4] =
    [PieceKind::Pawn, PieceKind::Ghost, PieceKind::Mspacman, PieceKind::Pacman];

impl Play {
    /// What a seat is called.
    pub(super) fn name(&self, seat: Seat, locale: &Locale) -> String {
        let number = ("seat", seat.number().into());
        match self.session.player(seat) {
            Player::Human => locale.with("tui-person", &[number]),
            Player::Level(level) => {
                locale.with("tui-level", &[number, ("level", level.number().into())])
            }
        }
    }

    pub(super) fn panel(&self, frame: &mut Frame<'_>, area: Rect, locale: &Locale, theme: Theme) {
        let mut lines = Vec::new();
        for (seat, hand) in Seat::all(self.view.seats.len()).zip(&self.view.seats) {
            lines.push(self.headline(seat, hand, locale, theme));
            lines.push(self.detail(seat, hand, locale, theme));
        }
        lines.push(Line::default());
        lines.extend(self.clock(locale, theme));
        lines.extend(self.chance(locale, theme));
        lines.extend(self.moves(area.height.saturating_sub(lines.len() as u16), area.width, theme));
        frame.render_widget(Paragraph::new(lines), area);
    }

    fn headline(&self, seat: Seat, hand: &Hand, locale: &Locale, theme: Theme) -> Line<'static> {
        let active = match self.session.record().turn() {
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
            spans.push(Span::styled(format!(" · {}", locale.text("tui-out")), theme.quiet()));
        }
        Line::from(spans)
    }

    /// The pieces of a seat, as they look on the board.
    fn glyphs(&self, seat: Seat, hand: &Hand) -> String {
        let number = seat.number() as u8;
        let here = self.view.pieces.iter().filter(|piece| piece.seat == Some(number));
        let glyphs: String = here.map(glyph::of).collect();
        match hand.pieces.first() {
            _ if !glyphs.is_empty() => glyphs,
            Some(PieceKind::Ghost) => glyph::ghost(Some(number)).to_string(),
            _ => "-".to_owned(),
        }
    }

    fn detail(&self, seat: Seat, hand: &Hand, locale: &Locale, theme: Theme) -> Line<'static> {
        let mut words = Vec::new();
        let count = |key: &str, now: u8| locale.with(key, &[("count", now.into())]);
        if let Some(fences) = hand.fences {
            let rack = "▮".repeat(fences.now.into());
            words.push(format!("{rack} {}", count("fences-left", fences.now)).trim().to_owned());
        }
        if let Some(lives) = hand.lives {
            let spent = lives.of.saturating_sub(lives.now);
            words.push("♥".repeat(lives.now.into()) + &"♡".repeat(spent.into()));
        }
        if let Some(pellets) = hand.pellets {
            let left = pellets.of.saturating_sub(pellets.now);
            let eaten = "●".repeat(pellets.now.into()) + &"○".repeat(left.into());
            words.push(format!("{eaten} {}", count("pellets-left", left)));
        }
        if let Some(dots) = hand.dots {
            words.push(count("dots-left", dots.now));
        }
        // The line has no room for both, and the letters before it name the pieces too.
        let mood = self.mood(seat, locale);
        if mood.is_none() && hand.pieces.iter().any(|kind| !OWN.contains(kind)) {
            let names = hand.pieces.iter().map(|kind| locale.term(kind.word()));
            words.push(names.collect::<Vec<_>>().join(", "));
        }
        words.extend(mood);
        if self.ways && hand.way.len() > 1 {
            words.push(count("steps-left", (hand.way.len() - 1) as u8));
        }
        Line::styled(format!("    {}", words.join(" · ")), theme.quiet())
    }

    /// Which side of a seat's ghost is up, or which of its ghosts see PAC-MAN.
    fn mood(&self, seat: Seat, locale: &Locale) -> Option<String> {
        let own = |piece: &&api::view::Piece| piece.seat == Some(seat.number() as u8);
        let mut own = self.view.pieces.iter().filter(own);
        match self.session.position() {
            rules::AnyPosition::Quoridor(_) => None,
            rules::AnyPosition::Pacman(_) => {
                own.any(|piece| piece.mood == Mood::Frenzied).then(|| locale.text("tui-frenzied"))
            }
            rules::AnyPosition::Mspacman(_) => own.next().and_then(|piece| match piece.kind {
                PieceKind::Ghost if piece.mood == Mood::Weak => Some(locale.text("tui-weak")),
                PieceKind::Ghost => Some(locale.text("tui-strong")),
                _ => None,
            }),
        }
    }

    /// The time left for the move, where there is a limit (M03).
    fn clock(&self, locale: &Locale, theme: Theme) -> Option<Line<'static>> {
        let limit = self.limit().filter(|_| !self.over())?;
        let left = limit.saturating_sub(self.now.saturating_sub(self.since));
        let seconds = left.as_millis().div_ceil(1000);
        let text = locale.with("tui-clock", &[("seconds", (seconds as u64).into())]);
        let hurry = left < Duration::from_secs(10);
        Some(Line::styled(text, if hurry { theme.refused() } else { theme.strong() }))
    }

    /// The die or spinner: tumbling, or what it shows.
    fn chance(&self, locale: &Locale, theme: Theme) -> Option<Line<'static>> {
        let chance = self.view.chance.as_ref()?;
        let key = match chance.device {
            Device::Spinner => "tui-spinner",
            Device::Die => "tui-die",
        };
        let face = match (&self.falling, &chance.shown) {
            (Some(falling), _) => {
                let step = FALL.as_millis() / 8;
                let turns = self.now.saturating_sub(falling.since).as_millis() / step.max(1);
                chance.faces[turns as usize % chance.faces.len()].clone()
            }
            (None, Some(shown)) => self.thrown().unwrap_or_else(|| shown.clone()),
            (None, None) => "?".to_owned(),
        };
        Some(Line::from(vec![
            Span::styled(format!("⟦ {face} ⟧ "), theme.title()),
            Span::styled(locale.text(key), theme.quiet()),
        ]))
    }

    /// The face that fell last, as it is on the die: `F2`.
    fn thrown(&self) -> Option<String> {
        match self.session.record().entries().last()? {
            Entry::Ply(Ply::Roll(roll)) => {
                roll.to_string().split_once(':').map(|(_, face)| face.to_owned())
            }
            _ => None,
        }
    }

    /// What was played, the latest at the end, as many as there is room for.
    fn moves(&self, rows: u16, width: u16, theme: Theme) -> Vec<Line<'static>> {
        let mut lines: Vec<String> = Vec::new();
        for (nth, word) in self.session.record().words().enumerate() {
            let entry = format!("{}.{word}", nth + 1);
            let room = usize::from(width).saturating_sub(1);
            match lines.last_mut() {
                Some(line) if line.chars().count() + 1 + entry.chars().count() <= room => {
                    line.push(' ');
                    line.push_str(&entry);
                }
                _ => lines.push(entry),
            }
        }
        let hidden = lines.len().saturating_sub(rows.into());
        lines.into_iter().skip(hidden).map(|line| Line::styled(line, theme.faint())).collect()
    }
}
