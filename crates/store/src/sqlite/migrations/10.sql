-- Names that were an account's until lately, as hashes. Until then nobody takes one but the person who had it; nobody at
-- all where that is empty.
CREATE TABLE held_names (
  name TEXT PRIMARY KEY,
  person TEXT NOT NULL,
  until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
