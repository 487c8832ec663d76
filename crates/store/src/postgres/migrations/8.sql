-- Games at rated tables: `open` until it is known what they mean for ratings, then `rated` or why they are not.
CREATE TABLE rated_games (
  game text COLLATE "C" PRIMARY KEY,
  state text NOT NULL
);
CREATE INDEX rated_games_open ON rated_games (game) WHERE state = 'open';

-- What games, and refunds after bans, have changed in ratings, in the order in which they did: the number of each is the
-- next one, so that of two who change ratings at the same time one has to look again. For a refund `game` is the id of the
-- ban. Ratings and deviations are in hundredths of a point, volatilities in millionths.
CREATE TABLE rating_changes (
  number bigint PRIMARY KEY,
  game text COLLATE "C" NOT NULL,
  person text COLLATE "C" NOT NULL,
  pool text NOT NULL,
  kind text NOT NULL,
  seat bigint NOT NULL,
  began bigint NOT NULL,
  result text NOT NULL,
  moves bigint NOT NULL,
  at bigint NOT NULL,
  games bigint NOT NULL,
  rating_before bigint NOT NULL,
  deviation_before bigint NOT NULL,
  volatility_before bigint NOT NULL,
  rating_after bigint NOT NULL,
  deviation_after bigint NOT NULL,
  volatility_after bigint NOT NULL
);
CREATE UNIQUE INDEX rating_changes_once ON rating_changes (game, person, kind, pool);
CREATE INDEX rating_changes_person ON rating_changes (person, number);

-- The rating of everybody who has one, as the last of their changes left it.
CREATE TABLE ratings (
  person text COLLATE "C" NOT NULL,
  pool text NOT NULL,
  rating bigint NOT NULL,
  deviation bigint NOT NULL,
  volatility bigint NOT NULL,
  games bigint NOT NULL,
  at bigint NOT NULL,
  PRIMARY KEY (person, pool)
);
CREATE INDEX ratings_pool ON ratings (pool, rating);

-- Bans after which points are given back, until they are.
CREATE TABLE refunds_due (
  ban text COLLATE "C" PRIMARY KEY,
  person text COLLATE "C" NOT NULL,
  at bigint NOT NULL
);

-- Games that people left early or without a word, of the last day: whoever does so often waits before they are paired.
CREATE TABLE early_leaves (
  person text COLLATE "C" NOT NULL,
  game text COLLATE "C" NOT NULL,
  at bigint NOT NULL,
  PRIMARY KEY (person, game)
);
CREATE INDEX early_leaves_at ON early_leaves (at);

-- When whoever was told something has said that they have read it.
ALTER TABLE told ADD COLUMN read bigint;

-- Whose phrases owners of accounts do not want to hear, at whatever table.
CREATE TABLE mutes (
  person text COLLATE "C" NOT NULL,
  muted text COLLATE "C" NOT NULL,
  at bigint NOT NULL,
  PRIMARY KEY (person, muted)
);
CREATE INDEX mutes_muted ON mutes (muted);

-- Nobody deletes what moderators did before it is old enough: the notice `audit` says since when it is kept.
CREATE FUNCTION keep_audit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM notices WHERE name = 'audit' AND OLD.at < notices.at) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'the audit list is append-only';
END;
$$;
CREATE TRIGGER audit_is_not_deleted BEFORE DELETE ON audit
FOR EACH ROW EXECUTE FUNCTION keep_audit();

-- Browsers that are told what happens although the page is closed. The id is a hash of the endpoint, the address at
-- the browser's push service; `session` is that of the account that subscribed, empty for a guest.
CREATE TABLE push_subscriptions (
  id text COLLATE "C" PRIMARY KEY,
  person text COLLATE "C" NOT NULL,
  endpoint text NOT NULL,
  public_key text NOT NULL,
  auth text NOT NULL,
  language text NOT NULL,
  session text NOT NULL,
  created bigint NOT NULL
);
CREATE INDEX push_subscriptions_person ON push_subscriptions (person);

-- What people want to be told, how and when, and whether any of it by mail.
CREATE TABLE notice_settings (
  person text COLLATE "C" PRIMARY KEY,
  body text NOT NULL,
  mail bigint NOT NULL
);

-- What people are to be told, or were: each is a row that is there once, whatever node writes it. The subject is a table
-- or a challenge, `turn` the event that it is about, `at` since when it is so.
CREATE TABLE person_notices (
  id text COLLATE "C" PRIMARY KEY,
  person text COLLATE "C" NOT NULL,
  kind text NOT NULL,
  subject text COLLATE "C" NOT NULL,
  turn bigint NOT NULL,
  at bigint NOT NULL,
  due bigint NOT NULL,
  lease bigint NOT NULL DEFAULT 0,
  done bigint
);
CREATE INDEX person_notices_due ON person_notices (due) WHERE done IS NULL;
CREATE INDEX person_notices_done ON person_notices (done) WHERE done IS NOT NULL;
CREATE INDEX person_notices_person ON person_notices (person);

-- Notices on their way to a browser. One that was handed over to the push service is never sent again, whatever became of
-- the answer.
CREATE TABLE push_deliveries (
  id text COLLATE "C" PRIMARY KEY,
  notice text COLLATE "C" NOT NULL,
  person text COLLATE "C" NOT NULL,
  subscription text COLLATE "C" NOT NULL,
  created bigint NOT NULL,
  due bigint NOT NULL,
  attempts bigint NOT NULL DEFAULT 0,
  handed bigint NOT NULL DEFAULT 0,
  lease bigint NOT NULL DEFAULT 0
);
CREATE INDEX push_deliveries_due ON push_deliveries (due);
CREATE INDEX push_deliveries_subscription ON push_deliveries (subscription);

-- How hard puzzles have turned out for people with accounts: a rating by Glicko-2 that began at the difficulty of the
-- puzzle. Ratings and deviations are in hundredths, volatilities in millionths. One that nobody has tried has no row.
CREATE TABLE puzzle_ratings (
  puzzle text COLLATE "C" PRIMARY KEY,
  rating bigint NOT NULL,
  deviation bigint NOT NULL,
  volatility bigint NOT NULL,
  attempts bigint NOT NULL,
  at bigint NOT NULL
);

-- How well people with accounts solve puzzles, in the same way.
CREATE TABLE solver_ratings (
  person text COLLATE "C" PRIMARY KEY,
  rating bigint NOT NULL,
  deviation bigint NOT NULL,
  volatility bigint NOT NULL,
  attempts bigint NOT NULL,
  at bigint NOT NULL
);

-- Which puzzles people with accounts have tried, once each: the first attempt counts.
CREATE TABLE puzzle_attempts (
  person text COLLATE "C" NOT NULL,
  puzzle text COLLATE "C" NOT NULL,
  id text COLLATE "C" NOT NULL,
  solved bigint NOT NULL,
  rating bigint NOT NULL,
  at bigint NOT NULL,
  PRIMARY KEY (person, puzzle)
);

-- Mazes that people with accounts have published, each once, in its one-word form. Whoever is forgotten leaves them without
-- a name, neither theirs nor the maze's. The verdict has the values of the start by lives, as JSON, once it is solved;
-- `winner` says who wins with the lives that the maze gives.
CREATE TABLE gallery_mazes (
  id text COLLATE "C" PRIMARY KEY,
  person text COLLATE "C" NOT NULL,
  word text COLLATE "C" NOT NULL,
  name text NOT NULL,
  squares bigint NOT NULL,
  winner text NOT NULL,
  verdict text NOT NULL,
  published bigint NOT NULL,
  hidden bigint
);
CREATE UNIQUE INDEX gallery_mazes_word ON gallery_mazes (word);
CREATE INDEX gallery_mazes_person ON gallery_mazes (person);
CREATE INDEX gallery_mazes_published ON gallery_mazes (published);

-- How many games have begun in mazes of the gallery, by their word, or by the name of a built-in one.
CREATE TABLE maze_games (
  maze text COLLATE "C" PRIMARY KEY,
  games bigint NOT NULL
);

-- Reports may be about a maze of the gallery: one of each person about another, one table and one maze.
ALTER TABLE reports ADD COLUMN maze text NOT NULL DEFAULT '';
DROP INDEX reports_once;
CREATE UNIQUE INDEX reports_once ON reports (report_case, reporter, game, maze);
-- When a page that somebody was looking at, or that tells them by itself, was last heard of: they are told nothing beside it.
ALTER TABLE online ADD COLUMN told bigint NOT NULL DEFAULT 0;
