use game::Reason;

/// What makes a move worse than another in PAC-MAN or Ms. Pac-Man: what the rules alone say of the positions
/// that the two lead to. Steps are those that a piece has to walk, with fences, walls and exits as they are.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(tag = "reason", rename_all = "snake_case"))]
pub enum ChaseReason {
    /// PAC-MAN or Ms. Pac-Man runs into a ghost and is caught.
    RunsIntoGhost,
    /// A ghost can catch PAC-MAN in the ghosts' turn that follows.
    Caught,
    /// The better move would have caught PAC-MAN or Ms. Pac-Man.
    MissedCatch,
    /// The better move eats more power pellets.
    MissedPellets {
        /// So many more.
        more: u32,
    },
    /// The better move eats more ghosts.
    MissedGhosts {
        /// So many more.
        more: u32,
    },
    /// The ghost nearest to PAC-MAN is nearer.
    GhostNearer {
        /// By so many steps.
        steps: u32,
    },
    /// PAC-MAN's shortest path to a power pellet past the squares of ghosts is longer.
    PathLonger {
        /// By so many steps.
        steps: u32,
    },
    /// PAC-MAN, whose turn it is, can eat a power pellet.
    LetsEatPellet,
    /// PAC-MAN, whose turn it is, can eat a ghost.
    LetsEatGhost,
    /// PAC-MAN has a path to a power pellet past the squares of ghosts, and after the better move has none.
    PathOpen,
    /// PAC-MAN's shortest path to a power pellet past the squares of ghosts is shorter.
    PathShorter {
        /// By so many steps.
        steps: u32,
    },
    /// The ghost is farther from PAC-MAN or Ms. Pac-Man.
    GhostFarther {
        /// By so many steps.
        steps: u32,
    },
    /// It is likelier that rolls let a ghost catch Ms. Pac-Man before her next turn.
    Risk {
        /// How likely it is, in permille.
        chance: u16,
        /// How likely after the better move.
        instead: u16,
    },
    /// The better move catches a weak ghost.
    MissedWeakGhost,
    /// The better move takes more of the dots in the player's own area.
    MissedDots {
        /// So many more.
        more: u32,
    },
    /// The move takes more dots in the area of an opponent.
    GivesDots {
        /// So many more.
        more: u32,
    },
    /// The better move takes a power dot more.
    MissedPowerDot,
    /// The nearest dot of the player's own area is farther from Ms. Pac-Man.
    DotsFarther {
        /// By so many steps.
        steps: u32,
    },
    /// The weak ghost runs into Ms. Pac-Man.
    SentHome,
    /// It is likelier that the next spin lets Ms. Pac-Man catch the ghost.
    Exposed {
        /// How likely it is, in permille.
        chance: u16,
        /// How likely after the better move.
        instead: u16,
    },
}

impl ChaseReason {
    /// The same as a part of a sentence that tells the cost.
    pub(super) fn clause(&self) -> Reason {
        let plain = |key| Reason::new(key, "");
        let counted = |key, count: u32| plain(key).number("count", count as usize);
        let by_steps = |key, steps: u32| plain(key).number("steps", steps as usize);
        let chances = |key, chance: u16, instead: u16| {
            plain(key).number("chance", chance.into()).number("instead", instead.into())
        };
        match *self {
            ChaseReason::RunsIntoGhost => plain("why-runs-into-ghost"),
            ChaseReason::Caught => plain("why-caught"),
            ChaseReason::MissedCatch => plain("why-missed-catch"),
            ChaseReason::MissedPellets { more } => counted("why-missed-pellet", more),
            ChaseReason::MissedGhosts { more } => counted("why-missed-ghost", more),
            ChaseReason::GhostNearer { steps } => by_steps("why-ghost-nearer", steps),
            ChaseReason::PathLonger { steps } => by_steps("why-path-longer", steps),
            ChaseReason::LetsEatPellet => plain("why-lets-eat-pellet"),
            ChaseReason::LetsEatGhost => plain("why-lets-eat-ghost"),
            ChaseReason::PathOpen => plain("why-path-open"),
            ChaseReason::PathShorter { steps } => by_steps("why-path-shorter", steps),
            ChaseReason::GhostFarther { steps } => by_steps("why-ghost-farther", steps),
            ChaseReason::Risk { chance, instead } => chances("why-risk", chance, instead),
            ChaseReason::MissedWeakGhost => plain("why-missed-weak-ghost"),
            ChaseReason::MissedDots { more } => counted("why-missed-dots", more),
            ChaseReason::GivesDots { more } => counted("why-gives-dots", more),
            ChaseReason::MissedPowerDot => plain("why-missed-power"),
            ChaseReason::DotsFarther { steps } => by_steps("why-dots-farther", steps),
            ChaseReason::SentHome => plain("why-sent-home"),
            ChaseReason::Exposed { chance, instead } => chances("why-exposed", chance, instead),
        }
    }
}

/// By how much one number is greater than another.
pub(super) fn excess(more: u32, less: u32) -> Option<u32> {
    more.checked_sub(less).filter(|&excess| excess > 0)
}
