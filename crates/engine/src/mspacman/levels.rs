use crate::Level;

/// Level profile: how far a level sees and how often it errs.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct MsPacmanLevelProfile {
    /// Depth limit in moves of everyone; 1 for its own move alone.
    pub(super) depth: u32,
    /// How many steps away it sees a ghost.
    pub(super) sight: u32,
    /// The largest random bonus of a move, on the scale of log-odds.
    pub(super) eval_noise: f32,
}

impl MsPacmanLevelProfile {
    const fn new(depth: u32, sight: u32, eval_noise: f32) -> MsPacmanLevelProfile {
        MsPacmanLevelProfile { depth, sight, eval_noise }
    }

    pub(super) fn of(level: Level) -> MsPacmanLevelProfile {
        LEVELS[usize::from(level.number()) - 1]
    }
}

/// The first levels go for dots and see a ghost only when it is close. All but the last play by the
/// evaluation of their own moves, with less and less noise; the last searches ahead.
const LEVELS: [MsPacmanLevelProfile; 8] = [
    MsPacmanLevelProfile::new(1, 0, 2.0),
    MsPacmanLevelProfile::new(1, 2, 1.4),
    MsPacmanLevelProfile::new(1, 4, 1.0),
    MsPacmanLevelProfile::new(1, 6, 0.7),
    MsPacmanLevelProfile::new(1, u32::MAX, 0.45),
    MsPacmanLevelProfile::new(1, u32::MAX, 0.2),
    MsPacmanLevelProfile::new(1, u32::MAX, 0.0),
    MsPacmanLevelProfile::new(u32::MAX, u32::MAX, 0.0),
];
