//! How mail is sent: through which server, and from whom.

use std::sync::Arc;

use lettre::message::Mailbox;
use lettre::transport::smtp::authentication::Credentials;
use tokio::sync::{Notify, Semaphore};

/// How many mails a node sends at a time.
pub(crate) const CONNECTIONS: u32 = 4;

/// What a node sends mails with.
#[derive(Debug)]
pub(crate) struct Mailer {
    pub(crate) settings: MailSettings,
    /// There may be something to send.
    pub(crate) queued: Notify,
    /// A permit for every mail that is being sent.
    pub(crate) connections: Arc<Semaphore>,
}

impl Mailer {
    pub(crate) fn new(settings: MailSettings) -> Mailer {
        let connections = Arc::new(Semaphore::new(CONNECTIONS as usize));
        Mailer { settings, queued: Notify::new(), connections }
    }
}

/// The mail server, and whom mails come from.
#[derive(Clone, Debug)]
pub(crate) struct MailSettings {
    pub(crate) server: MailServer,
    pub(crate) from: Mailbox,
    /// The host that links lead to: what this server calls itself.
    pub(crate) host: String,
}

/// A mail server, and how to speak with it.
#[derive(Clone)]
pub(crate) struct MailServer {
    pub(crate) host: String,
    pub(crate) port: u16,
    pub(crate) security: SmtpSecurity,
    pub(crate) credentials: Option<Credentials>,
}

/// How a connection to a mail server is kept private.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SmtpSecurity {
    /// TLS from the first byte.
    Tls,
    /// TLS before anything is said (STARTTLS); a server that cannot is not spoken to.
    StartTls,
    /// Not at all: for a server on the same machine, or where the operator says so.
    None,
}

/// Without the password.
impl std::fmt::Debug for MailServer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "MailServer({}:{}, {:?})", self.host, self.port, self.security)
    }
}

/// The setting that is wrong, and why.
pub(crate) type MailSettingsError = (&'static str, String);

impl MailSettings {
    /// The settings as they are written; a password beside the address of the server counts before one in it.
    pub(crate) fn parse(
        url: &str,
        password: Option<&str>,
        from: &str,
        public_url: &str,
    ) -> Result<MailSettings, MailSettingsError> {
        let server = MailServer::parse(url, password).map_err(|why| ("mail-url", why))?;
        let from = from.parse::<Mailbox>().map_err(|_| {
            let why = format!("{from} is no address, such as Palisade <palisade@example.org>");
            ("mail-from", why)
        })?;
        let host = public_url.split("://").nth(1).unwrap_or("");
        let host = host.rsplit_once(':').map_or(host, |(host, _)| host).to_owned();
        Ok(MailSettings { server, from, host })
    }
}

impl MailServer {
    /// `smtps://USER:PASSWORD@HOST:PORT`, or `smtp://…`, which begins with STARTTLS; `?tls=none` goes without, as a server on
    /// the same machine does. What is wrong is said without the password.
    fn parse(url: &str, password: Option<&str>) -> Result<MailServer, String> {
        let (url, query) = url.split_once('?').unwrap_or((url, ""));
        let Some((scheme, authority)) = url.split_once("://") else {
            return Err("the address has to begin with smtps:// or smtp://".to_owned());
        };
        let authority = authority.strip_suffix('/').unwrap_or(authority);
        let (user, place) = match authority.rsplit_once('@') {
            Some((user, place)) => (Some(user), place),
            None => (None, authority),
        };
        let (host, port) = match place.rsplit_once(':') {
            Some((host, port)) if !port.contains(']') => (host, Some(port)),
            _ => (place, None),
        };
        let host = host.trim_start_matches('[').trim_end_matches(']').to_owned();
        let is_host = |c: char| c.is_ascii_alphanumeric() || ".-_:".contains(c);
        if host.is_empty() || !host.chars().all(is_host) {
            return Err("the address has no host, such as smtps://mail.example.org".to_owned());
        }
        let is_local = matches!(host.as_str(), "localhost" | "127.0.0.1" | "::1");
        let (security, default_port) = match (scheme, query) {
            ("smtps", "") => (SmtpSecurity::Tls, 465),
            ("smtp", "") if is_local => (SmtpSecurity::None, 25),
            ("smtp", "" | "tls=required") => (SmtpSecurity::StartTls, 587),
            ("smtp", "tls=none") => (SmtpSecurity::None, 25),
            ("smtp" | "smtps", _) => {
                return Err(format!("?{query} is not known; ?tls=none is, for smtp:// alone"));
            }
            _ => return Err("the address has to begin with smtps:// or smtp://".to_owned()),
        };
        let port = match port.map(str::parse) {
            None => default_port,
            Some(Ok(port @ 1..)) => port,
            Some(_) => return Err("the address has no port from 1 to 65535".to_owned()),
        };
        let credentials = credentials(user, password)?;
        Ok(MailServer { host, port, security, credentials })
    }
}

fn credentials(user: Option<&str>, password: Option<&str>) -> Result<Option<Credentials>, String> {
    let Some(user) = user else {
        return match password {
            Some(_) => Err("there is a password, but no user: smtps://USER@HOST".to_owned()),
            None => Ok(None),
        };
    };
    let (user, inside) = user.split_once(':').map_or((user, None), |(u, p)| (u, Some(p)));
    let coded = "a user or password with % has to have it written as %25".to_owned();
    let inside = inside.map(percent_decoded);
    let password = match (password, inside) {
        (Some(password), _) => password.to_owned(),
        (None, Some(inside)) => inside.ok_or_else(|| coded.clone())?,
        (None, None) => return Err("there is a user, but no password".to_owned()),
    };
    Ok(Some(Credentials::new(percent_decoded(user).ok_or(coded)?, password)))
}

/// A part of an address with `%40` for `@`; nothing where such a code is broken.
fn percent_decoded(text: &str) -> Option<String> {
    let mut parts = text.split('%');
    let mut bytes = parts.next().unwrap_or("").as_bytes().to_vec();
    for part in parts {
        let code = part.get(..2)?;
        bytes.push(u8::from_str_radix(code, 16).ok()?);
        bytes.extend(&part.as_bytes()[2..]);
    }
    String::from_utf8(bytes).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(url: &str, password: Option<&str>) -> Result<MailServer, String> {
        MailServer::parse(url, password)
    }

    #[test]
    fn a_mail_server_is_spoken_to_in_private_unless_it_is_this_machine() {
        for (url, port, security) in [
            ("smtps://mail.example.org", 465, SmtpSecurity::Tls),
            ("smtps://mail.example.org:4650/", 4650, SmtpSecurity::Tls),
            ("smtp://mail.example.org", 587, SmtpSecurity::StartTls),
            ("smtp://relay:2525?tls=none", 2525, SmtpSecurity::None),
            ("smtp://localhost", 25, SmtpSecurity::None),
            ("smtp://[::1]:2525", 2525, SmtpSecurity::None),
            ("smtp://127.0.0.1?tls=required", 587, SmtpSecurity::StartTls),
        ] {
            let server = parse(url, None).unwrap();
            assert_eq!((server.port, server.security), (port, security), "{url}");
        }
        for bad in [
            "mail.example.org",
            "http://mail.example.org",
            "smtps://",
            "smtps://mail example",
            "smtps://mail.example.org:0",
            "smtps://mail.example.org:99999",
            "smtps://mail.example.org?tls=none",
            "smtp://mail.example.org?tls=maybe",
            "smtps://ada@mail.example.org",
            "smtps://ada:100%@mail.example.org",
        ] {
            let why = parse(bad, None).map(drop).unwrap_err();
            assert!(!why.contains("100%"), "{why}");
        }
        assert!(parse("smtps://mail.example.org", Some("x")).is_err(), "a password of nobody");
    }

    #[test]
    fn a_password_is_beside_the_address_or_in_it() {
        let credentials = |url: &str, password| parse(url, password).unwrap().credentials.unwrap();
        let of = |user: &str, password: &str| Credentials::new(user.into(), password.into());
        assert_eq!(credentials("smtps://a%40b:p%3Aq@h", None), of("a@b", "p:q"));
        assert_eq!(credentials("smtps://ada@h", Some("100%")), of("ada", "100%"));
        assert_eq!(credentials("smtps://ada:old@h", Some("new")), of("ada", "new"));
        let server = parse("smtps://ada:hush@h", None).unwrap();
        assert!(!format!("{server:?}").contains("hush"));
    }
}
