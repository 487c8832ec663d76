//! A nats-server of our own on loopback, from Debian's package.

use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use crate::free_port;
use crate::quick::not_in_a_quick_run;

/// Where Debian keeps it.
const PROGRAM: &str = "/usr/sbin/nats-server";

/// A nats-server, ended on drop.
#[derive(Debug)]
pub struct NatsServer {
    port: u16,
    server: Child,
}

impl NatsServer {
    /// Starts one on a free port.
    pub fn start() -> NatsServer {
        not_in_a_quick_run("nats-server");
        let port = free_port();
        NatsServer { port, server: spawn(port) }
    }

    /// Ends it at once; nothing of it is kept.
    pub fn kill(&mut self) {
        let _ = self.server.kill();
        let _ = self.server.wait();
    }

    /// Starts it again after [`Self::kill`], on the same port.
    pub fn resume(&mut self) {
        self.server = spawn(self.port);
    }

    /// The port it listens on.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Its address, as the setting `bus` takes it.
    pub fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }
}

impl Drop for NatsServer {
    fn drop(&mut self) {
        self.kill();
    }
}

/// Starts the program, which ends with the thread that starts it, and waits until it answers.
fn spawn(port: u16) -> Child {
    let server = Command::new("setpriv")
        .args(["--pdeathsig", "KILL", "--", PROGRAM])
        .args(["--addr", "127.0.0.1", "--port", &port.to_string()])
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .expect("install nats-server (as `cargo xtask test` does)");
    let started = Instant::now();
    while std::net::TcpStream::connect(("127.0.0.1", port)).is_err() {
        assert!(started.elapsed() < Duration::from_secs(60), "nats-server does not start");
        std::thread::sleep(Duration::from_millis(10));
    }
    server
}
