use std::io::{self, Write};

use client::{ApiClient, ClientError};
use game::Reason;
use locale::Locale;

use crate::error::{CliError, ExitStatus, output_error};
use crate::online::server_error;
use crate::serve::runtime;
use crate::server_url::ServerUrl;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    server: ServerUrl,
}

/// Asks a server whether it is ready. One that is not, or is not there, is a check that failed.
pub(crate) fn run(args: &Args, locale: &Locale) -> Result<(), CliError> {
    let failed = |error: ClientError| {
        server_error(&args.server, &error, locale).with_status(ExitStatus::CheckFailed)
    };
    let api =
        ApiClient::new(&args.server).map_err(|error| server_error(&args.server, &error, locale))?;
    match runtime()?.block_on(api.ready()).map_err(failed)? {
        Ok(ready) => writeln!(io::stdout(), "{ready}").map_err(output_error),
        Err(why) => {
            let reason = Reason::new("health-not-ready", "").text("why", why);
            Err(CliError::from(reason).with_status(ExitStatus::CheckFailed))
        }
    }
}
