use game::Piece;
use ratatui::style::{Color, Modifier, Style};
use view::{PieceKind, PieceMood, PieceView};

/// The styles of everything on the screen. Everything differs by shape first, so that no information
/// is carried by colour alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TerminalTheme {
    colour: bool,
}

impl TerminalTheme {
    /// With the terminal's 256 colours.
    pub const COLOUR: TerminalTheme = TerminalTheme { colour: true };
    /// With text attributes (bold, dim, reversed) only.
    pub const MONOCHROME: TerminalTheme = TerminalTheme { colour: false };

    /// Colour, unless the environment asks for none: `NO_COLOR`, or a `TERM` that has no colours.
    pub fn from_env(variable: impl Fn(&str) -> Option<String>) -> TerminalTheme {
        let monochrome = variable("NO_COLOR").is_some_and(|value| !value.is_empty())
            || variable("TERM").is_some_and(|term| term == "dumb" || term.contains("mono"));
        if monochrome { TerminalTheme::MONOCHROME } else { TerminalTheme::COLOUR }
    }

    fn foreground(self, colour: u8) -> Style {
        if self.colour { Style::new().fg(Color::Indexed(colour)) } else { Style::new() }
    }

    /// The background of a square, tinted where it is a goal.
    pub(crate) fn background(self, goal_of: Option<u8>) -> Style {
        match (self.colour, goal_of) {
            (false, _) => Style::new(),
            (true, None) => Style::new().bg(Color::Indexed(235)),
            (true, Some(seat)) => Style::new().bg(Color::Indexed(match seat {
                1 => 17,
                2 => 52,
                3 => 22,
                _ => 53,
            })),
        }
    }

    pub(crate) fn faint(self) -> Style {
        self.foreground(242).add_modifier(Modifier::DIM)
    }

    pub(crate) fn muted(self) -> Style {
        self.foreground(247)
    }

    pub(crate) fn strong(self) -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }

    pub(crate) fn fence(self) -> Style {
        self.foreground(214).add_modifier(Modifier::BOLD)
    }

    pub(crate) fn wall(self) -> Style {
        self.foreground(67)
    }

    /// What may be played: a target square, the preview of a legal fence.
    pub(crate) fn legal(self) -> Style {
        self.foreground(120).add_modifier(Modifier::BOLD)
    }

    /// What the rules refuse, and the reason.
    pub(crate) fn error(self) -> Style {
        self.foreground(203).add_modifier(Modifier::BOLD)
    }

    pub(crate) fn cursor(self) -> Style {
        self.foreground(231).add_modifier(Modifier::BOLD)
    }

    pub(crate) fn title(self) -> Style {
        self.foreground(229).add_modifier(Modifier::BOLD)
    }

    pub(crate) fn selected(self) -> Style {
        Style::new().add_modifier(Modifier::REVERSED)
    }

    pub(crate) fn dot(self) -> Style {
        self.foreground(229)
    }

    pub(crate) fn seat(self, seat: u8) -> Style {
        self.foreground(match seat {
            1 => 117,
            2 => 210,
            3 => 120,
            4 => 177,
            _ => 215,
        })
        .add_modifier(Modifier::BOLD)
    }

    pub(crate) fn piece(self, piece: &PieceView) -> Style {
        let style = match piece.kind {
            PieceKind::PAWN | PieceKind::Ghost => self.seat(piece.seat.unwrap_or(0)),
            PieceKind::Character(Piece::Pacman) | PieceKind::Mspacman => self.foreground(226),
            PieceKind::Character(Piece::Blinky) => self.foreground(203),
            PieceKind::Character(Piece::Inky) => self.foreground(51),
            PieceKind::Character(Piece::Pinky) => self.foreground(218),
            PieceKind::Character(Piece::Clyde) => self.foreground(215),
        };
        let style = style.add_modifier(Modifier::BOLD);
        match piece.mood {
            PieceMood::Plain => style,
            PieceMood::Weak => style.add_modifier(Modifier::DIM),
            PieceMood::Frenzied => style.add_modifier(Modifier::UNDERLINED),
        }
    }
}
