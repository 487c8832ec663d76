-- Accounts: credentials that are added to the id of a person. The name is unique by its key, in which letters that
-- look alike are the same. A password is kept as its argon2id hash; it is empty where there is none.
CREATE TABLE accounts (
  person TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  name_key TEXT NOT NULL,
  role TEXT NOT NULL,
  created INTEGER NOT NULL,
  password TEXT NOT NULL,
  picture TEXT NOT NULL,
  private INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX accounts_name ON accounts (name_key);

-- Hashes of codes that are each good for one sign-in.
CREATE TABLE recovery_codes (
  person TEXT NOT NULL,
  code TEXT NOT NULL,
  PRIMARY KEY (person, code)
) STRICT, WITHOUT ROWID;

-- Hashes of codes that were handed out to sign in with once, until they expire.
CREATE TABLE sign_in_codes (
  code TEXT PRIMARY KEY,
  person TEXT NOT NULL,
  kind TEXT NOT NULL,
  expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Devices where people are signed in. Tokens name their session; those of one that has ended are void. Until
-- `reset_until`, whoever has signed in without the password may set a new one.
CREATE TABLE sessions (
  id TEXT PRIMARY KEY,
  person TEXT NOT NULL,
  created INTEGER NOT NULL,
  used INTEGER NOT NULL,
  device TEXT NOT NULL,
  reset_until INTEGER NOT NULL,
  ended INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX sessions_person ON sessions (person);
CREATE INDEX sessions_ended ON sessions (ended) WHERE ended IS NOT NULL;

-- Tokens that people make for programs. They are signed: what is kept of one is its hash.
CREATE TABLE personal_tokens (
  id TEXT PRIMARY KEY,
  person TEXT NOT NULL,
  hash TEXT NOT NULL,
  label TEXT NOT NULL,
  scopes TEXT NOT NULL,
  created INTEGER NOT NULL,
  used INTEGER,
  expires INTEGER,
  ended INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX personal_tokens_person ON personal_tokens (person);
CREATE INDEX personal_tokens_ended ON personal_tokens (ended) WHERE ended IS NOT NULL;
