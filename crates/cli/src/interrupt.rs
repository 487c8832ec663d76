use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use signal_hook::consts::SIGINT;
use signal_hook::flag;

/// Ctrl-C, for commands that stop in good order: they keep what is done, and say how to go on.
#[derive(Clone, Debug, Default)]
pub(crate) struct Interrupt(Arc<AtomicBool>);

impl Interrupt {
    /// Makes the first Ctrl-C only ask to stop; the second one ends the program at once. Where the
    /// handler cannot be installed, Ctrl-C does what it does by default.
    pub(crate) fn catch() -> Interrupt {
        let interrupt = Interrupt::default();
        let stop = &interrupt.0;
        if flag::register_conditional_shutdown(SIGINT, 130, Arc::clone(stop)).is_ok() {
            let _ = flag::register(SIGINT, Arc::clone(stop));
        }
        interrupt
    }

    /// Whether somebody has asked to stop.
    pub(crate) fn is_requested(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}
