### Reviews of games, in every program; and the games that can be reviewed.

## Grades

review-loses = loses { PERCENT($cost) }
review-loses-why = loses { PERCENT($cost) } ({ $why })
review-better = { $loss }; better: { $line }
review-several = { $loss }; there were several good moves
grade-best = best
grade-good = good
grade-inaccuracy = inaccuracy
grade-mistake = mistake
grade-blunder = blunder
grade-brilliant = brilliant

## What a review says

review-graded = { $grade }, { $better }
review-move = Move { $ply } of { $of }: { $move }
review-start = Start position. Moves: { $of }
review-progress = Reviewing: { $done } of { $of } positions.
review-accuracy = { $player }: accuracy { PERCENT($accuracy) }
review-no-accuracy = { $player }: nothing to decide
review-luck = luck { CHANGE($luck) }
review-time = time { $time }
review-moments = What decided the game:

## What decided the game

moment-own-path =
    { $steps ->
        [one] { $player }: { $word } lost one step; the shortest path grew from { $from } to { $to }.
       *[other] { $player }: { $word } lost { $steps } steps; the shortest path grew from { $from } to { $to }.
    }
moment-reply =
    { $steps ->
        [one] { $player }: after { $word }, the reply { $reply } cost one step; the shortest path grew from { $from } to { $to }.
       *[other] { $player }: after { $word }, the reply { $reply } cost { $steps } steps; the shortest path grew from { $from } to { $to }.
    }
moment-missed-fence =
    { $steps ->
        [one] { $player }: { $better } instead of { $word } would have made { $other }’s shortest path one step longer, { $to } instead of { $from }.
       *[other] { $player }: { $better } instead of { $word } would have made { $other }’s shortest path { $steps } steps longer, { $to } instead of { $from }.
    }
moment-missed-win = { $player }: { $better } would have won, but { $word } was played.
moment-let-go = { $player }: { $better } would have saved the game; { $word } loses.
moment-better = { $player }: with { $word } instead of { $better }, the winning chances fell from { CHANCE($from) } to { CHANCE($to) }.
moment-chase = { $player }: with { $word } instead of { $better }, the winning chances fell from { CHANCE($from) } to { CHANCE($to) } ({ $why }).
moment-several = { $player }: with { $word }, the winning chances fell from { CHANCE($from) } to { CHANCE($to) }. Several moves were better.
moment-roll = { $player }: the roll ({ $roll }) took the winning chances from { CHANCE($from) } to { CHANCE($to) }.

## Why a move lost something

why-own-path =
    { $steps ->
        [one] it makes the player’s own path one step longer
       *[other] it makes the player’s own path { $steps } steps longer
    }
why-reply =
    { $steps ->
        [one] the reply { $reply } made the player’s path one step longer
       *[other] the reply { $reply } made the player’s path { $steps } steps longer
    }
why-missed-fence =
    { $steps ->
        [one] another fence would have cost an opponent one more step
       *[other] another fence would have cost an opponent { $steps } more steps
    }
why-missed-win = it lets a sure win slip
why-let-go = the game could still have been saved
why-runs-into-ghost = the move runs into a ghost
why-caught = a ghost can now catch PAC-MAN at once
why-missed-catch = the ghost could have caught its prey
why-missed-pellet =
    { $count ->
        [one] one more power pellet could have been eaten
       *[other] { $count } more power pellets could have been eaten
    }
why-missed-ghost =
    { $count ->
        [one] one more ghost could have been eaten
       *[other] { $count } more ghosts could have been eaten
    }
why-ghost-nearer =
    { $steps ->
        [one] the nearest ghost is one step nearer than after the better move
       *[other] the nearest ghost is { $steps } steps nearer than after the better move
    }
why-path-longer =
    { $steps ->
        [one] the free path to the nearest power pellet is one step longer than after the better move
       *[other] the free path to the nearest power pellet is { $steps } steps longer than after the better move
    }
why-lets-eat-pellet = PAC-MAN can now eat a power pellet at once
why-lets-eat-ghost = PAC-MAN can now eat a ghost at once
why-path-open = the move leaves PAC-MAN a free path to a power pellet
why-path-shorter =
    { $steps ->
        [one] PAC-MAN’s free path to the nearest power pellet is one step shorter than after the better move
       *[other] PAC-MAN’s free path to the nearest power pellet is { $steps } steps shorter than after the better move
    }
why-ghost-farther =
    { $steps ->
        [one] the ghost is one step farther from its prey than after the better move
       *[other] the ghost is { $steps } steps farther from its prey than after the better move
    }
why-risk = the chance that Ms. Pac-Man can be caught before her next turn is { CHANCE($chance) } instead of { CHANCE($instead) }
why-missed-weak-ghost = a weak ghost could have been caught
why-missed-dots =
    { $count ->
        [one] the better move takes one more of the player’s own dots
       *[other] the better move takes { $count } more of the player’s own dots
    }
why-gives-dots =
    { $count ->
        [one] the move takes one more of an opponent’s dots than the better move
       *[other] the move takes { $count } more of an opponent’s dots than the better move
    }
why-missed-power = a power dot could have been taken
why-dots-farther =
    { $steps ->
        [one] the nearest of the player’s own dots is one step farther away than after the better move
       *[other] the nearest of the player’s own dots is { $steps } steps farther away than after the better move
    }
why-sent-home = the weak ghost runs into Ms. Pac-Man and goes home
why-exposed = the chance that Ms. Pac-Man’s next spin lets her catch the ghost is { CHANCE($chance) } instead of { CHANCE($instead) }

## A review in the page

review-title = Game review
review-stop = Stop
review-go-on = Continue
review-failed = The review stopped: the engine or a file it needs could not be loaded. Reload the page and try again.
review-live = This game is still in progress. You can review it once it is over.
review-empty = This game has no moves to review.
review-graph = Winning chances, move by move
review-accuracy-label = Accuracy
review-luck-label = Luck
review-luck-note = Luck is what the rolls added to the winning chances. It does not count towards accuracy.
review-time-label = Time used
review-exact = This position is solved, so the grade is exact.
review-line = The better line

## Learning from mistakes

review-mistakes = Learn from your mistakes
review-practise = Practise your mistakes
review-whose = Whose mistakes?
review-no-mistakes = No mistakes here. Well played!
review-try = Find a better move
review-mistake-of = Mistake { $nth } of { $count }
review-task = { $name } played { $word } here: { $grade }. Find a better move.
review-your-task = You played { $word } here: { $grade }. Find a better move.
review-checking = Checking { $word }…
review-right = Right! { $word } gives nothing away.
review-right-too = Right! { $word } is good too: it loses only { PERCENT($cost) }.
review-wrong = { $word } { $loss }. Try another move.
review-same = { $word } is the move that was played. Try another one.
review-hint = Hint
review-answer = Show the answer
review-hint-fence = A fence is good here.
review-hint-step = A pawn move is good here.
review-hint-path = A good move here ends on { $square }.
review-hint-several = Several moves are good here, and any of them will do.
review-shown = A good line was { $line }.
review-next = Next mistake
review-skip = Skip
review-back = Back to the review
review-found = Done. Better moves you found yourself: { $found } of { $count }.

## Your games

games-search = Search by game, player, result or date
games-none = No games here yet.
games-no-match = No game matches your search.
games-count =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
games-export = Export all
games-exporting = Fetching games: { $done } of { $of }
games-open = Open
games-unfinished = unfinished
games-online = online
games-accuracy = accuracy { $accuracy }
