-- Codes that take a guest to another device.
CREATE TABLE links (
  code TEXT PRIMARY KEY,
  person TEXT NOT NULL,
  name TEXT NOT NULL,
  expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
