use game::Reason;

use crate::{Game, GameSetup};

/// A set-up as people and programs describe it: a table's settings, the header of a record, the
/// arguments of a command. [`GameSetup::from_text`] is the one way from here to a set-up.
///
/// ```
/// use rules::{GameSetup, SetupText};
///
/// let text = SetupText { maze: Some("orchard"), ..SetupText::new("pacman") };
/// assert_eq!(GameSetup::from_text(&text)?.seats(), 2);
/// let text = SetupText { options: vec![("boost", "never")], ..text };
/// assert_eq!(GameSetup::from_text(&text).unwrap_err().part, "option");
/// # Ok::<(), rules::SetupTextError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupText<'a> {
    /// The game, by its name on the command line.
    pub game: &'a str,
    /// The number of seats; two where it is not said.
    pub seats: Option<usize>,
    /// A shipped maze or board by name, any as one word, or the text of its file; the first shipped
    /// one where it is not said.
    pub maze: Option<&'a str>,
    /// Options by name and value, in order.
    pub options: Vec<(&'a str, &'a str)>,
    /// Whether threefold repetition is a draw; `false` says nothing about a game that has no such
    /// draw. The option `repetition` says the same.
    pub repetition: bool,
}

/// Why a description is no set-up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupTextError {
    /// The part that is wrong: `game`, `seats`, `maze` or `option`.
    pub part: &'static str,
    /// What the description says there: `boost=never`.
    pub value: String,
    /// What is wrong with it.
    pub reason: Reason,
}

impl<'a> SetupText<'a> {
    /// The description of a game's default set-up.
    pub const fn new(game: &'a str) -> SetupText<'a> {
        SetupText { game, seats: None, maze: None, options: Vec::new(), repetition: true }
    }
}

impl GameSetup {
    /// The set-up that a text describes.
    pub fn from_text(text: &SetupText<'_>) -> Result<GameSetup, SetupTextError> {
        let error = |part, value: &dyn ToString| {
            let value = value.to_string();
            move |reason| SetupTextError { part, value, reason }
        };
        let unknown = || Reason::new("game-unknown", "").text("word", text.game);
        let game = Game::parse(text.game).ok_or_else(unknown).map_err(error("game", &text.game))?;
        let mut setup = GameSetup::new(game);
        if let Some(seats) = text.seats {
            setup = setup.with_seats(seats).map_err(error("seats", &seats))?;
        }
        if let Some(maze) = text.maze {
            setup.set_maze(maze).map_err(error("maze", &maze))?;
        }
        for (name, value) in &text.options {
            let option = format!("{name}={value}");
            setup.set_option(name, value).map_err(error("option", &option))?;
        }
        if !text.repetition && game.option("repetition").is_some() {
            setup.set_option("repetition", "off").map_err(error("option", &"repetition=off"))?;
        }
        Ok(setup)
    }
}

impl From<SetupTextError> for Reason {
    fn from(error: SetupTextError) -> Reason {
        error.reason
    }
}
