### The command line; see common.ftl for what all programs share.

cli-cannot-read = Cannot read { $path }: { $error }
cli-cannot-write = Cannot write { $path }: { $error }
cli-no-maze = There is no maze “{ $name }”: it is neither the name of an included maze, nor a maze written as one word, nor a file.
cli-option-form = “{ $word }” is not an option. Write it as name=value.
cli-hash-memory = A hash table of { $size } MB does not fit in memory. Choose a smaller --hash.
cli-turn = Player { $seat } to move.
cli-chance = Waiting for a roll.
cli-over = Game over: { $result }
cli-record-good =
    { $entries ->
        [one] All moves are legal ({ $entries } entry).
       *[other] All moves are legal ({ $entries } entries).
    }
cli-player = “{ $word }” is not a player. Write human, or a level from 1 to 8.
cli-players-count = --players lists { $players }, but { $seats } players take part. List all of them, or change --seats.
cli-nothing-to-resume = There is no unfinished game to continue. Leave out --resume to start a new one.
cli-player-name = Player { $seat }: { $name }

## Reading and counting

perft-divide-depth = Counting after each first move needs a depth of at least 1.
heading-perft = depth nodes seconds
heading-divide = move nodes
heading-playouts = games moves seconds
heading-bench = game players nodes seconds moves
analyse-neither = “{ $word }” is neither a game nor a file. The games are: quoridor, mini, pacman, mspacman.
analyse-stopped = Stopped. This is what was found so far.
analyse-score = score
analyse-chances = chances
analyse-moves = moves
analyse-player = player
analyse-move = move
analyse-grade = grade

## Matches of programs

match-quotes = In “{ $word }” a quotation mark is not closed.
match-program = No game can be played because { $who } does not start: { $why }
match-overruns =
    { $count ->
        [one] { $who } went over its time on { $count } move, by { $worst } ms.
       *[other] { $who } went over its time on { $count } moves, by at most { $worst } ms.
    }
fault-flagged = The program ran out of time.

## Tables of a server

online-needs-token = To play, you need --token; “palisade online guest” prints one.
online-no-tables = There are no public tables right now.
online-open = Waiting for players:
online-live = Being played:
online-free = open spot
online-level = computer level { $level }
online-guest = { $name } (guest)
online-lost = The connection to the server is lost. Trying again…
online-found = Connected to the server again.

## Moderators

admin-done = Done. It is in the audit log.
admin-imposed = In force for { $subject } until { DATETIME($until) }. To lift it: palisade admin lift { $id }
admin-restart = Everyone is told that the server will restart on { DATETIME($at) }.
admin-no-restart = The restart is no longer announced.
admin-seen-at = Last address: { $address }
admin-nothing = There is nothing to show.
admin-needs-token = You need --token or PALISADE_ADMIN_TOKEN; “palisade admin token” prints it on the computer with the database.
admin-no-token = The token cannot be read: { $why }
admin-never-started = No server has used this database yet. Start one first with “palisade serve”.
admin-first-player = { $pool }: the first move is worth { $points } ± { $error } rating points. Score of the first player: { PERCENT($share) }. Games: { $games }.
admin-first-player-none = { $pool }: too few games for an estimate ({ $games }).
admin-first-player-failed = The database cannot be read: { $why }
account-reset = { $url } works once, until { DATETIME($until) }. Give this link only to the owner of the account.

## Running a server

config-good = The settings are valid. Changed from the default:
config-default = The settings are valid; all have their default value.
config-bad = The settings cannot be used: { $why }
config-behind-proxy = Warning: public_url begins with https://, so there is a reverse proxy in front. Set behind_proxy = true, or everyone will seem to come from one address and share its limits.
config-head = Settings of a Palisade server. Lines that are commented out show the default value. Check this file with: palisade config check --config FILE
health-not-ready = The server is not ready: { $why }
systemd-service = Palisade, maze board games
systemd-socket = The socket of the Palisade server
systemd-worker = Palisade worker: finds computer moves for the servers
systemd-backup = Back up the Palisade database
systemd-timer = Back up the Palisade database every night
man-description = DESCRIPTION
man-name = NAME
man-synopsis = SYNOPSIS
man-options = OPTIONS
man-commands = COMMANDS
man-version = VERSION
man-written = Pages written to { $folder }: { $pages }.
