### Matches between engines, and analysis; see common.ftl for what all programs share.

## Matches

match-players =
    { $players ->
        [one] One player was named for { $seats } places. Name at least two, and no more than take part in a game.
       *[other] { $players } players were named for { $seats } places. Name at least two, and no more than take part in a game.
    }
match-unknown-player = “{ $word }” is not a player. Write level:1 to level:8, mcts:PLAYOUTS, or the command line of a UGI program.
match-records = The games in { $path } cannot be used for this match: { $error }
match-fault = Game { $game }: { $who } loses. { $why }
match-result = { $who } after { $games } games: { $figures }
match-luck = p = { $p } if it were no stronger than the others.
match-as-pacman = As PAC-MAN: { $pellets } power pellets and { $turns } turns per game.
match-as-ghosts = Against it: { $pellets } power pellets and { $turns } turns per game.
match-faults = Games decided by a fault: { $count }
match-accepted = SPRT: accepted. It is stronger.
match-rejected = SPRT: rejected. It is not stronger by the margin tested.
fault-crashed = The program ended or did not start: { $how }
fault-hung = The program did not answer in time.
fault-illegal = It played “{ $word }”: { $why }

## Datasets

dataset-done =
    { $positions ->
        [one] One position
       *[other] { $positions } positions
    } from { $games ->
        [one] one game
       *[other] { $games } games
    }: { $path }
dataset-exists = { $path } exists already. Choose another name, or remove it first.
dataset-other = { $path } holds the games of another dataset. Choose another name, or remove the folder first.
dataset-no-records = { $path } contains no game files (.palisade).
dataset-bad-record = { $path }: { $why }
dataset-other-game = { $path } is not a game of this dataset: the game, the number of players or the maze is different.

## Analysis

analyse-chance = Waiting for a roll: there is nothing to analyse until then.
analyse-over = The game is over: there is nothing to analyse.
analyse-effort = Depth { $depth }, { $nodes } positions, { $speed } per second.
analyse-path =
    { $steps ->
        [one] Player { $seat }: { $steps } step, { $squares }
       *[other] Player { $seat }: { $steps } steps, { $squares }
    }
analyse-piece-path =
    { $steps ->
        [one] { $piece }: { $steps } step, { $squares }
       *[other] { $piece }: { $steps } steps, { $squares }
    }
