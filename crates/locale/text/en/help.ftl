### Help pages and errors in the arguments of the command line: help-COMMAND about a command, help-COMMAND-ARGUMENT
### about an argument, help-arg-ARGUMENT about an argument that several commands share. Words that are
### typed stay as they are.

## Help pages: headings and notes

help-heading-usage = Usage:
help-heading-commands = Commands:
help-heading-arguments = Arguments:
help-heading-options = Options:
help-value-command = COMMAND
help-value-options = OPTIONS
help-value-game = GAME
help-value-file = FILE
help-value-folder = FOLDER
help-value-lang = LANG
help-value-level = LEVEL
help-value-name = NAME
help-value-value = VALUE
help-value-plies = PLIES
help-value-files = FILES
help-value-ranks = RANKS
help-value-text = TEXT
help-value-words = WORDS
help-value-who = WHO
help-value-columns = COLUMNS
help-value-field = FIELD
help-value-table = TABLE
help-value-address = ADDRESS
help-value-clock = CLOCK
help-value-token = TOKEN
help-note-default = default: { $value }
help-note-values = values: { $value }
help-note-variable = variable: { $value }

## Commands

help-palisade = Maze board games: play, learn, analyse, research.
help-help = Show the help of a command
help-serve = Start the web server; palisade alone does the same
help-online = Play at the tables of a server from the command line
help-backup = Copy the database of a server, even while it runs
help-restore = Put a copy back as the database of a server that is not running
help-migrate = Move a server from an SQLite file to PostgreSQL
help-rebuild = Write the lists of a server again, from the events of its games
help-verify = Check the dice of a finished game
help-play = Play in the terminal
help-rules = Print the rules of a game
help-options = List the options of a game, with their values
help-legal = List the legal moves of a position
help-show = Draw a position as text
help-perft = Count the move sequences of a given length
help-playouts = Play random games and count them
help-engine = Run the engine: UGI on standard input and output
help-analyse = Analyse a position, or review every move of a game file
help-bench = Measure the engine: a node count that identifies how it plays, and its speed
help-match = Let engines play each other and measure them
help-dataset = Write positions with what the engine thinks of them, for programs that learn
help-solve = Solve a PAC-MAN maze exactly, or find a fair one
help-record = Check, show or rewrite a game file
help-record-check = Replay a game file and check every move and the result
help-record-show = Draw the last position of a game file
help-record-convert = Rewrite a game file in its standard form, or as JSON
help-online-guest = Create a guest and print its token
help-online-list = List the public tables
help-online-create = Create a table and print its link
help-online-play = Join a table, or watch it. Input, line by line: moves, resign, draw, takeback, pause, abort (offer or accept), decline WHAT, resume
help-online-rematch = Ask for a rematch or accept one; prints the link of the next game once everyone agrees
help-online-hint = Print the computer’s analysis of a table as JSON; not while you play it with people
help-online-record = Print the game of a table as a record

## Arguments that several commands share

help-arg-help = Show this help
help-arg-version = Show the version
help-arg-lang = Language: en, fr, es, nl, pl, cs or ro
help-arg-game = quoridor, mini, pacman or mspacman
help-arg-seats = How many players take part
help-arg-maze = A maze or board: the name of a shipped one, a file, or a maze in one word
help-arg-options = A rule option, as often as needed; palisade options GAME lists them
help-arg-position = Start from this position instead of the usual one
help-arg-moves = Then play these moves, separated by spaces
help-arg-json = Print JSON
help-arg-level = Playing strength, from 1 to 8
help-arg-threads = How many threads to use
help-arg-hash = Size of the transposition table, in megabytes
help-arg-movetime = Time for each move, in milliseconds
help-arg-nodes = Search this many positions for each move
help-arg-depth = Search this many moves ahead
help-arg-seed = Start of the random numbers; the same seed gives the same result
help-arg-file = The game file; - is standard input
help-arg-database = The database: a file, or sqlite:FILE
help-arg-cache = The folder where solutions of mazes are kept
help-arg-server = The address of the server
help-arg-token = The token of a guest; without it a new guest is created
help-arg-name = The name of a new guest
help-arg-table = The table: its id or its link
help-arg-watch = Only watch

## Arguments of single commands

help-analyse-game = A game (quoridor, mini, pacman, mspacman) or a game file; - is standard input
help-analyse-movetime = Time for each position, in milliseconds
help-analyse-lines = How many lines of play to show
help-analyse-whole = With --json: the whole review of a game, not only its moves
help-backup-file = The copy to write
help-restore-file = The copy to read
help-bench-game = Only the positions of this game
help-legal-batch = Read one list of moves per line from standard input and answer each on one line
help-legal-with = Add these fields to every answer of a batch, after a tab each: position, turn, result
help-show-json = Print the position, whose turn it is and the legal moves as JSON
help-perft-depth = How many moves deep
help-perft-divide = Count after each first move instead
help-playouts-seconds = How many seconds to play
help-rules-width = How wide lines may be
help-rules-game-flag = The same as GAME
help-play-players = Who plays, one per player: human, or a level from 1 to 8
help-play-resume = Continue the newest unfinished game
help-play-plain = Line by line, for screen readers and scripts
help-match-mazes = Mazes or boards to play on in turn, by name
help-match-clock = Time for all moves of a game and what each move adds, in seconds, such as 60+1
help-match-grace = How many milliseconds longer a move may take; beyond that the game is lost
help-match-log = Write every line that programs receive and send to this file
help-match-players = Who plays: level:1 to level:8, mcts:PLAYOUTS, or the command line of a UGI program. The results are those of the first; the last one fills the remaining places
help-match-games = How many games at most
help-match-parallel = How many games at a time
help-match-mirror = Play every opening once more with the last player in all places: in the PAC-MAN variant, each role of the first is compared with that
help-match-opening = Random moves before the players take over
help-match-longest = A game of this many moves is a draw
help-match-sprt = Stop as soon as it is clear whether the first is stronger by ELO0 or by ELO1
help-match-records = Keep every game in this folder; a match that finds its own games there continues
help-dataset-out = The NumPy archive to write (.npz); until it is complete, its games are kept in a folder beside it
help-dataset-records = Use the games of this file or folder instead of playing; as often as needed
help-dataset-games = How many games to play
help-dataset-opening = Random moves at the start of each game, which are left out
help-dataset-longest = A game of this many moves is a draw
help-dataset-planes = Also write the planes of every position
help-solve-lives = Solve for one life up to this many
help-solve-quick = Only say who wins from the start; keep nothing
help-solve-fair = Look for a maze that the ghosts win unless PAC-MAN has all his lives, and print its file
help-solve-size = The size of its board
help-solve-ghosts = How many ghosts it has
help-solve-pellets = How many power pellets it has
help-solve-fences = How many fences it has
help-online-create-level = Computer players of this level take all other places
help-online-create-all-mine = You play for everyone, as with several people at one screen
help-online-create-clock = none, per-move:SECONDS, sudden-death:SECONDS, fischer:SECONDS+SECONDS or days:DAYS
help-online-create-public = Show the table to everyone

## The server

help-migrate-file = The SQLite file of a server that is not running
help-migrate-database = The PostgreSQL database it goes to: postgres://USER@HOST/NAME, empty
help-rebuild-database = The database: a file, or postgres://USER@HOST/NAME
help-serve-config = A TOML file with any of these settings, one name = value per line
help-serve-listen = The address and port to listen on
help-serve-database = The database: a file, or postgres://USER@HOST/NAME; without it palisade.sqlite in the data folder
help-serve-bus = Where nodes on one PostgreSQL database notify each other: nats://HOST; without it in the database itself
help-serve-node = The name of this node among those on one database; without it its computer and port
help-serve-public-url = The address people see, for links, cookies and the origin check; begins with https:// or http://
help-serve-behind-proxy = Whether a reverse proxy in front says in X-Forwarded-For who is calling
help-serve-cache = The folder with solutions of PAC-MAN mazes, which level 8 uses; without it the one of palisade solve
help-serve-engine-threads = How many threads compute for computer players; without it one less than there are cores
help-serve-engine-ms = The longest a computer player thinks about a move, in milliseconds
help-serve-lag-ms = How much of a move’s time may count as network delay, in milliseconds
help-serve-sockets = The most connections open at a time
help-serve-sockets-per-address = The most connections open at a time from one address
help-serve-tables-per-socket = The most tables one connection may follow
help-serve-message-bytes = The longest message a client may send, in bytes
help-serve-body-seconds = How many seconds a client may take to send the body of a request
help-serve-messages-per-minute = The most messages per minute on one connection
help-serve-requests-per-minute = The most requests per minute from one address
help-serve-tables-per-minute = The most tables per minute one person may create
help-serve-guests-per-minute = The most new guests per minute from one address
help-serve-tables-per-person = The most tables one person may have open at a time
help-serve-insights-per-minute = The most hints per minute one person may ask for
help-serve-probes-per-minute = The most exact values of mazes per minute one address may ask for
help-serve-solve-memory-mb = The most memory for solving a maze on request, in megabytes; 0 for no solving
help-serve-solve-disk-mb = The largest the folder with solutions may become by that, in megabytes
help-serve-solves-per-day = The most mazes per day one person may have solved
help-serve-backlog = How many messages may wait for a slow client before its connection is closed
help-serve-backlog-kb = How many kilobytes of messages may wait for a slow client before its connection is closed
help-serve-waiting-hours = After how many hours a table nobody joined is cancelled
help-serve-idle-days = After how many days without a move a game without a clock is cancelled
help-serve-aborted-days = After how many days a cancelled game is deleted
help-serve-token-days = How many days people may stay away and still be signed in
help-serve-contact = How people reach you, for the privacy page: a mail or web address
help-serve-audit-days = After how many days the audit list forgets what moderators did
help-serve-rotate-key = Sign with a new key from this start on; nobody is signed out
help-serve-database-mb = The largest the database may become, in megabytes; 0 for no limit
help-serve-log = How much to log: error, warn, info, debug or trace
help-serve-log-json = Log one JSON object per line
help-serve-no-qr = Do not show the QR code of the address

## Errors in the arguments

usage-unknown-command = There is no command “{ $word }”.
usage-unknown-argument = “{ $word }” has no meaning here.
usage-missing = Missing: { $list }.
usage-missing-command = Say what to do: { $list }.
usage-no-value = { $argument } needs a value.
usage-bad-value = { $argument } cannot be “{ $value }”.
usage-allowed = Possible values: { $values }.
usage-want-number = Write a whole number.
usage-want-range = Write a number from { $low } to { $high }.
usage-want-seconds = Write a number of seconds, such as 2.5.
usage-want-sprt = Write two numbers such as 0,10, the smaller one first.
usage-want-clock = Write a clock such as fischer:180+2 or per-move:30.
usage-want-match-clock = Write seconds such as 60, or 60+1 with what each move adds.
usage-want-field = Write position, turn or result.
usage-conflict = { $argument } and { $other } cannot be used together.
usage-twice = { $argument } may be given only once.
usage-value-count = { $argument } has the wrong number of values.
usage-not-text = An argument is not valid text (UTF-8).
usage-did-you-mean = Did you mean { $words }?
usage-see-help = See { $command } --help.
