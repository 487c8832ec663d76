use crate::{Clock, Insight};

/// How a search and its caller stay in touch: the clock, the stop flag, the receiver of reports.
pub struct SearchControl<'a> {
    /// Where the time comes from.
    pub clock: &'a dyn Clock,
    /// The inverted stop flag: polled every few thousand nodes at most, always on the calling
    /// thread; `false` ends the search at once with the best move found so far.
    pub keep_going: &'a dyn Fn() -> bool,
    /// Receives the analysis whenever an iteration is done. A search that goes on until it is stopped
    /// reports a few times a second, be it only that the number of nodes has grown.
    pub report: &'a dyn Fn(&Insight),
}
