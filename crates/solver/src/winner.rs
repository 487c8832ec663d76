/// The side whose forced wins a table, a fixpoint or a distance is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Winner {
    Pac,
    Ghosts,
}

impl Winner {
    pub(crate) const ALL: [Winner; 2] = [Winner::Pac, Winner::Ghosts];
}
