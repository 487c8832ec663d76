### What the analysis board says.

## The page

analysis-keys = Teclas: las flechas recorren jugadas y variantes, Inicio y Fin van al principio y al final, E dice la evaluación, B la mejor jugada, T dónde estás en el árbol, A enciende o apaga el motor, S muestra los caminos más cortos, C comenta, M promociona, Supr borra y Ctrl+Z deshace.

## The engine

analysis-engine = Motor
analysis-engine-off = Apagado
analysis-engine-failed = No se ha podido iniciar el motor.
analysis-effort = profundidad { $depth } · { $speed } posiciones/s
analysis-depth = Profundidad { $depth }.
analysis-thousands = { $number } mil
analysis-millions = { $number } M
analysis-lines-label = Número de líneas
analysis-lines =
    { $count ->
        [one] { $count } línea
       *[other] { $count } líneas
    }
analysis-line-label = Línea { $number }, { $value }: { $words }
analysis-percent = { $percent } %
analysis-wins-in = gana en { $count }
analysis-loses-in = pierde en { $count }
analysis-bars = Posibilidades de ganar
analysis-no-evaluation = Aún no hay evaluación
analysis-ghosts = Fantasmas
analysis-best = Lo mejor: { $words }. { $value }.

## The tree of variations

analysis-tree = Jugadas y variantes
analysis-start = Inicio
analysis-at-start = Estás al principio.
analysis-at-main = Jugada { $ply }: { $word }.
analysis-at-variation = Jugada { $ply } en una variante: { $word }.
analysis-instead = También probado aquí: { $list }.
analysis-next = Después: { $list }.
analysis-marks = Marcar esta jugada
analysis-mark-good = Buena jugada
analysis-mark-mistake = Error
analysis-mark-brilliant = Jugada brillante
analysis-mark-blunder = Error grave
analysis-mark-interesting = Jugada interesante
analysis-mark-dubious = Jugada dudosa
analysis-comment = Comentario sobre esta jugada
analysis-promote = Promocionar la variante
analysis-delete = Borrar desde aquí
analysis-undo = Deshacer
analysis-redo = Rehacer
analysis-next-variation = Variante siguiente

## Rolls

analysis-rolls = Elige el resultado
analysis-roll-chance = { $weight } de { $of }
analysis-rolls-bring = El porcentaje es lo que { $name } podría esperar después.

## Set up a position

analysis-setup = Preparar una posición
analysis-setup-tip = Toca una ficha y luego su casilla. Toca una ranura para poner o quitar una barrera, una casilla para poner o quitar su punto.
analysis-legal = Esta posición es legal.
analysis-pieces = Fichas
analysis-remove = Quitar del tablero
analysis-turn = Quién juega
analysis-hand = Barreras del jugador { $seat }
analysis-no-fences = Quitar todas las barreras
analysis-lives = Vidas de PAC-MAN
analysis-leads = Lleva a Ms. Pac-Man
analysis-side = Fantasma del jugador { $seat }
analysis-side-strong = fuerte
analysis-side-flipped = débil tras F2
analysis-side-powered = débil, punto de poder recién comido
analysis-side-fading = débil, por última vez
analysis-all-dots = Todos los puntos
analysis-few-dots = Un punto cada uno
analysis-rolls-next = El jugador { $seat } tira
analysis-moves-next =
    { $count ->
        [one] El jugador { $seat } mueve { $count } casilla
       *[other] El jugador { $seat } mueve { $count } casillas
    }
analysis-places-next = Se coloca a Ms. Pac-Man
analysis-opening = Tiradas iniciales
analysis-position = Posición como texto
analysis-start-position = Posición inicial

## Open, share and save

analysis-open = Abrir una partida o una posición
analysis-paste = Pega una partida, una posición, jugadas o un enlace
analysis-open-text = Abrir
analysis-share = Compartir y guardar
analysis-copy-position = Copiar posición
analysis-save-record = Descargar partida
analysis-no-picture = No se ha podido crear la imagen.

## Exact values

analysis-exact = Exacto
analysis-exact-race =
    { $count ->
        [one] Ninguna barrera puede cambiar ya la carrera: { $name } gana en { $count } jugada.
       *[other] Ninguna barrera puede cambiar ya la carrera: { $name } gana en { $count } jugadas.
    }
analysis-exact-solving = Resolviendo este laberinto: { $percent } %
analysis-exact-unknown = Este laberinto es demasiado grande para resolverlo al momento y el servidor no tiene su solución.
analysis-exact-solve = Resolverlo aquí ({ $megabytes } MB)
analysis-exact-ask = Pedírselo al servidor
analysis-exact-position = Posición
analysis-exact-pac = PAC-MAN en { $count }
analysis-exact-ghosts = fantasmas en { $count }
analysis-exact-endless = sin fin
