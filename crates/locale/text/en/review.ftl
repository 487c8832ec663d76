### Reviews of games, in every program; and the games that can be reviewed.

## Grades

review-better = loses { $cost } %; better: { $line }
grade-best = best
grade-good = good
grade-inaccuracy = inaccuracy
grade-mistake = mistake
grade-blunder = blunder
grade-brilliant = brilliant

## What a review says

review-graded = { $grade }, { $better }
review-move = Move { $ply } of { $of }: { $move }
review-start = The start. Moves: { $of }
review-progress = Reviewing: { $done } of { $of } positions.
review-accuracy = Player { $seat }: accuracy { $accuracy } %
review-no-accuracy = Player { $seat }: nothing to decide
review-luck = luck { $luck } %
review-time = time { $time }
review-moments = What decided the game:

## What decided the game

moment-own-path =
    { $steps ->
        [one] { $word } cost player { $seat } one step: the shortest path went from { $from } to { $to }.
       *[other] { $word } cost player { $seat } { $steps } steps: the shortest path went from { $from } to { $to }.
    }
moment-reply =
    { $steps ->
        [one] After { $word }, { $reply } cost player { $seat } one step: the shortest path went from { $from } to { $to }.
       *[other] After { $word }, { $reply } cost player { $seat } { $steps } steps: the shortest path went from { $from } to { $to }.
    }
moment-missed-fence =
    { $steps ->
        [one] Player { $seat } played { $word }. { $better } would have cost player { $other } one step: a shortest path of { $to } instead of { $from }.
       *[other] Player { $seat } played { $word }. { $better } would have cost player { $other } { $steps } steps: a shortest path of { $to } instead of { $from }.
    }
moment-missed-win = Player { $seat } could have won with { $better } and played { $word }.
moment-let-go = Player { $seat } could have held on with { $better }; { $word } lost.
moment-better = With { $word } instead of { $better }, player { $seat } went from { $from } % to { $to } %.
moment-roll = The roll { $word } took player { $seat } from { $from } % to { $to } %.

## A review in the page

review-title = Game review
review-stop = Stop
review-go-on = Go on
review-failed = The review stopped: the engine, or a file that it needs, could not be loaded.
review-live = This game is still being played. It can be reviewed once it is over.
review-empty = There are no moves to review.
review-graph = Chances to win, move by move
review-accuracy-label = Accuracy
review-luck-label = Luck
review-luck-note = Luck is what the rolls added to the chance to win. It has no part in the accuracy.
review-time-label = Time used
review-exact = This position is solved: the grade is exact.
review-line = The better line

## Learning from mistakes

review-mistakes = Learn from your mistakes
review-whose = Whose mistakes?
review-no-mistakes = No mistakes here. Well played!
review-try = Find a better move
review-mistake-of = Mistake { $nth } of { $count }
review-task = { $name } played { $word } here: { $grade }. Find a better move.
review-your-task = You played { $word } here: { $grade }. Find a better move.
review-checking = Checking { $word }…
review-right = Right! { $word } is the best move.
review-right-too = Right! { $word } is good too: it loses { $cost } %.
review-wrong = { $word } loses { $cost } %. Try another move.
review-same = { $word } is what was played. Try another move.
review-hint = Hint
review-answer = Show the answer
review-hint-fence = The best move is a fence.
review-hint-step = The best move is a step with the pawn.
review-hint-path = The best move ends on { $square }.
review-shown = Best was { $line }.
review-next = Next mistake
review-skip = Skip
review-back = Back to the review
review-found = Done. You found a better move yourself { $found } of { $count } times.

## Your games

games-search = Search by game, player, result or date
games-none = There are no games here yet.
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
games-accuracy = accuracy { $accuracy } %
