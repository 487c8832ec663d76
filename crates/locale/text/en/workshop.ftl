### The maze workshop.
workshop-board = The maze you draw
workshop-tip = Tap a gap for a fence, a square for a power pellet, a piece to move it.
workshop-symmetry = Draw symmetrically
workshop-symmetry-none = Off
workshop-symmetry-left-right = Left and right
workshop-symmetry-above-below = Above and below
workshop-symmetry-half-turn = Half a turn
workshop-symmetry-quarters = All four quarters
workshop-clear = Remove all fences
workshop-random = Random maze
workshop-files = Width
workshop-ranks = Height
workshop-lives = Lives
workshop-verdict = Who wins with best play
workshop-endless = { $lives }: nobody can force a win.
workshop-fair = Fair: with one life more or fewer, the other side wins.
workshop-tips-elsewhere =
    { $count ->
        [one] PAC-MAN wins with { $count } life or more. One life more or fewer than now changes nothing.
       *[other] PAC-MAN wins with { $count } lives or more. One life more or fewer than now changes nothing.
    }
workshop-nobody-wins = Nobody can force a win.
workshop-ghosts-always = The ghosts win, however many lives PAC-MAN has.
workshop-pacman-always = PAC-MAN wins, even with one life.
workshop-fairer = Make it fairer
workshop-trying = Trying small changes: { $tried } of { $of }
workshop-no-fairer = No small change makes it fairer.
workshop-use = Use this change
workshop-fence-away = Remove fence { $from }.
workshop-move-fence = Move fence { $from } to { $to }.
workshop-move-pellet = Move the pellet from { $from } to { $to }.
workshop-move-piece = { $piece } starts on { $to }.
workshop-exchange = Open, save and share
workshop-save = Save maze file
workshop-print = Print
workshop-word = The maze as one word
workshop-file = Open a maze file
workshop-play = Play this maze
workshop-publish = Publish
workshop-taken = { $by } already starts on { $square }.
workshop-no-ghost = The maze has no ghost.
workshop-no-pellet = The maze has no power pellet.
workshop-pellets = The power pellet on { $square } is one too many. A maze has at most 4.
workshop-unreachable = PAC-MAN cannot reach the power pellet on { $square }.
workshop-broken = This is not a valid maze.
