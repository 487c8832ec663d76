use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

use http_body_util::Full;
use hyper::Uri;
use hyper::body::Bytes;
use hyper_util::client::legacy::connect::{self, Connected};
use hyper_util::client::legacy::{Client, Error};
use hyper_util::rt::{TokioExecutor, TokioIo, TokioTimer};
use tokio::time::timeout;
use tower::Service;

use crate::ClientError;
use crate::address::{Connection, ServerAddress};

/// How long a client waits for a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deadlines {
    /// For a connection; for a socket, until it is open.
    pub connect: Duration,
    /// For a whole request, its connection and its answer included.
    pub request: Duration,
}

impl Default for Deadlines {
    /// Longer than a server keeps anybody waiting who polls.
    fn default() -> Deadlines {
        Deadlines { connect: Duration::from_secs(10), request: Duration::from_secs(60) }
    }
}

/// How long a connection is kept that no request uses: servers close it a little later, and a request must not meet that.
const IDLE_TIMEOUT: Duration = Duration::from_secs(5);

/// The connections to one server, each used for one request after another (keep-alive).
pub(crate) type ConnectionPool = Client<Connector, Full<Bytes>>;

/// The pool of connections to a server.
pub(crate) fn connection_pool(address: &ServerAddress, deadlines: Deadlines) -> ConnectionPool {
    let connector = Connector { address: address.clone(), deadline: deadlines.connect };
    Client::builder(TokioExecutor::new())
        .pool_idle_timeout(IDLE_TIMEOUT)
        .pool_timer(TokioTimer::new())
        .build(connector)
}

/// Opens connections to one server, whatever the address of a request.
#[derive(Clone, Debug)]
pub(crate) struct Connector {
    address: ServerAddress,
    deadline: Duration,
}

impl Service<Uri> for Connector {
    type Response = TokioIo<Connection>;
    type Error = ClientError;
    type Future = Pin<Box<dyn Future<Output = Result<TokioIo<Connection>, ClientError>> + Send>>;

    fn poll_ready(&mut self, _: &mut Context<'_>) -> Poll<Result<(), ClientError>> {
        Poll::Ready(Ok(()))
    }

    fn call(&mut self, _: Uri) -> Self::Future {
        let Connector { address, deadline } = self.clone();
        Box::pin(async move {
            let connected = timeout(deadline, address.connect()).await;
            Ok(TokioIo::new(connected.unwrap_or(Err(ClientError::silent(deadline)))?))
        })
    }
}

impl connect::Connection for Connection {
    fn connected(&self) -> Connected {
        Connected::new()
    }
}

/// Why a request failed: what the connector or the connection said, instead of that one of them did.
pub(crate) fn request_failure(error: &Error) -> ClientError {
    let mut cause: &dyn std::error::Error = error;
    while let Some(source) = cause.source() {
        cause = source;
    }
    ClientError::disconnected(cause)
}
