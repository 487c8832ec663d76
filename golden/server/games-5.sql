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
INSERT INTO accounts VALUES('5kpw8cc330tt444f','Ada','ada','player',1794991926692,'$argon2id$v=19$m=19456,t=2,p=1$0mdbYiAGamLTCQZ2rCvOdw$N0GeW9rM4UnBUC0YWDIZWlEX+2fdf5ZSbrel7I44ZQg','',0);
INSERT INTO accounts VALUES('eev4b540f7u7fhm0','Cid','cld','player',1794991926928,'$argon2id$v=19$m=19456,t=2,p=1$SRa+9GXRp2nncqkw5VZrMQ$6Q5skjACz+9ThPCLc48OQD+GvHHrx81ge154vJ2RI4A','',0);
INSERT INTO accounts VALUES('grre7nfx5wu8pynf','Ben','ben','player',1794991926820,'$argon2id$v=19$m=19456,t=2,p=1$tlK8jAaCUQeybDDHZws/nA$l5IFkGyJGkRguV/da3xS8sW07mA4qpN429T7ea3r074','',0);
INSERT INTO accounts VALUES('kykqfmd8pxuzsj58','Eve','eve','player',1794991927156,'$argon2id$v=19$m=19456,t=2,p=1$8tmKvcK7GVU+zZkt7iVDzQ$ajCHX4UQNQDlHx2i/pHwk0LO9zI5YfKHIjMMzlY0Qos','',0);
INSERT INTO accounts VALUES('yxxfum6dxkwpcsaw','Dan','dan','player',1794991927057,'$argon2id$v=19$m=19456,t=2,p=1$TLWIB1dPYChLetvPKnW7lg$jRAajaECU74k6nXZxkJ5flYUJHt+RoAhFcmkuEPLRBM','',0);
INSERT INTO audit VALUES('1794991927344dk8s0s9a',1794991927344,'Mod','ban','kykqfmd8pxuzsj58','2026-11-19 08:52 UTC');
INSERT INTO audit VALUES('1794991929065qutwcufv',1794991929065,'Mod','hide','07azus8f0bwb','a word');
INSERT INTO audit VALUES('179499192907450pujhue',1794991929074,'Mod','warn','grre7nfx5wu8pynf','');
INSERT INTO case_notes VALUES('179499192903803cksxq0','cmme37bctqcc',1794991929038,'Mod','seen');
INSERT INTO events VALUES('3xde5x8kmwp2',1,1794991927189,NULL,1,'{"event":"created","by":{"id":"5kpw8cc330tt444f","name":"Guest 5kpw","unnamed":true},"table":{"game":"quoridor","seats":2,"clock":{"kind":"fischer","seconds":180,"increment":2},"starts":{"seat":1},"public":true,"repetition":true,"rated":true},"commitment":"76dd643c8e7455c5d98c0c233f9787a92b16f41788c81fc86fad9b1a1369f435","first_move_untimed":true,"first_move_seconds":60,"laws":2}');
INSERT INTO events VALUES('3xde5x8kmwp2',2,1794991927189,NULL,1,'{"event":"joined","seat":1,"who":{"id":"5kpw8cc330tt444f","name":"Guest 5kpw","unnamed":true}}');
INSERT INTO events VALUES('3xde5x8kmwp2',3,1794991927205,'grre7nfx5wu8pynf 6cb88a15ba66e2914b276a7b',1,'{"event":"joined","seat":2,"who":{"id":"grre7nfx5wu8pynf","name":"Guest grre","unnamed":true},"luck":""}');
INSERT INTO events VALUES('3xde5x8kmwp2',4,1794991927205,NULL,1,'{"event":"started","position":"e1,e9 10,10 1 -"}');
INSERT INTO events VALUES('3xde5x8kmwp2',5,1794991927220,'5kpw8cc330tt444f 4a8e2a6cb15a55705edd9d0e',1,'{"event":"moved","seat":1,"word":"e2"}');
INSERT INTO events VALUES('3xde5x8kmwp2',6,1794991927234,'grre7nfx5wu8pynf 70c968155716ffe811844e5f',1,'{"event":"moved","seat":2,"word":"e8"}');
INSERT INTO events VALUES('3xde5x8kmwp2',7,1794991927243,'grre7nfx5wu8pynf 00d72f8207a2dd5bf6ca71f5',1,'{"event":"departed","seat":2,"why":"resign"}');
INSERT INTO events VALUES('3xde5x8kmwp2',8,1794991927243,NULL,1,'{"event":"ended","outcome":"1,0","cause":"resign","seed":"25d1b9879f7a45bd350ed66b75062a901421bf6868f3f1fca151accc51431719"}');
INSERT INTO events VALUES('9nth075m57xe',1,1794991927287,NULL,1,'{"event":"created","by":{"id":"kykqfmd8pxuzsj58","name":"Guest kykq","unnamed":true},"table":{"game":"quoridor","seats":2,"clock":{"kind":"fischer","seconds":180,"increment":2},"starts":{"seat":1},"public":true,"repetition":true,"rated":true},"commitment":"63a49415f5c9014298c2d98a0bcf27527673aadabbb856bf7e94a9497a3c583e","first_move_untimed":true,"first_move_seconds":60,"laws":2}');
INSERT INTO events VALUES('9nth075m57xe',2,1794991927287,NULL,1,'{"event":"joined","seat":1,"who":{"id":"kykqfmd8pxuzsj58","name":"Guest kykq","unnamed":true}}');
INSERT INTO events VALUES('9nth075m57xe',3,1794991927296,'5kpw8cc330tt444f 2a970abc6a2ed89dd84a43b3',1,'{"event":"joined","seat":2,"who":{"id":"5kpw8cc330tt444f","name":"Guest 5kpw","unnamed":true},"luck":""}');
INSERT INTO events VALUES('9nth075m57xe',4,1794991927296,NULL,1,'{"event":"started","position":"e1,e9 10,10 1 -"}');
INSERT INTO events VALUES('9nth075m57xe',5,1794991927312,'kykqfmd8pxuzsj58 839adc926b8cb8cc19dcb7aa',1,'{"event":"moved","seat":1,"word":"e2"}');
INSERT INTO events VALUES('9nth075m57xe',6,1794991927325,'5kpw8cc330tt444f 266cc2240b2330f7455052a6',1,'{"event":"moved","seat":2,"word":"e8"}');
INSERT INTO events VALUES('9nth075m57xe',7,1794991927329,'5kpw8cc330tt444f 6a0c4c78ed2f922d2db90b79',1,'{"event":"departed","seat":2,"why":"resign"}');
INSERT INTO events VALUES('9nth075m57xe',8,1794991927329,NULL,1,'{"event":"ended","outcome":"1,0","cause":"resign","seed":"3a56f637c23443537f1d0e5c4ecad0923deb912ffdf2e307bcfb84144bdaa17a"}');
INSERT INTO events VALUES('armvjncngg7z',1,1794991929497,NULL,1,'{"event":"created","by":{"id":"grre7nfx5wu8pynf","name":"Guest grre","unnamed":true},"table":{"game":"quoridor","seats":2,"clock":{"kind":"correspondence","days":2},"starts":{"seat":1},"public":false,"repetition":true},"commitment":"71a55bbdd42caa091dcfae57f6f39d43f00301fdb0ddf688382cd95137c90f32","first_move_untimed":true,"laws":1}');
INSERT INTO events VALUES('armvjncngg7z',2,1794991929497,NULL,1,'{"event":"joined","seat":1,"who":{"id":"grre7nfx5wu8pynf","name":"Guest grre","unnamed":true}}');
INSERT INTO events VALUES('armvjncngg7z',3,1794991929515,'5kpw8cc330tt444f n0',1,'{"event":"joined","seat":2,"who":{"id":"5kpw8cc330tt444f","name":"Guest 5kpw","unnamed":true},"luck":""}');
INSERT INTO events VALUES('armvjncngg7z',4,1794991929515,NULL,1,'{"event":"started","position":"e1,e9 10,10 1 -"}');
INSERT INTO events VALUES('armvjncngg7z',5,1794991929541,'grre7nfx5wu8pynf n5',1,'{"event":"moved","seat":1,"word":"e2"}');
INSERT INTO events VALUES('c3x5tdefwv35',1,1794991928645,NULL,1,'{"event":"created","by":{"id":"eev4b540f7u7fhm0","name":"Guest eev4","unnamed":true},"table":{"game":"quoridor","seats":2,"clock":{"kind":"fischer","seconds":180,"increment":2},"starts":{"seat":1},"public":true,"repetition":true,"rated":true},"commitment":"524b280fe00a20391ba192dbb8f7ebf3c458e60b3dc1c19dcd0172d62b3d3f61","first_move_untimed":true,"first_move_seconds":60,"laws":2}');
INSERT INTO events VALUES('c3x5tdefwv35',2,1794991928645,NULL,1,'{"event":"joined","seat":1,"who":{"id":"eev4b540f7u7fhm0","name":"Guest eev4","unnamed":true}}');
INSERT INTO events VALUES('c3x5tdefwv35',3,1794991928654,'yxxfum6dxkwpcsaw 27983fe7fc7eb03867dd059c',1,'{"event":"joined","seat":2,"who":{"id":"yxxfum6dxkwpcsaw","name":"Guest yxxf","unnamed":true},"luck":""}');
INSERT INTO events VALUES('c3x5tdefwv35',4,1794991928654,NULL,1,'{"event":"started","position":"e1,e9 10,10 1 -"}');
INSERT INTO events VALUES('c3x5tdefwv35',5,1794991928682,'eev4b540f7u7fhm0 bf6e91d936fca75c27f586c2',1,'{"event":"moved","seat":1,"word":"e2"}');
INSERT INTO events VALUES('c3x5tdefwv35',6,1794991928697,'yxxfum6dxkwpcsaw b7d688b7acc983778e5f2a94',1,'{"event":"moved","seat":2,"word":"e8"}');
INSERT INTO events VALUES('c3x5tdefwv35',7,1794991929665,NULL,1,'{"event":"departed","seat":2,"why":"resign"}');
INSERT INTO events VALUES('c3x5tdefwv35',8,1794991929665,NULL,1,'{"event":"ended","outcome":"1,0","cause":"resign","seed":"484c7e280d668ef758e96955fb6ee436a7bb903c99b4e03a92f63abdccc0d7d5"}');
INSERT INTO events VALUES('mufmj8z82xq6',1,1794991928953,NULL,1,'{"event":"created","by":{"id":"eev4b540f7u7fhm0","name":"Guest eev4","unnamed":true},"table":{"game":"pacman","seats":2,"maze":"4x4.3.a1.d4___.a4d1.b2vc3h","clock":{"kind":"none"},"starts":"random","public":false,"repetition":true},"commitment":"9d3c926970ff72e413ffed1d1d4a1d1850d6d96bdf3f5d0bcb3d0d71dafa4605","first_move_untimed":true,"laws":1,"absence_minutes":4320}');
INSERT INTO events VALUES('mufmj8z82xq6',2,1794991928953,NULL,1,'{"event":"joined","seat":1,"who":{"id":"eev4b540f7u7fhm0","name":"Guest eev4","unnamed":true}}');
INSERT INTO events VALUES('mufmj8z82xq6',3,1794991928959,'yxxfum6dxkwpcsaw dd35b0063a640642f260f4f8',1,'{"event":"joined","seat":2,"who":{"id":"yxxfum6dxkwpcsaw","name":"Guest yxxf","unnamed":true},"luck":""}');
INSERT INTO events VALUES('mufmj8z82xq6',4,1794991928959,NULL,1,'{"event":"started","position":"a1 d4,-,-,- a4,d1 3 pac 4x4.3.a1.d4___.a4d1.b2vc3h"}');
INSERT INTO gallery_mazes VALUES('07azus8f0bwb','grre7nfx5wu8pynf','5x5.2.a1.e5___.a5e1.b2v','Field',25,'pacman','[{"verdict":"win","turns":5},{"verdict":"win","turns":5}]',1794991928866,1794991929065);
INSERT INTO gallery_mazes VALUES('ve2mm62pwxaz','5kpw8cc330tt444f','4x4.3.a1.d4___.a4d1.b2vc3h','Yard',16,'pacman','[{"verdict":"win","turns":4},{"verdict":"win","turns":4},{"verdict":"win","turns":4}]',1794991928851,NULL);
INSERT INTO games VALUES('3xde5x8kmwp2','25d1b9879f7a45bd350ed66b75062a901421bf6868f3f1fca151accc51431719','over',1,NULL,1,1794991927243,NULL,'{"table":"3xde5x8kmwp2","game":"quoridor","seats":[{"holder":"person","id":"5kpw8cc330tt444f","name":"Ada","account":true},{"holder":"person","id":"grre7nfx5wu8pynf","name":"Ben","account":true}],"clock":{"kind":"fischer","seconds":180,"increment":2},"options":0,"maze":false,"phase":"over","rated":true,"ending":{"outcome":"1,0","cause":"resign"},"at":1794991927243}','5kpw8cc330tt444f',NULL);
INSERT INTO games VALUES('9nth075m57xe','3a56f637c23443537f1d0e5c4ecad0923deb912ffdf2e307bcfb84144bdaa17a','over',1,NULL,1,1794991927329,NULL,'{"table":"9nth075m57xe","game":"quoridor","seats":[{"holder":"person","id":"kykqfmd8pxuzsj58","name":"Eve","account":true},{"holder":"person","id":"5kpw8cc330tt444f","name":"Ada","account":true}],"clock":{"kind":"fischer","seconds":180,"increment":2},"options":0,"maze":false,"phase":"over","rated":true,"ending":{"outcome":"1,0","cause":"resign"},"at":1794991927329}','kykqfmd8pxuzsj58',NULL);
INSERT INTO games VALUES('armvjncngg7z','d235174e60486d5facb2a91b42c3f4c52243227844e77456336d3ad54104441b','live',0,NULL,1,1794991929541,1795164730042,'{"table":"armvjncngg7z","game":"quoridor","seats":[{"holder":"person","id":"grre7nfx5wu8pynf","name":"Ben","account":true},{"holder":"person","id":"5kpw8cc330tt444f","name":"Ada","account":true}],"clock":{"kind":"correspondence","days":2},"options":0,"maze":false,"phase":"live","at":1794991929541}','grre7nfx5wu8pynf','IdLg79w-WsUpt5h9');
INSERT INTO games VALUES('c3x5tdefwv35','484c7e280d668ef758e96955fb6ee436a7bb903c99b4e03a92f63abdccc0d7d5','over',1,NULL,1,1794991929665,NULL,'{"table":"c3x5tdefwv35","game":"quoridor","seats":[{"holder":"person","id":"eev4b540f7u7fhm0","name":"Cid","account":true},{"holder":"person","id":"yxxfum6dxkwpcsaw","name":"Dan","account":true}],"clock":{"kind":"fischer","seconds":180,"increment":2},"options":0,"maze":false,"phase":"over","rated":true,"ending":{"outcome":"1,0","cause":"resign"},"at":1794991929665}','eev4b540f7u7fhm0',NULL);
INSERT INTO games VALUES('mufmj8z82xq6','836af58fa0e497d1314ff987ba54ba5fabb1e7f87946b88161d57285b1d45ab0','live',0,NULL,0,1794991928959,NULL,'{"table":"mufmj8z82xq6","game":"pacman","seats":[{"holder":"person","id":"eev4b540f7u7fhm0","name":"Cid","account":true},{"holder":"person","id":"yxxfum6dxkwpcsaw","name":"Dan","account":true}],"clock":{"kind":"none"},"options":0,"maze":true,"phase":"live","at":1794991928959}','eev4b540f7u7fhm0','IdLg79w-WsUpt5h9');
INSERT INTO heartbeats VALUES('vm:37739',1794991929556);
INSERT INTO mail_addresses VALUES('5kpw8cc330tt444f',1,'ada@example.net','ada@example.net','en',1794991929339);
INSERT INTO maze_games VALUES('4x4.3.a1.d4___.a4d1.b2vc3h',1);
INSERT INTO mutes VALUES('5kpw8cc330tt444f','grre7nfx5wu8pynf',1794991929097);
INSERT INTO notice_settings VALUES('5kpw8cc330tt444f','{"push":["turn","start","challenge","reminder"],"mail":["turn"],"language":"nl","devices":0}',1);
INSERT INTO notice_settings VALUES('grre7nfx5wu8pynf','{"push":["challenge"],"mail":[],"quiet":{"from":1320,"until":420,"offset":60},"devices":0}',0);
INSERT INTO notices VALUES('audit',1763455926623);
INSERT INTO online VALUES('5kpw8cc330tt444f',1794991927182,1794991927182);
INSERT INTO online VALUES('eev4b540f7u7fhm0',1794991928635,1794991928635);
INSERT INTO online VALUES('grre7nfx5wu8pynf',1794991927204,1794991927204);
INSERT INTO online VALUES('kykqfmd8pxuzsj58',1794991927285,1794991927285);
INSERT INTO online VALUES('yxxfum6dxkwpcsaw',1794991928653,1794991928653);
INSERT INTO passes VALUES('names','',1794991926624);
INSERT INTO person_notices VALUES('8kEvAaw8l_4L6O6FNl0OsfD0AAI','5kpw8cc330tt444f','reminder','armvjncngg7z',5,1794991929541,1795121529541,0,NULL);
INSERT INTO person_notices VALUES('_RE2hsGfihfcTIFaFoSvVBBRGi4','5kpw8cc330tt444f','turn','armvjncngg7z',5,1794991929541,1794991934541,0,NULL);
INSERT INTO push_subscriptions VALUES('zjd_WMH9-mXCooBc1IjNRMsUpVY','grre7nfx5wu8pynf','http://127.0.0.1:42311/send/0','BEwV-fMv9sXAazU6HfUZflyh1EuuyzQKniKAr2x-9kLkmn8yBfR23ekUXCasLCrl_WJrOMOLlmYAR7alFbj9_lU','xnYG_4vMn08aklwfGd6z8A','en','z6xe2a99fkmtbegchvgd',1794991929355);
INSERT INTO puzzle_attempts VALUES('5kpw8cc330tt444f','q029d02','7j7hw64j4dec2z3k',1,151815,1794991928816);
INSERT INTO puzzle_attempts VALUES('5kpw8cc330tt444f','q077tf6','3s6hydmhpw8hc8u3',0,44680,1794991928832);
INSERT INTO puzzle_attempts VALUES('grre7nfx5wu8pynf','q029d02','zvarqp364eu29h6u',1,151763,1794991928844);
INSERT INTO puzzle_ratings VALUES('q029d02',68940,14776,89996,2,1794991928844);
INSERT INTO puzzle_ratings VALUES('q077tf6',76556,14891,90024,1,1794991928832);
INSERT INTO rated_games VALUES('3xde5x8kmwp2','rated');
INSERT INTO rated_games VALUES('9nth075m57xe','rated');
INSERT INTO rated_games VALUES('c3x5tdefwv35','open');
INSERT INTO rating_changes VALUES(1,'3xde5x8kmwp2','5kpw8cc330tt444f','classic','game',1,1,'1',2,1794991927243,1,150000,50000,90000,174148,39669,89998);
INSERT INTO rating_changes VALUES(2,'3xde5x8kmwp2','grre7nfx5wu8pynf','classic','game',2,0,'0',2,1794991927243,1,150000,50000,90000,125852,39669,89998);
INSERT INTO rating_changes VALUES(3,'9nth075m57xe','kykqfmd8pxuzsj58','classic','game',1,1,'1',2,1794991927329,1,150000,50000,90000,187751,38711,90002);
INSERT INTO rating_changes VALUES(4,'9nth075m57xe','5kpw8cc330tt444f','classic','game',2,0,'0',2,1794991927329,2,174148,39669,89998,149444,34475,90001);
INSERT INTO rating_changes VALUES(5,'np5kjshq','5kpw8cc330tt444f','classic','refund',0,0,'1/2',0,1794991927344,2,149444,34475,90001,164444,34475,90001);
INSERT INTO ratings VALUES('5kpw8cc330tt444f','classic',164444,34475,90001,2,1794991927329);
INSERT INTO ratings VALUES('grre7nfx5wu8pynf','classic',125852,39669,89998,1,1794991927243);
INSERT INTO ratings VALUES('kykqfmd8pxuzsj58','classic',187751,38711,90002,1,1794991927329);
INSERT INTO recovery_codes VALUES('5kpw8cc330tt444f','0ad83ed7b6b435f747551a100e2900e60ad510e3719e7b666c19ee7eb11fb144');
INSERT INTO recovery_codes VALUES('5kpw8cc330tt444f','17cbb20431483c2966b9638428e8cc9dd333bc55c29b0786aed8d362f02c5c2e');
INSERT INTO recovery_codes VALUES('5kpw8cc330tt444f','3cc1d0a1ed0e46b14cdec7ffa2f4f31478f0ffe736409ecb2692b97578687f88');
INSERT INTO recovery_codes VALUES('5kpw8cc330tt444f','5a22bc721b5455f9b2b92ad0c83a9c32a94e82cb5f32f1c1c2d8130ac333f905');
INSERT INTO recovery_codes VALUES('5kpw8cc330tt444f','6a26632356186d74d4e7a62e170aa001b530579879de77449e3dc23b46482fc6');
INSERT INTO recovery_codes VALUES('5kpw8cc330tt444f','7c6df6621e0a65746e2281c952fbeff34a54e66e4cf7a23b85b3a63fd6a2eea7');
INSERT INTO recovery_codes VALUES('5kpw8cc330tt444f','972729348c0c5f7198fc6fd3b212dfaf033a26f4cf25b28b431ff718a9f7fb00');
INSERT INTO recovery_codes VALUES('5kpw8cc330tt444f','9acc330cf94ea069db9879b1c3192862cb0a9ccb20c8225a3447a765812831be');
INSERT INTO recovery_codes VALUES('5kpw8cc330tt444f','9c5f02b44daaaa515000f4d0d3be4d431d2f83a12f3523918bd917c1f9833a83');
INSERT INTO recovery_codes VALUES('5kpw8cc330tt444f','ee9291ffea3370bd14c6c2a851eabe92b88a4992cffd3b23d4eb87965c596805');
INSERT INTO recovery_codes VALUES('eev4b540f7u7fhm0','18df1a9cf98b70b8509410ffc604c2fcea12d5bfb479994fd09837a4cb6121c8');
INSERT INTO recovery_codes VALUES('eev4b540f7u7fhm0','3cac9cddd99a9f9e634d5fb4cbf7015d9a2e610558a7f3da57c1e2a71ad1d662');
INSERT INTO recovery_codes VALUES('eev4b540f7u7fhm0','7911b6866943bf8fecb3bbae458cfa8168ba66998a0931e76ae99ab72ec85c21');
INSERT INTO recovery_codes VALUES('eev4b540f7u7fhm0','8ca9ab18f6d88188feb19c1d44aa23f8e37f4349da01b9c94a2d127d6956a98d');
INSERT INTO recovery_codes VALUES('eev4b540f7u7fhm0','ad123b59a7fcf70f403bdae4bd09ab752123108fb8ab145e80cd0978db0d85ba');
INSERT INTO recovery_codes VALUES('eev4b540f7u7fhm0','b12a0fecb3f70a4b3e401f23723d2148b671461f95eafd70547dca9a4e74270c');
INSERT INTO recovery_codes VALUES('eev4b540f7u7fhm0','b44910b6229cc6e803d8c37c7170ae314cb4648896e6b8268c9a9ca28e4e3d35');
INSERT INTO recovery_codes VALUES('eev4b540f7u7fhm0','c176703e7c7ea38064ffb03ae747c9a37584e1d33a6aa49a745f7d66dd6a3611');
INSERT INTO recovery_codes VALUES('eev4b540f7u7fhm0','c1f874f5a12f3488964d98e05d911f3a6cdd18970bf379d7e7d4a19829c26697');
INSERT INTO recovery_codes VALUES('eev4b540f7u7fhm0','dd036d8c8c7f336b19e1dd934937d1bfce4c280fe1849ba6d4cfbc8d80bccc53');
INSERT INTO recovery_codes VALUES('grre7nfx5wu8pynf','4ed3824a96189e7bcb6c945fe0eaf76783c3b40c92fba473f1549c2cb5647011');
INSERT INTO recovery_codes VALUES('grre7nfx5wu8pynf','5326821373f5e084056341aed2d889ef76fc103a0c865b67d4b349954b3d7ff5');
INSERT INTO recovery_codes VALUES('grre7nfx5wu8pynf','5836a8a8d519fd639368f1b62df53fab1402106ce052ce2e249e648a8614744d');
INSERT INTO recovery_codes VALUES('grre7nfx5wu8pynf','84d13f5d44abdb80c35fda58f90255b636d70dc650ff2417063e6166b44e38f9');
INSERT INTO recovery_codes VALUES('grre7nfx5wu8pynf','93f2189da31ef3db3191245d27bdc1e95f69902e214b8f4f832b1d9ce582887e');
INSERT INTO recovery_codes VALUES('grre7nfx5wu8pynf','a0da2ee7bd4191fbac4fa7e6a40ba5e4c0baffbf340da5dc11725a61ca02a498');
INSERT INTO recovery_codes VALUES('grre7nfx5wu8pynf','a31fba7c9d2a275c8611b75eaaec9e48ef24fe6455be43f7a53d07bf2fbfac37');
INSERT INTO recovery_codes VALUES('grre7nfx5wu8pynf','b4879cda520adf0e2294639f4c36740de7d2655268ce0576ba4069d35b43c5dd');
INSERT INTO recovery_codes VALUES('grre7nfx5wu8pynf','dd4c8d1e0cb28dbfb169104047168840d5474126b918c0530b3b14043d630fb7');
INSERT INTO recovery_codes VALUES('grre7nfx5wu8pynf','fc66bdd024c0b09430754bc7cdfd1513ecb12ed7da4eaa106c08fd759220b4f4');
INSERT INTO recovery_codes VALUES('kykqfmd8pxuzsj58','0ab7b0da11ac722919c02427a13f5ffb6badfc56f69ed5eec59c74f44539b301');
INSERT INTO recovery_codes VALUES('kykqfmd8pxuzsj58','291f5de5496f1c1d7b58c7911ec9c274949003c39702870bd8db3c7ae9984526');
INSERT INTO recovery_codes VALUES('kykqfmd8pxuzsj58','59ad9b8c41fa97dd5ffaf9be8def8a524a6b50e2fbd5d6492fbcb85911f8edd7');
INSERT INTO recovery_codes VALUES('kykqfmd8pxuzsj58','6ee0466f679f5e27ff163159ed6b52fc4c47060ac486384d308027cdb37fd6d9');
INSERT INTO recovery_codes VALUES('kykqfmd8pxuzsj58','75f0b8fc54b144f68c08420503cff98fb2cba374f0e27b30c79b2e123e3fa31b');
INSERT INTO recovery_codes VALUES('kykqfmd8pxuzsj58','8dd22bc1ef8aa98787bd646e1110fd755c049daab9e0a7d6315c952ecba02952');
INSERT INTO recovery_codes VALUES('kykqfmd8pxuzsj58','af7fea27d17da176173d59204d65df6d5280ffced51dc0a43a007577ded96ee6');
INSERT INTO recovery_codes VALUES('kykqfmd8pxuzsj58','ed9fa271c5e620262d0f6bf0de93a09df36134f03ec726611ebd7319e87b8cb5');
INSERT INTO recovery_codes VALUES('kykqfmd8pxuzsj58','f859ba518e27857ff8d7e0bb09a50081d8f4944842c7a6ff039af0a69d77cd4d');
INSERT INTO recovery_codes VALUES('kykqfmd8pxuzsj58','fdc6dbc25529d518829d55a26ca643cfd9c74b40b201386af3afbdee9fe37458');
INSERT INTO recovery_codes VALUES('yxxfum6dxkwpcsaw','4569101a8f5a230c7ee17d6edee1c2b44b0bc63e04a9f95ec9661189f66d2c37');
INSERT INTO recovery_codes VALUES('yxxfum6dxkwpcsaw','62ac0eda592fd51d3d7e54eb9b341043e3482c63ed4dc0d0aca56464c8079b9e');
INSERT INTO recovery_codes VALUES('yxxfum6dxkwpcsaw','6a9ed6d3951e5ce4351697d2a1caca3cec738c5568b576688528d1e54638707c');
INSERT INTO recovery_codes VALUES('yxxfum6dxkwpcsaw','6aedf8444548ad5bc37ea43748f8917b0742255135a178c79673096151495604');
INSERT INTO recovery_codes VALUES('yxxfum6dxkwpcsaw','828878211d2d2867b2a085d48700bd8a25a2eb4e8ee1aba6cd8a4d7371fabb92');
INSERT INTO recovery_codes VALUES('yxxfum6dxkwpcsaw','ae32041ee15b062276a8c0152cba218120ae25a371cbc300f78da410bb3b60a8');
INSERT INTO recovery_codes VALUES('yxxfum6dxkwpcsaw','b84be792688207bf61453aa3d46d19395b45be37fca64ebc6c73414e29d15ca2');
INSERT INTO recovery_codes VALUES('yxxfum6dxkwpcsaw','cc8b9aa8163141f1c91ff67203899bc2c842278e977323ed6ca038bf216c38a9');
INSERT INTO recovery_codes VALUES('yxxfum6dxkwpcsaw','d49d71ddccf0c620b8555b629343a78965609dd61056d92cda5f6d12986b194b');
INSERT INTO recovery_codes VALUES('yxxfum6dxkwpcsaw','eb73f2eaf1d1c47ecf07498726c9de9429088a7c86ddd8fb31f76087535d5263');
INSERT INTO renames VALUES('5kpw8cc330tt444f','Ada',1794991926692);
INSERT INTO renames VALUES('eev4b540f7u7fhm0','Cid',1794991926928);
INSERT INTO renames VALUES('grre7nfx5wu8pynf','Ben',1794991926820);
INSERT INTO renames VALUES('kykqfmd8pxuzsj58','Eve',1794991927156);
INSERT INTO renames VALUES('yxxfum6dxkwpcsaw','Dan',1794991927057);
INSERT INTO report_cases VALUES('cmme37bctqcc','grre7nfx5wu8pynf',1794991928986,9000000000000,9000000000000,'Mod',NULL,'','');
INSERT INTO reports VALUES('s2nt6ehtrwpw8skz','cmme37bctqcc','5kpw8cc330tt444f','grre7nfx5wu8pynf','Ben','maze','',1794991928986,'07azus8f0bwb');
INSERT INTO revocations VALUES('5kpw8cc330tt444f',1794991926698);
INSERT INTO revocations VALUES('eev4b540f7u7fhm0',1794991926931);
INSERT INTO revocations VALUES('grre7nfx5wu8pynf',1794991926823);
INSERT INTO revocations VALUES('kykqfmd8pxuzsj58',1794991927166);
INSERT INTO revocations VALUES('yxxfum6dxkwpcsaw',1794991927063);
INSERT INTO sanctions VALUES('np5kjshq','ban','kykqfmd8pxuzsj58',9000000000000,'');
INSERT INTO seats VALUES('5kpw8cc330tt444f','3xde5x8kmwp2',NULL);
INSERT INTO seats VALUES('5kpw8cc330tt444f','9nth075m57xe',NULL);
INSERT INTO seats VALUES('5kpw8cc330tt444f','armvjncngg7z',NULL);
INSERT INTO seats VALUES('eev4b540f7u7fhm0','c3x5tdefwv35',NULL);
INSERT INTO seats VALUES('eev4b540f7u7fhm0','mufmj8z82xq6',NULL);
INSERT INTO seats VALUES('grre7nfx5wu8pynf','3xde5x8kmwp2',NULL);
INSERT INTO seats VALUES('grre7nfx5wu8pynf','armvjncngg7z',NULL);
INSERT INTO seats VALUES('kykqfmd8pxuzsj58','9nth075m57xe',NULL);
INSERT INTO seats VALUES('yxxfum6dxkwpcsaw','c3x5tdefwv35',NULL);
INSERT INTO seats VALUES('yxxfum6dxkwpcsaw','mufmj8z82xq6',NULL);
INSERT INTO secrets VALUES('origin','0fc8a883f4c46a82c72b42abc209424def38cd90bc920c3b1731d07597dafcad');
INSERT INTO secrets VALUES('token','21507fc924586e41dbac68a52b52e8369c29a6b96f67f2a8865a29eb0d8748ac');
INSERT INTO secrets VALUES('tokens dated since','1794991926563');
INSERT INTO secrets VALUES('vapid','MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgz7kRX5YvIq4oy6fc47pnAHz1D2YG1fJ_-5Q57M35ccahRANCAATcnSbYl1ZEkbJuuhu5GGQv9e9YgeT6ArVRGxLIggDO1e_DQlN1aj09_2FVNVNjI9u35act2AA04AM4NGB024E3');
INSERT INTO sessions VALUES('agnbh4t0njx8ksyne904','kykqfmd8pxuzsj58',1794991927166,1794991927285,'',0,NULL);
INSERT INTO sessions VALUES('n33xuuvbdaxj2jmhv7w0','5kpw8cc330tt444f',1794991926698,1794991927182,'',0,NULL);
INSERT INTO sessions VALUES('ud8qy32h6p58bbrbgy6c','yxxfum6dxkwpcsaw',1794991927063,1794991928653,'',0,NULL);
INSERT INTO sessions VALUES('vsujz4vtg52krpeyk3hh','eev4b540f7u7fhm0',1794991926931,1794991928635,'',0,NULL);
INSERT INTO sessions VALUES('z6xe2a99fkmtbegchvgd','grre7nfx5wu8pynf',1794991926823,1794991927204,'',0,NULL);
INSERT INTO solver_ratings VALUES('5kpw8cc330tt444f',44680,45723,90067,2,1794991928832);
INSERT INTO solver_ratings VALUES('grre7nfx5wu8pynf',151763,47687,89999,1,1794991928844);
INSERT INTO told VALUES('2hzgyd66','grre7nfx5wu8pynf','warning','maze',1794991929074,9000000000000,1794991929082);
INSERT INTO told VALUES('np5kjshq','kykqfmd8pxuzsj58','ban','cheating',1794991927344,9000000000000,NULL);
CREATE UNIQUE INDEX accounts_name ON accounts (name_key);
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
PRAGMA user_version = 9;
