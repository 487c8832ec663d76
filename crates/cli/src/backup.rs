use std::io::{self, Write};
use std::path::PathBuf;

use game::Reason;
use locale::Locale;
use server::config::{Config, Settings};
use store::{DatabaseUrl, StoreError, backup_file, restore_file};

use crate::error::{CliError, output_error};
use crate::serve::runtime;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The settings file of the server, which names its database
    #[arg(long, env = "PALISADE_CONFIG", value_name = "FILE")]
    config: Option<PathBuf>,
    /// The database, as for `serve`
    #[arg(long, env = "PALISADE_DATABASE", value_name = "FILE")]
    database: Option<String>,
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
    let (config, database) = (args.config.clone(), args.database.clone());
    let settings = Settings { config, database, ..Settings::default() };
    let database = Config::resolve(settings).and_then(|config| config.database_url());
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

#[cfg(test)]
mod tests {
    use testbed::TestFolder;

    use super::*;

    #[test]
    fn the_settings_say_which_database_is_copied() {
        let folder = TestFolder::new("backup-settings");
        let path = |settings: &str, database: Option<&str>| {
            let config = folder.join("palisade.toml");
            std::fs::write(&config, settings).expect("written");
            let args = Args {
                config: Some(config),
                database: database.map(str::to_owned),
                file: PathBuf::from("copy.sqlite"),
            };
            database_path(&args).ok()
        };
        let file = "database = \"/srv/club.sqlite\"";
        assert_eq!(path(file, None), Some(PathBuf::from("/srv/club.sqlite")));
        assert_eq!(path(file, Some("other.sqlite")), Some(PathBuf::from("other.sqlite")));
        let server = "database = \"postgres://palisade@db.example.org/palisade\"";
        assert_eq!(path(server, None), None, "it is not the file that was there before");
    }
}
