use std::fmt;
use std::sync::{Arc, OnceLock};

use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

use crate::ClientError;

/// The address of a server, and whether to use TLS.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ServerAddress {
    secure: bool,
    authority: String,
}

/// A connection, plain or over TLS.
pub(crate) type Connection = Box<dyn ByteStream>;

/// What a [`Connection`] can do.
pub(crate) trait ByteStream: AsyncRead + AsyncWrite + fmt::Debug + Send + Unpin {}

impl<T: AsyncRead + AsyncWrite + fmt::Debug + Send + Unpin> ByteStream for T {}

impl ServerAddress {
    /// `http://host:port` or `https://host:port`; without a port the scheme's default.
    pub(crate) fn parse(url: &str) -> Option<ServerAddress> {
        let plain = url.strip_prefix("http://").map(|rest| (false, rest));
        let (secure, rest) = plain.or(url.strip_prefix("https://").map(|rest| (true, rest)))?;
        let authority = rest.trim_end_matches('/');
        let valid = !authority.is_empty() && !authority.contains(['/', '@', '?', '#', ' ']);
        valid.then(|| ServerAddress { secure, authority: authority.to_owned() })
    }

    /// The URL of a path on this server.
    pub(crate) fn url(&self, path: &str) -> String {
        format!("{}://{}{path}", if self.secure { "https" } else { "http" }, self.authority)
    }

    /// The URL of a WebSocket on this server.
    pub(crate) fn socket_url(&self, path: &str) -> String {
        format!("{}://{}{path}", if self.secure { "wss" } else { "ws" }, self.authority)
    }

    pub(crate) async fn connect(&self) -> Result<Connection, ClientError> {
        let (host, port) = self.host_and_port();
        let stream = TcpStream::connect((host, port)).await.map_err(ClientError::disconnected)?;
        stream.set_nodelay(true).map_err(ClientError::disconnected)?;
        if !self.secure {
            return Ok(Box::new(stream));
        }
        let name = ServerName::try_from(host.to_owned())
            .map_err(|_| ClientError::InvalidAddress(self.authority.clone()))?;
        Ok(Box::new(connector().connect(name, stream).await.map_err(ClientError::disconnected)?))
    }

    fn host_and_port(&self) -> (&str, u16) {
        let default = if self.secure { 443 } else { 80 };
        let port = |(host, port): (_, &str)| Some((host, port.parse().ok()?));
        let (host, port) =
            self.authority.rsplit_once(':').and_then(port).unwrap_or((&self.authority, default));
        // An IPv6 address is written in brackets.
        (host.strip_prefix('[').and_then(|host| host.strip_suffix(']')).unwrap_or(host), port)
    }
}

/// Trusts the root certificates of the operating system.
fn connector() -> TlsConnector {
    static CONFIG: OnceLock<Arc<ClientConfig>> = OnceLock::new();
    let config = CONFIG.get_or_init(|| {
        let mut roots = RootCertStore::empty();
        roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
        Arc::new(ClientConfig::builder().with_root_certificates(roots).with_no_client_auth())
    });
    TlsConnector::from(Arc::clone(config))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_parsed_or_refused() {
        let parts = |url| {
            let address = ServerAddress::parse(url)?;
            let (host, port) = address.host_and_port();
            Some((address.secure, host.to_owned(), port))
        };
        let expect = |secure, host: &str, port| Some((secure, host.to_owned(), port));
        assert_eq!(parts("http://localhost:4870/"), expect(false, "localhost", 4870));
        assert_eq!(parts("http://[::1]"), expect(false, "::1", 80));
        assert_eq!(parts("https://[::1]:4433"), expect(true, "::1", 4433));
        assert_eq!(parts("https://play.example.org"), expect(true, "play.example.org", 443));
        for invalid in ["localhost:4870", "ftp://a", "http://", "http://a/b", "https://me@a"] {
            assert_eq!(parts(invalid), None, "{invalid}");
        }
    }

    #[test]
    fn a_socket_uses_tls_if_the_server_does() {
        let socket = |url| ServerAddress::parse(url).map(|address| address.socket_url("/s"));
        assert_eq!(socket("http://a:1").as_deref(), Some("ws://a:1/s"));
        assert_eq!(socket("https://a/").as_deref(), Some("wss://a/s"));
    }
}
