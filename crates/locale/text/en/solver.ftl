### Solving PAC-MAN mazes; see common.ftl for what all programs share.

solve-stopped = Stopped. The next run continues from here.
solve-memory = Solving this maze needs { $needed } MB of memory, but only { $free } MB is free.
solve-disk = Cannot use { $path }: { $error }
solve-busy = Another program is already solving this maze and writing to { $path }.
solve-foreign = { $path } is not a solution of this maze.
solve-damaged = { $path } is damaged. Move it somewhere else and solve the maze again.
solve-anew = { $path } is damaged or from an older version. Solving the maze again from the start.
solve-size = “{ $word }” is not a size. Write columns x rows, each from 4 to 9, such as 6x6.
solve-start-pac =
    { $lives ->
        [one] { $lives } life: PAC-MAN wins by turn { $turns }.
       *[other] { $lives } lives: PAC-MAN wins by turn { $turns }.
    }
solve-start-ghosts =
    { $lives ->
        [one] { $lives } life: the ghosts win by turn { $turns }.
       *[other] { $lives } lives: the ghosts win by turn { $turns }.
    }
solve-start-endless =
    { $lives ->
        [one] { $lives } life: neither side can force a win.
       *[other] { $lives } lives: neither side can force a win.
    }
solve-counts =
    { $lives ->
        [one] Positions with { $lives } life: PAC-MAN wins { $pac }, the ghosts win { $ghosts }, neither { $endless }.
       *[other] Positions with { $lives } lives: PAC-MAN wins { $pac }, the ghosts win { $ghosts }, neither { $endless }.
    }
solve-file = The solution is in { $path } ({ $size } MB).
solve-progress = Layer { $layer } of { $layers }; seconds left: { $left }
solve-search = Maze { $nth }, lives: { $lives }, { $percent }. Rejected: PAC-MAN wins ({ $pac }), ghosts win ({ $ghosts }), neither wins ({ $endless }), too short ({ $short })
solve-search-continues = The search continues. Mazes tried so far: { $tried }
solve-search-anew = { $path } is damaged or from an older version. The search starts again.
solve-fair-lives = Choose at least 2 lives: in a fair maze PAC-MAN wins with that many, and the ghosts win if he has one life fewer.
