-- Who made a game, and a keyed hash of the address it was made from: limits and the lobby are fair to
-- both. Games that are over count for neither.
ALTER TABLE games ADD COLUMN creator TEXT;
ALTER TABLE games ADD COLUMN origin TEXT;
UPDATE games SET creator = (
  SELECT body->>'$.by.id' FROM events WHERE events.game = games.id AND events.seq = 1
) WHERE phase <> 'over';
CREATE INDEX games_creator ON games (creator) WHERE phase <> 'over';
CREATE INDEX games_origin ON games (origin) WHERE phase <> 'over';

-- People who signed out everywhere: tokens issued before then are no longer valid.
CREATE TABLE revocations (person TEXT PRIMARY KEY, before INTEGER NOT NULL) STRICT, WITHOUT ROWID;
