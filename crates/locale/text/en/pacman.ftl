### The PAC-MAN variant: why a move, a typed position or a maze is refused.
### $piece, $ghost, $other and $by are names of pieces; $seat is the number of a player, $seats and $ghosts are counts; $line
### and $column say where in a maze file or word.

## Moves

refusal-pac-over = The game is over.
refusal-pac-not-a-move = “{ $word }” is not a move. Write the squares entered, such as e6-e7, or -- for a forced stay.
refusal-pac-must-move = { $piece } must move if it can.
refusal-pac-off-board = There is no square { $square } in this maze.
refusal-pac-not-adjacent = { $piece } cannot step from { $from } to { $to }. A step goes to the next square up, down, left or right.
refusal-pac-fenced = { $piece } cannot step from { $from } to { $to }: fence { $fence } is in between.
refusal-pac-too-short = PAC-MAN moves exactly two squares, unless a ghost or a power pellet ends his move early.
refusal-pac-too-far = PAC-MAN moves exactly two squares: { $square } is the second, so he stops there.
refusal-pac-boost-too-short = In this game a boost must be used in full: { $left ->
        [one] { $left } more square.
       *[other] { $left } more squares.
    }
refusal-pac-boost-too-far = A boost is three squares: { $square } is the third, so PAC-MAN stops there.
refusal-pac-after-last-pellet = The power pellet on { $pellet } is the last one: PAC-MAN wins there and the move ends.
refusal-pac-after-catch = PAC-MAN is caught on { $square }, so { $piece }’s move ends there.
refusal-pac-ghost-in-the-way = { $ghost } is on { $square }. In this game PAC-MAN cannot enter that square without a boost.
refusal-pac-pellet-wall = { $ghost } cannot enter { $pellet }. In this game an uneaten power pellet is a wall for ghosts.
refusal-pac-ends-on-pellet = { $ghost } cannot stop on { $pellet }: there is an uneaten power pellet.
refusal-pac-ends-on-ghost = { $ghost } cannot stop on { $square }: { $other } is there, and in this game ghosts do not share squares.
refusal-pac-one-square = { $ghost } does not see PAC-MAN, so it moves one square and stops on { $square }.
refusal-pac-two-squares = { $ghost } sees PAC-MAN and moves two squares, no more: it stops on { $square }.
refusal-pac-frenzy-too-short = { $ghost } sees PAC-MAN and moves two squares: it cannot stop on { $square }.
refusal-pac-frenzy-turns = { $ghost } sees PAC-MAN and moves in a straight line: it cannot turn on { $square }.

## Typed positions

setup-pac-fields = A position has six fields (PAC-MAN, ghosts, power pellets, lives, piece to move, maze) and sometimes a seventh (who plays the ghosts), for example “e5 e9,a5,i5,e1 a1,a9,i1,i9 3 pac corners”; { $found ->
        [one] there is { $found } here.
       *[other] there are { $found } here.
    }
setup-pac-square = “{ $word }” is not a square.
setup-pac-ghosts = The position must name four ghosts, with - for one that is not on the board; { $found ->
        [one] there is { $found } here.
       *[other] there are { $found } here.
    }
setup-pac-lives = “{ $word }” is not a possible number of lives here: the maximum is { $most }, and 0 is only possible once the game is lost.
setup-pac-piece = “{ $word }” cannot be the piece to move. Write pac, blinky, inky, pinky or clyde, or - once the game is over.
setup-pac-holders = “{ $word }” does not say who plays the ghosts. Write four players from 2 to 5, such as 2,3,2,3, with - for a ghost that is not in the maze.
setup-pac-off-board = There is no square { $square } in this maze.
setup-pac-no-pellet = This maze has no power pellet on { $pellet }.
setup-pac-pellet-twice = The power pellet on { $pellet } is listed twice.
setup-pac-absent = { $ghost } is not part of this maze.
setup-pac-not-on-board = { $ghost } is not on the board, so it cannot be the piece to move.
setup-pac-ghost-on-pellet = { $ghost } cannot be on { $pellet }: there is an uneaten power pellet.
setup-pac-together = { $ghost } and { $other } cannot both be on { $square }: in this game ghosts do not share squares.
setup-pac-met = { $ghost } cannot be on { $square } with PAC-MAN while the game goes on.
setup-pac-on-pellet = PAC-MAN cannot be on { $pellet } without having eaten the power pellet there.
setup-pac-not-caught = PAC-MAN has no life left, but no ghost is on { $square } with him.
setup-pac-not-won = No power pellet is left, but PAC-MAN cannot have eaten the last one on { $square }.
setup-pac-seats = The PAC-MAN variant is for 2 to 5 players, not { $seats }.
setup-pac-too-many-seats = This maze has { $ghosts ->
        [one] { $ghosts } ghost
       *[other] { $ghosts } ghosts
    }, too few for { $seats } players.
setup-pac-idle = Player { $seat } would have no ghost to play.
setup-pac-unheld = Nobody would play { $ghost }.
setup-pac-no-such-seat = Player { $seat } cannot play { $ghost }: there is no such player.

## Mazes

maze-unknown = There is no maze “{ $word }”. The mazes are: { $known }. Write one of these names, or a whole maze as one word.
maze-key = Line { $line }, column { $column }: “{ $word }” is not a line of a maze file.
maze-twice = Line { $line }, column { $column }: { $key } was given before.
maze-missing = Line { $line }, column { $column }: { $key } is missing.
maze-value = Line { $line }, column { $column }: { $key } has no value.
maze-extra = Line { $line }, column { $column }: { $key } takes one value, so “{ $word }” is one too many.
maze-shape = Line { $line }, column { $column }: this is not a valid maze word. A maze word looks like 4x4.3.a1.d4___.a4d1.b2vc3h.
maze-name = Line { $line }, column { $column }: “{ $word }” is not a valid name. Use letters, digits, - and _, at most 32, starting with a letter.
maze-size = Line { $line }, column { $column }: “{ $word }” is not the size of a maze. Both sides are from 4 to 9, such as 9x9.
maze-lives = Line { $line }, column { $column }: “{ $word }” is not a number of lives from 1 to 9.
maze-square = Line { $line }, column { $column }: “{ $word }” is not a square.
maze-off-board = Line { $line }, column { $column }: { $square } is not on the board.
maze-taken = Line { $line }, column { $column }: { $by } already starts on { $square }.
maze-no-ghost = Line { $line }, column { $column }: the maze has no ghost.
maze-no-pellet = Line { $line }, column { $column }: the maze has no power pellet.
maze-pellet-twice = Line { $line }, column { $column }: the power pellet on { $pellet } is listed twice.
maze-pellets = Line { $line }, column { $column }: the power pellet on { $pellet } is one too many. A maze can have at most 4.
maze-unreachable = Line { $line }, column { $column }: PAC-MAN cannot reach the power pellet on { $pellet }.
maze-fence = Line { $line }, column { $column }: “{ $word }” is not a fence. Write its square and h or v, such as b7h.
maze-fence-off-board = Line { $line }, column { $column }: fence { $fence } goes over the edge of the board.
maze-fence-crosses = Line { $line }, column { $column }: fence { $fence } crosses { $other }.
maze-fence-overlaps = Line { $line }, column { $column }: fence { $fence } overlaps { $other }.

## How good PAC-MAN was, by the pellets he ate

pacman-level-0 = Not a single pellet. The ghosts say thank you.
pacman-level-1 = Beginner PAC-MAN: one down, and the maze knows your name.
pacman-level-2 = Promising PAC-MAN: half the plate is empty.
pacman-level-3 = Confirmed PAC-MAN: one more corner and it would have been a feast.
pacman-level-4 = Elite PAC-MAN: nothing left but fences and sulking ghosts.
