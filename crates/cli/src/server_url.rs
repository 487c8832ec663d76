use std::ops::Deref;

/// The argument of every command that talks to a server: its address.
#[derive(clap::Args)]
pub(crate) struct ServerUrl {
    /// The server
    #[arg(
        long,
        env = "PALISADE_SERVER",
        default_value = "http://localhost:4870",
        value_name = "URL"
    )]
    server: String,
}

impl Deref for ServerUrl {
    type Target = str;

    fn deref(&self) -> &str {
        &self.server
    }
}
