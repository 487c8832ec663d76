### Matches between engines, and analysis; see common.ftl for what all programs share.

## Matches

match-players =
    { $players ->
        [one] Only one player was named. Name at least two.
       *[other] { $players } players were named for a game with { $seats } players. Name at least two and at most { $seats }.
    }
match-unknown-player = “{ $word }” is not a player. Write level:1 to level:8, mcts:PLAYOUTS, or the command line of a UGI program.
match-records = { $path } cannot be used for this match: { $error }
match-other-match = It is a game of another match: the players, the openings, the limits or the seed are different.
match-stopped = Stopped. With --records a match keeps its games and can go on later.
match-bad-opening = Opening { $number } in { $path }: { $why }
match-no-openings = { $path } contains no openings.
match-other-game = This opening is for another game or another number of players.
match-fault = Game { $game }: { $who } loses. { $why }
match-result =
    { $games ->
        [one] { $who } after { $games } game: { $figures }
       *[other] { $who } after { $games } games: { $figures }
    }
match-luck = p = { $p } if it were no stronger than the others.
match-as-pacman = As PAC-MAN, average per game: power pellets { $pellets }; turns survived { $turns } (100 if a life was left).
match-as-ghosts = As the ghosts, average per game: PAC-MAN’s power pellets { $pellets }; turns he survived { $turns } (100 if he had a life left).
match-faults = Games decided by a fault: { $count }
match-accepted = SPRT: accepted. It is stronger.
match-rejected = SPRT: rejected. It is not stronger by the margin tested.
match-protocol-game = The protocol { $protocol } knows classic Quoridor for two players only, with the usual rules and the usual start.
match-not-a-move = This must be one move, and only one.
match-rule-setting = “{ $word }” is not part of this rule. Write { $keys } and a whole number.
match-draw-rule = To call a game a draw, give movecount= (at least 1) and score=, for example movenumber=40 movecount=8 score=10.
match-resign-rule = To call a game lost, give movecount= and score=, both at least 1, for example movecount=4 score=600.
match-rule-seats = Only games of two players can be decided by scores.
match-adjudicated = Games decided by scores: { $count }
match-engine-setting = “{ $word }” is not a setting of an engine. Write name=, cmd=, proto=, tc=, movetime=, nodes=, depth=, threads=, ponder= or option.NAME= and a value.
match-engine-twice = The setting { $key }= is given twice for one engine.
match-engine-value = The setting { $key }= cannot be “{ $value }”.
match-engine-tc = The setting tc= cannot be “{ $value }”. Write seconds, such as 60; 60+1 adds one second after every move, and 40/60+1 adds another 60 after every 40 moves.
match-engine-no-cmd = An engine has no cmd=, so there is no program to play with.
match-engine-option = { $who } has no option “{ $name }” with the value “{ $value }”. The built-in levels have Threads and Hash, the baseline has none.
match-engines-file = The engines of { $path } cannot be used: { $why }
match-engines-toml = Line { $line } is not valid TOML.
match-engines-key = “{ $key }” does not belong here: each engine is a table [[engine]].
match-engines-none = Each engine needs a table [[engine]], and there is none.
match-tournament-seats = Tournaments are for games of two players.
match-tournament-sprt = --sprt compares two engines; there are more here.
match-tournament-mirror = With --mirror, all players take part in every game; in a tournament they play two at a time.
match-standings =
    { $games ->
        [one] Standings after { $games } game:
       *[other] Standings after { $games } games:
    }
match-column-engine = Engine
match-column-games = Games
match-column-points = Points
match-column-results = Results
match-column-share = Score
fault-crashed = The program ended or did not start: { $how }
fault-exited = The program ended by itself, with exit code { $code }.
fault-killed = The program was ended by signal { $signal }.
fault-closed = The program closed its input or output.
fault-not-started = “{ $command }” could not be started: { $error }
fault-unreachable = No program answers at { $host }.
fault-status = { $host } answered with an error: { $status }
fault-no-json = The answer from { $host } is not JSON.
fault-hung = The program did not answer in time.
fault-illegal = Illegal move “{ $word }”: { $why }
fault-no-move = The program answered “bestmove” without a move.

## UGI, in lines of “info string”

ugi-unknown-command = unknown command { $word }
ugi-want-moves = expected moves, not { $word }
ugi-want-fen = position fen needs a position
ugi-want-position = position needs startpos or fen
ugi-want-option = setoption needs: name NAME value VALUE
ugi-want-query = query knows p1turn, gameover, result and turn
ugi-go-ignored = go: ignored { $words }
ugi-go-ignored-all = go: ignored { $words }; without another limit the search takes a second
ugi-go-no-move = go: ignored { $word }, which is not a legal move
ugi-go-chance = go refused: waiting for a roll
ugi-go-over = go refused: the game is over
ugi-go-no-position = go refused: the last position could not be read
ugi-option-number = { $name } takes a number from { $low } to { $high }, not { $value }
ugi-option-switch = { $name } is true or false, not { $value }
ugi-hash-memory = Hash of { $size } megabytes does not fit in memory; it stays { $kept }
ugi-engine-options = The engine’s options are: { $options }.
ugi-bad-move = move { $nth } { $word }: { $why }

## Datasets

dataset-done =
    { $positions ->
        [one] One position
       *[other] { $positions } positions
    } from { $games ->
        [one] one game
       *[other] { $games } games
    }: { $path }
dataset-exists = { $path } already exists. Choose another name, or remove it first.
dataset-other = { $path } holds the games of another dataset. Choose another name, or remove the folder first.
dataset-damaged = { $path } is damaged in line { $line }. Remove the file and run the command again: its game will be generated again.
dataset-no-records = { $path } contains no game files (.palisade).
dataset-bad-record = { $path }: { $why }
dataset-other-game = { $path } is not a game of this dataset: the game, the number of players or the maze is different.

## Analysis

analyse-chance = Waiting for a roll: there is nothing to analyse until then.
analyse-over = The game is over: there is nothing to analyse.
analyse-effort = Depth { $depth }, { $nodes } positions, { $speed } per second.
analyse-path =
    { $steps ->
        [one] { $player }: { $steps } step, { $squares }
       *[other] { $player }: { $steps } steps, { $squares }
    }
analyse-piece-path =
    { $steps ->
        [one] { $piece }: { $steps } step, { $squares }
       *[other] { $piece }: { $steps } steps, { $squares }
    }
