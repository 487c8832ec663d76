use std::fmt;

/// Why something is not sent, or cannot be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PushError {
    /// The endpoint is no `https` address of a host.
    Endpoint,
    /// The endpoint is not on the public internet.
    NotPublic,
    /// The keys of the subscription are none.
    Keys,
    /// The payload is longer than a push service takes.
    TooLong,
    /// The server's key is none, or cannot be used.
    ServerKey,
    /// The system has no randomness.
    Random,
}

impl fmt::Display for PushError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            PushError::Endpoint => "the endpoint is no https address",
            PushError::NotPublic => "the endpoint is not on the public internet",
            PushError::Keys => "the keys of the subscription cannot be used",
            PushError::TooLong => "the payload is too long",
            PushError::ServerKey => "the server's key cannot be used",
            PushError::Random => "the system has no randomness",
        })
    }
}

impl std::error::Error for PushError {}
