-- Thinking that is left to workers: computer moves, hints, reviews, mazes. Whoever asked for it asks again if it is lost, so
-- that nothing of it has to survive a crash. A job is answered, or leased to a worker until a time, or waits.
CREATE UNLOGGED TABLE jobs (
  id text COLLATE "C" PRIMARY KEY,
  class bigint NOT NULL,
  -- Who it is for: a hash of the address, and the person.
  address text COLLATE "C" NOT NULL,
  person text COLLATE "C" NOT NULL,
  body text NOT NULL,
  queued bigint NOT NULL,
  -- When somebody last waited for it.
  wanted bigint NOT NULL,
  attempts bigint NOT NULL DEFAULT 0,
  worker text COLLATE "C",
  lease bigint,
  started bigint,
  -- The time it took, in milliseconds; before that, the time it may take.
  spent bigint NOT NULL,
  -- How much of it is done, in permille, where that is known.
  progress bigint NOT NULL DEFAULT 0,
  answer text,
  -- Who failed last, and when.
  failed_by text COLLATE "C",
  failed_at bigint
);
CREATE INDEX jobs_unanswered ON jobs (class, queued) WHERE answer IS NULL;
CREATE INDEX jobs_started ON jobs (started) WHERE started IS NOT NULL;
CREATE INDEX jobs_wanted ON jobs (wanted);

-- When each worker was last alive.
CREATE UNLOGGED TABLE workers (
  name text COLLATE "C" PRIMARY KEY,
  at bigint NOT NULL,
  threads bigint NOT NULL
);

-- Solved mazes, in pieces: nodes and workers copy them to files of their own. One is there when its row is.
CREATE TABLE solutions (
  name text COLLATE "C" PRIMARY KEY,
  bytes bigint NOT NULL,
  at bigint NOT NULL
);
CREATE TABLE solution_pieces (
  name text COLLATE "C" NOT NULL,
  nth bigint NOT NULL,
  bytes bytea NOT NULL,
  PRIMARY KEY (name, nth)
);
