use game::{Outcome, Position as _, Random, Reason, Seat, Turn};
use rules::{AnyPosition, GameSetup};

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

    /// What the draw by repetition depends on: a word for every earlier position that may come again,
    /// and for the current one.
    fn history(&self) -> Vec<String>;

    /// A game of the same kind as this one at a position, after that history. Nothing where a word of
    /// it is none.
    fn resume(&self, position: AnyPosition, history: &[&str], setup: &GameSetup) -> Option<Self>;
}

/// Between the parts of a line of a saved batch; positions have blanks and commas.
const PART: char = ';';

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

    /// The game as a line of text.
    pub(super) fn save(&self) -> String {
        let numbers = [self.actions.state(), self.dice.state()].map(|state| format!("{state:x}"));
        let rest = [self.plies.to_string(), u8::from(self.is_cut_off).to_string()];
        let position = self.position().to_string();
        let parts = numbers.into_iter().chain(rest).chain([position]).chain(self.game.history());
        parts.collect::<Vec<_>>().join(&PART.to_string())
    }

    /// The game that such a line tells of.
    pub(super) fn restore(text: &str, start: &G, setup: &GameSetup) -> Option<Episode<G>> {
        let parts: Vec<_> = text.split(PART).collect();
        let [actions, dice, plies, is_cut_off, position, history @ ..] = parts.as_slice() else {
            return None;
        };
        let random = |text| u64::from_str_radix(text, 16).ok().map(Random::new);
        let position = setup.parse_position(position).ok()?;
        Some(Episode {
            game: start.resume(position, history, setup)?,
            actions: random(actions)?,
            dice: random(dice)?,
            plies: plies.parse().ok()?,
            is_cut_off: ["0", "1"].iter().position(|word| word == is_cut_off)? == 1,
        })
    }

    /// The seat from whose side the board is seen.
    fn side(&self, shared: &Shared) -> Seat {
        match self.game.turn() {
            Turn::Seat(seat) if shared.from_mover => seat,
            _ => Seat::new(0),
        }
    }

    /// The action of the board that a number of the caller means.
    fn on_board(&self, action: i64, shared: &Shared) -> Option<ActionIndex> {
        let in_range = |&action: &ActionIndex| (action as usize) < shared.space.len();
        let action = ActionIndex::try_from(action).ok().filter(in_range)?;
        Some(shared.space.board_action(action, self.side(shared)))
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
        let action = self.on_board(action, shared);
        self.turn() == Turn::Over || action.is_some_and(|action| self.game.is_legal(action))
    }

    /// Why an action is not accepted.
    pub(super) fn refusal(&self, action: i64, shared: &Shared) -> Reason {
        let position = self.position();
        let label = self.on_board(action, shared).and_then(|action| shared.space.label(action));
        // Where the action is a move of the notation, the rules themselves say what is wrong.
        let refused = |word: &String| position.read(word).err();
        match label.as_ref().filter(|_| self.turn() != Turn::Chance).and_then(refused) {
            Some(refusal) if matches!(position, AnyPosition::Quoridor(_)) => refusal.into(),
            _ => Reason::new("action-not-legal", "")
                .text("action", action)
                .text("label", label.unwrap_or_else(|| "-".to_owned())),
        }
    }

    pub(super) fn sample(&mut self, shared: &Shared) -> ActionIndex {
        if self.turn() == Turn::Over {
            return 0;
        }
        let action = self.game.sample(&mut self.actions);
        shared.space.seen_action(action, self.side(shared))
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
        self.play(self.on_board(action, shared).expect("a legal action"), shared);
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
        let side = self.side(shared);
        if turn != Turn::Over && side.index() > 0 {
            let seen = |action| row.mask[shared.space.board_action(action, side) as usize];
            let turned: Vec<u8> = (0..row.mask.len() as ActionIndex).map(seen).collect();
            row.mask.copy_from_slice(&turned);
        }
        if let Some(planes) = &mut row.planes {
            shared.planes.write_from(&self.game.position(), side, planes);
        }
    }
}
