### What the analysis board says.

## The page

analysis-keys = Keys: arrows step through the moves and variations, Home and End go to the start and the end, E says the evaluation, B the best move, T where you are in the tree, A switches the engine, S the shortest paths, C comments, M promotes, Delete deletes, Ctrl+Z undoes.

## The engine

analysis-engine = Engine
analysis-engine-off = Off
analysis-engine-failed = The engine could not be started.
analysis-effort = depth { $depth } · { $speed } positions/s
analysis-depth = Depth { $depth }.
analysis-thousands = { $number } k
analysis-millions = { $number } M
analysis-lines-label = Number of lines
analysis-lines =
    { $count ->
        [one] { $count } line
       *[other] { $count } lines
    }
analysis-line-label = Line { $number }, { $value }: { $words }
analysis-percent = { $percent } %
analysis-wins-in = wins in { $count }
analysis-loses-in = lost in { $count }
analysis-bars = Chances to win
analysis-no-evaluation = No evaluation yet
analysis-ghosts = Ghosts
analysis-best = Best: { $words }. { $value }.

## The tree of variations

analysis-tree = Moves and variations
analysis-start = Start
analysis-at-start = You are at the start.
analysis-at-main = Move { $ply }: { $word }.
analysis-at-variation = Move { $ply } in a variation: { $word }.
analysis-instead = Also tried here: { $list }.
analysis-next = Next: { $list }.
analysis-marks = Mark this move
analysis-mark-good = Good move
analysis-mark-mistake = Mistake
analysis-mark-brilliant = Brilliant move
analysis-mark-blunder = Blunder
analysis-mark-interesting = Interesting move
analysis-mark-dubious = Doubtful move
analysis-comment = Comment on this move
analysis-promote = Promote variation
analysis-delete = Delete from here
analysis-undo = Undo
analysis-redo = Redo
analysis-next-variation = Next variation

## Rolls

analysis-rolls = Choose the roll
analysis-roll-chance = { $weight } in { $of }
analysis-rolls-bring = The percentage is what { $name } could hope for after it.

## Set up a position

analysis-setup = Set up a position
analysis-setup-tip = Tap a piece, then the square it goes to. Tap a gap to add or remove a fence, a square to add or remove its dot.
analysis-legal = This position is legal.
analysis-pieces = Pieces
analysis-remove = Take off the board
analysis-turn = Next to move
analysis-hand = Fences of player { $seat }
analysis-no-fences = Remove all fences
analysis-lives = Lives of PAC-MAN
analysis-leads = Plays Ms. Pac-Man
analysis-side = Ghost of player { $seat }
analysis-side-strong = strong
analysis-side-flipped = weak after F2
analysis-side-powered = weak, power dot just eaten
analysis-side-fading = weak, for the last time
analysis-all-dots = All dots
analysis-few-dots = One dot each
analysis-rolls-next = Player { $seat } rolls
analysis-moves-next =
    { $count ->
        [one] Player { $seat } moves { $count } square
       *[other] Player { $seat } moves { $count } squares
    }
analysis-places-next = Ms. Pac-Man is placed
analysis-opening = Opening spins
analysis-position = Position as text
analysis-start-position = Start position

## Open, share and save

analysis-open = Open a game or a position
analysis-paste = Paste a game, a position, moves or a link
analysis-open-text = Open
analysis-share = Share and save
analysis-copy-position = Copy position
analysis-save-record = Download game
analysis-no-picture = The picture could not be made.

## Exact values

analysis-exact = Exact
analysis-exact-race =
    { $count ->
        [one] No fence can change the race any more: { $name } wins in { $count } move.
       *[other] No fence can change the race any more: { $name } wins in { $count } moves.
    }
analysis-exact-solving = Solving this maze: { $percent } %
analysis-exact-unknown = This maze is too big to be solved at once, and the server has no solution of it.
analysis-exact-solve = Solve it here ({ $megabytes } MB)
analysis-exact-ask = Ask the server to solve it
analysis-exact-position = Position
analysis-exact-pac = PAC-MAN in { $count }
analysis-exact-ghosts = ghosts in { $count }
analysis-exact-endless = endless
