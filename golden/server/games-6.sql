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
CREATE TABLE audit (
  id TEXT PRIMARY KEY,
  at INTEGER NOT NULL,
  moderator TEXT NOT NULL,
  act TEXT NOT NULL,
  subject TEXT NOT NULL,
  note TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE blocks (
  person TEXT NOT NULL,
  blocked TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (person, blocked)
) STRICT, WITHOUT ROWID;
CREATE TABLE case_notes (
  id TEXT PRIMARY KEY,
  report_case TEXT NOT NULL,
  at INTEGER NOT NULL,
  moderator TEXT NOT NULL,
  note TEXT NOT NULL
) STRICT, WITHOUT ROWID;
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
CREATE TABLE early_leaves (
  person TEXT NOT NULL,
  game TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (person, game)
) STRICT, WITHOUT ROWID;
CREATE TABLE erasures (
  person TEXT PRIMARY KEY,
  asked INTEGER NOT NULL,
  lease INTEGER NOT NULL DEFAULT 0,
  done INTEGER
) STRICT, WITHOUT ROWID;
CREATE TABLE events (
  game TEXT NOT NULL,
  seq INTEGER NOT NULL,
  at INTEGER NOT NULL,
  nonce TEXT,
  version INTEGER NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (game, seq)
) STRICT, WITHOUT ROWID;
CREATE TABLE follows (
  person TEXT NOT NULL,
  followed TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (person, followed)
) STRICT, WITHOUT ROWID;
CREATE TABLE gallery_mazes (
  id TEXT PRIMARY KEY,
  person TEXT NOT NULL,
  word TEXT NOT NULL,
  name TEXT NOT NULL,
  squares INTEGER NOT NULL,
  winner TEXT NOT NULL,
  verdict TEXT NOT NULL,
  published INTEGER NOT NULL,
  hidden INTEGER
) STRICT, WITHOUT ROWID;
CREATE TABLE games (
  id TEXT PRIMARY KEY,
  seed TEXT NOT NULL,
  phase TEXT NOT NULL,
  public INTEGER NOT NULL,
  pairing TEXT,
  clocked INTEGER NOT NULL,
  at INTEGER NOT NULL,
  wake INTEGER,
  summary TEXT NOT NULL
, creator TEXT, origin TEXT) STRICT, WITHOUT ROWID;
CREATE TABLE heartbeats (node TEXT PRIMARY KEY, at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE held_names (
  name TEXT PRIMARY KEY,
  person TEXT NOT NULL,
  until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE links (
  code TEXT PRIMARY KEY,
  person TEXT NOT NULL,
  name TEXT NOT NULL,
  expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE mail_addresses (
  person TEXT NOT NULL,
  verified INTEGER NOT NULL,
  address TEXT NOT NULL,
  address_key TEXT NOT NULL,
  language TEXT NOT NULL,
  since INTEGER NOT NULL,
  PRIMARY KEY (person, verified)
) STRICT, WITHOUT ROWID;
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
CREATE TABLE maze_games (
  maze TEXT PRIMARY KEY,
  games INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE mutes (
  person TEXT NOT NULL,
  muted TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (person, muted)
) STRICT, WITHOUT ROWID;
CREATE TABLE names (
  game TEXT NOT NULL,
  seq INTEGER NOT NULL,
  nth INTEGER NOT NULL,
  person TEXT NOT NULL,
  name TEXT NOT NULL,
  PRIMARY KEY (game, seq, nth)
) STRICT, WITHOUT ROWID;
CREATE TABLE notice_settings (
  person TEXT PRIMARY KEY,
  body TEXT NOT NULL,
  mail INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE notices (name TEXT PRIMARY KEY, at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE online (
  person TEXT PRIMARY KEY,
  at INTEGER NOT NULL
, told INTEGER NOT NULL DEFAULT 0) STRICT, WITHOUT ROWID;
CREATE TABLE passes (name TEXT PRIMARY KEY, last TEXT NOT NULL, done INTEGER) STRICT, WITHOUT ROWID;
CREATE TABLE passkey_ceremonies (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL,
  person TEXT NOT NULL,
  state TEXT NOT NULL,
  expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE passkeys (
  id TEXT PRIMARY KEY,
  person TEXT NOT NULL,
  credential TEXT NOT NULL,
  public_key TEXT NOT NULL,
  label TEXT NOT NULL,
  created INTEGER NOT NULL,
  used INTEGER
) STRICT, WITHOUT ROWID;
CREATE TABLE person_notices (
  id TEXT PRIMARY KEY,
  person TEXT NOT NULL,
  kind TEXT NOT NULL,
  subject TEXT NOT NULL,
  turn INTEGER NOT NULL,
  at INTEGER NOT NULL,
  due INTEGER NOT NULL,
  lease INTEGER NOT NULL DEFAULT 0,
  done INTEGER
) STRICT, WITHOUT ROWID;
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
CREATE TABLE push_deliveries (
  id TEXT PRIMARY KEY,
  notice TEXT NOT NULL,
  person TEXT NOT NULL,
  subscription TEXT NOT NULL,
  created INTEGER NOT NULL,
  due INTEGER NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  handed INTEGER NOT NULL DEFAULT 0,
  lease INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;
CREATE TABLE push_subscriptions (
  id TEXT PRIMARY KEY,
  person TEXT NOT NULL,
  endpoint TEXT NOT NULL,
  public_key TEXT NOT NULL,
  auth TEXT NOT NULL,
  language TEXT NOT NULL,
  session TEXT NOT NULL,
  created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE puzzle_attempts (
  person TEXT NOT NULL,
  puzzle TEXT NOT NULL,
  id TEXT NOT NULL,
  solved INTEGER NOT NULL,
  rating INTEGER NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (person, puzzle)
) STRICT, WITHOUT ROWID;
CREATE TABLE puzzle_ratings (
  puzzle TEXT PRIMARY KEY,
  rating INTEGER NOT NULL,
  deviation INTEGER NOT NULL,
  volatility INTEGER NOT NULL,
  attempts INTEGER NOT NULL,
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE rated_games (
  game TEXT PRIMARY KEY,
  state TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE rating_changes (
  number INTEGER PRIMARY KEY,
  game TEXT NOT NULL,
  person TEXT NOT NULL,
  pool TEXT NOT NULL,
  kind TEXT NOT NULL,
  seat INTEGER NOT NULL,
  began INTEGER NOT NULL,
  result TEXT NOT NULL,
  moves INTEGER NOT NULL,
  at INTEGER NOT NULL,
  games INTEGER NOT NULL,
  rating_before INTEGER NOT NULL,
  deviation_before INTEGER NOT NULL,
  volatility_before INTEGER NOT NULL,
  rating_after INTEGER NOT NULL,
  deviation_after INTEGER NOT NULL,
  volatility_after INTEGER NOT NULL
) STRICT;
CREATE TABLE ratings (
  person TEXT NOT NULL,
  pool TEXT NOT NULL,
  rating INTEGER NOT NULL,
  deviation INTEGER NOT NULL,
  volatility INTEGER NOT NULL,
  games INTEGER NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (person, pool)
) STRICT, WITHOUT ROWID;
CREATE TABLE recovery_codes (
  person TEXT NOT NULL,
  code TEXT NOT NULL,
  PRIMARY KEY (person, code)
) STRICT, WITHOUT ROWID;
CREATE TABLE refunds_due (
  ban TEXT PRIMARY KEY,
  person TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE renames (
  person TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
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
CREATE TABLE reports (
  id TEXT PRIMARY KEY,
  report_case TEXT NOT NULL,
  reporter TEXT NOT NULL,
  person TEXT NOT NULL,
  name TEXT NOT NULL,
  reason TEXT NOT NULL,
  game TEXT NOT NULL,
  at INTEGER NOT NULL
, maze TEXT NOT NULL DEFAULT '') STRICT, WITHOUT ROWID;
CREATE TABLE reviews (
  game TEXT NOT NULL,
  engine TEXT NOT NULL,
  at INTEGER NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (game, engine)
) STRICT, WITHOUT ROWID;
CREATE TABLE revocations (person TEXT PRIMARY KEY, before INTEGER NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE sanctions (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL,
  subject TEXT NOT NULL,
  until INTEGER NOT NULL,
  reason TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE seats (
  person TEXT NOT NULL,
  game TEXT NOT NULL, seen INTEGER,
  PRIMARY KEY (person, game)
) STRICT, WITHOUT ROWID;
CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE sessions (
  id TEXT PRIMARY KEY,
  person TEXT NOT NULL,
  created INTEGER NOT NULL,
  used INTEGER NOT NULL,
  device TEXT NOT NULL,
  reset_until INTEGER NOT NULL,
  ended INTEGER
) STRICT, WITHOUT ROWID;
CREATE TABLE sign_in_codes (
  code TEXT PRIMARY KEY,
  person TEXT NOT NULL,
  kind TEXT NOT NULL,
  expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE solver_ratings (
  person TEXT PRIMARY KEY,
  rating INTEGER NOT NULL,
  deviation INTEGER NOT NULL,
  volatility INTEGER NOT NULL,
  attempts INTEGER NOT NULL,
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE told (
  id TEXT PRIMARY KEY,
  person TEXT NOT NULL,
  kind TEXT NOT NULL,
  reason TEXT NOT NULL,
  at INTEGER NOT NULL,
  until INTEGER NOT NULL
, read INTEGER) STRICT, WITHOUT ROWID;
INSERT INTO accounts VALUES('0mu0rvp4p8fkpdp4','Ada','ada','player',1795085610683,'$argon2id$v=19$m=19456,t=2,p=1$WriwKF7BRxl9ZcJ6WLVW9g$C5s8cSks9Yh6rLyJ4BCTahvk4EpgQcy5In4tYC/b90E','',0);
INSERT INTO accounts VALUES('4ddtwtxszdrt2xu3','Cid','cld','player',1795085611083,'$argon2id$v=19$m=19456,t=2,p=1$0CUXaxYgcYil8x9GOvJKPA$texgC35BmP7yJ0pPi/vgdmcZutznnk6txOaNoXg6sIc','',0);
INSERT INTO accounts VALUES('99ekvyyp5czbunux','Dan','dan','player',1795085611224,'$argon2id$v=19$m=19456,t=2,p=1$AtTm+FF9BHxd62ceosSI7g$J39JVG2UiZRLBlPNPuREYgynkdFqx5jE9gLsjCiiL9o','',0);
INSERT INTO accounts VALUES('k6zvv2umn54vhvgd','Eve','eve','player',1795085611372,'$argon2id$v=19$m=19456,t=2,p=1$oy5LhyEjXmRXvUgcFWdBzQ$1OldMkHiJiCehWm/qPpPmweh/Vwuxn5R2v/XLtI4bCg','',0);
INSERT INTO accounts VALUES('m03csp5h6uq46c8s','Ben','ben','player',1795085610847,'$argon2id$v=19$m=19456,t=2,p=1$AwwimfxPz75RojKu2yiNGg$dUgU2Bqxj3BWaP8AJUQp5hgnZc0vgA52crW4G7zctKU','',0);
INSERT INTO audit VALUES('1795085611575h8crvafm',1795085611575,'Mod','ban','k6zvv2umn54vhvgd','2026-11-20 10:53 UTC');
INSERT INTO audit VALUES('17950856128518wvyn42c',1795085612851,'Mod','hide','mm0jd63jaq5c','a word');
INSERT INTO audit VALUES('1795085612856hbqnybsy',1795085612856,'Mod','warn','m03csp5h6uq46c8s','');
INSERT INTO case_notes VALUES('1795085612841tsgazd09','70fdsh385xav',1795085612841,'Mod','seen');
INSERT INTO events VALUES('9re98mdn3jth',1,1795085613074,NULL,1,'{"event":"created","by":{"id":"m03csp5h6uq46c8s","name":"Guest m03c","unnamed":true},"table":{"game":"quoridor","seats":2,"clock":{"kind":"correspondence","days":2},"starts":{"seat":1},"public":false,"repetition":true},"commitment":"b365658b6e875d05831fb393f5e10e455aefc18007e22faf20b90d0991d8924e","first_move_untimed":true,"laws":1}');
INSERT INTO events VALUES('9re98mdn3jth',2,1795085613074,NULL,1,'{"event":"joined","seat":1,"who":{"id":"m03csp5h6uq46c8s","name":"Guest m03c","unnamed":true}}');
INSERT INTO events VALUES('9re98mdn3jth',3,1795085613079,'0mu0rvp4p8fkpdp4 n0',1,'{"event":"joined","seat":2,"who":{"id":"0mu0rvp4p8fkpdp4","name":"Guest 0mu0","unnamed":true},"luck":""}');
INSERT INTO events VALUES('9re98mdn3jth',4,1795085613079,NULL,1,'{"event":"started","position":"e1,e9 10,10 1 -"}');
INSERT INTO events VALUES('9re98mdn3jth',5,1795085613102,'m03csp5h6uq46c8s n5',1,'{"event":"moved","seat":1,"word":"e2"}');
INSERT INTO events VALUES('r32xtxqtntbu',1,1795085612792,NULL,1,'{"event":"created","by":{"id":"4ddtwtxszdrt2xu3","name":"Guest 4ddt","unnamed":true},"table":{"game":"pacman","seats":2,"maze":"4x4.3.a1.d4___.a4d1.b2vc3h","clock":{"kind":"none"},"starts":"random","public":false,"repetition":true},"commitment":"77eb8f40ab02b5ebf18e37b9a4fd7b8fdfee59204753016ecd87de0cc3bb4b2e","first_move_untimed":true,"laws":1,"absence_minutes":4320}');
INSERT INTO events VALUES('r32xtxqtntbu',2,1795085612792,NULL,1,'{"event":"joined","seat":1,"who":{"id":"4ddtwtxszdrt2xu3","name":"Guest 4ddt","unnamed":true}}');
INSERT INTO events VALUES('r32xtxqtntbu',3,1795085612798,'99ekvyyp5czbunux 91ece057cb25adb07e24924d',1,'{"event":"joined","seat":2,"who":{"id":"99ekvyyp5czbunux","name":"Guest 99ek","unnamed":true},"luck":""}');
INSERT INTO events VALUES('r32xtxqtntbu',4,1795085612798,NULL,1,'{"event":"started","position":"a1 d4,-,-,- a4,d1 3 pac 4x4.3.a1.d4___.a4d1.b2vc3h"}');
INSERT INTO events VALUES('r7gj8syqjjw6',1,1795085611395,NULL,1,'{"event":"created","by":{"id":"0mu0rvp4p8fkpdp4","name":"Guest 0mu0","unnamed":true},"table":{"game":"quoridor","seats":2,"clock":{"kind":"fischer","seconds":180,"increment":2},"starts":{"seat":1},"public":true,"repetition":true,"rated":true},"commitment":"3d2a49ed925bdc1c823894fb0194a051fb6e3b8d51c4e98808770b018105bfda","first_move_untimed":true,"first_move_seconds":60,"laws":2}');
INSERT INTO events VALUES('r7gj8syqjjw6',2,1795085611395,NULL,1,'{"event":"joined","seat":1,"who":{"id":"0mu0rvp4p8fkpdp4","name":"Guest 0mu0","unnamed":true}}');
INSERT INTO events VALUES('r7gj8syqjjw6',3,1795085611415,'m03csp5h6uq46c8s b54ad7d9260adfe1f07d8c8f',1,'{"event":"joined","seat":2,"who":{"id":"m03csp5h6uq46c8s","name":"Guest m03c","unnamed":true},"luck":""}');
INSERT INTO events VALUES('r7gj8syqjjw6',4,1795085611415,NULL,1,'{"event":"started","position":"e1,e9 10,10 1 -"}');
INSERT INTO events VALUES('r7gj8syqjjw6',5,1795085611438,'0mu0rvp4p8fkpdp4 05cb2166d44f7a1280d726b9',1,'{"event":"moved","seat":1,"word":"e2"}');
INSERT INTO events VALUES('r7gj8syqjjw6',6,1795085611452,'m03csp5h6uq46c8s 7895e420661f63af0fd95bc9',1,'{"event":"moved","seat":2,"word":"e8"}');
INSERT INTO events VALUES('r7gj8syqjjw6',7,1795085611457,'m03csp5h6uq46c8s 19c6af172552b100fd520d49',1,'{"event":"departed","seat":2,"why":"resign"}');
INSERT INTO events VALUES('r7gj8syqjjw6',8,1795085611457,NULL,1,'{"event":"ended","outcome":"1,0","cause":"resign","seed":"2cd4310553c3c9ef1577b5062ea8c5d6764a91d792cbb474e545ed50fb5be92f"}');
INSERT INTO events VALUES('th65zeuuda9z',1,1795085611483,NULL,1,'{"event":"created","by":{"id":"k6zvv2umn54vhvgd","name":"Guest k6zv","unnamed":true},"table":{"game":"quoridor","seats":2,"clock":{"kind":"fischer","seconds":180,"increment":2},"starts":{"seat":1},"public":true,"repetition":true,"rated":true},"commitment":"6881268a5cb6f5af43a4276a7222ecf5f2a105ae3f09b8d06aac8bb541a71300","first_move_untimed":true,"first_move_seconds":60,"laws":2}');
INSERT INTO events VALUES('th65zeuuda9z',2,1795085611483,NULL,1,'{"event":"joined","seat":1,"who":{"id":"k6zvv2umn54vhvgd","name":"Guest k6zv","unnamed":true}}');
INSERT INTO events VALUES('th65zeuuda9z',3,1795085611494,'0mu0rvp4p8fkpdp4 56ded00c9aee1bf8f10930c0',1,'{"event":"joined","seat":2,"who":{"id":"0mu0rvp4p8fkpdp4","name":"Guest 0mu0","unnamed":true},"luck":""}');
INSERT INTO events VALUES('th65zeuuda9z',4,1795085611494,NULL,1,'{"event":"started","position":"e1,e9 10,10 1 -"}');
INSERT INTO events VALUES('th65zeuuda9z',5,1795085611510,'k6zvv2umn54vhvgd fd9d62f4beb396883f390d31',1,'{"event":"moved","seat":1,"word":"e2"}');
INSERT INTO events VALUES('th65zeuuda9z',6,1795085611520,'0mu0rvp4p8fkpdp4 8f07fba1a74219443470c3a9',1,'{"event":"moved","seat":2,"word":"e8"}');
INSERT INTO events VALUES('th65zeuuda9z',7,1795085611534,'0mu0rvp4p8fkpdp4 a6780d5960b8ff442e1f76b6',1,'{"event":"departed","seat":2,"why":"resign"}');
INSERT INTO events VALUES('th65zeuuda9z',8,1795085611534,NULL,1,'{"event":"ended","outcome":"1,0","cause":"resign","seed":"bc631efa10722cf175dd23617297983fce729e09d40cb8b613efb796f4b522f9"}');
INSERT INTO events VALUES('w8hk7wvsfswu',1,1795085612634,NULL,1,'{"event":"created","by":{"id":"4ddtwtxszdrt2xu3","name":"Guest 4ddt","unnamed":true},"table":{"game":"quoridor","seats":2,"clock":{"kind":"fischer","seconds":180,"increment":2},"starts":{"seat":1},"public":true,"repetition":true,"rated":true},"commitment":"a462db4b5ccc9922999597f94347f4ec2b0b9ffdddeb332d9564547b36bcc6dc","first_move_untimed":true,"first_move_seconds":60,"laws":2}');
INSERT INTO events VALUES('w8hk7wvsfswu',2,1795085612634,NULL,1,'{"event":"joined","seat":1,"who":{"id":"4ddtwtxszdrt2xu3","name":"Guest 4ddt","unnamed":true}}');
INSERT INTO events VALUES('w8hk7wvsfswu',3,1795085612648,'99ekvyyp5czbunux 1384ca73d89bc6473506a4d3',1,'{"event":"joined","seat":2,"who":{"id":"99ekvyyp5czbunux","name":"Guest 99ek","unnamed":true},"luck":""}');
INSERT INTO events VALUES('w8hk7wvsfswu',4,1795085612648,NULL,1,'{"event":"started","position":"e1,e9 10,10 1 -"}');
INSERT INTO events VALUES('w8hk7wvsfswu',5,1795085612662,'4ddtwtxszdrt2xu3 7265ea9dca2f1e9ff46c15a4',1,'{"event":"moved","seat":1,"word":"e2"}');
INSERT INTO events VALUES('w8hk7wvsfswu',6,1795085612674,'99ekvyyp5czbunux cb5e697c97a079df8209a6b0',1,'{"event":"moved","seat":2,"word":"e8"}');
INSERT INTO events VALUES('w8hk7wvsfswu',7,1795085613182,NULL,1,'{"event":"departed","seat":2,"why":"resign"}');
INSERT INTO events VALUES('w8hk7wvsfswu',8,1795085613182,NULL,1,'{"event":"ended","outcome":"1,0","cause":"resign","seed":"ad2df28a27d71ed01bca7f15b017e38a1badd1c2a8952792acfb284c31bb7b05"}');
INSERT INTO gallery_mazes VALUES('mm0jd63jaq5c','m03csp5h6uq46c8s','5x5.2.a1.e5___.a5e1.b2v','Field',25,'pacman','[{"verdict":"win","turns":5},{"verdict":"win","turns":5}]',1795085612742,1795085612851);
INSERT INTO gallery_mazes VALUES('yznc6xz2xmda','0mu0rvp4p8fkpdp4','4x4.3.a1.d4___.a4d1.b2vc3h','Yard',16,'pacman','[{"verdict":"win","turns":4},{"verdict":"win","turns":4},{"verdict":"win","turns":4}]',1795085612729,NULL);
INSERT INTO games VALUES('9re98mdn3jth','63ea5f2c26e6262073fff3d33382f3ef98e594bee95d2224b342f10ac1754d02','live',0,NULL,1,1795085613102,1795258413603,'{"table":"9re98mdn3jth","game":"quoridor","seats":[{"holder":"person","id":"m03csp5h6uq46c8s","name":"Ben","account":true},{"holder":"person","id":"0mu0rvp4p8fkpdp4","name":"Ada","account":true}],"clock":{"kind":"correspondence","days":2},"options":0,"maze":false,"phase":"live","at":1795085613102}','m03csp5h6uq46c8s','_NleZ8Rl4GvMrdCc');
INSERT INTO games VALUES('r32xtxqtntbu','8cd4ba1eca7ed91ba5c0120faafddd0d4c616e71b53f9ba458b8f0b756752807','live',0,NULL,0,1795085612798,NULL,'{"table":"r32xtxqtntbu","game":"pacman","seats":[{"holder":"person","id":"4ddtwtxszdrt2xu3","name":"Cid","account":true},{"holder":"person","id":"99ekvyyp5czbunux","name":"Dan","account":true}],"clock":{"kind":"none"},"options":0,"maze":true,"phase":"live","at":1795085612798}','4ddtwtxszdrt2xu3','_NleZ8Rl4GvMrdCc');
INSERT INTO games VALUES('r7gj8syqjjw6','2cd4310553c3c9ef1577b5062ea8c5d6764a91d792cbb474e545ed50fb5be92f','over',1,NULL,1,1795085611457,NULL,'{"table":"r7gj8syqjjw6","game":"quoridor","seats":[{"holder":"person","id":"0mu0rvp4p8fkpdp4","name":"Ada","account":true},{"holder":"person","id":"m03csp5h6uq46c8s","name":"Ben","account":true}],"clock":{"kind":"fischer","seconds":180,"increment":2},"options":0,"maze":false,"phase":"over","rated":true,"ending":{"outcome":"1,0","cause":"resign"},"at":1795085611457}','0mu0rvp4p8fkpdp4',NULL);
INSERT INTO games VALUES('th65zeuuda9z','bc631efa10722cf175dd23617297983fce729e09d40cb8b613efb796f4b522f9','over',1,NULL,1,1795085611534,NULL,'{"table":"th65zeuuda9z","game":"quoridor","seats":[{"holder":"person","id":"k6zvv2umn54vhvgd","name":"Eve","account":true},{"holder":"person","id":"0mu0rvp4p8fkpdp4","name":"Ada","account":true}],"clock":{"kind":"fischer","seconds":180,"increment":2},"options":0,"maze":false,"phase":"over","rated":true,"ending":{"outcome":"1,0","cause":"resign"},"at":1795085611534}','k6zvv2umn54vhvgd',NULL);
INSERT INTO games VALUES('w8hk7wvsfswu','ad2df28a27d71ed01bca7f15b017e38a1badd1c2a8952792acfb284c31bb7b05','over',1,NULL,1,1795085613182,NULL,'{"table":"w8hk7wvsfswu","game":"quoridor","seats":[{"holder":"person","id":"4ddtwtxszdrt2xu3","name":"Cid","account":true},{"holder":"person","id":"99ekvyyp5czbunux","name":"Dan","account":true}],"clock":{"kind":"fischer","seconds":180,"increment":2},"options":0,"maze":false,"phase":"over","rated":true,"ending":{"outcome":"1,0","cause":"resign"},"at":1795085613182}','4ddtwtxszdrt2xu3',NULL);
INSERT INTO heartbeats VALUES('vm:42529',1795085613108);
INSERT INTO mail_addresses VALUES('0mu0rvp4p8fkpdp4',1,'ada@example.net','ada@example.net','en',1795085612991);
INSERT INTO maze_games VALUES('4x4.3.a1.d4___.a4d1.b2vc3h',1);
INSERT INTO mutes VALUES('0mu0rvp4p8fkpdp4','m03csp5h6uq46c8s',1795085612866);
INSERT INTO notice_settings VALUES('0mu0rvp4p8fkpdp4','{"push":["turn","start","challenge","reminder"],"mail":["turn"],"language":"nl","devices":0}',1);
INSERT INTO notice_settings VALUES('m03csp5h6uq46c8s','{"push":["challenge"],"mail":[],"quiet":{"from":1320,"until":420,"offset":60},"devices":0}',0);
INSERT INTO notices VALUES('audit',1763549610621);
INSERT INTO online VALUES('0mu0rvp4p8fkpdp4',1795085611393,1795085611393);
INSERT INTO online VALUES('4ddtwtxszdrt2xu3',1795085612633,1795085612633);
INSERT INTO online VALUES('99ekvyyp5czbunux',1795085612648,1795085612648);
INSERT INTO online VALUES('k6zvv2umn54vhvgd',1795085611481,1795085611481);
INSERT INTO online VALUES('m03csp5h6uq46c8s',1795085611415,1795085611415);
INSERT INTO passes VALUES('names','',1795085610626);
INSERT INTO person_notices VALUES('30kH8k_Tp7ykqAfpINqPh9kVsDY','0mu0rvp4p8fkpdp4','reminder','9re98mdn3jth',5,1795085613102,1795215213102,0,NULL);
INSERT INTO person_notices VALUES('Yjj2Y4z8Jqcw2K-a3Af5OCL4ALo','0mu0rvp4p8fkpdp4','turn','9re98mdn3jth',5,1795085613102,1795085618102,0,NULL);
INSERT INTO push_subscriptions VALUES('SadfGwTy99tjZAeYNAj7QbWzZD0','m03csp5h6uq46c8s','http://127.0.0.1:45699/send/0','BOpY5nhqzzSTNtWFvEaUY_Df1nf34uCpjGddm31KDOU4LHZ22WdUX2d826eHTLhZ0MARO1aIMlo1lWCTZCo0qW0','DYmq_lIdHoU7NxXbpMvGMg','en','xgwkvx9b8fdtcpm7n0az',1795085613004);
INSERT INTO puzzle_attempts VALUES('0mu0rvp4p8fkpdp4','q029d02','x2ac0f8eqymk0wsd',1,151815,1795085612702);
INSERT INTO puzzle_attempts VALUES('0mu0rvp4p8fkpdp4','q077tf6','wyb7qa7sbh0d8j89',0,44680,1795085612712);
INSERT INTO puzzle_attempts VALUES('m03csp5h6uq46c8s','q029d02','vfstdwyugn55zj68',1,151763,1795085612720);
INSERT INTO puzzle_ratings VALUES('q029d02',68940,14776,89996,2,1795085612720);
INSERT INTO puzzle_ratings VALUES('q077tf6',76556,14891,90024,1,1795085612712);
INSERT INTO rated_games VALUES('r7gj8syqjjw6','rated');
INSERT INTO rated_games VALUES('th65zeuuda9z','rated');
INSERT INTO rated_games VALUES('w8hk7wvsfswu','open');
INSERT INTO rating_changes VALUES(1,'r7gj8syqjjw6','0mu0rvp4p8fkpdp4','classic','game',1,1,'1',2,1795085611457,1,150000,50000,90000,174148,39669,89998);
INSERT INTO rating_changes VALUES(2,'r7gj8syqjjw6','m03csp5h6uq46c8s','classic','game',2,0,'0',2,1795085611457,1,150000,50000,90000,125852,39669,89998);
INSERT INTO rating_changes VALUES(3,'th65zeuuda9z','k6zvv2umn54vhvgd','classic','game',1,1,'1',2,1795085611534,1,150000,50000,90000,187751,38711,90002);
INSERT INTO rating_changes VALUES(4,'th65zeuuda9z','0mu0rvp4p8fkpdp4','classic','game',2,0,'0',2,1795085611534,2,174148,39669,89998,149444,34475,90001);
INSERT INTO rating_changes VALUES(5,'svvdzr2r','0mu0rvp4p8fkpdp4','classic','refund',0,0,'1/2',0,1795085611575,2,149444,34475,90001,164444,34475,90001);
INSERT INTO ratings VALUES('0mu0rvp4p8fkpdp4','classic',164444,34475,90001,2,1795085611534);
INSERT INTO ratings VALUES('k6zvv2umn54vhvgd','classic',187751,38711,90002,1,1795085611534);
INSERT INTO ratings VALUES('m03csp5h6uq46c8s','classic',125852,39669,89998,1,1795085611457);
INSERT INTO recovery_codes VALUES('0mu0rvp4p8fkpdp4','13914ab6724159f1ce15aa38581b859d2a517b0936f6cc956d908541374d6594');
INSERT INTO recovery_codes VALUES('0mu0rvp4p8fkpdp4','1ac7a8134069e4c1573db96924155c6605050836164beba3c19d2476b4ef0260');
INSERT INTO recovery_codes VALUES('0mu0rvp4p8fkpdp4','1f72bdaef6f6c445bccc338bd7e8e151a21f6f18fec78d62f8bd6ad3a8c681f9');
INSERT INTO recovery_codes VALUES('0mu0rvp4p8fkpdp4','25f6a2e6b1e761375ed664504eb0839e90f6cf36f416662fa8477dca30163941');
INSERT INTO recovery_codes VALUES('0mu0rvp4p8fkpdp4','2f17093bee4c27d5b5ccab80b107063b380fdccf21eb1bec4758e74a2d252e8d');
INSERT INTO recovery_codes VALUES('0mu0rvp4p8fkpdp4','9cb1f989a7899d48261e9738d997b0e47875ec0b5ae01c72579eea882839eec2');
INSERT INTO recovery_codes VALUES('0mu0rvp4p8fkpdp4','9fc289a57b7ddb06f923cadb72b0ba87dc60b7e03149c45f99dc9fb01d480a8b');
INSERT INTO recovery_codes VALUES('0mu0rvp4p8fkpdp4','bae01b1c2ebe615709d8742f88a067456444cb966aa829c537dc124352a49aea');
INSERT INTO recovery_codes VALUES('0mu0rvp4p8fkpdp4','ce073de15c405979717f6e27fb0993f5b90152b4214e178004a3d7cb962ab2ee');
INSERT INTO recovery_codes VALUES('0mu0rvp4p8fkpdp4','db59ab52c0b201445e62322438a37b92498764eb1bb6830b9ab2ad7356547607');
INSERT INTO recovery_codes VALUES('4ddtwtxszdrt2xu3','07ec105a62b7ee8ba5e34754d035570f64b56e00dd1183fa5380b92773b14b07');
INSERT INTO recovery_codes VALUES('4ddtwtxszdrt2xu3','18bdd1ab49eb01031333f22511ff904133f84fc6b97ad8fccebc04443fdb23f3');
INSERT INTO recovery_codes VALUES('4ddtwtxszdrt2xu3','2a203c7700501e90becbdb233dc56dd568ec7b11eb4de532b5228adee210f333');
INSERT INTO recovery_codes VALUES('4ddtwtxszdrt2xu3','4a89c5537fb8451a90d3b592f3e1760b7c2b4ed8aaddea3dbc85fd480bcb54a4');
INSERT INTO recovery_codes VALUES('4ddtwtxszdrt2xu3','522681c428f21df61d1782ade63805f1b0d04d2db5b577e2ca43114329bc9080');
INSERT INTO recovery_codes VALUES('4ddtwtxszdrt2xu3','870bda79512d5b6e4f38285dae0b06b58af0b4310003cfa33ae5a178dfbb5037');
INSERT INTO recovery_codes VALUES('4ddtwtxszdrt2xu3','a96497adc4ca918378c7ebb4856ddf140e42238366e487317327ad3c5678fdd0');
INSERT INTO recovery_codes VALUES('4ddtwtxszdrt2xu3','d7bba793538aacf9bee608ea720e883d946f5657607930d2969444939acccd18');
INSERT INTO recovery_codes VALUES('4ddtwtxszdrt2xu3','d7dc08a8ba67092d6357929c078c94ed2bc3553826542211d5f18565f7251671');
INSERT INTO recovery_codes VALUES('4ddtwtxszdrt2xu3','eeb9a76da91c7f595c10cb5459835ef8e148fa6e999f560ff08cb12306f9526e');
INSERT INTO recovery_codes VALUES('99ekvyyp5czbunux','0d2332380e2c82b1c8e27a493df49128fa514248c8df4e414579fb94f449ad55');
INSERT INTO recovery_codes VALUES('99ekvyyp5czbunux','34e35f93435806b9c987e5cc046c4c7d36f138aaf959d4b702b0e9b9ee96aaef');
INSERT INTO recovery_codes VALUES('99ekvyyp5czbunux','422d948ce12b842ee428813c0384576c944102178b0eab0bdaf0cefd5a1a7ed5');
INSERT INTO recovery_codes VALUES('99ekvyyp5czbunux','6ef143be9927ecd262dfb2a94e69d82e9a708b79c6c71edbeb3dcf63e57d13a7');
INSERT INTO recovery_codes VALUES('99ekvyyp5czbunux','a3a4122aa88140d254ba12e109cf29c5e60916471c0a339b667f15b3f3893369');
INSERT INTO recovery_codes VALUES('99ekvyyp5czbunux','b4684f86fcdfe5ca6dc032860a477c6d505165e1ce54fe6a9fa0197bf8f471d3');
INSERT INTO recovery_codes VALUES('99ekvyyp5czbunux','bb2e4617a3b077ff65d98ba105649accaca0e5974f7fb0bd12d9f00b5e830f90');
INSERT INTO recovery_codes VALUES('99ekvyyp5czbunux','d15a003a1e05e43ead35bf29a81b00db37967c2b9fec1f34f82fc997245359f7');
INSERT INTO recovery_codes VALUES('99ekvyyp5czbunux','db0e057a5cc5e6fee22d0bae57e58d99b5070a0c4d294f5a3459caf98d59185c');
INSERT INTO recovery_codes VALUES('99ekvyyp5czbunux','f23711ba5d7a1bdbe2d8dbcaec9c780d6349db1f46cc2e85297fbe620ac9451d');
INSERT INTO recovery_codes VALUES('k6zvv2umn54vhvgd','17a6904654747c548601dd25af0668f71cfc63878e3cb01f4128a6eb02feabaa');
INSERT INTO recovery_codes VALUES('k6zvv2umn54vhvgd','212f83e5c25d192cb028386f4e03398088e420356b321af4ee64e532a5d0863a');
INSERT INTO recovery_codes VALUES('k6zvv2umn54vhvgd','29a7b92910480efe64497a092ac74389424d3ad0bfd7119647b93dfef091e8c1');
INSERT INTO recovery_codes VALUES('k6zvv2umn54vhvgd','4f2b2e9cdccc757f69cdb36b45bf32b970f8ad3cfa84a9d236284ccab989059c');
INSERT INTO recovery_codes VALUES('k6zvv2umn54vhvgd','552015c367c6ce3662ff04ec833d30fd94b6bc99f0d48d29eb484e1c3dcc6b3d');
INSERT INTO recovery_codes VALUES('k6zvv2umn54vhvgd','7c42e00b77ed2e4e90eb2a6fc657934da1d0761b5c66d2b337cb6928785e9fc0');
INSERT INTO recovery_codes VALUES('k6zvv2umn54vhvgd','9788f4ec649370a2c3315feb9f9569c348ab07c4862e27af560a3128280553bc');
INSERT INTO recovery_codes VALUES('k6zvv2umn54vhvgd','b274c3f870aac0ba52566cf99aa6985549aebbc5fe34b6014b45ad48abf964e9');
INSERT INTO recovery_codes VALUES('k6zvv2umn54vhvgd','c43edead0459cd3e36455730a61500607d43d298676be63e254f6a191df04304');
INSERT INTO recovery_codes VALUES('k6zvv2umn54vhvgd','fbbfe58cff1b8d66d524e5781267be1bdfbfb68174adb6e3643409edf77c0951');
INSERT INTO recovery_codes VALUES('m03csp5h6uq46c8s','01baf265714d5db6845ed2cc375f9617d4d44f97e1127150bec87d9cacd11f1f');
INSERT INTO recovery_codes VALUES('m03csp5h6uq46c8s','15cc23c48347fcdc5f383a3b8b2d27a3a28161a1b2f5029d5a58d5f59d245b8a');
INSERT INTO recovery_codes VALUES('m03csp5h6uq46c8s','1720717d2a29840828283104f8217dac49527a26e450e5ba261a1c2ab57857d9');
INSERT INTO recovery_codes VALUES('m03csp5h6uq46c8s','344cd9f4890d62a4f2f452b9d28734475141ebe6c5c07aea0d23cce98d759040');
INSERT INTO recovery_codes VALUES('m03csp5h6uq46c8s','4513b7eaab38e83e7b3c9edd62a0af35d81392241af097da29bf241d66f16e23');
INSERT INTO recovery_codes VALUES('m03csp5h6uq46c8s','644124b37dfc44a738fc340b6bc3ef37bfc537745d8ab40b058176aeaf794cfa');
INSERT INTO recovery_codes VALUES('m03csp5h6uq46c8s','8bdb1dc29e6a32098da89e2844439f398173577e70ba681936ab4069459c4541');
INSERT INTO recovery_codes VALUES('m03csp5h6uq46c8s','ae856cd01996d79436da99e8faf6175b319879823de15c0384dc739857c99e95');
INSERT INTO recovery_codes VALUES('m03csp5h6uq46c8s','c4aa19235003fb377049c10c176915d9762cfb3b3bda404c1eb913560ac6e449');
INSERT INTO recovery_codes VALUES('m03csp5h6uq46c8s','fdf686bd95242c5cd653bc881d85e8652710ab22954272a7e53ca024b92e614d');
INSERT INTO renames VALUES('0mu0rvp4p8fkpdp4','Ada',1795085610683);
INSERT INTO renames VALUES('4ddtwtxszdrt2xu3','Cid',1795085611083);
INSERT INTO renames VALUES('99ekvyyp5czbunux','Dan',1795085611224);
INSERT INTO renames VALUES('k6zvv2umn54vhvgd','Eve',1795085611372);
INSERT INTO renames VALUES('m03csp5h6uq46c8s','Ben',1795085610847);
INSERT INTO report_cases VALUES('70fdsh385xav','m03csp5h6uq46c8s',1795085612814,9000000000000,9000000000000,'Mod',NULL,'','');
INSERT INTO reports VALUES('qmmfr60amnduq8kw','70fdsh385xav','0mu0rvp4p8fkpdp4','m03csp5h6uq46c8s','Ben','maze','',1795085612814,'mm0jd63jaq5c');
INSERT INTO revocations VALUES('0mu0rvp4p8fkpdp4',1795085610702);
INSERT INTO revocations VALUES('4ddtwtxszdrt2xu3',1795085611087);
INSERT INTO revocations VALUES('99ekvyyp5czbunux',1795085611232);
INSERT INTO revocations VALUES('k6zvv2umn54vhvgd',1795085611375);
INSERT INTO revocations VALUES('m03csp5h6uq46c8s',1795085610878);
INSERT INTO sanctions VALUES('svvdzr2r','ban','k6zvv2umn54vhvgd',9000000000000,'');
INSERT INTO seats VALUES('0mu0rvp4p8fkpdp4','9re98mdn3jth',NULL);
INSERT INTO seats VALUES('0mu0rvp4p8fkpdp4','r7gj8syqjjw6',NULL);
INSERT INTO seats VALUES('0mu0rvp4p8fkpdp4','th65zeuuda9z',NULL);
INSERT INTO seats VALUES('4ddtwtxszdrt2xu3','r32xtxqtntbu',NULL);
INSERT INTO seats VALUES('4ddtwtxszdrt2xu3','w8hk7wvsfswu',NULL);
INSERT INTO seats VALUES('99ekvyyp5czbunux','r32xtxqtntbu',NULL);
INSERT INTO seats VALUES('99ekvyyp5czbunux','w8hk7wvsfswu',NULL);
INSERT INTO seats VALUES('k6zvv2umn54vhvgd','th65zeuuda9z',NULL);
INSERT INTO seats VALUES('m03csp5h6uq46c8s','9re98mdn3jth',NULL);
INSERT INTO seats VALUES('m03csp5h6uq46c8s','r7gj8syqjjw6',NULL);
INSERT INTO secrets VALUES('origin','8392398bf061e277774fd1145fce39e2431234cb6218b870389d3efaffefa10c');
INSERT INTO secrets VALUES('token','8c9bae5080f879d358b15501204d2bbeebadf9389e58ac165338f91dd0635c31');
INSERT INTO secrets VALUES('tokens dated since','1795085610570');
INSERT INTO secrets VALUES('vapid','MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgA19SJg7e-K9rew637rk1u83NkBXDzsVMAgOk50HZ0SGhRANCAAREcnPO3c7ku89Uc_fbPS1YRKRy8nnBpIJgU9Lx7KLHgDgl8R-dqOCCt3-h9Ez1J3hLObqVjBH3PYd2xUqTTyky');
INSERT INTO sessions VALUES('j9cng2nrv8ee5qqaetnz','4ddtwtxszdrt2xu3',1795085611087,1795085612633,'',0,NULL);
INSERT INTO sessions VALUES('pgmad968pftk38edpkda','99ekvyyp5czbunux',1795085611232,1795085612648,'',0,NULL);
INSERT INTO sessions VALUES('q5db2cj0qf4hmept74t4','k6zvv2umn54vhvgd',1795085611375,1795085611481,'',0,NULL);
INSERT INTO sessions VALUES('xgwkvx9b8fdtcpm7n0az','m03csp5h6uq46c8s',1795085610878,1795085611415,'',0,NULL);
INSERT INTO sessions VALUES('zuvdp5ns3n84hbbfym22','0mu0rvp4p8fkpdp4',1795085610702,1795085611393,'',0,NULL);
INSERT INTO solver_ratings VALUES('0mu0rvp4p8fkpdp4',44680,45723,90067,2,1795085612712);
INSERT INTO solver_ratings VALUES('m03csp5h6uq46c8s',151763,47687,89999,1,1795085612720);
INSERT INTO told VALUES('kzrhrgtm','m03csp5h6uq46c8s','warning','maze',1795085612856,9000000000000,1795085612861);
INSERT INTO told VALUES('svvdzr2r','k6zvv2umn54vhvgd','ban','cheating',1795085611575,9000000000000,NULL);
CREATE UNIQUE INDEX accounts_name ON accounts (name_key);
CREATE INDEX audit_moderator ON audit (moderator);
CREATE INDEX audit_subject ON audit (subject);
CREATE INDEX blocks_blocked ON blocks (blocked);
CREATE INDEX case_notes_case ON case_notes (report_case);
CREATE INDEX challenges_challenged ON challenges (challenged);
CREATE INDEX challenges_challenger ON challenges (challenger);
CREATE INDEX challenges_due ON challenges (expires) WHERE state = 'open';
CREATE INDEX early_leaves_at ON early_leaves (at);
CREATE INDEX erasures_pending ON erasures (asked) WHERE done IS NULL;
CREATE UNIQUE INDEX events_nonce ON events (game, nonce) WHERE nonce IS NOT NULL;
CREATE INDEX follows_followed ON follows (followed);
CREATE INDEX gallery_mazes_person ON gallery_mazes (person);
CREATE INDEX gallery_mazes_published ON gallery_mazes (published);
CREATE UNIQUE INDEX gallery_mazes_word ON gallery_mazes (word);
CREATE INDEX games_aborted ON games (phase, at)
WHERE phase = 'over' AND summary->>'$.ending.cause' = 'aborted';
CREATE INDEX games_age ON games (phase, at);
CREATE INDEX games_clocked ON games (id) WHERE clocked AND phase = 'live';
CREATE INDEX games_creator ON games (creator) WHERE phase <> 'over';
CREATE INDEX games_lobby ON games (phase, at) WHERE public;
CREATE INDEX games_origin ON games (origin) WHERE phase <> 'over';
CREATE INDEX games_pairing ON games (pairing, at) WHERE phase = 'waiting' AND pairing IS NOT NULL;
CREATE INDEX games_wake ON games (wake) WHERE wake IS NOT NULL;
CREATE UNIQUE INDEX mail_addresses_verified ON mail_addresses (address_key) WHERE verified = 1;
CREATE INDEX mails_due ON mails (due);
CREATE INDEX mutes_muted ON mutes (muted);
CREATE INDEX names_person ON names (person);
CREATE UNIQUE INDEX passkeys_credential ON passkeys (credential);
CREATE INDEX passkeys_person ON passkeys (person);
CREATE INDEX person_notices_done ON person_notices (done) WHERE done IS NOT NULL;
CREATE INDEX person_notices_due ON person_notices (due) WHERE done IS NULL;
CREATE INDEX person_notices_person ON person_notices (person);
CREATE INDEX personal_tokens_ended ON personal_tokens (ended) WHERE ended IS NOT NULL;
CREATE INDEX personal_tokens_person ON personal_tokens (person);
CREATE INDEX push_deliveries_due ON push_deliveries (due);
CREATE INDEX push_deliveries_subscription ON push_deliveries (subscription);
CREATE INDEX push_subscriptions_person ON push_subscriptions (person);
CREATE INDEX rated_games_open ON rated_games (game) WHERE state = 'open';
CREATE UNIQUE INDEX rating_changes_once ON rating_changes (game, person, kind, pool);
CREATE INDEX rating_changes_person ON rating_changes (person, number);
CREATE INDEX ratings_pool ON ratings (pool, rating);
CREATE UNIQUE INDEX report_cases_open ON report_cases (person) WHERE closed IS NULL;
CREATE INDEX report_cases_person ON report_cases (person);
CREATE UNIQUE INDEX reports_once ON reports (report_case, reporter, game, maze);
CREATE INDEX reports_person ON reports (person);
CREATE INDEX reports_reporter ON reports (reporter);
CREATE INDEX reviews_age ON reviews (at);
CREATE INDEX seats_game ON seats (game);
CREATE INDEX sessions_ended ON sessions (ended) WHERE ended IS NOT NULL;
CREATE INDEX sessions_person ON sessions (person);
CREATE INDEX told_person ON told (person);
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
CREATE TRIGGER audit_is_kept BEFORE DELETE ON audit
WHEN NOT EXISTS (SELECT 1 FROM notices WHERE name = 'audit' AND OLD.at < notices.at)
BEGIN
  SELECT RAISE(ABORT, 'the audit list is append-only');
END;
PRAGMA user_version = 11;
