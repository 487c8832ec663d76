-- The database of games-4.sql in PostgreSQL, as "palisade migrate" of the same version left it (schema 7), without what
-- pg_dump says about the program that reads it.

CREATE FUNCTION palisade_now() RETURNS bigint
    LANGUAGE sql
    AS $$SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint$$;

CREATE FUNCTION palisade_record_outage(at_node text, ended bigint, event_version bigint, event_body text) RETURNS SETOF text
    LANGUAGE plpgsql
    AS $$
DECLARE
  candidate text;
  head bigint;
  head_at bigint;
BEGIN
  FOR candidate IN
    SELECT games.id FROM games WHERE clocked AND phase = 'live'
      AND (at_node IS NULL OR games.id IN (SELECT presence.game FROM presence WHERE presence.node = at_node))
    ORDER BY games.id
  LOOP
    -- It cannot be deleted from here on.
    PERFORM 1 FROM games WHERE games.id = candidate FOR KEY SHARE;
    LOOP
      SELECT last.seq, last.at INTO head, head_at FROM games, LATERAL (
        SELECT events.seq, events.at FROM events WHERE events.game = games.id ORDER BY events.seq DESC LIMIT 1
      ) AS last WHERE games.id = candidate AND clocked AND phase = 'live';
      -- It is over, or was deleted.
      EXIT WHEN NOT FOUND;
      INSERT INTO events (game, seq, at, version, body)
        VALUES (candidate, head + 1, greatest(ended, head_at), event_version, event_body)
        ON CONFLICT DO NOTHING;
      IF FOUND THEN
        RETURN NEXT candidate;
        EXIT;
      END IF;
    END LOOP;
  END LOOP;
END $$;

CREATE FUNCTION refuse_audit_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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

CREATE TABLE accounts (
    person text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL,
    name_key text NOT NULL COLLATE pg_catalog."C",
    role text NOT NULL,
    created bigint NOT NULL,
    password text NOT NULL,
    picture text NOT NULL,
    private bigint NOT NULL
);

CREATE TABLE assets (
    path text NOT NULL COLLATE pg_catalog."C",
    media_type text NOT NULL,
    bytes bytea NOT NULL,
    brotli bytea,
    gzip bytea,
    served bigint NOT NULL
);

CREATE TABLE audit (
    id text NOT NULL COLLATE pg_catalog."C",
    at bigint NOT NULL,
    moderator text NOT NULL,
    act text NOT NULL,
    subject text NOT NULL,
    note text NOT NULL
);

CREATE TABLE blocks (
    person text NOT NULL COLLATE pg_catalog."C",
    blocked text NOT NULL COLLATE pg_catalog."C",
    at bigint NOT NULL
);

CREATE TABLE case_notes (
    id text NOT NULL COLLATE pg_catalog."C",
    report_case text NOT NULL COLLATE pg_catalog."C",
    at bigint NOT NULL,
    moderator text NOT NULL,
    note text NOT NULL
);

CREATE TABLE challenges (
    id text NOT NULL COLLATE pg_catalog."C",
    challenger text NOT NULL COLLATE pg_catalog."C",
    challenged text NOT NULL COLLATE pg_catalog."C",
    game text NOT NULL COLLATE pg_catalog."C",
    body text NOT NULL,
    created bigint NOT NULL,
    expires bigint NOT NULL,
    state text NOT NULL,
    reason text NOT NULL,
    ended bigint
);

CREATE TABLE erasures (
    person text NOT NULL COLLATE pg_catalog."C",
    asked bigint NOT NULL,
    lease bigint DEFAULT 0 NOT NULL,
    done bigint
);

CREATE TABLE events (
    game text NOT NULL COLLATE pg_catalog."C",
    seq bigint NOT NULL,
    at bigint NOT NULL,
    nonce text COLLATE pg_catalog."C",
    version bigint NOT NULL,
    body text NOT NULL
);

CREATE TABLE follows (
    person text NOT NULL COLLATE pg_catalog."C",
    followed text NOT NULL COLLATE pg_catalog."C",
    at bigint NOT NULL
);

CREATE TABLE games (
    id text NOT NULL COLLATE pg_catalog."C",
    seed text NOT NULL,
    phase text NOT NULL,
    public boolean NOT NULL,
    pairing text,
    clocked boolean NOT NULL,
    at bigint NOT NULL,
    wake bigint,
    summary text NOT NULL,
    creator text COLLATE pg_catalog."C",
    origin text COLLATE pg_catalog."C"
);

CREATE TABLE heartbeats (
    node text NOT NULL COLLATE pg_catalog."C",
    at bigint NOT NULL,
    stopped boolean DEFAULT false NOT NULL,
    laws bigint DEFAULT 0 NOT NULL
);

CREATE TABLE held_names (
    name text NOT NULL COLLATE pg_catalog."C",
    person text NOT NULL COLLATE pg_catalog."C",
    until bigint NOT NULL
);

CREATE UNLOGGED TABLE jobs (
    id text NOT NULL COLLATE pg_catalog."C",
    class bigint NOT NULL,
    address text NOT NULL COLLATE pg_catalog."C",
    person text NOT NULL COLLATE pg_catalog."C",
    body text NOT NULL,
    queued bigint NOT NULL,
    wanted bigint NOT NULL,
    attempts bigint DEFAULT 0 NOT NULL,
    worker text COLLATE pg_catalog."C",
    lease bigint,
    started bigint,
    spent bigint NOT NULL,
    progress bigint DEFAULT 0 NOT NULL,
    answer text,
    failed_by text COLLATE pg_catalog."C",
    failed_at bigint
);

CREATE TABLE links (
    code text NOT NULL COLLATE pg_catalog."C",
    person text NOT NULL,
    name text NOT NULL,
    expires bigint NOT NULL
);

CREATE TABLE mail_addresses (
    person text NOT NULL COLLATE pg_catalog."C",
    verified bigint NOT NULL,
    address text NOT NULL,
    address_key text NOT NULL COLLATE pg_catalog."C",
    language text NOT NULL,
    since bigint NOT NULL
);

CREATE TABLE mails (
    id text NOT NULL COLLATE pg_catalog."C",
    person text NOT NULL COLLATE pg_catalog."C",
    address text NOT NULL,
    language text NOT NULL,
    message text NOT NULL,
    created bigint NOT NULL,
    due bigint NOT NULL,
    attempts bigint DEFAULT 0 NOT NULL,
    handed bigint DEFAULT 0 NOT NULL,
    lease bigint DEFAULT 0 NOT NULL
);

CREATE TABLE names (
    game text NOT NULL COLLATE pg_catalog."C",
    seq bigint NOT NULL,
    nth bigint NOT NULL,
    person text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL
);

CREATE TABLE notices (
    name text NOT NULL COLLATE pg_catalog."C",
    at bigint NOT NULL
);

CREATE TABLE online (
    person text NOT NULL COLLATE pg_catalog."C",
    at bigint NOT NULL
);

CREATE TABLE passes (
    name text NOT NULL COLLATE pg_catalog."C",
    last text NOT NULL COLLATE pg_catalog."C",
    done bigint
);

CREATE TABLE passkey_ceremonies (
    id text NOT NULL COLLATE pg_catalog."C",
    kind text NOT NULL,
    person text NOT NULL COLLATE pg_catalog."C",
    state text NOT NULL,
    expires bigint NOT NULL
);

CREATE TABLE passkeys (
    id text NOT NULL COLLATE pg_catalog."C",
    person text NOT NULL COLLATE pg_catalog."C",
    credential text NOT NULL COLLATE pg_catalog."C",
    public_key text NOT NULL,
    label text NOT NULL,
    created bigint NOT NULL,
    used bigint
);

CREATE TABLE personal_tokens (
    id text NOT NULL COLLATE pg_catalog."C",
    person text NOT NULL COLLATE pg_catalog."C",
    hash text NOT NULL,
    label text NOT NULL,
    scopes text NOT NULL,
    created bigint NOT NULL,
    used bigint,
    expires bigint,
    ended bigint
);

CREATE UNLOGGED TABLE presence (
    game text NOT NULL COLLATE pg_catalog."C",
    node text NOT NULL COLLATE pg_catalog."C",
    players text NOT NULL,
    watchers bigint NOT NULL,
    claims text DEFAULT ''::text NOT NULL
);

CREATE TABLE recovery_codes (
    person text NOT NULL COLLATE pg_catalog."C",
    code text NOT NULL COLLATE pg_catalog."C"
);

CREATE TABLE renames (
    person text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL,
    at bigint NOT NULL
);

CREATE TABLE report_cases (
    id text NOT NULL COLLATE pg_catalog."C",
    person text NOT NULL COLLATE pg_catalog."C",
    opened bigint NOT NULL,
    last bigint NOT NULL,
    taken bigint,
    taken_by text NOT NULL,
    closed bigint,
    closed_by text NOT NULL,
    closing text NOT NULL
);

CREATE TABLE reports (
    id text NOT NULL COLLATE pg_catalog."C",
    report_case text NOT NULL COLLATE pg_catalog."C",
    reporter text NOT NULL COLLATE pg_catalog."C",
    person text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL,
    reason text NOT NULL,
    game text NOT NULL COLLATE pg_catalog."C",
    at bigint NOT NULL
);

CREATE TABLE reviews (
    game text NOT NULL COLLATE pg_catalog."C",
    engine text NOT NULL COLLATE pg_catalog."C",
    at bigint NOT NULL,
    body text NOT NULL
);

CREATE TABLE revocations (
    person text NOT NULL COLLATE pg_catalog."C",
    before bigint NOT NULL
);

CREATE TABLE sanctions (
    id text NOT NULL COLLATE pg_catalog."C",
    kind text NOT NULL,
    subject text NOT NULL,
    until bigint NOT NULL,
    reason text NOT NULL
);

CREATE TABLE schema_version (
    version bigint NOT NULL
);

CREATE TABLE seats (
    person text NOT NULL COLLATE pg_catalog."C",
    game text NOT NULL COLLATE pg_catalog."C",
    seen bigint
);

CREATE TABLE secrets (
    name text NOT NULL COLLATE pg_catalog."C",
    value text NOT NULL
);

CREATE TABLE sessions (
    id text NOT NULL COLLATE pg_catalog."C",
    person text NOT NULL COLLATE pg_catalog."C",
    created bigint NOT NULL,
    used bigint NOT NULL,
    device text NOT NULL,
    reset_until bigint NOT NULL,
    ended bigint
);

CREATE TABLE sign_in_codes (
    code text NOT NULL COLLATE pg_catalog."C",
    person text NOT NULL COLLATE pg_catalog."C",
    kind text NOT NULL,
    expires bigint NOT NULL
);

CREATE TABLE solution_pieces (
    name text NOT NULL COLLATE pg_catalog."C",
    nth bigint NOT NULL,
    bytes bytea NOT NULL
);

CREATE TABLE solutions (
    name text NOT NULL COLLATE pg_catalog."C",
    bytes bigint NOT NULL,
    at bigint NOT NULL
);

CREATE TABLE told (
    id text NOT NULL COLLATE pg_catalog."C",
    person text NOT NULL COLLATE pg_catalog."C",
    kind text NOT NULL,
    reason text NOT NULL,
    at bigint NOT NULL,
    until bigint NOT NULL
);

CREATE UNLOGGED TABLE workers (
    name text NOT NULL COLLATE pg_catalog."C",
    at bigint NOT NULL,
    threads bigint NOT NULL
);

INSERT INTO accounts VALUES ('502srqs0tz2cyvs6', 'Ada', 'ada', 'player', 1794967732489, '$argon2id$v=19$m=19456,t=2,p=1$ySCX/ZX++B1GDrzi+JHlww$javwje8asUziEADFFII2Dpc51SeV0EIY/uECF+lnKMU', '', 0);
INSERT INTO accounts VALUES ('83ynz9yqsgts49jn', 'Ben', 'ben', 'player', 1794967732852, '$argon2id$v=19$m=19456,t=2,p=1$OtY4SyDbIjfkRqgaBDAv6A$7L2sWdX6bOpYL1kY+z9pLQffEuK3epT6Nv48Xh3CM/M', '', 0);
INSERT INTO accounts VALUES ('a0rvr28ah9b24n5b', 'Mia', 'rnla', 'moderator', 1794967732980, '$argon2id$v=19$m=19456,t=2,p=1$koPbQ1J83nQ+16e1SaN93w$/g6X/jwJIQzuXxYi4CjWDD4H2znmeZ6IscdVMoCOWGE', '', 0);
INSERT INTO accounts VALUES ('hxjt7v48xeu7yxuz', 'Polite', 'pollte', 'player', 1794967733075, '$argon2id$v=19$m=19456,t=2,p=1$3Es9wvOiFzgiTBgFH++BcA$P4vYsnbe1LXBcHLvFuXjY9JhRlwdT8o2wXDq4yYgPPo', '', 0);
INSERT INTO accounts VALUES ('uj7emmtabcqjqgde', 'Cid', 'cld', 'player', 1794967732931, '$argon2id$v=19$m=19456,t=2,p=1$VsLz1kD8vrbb3+vJFVuEqA$P3rM2uB9OJ67c0MTdFUhkJnOF+wrNpxvU6yLB3J0ekE', '', 0);

INSERT INTO audit VALUES ('1794967733093ahd37e8x', 1794967733093, 'Host', 'role', 'a0rvr28ah9b24n5b', 'moderator');
INSERT INTO audit VALUES ('1794967733340f0vp8nwn', 1794967733340, 'Mia', 'warn', 'uj7emmtabcqjqgde', 'first time');
INSERT INTO audit VALUES ('17949677333463ug73du9', 1794967733346, 'Mia', 'silence', 'hxjt7v48xeu7yxuz', '2026-11-25 02:08 UTC: name');
INSERT INTO audit VALUES ('17949677333509g0pz4zf', 1794967733350, 'Mia', 'rename', 'hxjt7v48xeu7yxuz', 'Polite');
INSERT INTO audit VALUES ('1794967733361u4nfkpq2', 1794967733361, 'Mia', 'close', 'hxjt7v48xeu7yxuz', 'another name');

INSERT INTO blocks VALUES ('83ynz9yqsgts49jn', 'mx24auacs2n0wct2', 1794967733204);
INSERT INTO blocks VALUES ('83ynz9yqsgts49jn', 'uj7emmtabcqjqgde', 1794967733197);
INSERT INTO blocks VALUES ('mx24auacs2n0wct2', 'uj7emmtabcqjqgde', 1794967733183);

INSERT INTO case_notes VALUES ('1794967733334c6pn2jcw', 'va5bazvd7e35', 1794967733334, 'Mia', 'seen twice');

INSERT INTO challenges VALUES ('9t5yyz8yynqz', '502srqs0tz2cyvs6', '83ynz9yqsgts49jn', 'e4dggm94pzqm', '{"to":"Ben","game":"mini","seats":2,"clock":{"kind":"fischer","seconds":180,"increment":2},"side":2}', 1794967733217, 1794968633217, 'accepted', '', 9000000000000);
INSERT INTO challenges VALUES ('eua75g3ndra4', 'mx24auacs2n0wct2', '502srqs0tz2cyvs6', '5rfpuggb44y4', '{"to":"Ada","game":"quoridor","seats":2,"clock":{"kind":"fischer","seconds":180,"increment":2},"side":2}', 1794967733301, 9000000000000, 'open', '', NULL);
INSERT INTO challenges VALUES ('q4sjry993azn', '502srqs0tz2cyvs6', '83ynz9yqsgts49jn', '6g96sa4eq9xp', '{"to":"Ben","game":"pacman","seats":2,"clock":{"kind":"fischer","seconds":180,"increment":2},"side":2}', 1794967733289, 9000000000000, 'open', '', NULL);
INSERT INTO challenges VALUES ('snyhmm8cm90b', '502srqs0tz2cyvs6', 'a0rvr28ah9b24n5b', 'cmb90w6mjmfw', '{"to":"Mia","game":"quoridor","seats":2,"clock":{"kind":"fischer","seconds":180,"increment":2},"side":2}', 1794967733241, 1794968633241, 'declined', 'later', 9000000000000);
INSERT INTO challenges VALUES ('z6qd6jc73vsf', '502srqs0tz2cyvs6', 'hxjt7v48xeu7yxuz', 'huqs2umbx9x3', '{"to":"Rude","game":"quoridor","seats":2,"clock":{"kind":"fischer","seconds":180,"increment":2},"side":2}', 1794967733265, 1794968633265, 'withdrawn', '', 9000000000000);

INSERT INTO erasures VALUES ('5ywh2gh3ygavfveb', 1794967733405, 0, 9000000000000);

INSERT INTO events VALUES ('5rfpuggb44y4', 1, 1794967733296, NULL, 1, '{"event":"created","by":{"id":"mx24auacs2n0wct2","name":"Guest mx24","unnamed":true},"table":{"game":"quoridor","seats":2,"clock":{"kind":"fischer","seconds":180,"increment":2},"places":[{"who":"reserved","person":{"id":"502srqs0tz2cyvs6","name":"Guest 502s","unnamed":true}},{"who":"me"}],"starts":"random","public":false,"repetition":true},"commitment":"73d82f9cf56ed35b509c56142913113e083cc9f19325a17110ef24b7bf41210c","first_move_untimed":true,"first_move_seconds":60,"laws":1}');
INSERT INTO events VALUES ('5rfpuggb44y4', 2, 1794967733296, NULL, 1, '{"event":"joined","seat":2,"who":{"id":"mx24auacs2n0wct2","name":"Guest mx24","unnamed":true}}');
INSERT INTO events VALUES ('6g96sa4eq9xp', 1, 1794967733284, NULL, 1, '{"event":"created","by":{"id":"502srqs0tz2cyvs6","name":"Guest 502s","unnamed":true},"table":{"game":"pacman","seats":2,"clock":{"kind":"fischer","seconds":180,"increment":2},"places":[{"who":"reserved","person":{"id":"83ynz9yqsgts49jn","name":"Guest 83yn","unnamed":true}},{"who":"me"}],"starts":"random","public":false,"repetition":true},"commitment":"c845933c7512e2fcb461a1cdd7bf7452d3a1cdd6e34da2dd63a7890eb881357a","first_move_untimed":true,"first_move_seconds":60,"laws":1}');
INSERT INTO events VALUES ('6g96sa4eq9xp', 2, 1794967733284, NULL, 1, '{"event":"joined","seat":2,"who":{"id":"502srqs0tz2cyvs6","name":"Guest 502s","unnamed":true}}');
INSERT INTO events VALUES ('cmb90w6mjmfw', 1, 1794967733236, NULL, 1, '{"event":"created","by":{"id":"502srqs0tz2cyvs6","name":"Guest 502s","unnamed":true},"table":{"game":"quoridor","seats":2,"clock":{"kind":"fischer","seconds":180,"increment":2},"places":[{"who":"reserved","person":{"id":"a0rvr28ah9b24n5b","name":"Guest a0rv","unnamed":true}},{"who":"me"}],"starts":"random","public":false,"repetition":true},"commitment":"e991ff0a610843ffb372267ce574e2963b9d0e1b3f8304b75f7a65a7d9b19169","first_move_untimed":true,"first_move_seconds":60,"laws":1}');
INSERT INTO events VALUES ('cmb90w6mjmfw', 2, 1794967733236, NULL, 1, '{"event":"joined","seat":2,"who":{"id":"502srqs0tz2cyvs6","name":"Guest 502s","unnamed":true}}');
INSERT INTO events VALUES ('cmb90w6mjmfw', 3, 1794967733247, '502srqs0tz2cyvs6 challenge snyhmm8cm90b', 1, '{"event":"left","seat":2}');
INSERT INTO events VALUES ('cmb90w6mjmfw', 4, 1794967733247, NULL, 1, '{"event":"ended","cause":"aborted","seed":"5e0765e7b3912fe36edf3c43b34630f8fc1cd1d85c8d5aea9eedf30146d33439"}');
INSERT INTO events VALUES ('dud2qvb2bg2e', 1, 1794967733116, NULL, 1, '{"event":"created","by":{"id":"502srqs0tz2cyvs6","name":"Guest 502s","unnamed":true},"table":{"game":"quoridor","seats":2,"clock":{"kind":"none"},"starts":"random","public":false,"repetition":true},"commitment":"8afe4fbc8eb4a3fafe7c1e3283d9f920a611be892e13af03141a2b1241b0a218","first_move_untimed":true,"laws":1,"absence_minutes":4320}');
INSERT INTO events VALUES ('dud2qvb2bg2e', 2, 1794967733116, NULL, 1, '{"event":"joined","seat":1,"who":{"id":"502srqs0tz2cyvs6","name":"Guest 502s","unnamed":true}}');
INSERT INTO events VALUES ('dud2qvb2bg2e', 3, 1794967733122, 'uj7emmtabcqjqgde d69d6662a5f57ac7b36d5679', 1, '{"event":"joined","seat":2,"who":{"id":"uj7emmtabcqjqgde","name":"Guest uj7e","unnamed":true},"luck":""}');
INSERT INTO events VALUES ('dud2qvb2bg2e', 4, 1794967733122, NULL, 1, '{"event":"started","position":"e1,e9 10,10 2 -","drawn":true}');
INSERT INTO events VALUES ('dud2qvb2bg2e', 5, 1794967733149, 'uj7emmtabcqjqgde 153302ae301fb0d08adb930d', 1, '{"event":"departed","seat":2,"why":"resign"}');
INSERT INTO events VALUES ('dud2qvb2bg2e', 6, 1794967733149, NULL, 1, '{"event":"ended","outcome":"1,0","cause":"resign","seed":"4303cbc8a73e819fb7b99387a87bbfef632b9d2848476cabee83818020d54899"}');
INSERT INTO events VALUES ('e4dggm94pzqm', 1, 1794967733213, NULL, 1, '{"event":"created","by":{"id":"502srqs0tz2cyvs6","name":"Guest 502s","unnamed":true},"table":{"game":"mini","seats":2,"clock":{"kind":"fischer","seconds":180,"increment":2},"places":[{"who":"reserved","person":{"id":"83ynz9yqsgts49jn","name":"Guest 83yn","unnamed":true}},{"who":"me"}],"starts":"random","public":false,"repetition":true},"commitment":"00145b91ea9e716a5a948db4c208d3619b7353e30d195ebb3429ff8df923a7c1","first_move_untimed":true,"first_move_seconds":60,"laws":1}');
INSERT INTO events VALUES ('e4dggm94pzqm', 2, 1794967733213, NULL, 1, '{"event":"joined","seat":2,"who":{"id":"502srqs0tz2cyvs6","name":"Guest 502s","unnamed":true}}');
INSERT INTO events VALUES ('e4dggm94pzqm', 3, 1794967733223, '83ynz9yqsgts49jn challenge 9t5yyz8yynqz', 1, '{"event":"joined","seat":1,"who":{"id":"83ynz9yqsgts49jn","name":"Guest 83yn","unnamed":true},"luck":""}');
INSERT INTO events VALUES ('e4dggm94pzqm', 4, 1794967733223, NULL, 1, '{"event":"started","position":"e1,e9 10,10 2 -","drawn":true}');
INSERT INTO events VALUES ('huqs2umbx9x3', 1, 1794967733260, NULL, 1, '{"event":"created","by":{"id":"502srqs0tz2cyvs6","name":"Guest 502s","unnamed":true},"table":{"game":"quoridor","seats":2,"clock":{"kind":"fischer","seconds":180,"increment":2},"places":[{"who":"reserved","person":{"id":"hxjt7v48xeu7yxuz","name":"Guest hxjt","unnamed":true}},{"who":"me"}],"starts":"random","public":false,"repetition":true},"commitment":"d8d324bc4c008f9344b92a7ae7fba5889ff10580cb67f6895d3e7f0d3a233eef","first_move_untimed":true,"first_move_seconds":60,"laws":1}');
INSERT INTO events VALUES ('huqs2umbx9x3', 2, 1794967733260, NULL, 1, '{"event":"joined","seat":2,"who":{"id":"502srqs0tz2cyvs6","name":"Guest 502s","unnamed":true}}');
INSERT INTO events VALUES ('huqs2umbx9x3', 3, 1794967733270, '502srqs0tz2cyvs6 challenge z6qd6jc73vsf', 1, '{"event":"left","seat":2}');
INSERT INTO events VALUES ('huqs2umbx9x3', 4, 1794967733270, NULL, 1, '{"event":"ended","cause":"aborted","seed":"cb9d16bd8c89334712e44ab7cc1af94585367316b2120ce2c9728e651d93775c"}');

INSERT INTO follows VALUES ('502srqs0tz2cyvs6', '83ynz9yqsgts49jn', 1794967733155);
INSERT INTO follows VALUES ('502srqs0tz2cyvs6', 'a0rvr28ah9b24n5b', 1794967733167);
INSERT INTO follows VALUES ('83ynz9yqsgts49jn', '502srqs0tz2cyvs6', 1794967733160);
INSERT INTO follows VALUES ('uj7emmtabcqjqgde', '502srqs0tz2cyvs6', 1794967733175);

INSERT INTO games VALUES ('5rfpuggb44y4', 'eae971021508f62f0334250558b01e1e285383543ea7d129abef1d908ab5b91a', 'waiting', false, NULL, true, 1794967733296, NULL, '{"table":"5rfpuggb44y4","game":"quoridor","seats":[null,{"holder":"person","id":"mx24auacs2n0wct2","name":"Gil"}],"clock":{"kind":"fischer","seconds":180,"increment":2},"options":0,"maze":false,"phase":"waiting","at":1794967733296}', 'mx24auacs2n0wct2', 'isVKV01hI5JiJ8Xn');
INSERT INTO games VALUES ('6g96sa4eq9xp', 'b906f636c4677d5723abc2ba74e8b69861dc896758ba04435e4732a0849dc15d', 'waiting', false, NULL, true, 1794967733284, NULL, '{"table":"6g96sa4eq9xp","game":"pacman","seats":[null,{"holder":"person","id":"502srqs0tz2cyvs6","name":"Ada","account":true}],"clock":{"kind":"fischer","seconds":180,"increment":2},"options":0,"maze":false,"phase":"waiting","at":1794967733284}', '502srqs0tz2cyvs6', 'isVKV01hI5JiJ8Xn');
INSERT INTO games VALUES ('cmb90w6mjmfw', '5e0765e7b3912fe36edf3c43b34630f8fc1cd1d85c8d5aea9eedf30146d33439', 'over', false, NULL, true, 1794967733247, NULL, '{"table":"cmb90w6mjmfw","game":"quoridor","seats":[null,null],"clock":{"kind":"fischer","seconds":180,"increment":2},"options":0,"maze":false,"phase":"over","ending":{"cause":"aborted"},"at":1794967733247}', '502srqs0tz2cyvs6', NULL);
INSERT INTO games VALUES ('dud2qvb2bg2e', '4303cbc8a73e819fb7b99387a87bbfef632b9d2848476cabee83818020d54899', 'over', false, NULL, false, 1794967733149, NULL, '{"table":"dud2qvb2bg2e","game":"quoridor","seats":[{"holder":"person","id":"502srqs0tz2cyvs6","name":"Ada","account":true},{"holder":"person","id":"uj7emmtabcqjqgde","name":"Cid","account":true}],"clock":{"kind":"none"},"options":0,"maze":false,"phase":"over","ending":{"outcome":"1,0","cause":"resign"},"at":1794967733149}', '502srqs0tz2cyvs6', NULL);
INSERT INTO games VALUES ('e4dggm94pzqm', 'c4311db66a0dcd6f1a8c99d8d2da9c622976adfc3fc8ef992784d7707a371210', 'live', false, NULL, true, 1794967733223, 1794967793724, '{"table":"e4dggm94pzqm","game":"mini","seats":[{"holder":"person","id":"83ynz9yqsgts49jn","name":"Ben","account":true},{"holder":"person","id":"502srqs0tz2cyvs6","name":"Ada","account":true}],"clock":{"kind":"fischer","seconds":180,"increment":2},"options":0,"maze":false,"phase":"live","at":1794967733223}', '502srqs0tz2cyvs6', 'isVKV01hI5JiJ8Xn');
INSERT INTO games VALUES ('huqs2umbx9x3', 'cb9d16bd8c89334712e44ab7cc1af94585367316b2120ce2c9728e651d93775c', 'over', false, NULL, true, 1794967733270, NULL, '{"table":"huqs2umbx9x3","game":"quoridor","seats":[null,null],"clock":{"kind":"fischer","seconds":180,"increment":2},"options":0,"maze":false,"phase":"over","ending":{"cause":"aborted"},"at":1794967733270}', '502srqs0tz2cyvs6', NULL);

INSERT INTO heartbeats VALUES ('vm:41573', 1794967733565, true, 0);

INSERT INTO held_names VALUES ('d6eef1d852e27137905efc4dde787f8233b5b45d5a088527f4d9e5b29b0d3c1a', '83ynz9yqsgts49jn', 9000000000000);
INSERT INTO held_names VALUES ('e1f70703168a59ecd4ce5181b867bd3741592b05f06f2b4e1e67d5dea9806c68', '', 9000000000000);
INSERT INTO held_names VALUES ('ec2a0272521c9cf058564452b96f8bc1a166ba4815f632f5011b7958bafa8287', '', 9000000000000);

INSERT INTO mail_addresses VALUES ('502srqs0tz2cyvs6', 1, 'ada@example.net', 'ada@example.net', 'en', 1794967732770);
INSERT INTO mail_addresses VALUES ('83ynz9yqsgts49jn', 0, 'ben@example.net', 'ben@example.net', 'fr', 9000000000000);

INSERT INTO mails VALUES ('4gnf5zs04kxc2xkeybma', '83ynz9yqsgts49jn', 'ben@example.net', 'fr', '{"kind":"verify_address"}', 9000000000000, 0, 1, 0, 0);

INSERT INTO names VALUES ('5rfpuggb44y4', 1, 0, 'mx24auacs2n0wct2', 'Gil');
INSERT INTO names VALUES ('5rfpuggb44y4', 2, 0, 'mx24auacs2n0wct2', 'Gil');

INSERT INTO passkeys VALUES ('xvss73f36mz7', '502srqs0tz2cyvs6', 'ID4qZCET-rpXDABwX87Ivg', '{"cred":{"attestation":{"data":"None","metadata":"None"},"attestation_format":"none","backup_eligible":true,"backup_state":true,"counter":1,"cred":{"key":{"EC_EC2":{"curve":"SECP256R1","x":"cXyVkn5zbM4XYASeAYE9F1n3V--D0Ag0n3q-xgzTSm4","y":"XH0vEtaAs8Vy7bs-YUDyU6ahDNdMYu-ZqQCk0gUaLhA"}},"type_":"ES256"},"cred_id":"ID4qZCET-rpXDABwX87Ivg","extensions":{"appid":"NotRequested","cred_props":{"Unsigned":{"rk":true}},"cred_protect":"Ignored","hmac_create_secret":"NotRequested"},"registration_policy":"required","transports":null,"user_verified":true}}', '', 1794967732483, NULL);

INSERT INTO recovery_codes VALUES ('502srqs0tz2cyvs6', '03bca00184dbc5ec6a88df397db173d6f05896de43dd71b8d325f2c131f67fa3');
INSERT INTO recovery_codes VALUES ('502srqs0tz2cyvs6', '0d7afebb2198505d88279f6b1c90f451fbe51ad7a1f09699ce43e2585a996d2b');
INSERT INTO recovery_codes VALUES ('502srqs0tz2cyvs6', '1ccdba52d8c517bd2403b0fcd592fae1d201f3779ff1bdc9b4198bb527021eb7');
INSERT INTO recovery_codes VALUES ('502srqs0tz2cyvs6', '32b3624dc00a0db99a3f822613b35db5c804e82a1b7b7b7a7011b36d54b2e672');
INSERT INTO recovery_codes VALUES ('502srqs0tz2cyvs6', '5cb8303193b7e8ca139d3e215b8bbc8d2f017b6c00a55769affc37342c286eb4');
INSERT INTO recovery_codes VALUES ('502srqs0tz2cyvs6', '6413011e02ff76d1bae84fdcbeea9bea90dc704d88ea4f1fe2626c280a8abe64');
INSERT INTO recovery_codes VALUES ('502srqs0tz2cyvs6', '8942d8fab0edd2bf5b53a0c3e3aaa9444c6b56d6f454dc9c2ac03470feeab717');
INSERT INTO recovery_codes VALUES ('502srqs0tz2cyvs6', 'b4a1d991ede6dd62a3e071eb2344cb1365706f0df6e617d5778c205f97e6b3e0');
INSERT INTO recovery_codes VALUES ('502srqs0tz2cyvs6', 'bf949c7321b7671162303c221d1f24afba09c4c8bcd214e9541b80f9663b22a3');
INSERT INTO recovery_codes VALUES ('502srqs0tz2cyvs6', 'd8a6b7681eee3f52644246ecb20807f4fae9db020eb38330c816203a4ee3408a');
INSERT INTO recovery_codes VALUES ('83ynz9yqsgts49jn', '092f61fbbfde006296c68a67304ffb26fe0f7ae3837d2d365e488209dc03ce30');
INSERT INTO recovery_codes VALUES ('83ynz9yqsgts49jn', '2ec6b3bfd084be6c5c909c7f0de41e37e6da7c5b8750eb6d70d687030ce76182');
INSERT INTO recovery_codes VALUES ('83ynz9yqsgts49jn', '32c37d2c589a963cea30ce1a0e523f7c70d9f26e648b373dcc520a9aec2a3d6d');
INSERT INTO recovery_codes VALUES ('83ynz9yqsgts49jn', '6afe4e69ddac47117dbb0f43d361e2e2495616f3e6b0f5d3c0694e2d00c8a5fd');
INSERT INTO recovery_codes VALUES ('83ynz9yqsgts49jn', 'a6b7e0009b3a0d9b924cc4cb3621dc71750fa50466d9829b62381748fb542edf');
INSERT INTO recovery_codes VALUES ('83ynz9yqsgts49jn', 'd2089986c0298cfa8be4b3c67c601df85658f24989800670cde977ff5a5b55ca');
INSERT INTO recovery_codes VALUES ('83ynz9yqsgts49jn', 'daea263c5bb5b390a52814bee568bdf3581a77d9b655fd3721b110b83f179408');
INSERT INTO recovery_codes VALUES ('83ynz9yqsgts49jn', 'ee8f0e63090b6ecfcdaf489904322fd184f43a70904c7f47947f46ee9b73b16c');
INSERT INTO recovery_codes VALUES ('83ynz9yqsgts49jn', 'f3bfb6296ab1f815bc9b1ebbefd11fe1ee12b90ba0e9ca1640bb46419d57d191');
INSERT INTO recovery_codes VALUES ('83ynz9yqsgts49jn', 'f42149f00d9587909c7ad0bcb066671d0f5156ea320baa8a79267de52198480e');
INSERT INTO recovery_codes VALUES ('a0rvr28ah9b24n5b', '1a998f8b3686382524edb5bfc5272a28063eeb7e381d68f5c5fe7de461416f3c');
INSERT INTO recovery_codes VALUES ('a0rvr28ah9b24n5b', '1cbf91aece4bbe1b6acd3c6e21801ec6b220737986e283d95b6c59f5c6a6861a');
INSERT INTO recovery_codes VALUES ('a0rvr28ah9b24n5b', '1ef28573c3cdd02c5a5752eaf2278a89f1591131812ff48e3fdd77644d9b03d4');
INSERT INTO recovery_codes VALUES ('a0rvr28ah9b24n5b', '66b8707372f59931ee409c7c5ba03cd681558f4a688a9154b6e1d632592b2490');
INSERT INTO recovery_codes VALUES ('a0rvr28ah9b24n5b', 'a09a903406cb5d2c6cfde2fe054ea711782f08468758f36bc24c95a98cc04a90');
INSERT INTO recovery_codes VALUES ('a0rvr28ah9b24n5b', 'a21d415b610b24c435687635674525c445d87f65b0420122c9a081ae04e601a4');
INSERT INTO recovery_codes VALUES ('a0rvr28ah9b24n5b', 'c1c571939ec43eca2784bef8a77727689c60f1132646058609877609394febf5');
INSERT INTO recovery_codes VALUES ('a0rvr28ah9b24n5b', 'c385244157c2f91c80bc99426662933c6fcd4fe5c97da0756c7622e39bfd52cf');
INSERT INTO recovery_codes VALUES ('a0rvr28ah9b24n5b', 'cb5badaab927b387be7827a0c9b766d51b277224ae0447bf2b608335f8e0c8be');
INSERT INTO recovery_codes VALUES ('a0rvr28ah9b24n5b', 'ec16a82e22bd1494eb0d7003665766a8218c3e543fba8b00f5927e9a89b9637f');
INSERT INTO recovery_codes VALUES ('hxjt7v48xeu7yxuz', '0523f8e94700d2908c59133d850d6c81370956ea769d7ae1712a826c40ef74f2');
INSERT INTO recovery_codes VALUES ('hxjt7v48xeu7yxuz', '05bc35ffc11051e47dcf7ce5156af97b3a4e6bac0e96b14a7461c696aba4e63e');
INSERT INTO recovery_codes VALUES ('hxjt7v48xeu7yxuz', '1bd25a6021c37809777736d73ee0cc94fa81e4b7658cfa64826f0d64d057aba7');
INSERT INTO recovery_codes VALUES ('hxjt7v48xeu7yxuz', '31856ee61282e492086c41d6b90d42ef20760ee5c0b7065d7baa2d9a172d5adb');
INSERT INTO recovery_codes VALUES ('hxjt7v48xeu7yxuz', '44aa3a8dc838feb40f53dab938a349e7977b4eb19261af21e1380d3ef4ab7676');
INSERT INTO recovery_codes VALUES ('hxjt7v48xeu7yxuz', '4707fa67bb5a4285c6023a23141d24f7230d4a8ffff254b568ea4469b76e86cd');
INSERT INTO recovery_codes VALUES ('hxjt7v48xeu7yxuz', '474f39d73f50db671966e53554c9f6837bcd13371708ebce75fb380df34a20d3');
INSERT INTO recovery_codes VALUES ('hxjt7v48xeu7yxuz', '7707319487a126b6010abb15807da9d0b9179de15aa8af5902c6c38443ac39f2');
INSERT INTO recovery_codes VALUES ('hxjt7v48xeu7yxuz', '8b30a461c7204c612092e74884a06f9ea68351902b6d4e141854bcb15a0cabdb');
INSERT INTO recovery_codes VALUES ('hxjt7v48xeu7yxuz', 'eee2a1d78bcdb1a493af609867d3f62c779718d7693cb21f1af640083e353384');
INSERT INTO recovery_codes VALUES ('uj7emmtabcqjqgde', '48c3965bf5f7db5a81a896253e7aa17c366196644cf87ad6823a5d85fd27a12b');
INSERT INTO recovery_codes VALUES ('uj7emmtabcqjqgde', '4f13c7de0cc95055b6c0fc9bfdd5fb9ff7f80ea04a7f853be6c647d5fe9e57b2');
INSERT INTO recovery_codes VALUES ('uj7emmtabcqjqgde', '6ac6761cd1a01b9dbad2797a9ad699f2892c37dd1dce172c0bd8defc9dbfa9d5');
INSERT INTO recovery_codes VALUES ('uj7emmtabcqjqgde', '92298512b4177956bff269ed4837065932f178a1e89231cfa03a7a70f10f4d65');
INSERT INTO recovery_codes VALUES ('uj7emmtabcqjqgde', '97bc58517dbcc919b036d29bd45ee07a3eed769bd30696c43d1c11f3ccdc8b55');
INSERT INTO recovery_codes VALUES ('uj7emmtabcqjqgde', 'c3116cfa882f658596b17e19318239816bc2e0dce40a9831e0a27ba5f6d2bb6a');
INSERT INTO recovery_codes VALUES ('uj7emmtabcqjqgde', 'd8173840c3c50a04cf0027d3e457ae29cf764d62a68ccc7c347c70423220de7c');
INSERT INTO recovery_codes VALUES ('uj7emmtabcqjqgde', 'eab19fbb92e4811759507541bdd4b0fc40d07a5df04e1c35276cbe0abe27ff79');
INSERT INTO recovery_codes VALUES ('uj7emmtabcqjqgde', 'ed761e7ea13be3084306e5bdf62789ed9dbe9ba7b81d3e62808d025ca53cbe27');
INSERT INTO recovery_codes VALUES ('uj7emmtabcqjqgde', 'f963cc37898b9f02fa8c0b8a14439d8f9246c477500a969025412f8e3b696792');

INSERT INTO renames VALUES ('502srqs0tz2cyvs6', 'Ada', 1794967732489);
INSERT INTO renames VALUES ('5ywh2gh3ygavfveb', '', 1794967733429);
INSERT INTO renames VALUES ('83ynz9yqsgts49jn', 'Ben', 1794967733100);
INSERT INTO renames VALUES ('a0rvr28ah9b24n5b', 'Mia', 1794967732980);
INSERT INTO renames VALUES ('hxjt7v48xeu7yxuz', 'Polite', 1794967733352);
INSERT INTO renames VALUES ('uj7emmtabcqjqgde', 'Cid', 1794967732931);

INSERT INTO report_cases VALUES ('0tz3et87j3f5', 'hxjt7v48xeu7yxuz', 1794967733318, 1794967733318, 1794967733359, 'Mia', 9000000000000, 'Mia', 'another name');
INSERT INTO report_cases VALUES ('va5bazvd7e35', 'uj7emmtabcqjqgde', 1794967733307, 9000000000000, 9000000000000, 'Mia', NULL, '', '');

INSERT INTO reports VALUES ('d92xgjnynj9wagwc', 'va5bazvd7e35', '502srqs0tz2cyvs6', 'uj7emmtabcqjqgde', 'Cid', 'stalling', 'dud2qvb2bg2e', 1794967733307);
INSERT INTO reports VALUES ('pwwkhqktjk68r8hh', '0tz3et87j3f5', '83ynz9yqsgts49jn', 'hxjt7v48xeu7yxuz', 'Rude', 'name', '', 1794967733318);
INSERT INTO reports VALUES ('rg8w40jav380hpmh', 'va5bazvd7e35', 'mx24auacs2n0wct2', 'uj7emmtabcqjqgde', 'Cid', 'stalling', '', 1794967733314);

INSERT INTO revocations VALUES ('502srqs0tz2cyvs6', 1794967732559);
INSERT INTO revocations VALUES ('5ywh2gh3ygavfveb', 1794967733426);
INSERT INTO revocations VALUES ('83ynz9yqsgts49jn', 1794967732862);
INSERT INTO revocations VALUES ('a0rvr28ah9b24n5b', 1794967732986);
INSERT INTO revocations VALUES ('hxjt7v48xeu7yxuz', 1794967733082);
INSERT INTO revocations VALUES ('uj7emmtabcqjqgde', 1794967732933);

INSERT INTO sanctions VALUES ('ab60t7yr', 'silence', 'hxjt7v48xeu7yxuz', 9000000000000, 'name');

INSERT INTO schema_version VALUES (7);

INSERT INTO seats VALUES ('502srqs0tz2cyvs6', '6g96sa4eq9xp', NULL);
INSERT INTO seats VALUES ('502srqs0tz2cyvs6', 'dud2qvb2bg2e', NULL);
INSERT INTO seats VALUES ('502srqs0tz2cyvs6', 'e4dggm94pzqm', NULL);
INSERT INTO seats VALUES ('83ynz9yqsgts49jn', 'e4dggm94pzqm', NULL);
INSERT INTO seats VALUES ('mx24auacs2n0wct2', '5rfpuggb44y4', NULL);
INSERT INTO seats VALUES ('uj7emmtabcqjqgde', 'dud2qvb2bg2e', NULL);

INSERT INTO secrets VALUES ('origin', '11af8e102a5ff7d80b6074802eefea24f94c609636c858649549c13f886d21d8');
INSERT INTO secrets VALUES ('token', '504c93f1297cf3b30b0b3a600aeeee918a34bf12c4a62ada6d22774f65e05062');
INSERT INTO secrets VALUES ('tokens dated since', '1794967732432');

INSERT INTO sessions VALUES ('67m4hzezbw9rsrxu2ugh', '83ynz9yqsgts49jn', 1794967732862, 1794967733098, '', 0, NULL);
INSERT INTO sessions VALUES ('6de8psb4tndh93ufj6m7', 'a0rvr28ah9b24n5b', 1794967732986, 1794967733246, '', 0, NULL);
INSERT INTO sessions VALUES ('pdaknjykbvnpekk7ekh0', '502srqs0tz2cyvs6', 1794967732559, 1794967732567, '', 0, 1794967732615);
INSERT INTO sessions VALUES ('s7ff03yng9zjb68ayufz', '502srqs0tz2cyvs6', 1794967732615, 1794967732618, '', 0, NULL);
INSERT INTO sessions VALUES ('tmf3kruatnq2ewd8hbxt', 'uj7emmtabcqjqgde', 1794967732933, 1794967733122, '', 0, NULL);
INSERT INTO sessions VALUES ('tvcup68pfkvjkdw5n7ta', 'hxjt7v48xeu7yxuz', 1794967733082, 1794967733554, '', 0, NULL);

INSERT INTO sign_in_codes VALUES ('fae2f226dba492b5b3023719aaac337da83e17ed70c4a488d7db2539bb971998', '83ynz9yqsgts49jn', 'mail', 1794971333489);

INSERT INTO told VALUES ('3njudnz9', 'uj7emmtabcqjqgde', 'warning', 'stalling', 1794967733340, 9000000000000);
INSERT INTO told VALUES ('ab60t7yr', 'hxjt7v48xeu7yxuz', 'silence', 'name', 1794967733346, 9000000000000);
INSERT INTO told VALUES ('taxpbcqp', 'hxjt7v48xeu7yxuz', 'rename', 'name', 1794967733355, 9000000000000);

ALTER TABLE ONLY accounts
    ADD CONSTRAINT accounts_pkey PRIMARY KEY (person);

ALTER TABLE ONLY assets
    ADD CONSTRAINT assets_pkey PRIMARY KEY (path);

ALTER TABLE ONLY audit
    ADD CONSTRAINT audit_pkey PRIMARY KEY (id);

ALTER TABLE ONLY blocks
    ADD CONSTRAINT blocks_pkey PRIMARY KEY (person, blocked);

ALTER TABLE ONLY case_notes
    ADD CONSTRAINT case_notes_pkey PRIMARY KEY (id);

ALTER TABLE ONLY challenges
    ADD CONSTRAINT challenges_pkey PRIMARY KEY (id);

ALTER TABLE ONLY erasures
    ADD CONSTRAINT erasures_pkey PRIMARY KEY (person);

ALTER TABLE ONLY events
    ADD CONSTRAINT events_pkey PRIMARY KEY (game, seq);

ALTER TABLE ONLY follows
    ADD CONSTRAINT follows_pkey PRIMARY KEY (person, followed);

ALTER TABLE ONLY games
    ADD CONSTRAINT games_pkey PRIMARY KEY (id);

ALTER TABLE ONLY heartbeats
    ADD CONSTRAINT heartbeats_pkey PRIMARY KEY (node);

ALTER TABLE ONLY held_names
    ADD CONSTRAINT held_names_pkey PRIMARY KEY (name);

ALTER TABLE ONLY jobs
    ADD CONSTRAINT jobs_pkey PRIMARY KEY (id);

ALTER TABLE ONLY links
    ADD CONSTRAINT links_pkey PRIMARY KEY (code);

ALTER TABLE ONLY mail_addresses
    ADD CONSTRAINT mail_addresses_pkey PRIMARY KEY (person, verified);

ALTER TABLE ONLY mails
    ADD CONSTRAINT mails_pkey PRIMARY KEY (id);

ALTER TABLE ONLY names
    ADD CONSTRAINT names_pkey PRIMARY KEY (game, seq, nth);

ALTER TABLE ONLY notices
    ADD CONSTRAINT notices_pkey PRIMARY KEY (name);

ALTER TABLE ONLY online
    ADD CONSTRAINT online_pkey PRIMARY KEY (person);

ALTER TABLE ONLY passes
    ADD CONSTRAINT passes_pkey PRIMARY KEY (name);

ALTER TABLE ONLY passkey_ceremonies
    ADD CONSTRAINT passkey_ceremonies_pkey PRIMARY KEY (id);

ALTER TABLE ONLY passkeys
    ADD CONSTRAINT passkeys_pkey PRIMARY KEY (id);

ALTER TABLE ONLY personal_tokens
    ADD CONSTRAINT personal_tokens_pkey PRIMARY KEY (id);

ALTER TABLE ONLY presence
    ADD CONSTRAINT presence_pkey PRIMARY KEY (game, node);

ALTER TABLE ONLY recovery_codes
    ADD CONSTRAINT recovery_codes_pkey PRIMARY KEY (person, code);

ALTER TABLE ONLY renames
    ADD CONSTRAINT renames_pkey PRIMARY KEY (person);

ALTER TABLE ONLY report_cases
    ADD CONSTRAINT report_cases_pkey PRIMARY KEY (id);

ALTER TABLE ONLY reports
    ADD CONSTRAINT reports_pkey PRIMARY KEY (id);

ALTER TABLE ONLY reviews
    ADD CONSTRAINT reviews_pkey PRIMARY KEY (game, engine);

ALTER TABLE ONLY revocations
    ADD CONSTRAINT revocations_pkey PRIMARY KEY (person);

ALTER TABLE ONLY sanctions
    ADD CONSTRAINT sanctions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY seats
    ADD CONSTRAINT seats_pkey PRIMARY KEY (person, game);

ALTER TABLE ONLY secrets
    ADD CONSTRAINT secrets_pkey PRIMARY KEY (name);

ALTER TABLE ONLY sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY sign_in_codes
    ADD CONSTRAINT sign_in_codes_pkey PRIMARY KEY (code);

ALTER TABLE ONLY solution_pieces
    ADD CONSTRAINT solution_pieces_pkey PRIMARY KEY (name, nth);

ALTER TABLE ONLY solutions
    ADD CONSTRAINT solutions_pkey PRIMARY KEY (name);

ALTER TABLE ONLY told
    ADD CONSTRAINT told_pkey PRIMARY KEY (id);

ALTER TABLE ONLY workers
    ADD CONSTRAINT workers_pkey PRIMARY KEY (name);

CREATE UNIQUE INDEX accounts_name ON accounts USING btree (name_key);

CREATE INDEX audit_subject ON audit USING btree (subject);

CREATE INDEX blocks_blocked ON blocks USING btree (blocked);

CREATE INDEX case_notes_case ON case_notes USING btree (report_case);

CREATE INDEX challenges_challenged ON challenges USING btree (challenged);

CREATE INDEX challenges_challenger ON challenges USING btree (challenger);

CREATE INDEX challenges_due ON challenges USING btree (expires) WHERE (state = 'open'::text);

CREATE INDEX erasures_pending ON erasures USING btree (asked) WHERE (done IS NULL);

CREATE UNIQUE INDEX events_nonce ON events USING btree (game, nonce) WHERE (nonce IS NOT NULL);

CREATE INDEX follows_followed ON follows USING btree (followed);

CREATE INDEX games_age ON games USING btree (phase, at);

CREATE INDEX games_clocked ON games USING btree (id) WHERE (clocked AND (phase = 'live'::text));

CREATE INDEX games_creator ON games USING btree (creator) WHERE (phase <> 'over'::text);

CREATE INDEX games_lobby ON games USING btree (phase, at) WHERE public;

CREATE INDEX games_origin ON games USING btree (origin) WHERE (phase <> 'over'::text);

CREATE INDEX games_pairing ON games USING btree (pairing, at) WHERE ((phase = 'waiting'::text) AND (pairing IS NOT NULL));

CREATE INDEX games_wake ON games USING btree (wake) WHERE (wake IS NOT NULL);

CREATE INDEX jobs_started ON jobs USING btree (started) WHERE (started IS NOT NULL);

CREATE INDEX jobs_unanswered ON jobs USING btree (class, queued) WHERE (answer IS NULL);

CREATE INDEX jobs_wanted ON jobs USING btree (wanted);

CREATE UNIQUE INDEX mail_addresses_verified ON mail_addresses USING btree (address_key) WHERE (verified = 1);

CREATE INDEX mails_due ON mails USING btree (due);

CREATE INDEX names_person ON names USING btree (person);

CREATE UNIQUE INDEX passkeys_credential ON passkeys USING btree (credential);

CREATE INDEX passkeys_person ON passkeys USING btree (person);

CREATE INDEX personal_tokens_ended ON personal_tokens USING btree (ended) WHERE (ended IS NOT NULL);

CREATE INDEX personal_tokens_person ON personal_tokens USING btree (person);

CREATE INDEX presence_node ON presence USING btree (node);

CREATE UNIQUE INDEX report_cases_open ON report_cases USING btree (person) WHERE (closed IS NULL);

CREATE INDEX report_cases_person ON report_cases USING btree (person);

CREATE UNIQUE INDEX reports_once ON reports USING btree (report_case, reporter, game);

CREATE INDEX reports_person ON reports USING btree (person);

CREATE INDEX reports_reporter ON reports USING btree (reporter);

CREATE INDEX reviews_age ON reviews USING btree (at);

CREATE INDEX seats_game ON seats USING btree (game);

CREATE INDEX sessions_ended ON sessions USING btree (ended) WHERE (ended IS NOT NULL);

CREATE INDEX sessions_person ON sessions USING btree (person);

CREATE INDEX told_person ON told USING btree (person);

CREATE TRIGGER audit_is_append_only BEFORE UPDATE ON audit FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();

CREATE TRIGGER audit_is_kept BEFORE TRUNCATE ON audit FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
