use std::io::{self, Write};
use std::path::PathBuf;

use game::Reason;
use locale::Locale;
use store::{DatabaseUrl, StoreError, backup_file, restore_file};

use crate::database_args::DatabaseArgs;
use crate::error::{CliError, output_error};
use crate::serve::runtime;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    database: DatabaseArgs,
    /// The copy
    file: PathBuf,
}

pub(crate) fn copy(args: &Args, locale: &Locale) -> Result<(), CliError> {
    let database = database_path(args)?;
    runtime()?.block_on(backup_file(&database, &args.file)).map_err(store_error)?;
    report_done(&args.file, locale)
}

pub(crate) fn restore(args: &Args, locale: &Locale) -> Result<(), CliError> {
    let database = database_path(args)?;
    runtime()?.block_on(restore_file(&args.file, &database)).map_err(store_error)?;
    report_done(&database, locale)
}

fn database_path(args: &Args) -> Result<PathBuf, CliError> {
    let database = args.database.settings().and_then(|config| config.database_url());
    match database {
        Ok(DatabaseUrl::Sqlite(path)) => Ok(path),
        Ok(DatabaseUrl::Postgres(_)) => Err(Reason::new("server-backup-postgres", "").into()),
        Err(error) => Err(Reason::new("server-backup-failed", "").text("why", error).into()),
    }
}

fn store_error(error: StoreError) -> CliError {
    Reason::new("server-backup-failed", "").text("why", error).into()
}

fn report_done(path: &std::path::Path, locale: &Locale) -> Result<(), CliError> {
    let path = path.display().to_string();
    let line = locale.with("server-backup-done", &[("path", path.into())]);
    writeln!(io::stdout(), "{line}").map_err(output_error)
}
