-- Games at rated tables: `open` until it is known what they mean for ratings, then `rated` or why they are not.
CREATE TABLE rated_games (
  game TEXT PRIMARY KEY,
  state TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX rated_games_open ON rated_games (game) WHERE state = 'open';

-- What games, and refunds after bans, have changed in ratings, in the order in which they did: the number of each is the
-- next one, so that of two who change ratings at the same time one has to look again. For a refund `game` is the id of the
-- ban. Ratings and deviations are in hundredths of a point, volatilities in millionths.
CREATE TABLE rating_changes (
  number INTEGER PRIMARY KEY,
  game TEXT NOT NULL,
  person TEXT NOT NULL,
  pool TEXT NOT NULL,
  kind TEXT NOT NULL,
  seat INTEGER NOT NULL,
  began INTEGER NOT NULL,
  result TEXT NOT NULL,
  moves INTEGER NOT NULL,
  at INTEGER NOT NULL,
  games INTEGER NOT NULL,
  rating_before INTEGER NOT NULL,
  deviation_before INTEGER NOT NULL,
  volatility_before INTEGER NOT NULL,
  rating_after INTEGER NOT NULL,
  deviation_after INTEGER NOT NULL,
  volatility_after INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX rating_changes_once ON rating_changes (game, person, kind, pool);
CREATE INDEX rating_changes_person ON rating_changes (person, number);

-- The rating of everybody who has one, as the last of their changes left it.
CREATE TABLE ratings (
  person TEXT NOT NULL,
  pool TEXT NOT NULL,
  rating INTEGER NOT NULL,
  deviation INTEGER NOT NULL,
  volatility INTEGER NOT NULL,
  games INTEGER NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (person, pool)
) STRICT, WITHOUT ROWID;
CREATE INDEX ratings_pool ON ratings (pool, rating);

-- Bans after which points are given back, until they are.
CREATE TABLE refunds_due (
  ban TEXT PRIMARY KEY,
  person TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Games that people left early or without a word, of the last day: whoever does so often waits before they are paired.
CREATE TABLE early_leaves (
  person TEXT NOT NULL,
  game TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (person, game)
) STRICT, WITHOUT ROWID;
CREATE INDEX early_leaves_at ON early_leaves (at);

-- When whoever was told something has said that they have read it.
ALTER TABLE told ADD COLUMN read INTEGER;

-- Whose phrases owners of accounts do not want to hear, at whatever table.
CREATE TABLE mutes (
  person TEXT NOT NULL,
  muted TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (person, muted)
) STRICT, WITHOUT ROWID;
CREATE INDEX mutes_muted ON mutes (muted);

-- Nobody deletes what moderators did before it is old enough: the notice `audit` says since when it is kept.
CREATE TRIGGER audit_is_kept BEFORE DELETE ON audit
WHEN NOT EXISTS (SELECT 1 FROM notices WHERE name = 'audit' AND OLD.at < notices.at)
BEGIN
  SELECT RAISE(ABORT, 'the audit list is append-only');
END;

-- Browsers that are told what happens although the page is closed. The id is a hash of the endpoint, the address at
-- the browser's push service; `session` is that of the account that subscribed, empty for a guest.
CREATE TABLE push_subscriptions (
  id TEXT PRIMARY KEY,
  person TEXT NOT NULL,
  endpoint TEXT NOT NULL,
  public_key TEXT NOT NULL,
  auth TEXT NOT NULL,
  language TEXT NOT NULL,
  session TEXT NOT NULL,
  created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX push_subscriptions_person ON push_subscriptions (person);

-- What people want to be told, how and when, and whether any of it by mail.
CREATE TABLE notice_settings (
  person TEXT PRIMARY KEY,
  body TEXT NOT NULL,
  mail INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- What people are to be told, or were: each is a row that is there once, whatever node writes it. The subject is a table
-- or a challenge, `turn` the event that it is about, `at` since when it is so.
CREATE TABLE person_notices (
  id TEXT PRIMARY KEY,
  person TEXT NOT NULL,
  kind TEXT NOT NULL,
  subject TEXT NOT NULL,
  turn INTEGER NOT NULL,
  at INTEGER NOT NULL,
  due INTEGER NOT NULL,
  lease INTEGER NOT NULL DEFAULT 0,
  done INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX person_notices_due ON person_notices (due) WHERE done IS NULL;
CREATE INDEX person_notices_done ON person_notices (done) WHERE done IS NOT NULL;
CREATE INDEX person_notices_person ON person_notices (person);

-- Notices on their way to a browser. One that was handed over to the push service is never sent again, whatever became of
-- the answer.
CREATE TABLE push_deliveries (
  id TEXT PRIMARY KEY,
  notice TEXT NOT NULL,
  person TEXT NOT NULL,
  subscription TEXT NOT NULL,
  created INTEGER NOT NULL,
  due INTEGER NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  handed INTEGER NOT NULL DEFAULT 0,
  lease INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;
CREATE INDEX push_deliveries_due ON push_deliveries (due);
CREATE INDEX push_deliveries_subscription ON push_deliveries (subscription);

-- How hard puzzles have turned out for people with accounts: a rating by Glicko-2 that began at the difficulty of the
-- puzzle. Ratings and deviations are in hundredths, volatilities in millionths. One that nobody has tried has no row.
CREATE TABLE puzzle_ratings (
  puzzle TEXT PRIMARY KEY,
  rating INTEGER NOT NULL,
  deviation INTEGER NOT NULL,
  volatility INTEGER NOT NULL,
  attempts INTEGER NOT NULL,
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- How well people with accounts solve puzzles, in the same way.
CREATE TABLE solver_ratings (
  person TEXT PRIMARY KEY,
  rating INTEGER NOT NULL,
  deviation INTEGER NOT NULL,
  volatility INTEGER NOT NULL,
  attempts INTEGER NOT NULL,
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Which puzzles people with accounts have tried, once each: the first attempt counts.
CREATE TABLE puzzle_attempts (
  person TEXT NOT NULL,
  puzzle TEXT NOT NULL,
  id TEXT NOT NULL,
  solved INTEGER NOT NULL,
  rating INTEGER NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (person, puzzle)
) STRICT, WITHOUT ROWID;

-- Mazes that people with accounts have published, each once, in its one-word form. Whoever is forgotten leaves them without
-- a name, neither theirs nor the maze's. The verdict has the values of the start by lives, as JSON, once it is solved;
-- `winner` says who wins with the lives that the maze gives.
CREATE TABLE gallery_mazes (
  id TEXT PRIMARY KEY,
  person TEXT NOT NULL,
  word TEXT NOT NULL,
  name TEXT NOT NULL,
  squares INTEGER NOT NULL,
  winner TEXT NOT NULL,
  verdict TEXT NOT NULL,
  published INTEGER NOT NULL,
  hidden INTEGER
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX gallery_mazes_word ON gallery_mazes (word);
CREATE INDEX gallery_mazes_person ON gallery_mazes (person);
CREATE INDEX gallery_mazes_published ON gallery_mazes (published);

-- How many games have begun in mazes of the gallery, by their word, or by the name of a built-in one.
CREATE TABLE maze_games (
  maze TEXT PRIMARY KEY,
  games INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Reports may be about a maze of the gallery: one of each person about another, one table and one maze.
ALTER TABLE reports ADD COLUMN maze TEXT NOT NULL DEFAULT '';
DROP INDEX reports_once;
CREATE UNIQUE INDEX reports_once ON reports (report_case, reporter, game, maze);
-- When a page that somebody was looking at, or that tells them by itself, was last heard of: they are told nothing beside it.
ALTER TABLE online ADD COLUMN told INTEGER NOT NULL DEFAULT 0;
