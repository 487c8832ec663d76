//! The router on a socket.

use std::convert::Infallible;
use std::future::Future;
use std::io;
use std::net::{IpAddr, SocketAddr, UdpSocket};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::{ConnectInfo, Request};
use axum::response::Response;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tower::ServiceExt;

use crate::config::{Config, ConfigError};
use crate::limits::Open;
use crate::state::{App, Parts};
use crate::store::StoreError;
use crate::{app, pulse};

/// How long a client may take to say what it wants.
const HEADER_TIME: Duration = Duration::from_secs(10);

/// How long open requests may take when the server stops.
const GOODBYE: Duration = Duration::from_secs(5);

/// Why the server did not run.
#[derive(Debug)]
pub enum ServeError {
    /// Another program has the port.
    Taken(String),
    /// The address cannot be listened on.
    Listen(String, io::Error),
    /// The settings make no sense.
    Config(ConfigError),
    /// The folder for the database cannot be made.
    Folder(std::path::PathBuf, io::Error),
    /// The database cannot be used.
    Store(StoreError),
}

/// Where a server can be reached.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reach {
    /// From the same machine.
    pub local: String,
    /// From the same network, if it listens there.
    pub lan: Option<String>,
    /// From anywhere, if the settings say so.
    pub public: Option<String>,
}

/// Runs a server until `stop` is done; `announce` is told where it can be reached, once it can.
pub async fn serve(
    config: Config,
    parts: Parts,
    announce: impl FnOnce(&Reach),
    stop: impl Future<Output = ()>,
) -> Result<(), ServeError> {
    let database = config.database_path().map_err(ServeError::Config)?;
    if let Some(folder) = database.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        std::fs::create_dir_all(folder)
            .map_err(|error| ServeError::Folder(folder.to_owned(), error))?;
    }
    let listener = TcpListener::bind(&config.listen).await.map_err(|error| match error.kind() {
        io::ErrorKind::AddrInUse => ServeError::Taken(config.listen.clone()),
        _ => ServeError::Listen(config.listen.clone(), error),
    })?;
    let state = App::open(config, &database, parts).await.map_err(ServeError::Store)?;
    pulse::recover(&state).await.map_err(ServeError::Store)?;
    let beating = tokio::spawn(pulse::run(state.clone()));
    if let Ok(address) = listener.local_addr() {
        announce(&Reach::of(address, &state.config.public_url));
    }
    tokio::select! {
        () = accept(&listener, &state) => {}
        () = stop => {}
    }
    drop(listener);
    state.stop();
    let gone = async {
        while state.sockets.count() > 0 {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    let _ = tokio::time::timeout(GOODBYE, gone).await;
    let _ = beating.await;
    state.store.flush().await;
    Ok(())
}

async fn accept(listener: &TcpListener, state: &App) {
    let router = app(state.clone());
    let config = &state.config;
    let each = if config.behind_proxy { usize::MAX } else { config.sockets_per_address + 64 };
    let connections = Open::new(config.sockets.saturating_add(1024), each);
    loop {
        let (stream, peer) = match listener.accept().await {
            Ok(accepted) => accepted,
            Err(error) => {
                // Out of file descriptors, most likely: some will come back.
                tracing::warn!(%error, "a connection could not be accepted");
                tokio::time::sleep(Duration::from_millis(100)).await;
                continue;
            }
        };
        let Some(ticket) = connections.ticket(peer.ip()) else { continue };
        let (router, state) = (router.clone(), state.clone());
        tokio::spawn(async move {
            converse(stream, peer, router, state).await;
            drop(ticket);
        });
    }
}

/// One connection, from its first request to its last.
async fn converse(stream: TcpStream, peer: SocketAddr, router: Router, state: App) {
    // A move is a small packet that should not wait for more.
    let _ = stream.set_nodelay(true);
    let service = service_fn(move |request: hyper::Request<Incoming>| {
        let router = router.clone();
        async move {
            let mut request: Request = request.map(Body::new);
            request.extensions_mut().insert(ConnectInfo(peer));
            let response: Result<Response, Infallible> = router.oneshot(request).await;
            response
        }
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEADER_TIME)
        .max_buf_size(16 * 1024)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let mut connection = std::pin::pin!(connection);
    tokio::select! {
        _ = connection.as_mut() => {}
        () = state.stopped() => {
            connection.as_mut().graceful_shutdown();
            let _ = tokio::time::timeout(GOODBYE, connection).await;
        }
    }
}

impl Reach {
    fn of(address: SocketAddr, public: &str) -> Reach {
        let port = address.port();
        let shown =
            if address.ip().is_unspecified() { "localhost".to_owned() } else { host(address.ip()) };
        let lan = Some(address.ip()).filter(IpAddr::is_unspecified).and_then(|_| lan_address());
        Reach {
            local: format!("http://{shown}:{port}"),
            lan: lan.map(|ip| format!("http://{}:{port}", host(ip))),
            public: Some(public.to_owned()).filter(|url| !url.is_empty()),
        }
    }

    /// The address to send to others.
    pub fn best(&self) -> &str {
        self.public.as_deref().or(self.lan.as_deref()).unwrap_or(&self.local)
    }

    /// That address as a code for a telephone's camera, drawn with half blocks.
    pub fn qr(&self) -> String {
        let Ok(code) = qrcode::QrCode::new(self.best()) else { return String::new() };
        code.render::<qrcode::render::unicode::Dense1x2>().build()
    }
}

fn host(ip: IpAddr) -> String {
    match ip {
        IpAddr::V4(v4) => v4.to_string(),
        IpAddr::V6(v6) => format!("[{v6}]"),
    }
}

/// The address of this machine towards others. Nothing is sent: the operating system is only asked
/// which way it would go.
fn lan_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind("0.0.0.0:0").ok()?;
    socket.connect("192.0.2.1:9").ok()?;
    let ip = socket.local_addr().ok()?.ip();
    (!ip.is_unspecified() && !ip.is_loopback()).then_some(ip)
}

impl std::fmt::Display for ServeError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            ServeError::Taken(address) => {
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
