### Classic Quoridor and Quoridor Mini: why a move or a typed position is refused.
### $square is where the pawn was meant to go, $from where it stands, $over the square of the pawn to be
### jumped; $seat, $other and $winner are numbers of players.

## Moves

refusal-quoridor-not-a-move = “{ $word }” is not a move. Write a square such as e2, a fence such as e3h or d4v, or -- for a forced pass.
refusal-quoridor-over = The game is over: player { $winner } has won.
refusal-quoridor-off-board = There is no square { $square }: the board ends at i9.
refusal-quoridor-occupied = Player { $seat }’s pawn is on { $square }.
refusal-quoridor-too-far = { $square } is too far from { $from }: a pawn moves one square at a time.
refusal-quoridor-diagonal = A pawn never moves diagonally, so it cannot go from { $from } to { $square }.
refusal-quoridor-fenced-off = Fence { $fence } is between { $from } and { $square }.
refusal-quoridor-jump-fence-between = You cannot jump the pawn on { $over }: fence { $fence } is in front of it.
refusal-quoridor-jump-fence-behind = You cannot jump straight over { $over }: fence { $fence } is behind that pawn. You may go to its left or right if nothing blocks you there.
refusal-quoridor-jump-two = { $square } is behind two pawns. A move jumps one pawn at most.
refusal-quoridor-sidestep-jump-open = You cannot go around { $over } while the straight jump to { $jump } is open.
refusal-quoridor-sidestep-pawn-behind = You cannot go around { $over }: the pawn behind it, on { $behind }, blocks the jump but does not count as a fence.
refusal-quoridor-sidestep-fence = Fence { $fence } is between { $over } and { $square }.
refusal-quoridor-fence-off-board = Fence { $fence } would go over the edge: fences are named from a1 to h8.
refusal-quoridor-fence-hand-empty = Player { $seat } has no fence left for { $fence } and must move the pawn.
refusal-quoridor-fence-overlaps = Fence { $fence } would overlap { $other }.
refusal-quoridor-fence-crosses = Fence { $fence } would cross { $other }.
refusal-quoridor-fence-closes-way = Fence { $fence } would leave player { $seat } without any path to the goal line.
refusal-quoridor-pass = You may pass only when you have no legal move.

## Typed positions

setup-quoridor-fields = A position has four fields (pawns, fences in hand, player to move, fences on the board), for example “e1,e9 10,10 1 -”; { $found ->
        [one] there is { $found } here.
       *[other] there are { $found } here.
    }
setup-quoridor-pawn = “{ $word }” is not a place for a pawn. Write a square, or - for a player who has left.
setup-quoridor-hand = “{ $word }” is not a number of fences in hand.
setup-quoridor-turn = “{ $word }” is not a player number.
setup-quoridor-fence = “{ $word }” is not a fence. Write its square and h or v, such as e3h.
setup-quoridor-seats = Quoridor is for 2 or 4 players, not { $seats }.
setup-quoridor-starter = Player { $starter } cannot start a game with { $seats } players.
setup-quoridor-pawns = The position has { $found ->
        [one] { $found } pawn
       *[other] { $found } pawns
    }, but there are { $seats } players.
setup-quoridor-hands = The position gives the fences in hand of { $found ->
        [one] { $found } player
       *[other] { $found } players
    }, but there are { $seats }.
setup-quoridor-off-board = Player { $seat }’s pawn cannot be on { $square }: the board ends at i9.
setup-quoridor-occupied = Players { $other } and { $seat } cannot both be on { $square }.
setup-quoridor-fence-off-board = Fence { $fence } goes over the edge: fences are named from a1 to h8.
setup-quoridor-fences-meet = Fences { $other } and { $fence } overlap or cross.
setup-quoridor-hand-too-big = Player { $seat } cannot have { $hand } fences: the maximum is { $most }.
setup-quoridor-too-many-fences = There are { $found } fences on the board and in hand, but the game has { $most }.
setup-quoridor-not-in = Player { $seat } is to move but is not in the game.
setup-quoridor-both-home = Players { $seat } and { $other } cannot both have reached their goal lines: whoever gets there first wins.
setup-quoridor-no-way = Player { $seat } has no path to the goal line.
