/// How a score found within an alpha-beta window relates to the true value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bound {
    /// Fail high: the value is at least the score.
    Lower,
    /// Fail low: the value is at most the score.
    Upper,
    /// The value is the score.
    Exact,
}
