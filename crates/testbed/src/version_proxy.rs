use std::io::{Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::{Arc, Condvar, Mutex};
use std::thread;

/// An HTTP proxy between browser and server that acts out what happens to a page over time: an
/// upgrade of the server (the same files under another hash), servers of two versions, files that
/// come late or not at all, no connection. It also logs what is asked for.
#[derive(Debug)]
pub struct VersionProxy {
    port: u16,
    shared: Arc<Shared>,
}

#[derive(Debug)]
struct Shared {
    server_port: u16,
    /// The hash of the page that the server has.
    hash: String,
    behaviour: Mutex<Behaviour>,
    changed: Condvar,
}

/// What the proxy does at present.
#[derive(Debug, Default)]
struct Behaviour {
    version: u32,
    /// The version that `sw.js` is of, where it differs from the page's.
    service_worker_version: Option<u32>,
    offline: bool,
    held: Option<String>,
    refused: Option<String>,
    requests: Vec<String>,
}

impl VersionProxy {
    /// Starts a proxy for the server on that port.
    pub fn start(server_port: u16) -> VersionProxy {
        let index = exchange(server_port, "GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
        let index = String::from_utf8_lossy(&index).into_owned();
        let hash = index.split("/page/").nth(1).expect("the page names its files");
        let hash = hash.split('/').next().unwrap_or_default().to_owned();
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port is free");
        let port = listener.local_addr().expect("it is bound").port();
        let shared = Arc::new(Shared {
            server_port,
            hash,
            behaviour: Mutex::default(),
            changed: Condvar::new(),
        });
        let proxy = VersionProxy { port, shared: Arc::clone(&shared) };
        thread::spawn(move || {
            for client in listener.incoming().map_while(Result::ok) {
                let shared = Arc::clone(&shared);
                thread::spawn(move || shared.serve(client));
            }
        });
        proxy
    }

    /// The URL to open instead of the server's.
    pub fn url(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    /// The hash of the page as it is served now.
    pub fn hash(&self) -> String {
        let version = self.shared.behaviour.lock().expect("no thread panics").version;
        self.shared.hash_of(version)
    }

    /// From now on the page has another hash, and its old files are gone.
    pub fn upgrade(&self) {
        self.change(|behaviour| behaviour.version += 1);
    }

    /// From now on `sw.js` is that of the next version: two servers answer in turns.
    pub fn upgrade_service_worker_only(&self) {
        self.change(|behaviour| behaviour.service_worker_version = Some(behaviour.version + 1));
    }

    /// Holds requests back whose path contains `part`, until [`VersionProxy::release`].
    pub fn hold(&self, part: &str) {
        self.change(|behaviour| behaviour.held = Some(part.to_owned()));
    }

    /// Refuses requests whose path contains `part`, until [`VersionProxy::release`].
    pub fn refuse(&self, part: &str) {
        self.change(|behaviour| behaviour.refused = Some(part.to_owned()));
    }

    /// Answers everything again.
    pub fn release(&self) {
        self.change(|behaviour| (behaviour.held, behaviour.refused) = (None, None));
    }

    /// Closes every new connection at once.
    pub fn disconnect(&self) {
        self.change(|behaviour| behaviour.offline = true);
    }

    /// The paths asked for so far.
    pub fn requests(&self) -> Vec<String> {
        self.shared.behaviour.lock().expect("no thread panics").requests.clone()
    }

    fn change(&self, change: impl FnOnce(&mut Behaviour)) {
        change(&mut self.shared.behaviour.lock().expect("no thread panics"));
        self.shared.changed.notify_all();
    }
}

impl Shared {
    /// The hash with its last digits replaced by the version.
    fn hash_of(&self, version: u32) -> String {
        match version {
            0 => self.hash.clone(),
            _ => format!("{}{version:04}", &self.hash[..self.hash.len() - 4]),
        }
    }

    /// Answers the one request of a connection.
    fn serve(&self, mut client: TcpStream) {
        let Some((head, body)) = read_request(&mut client) else { return };
        let path = head.split(' ').nth(1).unwrap_or_default().to_owned();
        let mut behaviour = self.behaviour.lock().expect("no thread panics");
        behaviour.requests.push(path.clone());
        let is = |pattern: &Option<String>| pattern.as_ref().is_some_and(|p| path.contains(p));
        while is(&behaviour.held) {
            behaviour = self.changed.wait(behaviour).expect("no thread panics");
        }
        let version = match behaviour.service_worker_version {
            Some(version) if path == "/sw.js" => version,
            _ => behaviour.version,
        };
        let (offline, refused) = (behaviour.offline, is(&behaviour.refused));
        drop(behaviour);
        if offline {
            return;
        }
        let hash = self.hash_of(version);
        let gone = path.starts_with("/page/") && !path.starts_with(&format!("/page/{hash}/"));
        if gone || refused {
            let status = if gone { "404 Not Found" } else { "503 Service Unavailable" };
            let reply =
                format!("HTTP/1.1 {status}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
            let _ = client.write_all(reply.as_bytes());
            return;
        }
        if head.to_ascii_lowercase().contains("upgrade: websocket") {
            return self.tunnel(client, &head);
        }
        // Plain text, whole: the hash in it has to be found.
        let unwanted = ["accept-encoding:", "connection:", "if-none-match:"];
        let lines = head.trim_end().split("\r\n").filter(|line| {
            let line = line.to_ascii_lowercase();
            !unwanted.iter().any(|name| line.starts_with(name))
        });
        let mut request = lines.collect::<Vec<_>>().join("\r\n").replacen(&hash, &self.hash, 1);
        request.push_str("\r\nConnection: close\r\n\r\n");
        let mut request = request.into_bytes();
        request.extend(body);
        let mut reply = exchange(self.server_port, request);
        if !path.starts_with("/page/") && !path.starts_with("/api") {
            replace(&mut reply, self.hash.as_bytes(), hash.as_bytes());
        }
        let _ = client.write_all(&reply);
        let _ = client.shutdown(Shutdown::Both);
    }

    /// Copies bytes in both directions.
    fn tunnel(&self, client: TcpStream, head: &str) {
        let Ok(mut server) = TcpStream::connect(("127.0.0.1", self.server_port)) else { return };
        if server.write_all(head.as_bytes()).is_err() {
            return;
        }
        if let (Ok(mut from), Ok(mut to)) = (client.try_clone(), server.try_clone()) {
            thread::spawn(move || {
                let _ = std::io::copy(&mut from, &mut to);
                let _ = to.shutdown(Shutdown::Both);
            });
        }
        let mut client = client;
        let _ = std::io::copy(&mut server, &mut client);
        let _ = client.shutdown(Shutdown::Both);
    }
}

/// The head of a request, with its empty line, and its body.
fn read_request(client: &mut TcpStream) -> Option<(String, Vec<u8>)> {
    let mut bytes = Vec::new();
    let mut buffer = [0; 4096];
    let mut read = |bytes: &mut Vec<u8>| match client.read(&mut buffer) {
        Ok(count @ 1..) => {
            bytes.extend_from_slice(&buffer[..count]);
            Some(())
        }
        _ => None,
    };
    let end = loop {
        if let Some(at) = bytes.windows(4).position(|four| four == b"\r\n\r\n") {
            break at + 4;
        }
        read(&mut bytes)?;
    };
    let head = String::from_utf8_lossy(&bytes[..end]).into_owned();
    let length = head.lines().find_map(|line| {
        let (name, value) = line.split_once(':')?;
        name.eq_ignore_ascii_case("content-length").then(|| value.trim().parse::<usize>().ok())?
    });
    while bytes.len() < end + length.unwrap_or(0) {
        read(&mut bytes)?;
    }
    Some((head, bytes.split_off(end)))
}

/// Sends a request to a port of this machine; the whole response.
fn exchange(port: u16, request: impl AsRef<[u8]>) -> Vec<u8> {
    let mut response = Vec::new();
    if let Ok(mut server) = TcpStream::connect(("127.0.0.1", port))
        && server.write_all(request.as_ref()).is_ok()
    {
        let _ = server.read_to_end(&mut response);
    }
    response
}

/// Replaces every occurrence of a text by one of the same length.
fn replace(bytes: &mut [u8], old: &[u8], new: &[u8]) {
    let mut at = 0;
    while let Some(found) = bytes[at..].windows(old.len()).position(|window| window == old) {
        at += found;
        bytes[at..at + new.len()].copy_from_slice(new);
        at += new.len();
    }
}
