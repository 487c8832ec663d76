use game::{Reason, SetupText};

use crate::{Game, GameSetup};

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

impl GameSetup {
    /// The set-up that a text describes: the one way from words to a set-up.
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
