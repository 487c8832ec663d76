### What the server refuses, and what it says when it runs.

## Joining

server-no-table = There is no table { $table }.
server-no-seat = This table has no player { $seat }.
server-seat-taken = Someone already plays as player { $seat }.
server-seat-reserved = This spot is reserved for someone else.
server-seated = You have already joined this table.
server-full = There is no open spot for you at this table.
server-piece-taken = Someone else has chosen that character.
server-creator-only = Only the player who created the table can do that.
server-too-many-places = The table lists more players than the game has.
server-level = Levels go from 1 to 8.
server-clock = A clock can give each player 1 second to 24 hours, plus at most one hour per move, or 1 to 60 days per move.
server-starter = That player cannot move first.
server-start-over = The game would be over before it starts: { $position }
server-spec-long = That is too long. A maze or a position may have at most { $longest } bytes.
server-luck = Your own text, which is mixed into the dice so that nobody can plan the rolls in advance, must be one word of at most { $longest } bytes.
server-too-many-tables =
    { $most ->
        [one] You have { $most } open table. Finish that game first.
       *[other] You have { $most } open tables. Finish one first.
    }
server-too-many-tables-of-address = Too many tables are open from your network (the maximum is { $most }). Try again when a game has ended.

## Playing

server-not-started = The game has not started yet.
server-started = The game has already started.
server-over = The game is over.
server-not-over = The game is not over yet.
server-not-yours = You are not that player.
server-not-your-turn = It is player { $seat }’s turn.
server-not-a-move = { $word } is not a move.
server-paused = The game is paused.
server-not-paused = The game is not paused.
server-abort-late = It is too late to cancel the game unless everyone agrees.
server-not-away = Player { $seat } is not away, or has not been away long enough.
server-offered = You have already offered that.
server-offered-before = You have already offered that since your last move. You can offer it again after your next one.
server-no-offer = That offer is no longer open.
server-takeback = You cannot take a move back now: you have not moved yet, or there has been a roll or a player has left since.
server-too-many-events = Too much has happened in this game. You can only move or resign now.
server-machine-declines = Computer players do not agree to draws.
server-stale = Something else happened first. The next event is number { $next }.
server-taken = Another event already has that number.
server-seq = The move does not say which event number it expects.
server-nonce = The nonce must have 1 to { $longest } characters.

## Hints

server-insight-live = There are no hints while people play each other.
server-insight-turn = There is nothing to suggest: nobody is to move.
server-insight-failed = The computer found no answer. Try again in a moment.
server-no-ply = The game does not have that many moves.
## Solved mazes

server-solve-off = This server does not solve mazes on request.
server-solve-busy = Another maze is being solved. Try again later.
server-solve-too-large = This maze is too large to be solved on this server.
server-solve-no-room = The server has no room for more solutions.
server-solve-quota =
    { $most ->
        [one] You can have one maze solved per day.
       *[other] You can have { $most } mazes solved per day.
    }

## People and programs

server-token = You are not signed in. Reload the page; programs need a valid token, which “palisade online guest” prints.
server-name = A name needs at least one visible character.
server-name-mixed = Each word of a name must use a single alphabet.
server-name-reserved = That name is reserved. Choose another.
server-name-taken = That name belongs to an account. Choose another.
server-code = That code has expired or was already used. Ask for a new one.
server-origin = Request blocked: it comes from another website. Open the server’s own address; if you run the server, check --public-url.
server-too-often = Too many requests. Wait a moment and try again.
server-too-many-sockets = Too many connections from your address. Close a tab and try again.
server-too-many-watched = This connection already follows the maximum number of tables ({ $most }).
server-too-big = That message is too long.
server-too-slow = The request took too long to arrive. Try again.
server-malformed = The message is not valid: { $why }
server-binary = Messages must be text.
server-not-json = The request must have the content type application/json.
server-no-call = This API has no such address.
server-private = That is not public.
server-busy = The table is busy. Try again.
server-storage = The server cannot save right now. Nothing has changed. Try again later.
server-no-room = The server has no room for new games right now. Games in progress go on.
server-corrupt = Table { $table } cannot be read.
server-stopping = The server is restarting. Try again in a moment.

## Running it

server-reach-local = Open { $url }
server-reach-others = From other devices: { $url }
server-port-taken = { $address } is in use by another program. Choose another address with --listen.
server-database-taken = { $path } is in use by another server.
server-cannot-run = The server cannot start: { $why }
server-worker-cannot-run = The worker cannot start: { $why }
server-worker-started = Worker { $name } is ready.
server-unreachable = Cannot reach { $url }: { $why }
server-refused = The server refused: { $why }
server-backup-done = The whole database has been saved in { $path }.
server-backup-failed = Nothing was copied: { $why }
server-backup-postgres = backup and restore copy SQLite files; for PostgreSQL use pg_dump and pg_restore.
server-migrate-done = Everything was copied. Rows compared: { $rows }. Games replayed: { $games }.
server-migrate-failed = The database was not migrated: { $why }
server-migrate-target = The address of the PostgreSQL database must begin with postgres://
server-rebuild-done = The game lists have been rebuilt. Games: { $games }.
server-rebuild-failed = The game lists could not be rebuilt: { $why }
server-games-unreadable = Games that still cannot be read: { $games }.

## Dice

server-dice-fair = The dice are fair. Rolls checked: { $rolls }.
server-dice-missing = The game file has no { $line } line to check against.
server-dice-commitment = The seed does not match the commitment.
server-dice-starter = By the dice, player { $seat } starts.
server-dice-roll = Move { $nth } is { $found }, but by the dice it is { $expected }.

## The page before any script has run

server-page-description = Four maze board games: play the computer, friends online, or together on one screen.
server-page-noscript = Palisade runs in your browser and needs JavaScript and WebAssembly.

## Moderators

server-moderator = Only moderators can do that: the token is missing or wrong.
server-banned =
    You are banned from this server until { DATETIME($until) }{ $reason ->
        [cheating] : your moves came from a program.
        [stalling] : stalling.
        [name] : an offensive name.
        [maze] : an offensive maze.
       *[none] .
    }
server-silenced =
    A moderator has hidden your name, public tables and phrases until { DATETIME($until) }{ $reason ->
        [cheating] : your moves came from a program.
        [stalling] : stalling.
        [name] : an offensive name.
        [maze] : an offensive maze.
       *[none] .
    }
server-subject = “{ $word }” is neither a person’s id nor an address or a range of addresses such as 192.0.2.0/24.
server-no-sanction = No ban or silence { $id } is in force.

## Accounts

server-account-off = This server has no accounts.
server-account-exists = You already have an account.
server-account-too-often = Too many attempts. Wait a few minutes and try again.
server-account-token-scope = This token is not allowed to do that.
