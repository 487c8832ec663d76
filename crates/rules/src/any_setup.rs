use crate::{AnyPosition, mspacman, pacman, quoridor};

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
