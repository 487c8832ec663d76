-- A server database as version 0.1.0 left it, with every kind of event; events.txt lists them. It was
-- written by playing on a real server. By hand: the table faultfault01, and when the code in links ends.
-- tables.json says what each table comes to.

CREATE TABLE events (
  game TEXT NOT NULL,
  seq INTEGER NOT NULL,
  at INTEGER NOT NULL,
  nonce TEXT,
  version INTEGER NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (game, seq)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX events_nonce ON events (game, nonce) WHERE nonce IS NOT NULL;
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
) STRICT, WITHOUT ROWID;
CREATE INDEX games_lobby ON games (phase, at) WHERE public;
CREATE INDEX games_pairing ON games (pairing, at) WHERE phase = 'waiting' AND pairing IS NOT NULL;
CREATE INDEX games_wake ON games (wake) WHERE wake IS NOT NULL;
CREATE INDEX games_clocked ON games (id) WHERE clocked AND phase = 'live';
CREATE INDEX games_age ON games (phase, at);
CREATE TABLE seats (
  person TEXT NOT NULL,
  game TEXT NOT NULL,
  PRIMARY KEY (person, game)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_game ON seats (game);
CREATE TABLE heartbeats (node TEXT PRIMARY KEY, at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE links (
  code TEXT PRIMARY KEY,
  person TEXT NOT NULL,
  name TEXT NOT NULL,
  expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

PRAGMA user_version = 2;

-- Quoridor from a position, both seats one person: seat 1 steps home and wins by the rules.
-- Expected: over 1,0 rules, e9,a2 0,0 2 -
INSERT INTO games VALUES ('4fy3wjqavua9', '035631572616d53c5b50800fa98ae81ebc0e12c192699fc5f9e3e7711d1106e8', 'over', 0, NULL, 0, 1794750332103, NULL, '{"table":"4fy3wjqavua9","game":"quoridor","seats":[{"holder":"person","id":"7b6x4fcg002d8apy","name":"Ada"},{"holder":"person","id":"7b6x4fcg002d8apy","name":"Ada"}],"clock":{"kind":"none"},"options":0,"maze":false,"phase":"over","ending":{"outcome":"1,0","cause":"rules"},"at":1794750332103}');
INSERT INTO seats VALUES ('7b6x4fcg002d8apy', '4fy3wjqavua9');
INSERT INTO events VALUES ('4fy3wjqavua9', 1, 1794750332100, NULL, 1, '{"event":"created","by":{"id":"7b6x4fcg002d8apy","name":"Ada"},"table":{"game":"quoridor","seats":2,"start":"e8,a2 0,0 1 -","clock":{"kind":"none"},"places":[{"who":"me","piece":"pacman"},{"who":"me","piece":"clyde"}],"starts":"random","public":false,"repetition":true},"commitment":"b02d05d098185e96286398f04b167ccafd162a71dfecc3e76c8fdfdcec6442b0"}');
INSERT INTO events VALUES ('4fy3wjqavua9', 2, 1794750332100, NULL, 1, '{"event":"joined","seat":1,"who":{"id":"7b6x4fcg002d8apy","name":"Ada"}}');
INSERT INTO events VALUES ('4fy3wjqavua9', 3, 1794750332100, NULL, 1, '{"event":"joined","seat":2,"who":{"id":"7b6x4fcg002d8apy","name":"Ada"}}');
INSERT INTO events VALUES ('4fy3wjqavua9', 4, 1794750332100, NULL, 1, '{"event":"started","position":"e8,a2 0,0 1 -"}');
INSERT INTO events VALUES ('4fy3wjqavua9', 5, 1794750332103, '7b6x4fcg002d8apy 61c2cbc6', 1, '{"event":"moved","seat":1,"word":"e9"}');
INSERT INTO events VALUES ('4fy3wjqavua9', 6, 1794750332103, NULL, 1, '{"event":"ended","outcome":"1,0","cause":"rules","seed":"035631572616d53c5b50800fa98ae81ebc0e12c192699fc5f9e3e7711d1106e8"}');

-- Quoridor, a position three times: drawn by repetition; sudden death, luck said on joining.
-- Expected: over 1/2,1/2 repetition, e1,e9 10,10 1 -
INSERT INTO games VALUES ('equmnt49z8fc', '83992309697ee7ab7bfe9a92faf32391c116e2c74849a880f7cba7e1235881c6', 'over', 1, NULL, 1, 1794750332187, NULL, '{"table":"equmnt49z8fc","game":"quoridor","seats":[{"holder":"person","id":"7b6x4fcg002d8apy","name":"Ada"},{"holder":"person","id":"5mxha64tfgazwzba","name":"Bob"}],"clock":{"kind":"sudden_death","seconds":600},"options":0,"maze":false,"phase":"over","ending":{"outcome":"1/2,1/2","cause":"repetition"},"at":1794750332187}');
INSERT INTO seats VALUES ('5mxha64tfgazwzba', 'equmnt49z8fc');
INSERT INTO seats VALUES ('7b6x4fcg002d8apy', 'equmnt49z8fc');
INSERT INTO events VALUES ('equmnt49z8fc', 1, 1794750332105, NULL, 1, '{"event":"created","by":{"id":"7b6x4fcg002d8apy","name":"Ada"},"table":{"game":"quoridor","seats":2,"clock":{"kind":"sudden_death","seconds":600},"starts":{"seat":1},"public":true,"repetition":true},"commitment":"9f9fa4b517c2e20488687c13953c6ce71feb85c1caf0a4582e54af093e3a2069"}');
INSERT INTO events VALUES ('equmnt49z8fc', 2, 1794750332105, NULL, 1, '{"event":"joined","seat":1,"who":{"id":"7b6x4fcg002d8apy","name":"Ada"}}');
INSERT INTO events VALUES ('equmnt49z8fc', 3, 1794750332107, '5mxha64tfgazwzba 983a40b9', 1, '{"event":"joined","seat":2,"who":{"id":"5mxha64tfgazwzba","name":"Bob"},"luck":"clover"}');
INSERT INTO events VALUES ('equmnt49z8fc', 4, 1794750332107, NULL, 1, '{"event":"started","position":"e1,e9 10,10 1 -"}');
INSERT INTO events VALUES ('equmnt49z8fc', 5, 1794750332111, '7b6x4fcg002d8apy f40d49d7', 1, '{"event":"moved","seat":1,"word":"e2"}');
INSERT INTO events VALUES ('equmnt49z8fc', 6, 1794750332114, '5mxha64tfgazwzba 4d211fb3', 1, '{"event":"moved","seat":2,"word":"e8"}');
INSERT INTO events VALUES ('equmnt49z8fc', 7, 1794750332122, '7b6x4fcg002d8apy 54797fde', 1, '{"event":"moved","seat":1,"word":"e1"}');
INSERT INTO events VALUES ('equmnt49z8fc', 8, 1794750332139, '5mxha64tfgazwzba 684e467f', 1, '{"event":"moved","seat":2,"word":"e9"}');
INSERT INTO events VALUES ('equmnt49z8fc', 9, 1794750332152, '7b6x4fcg002d8apy cf9991c4', 1, '{"event":"moved","seat":1,"word":"e2"}');
INSERT INTO events VALUES ('equmnt49z8fc', 10, 1794750332164, '5mxha64tfgazwzba 8056dabb', 1, '{"event":"moved","seat":2,"word":"e8"}');
INSERT INTO events VALUES ('equmnt49z8fc', 11, 1794750332181, '7b6x4fcg002d8apy 1d6a3512', 1, '{"event":"moved","seat":1,"word":"e1"}');
INSERT INTO events VALUES ('equmnt49z8fc', 12, 1794750332187, '5mxha64tfgazwzba e648dcfd', 1, '{"event":"moved","seat":2,"word":"e9"}');
INSERT INTO events VALUES ('equmnt49z8fc', 13, 1794750332187, NULL, 1, '{"event":"ended","outcome":"1/2,1/2","cause":"repetition","seed":"83992309697ee7ab7bfe9a92faf32391c116e2c74849a880f7cba7e1235881c6"}');

-- Quoridor, every offer made, declined and agreed to, a takeback, a pause; drawn by agreement; rematch agreed.
-- Expected: over 1/2,1/2 agreement, e3,e7 10,10 1 -
INSERT INTO games VALUES ('ede4jw7snstx', '09b5118b47052c95c11a117b49da860f4c1211cc73eaea564110a10ac511bbc1', 'over', 0, NULL, 1, 1794750332827, NULL, '{"table":"ede4jw7snstx","game":"quoridor","seats":[{"holder":"person","id":"7b6x4fcg002d8apy","name":"Ada"},{"holder":"person","id":"5mxha64tfgazwzba","name":"Bob"}],"clock":{"kind":"fischer","seconds":180,"increment":2},"options":1,"maze":false,"phase":"over","ending":{"outcome":"1/2,1/2","cause":"agreement"},"at":1794750332827}');
INSERT INTO seats VALUES ('5mxha64tfgazwzba', 'ede4jw7snstx');
INSERT INTO seats VALUES ('7b6x4fcg002d8apy', 'ede4jw7snstx');
INSERT INTO events VALUES ('ede4jw7snstx', 1, 1794750332191, NULL, 1, '{"event":"created","by":{"id":"7b6x4fcg002d8apy","name":"Ada"},"table":{"game":"quoridor","seats":2,"options":{"pawn_behind":"blocked"},"clock":{"kind":"fischer","seconds":180,"increment":2},"starts":"random","public":false,"repetition":true},"commitment":"7e36af31722933cbd9caea9911bb859eca07be4eefda2932c38ae131a204d74d"}');
INSERT INTO events VALUES ('ede4jw7snstx', 2, 1794750332191, NULL, 1, '{"event":"joined","seat":1,"who":{"id":"7b6x4fcg002d8apy","name":"Ada"}}');
INSERT INTO events VALUES ('ede4jw7snstx', 3, 1794750332279, '5mxha64tfgazwzba 5af169ae', 1, '{"event":"joined","seat":2,"who":{"id":"5mxha64tfgazwzba","name":"Bob"},"luck":"four-leaf"}');
INSERT INTO events VALUES ('ede4jw7snstx', 4, 1794750332279, NULL, 1, '{"event":"started","position":"e1,e9 10,10 1 -","drawn":true}');
INSERT INTO events VALUES ('ede4jw7snstx', 5, 1794750332590, '7b6x4fcg002d8apy 7d72329a', 1, '{"event":"moved","seat":1,"word":"e2","lag":41}');
INSERT INTO events VALUES ('ede4jw7snstx', 6, 1794750332599, '5mxha64tfgazwzba 79470e5f', 1, '{"event":"moved","seat":2,"word":"e8","lag":1}');
INSERT INTO events VALUES ('ede4jw7snstx', 7, 1794750332602, '7b6x4fcg002d8apy 25452946', 1, '{"event":"moved","seat":1,"word":"e3","lag":41}');
INSERT INTO events VALUES ('ede4jw7snstx', 8, 1794750332604, '7b6x4fcg002d8apy b1ebdf04', 1, '{"event":"offered","seat":1,"offer":"draw"}');
INSERT INTO events VALUES ('ede4jw7snstx', 9, 1794750332605, '5mxha64tfgazwzba 34846a33', 1, '{"event":"declined","seat":2,"offer":"draw"}');
INSERT INTO events VALUES ('ede4jw7snstx', 10, 1794750332606, '7b6x4fcg002d8apy 9debe972', 1, '{"event":"offered","seat":1,"offer":"takeback"}');
INSERT INTO events VALUES ('ede4jw7snstx', 11, 1794750332607, '5mxha64tfgazwzba 7185d1ea', 1, '{"event":"declined","seat":2,"offer":"takeback"}');
INSERT INTO events VALUES ('ede4jw7snstx', 12, 1794750332608, '7b6x4fcg002d8apy 80ee52a8', 1, '{"event":"offered","seat":1,"offer":"pause"}');
INSERT INTO events VALUES ('ede4jw7snstx', 13, 1794750332609, '5mxha64tfgazwzba 3bbb47f4', 1, '{"event":"declined","seat":2,"offer":"pause"}');
INSERT INTO events VALUES ('ede4jw7snstx', 14, 1794750332610, '7b6x4fcg002d8apy 01856b85', 1, '{"event":"offered","seat":1,"offer":"abort"}');
INSERT INTO events VALUES ('ede4jw7snstx', 15, 1794750332611, '5mxha64tfgazwzba 8259995d', 1, '{"event":"declined","seat":2,"offer":"abort"}');
INSERT INTO events VALUES ('ede4jw7snstx', 16, 1794750332612, '7b6x4fcg002d8apy 408ea163', 1, '{"event":"offered","seat":1,"offer":"takeback"}');
INSERT INTO events VALUES ('ede4jw7snstx', 17, 1794750332613, '5mxha64tfgazwzba db664ca7', 1, '{"event":"offered","seat":2,"offer":"takeback"}');
INSERT INTO events VALUES ('ede4jw7snstx', 18, 1794750332613, NULL, 1, '{"event":"taken_back","keep":2}');
INSERT INTO events VALUES ('ede4jw7snstx', 19, 1794750332614, '7b6x4fcg002d8apy d740f43a', 1, '{"event":"offered","seat":1,"offer":"pause"}');
INSERT INTO events VALUES ('ede4jw7snstx', 20, 1794750332615, '5mxha64tfgazwzba 162ab29c', 1, '{"event":"offered","seat":2,"offer":"pause"}');
INSERT INTO events VALUES ('ede4jw7snstx', 21, 1794750332615, NULL, 1, '{"event":"paused"}');
INSERT INTO events VALUES ('ede4jw7snstx', 22, 1794750332816, '7b6x4fcg002d8apy d3c117fa', 1, '{"event":"resumed"}');
INSERT INTO events VALUES ('ede4jw7snstx', 23, 1794750332820, '7b6x4fcg002d8apy 8ff9ca0c', 1, '{"event":"moved","seat":1,"word":"e3","lag":41}');
INSERT INTO events VALUES ('ede4jw7snstx', 24, 1794750332823, '5mxha64tfgazwzba d7e9f90d', 1, '{"event":"moved","seat":2,"word":"e7","lag":1}');
INSERT INTO events VALUES ('ede4jw7snstx', 25, 1794750332826, '5mxha64tfgazwzba 83034cca', 1, '{"event":"offered","seat":2,"offer":"draw"}');
INSERT INTO events VALUES ('ede4jw7snstx', 26, 1794750332827, '7b6x4fcg002d8apy 516fa865', 1, '{"event":"offered","seat":1,"offer":"draw"}');
INSERT INTO events VALUES ('ede4jw7snstx', 27, 1794750332827, NULL, 1, '{"event":"ended","outcome":"1/2,1/2","cause":"agreement","seed":"09b5118b47052c95c11a117b49da860f4c1211cc73eaea564110a10ac511bbc1"}');
INSERT INTO events VALUES ('ede4jw7snstx', 28, 1794750332891, '7b6x4fcg002d8apy a0203085', 1, '{"event":"offered","seat":1,"offer":"rematch"}');
INSERT INTO events VALUES ('ede4jw7snstx', 29, 1794750332892, '5mxha64tfgazwzba f2e9f83f', 1, '{"event":"declined","seat":2,"offer":"rematch"}');
INSERT INTO events VALUES ('ede4jw7snstx', 30, 1794750332894, '5mxha64tfgazwzba 721d3b2b', 1, '{"event":"offered","seat":2,"offer":"rematch"}');
INSERT INTO events VALUES ('ede4jw7snstx', 31, 1794750332894, '7b6x4fcg002d8apy 99412247', 1, '{"event":"offered","seat":1,"offer":"rematch"}');
INSERT INTO events VALUES ('ede4jw7snstx', 32, 1794750332894, NULL, 1, '{"event":"rematched","table":"39smdckerk7y","seats":[{"holder":"person","id":"5mxha64tfgazwzba","name":"Bob"},{"holder":"person","id":"7b6x4fcg002d8apy","name":"Ada"}]}');

-- The rematch of it, everyone one seat further on, in play after one move.
-- Expected: live, e1,e8 10,10 1 -
INSERT INTO games VALUES ('39smdckerk7y', 'c7186495e99023f7adce5ebca8aac9ce9f5c6015b4b2097f8201a55dbb4d7255', 'live', 0, NULL, 1, 1794750335739, 1794750516240, '{"table":"39smdckerk7y","game":"quoridor","seats":[{"holder":"person","id":"5mxha64tfgazwzba","name":"Bob"},{"holder":"person","id":"7b6x4fcg002d8apy","name":"Ada"}],"clock":{"kind":"fischer","seconds":180,"increment":2},"options":1,"maze":false,"phase":"live","at":1794750332902}');
INSERT INTO seats VALUES ('5mxha64tfgazwzba', '39smdckerk7y');
INSERT INTO seats VALUES ('7b6x4fcg002d8apy', '39smdckerk7y');
INSERT INTO events VALUES ('39smdckerk7y', 1, 1794750332895, NULL, 1, '{"event":"created","by":{"id":"7b6x4fcg002d8apy","name":"Ada"},"table":{"game":"quoridor","seats":2,"options":{"pawn_behind":"blocked"},"clock":{"kind":"fischer","seconds":180,"increment":2},"places":[{"who":"reserved","person":{"id":"5mxha64tfgazwzba","name":"Bob"}},{"who":"reserved","person":{"id":"7b6x4fcg002d8apy","name":"Ada"}}],"starts":"random","public":false,"repetition":true},"commitment":"a65f38987567e62d9a9a61363dd5e88857fad8d157cf7d0079519ebcc99ef2fe","rematch_of":"ede4jw7snstx"}');
INSERT INTO events VALUES ('39smdckerk7y', 2, 1794750332895, NULL, 1, '{"event":"joined","seat":1,"who":{"id":"5mxha64tfgazwzba","name":"Bob"}}');
INSERT INTO events VALUES ('39smdckerk7y', 3, 1794750332895, NULL, 1, '{"event":"joined","seat":2,"who":{"id":"7b6x4fcg002d8apy","name":"Ada"}}');
INSERT INTO events VALUES ('39smdckerk7y', 4, 1794750332895, NULL, 1, '{"event":"started","position":"e1,e9 10,10 2 -","drawn":true}');
INSERT INTO events VALUES ('39smdckerk7y', 5, 1794750332902, '7b6x4fcg002d8apy 2060579e', 1, '{"event":"moved","seat":2,"word":"e8"}');
INSERT INTO events VALUES ('39smdckerk7y', 6, 1794750347966, NULL, 1, '{"event":"outage","from":1794750345129,"to":1794750347966}');

-- Quoridor for four with pieces and two machines; joined, left, filled; seat 1 has resigned and the others play on, seat 2 to move.
-- Expected: live, -,b5,e9,i5 5,5,4,4 2 a6v,g5v
INSERT INTO games VALUES ('75gfqukjneyd', '887ca1aa10591678249e225d7ca307fed0ed73b7be982d9468614d1db3737f13', 'live', 1, NULL, 1, 1794750335936, 1795009536437, '{"table":"75gfqukjneyd","game":"quoridor","seats":[{"holder":"person","id":"7b6x4fcg002d8apy","name":"Ada"},{"holder":"person","id":"5mxha64tfgazwzba","name":"Bob"},{"holder":"level","level":1},{"holder":"level","level":1}],"clock":{"kind":"correspondence","days":3},"options":1,"maze":false,"phase":"live","at":1794750333099}');
INSERT INTO seats VALUES ('5mxha64tfgazwzba', '75gfqukjneyd');
INSERT INTO seats VALUES ('7b6x4fcg002d8apy', '75gfqukjneyd');
INSERT INTO events VALUES ('75gfqukjneyd', 1, 1794750332953, NULL, 1, '{"event":"created","by":{"id":"7b6x4fcg002d8apy","name":"Ada"},"table":{"game":"quoridor","seats":4,"options":{"pawn_behind":"sidestep"},"clock":{"kind":"correspondence","days":3},"places":[{"who":"me","piece":"pacman"},{"who":"open"},{"who":"open","piece":"pawn"},{"who":"level","level":1}],"starts":{"seat":1},"public":true,"repetition":true},"commitment":"5e453bc8295981946500bb8eae4ea1813dd98bfe3e09e92d58b1b82c807e7c1a"}');
INSERT INTO events VALUES ('75gfqukjneyd', 2, 1794750332953, NULL, 1, '{"event":"joined","seat":1,"who":{"id":"7b6x4fcg002d8apy","name":"Ada"}}');
INSERT INTO events VALUES ('75gfqukjneyd', 3, 1794750332953, NULL, 1, '{"event":"filled","seat":4,"level":1}');
INSERT INTO events VALUES ('75gfqukjneyd', 4, 1794750332956, '5mxha64tfgazwzba b5dca08c', 1, '{"event":"joined","seat":2,"who":{"id":"5mxha64tfgazwzba","name":"Bob"},"piece":"blinky","luck":""}');
INSERT INTO events VALUES ('75gfqukjneyd', 5, 1794750332958, '5mxha64tfgazwzba 6c68452f', 1, '{"event":"left","seat":2}');
INSERT INTO events VALUES ('75gfqukjneyd', 6, 1794750332978, 'sdpxw8j9em67s4nm 9951b840', 1, '{"event":"joined","seat":2,"who":{"id":"sdpxw8j9em67s4nm","name":"Éve 7"},"piece":"inky","luck":"x"}');
INSERT INTO events VALUES ('75gfqukjneyd', 7, 1794750332995, 'sdpxw8j9em67s4nm d84f6d0c', 1, '{"event":"left","seat":2}');
INSERT INTO events VALUES ('75gfqukjneyd', 8, 1794750332998, '5mxha64tfgazwzba f908a484', 1, '{"event":"joined","seat":2,"who":{"id":"5mxha64tfgazwzba","name":"Bob"},"piece":"pinky","luck":""}');
INSERT INTO events VALUES ('75gfqukjneyd', 9, 1794750333007, '7b6x4fcg002d8apy 6c510e4f', 1, '{"event":"filled","seat":3,"level":1}');
INSERT INTO events VALUES ('75gfqukjneyd', 10, 1794750333007, NULL, 1, '{"event":"started","position":"e1,a5,e9,i5 5,5,5,5 1 -"}');
INSERT INTO events VALUES ('75gfqukjneyd', 11, 1794750333011, '7b6x4fcg002d8apy f602dc53', 1, '{"event":"moved","seat":1,"word":"e2"}');
INSERT INTO events VALUES ('75gfqukjneyd', 12, 1794750333033, '5mxha64tfgazwzba 7e15325d', 1, '{"event":"moved","seat":2,"word":"b5"}');
INSERT INTO events VALUES ('75gfqukjneyd', 13, 1794750333036, NULL, 1, '{"event":"moved","seat":3,"word":"g5v"}');
INSERT INTO events VALUES ('75gfqukjneyd', 14, 1794750333042, NULL, 1, '{"event":"moved","seat":4,"word":"a6v"}');
INSERT INTO events VALUES ('75gfqukjneyd', 15, 1794750333099, '7b6x4fcg002d8apy 81b2b1f0', 1, '{"event":"departed","seat":1,"why":"resign"}');
INSERT INTO events VALUES ('75gfqukjneyd', 16, 1794750347966, NULL, 1, '{"event":"outage","from":1794750345129,"to":1794750347966}');

-- Quoridor Mini, a second a move: seat 1 ran out of time.
-- Expected: over 0,1 time, -,e9 10,9 2 a1h
INSERT INTO games VALUES ('78akqkhpjg7d', 'f6245c08a97716cb62cee5894e1aedde64e5ed2253778f7629d1968175133c2e', 'over', 0, NULL, 1, 1794750334617, NULL, '{"table":"78akqkhpjg7d","game":"mini","seats":[{"holder":"person","id":"7b6x4fcg002d8apy","name":"Ada"},{"holder":"person","id":"5mxha64tfgazwzba","name":"Bob"}],"clock":{"kind":"per_move","seconds":1},"options":0,"maze":false,"phase":"over","ending":{"outcome":"0,1","cause":"time"},"at":1794750334617}');
INSERT INTO seats VALUES ('5mxha64tfgazwzba', '78akqkhpjg7d');
INSERT INTO seats VALUES ('7b6x4fcg002d8apy', '78akqkhpjg7d');
INSERT INTO events VALUES ('78akqkhpjg7d', 1, 1794750333103, NULL, 1, '{"event":"created","by":{"id":"7b6x4fcg002d8apy","name":"Ada"},"table":{"game":"mini","seats":2,"clock":{"kind":"per_move","seconds":1},"starts":{"seat":2},"public":false,"repetition":true},"commitment":"6730851435915d30fdace9c6dd57ea3c3bbf7ffba9d2854f4018ce684e457131"}');
INSERT INTO events VALUES ('78akqkhpjg7d', 2, 1794750333103, NULL, 1, '{"event":"joined","seat":1,"who":{"id":"7b6x4fcg002d8apy","name":"Ada"}}');
INSERT INTO events VALUES ('78akqkhpjg7d', 3, 1794750333105, '5mxha64tfgazwzba 54c43e92', 1, '{"event":"joined","seat":2,"who":{"id":"5mxha64tfgazwzba","name":"Bob"},"luck":""}');
INSERT INTO events VALUES ('78akqkhpjg7d', 4, 1794750333105, NULL, 1, '{"event":"started","position":"e1,e9 10,10 2 -"}');
INSERT INTO events VALUES ('78akqkhpjg7d', 5, 1794750333114, '5mxha64tfgazwzba 3b73d216', 1, '{"event":"moved","seat":2,"word":"a1h"}');
INSERT INTO events VALUES ('78akqkhpjg7d', 6, 1794750334617, NULL, 1, '{"event":"departed","seat":1,"why":"time"}');
INSERT INTO events VALUES ('78akqkhpjg7d', 7, 1794750334617, NULL, 1, '{"event":"ended","outcome":"0,1","cause":"time","seed":"f6245c08a97716cb62cee5894e1aedde64e5ed2253778f7629d1968175133c2e"}');

-- Quoridor Mini without repetition: seat 2 resigned.
-- Expected: over 1,0 resign, e1,- 9,10 1 a1h
INSERT INTO games VALUES ('ruwn8mx5wtub', 'f9ff3d7da740828e1884f7f8b1af640109fbfdb491ac83aefee66d2ab0d40c9a', 'over', 0, NULL, 1, 1794750334675, NULL, '{"table":"ruwn8mx5wtub","game":"mini","seats":[{"holder":"person","id":"7b6x4fcg002d8apy","name":"Ada"},{"holder":"person","id":"5mxha64tfgazwzba","name":"Bob"}],"clock":{"kind":"per_move","seconds":30},"options":1,"maze":false,"phase":"over","ending":{"outcome":"1,0","cause":"resign"},"at":1794750334675}');
INSERT INTO seats VALUES ('5mxha64tfgazwzba', 'ruwn8mx5wtub');
INSERT INTO seats VALUES ('7b6x4fcg002d8apy', 'ruwn8mx5wtub');
INSERT INTO events VALUES ('ruwn8mx5wtub', 1, 1794750334656, NULL, 1, '{"event":"created","by":{"id":"7b6x4fcg002d8apy","name":"Ada"},"table":{"game":"mini","seats":2,"options":{"move_seconds":"30"},"clock":{"kind":"per_move","seconds":30},"starts":{"seat":1},"public":false,"repetition":false},"commitment":"880dc684cb4d5bb94c5fedfdf36488da72c0261fffdc2f9fefe95f8867a7e936"}');
INSERT INTO events VALUES ('ruwn8mx5wtub', 2, 1794750334656, NULL, 1, '{"event":"joined","seat":1,"who":{"id":"7b6x4fcg002d8apy","name":"Ada"}}');
INSERT INTO events VALUES ('ruwn8mx5wtub', 3, 1794750334660, '5mxha64tfgazwzba df93371a', 1, '{"event":"joined","seat":2,"who":{"id":"5mxha64tfgazwzba","name":"Bob"},"luck":""}');
INSERT INTO events VALUES ('ruwn8mx5wtub', 4, 1794750334660, NULL, 1, '{"event":"started","position":"e1,e9 10,10 1 -"}');
INSERT INTO events VALUES ('ruwn8mx5wtub', 5, 1794750334669, '7b6x4fcg002d8apy b52832d1', 1, '{"event":"moved","seat":1,"word":"a1h"}');
INSERT INTO events VALUES ('ruwn8mx5wtub', 6, 1794750334675, '5mxha64tfgazwzba 68ff2472', 1, '{"event":"departed","seat":2,"why":"resign"}');
INSERT INTO events VALUES ('ruwn8mx5wtub', 7, 1794750334675, NULL, 1, '{"event":"ended","outcome":"1,0","cause":"resign","seed":"f9ff3d7da740828e1884f7f8b1af640109fbfdb491ac83aefee66d2ab0d40c9a"}');

-- PAC-MAN for three in a maze of its own, in play; the server was away in the middle.
-- Expected: live, d3 a3,e3,-,- a1,c4,e1 2 blinky 5x4.2.c2.a4e4__.a1c4e1.b2vc3hd1v
INSERT INTO games VALUES ('d03bu9cu79cr', 'c6323fe6299bc95d936cdc6bb8056708bf2ac4d2d939a1029405cd2a0917d2d1', 'live', 0, NULL, 1, 1794750347985, 1794836753473, '{"table":"d03bu9cu79cr","game":"pacman","seats":[{"holder":"person","id":"7b6x4fcg002d8apy","name":"Ada"},{"holder":"person","id":"5mxha64tfgazwzba","name":"Bob"},{"holder":"person","id":"7b6x4fcg002d8apy","name":"Ada"}],"clock":{"kind":"fischer","seconds":86400,"increment":5},"options":1,"maze":true,"phase":"live","at":1794750347985}');
INSERT INTO seats VALUES ('5mxha64tfgazwzba', 'd03bu9cu79cr');
INSERT INTO seats VALUES ('7b6x4fcg002d8apy', 'd03bu9cu79cr');
INSERT INTO events VALUES ('d03bu9cu79cr', 1, 1794750334679, NULL, 1, '{"event":"created","by":{"id":"7b6x4fcg002d8apy","name":"Ada"},"table":{"game":"pacman","seats":3,"options":{"boost":"exactly"},"maze":"5x4.2.c2.a4e4__.a1e1c4.b2vc3hd1v","clock":{"kind":"fischer","seconds":86400,"increment":5},"places":[{"who":"me"},{"who":"reserved","person":{"id":"5mxha64tfgazwzba","name":"Bob"}},{"who":"me"}],"starts":"random","public":false,"repetition":true},"commitment":"4bc0bcced84b0dde321b5e60b7938db3fe8ce7f64e2f07c383236268477cb900"}');
INSERT INTO events VALUES ('d03bu9cu79cr', 2, 1794750334679, NULL, 1, '{"event":"joined","seat":1,"who":{"id":"7b6x4fcg002d8apy","name":"Ada"}}');
INSERT INTO events VALUES ('d03bu9cu79cr', 3, 1794750334679, NULL, 1, '{"event":"joined","seat":3,"who":{"id":"7b6x4fcg002d8apy","name":"Ada"}}');
INSERT INTO events VALUES ('d03bu9cu79cr', 4, 1794750334688, '5mxha64tfgazwzba 50259a1a', 1, '{"event":"joined","seat":2,"who":{"id":"5mxha64tfgazwzba","name":"Bob"},"luck":""}');
INSERT INTO events VALUES ('d03bu9cu79cr', 5, 1794750334688, NULL, 1, '{"event":"started","position":"c2 a4,e4,-,- a1,c4,e1 2 pac 5x4.2.c2.a4e4__.a1c4e1.b2vc3hd1v"}');
INSERT INTO events VALUES ('d03bu9cu79cr', 6, 1794750334703, '7b6x4fcg002d8apy 263d3fd2', 1, '{"event":"moved","seat":1,"word":"d2-c2"}');
INSERT INTO events VALUES ('d03bu9cu79cr', 7, 1794750334716, '5mxha64tfgazwzba 9c281bc9', 1, '{"event":"moved","seat":2,"word":"a3"}');
INSERT INTO events VALUES ('d03bu9cu79cr', 8, 1794750334726, '7b6x4fcg002d8apy 7a9b425e', 1, '{"event":"moved","seat":3,"word":"e3"}');
INSERT INTO events VALUES ('d03bu9cu79cr', 9, 1794750347966, NULL, 1, '{"event":"outage","from":1794750345129,"to":1794750347966}');
INSERT INTO events VALUES ('d03bu9cu79cr', 10, 1794750347985, '7b6x4fcg002d8apy 394e21ae', 1, '{"event":"moved","seat":1,"word":"d2-d3"}');

-- PAC-MAN in a maze of its own, ended by the rules.
-- Expected: over 0,1 rules, a3 a3,e2,-,- e1 0 - 5x4.1.c2.a4e4__.a1c4e1.b2vc3hd1v
INSERT INTO games VALUES ('3jek43f56d7c', '3cb868edc92af94b391bad91a3579d2c6fd446ee455e0e9cd28b10aade8aec03', 'over', 0, NULL, 0, 1794750335074, NULL, '{"table":"3jek43f56d7c","game":"pacman","seats":[{"holder":"person","id":"7b6x4fcg002d8apy","name":"Ada"},{"holder":"person","id":"7b6x4fcg002d8apy","name":"Ada"}],"clock":{"kind":"none"},"options":0,"maze":true,"phase":"over","ending":{"outcome":"0,1","cause":"rules"},"at":1794750335074}');
INSERT INTO seats VALUES ('7b6x4fcg002d8apy', '3jek43f56d7c');
INSERT INTO events VALUES ('3jek43f56d7c', 1, 1794750334741, NULL, 1, '{"event":"created","by":{"id":"7b6x4fcg002d8apy","name":"Ada"},"table":{"game":"pacman","seats":2,"maze":"5x4.1.c2.a4e4__.a1e1c4.b2vc3hd1v","clock":{"kind":"none"},"places":[{"who":"me"},{"who":"me"}],"starts":"random","public":false,"repetition":true},"commitment":"7161e8c6fc93d34637b4ed64eab39fd9939437e17025178fe4f605393dda81ea"}');
INSERT INTO events VALUES ('3jek43f56d7c', 2, 1794750334741, NULL, 1, '{"event":"joined","seat":1,"who":{"id":"7b6x4fcg002d8apy","name":"Ada"}}');
INSERT INTO events VALUES ('3jek43f56d7c', 3, 1794750334741, NULL, 1, '{"event":"joined","seat":2,"who":{"id":"7b6x4fcg002d8apy","name":"Ada"}}');
INSERT INTO events VALUES ('3jek43f56d7c', 4, 1794750334741, NULL, 1, '{"event":"started","position":"c2 a4,e4,-,- a1,c4,e1 1 pac 5x4.1.c2.a4e4__.a1c4e1.b2vc3hd1v"}');
INSERT INTO events VALUES ('3jek43f56d7c', 5, 1794750334756, '7b6x4fcg002d8apy 253afcec', 1, '{"event":"moved","seat":1,"word":"c1-b1"}');
INSERT INTO events VALUES ('3jek43f56d7c', 6, 1794750334766, '7b6x4fcg002d8apy 8b1f762d', 1, '{"event":"moved","seat":2,"word":"a3"}');
INSERT INTO events VALUES ('3jek43f56d7c', 7, 1794750334778, '7b6x4fcg002d8apy f37072f6', 1, '{"event":"moved","seat":2,"word":"d4"}');
INSERT INTO events VALUES ('3jek43f56d7c', 8, 1794750334790, '7b6x4fcg002d8apy 1d28ca40', 1, '{"event":"moved","seat":1,"word":"a1-a2-b2-b1"}');
INSERT INTO events VALUES ('3jek43f56d7c', 9, 1794750334802, '7b6x4fcg002d8apy 456df077', 1, '{"event":"moved","seat":2,"word":"b3"}');
INSERT INTO events VALUES ('3jek43f56d7c', 10, 1794750334815, '7b6x4fcg002d8apy 0667815c', 1, '{"event":"moved","seat":2,"word":"e4"}');
INSERT INTO events VALUES ('3jek43f56d7c', 11, 1794750334822, '7b6x4fcg002d8apy 67821f56', 1, '{"event":"moved","seat":1,"word":"b2-b1"}');
INSERT INTO events VALUES ('3jek43f56d7c', 12, 1794750334833, '7b6x4fcg002d8apy a37db321', 1, '{"event":"moved","seat":2,"word":"a3"}');
INSERT INTO events VALUES ('3jek43f56d7c', 13, 1794750334843, '7b6x4fcg002d8apy 5d2f89d3', 1, '{"event":"moved","seat":2,"word":"d4"}');
INSERT INTO events VALUES ('3jek43f56d7c', 14, 1794750334854, '7b6x4fcg002d8apy ce39f980', 1, '{"event":"moved","seat":1,"word":"c1-c2"}');
INSERT INTO events VALUES ('3jek43f56d7c', 15, 1794750334861, '7b6x4fcg002d8apy dcbe34e4', 1, '{"event":"moved","seat":2,"word":"a4"}');
INSERT INTO events VALUES ('3jek43f56d7c', 16, 1794750334874, '7b6x4fcg002d8apy ca3d3d06', 1, '{"event":"moved","seat":2,"word":"e4"}');
INSERT INTO events VALUES ('3jek43f56d7c', 17, 1794750334887, '7b6x4fcg002d8apy 374b51d9', 1, '{"event":"moved","seat":1,"word":"c3-c2"}');
INSERT INTO events VALUES ('3jek43f56d7c', 18, 1794750334897, '7b6x4fcg002d8apy 34e7f139', 1, '{"event":"moved","seat":2,"word":"a3"}');
INSERT INTO events VALUES ('3jek43f56d7c', 19, 1794750334905, '7b6x4fcg002d8apy e94a8f83', 1, '{"event":"moved","seat":2,"word":"e3"}');
INSERT INTO events VALUES ('3jek43f56d7c', 20, 1794750334913, '7b6x4fcg002d8apy 249634f2', 1, '{"event":"moved","seat":1,"word":"c1-b1"}');
INSERT INTO events VALUES ('3jek43f56d7c', 21, 1794750334926, '7b6x4fcg002d8apy 0ff2308e', 1, '{"event":"moved","seat":2,"word":"b3"}');
INSERT INTO events VALUES ('3jek43f56d7c', 22, 1794750334938, '7b6x4fcg002d8apy 0c1aea47', 1, '{"event":"moved","seat":2,"word":"d3"}');
INSERT INTO events VALUES ('3jek43f56d7c', 23, 1794750334946, '7b6x4fcg002d8apy b19320a9', 1, '{"event":"moved","seat":1,"word":"b2-b1"}');
INSERT INTO events VALUES ('3jek43f56d7c', 24, 1794750334958, '7b6x4fcg002d8apy 87738995', 1, '{"event":"moved","seat":2,"word":"b4"}');
INSERT INTO events VALUES ('3jek43f56d7c', 25, 1794750334966, '7b6x4fcg002d8apy f272bf69', 1, '{"event":"moved","seat":2,"word":"e3"}');
INSERT INTO events VALUES ('3jek43f56d7c', 26, 1794750334974, '7b6x4fcg002d8apy 49f4b6b6', 1, '{"event":"moved","seat":1,"word":"a1-a2"}');
INSERT INTO events VALUES ('3jek43f56d7c', 27, 1794750334982, '7b6x4fcg002d8apy 552c0673', 1, '{"event":"moved","seat":2,"word":"b3"}');
INSERT INTO events VALUES ('3jek43f56d7c', 28, 1794750334990, '7b6x4fcg002d8apy 1ec6ee2e', 1, '{"event":"moved","seat":2,"word":"d3"}');
INSERT INTO events VALUES ('3jek43f56d7c', 29, 1794750334997, '7b6x4fcg002d8apy 6de2e301', 1, '{"event":"moved","seat":1,"word":"a3-a4"}');
INSERT INTO events VALUES ('3jek43f56d7c', 30, 1794750335011, '7b6x4fcg002d8apy d349ef8f', 1, '{"event":"moved","seat":2,"word":"a3"}');
INSERT INTO events VALUES ('3jek43f56d7c', 31, 1794750335022, '7b6x4fcg002d8apy ce190544', 1, '{"event":"moved","seat":2,"word":"e3"}');
INSERT INTO events VALUES ('3jek43f56d7c', 32, 1794750335034, '7b6x4fcg002d8apy 38ddb72a', 1, '{"event":"moved","seat":1,"word":"b4-c4-b4"}');
INSERT INTO events VALUES ('3jek43f56d7c', 33, 1794750335048, '7b6x4fcg002d8apy 874128b3', 1, '{"event":"moved","seat":2,"word":"a4"}');
INSERT INTO events VALUES ('3jek43f56d7c', 34, 1794750335056, '7b6x4fcg002d8apy 8f7ed761', 1, '{"event":"moved","seat":2,"word":"e2"}');
INSERT INTO events VALUES ('3jek43f56d7c', 35, 1794750335063, '7b6x4fcg002d8apy 15e769f1', 1, '{"event":"moved","seat":1,"word":"b3-a3"}');
INSERT INTO events VALUES ('3jek43f56d7c', 36, 1794750335074, '7b6x4fcg002d8apy 0de18807', 1, '{"event":"moved","seat":2,"word":"a3"}');
INSERT INTO events VALUES ('3jek43f56d7c', 37, 1794750335074, NULL, 1, '{"event":"ended","outcome":"0,1","cause":"rules","seed":"3cb868edc92af94b391bad91a3579d2c6fd446ee455e0e9cd28b10aade8aec03"}');

-- Ms. Pac-Man for three with two lucks and a machine; both people resigned.
-- Expected: over 0,0,1 resign, -,-,c - -,-,g4:S d7,e7,f7,g7,h7,h8 over:3 quarters
INSERT INTO games VALUES ('rm9nws57qnkg', 'f56bfd75959006bf1ee859dbf9f2471b78b30304a1505cce7785cc3feeddee3d', 'over', 0, NULL, 1, 1794750335226, NULL, '{"table":"rm9nws57qnkg","game":"mspacman","seats":[{"holder":"person","id":"7b6x4fcg002d8apy","name":"Ada"},{"holder":"person","id":"5mxha64tfgazwzba","name":"Bob"},{"holder":"level","level":1}],"clock":{"kind":"correspondence","days":2},"options":1,"maze":false,"phase":"over","ending":{"outcome":"0,0,1","cause":"resign"},"at":1794750335226}');
INSERT INTO seats VALUES ('5mxha64tfgazwzba', 'rm9nws57qnkg');
INSERT INTO seats VALUES ('7b6x4fcg002d8apy', 'rm9nws57qnkg');
INSERT INTO events VALUES ('rm9nws57qnkg', 1, 1794750335081, NULL, 1, '{"event":"created","by":{"id":"7b6x4fcg002d8apy","name":"Ada"},"table":{"game":"mspacman","seats":3,"options":{"capture":"exact"},"clock":{"kind":"correspondence","days":2},"starts":"random","public":false,"repetition":true},"commitment":"b155b05396dc193f720beb1e3f112324cd952478c62b500da0f9cb635902b6c0"}');
INSERT INTO events VALUES ('rm9nws57qnkg', 2, 1794750335081, NULL, 1, '{"event":"joined","seat":1,"who":{"id":"7b6x4fcg002d8apy","name":"Ada"}}');
INSERT INTO events VALUES ('rm9nws57qnkg', 3, 1794750335089, '7b6x4fcg002d8apy afe2d32f', 1, '{"event":"lucked","seat":1,"luck":"rabbits-foot"}');
INSERT INTO events VALUES ('rm9nws57qnkg', 4, 1794750335091, '7b6x4fcg002d8apy 67c7e923', 1, '{"event":"lucked","seat":1,"luck":"heather"}');
INSERT INTO events VALUES ('rm9nws57qnkg', 5, 1794750335095, '5mxha64tfgazwzba 49ba8627', 1, '{"event":"joined","seat":2,"who":{"id":"5mxha64tfgazwzba","name":"Bob"},"luck":"horseshoe"}');
INSERT INTO events VALUES ('rm9nws57qnkg', 6, 1794750335103, '7b6x4fcg002d8apy 95bd5048', 1, '{"event":"filled","seat":3,"level":1}');
INSERT INTO events VALUES ('rm9nws57qnkg', 7, 1794750335103, NULL, 1, '{"event":"started","position":"a,b,c - d6:S,f6:S,f4:S - open:?,?,? quarters"}');
INSERT INTO events VALUES ('rm9nws57qnkg', 8, 1794750335103, NULL, 1, '{"event":"rolled","word":"spin:3"}');
INSERT INTO events VALUES ('rm9nws57qnkg', 9, 1794750335103, NULL, 1, '{"event":"rolled","word":"spin:2"}');
INSERT INTO events VALUES ('rm9nws57qnkg', 10, 1794750335103, NULL, 1, '{"event":"rolled","word":"spin:1"}');
INSERT INTO events VALUES ('rm9nws57qnkg', 11, 1794750335112, '7b6x4fcg002d8apy ed21fb1a', 1, '{"event":"moved","seat":1,"word":"@e7"}');
INSERT INTO events VALUES ('rm9nws57qnkg', 12, 1794750335112, NULL, 1, '{"event":"rolled","word":"spin:4"}');
INSERT INTO events VALUES ('rm9nws57qnkg', 13, 1794750335126, '7b6x4fcg002d8apy 45b17739', 1, '{"event":"moved","seat":1,"word":"d7-e7-d7-e7"}');
INSERT INTO events VALUES ('rm9nws57qnkg', 14, 1794750335126, NULL, 1, '{"event":"rolled","word":"die:4"}');
INSERT INTO events VALUES ('rm9nws57qnkg', 15, 1794750335134, '5mxha64tfgazwzba 7b91650e', 1, '{"event":"moved","seat":2,"word":"f7-e7-f7-f8"}');
INSERT INTO events VALUES ('rm9nws57qnkg', 16, 1794750335134, NULL, 1, '{"event":"rolled","word":"die:5"}');
INSERT INTO events VALUES ('rm9nws57qnkg', 17, 1794750335138, NULL, 1, '{"event":"moved","seat":3,"word":"g4-g5-g6-h6-h7"}');
INSERT INTO events VALUES ('rm9nws57qnkg', 18, 1794750335138, NULL, 1, '{"event":"rolled","word":"spin:6"}');
INSERT INTO events VALUES ('rm9nws57qnkg', 19, 1794750335150, '7b6x4fcg002d8apy 0cfb4ce4', 1, '{"event":"moved","seat":1,"word":"f7-e7-f7-g7-h7-g7"}');
INSERT INTO events VALUES ('rm9nws57qnkg', 20, 1794750335150, NULL, 1, '{"event":"rolled","word":"die:1"}');
INSERT INTO events VALUES ('rm9nws57qnkg', 21, 1794750335162, '5mxha64tfgazwzba f144faaa', 1, '{"event":"moved","seat":2,"word":"e8"}');
INSERT INTO events VALUES ('rm9nws57qnkg', 22, 1794750335162, NULL, 1, '{"event":"rolled","word":"die:F2"}');
INSERT INTO events VALUES ('rm9nws57qnkg', 23, 1794750335166, NULL, 1, '{"event":"moved","seat":3,"word":"h8-h7"}');
INSERT INTO events VALUES ('rm9nws57qnkg', 24, 1794750335166, NULL, 1, '{"event":"rolled","word":"spin:5"}');
INSERT INTO events VALUES ('rm9nws57qnkg', 25, 1794750335177, '7b6x4fcg002d8apy 8a5c5a4c', 1, '{"event":"moved","seat":1,"word":"h7-g7-h7-g7-h7"}');
INSERT INTO events VALUES ('rm9nws57qnkg', 26, 1794750335177, NULL, 1, '{"event":"rolled","word":"spin:4"}');
INSERT INTO events VALUES ('rm9nws57qnkg', 27, 1794750335185, '7b6x4fcg002d8apy 0dbf0f5b', 1, '{"event":"moved","seat":1,"word":"g7-h7-h8-g8"}');
INSERT INTO events VALUES ('rm9nws57qnkg', 28, 1794750335185, NULL, 1, '{"event":"rolled","word":"die:3"}');
INSERT INTO events VALUES ('rm9nws57qnkg', 29, 1794750335198, '5mxha64tfgazwzba 299332ac', 1, '{"event":"moved","seat":2,"word":"d8-e8-d8"}');
INSERT INTO events VALUES ('rm9nws57qnkg', 30, 1794750335198, NULL, 1, '{"event":"rolled","word":"die:1"}');
INSERT INTO events VALUES ('rm9nws57qnkg', 31, 1794750335206, NULL, 1, '{"event":"moved","seat":3,"word":"g4"}');
INSERT INTO events VALUES ('rm9nws57qnkg', 32, 1794750335206, NULL, 1, '{"event":"rolled","word":"spin:3"}');
INSERT INTO events VALUES ('rm9nws57qnkg', 33, 1794750335211, '7b6x4fcg002d8apy ee33ee8c', 1, '{"event":"departed","seat":1,"why":"resign"}');
INSERT INTO events VALUES ('rm9nws57qnkg', 34, 1794750335226, '5mxha64tfgazwzba 2412ed9d', 1, '{"event":"departed","seat":2,"why":"resign"}');
INSERT INTO events VALUES ('rm9nws57qnkg', 35, 1794750335226, NULL, 1, '{"event":"ended","outcome":"0,0,1","cause":"resign","seed":"f56bfd75959006bf1ee859dbf9f2471b78b30304a1505cce7785cc3feeddee3d"}');

-- Ms. Pac-Man for two, in play.
-- Expected: live, d,b 2:b6 d3:S,- a4,b4,b5,c4,c5 move:1:6 quarters
INSERT INTO games VALUES ('pymphtrc5mvp', 'bd2fe916dd74590b0c1c3efaad1cbef01d326981a53a00772d1e4e4aacef6730', 'live', 0, NULL, 0, 1794750338104, NULL, '{"table":"pymphtrc5mvp","game":"mspacman","seats":[{"holder":"person","id":"7b6x4fcg002d8apy","name":"Ada"},{"holder":"person","id":"5mxha64tfgazwzba","name":"Bob"}],"clock":{"kind":"none"},"options":1,"maze":false,"phase":"live","at":1794750335267}');
INSERT INTO seats VALUES ('5mxha64tfgazwzba', 'pymphtrc5mvp');
INSERT INTO seats VALUES ('7b6x4fcg002d8apy', 'pymphtrc5mvp');
INSERT INTO events VALUES ('pymphtrc5mvp', 1, 1794750335241, NULL, 1, '{"event":"created","by":{"id":"7b6x4fcg002d8apy","name":"Ada"},"table":{"game":"mspacman","seats":2,"options":{"colours":"d,b"},"clock":{"kind":"none"},"starts":"random","public":false,"repetition":true},"commitment":"63f134dad0588a344ad3baa527201f99d74007cd163fb99b89908fba555b6f71"}');
INSERT INTO events VALUES ('pymphtrc5mvp', 2, 1794750335241, NULL, 1, '{"event":"joined","seat":1,"who":{"id":"7b6x4fcg002d8apy","name":"Ada"}}');
INSERT INTO events VALUES ('pymphtrc5mvp', 3, 1794750335258, '5mxha64tfgazwzba 549b8703', 1, '{"event":"joined","seat":2,"who":{"id":"5mxha64tfgazwzba","name":"Bob"},"luck":"acorn"}');
INSERT INTO events VALUES ('pymphtrc5mvp', 4, 1794750335267, '7b6x4fcg002d8apy c8ffa1d5', 1, '{"event":"lucked","seat":1,"luck":""}');
INSERT INTO events VALUES ('pymphtrc5mvp', 5, 1794750335267, NULL, 1, '{"event":"started","position":"d,b - d4:S,f6:S - open:?,? quarters"}');
INSERT INTO events VALUES ('pymphtrc5mvp', 6, 1794750335267, NULL, 1, '{"event":"rolled","word":"spin:1"}');
INSERT INTO events VALUES ('pymphtrc5mvp', 7, 1794750335267, NULL, 1, '{"event":"rolled","word":"spin:6"}');
INSERT INTO events VALUES ('pymphtrc5mvp', 8, 1794750335282, '5mxha64tfgazwzba e7b2c8d1', 1, '{"event":"moved","seat":2,"word":"@c5"}');
INSERT INTO events VALUES ('pymphtrc5mvp', 9, 1794750335282, NULL, 1, '{"event":"rolled","word":"spin:1"}');
INSERT INTO events VALUES ('pymphtrc5mvp', 10, 1794750335289, '5mxha64tfgazwzba 17b5fe2a', 1, '{"event":"moved","seat":2,"word":"c4"}');
INSERT INTO events VALUES ('pymphtrc5mvp', 11, 1794750335289, NULL, 1, '{"event":"rolled","word":"die:3"}');
INSERT INTO events VALUES ('pymphtrc5mvp', 12, 1794750335301, '7b6x4fcg002d8apy 5c56fd25', 1, '{"event":"moved","seat":1,"word":"d3-e3-d3"}');
INSERT INTO events VALUES ('pymphtrc5mvp', 13, 1794750335301, NULL, 1, '{"event":"rolled","word":"spin:5"}');
INSERT INTO events VALUES ('pymphtrc5mvp', 14, 1794750335310, '5mxha64tfgazwzba 242af4fe', 1, '{"event":"moved","seat":2,"word":"b4-a4-b4-b5-b6"}');
INSERT INTO events VALUES ('pymphtrc5mvp', 15, 1794750335310, NULL, 1, '{"event":"rolled","word":"die:6"}');

-- PAC-MAN for five, waiting, one place kept for Bob.
-- Expected: waiting, e5 e9,a5,i5,e1 a1,a9,i1,i9 3 pac corners
INSERT INTO games VALUES ('k730haaphktw', '7d67926432a7d10662bc0e1e0bf6c447c3d91136f397b4b6a1b4808d3902dbad', 'waiting', 1, NULL, 1, 1794750338152, NULL, '{"table":"k730haaphktw","game":"pacman","seats":[{"holder":"person","id":"7b6x4fcg002d8apy","name":"Ada"},null,{"holder":"level","level":8},null,null],"clock":{"kind":"correspondence","days":5},"options":0,"maze":true,"phase":"waiting","at":1794750335315}');
INSERT INTO seats VALUES ('7b6x4fcg002d8apy', 'k730haaphktw');
INSERT INTO events VALUES ('k730haaphktw', 1, 1794750335315, NULL, 1, '{"event":"created","by":{"id":"7b6x4fcg002d8apy","name":"Ada"},"table":{"game":"pacman","seats":5,"maze":"corners","clock":{"kind":"correspondence","days":5},"places":[{"who":"me"},{"who":"reserved","person":{"id":"5mxha64tfgazwzba","name":"Bob"}},{"who":"level","level":8}],"starts":"random","public":true,"repetition":true},"commitment":"2d2317b704637be58ce4aba5e557ae9ea0874afc3de0ea27161d6b19991abf28"}');
INSERT INTO events VALUES ('k730haaphktw', 2, 1794750335315, NULL, 1, '{"event":"joined","seat":1,"who":{"id":"7b6x4fcg002d8apy","name":"Ada"}}');
INSERT INTO events VALUES ('k730haaphktw', 3, 1794750335315, NULL, 1, '{"event":"filled","seat":3,"level":8}');

-- Ms. Pac-Man, waiting for someone and for luck.
-- Expected: waiting, a,b - d6:S,f6:S - open:?,? quarters
INSERT INTO games VALUES ('tv9qnd92bhn8', '883880714759bec7317a39f4670a9644d26a05240af5b7b6333999ef1b0cff0f', 'waiting', 1, NULL, 0, 1794750338164, NULL, '{"table":"tv9qnd92bhn8","game":"mspacman","seats":[{"holder":"person","id":"7b6x4fcg002d8apy","name":"Ada"},null],"clock":{"kind":"none"},"options":0,"maze":false,"phase":"waiting","at":1794750335327}');
INSERT INTO seats VALUES ('7b6x4fcg002d8apy', 'tv9qnd92bhn8');
INSERT INTO events VALUES ('tv9qnd92bhn8', 1, 1794750335327, NULL, 1, '{"event":"created","by":{"id":"7b6x4fcg002d8apy","name":"Ada"},"table":{"game":"mspacman","seats":2,"clock":{"kind":"none"},"starts":"random","public":true,"repetition":true},"commitment":"250420ffb4b4fa476a43d8871d343ee7d753324f659b168f2fa031254e77cf4c"}');
INSERT INTO events VALUES ('tv9qnd92bhn8', 2, 1794750335327, NULL, 1, '{"event":"joined","seat":1,"who":{"id":"7b6x4fcg002d8apy","name":"Ada"}}');

-- Quoridor, called off before it began.
-- Expected: over aborted, e1,e9 10,10 1 -
INSERT INTO games VALUES ('avv26egk9aej', '72a54f911aa231d1d7c34a16b053e7750f33817a29692c455a828e5fd84b107e', 'over', 0, NULL, 0, 1794750335335, NULL, '{"table":"avv26egk9aej","game":"quoridor","seats":[{"holder":"person","id":"7b6x4fcg002d8apy","name":"Ada"},null],"clock":{"kind":"none"},"options":0,"maze":false,"phase":"over","ending":{"cause":"aborted"},"at":1794750335335}');
INSERT INTO seats VALUES ('7b6x4fcg002d8apy', 'avv26egk9aej');
INSERT INTO events VALUES ('avv26egk9aej', 1, 1794750335330, NULL, 1, '{"event":"created","by":{"id":"7b6x4fcg002d8apy","name":"Ada"},"table":{"game":"quoridor","seats":2,"clock":{"kind":"none"},"starts":"random","public":false,"repetition":true},"commitment":"0f0c0ebd6ca52a3abaf5e564e59ee2ff2c2a733980802628aad16ad5c6d5b015"}');
INSERT INTO events VALUES ('avv26egk9aej', 2, 1794750335330, NULL, 1, '{"event":"joined","seat":1,"who":{"id":"7b6x4fcg002d8apy","name":"Ada"}}');
INSERT INTO events VALUES ('avv26egk9aej', 3, 1794750335335, '7b6x4fcg002d8apy 1dd2b7f2', 1, '{"event":"ended","cause":"aborted","seed":"72a54f911aa231d1d7c34a16b053e7750f33817a29692c455a828e5fd84b107e"}');

-- Quoridor, called off by agreement.
-- Expected: over aborted, e1,e9 10,10 1 -
INSERT INTO games VALUES ('ns0pzytafs3v', 'ff88a47388c693ed09ba8ad5bbe8aef4b2a5f0611942dffc6f716c3f5287bfd0', 'over', 0, NULL, 0, 1794750335363, NULL, '{"table":"ns0pzytafs3v","game":"quoridor","seats":[{"holder":"person","id":"7b6x4fcg002d8apy","name":"Ada"},{"holder":"person","id":"5mxha64tfgazwzba","name":"Bob"}],"clock":{"kind":"none"},"options":0,"maze":false,"phase":"over","ending":{"cause":"aborted"},"at":1794750335363}');
INSERT INTO seats VALUES ('5mxha64tfgazwzba', 'ns0pzytafs3v');
INSERT INTO seats VALUES ('7b6x4fcg002d8apy', 'ns0pzytafs3v');
INSERT INTO events VALUES ('ns0pzytafs3v', 1, 1794750335341, NULL, 1, '{"event":"created","by":{"id":"7b6x4fcg002d8apy","name":"Ada"},"table":{"game":"quoridor","seats":2,"clock":{"kind":"none"},"starts":{"seat":1},"public":false,"repetition":true},"commitment":"482f89d5535344a36c2144d38fd11f7880e7812d28c4fdaefc64c195b9d98f35"}');
INSERT INTO events VALUES ('ns0pzytafs3v', 2, 1794750335341, NULL, 1, '{"event":"joined","seat":1,"who":{"id":"7b6x4fcg002d8apy","name":"Ada"}}');
INSERT INTO events VALUES ('ns0pzytafs3v', 3, 1794750335348, '5mxha64tfgazwzba 589efb00', 1, '{"event":"joined","seat":2,"who":{"id":"5mxha64tfgazwzba","name":"Bob"},"luck":""}');
INSERT INTO events VALUES ('ns0pzytafs3v', 4, 1794750335348, NULL, 1, '{"event":"started","position":"e1,e9 10,10 1 -"}');
INSERT INTO events VALUES ('ns0pzytafs3v', 5, 1794750335359, '7b6x4fcg002d8apy c0b4bd4b', 1, '{"event":"offered","seat":1,"offer":"abort"}');
INSERT INTO events VALUES ('ns0pzytafs3v', 6, 1794750335363, '5mxha64tfgazwzba 0327f0de', 1, '{"event":"offered","seat":2,"offer":"abort"}');
INSERT INTO events VALUES ('ns0pzytafs3v', 7, 1794750335363, NULL, 1, '{"event":"ended","cause":"aborted","seed":"ff88a47388c693ed09ba8ad5bbe8aef4b2a5f0611942dffc6f716c3f5287bfd0"}');

-- Quoridor Mini, called off by one before both have moved.
-- Expected: over aborted, e1,e9 10,10 1 -
INSERT INTO games VALUES ('e68ajapafp2f', '3fcc251b8dbef3f100b40ec04ac3d540cdf3651749ff0ad51c80d2be3dcf1d59', 'over', 0, NULL, 0, 1794750335392, NULL, '{"table":"e68ajapafp2f","game":"mini","seats":[{"holder":"person","id":"5mxha64tfgazwzba","name":"Bob"},{"holder":"person","id":"7b6x4fcg002d8apy","name":"Ada"}],"clock":{"kind":"none"},"options":0,"maze":false,"phase":"over","ending":{"cause":"aborted"},"at":1794750335392}');
INSERT INTO seats VALUES ('5mxha64tfgazwzba', 'e68ajapafp2f');
INSERT INTO seats VALUES ('7b6x4fcg002d8apy', 'e68ajapafp2f');
INSERT INTO events VALUES ('e68ajapafp2f', 1, 1794750335371, NULL, 1, '{"event":"created","by":{"id":"5mxha64tfgazwzba","name":"Bob"},"table":{"game":"mini","seats":2,"clock":{"kind":"none"},"starts":{"seat":1},"public":false,"repetition":true},"commitment":"97c3a1aec91e7a23aa0391fda0f8e9ec2f0ce1dec555c43e78d520054dab9278"}');
INSERT INTO events VALUES ('e68ajapafp2f', 2, 1794750335371, NULL, 1, '{"event":"joined","seat":1,"who":{"id":"5mxha64tfgazwzba","name":"Bob"}}');
INSERT INTO events VALUES ('e68ajapafp2f', 3, 1794750335383, '7b6x4fcg002d8apy b0467250', 1, '{"event":"joined","seat":2,"who":{"id":"7b6x4fcg002d8apy","name":"Ada"},"luck":""}');
INSERT INTO events VALUES ('e68ajapafp2f', 4, 1794750335383, NULL, 1, '{"event":"started","position":"e1,e9 10,10 1 -"}');
INSERT INTO events VALUES ('e68ajapafp2f', 5, 1794750335392, '5mxha64tfgazwzba 9915972f', 1, '{"event":"ended","cause":"aborted","seed":"3fcc251b8dbef3f100b40ec04ac3d540cdf3651749ff0ad51c80d2be3dcf1d59"}');

-- Quoridor, paused.
-- Expected: paused, e2,e9 10,10 2 -
INSERT INTO games VALUES ('5gfanpd3agws', 'f0c0a6f954ad5c530eff2139950829457ccce4830514f6e0819cfe5b4696f563', 'paused', 0, NULL, 1, 1794750338313, NULL, '{"table":"5gfanpd3agws","game":"quoridor","seats":[{"holder":"person","id":"7b6x4fcg002d8apy","name":"Ada"},{"holder":"person","id":"5mxha64tfgazwzba","name":"Bob"}],"clock":{"kind":"fischer","seconds":300,"increment":3},"options":0,"maze":false,"phase":"paused","at":1794750335476}');
INSERT INTO seats VALUES ('5mxha64tfgazwzba', '5gfanpd3agws');
INSERT INTO seats VALUES ('7b6x4fcg002d8apy', '5gfanpd3agws');
INSERT INTO events VALUES ('5gfanpd3agws', 1, 1794750335405, NULL, 1, '{"event":"created","by":{"id":"7b6x4fcg002d8apy","name":"Ada"},"table":{"game":"quoridor","seats":2,"clock":{"kind":"fischer","seconds":300,"increment":3},"starts":{"seat":1},"public":false,"repetition":true},"commitment":"46e3795f513c1de618c3e5e1fad96a0b949dc3f520b2a4409969f26761b3d549"}');
INSERT INTO events VALUES ('5gfanpd3agws', 2, 1794750335405, NULL, 1, '{"event":"joined","seat":1,"who":{"id":"7b6x4fcg002d8apy","name":"Ada"}}');
INSERT INTO events VALUES ('5gfanpd3agws', 3, 1794750335412, '5mxha64tfgazwzba c5a59204', 1, '{"event":"joined","seat":2,"who":{"id":"5mxha64tfgazwzba","name":"Bob"},"luck":""}');
INSERT INTO events VALUES ('5gfanpd3agws', 4, 1794750335412, NULL, 1, '{"event":"started","position":"e1,e9 10,10 1 -"}');
INSERT INTO events VALUES ('5gfanpd3agws', 5, 1794750335430, '7b6x4fcg002d8apy 16beff74', 1, '{"event":"moved","seat":1,"word":"e2"}');
INSERT INTO events VALUES ('5gfanpd3agws', 6, 1794750335438, '7b6x4fcg002d8apy 9af6b34c', 1, '{"event":"offered","seat":1,"offer":"pause"}');
INSERT INTO events VALUES ('5gfanpd3agws', 7, 1794750335476, '5mxha64tfgazwzba 0b505492', 1, '{"event":"offered","seat":2,"offer":"pause"}');
INSERT INTO events VALUES ('5gfanpd3agws', 8, 1794750335476, NULL, 1, '{"event":"paused"}');

-- Quoridor, in play, with two offers that wait for an answer.
-- Expected: live, e2,e8 10,10 1 -
INSERT INTO games VALUES ('u0px7p27gzb9', 'c53f2d46c9c1a9a58f3f5497f92a9b388b3d3789f147a77597ede1dc4a1abeea', 'live', 0, NULL, 0, 1794750338393, NULL, '{"table":"u0px7p27gzb9","game":"quoridor","seats":[{"holder":"person","id":"7b6x4fcg002d8apy","name":"Ada"},{"holder":"person","id":"5mxha64tfgazwzba","name":"Bob"}],"clock":{"kind":"none"},"options":0,"maze":false,"phase":"live","at":1794750335556}');
INSERT INTO seats VALUES ('5mxha64tfgazwzba', 'u0px7p27gzb9');
INSERT INTO seats VALUES ('7b6x4fcg002d8apy', 'u0px7p27gzb9');
INSERT INTO events VALUES ('u0px7p27gzb9', 1, 1794750335491, NULL, 1, '{"event":"created","by":{"id":"7b6x4fcg002d8apy","name":"Ada"},"table":{"game":"quoridor","seats":2,"clock":{"kind":"none"},"starts":{"seat":1},"public":false,"repetition":true},"commitment":"8528e24c8efdf182582790ec334f4227692a514d2b42b4a6445863ad3d1d673f"}');
INSERT INTO events VALUES ('u0px7p27gzb9', 2, 1794750335491, NULL, 1, '{"event":"joined","seat":1,"who":{"id":"7b6x4fcg002d8apy","name":"Ada"}}');
INSERT INTO events VALUES ('u0px7p27gzb9', 3, 1794750335556, '5mxha64tfgazwzba 8b92bd9f', 1, '{"event":"joined","seat":2,"who":{"id":"5mxha64tfgazwzba","name":"Bob"},"luck":""}');
INSERT INTO events VALUES ('u0px7p27gzb9', 4, 1794750335556, NULL, 1, '{"event":"started","position":"e1,e9 10,10 1 -"}');
INSERT INTO events VALUES ('u0px7p27gzb9', 5, 1794750335593, '7b6x4fcg002d8apy 3e69fa91', 1, '{"event":"moved","seat":1,"word":"e2"}');
INSERT INTO events VALUES ('u0px7p27gzb9', 6, 1794750335656, '5mxha64tfgazwzba 3b5f9d5b', 1, '{"event":"moved","seat":2,"word":"e8"}');
INSERT INTO events VALUES ('u0px7p27gzb9', 7, 1794750335672, '7b6x4fcg002d8apy 157662b8', 1, '{"event":"offered","seat":1,"offer":"draw"}');
INSERT INTO events VALUES ('u0px7p27gzb9', 8, 1794750335693, '5mxha64tfgazwzba 88202556', 1, '{"event":"offered","seat":2,"offer":"takeback"}');

-- quoridor, waiting in the queue for blitz.
-- Expected: waiting, e1,e9 10,10 1 -
INSERT INTO games VALUES ('fs7vgqyj8hy3', '80d6cc32f8a22d6bb605b2568efba21b7fbdf00dadc5e33c94fa6ad6583d71df', 'waiting', 1, 'quoridor Blitz', 1, 1794750338552, NULL, '{"table":"fs7vgqyj8hy3","game":"quoridor","seats":[{"holder":"person","id":"sdpxw8j9em67s4nm","name":"Éve 7"},null],"clock":{"kind":"fischer","seconds":180,"increment":2},"options":0,"maze":false,"phase":"waiting","at":1794750335715}');
INSERT INTO seats VALUES ('sdpxw8j9em67s4nm', 'fs7vgqyj8hy3');
INSERT INTO events VALUES ('fs7vgqyj8hy3', 1, 1794750335715, NULL, 1, '{"event":"created","by":{"id":"sdpxw8j9em67s4nm","name":"Éve 7"},"table":{"game":"quoridor","seats":2,"clock":{"kind":"fischer","seconds":180,"increment":2},"starts":"random","public":true,"repetition":true},"commitment":"afa20aff9a063e28e67dfb7207205763ce0ac7e84da5aaa7809dae69ac8e5f50","queue":"quoridor Blitz"}');
INSERT INTO events VALUES ('fs7vgqyj8hy3', 2, 1794750335715, NULL, 1, '{"event":"joined","seat":1,"who":{"id":"sdpxw8j9em67s4nm","name":"Éve 7"}}');

-- mini, waiting in the queue for rapid.
-- Expected: waiting, e1,e9 10,10 1 -
INSERT INTO games VALUES ('fgw78eck4eb8', 'eb89761066c35d50d832be96a62b88cbca505ff3d24337e102aecb93ec324dbc', 'waiting', 1, 'mini Rapid', 1, 1794750338575, NULL, '{"table":"fgw78eck4eb8","game":"mini","seats":[{"holder":"person","id":"sdpxw8j9em67s4nm","name":"Éve 7"},null],"clock":{"kind":"fischer","seconds":600,"increment":5},"options":0,"maze":false,"phase":"waiting","at":1794750335738}');
INSERT INTO seats VALUES ('sdpxw8j9em67s4nm', 'fgw78eck4eb8');
INSERT INTO events VALUES ('fgw78eck4eb8', 1, 1794750335738, NULL, 1, '{"event":"created","by":{"id":"sdpxw8j9em67s4nm","name":"Éve 7"},"table":{"game":"mini","seats":2,"clock":{"kind":"fischer","seconds":600,"increment":5},"starts":"random","public":true,"repetition":true},"commitment":"1fb6797a45c200d2d658172400ba5b9a2e3132ba20beb5de7e314b5da0402af2","queue":"mini Rapid"}');
INSERT INTO events VALUES ('fgw78eck4eb8', 2, 1794750335738, NULL, 1, '{"event":"joined","seat":1,"who":{"id":"sdpxw8j9em67s4nm","name":"Éve 7"}}');

-- pacman, waiting in the queue for days.
-- Expected: waiting, e5 e9,a5,i5,e1 a1,a9,i1,i9 3 pac corners
INSERT INTO games VALUES ('dbptm0pbx8qg', '9c8e40793b6f265c54247e73054d1a86fc97f398e654b7a3cd0aa66dbe2ce643', 'waiting', 1, 'pacman Days', 1, 1794750338594, NULL, '{"table":"dbptm0pbx8qg","game":"pacman","seats":[{"holder":"person","id":"sdpxw8j9em67s4nm","name":"Éve 7"},null],"clock":{"kind":"correspondence","days":2},"options":0,"maze":false,"phase":"waiting","at":1794750335757}');
INSERT INTO seats VALUES ('sdpxw8j9em67s4nm', 'dbptm0pbx8qg');
INSERT INTO events VALUES ('dbptm0pbx8qg', 1, 1794750335757, NULL, 1, '{"event":"created","by":{"id":"sdpxw8j9em67s4nm","name":"Éve 7"},"table":{"game":"pacman","seats":2,"clock":{"kind":"correspondence","days":2},"starts":"random","public":true,"repetition":true},"commitment":"f4857e622ec7b954d3c497321b17235835783f398da9e0b73400bf443f07cf9d","queue":"pacman Days"}');
INSERT INTO events VALUES ('dbptm0pbx8qg', 2, 1794750335757, NULL, 1, '{"event":"joined","seat":1,"who":{"id":"sdpxw8j9em67s4nm","name":"Éve 7"}}');

-- mspacman, waiting in the queue for untimed.
-- Expected: waiting, a,b - d6:S,f6:S - open:?,? quarters
INSERT INTO games VALUES ('s2dvy9338nfj', 'aadb559643a0f2a716fdbd488d95ba67095d7a718c6d45fafcfd5bb70efabab7', 'waiting', 1, 'mspacman Untimed', 0, 1794750338601, NULL, '{"table":"s2dvy9338nfj","game":"mspacman","seats":[{"holder":"person","id":"sdpxw8j9em67s4nm","name":"Éve 7"},null],"clock":{"kind":"none"},"options":0,"maze":false,"phase":"waiting","at":1794750335764}');
INSERT INTO seats VALUES ('sdpxw8j9em67s4nm', 's2dvy9338nfj');
INSERT INTO events VALUES ('s2dvy9338nfj', 1, 1794750335764, NULL, 1, '{"event":"created","by":{"id":"sdpxw8j9em67s4nm","name":"Éve 7"},"table":{"game":"mspacman","seats":2,"clock":{"kind":"none"},"starts":"random","public":true,"repetition":true},"commitment":"ee98a85b8c7bd5a3ea78e4f45f0074fb15f7b5ad3be60898cb0fba8ed6da3e22","queue":"mspacman Untimed"}');
INSERT INTO events VALUES ('s2dvy9338nfj', 2, 1794750335764, NULL, 1, '{"event":"joined","seat":1,"who":{"id":"sdpxw8j9em67s4nm","name":"Éve 7"}}');

-- Quoridor, two people the queue has brought together.
-- Expected: live, e1,e9 10,10 2 -
INSERT INTO games VALUES ('a9rhzaxfpxyt', '310b8156e690a51166cccee7cfdb717feae0f67383c71ea995549a69df0ed8e1', 'live', 1, 'quoridor Days', 1, 1794750338613, 1794923139114, '{"table":"a9rhzaxfpxyt","game":"quoridor","seats":[{"holder":"person","id":"sdpxw8j9em67s4nm","name":"Éve 7"},{"holder":"person","id":"5mxha64tfgazwzba","name":"Bob"}],"clock":{"kind":"correspondence","days":2},"options":0,"maze":false,"phase":"live","at":1794750335776}');
INSERT INTO seats VALUES ('5mxha64tfgazwzba', 'a9rhzaxfpxyt');
INSERT INTO seats VALUES ('sdpxw8j9em67s4nm', 'a9rhzaxfpxyt');
INSERT INTO events VALUES ('a9rhzaxfpxyt', 1, 1794750335772, NULL, 1, '{"event":"created","by":{"id":"sdpxw8j9em67s4nm","name":"Éve 7"},"table":{"game":"quoridor","seats":2,"clock":{"kind":"correspondence","days":2},"starts":"random","public":true,"repetition":true},"commitment":"c1a34da2f8cdc9e4f7d4ad0c27887c9009d43fc1e8f1b7a31ca1e3f0b602c072","queue":"quoridor Days"}');
INSERT INTO events VALUES ('a9rhzaxfpxyt', 2, 1794750335772, NULL, 1, '{"event":"joined","seat":1,"who":{"id":"sdpxw8j9em67s4nm","name":"Éve 7"}}');
INSERT INTO events VALUES ('a9rhzaxfpxyt', 3, 1794750335776, '5mxha64tfgazwzba 04bk0nbuan0yj0tb', 1, '{"event":"joined","seat":2,"who":{"id":"5mxha64tfgazwzba","name":"Bob"},"luck":"z"}');
INSERT INTO events VALUES ('a9rhzaxfpxyt', 4, 1794750335776, NULL, 1, '{"event":"started","position":"e1,e9 10,10 2 -","drawn":true}');
INSERT INTO events VALUES ('a9rhzaxfpxyt', 5, 1794750347966, NULL, 1, '{"event":"outage","from":1794750345129,"to":1794750347966}');

-- Quoridor against a machine, not begun by the person.
-- Expected: live, e1,e9 10,10 1 -
INSERT INTO games VALUES ('482khcf3kbbq', '7bb642b7e838e046cd5d06754bb1eb8797decc754aa30b780eb93ee39d248259', 'live', 0, NULL, 0, 1794750338635, NULL, '{"table":"482khcf3kbbq","game":"quoridor","seats":[{"holder":"person","id":"7b6x4fcg002d8apy","name":"Ada"},{"holder":"level","level":3}],"clock":{"kind":"none"},"options":0,"maze":false,"phase":"live","at":1794750335798}');
INSERT INTO seats VALUES ('7b6x4fcg002d8apy', '482khcf3kbbq');
INSERT INTO events VALUES ('482khcf3kbbq', 1, 1794750335798, NULL, 1, '{"event":"created","by":{"id":"7b6x4fcg002d8apy","name":"Ada"},"table":{"game":"quoridor","seats":2,"clock":{"kind":"none"},"places":[{"who":"me"},{"who":"level","level":3}],"starts":{"seat":1},"public":false,"repetition":true},"commitment":"9f56d3d9dda030d5e015de334b1d8b37de17f8e73255d7e905247fa0bf9b5f90"}');
INSERT INTO events VALUES ('482khcf3kbbq', 2, 1794750335798, NULL, 1, '{"event":"joined","seat":1,"who":{"id":"7b6x4fcg002d8apy","name":"Ada"}}');
INSERT INTO events VALUES ('482khcf3kbbq', 3, 1794750335798, NULL, 1, '{"event":"filled","seat":2,"level":3}');
INSERT INTO events VALUES ('482khcf3kbbq', 4, 1794750335798, NULL, 1, '{"event":"started","position":"e1,e9 10,10 1 -"}');

-- Written by hand, the same as the one above but for the cause: seat 2 left by a fault.
-- Expected: over 1,0 fault, e1,- 9,10 1 a1h
INSERT INTO games VALUES ('faultfault01', 'f9ff3d7da740828e1884f7f8b1af640109fbfdb491ac83aefee66d2ab0d40c9a', 'over', 0, NULL, 1, 1794750334675, NULL, '{"table":"faultfault01","game":"mini","seats":[{"holder":"person","id":"7b6x4fcg002d8apy","name":"Ada"},{"holder":"person","id":"5mxha64tfgazwzba","name":"Bob"}],"clock":{"kind":"per_move","seconds":30},"options":1,"maze":false,"phase":"over","ending":{"outcome":"1,0","cause":"fault"},"at":1794750334675}');
INSERT INTO seats VALUES ('5mxha64tfgazwzba', 'faultfault01');
INSERT INTO seats VALUES ('7b6x4fcg002d8apy', 'faultfault01');
INSERT INTO events VALUES ('faultfault01', 1, 1794750334656, NULL, 1, '{"event":"created","by":{"id":"7b6x4fcg002d8apy","name":"Ada"},"table":{"game":"mini","seats":2,"options":{"move_seconds":"30"},"clock":{"kind":"per_move","seconds":30},"starts":{"seat":1},"public":false,"repetition":false},"commitment":"880dc684cb4d5bb94c5fedfdf36488da72c0261fffdc2f9fefe95f8867a7e936"}');
INSERT INTO events VALUES ('faultfault01', 2, 1794750334656, NULL, 1, '{"event":"joined","seat":1,"who":{"id":"7b6x4fcg002d8apy","name":"Ada"}}');
INSERT INTO events VALUES ('faultfault01', 3, 1794750334660, '5mxha64tfgazwzba df93371a', 1, '{"event":"joined","seat":2,"who":{"id":"5mxha64tfgazwzba","name":"Bob"},"luck":""}');
INSERT INTO events VALUES ('faultfault01', 4, 1794750334660, NULL, 1, '{"event":"started","position":"e1,e9 10,10 1 -"}');
INSERT INTO events VALUES ('faultfault01', 5, 1794750334669, '7b6x4fcg002d8apy b52832d1', 1, '{"event":"moved","seat":1,"word":"a1h"}');
INSERT INTO events VALUES ('faultfault01', 6, 1794750334675, '5mxha64tfgazwzba 68ff2472', 1, '{"event":"departed","seat":2,"why":"fault"}');
INSERT INTO events VALUES ('faultfault01', 7, 1794750334675, NULL, 1, '{"event":"ended","outcome":"1,0","cause":"fault","seed":"f9ff3d7da740828e1884f7f8b1af640109fbfdb491ac83aefee66d2ab0d40c9a"}');

INSERT INTO heartbeats VALUES ('f9hkyx5h', 1794750347968);
INSERT INTO secrets VALUES ('token', '2019729ce9ea0987c3f60c8df39c0b1e556b84df29fe0adb1934e6d3efe705df');
INSERT INTO links VALUES ('3fx9ccegdtr4rfes', 'sdpxw8j9em67s4nm', 'Éve 7', 99999999999999);
