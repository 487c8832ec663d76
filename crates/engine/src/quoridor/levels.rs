use super::plan::QuoridorPlan;
use crate::Level;
use crate::human::{Habits, HumanGame, HumanModel};
use crate::mcts::driver::MAX_SIMULATIONS;

/// Level profile of the two-player game: the mistakes people make, most of them at level 1 and none
/// at the highest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct QuoridorLevelProfile {
    /// Depth limit in plies.
    pub(super) depth: u32,
    /// Node limit.
    pub(super) nodes: u64,
    /// The largest random error of the evaluation, in hundredths of a step.
    pub(super) eval_noise: i32,
    /// How much it overvalues each of its own fences, in hundredths of a step: it hoards them.
    pub(super) fence_bonus: i32,
    /// Whether it overlooks, beyond its own move, that pawns can jump.
    pub(super) overlooks_jumps: bool,
    /// The largest transposition table it needs, in megabytes.
    pub(super) max_hash: usize,
    /// What it sees and how it judges, where it plays as people do.
    pub(super) habits: Option<Habits>,
}

impl QuoridorLevelProfile {
    pub(super) fn of(level: Level) -> QuoridorLevelProfile {
        let full_strength = QuoridorLevelProfile {
            depth: u32::MAX,
            nodes: u64::MAX,
            eval_noise: 0,
            fence_bonus: 0,
            overlooks_jumps: false,
            max_hash: usize::MAX,
            habits: None,
        };
        if let Some(habits) = Habits::of(level, HumanGame::Quoridor) {
            return QuoridorLevelProfile {
                depth: habits.depth,
                nodes: 80_000,
                overlooks_jumps: level.number() <= 3,
                max_hash: 1 << level.number().saturating_sub(3),
                habits: Some(habits),
                ..full_strength
            };
        }
        match level {
            Level::MIN => QuoridorLevelProfile {
                depth: 1,
                eval_noise: 450,
                fence_bonus: 150,
                overlooks_jumps: true,
                max_hash: 1,
                ..full_strength
            },
            _ => full_strength,
        }
    }
}

impl QuoridorLevelProfile {
    /// What a seat sees and wants after so many plies of a game, where it plays as people do.
    pub(super) fn model(&self, seed: u64, seat: usize, plies: usize) -> Option<HumanModel> {
        self.habits.map(|habits| HumanModel::new(habits, seed, seat, plies / 2))
    }

    /// The plan of a level that has none of its own: it hoards its fences, or does nothing of the kind.
    pub(super) fn plan(&self) -> QuoridorPlan {
        QuoridorPlan { fence: self.fence_bonus, ..QuoridorPlan::default() }
    }
}

/// Level profile of the four-player game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct MultiplayerLevelProfile {
    /// Limit of MCTS simulations.
    pub(super) simulations: u64,
    /// The largest random error of the evaluation, in steps.
    pub(super) eval_noise: f32,
    /// How much fences in hand count, where 1 is how well they foretell who wins: whoever values them at that saves
    /// them, and loses to those who use them.
    pub(super) fence_worth: f32,
    /// Whether it plays to win and not to suit somebody: what wins matches alone is for it only, so that
    /// the other levels stay as they were measured.
    pub(super) full_strength: bool,
    /// What it sees and how it judges, where it plays as people do.
    habits: Option<Habits>,
}

impl MultiplayerLevelProfile {
    pub(super) fn of(level: Level) -> MultiplayerLevelProfile {
        let habits = Habits::of(level, HumanGame::QuoridorForFour);
        let (simulations, eval_noise) = match habits {
            Some(habits) => (u64::from(habits.depth), habits.lean as f32 / 300.0),
            None if level == Level::MIN => (20, 2.8),
            None => (MAX_SIMULATIONS, 0.0),
        };
        let fence_worth = if level.number() < 7 { 1.0 } else { 0.3 };
        let full_strength = level == Level::MAX;
        MultiplayerLevelProfile { simulations, eval_noise, fence_worth, full_strength, habits }
    }

    /// What a seat sees and wants after so many plies of a game, where it plays as people do.
    pub(super) fn model(&self, seed: u64, seat: usize, plies: usize) -> Option<HumanModel> {
        self.habits.map(|habits| HumanModel::new(habits, seed, seat, plies / 4))
    }
}
