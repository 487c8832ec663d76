-- A server database as the first version with passkeys, mail, friends, challenges, blocks and reports left it (schema
-- 8): an account with a passkey, a verified and an unverified address, a mail that was not accepted yet, names that are
-- held for their owner and for nobody, friends, blocks, challenges in every state but expired, a case that a moderator has
-- taken and a closed one, a warning, a silence, a new name. Written by playing on a real server. By hand: when challenges,
-- held names, notices, sanctions, questions for passkeys and cases end, since when an address waits, and that the mail is
-- due. tables-4.json says what it comes to.

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
CREATE TABLE names (
  game TEXT NOT NULL,
  seq INTEGER NOT NULL,
  nth INTEGER NOT NULL,
  person TEXT NOT NULL,
  name TEXT NOT NULL,
  PRIMARY KEY (game, seq, nth)
) STRICT, WITHOUT ROWID;
CREATE TABLE notices (name TEXT PRIMARY KEY, at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE online (
  person TEXT PRIMARY KEY,
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
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
CREATE TABLE recovery_codes (
  person TEXT NOT NULL,
  code TEXT NOT NULL,
  PRIMARY KEY (person, code)
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
) STRICT, WITHOUT ROWID;
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
CREATE TABLE told (
  id TEXT PRIMARY KEY,
  person TEXT NOT NULL,
  kind TEXT NOT NULL,
  reason TEXT NOT NULL,
  at INTEGER NOT NULL,
  until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

INSERT INTO accounts VALUES('502srqs0tz2cyvs6','Ada','ada','player',1794967732489,'$argon2id$v=19$m=19456,t=2,p=1$ySCX/ZX++B1GDrzi+JHlww$javwje8asUziEADFFII2Dpc51SeV0EIY/uECF+lnKMU','',0);
INSERT INTO accounts VALUES('83ynz9yqsgts49jn','Ben','ben','player',1794967732852,'$argon2id$v=19$m=19456,t=2,p=1$OtY4SyDbIjfkRqgaBDAv6A$7L2sWdX6bOpYL1kY+z9pLQffEuK3epT6Nv48Xh3CM/M','',0);
INSERT INTO accounts VALUES('a0rvr28ah9b24n5b','Mia','rnla','moderator',1794967732980,'$argon2id$v=19$m=19456,t=2,p=1$koPbQ1J83nQ+16e1SaN93w$/g6X/jwJIQzuXxYi4CjWDD4H2znmeZ6IscdVMoCOWGE','',0);
INSERT INTO accounts VALUES('hxjt7v48xeu7yxuz','Polite','pollte','player',1794967733075,'$argon2id$v=19$m=19456,t=2,p=1$3Es9wvOiFzgiTBgFH++BcA$P4vYsnbe1LXBcHLvFuXjY9JhRlwdT8o2wXDq4yYgPPo','',0);
INSERT INTO accounts VALUES('uj7emmtabcqjqgde','Cid','cld','player',1794967732931,'$argon2id$v=19$m=19456,t=2,p=1$VsLz1kD8vrbb3+vJFVuEqA$P3rM2uB9OJ67c0MTdFUhkJnOF+wrNpxvU6yLB3J0ekE','',0);
INSERT INTO audit VALUES('1794967733093ahd37e8x',1794967733093,'Host','role','a0rvr28ah9b24n5b','moderator');
INSERT INTO audit VALUES('1794967733340f0vp8nwn',1794967733340,'Mia','warn','uj7emmtabcqjqgde','first time');
INSERT INTO audit VALUES('17949677333463ug73du9',1794967733346,'Mia','silence','hxjt7v48xeu7yxuz','2026-11-25 02:08 UTC: name');
INSERT INTO audit VALUES('17949677333509g0pz4zf',1794967733350,'Mia','rename','hxjt7v48xeu7yxuz','Polite');
INSERT INTO audit VALUES('1794967733361u4nfkpq2',1794967733361,'Mia','close','hxjt7v48xeu7yxuz','another name');
INSERT INTO blocks VALUES('83ynz9yqsgts49jn','uj7emmtabcqjqgde',1794967733197);
INSERT INTO blocks VALUES('83ynz9yqsgts49jn','mx24auacs2n0wct2',1794967733204);
INSERT INTO blocks VALUES('mx24auacs2n0wct2','uj7emmtabcqjqgde',1794967733183);
INSERT INTO case_notes VALUES('1794967733334c6pn2jcw','va5bazvd7e35',1794967733334,'Mia','seen twice');
INSERT INTO challenges VALUES('9t5yyz8yynqz','502srqs0tz2cyvs6','83ynz9yqsgts49jn','e4dggm94pzqm','{"to":"Ben","game":"mini","seats":2,"clock":{"kind":"fischer","seconds":180,"increment":2},"side":2}',1794967733217,1794968633217,'accepted','',9000000000000);
INSERT INTO challenges VALUES('eua75g3ndra4','mx24auacs2n0wct2','502srqs0tz2cyvs6','5rfpuggb44y4','{"to":"Ada","game":"quoridor","seats":2,"clock":{"kind":"fischer","seconds":180,"increment":2},"side":2}',1794967733301,9000000000000,'open','',NULL);
INSERT INTO challenges VALUES('q4sjry993azn','502srqs0tz2cyvs6','83ynz9yqsgts49jn','6g96sa4eq9xp','{"to":"Ben","game":"pacman","seats":2,"clock":{"kind":"fischer","seconds":180,"increment":2},"side":2}',1794967733289,9000000000000,'open','',NULL);
INSERT INTO challenges VALUES('snyhmm8cm90b','502srqs0tz2cyvs6','a0rvr28ah9b24n5b','cmb90w6mjmfw','{"to":"Mia","game":"quoridor","seats":2,"clock":{"kind":"fischer","seconds":180,"increment":2},"side":2}',1794967733241,1794968633241,'declined','later',9000000000000);
INSERT INTO challenges VALUES('z6qd6jc73vsf','502srqs0tz2cyvs6','hxjt7v48xeu7yxuz','huqs2umbx9x3','{"to":"Rude","game":"quoridor","seats":2,"clock":{"kind":"fischer","seconds":180,"increment":2},"side":2}',1794967733265,1794968633265,'withdrawn','',9000000000000);
INSERT INTO erasures VALUES('5ywh2gh3ygavfveb',1794967733405,1794967763409,9000000000000);
INSERT INTO events VALUES('5rfpuggb44y4',1,1794967733296,NULL,1,'{"event":"created","by":{"id":"mx24auacs2n0wct2","name":"Guest mx24","unnamed":true},"table":{"game":"quoridor","seats":2,"clock":{"kind":"fischer","seconds":180,"increment":2},"places":[{"who":"reserved","person":{"id":"502srqs0tz2cyvs6","name":"Guest 502s","unnamed":true}},{"who":"me"}],"starts":"random","public":false,"repetition":true},"commitment":"73d82f9cf56ed35b509c56142913113e083cc9f19325a17110ef24b7bf41210c","first_move_untimed":true,"first_move_seconds":60,"laws":1}');
INSERT INTO events VALUES('5rfpuggb44y4',2,1794967733296,NULL,1,'{"event":"joined","seat":2,"who":{"id":"mx24auacs2n0wct2","name":"Guest mx24","unnamed":true}}');
INSERT INTO events VALUES('6g96sa4eq9xp',1,1794967733284,NULL,1,'{"event":"created","by":{"id":"502srqs0tz2cyvs6","name":"Guest 502s","unnamed":true},"table":{"game":"pacman","seats":2,"clock":{"kind":"fischer","seconds":180,"increment":2},"places":[{"who":"reserved","person":{"id":"83ynz9yqsgts49jn","name":"Guest 83yn","unnamed":true}},{"who":"me"}],"starts":"random","public":false,"repetition":true},"commitment":"c845933c7512e2fcb461a1cdd7bf7452d3a1cdd6e34da2dd63a7890eb881357a","first_move_untimed":true,"first_move_seconds":60,"laws":1}');
INSERT INTO events VALUES('6g96sa4eq9xp',2,1794967733284,NULL,1,'{"event":"joined","seat":2,"who":{"id":"502srqs0tz2cyvs6","name":"Guest 502s","unnamed":true}}');
INSERT INTO events VALUES('cmb90w6mjmfw',1,1794967733236,NULL,1,'{"event":"created","by":{"id":"502srqs0tz2cyvs6","name":"Guest 502s","unnamed":true},"table":{"game":"quoridor","seats":2,"clock":{"kind":"fischer","seconds":180,"increment":2},"places":[{"who":"reserved","person":{"id":"a0rvr28ah9b24n5b","name":"Guest a0rv","unnamed":true}},{"who":"me"}],"starts":"random","public":false,"repetition":true},"commitment":"e991ff0a610843ffb372267ce574e2963b9d0e1b3f8304b75f7a65a7d9b19169","first_move_untimed":true,"first_move_seconds":60,"laws":1}');
INSERT INTO events VALUES('cmb90w6mjmfw',2,1794967733236,NULL,1,'{"event":"joined","seat":2,"who":{"id":"502srqs0tz2cyvs6","name":"Guest 502s","unnamed":true}}');
INSERT INTO events VALUES('cmb90w6mjmfw',3,1794967733247,'502srqs0tz2cyvs6 challenge snyhmm8cm90b',1,'{"event":"left","seat":2}');
INSERT INTO events VALUES('cmb90w6mjmfw',4,1794967733247,NULL,1,'{"event":"ended","cause":"aborted","seed":"5e0765e7b3912fe36edf3c43b34630f8fc1cd1d85c8d5aea9eedf30146d33439"}');
INSERT INTO events VALUES('dud2qvb2bg2e',1,1794967733116,NULL,1,'{"event":"created","by":{"id":"502srqs0tz2cyvs6","name":"Guest 502s","unnamed":true},"table":{"game":"quoridor","seats":2,"clock":{"kind":"none"},"starts":"random","public":false,"repetition":true},"commitment":"8afe4fbc8eb4a3fafe7c1e3283d9f920a611be892e13af03141a2b1241b0a218","first_move_untimed":true,"laws":1,"absence_minutes":4320}');
INSERT INTO events VALUES('dud2qvb2bg2e',2,1794967733116,NULL,1,'{"event":"joined","seat":1,"who":{"id":"502srqs0tz2cyvs6","name":"Guest 502s","unnamed":true}}');
INSERT INTO events VALUES('dud2qvb2bg2e',3,1794967733122,'uj7emmtabcqjqgde d69d6662a5f57ac7b36d5679',1,'{"event":"joined","seat":2,"who":{"id":"uj7emmtabcqjqgde","name":"Guest uj7e","unnamed":true},"luck":""}');
INSERT INTO events VALUES('dud2qvb2bg2e',4,1794967733122,NULL,1,'{"event":"started","position":"e1,e9 10,10 2 -","drawn":true}');
INSERT INTO events VALUES('dud2qvb2bg2e',5,1794967733149,'uj7emmtabcqjqgde 153302ae301fb0d08adb930d',1,'{"event":"departed","seat":2,"why":"resign"}');
INSERT INTO events VALUES('dud2qvb2bg2e',6,1794967733149,NULL,1,'{"event":"ended","outcome":"1,0","cause":"resign","seed":"4303cbc8a73e819fb7b99387a87bbfef632b9d2848476cabee83818020d54899"}');
INSERT INTO events VALUES('e4dggm94pzqm',1,1794967733213,NULL,1,'{"event":"created","by":{"id":"502srqs0tz2cyvs6","name":"Guest 502s","unnamed":true},"table":{"game":"mini","seats":2,"clock":{"kind":"fischer","seconds":180,"increment":2},"places":[{"who":"reserved","person":{"id":"83ynz9yqsgts49jn","name":"Guest 83yn","unnamed":true}},{"who":"me"}],"starts":"random","public":false,"repetition":true},"commitment":"00145b91ea9e716a5a948db4c208d3619b7353e30d195ebb3429ff8df923a7c1","first_move_untimed":true,"first_move_seconds":60,"laws":1}');
INSERT INTO events VALUES('e4dggm94pzqm',2,1794967733213,NULL,1,'{"event":"joined","seat":2,"who":{"id":"502srqs0tz2cyvs6","name":"Guest 502s","unnamed":true}}');
INSERT INTO events VALUES('e4dggm94pzqm',3,1794967733223,'83ynz9yqsgts49jn challenge 9t5yyz8yynqz',1,'{"event":"joined","seat":1,"who":{"id":"83ynz9yqsgts49jn","name":"Guest 83yn","unnamed":true},"luck":""}');
INSERT INTO events VALUES('e4dggm94pzqm',4,1794967733223,NULL,1,'{"event":"started","position":"e1,e9 10,10 2 -","drawn":true}');
INSERT INTO events VALUES('huqs2umbx9x3',1,1794967733260,NULL,1,'{"event":"created","by":{"id":"502srqs0tz2cyvs6","name":"Guest 502s","unnamed":true},"table":{"game":"quoridor","seats":2,"clock":{"kind":"fischer","seconds":180,"increment":2},"places":[{"who":"reserved","person":{"id":"hxjt7v48xeu7yxuz","name":"Guest hxjt","unnamed":true}},{"who":"me"}],"starts":"random","public":false,"repetition":true},"commitment":"d8d324bc4c008f9344b92a7ae7fba5889ff10580cb67f6895d3e7f0d3a233eef","first_move_untimed":true,"first_move_seconds":60,"laws":1}');
INSERT INTO events VALUES('huqs2umbx9x3',2,1794967733260,NULL,1,'{"event":"joined","seat":2,"who":{"id":"502srqs0tz2cyvs6","name":"Guest 502s","unnamed":true}}');
INSERT INTO events VALUES('huqs2umbx9x3',3,1794967733270,'502srqs0tz2cyvs6 challenge z6qd6jc73vsf',1,'{"event":"left","seat":2}');
INSERT INTO events VALUES('huqs2umbx9x3',4,1794967733270,NULL,1,'{"event":"ended","cause":"aborted","seed":"cb9d16bd8c89334712e44ab7cc1af94585367316b2120ce2c9728e651d93775c"}');
INSERT INTO follows VALUES('502srqs0tz2cyvs6','83ynz9yqsgts49jn',1794967733155);
INSERT INTO follows VALUES('502srqs0tz2cyvs6','a0rvr28ah9b24n5b',1794967733167);
INSERT INTO follows VALUES('83ynz9yqsgts49jn','502srqs0tz2cyvs6',1794967733160);
INSERT INTO follows VALUES('uj7emmtabcqjqgde','502srqs0tz2cyvs6',1794967733175);
INSERT INTO games VALUES('5rfpuggb44y4','eae971021508f62f0334250558b01e1e285383543ea7d129abef1d908ab5b91a','waiting',0,NULL,1,1794967733296,NULL,'{"table":"5rfpuggb44y4","game":"quoridor","seats":[null,{"holder":"person","id":"mx24auacs2n0wct2","name":"Gil"}],"clock":{"kind":"fischer","seconds":180,"increment":2},"options":0,"maze":false,"phase":"waiting","at":1794967733296}','mx24auacs2n0wct2','isVKV01hI5JiJ8Xn');
INSERT INTO games VALUES('6g96sa4eq9xp','b906f636c4677d5723abc2ba74e8b69861dc896758ba04435e4732a0849dc15d','waiting',0,NULL,1,1794967733284,NULL,'{"table":"6g96sa4eq9xp","game":"pacman","seats":[null,{"holder":"person","id":"502srqs0tz2cyvs6","name":"Ada","account":true}],"clock":{"kind":"fischer","seconds":180,"increment":2},"options":0,"maze":false,"phase":"waiting","at":1794967733284}','502srqs0tz2cyvs6','isVKV01hI5JiJ8Xn');
INSERT INTO games VALUES('cmb90w6mjmfw','5e0765e7b3912fe36edf3c43b34630f8fc1cd1d85c8d5aea9eedf30146d33439','over',0,NULL,1,1794967733247,NULL,'{"table":"cmb90w6mjmfw","game":"quoridor","seats":[null,null],"clock":{"kind":"fischer","seconds":180,"increment":2},"options":0,"maze":false,"phase":"over","ending":{"cause":"aborted"},"at":1794967733247}','502srqs0tz2cyvs6',NULL);
INSERT INTO games VALUES('dud2qvb2bg2e','4303cbc8a73e819fb7b99387a87bbfef632b9d2848476cabee83818020d54899','over',0,NULL,0,1794967733149,NULL,'{"table":"dud2qvb2bg2e","game":"quoridor","seats":[{"holder":"person","id":"502srqs0tz2cyvs6","name":"Ada","account":true},{"holder":"person","id":"uj7emmtabcqjqgde","name":"Cid","account":true}],"clock":{"kind":"none"},"options":0,"maze":false,"phase":"over","ending":{"outcome":"1,0","cause":"resign"},"at":1794967733149}','502srqs0tz2cyvs6',NULL);
INSERT INTO games VALUES('e4dggm94pzqm','c4311db66a0dcd6f1a8c99d8d2da9c622976adfc3fc8ef992784d7707a371210','live',0,NULL,1,1794967733223,1794967793724,'{"table":"e4dggm94pzqm","game":"mini","seats":[{"holder":"person","id":"83ynz9yqsgts49jn","name":"Ben","account":true},{"holder":"person","id":"502srqs0tz2cyvs6","name":"Ada","account":true}],"clock":{"kind":"fischer","seconds":180,"increment":2},"options":0,"maze":false,"phase":"live","at":1794967733223}','502srqs0tz2cyvs6','isVKV01hI5JiJ8Xn');
INSERT INTO games VALUES('huqs2umbx9x3','cb9d16bd8c89334712e44ab7cc1af94585367316b2120ce2c9728e651d93775c','over',0,NULL,1,1794967733270,NULL,'{"table":"huqs2umbx9x3","game":"quoridor","seats":[null,null],"clock":{"kind":"fischer","seconds":180,"increment":2},"options":0,"maze":false,"phase":"over","ending":{"cause":"aborted"},"at":1794967733270}','502srqs0tz2cyvs6',NULL);
INSERT INTO heartbeats VALUES('vm:41573',1794967733565);
INSERT INTO held_names VALUES('d6eef1d852e27137905efc4dde787f8233b5b45d5a088527f4d9e5b29b0d3c1a','83ynz9yqsgts49jn',9000000000000);
INSERT INTO held_names VALUES('e1f70703168a59ecd4ce5181b867bd3741592b05f06f2b4e1e67d5dea9806c68','',9000000000000);
INSERT INTO held_names VALUES('ec2a0272521c9cf058564452b96f8bc1a166ba4815f632f5011b7958bafa8287','',9000000000000);
INSERT INTO mail_addresses VALUES('502srqs0tz2cyvs6',1,'ada@example.net','ada@example.net','en',1794967732770);
INSERT INTO mail_addresses VALUES('83ynz9yqsgts49jn',0,'ben@example.net','ben@example.net','fr',9000000000000);
INSERT INTO mails VALUES('4gnf5zs04kxc2xkeybma','83ynz9yqsgts49jn','ben@example.net','fr','{"kind":"verify_address"}',9000000000000,0,1,0,0);
INSERT INTO names VALUES('5rfpuggb44y4',1,0,'mx24auacs2n0wct2','Gil');
INSERT INTO names VALUES('5rfpuggb44y4',2,0,'mx24auacs2n0wct2','Gil');
INSERT INTO online VALUES('502srqs0tz2cyvs6',9000000000000);
INSERT INTO online VALUES('83ynz9yqsgts49jn',9000000000000);
INSERT INTO online VALUES('a0rvr28ah9b24n5b',9000000000000);
INSERT INTO online VALUES('hxjt7v48xeu7yxuz',9000000000000);
INSERT INTO online VALUES('uj7emmtabcqjqgde',9000000000000);
INSERT INTO passes VALUES('names','',1794967732455);
INSERT INTO passkey_ceremonies VALUES('c7catxm3dtsardxcaaf4rpnmk6pt3ush','sign in','','{"ast":{"allow_backup_eligible_upgrade":false,"appid":null,"challenge":"mo3FnGAtBgJ71e63YR0y587V5p-_DGY4HVlnPchOmXo","credentials":[],"policy":"required"}}',9000000000000);
INSERT INTO passkeys VALUES('xvss73f36mz7','502srqs0tz2cyvs6','ID4qZCET-rpXDABwX87Ivg','{"cred":{"attestation":{"data":"None","metadata":"None"},"attestation_format":"none","backup_eligible":true,"backup_state":true,"counter":1,"cred":{"key":{"EC_EC2":{"curve":"SECP256R1","x":"cXyVkn5zbM4XYASeAYE9F1n3V--D0Ag0n3q-xgzTSm4","y":"XH0vEtaAs8Vy7bs-YUDyU6ahDNdMYu-ZqQCk0gUaLhA"}},"type_":"ES256"},"cred_id":"ID4qZCET-rpXDABwX87Ivg","extensions":{"appid":"NotRequested","cred_props":{"Unsigned":{"rk":true}},"cred_protect":"Ignored","hmac_create_secret":"NotRequested"},"registration_policy":"required","transports":null,"user_verified":true}}','',1794967732483,NULL);
INSERT INTO recovery_codes VALUES('502srqs0tz2cyvs6','03bca00184dbc5ec6a88df397db173d6f05896de43dd71b8d325f2c131f67fa3');
INSERT INTO recovery_codes VALUES('502srqs0tz2cyvs6','0d7afebb2198505d88279f6b1c90f451fbe51ad7a1f09699ce43e2585a996d2b');
INSERT INTO recovery_codes VALUES('502srqs0tz2cyvs6','1ccdba52d8c517bd2403b0fcd592fae1d201f3779ff1bdc9b4198bb527021eb7');
INSERT INTO recovery_codes VALUES('502srqs0tz2cyvs6','32b3624dc00a0db99a3f822613b35db5c804e82a1b7b7b7a7011b36d54b2e672');
INSERT INTO recovery_codes VALUES('502srqs0tz2cyvs6','5cb8303193b7e8ca139d3e215b8bbc8d2f017b6c00a55769affc37342c286eb4');
INSERT INTO recovery_codes VALUES('502srqs0tz2cyvs6','6413011e02ff76d1bae84fdcbeea9bea90dc704d88ea4f1fe2626c280a8abe64');
INSERT INTO recovery_codes VALUES('502srqs0tz2cyvs6','8942d8fab0edd2bf5b53a0c3e3aaa9444c6b56d6f454dc9c2ac03470feeab717');
INSERT INTO recovery_codes VALUES('502srqs0tz2cyvs6','b4a1d991ede6dd62a3e071eb2344cb1365706f0df6e617d5778c205f97e6b3e0');
INSERT INTO recovery_codes VALUES('502srqs0tz2cyvs6','bf949c7321b7671162303c221d1f24afba09c4c8bcd214e9541b80f9663b22a3');
INSERT INTO recovery_codes VALUES('502srqs0tz2cyvs6','d8a6b7681eee3f52644246ecb20807f4fae9db020eb38330c816203a4ee3408a');
INSERT INTO recovery_codes VALUES('83ynz9yqsgts49jn','092f61fbbfde006296c68a67304ffb26fe0f7ae3837d2d365e488209dc03ce30');
INSERT INTO recovery_codes VALUES('83ynz9yqsgts49jn','2ec6b3bfd084be6c5c909c7f0de41e37e6da7c5b8750eb6d70d687030ce76182');
INSERT INTO recovery_codes VALUES('83ynz9yqsgts49jn','32c37d2c589a963cea30ce1a0e523f7c70d9f26e648b373dcc520a9aec2a3d6d');
INSERT INTO recovery_codes VALUES('83ynz9yqsgts49jn','6afe4e69ddac47117dbb0f43d361e2e2495616f3e6b0f5d3c0694e2d00c8a5fd');
INSERT INTO recovery_codes VALUES('83ynz9yqsgts49jn','a6b7e0009b3a0d9b924cc4cb3621dc71750fa50466d9829b62381748fb542edf');
INSERT INTO recovery_codes VALUES('83ynz9yqsgts49jn','d2089986c0298cfa8be4b3c67c601df85658f24989800670cde977ff5a5b55ca');
INSERT INTO recovery_codes VALUES('83ynz9yqsgts49jn','daea263c5bb5b390a52814bee568bdf3581a77d9b655fd3721b110b83f179408');
INSERT INTO recovery_codes VALUES('83ynz9yqsgts49jn','ee8f0e63090b6ecfcdaf489904322fd184f43a70904c7f47947f46ee9b73b16c');
INSERT INTO recovery_codes VALUES('83ynz9yqsgts49jn','f3bfb6296ab1f815bc9b1ebbefd11fe1ee12b90ba0e9ca1640bb46419d57d191');
INSERT INTO recovery_codes VALUES('83ynz9yqsgts49jn','f42149f00d9587909c7ad0bcb066671d0f5156ea320baa8a79267de52198480e');
INSERT INTO recovery_codes VALUES('a0rvr28ah9b24n5b','1a998f8b3686382524edb5bfc5272a28063eeb7e381d68f5c5fe7de461416f3c');
INSERT INTO recovery_codes VALUES('a0rvr28ah9b24n5b','1cbf91aece4bbe1b6acd3c6e21801ec6b220737986e283d95b6c59f5c6a6861a');
INSERT INTO recovery_codes VALUES('a0rvr28ah9b24n5b','1ef28573c3cdd02c5a5752eaf2278a89f1591131812ff48e3fdd77644d9b03d4');
INSERT INTO recovery_codes VALUES('a0rvr28ah9b24n5b','66b8707372f59931ee409c7c5ba03cd681558f4a688a9154b6e1d632592b2490');
INSERT INTO recovery_codes VALUES('a0rvr28ah9b24n5b','a09a903406cb5d2c6cfde2fe054ea711782f08468758f36bc24c95a98cc04a90');
INSERT INTO recovery_codes VALUES('a0rvr28ah9b24n5b','a21d415b610b24c435687635674525c445d87f65b0420122c9a081ae04e601a4');
INSERT INTO recovery_codes VALUES('a0rvr28ah9b24n5b','c1c571939ec43eca2784bef8a77727689c60f1132646058609877609394febf5');
INSERT INTO recovery_codes VALUES('a0rvr28ah9b24n5b','c385244157c2f91c80bc99426662933c6fcd4fe5c97da0756c7622e39bfd52cf');
INSERT INTO recovery_codes VALUES('a0rvr28ah9b24n5b','cb5badaab927b387be7827a0c9b766d51b277224ae0447bf2b608335f8e0c8be');
INSERT INTO recovery_codes VALUES('a0rvr28ah9b24n5b','ec16a82e22bd1494eb0d7003665766a8218c3e543fba8b00f5927e9a89b9637f');
INSERT INTO recovery_codes VALUES('hxjt7v48xeu7yxuz','0523f8e94700d2908c59133d850d6c81370956ea769d7ae1712a826c40ef74f2');
INSERT INTO recovery_codes VALUES('hxjt7v48xeu7yxuz','05bc35ffc11051e47dcf7ce5156af97b3a4e6bac0e96b14a7461c696aba4e63e');
INSERT INTO recovery_codes VALUES('hxjt7v48xeu7yxuz','1bd25a6021c37809777736d73ee0cc94fa81e4b7658cfa64826f0d64d057aba7');
INSERT INTO recovery_codes VALUES('hxjt7v48xeu7yxuz','31856ee61282e492086c41d6b90d42ef20760ee5c0b7065d7baa2d9a172d5adb');
INSERT INTO recovery_codes VALUES('hxjt7v48xeu7yxuz','44aa3a8dc838feb40f53dab938a349e7977b4eb19261af21e1380d3ef4ab7676');
INSERT INTO recovery_codes VALUES('hxjt7v48xeu7yxuz','4707fa67bb5a4285c6023a23141d24f7230d4a8ffff254b568ea4469b76e86cd');
INSERT INTO recovery_codes VALUES('hxjt7v48xeu7yxuz','474f39d73f50db671966e53554c9f6837bcd13371708ebce75fb380df34a20d3');
INSERT INTO recovery_codes VALUES('hxjt7v48xeu7yxuz','7707319487a126b6010abb15807da9d0b9179de15aa8af5902c6c38443ac39f2');
INSERT INTO recovery_codes VALUES('hxjt7v48xeu7yxuz','8b30a461c7204c612092e74884a06f9ea68351902b6d4e141854bcb15a0cabdb');
INSERT INTO recovery_codes VALUES('hxjt7v48xeu7yxuz','eee2a1d78bcdb1a493af609867d3f62c779718d7693cb21f1af640083e353384');
INSERT INTO recovery_codes VALUES('uj7emmtabcqjqgde','48c3965bf5f7db5a81a896253e7aa17c366196644cf87ad6823a5d85fd27a12b');
INSERT INTO recovery_codes VALUES('uj7emmtabcqjqgde','4f13c7de0cc95055b6c0fc9bfdd5fb9ff7f80ea04a7f853be6c647d5fe9e57b2');
INSERT INTO recovery_codes VALUES('uj7emmtabcqjqgde','6ac6761cd1a01b9dbad2797a9ad699f2892c37dd1dce172c0bd8defc9dbfa9d5');
INSERT INTO recovery_codes VALUES('uj7emmtabcqjqgde','92298512b4177956bff269ed4837065932f178a1e89231cfa03a7a70f10f4d65');
INSERT INTO recovery_codes VALUES('uj7emmtabcqjqgde','97bc58517dbcc919b036d29bd45ee07a3eed769bd30696c43d1c11f3ccdc8b55');
INSERT INTO recovery_codes VALUES('uj7emmtabcqjqgde','c3116cfa882f658596b17e19318239816bc2e0dce40a9831e0a27ba5f6d2bb6a');
INSERT INTO recovery_codes VALUES('uj7emmtabcqjqgde','d8173840c3c50a04cf0027d3e457ae29cf764d62a68ccc7c347c70423220de7c');
INSERT INTO recovery_codes VALUES('uj7emmtabcqjqgde','eab19fbb92e4811759507541bdd4b0fc40d07a5df04e1c35276cbe0abe27ff79');
INSERT INTO recovery_codes VALUES('uj7emmtabcqjqgde','ed761e7ea13be3084306e5bdf62789ed9dbe9ba7b81d3e62808d025ca53cbe27');
INSERT INTO recovery_codes VALUES('uj7emmtabcqjqgde','f963cc37898b9f02fa8c0b8a14439d8f9246c477500a969025412f8e3b696792');
INSERT INTO renames VALUES('502srqs0tz2cyvs6','Ada',1794967732489);
INSERT INTO renames VALUES('5ywh2gh3ygavfveb','',1794967733429);
INSERT INTO renames VALUES('83ynz9yqsgts49jn','Ben',1794967733100);
INSERT INTO renames VALUES('a0rvr28ah9b24n5b','Mia',1794967732980);
INSERT INTO renames VALUES('hxjt7v48xeu7yxuz','Polite',1794967733352);
INSERT INTO renames VALUES('uj7emmtabcqjqgde','Cid',1794967732931);
INSERT INTO report_cases VALUES('0tz3et87j3f5','hxjt7v48xeu7yxuz',1794967733318,1794967733318,1794967733359,'Mia',9000000000000,'Mia','another name');
INSERT INTO report_cases VALUES('va5bazvd7e35','uj7emmtabcqjqgde',1794967733307,9000000000000,9000000000000,'Mia',NULL,'','');
INSERT INTO reports VALUES('d92xgjnynj9wagwc','va5bazvd7e35','502srqs0tz2cyvs6','uj7emmtabcqjqgde','Cid','stalling','dud2qvb2bg2e',1794967733307);
INSERT INTO reports VALUES('pwwkhqktjk68r8hh','0tz3et87j3f5','83ynz9yqsgts49jn','hxjt7v48xeu7yxuz','Rude','name','',1794967733318);
INSERT INTO reports VALUES('rg8w40jav380hpmh','va5bazvd7e35','mx24auacs2n0wct2','uj7emmtabcqjqgde','Cid','stalling','',1794967733314);
INSERT INTO revocations VALUES('502srqs0tz2cyvs6',1794967732559);
INSERT INTO revocations VALUES('5ywh2gh3ygavfveb',1794967733426);
INSERT INTO revocations VALUES('83ynz9yqsgts49jn',1794967732862);
INSERT INTO revocations VALUES('a0rvr28ah9b24n5b',1794967732986);
INSERT INTO revocations VALUES('hxjt7v48xeu7yxuz',1794967733082);
INSERT INTO revocations VALUES('uj7emmtabcqjqgde',1794967732933);
INSERT INTO sanctions VALUES('ab60t7yr','silence','hxjt7v48xeu7yxuz',9000000000000,'name');
INSERT INTO seats VALUES('502srqs0tz2cyvs6','6g96sa4eq9xp',NULL);
INSERT INTO seats VALUES('502srqs0tz2cyvs6','dud2qvb2bg2e',NULL);
INSERT INTO seats VALUES('502srqs0tz2cyvs6','e4dggm94pzqm',NULL);
INSERT INTO seats VALUES('83ynz9yqsgts49jn','e4dggm94pzqm',NULL);
INSERT INTO seats VALUES('mx24auacs2n0wct2','5rfpuggb44y4',NULL);
INSERT INTO seats VALUES('uj7emmtabcqjqgde','dud2qvb2bg2e',NULL);
INSERT INTO secrets VALUES('origin','11af8e102a5ff7d80b6074802eefea24f94c609636c858649549c13f886d21d8');
INSERT INTO secrets VALUES('token','504c93f1297cf3b30b0b3a600aeeee918a34bf12c4a62ada6d22774f65e05062');
INSERT INTO secrets VALUES('tokens dated since','1794967732432');
INSERT INTO sessions VALUES('67m4hzezbw9rsrxu2ugh','83ynz9yqsgts49jn',1794967732862,1794967733098,'',0,NULL);
INSERT INTO sessions VALUES('6de8psb4tndh93ufj6m7','a0rvr28ah9b24n5b',1794967732986,1794967733246,'',0,NULL);
INSERT INTO sessions VALUES('pdaknjykbvnpekk7ekh0','502srqs0tz2cyvs6',1794967732559,1794967732567,'',0,1794967732615);
INSERT INTO sessions VALUES('s7ff03yng9zjb68ayufz','502srqs0tz2cyvs6',1794967732615,1794967732618,'',0,NULL);
INSERT INTO sessions VALUES('tmf3kruatnq2ewd8hbxt','uj7emmtabcqjqgde',1794967732933,1794967733122,'',0,NULL);
INSERT INTO sessions VALUES('tvcup68pfkvjkdw5n7ta','hxjt7v48xeu7yxuz',1794967733082,1794967733554,'',0,NULL);
INSERT INTO sign_in_codes VALUES('fae2f226dba492b5b3023719aaac337da83e17ed70c4a488d7db2539bb971998','83ynz9yqsgts49jn','mail',1794971333489);
INSERT INTO told VALUES('3njudnz9','uj7emmtabcqjqgde','warning','stalling',1794967733340,9000000000000);
INSERT INTO told VALUES('ab60t7yr','hxjt7v48xeu7yxuz','silence','name',1794967733346,9000000000000);
INSERT INTO told VALUES('taxpbcqp','hxjt7v48xeu7yxuz','rename','name',1794967733355,9000000000000);

CREATE UNIQUE INDEX accounts_name ON accounts (name_key);
CREATE INDEX audit_subject ON audit (subject);
CREATE INDEX blocks_blocked ON blocks (blocked);
CREATE INDEX case_notes_case ON case_notes (report_case);
CREATE INDEX challenges_challenged ON challenges (challenged);
CREATE INDEX challenges_challenger ON challenges (challenger);
CREATE INDEX challenges_due ON challenges (expires) WHERE state = 'open';
CREATE INDEX erasures_pending ON erasures (asked) WHERE done IS NULL;
CREATE UNIQUE INDEX events_nonce ON events (game, nonce) WHERE nonce IS NOT NULL;
CREATE INDEX follows_followed ON follows (followed);
CREATE INDEX games_age ON games (phase, at);
CREATE INDEX games_clocked ON games (id) WHERE clocked AND phase = 'live';
CREATE INDEX games_creator ON games (creator) WHERE phase <> 'over';
CREATE INDEX games_lobby ON games (phase, at) WHERE public;
CREATE INDEX games_origin ON games (origin) WHERE phase <> 'over';
CREATE INDEX games_pairing ON games (pairing, at) WHERE phase = 'waiting' AND pairing IS NOT NULL;
CREATE INDEX games_wake ON games (wake) WHERE wake IS NOT NULL;
CREATE UNIQUE INDEX mail_addresses_verified ON mail_addresses (address_key) WHERE verified = 1;
CREATE INDEX mails_due ON mails (due);
CREATE INDEX names_person ON names (person);
CREATE UNIQUE INDEX passkeys_credential ON passkeys (credential);
CREATE INDEX passkeys_person ON passkeys (person);
CREATE INDEX personal_tokens_ended ON personal_tokens (ended) WHERE ended IS NOT NULL;
CREATE INDEX personal_tokens_person ON personal_tokens (person);
CREATE UNIQUE INDEX report_cases_open ON report_cases (person) WHERE closed IS NULL;
CREATE INDEX report_cases_person ON report_cases (person);
CREATE UNIQUE INDEX reports_once ON reports (report_case, reporter, game);
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
PRAGMA user_version = 8;
