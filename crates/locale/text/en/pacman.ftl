### The PAC-MAN variant: why a move, a typed position or a maze is refused.
### $piece, $ghost, $other and $by are names of pieces; $seat, $seats and $ghosts are numbers; $line
### and $column say where in a maze file or word.

## Moves

refusal-pac-over = The game is over.
refusal-pac-not-a-move = “{ $word }” is not a move: write the squares entered, such as e6-e7, or -- for a forced stay.
refusal-pac-must-move = { $piece } can move, and staying is for a piece that cannot.
refusal-pac-off-board = There is no square { $square } in this maze.
refusal-pac-not-adjacent = { $piece } cannot step from { $from } to { $to }: one step goes to the next square up, down, left or right.
refusal-pac-fenced = { $piece } cannot step from { $from } to { $to }: fence { $fence } stands between them.
refusal-pac-too-short = PAC-MAN moves exactly two squares, unless a ghost or a power pellet cuts his move short.
refusal-pac-too-far = PAC-MAN moves exactly two squares: { $square } is the second, so he stops there.
refusal-pac-boost-too-short = At this table a boost is taken in full: { $left ->
        [one] { $left } more square.
       *[other] { $left } more squares.
    }
refusal-pac-boost-too-far = A boost is three squares: { $square } is the third, so PAC-MAN stops there.
refusal-pac-after-last-pellet = The power pellet on { $pellet } is the last one: the game is won there and the move ends.
refusal-pac-after-catch = PAC-MAN is caught on { $square }, where the move of { $piece } ends.
refusal-pac-ghost-in-the-way = { $ghost } stands on { $square }, and at this table PAC-MAN cannot enter that square without a boost.
refusal-pac-pellet-wall = { $ghost } cannot enter { $pellet }: at this table an uneaten power pellet is a wall to ghosts.
refusal-pac-ends-on-pellet = { $ghost } cannot stop on { $pellet }: an uneaten power pellet lies there.
refusal-pac-ends-on-ghost = { $ghost } cannot stop on { $square }: at this table ghosts do not share squares, and { $other } stands there.
refusal-pac-one-square = { $ghost } does not see PAC-MAN and moves one square: it stops on { $square }.
refusal-pac-two-squares = { $ghost } sees PAC-MAN and moves two squares, no more: it stops on { $square }.
refusal-pac-frenzy-too-short = { $ghost } sees PAC-MAN and moves two squares: it cannot stop on { $square }.
refusal-pac-frenzy-turns = { $ghost } sees PAC-MAN and rushes straight on: it cannot turn on { $square }.

## Typed positions and tables

setup-pac-fields = A position has six fields (PAC-MAN, ghosts, power pellets, lives, piece to move, maze) and sometimes a seventh (who holds the ghosts), for example “e5 e9,a5,i5,e1 a1,a9,i1,i9 3 pac corners”; { $found ->
        [one] there is { $found } here.
       *[other] there are { $found } here.
    }
setup-pac-square = “{ $word }” is not a square.
setup-pac-ghosts = The position must name four ghosts, with - for one that is not on the board; { $found ->
        [one] there is { $found } here.
       *[other] there are { $found } here.
    }
setup-pac-lives = PAC-MAN cannot have “{ $word }” lives here: the most is { $most }, and none is left only once he is caught for good.
setup-pac-piece = “{ $word }” cannot be the piece to move: write pac, blinky, inky, pinky or clyde, or - once the game is over.
setup-pac-holders = “{ $word }” does not say who holds the ghosts: write four seats from 2 to 5, such as 2,3,2,3, with - for a ghost that is not in the maze.
setup-pac-off-board = There is no square { $square } in this maze.
setup-pac-no-pellet = This maze has no power pellet on { $pellet }.
setup-pac-pellet-twice = The power pellet on { $pellet } is named twice.
setup-pac-absent = This maze is played without { $ghost }.
setup-pac-not-on-board = { $ghost } cannot be to move: it is not on the board.
setup-pac-ghost-on-pellet = { $ghost } cannot stand on { $pellet }: an uneaten power pellet lies there.
setup-pac-together = { $ghost } and { $other } cannot both stand on { $square }: at this table ghosts do not share squares.
setup-pac-met = { $ghost } cannot stand on { $square } with PAC-MAN while the game goes on.
setup-pac-on-pellet = PAC-MAN cannot stand on { $pellet } without having eaten the power pellet there.
setup-pac-not-caught = PAC-MAN has no life left, yet no ghost is on { $square } with him.
setup-pac-not-won = No power pellet is left, yet on { $square } PAC-MAN cannot have eaten the last one.
setup-pac-seats = The PAC-MAN variant is for 2 to 5 players, not { $seats }.
setup-pac-too-many-seats = This maze has { $ghosts ->
        [one] { $ghosts } ghost
       *[other] { $ghosts } ghosts
    }, too few for a table of { $seats }.
setup-pac-idle = Seat { $seat } would hold no ghost.
setup-pac-unheld = Nobody would hold { $ghost }.
setup-pac-no-such-seat = Seat { $seat } cannot hold { $ghost }: the table has no such seat.

## Mazes

maze-unknown = There is no maze “{ $word }”; the mazes are: { $known }. Write one of these names, or a whole maze in its one-word form.
maze-key = Line { $line }, column { $column }: “{ $word }” says nothing about a maze.
maze-twice = Line { $line }, column { $column }: { $key } was said before.
maze-missing = Line { $line }, column { $column }: the maze ends without saying { $key }.
maze-value = Line { $line }, column { $column }: { $key } has no value.
maze-extra = Line { $line }, column { $column }: { $key } takes one value, and “{ $word }” is one more.
maze-shape = Line { $line }, column { $column }: this is not a maze in one word any more; such a word looks like 4x4.3.a1.d4___.a4d1.b2vc3h.
maze-name = Line { $line }, column { $column }: “{ $word }” is not a name: use letters, digits, - and _, at most 32, a letter first.
maze-size = Line { $line }, column { $column }: “{ $word }” is not the size of a maze: both sides are from 4 to 9, such as 9x9.
maze-lives = Line { $line }, column { $column }: “{ $word }” is not a number of lives from 1 to 9.
maze-square = Line { $line }, column { $column }: “{ $word }” is not a square.
maze-off-board = Line { $line }, column { $column }: { $square } is not on the board.
maze-taken = Line { $line }, column { $column }: { $square } is where { $by } starts.
maze-no-ghost = Line { $line }, column { $column }: the maze ends without a single ghost.
maze-no-pellet = Line { $line }, column { $column }: the maze ends without a single power pellet.
maze-pellet-twice = Line { $line }, column { $column }: the power pellet on { $pellet } is named twice.
maze-pellets = Line { $line }, column { $column }: { $pellet } is one power pellet too many, a maze has at most 4.
maze-unreachable = Line { $line }, column { $column }: PAC-MAN has no way to the power pellet on { $pellet }.
maze-fence = Line { $line }, column { $column }: “{ $word }” is not a fence: write its anchor and h or v, such as b7h.
maze-fence-off-board = Line { $line }, column { $column }: fence { $fence } sticks out of the board.
maze-fence-crosses = Line { $line }, column { $column }: fence { $fence } crosses { $other }.
maze-fence-overlaps = Line { $line }, column { $column }: fence { $fence } overlaps { $other }.

## How good PAC-MAN was, by the pellets he ate

pacman-level-0 = Not one pellet: the ghosts send their regards.
pacman-level-1 = Beginner PAC-MAN: one down, and the maze knows your name now.
pacman-level-2 = Promising PAC-MAN: half the plate is empty.
pacman-level-3 = Confirmed PAC-MAN: one corner more and it would have been a feast.
pacman-level-4 = Elite PAC-MAN: nothing left but fences and sulking ghosts.
