### Messages of one face; see common.ftl for what all share.

## Matches

match-players = { $players } players were named for { $seats } seats; name at least two, and no more than there are seats.
match-unknown-player = “{ $word }” is no player: write level:1 to level:8, mcts:PLAYOUTS, or the command line of a UGI program.
match-records = The games in { $path } cannot be kept or are not of this match: { $error }
match-fault = Game { $game }: { $who } loses. { $why }
match-result = { $who } after { $games } games: { $figures }
match-luck = If it were no better than the others, luck would do as well with a chance of { $p }.
match-as-pacman = As PAC-MAN: { $pellets } power pellets and { $turns } turns a game.
match-as-ghosts = Against it: { $pellets } power pellets and { $turns } turns a game.
match-faults = Games decided by a fault: { $count }
match-accepted = The test accepts: it is stronger.
match-rejected = The test rejects: it is not stronger by as much as asked.
fault-crashed = The program ended or could not be started: { $how }
fault-hung = The program did not answer in time.
fault-illegal = It played “{ $word }”: { $why }

## Analysis

analyse-chance = Chance is to move: there is nothing to think about until it has.
analyse-over = The game is over: there is nothing left to think about.
analyse-effort = Depth { $depth }, { $nodes } positions, { $speed } a second.
analyse-way =
    { $steps ->
        [one] Seat { $seat }: { $steps } step, { $squares }
       *[other] Seat { $seat }: { $steps } steps, { $squares }
    }
analyse-better = { $cost } % lost; better: { $line }
grade-best = best
grade-good = good
grade-inaccuracy = inaccuracy
grade-mistake = mistake
grade-blunder = blunder
