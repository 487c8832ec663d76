### What all programs share: names of games and pieces, players, results, and refusals that belong to
### no single game. The variables of a message are the same in every language. $seat is the number of
### a player, from 1.

reason-with-rule = { $sentence } ({ $rule })

## Games

game-quoridor = Quoridor
game-mini = Quoridor Mini
game-pacman = PAC-MAN variant
game-mspacman = Ms. Pac-Man

## Pieces and things, as the rulebooks call them

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

language-unknown = There is no language “{ $tag }”. Choose one of these: { $known }.

## Options

option-unknown = There is no option “{ $name }” here. The options are: { $known }.
option-value = The option { $name } cannot be “{ $value }”. Possible values: { $allowed }.

## Records

record-no-magic = Line { $line }, column { $column }: this is not a game file. Its first line must be “palisade 1”.
record-open-note = Line { $line }, column { $column }: this comment has an opening brace but no closing one.
record-stray-note = Line { $line }, column { $column }: a comment in braces must follow a move, one comment per move.
record-over = The game is over. Nothing can be added to it.
record-bad-leave = “{ $word }” does not say who left and why. Write leave:PLAYER:WHY, where WHY is resign, time or fault.
record-not-seated = Player { $seat } is no longer in the game.
record-no-game = The game file does not say which game it is: the line “game …” is missing.
record-not-a-number = This must be a number.
record-bad-result = A result must have one value per player, and its reason must be a known one.
record-wrong-result = The game file says “{ $stated }”, but its moves lead to “{ $actual }”.
record-header = In the line “{ $header } { $value }”: { $why }
record-word = Move { $nth }, “{ $word }”: { $why }
variation-bad-number = A move number of the main line, from 1 to { $most }, must come first.
variation-word = “{ $word }”: { $why }
variation-no-move = A comment or a parenthesis must follow a move.
variation-open = A parenthesis or a brace is opened but not closed.
variation-closed = A parenthesis is closed but was never opened.
variation-bad-mark = “{ $mark }” is not a mark. Marks are ! ? !! ?? !? and ?!
link-broken = This link is incomplete or has been changed. Copy it again in full.

## Setting up a game

game-unknown = There is no game “{ $word }”. The games are: quoridor, mini, pacman, mspacman.
table-seats = The number of players cannot be { $seats }. Possible numbers: { $allowed }.
table-pieces = The number of characters chosen ({ $pieces }) does not match the number of players ({ $seats }).
table-no-maze = { $game } has no maze to choose.
# $label says what the action means: a move, a square, directions.
action-not-legal = The action { $action } ({ $label }) is not legal here.

## Options of the games: a name for menus, what the option does, and its values

# $name is the name below, $word the word for scripts, $about the sentence below, $rule a rule number.
option-item = { $name } (`{ $word }`): { $about } ({ $rule })
option-item-plain = { $name } (`{ $word }`): { $about }
# $values lists words with their meaning, $default is one of them.
option-values = Values: { $values }. Default: { $default }.

option-about-starter = who makes the first move; random unless you choose a player.
option-about-pawn-behind = what happens when a third pawn is right behind the one you want to jump. It blocks the jump, as all the rulebooks say, or it counts as a fence, so that you may go to the left or right.
option-about-repetition = whether the game is a draw when the same position comes up for the third time.
option-about-move-seconds = the time limit for every move, in seconds, or no limit.
option-about-pieces = the character each player plays with. It changes nothing else.
option-about-boost = how many of the 3 extra squares PAC-MAN takes after a power pellet.
option-about-boost-eats = which ghosts PAC-MAN eats during a boost: all of them on his path, or only those on the square where he stops. In that case he passes the others without harm.
option-about-frenzy = how a ghost that sees PAC-MAN moves its two squares: both in one direction, or turning as it likes after the first, even back to where it started.
option-about-ghost-on-pellet = what an uneaten power pellet is for a ghost: a square it may cross but not stop on, a wall, or a square like any other.
option-about-contact = what happens when PAC-MAN moves onto a ghost without a boost. He is caught, or squares with ghosts are closed to him; if they leave him no two squares to move, he moves one or stays.
option-about-ghosts-share = whether ghosts may stop on the same square. They may always pass each other.
option-about-lives = how many lives PAC-MAN has. The maze decides unless you set it.
option-about-ghosts = who plays Blinky, Inky, Pinky and Clyde, in this order. Otherwise the ghosts are shared out in turn.
option-about-capture = whether pieces catch each other on every square they move onto or only on the last one of a move.
option-about-colours = which colour area each player has. Players who are not listed get the areas that are left.

option-name-starter = Who starts
option-name-pawn-behind = Third pawn behind
option-name-repetition = Threefold repetition
option-name-move-seconds = Seconds per move
option-name-boost = Boost length
option-name-boost-eats = Boost eats ghosts
option-name-frenzy = Frenzied ghosts move
option-name-ghost-on-pellet = Ghosts on pellets
option-name-contact = Moving into a ghost
option-name-ghosts-share = Ghosts share squares
option-name-lives = Lives
option-name-pieces = Characters
option-name-capture = Captures
option-name-maze = Maze
option-name-ghosts = Who plays { $ghost }
option-name-colours = Player { $seat }’s area

choice-random = random
choice-blocked = blocks the jump
choice-sidestep = counts as a fence
choice-draw = draw
choice-off = off
choice-move-seconds-off = no limit
choice-up-to = up to 3 squares
choice-exactly = exactly 3 squares
choice-path = along the whole path
choice-end = on the last square
choice-straight = straight only
choice-turning = around corners too
choice-cross = may cross, not stop
choice-never = may not enter
choice-free = may stop there
choice-caught = means being caught
choice-closed = not allowed
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

## Mazes and boards that come with Palisade

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
maze-name-back-stairs = Back stairs
maze-name-bell-court = Bell court
maze-name-candle-lane = Candle lane
maze-name-crossroads = Crossroads
maze-name-ferry-landing = Ferry landing
maze-name-granary = Granary
maze-name-great-hall = Great hall
maze-name-harbour-wall = Harbour wall
maze-name-high-meadow = High meadow
maze-name-market-square = Market square
maze-name-millpond = Millpond
maze-name-old-well = Old well
maze-name-quarry = Quarry
maze-name-rose-garden = Rose garden
maze-name-sundial = Sundial
maze-name-tannery = Tannery
maze-name-twin-doors = Twin doors
maze-name-vineyard = Vineyard
maze-name-watchtower = Watchtower
maze-name-weir = Weir
maze-name-quarters = Quarters

## Results

player-name = Player { $seat }
computer-name = Computer level { $level }
computer-level = { $name } · level { $level }
ending-winner = Player { $seat } won
ending-winners = Players { $seats } won
ending-draw = Draw
ending-by-goal =
    { $who ->
        [you] You reached your goal line.
       *[other] { $name } reached the goal line.
    }
ending-by-pellets = PAC-MAN ate the last pellet.
ending-by-lives = The ghosts took PAC-MAN’s last life.
ending-by-dots =
    { $who ->
        [you] The last dot of your colour is eaten.
       *[other] The last dot of { $name }’s colour is eaten.
    }
ending-by-repetition = The same position came up for the third time.
ending-by-resign =
    { $who ->
        [you] You resigned.
       *[other] { $name } resigned.
    }
ending-by-time =
    { $who ->
        [you] You ran out of time.
       *[other] { $name } ran out of time.
    }
ending-by-fault =
    { $who ->
        [you] Your program crashed.
       *[other] { $name } crashed.
    }
ending-by-agreement = The players agreed to a draw.
ending-by-aborted = The game was cancelled.

## Entries of a game in words; moves are written in notation

entry-spin = spinner { $face }
entry-die = die { $face }
entry-stay = stays
entry-leave-resign = { $name } resigned
entry-leave-time = { $name } out of time
entry-leave-fault = { $name } crashed
guest-name = Guest { $id }

## Computer players: how each plays, in a few words after its name, and what it says

personality-manner-1 = dreams along the way
personality-manner-2 = sees one step at a time
personality-manner-3 = is always in a hurry
personality-manner-4 = curls up when in doubt
personality-manner-5 = loves little tricks
personality-manner-6 = thinks before every move
personality-manner-7 = never lets go
personality-manner-8 = has seen it all
personality-line-1 = Oh, is it my turn already?
personality-line-2 = I just follow my nose.
personality-line-3 = Catch me! Oops, wrong way.
personality-line-4 = Careful, I’m prickly!
personality-line-5 = I’m only looking. Honest.
personality-line-6 = Hush. I’m counting.
personality-line-7 = I have all night.
personality-line-8 = Surprise me.

## What the system says of a file or folder

system-not-found = No such file or folder.
system-denied = Permission denied.
system-folder = It is a folder.
system-no-folder = It is not a folder.
system-full = The disk is full.
system-no-text = It is not UTF-8 text.
system-read-only = The disk is read-only.
system-exists = It already exists.
