-- The laws that a node knows; 0 for one that knows of none.
ALTER TABLE heartbeats ADD COLUMN laws bigint NOT NULL DEFAULT 0;

-- When a player was last connected to a game without a clock.
ALTER TABLE seats ADD COLUMN seen bigint;

-- What players claim whose opponent is gone: `PERSON:LEVEL`, or `PERSON:` where the seat is to depart.
ALTER TABLE presence ADD COLUMN claims text NOT NULL DEFAULT '';
