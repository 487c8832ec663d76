-- Accounts: credentials that are added to the id of a person. The name is unique by its key, in which letters that
-- look alike are the same. A password is kept as its argon2id hash; it is empty where there is none.
CREATE TABLE accounts (
  person text COLLATE "C" PRIMARY KEY,
  name text NOT NULL,
  name_key text COLLATE "C" NOT NULL,
  role text NOT NULL,
  created bigint NOT NULL,
  password text NOT NULL,
  picture text NOT NULL,
  private bigint NOT NULL
);
CREATE UNIQUE INDEX accounts_name ON accounts (name_key);

-- Hashes of codes that are each good for one sign-in.
CREATE TABLE recovery_codes (
  person text COLLATE "C" NOT NULL,
  code text COLLATE "C" NOT NULL,
  PRIMARY KEY (person, code)
);

-- Hashes of codes that were handed out to sign in with once, until they expire.
CREATE TABLE sign_in_codes (
  code text COLLATE "C" PRIMARY KEY,
  person text COLLATE "C" NOT NULL,
  kind text NOT NULL,
  expires bigint NOT NULL
);

-- Devices where people are signed in. Tokens name their session; those of one that has ended are void. Until
-- `reset_until`, whoever has signed in without the password may set a new one.
CREATE TABLE sessions (
  id text COLLATE "C" PRIMARY KEY,
  person text COLLATE "C" NOT NULL,
  created bigint NOT NULL,
  used bigint NOT NULL,
  device text NOT NULL,
  reset_until bigint NOT NULL,
  ended bigint
);
CREATE INDEX sessions_person ON sessions (person);
CREATE INDEX sessions_ended ON sessions (ended) WHERE ended IS NOT NULL;

-- Tokens that people make for programs. They are signed: what is kept of one is its hash.
CREATE TABLE personal_tokens (
  id text COLLATE "C" PRIMARY KEY,
  person text COLLATE "C" NOT NULL,
  hash text NOT NULL,
  label text NOT NULL,
  scopes text NOT NULL,
  created bigint NOT NULL,
  used bigint,
  expires bigint,
  ended bigint
);
CREATE INDEX personal_tokens_person ON personal_tokens (person);
CREATE INDEX personal_tokens_ended ON personal_tokens (ended) WHERE ended IS NOT NULL;
