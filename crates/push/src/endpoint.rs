use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

use crate::PushError;

/// Where a push service takes messages for one browser. Browsers name it, and anybody can claim to be one: so it is
/// checked before anything is sent there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PushEndpoint {
    host: String,
    port: u16,
    path: String,
    /// Whether it is that of a push service of the host's own.
    is_own: bool,
    is_secure: bool,
}

/// The longest address that is taken.
const MAX_BYTES: usize = 1_024;

impl PushEndpoint {
    /// Reads an address: `https`, a host and a path, nobody's password, and no address of a private network.
    pub fn parse(url: &str) -> Result<PushEndpoint, PushError> {
        let is_plain = url.len() <= MAX_BYTES && url.bytes().all(|byte| byte.is_ascii_graphic());
        let rest = url.strip_prefix("https://").filter(|_| is_plain).ok_or(PushError::Endpoint)?;
        let (authority, path) =
            rest.split_at(rest.find(['/', '?', '#', '\\']).unwrap_or(rest.len()));
        if !path.starts_with('/') || path.contains(['#', '\\']) || authority.contains('@') {
            return Err(PushError::Endpoint);
        }
        let (host, port) = match authority.rsplit_once(':') {
            Some((host, port)) if !port.ends_with(']') => (host, port.parse().ok()),
            _ => (authority, Some(443)),
        };
        let port = port.filter(|port| *port != 0).ok_or(PushError::Endpoint)?;
        let (host, path) = (host.to_ascii_lowercase(), path.to_owned());
        let endpoint = PushEndpoint { host, port, path, is_own: false, is_secure: true };
        match endpoint.address() {
            Some(address) if !is_public(address) => Err(PushError::NotPublic),
            Some(_) => Ok(endpoint),
            None if is_host_name(&endpoint.host) => Ok(endpoint),
            None => Err(PushError::Endpoint),
        }
    }

    /// Reads an address at a push service of the host's own, wherever that is: `service` is its origin, such as
    /// `http://127.0.0.1:8080`, which whoever runs the server has named.
    pub fn parse_own(url: &str, service: &str) -> Result<PushEndpoint, PushError> {
        let is_plain = url.len() <= MAX_BYTES && url.bytes().all(|byte| byte.is_ascii_graphic());
        let path = url.strip_prefix(service).filter(|path| path.starts_with('/') && is_plain);
        let path = path.filter(|path| !path.contains(['#', '\\'])).ok_or(PushError::Endpoint)?;
        let (is_secure, authority) = match service.strip_prefix("https://") {
            Some(authority) => (true, authority),
            None => (false, service.strip_prefix("http://").ok_or(PushError::Endpoint)?),
        };
        let default = if is_secure { 443 } else { 80 };
        let (host, port) = match authority.rsplit_once(':') {
            Some((host, port)) if !port.ends_with(']') => (host, port.parse().ok()),
            _ => (authority, Some(default)),
        };
        let port = port.filter(|port| *port != 0).ok_or(PushError::Endpoint)?;
        if host.is_empty() || host.contains(['/', '@', '?']) {
            return Err(PushError::Endpoint);
        }
        let (host, path) = (host.to_owned(), path.to_owned());
        Ok(PushEndpoint { host, port, path, is_own: true, is_secure })
    }

    /// Whether it is spoken to over TLS, as everybody is but a service of the host's own.
    pub fn is_secure(&self) -> bool {
        self.is_secure
    }

    /// The host, to look up and to verify the certificate by.
    pub fn host(&self) -> &str {
        &self.host
    }

    /// The port.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// The path, with its query.
    pub fn path(&self) -> &str {
        &self.path
    }

    /// The origin, for whom the server signs.
    pub fn origin(&self) -> String {
        let scheme = if self.is_secure { "https" } else { "http" };
        match (self.port, self.is_secure) {
            (443, true) | (80, false) => format!("{scheme}://{}", self.host),
            (port, _) => format!("{scheme}://{}:{port}", self.host),
        }
    }

    /// The first of the addresses that the host was found to have; none of them may be private, or somebody
    /// plays tricks with names. A service of the host's own may be anywhere.
    pub fn public_address(&self, found: &[IpAddr]) -> Result<IpAddr, PushError> {
        let is_allowed = self.is_own || found.iter().all(|address| is_public(*address));
        found.first().copied().filter(|_| is_allowed).ok_or(PushError::NotPublic)
    }

    /// The host as an address, if it is one.
    fn address(&self) -> Option<IpAddr> {
        match self.host.strip_prefix('[').and_then(|host| host.strip_suffix(']')) {
            Some(v6) => v6.parse::<Ipv6Addr>().ok().map(IpAddr::V6),
            None => self.host.parse::<Ipv4Addr>().ok().map(IpAddr::V4),
        }
    }
}

/// Whether a text is a name of several labels. The last one has a letter: resolvers take numbers for addresses,
/// however oddly they are written.
fn is_host_name(host: &str) -> bool {
    let is_label = |label: &str| {
        !label.is_empty()
            && label.len() <= 63
            && label.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
    };
    let labels: Vec<_> = host.split('.').collect();
    let has_letter = |label: &&str| label.bytes().any(|byte| byte.is_ascii_alphabetic());
    let is_hexadecimal = |label: &&str| label.starts_with("0x");
    labels.len() > 1
        && labels.iter().all(|label| is_label(label))
        && labels.last().is_some_and(|last| has_letter(last) && !is_hexadecimal(last))
}

/// Whether an address is on the public internet: what is reserved for machines, networks, examples or groups is not.
pub fn is_public(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(v4) => {
            let [a, b, c, _] = v4.octets();
            let is_reserved = matches!(
                (a, b, c),
                (0 | 240..=255, _, _)
                    | (100, 64..=127, _)
                    | (192, 0, 0)
                    | (198, 18 | 19, _)
                    | (192, 88, 99)
            );
            !(is_reserved
                || v4.is_private()
                || v4.is_loopback()
                || v4.is_link_local()
                || v4.is_documentation()
                || v4.is_multicast())
        }
        IpAddr::V6(v6) => {
            let [a, b, ..] = v6.segments();
            // Of what is handed out, all but examples and addresses that have another inside (Teredo, 6to4).
            let is_special =
                matches!((a, b), (0x2001, 0..0x200 | 0xdb8) | (0x2002, _) | (0x3fff, 0..0x1000));
            a & 0xe000 == 0x2000 && !is_special
        }
    }
}
