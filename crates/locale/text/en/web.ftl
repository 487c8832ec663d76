### What the page in the browser says.

## The frame

web-title = Palisade: four maze board games
web-skip = Skip to the game
web-nav = Places
web-nav-play = Play
web-nav-tables = Tables
web-nav-rules = Rules
web-nav-settings = Settings
web-theme = Light or dark
web-language = Language
web-foot = Palisade is free to play and needs no account.
web-nowhere = There is nothing here
web-nowhere-more = The address may have been copied in part.
web-loading = One moment…
web-away = The server cannot be reached. Games against the computer and at this screen go on without it.

## Home

web-hero = Build the maze. Win the race.
web-hero-more = Four board games of fences and ghosts: against the computer, with friends by a link, or at this screen. No account, nothing to install.
web-play-now = Play now
web-play-friend = Play a friend
web-vs-computer = Play
web-more-ways = More…
web-shelf = Four games
web-continue = Go on playing
web-forget = Forget this game
web-plies =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
web-living = { $game }, playing by itself
web-about-quoridor = Race to the far side. Each turn, take a step or put up a fence that makes the way longer for the others.
web-about-mini = The same race on the small box, with a clock for every move if you like.
web-about-pacman = One muncher, four ghosts, a maze of fences. Eat all four pellets, or hunt him down.
web-about-mspacman = Spin, run, empty your own colour of dots. Whoever catches her becomes Ms. Pac-Man.

## The computer

web-level = Level { $level }
web-level-choose = How strong shall the computer be? Level
web-level-1 = Wanders about. Good for a first game with children.
web-level-2 = Knows where to go, but forgets about you.
web-level-3 = Gets in your way now and then.
web-level-4 = Sees a trap before stepping into it.
web-level-5 = Counts its way and yours, and wastes nothing.
web-level-6 = Thinks a few turns ahead. You will need a plan.
web-level-7 = Hard to beat, even when you are careful.
web-level-8 = Everything it has.

## Setting a table up

web-with-whom = With whom?
web-mode-computer = The computer
web-mode-friends = Friends online
web-mode-here = At this screen
web-how-many = How many players?
web-your-seat = You play
web-who-starts = Who begins?
web-starts-random = Drawn
web-piece = Your piece
web-time = Time
web-no-clock = No clock
web-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
web-per-move =
    { $count ->
        [one] { $count } second a move
       *[other] { $count } seconds a move
    }
web-days-a-move =
    { $count ->
        [one] { $count } day a move
       *[other] { $count } days a move
    }
web-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
web-public = Show this table to everyone
web-options = Rules of this table
web-own-maze = one of its own
web-start = Start
web-lay-table = Lay the table
web-new-of = New: { $game }

## Tables

web-open-tables = Open tables
web-no-tables = Nobody is waiting right now. Lay a table and send the link.
web-live = Games to watch
web-join = Sit down
web-watch = Watch
web-invite = Send this link to whoever you want to play.
web-invite-qr = A picture of the link, for a camera
web-copy = Copy the link
web-copied = Copied
web-sit = Sit down here
web-fill = Let the computer take the open seats
web-waiting = Waiting for the others
web-seat-open = open seat
web-present = here
web-absent = away
web-reconnecting = The connection is lost. Trying again; nothing you played is lost.
web-quick = Quick pairing
web-which-game = Which game?
web-my-tables = Your tables
web-back-to = Go on
web-paused = The game is paused.
web-resume = Go on
web-claim = Your games on this device
web-claim-more = This link makes you the same player here as on the device it came from.
web-claim-go = Take over

## At the table

web-no-game = This game is not kept here
web-you = You
web-player = Player { $seat }
web-your-move = Your move
web-move-of = { $name } to move
web-thinks = { $name } is thinking…
web-rolling = Rolling…
web-shows = It shows { $face }
web-looking = Looking at move { $ply }
web-played = { $name }: { $word }
web-left-resign = resigns
web-left-time = out of time
web-left-fault = breaks down
web-board-label = The board. Arrow keys move, Enter plays, F takes a fence, R turns it.
web-clock = time left
web-pellets = { $now } of { $of } pellets eaten
web-dots =
    { $count ->
        [one] { $count } dot to go
       *[other] { $count } dots to go
    }
web-place = Place { $fence }
web-cancel = Cancel
web-rotate = Turn it
web-step-back = Step back
web-other-way =
    { $count ->
        [one] One way
       *[other] Another way ({ $count })
    }
web-go = Go { $word }
web-squares-to-go =
    { $count ->
        [one] { $count } square to go
       *[other] { $count } squares to go
    }
web-pass = No move: pass
web-tip-fence = Tap a marked square to step, a groove to put up a fence.
web-tip-step = No fences left: tap a marked square.
web-tip-path =
    { $count ->
        [one] Tap the square to go to.
       *[other] Tap your way square by square ({ $count }), or the square where it ends.
    }
web-tip-place = Tap a circle where Ms. Pac-Man shall start.
web-rule = Rule { $rule }
web-moves = Moves
web-first = To the start
web-back = One move back
web-forward = One move on
web-last = To the last move
web-ply-of = { $ply } / { $of }
web-ways = Ways
web-race =
    { $count ->
        [one] { $name }: { $count } step
       *[other] { $name }: { $count } steps
    }
web-hint = Hint
web-hint-wait = Thinking…
web-hint-is = Hint: { $word }
web-turn-board = Turn the board
web-takeback = Take back
web-offer-draw = Draw?
web-resign = Resign
web-resign-sure = Really resign?
web-save = Save
web-abort = Call it off
web-load = Open a saved game
web-sound = Sound
web-close = Close
web-offered = Asked…
web-watchers =
    { $count ->
        [one] { $count } watching
       *[other] { $count } watching
    }
web-type = Type a move: { $example }
web-type-go = Play
web-draw-offered = The other side offers a draw.
web-takeback-offered = The other side would like to take a move back.
web-draw-declined = The computer plays on.
web-accept = Agree
web-decline = No
web-planned = Planned: { $word }

## The end

web-you-won = You won
web-you-lost = You lost
web-won = { $name } won
web-ghosts-won = The ghosts won
web-draw = A draw
web-called-off = Called off
web-cause-rules = Decided on the board.
web-cause-repetition = The same position came up for the third time.
web-cause-resign = A player resigned.
web-cause-time = The time ran out.
web-cause-fault = A program broke down.
web-cause-agreement = Both sides agreed.
web-cause-aborted = Nobody wins, nobody loses.
web-pacman-level-0 = PAC-MAN ate no pellet this time.
web-pacman-level-1 = PAC-MAN is a beginner: { $pellets } pellet.
web-pacman-level-2 = PAC-MAN shows promise: { $pellets } pellets.
web-pacman-level-3 = PAC-MAN knows his way: { $pellets } pellets.
web-pacman-level-4 = PAC-MAN is one of the elite: all { $pellets } pellets.
web-rematch = Play again
web-rematch-offered = The other side would like to play again.
web-new-game = Another game

## Settings

web-name = Your name
web-look = Look
web-theme-auto = As the device
web-theme-light = Light
web-theme-dark = Dark
web-confirm = Confirm fences and paths
web-confirm-touch = On touch
web-confirm-always = Always
web-confirm-never = Never
web-contrast = High contrast
web-motion = Motion
web-sounds = Sounds
web-ways-always = Show shortest ways
web-text-always = Show the board as text

## In words

web-slot-free = { $fence }, free
web-piece-of-seat = { $piece } of player { $seat }
web-can-go = can be entered
web-text-board = The board in words
web-text-drawing = The board, drawn with letters
web-text-piece =
    { $mood ->
        [weak] { $piece } ({ $owner }): { $square }, weak
        [frenzied] { $piece } ({ $owner }): { $square }, sees its prey
       *[plain] { $piece } ({ $owner }): { $square }
    }
web-text-fences = Fences: { $list }
web-text-no-fences = No fences on the board.
web-keys = On the board: arrow keys move the cursor, Enter plays, F takes a fence in hand, R turns it, Backspace steps back, Escape lets go.
