### Puzzles in the page: what there is, solving, runs, one’s own mistakes, sets for others.

## What there is

practice-lead = Una jugada es claramente mejor que todas las demás. Encuéntrala.
practice-all = Todos los problemas
practice-daily = Problema del día
practice-daily-more = Hoy es el mismo para todo el mundo, también sin conexión.
practice-daily-done = Resuelto hoy. El siguiente llega mañana.
practice-solve = Resolver
practice-for-you = A tu nivel
practice-theme = Tema: { $theme }
practice-rating = Tu puntuación: { $rating } ± { $margin }
practice-by-game = Por juego
practice-by-theme = Por tema
practice-count =
    { $count ->
        [one] { $count } problema
       *[other] { $count } problemas
    }

## Solving one

practice-board = Tablero del problema. { $board }
practice-fences = { $name }: { $fences }
practice-hint = Pista
practice-hint-more = Otra pista
practice-show = Ver solución
practice-next = Siguiente problema
practice-skip = Omitir
practice-wrong-reply = { $word } no es la solución: la respuesta { $reply } es demasiado fuerte.
practice-difficulty = Puntuación del problema: { $difficulty }.
practice-rated = Tu puntuación: { $rating } ({ $change }).
practice-place = { $nth } de { $count }

## Runs

practice-storm = Tormenta
practice-storm-more = Todos los que puedas en tres minutos, primero los fáciles. Una mala jugada cuesta diez segundos.
practice-streak = Racha
practice-streak-more = Uno tras otro, cada vez más difíciles, hasta el primer error.
practice-solved = Resueltos: { $count }
practice-best = Récord: { $count }
practice-record = ¡Nuevo récord!
practice-run-over =
    { $count ->
        [one] Has resuelto un problema.
       *[other] Has resuelto { $count } problemas.
    }
practice-missed = Repetir los problemas fallados
practice-time-left = Segundos restantes: { $seconds }

## One’s own mistakes

practice-mistakes = Tus errores
practice-mistakes-none = Abre la revisión de una de tus partidas: tus errores saldrán aquí hasta que dejes de cometerlos.
practice-mistakes-due =
    { $count ->
        [one] Hoy toca repetir una posición.
       *[other] Hoy toca repetir { $count } posiciones.
    }
practice-mistakes-done = Hoy no queda nada por repetir.
practice-mistakes-kept = Posiciones: { $count } · aprendidas: { $learned }
practice-train = Practicar
practice-card-task = Aquí fallaste en una de tus partidas. Encuentra una jugada mejor.
practice-checking = Comprobando { $word }…
practice-learned = Ya no cometes este error.
practice-comes-back =
    { $days ->
        [one] Volverá a salir mañana.
       *[other] Volverá a salir dentro de { $days } días.
    }

## Sets for others

practice-set = Compartir una selección de problemas
practice-set-more = Para una clase o para amigos: el enlace abre los mismos problemas para todo el mundo.
practice-set-theme = Tema
practice-set-any = Quoridor, cualquier tema
practice-set-count = Número de problemas
practice-set-make = Crear enlace
practice-set-made = El enlace está listo.
practice-set-link = Enlace de la selección
practice-set-open = Abrir
practice-set-title = Selección de problemas
practice-set-done = Listo: { $solved } de { $count } sin errores ni pistas.
