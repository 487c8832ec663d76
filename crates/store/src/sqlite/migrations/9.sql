-- Mail addresses of accounts: at most one that its owner has shown to be theirs, which no other account has, and one that
-- a link was sent to. The key is the address in lower case; the language is that of whoever gave it.
CREATE TABLE mail_addresses (
  person TEXT NOT NULL,
  verified INTEGER NOT NULL,
  address TEXT NOT NULL,
  address_key TEXT NOT NULL,
  language TEXT NOT NULL,
  since INTEGER NOT NULL,
  PRIMARY KEY (person, verified)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX mail_addresses_verified ON mail_addresses (address_key) WHERE verified = 1;

-- Mails to be sent, for a day at most. No code is in them: it is made when a mail is sent, and kept as its hash. One that
-- was handed over to the mail server is never sent again, whatever became of the answer.
CREATE TABLE mails (
  id TEXT PRIMARY KEY,
  person TEXT NOT NULL,
  address TEXT NOT NULL,
  language TEXT NOT NULL,
  message TEXT NOT NULL,
  created INTEGER NOT NULL,
  due INTEGER NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  handed INTEGER NOT NULL DEFAULT 0,
  lease INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;
CREATE INDEX mails_due ON mails (due);
