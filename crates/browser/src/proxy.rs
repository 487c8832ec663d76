use std::io::{Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};

/// A TCP proxy between browser and server, to simulate a lost connection.
#[derive(Debug)]
pub struct TcpProxy {
    port: u16,
    disconnected: Arc<AtomicBool>,
    streams: Arc<Mutex<Vec<TcpStream>>>,
}

impl TcpProxy {
    /// Starts a proxy for the server on that port.
    pub fn start(server_port: u16) -> TcpProxy {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port is free");
        let port = listener.local_addr().expect("it is bound").port();
        let disconnected = Arc::new(AtomicBool::new(false));
        let streams = Arc::new(Mutex::new(Vec::new()));
        let proxy = TcpProxy {
            port,
            disconnected: Arc::clone(&disconnected),
            streams: Arc::clone(&streams),
        };
        std::thread::spawn(move || {
            for client in listener.incoming().map_while(Result::ok) {
                if disconnected.load(Ordering::SeqCst) {
                    continue;
                }
                let Ok(server) = TcpStream::connect(("127.0.0.1", server_port)) else { continue };
                let mut open = streams.lock().expect("no thread panics with the lock");
                open.extend([client.try_clone(), server.try_clone()].into_iter().flatten());
                drop(open);
                let directions =
                    [(client.try_clone(), server.try_clone()), (Ok(server), Ok(client))];
                for (from, to) in directions {
                    if let (Ok(from), Ok(to)) = (from, to) {
                        std::thread::spawn(move || forward(from, to));
                    }
                }
            }
        });
        proxy
    }

    /// The URL to open instead of the server's.
    pub fn url(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    /// Closes every connection and refuses new ones.
    pub fn disconnect(&self) {
        self.disconnected.store(true, Ordering::SeqCst);
        for stream in self.streams.lock().expect("no thread panics with the lock").drain(..) {
            let _ = stream.shutdown(Shutdown::Both);
        }
    }

    /// Lets connections through again.
    pub fn reconnect(&self) {
        self.disconnected.store(false, Ordering::SeqCst);
    }
}

/// Copies bytes until either side closes.
fn forward(mut from: TcpStream, mut to: TcpStream) {
    let mut buffer = [0; 16 * 1024];
    while let Ok(count @ 1..) = from.read(&mut buffer) {
        if to.write_all(&buffer[..count]).is_err() {
            break;
        }
    }
    let _ = from.shutdown(Shutdown::Both);
    let _ = to.shutdown(Shutdown::Both);
}
