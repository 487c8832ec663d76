//! How databases are asked for games that were cancelled before `$1`, at most `$2` of them. The conditions are word for
//! word those of the index `games_aborted`, which would not be used otherwise.

/// As PostgreSQL is asked.
pub const ABORTED_GAMES_POSTGRES: &str = "SELECT id FROM games WHERE phase = 'over' AND at < $1
 AND summary::json->'ending'->>'cause' = 'aborted' LIMIT $2";

/// As SQLite is asked.
pub const ABORTED_GAMES_SQLITE: &str = "SELECT id FROM games WHERE phase = 'over' AND at < $1
 AND summary->>'$.ending.cause' = 'aborted' LIMIT $2";
