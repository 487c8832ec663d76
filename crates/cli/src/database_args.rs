use std::path::PathBuf;

use server::config::{Config, ConfigError, Settings};

/// The database of a server, by its settings file or by itself.
#[derive(clap::Args)]
pub(crate) struct DatabaseArgs {
    /// The settings file of the server, which names its database
    #[arg(long, env = "PALISADE_CONFIG", value_name = "FILE")]
    config: Option<PathBuf>,
    /// The database, as for `serve`
    #[arg(long, env = "PALISADE_DATABASE", value_name = "FILE|URL")]
    database: Option<String>,
}

impl DatabaseArgs {
    /// The settings of the server.
    pub(crate) fn settings(&self) -> Result<Config, ConfigError> {
        let (config, database) = (self.config.clone(), self.database.clone());
        Config::resolve(Settings { config, database, ..Settings::default() })
    }
}

#[cfg(test)]
mod tests {
    use clap::Parser as _;
    use store::DatabaseUrl;
    use testbed::TestFolder;

    use super::*;
    use crate::Cli;

    #[test]
    fn whoever_reads_a_database_takes_the_settings_of_its_server() {
        for command in
            ["admin token", "admin first-player", "rebuild", "backup copy", "restore copy"]
        {
            let line = format!("palisade {command} --config palisade.toml");
            assert!(Cli::try_parse_from(line.split(' ')).is_ok(), "{line}");
        }
    }

    #[test]
    fn the_settings_say_which_database_it_is() {
        let folder = TestFolder::new("database-settings");
        let path = |settings: &str, database: Option<&str>| {
            let config = folder.join("palisade.toml");
            std::fs::write(&config, settings).expect("written");
            let args = DatabaseArgs { config: Some(config), database: database.map(str::to_owned) };
            match args.settings().expect("valid").database_url().expect("valid") {
                DatabaseUrl::Sqlite(path) => Some(path),
                DatabaseUrl::Postgres(_) => None,
            }
        };
        let file = "database = \"/srv/club.sqlite\"";
        assert_eq!(path(file, None), Some(PathBuf::from("/srv/club.sqlite")));
        assert_eq!(path(file, Some("other.sqlite")), Some(PathBuf::from("other.sqlite")));
        let server = "database = \"postgres://palisade@db.example.org/palisade\"";
        assert_eq!(path(server, None), None, "it is not the file that was there before");
    }
}
