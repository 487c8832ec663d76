-- A server database as the first version with accounts left it (schema 7): accounts with passwords, recovery codes,
-- sessions, personal tokens and roles, one private, one renamed, one deleted; games of guests and of accounts. Written by
-- playing on a real server. By hand: when the codes in links and sign_in_codes end. tables-3.json says what it comes to.

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
CREATE TABLE links (
  code TEXT PRIMARY KEY,
  person TEXT NOT NULL,
  name TEXT NOT NULL,
  expires INTEGER NOT NULL
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
CREATE TABLE passes (name TEXT PRIMARY KEY, last TEXT NOT NULL, done INTEGER) STRICT, WITHOUT ROWID;
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
CREATE UNIQUE INDEX events_nonce ON events (game, nonce) WHERE nonce IS NOT NULL;
CREATE INDEX games_lobby ON games (phase, at) WHERE public;
CREATE INDEX games_pairing ON games (pairing, at) WHERE phase = 'waiting' AND pairing IS NOT NULL;
CREATE INDEX games_wake ON games (wake) WHERE wake IS NOT NULL;
CREATE INDEX games_clocked ON games (id) WHERE clocked AND phase = 'live';
CREATE INDEX games_age ON games (phase, at);
CREATE INDEX seats_game ON seats (game);
CREATE INDEX games_creator ON games (creator) WHERE phase <> 'over';
CREATE INDEX games_origin ON games (origin) WHERE phase <> 'over';
CREATE INDEX names_person ON names (person);
CREATE INDEX erasures_pending ON erasures (asked) WHERE done IS NULL;
CREATE INDEX reviews_age ON reviews (at);
CREATE UNIQUE INDEX accounts_name ON accounts (name_key);
CREATE INDEX sessions_person ON sessions (person);
CREATE INDEX sessions_ended ON sessions (ended) WHERE ended IS NOT NULL;
CREATE INDEX personal_tokens_person ON personal_tokens (person);
CREATE INDEX personal_tokens_ended ON personal_tokens (ended) WHERE ended IS NOT NULL;

PRAGMA user_version = 7;

INSERT INTO events VALUES('6vc0j7prs7eg',1,1794955099278,NULL,1,'{"event":"created","by":{"id":"u6x7ncwvwqtga3fj","name":"Guest u6x7","unnamed":true},"table":{"game":"mini","seats":2,"clock":{"kind":"none"},"starts":"random","public":true,"repetition":true},"commitment":"486d67bd60614807a8d963505d57fd3d54591b0ee8fb7f7f3b64eaf391c548f7","first_move_untimed":true,"laws":1,"absence_minutes":4320}');
INSERT INTO events VALUES('6vc0j7prs7eg',2,1794955099278,NULL,1,'{"event":"joined","seat":1,"who":{"id":"u6x7ncwvwqtga3fj","name":"Guest u6x7","unnamed":true}}');
INSERT INTO events VALUES('bgfcr95ur0b3',1,1794955099167,NULL,1,'{"event":"created","by":{"id":"u6x7ncwvwqtga3fj","name":"Guest u6x7","unnamed":true},"table":{"game":"quoridor","seats":2,"clock":{"kind":"none"},"starts":{"seat":1},"public":false,"repetition":true},"commitment":"084d38aaf519e07cb4ba871ecc7754313b2bd8c4519c7a65ce20df7ae3c53eea","first_move_untimed":true,"laws":1,"absence_minutes":4320}');
INSERT INTO events VALUES('bgfcr95ur0b3',2,1794955099167,NULL,1,'{"event":"joined","seat":1,"who":{"id":"u6x7ncwvwqtga3fj","name":"Guest u6x7","unnamed":true}}');
INSERT INTO events VALUES('bgfcr95ur0b3',3,1794955099169,'5rryyc54euk6pf53 n11',1,'{"event":"joined","seat":2,"who":{"id":"5rryyc54euk6pf53","name":"Guest 5rry","unnamed":true},"luck":""}');
INSERT INTO events VALUES('bgfcr95ur0b3',4,1794955099169,NULL,1,'{"event":"started","position":"e1,e9 10,10 1 -"}');
INSERT INTO events VALUES('bgfcr95ur0b3',5,1794955099173,'u6x7ncwvwqtga3fj n12',1,'{"event":"moved","seat":1,"word":"e2"}');
INSERT INTO events VALUES('bgfcr95ur0b3',6,1794955099175,'5rryyc54euk6pf53 n13',1,'{"event":"departed","seat":2,"why":"resign"}');
INSERT INTO events VALUES('bgfcr95ur0b3',7,1794955099175,NULL,1,'{"event":"ended","outcome":"1,0","cause":"resign","seed":"4188e2d806fdcd4bd4af508220815709c825044e74af965d505f24249849cd70"}');
INSERT INTO events VALUES('f35wxsn9dg77',1,1794955098875,NULL,1,'{"event":"created","by":{"id":"5rryyc54euk6pf53","name":"Guest 5rry","unnamed":true},"table":{"game":"quoridor","seats":2,"clock":{"kind":"none"},"starts":{"seat":1},"public":true,"repetition":true},"commitment":"5ca670ae78d352465bf20fd7949e04ddac3e81bd4720c2e7306d415dd55e0a76","first_move_untimed":true,"laws":1,"absence_minutes":4320}');
INSERT INTO events VALUES('f35wxsn9dg77',2,1794955098875,NULL,1,'{"event":"joined","seat":1,"who":{"id":"5rryyc54euk6pf53","name":"Guest 5rry","unnamed":true}}');
INSERT INTO events VALUES('f35wxsn9dg77',3,1794955098879,'y2swuqqaxwja2qj7 n1',1,'{"event":"joined","seat":2,"who":{"id":"y2swuqqaxwja2qj7","name":"Guest y2sw","unnamed":true},"luck":""}');
INSERT INTO events VALUES('f35wxsn9dg77',4,1794955098879,NULL,1,'{"event":"started","position":"e1,e9 10,10 1 -"}');
INSERT INTO events VALUES('f35wxsn9dg77',5,1794955098884,'5rryyc54euk6pf53 n2',1,'{"event":"moved","seat":1,"word":"e2"}');
INSERT INTO events VALUES('f35wxsn9dg77',6,1794955098887,'y2swuqqaxwja2qj7 n3',1,'{"event":"moved","seat":2,"word":"e8"}');
INSERT INTO events VALUES('f35wxsn9dg77',7,1794955098890,'y2swuqqaxwja2qj7 n4',1,'{"event":"departed","seat":2,"why":"resign"}');
INSERT INTO events VALUES('f35wxsn9dg77',8,1794955098890,NULL,1,'{"event":"ended","outcome":"1,0","cause":"resign","seed":"11748b9c8e94735c70df159f58b832a188ff7ebf1f8b6a8d215b11280ed06c66"}');
INSERT INTO events VALUES('fqn754g55e0z',1,1794955099178,NULL,1,'{"event":"created","by":{"id":"5rryyc54euk6pf53","name":"Guest 5rry","unnamed":true},"table":{"game":"quoridor","seats":2,"clock":{"kind":"none"},"starts":{"seat":1},"public":true,"repetition":true},"commitment":"bad6ac6396c0ea54e4f3dd1412934aadcb184fdaf326d9e9770ed5f3c462987b","first_move_untimed":true,"laws":1,"absence_minutes":4320}');
INSERT INTO events VALUES('fqn754g55e0z',2,1794955099178,NULL,1,'{"event":"joined","seat":1,"who":{"id":"5rryyc54euk6pf53","name":"Guest 5rry","unnamed":true}}');
INSERT INTO events VALUES('fqn754g55e0z',3,1794955099180,'5gfrt0htxm899ysm n14',1,'{"event":"joined","seat":2,"who":{"id":"5gfrt0htxm899ysm","name":"Guest 5gfr","unnamed":true},"luck":""}');
INSERT INTO events VALUES('fqn754g55e0z',4,1794955099180,NULL,1,'{"event":"started","position":"e1,e9 10,10 1 -"}');
INSERT INTO events VALUES('fqn754g55e0z',5,1794955099184,'5rryyc54euk6pf53 n15',1,'{"event":"moved","seat":1,"word":"e2"}');
INSERT INTO events VALUES('ftwghd7y4d8n',1,1794955099146,NULL,1,'{"event":"created","by":{"id":"5rryyc54euk6pf53","name":"Guest 5rry","unnamed":true},"table":{"game":"quoridor","seats":2,"clock":{"kind":"none"},"starts":{"seat":1},"public":true,"repetition":true},"commitment":"d6538f765a395929889f9e658b6584a0f7c8fe233eafbfd7a441c4221328a381","first_move_untimed":true,"laws":1,"absence_minutes":4320}');
INSERT INTO events VALUES('ftwghd7y4d8n',2,1794955099146,NULL,1,'{"event":"joined","seat":1,"who":{"id":"5rryyc54euk6pf53","name":"Guest 5rry","unnamed":true}}');
INSERT INTO events VALUES('ftwghd7y4d8n',3,1794955099149,'u6x7ncwvwqtga3fj n5',1,'{"event":"joined","seat":2,"who":{"id":"u6x7ncwvwqtga3fj","name":"Guest u6x7","unnamed":true},"luck":""}');
INSERT INTO events VALUES('ftwghd7y4d8n',4,1794955099149,NULL,1,'{"event":"started","position":"e1,e9 10,10 1 -"}');
INSERT INTO events VALUES('ftwghd7y4d8n',5,1794955099153,'5rryyc54euk6pf53 n6',1,'{"event":"moved","seat":1,"word":"e2"}');
INSERT INTO events VALUES('ftwghd7y4d8n',6,1794955099156,'u6x7ncwvwqtga3fj n7',1,'{"event":"moved","seat":2,"word":"e8"}');
INSERT INTO events VALUES('ftwghd7y4d8n',7,1794955099159,'5rryyc54euk6pf53 n8',1,'{"event":"moved","seat":1,"word":"e3"}');
INSERT INTO events VALUES('ftwghd7y4d8n',8,1794955099162,'u6x7ncwvwqtga3fj n9',1,'{"event":"moved","seat":2,"word":"e7"}');
INSERT INTO events VALUES('ftwghd7y4d8n',9,1794955099164,'u6x7ncwvwqtga3fj n10',1,'{"event":"departed","seat":2,"why":"resign"}');
INSERT INTO events VALUES('ftwghd7y4d8n',10,1794955099164,NULL,1,'{"event":"ended","outcome":"1,0","cause":"resign","seed":"2549be19e5ba8d98e58b810ec293d4cbef52784084829e415c5bc65fe40ee5fc"}');
INSERT INTO events VALUES('ntpb0h9whs3t',1,1794955099224,NULL,1,'{"event":"created","by":{"id":"4y42xez6dr8j9zy0","name":"Guest 4y42","unnamed":true},"table":{"game":"quoridor","seats":2,"clock":{"kind":"none"},"starts":{"seat":1},"public":true,"repetition":true},"commitment":"605e0d1bfa9666adff585d92f9967568e4d531c747388abb254e8152a3a14113","first_move_untimed":true,"laws":1,"absence_minutes":4320}');
INSERT INTO events VALUES('ntpb0h9whs3t',2,1794955099224,NULL,1,'{"event":"joined","seat":1,"who":{"id":"4y42xez6dr8j9zy0","name":"Guest 4y42","unnamed":true}}');
INSERT INTO events VALUES('ntpb0h9whs3t',3,1794955099227,'5rryyc54euk6pf53 n16',1,'{"event":"joined","seat":2,"who":{"id":"5rryyc54euk6pf53","name":"Guest 5rry","unnamed":true},"luck":""}');
INSERT INTO events VALUES('ntpb0h9whs3t',4,1794955099227,NULL,1,'{"event":"started","position":"e1,e9 10,10 1 -"}');
INSERT INTO events VALUES('ntpb0h9whs3t',5,1794955099232,'4y42xez6dr8j9zy0 n17',1,'{"event":"moved","seat":1,"word":"e2"}');
INSERT INTO events VALUES('ntpb0h9whs3t',6,1794955099234,'5rryyc54euk6pf53 n18',1,'{"event":"departed","seat":2,"why":"resign"}');
INSERT INTO events VALUES('ntpb0h9whs3t',7,1794955099234,NULL,1,'{"event":"ended","outcome":"1,0","cause":"resign","seed":"ce651b09c8a52033ed07640685c36e67729c9a2afa93f7990f4e1862b957e608"}');
INSERT INTO games VALUES('6vc0j7prs7eg','8e977185109180cac01a1b78f15232c066dcf0554302514b5536501244d39d03','waiting',1,NULL,0,1794955099392,NULL,'{"table":"6vc0j7prs7eg","game":"mini","seats":[{"holder":"person","id":"u6x7ncwvwqtga3fj","name":"Ben"},null],"clock":{"kind":"none"},"options":0,"maze":false,"phase":"waiting","at":1794955099278}','u6x7ncwvwqtga3fj','IbfYsmD0OTb42FDY');
INSERT INTO games VALUES('bgfcr95ur0b3','4188e2d806fdcd4bd4af508220815709c825044e74af965d505f24249849cd70','over',0,NULL,0,1794955099175,NULL,'{"table":"bgfcr95ur0b3","game":"quoridor","seats":[{"holder":"person","id":"u6x7ncwvwqtga3fj","name":"Ben"},{"holder":"person","id":"5rryyc54euk6pf53","name":"Ada"}],"clock":{"kind":"none"},"options":0,"maze":false,"phase":"over","ending":{"outcome":"1,0","cause":"resign"},"at":1794955099175}','u6x7ncwvwqtga3fj',NULL);
INSERT INTO games VALUES('f35wxsn9dg77','11748b9c8e94735c70df159f58b832a188ff7ebf1f8b6a8d215b11280ed06c66','over',1,NULL,0,1794955098890,NULL,'{"table":"f35wxsn9dg77","game":"quoridor","seats":[{"holder":"person","id":"5rryyc54euk6pf53","name":"Before"},{"holder":"person","id":"y2swuqqaxwja2qj7","name":"Gil"}],"clock":{"kind":"none"},"options":0,"maze":false,"phase":"over","ending":{"outcome":"1,0","cause":"resign"},"at":1794955098890}','5rryyc54euk6pf53',NULL);
INSERT INTO games VALUES('fqn754g55e0z','547ad773345ae24df62700a31c4410b48a771990c10c9d854925aba982feb32d','live',1,NULL,0,1794955099392,NULL,'{"table":"fqn754g55e0z","game":"quoridor","seats":[{"holder":"person","id":"5rryyc54euk6pf53","name":"Ada"},{"holder":"person","id":"5gfrt0htxm899ysm","name":"Mia"}],"clock":{"kind":"none"},"options":0,"maze":false,"phase":"live","at":1794955099180}','5rryyc54euk6pf53','IbfYsmD0OTb42FDY');
INSERT INTO games VALUES('ftwghd7y4d8n','2549be19e5ba8d98e58b810ec293d4cbef52784084829e415c5bc65fe40ee5fc','over',1,NULL,0,1794955099164,NULL,'{"table":"ftwghd7y4d8n","game":"quoridor","seats":[{"holder":"person","id":"5rryyc54euk6pf53","name":"Ada"},{"holder":"person","id":"u6x7ncwvwqtga3fj","name":"Ben"}],"clock":{"kind":"none"},"options":0,"maze":false,"phase":"over","ending":{"outcome":"1,0","cause":"resign"},"at":1794955099164}','5rryyc54euk6pf53',NULL);
INSERT INTO games VALUES('ntpb0h9whs3t','ce651b09c8a52033ed07640685c36e67729c9a2afa93f7990f4e1862b957e608','over',1,NULL,0,1794955099234,NULL,'{"table":"ntpb0h9whs3t","game":"quoridor","seats":[{"holder":"person","id":"4y42xez6dr8j9zy0","name":"Guest 4y42","unnamed":true},{"holder":"person","id":"5rryyc54euk6pf53","name":"Ada"}],"clock":{"kind":"none"},"options":0,"maze":false,"phase":"over","ending":{"outcome":"1,0","cause":"resign"},"at":1794955099234}','4y42xez6dr8j9zy0',NULL);
INSERT INTO seats VALUES('4y42xez6dr8j9zy0','ntpb0h9whs3t',NULL);
INSERT INTO seats VALUES('5gfrt0htxm899ysm','fqn754g55e0z',NULL);
INSERT INTO seats VALUES('5rryyc54euk6pf53','bgfcr95ur0b3',NULL);
INSERT INTO seats VALUES('5rryyc54euk6pf53','f35wxsn9dg77',NULL);
INSERT INTO seats VALUES('5rryyc54euk6pf53','fqn754g55e0z',NULL);
INSERT INTO seats VALUES('5rryyc54euk6pf53','ftwghd7y4d8n',NULL);
INSERT INTO seats VALUES('5rryyc54euk6pf53','ntpb0h9whs3t',NULL);
INSERT INTO seats VALUES('u6x7ncwvwqtga3fj','6vc0j7prs7eg',NULL);
INSERT INTO seats VALUES('u6x7ncwvwqtga3fj','bgfcr95ur0b3',NULL);
INSERT INTO seats VALUES('u6x7ncwvwqtga3fj','ftwghd7y4d8n',NULL);
INSERT INTO seats VALUES('y2swuqqaxwja2qj7','f35wxsn9dg77',NULL);
INSERT INTO heartbeats VALUES('vm:48731',1794955099394);
INSERT INTO secrets VALUES('origin','c3281b2fbf9e76708e951b2cf3f01e57970941ab6c40f562e60ba7de52f41e4c');
INSERT INTO secrets VALUES('token','8a7017224b8d31448243e316b4c70e5b5e0b40dd4df6f3dbf493ef1e84b62693');
INSERT INTO secrets VALUES('tokens dated since','1794955098858');
INSERT INTO links VALUES('9x7zq3sprbxh6umy','5rryyc54euk6pf53','Ada',9000000000000);
INSERT INTO revocations VALUES('4p0jgpr0j2cq2byy',1794955099130);
INSERT INTO revocations VALUES('4y42xez6dr8j9zy0',1794955099274);
INSERT INTO revocations VALUES('5gfrt0htxm899ysm',1794955099055);
INSERT INTO revocations VALUES('5rryyc54euk6pf53',1794955098930);
INSERT INTO revocations VALUES('u6x7ncwvwqtga3fj',1794955099008);
INSERT INTO names VALUES('f35wxsn9dg77',1,0,'5rryyc54euk6pf53','Before');
INSERT INTO names VALUES('f35wxsn9dg77',2,0,'5rryyc54euk6pf53','Before');
INSERT INTO names VALUES('f35wxsn9dg77',3,0,'y2swuqqaxwja2qj7','Gil');
INSERT INTO renames VALUES('4p0jgpr0j2cq2byy','Eva',1794955099127);
INSERT INTO renames VALUES('4y42xez6dr8j9zy0','',1794955099274);
INSERT INTO renames VALUES('5gfrt0htxm899ysm','Mia',1794955099050);
INSERT INTO renames VALUES('5rryyc54euk6pf53','Ada',1794955098934);
INSERT INTO renames VALUES('u6x7ncwvwqtga3fj','Ben',1794955099005);
INSERT INTO audit VALUES('17949550990906xhrxr34',1794955099090,'Host','role','5gfrt0htxm899ysm','moderator');
INSERT INTO audit VALUES('1794955099132kkmwu9br',1794955099132,'Host','role','4p0jgpr0j2cq2byy','operator');
INSERT INTO audit VALUES('1794955099134ha8ww874',1794955099134,'Host','reset','u6x7ncwvwqtga3fj','');
INSERT INTO erasures VALUES('4y42xez6dr8j9zy0',1794955099268,0,1794955099276);
INSERT INTO passes VALUES('names','',1794955098871);
INSERT INTO accounts VALUES('4p0jgpr0j2cq2byy','Eva','eva','operator',1794955099127,'$argon2id$v=19$m=19456,t=2,p=1$619lPPWG5FjoMG2Q2nZLHw$0zMV6IFjesROyqvY/cIHPQdgFb5FUjS0+LxnqWtR84A','',0);
INSERT INTO accounts VALUES('5gfrt0htxm899ysm','Mia','rnla','moderator',1794955099050,'$argon2id$v=19$m=19456,t=2,p=1$LoBQDiOQKoG9QlC61iNrOw$o1AJJiuupTiNUgmWh5ZIsjzD2zvjoLDAWSAvqjeGhuQ','',0);
INSERT INTO accounts VALUES('5rryyc54euk6pf53','Ada','ada','player',1794955098927,'$argon2id$v=19$m=19456,t=2,p=1$VKhl07lAl+eRiAHQ7gnzXg$VbVNAbyqE36yU5zGcZuvnudeYgEmSFa5zELI1thEPbo','moon',0);
INSERT INTO accounts VALUES('u6x7ncwvwqtga3fj','Ben','ben','player',1794955099005,'$argon2id$v=19$m=19456,t=2,p=1$xaW52IsyLG+IZGwVZLV/ow$/UiLP9Ho5upQId8JOIFJLU8GarxD0zovInnuq4MM6PA','',1);
INSERT INTO recovery_codes VALUES('4p0jgpr0j2cq2byy','18d9a35d9079c1f45f80ebf2b013f4f608fad33641a999c5e0145540502084f1');
INSERT INTO recovery_codes VALUES('4p0jgpr0j2cq2byy','2eded987e4fe5aeadb80c5b33638b29b17e56e5d2b85be478c6132f5dd223e31');
INSERT INTO recovery_codes VALUES('4p0jgpr0j2cq2byy','57106d75e6fb23ecfa8b24f1f69ed23c3f99b1005db7b160dacf6d5e5f02f57f');
INSERT INTO recovery_codes VALUES('4p0jgpr0j2cq2byy','758206bd61a54f1be18abc9f7e494d1f368499454e91a0bbff119dd8984ebdc2');
INSERT INTO recovery_codes VALUES('4p0jgpr0j2cq2byy','9f5527323a3d5586704629575c0669cb4c2fb5360b79f3a55c5b954c51ad076a');
INSERT INTO recovery_codes VALUES('4p0jgpr0j2cq2byy','abdb006a074a2e8c3592c54351f6dcd0c11b66918681a932d3691a810a0ccfc6');
INSERT INTO recovery_codes VALUES('4p0jgpr0j2cq2byy','c30c222dd2ab4c50e5c33203d430d904635705b6f31101173f13f75b3d51ead7');
INSERT INTO recovery_codes VALUES('4p0jgpr0j2cq2byy','d745bddaafa8cb417ba7948c56b37575f98e7e7f37cf84c4a3d4039a1b0b037f');
INSERT INTO recovery_codes VALUES('4p0jgpr0j2cq2byy','e4b772fa7177303cac202e4986d482f5d79c92e97dd9b8f4778763bc0c6d1538');
INSERT INTO recovery_codes VALUES('4p0jgpr0j2cq2byy','ee9ba9846ab26ebf65db2f84a189d77005575a592996bd658d6fd507b1c9cc67');
INSERT INTO recovery_codes VALUES('5gfrt0htxm899ysm','01d3104f815df95eda5260750b3634ccd72ea622f48f14256849ed46fa7143cc');
INSERT INTO recovery_codes VALUES('5gfrt0htxm899ysm','4f42d4b91c298f3d146f7938cac2b7812990667dfd0ded49e8b47447feae95dd');
INSERT INTO recovery_codes VALUES('5gfrt0htxm899ysm','5dde36ec792c6345543e6ddc6331617b59905323e8ec6539cfe1db0bcc3351cb');
INSERT INTO recovery_codes VALUES('5gfrt0htxm899ysm','65407b16530a9319b5b3814252b64b9971f6cb67ac5fd618b1a50a6d0cbd2857');
INSERT INTO recovery_codes VALUES('5gfrt0htxm899ysm','726158fdee08790063cbef6352e72e1c074adde6ef32bfb7ea7b9dc6e575b2d8');
INSERT INTO recovery_codes VALUES('5gfrt0htxm899ysm','7d64faa32f2f57e96a7bfa09ab71ba13ad6c51e7bfea219e2c8da343b1ebb187');
INSERT INTO recovery_codes VALUES('5gfrt0htxm899ysm','870ca1485947a34b1034d19f5501984cf8dd1dcf1d6b3590c27e869279018f4b');
INSERT INTO recovery_codes VALUES('5gfrt0htxm899ysm','a9924a88da8bb5512e197042b45fd1a2a93574d68118596ab33e0c8272691fa5');
INSERT INTO recovery_codes VALUES('5gfrt0htxm899ysm','adec65503ea0bd5deac09a32d0abed3eb4e2de95007fb07623764475530041f6');
INSERT INTO recovery_codes VALUES('5gfrt0htxm899ysm','bb70acf61e7ccc8297007388e6fa013f4f82a1178fb6f21f2503ba66b34ee8d2');
INSERT INTO recovery_codes VALUES('5rryyc54euk6pf53','39df16817dc92215753003dc56bc6760c43eed3f30071afb6370c30ba5a55d72');
INSERT INTO recovery_codes VALUES('5rryyc54euk6pf53','3b2eacd88ba70f7fbd8bee9fcd5720dade4bb0c33fbb21c4a4739b6f6441614e');
INSERT INTO recovery_codes VALUES('5rryyc54euk6pf53','62b484d44e23fe4f6a1146793331b519fbc83f141a0ae921b465eecb37d9cd2d');
INSERT INTO recovery_codes VALUES('5rryyc54euk6pf53','70bec62d18f417c6e817280756e2c1d03862a5638d1169bfe079efdcbe7c9188');
INSERT INTO recovery_codes VALUES('5rryyc54euk6pf53','a71b46702931c453153a96e4644066a05c84e789482ebf638b141399b1c09028');
INSERT INTO recovery_codes VALUES('5rryyc54euk6pf53','cd7ca7e6ccc8df3fbc40e59544778f81308df0275fe62b7390af7f82f891ca03');
INSERT INTO recovery_codes VALUES('5rryyc54euk6pf53','d3d209d30ef71387f86df63c3897c1f1e110ee1f228f3eb98e728ad4f6aa8509');
INSERT INTO recovery_codes VALUES('5rryyc54euk6pf53','e7e32a56e153cc39fc6b11ff2c48bf5f01bc2efdf443b7937f593da979434b0c');
INSERT INTO recovery_codes VALUES('5rryyc54euk6pf53','f05a6aa5c5d626ee8bfe28b2edfed3c3de5eba210e342d4ef94725e609d79c7d');
INSERT INTO recovery_codes VALUES('u6x7ncwvwqtga3fj','03cf349959da315a68fdb20c4d7e9068966f9b2b31848e4f32249b5fe3aff230');
INSERT INTO recovery_codes VALUES('u6x7ncwvwqtga3fj','13e79450b919f360efa4c960dd4e8a0a8371ea636f8fc84fc4b53a5f18994712');
INSERT INTO recovery_codes VALUES('u6x7ncwvwqtga3fj','13fcf2127ecffd3eb1b91b1f8bf826a294bebe6476b26c445c0030163f7917cc');
INSERT INTO recovery_codes VALUES('u6x7ncwvwqtga3fj','2777b4f47da736cdb15d3be915e30313af8337270d1f9bfbc85be7b6e4084a79');
INSERT INTO recovery_codes VALUES('u6x7ncwvwqtga3fj','46ebfa18d51586389b68e94400015b9391905dc0a9080881971ca21075287f81');
INSERT INTO recovery_codes VALUES('u6x7ncwvwqtga3fj','5fd46e3efd8e6caafbb55fa3c358a7371f686bd1ac30a1cd4585467ab2bb0160');
INSERT INTO recovery_codes VALUES('u6x7ncwvwqtga3fj','7a5aa779411f81a5fec5a581a92d450e443db1500f5df418ac54907362909253');
INSERT INTO recovery_codes VALUES('u6x7ncwvwqtga3fj','84d04d9f5b77d77beb249a39d23ea63b795b3c3336695e29ddd0f3b1a63aeaf5');
INSERT INTO recovery_codes VALUES('u6x7ncwvwqtga3fj','cc1a654f1c82c4f6abb5e17c141416413dbc4de376ad20e3908d9592996b19d8');
INSERT INTO recovery_codes VALUES('u6x7ncwvwqtga3fj','e60bae3157e5a878937ed860f90c3ffe5ff00fb33db1a18e7527b77de8cd9906');
INSERT INTO sign_in_codes VALUES('494a6704c5438ae63ded8b4ca110f682cee6f7525f97865ad2296f5bb706aff0','u6x7ncwvwqtga3fj','reset',9000000000000);
INSERT INTO sessions VALUES('7p45keq5g295e3sx59rd','5gfrt0htxm899ysm',1794955099055,1794955099446,'Firefox · Linux',0,NULL);
INSERT INTO sessions VALUES('9u2r803a54x2nvac855r','5rryyc54euk6pf53',1794955098967,1794955098967,'Safari · iPhone',0,NULL);
INSERT INTO sessions VALUES('d3xj0f73suvt5cwq4ps5','5rryyc54euk6pf53',1794955098971,1794955098973,'Firefox · Linux',1794958698971,1794955098976);
INSERT INTO sessions VALUES('q749t6j7etas33v8y6ra','5rryyc54euk6pf53',1794955098930,1794955099440,'Firefox · Linux',0,NULL);
INSERT INTO sessions VALUES('v52a3xfy7awasyk49tj5','u6x7ncwvwqtga3fj',1794955099008,1794955099443,'Firefox · Linux',0,NULL);
INSERT INTO sessions VALUES('wqapn35xzageu95ayx3w','4p0jgpr0j2cq2byy',1794955099130,1794955099448,'Firefox · Linux',0,NULL);
INSERT INTO personal_tokens VALUES('fe4g8ahe8x23','5rryyc54euk6pf53','e2b2da1b37092cc2564a4cda1ac8c89667cd06f1be7c34afa30f0ebf9558d0de','my statistics','read',1794955099136,NULL,NULL,NULL);
INSERT INTO personal_tokens VALUES('pe2h2u2nswht','5rryyc54euk6pf53','f8d6a4edd6efa16dddeba00000ee5adf9102e16a08753127d1a89b3ed89f1faf','','play',1794955099141,NULL,NULL,1794955099143);
INSERT INTO personal_tokens VALUES('zpbeu2dkxmq5','5rryyc54euk6pf53','26e4f75f6951d534cce41b6e7efc1b6339517eac1026c9d0b69f0f9edb02264c','my bot','play bot',1794955099139,NULL,9000000000000,NULL);
