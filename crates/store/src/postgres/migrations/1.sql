-- The only truth: a move is accepted when its row is committed, and the key decides which of two
-- nodes came first.
CREATE TABLE events (
  game text COLLATE "C" NOT NULL,
  seq bigint NOT NULL,
  at bigint NOT NULL,
  nonce text COLLATE "C",
  version bigint NOT NULL,
  body text NOT NULL,
  PRIMARY KEY (game, seq)
);
CREATE UNIQUE INDEX events_nonce ON events (game, nonce) WHERE nonce IS NOT NULL;

-- What can be said of a game without replaying it, written with its events. The seed of its dice and
-- where it was made are primary: no event tells them.
CREATE TABLE games (
  id text COLLATE "C" PRIMARY KEY,
  seed text NOT NULL,
  phase text NOT NULL,
  public boolean NOT NULL,
  pairing text,
  clocked boolean NOT NULL,
  at bigint NOT NULL,
  wake bigint,
  summary text NOT NULL,
  creator text COLLATE "C",
  origin text COLLATE "C"
);
CREATE INDEX games_lobby ON games (phase, at) WHERE public;
CREATE INDEX games_pairing ON games (pairing, at) WHERE phase = 'waiting' AND pairing IS NOT NULL;
CREATE INDEX games_wake ON games (wake) WHERE wake IS NOT NULL;
CREATE INDEX games_clocked ON games (id) WHERE clocked AND phase = 'live';
CREATE INDEX games_age ON games (phase, at);
CREATE INDEX games_creator ON games (creator) WHERE phase <> 'over';
CREATE INDEX games_origin ON games (origin) WHERE phase <> 'over';

CREATE TABLE seats (
  person text COLLATE "C" NOT NULL,
  game text COLLATE "C" NOT NULL,
  PRIMARY KEY (person, game)
);
CREATE INDEX seats_game ON seats (game);

-- When each node was last alive. One that stopped in good order is not looked for.
CREATE TABLE heartbeats (
  node text COLLATE "C" PRIMARY KEY,
  at bigint NOT NULL,
  stopped boolean NOT NULL DEFAULT false
);

-- Who follows a game at which node: the ids of players, and how many others. Nodes know it too, and
-- tell it again after a crash of the database.
CREATE UNLOGGED TABLE presence (
  game text COLLATE "C" NOT NULL,
  node text COLLATE "C" NOT NULL,
  players text NOT NULL,
  watchers bigint NOT NULL,
  PRIMARY KEY (game, node)
);
CREATE INDEX presence_node ON presence (node);

-- Files of the page whose names change with their content: a page that came from a node of another
-- version finds its parts at every node.
CREATE TABLE assets (
  path text COLLATE "C" PRIMARY KEY,
  media_type text NOT NULL,
  bytes bytea NOT NULL,
  brotli bytea,
  gzip bytea,
  served bigint NOT NULL
);

-- The time that all nodes date events by, in milliseconds since 1970.
CREATE FUNCTION palisade_now() RETURNS bigint LANGUAGE sql VOLATILE
  AS 'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint';

CREATE TABLE secrets (name text COLLATE "C" PRIMARY KEY, value text NOT NULL);

-- Codes that take a guest to another device.
CREATE TABLE links (
  code text COLLATE "C" PRIMARY KEY,
  person text NOT NULL,
  name text NOT NULL,
  expires bigint NOT NULL
);

-- People who signed out everywhere: tokens issued before then are no longer valid.
CREATE TABLE revocations (person text COLLATE "C" PRIMARY KEY, before bigint NOT NULL);
