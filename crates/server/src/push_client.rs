//! Messages to push services: to an address that was found to be public, without redirects, and with bounds on everything
//! that comes back.

use std::fmt;
use std::net::IpAddr;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use api::Millis;
use http_body_util::Full;
use hyper::body::Bytes;
use hyper::client::conn::http1;
use hyper::{Request, StatusCode, header};
use hyper_util::rt::TokioIo;
use push::PushEndpoint;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

/// How long a connection may take, with looking up its address.
const CONNECTING: Duration = Duration::from_secs(10);

/// How long the push service may take to answer.
const ANSWERING: Duration = Duration::from_secs(10);

/// The longest head of an answer, in bytes; nobody reads the rest.
const MAX_ANSWER: usize = 16 * 1024;

/// The longest pause that a push service can ask for, in milliseconds.
const MAX_PAUSE: Millis = 60 * 60 * 1000;

/// Why a message was not accepted.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum PushFailure {
    /// The push service does not take it now, or is not there; it may say how many milliseconds to wait.
    Later(String, Option<Millis>),
    /// It will never take it.
    Refused(String),
    /// The browser has no subscription any more.
    Gone,
    /// The message was handed over, and nothing came back.
    Unknown,
}

/// A message that is ready to be sent.
#[derive(Debug)]
pub(crate) struct PushMessage {
    pub(crate) authorization: String,
    /// How long the push service keeps it for a browser that is off, in seconds.
    pub(crate) ttl: u64,
    /// What a later message about the same takes the place of.
    pub(crate) topic: String,
    pub(crate) body: Vec<u8>,
}

/// Opens connections to push services.
#[derive(Debug, Default)]
pub(crate) struct PushClient {
    tls: OnceLock<Arc<ClientConfig>>,
}

/// A connection on which the push service waits for a message.
#[derive(Debug)]
pub(crate) struct OpenPush(Box<dyn ByteStream>);

/// What a connection can do, plain or over TLS.
trait ByteStream: AsyncRead + AsyncWrite + fmt::Debug + Send + Unpin {}

impl<T: AsyncRead + AsyncWrite + fmt::Debug + Send + Unpin> ByteStream for T {}

impl PushClient {
    /// Looks the address up once, and connects to just that one. Nothing is sent yet.
    pub(crate) async fn connect(&self, to: &PushEndpoint) -> Result<OpenPush, PushFailure> {
        let connected = tokio::time::timeout(CONNECTING, self.open(to)).await;
        connected.unwrap_or_else(|_| Err(later("no connection in time")))
    }

    async fn open(&self, to: &PushEndpoint) -> Result<OpenPush, PushFailure> {
        let host = to.host().trim_start_matches('[').trim_end_matches(']');
        let found = tokio::net::lookup_host((host, to.port())).await;
        let found: Vec<IpAddr> =
            found.map_err(|_| later("no such host"))?.map(|found| found.ip()).collect();
        let refused = |error: push::PushError| PushFailure::Refused(error.to_string());
        let address = to.public_address(&found).map_err(refused)?;
        let stream = TcpStream::connect((address, to.port())).await;
        let stream = stream.map_err(|_| later("no connection"))?;
        if !to.is_secure() {
            return Ok(OpenPush(Box::new(stream)));
        }
        let name = ServerName::try_from(host.to_owned());
        let name = name.map_err(|_| PushFailure::Refused("no name of a server".to_owned()))?;
        let stream = self.tls().await.connect(name, stream).await;
        Ok(OpenPush(Box::new(stream.map_err(|_| later("no secure connection"))?)))
    }

    /// Trusts the root certificates of the operating system.
    async fn tls(&self) -> TlsConnector {
        let config = match self.tls.get() {
            Some(config) => Arc::clone(config),
            None => {
                // It reads the certificates of this machine.
                let read = tokio::task::spawn_blocking(|| {
                    let mut roots = RootCertStore::empty();
                    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
                    ClientConfig::builder().with_root_certificates(roots).with_no_client_auth()
                });
                let config = Arc::new(read.await.expect("reading certificates does not panic"));
                Arc::clone(self.tls.get_or_init(|| config))
            }
        };
        TlsConnector::from(config)
    }
}

impl OpenPush {
    /// Hands the message over. Of the answer only the head is read; a redirect is a refusal.
    pub(crate) async fn finish(
        self,
        to: &PushEndpoint,
        message: PushMessage,
    ) -> Result<(), PushFailure> {
        let answered = tokio::time::timeout(ANSWERING, post(self.0, to, message)).await;
        answered.unwrap_or(Err(PushFailure::Unknown))
    }
}

async fn post(
    stream: Box<dyn ByteStream>,
    to: &PushEndpoint,
    message: PushMessage,
) -> Result<(), PushFailure> {
    let unknown = |_| PushFailure::Unknown;
    let handshake = http1::Builder::new().max_buf_size(MAX_ANSWER).handshake(TokioIo::new(stream));
    let (mut sender, connection) = handshake.await.map_err(unknown)?;
    let host = to.origin();
    let host = host.split_once("://").map_or("", |(_, host)| host);
    let request = Request::post(to.path())
        .header(header::HOST, host)
        .header(header::AUTHORIZATION, message.authorization)
        .header(header::CONTENT_ENCODING, "aes128gcm")
        .header(header::CONTENT_TYPE, "application/octet-stream")
        .header(header::CONNECTION, "close")
        .header("ttl", message.ttl)
        .header("topic", message.topic)
        .header("urgency", "high")
        .body(Full::new(Bytes::from(message.body)));
    let request = request.map_err(|_| PushFailure::Refused("no such path".to_owned()))?;
    let mut connection = std::pin::pin!(connection);
    let mut answer = std::pin::pin!(sender.send_request(request));
    let mut has_ended = false;
    let response = loop {
        tokio::select! {
            // A service that hangs up after its answer has answered.
            biased;
            response = &mut answer => break response.map_err(unknown)?,
            _ = &mut connection, if !has_ended => has_ended = true,
        }
    };
    let pause = response.headers().get(header::RETRY_AFTER);
    let pause = pause.and_then(|pause| pause.to_str().ok()?.parse::<Millis>().ok());
    let pause = pause.map(|seconds| seconds.saturating_mul(1000).min(MAX_PAUSE));
    judge(response.status(), pause)
}

/// What the status of an answer means.
fn judge(status: StatusCode, pause: Option<Millis>) -> Result<(), PushFailure> {
    let said = || format!("the push service says {}", status.as_u16());
    match status {
        status if status.is_success() => Ok(()),
        StatusCode::NOT_FOUND | StatusCode::GONE => Err(PushFailure::Gone),
        StatusCode::TOO_MANY_REQUESTS => Err(PushFailure::Later(said(), pause)),
        status if status.is_server_error() => Err(PushFailure::Later(said(), pause)),
        _ => Err(PushFailure::Refused(said())),
    }
}

fn later(why: &str) -> PushFailure {
    PushFailure::Later(why.to_owned(), None)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_redirect_is_a_refusal_and_a_gone_browser_is_gone() {
        let judge = |status: u16| judge(StatusCode::from_u16(status).unwrap(), Some(7));
        assert_eq!(judge(201), Ok(()));
        for gone in [404, 410] {
            assert_eq!(judge(gone), Err(PushFailure::Gone));
        }
        for later in [429, 500, 503] {
            assert!(matches!(judge(later), Err(PushFailure::Later(_, Some(7)))), "{later}");
        }
        for refused in [301, 302, 307, 308, 400, 401, 403, 413] {
            assert!(matches!(judge(refused), Err(PushFailure::Refused(_))), "{refused}");
        }
    }
}
