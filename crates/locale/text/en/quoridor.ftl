### Classic Quoridor and Quoridor Mini: why a move or a typed position is refused.
### $square is where the pawn was to go, $from where it stands, $over the square of the pawn to be
### jumped; $seat, $other and $winner are numbers of seats.

## Moves

refusal-quoridor-not-a-move = “{ $word }” is not a move: write a square such as e2, a fence such as e3h or d4v, or -- for a forced pass.
refusal-quoridor-over = The game is over: seat { $winner } has won.
refusal-quoridor-off-board = There is no square { $square }: the board ends at i9.
refusal-quoridor-occupied = { $square } is taken by the pawn of seat { $seat }.
refusal-quoridor-too-far = { $square } is too far from { $from }: a pawn goes one square at a time.
refusal-quoridor-diagonal = From { $from } to { $square } is a diagonal, and a pawn never goes diagonally.
refusal-quoridor-fenced-off = Fence { $fence } stands between { $from } and { $square }.
refusal-quoridor-jump-fence-between = The pawn on { $over } cannot be jumped: fence { $fence } stands before it.
refusal-quoridor-jump-fence-behind = No straight jump over { $over }: fence { $fence } stands behind that pawn. Its left and right are open to you unless something bars them.
refusal-quoridor-jump-two = { $square } lies behind two pawns, and a move jumps one at most.
refusal-quoridor-sidestep-jump-open = No going around { $over }: the straight jump to { $jump } is open.
refusal-quoridor-sidestep-pawn-behind = No going around { $over }: a pawn behind it, on { $behind }, stops the jump and is not a fence.
refusal-quoridor-sidestep-fence = From { $over } fence { $fence } bars the way to { $square }.
refusal-quoridor-fence-off-board = Fence { $fence } would stick out: anchors run from a1 to h8.
refusal-quoridor-fence-hand-empty = Seat { $seat } has no fence left for { $fence } and must move the pawn.
refusal-quoridor-fence-overlaps = Fence { $fence } would overlap { $other }.
refusal-quoridor-fence-crosses = Fence { $fence } would cross { $other }.
refusal-quoridor-fence-closes-way = Fence { $fence } would leave seat { $seat } without any way to its goal.
refusal-quoridor-pass = Only who has no move at all may pass.

## Typed positions and tables

setup-quoridor-fields = A position has four fields (pawns, fences in hand, seat to move, fences on the board), for example “e1,e9 10,10 1 -”; { $found ->
        [one] there is { $found } here.
       *[other] there are { $found } here.
    }
setup-quoridor-pawn = “{ $word }” is not where a pawn can be: write a square, or - for a player who has left.
setup-quoridor-hand = “{ $word }” is not a number of fences in hand.
setup-quoridor-turn = “{ $word }” is not the number of a seat.
setup-quoridor-fence = “{ $word }” is not a fence: write its anchor and h or v, such as e3h.
setup-quoridor-seats = Quoridor is for 2 or 4 players, not { $seats }.
setup-quoridor-starter = Seat { $starter } cannot start at a table of { $seats }.
setup-quoridor-pawns = The position places { $found ->
        [one] { $found } pawn
       *[other] { $found } pawns
    }, the table has { $seats } seats.
setup-quoridor-hands = The position counts { $found ->
        [one] { $found } hand
       *[other] { $found } hands
    } of fences, the table has { $seats } seats.
setup-quoridor-off-board = Seat { $seat } cannot stand on { $square }: the board ends at i9.
setup-quoridor-occupied = Seats { $other } and { $seat } cannot both stand on { $square }.
setup-quoridor-fence-off-board = Fence { $fence } sticks out: anchors run from a1 to h8.
setup-quoridor-fences-meet = Fences { $other } and { $fence } overlap or cross.
setup-quoridor-hand-too-big = Seat { $seat } cannot hold { $hand } fences: the most is { $most }.
setup-quoridor-too-many-fences = There are { $found } fences on the board and in hands; the game has { $most }.
setup-quoridor-not-in = Seat { $seat } is to move but is not in the game.
setup-quoridor-both-home = Seats { $seat } and { $other } cannot both have reached their goals: the first there wins.
setup-quoridor-no-way = Seat { $seat } has no way to its goal.
