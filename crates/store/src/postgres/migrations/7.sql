-- Passkeys: public keys that people sign in with. A credential is known by the id that its authenticator has given
-- it; `public_key` also holds its counter, and whether it is kept elsewhere too.
CREATE TABLE passkeys (
  id text COLLATE "C" PRIMARY KEY,
  person text COLLATE "C" NOT NULL,
  credential text COLLATE "C" NOT NULL,
  public_key text NOT NULL,
  label text NOT NULL,
  created bigint NOT NULL,
  used bigint
);
CREATE UNIQUE INDEX passkeys_credential ON passkeys (credential);
CREATE INDEX passkeys_person ON passkeys (person);

-- What browsers were asked for passkeys, until they answer once.
CREATE TABLE passkey_ceremonies (
  id text COLLATE "C" PRIMARY KEY,
  kind text NOT NULL,
  person text COLLATE "C" NOT NULL,
  state text NOT NULL,
  expires bigint NOT NULL
);
