use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;

use sqlx::postgres::PgConnectOptions;

/// Which database, as the setting `database` says: a file, `sqlite:FILE` or `postgres://…`.
#[derive(Clone, Debug)]
pub enum DatabaseUrl {
    /// An SQLite file.
    Sqlite(PathBuf),
    /// A PostgreSQL database.
    Postgres(Box<PgConnectOptions>),
}

/// As messages name it: without the password.
impl fmt::Display for DatabaseUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DatabaseUrl::Sqlite(path) => path.display().fmt(f),
            DatabaseUrl::Postgres(options) => f.write_str(&shown(options)),
        }
    }
}

impl FromStr for DatabaseUrl {
    type Err = String;

    fn from_str(text: &str) -> Result<DatabaseUrl, String> {
        if let Some(rest) = text.strip_prefix("sqlite:") {
            return Ok(DatabaseUrl::Sqlite(rest.strip_prefix("//").unwrap_or(rest).into()));
        }
        match text.split_once("://") {
            None => Ok(DatabaseUrl::Sqlite(text.into())),
            Some(("postgres" | "postgresql", _)) => {
                // The address itself may hold a password and is not repeated.
                let options = PgConnectOptions::from_str(text)
                    .map_err(|error| format!("the postgres:// address cannot be read: {error}"))?;
                Ok(DatabaseUrl::Postgres(Box::new(options)))
            }
            Some((scheme, _)) => {
                Err(format!("{scheme}:// is neither an SQLite file nor postgres://"))
            }
        }
    }
}

/// A database as messages name it: without the password.
pub(crate) fn shown(options: &PgConnectOptions) -> String {
    let database = options.get_database().unwrap_or(options.get_username());
    match options.get_socket() {
        Some(socket) => format!("{} at {}", database, socket.display()),
        None => format!("postgres://{}:{}/{database}", options.get_host(), options.get_port()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(text: &str) -> Option<PathBuf> {
        match text.parse() {
            Ok(DatabaseUrl::Sqlite(path)) => Some(path),
            _ => None,
        }
    }

    #[test]
    fn a_database_is_a_file_or_a_postgres_url() {
        assert_eq!(file("a/b.sqlite"), Some("a/b.sqlite".into()));
        assert_eq!(file("sqlite:a/b.sqlite"), Some("a/b.sqlite".into()));
        assert_eq!(file("sqlite:///a/b.sqlite"), Some("/a/b.sqlite".into()));
        match "postgres://ada:secret@db.example:5433/club".parse() {
            Ok(DatabaseUrl::Postgres(options)) => {
                assert_eq!((options.get_host(), options.get_port()), ("db.example", 5433));
                assert_eq!(options.get_database(), Some("club"));
            }
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn what_is_neither_is_refused_without_its_password() {
        for bad in ["mysql://ada:secret@x/y", "postgres://ada:secret@host:port/x"] {
            let why = bad.parse::<DatabaseUrl>().unwrap_err();
            assert!(!why.contains("secret"), "{why}");
        }
    }
}
