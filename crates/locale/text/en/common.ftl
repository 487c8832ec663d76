### What every face says: names of games and pieces, seats, endings, and refusals that belong to no
### single game. The variables of a message are the same in every language.

reason-with-rule = { $sentence } ({ $rule })

## Games

game-quoridor = Quoridor
game-mini = Quoridor Mini
game-pacman = PAC-MAN variant
game-mspacman = Ms. Pac-Man

## Pieces and things, as the box calls them

term-pawn = pawn
term-fence = fence
term-pacman = PAC-MAN
term-mspacman = Ms. Pac-Man
term-ghost = ghost
term-blinky = Blinky
term-inky = Inky
term-pinky = Pinky
term-clyde = Clyde
term-pellet = power pellet
term-dot = dot
term-die = die
term-spinner = spinner

## Counts

fences-left =
    { $count ->
        [one] { $count } fence
       *[other] { $count } fences
    }
lives-left =
    { $count ->
        [one] { $count } life
       *[other] { $count } lives
    }
pellets-left =
    { $count ->
        [one] { $count } power pellet
       *[other] { $count } power pellets
    }
dots-left =
    { $count ->
        [one] { $count } dot
       *[other] { $count } dots
    }
steps-left =
    { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }

## Languages

language-unknown = There is no language “{ $tag }”; choose one of: { $known }.

## Options of a table

option-unknown = There is no option “{ $name }” here; the options are: { $known }.
option-value = The option { $name } does not take “{ $value }”; it takes: { $allowed }.

## Records

record-no-magic = Line { $line }, column { $column }: this is not a game record: its first line must be “palisade 1”.
record-open-note = Line { $line }, column { $column }: a note is opened with a brace and never closed.
record-stray-note = Line { $line }, column { $column }: a note in braces must follow a move, one note to a move.
record-over = The game is over; nothing can be added to it.
record-bad-leave = “{ $word }” does not say who left and why; write leave:SEAT:WHY, where WHY is resign, time or fault.
record-not-seated = Seat { $seat } is not in the game any more.
record-no-game = The record does not say which game it is: a line “game …” is missing.
record-not-a-number = This must be a number.
record-bad-result = This is not a result with a standing for every seat, or not a known reason.
record-wrong-result = The record states “{ $stated }”, but its moves give “{ $actual }”.
record-header = In the line “{ $header } { $value }”: { $why }
record-word = Word { $nth }, “{ $word }”: { $why }

## Tables

game-unknown = There is no game “{ $word }”; the games are: quoridor, mini, pacman, mspacman.
table-seats = This game has no table for { $seats }; it is for { $allowed } players.
table-pieces = { $pieces } pieces were chosen for { $seats } seats.
table-no-maze = The game { $game } has no maze to choose.
