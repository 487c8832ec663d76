### The terminal game: its menu, its screens, its keys, its plain mode. Keys of one or two words are
### shown side by side in 80 columns: keep them short.

## A game on the screen

tui-turn = { $who } to move
tui-chance = Rolling…
tui-person = Player { $seat }
tui-level = Player { $seat } · { $computer }
tui-out = out
tui-strong = strong
tui-weak = weak
tui-frenzied = sees PAC-MAN!
tui-spinner = Spinner
tui-die = Die
tui-clock =
    { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }

## The sentence below the board

tui-advice-pawn = Move to a marked square, or press f to place a fence.
tui-advice-fence = Move the fence where you want it, then press Enter to place it.
tui-advice-path = Enter the squares one after another, then press Enter.
tui-advice-place = Put Ms. Pac-Man on one of the marked circles.
tui-advice-stay = You cannot move. Press Enter to continue.
tui-advice-wait = One moment…
tui-advice-watch = Only the computer is playing. You are watching.
tui-hint = Hint: { $line }; winning chances: { CHANCE($chance) }
tui-thinking = Thinking…
tui-copied = Copied: { $position }
tui-saved = Saved as { $name }.
tui-file = Cannot use { $name }: { $why }
tui-not-yours = It is not your turn.
tui-nothing-to-undo = There is nothing to take back.
tui-ask-move = Move:
tui-ask-save = Save as:
tui-ask-load = Which game do you want to load?
tui-ask-analyse = Which game do you want to analyse?
tui-ask-maze = Which file is the maze in?
tui-ask-resign = Really resign? Enter: yes · Esc: no

## Keys

tui-key-point = point
tui-key-step = step
tui-key-play = play
tui-key-fence = fence
tui-key-pawn = pawn
tui-key-turn = rotate
tui-key-next = next
tui-key-back = back
tui-key-type = type
tui-key-hint = hint
tui-key-solution = solution
tui-key-next-puzzle = next puzzle
tui-key-undo = undo
tui-key-ways = paths
tui-key-save = save
tui-key-open = load
tui-key-copy = copy position
tui-key-resign = resign
tui-key-choose = choose
tui-key-change = change
tui-key-scroll = scroll
tui-key-help = help
tui-key-menu = menu
tui-key-quit = quit
tui-key-escape = cancel
tui-key-stop = quit at once
tui-help-title = Help
tui-help-refusal = When a move is refused, you can read the rule behind it here.

## The menu

tui-menu-welcome = maze board games
tui-menu-resume = Continue the unfinished game
tui-menu-start = Start
tui-menu-load = Load a game
tui-menu-game = Game
tui-menu-seats = Players
tui-menu-seat = Player { $seat }
tui-menu-person = human
tui-menu-piece = Player { $seat }’s character
tui-menu-maze-file = Maze from a file
tui-menu-language = Language
tui-menu-analyse = Analyse
tui-analyse-start = start position
tui-analyse-file = game from a file
tui-menu-learn = Learn
tui-menu-puzzles = Puzzles
tui-puzzle-daily = puzzle of the day
tui-puzzle-random = random order
tui-menu-rules = Read the rules
tui-menu-quit = Quit

## Line by line

tui-plain-welcome = Type a move, or help.
tui-plain-prompt = Player { $seat }:
tui-plain-played = Player { $seat }: { $move }
tui-plain-rolled = Rolled: { $move }
tui-plain-help = Type a move in notation, or: show, legal, hint, analyse, learn, undo, redo, save FILE, resign, quit.

## Reviewing, resuming, settings

tui-nothing-to-redo = There is nothing to redo.
tui-no-exit = There is no exit to use from here.
tui-ask-delete = Delete this unfinished game? Enter: yes · Esc: no
tui-engine-crashed = The computer player crashed. Your game is saved.
tui-bad-preference = { $path }, line { $line }: “{ $text }” is not a setting. Possible settings: language (en, fr, es, nl, pl, cs, ro), level (1 to 8), theme (dark, light, monochrome).
tui-key-redo = redo
tui-key-review = replay
tui-key-grade = review
tui-key-again = play again
tui-key-exit = next exit
tui-key-arrows = like the arrows
tui-key-suspend = to the shell
tui-key-delete = delete
tui-menu-theme = Colours
tui-theme-dark = dark background
tui-theme-light = light background
tui-theme-monochrome = no colours
tui-resume-game =
    { $count ->
        [one] { $game }, { $count } move
       *[other] { $game }, { $count } moves
    }

## Reviewing line by line

tui-plain-over = Type review to see how good each move was, or quit to leave.
tui-plain-reviewing = Looking at every position, one moment…
tui-plain-replay = To replay: next, back, go NUMBER, line (the better line), show, moves, quit.
tui-plain-no-line = There is no better line here.
tui-plain-unknown = “{ $word }” is not a command here. { $help }
tui-plain-no-course = There is no course “{ $word }”. Possible courses: { $courses }.
