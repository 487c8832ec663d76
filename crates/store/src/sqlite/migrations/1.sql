-- The only truth: a move is accepted when its row is committed.
CREATE TABLE events (
  game TEXT NOT NULL,
  seq INTEGER NOT NULL,
  at INTEGER NOT NULL,
  nonce TEXT,
  version INTEGER NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (game, seq)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX events_nonce ON events (game, nonce) WHERE nonce IS NOT NULL;

-- What can be said of a game without replaying it, written with its events; and the seed of its
-- dice, which is nobody's business until the end.
CREATE TABLE games (
  id TEXT PRIMARY KEY,
  seed TEXT NOT NULL,
  phase TEXT NOT NULL,
  public INTEGER NOT NULL,
  pairing TEXT,
  clocked INTEGER NOT NULL,
  at INTEGER NOT NULL,
  wake INTEGER,
  summary TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX games_lobby ON games (phase, at) WHERE public;
CREATE INDEX games_pairing ON games (pairing, at) WHERE phase = 'waiting' AND pairing IS NOT NULL;
CREATE INDEX games_wake ON games (wake) WHERE wake IS NOT NULL;
CREATE INDEX games_clocked ON games (id) WHERE clocked AND phase = 'live';
CREATE INDEX games_age ON games (phase, at);

CREATE TABLE seats (
  person TEXT NOT NULL,
  game TEXT NOT NULL,
  PRIMARY KEY (person, game)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_game ON seats (game);

CREATE TABLE heartbeats (node TEXT PRIMARY KEY, at INTEGER NOT NULL) STRICT, WITHOUT ROWID;

CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
