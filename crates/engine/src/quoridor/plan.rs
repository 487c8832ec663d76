use crate::human::HumanModel;

/// What somebody has in mind for a few turns: how they bend the value of paths and fences, in hundredths.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct QuoridorPlan {
    /// What a step of the own path counts beyond its value.
    pub(crate) own_path: i32,
    /// What a step of an opponent's path counts beyond its value.
    pub(crate) other_path: i32,
    /// What a fence in hand counts beyond its value: more hoards them, less spends them.
    pub(crate) fence: i32,
    /// How much places are liked for themselves.
    pub(crate) taste: i32,
}

impl QuoridorPlan {
    pub(crate) fn of(model: &HumanModel) -> QuoridorPlan {
        let lean = model.habits.lean;
        let plan = QuoridorPlan { own_path: lean / 2, taste: lean / 3, ..QuoridorPlan::default() };
        match model.plan(4) {
            // Runs.
            0 => QuoridorPlan { own_path: lean, ..plan },
            // Gets in the way.
            1 => QuoridorPlan { own_path: 0, other_path: lean, ..plan },
            // Saves fences for later.
            2 => QuoridorPlan { fence: lean / 2, ..plan },
            // Builds.
            _ => QuoridorPlan { fence: -lean / 2, ..plan },
        }
    }
}
