-- Passkeys: public keys that people sign in with. A credential is known by the id that its authenticator has given
-- it; `public_key` also holds its counter, and whether it is kept elsewhere too.
CREATE TABLE passkeys (
  id TEXT PRIMARY KEY,
  person TEXT NOT NULL,
  credential TEXT NOT NULL,
  public_key TEXT NOT NULL,
  label TEXT NOT NULL,
  created INTEGER NOT NULL,
  used INTEGER
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX passkeys_credential ON passkeys (credential);
CREATE INDEX passkeys_person ON passkeys (person);

-- What browsers were asked for passkeys, until they answer once.
CREATE TABLE passkey_ceremonies (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL,
  person TEXT NOT NULL,
  state TEXT NOT NULL,
  expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

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

-- Names that were an account's until lately, as hashes. Until then nobody takes one but the person who had it; nobody at
-- all where that is empty.
CREATE TABLE held_names (
  name TEXT PRIMARY KEY,
  person TEXT NOT NULL,
  until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Who wants nothing to do with whom.
CREATE TABLE blocks (
  person TEXT NOT NULL,
  blocked TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (person, blocked)
) STRICT, WITHOUT ROWID;
CREATE INDEX blocks_blocked ON blocks (blocked);

-- The reports about one person that are open, or were closed together.
CREATE TABLE report_cases (
  id TEXT PRIMARY KEY,
  person TEXT NOT NULL,
  opened INTEGER NOT NULL,
  last INTEGER NOT NULL,
  taken INTEGER,
  taken_by TEXT NOT NULL,
  closed INTEGER,
  closed_by TEXT NOT NULL,
  closing TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX report_cases_open ON report_cases (person) WHERE closed IS NULL;
CREATE INDEX report_cases_person ON report_cases (person);

-- Reports: one of each person about another and one table, which is empty where it was at none.
CREATE TABLE reports (
  id TEXT PRIMARY KEY,
  report_case TEXT NOT NULL,
  reporter TEXT NOT NULL,
  person TEXT NOT NULL,
  name TEXT NOT NULL,
  reason TEXT NOT NULL,
  game TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX reports_once ON reports (report_case, reporter, game);
CREATE INDEX reports_reporter ON reports (reporter);
CREATE INDEX reports_person ON reports (person);

-- What moderators write down about a case.
CREATE TABLE case_notes (
  id TEXT PRIMARY KEY,
  report_case TEXT NOT NULL,
  at INTEGER NOT NULL,
  moderator TEXT NOT NULL,
  note TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX case_notes_case ON case_notes (report_case);

-- Who follows whom; friends follow each other.
CREATE TABLE follows (
  person TEXT NOT NULL,
  followed TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (person, followed)
) STRICT, WITHOUT ROWID;
CREATE INDEX follows_followed ON follows (followed);

-- When owners of accounts were last here, for their friends.
CREATE TABLE online (
  person TEXT PRIMARY KEY,
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Games that people offer each other. A table waits for whoever is challenged until the challenge ends.
CREATE TABLE challenges (
  id TEXT PRIMARY KEY,
  challenger TEXT NOT NULL,
  challenged TEXT NOT NULL,
  game TEXT NOT NULL,
  body TEXT NOT NULL,
  created INTEGER NOT NULL,
  expires INTEGER NOT NULL,
  state TEXT NOT NULL,
  reason TEXT NOT NULL,
  ended INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX challenges_challenger ON challenges (challenger);
CREATE INDEX challenges_challenged ON challenges (challenged);
CREATE INDEX challenges_due ON challenges (expires) WHERE state = 'open';

-- What people were told of moderators' decisions about them. The id is that of the ban or the silence.
CREATE TABLE told (
  id TEXT PRIMARY KEY,
  person TEXT NOT NULL,
  kind TEXT NOT NULL,
  reason TEXT NOT NULL,
  at INTEGER NOT NULL,
  until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX told_person ON told (person);

-- What moderators did is found by whom it concerned, and nobody changes it. When it is old enough it is deleted. Whoever
-- is forgotten loses their name in it, and nothing else: the one they were given, and the one they acted under.
CREATE INDEX audit_subject ON audit (subject);
CREATE TRIGGER audit_is_append_only BEFORE UPDATE ON audit
WHEN NOT (
  NEW.id = OLD.id AND NEW.at = OLD.at AND NEW.act = OLD.act AND NEW.subject = OLD.subject
  AND (NEW.note = OLD.note OR (NEW.note = '' AND OLD.act = 'rename'))
  AND (NEW.moderator = OLD.moderator
    OR NEW.moderator IN (SELECT person FROM accounts WHERE name = OLD.moderator))
)
BEGIN
  SELECT RAISE(ABORT, 'the audit list is append-only');
END;
