### Puzzles: solving them, making them, and files of them.

## Solving

puzzle-heading = Puzzle { $id } · { $game } · { $difficulty }
puzzle-welcome = Type a move, or: hint, solution, show, next, quit.
puzzle-task = You are player { $seat }. One move is clearly the best. Which one?
puzzle-task-catch = You play the ghosts. Only one move catches PAC-MAN in time, whatever he does. Which one?
puzzle-task-pellet = You play PAC-MAN. Find the only move that wins.
puzzle-task-survive = You play PAC-MAN. Find the only move that does not lose.
puzzle-task-escape = You play Ms. Pac-Man. Where is she least likely to be caught on the next roll?
puzzle-task-hunt = You play the ghost. From where is it most likely to catch Ms. Pac-Man on its next turn?
puzzle-right = Right! Go on.
puzzle-reply = Your opponent replies: { $words }.
puzzle-solved = Solved!
puzzle-also-good = That move is just as good. Solved!
puzzle-wrong = That move is legal, but there is a better one.
puzzle-over = This puzzle is over.
puzzle-solution = The solution: { $words }.
puzzle-about = Themes: { $themes }.
puzzle-hint-fence = Place a fence.
puzzle-hint-step = Move your pawn.
puzzle-hint-square = Look at { $square }.
puzzle-hint-pass = The ghost stays where it is.
puzzle-none = No puzzle matches this choice. Choose another game or theme.
puzzle-unknown = There is no puzzle “{ $word }”.
puzzle-unknown-theme = There is no theme “{ $word }”. The themes are: { $themes }.
puzzle-bad-date = “{ $word }” is not a date. Write it like 2026-11-17.
server-puzzle-unknown = There is no puzzle “{ $word }”.
server-puzzle-theme = There is no puzzle theme “{ $word }”.
server-puzzle-date = “{ $word }” is not a date. Write it like 2026-11-17.
server-puzzle-over = “{ $word }” is one move too many: the puzzle was already over.

## Themes

puzzle-theme-long-detour = long detour
puzzle-theme-last-gap = last gap
puzzle-theme-jump-parity = jump parity
puzzle-theme-side-step-trap = side-step trap
puzzle-theme-forced-detour = forced detour
puzzle-theme-save-the-fence = save the fence
puzzle-theme-only-fence = only fence
puzzle-theme-double-threat = double threat
puzzle-theme-corner-box = corner box
puzzle-theme-only-move = only move
puzzle-theme-catch = catch
puzzle-theme-pellet = last pellet
puzzle-theme-survive = survive
puzzle-theme-frenzy = frenzy
puzzle-theme-boost = boost
puzzle-theme-pincer = pincer
puzzle-theme-escape = escape
puzzle-theme-hunt = hunt

## Files

puzzle-file-fields = Line { $line }: a puzzle has 7 fields with | between them, but this line has { $count }.
puzzle-file-id = Line { $line }: “{ $word }” is not an id. Use lower-case letters and digits.
puzzle-file-twice = Line { $line }: another puzzle already has the id { $word }.
puzzle-file-game = Line { $line }: there is no game “{ $word }”.
puzzle-file-theme = Line { $line }: there is no theme “{ $word }”.
puzzle-file-difficulty = Line { $line }: the rating “{ $word }” is not a number from 400 to 3000.
puzzle-file-position = Line { $line }: { $why }
puzzle-file-over = Line { $line }: the game is already over in this position.
puzzle-file-empty = Line { $line }: the solution is missing.
puzzle-file-move = Line { $line }, move { $word }: { $why }
puzzle-file-reply = Line { $line }: { $word } is a reply. A solution ends with a move by whoever solves the puzzle, and only such moves can have alternatives.

## Making and checking

puzzles-make-done =
    { $kept ->
        [one] One puzzle
       *[other] { $kept } puzzles
    } from { $games ->
        [one] one game
       *[other] { $games } games
    }: { $path }
puzzles-make-other = { $path } was made from another game or with another seed. Choose another file.
puzzles-make-stopped = Stopped. Games done: { $games }. The next run continues from here.
puzzles-check-done =
    { $count ->
        [one] One puzzle checked, no faults found.
       *[other] { $count } puzzles checked, no faults found.
    }
puzzles-check-failed = Puzzles with faults, { $failed } of { $count }: { $list }
