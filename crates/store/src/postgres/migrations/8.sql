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
