### What a server refuses, and what running one says.

## Sitting down

server-no-table = There is no table { $table }.
server-no-seat = The table has no seat { $seat }.
server-seat-taken = Seat { $seat } is taken.
server-seat-reserved = Seat { $seat } is kept for someone else.
server-seated = You are sitting at this table already.
server-full = No seat is free for you here.
server-piece-taken = Someone else has that character.
server-creator-only = Only whoever laid the table may do that.
server-too-many-places = There are more places than seats.
server-level = Levels go from 1 to 8.
server-clock = No clock can be set like that.
server-starter = That seat cannot be the first to move.
server-start-over = The game would be over before it starts: { $position }
server-luck = What you add to the dice is one word of at most { $longest } bytes.
server-too-many-tables = You have { $most } tables open; finish one first.

## Playing

server-not-started = The game has not started.
server-started = The game has started already.
server-over = The game is over.
server-not-over = The game is not over yet.
server-not-yours = That seat is not yours.
server-not-your-turn = It is the turn of seat { $seat }.
server-not-a-move = { $word } is not a move.
server-paused = The game is paused.
server-not-paused = The game is not paused.
server-abort-late = Everyone has moved: the game can only be called off together now.
server-offered = You have offered that already.
server-no-offer = Nobody has offered that.
server-takeback = There is no move to take back: none of yours, or a roll came after it.
server-machine-declines = Machines do not agree to draws.
server-stale = Something else happened first; the next event is number { $next }.
server-taken = Another event has that number.
server-seq = A move must say which number it should get.
server-nonce = The nonce must have 1 to { $longest } characters.

## Hints

server-insight-live = No hints while you play this game with people.
server-insight-turn = There is nothing to advise on: nobody is to move.
server-insight-failed = The machine found no answer; ask again in a moment.
server-no-ply = The game is not that long.

## People and programs

server-token = Say first who you are.
server-name = A name has at least one visible character.
server-code = That code is used up or too old.
server-origin = That page may not speak for you here.
server-too-often = Too many at once; wait a moment.
server-too-many-sockets = Too many connections from here.
server-too-many-watched = One connection follows at most { $most } tables.
server-too-big = That message is too long.
server-malformed = That message makes no sense: { $why }
server-binary = Messages are text.
server-not-json = Say that the body is JSON.
server-no-call = There is no such call.
server-private = That is not for the public.
server-busy = The table is busy; try again.
server-storage = The server cannot write now; nothing has changed.
server-corrupt = Table { $table } cannot be read.
server-stopping = The server is stopping; come back in a moment.

## Running it

server-reach-local = Open { $url }
server-reach-others = From other devices: { $url }
server-port-taken = { $address } is taken by another program; choose another with --listen.
server-cannot-run = The server cannot run: { $why }
server-unreachable = { $url } cannot be reached: { $why }
server-refused = The server refuses: { $why }
server-backup-done = The whole database is in { $path }.

## Dice

server-dice-fair = The dice are as promised; checked: { $rolls }.
server-dice-missing = The record has no { $line } line to check against.
server-dice-commitment = The seed is not the one that was promised.
server-dice-starter = The dice say that seat { $seat } starts.
server-dice-roll = Word { $nth } is { $found }, but the dice say { $expected }.
