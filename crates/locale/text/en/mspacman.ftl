### Ms. Pac-Man: why a move, a typed position or a board is refused.
### $seat and $winner are numbers of seats; $steps is how many squares the roll gives; $colour is a
### letter from a to d; $line and $column say where in a board file or word.

## Moves

refusal-ms-word = “{ $word }” is not a word of this game: write a path such as d7-d6-d5, a placement such as @e7, a roll such as spin:3 or die:F2, or -- for a forced stay.
refusal-ms-over = The game is over: seat { $winner } has won.
refusal-ms-spin-due = Seat { $seat } has to spin first, for example spin:3.
refusal-ms-die-due = Seat { $seat } has to throw the die first, for example die:4.
refusal-ms-place-due = Seat { $seat } has to put Ms. Pac-Man on a white circle first, for example @e7.
refusal-ms-move-due = Seat { $seat } has to move { $steps ->
        [one] { $steps } square
       *[other] { $steps } squares
    } now.
refusal-ms-no-spin = The spinner of this board has no { $steps }.
refusal-ms-no-face = The die of this board has no { $face }.
refusal-ms-not-circle = { $square } has no white circle, and Ms. Pac-Man is placed nowhere else.
refusal-ms-circle-taken = The ghost of seat { $seat } stands on { $square }.
refusal-ms-must-move = There is a way to move { $steps ->
        [one] { $steps } square
       *[other] { $steps } squares
    }, and staying is for who has none.
refusal-ms-count = The path has { $count ->
        [one] { $count } square
       *[other] { $count } squares
    }, the roll gives { $steps }.
refusal-ms-off-board = There is no square { $square } on this board.
refusal-ms-solid = { $square } is solid: nothing goes there.
refusal-ms-home = { $square } is a ghost space, and those are left but never entered.
refusal-ms-apart = { $from } and { $to } are neither neighbours nor two exits.
refusal-ms-wall = A wall stands between { $from } and { $to }.
refusal-ms-after-catch = The move ends with the capture on { $square }.
refusal-ms-after-win = The step to { $square } takes the last dot of an area: seat { $winner } has won, and the move ends there.
refusal-ms-on-ghost = The ghost of seat { $seat } stands on { $square }: go one square further, to one that is open.
refusal-ms-no-room = The ghost of seat { $seat } stands on { $square }, and no square beside it is open.
refusal-ms-extra-taken = The extra step cannot go to { $square }: a piece stands there.

## Typed positions and tables

setup-ms-seats = Ms. Pac-Man is for 2 to 4 players, not { $count }.
setup-ms-fields = A position has six fields (colours, Ms. Pac-Man, ghosts, dots gone, what is due, board), for example “a,b 1:e7 -,f6:S - roll:1 quarters”; { $count ->
        [one] there is { $count } here.
       *[other] there are { $count } here.
    }
setup-ms-word = “{ $word }” does not belong in the field { $field }.
setup-ms-length = The field { $field } has { $count ->
        [one] { $count } item
       *[other] { $count } items
    }, the table has { $seats } seats.
setup-ms-colour-twice = Two seats cannot both have the colour { $colour }.
setup-ms-no-dot = { $square } has no dot that could be gone, or is named twice.
setup-ms-square = No such piece can stand on { $square }.
setup-ms-shared = Two pieces cannot share { $square }.
setup-ms-ghost = The ghost of seat { $seat } has to be on the board exactly while that seat plays and does not lead Ms. Pac-Man.
setup-ms-leader = Somebody at the table must lead Ms. Pac-Man, from the end of the opening spins on, and she stands on the board once she is placed.
setup-ms-turn = It cannot be the turn of seat { $seat }, which is not playing.
setup-ms-steps = Seat { $seat } cannot be about to move { $steps }: no roll of this board leads there.
setup-ms-side = The ghost of seat { $seat } cannot be weak in that way during its own turn.
setup-ms-opening = The opening spins go seat by seat, between at least two, with all ghosts at home and all dots there.
setup-ms-end = The game is over exactly when one player's area is empty or one player is left, and that player has won.

## Boards

board-unknown = There is no board “{ $word }”; the boards are: { $known }.
board-no-drawing = Line { $line }: no drawing: no line begins with +.
board-header = Line { $line }, column { $column }: “{ $text }” says nothing about a board.
board-name = Line { $line }, column { $column }: “{ $text }” is not a name: use letters, digits and -, at most 32, a letter first.
board-face = Line { $line }, column { $column }: “{ $text }” is not a face: write 4 or, for the die, F2, and 4x3 for one that is three times as likely.
board-few-faces = Line { $line }, column { $column }: a spinner needs two different faces, a die one, and weights of at most 999 together.
board-too-large = Line { $line }, column { $column }: the board is larger than { $most } × { $most }.
board-ragged = Line { $line }, column { $column }: the drawing is ragged here: every square takes four characters and a wall, every rank two lines, with a closing wall at the end.
board-wall = Line { $line }, column { $column }: “{ $text }” stands where a post, a wall or an opening belongs.
board-cell = Line { $line }, column { $column }: “{ $text }” is not a square: use .a *a oa Ga (with any letter from a to d), EX or ##.
board-after-drawing = Line { $line }, column { $column }: nothing but remarks may follow the drawing.
board-word = Column { $column }: a board as one word is size~cells~walls~spinner~die, and this one goes wrong here.
board-dots = Line { $line }, column { $column }: area { $colour } has { $count ->
        [one] { $count } dot
       *[other] { $count } dots
    } instead of { $wanted }.
board-homes = Line { $line }, column { $column }: colour { $colour } has { $count } ghost spaces instead of one.
board-exits = Line { $line }, column { $column }: there are { $count } exits instead of four.
board-powers = Line { $line }, column { $column }: there are { $count } power squares instead of four.
board-circles = Line { $line }, column { $column }: a board needs at least three white circles, not { $count }.
board-unreachable = Line { $line }, column { $column }: no way leads from the white circles to { $square }.
board-closed-home = Line { $line }, column { $column }: no way leads out of the ghost space { $square }.
