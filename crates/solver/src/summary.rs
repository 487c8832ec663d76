use crate::directory::{Directory, Spot};
use crate::field::Field;
use crate::value::Value;

/// The value of the start for one life, two lives and so on.
pub type Verdicts = Vec<Value>;

/// What a solution says on the whole.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// The value of the start for one life, two lives and so on.
    pub starts: Verdicts,
    /// The positions of each number of lives, PAC-MAN to move, by who wins them.
    pub counts: Vec<Counts>,
    /// How many bytes the solution takes on disk; 0 where it is in memory.
    pub bytes: u64,
}

/// How many positions, PAC-MAN to move, each side wins. Where ghosts may share squares, positions
/// that differ in which ghost stands where count once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Won by PAC-MAN.
    pub pac: u64,
    /// Won by the ghosts.
    pub ghosts: u64,
    /// Won by nobody.
    pub endless: u64,
}

impl Counts {
    pub(crate) fn new(field: &Field, directory: &Directory, lives: u8) -> Counts {
        let mut counts = Counts::default();
        for pellets in field.sets() {
            for squad in 0..field.squads.len() {
                let spot = Spot { pellets, lives, squad };
                let [pac, ghosts] = directory.layers[directory.places[&spot].layer].count;
                counts.pac += pac;
                counts.ghosts += ghosts;
                counts.endless += directory.positions[&spot] - pac - ghosts;
            }
        }
        counts
    }
}
