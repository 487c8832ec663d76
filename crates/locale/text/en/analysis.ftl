### What the analysis board says.

## The page

analysis-keys = Keys: arrows step through moves and variations, Home and End go to the start and the end, E reads out the evaluation, B the best move, T where you are in the tree, A turns the engine on or off, G lets it search deeper, S shows the shortest paths, D draws circles and arrows, X shows the threat, C adds a comment, M promotes the variation, Delete deletes from here, Ctrl+Z undoes.

## The engine

analysis-engine = Engine
analysis-engine-off = Off
analysis-engine-failed = The engine could not be started.
analysis-deeper = Go deeper
analysis-effort = depth { $depth } · { $speed } positions/s
analysis-depth = Depth { $depth }.
analysis-thousands = { $number } k
analysis-millions = { $number } M
analysis-lines-label = Number of lines
analysis-lines =
    { $count ->
        [one] { $count } line
       *[other] { $count } lines
    }
analysis-line-label = Line { $number }, { $value }: { $words }
analysis-wins-in = wins in { $count }
analysis-loses-in = loses in { $count }
analysis-bars = Winning chances
analysis-no-evaluation = No evaluation yet
analysis-ghosts = Ghosts
analysis-best = Best: { $words }. { $value }.

## The tree of variations

analysis-tree = Moves and variations
analysis-start = Start
analysis-at-start = You are at the start.
analysis-at-main = Move { $ply }: { $word }.
analysis-at-variation = Move { $ply } in a variation: { $word }.
analysis-instead = Other moves tried here: { $list }.
analysis-next = Next: { $list }.
analysis-marks = Mark this move
analysis-mark-good = Good move
analysis-mark-mistake = Mistake
analysis-mark-brilliant = Brilliant move
analysis-mark-blunder = Blunder
analysis-mark-interesting = Interesting move
analysis-mark-dubious = Dubious move
analysis-comment = Comment on this move
analysis-promote = Promote variation
analysis-delete = Delete from here
analysis-undo = Undo
analysis-redo = Redo
analysis-next-variation = Next variation

## Rolls

analysis-rolls = Choose the roll
analysis-roll-chance = { $weight } in { $of }
analysis-rolls-bring = Percentages: winning chances after each roll ({ $name })

## Set up a position

analysis-setup = Set up a position
analysis-setup-tip = Tap a piece, then the square to put it on. Tap a gap to add or remove a fence, or a square to add or remove its dot.
analysis-legal = This position is legal.
analysis-pieces = Pieces
analysis-remove = Remove from the board
analysis-turn = Next to move
analysis-hand = Player { $seat }’s fences
analysis-no-fences = Remove all fences
analysis-lives = PAC-MAN’s lives
analysis-leads = Plays Ms. Pac-Man
analysis-side = Player { $seat }’s ghost
analysis-side-strong = strong
analysis-side-flipped = weak after F2
analysis-side-powered = weak, power dot just eaten
analysis-side-fading = weak until its next turn
analysis-all-dots = All dots
analysis-few-dots = One dot per area
analysis-rolls-next = Player { $seat } rolls
analysis-moves-next =
    { $count ->
        [one] Player { $seat } moves { $count } square
       *[other] Player { $seat } moves { $count } squares
    }
analysis-places-next = Ms. Pac-Man is to be placed
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
analysis-no-picture = The image could not be created.

## Kept analyses

analysis-kept = Your analyses
analysis-name = Name of this analysis
analysis-export = Download all as one file
analysis-kept-delete = Delete this analysis

## Threats and drawings

analysis-threat = Threat
analysis-threat-of = What { $name } would do now
analysis-draw = Draw
analysis-draw-clear = Clear drawings

## Exact values

analysis-exact = Exact
analysis-exact-race =
    { $count ->
        [one] { $name } wins the race in { $count } move
       *[other] { $name } wins the race in { $count } moves
    }
analysis-exact-race-why = No fence can change the race any more.
analysis-exact-solving = Solving this maze: { CHANCE($done) }
analysis-exact-unknown = This maze is too big to solve right away, and the server has no solution for it.
analysis-exact-refused = This maze is too big to solve right away. { $why }
analysis-exact-away = This maze is too big to solve right away, and the server cannot be reached.
analysis-exact-solve = Solve it here ({ $megabytes } MB)
analysis-exact-ask = Ask the server to solve it
analysis-exact-position = Position
analysis-exact-pac = PAC-MAN in { $count }
analysis-exact-ghosts = ghosts in { $count }
analysis-exact-endless = endless

## The heat map

analysis-heat-best = Best fences by steps
analysis-heat-about = The colour of each legal fence shows how many steps it costs the others, minus those it costs the player whose turn it is: blue gains steps, dashed orange loses them.
analysis-heat-fence = { $fence }: { $net } (others +{ $others }, player to move +{ $own })
analysis-heat-none = No fence costs the others more steps than it costs the player whose turn it is.
analysis-heat-unsolved = This maze has not been solved yet. The analysis board can solve it.

## Notations of other programs

# $dialect is the name of a notation: moves-a, sgf. $ours is what Palisade calls a move.
dialect-empty = There is nothing to read.
dialect-which = This text can be read in more than one notation: { $dialects }. Choose one of them.
dialect-unknown = This text is in no known notation. Read as { $dialect }: { $why }
dialect-broken = “{ $word }” is not valid in the notation { $dialect }.
dialect-word = Move { $nth }: “{ $word }” is not a move in the notation { $dialect }.
dialect-move = Move { $nth }, “{ $word }” ({ $ours } in Palisade): { $why }
dialect-no-step = The pawn cannot go in that direction.
dialect-turn = Move { $nth }, “{ $word }”: it is the other player’s turn.
dialect-size = Only boards of 9 by 9 squares can be read; this text says { $size }.
dialect-several = The text holds several games ({ $games }); only one can be read at a time.
dialect-position = This position is not possible: { $why }
dialect-no-game = The notation { $dialect } cannot be used for this game: { $game }.
dialect-no-four = A game with four players cannot be written in the notation { $dialect }.
dialect-no-start = In the notation { $dialect } every game begins at the usual start, with player 1 to move.
dialect-no-entry = Move { $nth }, “{ $word }”, cannot be written in the notation { $dialect }.
dialect-no-result = The notation { $dialect } cannot show that the players agreed to a draw.
dialect-no-fences = The notation { $dialect } needs all 20 fences, on the board or in hand.
analysis-which = This text can be read in more than one notation. Which one is it?
analysis-rows-a = As here: row 1 belongs to player 1, fences by the square below left
analysis-rows-b = Row 1 belongs to player 1, fences by the square above left
analysis-rows-c = Row 1 belongs to player 2, fences by the lower row number
analysis-rows-d = Row 1 belongs to player 2, fences by the higher row number
