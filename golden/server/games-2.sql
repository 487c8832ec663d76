-- A server database as a version with moderation left it (schema 4): a game of the first version, people who were
-- forgotten, renamed, banned and silenced, an audit list, a game cancelled for want of a first move. Written by playing and
-- moderating on a real server. By hand: when the code in links ends. tables-2.json says what each table comes to.

CREATE TABLE audit (
  id TEXT PRIMARY KEY,
  at INTEGER NOT NULL,
  moderator TEXT NOT NULL,
  act TEXT NOT NULL,
  subject TEXT NOT NULL,
  note TEXT NOT NULL
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
CREATE TABLE renames (
  person TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  at INTEGER NOT NULL
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
  game TEXT NOT NULL,
  PRIMARY KEY (person, game)
) STRICT, WITHOUT ROWID;
CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
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

PRAGMA user_version = 4;

INSERT INTO "audit" VALUES('17947860567256tezpp6u',1794786056725,'Mia','end','h785rvgkq0x9','stalled');
INSERT INTO "audit" VALUES('17947860567256upf567n',1794786056725,'Mia','remove','a5mjbec3a7xn','spam');
INSERT INTO "audit" VALUES('1794786056726xvhw8u6e',1794786056726,'Mia','ban','3rbd2d22vrxwdt68','2126-10-22 23:40 UTC: rude');
INSERT INTO "audit" VALUES('1794786056727agaber2s',1794786056727,'Mia','ban','192.0.2.0/24','2126-10-22 23:40 UTC: spam');
INSERT INTO "audit" VALUES('1794786056728cqpjsznj',1794786056728,'Mia','ban','2001:db8::/32','2126-10-22 23:40 UTC');
INSERT INTO "audit" VALUES('1794786056729qj2pv953',1794786056729,'Mia','lift','2001:db8::/32','mistake');
INSERT INTO "audit" VALUES('1794786056729xk9b5n2b',1794786056729,'Mia','silence','5b652j4zhtt6mthc','2126-10-22 23:40 UTC');
INSERT INTO "audit" VALUES('1794786056730g6azx5ht',1794786056730,'Mia','rename','0gf4qcp0bkwgczhd','Dana');
INSERT INTO "audit" VALUES('1794786056732jvyce6xd',1794786056732,'Mia','forget','7b6x4fcg002d8apy','asked by mail');
INSERT INTO "audit" VALUES('1794786056737yqex7x44',1794786056737,'Mia','restart','','2100-01-01 00:00 UTC');
INSERT INTO "events" VALUES('90qfsr8fzd8a',1,1794786056677,NULL,1,'{"event":"created","by":{"id":"29khrr6ebk9tefnd","name":"Guest 29kh","unnamed":true},"table":{"game":"quoridor","seats":2,"clock":{"kind":"fischer","seconds":60,"increment":1},"starts":{"seat":1},"public":false,"repetition":true},"commitment":"6f83859fc83884f3ae30359ab5c1da4bb474542eb5bbf111d84070476139c0f1","first_move_untimed":true,"first_move_seconds":60}');
INSERT INTO "events" VALUES('90qfsr8fzd8a',2,1794786056677,NULL,1,'{"event":"joined","seat":1,"who":{"id":"29khrr6ebk9tefnd","name":"Guest 29kh","unnamed":true}}');
INSERT INTO "events" VALUES('90qfsr8fzd8a',3,1794786056679,'k9ee8y6469dte0w8 n1',1,'{"event":"joined","seat":2,"who":{"id":"k9ee8y6469dte0w8","name":"Guest k9ee","unnamed":true},"luck":""}');
INSERT INTO "events" VALUES('90qfsr8fzd8a',4,1794786056679,NULL,1,'{"event":"started","position":"e1,e9 10,10 1 -"}');
INSERT INTO "events" VALUES('90qfsr8fzd8a',5,1794786117181,NULL,1,'{"event":"ended","cause":"aborted","seed":"0ee3bf510dd84610908098c381dc35c6ac90d07be3a3cb67c3fd07a7c23b5eb6"}');
INSERT INTO "events" VALUES('b3teufnr0usc',1,1794786056681,NULL,1,'{"event":"created","by":{"id":"29khrr6ebk9tefnd","name":"Guest 29kh","unnamed":true},"table":{"game":"quoridor","seats":2,"clock":{"kind":"fischer","seconds":300,"increment":3},"starts":{"seat":1},"public":false,"repetition":true},"commitment":"c52372fb4b1e545ee723e2131112d815522ad2a527e3c6cb702f21b245e691c6","first_move_untimed":true,"first_move_seconds":60}');
INSERT INTO "events" VALUES('b3teufnr0usc',2,1794786056681,NULL,1,'{"event":"joined","seat":1,"who":{"id":"29khrr6ebk9tefnd","name":"Guest 29kh","unnamed":true}}');
INSERT INTO "events" VALUES('b3teufnr0usc',3,1794786056682,'kuqh2pdxhfkwcc9v n2',1,'{"event":"joined","seat":2,"who":{"id":"kuqh2pdxhfkwcc9v","name":"Guest kuqh","unnamed":true},"luck":""}');
INSERT INTO "events" VALUES('b3teufnr0usc',4,1794786056682,NULL,1,'{"event":"started","position":"e1,e9 10,10 1 -"}');
INSERT INTO "events" VALUES('b3teufnr0usc',5,1794786056684,'29khrr6ebk9tefnd n3',1,'{"event":"moved","seat":1,"word":"e2"}');
INSERT INTO "events" VALUES('b3teufnr0usc',6,1794786056686,'kuqh2pdxhfkwcc9v n4',1,'{"event":"moved","seat":2,"word":"e8"}');
INSERT INTO "events" VALUES('b3teufnr0usc',7,1794786056687,'29khrr6ebk9tefnd n5',1,'{"event":"moved","seat":1,"word":"e3"}');
INSERT INTO "events" VALUES('b3teufnr0usc',8,1794786056734,'kuqh2pdxhfkwcc9v mnquc4ecpba9f9ge',1,'{"event":"departed","seat":2,"why":"resign"}');
INSERT INTO "events" VALUES('b3teufnr0usc',9,1794786056734,NULL,1,'{"event":"ended","outcome":"1,0","cause":"resign","seed":"da3a283bb5fe0b5392a2864d7325db7c8af587acb5504820f5a5e3a9c62c6460"}');
INSERT INTO "events" VALUES('ede4jw7snstx',1,1794750332191,NULL,1,'{"event":"created","by":{"id":"7b6x4fcg002d8apy","name":"Guest 7b6x","unnamed":true},"table":{"game":"quoridor","seats":2,"options":{"pawn_behind":"blocked"},"clock":{"kind":"fischer","seconds":180,"increment":2},"starts":"random","public":false,"repetition":true},"commitment":"7e36af31722933cbd9caea9911bb859eca07be4eefda2932c38ae131a204d74d"}');
INSERT INTO "events" VALUES('ede4jw7snstx',2,1794750332191,NULL,1,'{"event":"joined","seat":1,"who":{"id":"7b6x4fcg002d8apy","name":"Guest 7b6x","unnamed":true}}');
INSERT INTO "events" VALUES('ede4jw7snstx',3,1794750332279,'5mxha64tfgazwzba 5af169ae',1,'{"event":"joined","seat":2,"who":{"id":"5mxha64tfgazwzba","name":"Bob"},"luck":"four-leaf"}');
INSERT INTO "events" VALUES('ede4jw7snstx',4,1794750332279,NULL,1,'{"event":"started","position":"e1,e9 10,10 1 -","drawn":true}');
INSERT INTO "events" VALUES('ede4jw7snstx',5,1794750332590,'7b6x4fcg002d8apy 7d72329a',1,'{"event":"moved","seat":1,"word":"e2","lag":41}');
INSERT INTO "events" VALUES('ede4jw7snstx',6,1794750332599,'5mxha64tfgazwzba 79470e5f',1,'{"event":"moved","seat":2,"word":"e8","lag":1}');
INSERT INTO "events" VALUES('ede4jw7snstx',7,1794750332602,'7b6x4fcg002d8apy 25452946',1,'{"event":"moved","seat":1,"word":"e3","lag":41}');
INSERT INTO "events" VALUES('ede4jw7snstx',8,1794750332604,'7b6x4fcg002d8apy b1ebdf04',1,'{"event":"offered","seat":1,"offer":"draw"}');
INSERT INTO "events" VALUES('ede4jw7snstx',9,1794750332605,'5mxha64tfgazwzba 34846a33',1,'{"event":"declined","seat":2,"offer":"draw"}');
INSERT INTO "events" VALUES('ede4jw7snstx',10,1794750332606,'7b6x4fcg002d8apy 9debe972',1,'{"event":"offered","seat":1,"offer":"takeback"}');
INSERT INTO "events" VALUES('ede4jw7snstx',11,1794750332607,'5mxha64tfgazwzba 7185d1ea',1,'{"event":"declined","seat":2,"offer":"takeback"}');
INSERT INTO "events" VALUES('ede4jw7snstx',12,1794750332608,'7b6x4fcg002d8apy 80ee52a8',1,'{"event":"offered","seat":1,"offer":"pause"}');
INSERT INTO "events" VALUES('ede4jw7snstx',13,1794750332609,'5mxha64tfgazwzba 3bbb47f4',1,'{"event":"declined","seat":2,"offer":"pause"}');
INSERT INTO "events" VALUES('ede4jw7snstx',14,1794750332610,'7b6x4fcg002d8apy 01856b85',1,'{"event":"offered","seat":1,"offer":"abort"}');
INSERT INTO "events" VALUES('ede4jw7snstx',15,1794750332611,'5mxha64tfgazwzba 8259995d',1,'{"event":"declined","seat":2,"offer":"abort"}');
INSERT INTO "events" VALUES('ede4jw7snstx',16,1794750332612,'7b6x4fcg002d8apy 408ea163',1,'{"event":"offered","seat":1,"offer":"takeback"}');
INSERT INTO "events" VALUES('ede4jw7snstx',17,1794750332613,'5mxha64tfgazwzba db664ca7',1,'{"event":"offered","seat":2,"offer":"takeback"}');
INSERT INTO "events" VALUES('ede4jw7snstx',18,1794750332613,NULL,1,'{"event":"taken_back","keep":2}');
INSERT INTO "events" VALUES('ede4jw7snstx',19,1794750332614,'7b6x4fcg002d8apy d740f43a',1,'{"event":"offered","seat":1,"offer":"pause"}');
INSERT INTO "events" VALUES('ede4jw7snstx',20,1794750332615,'5mxha64tfgazwzba 162ab29c',1,'{"event":"offered","seat":2,"offer":"pause"}');
INSERT INTO "events" VALUES('ede4jw7snstx',21,1794750332615,NULL,1,'{"event":"paused"}');
INSERT INTO "events" VALUES('ede4jw7snstx',22,1794750332816,'7b6x4fcg002d8apy d3c117fa',1,'{"event":"resumed"}');
INSERT INTO "events" VALUES('ede4jw7snstx',23,1794750332820,'7b6x4fcg002d8apy 8ff9ca0c',1,'{"event":"moved","seat":1,"word":"e3","lag":41}');
INSERT INTO "events" VALUES('ede4jw7snstx',24,1794750332823,'5mxha64tfgazwzba d7e9f90d',1,'{"event":"moved","seat":2,"word":"e7","lag":1}');
INSERT INTO "events" VALUES('ede4jw7snstx',25,1794750332826,'5mxha64tfgazwzba 83034cca',1,'{"event":"offered","seat":2,"offer":"draw"}');
INSERT INTO "events" VALUES('ede4jw7snstx',26,1794750332827,'7b6x4fcg002d8apy 516fa865',1,'{"event":"offered","seat":1,"offer":"draw"}');
INSERT INTO "events" VALUES('ede4jw7snstx',27,1794750332827,NULL,1,'{"event":"ended","outcome":"1/2,1/2","cause":"agreement","seed":"09b5118b47052c95c11a117b49da860f4c1211cc73eaea564110a10ac511bbc1"}');
INSERT INTO "events" VALUES('ede4jw7snstx',28,1794750332891,'7b6x4fcg002d8apy a0203085',1,'{"event":"offered","seat":1,"offer":"rematch"}');
INSERT INTO "events" VALUES('ede4jw7snstx',29,1794750332892,'5mxha64tfgazwzba f2e9f83f',1,'{"event":"declined","seat":2,"offer":"rematch"}');
INSERT INTO "events" VALUES('ede4jw7snstx',30,1794750332894,'5mxha64tfgazwzba 721d3b2b',1,'{"event":"offered","seat":2,"offer":"rematch"}');
INSERT INTO "events" VALUES('ede4jw7snstx',31,1794750332894,'7b6x4fcg002d8apy 99412247',1,'{"event":"offered","seat":1,"offer":"rematch"}');
INSERT INTO "events" VALUES('ede4jw7snstx',32,1794750332894,NULL,1,'{"event":"rematched","table":"39smdckerk7y","seats":[{"holder":"person","id":"5mxha64tfgazwzba","name":"Bob"},{"holder":"person","id":"7b6x4fcg002d8apy","name":"Guest 7b6x","unnamed":true}]}');
INSERT INTO "events" VALUES('h785rvgkq0x9',1,1794786056701,NULL,1,'{"event":"created","by":{"id":"k9ee8y6469dte0w8","name":"Guest k9ee","unnamed":true},"table":{"game":"quoridor","seats":2,"clock":{"kind":"none"},"starts":{"seat":1},"public":false,"repetition":true},"commitment":"cc681b2c9ed5b8b676d97bc449655967b8881c760af0cea5a43d832e569dbb1f","first_move_untimed":true}');
INSERT INTO "events" VALUES('h785rvgkq0x9',2,1794786056701,NULL,1,'{"event":"joined","seat":1,"who":{"id":"k9ee8y6469dte0w8","name":"Guest k9ee","unnamed":true}}');
INSERT INTO "events" VALUES('h785rvgkq0x9',3,1794786056702,'29khrr6ebk9tefnd n14',1,'{"event":"joined","seat":2,"who":{"id":"29khrr6ebk9tefnd","name":"Guest 29kh","unnamed":true},"luck":""}');
INSERT INTO "events" VALUES('h785rvgkq0x9',4,1794786056702,NULL,1,'{"event":"started","position":"e1,e9 10,10 1 -"}');
INSERT INTO "events" VALUES('h785rvgkq0x9',5,1794786056703,'k9ee8y6469dte0w8 n15',1,'{"event":"moved","seat":1,"word":"e2"}');
INSERT INTO "events" VALUES('h785rvgkq0x9',6,1794786056725,NULL,1,'{"event":"ended","cause":"aborted","seed":"786a2682494a2f5906b7d9b2a45036cc5f4c434617a82812d00d8b187cfaca70"}');
INSERT INTO "events" VALUES('nmkur6amdgpq',1,1794786056694,NULL,1,'{"event":"created","by":{"id":"29khrr6ebk9tefnd","name":"Guest 29kh","unnamed":true},"table":{"game":"quoridor","seats":2,"clock":{"kind":"none"},"starts":{"seat":1},"public":true,"repetition":true},"commitment":"f9d936ad84be022feb8dde582ca3d994b60ba3f392f94c7fb2d588a08dcfbd0c","first_move_untimed":true}');
INSERT INTO "events" VALUES('nmkur6amdgpq',2,1794786056694,NULL,1,'{"event":"joined","seat":1,"who":{"id":"29khrr6ebk9tefnd","name":"Guest 29kh","unnamed":true}}');
INSERT INTO "events" VALUES('nmkur6amdgpq',3,1794786056695,'k9ee8y6469dte0w8 n9',1,'{"event":"joined","seat":2,"who":{"id":"k9ee8y6469dte0w8","name":"Guest k9ee","unnamed":true},"luck":""}');
INSERT INTO "events" VALUES('nmkur6amdgpq',4,1794786056695,NULL,1,'{"event":"started","position":"e1,e9 10,10 1 -"}');
INSERT INTO "events" VALUES('nmkur6amdgpq',5,1794786056697,'29khrr6ebk9tefnd n10',1,'{"event":"moved","seat":1,"word":"e2"}');
INSERT INTO "events" VALUES('nmkur6amdgpq',6,1794786056698,'k9ee8y6469dte0w8 n11',1,'{"event":"moved","seat":2,"word":"e8"}');
INSERT INTO "events" VALUES('nmkur6amdgpq',7,1794786056699,'29khrr6ebk9tefnd n12',1,'{"event":"moved","seat":1,"word":"e3h"}');
INSERT INTO "events" VALUES('nmkur6amdgpq',8,1794786056699,'k9ee8y6469dte0w8 n13',1,'{"event":"offered","seat":2,"offer":"draw"}');
INSERT INTO "events" VALUES('ra6h9r4w0pjx',1,1794786056708,NULL,1,'{"event":"created","by":{"id":"5b652j4zhtt6mthc","name":"Guest 5b65","unnamed":true},"table":{"game":"quoridor","seats":2,"clock":{"kind":"none"},"starts":{"seat":1},"public":false,"repetition":true},"commitment":"4fb109c3b63305e08c14125e59dd4da528d1e0c551784869881d344f59067a87","first_move_untimed":true}');
INSERT INTO "events" VALUES('ra6h9r4w0pjx',2,1794786056708,NULL,1,'{"event":"joined","seat":1,"who":{"id":"5b652j4zhtt6mthc","name":"Guest 5b65","unnamed":true}}');
INSERT INTO "events" VALUES('ra6h9r4w0pjx',3,1794786056710,'29khrr6ebk9tefnd n18',1,'{"event":"joined","seat":2,"who":{"id":"29khrr6ebk9tefnd","name":"Guest 29kh","unnamed":true},"luck":""}');
INSERT INTO "events" VALUES('ra6h9r4w0pjx',4,1794786056710,NULL,1,'{"event":"started","position":"e1,e9 10,10 1 -"}');
INSERT INTO "events" VALUES('ra6h9r4w0pjx',5,1794786056711,'5b652j4zhtt6mthc n19',1,'{"event":"moved","seat":1,"word":"e2"}');
INSERT INTO "events" VALUES('ra6h9r4w0pjx',6,1794786056712,'29khrr6ebk9tefnd n20',1,'{"event":"moved","seat":2,"word":"e8"}');
INSERT INTO "events" VALUES('rjyzfkvd9wbs',1,1794786056719,NULL,1,'{"event":"created","by":{"id":"29khrr6ebk9tefnd","name":"Guest 29kh","unnamed":true},"table":{"game":"quoridor","seats":2,"clock":{"kind":"none"},"places":[{"who":"reserved","person":{"id":"k9ee8y6469dte0w8","name":"Guest k9ee","unnamed":true}},{"who":"reserved","person":{"id":"29khrr6ebk9tefnd","name":"Guest 29kh","unnamed":true}}],"starts":{"seat":1},"public":false,"repetition":true},"commitment":"77b27cfde926abce22b445a2ee40494a2ce56468b7ea231869bdc62ca3a0b2dc","rematch_of":"z3e605y8haby","first_move_untimed":true}');
INSERT INTO "events" VALUES('rjyzfkvd9wbs',2,1794786056719,NULL,1,'{"event":"joined","seat":1,"who":{"id":"k9ee8y6469dte0w8","name":"Guest k9ee","unnamed":true}}');
INSERT INTO "events" VALUES('rjyzfkvd9wbs',3,1794786056719,NULL,1,'{"event":"joined","seat":2,"who":{"id":"29khrr6ebk9tefnd","name":"Guest 29kh","unnamed":true}}');
INSERT INTO "events" VALUES('rjyzfkvd9wbs',4,1794786056719,NULL,1,'{"event":"started","position":"e1,e9 10,10 1 -"}');
INSERT INTO "events" VALUES('t0ru9nqe8fv4',1,1794786056721,NULL,1,'{"event":"created","by":{"id":"7dfujhga5ejg7q8g","name":"Guest 7dfu","unnamed":true},"table":{"game":"quoridor","seats":2,"clock":{"kind":"none"},"starts":{"seat":1},"public":false,"repetition":true},"commitment":"693d7e1627151cb3e3932929f2d70d27c6638214f7ab41bb54318098710ea9cc","first_move_untimed":true}');
INSERT INTO "events" VALUES('t0ru9nqe8fv4',2,1794786056721,NULL,1,'{"event":"joined","seat":1,"who":{"id":"7dfujhga5ejg7q8g","name":"Guest 7dfu","unnamed":true}}');
INSERT INTO "events" VALUES('t0ru9nqe8fv4',3,1794786056722,'pj0q0myepsptx70r n27',1,'{"event":"joined","seat":2,"who":{"id":"pj0q0myepsptx70r","name":"Guest pj0q","unnamed":true},"luck":""}');
INSERT INTO "events" VALUES('t0ru9nqe8fv4',4,1794786056722,NULL,1,'{"event":"started","position":"e1,e9 10,10 1 -"}');
INSERT INTO "events" VALUES('t0ru9nqe8fv4',5,1794786056724,'7dfujhga5ejg7q8g n28',1,'{"event":"moved","seat":1,"word":"e2"}');
INSERT INTO "events" VALUES('xxhwanrb0ten',1,1794786056688,NULL,1,'{"event":"created","by":{"id":"0gf4qcp0bkwgczhd","name":"Guest 0gf4","unnamed":true},"table":{"game":"mini","seats":2,"clock":{"kind":"none"},"starts":{"seat":1},"public":false,"repetition":true},"commitment":"30286f3cfe7c5e2ca01e0fed24f7835ac1b36d7394e05bebf005466fbe3c5123","first_move_untimed":true}');
INSERT INTO "events" VALUES('xxhwanrb0ten',2,1794786056688,NULL,1,'{"event":"joined","seat":1,"who":{"id":"0gf4qcp0bkwgczhd","name":"Guest 0gf4","unnamed":true}}');
INSERT INTO "events" VALUES('xxhwanrb0ten',3,1794786056689,'29khrr6ebk9tefnd n6',1,'{"event":"joined","seat":2,"who":{"id":"29khrr6ebk9tefnd","name":"Guest 29kh","unnamed":true},"luck":""}');
INSERT INTO "events" VALUES('xxhwanrb0ten',4,1794786056689,NULL,1,'{"event":"started","position":"e1,e9 10,10 1 -"}');
INSERT INTO "events" VALUES('xxhwanrb0ten',5,1794786056691,'0gf4qcp0bkwgczhd n7',1,'{"event":"moved","seat":1,"word":"e2"}');
INSERT INTO "events" VALUES('xxhwanrb0ten',6,1794786056693,'29khrr6ebk9tefnd n8',1,'{"event":"moved","seat":2,"word":"e8"}');
INSERT INTO "events" VALUES('z3e605y8haby',1,1794786056714,NULL,1,'{"event":"created","by":{"id":"29khrr6ebk9tefnd","name":"Guest 29kh","unnamed":true},"table":{"game":"quoridor","seats":2,"clock":{"kind":"none"},"starts":{"seat":1},"public":false,"repetition":true},"commitment":"c148fac62bd4ec888bd6491043d40e75eb32158ced1aa55bf1d170f908647a5b","first_move_untimed":true}');
INSERT INTO "events" VALUES('z3e605y8haby',2,1794786056714,NULL,1,'{"event":"joined","seat":1,"who":{"id":"29khrr6ebk9tefnd","name":"Guest 29kh","unnamed":true}}');
INSERT INTO "events" VALUES('z3e605y8haby',3,1794786056715,'k9ee8y6469dte0w8 n21',1,'{"event":"joined","seat":2,"who":{"id":"k9ee8y6469dte0w8","name":"Guest k9ee","unnamed":true},"luck":""}');
INSERT INTO "events" VALUES('z3e605y8haby',4,1794786056715,NULL,1,'{"event":"started","position":"e1,e9 10,10 1 -"}');
INSERT INTO "events" VALUES('z3e605y8haby',5,1794786056716,'29khrr6ebk9tefnd n22',1,'{"event":"moved","seat":1,"word":"e2"}');
INSERT INTO "events" VALUES('z3e605y8haby',6,1794786056717,'k9ee8y6469dte0w8 n23',1,'{"event":"moved","seat":2,"word":"e8"}');
INSERT INTO "events" VALUES('z3e605y8haby',7,1794786056718,'k9ee8y6469dte0w8 n24',1,'{"event":"departed","seat":2,"why":"resign"}');
INSERT INTO "events" VALUES('z3e605y8haby',8,1794786056718,NULL,1,'{"event":"ended","outcome":"1,0","cause":"resign","seed":"e070b005150d8505a602f165028c7c1db45e789d7dc1c80d1f6b9b4484e2c2a0"}');
INSERT INTO "events" VALUES('z3e605y8haby',9,1794786056719,'29khrr6ebk9tefnd n25',1,'{"event":"offered","seat":1,"offer":"rematch"}');
INSERT INTO "events" VALUES('z3e605y8haby',10,1794786056719,'k9ee8y6469dte0w8 n26',1,'{"event":"offered","seat":2,"offer":"rematch"}');
INSERT INTO "events" VALUES('z3e605y8haby',11,1794786056719,NULL,1,'{"event":"rematched","table":"rjyzfkvd9wbs","seats":[{"holder":"person","id":"k9ee8y6469dte0w8","name":"Guest k9ee","unnamed":true},{"holder":"person","id":"29khrr6ebk9tefnd","name":"Guest 29kh","unnamed":true}]}');
INSERT INTO "games" VALUES('90qfsr8fzd8a','0ee3bf510dd84610908098c381dc35c6ac90d07be3a3cb67c3fd07a7c23b5eb6','over',0,NULL,1,1794786117181,NULL,'{"table":"90qfsr8fzd8a","game":"quoridor","seats":[{"holder":"person","id":"29khrr6ebk9tefnd","name":"Ada"},{"holder":"person","id":"k9ee8y6469dte0w8","name":"Ben"}],"clock":{"kind":"fischer","seconds":60,"increment":1},"options":0,"maze":false,"phase":"over","ending":{"cause":"aborted"},"at":1794786117181}','29khrr6ebk9tefnd',NULL);
INSERT INTO "games" VALUES('b3teufnr0usc','da3a283bb5fe0b5392a2864d7325db7c8af587acb5504820f5a5e3a9c62c6460','over',0,NULL,1,1794786056734,NULL,'{"table":"b3teufnr0usc","game":"quoridor","seats":[{"holder":"person","id":"29khrr6ebk9tefnd","name":"Ada"},{"holder":"person","id":"kuqh2pdxhfkwcc9v","name":"Guest kuqh","unnamed":true}],"clock":{"kind":"fischer","seconds":300,"increment":3},"options":0,"maze":false,"phase":"over","ending":{"outcome":"1,0","cause":"resign"},"at":1794786056734}','29khrr6ebk9tefnd',NULL);
INSERT INTO "games" VALUES('ede4jw7snstx','09b5118b47052c95c11a117b49da860f4c1211cc73eaea564110a10ac511bbc1','over',0,NULL,1,1794750332827,NULL,'{"table":"ede4jw7snstx","game":"quoridor","seats":[{"holder":"person","id":"7b6x4fcg002d8apy","name":"Guest 7b6x","unnamed":true},{"holder":"person","id":"5mxha64tfgazwzba","name":"Bob"}],"clock":{"kind":"fischer","seconds":180,"increment":2},"options":1,"maze":false,"phase":"over","ending":{"outcome":"1/2,1/2","cause":"agreement"},"at":1794750332827}',NULL,NULL);
INSERT INTO "games" VALUES('h785rvgkq0x9','786a2682494a2f5906b7d9b2a45036cc5f4c434617a82812d00d8b187cfaca70','over',0,NULL,0,1794786056725,NULL,'{"table":"h785rvgkq0x9","game":"quoridor","seats":[{"holder":"person","id":"k9ee8y6469dte0w8","name":"Ben"},{"holder":"person","id":"29khrr6ebk9tefnd","name":"Ada"}],"clock":{"kind":"none"},"options":0,"maze":false,"phase":"over","ending":{"cause":"aborted"},"at":1794786056725}','k9ee8y6469dte0w8',NULL);
INSERT INTO "games" VALUES('nmkur6amdgpq','be3e4f5709f2bae36446beb3f4c481d07b10de38d42f5b6e8f0df8352c2e5c96','live',1,NULL,0,1794786056695,NULL,'{"table":"nmkur6amdgpq","game":"quoridor","seats":[{"holder":"person","id":"29khrr6ebk9tefnd","name":"Ada"},{"holder":"person","id":"k9ee8y6469dte0w8","name":"Ben"}],"clock":{"kind":"none"},"options":0,"maze":false,"phase":"live","at":1794786056695}','29khrr6ebk9tefnd','d4XeSmzhe7joDWU7');
INSERT INTO "games" VALUES('ra6h9r4w0pjx','dbb249ec64774639c87df62a195c4854750ba5743786452562c6fa160b0147b1','live',0,NULL,0,1794786056710,NULL,'{"table":"ra6h9r4w0pjx","game":"quoridor","seats":[{"holder":"person","id":"5b652j4zhtt6mthc","name":"Fay"},{"holder":"person","id":"29khrr6ebk9tefnd","name":"Ada"}],"clock":{"kind":"none"},"options":0,"maze":false,"phase":"live","at":1794786056710}','5b652j4zhtt6mthc','d4XeSmzhe7joDWU7');
INSERT INTO "games" VALUES('rjyzfkvd9wbs','302de7df0c0c666a133a1db4e51c75cc6eef2ab3a4a7b66ff8a208fd4534d444','live',0,NULL,0,1794786056719,NULL,'{"table":"rjyzfkvd9wbs","game":"quoridor","seats":[{"holder":"person","id":"k9ee8y6469dte0w8","name":"Ben"},{"holder":"person","id":"29khrr6ebk9tefnd","name":"Ada"}],"clock":{"kind":"none"},"options":0,"maze":false,"phase":"live","at":1794786056719}','29khrr6ebk9tefnd','d4XeSmzhe7joDWU7');
INSERT INTO "games" VALUES('t0ru9nqe8fv4','3a1c9207364c0fe2f58649b44c160e9983054cf8c69325c8e27ed918b070011b','live',0,NULL,0,1794786056722,NULL,'{"table":"t0ru9nqe8fv4","game":"quoridor","seats":[{"holder":"person","id":"7dfujhga5ejg7q8g","name":"Guest 7dfu","unnamed":true},{"holder":"person","id":"pj0q0myepsptx70r","name":"Gil"}],"clock":{"kind":"none"},"options":0,"maze":false,"phase":"live","at":1794786056722}','7dfujhga5ejg7q8g','d4XeSmzhe7joDWU7');
INSERT INTO "games" VALUES('xxhwanrb0ten','10fafdcdfa1f1dc0d1ee0a6e33038c43a351fc3a8506e8ef144cc5738183cf33','live',0,NULL,0,1794786056689,NULL,'{"table":"xxhwanrb0ten","game":"mini","seats":[{"holder":"person","id":"0gf4qcp0bkwgczhd","name":"Dana"},{"holder":"person","id":"29khrr6ebk9tefnd","name":"Ada"}],"clock":{"kind":"none"},"options":0,"maze":false,"phase":"live","at":1794786056689}','0gf4qcp0bkwgczhd','d4XeSmzhe7joDWU7');
INSERT INTO "games" VALUES('z3e605y8haby','e070b005150d8505a602f165028c7c1db45e789d7dc1c80d1f6b9b4484e2c2a0','over',0,NULL,0,1794786056718,NULL,'{"table":"z3e605y8haby","game":"quoridor","seats":[{"holder":"person","id":"29khrr6ebk9tefnd","name":"Ada"},{"holder":"person","id":"k9ee8y6469dte0w8","name":"Ben"}],"clock":{"kind":"none"},"options":0,"maze":false,"phase":"over","ending":{"outcome":"1,0","cause":"resign"},"at":1794786056718}','29khrr6ebk9tefnd',NULL);
INSERT INTO "heartbeats" VALUES('vm:43031',1794786117876);
INSERT INTO "links" VALUES('hxsgtbft9wywy5kq','k9ee8y6469dte0w8','Ben',4102444800000);
INSERT INTO "names" VALUES('90qfsr8fzd8a',1,0,'29khrr6ebk9tefnd','Ada');
INSERT INTO "names" VALUES('90qfsr8fzd8a',2,0,'29khrr6ebk9tefnd','Ada');
INSERT INTO "names" VALUES('90qfsr8fzd8a',3,0,'k9ee8y6469dte0w8','Ben');
INSERT INTO "names" VALUES('b3teufnr0usc',1,0,'29khrr6ebk9tefnd','Ada');
INSERT INTO "names" VALUES('b3teufnr0usc',2,0,'29khrr6ebk9tefnd','Ada');
INSERT INTO "names" VALUES('h785rvgkq0x9',1,0,'k9ee8y6469dte0w8','Ben');
INSERT INTO "names" VALUES('h785rvgkq0x9',2,0,'k9ee8y6469dte0w8','Ben');
INSERT INTO "names" VALUES('h785rvgkq0x9',3,0,'29khrr6ebk9tefnd','Ada');
INSERT INTO "names" VALUES('nmkur6amdgpq',1,0,'29khrr6ebk9tefnd','Ada');
INSERT INTO "names" VALUES('nmkur6amdgpq',2,0,'29khrr6ebk9tefnd','Ada');
INSERT INTO "names" VALUES('nmkur6amdgpq',3,0,'k9ee8y6469dte0w8','Ben');
INSERT INTO "names" VALUES('ra6h9r4w0pjx',1,0,'5b652j4zhtt6mthc','Fay');
INSERT INTO "names" VALUES('ra6h9r4w0pjx',2,0,'5b652j4zhtt6mthc','Fay');
INSERT INTO "names" VALUES('ra6h9r4w0pjx',3,0,'29khrr6ebk9tefnd','Ada');
INSERT INTO "names" VALUES('rjyzfkvd9wbs',1,0,'29khrr6ebk9tefnd','Ada');
INSERT INTO "names" VALUES('rjyzfkvd9wbs',1,1,'k9ee8y6469dte0w8','Ben');
INSERT INTO "names" VALUES('rjyzfkvd9wbs',1,2,'29khrr6ebk9tefnd','Ada');
INSERT INTO "names" VALUES('rjyzfkvd9wbs',2,0,'k9ee8y6469dte0w8','Ben');
INSERT INTO "names" VALUES('rjyzfkvd9wbs',3,0,'29khrr6ebk9tefnd','Ada');
INSERT INTO "names" VALUES('t0ru9nqe8fv4',3,0,'pj0q0myepsptx70r','Gil');
INSERT INTO "names" VALUES('xxhwanrb0ten',1,0,'0gf4qcp0bkwgczhd','Dana');
INSERT INTO "names" VALUES('xxhwanrb0ten',2,0,'0gf4qcp0bkwgczhd','Dana');
INSERT INTO "names" VALUES('xxhwanrb0ten',3,0,'29khrr6ebk9tefnd','Ada');
INSERT INTO "names" VALUES('z3e605y8haby',1,0,'29khrr6ebk9tefnd','Ada');
INSERT INTO "names" VALUES('z3e605y8haby',2,0,'29khrr6ebk9tefnd','Ada');
INSERT INTO "names" VALUES('z3e605y8haby',3,0,'k9ee8y6469dte0w8','Ben');
INSERT INTO "names" VALUES('z3e605y8haby',11,0,'k9ee8y6469dte0w8','Ben');
INSERT INTO "names" VALUES('z3e605y8haby',11,1,'29khrr6ebk9tefnd','Ada');
INSERT INTO "notices" VALUES('restart',4102444800000);
INSERT INTO "renames" VALUES('0gf4qcp0bkwgczhd','Dana',1794786056731);
INSERT INTO "renames" VALUES('7b6x4fcg002d8apy','',1794786056733);
INSERT INTO "renames" VALUES('kuqh2pdxhfkwcc9v','',1794786056735);
INSERT INTO "revocations" VALUES('7b6x4fcg002d8apy',1794786056733);
INSERT INTO "revocations" VALUES('kuqh2pdxhfkwcc9v',1794786056736);
INSERT INTO "revocations" VALUES('pj0q0myepsptx70r',1794786056738);
INSERT INTO "sanctions" VALUES('08yqd85v','silence','5b652j4zhtt6mthc',4948386056729,'');
INSERT INTO "sanctions" VALUES('f6kwrujj','ban','3rbd2d22vrxwdt68',4948386056726,'rude');
INSERT INTO "sanctions" VALUES('g630u0ur','ban','192.0.2.0/24',4948386056727,'spam');
INSERT INTO "seats" VALUES('29khrr6ebk9tefnd','90qfsr8fzd8a');
INSERT INTO "seats" VALUES('k9ee8y6469dte0w8','90qfsr8fzd8a');
INSERT INTO "seats" VALUES('29khrr6ebk9tefnd','b3teufnr0usc');
INSERT INTO "seats" VALUES('kuqh2pdxhfkwcc9v','b3teufnr0usc');
INSERT INTO "seats" VALUES('5mxha64tfgazwzba','ede4jw7snstx');
INSERT INTO "seats" VALUES('7b6x4fcg002d8apy','ede4jw7snstx');
INSERT INTO "seats" VALUES('29khrr6ebk9tefnd','h785rvgkq0x9');
INSERT INTO "seats" VALUES('k9ee8y6469dte0w8','h785rvgkq0x9');
INSERT INTO "seats" VALUES('29khrr6ebk9tefnd','nmkur6amdgpq');
INSERT INTO "seats" VALUES('k9ee8y6469dte0w8','nmkur6amdgpq');
INSERT INTO "seats" VALUES('29khrr6ebk9tefnd','ra6h9r4w0pjx');
INSERT INTO "seats" VALUES('5b652j4zhtt6mthc','ra6h9r4w0pjx');
INSERT INTO "seats" VALUES('29khrr6ebk9tefnd','rjyzfkvd9wbs');
INSERT INTO "seats" VALUES('k9ee8y6469dte0w8','rjyzfkvd9wbs');
INSERT INTO "seats" VALUES('7dfujhga5ejg7q8g','t0ru9nqe8fv4');
INSERT INTO "seats" VALUES('pj0q0myepsptx70r','t0ru9nqe8fv4');
INSERT INTO "seats" VALUES('0gf4qcp0bkwgczhd','xxhwanrb0ten');
INSERT INTO "seats" VALUES('29khrr6ebk9tefnd','xxhwanrb0ten');
INSERT INTO "seats" VALUES('29khrr6ebk9tefnd','z3e605y8haby');
INSERT INTO "seats" VALUES('k9ee8y6469dte0w8','z3e605y8haby');
INSERT INTO "secrets" VALUES('origin','8395c5dd89134fcca4b9e57574dd7d5cd332604734ceffdca042decb78987dc9');
INSERT INTO "secrets" VALUES('token','2019729ce9ea0987c3f60c8df39c0b1e556b84df29fe0adb1934e6d3efe705df');
INSERT INTO "secrets" VALUES('tokens dated since','1794786056656');
