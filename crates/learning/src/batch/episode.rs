use game::{Outcome, Random, Reason, Turn};
use rules::AnyPosition;

use super::buffers::BufferRow;
use super::{Shared, turn_number, write_rewards};
use crate::ActionIndex;

/// A game in progress with its legal actions, as a batch steps it: the rules of one game with the
/// draw by repetition.
pub(super) trait EpisodeGame: Clone + Send + Sync {
    /// Who acts next.
    fn turn(&self) -> Turn;

    /// The outcome, once the game is over.
    fn outcome(&self) -> Option<Outcome>;

    /// Whether the action is legal.
    fn is_legal(&self, action: ActionIndex) -> bool;

    /// Writes 1 for every legal action and 0 for all others.
    fn write_mask(&self, mask: &mut [u8]);

    /// A random legal action; a roll by its weight. The game is not over.
    fn sample(&self, random: &mut Random) -> ActionIndex;

    /// Plays a legal action.
    fn play(&mut self, action: ActionIndex);

    /// The position.
    fn position(&self) -> AnyPosition;
}

/// One game of a batch: what it plays, its random numbers, its length.
#[derive(Clone, Debug)]
pub(super) struct Episode<G> {
    game: G,
    /// Draws actions. Dice have their own numbers, so that drawing actions does not change them.
    actions: Random,
    dice: Random,
    plies: u32,
    /// Cut off, and not begun anew.
    is_cut_off: bool,
}

impl<G: EpisodeGame> Episode<G> {
    pub(super) fn new(start: &G, seed: u64, shared: &Shared) -> Episode<G> {
        let mut seeds = Random::new(seed);
        let mut random = || Random::new(seeds.next_u64());
        let (actions, dice) = (random(), random());
        let mut episode =
            Episode { game: start.clone(), actions, dice, plies: 0, is_cut_off: false };
        episode.roll(shared);
        episode
    }

    pub(super) fn reset(&mut self, start: &G, shared: &Shared) {
        self.game.clone_from(start);
        self.plies = 0;
        self.is_cut_off = false;
        self.roll(shared);
    }

    /// Rolls until a seat is to move, where chance is resolved here.
    fn roll(&mut self, shared: &Shared) {
        while shared.resolve_chance && self.turn() == Turn::Chance {
            let roll = self.game.sample(&mut self.dice);
            self.play(roll, shared);
        }
    }

    fn play(&mut self, action: ActionIndex, shared: &Shared) {
        self.game.play(action);
        self.plies += 1;
        self.is_cut_off = self.plies == shared.max_plies;
    }

    fn turn(&self) -> Turn {
        if self.is_cut_off { Turn::Over } else { self.game.turn() }
    }

    pub(super) fn position(&self) -> AnyPosition {
        self.game.position()
    }

    pub(super) fn accepts(&self, action: i64, shared: &Shared) -> bool {
        let in_range = |&action: &ActionIndex| (action as usize) < shared.space.len();
        let action = ActionIndex::try_from(action).ok().filter(in_range);
        self.turn() == Turn::Over || action.is_some_and(|action| self.game.is_legal(action))
    }

    /// Why an action is not accepted.
    pub(super) fn refusal(&self, action: i64, shared: &Shared) -> Reason {
        let position = self.position();
        let label =
            ActionIndex::try_from(action).ok().and_then(|action| shared.space.label(action));
        // Where the action is a move of the notation, the rules themselves say what is wrong.
        let refused = |word: &String| game::Position::read(&position, word).err();
        match label.as_ref().filter(|_| self.turn() != Turn::Chance).and_then(refused) {
            Some(refusal) if matches!(position, AnyPosition::Quoridor(_)) => refusal.into(),
            _ => Reason::new("action-not-legal", "")
                .text("action", action)
                .text("label", label.unwrap_or_else(|| "-".to_owned())),
        }
    }

    pub(super) fn sample(&mut self) -> ActionIndex {
        if self.turn() == Turn::Over { 0 } else { self.game.sample(&mut self.actions) }
    }

    pub(super) fn step(
        &mut self,
        action: i64,
        start: &G,
        row: &mut BufferRow<'_>,
        shared: &Shared,
    ) {
        row.rewards.fill(0.0);
        // A game that ended earlier and was not begun anew stays as it is and gains nothing more.
        if self.turn() == Turn::Over {
            return self.observe(row, shared);
        }
        self.play(action as ActionIndex, shared);
        self.roll(shared);
        *row.done = 0;
        if let Some(outcome) = self.game.outcome() {
            write_rewards(&outcome, row.rewards);
            *row.done = 1;
        } else if self.is_cut_off {
            *row.done = 2;
        }
        if *row.done != 0 && shared.auto_reset {
            self.reset(start, shared);
        }
        self.observe(row, shared);
    }

    /// Writes what is to be seen now: the mask, the seat, the planes.
    pub(super) fn observe(&self, row: &mut BufferRow<'_>, shared: &Shared) {
        let turn = self.turn();
        *row.seat = turn_number(turn);
        if turn == Turn::Over {
            row.mask.fill(0);
        } else {
            self.game.write_mask(row.mask);
        }
        if let Some(planes) = &mut row.planes {
            shared.planes.write(&self.game.position(), planes);
        }
    }
}
