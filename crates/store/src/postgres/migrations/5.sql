-- Appends an outage to live games with a clock, all of them or those followed at one node, and says which. No table is
-- locked: the key of `events` decides, as it does between nodes. Whoever appends meanwhile is waited for, and the number
-- after theirs is taken. Games come in the order of their ids, as in every transaction that writes several, so that no
-- two wait for each other in a circle.
CREATE FUNCTION palisade_record_outage(at_node text, ended bigint, event_version bigint, event_body text)
RETURNS SETOF text LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  candidate text;
  head bigint;
  head_at bigint;
BEGIN
  FOR candidate IN
    SELECT games.id FROM games WHERE clocked AND phase = 'live'
      AND (at_node IS NULL OR games.id IN (SELECT presence.game FROM presence WHERE presence.node = at_node))
    ORDER BY games.id
  LOOP
    -- It cannot be deleted from here on.
    PERFORM 1 FROM games WHERE games.id = candidate FOR KEY SHARE;
    LOOP
      SELECT last.seq, last.at INTO head, head_at FROM games, LATERAL (
        SELECT events.seq, events.at FROM events WHERE events.game = games.id ORDER BY events.seq DESC LIMIT 1
      ) AS last WHERE games.id = candidate AND clocked AND phase = 'live';
      -- It is over, or was deleted.
      EXIT WHEN NOT FOUND;
      INSERT INTO events (game, seq, at, version, body)
        VALUES (candidate, head + 1, greatest(ended, head_at), event_version, event_body)
        ON CONFLICT DO NOTHING;
      IF FOUND THEN
        RETURN NEXT candidate;
        EXIT;
      END IF;
    END LOOP;
  END LOOP;
END $$;

-- People who are to be forgotten, until all of it is done and for a while afterwards, so that they can ask. A node that
-- is at it holds the lease; when that is over, any node goes on.
CREATE TABLE erasures (
  person text COLLATE "C" PRIMARY KEY,
  asked bigint NOT NULL,
  lease bigint NOT NULL DEFAULT 0,
  done bigint
);
CREATE INDEX erasures_pending ON erasures (asked) WHERE done IS NULL;

-- Passes over all games that are made once, in the order of ids: up to which one a pass has come.
CREATE TABLE passes (name text COLLATE "C" PRIMARY KEY, last text COLLATE "C" NOT NULL, done bigint);

-- Reviews of finished games, each by one version of the engine.
CREATE TABLE reviews (
  game text COLLATE "C" NOT NULL,
  engine text COLLATE "C" NOT NULL,
  at bigint NOT NULL,
  body text NOT NULL,
  PRIMARY KEY (game, engine)
);
CREATE INDEX reviews_age ON reviews (at);
