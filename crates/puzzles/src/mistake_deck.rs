use game::{Ply, Position as _};
use rules::{AnyPosition, Game, GameSetup};

use crate::{MemoryState, Puzzle, Recall};

/// A mistake of one's own as a card: the position before it, the better move, and how well it is
/// remembered.
#[derive(Clone, Debug, PartialEq)]
pub struct MistakeCard {
    /// The game.
    pub game: Game,
    /// The position before the mistake.
    pub position: AnyPosition,
    /// The better move, as a word.
    pub better: String,
    /// The memory; none before the first answer.
    pub memory: Option<MemoryState>,
    /// The day of the last answer, in days since 1 January 1970; the day it was made before that.
    pub last: u32,
    /// The day it comes back.
    pub due: u32,
    /// How many answers in a row were right.
    pub streak: u32,
}

/// The cards of a device or an account. Days are counted since 1 January 1970.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct MistakeDeck {
    cards: Vec<MistakeCard>,
}

/// So many days of stability, and the mistake is not made any more.
const LEARNED: f64 = 60.0;

impl MistakeDeck {
    /// The cards.
    pub fn cards(&self) -> &[MistakeCard] {
        &self.cards
    }

    /// Adds a mistake, due the same day. A position that there is a card for already is due again. Nothing
    /// is added where the better move is not legal.
    pub fn add(&mut self, game: Game, position: AnyPosition, better: &str, today: u32) -> bool {
        if !matches!(position.read(better), Ok(Ply::Move(_))) {
            return false;
        }
        let known = self.cards.iter_mut().find(|card| card.position == position);
        match known {
            // The same mistake in another game: it has been forgotten.
            Some(card) => card.answer(Recall::Again, today),
            None => self.cards.push(MistakeCard {
                game,
                position,
                better: better.to_owned(),
                memory: None,
                last: today,
                due: today,
                streak: 0,
            }),
        }
        true
    }

    /// The cards that are due, the longest due first, at most so many: a few a day are enough.
    pub fn due(&self, today: u32, most: usize) -> Vec<usize> {
        let mut due: Vec<_> =
            (0..self.cards.len()).filter(|&nth| self.cards[nth].due <= today).collect();
        due.sort_by_key(|&nth| self.cards[nth].due);
        due.truncate(most);
        due
    }

    /// Notes an answer to a card. Says whether the mistake is learned by it: it has just become one that
    /// is not made any more.
    pub fn answer(&mut self, nth: usize, recall: Recall, today: u32) -> bool {
        let Some(card) = self.cards.get_mut(nth) else { return false };
        let before = card.is_learned();
        card.answer(recall, today);
        !before && card.is_learned()
    }

    /// The deck as text, one card a line: game | position | better | stability difficulty | last due streak.
    pub fn text(&self) -> String {
        self.cards.iter().map(|card| card.line() + "\n").collect()
    }

    /// Reads what [`text`](MistakeDeck::text) writes; lines that cannot be read are left out.
    pub fn parse(text: &str) -> MistakeDeck {
        MistakeDeck { cards: text.lines().filter_map(MistakeCard::parse).collect() }
    }
}

impl MistakeCard {
    /// Whether the mistake is not made any more.
    pub fn is_learned(&self) -> bool {
        self.streak >= 2 && self.memory.is_some_and(|memory| memory.stability >= LEARNED)
    }

    /// The name of its position, as that of a puzzle.
    pub fn id(&self) -> String {
        Puzzle::id_of(self.game, &self.position)
    }

    fn answer(&mut self, recall: Recall, today: u32) {
        let days = f64::from(today.saturating_sub(self.last));
        let memory = match self.memory {
            None => MemoryState::first(recall),
            Some(memory) => memory.after(days, recall),
        };
        self.streak = if recall == Recall::Again { 0 } else { self.streak.saturating_add(1) };
        self.memory = Some(memory);
        self.last = today;
        self.due = today.saturating_add(memory.interval());
    }

    fn line(&self) -> String {
        let memory = match self.memory {
            Some(memory) => format!("{:.4} {:.4}", memory.stability, memory.difficulty),
            None => "-".to_owned(),
        };
        let MistakeCard { game, position, better, last, due, streak, .. } = self;
        format!("{game} | {position} | {better} | {memory} | {last} {due} {streak}")
    }

    fn parse(line: &str) -> Option<MistakeCard> {
        let fields: Vec<_> = line.split('|').map(str::trim).collect();
        let &[game, position, better, memory, days] = &fields[..] else { return None };
        let game = Game::parse(game)?;
        let position = GameSetup::new(game).parse_position(position).ok()?;
        matches!(position.read(better), Ok(Ply::Move(_))).then_some(())?;
        let memory = match memory {
            "-" => None,
            numbers => {
                let (stability, difficulty) = numbers.split_once(' ')?;
                let stability =
                    stability.parse().ok().filter(|days| (0.01..=36_500.0).contains(days))?;
                let difficulty =
                    difficulty.parse().ok().filter(|number| (1.0..=10.0).contains(number))?;
                Some(MemoryState { stability, difficulty })
            }
        };
        let days: Vec<u32> = days.split(' ').map(str::parse).collect::<Result<_, _>>().ok()?;
        let &[last, due, streak] = &days[..] else { return None };
        let better = better.to_owned();
        Some(MistakeCard { game, position, better, memory, last, due, streak })
    }
}
