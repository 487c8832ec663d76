### Messages of one face; see common.ftl for what all share.

solve-stopped = Solving was stopped; it goes on from here next time.
solve-memory = Solving this takes { $needed } MB of memory, and only { $free } MB are free.
solve-disk = { $path } cannot be used: { $error }
solve-busy = Somebody else is solving this maze right now, into { $path }.
solve-foreign = { $path } is no solution of this maze.
solve-damaged = { $path } is damaged; move it away and solve the maze again.
solve-anew = { $path } is damaged or of an older version; the maze is solved anew.
solve-size = “{ $word }” is no size: write files x ranks, each from 4 to 9, such as 6x6.
solve-start-pac = Lives { $lives }: PAC-MAN wins, in turn { $turns } at the latest.
solve-start-ghosts = Lives { $lives }: the ghosts win, in turn { $turns } at the latest.
solve-start-endless = Lives { $lives }: nobody can force a win.
solve-counts = Lives { $lives }, positions: PAC-MAN wins { $pac }, the ghosts { $ghosts }, nobody { $endless }.
solve-file = The solution is in { $path } ({ $size } MB).
solve-progress = Layer { $layer } of { $layers }; seconds left: { $left }
