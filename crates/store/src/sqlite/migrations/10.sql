-- Cancelled games by age: those that are old enough are deleted, and looking for them reads no others.
CREATE INDEX games_aborted ON games (phase, at)
WHERE phase = 'over' AND summary->>'$.ending.cause' = 'aborted';
