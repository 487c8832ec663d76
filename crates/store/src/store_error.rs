use std::path::PathBuf;

/// Why the database cannot be used.
#[derive(Debug)]
pub enum StoreError {
    /// It was written by a later version of this program.
    Newer {
        /// The database.
        database: String,
    },
    /// Another server uses it.
    InUse {
        /// The database file.
        path: PathBuf,
    },
    /// It cannot be opened, or not be what it should.
    File {
        /// The file.
        path: PathBuf,
        /// What is wrong.
        why: String,
    },
    /// A database server cannot be reached, or refuses what has to be done there.
    Server {
        /// The database.
        database: String,
        /// What is wrong.
        why: String,
    },
    /// An event cannot be decoded.
    Corrupt {
        /// The game's id.
        game: String,
        /// The event's number.
        seq: i64,
    },
    /// A key that is kept there is none.
    Secret {
        /// What it is called.
        name: String,
        /// What is wrong.
        why: String,
    },
    /// An error of the database.
    Sql(sqlx::Error),
}

impl StoreError {
    /// Whether nothing was written because what has to be unique is there already.
    pub fn is_conflict(&self) -> bool {
        let StoreError::Sql(sqlx::Error::Database(error)) = self else { return false };
        error.is_unique_violation()
    }
}

impl std::fmt::Display for StoreError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            StoreError::Newer { database } => {
                write!(f, "{database} was written by a later version of palisade")
            }
            StoreError::InUse { path } => {
                write!(f, "{} is used by another server", path.display())
            }
            StoreError::File { path, why } => write!(f, "{}: {why}", path.display()),
            StoreError::Server { database, why } => write!(f, "{database}: {why}"),
            StoreError::Corrupt { game, seq } => {
                write!(f, "event {seq} of game {game} cannot be read")
            }
            StoreError::Secret { name, why } => write!(f, "the key {name} of the database: {why}"),
            StoreError::Sql(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for StoreError {}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        StoreError::Sql(error)
    }
}
