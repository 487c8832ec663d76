### The command line; see common.ftl for what all programs share.

cli-cannot-read = Cannot read { $path }: { $error }
cli-cannot-write = Cannot write { $path }: { $error }
cli-no-maze = There is no maze “{ $name }”: it is not one of the shipped names, not a maze written as one word, and not a file.
cli-option-form = “{ $word }” is not an option. Write it as name=value.
cli-turn = Player { $seat } to move.
cli-chance = Waiting for a roll.
cli-over = Game over: { $result }
cli-record-good =
    { $entries ->
        [one] All moves are legal ({ $entries } entry).
       *[other] All moves are legal ({ $entries } entries).
    }
cli-player = “{ $word }” is not a player. Write human, or a level from 1 to 8.
cli-players-count = --players names { $players }, but { $seats } take part. Name everyone, or change --seats.

## Reading and counting

perft-divide-depth = Counting after each first move needs a depth of at least 1.
heading-perft = depth nodes seconds
heading-divide = move nodes
heading-playouts = games moves seconds
heading-bench = game players nodes seconds moves
analyse-neither = “{ $word }” is not a game and not a file. The games are: quoridor, mini, pacman, mspacman.
analyse-score = score
analyse-chances = chances
analyse-moves = moves
analyse-player = player
analyse-move = move
analyse-grade = grade

## Matches of programs

match-quotes = In “{ $word }” a quotation mark is not closed.
match-program = No game can be played, because { $who } does not start: { $why }
match-overruns =
    { $count ->
        [one] { $who } took too long for { $count } move, by { $worst } ms at most.
       *[other] { $who } took too long for { $count } moves, by { $worst } ms at most.
    }
fault-flagged = Its time ran out.

## Tables of a server

online-needs-token = To play yourself you need --token; “palisade online guest” prints one.
online-no-tables = There are no public tables right now.
online-open = Waiting for players:
online-live = Being played:
online-free = free place
online-level = level { $level }

