### Puzzles in the page: what there is, solving, runs, one’s own mistakes, sets for others.

## What there is

practice-lead = One move is clearly better than all others. Find it.
practice-all = All puzzles
practice-daily = Puzzle of the day
practice-daily-more = The same for everybody today, even offline.
practice-daily-done = Solved today. The next one comes tomorrow.
practice-solve = Solve
practice-for-you = At your level
practice-theme = Theme: { $theme }
practice-rating = Your rating: { $rating } ± { $margin }
practice-by-game = By game
practice-by-theme = By theme
practice-count =
    { $count ->
        [one] { $count } puzzle
       *[other] { $count } puzzles
    }

## Solving one

practice-board = Puzzle board. { $board }
practice-fences = { $name }: { $fences }
practice-hint = Hint
practice-hint-more = Another hint
practice-show = Show solution
practice-next = Next puzzle
practice-skip = Skip
practice-wrong-reply = { $word } is not the right move: the reply { $reply } is too strong.
practice-difficulty = Puzzle rating: { $difficulty }.
practice-rated = Your rating: { $rating } ({ $change }).
practice-place = { $nth } of { $count }

## Runs

practice-storm = Storm
practice-storm-more = As many as you can in three minutes, easy ones first. A wrong move costs ten seconds.
practice-streak = Streak
practice-streak-more = One after another, harder and harder, until the first mistake.
practice-solved = Solved: { $count }
practice-best = Best: { $count }
practice-record = A new record!
practice-run-over =
    { $count ->
        [one] You solved one puzzle.
       *[other] You solved { $count } puzzles.
    }
practice-missed = Try the missed ones again
practice-time-left = { $seconds } seconds left

## One’s own mistakes

practice-mistakes = Your mistakes
practice-mistakes-none = Review one of your games: your mistakes will come back here until you no longer make them.
practice-mistakes-due =
    { $count ->
        [one] One position to repeat today.
       *[other] { $count } positions to repeat today.
    }
practice-mistakes-done = Nothing left to repeat today.
practice-mistakes-kept = Positions: { $count } · learned: { $learned }
practice-train = Practise
practice-card-task = You made a mistake here in one of your games. Find a better move.
practice-checking = Checking { $word }…
practice-learned = You have stopped making this mistake.
practice-comes-back =
    { $days ->
        [one] It comes back tomorrow.
       *[other] It comes back in { $days } days.
    }

## Sets for others

practice-set = Share a set of puzzles
practice-set-more = For a class or for friends: the link opens the same puzzles for everybody.
practice-set-theme = Theme
practice-set-any = Quoridor, any theme
practice-set-count = Number of puzzles
practice-set-make = Create link
practice-set-made = The link is ready.
practice-set-link = Link to the set
practice-set-open = Open
practice-set-title = Set of puzzles
practice-set-done = Done: { $solved } of { $count } without a mistake or a hint.
