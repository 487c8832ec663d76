mod mspacman;
mod pacman;
mod quoridor;

use game::{Ply, PlyOf, Position as _, Reason, Seat, Turn};
use rules::{AnyMove, AnyPosition, GameSetup};

use crate::side::quarter_turns;
use mspacman::MsPacmanActions;
use pacman::PacmanActions;
pub(crate) use quoridor::{expand_bits, quoridor_action, quoridor_move};

/// An action: an index into the [`ActionSpace`] of a game, the same in every position.
pub type ActionIndex = u32;

/// A legal action of a position and the ply that stands for it.
pub type LegalAction = (ActionIndex, PlyOf<AnyPosition>);

/// The fixed action space of a game: a number for everything a seat can choose.
///
/// Moves that lead to the same position are one action. The shortest of them stands for it, and
/// [`moves`](ActionSpace::moves) lists them all. At a chance node actions are indices into
/// [`rolls`](ActionSpace::rolls) instead.
///
/// | game | actions |
/// | --- | --- |
/// | Quoridor, Mini | 81 squares, 64 horizontal and 64 vertical fences; with four players also the forced pass |
/// | PAC-MAN | the squares; then for every set of pellets and square that one move can eat and end on, every set of ghosts eaten |
/// | Ms. Pac-Man | the squares, for ghosts and for placing her; then every path she can walk anywhere on the board, by its directions |
///
/// Squares are numbered rank by rank from a1.
///
/// ```
/// use learning::ActionSpace;
/// use rules::{Game, GameSetup};
///
/// let setup = GameSetup::new(Game::Quoridor);
/// let space = ActionSpace::new(&setup)?;
/// assert_eq!(space.len(), 209);
/// let start = setup.start()?;
/// assert_eq!(space.legal(&start).len(), 131);
/// assert_eq!(space.action(&start, "e2")?, 13);
/// # Ok::<(), game::Reason>(())
/// ```
#[derive(Clone, Debug)]
pub struct ActionSpace {
    game: GameActions,
    rolls: Vec<rules::mspacman::Roll>,
}

#[derive(Clone, Debug)]
enum GameActions {
    Quoridor { seats: usize },
    Pacman(PacmanActions),
    Mspacman(MsPacmanActions),
}

impl ActionSpace {
    /// The action space of a set-up. It depends on the game, the number of seats and the maze or
    /// board, and on no option.
    pub fn new(setup: &GameSetup) -> Result<ActionSpace, Reason> {
        let mut rolls = Vec::new();
        let game = match setup.start()? {
            AnyPosition::Quoridor(_) => GameActions::Quoridor { seats: setup.seats() },
            AnyPosition::Pacman(start) => GameActions::Pacman(PacmanActions::new(start.maze())),
            AnyPosition::Mspacman(start) => {
                let board = start.board();
                rolls.extend(board.spinner().map(|(steps, _)| rules::mspacman::Roll::Spin(steps)));
                rolls.extend(board.die().map(|(face, _)| rules::mspacman::Roll::Die(face)));
                GameActions::Mspacman(MsPacmanActions::new(board))
            }
        };
        Ok(ActionSpace { game, rolls })
    }

    /// The number of actions.
    #[expect(clippy::len_without_is_empty, reason = "there is always an action")]
    pub fn len(&self) -> usize {
        match &self.game {
            GameActions::Quoridor { seats } => quoridor::len(*seats),
            GameActions::Pacman(actions) => actions.len(),
            GameActions::Mspacman(actions) => actions.len(),
        }
    }

    /// The action of the board that a number means to a seat that sees the board from its own side, as
    /// [`Planes::write_from`](crate::Planes::write_from) shows it. Only Quoridor's board is turned.
    pub fn board_action(&self, seen: ActionIndex, side: Seat) -> ActionIndex {
        self.turned(seen, |turns| (4 - turns) % 4, side)
    }

    /// The way back: the number by which a seat knows an action of the board.
    pub fn seen_action(&self, action: ActionIndex, side: Seat) -> ActionIndex {
        self.turned(action, |turns| turns, side)
    }

    fn turned(
        &self,
        action: ActionIndex,
        turns: impl Fn(usize) -> usize,
        side: Seat,
    ) -> ActionIndex {
        match self.game {
            GameActions::Quoridor { seats } => {
                quoridor::turned_action(action, turns(quarter_turns(side, seats)))
            }
            GameActions::Pacman(_) | GameActions::Mspacman(_) => action,
        }
    }

    /// The results of chance: at a chance node an action is an index into these.
    pub fn rolls(&self) -> &[rules::mspacman::Roll] {
        &self.rolls
    }

    /// The legal actions of a position, rising, each once. At a chance node they are the possible
    /// rolls; nothing when the game is over.
    pub fn legal(&self, position: &AnyPosition) -> Vec<LegalAction> {
        let mut list = Vec::new();
        self.list_legal(position, &mut list);
        list
    }

    /// The same into a list that is reused.
    pub(crate) fn list_legal(&self, position: &AnyPosition, out: &mut Vec<LegalAction>) {
        out.clear();
        match (&self.game, position.turn()) {
            (_, Turn::Over) => {}
            (_, Turn::Chance) => {
                let mut rolls = Vec::new();
                position.rolls(&mut rolls);
                out.extend(
                    rolls.iter().map(|&(roll, _)| (self.roll_action(roll), Ply::Roll(roll))),
                );
            }
            (game, Turn::Seat(_)) => match (game, position) {
                (GameActions::Quoridor { .. }, AnyPosition::Quoridor(inner)) => {
                    let moves = inner.legal();
                    out.extend(
                        moves.iter().map(|m| (quoridor_action(m), wrap(AnyMove::Quoridor(m)))),
                    );
                }
                (GameActions::Pacman(actions), AnyPosition::Pacman(inner)) => {
                    let list = actions.legal(inner);
                    out.extend(list.into_iter().map(|(a, path)| (a, wrap(AnyMove::Pacman(path)))));
                }
                (GameActions::Mspacman(actions), AnyPosition::Mspacman(inner)) => {
                    let list = actions.legal(inner);
                    out.extend(list.into_iter().map(|(a, m)| (a, wrap(AnyMove::Mspacman(m)))));
                }
                _ => panic!("a position of another game"),
            },
        }
        out.sort_unstable_by_key(|&(action, _)| action);
    }

    /// The index of a roll.
    pub(crate) fn roll_action(&self, roll: rules::mspacman::Roll) -> ActionIndex {
        self.rolls.iter().position(|&other| other == roll).expect("a roll of this board")
            as ActionIndex
    }

    /// The action of a word in a position; the error says why the word is refused.
    pub fn action(&self, position: &AnyPosition, word: &str) -> Result<ActionIndex, Reason> {
        let ply = position.read(word).map_err(Reason::from)?;
        Ok(self.action_of(position, ply))
    }

    /// The action that a legal ply belongs to.
    pub fn action_of(&self, position: &AnyPosition, ply: PlyOf<AnyPosition>) -> ActionIndex {
        match ply {
            Ply::Roll(roll) => self.roll_action(roll),
            Ply::Move(AnyMove::Quoridor(m)) => quoridor_action(m),
            Ply::Move(_) => {
                let end = after(position, ply);
                let legal = self.legal(position);
                let found = legal.iter().find(|&&(_, other)| other == ply);
                let found =
                    found.or_else(|| legal.iter().find(|&&(_, p)| after(position, p) == end));
                found.expect("every legal move belongs to an action").0
            }
        }
    }

    /// The ply that stands for a legal action: of the moves it folds, the shortest.
    pub fn ply(&self, position: &AnyPosition, action: ActionIndex) -> Option<PlyOf<AnyPosition>> {
        let legal = self.legal(position);
        let nth = legal.binary_search_by_key(&action, |&(action, _)| action).ok()?;
        Some(legal[nth].1)
    }

    /// Every legal ply that an action folds, the one that stands for it first. Empty where the
    /// action is not legal.
    pub fn moves(&self, position: &AnyPosition, action: ActionIndex) -> Vec<PlyOf<AnyPosition>> {
        let Some(first) = self.ply(position, action) else { return Vec::new() };
        if let Ply::Roll(_) = first {
            return vec![first];
        }
        let end = after(position, first);
        let others = position.plies().into_iter();
        let same = others.filter(|&ply| ply != first && after(position, ply) == end);
        [first].into_iter().chain(same).collect()
    }

    /// What an action means, for people: `e3h`, `e4 eats a1 blinky`, `N N E`. `None` beyond the
    /// last action.
    pub fn label(&self, action: ActionIndex) -> Option<String> {
        match &self.game {
            _ if action as usize >= self.len() => None,
            GameActions::Quoridor { .. } => quoridor_move(action).map(|m| m.to_string()),
            GameActions::Pacman(actions) => Some(actions.label(action)),
            GameActions::Mspacman(actions) => Some(actions.label(action)),
        }
    }
}

fn wrap(m: AnyMove) -> PlyOf<AnyPosition> {
    Ply::Move(m)
}

fn after(position: &AnyPosition, ply: PlyOf<AnyPosition>) -> AnyPosition {
    let mut after = position.clone();
    after.apply(ply);
    after
}
