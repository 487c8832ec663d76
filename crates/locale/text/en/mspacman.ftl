### Ms. Pac-Man: why a move, a typed position or a board is refused.
### $seat and $winner are numbers of players; $steps is how many squares the roll gives; $colour is a
### letter from a to d; $line and $column say where in a board file or word.

## Moves

refusal-ms-word = “{ $word }” is not a move in this game. Write a path such as d7-d6-d5, a placement such as @e7, a roll such as spin:3 or die:F2, or -- for a forced stay.
refusal-ms-over = The game is over: player { $winner } has won.
refusal-ms-spin-due = Player { $seat } has to spin first.
refusal-ms-die-due = Player { $seat } has to roll the die first.
refusal-ms-place-due = Player { $seat } has to put Ms. Pac-Man on a white circle first.
refusal-ms-move-due = Player { $seat } has to move { $steps ->
        [one] { $steps } square
       *[other] { $steps } squares
    } now.
refusal-ms-no-spin = This board’s spinner has no { $steps }.
refusal-ms-no-face = This board’s die has no { $face }.
refusal-ms-not-circle = { $square } has no white circle. Ms. Pac-Man can only be placed on one.
refusal-ms-circle-taken = Player { $seat }’s ghost is on { $square }.
refusal-ms-must-move = You can move { $steps ->
        [one] { $steps } square
       *[other] { $steps } squares
    }, so you cannot stay.
refusal-ms-count = The path has { $count ->
        [one] { $count } square
       *[other] { $count } squares
    }, but the roll is { $steps }.
refusal-ms-off-board = There is no square { $square } on this board.
refusal-ms-solid = { $square } is solid. No piece can enter it.
refusal-ms-home = { $square } is a ghost space. Ghosts can leave it, but nobody can enter it.
refusal-ms-apart = { $from } and { $to } are neither neighbours nor two exits.
refusal-ms-wall = There is a wall between { $from } and { $to }.
refusal-ms-after-catch = The move ends with the catch on { $square }.
refusal-ms-after-win = The step to { $square } takes the last dot of an area: player { $winner } has won and the move ends there.
refusal-ms-on-ghost = Player { $seat }’s ghost is on { $square }: go one square further, to an open one.
refusal-ms-no-room = Player { $seat }’s ghost is on { $square }, and no square next to it is open.
refusal-ms-extra-taken = The extra step cannot go to { $square }: there is a piece on it.

## Typed positions

setup-ms-seats =
    { $count ->
        [one] Ms. Pac-Man is for 2 to 4 players, not { $count }.
       *[other] Ms. Pac-Man is for 2 to 4 players, not { $count }.
    }
setup-ms-fields = A position has six fields (colours, Ms. Pac-Man, ghosts, dots taken, what comes next, board), for example “a,b 1:e7 -,f6:S - roll:1 quarters”; { $count ->
        [one] there is { $count } here.
       *[other] there are { $count } here.
    }
setup-ms-word = “{ $word }” does not belong in the field { $field }.
setup-ms-length = The field { $field } has { $count ->
        [one] { $count } item
       *[other] { $count } items
    }, but there are { $seats } players.
setup-ms-colour-twice = Two players cannot both have the colour { $colour }.
setup-ms-no-dot = { $square } never had a dot, or is listed twice.
setup-ms-square = That piece cannot be on { $square }.
setup-ms-shared = Two pieces cannot share { $square }.
setup-ms-ghost = Player { $seat }’s ghost must be on the board if that player is in the game and does not play Ms. Pac-Man, and off the board otherwise.
setup-ms-leader = After the opening spins somebody must play Ms. Pac-Man, and once placed she is on the board.
setup-ms-turn = It cannot be player { $seat }’s turn: that player is not in the game.
setup-ms-steps = Player { $seat } cannot have { $steps ->
        [one] { $steps } square
       *[other] { $steps } squares
    } to move: no roll on this board leads to that.
setup-ms-side = Player { $seat }’s ghost cannot be weak in that way during its own turn.
setup-ms-opening = The opening spins go player by player, between at least two players, with all ghosts at home and no dot taken.
setup-ms-end = The game is over exactly when one player’s area is empty or only one player is left, and that player is the winner.

## Boards

board-unknown = There is no board “{ $word }”. The boards are: { $known }.
board-no-drawing = Line { $line }: there is no drawing. No line begins with +.
board-header = Line { $line }, column { $column }: “{ $text }” is not a line of a board file.
board-name = Line { $line }, column { $column }: “{ $text }” is not a valid name. Use letters, digits and -, at most 32, starting with a letter.
board-face = Line { $line }, column { $column }: “{ $text }” cannot be used here. Write a number from 1 to 8 or, for the die, one with an F such as F2; 4x3 is a 4 that is three times as likely.
board-few-faces = Line { $line }, column { $column }: a spinner needs at least two different faces, a die at least one. Each can have at most 999 faces; 4x3 counts as three.
board-too-large = Line { $line }, column { $column }: the board is larger than { $most } × { $most }.
board-ragged = Line { $line }, column { $column }: the drawing is uneven here. Every square takes four characters and a wall, every row two lines, with a closing wall at the end.
board-wall = Line { $line }, column { $column }: “{ $text }” is where a corner, a wall or an opening should be.
board-cell = Line { $line }, column { $column }: “{ $text }” is not a square. Use .a *a oa Ga (with any letter from a to d), EX or ##.
board-after-drawing = Line { $line }, column { $column }: only comments may follow the drawing.
board-word = Column { $column }: a board as one word is size~cells~walls~spinner~die; this one has a mistake here.
board-dots = Line { $line }, column { $column }: area { $colour } has { $count ->
        [one] { $count } dot
       *[other] { $count } dots
    } instead of { $wanted }.
board-homes = Line { $line }, column { $column }: area { $colour } has { $count ->
        [one] { $count } ghost space
       *[other] { $count } ghost spaces
    } instead of one.
board-exits =
    { $count ->
        [one] Line { $line }, column { $column }: there is { $count } exit instead of four.
       *[other] Line { $line }, column { $column }: there are { $count } exits instead of four.
    }
board-powers =
    { $count ->
        [one] Line { $line }, column { $column }: there is { $count } power dot instead of four.
       *[other] Line { $line }, column { $column }: there are { $count } power dots instead of four.
    }
board-circles = Line { $line }, column { $column }: a board needs at least three white circles; this one has { $count }.
board-unreachable = Line { $line }, column { $column }: { $square } cannot be reached from the white circles.
board-closed-home = Line { $line }, column { $column }: the ghost space { $square } has no way out.
