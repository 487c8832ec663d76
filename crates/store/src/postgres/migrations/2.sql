-- Names of people, apart from the events that speak of them: the nth person of an event. Events have the
-- ids alone, so that somebody can be forgotten and no event changes.
CREATE TABLE names (
  game text COLLATE "C" NOT NULL,
  seq bigint NOT NULL,
  nth bigint NOT NULL,
  person text COLLATE "C" NOT NULL,
  name text NOT NULL,
  PRIMARY KEY (game, seq, nth)
);
CREATE INDEX names_person ON names (person);

-- People who were given another name; empty if none at all. Tokens issued before then have the old one.
CREATE TABLE renames (
  person text COLLATE "C" PRIMARY KEY,
  name text NOT NULL,
  at bigint NOT NULL
);

-- Bans and silences of people and addresses.
CREATE TABLE sanctions (
  id text COLLATE "C" PRIMARY KEY,
  kind text NOT NULL,
  subject text NOT NULL,
  until bigint NOT NULL,
  reason text NOT NULL
);

-- What everybody is told beforehand: when the server is going to be restarted.
CREATE TABLE notices (name text COLLATE "C" PRIMARY KEY, at bigint NOT NULL);

-- What moderators have done. The ids sort by time.
CREATE TABLE audit (
  id text COLLATE "C" PRIMARY KEY,
  at bigint NOT NULL,
  moderator text NOT NULL,
  act text NOT NULL,
  subject text NOT NULL,
  note text NOT NULL
);
