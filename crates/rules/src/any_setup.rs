use crate::{AnyPosition, GameSetup, mspacman, pacman, quoridor};

/// The set-up of a position of any of the games: what an editor changes freely. It may be illegal;
/// [`GameSetup::validate`](crate::GameSetup::validate) is the door to a position.
///
/// ```
/// use rules::{AnySetup, Game, GameSetup};
///
/// let game = GameSetup::new(Game::Quoridor);
/// let AnySetup::Quoridor(mut setup) = AnySetup::from(&game.start()?) else { unreachable!() };
/// setup.pawns[1] = setup.pawns[0];
/// assert_eq!(game.validate(AnySetup::Quoridor(setup)).unwrap_err().rule, "C22");
/// # Ok::<(), game::Reason>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AnySetup {
    /// Classic Quoridor, and Quoridor Mini.
    Quoridor(quoridor::Setup),
    /// The PAC-MAN variant.
    Pacman(pacman::Setup),
    /// Ms. Pac-Man.
    Mspacman(mspacman::Setup),
}

impl AnySetup {
    /// Gives every player what the options of a game say: the ghosts of the PAC-MAN variant (P01), the
    /// areas of Ms. Pac-Man (S01). Options that a game cannot start with change no area.
    ///
    /// ```
    /// use rules::{AnySetup, Game, GameSetup};
    ///
    /// let mut game = GameSetup::new(Game::Mspacman);
    /// let mut setup = AnySetup::from(&game.start()?);
    /// game.set_option("colours", "d,b")?;
    /// setup.deal(&game);
    /// assert_eq!(game.validate(setup)?, game.start()?);
    /// # Ok::<(), game::Reason>(())
    /// ```
    pub fn deal(&mut self, game: &GameSetup) {
        match self {
            AnySetup::Quoridor(_) => {}
            AnySetup::Pacman(setup) => setup.holders = None,
            AnySetup::Mspacman(setup) => {
                let Ok(AnySetup::Mspacman(start)) = game.start().map(|start| (&start).into())
                else {
                    return;
                };
                // Before she is played for, ghosts stand in their areas.
                if matches!(setup.phase, mspacman::Phase::Opening(_)) {
                    setup.ghosts = start.ghosts;
                }
                // Whoever left has none.
                let players = setup.colours.iter_mut().zip(start.colours);
                players.filter(|(own, _)| own.is_some()).for_each(|(own, dealt)| *own = dealt);
            }
        }
    }
}

impl From<&AnyPosition> for AnySetup {
    fn from(position: &AnyPosition) -> AnySetup {
        const READABLE: &str = "the text of a position is that of a set-up";
        let text = position.to_string();
        match position {
            AnyPosition::Quoridor(_) => {
                AnySetup::Quoridor(quoridor::Setup::parse(&text).expect(READABLE))
            }
            AnyPosition::Pacman(_) => {
                AnySetup::Pacman(pacman::Setup::parse(&text).expect(READABLE))
            }
            AnyPosition::Mspacman(_) => {
                AnySetup::Mspacman(mspacman::Setup::parse(&text).expect(READABLE))
            }
        }
    }
}
