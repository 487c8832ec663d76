use std::io::{self, Write};
use std::path::PathBuf;

use game::Reason;
use locale::Locale;
use store::{DatabaseUrl, MigrationError, Store, migrate, migrate_back};

use crate::database_args::DatabaseArgs;
use crate::error::{CliError, ExitStatus, output_error};
use crate::serve::runtime;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The SQLite file
    file: PathBuf,
    /// The PostgreSQL database it goes to, which has to be empty
    #[arg(long, env = "PALISADE_DATABASE", value_name = "URL")]
    database: String,
    /// Move back, from there to the file, which must not be there yet
    #[arg(long)]
    back: bool,
}

#[derive(clap::Args)]
pub(crate) struct RebuildArgs {
    #[command(flatten)]
    database: DatabaseArgs,
}

/// Moves a server from an SQLite file to PostgreSQL, or back.
pub(crate) fn run(args: &Args, locale: &Locale) -> Result<(), CliError> {
    let failed = |why: String| Reason::new("server-migrate-failed", "").text("why", why);
    let target: DatabaseUrl = args.database.parse().map_err(failed)?;
    let DatabaseUrl::Postgres(target) = target else {
        return Err(Reason::new("server-migrate-target", "").into());
    };
    let moved =
        if args.back { migrate_back(&target, &args.file) } else { migrate(&args.file, &target) };
    let report = runtime()?.block_on(moved).map_err(|error| {
        let status = match error {
            MigrationError::Different { .. } => ExitStatus::CheckFailed,
            MigrationError::Store(_)
            | MigrationError::NotEmpty { .. }
            | MigrationError::InUse { .. } => ExitStatus::BadInput,
        };
        CliError::from(failed(error.to_string())).with_status(status)
    })?;
    let line = locale.with(
        "server-migrate-done",
        &[("rows", report.rows.into()), ("games", report.games.into())],
    );
    print(&line)?;
    report_unreadable(report.unreadable, locale)
}

/// Writes the lists of a server again, from the events of its games.
pub(crate) fn rebuild(args: &RebuildArgs, locale: &Locale) -> Result<(), CliError> {
    let failed = |why: String| Reason::new("server-rebuild-failed", "").text("why", why);
    let config = args.database.settings().map_err(|error| failed(error.to_string()))?;
    let url = config.database_url().map_err(|error| failed(error.to_string()))?;
    let report = runtime()?.block_on(async {
        let store = open_store(&url, "rebuild").await?;
        let report = store.rebuild_lists(config.lag_ms).await.map_err(|error| error.to_string());
        store.close().await;
        report
    });
    let report = report.map_err(failed)?;
    print(&locale.with("server-rebuild-done", &[("games", report.games.into())]))?;
    let ratings = report.ratings;
    if ratings.changes > 0 {
        let counts = [("changes", ratings.changes.into()), ("corrected", ratings.corrected.into())];
        print(&locale.with("server-rated-rebuilt", &counts))?;
    }
    report_unreadable(report.unreadable, locale)
}

/// Opens a database that is there, as a node of that name; the error says why it cannot be opened.
pub(crate) async fn open_store(url: &DatabaseUrl, node: &str) -> Result<Store, String> {
    let store = match url {
        DatabaseUrl::Sqlite(path) => {
            std::fs::metadata(path).map_err(|error| format!("{}: {error}", path.display()))?;
            Store::open(path, None).await
        }
        DatabaseUrl::Postgres(options) => Store::connect(options, node, None).await,
    };
    store.map_err(|error| error.to_string())
}

fn report_unreadable(count: u64, locale: &Locale) -> Result<(), CliError> {
    if count == 0 {
        return Ok(());
    }
    print(&locale.with("server-games-unreadable", &[("games", count.into())]))
}

fn print(line: &str) -> Result<(), CliError> {
    writeln!(io::stdout(), "{line}").map_err(output_error)
}
