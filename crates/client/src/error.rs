use std::fmt;
use std::time::Duration;

/// Why a request failed.
#[derive(Debug)]
pub enum ClientError {
    /// The address has not the form `http://host:port` or `https://host`.
    InvalidAddress(String),
    /// The server cannot be reached, or the connection was lost.
    Disconnected(String),
    /// The response does not follow the protocol.
    UnexpectedResponse(String),
    /// The server refused the request.
    Refused(Box<api::Refusal>),
}

impl ClientError {
    pub(crate) fn disconnected(error: impl fmt::Display) -> ClientError {
        ClientError::Disconnected(error.to_string())
    }

    /// The server has not answered within that time.
    pub(crate) fn silent(deadline: Duration) -> ClientError {
        ClientError::Disconnected(format!("no answer within {deadline:?}"))
    }

    /// The server's refusal, if that is the reason.
    pub fn refusal(&self) -> Option<&api::Refusal> {
        match self {
            ClientError::Refused(refusal) => Some(refusal),
            _ => None,
        }
    }
}

impl fmt::Display for ClientError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ClientError::InvalidAddress(url) => {
                write!(f, "{url} is not an address like https://host or http://host:port")
            }
            ClientError::Disconnected(why) => f.write_str(why),
            ClientError::UnexpectedResponse(what) => write!(f, "the server answered {what}"),
            ClientError::Refused(refusal) => refusal.fmt(f),
        }
    }
}

impl std::error::Error for ClientError {}
