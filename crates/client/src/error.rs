use std::fmt;

/// Why something could not be asked or was not done.
#[derive(Debug)]
pub enum ClientError {
    /// The address is not one of ours: `http://host:port`, `https://host`.
    Address(String),
    /// The server cannot be reached, or went away.
    Away(String),
    /// It answered something else than it should.
    Nonsense(String),
    /// It refused.
    Refused(Box<api::Refusal>),
}

impl ClientError {
    pub(crate) fn away(error: impl fmt::Display) -> ClientError {
        ClientError::Away(error.to_string())
    }

    /// What the server has against it, if that is the reason.
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
            ClientError::Address(url) => {
                write!(f, "{url} is not an address like https://host or http://host:port")
            }
            ClientError::Away(why) => f.write_str(why),
            ClientError::Nonsense(what) => write!(f, "the server answered {what}"),
            ClientError::Refused(refusal) => refusal.fmt(f),
        }
    }
}

impl std::error::Error for ClientError {}
