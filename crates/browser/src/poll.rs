use std::time::{Duration, Instant};

/// How long to wait for what must happen. It matters only where it does not, so it is far longer
/// than the busiest machine takes.
pub(crate) const TIMEOUT: Duration = Duration::from_secs(180);

/// Looks again and again until there is something; `None` where there never is.
pub fn poll<T>(mut look: impl FnMut() -> Option<T>) -> Option<T> {
    let started = Instant::now();
    loop {
        if let Some(found) = look() {
            return Some(found);
        }
        if started.elapsed() > TIMEOUT {
            return None;
        }
        std::thread::sleep(Duration::from_millis(40));
    }
}
