use super::network::MsPacmanNetwork;
use super::trained_network::{LEVELS_NETWORK, TRAINED_NETWORK};
use crate::Level;
use crate::human::{Habits, HumanGame, HumanModel};

/// Level profile: how far a level sees and how often it errs.
#[derive(Clone, Copy, Debug)]
pub(super) struct MsPacmanLevelProfile {
    /// What it judges positions by.
    pub(super) network: &'static MsPacmanNetwork,
    /// Depth limit in moves of everyone; 1 for its own move alone.
    pub(super) depth: u32,
    /// How many steps away it sees a ghost.
    sight: u32,
    /// The largest random bonus of a move, on the scale of log-odds.
    pub(super) eval_noise: f32,
    /// What it sees and how it judges, where it plays as people do.
    habits: Option<Habits>,
}

impl MsPacmanLevelProfile {
    /// Level 1 goes for dots and does not see ghosts; the last searches ahead.
    pub(super) fn of(level: Level) -> MsPacmanLevelProfile {
        let habits = Habits::of(level, HumanGame::Mspacman);
        let (depth, sight, eval_noise) = match habits {
            Some(habits) => (habits.depth, u32::MAX, 0.0),
            None if level == Level::MIN => (1, 0, 3.0),
            None => (u32::MAX, u32::MAX, 0.0),
        };
        let full_strength = level == Level::MAX;
        let network = if full_strength { &*TRAINED_NETWORK } else { &*LEVELS_NETWORK };
        MsPacmanLevelProfile { network, depth, sight, eval_noise, habits }
    }

    /// What a seat sees and wants after so many plies of a game, where it plays as people do.
    pub(super) fn model(&self, seed: u64, seat: usize, round: usize) -> Option<HumanModel> {
        self.habits.map(|habits| HumanModel::new(habits, seed, seat, round))
    }

    /// How many steps away it sees a ghost just now: whoever does not look around sees what is near, or not
    /// even that.
    pub(super) fn sight(&self, model: Option<&HumanModel>) -> u32 {
        match model {
            None => self.sight,
            Some(model) if model.happens(LOOKING, model.habits.far) => u32::MAX,
            Some(model) if model.happens(LOOKING, model.habits.near) => NEAR,
            Some(_) => RIGHT_THERE,
        }
    }
}

/// What is drawn: whether somebody looks around.
const LOOKING: u64 = 1 << 16;
/// How many steps away a ghost is near, and right there.
const NEAR: u32 = 4;
const RIGHT_THERE: u32 = 1;
