-- People who are to be forgotten, until all of it is done and for a while afterwards, so that they can ask.
CREATE TABLE erasures (
  person TEXT PRIMARY KEY,
  asked INTEGER NOT NULL,
  lease INTEGER NOT NULL DEFAULT 0,
  done INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX erasures_pending ON erasures (asked) WHERE done IS NULL;

-- Passes over all games that are made once, in the order of ids: up to which one a pass has come.
CREATE TABLE passes (name TEXT PRIMARY KEY, last TEXT NOT NULL, done INTEGER) STRICT, WITHOUT ROWID;

-- Reviews of finished games, each by one version of the engine.
CREATE TABLE reviews (
  game TEXT NOT NULL,
  engine TEXT NOT NULL,
  at INTEGER NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (game, engine)
) STRICT, WITHOUT ROWID;
CREATE INDEX reviews_age ON reviews (at);
