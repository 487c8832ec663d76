### What the page in the browser says.

## Header and footer

web-title = Palisade: four maze board games
web-skip = Skip to main content
web-nav = Main menu
web-nav-play = Play
web-nav-tables = Tables
web-leaderboards = Leaderboards
web-rated = Rated
web-nav-learn = Learn
web-nav-rules = Rules
web-nav-analysis = Analysis
web-nav-settings = Settings
web-account = Account
web-guest = { $name } (guest)
web-theme = Switch between light and dark
web-language = Language
web-foot = Palisade is free to play and needs no account.
web-privacy = Privacy
web-delete-data = Delete my data on this server
web-delete-data-sure = Your name will be removed from every game and you will resign games in progress. Delete?
web-data-deleted = Your data on this server has been deleted.
web-restart = The server will restart at { $time }; games resume with clocks unchanged.
web-nowhere = Page not found
web-nowhere-more = The address may be incomplete.
web-loading = One moment…
web-away = The server cannot be reached. Games against the computer and on this device work without it.
web-part-failed = This part of the page could not be loaded.
web-try-again = Try again
web-engine-failed = The computer player stopped working. Trying again…
web-network-missing = Level 8 is weaker than usual: its neural network did not load. Reload the page.

## Home

web-hero = Build the maze. Win the race.
web-hero-more = Four board games of fences and ghosts: play the computer, invite friends with a link, or share this device. No account, nothing to install.
web-learn-offer = New here? Learn Quoridor in five minutes
web-play-now = Play now
web-play-friend = Play a friend
web-vs-computer = Play
web-more-ways = Options…
web-shelf = Four games
web-continue = Continue playing
web-forget = Delete this game
web-plies =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
web-living = { $game }, demo game
web-about-quoridor = Race to the far side. Each turn, move your pawn or place a fence that makes your opponent’s path longer.
web-about-mini = The same board, fences and rules as Quoridor, with a time limit for every move if you like.
web-about-pacman = PAC-MAN, four ghosts, a maze of fences. Eat all four power pellets, or catch him first.
web-about-mspacman = Spin, run, clear all the dots of your colour. Whoever catches Ms. Pac-Man takes over.

## The computer

web-level-choose = Computer level
web-level-1 = Wanders about. Good for a first game with children.
web-level-2 = Knows where to go, but forgets about you.
web-level-3 = Gets in your way now and then.
web-level-4 = Avoids simple traps.
web-level-5 = Counts both paths and never wastes a move.
web-level-6 = Thinks a few turns ahead. You will need a plan.
web-level-7 = Hard to beat, even when you are careful.
web-level-8 = Full strength.
web-level-manner = level { $level } · { $manner }

## New game

web-with-whom = Play against
web-mode-computer = The computer
web-mode-friends = Friends online
web-mode-here = Friends on this device
web-how-many = Players
web-who-starts = Who starts?
web-starts-random = Random
web-piece = Your character
web-choose-piece = Change the character
web-seat-invite = Invite by link
web-name-why = Your friends see this name. Without one, they see “Guest” and a code.
web-workshop = Maze workshop
web-mazes = Maze gallery
web-puzzles = Puzzles
web-draw-maze = Draw your own maze
web-known-note = Below each maze: who wins if both sides play perfectly.
web-known-pacman = { $lives }: PAC-MAN wins by turn { $turns }.
web-known-ghosts = { $lives }: the ghosts win by turn { $turns }.
web-time = Time
web-no-clock = No clock
web-clock-own = Custom
web-clock-kind = Clock
web-clock-game = Whole game
web-clock-move = Each move
web-clock-days = Days per move
web-clock-minutes = Minutes per player
web-clock-increment = Seconds added after every move
web-clock-seconds = Seconds per move
web-whole-number = Enter a whole number from { $least } to { $most }.
web-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
web-per-move =
    { $count ->
        [one] { $count } second per move
       *[other] { $count } seconds per move
    }
web-days-a-move =
    { $count ->
        [one] { $count } day per move
       *[other] { $count } days per move
    }
web-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
web-public = Anyone can find and join this table
web-options = Rule options
web-own-maze = custom maze
web-start = Start
web-lay-table = Create table
web-new-of = New game: { $game }

## Tables

web-open-tables = Open tables
web-no-tables = Nobody is waiting right now. Create a table and share its link.
web-live-now = Live now
web-life-people =
    { $count ->
        [one] { $count } person online
       *[other] { $count } people online
    }
web-life-games =
    { $count ->
        [one] { $count } game in progress
       *[other] { $count } games in progress
    }
web-live = Games to watch
web-join = Join
web-watch = Watch
web-invite = Send this link to the people you want to play with.
web-invite-qr = QR code for this link
web-copy = Copy link
web-copied = Copied
web-sit = Join here
web-fill = Fill open spots with computer players
web-waiting = Waiting for other players
web-first-move =
    { $seconds ->
        [one] { $seconds } second to play the first move, or the game is cancelled.
       *[other] { $seconds } seconds to play the first move, or the game is cancelled.
    }
web-invited-by = { $name } invites you to a game: { $game }
web-invited = You are invited to a game: { $game }
web-invited-more = Choose the name others will see, then join.
web-seat-open = open spot
web-present = online
web-absent = offline
web-reconnecting = Connection lost. Reconnecting… Your moves are safe.
web-move-unsent = Connection lost. Your move { $word } will be sent when you are back online.
web-move-retried = The server cannot accept your move { $word } right now. Trying again…
web-move-overtaken = Your move { $word } was not played because the game has changed.
web-move-refused = Your move { $word } was not played. { $reason }
web-no-table = Table not found
web-no-table-more = The link may be incomplete, or the table no longer exists.
web-quick = Quick game
web-pairing = Looking for an opponent
web-pairing-found = Opponent found!
web-pairing-go = Go to the game
web-pairing-leave = Stop looking
web-which-game = Which game?
web-my-tables = Your tables
web-paused = The game is paused.
web-resume = Resume
web-claim = Continue on this device
web-claim-more = Continue here with your name and tables.
web-claim-go = Continue

## Playing

web-no-game = Game not found on this device
web-not-kept = This browser cannot store anything or is out of space: what you do here lasts only while this page is open.
web-you = You
web-your-move = Your move
web-their-move = Their move
web-watching = The table is full: you are watching.
web-move-of = { $name } to move
web-thinks = { $name } is thinking…
web-no-connection = No connection
web-sending = Sending your move…
web-not-its-turn = It is { $piece }’s turn now, not { $other }’s.
web-rolling = Rolling…
web-shows = Result: { $face }
web-looking = Viewing move { $ply }
web-board-label = Board. Arrow keys move the cursor, Enter plays, F places a fence, R rotates it.
web-clock = time left
web-pellets = { $now } of { $of } pellets eaten
web-dots =
    { $count ->
        [one] { $count } dot left
       *[other] { $count } dots left
    }
web-place = Place { $fence }
web-cancel = Cancel
web-rotate = Rotate
web-step-back = Step back
web-other-way =
    { $count ->
        [one] One path
       *[other] Other path ({ $count })
    }
web-go = Play { $word }
web-squares-to-go =
    { $count ->
        [one] { $count } square left
       *[other] { $count } squares left
    }
web-pass = No legal move: pass
web-tip-fence = Tap a marked square to move, or a gap between squares to place a fence.
web-tip-step = No fences left: tap a marked square to move.
web-tip-path =
    { $count ->
        [one] Tap the square to move to.
       *[other] Tap your path square by square ({ $count }), or the square where it ends.
    }
web-tip-frenzy = { $piece } sees PAC-MAN and moves two squares: tap one after the other, or the last one.
web-tip-place = Tap the circle where Ms. Pac-Man starts.
web-rule = Rule { $rule }
web-rule-lesson = Show me in a lesson
web-learn-leave = Back to the lessons
web-moves = Moves
web-entry-place = starts on { $square }
web-log = What happened
web-first = To the start
web-back = Previous move
web-forward = Next move
web-last = Last move
web-ply-of = { $ply } / { $of }
web-ways = Shortest paths
web-heat = Fence heat map
web-heat-squares = Exact values on the board
web-race =
    { $count ->
        [one] { $name }: { $count } step
       *[other] { $name }: { $count } steps
    }
web-hint = Hint
web-hint-wait = Thinking…
web-hint-is = Hint: { $word }
web-turn-board = Flip the board
web-takeback = Take back
web-offer-draw = Offer a draw
web-offer-pause = Ask for a pause
web-resign = Resign
web-resign-sure = Really resign?
web-save = Save
web-abort = Cancel game
web-load = Open a saved game
web-sound = Sound
web-close = Close
web-offered = Request sent
web-watchers =
    { $count ->
        [one] { $count } watching
       *[other] { $count } watching
    }
web-type = Type a move, such as { $example }
web-type-go = Play
web-draw-offered = { $name } offers a draw.
web-takeback-offered = { $name } asks to take a move back.
web-pause-offered = { $name } asks for a pause.
web-abort-offered = { $name } asks to cancel the game.
web-gone = { $name } has been away for a while.
web-claim-win = Claim the win
web-claim-without = Play on without them
web-claim-computer = Let the computer take over ({ $player })
web-claim-agreed = { $count } of { $all } agreed
web-draw-declined = The computer declines the draw.
web-accept = Accept
web-decline = Decline

## The end

web-you-won = You won
web-you-lost = You lost
web-won =
    { $count ->
        [one] { $name } won
       *[other] { $name } won
    }
web-ghosts-won = The ghosts won
web-draw = Draw
web-called-off = Game cancelled
web-cause-aborted = Nobody wins and nobody loses.
web-pacman-level-0 = PAC-MAN ate no pellets this time.
web-pacman-level-1 = Beginner PAC-MAN: { $pellets } pellet.
web-pacman-level-2 = Promising PAC-MAN: { $pellets } pellets.
web-pacman-level-3 = Confirmed PAC-MAN: { $pellets } pellets.
web-pacman-level-4 = Elite PAC-MAN: all { $pellets } pellets.
web-rematch = Rematch
web-rematch-offered = You have been offered a rematch.
web-watch-rematch = Watch the rematch
web-new-game = All games

## Settings

web-name = Your name
web-look = Appearance
web-theme-auto = Same as device
web-theme-light = Light
web-theme-dark = Dark
web-confirm = Confirm fences and paths
web-confirm-touch = On touch screens
web-confirm-always = Always
web-confirm-never = Never
web-contrast = High contrast
web-motion = Animations
web-sounds = Sounds
web-ways-always = Always show shortest paths
web-text-always = Always show the board description

## The board in words

web-slot-free = { $fence }, free gap
web-piece-of-seat = player { $seat }’s { $piece }
web-can-go = legal move
web-text-board = Board description
web-text-drawing = Board drawn as text
web-text-piece =
    { $mood ->
        [weak] { $piece } ({ $owner }): { $square }, weak
        [frenzied] { $piece } ({ $owner }): { $square }, sees PAC-MAN
       *[plain] { $piece } ({ $owner }): { $square }
    }
web-text-fences = Fences: { $list }
web-text-no-fences = No fences on the board.
web-keys = On the board: arrow keys move the cursor, Enter plays, F places a fence, R rotates it, Backspace steps back, Esc cancels.

## What happens, told beside the board and to screen readers. $who is “you” for the only person here
## and “other” for everybody else; $name is a player or a piece.

event-step =
    { $who ->
        [you] You move to { $square }.
       *[other] { $name } moves to { $square }.
    }
event-fence =
    { $who ->
        [you] You place fence { $fence }.
       *[other] { $name } places fence { $fence }.
    }
event-stay =
    { $who ->
        [you] You cannot move.
       *[other] { $name } cannot move.
    }
event-opening =
    { $who ->
        [you] You spin { $face } to start.
       *[other] { $name } spins { $face } to start.
    }
event-spin =
    { $who ->
        [you] You spin { $face } for Ms. Pac-Man.
       *[other] { $name } spins { $face } for Ms. Pac-Man.
    }
event-die =
    { $who ->
        [you] You roll { $face } for your ghost.
       *[other] { $name } rolls { $face } for their ghost.
    }
event-leads =
    { $who ->
        [you] You have the highest number and get Ms. Pac-Man.
       *[other] { $name } has the highest number and gets Ms. Pac-Man.
    }
event-pellet =
    { $count ->
        [0] PAC-MAN eats the last pellet.
        [one] PAC-MAN eats a pellet: { $count } left.
       *[other] PAC-MAN eats a pellet: { $count } left.
    }
event-eaten = PAC-MAN eats { $piece }.
event-caught =
    { $count ->
        [0] { $piece } catches PAC-MAN: no lives left.
        [one] { $piece } catches PAC-MAN: { $count } life left.
       *[other] { $piece } catches PAC-MAN: { $count } lives left.
    }
event-frenzy = Frenzy! { $piece } sees PAC-MAN. A ghost that sees him moves two squares.
event-dots =
    { $count ->
        [one] Ms. Pac-Man eats { $count } dot.
       *[other] Ms. Pac-Man eats { $count } dots.
    }
event-weak = A power dot: every ghost is weak now.
event-ghost-caught =
    { $who ->
        [you] Ms. Pac-Man sends your ghost home.
       *[other] Ms. Pac-Man sends { $name }’s ghost home.
    }
event-takes-over =
    { $who ->
        [you] You catch Ms. Pac-Man and take over.
       *[other] { $name } catches Ms. Pac-Man and takes over.
    }
event-extra =
    { $who ->
        [you] You get an extra turn.
       *[other] { $name } gets an extra turn.
    }
event-left-resign =
    { $who ->
        [you] You resign.
       *[other] { $name } resigns.
    }
event-left-time =
    { $who ->
        [you] You ran out of time.
       *[other] { $name } ran out of time.
    }
event-left-fault =
    { $who ->
        [you] Your program crashed.
       *[other] { $name } crashed.
    }
web-rolls =
    { $who ->
        [you] You roll…
       *[other] { $name } rolls…
    }
web-tap-spin =
    { $who ->
        [you] Tap to spin
       *[other] { $name }: tap to spin
    }
web-tap-roll =
    { $who ->
        [you] Tap to roll
       *[other] { $name }: tap to roll
    }
web-your-move-with = Your move: { $piece }
web-hint-step =
    { $count ->
        [0] Hint: move to { $square }. You reach your goal line and win.
        [one] Hint: move to { $square }. Then you are { $count } step from your goal line.
       *[other] Hint: move to { $square }. Then you are { $count } steps from your goal line.
    }
web-hint-fence =
    { $count ->
        [one] Hint: fence { $fence } makes { $name }’s path { $count } step longer.
       *[other] Hint: fence { $fence } makes { $name }’s path { $count } steps longer.
    }

## The goal, and the signs on the board

web-goal = Goal
web-goal-quoridor = Be the first to reach your goal line: the squares in your colour on the far side.
web-goal-pacman = Eat all the pellets ({ $pellets }) before the ghosts take all your lives ({ $lives }).
web-goal-ghosts = Take all of PAC-MAN’s lives ({ $lives }) before he eats all the pellets ({ $pellets }). A ghost that moves onto him catches him.
web-goal-mspacman = Be first to clear the { $dots } dots of your colour, whoever eats them. Only Ms. Pac-Man eats dots: catch her with your ghost to take over.
web-brief-goal-quoridor = Be first to reach the squares in your colour.
web-brief-goal-pacman = Eat all the pellets before your lives run out.
web-brief-goal-ghosts = Catch PAC-MAN before he eats all the pellets.
web-brief-goal-mspacman = Be first to clear the dots of your colour.
web-legend = Symbols on the board
web-legend-goal = Squares in a player’s colour: that player’s goal line.
web-legend-turn = A dashed ring: the piece to move.
web-legend-next = A filled circle: you can move there next.
web-legend-end = A ring: a longer move can end there.
web-legend-last = Shaded squares: the moves of the last round.
web-legend-fence = A fence: nobody can cross it; go around.
web-legend-draft = A dashed fence: not placed yet.
web-legend-path = A dotted or dashed line: a player’s shortest path to the goal line. The button “Shortest paths” shows it.
web-legend-pellet = A power pellet: PAC-MAN eats it, may move up to 3 more squares and eats every ghost on the way.
web-legend-sight = A dashed line: the ghost at its end sees PAC-MAN.
web-legend-frenzy = A bright rim: this ghost sees PAC-MAN and moves two squares.
web-legend-area = Squares in a player’s colour: the dots there are that player’s.
web-legend-power = A power dot: when Ms. Pac-Man eats it, every ghost turns weak.
web-legend-weak = A hollow ghost: it is weak, and Ms. Pac-Man can catch it.
web-legend-circle = A white circle: Ms. Pac-Man can start there.
web-legend-exit = A double arrow: an exit. It leads to every other exit.

## What the levels do in the games of ghosts

web-level-pacman-1 = Runs around and overlooks most of what happens. Good for children.
web-level-pacman-2 = Sticks to a favourite pellet and overlooks most of the rest.
web-level-pacman-3 = Notices only what is close, and misses chances.
web-level-pacman-4 = Sees most of what happens, but does not look ahead.
web-level-pacman-5 = Looks a turn ahead and slips up now and then.
web-level-pacman-6 = Looks a turn ahead and rarely slips up.
web-level-pacman-7 = Looks two turns ahead. Hard to catch and hard to escape.
web-level-mspacman-1 = Goes for dots and does not see ghosts coming. Good for children.
web-level-mspacman-2 = Sees a ghost only when it is right there.
web-level-mspacman-3 = Sees ghosts a few steps away.
web-level-mspacman-4 = Sees most ghosts, but clings to a plan.
web-level-mspacman-5 = Sees nearly everything and slips up now and then.
web-level-mspacman-6 = Weighs every move and rarely slips up.
web-level-mspacman-7 = Weighs every move and never slips up.

## Planned moves, games kept here, players at one screen, themes

web-premove-set = Planned: { $word }. It will be played as soon as it is your turn.
web-premove-plan = Plan { $word }
web-premove-tip = Tap your next move to plan it.
web-premoves = Plan a move while the others think
web-tap-rolls = Tap the spinner and the die yourself
web-offer-declined = The offer was declined.
web-finished = Finished games
web-replay = Replay
web-forget-sure = Delete?
web-person = Person
web-person-name = Name
web-board-theme = Board
web-board-slate = Slate
web-board-wood = Wood
web-board-meadow = Meadow
web-board-distinct = Colour-blind friendly
web-side = { $player } ({ $side ->
        [bottom] bottom
        [top] top
        [left] left
        [bottom-left] bottom left
        [bottom-right] bottom right
        [top-left] top left
        [top-right] top right
       *[right] right
    })
web-text-walls = The walls of the maze are shown in the drawing.
web-text-codes = Each square shows who is on it, what lies there and whose area it is (letters a to d). @ is Ms. Pac-Man, capital letters A to D are strong ghosts, small letters a to d with ~ at the end are weak ones; . is a dot, * is a power dot, capital letter O is a white circle with a dot, small letter o is a white circle without a dot, G is a ghost space, EX is an exit and ## is a solid square.
web-won-well = Well played!
web-steps-short =
    { $count ->
        [one] The runner-up was { $count } step from the goal line.
       *[other] The runner-up was { $count } steps from the goal line.
    }

## Where pages lead to analysis and review

analysis-title = Analysis board
analysis-analyse = Analyse
web-review = Review
web-your-games = Your games
