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

-- Names that were an account's until lately, as hashes. Until then nobody takes one but the person who had it; nobody at
-- all where that is empty.
CREATE TABLE held_names (
  name text COLLATE "C" PRIMARY KEY,
  person text COLLATE "C" NOT NULL,
  until bigint NOT NULL
);

-- Who wants nothing to do with whom.
CREATE TABLE blocks (
  person text COLLATE "C" NOT NULL,
  blocked text COLLATE "C" NOT NULL,
  at bigint NOT NULL,
  PRIMARY KEY (person, blocked)
);
CREATE INDEX blocks_blocked ON blocks (blocked);

-- The reports about one person that are open, or were closed together.
CREATE TABLE report_cases (
  id text COLLATE "C" PRIMARY KEY,
  person text COLLATE "C" NOT NULL,
  opened bigint NOT NULL,
  last bigint NOT NULL,
  taken bigint,
  taken_by text NOT NULL,
  closed bigint,
  closed_by text NOT NULL,
  closing text NOT NULL
);
CREATE UNIQUE INDEX report_cases_open ON report_cases (person) WHERE closed IS NULL;
CREATE INDEX report_cases_person ON report_cases (person);

-- Reports: one of each person about another and one table, which is empty where it was at none.
CREATE TABLE reports (
  id text COLLATE "C" PRIMARY KEY,
  report_case text COLLATE "C" NOT NULL,
  reporter text COLLATE "C" NOT NULL,
  person text COLLATE "C" NOT NULL,
  name text NOT NULL,
  reason text NOT NULL,
  game text COLLATE "C" NOT NULL,
  at bigint NOT NULL
);
CREATE UNIQUE INDEX reports_once ON reports (report_case, reporter, game);
CREATE INDEX reports_reporter ON reports (reporter);
CREATE INDEX reports_person ON reports (person);

-- What moderators write down about a case.
CREATE TABLE case_notes (
  id text COLLATE "C" PRIMARY KEY,
  report_case text COLLATE "C" NOT NULL,
  at bigint NOT NULL,
  moderator text NOT NULL,
  note text NOT NULL
);
CREATE INDEX case_notes_case ON case_notes (report_case);

-- Who follows whom; friends follow each other.
CREATE TABLE follows (
  person text COLLATE "C" NOT NULL,
  followed text COLLATE "C" NOT NULL,
  at bigint NOT NULL,
  PRIMARY KEY (person, followed)
);
CREATE INDEX follows_followed ON follows (followed);

-- When owners of accounts were last here, for their friends.
CREATE TABLE online (
  person text COLLATE "C" PRIMARY KEY,
  at bigint NOT NULL
);

-- Games that people offer each other. A table waits for whoever is challenged until the challenge ends.
CREATE TABLE challenges (
  id text COLLATE "C" PRIMARY KEY,
  challenger text COLLATE "C" NOT NULL,
  challenged text COLLATE "C" NOT NULL,
  game text COLLATE "C" NOT NULL,
  body text NOT NULL,
  created bigint NOT NULL,
  expires bigint NOT NULL,
  state text NOT NULL,
  reason text NOT NULL,
  ended bigint
);
CREATE INDEX challenges_challenger ON challenges (challenger);
CREATE INDEX challenges_challenged ON challenges (challenged);
CREATE INDEX challenges_due ON challenges (expires) WHERE state = 'open';

-- What people were told of moderators' decisions about them. The id is that of the ban or the silence.
CREATE TABLE told (
  id text COLLATE "C" PRIMARY KEY,
  person text COLLATE "C" NOT NULL,
  kind text NOT NULL,
  reason text NOT NULL,
  at bigint NOT NULL,
  until bigint NOT NULL
);
CREATE INDEX told_person ON told (person);

-- What moderators did is found by whom it concerned, and nobody changes it. When it is old enough it is deleted. Whoever
-- is forgotten loses their name in it, and nothing else: the one they were given, and the one they acted under.
CREATE INDEX audit_subject ON audit (subject);
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE'
    AND NEW.id = OLD.id AND NEW.at = OLD.at AND NEW.act = OLD.act AND NEW.subject = OLD.subject
    AND (NEW.note = OLD.note OR (NEW.note = '' AND OLD.act = 'rename'))
    AND (NEW.moderator = OLD.moderator
      OR NEW.moderator IN (SELECT person FROM accounts WHERE name = OLD.moderator))
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'the audit list is append-only';
END;
$$;
CREATE TRIGGER audit_is_append_only BEFORE UPDATE ON audit
FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
CREATE TRIGGER audit_is_kept BEFORE TRUNCATE ON audit
FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
