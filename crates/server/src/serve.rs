//! Runs the router on a TCP port, with graceful shutdown.

use std::convert::Infallible;
use std::future::Future;
use std::io;
use std::net::{IpAddr, SocketAddr, UdpSocket};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::{ConnectInfo, Request};
use axum::response::Response;
use futures_util::future::BoxFuture;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use qrcodegen::{QrCode, QrCodeEcc};
use store::{DatabaseUrl, StoreError, create_private_folder};
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tower::ServiceExt;

use crate::config::{Config, ConfigError, STANDARD_INPUT};
use crate::lag::HandshakeTime;
use crate::limits::{AddressKey, ConnectionLimiter};
use crate::routes::admin_app;
use crate::state::{App, Dependencies};
use crate::write_timeout::WriteTimeout;
use crate::{
    app, background, challenges, erase_person, mail, node, notify, outage_credits, ratings,
};

/// How long a client may take to send the headers of a request.
const HEADER_TIMEOUT: Duration = Duration::from_secs(10);

/// How long a client may read nothing while an answer waits for it.
const WRITE_TIMEOUT: Duration = Duration::from_secs(30);

/// How many connections are accepted before everything else has a turn. Thousands come back at the same moment after a
/// restart; let in all at once, they would keep the database's answers and the heartbeat waiting for seconds.
const ACCEPTED_TOGETHER: usize = 16;

/// How many connections may wait to be accepted, as far as the system allows (`net.core.somaxconn`). Those for which there is
/// no room are not answered, and try again after a second, three and seven.
const MAX_WAITING: u32 = 65_535;

/// How long open requests, and what is done beside them, may take when the server stops.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(5);

/// Why the server did not run.
#[derive(Debug)]
pub enum ServeError {
    /// Another program listens on the port.
    AddressInUse(String),
    /// The address cannot be listened on.
    Listen(String, io::Error),
    /// The configuration is invalid.
    Config(ConfigError),
    /// The folder for the database cannot be created.
    Folder(std::path::PathBuf, io::Error),
    /// The database cannot be used.
    Store(StoreError),
}

/// Where a running server is reached, and what it is called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ServerUrls {
    /// From the same machine.
    pub local: String,
    /// From the same network, if it listens on all interfaces.
    pub lan: Option<String>,
    /// From anywhere, if a public URL is configured.
    pub public: Option<String>,
    /// The server's name, if it is one of several nodes on one database.
    pub node: Option<String>,
}

/// Runs a server until `stop` completes; calls `announce` once it accepts connections.
pub fn serve<'a>(
    config: Config,
    dependencies: Dependencies,
    announce: impl FnOnce(&ServerUrls) + Send + 'a,
    stop: impl Future<Output = ()> + Send + 'a,
) -> BoxFuture<'a, Result<(), ServeError>> {
    serve_boxed(config, dependencies, Box::new(announce), Box::pin(stop))
}

/// A future in a box, and not generic: all of it is compiled in this crate. An `async fn` is compiled in
/// every crate that awaits it, with whatever it awaits in turn.
fn serve_boxed<'a>(
    config: Config,
    dependencies: Dependencies,
    announce: Box<dyn FnOnce(&ServerUrls) + Send + 'a>,
    stop: BoxFuture<'a, ()>,
) -> BoxFuture<'a, Result<(), ServeError>> {
    Box::pin(run(config, dependencies, announce, stop))
}

async fn run(
    mut config: Config,
    dependencies: Dependencies,
    announce: Box<dyn FnOnce(&ServerUrls) + Send + '_>,
    stop: BoxFuture<'_, ()>,
) -> Result<(), ServeError> {
    let database = config.database_url().map_err(ServeError::Config)?;
    config.check_cluster(&database).map_err(ServeError::Config)?;
    config.check_mail().map_err(ServeError::Config)?;
    if let DatabaseUrl::Sqlite(file) = &database
        && let Some(folder) = file.parent().filter(|folder| !folder.as_os_str().is_empty())
    {
        create_private_folder(folder)
            .map_err(|error| ServeError::Folder(folder.to_owned(), error))?;
    }
    let listener = bind(&config.listen).await?;
    let admin_listener = match config.admin_listen.as_str() {
        "" => None,
        address => Some(bind(address).await?),
    };
    if config.node.is_empty() {
        let port = listener.local_addr().map_or(0, |address| address.port());
        config.node = format!("{}:{port}", host_name());
    }
    let state = App::open(config, &database, dependencies).await.map_err(ServeError::Store)?;
    background::recover(&state).await.map_err(ServeError::Store)?;
    let background = tokio::spawn(background::run(state.clone()));
    tokio::spawn(background::pulse(state.clone()));
    tokio::spawn(outage_credits::run(state.clone()));
    tokio::spawn(erase_person::resume(state.clone()));
    let mails = tokio::spawn(mail::run(state.clone()));
    let notices = tokio::spawn(notify::run(state.clone()));
    tokio::spawn(challenges::expire(state.clone()));
    tokio::spawn(ratings::finish(state.clone()));
    node::start(&state);
    log_start(&state, &database);
    if let Ok(address) = listener.local_addr() {
        announce(&ServerUrls::new(address, &state));
    }
    tokio::select! {
        () = accept(&listener, &state, app(state.clone())) => {}
        () = accept_admin(admin_listener.as_ref(), &state) => {}
        () = stop => {}
    }
    drop((listener, admin_listener));
    tracing::info!(version = VERSION, node = state.config.node, "stopping");
    state.stop();
    let sockets_closed = async {
        while state.sockets.count() > 0 {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    let heartbeats = background.abort_handle();
    let ended = async { tokio::join!(sockets_closed, mails, notices, background) };
    let _ = tokio::time::timeout(SHUTDOWN_TIMEOUT, ended).await;
    // One that came after the node has stopped would say that it lives.
    heartbeats.abort();
    let (store, node) = (&state.store, &state.config.node);
    if let Err(error) = store.read_with_retry(|| store.stop_node(node)).await {
        tracing::warn!(%error, "the other nodes could not be told");
    }
    state.store.close().await;
    tracing::info!(version = VERSION, node = state.config.node, "stopped");
    Ok(())
}

pub(crate) const VERSION: &str = env!("CARGO_PKG_VERSION");

/// Says what has started: which version, where, and every setting that is not the default.
fn log_start(state: &App, database: &DatabaseUrl) {
    let config = &state.config;
    let setting = |(name, value): (&str, String)| format!("{name}={value}");
    let settings: Vec<_> = config.changed_values().into_iter().map(setting).collect();
    let settings = settings.join(" ");
    tracing::info!(version = VERSION, node = config.node, %database, settings, "started");
}

async fn bind(address: &str) -> Result<TcpListener, ServeError> {
    let bound = match address {
        STANDARD_INPUT => inherited_listener(),
        address => listen(address).await,
    };
    bound.map_err(|error| match error.kind() {
        io::ErrorKind::AddrInUse => ServeError::AddressInUse(address.to_owned()),
        _ => ServeError::Listen(address.to_owned(), error),
    })
}

async fn listen(address: &str) -> io::Result<TcpListener> {
    let mut failure = io::Error::new(io::ErrorKind::InvalidInput, "the name has no address");
    for address in tokio::net::lookup_host(address).await? {
        let socket = if address.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
        // A server that starts again takes its address from connections that are not quite closed.
        #[cfg(unix)]
        socket.set_reuseaddr(true)?;
        match socket.bind(address).and_then(|()| socket.listen(MAX_WAITING)) {
            Ok(listener) => return Ok(listener),
            Err(error) => failure = error,
        }
    }
    Err(failure)
}

/// The socket that is the standard input. Whoever has handed it over keeps it: who connects while no server runs waits for
/// the next.
#[cfg(unix)]
fn inherited_listener() -> io::Result<TcpListener> {
    use std::os::fd::AsFd;
    let listener = std::net::TcpListener::from(io::stdin().as_fd().try_clone_to_owned()?);
    // Fails if it is no socket.
    listener.local_addr()?;
    listener.set_nonblocking(true)?;
    TcpListener::from_std(listener)
}

/// Nobody hands over sockets like that elsewhere.
#[cfg(not(unix))]
fn inherited_listener() -> io::Result<TcpListener> {
    Err(io::ErrorKind::Unsupported.into())
}

/// Serves moderators and metrics where they have an address of their own.
async fn accept_admin(listener: Option<&TcpListener>, state: &App) {
    match listener {
        Some(listener) => accept(listener, state, admin_app(state.clone())).await,
        None => std::future::pending().await,
    }
}

async fn accept(listener: &TcpListener, state: &App, router: Router) {
    let config = &state.config;
    let max_per_address =
        if config.behind_proxy { usize::MAX } else { config.sockets_per_address + 64 };
    let connections = ConnectionLimiter::new(config.sockets.saturating_add(1024), max_per_address);
    for nth in 1_usize.. {
        if nth.is_multiple_of(ACCEPTED_TOGETHER) {
            tokio::task::yield_now().await;
        }
        let (stream, peer) = match listener.accept().await {
            Ok(accepted) => accepted,
            Err(error) => {
                // Most likely out of file descriptors: wait until some are closed.
                state.metrics.refusal_log.add_unaccepted(&error);
                tokio::time::sleep(Duration::from_millis(100)).await;
                continue;
            }
        };
        let Some(permit) = connections.try_acquire(AddressKey::from(peer.ip())) else { continue };
        let (router, state) = (router.clone(), state.clone());
        tokio::spawn(async move {
            serve_connection(stream, peer, router, state).await;
            drop(permit);
        });
    }
}

/// Serves the requests of one connection, upgrades to WebSocket included.
async fn serve_connection(stream: TcpStream, peer: SocketAddr, router: Router, state: App) {
    // A move is a small packet: Nagle's algorithm would only delay it.
    let _ = stream.set_nodelay(true);
    let handshake = HandshakeTime::of(&stream);
    let service = service_fn(move |request: hyper::Request<Incoming>| {
        let router = router.clone();
        async move {
            let mut request: Request = request.map(Body::new);
            request.extensions_mut().insert(ConnectInfo(peer));
            if let Some(handshake) = handshake {
                request.extensions_mut().insert(handshake);
            }
            let response: Result<Response, Infallible> = router.oneshot(request).await;
            response
        }
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEADER_TIMEOUT)
        .max_buf_size(16 * 1024)
        .serve_connection(TokioIo::new(WriteTimeout::new(stream, WRITE_TIMEOUT)), service)
        .with_upgrades();
    let mut connection = std::pin::pin!(connection);
    tokio::select! {
        _ = connection.as_mut() => {}
        () = state.stopped() => {
            connection.as_mut().graceful_shutdown();
            let _ = tokio::time::timeout(SHUTDOWN_TIMEOUT, connection).await;
        }
    }
}

impl ServerUrls {
    fn new(address: SocketAddr, state: &App) -> ServerUrls {
        let config = &state.config;
        let port = address.port();
        let hostname = if address.ip().is_unspecified() {
            "localhost".to_owned()
        } else {
            url_host(address.ip())
        };
        let lan = Some(address.ip()).filter(IpAddr::is_unspecified).and_then(|_| lan_address());
        ServerUrls {
            local: format!("http://{hostname}:{port}"),
            lan: lan.map(|ip| format!("http://{}:{port}", url_host(ip))),
            public: Some(config.public_url.clone()).filter(|url| !url.is_empty()),
            node: state.store.is_shared().then(|| config.node.clone()),
        }
    }

    /// The URL to share: the one with the widest reach.
    pub fn share_url(&self) -> &str {
        self.public.as_deref().or(self.lan.as_deref()).unwrap_or(&self.local)
    }

    /// [`Self::share_url`] as a QR code, drawn with half blocks.
    pub fn qr(&self) -> String {
        let code = QrCode::encode_text(self.share_url(), QrCodeEcc::Medium);
        code.map_or_else(|_| String::new(), |code| half_blocks(&code))
    }
}

/// A QR code for terminals, two rows of modules to a line. What is light is drawn, since terminals are
/// mostly dark; the border of four modules is part of the standard.
fn half_blocks(code: &QrCode) -> String {
    const BORDER: i32 = 4;
    let (from, to) = (-BORDER, code.size() + BORDER);
    let block = |x, y| match (code.get_module(x, y), y + 1 >= to || code.get_module(x, y + 1)) {
        (true, true) => ' ',
        (true, false) => '▄',
        (false, true) => '▀',
        (false, false) => '█',
    };
    let line = |y| (from..to).map(|x| block(x, y)).collect::<String>();
    (from..to).step_by(2).map(line).collect::<Vec<_>>().join("\n")
}

/// The name of this machine, as far as anybody has given it one.
pub(crate) fn host_name() -> String {
    let name = std::fs::read_to_string("/proc/sys/kernel/hostname");
    let name = name.ok().or_else(|| std::env::var("HOSTNAME").ok()).unwrap_or_default();
    let name: String = name.chars().filter(char::is_ascii_graphic).collect();
    if name.is_empty() { "node".to_owned() } else { name }
}

fn url_host(ip: IpAddr) -> String {
    match ip {
        IpAddr::V4(v4) => v4.to_string(),
        IpAddr::V6(v6) => format!("[{v6}]"),
    }
}

/// This machine's address in its local network. Nothing is sent: connecting a UDP socket only has
/// the operating system choose a route.
fn lan_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind("0.0.0.0:0").ok()?;
    socket.connect("192.0.2.1:9").ok()?;
    let ip = socket.local_addr().ok()?.ip();
    (!ip.is_unspecified() && !ip.is_loopback()).then_some(ip)
}

impl std::fmt::Display for ServeError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            ServeError::AddressInUse(address) => {
                write!(f, "{address} is taken by another program; choose another with --listen")
            }
            ServeError::Listen(address, error) => write!(f, "cannot listen on {address}: {error}"),
            ServeError::Config(error) => error.fmt(f),
            ServeError::Folder(folder, error) => write!(f, "{}: {error}", folder.display()),
            ServeError::Store(error) => write!(f, "database: {error}"),
        }
    }
}

impl std::error::Error for ServeError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(target_os = "linux")]
    #[tokio::test]
    async fn thousands_who_come_back_at_once_wait_until_they_are_accepted() {
        testbed::allow_many_files();
        let most = std::fs::read_to_string("/proc/sys/net/core/somaxconn").expect("Linux says it");
        let many = most.trim().parse::<usize>().expect("a number").min(1_500);
        let listener = listen("127.0.0.1:0").await.expect("a free port");
        let address = listener.local_addr().expect("it listens");
        let mut waiting = Vec::new();
        for nth in 0..many {
            // One for whom there is no room has no answer however long it tries: nobody accepts any.
            let connected =
                tokio::time::timeout(Duration::from_secs(20), TcpStream::connect(address)).await;
            waiting.push(
                connected.unwrap_or_else(|_| panic!("no room for {nth}")).expect("there is room"),
            );
        }
    }

    #[test]
    fn a_qr_code_in_half_blocks_has_every_module() {
        let code = QrCode::encode_text("http://192.0.2.7:7788", QrCodeEcc::Medium).expect("short");
        let drawn: Vec<Vec<char>> =
            half_blocks(&code).lines().map(|line| line.chars().collect()).collect();
        let size = code.size() + 8;
        assert_eq!(drawn.len() as i32, (size + 1) / 2);
        for (x, y) in (0..size * size).map(|n| (n % size, n / size)) {
            let light = match drawn[y as usize / 2][x as usize] {
                '█' => true,
                '▀' => y % 2 == 0,
                '▄' => y % 2 == 1,
                _ => false,
            };
            assert_eq!(light, !code.get_module(x - 4, y - 4), "{x} {y}");
        }
    }
}
