//! The process as the operating system sees it, under the names that Prometheus has for that. Where there is
//! no `/proc`, nothing is told.

use std::fs;

/// The kernel counts processor time in hundredths of a second, whatever its own clock is.
const TICKS_PER_SECOND: f64 = 100.0;

/// The metrics of this process: name, kind, help, value.
pub(super) fn process_metrics() -> Vec<(&'static str, &'static str, &'static str, f64)> {
    let mut metrics = Vec::new();
    let stat = fs::read_to_string("/proc/self/stat").unwrap_or_default();
    // The name of the program, in parentheses, may contain blanks.
    let fields: Vec<_> = stat.rsplit(')').next().unwrap_or("").split_whitespace().collect();
    let field = |nth: usize| fields.get(nth - 3)?.parse::<f64>().ok();
    if let (Some(user), Some(system)) = (field(14), field(15)) {
        let seconds = (user + system) / TICKS_PER_SECOND;
        metrics.push(("process_cpu_seconds_total", "counter", "Processor time.", seconds));
    }
    if let Some(threads) = field(20) {
        metrics.push(("process_threads", "gauge", "Threads.", threads));
    }
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    if let Some(kilobytes) = number_after(&status, "VmRSS:") {
        let bytes = kilobytes * 1024.0;
        metrics.push(("process_resident_memory_bytes", "gauge", "Memory in use.", bytes));
    }
    if let Ok(open) = fs::read_dir("/proc/self/fd") {
        let open = open.count() as f64;
        metrics.push(("process_open_fds", "gauge", "Open files and connections.", open));
    }
    let limits = fs::read_to_string("/proc/self/limits").unwrap_or_default();
    if let Some(most) = number_after(&limits, "Max open files") {
        metrics.push(("process_max_fds", "gauge", "How many may be open.", most));
    }
    metrics
}

/// The first number on the line that begins like that.
fn number_after(text: &str, name: &str) -> Option<f64> {
    let rest = text.lines().find_map(|line| line.strip_prefix(name))?;
    rest.split_whitespace().next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[cfg(target_os = "linux")]
    fn a_process_has_memory_threads_and_open_files() {
        let metrics = process_metrics();
        let value = |name: &str| metrics.iter().find(|metric| metric.0 == name).map(|m| m.3);
        assert!(value("process_resident_memory_bytes").is_some_and(|bytes| bytes > 100_000.0));
        assert!(value("process_threads").is_some_and(|threads| threads >= 1.0));
        assert!(value("process_open_fds") <= value("process_max_fds"));
        assert!(value("process_cpu_seconds_total").is_some());
    }
}
