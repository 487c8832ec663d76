CREATE FUNCTION keep_audit() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM notices WHERE name = 'audit' AND OLD.at < notices.at) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'the audit list is append-only';
END;
$$;

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

CREATE TABLE early_leaves (
    person text NOT NULL COLLATE pg_catalog."C",
    game text NOT NULL COLLATE pg_catalog."C",
    at bigint NOT NULL
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

CREATE TABLE gallery_mazes (
    id text NOT NULL COLLATE pg_catalog."C",
    person text NOT NULL COLLATE pg_catalog."C",
    word text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL,
    squares bigint NOT NULL,
    winner text NOT NULL,
    verdict text NOT NULL,
    published bigint NOT NULL,
    hidden bigint
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

CREATE TABLE maze_games (
    maze text NOT NULL COLLATE pg_catalog."C",
    games bigint NOT NULL
);

CREATE TABLE mutes (
    person text NOT NULL COLLATE pg_catalog."C",
    muted text NOT NULL COLLATE pg_catalog."C",
    at bigint NOT NULL
);

CREATE TABLE names (
    game text NOT NULL COLLATE pg_catalog."C",
    seq bigint NOT NULL,
    nth bigint NOT NULL,
    person text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL
);

CREATE TABLE notice_settings (
    person text NOT NULL COLLATE pg_catalog."C",
    body text NOT NULL,
    mail bigint NOT NULL
);

CREATE TABLE notices (
    name text NOT NULL COLLATE pg_catalog."C",
    at bigint NOT NULL
);

CREATE TABLE online (
    person text NOT NULL COLLATE pg_catalog."C",
    at bigint NOT NULL,
    told bigint DEFAULT 0 NOT NULL
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

CREATE TABLE person_notices (
    id text NOT NULL COLLATE pg_catalog."C",
    person text NOT NULL COLLATE pg_catalog."C",
    kind text NOT NULL,
    subject text NOT NULL COLLATE pg_catalog."C",
    turn bigint NOT NULL,
    at bigint NOT NULL,
    due bigint NOT NULL,
    lease bigint DEFAULT 0 NOT NULL,
    done bigint
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

CREATE TABLE push_deliveries (
    id text NOT NULL COLLATE pg_catalog."C",
    notice text NOT NULL COLLATE pg_catalog."C",
    person text NOT NULL COLLATE pg_catalog."C",
    subscription text NOT NULL COLLATE pg_catalog."C",
    created bigint NOT NULL,
    due bigint NOT NULL,
    attempts bigint DEFAULT 0 NOT NULL,
    handed bigint DEFAULT 0 NOT NULL,
    lease bigint DEFAULT 0 NOT NULL
);

CREATE TABLE push_subscriptions (
    id text NOT NULL COLLATE pg_catalog."C",
    person text NOT NULL COLLATE pg_catalog."C",
    endpoint text NOT NULL,
    public_key text NOT NULL,
    auth text NOT NULL,
    language text NOT NULL,
    session text NOT NULL,
    created bigint NOT NULL
);

CREATE TABLE puzzle_attempts (
    person text NOT NULL COLLATE pg_catalog."C",
    puzzle text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    solved bigint NOT NULL,
    rating bigint NOT NULL,
    at bigint NOT NULL
);

CREATE TABLE puzzle_ratings (
    puzzle text NOT NULL COLLATE pg_catalog."C",
    rating bigint NOT NULL,
    deviation bigint NOT NULL,
    volatility bigint NOT NULL,
    attempts bigint NOT NULL,
    at bigint NOT NULL
);

CREATE TABLE rated_games (
    game text NOT NULL COLLATE pg_catalog."C",
    state text NOT NULL
);

CREATE TABLE rating_changes (
    number bigint NOT NULL,
    game text NOT NULL COLLATE pg_catalog."C",
    person text NOT NULL COLLATE pg_catalog."C",
    pool text NOT NULL,
    kind text NOT NULL,
    seat bigint NOT NULL,
    began bigint NOT NULL,
    result text NOT NULL,
    moves bigint NOT NULL,
    at bigint NOT NULL,
    games bigint NOT NULL,
    rating_before bigint NOT NULL,
    deviation_before bigint NOT NULL,
    volatility_before bigint NOT NULL,
    rating_after bigint NOT NULL,
    deviation_after bigint NOT NULL,
    volatility_after bigint NOT NULL
);

CREATE TABLE ratings (
    person text NOT NULL COLLATE pg_catalog."C",
    pool text NOT NULL,
    rating bigint NOT NULL,
    deviation bigint NOT NULL,
    volatility bigint NOT NULL,
    games bigint NOT NULL,
    at bigint NOT NULL
);

CREATE TABLE recovery_codes (
    person text NOT NULL COLLATE pg_catalog."C",
    code text NOT NULL COLLATE pg_catalog."C"
);

CREATE TABLE refunds_due (
    ban text NOT NULL COLLATE pg_catalog."C",
    person text NOT NULL COLLATE pg_catalog."C",
    at bigint NOT NULL
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
    at bigint NOT NULL,
    maze text DEFAULT ''::text NOT NULL
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

CREATE TABLE solver_ratings (
    person text NOT NULL COLLATE pg_catalog."C",
    rating bigint NOT NULL,
    deviation bigint NOT NULL,
    volatility bigint NOT NULL,
    attempts bigint NOT NULL,
    at bigint NOT NULL
);

CREATE TABLE told (
    id text NOT NULL COLLATE pg_catalog."C",
    person text NOT NULL COLLATE pg_catalog."C",
    kind text NOT NULL,
    reason text NOT NULL,
    at bigint NOT NULL,
    until bigint NOT NULL,
    read bigint
);

CREATE UNLOGGED TABLE workers (
    name text NOT NULL COLLATE pg_catalog."C",
    at bigint NOT NULL,
    threads bigint NOT NULL
);

INSERT INTO accounts VALUES ('0mu0rvp4p8fkpdp4', 'Ada', 'ada', 'player', 1795085610683, '$argon2id$v=19$m=19456,t=2,p=1$WriwKF7BRxl9ZcJ6WLVW9g$C5s8cSks9Yh6rLyJ4BCTahvk4EpgQcy5In4tYC/b90E', '', 0);
INSERT INTO accounts VALUES ('4ddtwtxszdrt2xu3', 'Cid', 'cld', 'player', 1795085611083, '$argon2id$v=19$m=19456,t=2,p=1$0CUXaxYgcYil8x9GOvJKPA$texgC35BmP7yJ0pPi/vgdmcZutznnk6txOaNoXg6sIc', '', 0);
INSERT INTO accounts VALUES ('99ekvyyp5czbunux', 'Dan', 'dan', 'player', 1795085611224, '$argon2id$v=19$m=19456,t=2,p=1$AtTm+FF9BHxd62ceosSI7g$J39JVG2UiZRLBlPNPuREYgynkdFqx5jE9gLsjCiiL9o', '', 0);
INSERT INTO accounts VALUES ('k6zvv2umn54vhvgd', 'Eve', 'eve', 'player', 1795085611372, '$argon2id$v=19$m=19456,t=2,p=1$oy5LhyEjXmRXvUgcFWdBzQ$1OldMkHiJiCehWm/qPpPmweh/Vwuxn5R2v/XLtI4bCg', '', 0);
INSERT INTO accounts VALUES ('m03csp5h6uq46c8s', 'Ben', 'ben', 'player', 1795085610847, '$argon2id$v=19$m=19456,t=2,p=1$AwwimfxPz75RojKu2yiNGg$dUgU2Bqxj3BWaP8AJUQp5hgnZc0vgA52crW4G7zctKU', '', 0);

INSERT INTO audit VALUES ('1795085611575h8crvafm', 1795085611575, 'Mod', 'ban', 'k6zvv2umn54vhvgd', '2026-11-20 10:53 UTC');
INSERT INTO audit VALUES ('17950856128518wvyn42c', 1795085612851, 'Mod', 'hide', 'mm0jd63jaq5c', 'a word');
INSERT INTO audit VALUES ('1795085612856hbqnybsy', 1795085612856, 'Mod', 'warn', 'm03csp5h6uq46c8s', '');

INSERT INTO case_notes VALUES ('1795085612841tsgazd09', '70fdsh385xav', 1795085612841, 'Mod', 'seen');

INSERT INTO events VALUES ('9re98mdn3jth', 1, 1795085613074, NULL, 1, '{"event":"created","by":{"id":"m03csp5h6uq46c8s","name":"Guest m03c","unnamed":true},"table":{"game":"quoridor","seats":2,"clock":{"kind":"correspondence","days":2},"starts":{"seat":1},"public":false,"repetition":true},"commitment":"b365658b6e875d05831fb393f5e10e455aefc18007e22faf20b90d0991d8924e","first_move_untimed":true,"laws":1}');
INSERT INTO events VALUES ('9re98mdn3jth', 2, 1795085613074, NULL, 1, '{"event":"joined","seat":1,"who":{"id":"m03csp5h6uq46c8s","name":"Guest m03c","unnamed":true}}');
INSERT INTO events VALUES ('9re98mdn3jth', 3, 1795085613079, '0mu0rvp4p8fkpdp4 n0', 1, '{"event":"joined","seat":2,"who":{"id":"0mu0rvp4p8fkpdp4","name":"Guest 0mu0","unnamed":true},"luck":""}');
INSERT INTO events VALUES ('9re98mdn3jth', 4, 1795085613079, NULL, 1, '{"event":"started","position":"e1,e9 10,10 1 -"}');
INSERT INTO events VALUES ('9re98mdn3jth', 5, 1795085613102, 'm03csp5h6uq46c8s n5', 1, '{"event":"moved","seat":1,"word":"e2"}');
INSERT INTO events VALUES ('r32xtxqtntbu', 1, 1795085612792, NULL, 1, '{"event":"created","by":{"id":"4ddtwtxszdrt2xu3","name":"Guest 4ddt","unnamed":true},"table":{"game":"pacman","seats":2,"maze":"4x4.3.a1.d4___.a4d1.b2vc3h","clock":{"kind":"none"},"starts":"random","public":false,"repetition":true},"commitment":"77eb8f40ab02b5ebf18e37b9a4fd7b8fdfee59204753016ecd87de0cc3bb4b2e","first_move_untimed":true,"laws":1,"absence_minutes":4320}');
INSERT INTO events VALUES ('r32xtxqtntbu', 2, 1795085612792, NULL, 1, '{"event":"joined","seat":1,"who":{"id":"4ddtwtxszdrt2xu3","name":"Guest 4ddt","unnamed":true}}');
INSERT INTO events VALUES ('r32xtxqtntbu', 3, 1795085612798, '99ekvyyp5czbunux 91ece057cb25adb07e24924d', 1, '{"event":"joined","seat":2,"who":{"id":"99ekvyyp5czbunux","name":"Guest 99ek","unnamed":true},"luck":""}');
INSERT INTO events VALUES ('r32xtxqtntbu', 4, 1795085612798, NULL, 1, '{"event":"started","position":"a1 d4,-,-,- a4,d1 3 pac 4x4.3.a1.d4___.a4d1.b2vc3h"}');
INSERT INTO events VALUES ('r7gj8syqjjw6', 1, 1795085611395, NULL, 1, '{"event":"created","by":{"id":"0mu0rvp4p8fkpdp4","name":"Guest 0mu0","unnamed":true},"table":{"game":"quoridor","seats":2,"clock":{"kind":"fischer","seconds":180,"increment":2},"starts":{"seat":1},"public":true,"repetition":true,"rated":true},"commitment":"3d2a49ed925bdc1c823894fb0194a051fb6e3b8d51c4e98808770b018105bfda","first_move_untimed":true,"first_move_seconds":60,"laws":2}');
INSERT INTO events VALUES ('r7gj8syqjjw6', 2, 1795085611395, NULL, 1, '{"event":"joined","seat":1,"who":{"id":"0mu0rvp4p8fkpdp4","name":"Guest 0mu0","unnamed":true}}');
INSERT INTO events VALUES ('r7gj8syqjjw6', 3, 1795085611415, 'm03csp5h6uq46c8s b54ad7d9260adfe1f07d8c8f', 1, '{"event":"joined","seat":2,"who":{"id":"m03csp5h6uq46c8s","name":"Guest m03c","unnamed":true},"luck":""}');
INSERT INTO events VALUES ('r7gj8syqjjw6', 4, 1795085611415, NULL, 1, '{"event":"started","position":"e1,e9 10,10 1 -"}');
INSERT INTO events VALUES ('r7gj8syqjjw6', 5, 1795085611438, '0mu0rvp4p8fkpdp4 05cb2166d44f7a1280d726b9', 1, '{"event":"moved","seat":1,"word":"e2"}');
INSERT INTO events VALUES ('r7gj8syqjjw6', 6, 1795085611452, 'm03csp5h6uq46c8s 7895e420661f63af0fd95bc9', 1, '{"event":"moved","seat":2,"word":"e8"}');
INSERT INTO events VALUES ('r7gj8syqjjw6', 7, 1795085611457, 'm03csp5h6uq46c8s 19c6af172552b100fd520d49', 1, '{"event":"departed","seat":2,"why":"resign"}');
INSERT INTO events VALUES ('r7gj8syqjjw6', 8, 1795085611457, NULL, 1, '{"event":"ended","outcome":"1,0","cause":"resign","seed":"2cd4310553c3c9ef1577b5062ea8c5d6764a91d792cbb474e545ed50fb5be92f"}');
INSERT INTO events VALUES ('th65zeuuda9z', 1, 1795085611483, NULL, 1, '{"event":"created","by":{"id":"k6zvv2umn54vhvgd","name":"Guest k6zv","unnamed":true},"table":{"game":"quoridor","seats":2,"clock":{"kind":"fischer","seconds":180,"increment":2},"starts":{"seat":1},"public":true,"repetition":true,"rated":true},"commitment":"6881268a5cb6f5af43a4276a7222ecf5f2a105ae3f09b8d06aac8bb541a71300","first_move_untimed":true,"first_move_seconds":60,"laws":2}');
INSERT INTO events VALUES ('th65zeuuda9z', 2, 1795085611483, NULL, 1, '{"event":"joined","seat":1,"who":{"id":"k6zvv2umn54vhvgd","name":"Guest k6zv","unnamed":true}}');
INSERT INTO events VALUES ('th65zeuuda9z', 3, 1795085611494, '0mu0rvp4p8fkpdp4 56ded00c9aee1bf8f10930c0', 1, '{"event":"joined","seat":2,"who":{"id":"0mu0rvp4p8fkpdp4","name":"Guest 0mu0","unnamed":true},"luck":""}');
INSERT INTO events VALUES ('th65zeuuda9z', 4, 1795085611494, NULL, 1, '{"event":"started","position":"e1,e9 10,10 1 -"}');
INSERT INTO events VALUES ('th65zeuuda9z', 5, 1795085611510, 'k6zvv2umn54vhvgd fd9d62f4beb396883f390d31', 1, '{"event":"moved","seat":1,"word":"e2"}');
INSERT INTO events VALUES ('th65zeuuda9z', 6, 1795085611520, '0mu0rvp4p8fkpdp4 8f07fba1a74219443470c3a9', 1, '{"event":"moved","seat":2,"word":"e8"}');
INSERT INTO events VALUES ('th65zeuuda9z', 7, 1795085611534, '0mu0rvp4p8fkpdp4 a6780d5960b8ff442e1f76b6', 1, '{"event":"departed","seat":2,"why":"resign"}');
INSERT INTO events VALUES ('th65zeuuda9z', 8, 1795085611534, NULL, 1, '{"event":"ended","outcome":"1,0","cause":"resign","seed":"bc631efa10722cf175dd23617297983fce729e09d40cb8b613efb796f4b522f9"}');
INSERT INTO events VALUES ('w8hk7wvsfswu', 1, 1795085612634, NULL, 1, '{"event":"created","by":{"id":"4ddtwtxszdrt2xu3","name":"Guest 4ddt","unnamed":true},"table":{"game":"quoridor","seats":2,"clock":{"kind":"fischer","seconds":180,"increment":2},"starts":{"seat":1},"public":true,"repetition":true,"rated":true},"commitment":"a462db4b5ccc9922999597f94347f4ec2b0b9ffdddeb332d9564547b36bcc6dc","first_move_untimed":true,"first_move_seconds":60,"laws":2}');
INSERT INTO events VALUES ('w8hk7wvsfswu', 2, 1795085612634, NULL, 1, '{"event":"joined","seat":1,"who":{"id":"4ddtwtxszdrt2xu3","name":"Guest 4ddt","unnamed":true}}');
INSERT INTO events VALUES ('w8hk7wvsfswu', 3, 1795085612648, '99ekvyyp5czbunux 1384ca73d89bc6473506a4d3', 1, '{"event":"joined","seat":2,"who":{"id":"99ekvyyp5czbunux","name":"Guest 99ek","unnamed":true},"luck":""}');
INSERT INTO events VALUES ('w8hk7wvsfswu', 4, 1795085612648, NULL, 1, '{"event":"started","position":"e1,e9 10,10 1 -"}');
INSERT INTO events VALUES ('w8hk7wvsfswu', 5, 1795085612662, '4ddtwtxszdrt2xu3 7265ea9dca2f1e9ff46c15a4', 1, '{"event":"moved","seat":1,"word":"e2"}');
INSERT INTO events VALUES ('w8hk7wvsfswu', 6, 1795085612674, '99ekvyyp5czbunux cb5e697c97a079df8209a6b0', 1, '{"event":"moved","seat":2,"word":"e8"}');
INSERT INTO events VALUES ('w8hk7wvsfswu', 7, 1795085613182, NULL, 1, '{"event":"departed","seat":2,"why":"resign"}');
INSERT INTO events VALUES ('w8hk7wvsfswu', 8, 1795085613182, NULL, 1, '{"event":"ended","outcome":"1,0","cause":"resign","seed":"ad2df28a27d71ed01bca7f15b017e38a1badd1c2a8952792acfb284c31bb7b05"}');

INSERT INTO gallery_mazes VALUES ('mm0jd63jaq5c', 'm03csp5h6uq46c8s', '5x5.2.a1.e5___.a5e1.b2v', 'Field', 25, 'pacman', '[{"verdict":"win","turns":5},{"verdict":"win","turns":5}]', 1795085612742, 1795085612851);
INSERT INTO gallery_mazes VALUES ('yznc6xz2xmda', '0mu0rvp4p8fkpdp4', '4x4.3.a1.d4___.a4d1.b2vc3h', 'Yard', 16, 'pacman', '[{"verdict":"win","turns":4},{"verdict":"win","turns":4},{"verdict":"win","turns":4}]', 1795085612729, NULL);

INSERT INTO games VALUES ('9re98mdn3jth', '63ea5f2c26e6262073fff3d33382f3ef98e594bee95d2224b342f10ac1754d02', 'live', false, NULL, true, 1795085613102, 1795258413603, '{"table":"9re98mdn3jth","game":"quoridor","seats":[{"holder":"person","id":"m03csp5h6uq46c8s","name":"Ben","account":true},{"holder":"person","id":"0mu0rvp4p8fkpdp4","name":"Ada","account":true}],"clock":{"kind":"correspondence","days":2},"options":0,"maze":false,"phase":"live","at":1795085613102}', 'm03csp5h6uq46c8s', '_NleZ8Rl4GvMrdCc');
INSERT INTO games VALUES ('r32xtxqtntbu', '8cd4ba1eca7ed91ba5c0120faafddd0d4c616e71b53f9ba458b8f0b756752807', 'live', false, NULL, false, 1795085612798, NULL, '{"table":"r32xtxqtntbu","game":"pacman","seats":[{"holder":"person","id":"4ddtwtxszdrt2xu3","name":"Cid","account":true},{"holder":"person","id":"99ekvyyp5czbunux","name":"Dan","account":true}],"clock":{"kind":"none"},"options":0,"maze":true,"phase":"live","at":1795085612798}', '4ddtwtxszdrt2xu3', '_NleZ8Rl4GvMrdCc');
INSERT INTO games VALUES ('r7gj8syqjjw6', '2cd4310553c3c9ef1577b5062ea8c5d6764a91d792cbb474e545ed50fb5be92f', 'over', true, NULL, true, 1795085611457, NULL, '{"table":"r7gj8syqjjw6","game":"quoridor","seats":[{"holder":"person","id":"0mu0rvp4p8fkpdp4","name":"Ada","account":true},{"holder":"person","id":"m03csp5h6uq46c8s","name":"Ben","account":true}],"clock":{"kind":"fischer","seconds":180,"increment":2},"options":0,"maze":false,"phase":"over","rated":true,"ending":{"outcome":"1,0","cause":"resign"},"at":1795085611457}', '0mu0rvp4p8fkpdp4', NULL);
INSERT INTO games VALUES ('th65zeuuda9z', 'bc631efa10722cf175dd23617297983fce729e09d40cb8b613efb796f4b522f9', 'over', true, NULL, true, 1795085611534, NULL, '{"table":"th65zeuuda9z","game":"quoridor","seats":[{"holder":"person","id":"k6zvv2umn54vhvgd","name":"Eve","account":true},{"holder":"person","id":"0mu0rvp4p8fkpdp4","name":"Ada","account":true}],"clock":{"kind":"fischer","seconds":180,"increment":2},"options":0,"maze":false,"phase":"over","rated":true,"ending":{"outcome":"1,0","cause":"resign"},"at":1795085611534}', 'k6zvv2umn54vhvgd', NULL);
INSERT INTO games VALUES ('w8hk7wvsfswu', 'ad2df28a27d71ed01bca7f15b017e38a1badd1c2a8952792acfb284c31bb7b05', 'over', true, NULL, true, 1795085613182, NULL, '{"table":"w8hk7wvsfswu","game":"quoridor","seats":[{"holder":"person","id":"4ddtwtxszdrt2xu3","name":"Cid","account":true},{"holder":"person","id":"99ekvyyp5czbunux","name":"Dan","account":true}],"clock":{"kind":"fischer","seconds":180,"increment":2},"options":0,"maze":false,"phase":"over","rated":true,"ending":{"outcome":"1,0","cause":"resign"},"at":1795085613182}', '4ddtwtxszdrt2xu3', NULL);

INSERT INTO heartbeats VALUES ('vm:42529', 1795085613108, true, 0);

INSERT INTO mail_addresses VALUES ('0mu0rvp4p8fkpdp4', 1, 'ada@example.net', 'ada@example.net', 'en', 1795085612991);

INSERT INTO maze_games VALUES ('4x4.3.a1.d4___.a4d1.b2vc3h', 1);

INSERT INTO mutes VALUES ('0mu0rvp4p8fkpdp4', 'm03csp5h6uq46c8s', 1795085612866);

INSERT INTO notice_settings VALUES ('0mu0rvp4p8fkpdp4', '{"push":["turn","start","challenge","reminder"],"mail":["turn"],"language":"nl","devices":0}', 1);
INSERT INTO notice_settings VALUES ('m03csp5h6uq46c8s', '{"push":["challenge"],"mail":[],"quiet":{"from":1320,"until":420,"offset":60},"devices":0}', 0);

INSERT INTO notices VALUES ('audit', 1763549610621);

INSERT INTO passes VALUES ('names', '', 1795085610626);

INSERT INTO person_notices VALUES ('30kH8k_Tp7ykqAfpINqPh9kVsDY', '0mu0rvp4p8fkpdp4', 'reminder', '9re98mdn3jth', 5, 1795085613102, 1795215213102, 0, NULL);
INSERT INTO person_notices VALUES ('Yjj2Y4z8Jqcw2K-a3Af5OCL4ALo', '0mu0rvp4p8fkpdp4', 'turn', '9re98mdn3jth', 5, 1795085613102, 1795085618102, 0, NULL);

INSERT INTO push_subscriptions VALUES ('SadfGwTy99tjZAeYNAj7QbWzZD0', 'm03csp5h6uq46c8s', 'http://127.0.0.1:45699/send/0', 'BOpY5nhqzzSTNtWFvEaUY_Df1nf34uCpjGddm31KDOU4LHZ22WdUX2d826eHTLhZ0MARO1aIMlo1lWCTZCo0qW0', 'DYmq_lIdHoU7NxXbpMvGMg', 'en', 'xgwkvx9b8fdtcpm7n0az', 1795085613004);

INSERT INTO puzzle_attempts VALUES ('0mu0rvp4p8fkpdp4', 'q029d02', 'x2ac0f8eqymk0wsd', 1, 151815, 1795085612702);
INSERT INTO puzzle_attempts VALUES ('0mu0rvp4p8fkpdp4', 'q077tf6', 'wyb7qa7sbh0d8j89', 0, 44680, 1795085612712);
INSERT INTO puzzle_attempts VALUES ('m03csp5h6uq46c8s', 'q029d02', 'vfstdwyugn55zj68', 1, 151763, 1795085612720);

INSERT INTO puzzle_ratings VALUES ('q029d02', 68940, 14776, 89996, 2, 1795085612720);
INSERT INTO puzzle_ratings VALUES ('q077tf6', 76556, 14891, 90024, 1, 1795085612712);

INSERT INTO rated_games VALUES ('r7gj8syqjjw6', 'rated');
INSERT INTO rated_games VALUES ('th65zeuuda9z', 'rated');
INSERT INTO rated_games VALUES ('w8hk7wvsfswu', 'open');

INSERT INTO rating_changes VALUES (1, 'r7gj8syqjjw6', '0mu0rvp4p8fkpdp4', 'classic', 'game', 1, 1, '1', 2, 1795085611457, 1, 150000, 50000, 90000, 174148, 39669, 89998);
INSERT INTO rating_changes VALUES (2, 'r7gj8syqjjw6', 'm03csp5h6uq46c8s', 'classic', 'game', 2, 0, '0', 2, 1795085611457, 1, 150000, 50000, 90000, 125852, 39669, 89998);
INSERT INTO rating_changes VALUES (5, 'svvdzr2r', '0mu0rvp4p8fkpdp4', 'classic', 'refund', 0, 0, '1/2', 0, 1795085611575, 2, 149444, 34475, 90001, 164444, 34475, 90001);
INSERT INTO rating_changes VALUES (4, 'th65zeuuda9z', '0mu0rvp4p8fkpdp4', 'classic', 'game', 2, 0, '0', 2, 1795085611534, 2, 174148, 39669, 89998, 149444, 34475, 90001);
INSERT INTO rating_changes VALUES (3, 'th65zeuuda9z', 'k6zvv2umn54vhvgd', 'classic', 'game', 1, 1, '1', 2, 1795085611534, 1, 150000, 50000, 90000, 187751, 38711, 90002);

INSERT INTO ratings VALUES ('0mu0rvp4p8fkpdp4', 'classic', 164444, 34475, 90001, 2, 1795085611534);
INSERT INTO ratings VALUES ('k6zvv2umn54vhvgd', 'classic', 187751, 38711, 90002, 1, 1795085611534);
INSERT INTO ratings VALUES ('m03csp5h6uq46c8s', 'classic', 125852, 39669, 89998, 1, 1795085611457);

INSERT INTO recovery_codes VALUES ('0mu0rvp4p8fkpdp4', '13914ab6724159f1ce15aa38581b859d2a517b0936f6cc956d908541374d6594');
INSERT INTO recovery_codes VALUES ('0mu0rvp4p8fkpdp4', '1ac7a8134069e4c1573db96924155c6605050836164beba3c19d2476b4ef0260');
INSERT INTO recovery_codes VALUES ('0mu0rvp4p8fkpdp4', '1f72bdaef6f6c445bccc338bd7e8e151a21f6f18fec78d62f8bd6ad3a8c681f9');
INSERT INTO recovery_codes VALUES ('0mu0rvp4p8fkpdp4', '25f6a2e6b1e761375ed664504eb0839e90f6cf36f416662fa8477dca30163941');
INSERT INTO recovery_codes VALUES ('0mu0rvp4p8fkpdp4', '2f17093bee4c27d5b5ccab80b107063b380fdccf21eb1bec4758e74a2d252e8d');
INSERT INTO recovery_codes VALUES ('0mu0rvp4p8fkpdp4', '9cb1f989a7899d48261e9738d997b0e47875ec0b5ae01c72579eea882839eec2');
INSERT INTO recovery_codes VALUES ('0mu0rvp4p8fkpdp4', '9fc289a57b7ddb06f923cadb72b0ba87dc60b7e03149c45f99dc9fb01d480a8b');
INSERT INTO recovery_codes VALUES ('0mu0rvp4p8fkpdp4', 'bae01b1c2ebe615709d8742f88a067456444cb966aa829c537dc124352a49aea');
INSERT INTO recovery_codes VALUES ('0mu0rvp4p8fkpdp4', 'ce073de15c405979717f6e27fb0993f5b90152b4214e178004a3d7cb962ab2ee');
INSERT INTO recovery_codes VALUES ('0mu0rvp4p8fkpdp4', 'db59ab52c0b201445e62322438a37b92498764eb1bb6830b9ab2ad7356547607');
INSERT INTO recovery_codes VALUES ('4ddtwtxszdrt2xu3', '07ec105a62b7ee8ba5e34754d035570f64b56e00dd1183fa5380b92773b14b07');
INSERT INTO recovery_codes VALUES ('4ddtwtxszdrt2xu3', '18bdd1ab49eb01031333f22511ff904133f84fc6b97ad8fccebc04443fdb23f3');
INSERT INTO recovery_codes VALUES ('4ddtwtxszdrt2xu3', '2a203c7700501e90becbdb233dc56dd568ec7b11eb4de532b5228adee210f333');
INSERT INTO recovery_codes VALUES ('4ddtwtxszdrt2xu3', '4a89c5537fb8451a90d3b592f3e1760b7c2b4ed8aaddea3dbc85fd480bcb54a4');
INSERT INTO recovery_codes VALUES ('4ddtwtxszdrt2xu3', '522681c428f21df61d1782ade63805f1b0d04d2db5b577e2ca43114329bc9080');
INSERT INTO recovery_codes VALUES ('4ddtwtxszdrt2xu3', '870bda79512d5b6e4f38285dae0b06b58af0b4310003cfa33ae5a178dfbb5037');
INSERT INTO recovery_codes VALUES ('4ddtwtxszdrt2xu3', 'a96497adc4ca918378c7ebb4856ddf140e42238366e487317327ad3c5678fdd0');
INSERT INTO recovery_codes VALUES ('4ddtwtxszdrt2xu3', 'd7bba793538aacf9bee608ea720e883d946f5657607930d2969444939acccd18');
INSERT INTO recovery_codes VALUES ('4ddtwtxszdrt2xu3', 'd7dc08a8ba67092d6357929c078c94ed2bc3553826542211d5f18565f7251671');
INSERT INTO recovery_codes VALUES ('4ddtwtxszdrt2xu3', 'eeb9a76da91c7f595c10cb5459835ef8e148fa6e999f560ff08cb12306f9526e');
INSERT INTO recovery_codes VALUES ('99ekvyyp5czbunux', '0d2332380e2c82b1c8e27a493df49128fa514248c8df4e414579fb94f449ad55');
INSERT INTO recovery_codes VALUES ('99ekvyyp5czbunux', '34e35f93435806b9c987e5cc046c4c7d36f138aaf959d4b702b0e9b9ee96aaef');
INSERT INTO recovery_codes VALUES ('99ekvyyp5czbunux', '422d948ce12b842ee428813c0384576c944102178b0eab0bdaf0cefd5a1a7ed5');
INSERT INTO recovery_codes VALUES ('99ekvyyp5czbunux', '6ef143be9927ecd262dfb2a94e69d82e9a708b79c6c71edbeb3dcf63e57d13a7');
INSERT INTO recovery_codes VALUES ('99ekvyyp5czbunux', 'a3a4122aa88140d254ba12e109cf29c5e60916471c0a339b667f15b3f3893369');
INSERT INTO recovery_codes VALUES ('99ekvyyp5czbunux', 'b4684f86fcdfe5ca6dc032860a477c6d505165e1ce54fe6a9fa0197bf8f471d3');
INSERT INTO recovery_codes VALUES ('99ekvyyp5czbunux', 'bb2e4617a3b077ff65d98ba105649accaca0e5974f7fb0bd12d9f00b5e830f90');
INSERT INTO recovery_codes VALUES ('99ekvyyp5czbunux', 'd15a003a1e05e43ead35bf29a81b00db37967c2b9fec1f34f82fc997245359f7');
INSERT INTO recovery_codes VALUES ('99ekvyyp5czbunux', 'db0e057a5cc5e6fee22d0bae57e58d99b5070a0c4d294f5a3459caf98d59185c');
INSERT INTO recovery_codes VALUES ('99ekvyyp5czbunux', 'f23711ba5d7a1bdbe2d8dbcaec9c780d6349db1f46cc2e85297fbe620ac9451d');
INSERT INTO recovery_codes VALUES ('k6zvv2umn54vhvgd', '17a6904654747c548601dd25af0668f71cfc63878e3cb01f4128a6eb02feabaa');
INSERT INTO recovery_codes VALUES ('k6zvv2umn54vhvgd', '212f83e5c25d192cb028386f4e03398088e420356b321af4ee64e532a5d0863a');
INSERT INTO recovery_codes VALUES ('k6zvv2umn54vhvgd', '29a7b92910480efe64497a092ac74389424d3ad0bfd7119647b93dfef091e8c1');
INSERT INTO recovery_codes VALUES ('k6zvv2umn54vhvgd', '4f2b2e9cdccc757f69cdb36b45bf32b970f8ad3cfa84a9d236284ccab989059c');
INSERT INTO recovery_codes VALUES ('k6zvv2umn54vhvgd', '552015c367c6ce3662ff04ec833d30fd94b6bc99f0d48d29eb484e1c3dcc6b3d');
INSERT INTO recovery_codes VALUES ('k6zvv2umn54vhvgd', '7c42e00b77ed2e4e90eb2a6fc657934da1d0761b5c66d2b337cb6928785e9fc0');
INSERT INTO recovery_codes VALUES ('k6zvv2umn54vhvgd', '9788f4ec649370a2c3315feb9f9569c348ab07c4862e27af560a3128280553bc');
INSERT INTO recovery_codes VALUES ('k6zvv2umn54vhvgd', 'b274c3f870aac0ba52566cf99aa6985549aebbc5fe34b6014b45ad48abf964e9');
INSERT INTO recovery_codes VALUES ('k6zvv2umn54vhvgd', 'c43edead0459cd3e36455730a61500607d43d298676be63e254f6a191df04304');
INSERT INTO recovery_codes VALUES ('k6zvv2umn54vhvgd', 'fbbfe58cff1b8d66d524e5781267be1bdfbfb68174adb6e3643409edf77c0951');
INSERT INTO recovery_codes VALUES ('m03csp5h6uq46c8s', '01baf265714d5db6845ed2cc375f9617d4d44f97e1127150bec87d9cacd11f1f');
INSERT INTO recovery_codes VALUES ('m03csp5h6uq46c8s', '15cc23c48347fcdc5f383a3b8b2d27a3a28161a1b2f5029d5a58d5f59d245b8a');
INSERT INTO recovery_codes VALUES ('m03csp5h6uq46c8s', '1720717d2a29840828283104f8217dac49527a26e450e5ba261a1c2ab57857d9');
INSERT INTO recovery_codes VALUES ('m03csp5h6uq46c8s', '344cd9f4890d62a4f2f452b9d28734475141ebe6c5c07aea0d23cce98d759040');
INSERT INTO recovery_codes VALUES ('m03csp5h6uq46c8s', '4513b7eaab38e83e7b3c9edd62a0af35d81392241af097da29bf241d66f16e23');
INSERT INTO recovery_codes VALUES ('m03csp5h6uq46c8s', '644124b37dfc44a738fc340b6bc3ef37bfc537745d8ab40b058176aeaf794cfa');
INSERT INTO recovery_codes VALUES ('m03csp5h6uq46c8s', '8bdb1dc29e6a32098da89e2844439f398173577e70ba681936ab4069459c4541');
INSERT INTO recovery_codes VALUES ('m03csp5h6uq46c8s', 'ae856cd01996d79436da99e8faf6175b319879823de15c0384dc739857c99e95');
INSERT INTO recovery_codes VALUES ('m03csp5h6uq46c8s', 'c4aa19235003fb377049c10c176915d9762cfb3b3bda404c1eb913560ac6e449');
INSERT INTO recovery_codes VALUES ('m03csp5h6uq46c8s', 'fdf686bd95242c5cd653bc881d85e8652710ab22954272a7e53ca024b92e614d');

INSERT INTO renames VALUES ('0mu0rvp4p8fkpdp4', 'Ada', 1795085610683);
INSERT INTO renames VALUES ('4ddtwtxszdrt2xu3', 'Cid', 1795085611083);
INSERT INTO renames VALUES ('99ekvyyp5czbunux', 'Dan', 1795085611224);
INSERT INTO renames VALUES ('k6zvv2umn54vhvgd', 'Eve', 1795085611372);
INSERT INTO renames VALUES ('m03csp5h6uq46c8s', 'Ben', 1795085610847);

INSERT INTO report_cases VALUES ('70fdsh385xav', 'm03csp5h6uq46c8s', 1795085612814, 9000000000000, 9000000000000, 'Mod', NULL, '', '');

INSERT INTO reports VALUES ('qmmfr60amnduq8kw', '70fdsh385xav', '0mu0rvp4p8fkpdp4', 'm03csp5h6uq46c8s', 'Ben', 'maze', '', 1795085612814, 'mm0jd63jaq5c');

INSERT INTO revocations VALUES ('0mu0rvp4p8fkpdp4', 1795085610702);
INSERT INTO revocations VALUES ('4ddtwtxszdrt2xu3', 1795085611087);
INSERT INTO revocations VALUES ('99ekvyyp5czbunux', 1795085611232);
INSERT INTO revocations VALUES ('k6zvv2umn54vhvgd', 1795085611375);
INSERT INTO revocations VALUES ('m03csp5h6uq46c8s', 1795085610878);

INSERT INTO sanctions VALUES ('svvdzr2r', 'ban', 'k6zvv2umn54vhvgd', 9000000000000, '');

INSERT INTO schema_version VALUES (10);

INSERT INTO seats VALUES ('0mu0rvp4p8fkpdp4', '9re98mdn3jth', NULL);
INSERT INTO seats VALUES ('0mu0rvp4p8fkpdp4', 'r7gj8syqjjw6', NULL);
INSERT INTO seats VALUES ('0mu0rvp4p8fkpdp4', 'th65zeuuda9z', NULL);
INSERT INTO seats VALUES ('4ddtwtxszdrt2xu3', 'r32xtxqtntbu', NULL);
INSERT INTO seats VALUES ('4ddtwtxszdrt2xu3', 'w8hk7wvsfswu', NULL);
INSERT INTO seats VALUES ('99ekvyyp5czbunux', 'r32xtxqtntbu', NULL);
INSERT INTO seats VALUES ('99ekvyyp5czbunux', 'w8hk7wvsfswu', NULL);
INSERT INTO seats VALUES ('k6zvv2umn54vhvgd', 'th65zeuuda9z', NULL);
INSERT INTO seats VALUES ('m03csp5h6uq46c8s', '9re98mdn3jth', NULL);
INSERT INTO seats VALUES ('m03csp5h6uq46c8s', 'r7gj8syqjjw6', NULL);

INSERT INTO secrets VALUES ('origin', '8392398bf061e277774fd1145fce39e2431234cb6218b870389d3efaffefa10c');
INSERT INTO secrets VALUES ('token', '8c9bae5080f879d358b15501204d2bbeebadf9389e58ac165338f91dd0635c31');
INSERT INTO secrets VALUES ('tokens dated since', '1795085610570');
INSERT INTO secrets VALUES ('vapid', 'MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgA19SJg7e-K9rew637rk1u83NkBXDzsVMAgOk50HZ0SGhRANCAAREcnPO3c7ku89Uc_fbPS1YRKRy8nnBpIJgU9Lx7KLHgDgl8R-dqOCCt3-h9Ez1J3hLObqVjBH3PYd2xUqTTyky');

INSERT INTO sessions VALUES ('j9cng2nrv8ee5qqaetnz', '4ddtwtxszdrt2xu3', 1795085611087, 1795085612633, '', 0, NULL);
INSERT INTO sessions VALUES ('pgmad968pftk38edpkda', '99ekvyyp5czbunux', 1795085611232, 1795085612648, '', 0, NULL);
INSERT INTO sessions VALUES ('q5db2cj0qf4hmept74t4', 'k6zvv2umn54vhvgd', 1795085611375, 1795085611481, '', 0, NULL);
INSERT INTO sessions VALUES ('xgwkvx9b8fdtcpm7n0az', 'm03csp5h6uq46c8s', 1795085610878, 1795085611415, '', 0, NULL);
INSERT INTO sessions VALUES ('zuvdp5ns3n84hbbfym22', '0mu0rvp4p8fkpdp4', 1795085610702, 1795085611393, '', 0, NULL);

INSERT INTO solver_ratings VALUES ('0mu0rvp4p8fkpdp4', 44680, 45723, 90067, 2, 1795085612712);
INSERT INTO solver_ratings VALUES ('m03csp5h6uq46c8s', 151763, 47687, 89999, 1, 1795085612720);

INSERT INTO told VALUES ('kzrhrgtm', 'm03csp5h6uq46c8s', 'warning', 'maze', 1795085612856, 9000000000000, 1795085612861);
INSERT INTO told VALUES ('svvdzr2r', 'k6zvv2umn54vhvgd', 'ban', 'cheating', 1795085611575, 9000000000000, NULL);

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

ALTER TABLE ONLY early_leaves
    ADD CONSTRAINT early_leaves_pkey PRIMARY KEY (person, game);

ALTER TABLE ONLY erasures
    ADD CONSTRAINT erasures_pkey PRIMARY KEY (person);

ALTER TABLE ONLY events
    ADD CONSTRAINT events_pkey PRIMARY KEY (game, seq);

ALTER TABLE ONLY follows
    ADD CONSTRAINT follows_pkey PRIMARY KEY (person, followed);

ALTER TABLE ONLY gallery_mazes
    ADD CONSTRAINT gallery_mazes_pkey PRIMARY KEY (id);

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

ALTER TABLE ONLY maze_games
    ADD CONSTRAINT maze_games_pkey PRIMARY KEY (maze);

ALTER TABLE ONLY mutes
    ADD CONSTRAINT mutes_pkey PRIMARY KEY (person, muted);

ALTER TABLE ONLY names
    ADD CONSTRAINT names_pkey PRIMARY KEY (game, seq, nth);

ALTER TABLE ONLY notice_settings
    ADD CONSTRAINT notice_settings_pkey PRIMARY KEY (person);

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

ALTER TABLE ONLY person_notices
    ADD CONSTRAINT person_notices_pkey PRIMARY KEY (id);

ALTER TABLE ONLY personal_tokens
    ADD CONSTRAINT personal_tokens_pkey PRIMARY KEY (id);

ALTER TABLE ONLY presence
    ADD CONSTRAINT presence_pkey PRIMARY KEY (game, node);

ALTER TABLE ONLY push_deliveries
    ADD CONSTRAINT push_deliveries_pkey PRIMARY KEY (id);

ALTER TABLE ONLY push_subscriptions
    ADD CONSTRAINT push_subscriptions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY puzzle_attempts
    ADD CONSTRAINT puzzle_attempts_pkey PRIMARY KEY (person, puzzle);

ALTER TABLE ONLY puzzle_ratings
    ADD CONSTRAINT puzzle_ratings_pkey PRIMARY KEY (puzzle);

ALTER TABLE ONLY rated_games
    ADD CONSTRAINT rated_games_pkey PRIMARY KEY (game);

ALTER TABLE ONLY rating_changes
    ADD CONSTRAINT rating_changes_pkey PRIMARY KEY (number);

ALTER TABLE ONLY ratings
    ADD CONSTRAINT ratings_pkey PRIMARY KEY (person, pool);

ALTER TABLE ONLY recovery_codes
    ADD CONSTRAINT recovery_codes_pkey PRIMARY KEY (person, code);

ALTER TABLE ONLY refunds_due
    ADD CONSTRAINT refunds_due_pkey PRIMARY KEY (ban);

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

ALTER TABLE ONLY solver_ratings
    ADD CONSTRAINT solver_ratings_pkey PRIMARY KEY (person);

ALTER TABLE ONLY told
    ADD CONSTRAINT told_pkey PRIMARY KEY (id);

ALTER TABLE ONLY workers
    ADD CONSTRAINT workers_pkey PRIMARY KEY (name);

CREATE UNIQUE INDEX accounts_name ON accounts USING btree (name_key);

CREATE INDEX audit_moderator ON audit USING btree (moderator);

CREATE INDEX audit_subject ON audit USING btree (subject);

CREATE INDEX blocks_blocked ON blocks USING btree (blocked);

CREATE INDEX case_notes_case ON case_notes USING btree (report_case);

CREATE INDEX challenges_challenged ON challenges USING btree (challenged);

CREATE INDEX challenges_challenger ON challenges USING btree (challenger);

CREATE INDEX challenges_due ON challenges USING btree (expires) WHERE (state = 'open'::text);

CREATE INDEX early_leaves_at ON early_leaves USING btree (at);

CREATE INDEX erasures_pending ON erasures USING btree (asked) WHERE (done IS NULL);

CREATE UNIQUE INDEX events_nonce ON events USING btree (game, nonce) WHERE (nonce IS NOT NULL);

CREATE INDEX follows_followed ON follows USING btree (followed);

CREATE INDEX gallery_mazes_person ON gallery_mazes USING btree (person);

CREATE INDEX gallery_mazes_published ON gallery_mazes USING btree (published);

CREATE UNIQUE INDEX gallery_mazes_word ON gallery_mazes USING btree (word);

CREATE INDEX games_aborted ON games USING btree (phase, at) WHERE ((phase = 'over'::text) AND ((((summary)::json -> 'ending'::text) ->> 'cause'::text) = 'aborted'::text));

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

CREATE INDEX mutes_muted ON mutes USING btree (muted);

CREATE INDEX names_person ON names USING btree (person);

CREATE UNIQUE INDEX passkeys_credential ON passkeys USING btree (credential);

CREATE INDEX passkeys_person ON passkeys USING btree (person);

CREATE INDEX person_notices_done ON person_notices USING btree (done) WHERE (done IS NOT NULL);

CREATE INDEX person_notices_due ON person_notices USING btree (due) WHERE (done IS NULL);

CREATE INDEX person_notices_person ON person_notices USING btree (person);

CREATE INDEX personal_tokens_ended ON personal_tokens USING btree (ended) WHERE (ended IS NOT NULL);

CREATE INDEX personal_tokens_person ON personal_tokens USING btree (person);

CREATE INDEX presence_node ON presence USING btree (node);

CREATE INDEX push_deliveries_due ON push_deliveries USING btree (due);

CREATE INDEX push_deliveries_subscription ON push_deliveries USING btree (subscription);

CREATE INDEX push_subscriptions_person ON push_subscriptions USING btree (person);

CREATE INDEX rated_games_open ON rated_games USING btree (game) WHERE (state = 'open'::text);

CREATE UNIQUE INDEX rating_changes_once ON rating_changes USING btree (game, person, kind, pool);

CREATE INDEX rating_changes_person ON rating_changes USING btree (person, number);

CREATE INDEX ratings_pool ON ratings USING btree (pool, rating);

CREATE UNIQUE INDEX report_cases_open ON report_cases USING btree (person) WHERE (closed IS NULL);

CREATE INDEX report_cases_person ON report_cases USING btree (person);

CREATE UNIQUE INDEX reports_once ON reports USING btree (report_case, reporter, game, maze);

CREATE INDEX reports_person ON reports USING btree (person);

CREATE INDEX reports_reporter ON reports USING btree (reporter);

CREATE INDEX reviews_age ON reviews USING btree (at);

CREATE INDEX seats_game ON seats USING btree (game);

CREATE INDEX sessions_ended ON sessions USING btree (ended) WHERE (ended IS NOT NULL);

CREATE INDEX sessions_person ON sessions USING btree (person);

CREATE INDEX told_person ON told USING btree (person);

CREATE TRIGGER audit_is_append_only BEFORE UPDATE ON audit FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();

CREATE TRIGGER audit_is_kept BEFORE TRUNCATE ON audit FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();

CREATE TRIGGER audit_is_not_deleted BEFORE DELETE ON audit FOR EACH ROW EXECUTE FUNCTION keep_audit();
