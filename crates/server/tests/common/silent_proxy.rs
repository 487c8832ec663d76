use std::sync::Arc;

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// A proxy that can fall silent, as a network does whose cable was pulled: its connections stay open
/// and carry nothing any more.
pub(crate) struct SilentProxy {
    pub(crate) port: u16,
    /// Connections of an earlier number carry nothing, and none does while the number is odd.
    generation: Arc<watch::Sender<u32>>,
}

impl SilentProxy {
    pub(crate) async fn start(to: u16) -> SilentProxy {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let port = listener.local_addr().expect("bound").port();
        let generation = Arc::new(watch::Sender::new(0));
        let current = Arc::clone(&generation);
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                let Ok(server) = TcpStream::connect(("127.0.0.1", to)).await else { continue };
                let born = *current.borrow();
                let (client_read, client_write) = client.into_split();
                let (server_read, server_write) = server.into_split();
                tokio::spawn(carry(client_read, server_write, current.subscribe(), born));
                tokio::spawn(carry(server_read, client_write, current.subscribe(), born));
            }
        });
        SilentProxy { port, generation }
    }

    pub(crate) fn fall_silent(&self) {
        self.generation.send_modify(|generation| *generation += 1);
    }

    /// Carries what comes over new connections; the old ones stay as they are.
    pub(crate) fn recover(&self) {
        self.fall_silent();
    }
}

async fn carry(
    mut from: OwnedReadHalf,
    mut to: OwnedWriteHalf,
    mut generation: watch::Receiver<u32>,
    born: u32,
) {
    let mut buffer = vec![0; 16 * 1024];
    loop {
        if *generation.borrow_and_update() != born || born % 2 == 1 {
            // For ever: the halves stay open.
            std::future::pending::<()>().await;
        }
        tokio::select! {
            _ = generation.changed() => {}
            read = from.read(&mut buffer) => match read {
                Ok(read) if read > 0 => {
                    if to.write_all(&buffer[..read]).await.is_err() {
                        return;
                    }
                }
                _ => return,
            },
        }
    }
}
