use crate::Level;
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
        };
        let limited = |depth, eval_noise| QuoridorLevelProfile {
            depth,
            eval_noise,
            max_hash: 1,
            ..full_strength
        };
        let beginner = |fence_bonus, depth, eval_noise| QuoridorLevelProfile {
            fence_bonus,
            overlooks_jumps: true,
            ..limited(depth, eval_noise)
        };
        match level.number() {
            1 => beginner(150, 1, 450),
            2 => beginner(80, 1, 255),
            3 => beginner(20, 2, 300),
            4 => limited(2, 70),
            5 => limited(4, 200),
            6 => QuoridorLevelProfile { max_hash: 4, ..limited(6, 40) },
            7 => QuoridorLevelProfile { nodes: 80_000, max_hash: 16, ..limited(10, 0) },
            _ => full_strength,
        }
    }
}

/// Level profile of the four-player game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct MultiplayerLevelProfile {
    /// Limit of MCTS simulations.
    pub(super) simulations: u64,
    /// The largest random error of the evaluation, in steps.
    pub(super) eval_noise: f32,
}

impl MultiplayerLevelProfile {
    const fn new(simulations: u64, eval_noise: f32) -> MultiplayerLevelProfile {
        MultiplayerLevelProfile { simulations, eval_noise }
    }

    pub(super) fn of(level: Level) -> MultiplayerLevelProfile {
        MULTIPLAYER_LEVELS[usize::from(level.number()) - 1]
    }
}

const MULTIPLAYER_LEVELS: [MultiplayerLevelProfile; 8] = [
    MultiplayerLevelProfile::new(20, 4.2),
    MultiplayerLevelProfile::new(30, 3.4),
    MultiplayerLevelProfile::new(45, 2.7),
    MultiplayerLevelProfile::new(70, 2.1),
    MultiplayerLevelProfile::new(100, 1.65),
    MultiplayerLevelProfile::new(200, 1.2),
    MultiplayerLevelProfile::new(1_500, 0.35),
    MultiplayerLevelProfile::new(MAX_SIMULATIONS, 0.0),
];
