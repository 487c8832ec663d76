use std::fmt;

/// What a puzzle is about, found by the rules ([`quoridor_themes`](crate::quoridor_themes),
/// [`pacman_themes`](crate::pacman_themes)) and not by hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PuzzleTheme {
    /// Quoridor: a fence that costs the opponent three steps or more.
    LongDetour,
    /// Quoridor: a fence after which no other can lengthen the own path: its last gap may not be closed.
    LastGap,
    /// Quoridor: a jump over the other pawn decides who has the move in the race.
    JumpParity,
    /// Quoridor: a fence behind a pawn turns a jump into a side-step.
    SideStepTrap,
    /// Quoridor: after the fence every shortest path of the opponent first leads sideways or back.
    ForcedDetour,
    /// Quoridor: a pawn move although a fence looks good; the race does not need it.
    SaveTheFence,
    /// Quoridor: the only legal fence that costs the opponent a step.
    OnlyFence,
    /// Quoridor: afterwards there are two long detours to choose from, and the opponent prevents one.
    DoubleThreat,
    /// Quoridor: a pawn near the edge is walled in and has to go far around.
    CornerBox,
    /// Quoridor: the one move that holds, of no other kind.
    OnlyMove,
    /// PAC-MAN: the ghosts catch him by force.
    Catch,
    /// PAC-MAN: he reaches the last pellet by force.
    Pellet,
    /// PAC-MAN: the one move that does not lose.
    Survive,
    /// PAC-MAN: he eats a ghost, or a ghost that sees him goes two squares.
    Frenzy,
    /// PAC-MAN: the steps after a pellet.
    Boost,
    /// PAC-MAN: two ghosts or more close in from different sides.
    Pincer,
    /// Ms. Pac-Man: where she is least likely to be caught.
    Escape,
    /// Ms. Pac-Man: where a ghost is most likely to catch her.
    Hunt,
}

impl PuzzleTheme {
    /// All themes.
    pub const ALL: [PuzzleTheme; 18] = [
        PuzzleTheme::LongDetour,
        PuzzleTheme::LastGap,
        PuzzleTheme::JumpParity,
        PuzzleTheme::SideStepTrap,
        PuzzleTheme::ForcedDetour,
        PuzzleTheme::SaveTheFence,
        PuzzleTheme::OnlyFence,
        PuzzleTheme::DoubleThreat,
        PuzzleTheme::CornerBox,
        PuzzleTheme::OnlyMove,
        PuzzleTheme::Catch,
        PuzzleTheme::Pellet,
        PuzzleTheme::Survive,
        PuzzleTheme::Frenzy,
        PuzzleTheme::Boost,
        PuzzleTheme::Pincer,
        PuzzleTheme::Escape,
        PuzzleTheme::Hunt,
    ];

    /// Its name in files and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            PuzzleTheme::LongDetour => "long-detour",
            PuzzleTheme::LastGap => "last-gap",
            PuzzleTheme::JumpParity => "jump-parity",
            PuzzleTheme::SideStepTrap => "side-step-trap",
            PuzzleTheme::ForcedDetour => "forced-detour",
            PuzzleTheme::SaveTheFence => "save-the-fence",
            PuzzleTheme::OnlyFence => "only-fence",
            PuzzleTheme::DoubleThreat => "double-threat",
            PuzzleTheme::CornerBox => "corner-box",
            PuzzleTheme::OnlyMove => "only-move",
            PuzzleTheme::Catch => "catch",
            PuzzleTheme::Pellet => "pellet",
            PuzzleTheme::Survive => "survive",
            PuzzleTheme::Frenzy => "frenzy",
            PuzzleTheme::Boost => "boost",
            PuzzleTheme::Pincer => "pincer",
            PuzzleTheme::Escape => "escape",
            PuzzleTheme::Hunt => "hunt",
        }
    }

    /// The theme of that name.
    pub fn parse(name: &str) -> Option<PuzzleTheme> {
        PuzzleTheme::ALL.into_iter().find(|theme| theme.name() == name)
    }
}

impl fmt::Display for PuzzleTheme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
