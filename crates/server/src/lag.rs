//! Network lag: how much of a move's time was spent on the way, and is not counted. A client that
//! holds its answers to pings back looks like one on a slow network, so what they tell is bounded by
//! what the operating system measured when the connection was made.

use std::time::Duration;

/// The round-trip time of a connection's TCP handshake. The kernels at both ends measure it among
/// themselves: no program can hold its answer back. Behind a proxy it is the proxy's.
#[derive(Clone, Copy, Debug)]
pub(crate) struct HandshakeTime(Duration);

/// How far round trips are believed to be above that of the handshake: networks vary.
const VARIATION: u32 = 2;
const JITTER: Duration = Duration::from_millis(50);

impl HandshakeTime {
    /// What the kernel measured, if it tells.
    #[cfg(target_os = "linux")]
    #[allow(unsafe_code, reason = "no safe crate we use reads this option of a socket")]
    pub(crate) fn of(stream: &tokio::net::TcpStream) -> Option<HandshakeTime> {
        use std::os::fd::AsRawFd;
        // SAFETY: the structure is made of integers, for which zero is a value.
        let mut info: libc::tcp_info = unsafe { std::mem::zeroed() };
        let mut size = libc::socklen_t::try_from(size_of_val(&info)).ok()?;
        let (level, option) = (libc::IPPROTO_TCP, libc::TCP_INFO);
        let (socket, into) = (stream.as_raw_fd(), (&raw mut info).cast());
        // SAFETY: the descriptor is open as long as `stream` lives, and the kernel writes no more
        // than `size` bytes.
        let result = unsafe { libc::getsockopt(socket, level, option, into, &raw mut size) };
        let micros = Some(info.tcpi_rtt).filter(|&micros| result == 0 && micros > 0);
        micros.map(|micros| HandshakeTime(Duration::from_micros(micros.into())))
    }

    /// Other systems do not tell.
    #[cfg(not(target_os = "linux"))]
    pub(crate) fn of(_: &tokio::net::TcpStream) -> Option<HandshakeTime> {
        None
    }
}

/// The network delay of a socket: the shortest round trip of the last few, and not much above the
/// handshake's.
#[derive(Debug)]
pub(crate) struct LagEstimate {
    recent: [Option<u32>; 8],
    next: usize,
    most: u32,
}

impl LagEstimate {
    /// With what the handshake tells, if that is the client's own.
    pub(crate) fn new(handshake: Option<HandshakeTime>) -> LagEstimate {
        let most = handshake.map_or(u32::MAX, |HandshakeTime(time)| {
            millis(time.saturating_mul(VARIATION).saturating_add(JITTER))
        });
        LagEstimate { recent: [None; 8], next: 0, most }
    }

    /// A ping was answered after that time.
    pub(crate) fn add(&mut self, round_trip: Duration) {
        self.recent[self.next] = Some(millis(round_trip));
        self.next = (self.next + 1) % self.recent.len();
    }

    /// The delay in milliseconds.
    pub(crate) fn millis(&self) -> u32 {
        self.recent.iter().flatten().min().copied().unwrap_or(0).min(self.most)
    }
}

fn millis(time: Duration) -> u32 {
    u32::try_from(time.as_millis()).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_that_is_held_back_now_and_then_buys_no_time() {
        let mut lag = LagEstimate::new(None);
        assert_eq!(lag.millis(), 0);
        lag.add(Duration::from_millis(40));
        for _ in 0..7 {
            lag.add(Duration::from_millis(500));
        }
        assert_eq!(lag.millis(), 40);
        // A connection that has truly become slow is believed after a while.
        lag.add(Duration::from_millis(500));
        assert_eq!(lag.millis(), 500);
    }

    #[test]
    fn answers_that_are_all_held_back_are_not_believed() {
        let mut lag = LagEstimate::new(Some(HandshakeTime(Duration::from_millis(30))));
        for _ in 0..20 {
            lag.add(Duration::from_millis(500));
        }
        assert_eq!(lag.millis(), 110);
    }
}
