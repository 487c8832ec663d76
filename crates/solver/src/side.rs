/// Which side a fixpoint is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Side {
    /// Where PAC-MAN wins, sooner or later.
    Pac,
    /// Where the ghosts win, sooner or later.
    Ghosts,
}

impl Side {
    pub(crate) const ALL: [Side; 2] = [Side::Pac, Side::Ghosts];
}
