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

## Options of the games, as a menu names them, and their values

# $name is the name below, $word the word for scripts, $about the sentence below, $rule a rule number.
option-item = { $name } (`{ $word }`): { $about } ({ $rule })
option-item-plain = { $name } (`{ $word }`): { $about }
# $values lists words with their meaning, $default is one of them.
option-values = Values: { $values }. Default: { $default }.

option-about-starter = who makes the first move; random unless you choose a player.
option-about-pawn-behind = what a third pawn right behind the one you want to jump does. It blocks the jump, as all the rulebooks say, or it counts as a fence, so that you may go to the left or right.
option-about-repetition = whether the game is a draw when the same position comes up for the third time.
option-about-move-seconds = the time limit for every move, in seconds, or no limit.
option-about-pieces = the character each player plays with. It changes nothing else.
option-about-boost = how many of the 3 extra squares PAC-MAN takes after a power pellet.
option-about-boost-eats = which ghosts PAC-MAN eats during a boost: all of them on his path, or only those on the square where he stops. In that case he passes the others without harm.
option-about-frenzy = how a ghost that sees PAC-MAN moves its two squares: both in one direction, or with a free turn after the first, even back to where it started.
option-about-ghost-on-pellet = what an uneaten power pellet is for a ghost: a square it may cross but not stop on, a wall, or a square like any other.
option-about-contact = what happens when PAC-MAN moves onto a ghost without a boost. He is caught, or squares with ghosts are closed to him; if they leave him no two squares to move, he moves one or stays.
option-about-ghosts-share = whether ghosts may stop on the same square. They may always pass each other.
option-about-lives = how many lives PAC-MAN has. The maze decides unless you set it.
option-about-ghosts = who plays Blinky, Inky, Pinky and Clyde, in this order. Otherwise the ghosts are shared out in turn.
option-about-capture = whether pieces catch each other on every square they move onto or only on the last one of a move.
option-about-colours = which colour area each player has. Players who are not listed get the areas that are left.

option-name-starter = Who begins
option-name-pawn-behind = Third pawn behind
option-name-repetition = Position three times
option-name-move-seconds = Seconds for a move
option-name-boost = Squares of a boost
option-name-boost-eats = A boost eats
option-name-frenzy = Frenzied ghosts run
option-name-ghost-on-pellet = Ghosts and pellets
option-name-contact = Walking into a ghost
option-name-ghosts-share = Ghosts share squares
option-name-lives = Lives
option-name-pieces = Pieces
option-name-capture = Captures
option-name-maze = Maze
option-name-ghosts = Who plays { $ghost }
option-name-colours = Area of player { $seat }

choice-random = drawn by lot
choice-blocked = stops the jump
choice-sidestep = counts as a fence
choice-draw = draw
choice-off = off
choice-up-to = up to 3
choice-exactly = exactly 3
choice-path = all on the way
choice-end = only the last
choice-straight = straight on
choice-turning = around corners too
choice-cross = may cross, not stop
choice-never = may not enter
choice-free = may stop there
choice-caught = caught
choice-closed = not possible
choice-true = yes
choice-false = no
choice-passing = in passing too
choice-exact = on the last square
choice-maze = as in the maze
choice-dealt = shared out in turn
choice-seat = player { $seat }
choice-nobody = not in play
choice-area-a = top left
choice-area-b = top right
choice-area-c = bottom right
choice-area-d = bottom left

## Mazes and boards that come with it

maze-name-corners = Corners
maze-name-cloister = Cloister
maze-name-drawbridge = Drawbridge
maze-name-hedgerow = Hedgerow
maze-name-lantern-yard = Lantern yard
maze-name-long-watch = Long watch
maze-name-narrow-gate = Narrow gate
maze-name-orchard = Orchard
maze-name-stepping-stones = Stepping stones
maze-name-three-keys = Three keys
maze-name-toll-bridge = Toll bridge
maze-name-quarters = Quarters

## How games end

ending-winner = Player { $seat } has won
ending-winners = Players { $seats } have won
ending-draw = A draw
ending-by-repetition = The same position came up for the third time.
ending-by-resign = The other side gave up.
ending-by-time = Time ran out.
ending-by-fault = A program broke down.
ending-by-agreement = Both sides agreed on it.
ending-by-aborted = The game was called off.
