use std::future::Future;
use std::time::Duration;

use lettre::Address;
use lettre::transport::smtp::Error;
use lettre::transport::smtp::authentication::DEFAULT_MECHANISMS;
use lettre::transport::smtp::client::{AsyncSmtpConnection, TlsParameters};
use lettre::transport::smtp::commands::{Data, Mail, Rcpt};
use lettre::transport::smtp::extension::ClientId;

use crate::mail_settings::{MailSettings, SmtpSecurity};

/// How long everything before the mail itself may take.
const OPENING: Duration = Duration::from_secs(30);

/// How long the server may take to accept the mail.
const ACCEPTING: Duration = Duration::from_secs(60);

/// How long the server may take to say goodbye.
const CLOSING: Duration = Duration::from_secs(2);

/// Why a mail was not accepted.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum DeliveryFailure {
    /// The server does not take it now, or is not there. What it said is its code alone: the rest may name people.
    Later(String),
    /// It will never take it.
    Refused(String),
    /// The mail was handed over, and nothing came back.
    Unknown,
}

/// A connection on which the server waits for the mail.
pub(super) struct OpenDelivery(AsyncSmtpConnection);

impl OpenDelivery {
    /// Connects, and says whom a mail is for. Nothing is sent yet.
    pub(super) async fn begin(
        settings: &MailSettings,
        to: &Address,
    ) -> Result<OpenDelivery, DeliveryFailure> {
        let opening = tokio::time::timeout(OPENING, open(settings, to));
        let timed_out = |_| DeliveryFailure::Later("no answer in time".to_owned());
        opening.await.map_err(timed_out)?.map(OpenDelivery)
    }

    /// Hands the mail over.
    pub(super) async fn finish(&mut self, mail: &[u8]) -> Result<(), DeliveryFailure> {
        match tokio::time::timeout(ACCEPTING, self.0.message(mail)).await {
            Ok(Ok(_)) => Ok(()),
            Ok(Err(error)) if error.is_permanent() => Err(DeliveryFailure::Refused(what(&error))),
            Ok(Err(error)) if error.is_transient() => Err(DeliveryFailure::Later(what(&error))),
            // It may have been accepted all the same.
            Ok(Err(_)) | Err(_) => Err(DeliveryFailure::Unknown),
        }
    }

    /// Says goodbye.
    pub(super) async fn close(mut self) {
        let _ = tokio::time::timeout(CLOSING, self.0.quit()).await;
    }
}

async fn open(
    settings: &MailSettings,
    to: &Address,
) -> Result<AsyncSmtpConnection, DeliveryFailure> {
    let MailSettings { server, from, host } = settings;
    let hello = ClientId::Domain(host.clone());
    let tls = || async {
        let name = server.host.clone();
        // It reads the certificates of this machine.
        let read = tokio::task::spawn_blocking(move || TlsParameters::new(name)).await;
        read.map_err(|_| DeliveryFailure::Later("no certificates".to_owned()))?.map_err(later)
    };
    let wrapper = match server.security {
        SmtpSecurity::Tls => Some(tls().await?),
        SmtpSecurity::StartTls | SmtpSecurity::None => None,
    };
    let address = (server.host.as_str(), server.port);
    let connection = AsyncSmtpConnection::connect_tokio1(address, None, &hello, wrapper, None);
    let mut connection = connection.await.map_err(later)?;
    if server.security == SmtpSecurity::StartTls {
        let tls = tls().await?;
        or_later(connection.starttls(tls, &hello)).await?;
    }
    if let Some(credentials) = &server.credentials {
        or_later(connection.auth(DEFAULT_MECHANISMS, credentials)).await?;
    }
    or_later(connection.command(Mail::new(Some(from.email.clone()), Vec::new()))).await?;
    // Only this is about whoever the mail is for: all else is about this server, and can be mended.
    let named = connection.command(Rcpt::new(to.clone(), Vec::new())).await;
    named.map_err(|error| match error.is_permanent() {
        true => DeliveryFailure::Refused(what(&error)),
        false => later(error),
    })?;
    or_later(connection.command(Data)).await?;
    Ok(connection)
}

async fn or_later<T>(step: impl Future<Output = Result<T, Error>>) -> Result<T, DeliveryFailure> {
    step.await.map_err(later)
}

fn later(error: Error) -> DeliveryFailure {
    DeliveryFailure::Later(what(&error))
}

/// What went wrong, without anything that the server has said about people.
fn what(error: &Error) -> String {
    match error.status() {
        Some(code) => format!("the mail server says {code}"),
        None => error.to_string(),
    }
}
