use std::sync::Arc;
use std::time::Duration;

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// A TCP proxy whose connections can be cut, delayed (and so reordered among each other) and silenced,
/// as a network does whose cable was pulled: they stay open and carry nothing any more.
#[derive(Debug)]
pub struct FaultyProxy {
    port: u16,
    condition: Arc<watch::Sender<Condition>>,
}

#[derive(Clone, Copy, Debug)]
struct Condition {
    mode: ProxyMode,
    /// Connections of an earlier number are lost.
    generation: u32,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum ProxyMode {
    Carry,
    /// What is sent arrives after a part of this time, which is different for every connection.
    Delay(Duration),
    Silent,
    Cut,
}

/// How long a connection that carries nothing any more stays open: longer than any test waits.
const FORGOTTEN_AFTER: Duration = Duration::from_secs(180);

impl FaultyProxy {
    /// Starts a proxy for what listens on port `to`.
    pub async fn start(to: u16) -> FaultyProxy {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let port = listener.local_addr().expect("bound").port();
        let healthy = Condition { mode: ProxyMode::Carry, generation: 0 };
        let condition = Arc::new(watch::Sender::new(healthy));
        let current = Arc::clone(&condition);
        tokio::spawn(async move {
            let mut connections = 0;
            while let Ok((client, _)) = listener.accept().await {
                connections += 1;
                tokio::spawn(connect(client, to, current.subscribe(), connections));
            }
        });
        FaultyProxy { port, condition }
    }

    /// The port to connect to instead.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Every connection stays open and carries nothing any more; new ones get no answer.
    pub fn silence(&self) {
        self.lose(ProxyMode::Silent);
    }

    /// Closes every connection, and new ones at once.
    pub fn cut(&self) {
        self.lose(ProxyMode::Cut);
    }

    /// Holds back what is sent for up to `most`. Every connection has a delay of its own, so that what
    /// comes over one overtakes what was sent before over another.
    pub fn delay(&self, most: Duration) {
        self.condition.send_modify(|now| now.mode = ProxyMode::Delay(most));
    }

    /// Carries what is sent over new connections, and over those that were not lost.
    pub fn mend(&self) {
        self.condition.send_modify(|now| now.mode = ProxyMode::Carry);
    }

    fn lose(&self, mode: ProxyMode) {
        self.condition.send_modify(|now| *now = Condition { mode, generation: now.generation + 1 });
    }
}

async fn connect(client: TcpStream, to: u16, condition: watch::Receiver<Condition>, nth: u32) {
    let Condition { mode, generation } = *condition.borrow();
    match mode {
        ProxyMode::Cut => return,
        ProxyMode::Silent => return tokio::time::sleep(FORGOTTEN_AFTER).await,
        ProxyMode::Carry | ProxyMode::Delay(_) => {}
    }
    let Ok(server) = TcpStream::connect(("127.0.0.1", to)).await else { return };
    // A move is a small packet: Nagle's algorithm would only delay it.
    let _ = (client.set_nodelay(true), server.set_nodelay(true));
    let (from_client, to_client) = client.into_split();
    let (from_server, to_server) = server.into_split();
    let carrier = |share| Carrier { condition: condition.clone(), born: generation, share };
    tokio::spawn(carrier(delay_share(2 * nth)).run(from_client, to_server));
    tokio::spawn(carrier(delay_share(2 * nth + 1)).run(from_server, to_client));
}

/// Which part of the delay a direction of a connection has: spread evenly, and far from its neighbours.
fn delay_share(nth: u32) -> f64 {
    const GOLDEN_RATIO: f64 = 0.618_033_988_749_895;
    (f64::from(nth) * GOLDEN_RATIO).fract()
}

/// One direction of one connection.
struct Carrier {
    condition: watch::Receiver<Condition>,
    born: u32,
    share: f64,
}

impl Carrier {
    async fn run(mut self, mut from: OwnedReadHalf, mut to: OwnedWriteHalf) {
        let mut buffer = vec![0; 16 * 1024];
        loop {
            let now = *self.condition.borrow_and_update();
            if now.generation != self.born {
                return lost(now.mode).await;
            }
            let read = tokio::select! {
                changed = self.condition.changed() => match changed {
                    Ok(()) => continue,
                    Err(_) => return,
                },
                read = from.read(&mut buffer) => read,
            };
            let Ok(count @ 1..) = read else { return };
            if let ProxyMode::Delay(most) = now.mode {
                tokio::time::sleep(most.mul_f64(self.share)).await;
                let now = *self.condition.borrow();
                if now.generation != self.born {
                    return lost(now.mode).await;
                }
            }
            if to.write_all(&buffer[..count]).await.is_err() {
                return;
            }
        }
    }
}

/// What happens to a connection that was lost: if it was cut it is closed, else it stays open.
async fn lost(mode: ProxyMode) {
    if mode != ProxyMode::Cut {
        tokio::time::sleep(FORGOTTEN_AFTER).await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A server that sends everything back.
    async fn echo() -> u16 {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let (mut from, mut to) = stream.into_split();
                tokio::spawn(async move { tokio::io::copy(&mut from, &mut to).await });
            }
        });
        port
    }

    async fn connected(proxy: &FaultyProxy) -> TcpStream {
        TcpStream::connect(("127.0.0.1", proxy.port())).await.unwrap()
    }

    async fn answer(stream: &mut TcpStream) -> std::io::Result<u8> {
        stream.write_all(b"x").await?;
        stream.read_u8().await
    }

    #[tokio::test]
    async fn a_cut_connection_is_closed_and_a_new_one_carries_after_mending() {
        let proxy = FaultyProxy::start(echo().await).await;
        let mut old = connected(&proxy).await;
        assert_eq!(answer(&mut old).await.unwrap(), b'x');
        proxy.cut();
        assert!(answer(&mut old).await.is_err());
        assert!(answer(&mut connected(&proxy).await).await.is_err());
        proxy.mend();
        assert_eq!(answer(&mut connected(&proxy).await).await.unwrap(), b'x');
    }

    #[tokio::test]
    async fn a_silent_connection_stays_open_and_stays_silent() {
        let proxy = FaultyProxy::start(echo().await).await;
        let mut old = connected(&proxy).await;
        assert_eq!(answer(&mut old).await.unwrap(), b'x');
        proxy.silence();
        old.write_all(b"x").await.unwrap();
        proxy.mend();
        assert_eq!(answer(&mut connected(&proxy).await).await.unwrap(), b'x');
        let nothing = old.try_read(&mut [0]).unwrap_err();
        assert_eq!(nothing.kind(), std::io::ErrorKind::WouldBlock);
    }

    #[tokio::test]
    async fn delayed_connections_overtake_each_other() {
        let proxy = FaultyProxy::start(echo().await).await;
        let mut connections = Vec::new();
        for _ in 0..4 {
            let mut connection = connected(&proxy).await;
            assert_eq!(answer(&mut connection).await.unwrap(), b'x');
            connections.push(connection);
        }
        let [_, second, _, fourth] = &mut connections[..] else { unreachable!("there are four") };
        // The fourth connection holds a byte back for 94 and 56 hundredths of this, there and back,
        // the second for 47 and 9.
        proxy.delay(Duration::from_secs(2));
        fourth.write_all(b"4").await.unwrap();
        second.write_all(b"2").await.unwrap();
        let came_first = tokio::select! {
            four = fourth.read_u8() => four,
            two = second.read_u8() => two,
        };
        assert_eq!(came_first.unwrap(), b'2');
    }
}
