use crate::Level;

/// How a level plays the two-player game: the mistakes people make, most of them at first and none
/// at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Manner {
    /// How many plies it looks ahead.
    pub(super) depth: u32,
    /// How many positions it looks at.
    pub(super) nodes: u64,
    /// How far off its judgement may be, in hundredths of a step.
    pub(super) blur: i32,
    /// How much more than its worth it holds every own fence for, in hundredths of a step.
    pub(super) hoard: i32,
    /// Whether it forgets, looking ahead, that pawns can jump.
    pub(super) misses_jumps: bool,
    /// The largest table it needs, in megabytes.
    pub(super) hash: usize,
}

impl Manner {
    pub(super) fn of(level: Level) -> Manner {
        let all = Manner {
            depth: u32::MAX,
            nodes: u64::MAX,
            blur: 0,
            hoard: 0,
            misses_jumps: false,
            hash: usize::MAX,
        };
        let sighted = |depth, blur| Manner { depth, blur, hash: 1, ..all };
        match level.number() {
            1 => Manner { hoard: 150, misses_jumps: true, ..sighted(1, 450) },
            2 => Manner { hoard: 80, misses_jumps: true, ..sighted(1, 255) },
            3 => Manner { hoard: 70, misses_jumps: true, ..sighted(2, 300) },
            4 => sighted(2, 70),
            5 => sighted(4, 200),
            6 => Manner { hash: 4, ..sighted(6, 40) },
            7 => Manner { nodes: 80_000, hash: 16, ..sighted(10, 0) },
            _ => all,
        }
    }
}
