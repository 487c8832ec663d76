-- When a player was last connected to a game without a clock.
ALTER TABLE seats ADD COLUMN seen INTEGER;
