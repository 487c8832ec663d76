use std::io::{Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex};

/// A TCP proxy between browser and server, to simulate a lost connection: one that is closed, or one
/// that nothing comes through any more while both ends believe it open.
#[derive(Debug)]
pub struct TcpProxy {
    port: u16,
    disconnected: Arc<AtomicBool>,
    cut: Arc<Cut>,
    streams: Arc<Mutex<Vec<TcpStream>>>,
}

/// Whether nothing comes through.
#[derive(Debug, Default)]
struct Cut {
    is_cut: Mutex<bool>,
    changed: Condvar,
}

impl Cut {
    fn set(&self, is_cut: bool) {
        *self.is_cut.lock().expect("no thread panics with the lock") = is_cut;
        self.changed.notify_all();
    }

    /// Waits until bytes come through.
    fn wait(&self) {
        let is_cut = self.is_cut.lock().expect("no thread panics with the lock");
        drop(self.changed.wait_while(is_cut, |is_cut| *is_cut));
    }
}

impl TcpProxy {
    /// Starts a proxy for the server on that port.
    pub fn start(server_port: u16) -> TcpProxy {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port is free");
        let port = listener.local_addr().expect("it is bound").port();
        let disconnected = Arc::new(AtomicBool::new(false));
        let cut = Arc::new(Cut::default());
        let streams = Arc::new(Mutex::new(Vec::new()));
        let proxy = TcpProxy {
            port,
            disconnected: Arc::clone(&disconnected),
            cut: Arc::clone(&cut),
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
                        let cut = Arc::clone(&cut);
                        std::thread::spawn(move || forward(from, to, &cut));
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

    /// From now on nothing comes through, and nobody is told.
    pub fn cut(&self) {
        self.cut.set(true);
    }

    /// Lets everything through again, and what was held back first.
    pub fn mend(&self) {
        self.cut.set(false);
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
fn forward(mut from: TcpStream, mut to: TcpStream, cut: &Cut) {
    let mut buffer = [0; 16 * 1024];
    while let Ok(count @ 1..) = from.read(&mut buffer) {
        cut.wait();
        if to.write_all(&buffer[..count]).is_err() {
            break;
        }
    }
    let _ = from.shutdown(Shutdown::Both);
    let _ = to.shutdown(Shutdown::Both);
}
