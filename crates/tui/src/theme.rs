use api::view::{Mood, Piece, PieceKind};
use ratatui::style::{Color, Modifier, Style};

/// How things look. Everything differs by shape first; colours only help.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Theme {
    colour: bool,
}

impl Theme {
    /// Whatever the terminal can do, in colour.
    pub const COLOUR: Theme = Theme { colour: true };
    /// Shapes, bold and reversed letters only.
    pub const PLAIN: Theme = Theme { colour: false };

    /// Colour, unless the user's environment asks for none.
    pub fn of_environment(variable: impl Fn(&str) -> Option<String>) -> Theme {
        let none = variable("NO_COLOR").is_some_and(|value| !value.is_empty())
            || variable("TERM").is_some_and(|term| term == "dumb" || term.contains("mono"));
        if none { Theme::PLAIN } else { Theme::COLOUR }
    }

    fn paint(self, colour: u8) -> Style {
        if self.colour { Style::new().fg(Color::Indexed(colour)) } else { Style::new() }
    }

    pub(crate) fn ground(self, goal_of: Option<u8>) -> Style {
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
        self.paint(242).add_modifier(Modifier::DIM)
    }

    pub(crate) fn quiet(self) -> Style {
        self.paint(247)
    }

    pub(crate) fn strong(self) -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }

    pub(crate) fn fence(self) -> Style {
        self.paint(214).add_modifier(Modifier::BOLD)
    }

    pub(crate) fn wall(self) -> Style {
        self.paint(67)
    }

    /// What is allowed: a target, a ghost fence.
    pub(crate) fn open(self) -> Style {
        self.paint(120).add_modifier(Modifier::BOLD)
    }

    /// What is refused, and why.
    pub(crate) fn refused(self) -> Style {
        self.paint(203).add_modifier(Modifier::BOLD)
    }

    pub(crate) fn cursor(self) -> Style {
        self.paint(231).add_modifier(Modifier::BOLD)
    }

    pub(crate) fn title(self) -> Style {
        self.paint(229).add_modifier(Modifier::BOLD)
    }

    pub(crate) fn chosen(self) -> Style {
        Style::new().add_modifier(Modifier::REVERSED)
    }

    pub(crate) fn dot(self) -> Style {
        self.paint(229)
    }

    pub(crate) fn seat(self, seat: u8) -> Style {
        self.paint(match seat {
            1 => 117,
            2 => 210,
            3 => 120,
            4 => 177,
            _ => 215,
        })
        .add_modifier(Modifier::BOLD)
    }

    pub(crate) fn piece(self, piece: &Piece) -> Style {
        let style = match piece.kind {
            PieceKind::Pawn | PieceKind::Ghost => self.seat(piece.seat.unwrap_or(0)),
            PieceKind::Pacman | PieceKind::Mspacman => self.paint(226),
            PieceKind::Blinky => self.paint(203),
            PieceKind::Inky => self.paint(51),
            PieceKind::Pinky => self.paint(218),
            PieceKind::Clyde => self.paint(215),
        };
        let style = style.add_modifier(Modifier::BOLD);
        match piece.mood {
            Mood::Plain => style,
            Mood::Weak => style.add_modifier(Modifier::DIM),
            Mood::Frenzied => style.add_modifier(Modifier::UNDERLINED),
        }
    }
}
