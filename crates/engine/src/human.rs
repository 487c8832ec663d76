//! How people of a strength play: levels 2 to 7 of every game choose by it.
//!
//! People do not misjudge positions at random. They see their own path first, some of what is near and
//! little of what is far away, look a few moves ahead, overlook a threat now and then, and have a plan that
//! they keep for some moves. [`Habits`] says how much of each, [`HumanModel`] what that means right now. It
//! is a function of seed, seat and the number of moves played: the same seed plays the same game.

use game::Random;

use crate::Level;

/// What people of a level see and how far they look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Habits {
    /// How far they look ahead: plies in the game for two, simulations in the game for four, turns of
    /// PAC-MAN, moves of everyone in Ms. Pac-Man.
    pub(crate) depth: u32,
    /// The chance in percent that they see what is near: a fence beside a pawn or across a shortest path, a
    /// ghost a few steps away.
    pub(crate) near: u32,
    /// The same for what is far away.
    pub(crate) far: u32,
    /// The chance in percent that they think of what an opponent could do to them.
    pub(crate) threat: u32,
    /// How far a plan bends their judgement, in hundredths of a step (of the log-odds in Ms. Pac-Man).
    pub(crate) lean: i32,
}

/// How many turns a plan is kept, and with it what is overlooked.
const TURNS_PER_PLAN: usize = 4;

/// The games of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum HumanGame {
    Quoridor,
    QuoridorForFour,
    Pacman,
    PacmanGhosts,
    Mspacman,
}

impl Habits {
    const fn new(depth: u32, near: u32, far: u32, threat: u32, lean: i32) -> Habits {
        Habits { depth, near, far, threat, lean }
    }

    /// Those of a level; nothing at levels 1 and 8, which have other rules of their own.
    pub(crate) fn of(level: Level, game: HumanGame) -> Option<Habits> {
        let row = usize::from(level.number()).checked_sub(2)?;
        HABITS[game as usize].get(row).copied()
    }
}

/// By game, levels 2 to 7.
const HABITS: [[Habits; 6]; 5] = [
    // Quoridor for two, and Mini.
    [
        Habits::new(1, 20, 2, 40, 60),
        Habits::new(1, 40, 5, 60, 45),
        Habits::new(2, 70, 10, 70, 28),
        Habits::new(3, 80, 15, 80, 20),
        Habits::new(5, 90, 25, 90, 10),
        Habits::new(10, 100, 60, 100, 5),
    ],
    // Quoridor and Mini for four.
    [
        Habits::new(1, 60, 5, 50, 300),
        Habits::new(1, 60, 5, 60, 110),
        Habits::new(30, 75, 10, 80, 40),
        Habits::new(100, 90, 20, 90, 15),
        Habits::new(400, 100, 50, 95, 8),
        Habits::new(1500, 100, 100, 100, 0),
    ],
    // PAC-MAN.
    [
        Habits::new(1, 10, 0, 0, 300),
        Habits::new(1, 20, 0, 5, 130),
        Habits::new(1, 95, 70, 80, 40),
        Habits::new(2, 60, 20, 40, 200),
        Habits::new(2, 80, 50, 70, 60),
        Habits::new(2, 100, 100, 100, 10),
    ],
    // His ghosts.
    [
        Habits::new(0, 10, 0, 0, 300),
        Habits::new(0, 20, 0, 5, 130),
        Habits::new(0, 90, 70, 90, 30),
        Habits::new(1, 60, 20, 40, 200),
        Habits::new(1, 80, 50, 70, 60),
        Habits::new(2, 100, 100, 100, 0),
    ],
    // Ms. Pac-Man.
    [
        Habits::new(1, 40, 5, 100, 110),
        Habits::new(1, 65, 20, 100, 80),
        Habits::new(1, 85, 45, 100, 50),
        Habits::new(1, 95, 75, 100, 30),
        Habits::new(1, 100, 95, 100, 10),
        Habits::new(2, 100, 100, 100, 0),
    ],
];

/// What somebody sees and wants during a few turns of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct HumanModel {
    pub(crate) habits: Habits,
    /// What all of it is drawn from.
    key: u64,
}

impl HumanModel {
    /// That of a seat in its `turn`th turn of a game.
    pub(crate) fn new(habits: Habits, seed: u64, seat: usize, turn: usize) -> HumanModel {
        let stretch = (turn / TURNS_PER_PLAN) as u64;
        let key = Random::new(seed ^ (stretch << 8 | seat as u64).wrapping_mul(SPREAD)).next_u64();
        HumanModel { habits, key }
    }

    /// Whether something with that chance in percent is so for the thing of that number: always the same
    /// during a stretch.
    pub(crate) fn happens(&self, thing: u64, percent: u32) -> bool {
        percent >= 100 || self.draw(thing).below(100) < percent
    }

    /// One of so many plans.
    pub(crate) fn plan(&self, plans: u32) -> u32 {
        self.draw(u64::MAX).below(plans)
    }

    /// How much somebody likes a thing, from -1 to 1, most things little.
    pub(crate) fn taste(&self, thing: u64) -> f32 {
        let mut random = self.draw(thing);
        random.unit() - random.unit()
    }

    fn draw(&self, thing: u64) -> Random {
        Random::new(self.key ^ thing.wrapping_mul(SPREAD))
    }
}

/// Makes neighbouring numbers different seeds: 2⁶⁴ by the golden ratio.
const SPREAD: u64 = 0x9E37_79B9_7F4A_7C15;

#[cfg(test)]
mod tests {
    use super::*;

    fn habits(level: u8) -> Habits {
        Habits::of(Level::new(level).unwrap(), HumanGame::Quoridor).unwrap()
    }

    #[test]
    fn levels_1_and_8_do_not_play_as_people_do() {
        for game in [HumanGame::Quoridor, HumanGame::PacmanGhosts, HumanGame::Mspacman] {
            for level in Level::all() {
                let is_human = (2..=7).contains(&level.number());
                assert_eq!(Habits::of(level, game).is_some(), is_human, "{level}");
            }
        }
    }

    #[test]
    fn a_plan_is_kept_for_some_turns_and_then_changes() {
        let at = |turn| HumanModel::new(habits(3), 7, 1, turn);
        assert!((1..TURNS_PER_PLAN).all(|turn| at(turn) == at(0)));
        assert_ne!(at(TURNS_PER_PLAN), at(0));
        assert_ne!(HumanModel::new(habits(3), 7, 0, 0), at(0), "everybody has their own");
        let plans = |seed| HumanModel::new(habits(3), seed, 1, 0).plan(4);
        assert!((0..4).all(|plan| (0..100).any(|seed| plans(seed) == plan)));
    }

    #[test]
    fn things_are_seen_as_often_as_the_habits_say() {
        let seen = |percent| {
            let models = (0..1000).map(|seed| HumanModel::new(habits(3), seed, 0, 0));
            models.filter(|model| model.happens(42, percent)).count()
        };
        assert_eq!((seen(0), seen(100)), (0, 1000));
        assert!((350..450).contains(&seen(40)), "{}", seen(40));
    }
}
