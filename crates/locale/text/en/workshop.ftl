### The maze workshop.
workshop-drawn-label-maze = The maze you draw
workshop-tip = Tap a gap for a fence, a square for a power pellet, a piece to move it.
workshop-symmetry = Draw symmetrically
workshop-symmetry-none = Off
workshop-symmetry-left-right = Left and right
workshop-symmetry-above-below = Top and bottom
workshop-symmetry-half-turn = Half turn
workshop-symmetry-quarter-turn = Quarter turn
workshop-symmetry-quarters = All four quarters
workshop-side-north = above
workshop-side-east = right
workshop-side-south = below
workshop-side-west = left
workshop-empty = empty
workshop-press-put = Press to put here: { $what }
workshop-press-remove = Press to remove: { $what }
workshop-press-pick-up = Press to pick up: { $what }
workshop-clear = Remove all fences
workshop-random = Random maze
workshop-files = Width
workshop-ranks = Height
workshop-lives = Lives
workshop-options-kept = The game and the link keep these options. Files and the gallery use the usual rules.
workshop-verdict = Who wins with best play
workshop-endless = { $lives }: nobody can force a win.
workshop-fair = Fair: a single life decides who wins.
workshop-pacman-from =
    { $count ->
        [1] PAC-MAN wins, even with one life.
       *[other] PAC-MAN wins with { $count } lives or more.
    }
workshop-nobody-wins = Nobody can force a win.
workshop-ghosts-up-to =
    { $count ->
        [one] The ghosts win if PAC-MAN has { $count } life.
       *[other] The ghosts win if PAC-MAN has { $count } lives or fewer.
    }
workshop-fairer = Make it fairer
workshop-trying = Trying small changes: { $tried } of { $of }
workshop-no-fairer = No small change makes it fairer.
workshop-use = Use this change
workshop-fence-away = Remove fence { $from }.
workshop-move-fence = Move fence { $from } to { $to }.
workshop-move-pellet = Move the pellet from { $from } to { $to }.
workshop-move-piece = { $piece } starts on { $to }.
workshop-estimate = An estimate, not proven
workshop-estimate-about = Level 8 plays quick games against itself. The results are below.
workshop-estimating = Games played: { $played } of { $of }
workshop-estimate-row =
    { $games ->
        [one] { $lives }: PAC-MAN wins { $pacman }, the ghosts win { $ghosts }, neither { $endless } ({ $games } game).
       *[other] { $lives }: PAC-MAN wins { $pacman }, the ghosts win { $ghosts }, neither { $endless } ({ $games } games).
    }
workshop-proven = { $verdict } A search has proven it.
workshop-fairer-begins = Playing games in this maze for comparison.
workshop-solve = Solve it
workshop-study-lives = Show best play with this many lives
workshop-map = Who wins if this piece starts elsewhere
workshop-map-off = Off
workshop-map-about = Each square shows who wins if { $piece } starts there and nothing else changes. After a catch, everyone returns to the starting squares of your maze.
workshop-legend-pacman = PAC-MAN wins by the turn shown
workshop-legend-ghosts = The ghosts win by the turn shown
workshop-legend-nobody = Nobody can force a win
workshop-map-pacman = Starting squares where PAC-MAN wins: { $squares }.
workshop-map-ghosts = Starting squares where the ghosts win: { $squares }.
workshop-map-nobody = Starting squares where nobody can force a win: { $squares }.
workshop-line = Step through best play
workshop-line-start = The start. PAC-MAN moves first.
workshop-line-again = This position has occurred before: nobody can force a win.
workshop-line-close = Back to drawing
workshop-sheet-board = Board: { $files } × { $ranks } squares. { $lives }
workshop-sheet-pellets = Power pellets: { $list }
workshop-sheet-fences = Fences: { $list }
workshop-exchange = Open, save and share
workshop-drawn-save-maze = Save maze file
workshop-print = Print
workshop-drawn-word-maze = The maze as one word
workshop-drawn-file-maze = Open a maze file
workshop-drawn-play-maze = Play this maze
workshop-publish = Publish
workshop-taken = { $by } already starts on { $square }.
workshop-no-ghost = The maze has no ghost.
workshop-no-pellet = The maze has no power pellet.
workshop-pellets = The power pellet on { $square } is one too many. A maze can have at most 4.
workshop-unreachable = PAC-MAN cannot reach the power pellet on { $square }.
workshop-broken = This is not a valid maze.

## Boards of Ms. Pac-Man

workshop-drawn-label-board = The board you draw
workshop-drawn-play-board = Play this board
workshop-drawn-save-board = Save board file
workshop-drawn-word-board = The board as one word
workshop-drawn-file-board = Open a board file
workshop-broken-board = This is not a valid board.
workshop-games = Game to draw for
workshop-board-tip = Choose a brush, then tap squares or draw over them. Tap a gap between two squares to build a wall or take it away.
workshop-brush = Brush
workshop-brush-dot = Dot
workshop-brush-power = Power dot
workshop-brush-circle = White circle
workshop-brush-home = Ghost space
workshop-brush-exit = Exit
workshop-brush-solid = Solid square
workshop-brush-wall = Wall
workshop-areas = Colour area
workshop-area = Area { $area }
workshop-clear-walls = Remove all walls
workshop-random-board = Random board
workshop-spinner = Spinner
workshop-die = Ghosts’ die
workshop-faces-about = Numbers from 1 to 8, separated by spaces. 4x2 is a 4 that is twice as likely. With F2 (die only), a strong ghost first becomes weak and a weak one strong; then it moves 2 squares.
workshop-chances = How often each colour wins
workshop-chances-about = An estimate: level 8 plays quick games against itself. The columns a to d are the players’ colour areas.
workshop-share = { CHANCE($share) }
workshop-turns = Turns per game
workshop-games-played = Games
workshop-more =
    { $count ->
        [one] And { $count } more problem.
       *[other] And { $count } more problems.
    }
workshop-more-squares =
    { $count ->
        [one] And { $count } more square.
       *[other] And { $count } more squares.
    }
workshop-sheet-size = Board: { $files } × { $ranks } squares.
workshop-dots = Area { $colour } has { $count ->
        [one] { $count } dot
       *[other] { $count } dots
    } instead of { $wanted }.
workshop-homes = Area { $colour } has { $count ->
        [one] { $count } ghost space
       *[other] { $count } ghost spaces
    } instead of one.
workshop-exits =
    { $count ->
        [one] There is { $count } exit instead of four.
       *[other] There are { $count } exits instead of four.
    }
workshop-powers =
    { $count ->
        [one] There is { $count } power dot instead of four.
       *[other] There are { $count } power dots instead of four.
    }
workshop-circles = A board needs at least three white circles; this one has { $count }.
workshop-no-way = { $square } cannot be reached from the white circles.
workshop-closed-home = The ghost space { $square } has no way out.
workshop-face = “{ $text }” cannot be used here. Write a number from 1 to 8 or, for the die, one with an F such as F2; 4x3 is a 4 that is three times as likely.
workshop-few-faces = A spinner needs at least two different faces, a die at least one. Each can have at most 999 faces; 4x3 counts as three.
