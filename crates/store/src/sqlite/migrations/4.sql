-- Names of people, apart from the events that speak of them: the nth person of an event. Events have the
-- ids alone, so that somebody can be forgotten and no event changes.
CREATE TABLE names (
  game TEXT NOT NULL,
  seq INTEGER NOT NULL,
  nth INTEGER NOT NULL,
  person TEXT NOT NULL,
  name TEXT NOT NULL,
  PRIMARY KEY (game, seq, nth)
) STRICT, WITHOUT ROWID;
CREATE INDEX names_person ON names (person);

-- People who were given another name; empty if none at all. Tokens issued before then have the old one.
CREATE TABLE renames (
  person TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Bans and silences of people and addresses.
CREATE TABLE sanctions (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL,
  subject TEXT NOT NULL,
  until INTEGER NOT NULL,
  reason TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- What everybody is told beforehand: when the server is going to be restarted.
CREATE TABLE notices (name TEXT PRIMARY KEY, at INTEGER NOT NULL) STRICT, WITHOUT ROWID;

-- What moderators have done. The ids sort by time.
CREATE TABLE audit (
  id TEXT PRIMARY KEY,
  at INTEGER NOT NULL,
  moderator TEXT NOT NULL,
  act TEXT NOT NULL,
  subject TEXT NOT NULL,
  note TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Where a game was made matters to limits while it is played, and to nobody afterwards.
UPDATE games SET origin = NULL WHERE phase = 'over';
