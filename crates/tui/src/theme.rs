use game::Piece;
use ratatui::style::{Color, Modifier, Style};
use view::{PieceKind, PieceMood, PieceView};

use crate::ascii;

/// The styles of everything on the screen. Everything differs by shape first, so that no information
/// is carried by colour alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TerminalTheme {
    palette: Palette,
    /// Whether the screen is drawn in ASCII.
    ascii: bool,
}

/// The colours of the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Palette {
    /// 256 colours on a dark background.
    Dark,
    /// 256 colours on a light background.
    Light,
    /// No colours: text attributes (bold, dim, reversed) only.
    Monochrome,
}

impl Palette {
    /// All of them, in the order of the menu.
    pub(crate) const ALL: [Palette; 3] = [Palette::Dark, Palette::Light, Palette::Monochrome];

    /// Its word in the configuration file.
    pub(crate) fn word(self) -> &'static str {
        match self {
            Palette::Dark => "dark",
            Palette::Light => "light",
            Palette::Monochrome => "monochrome",
        }
    }

    pub(crate) fn parse(word: &str) -> Option<Palette> {
        Palette::ALL.into_iter().find(|palette| palette.word() == word)
    }
}

impl TerminalTheme {
    /// Text attributes only, in Unicode.
    pub(crate) const MONOCHROME: TerminalTheme =
        TerminalTheme { palette: Palette::Monochrome, ascii: false };

    /// The preferred palette, dark by default, unless the environment asks for no colours (`NO_COLOR`,
    /// or a `TERM` that has none); ASCII where the locale has no Unicode.
    pub fn from_env(
        preferred: Option<Palette>,
        variable: impl Fn(&str) -> Option<String>,
    ) -> TerminalTheme {
        let monochrome = variable("NO_COLOR").is_some_and(|value| !value.is_empty())
            || variable("TERM").is_some_and(|term| term == "dumb" || term.contains("mono"));
        let palette =
            if monochrome { Palette::Monochrome } else { preferred.unwrap_or(Palette::Dark) };
        TerminalTheme { palette, ascii: !ascii::is_unicode(variable) }
    }

    /// The same with other colours.
    pub(crate) fn with_palette(self, palette: Palette) -> TerminalTheme {
        TerminalTheme { palette, ..self }
    }

    /// The same in ASCII.
    #[cfg(test)]
    pub(crate) fn in_ascii(self) -> TerminalTheme {
        TerminalTheme { ascii: true, ..self }
    }

    pub(crate) fn palette(self) -> Palette {
        self.palette
    }

    pub(crate) fn is_ascii(self) -> bool {
        self.ascii
    }

    fn foreground(self, dark: u8, light: u8) -> Style {
        match self.palette {
            Palette::Dark => Style::new().fg(Color::Indexed(dark)),
            Palette::Light => Style::new().fg(Color::Indexed(light)),
            Palette::Monochrome => Style::new(),
        }
    }

    /// The background of a square, tinted where it is a goal.
    pub(crate) fn background(self, goal_of: Option<u8>) -> Style {
        const DARK: [u8; 5] = [235, 17, 52, 22, 53];
        const LIGHT: [u8; 5] = [254, 153, 224, 194, 225];
        let nth = usize::from(goal_of.unwrap_or(0)).min(4);
        match self.palette {
            Palette::Dark => Style::new().bg(Color::Indexed(DARK[nth])),
            Palette::Light => Style::new().bg(Color::Indexed(LIGHT[nth])),
            Palette::Monochrome => Style::new(),
        }
    }

    pub(crate) fn faint(self) -> Style {
        self.foreground(242, 246).add_modifier(Modifier::DIM)
    }

    pub(crate) fn muted(self) -> Style {
        self.foreground(247, 240)
    }

    pub(crate) fn strong(self) -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }

    pub(crate) fn fence(self) -> Style {
        self.foreground(214, 130).add_modifier(Modifier::BOLD)
    }

    pub(crate) fn wall(self) -> Style {
        self.foreground(67, 24)
    }

    /// What may be played: a target square, the preview of a legal fence.
    pub(crate) fn legal(self) -> Style {
        self.foreground(120, 28).add_modifier(Modifier::BOLD)
    }

    /// What the rules refuse, and the reason.
    pub(crate) fn error(self) -> Style {
        self.foreground(203, 160).add_modifier(Modifier::BOLD)
    }

    pub(crate) fn cursor(self) -> Style {
        self.foreground(231, 16).add_modifier(Modifier::BOLD)
    }

    pub(crate) fn title(self) -> Style {
        self.foreground(229, 90).add_modifier(Modifier::BOLD)
    }

    pub(crate) fn selected(self) -> Style {
        Style::new().add_modifier(Modifier::REVERSED)
    }

    pub(crate) fn dot(self) -> Style {
        self.foreground(229, 90)
    }

    pub(crate) fn seat(self, seat: u8) -> Style {
        let (dark, light) = match seat {
            1 => (117, 25),
            2 => (210, 160),
            3 => (120, 28),
            4 => (177, 91),
            _ => (215, 130),
        };
        self.foreground(dark, light).add_modifier(Modifier::BOLD)
    }

    pub(crate) fn piece(self, piece: &PieceView) -> Style {
        let style = match piece.kind {
            PieceKind::PAWN | PieceKind::Ghost => self.seat(piece.seat.unwrap_or(0)),
            PieceKind::Character(Piece::Pacman) | PieceKind::Mspacman => self.foreground(226, 136),
            PieceKind::Character(Piece::Blinky) => self.foreground(203, 160),
            PieceKind::Character(Piece::Inky) => self.foreground(51, 30),
            PieceKind::Character(Piece::Pinky) => self.foreground(218, 162),
            PieceKind::Character(Piece::Clyde) => self.foreground(215, 130),
        };
        let style = style.add_modifier(Modifier::BOLD);
        match piece.mood {
            PieceMood::Plain => style,
            PieceMood::Weak => style.add_modifier(Modifier::DIM),
            PieceMood::Frenzied => style.add_modifier(Modifier::UNDERLINED),
        }
    }
}
