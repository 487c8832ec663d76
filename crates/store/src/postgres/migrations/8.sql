-- Mail addresses of accounts: at most one that its owner has shown to be theirs, which no other account has, and one that
-- a link was sent to. The key is the address in lower case; the language is that of whoever gave it.
CREATE TABLE mail_addresses (
  person text COLLATE "C" NOT NULL,
  verified bigint NOT NULL,
  address text NOT NULL,
  address_key text COLLATE "C" NOT NULL,
  language text NOT NULL,
  since bigint NOT NULL,
  PRIMARY KEY (person, verified)
);
CREATE UNIQUE INDEX mail_addresses_verified ON mail_addresses (address_key) WHERE verified = 1;

-- Mails to be sent, for a day at most. No code is in them: it is made when a mail is sent, and kept as its hash. One that
-- was handed over to the mail server is never sent again, whatever became of the answer.
CREATE TABLE mails (
  id text COLLATE "C" PRIMARY KEY,
  person text COLLATE "C" NOT NULL,
  address text NOT NULL,
  language text NOT NULL,
  message text NOT NULL,
  created bigint NOT NULL,
  due bigint NOT NULL,
  attempts bigint NOT NULL DEFAULT 0,
  handed bigint NOT NULL DEFAULT 0,
  lease bigint NOT NULL DEFAULT 0
);
CREATE INDEX mails_due ON mails (due);
