//! A nats-server of our own on loopback, from Debian's package.

use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use super::postgres::free_port;

/// Where Debian keeps it.
const PROGRAM: &str = "/usr/sbin/nats-server";

/// A running nats-server, ended on drop.
pub(crate) struct NatsServer {
    port: u16,
    server: Child,
}

impl NatsServer {
    pub(crate) fn start() -> NatsServer {
        let port = free_port();
        let server = Command::new(PROGRAM)
            .args(["--addr", "127.0.0.1", "--port", &port.to_string()])
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("install nats-server (as `cargo xtask test` does)");
        let started = Instant::now();
        while std::net::TcpStream::connect(("127.0.0.1", port)).is_err() {
            assert!(started.elapsed() < Duration::from_secs(20), "nats-server does not start");
            std::thread::sleep(Duration::from_millis(10));
        }
        NatsServer { port, server }
    }

    /// Its address, as the setting `bus` takes it.
    pub(crate) fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }
}

impl Drop for NatsServer {
    fn drop(&mut self) {
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}
