### Puzzles: solving them, making them, and files of them.

## Solving

puzzle-heading = Problema { $id } · { $game } · { $difficulty }
puzzle-welcome = Escribe una jugada, o: hint (pista), solution (solución), show (tablero), next (siguiente), quit (salir).
puzzle-task = Jugador { $seat }: te toca. Hay una jugada claramente mejor que las demás. ¿Cuál?
puzzle-task-catch = Juegas con los fantasmas. Solo una jugada atrapa a PAC-MAN a tiempo, haga lo que haga. ¿Cuál?
puzzle-task-pellet = Juegas con PAC-MAN. Encuentra la única jugada que gana.
puzzle-task-survive = Juegas con PAC-MAN. Encuentra la única jugada que no pierde.
puzzle-task-escape = Controlas a Ms. Pac-Man. ¿Dónde es menos probable que la atrapen en la próxima tirada?
puzzle-task-hunt = Juegas con el fantasma. ¿Desde dónde es más probable que atrape a Ms. Pac-Man en el próximo turno?
puzzle-right = ¡Bien! Sigue.
puzzle-reply = Tu rival responde: { $words }.
puzzle-solved = ¡Resuelto!
puzzle-also-good = Esa jugada es igual de buena. ¡Resuelto!
puzzle-wrong = Esa jugada es legal, pero hay una mejor.
puzzle-over = Este problema ha terminado.
puzzle-solution = La solución: { $words }.
puzzle-about = Temas: { $themes }.
puzzle-hint-fence = Coloca una barrera.
puzzle-hint-step = Mueve tu figura.
puzzle-hint-square = Fíjate en la casilla { $square }.
puzzle-hint-pass = El fantasma se queda donde está.
puzzle-none = Ningún problema cumple esas condiciones. Elige otro juego u otro tema.
puzzle-unknown = El problema «{ $word }» no existe.
puzzle-unknown-theme = El tema «{ $word }» no existe. Los temas son: { $themes }.
puzzle-bad-date = «{ $word }» no es una fecha. Escríbela así: 2026-11-17.
server-puzzle-unknown = El problema «{ $word }» no existe.
server-puzzle-theme = El tema «{ $word }» no existe.
server-puzzle-date = «{ $word }» no es una fecha. Escríbela así: 2026-11-17.
server-puzzle-over = «{ $word }» es una jugada de más: el problema ya había terminado.

## Themes

puzzle-theme-long-detour = gran rodeo
puzzle-theme-last-gap = última abertura
puzzle-theme-jump-parity = paridad del salto
puzzle-theme-side-step-trap = trampa del paso lateral
puzzle-theme-forced-detour = rodeo forzado
puzzle-theme-save-the-fence = reservar la barrera
puzzle-theme-only-fence = barrera única
puzzle-theme-double-threat = doble amenaza
puzzle-theme-corner-box = figura encerrada
puzzle-theme-only-move = jugada única
puzzle-theme-catch = atrapar a PAC-MAN
puzzle-theme-pellet = última pac-bola
puzzle-theme-survive = sobrevivir
puzzle-theme-frenzy = frenesí
puzzle-theme-boost = impulso
puzzle-theme-pincer = pinza
puzzle-theme-escape = huida
puzzle-theme-hunt = caza

## Files

puzzle-file-fields = Línea { $line }: un problema tiene 7 campos separados por |, y esta línea tiene { $count }.
puzzle-file-id = Línea { $line }: «{ $word }» no es un identificador. Usa minúsculas y cifras.
puzzle-file-twice = Línea { $line }: otro problema ya tiene el identificador { $word }.
puzzle-file-game = Línea { $line }: el juego «{ $word }» no existe.
puzzle-file-theme = Línea { $line }: el tema «{ $word }» no existe.
puzzle-file-difficulty = Línea { $line }: la puntuación «{ $word }» no es un número de 400 a 3000.
puzzle-file-position = Línea { $line }: { $why }
puzzle-file-over = Línea { $line }: en esta posición la partida ya ha terminado.
puzzle-file-empty = Línea { $line }: falta la solución.
puzzle-file-move = Línea { $line }, jugada { $word }: { $why }
puzzle-file-reply = Línea { $line }: { $word } es una respuesta. Una solución termina con una jugada que hay que encontrar, y solo esas pueden tener alternativas.

## Making and checking

puzzles-make-done =
    { $kept ->
        [one] { $kept } problema
       *[other] { $kept } problemas
    } de { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }: { $path }
puzzles-make-other = { $path } se hizo con otro juego o con otra semilla. Elige otro archivo.
puzzles-make-stopped = Interrumpido. Partidas hechas: { $games }. La próxima vez continuará desde aquí.
puzzles-check-done =
    { $count ->
        [one] { $count } problema comprobado, y es correcto.
       *[other] { $count } problemas comprobados, y todos son correctos.
    }
puzzles-check-failed = Problemas incorrectos ({ $failed } de { $count }): { $list }
