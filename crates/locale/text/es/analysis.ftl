### What the analysis board says.

## The page

analysis-keys = Teclas: las flechas recorren las jugadas y las variantes; Inicio y Fin van al principio y al final. E lee la evaluación; B, la mejor jugada; T, en qué punto del árbol estás. A enciende o apaga el motor, G lo hace buscar más a fondo, S muestra los caminos más cortos, D dibuja círculos y flechas, X muestra la amenaza. C comenta, M promueve la variante, Supr borra desde aquí y Ctrl+Z deshace.

## The engine

analysis-engine = Motor
analysis-engine-off = Apagado
analysis-engine-failed = No se ha podido iniciar el motor.
analysis-deeper = Buscar más a fondo
analysis-effort = profundidad { $depth } · { $speed } posiciones/s
analysis-depth = Profundidad { $depth }.
analysis-thousands = { $number } mil
analysis-millions = { $number } M
analysis-lines-label = Número de líneas
analysis-lines =
    { $count ->
        [one] { $count } línea
       *[other] { $count } líneas
    }
analysis-line-label = Línea { $number }, { $value }: { $words }
analysis-wins-in = gana en { $count }
analysis-loses-in = pierde en { $count }
analysis-bars = Probabilidad de ganar
analysis-no-evaluation = Aún no hay evaluación
analysis-ghosts = Fantasmas
analysis-best = La mejor jugada: { $words }. { $value }.

## The tree of variations

analysis-tree = Jugadas y variantes
analysis-start = Inicio
analysis-at-start = Estás al principio.
analysis-at-main = Jugada { $ply }: { $word }.
analysis-at-variation = Jugada { $ply } en una variante: { $word }.
analysis-instead = Otras jugadas probadas aquí: { $list }.
analysis-next = Después: { $list }.
analysis-marks = Marcar esta jugada
analysis-mark-good = Buena jugada
analysis-mark-mistake = Error
analysis-mark-brilliant = Jugada brillante
analysis-mark-blunder = Error grave
analysis-mark-interesting = Jugada interesante
analysis-mark-dubious = Jugada dudosa
analysis-comment = Comentario a esta jugada
analysis-promote = Promover la variante
analysis-delete = Borrar desde aquí
analysis-undo = Deshacer
analysis-redo = Rehacer
analysis-next-variation = Variante siguiente

## Rolls

analysis-rolls = Elige la tirada
analysis-roll-chance = { $weight } de { $of }
analysis-rolls-bring = Porcentajes: probabilidad de ganar después de cada tirada ({ $name })

## Set up a position

analysis-setup = Preparar una posición
analysis-setup-tip = Toca una figura y después su casilla. Toca una ranura para añadir o quitar una barrera, o una casilla para añadir o quitar su punto.
analysis-legal = Esta posición es legal.
analysis-pieces = Figuras
analysis-remove = Quitar del tablero
analysis-turn = A quién le toca
analysis-hand = Barreras del jugador { $seat }
analysis-no-fences = Quitar todas las barreras
analysis-lives = Vidas de PAC-MAN
analysis-leads = Quién controla a Ms. Pac-Man
analysis-side = Fantasma del jugador { $seat }
analysis-side-strong = fuerte
analysis-side-flipped = débil por un F2
analysis-side-powered = débil (punto de poder recién comido)
analysis-side-fading = débil hasta su próximo turno
analysis-all-dots = Todos los puntos
analysis-few-dots = Un punto por zona
analysis-rolls-next = El jugador { $seat } tira
analysis-moves-next =
    { $count ->
        [one] El jugador { $seat } se mueve { $count } casilla
       *[other] El jugador { $seat } se mueve { $count } casillas
    }
analysis-places-next = Hay que colocar a Ms. Pac-Man
analysis-opening = Tiradas iniciales
analysis-position = Posición en texto
analysis-start-position = Posición inicial

## Open, share and save

analysis-open = Abrir una partida o una posición
analysis-paste = Pega una partida, una posición, jugadas o un enlace
analysis-open-text = Abrir
analysis-share = Compartir y guardar
analysis-copy-position = Copiar posición
analysis-save-record = Descargar partida
analysis-no-picture = No se ha podido crear la imagen.

## Kept analyses

analysis-kept = Tus análisis
analysis-name = Nombre de este análisis
analysis-export = Descargar todo en un archivo
analysis-kept-delete = Borrar este análisis

## Threats and drawings

analysis-threat = Amenaza
analysis-threat-of = Qué jugaría ahora { $name }
analysis-draw = Dibujar
analysis-draw-clear = Borrar los dibujos

## Exact values

analysis-exact = Exacto
analysis-exact-race =
    { $count ->
        [one] { $name } gana la carrera en { $count } jugada
       *[other] { $name } gana la carrera en { $count } jugadas
    }
analysis-exact-race-why = Ninguna barrera puede cambiar ya la carrera.
analysis-exact-solving = Resolviendo este laberinto: { CHANCE($done) }
analysis-exact-unknown = Este laberinto es demasiado grande para resolverlo al momento, y el servidor no tiene su solución.
analysis-exact-refused = Este laberinto es demasiado grande para resolverlo al momento. { $why }
analysis-exact-away = Este laberinto es demasiado grande para resolverlo al momento, y no hay conexión con el servidor.
analysis-exact-solve = Resolverlo aquí ({ $megabytes } MB)
analysis-exact-ask = Pedir al servidor que lo resuelva
analysis-exact-position = Posición
analysis-exact-pac = PAC-MAN en { $count }
analysis-exact-ghosts = fantasmas en { $count }
analysis-exact-endless = sin fin

## The heat map

analysis-heat-best = Mejores barreras, en pasos ganados
analysis-heat-about = El color de cada barrera permitida dice cuántos pasos les cuesta a los demás, menos los que le cuesta a quien tiene el turno: con las azules se ganan pasos; con las de trazo naranja discontinuo se pierden.
analysis-heat-fence = { $fence }: { $net } (los demás +{ $others }, quien tiene el turno +{ $own })
analysis-heat-none = Ninguna barrera les cuesta a los demás más pasos que a quien tiene el turno.
analysis-heat-unsolved = Este laberinto aún no está resuelto. El tablero de análisis puede resolverlo.

## Notations of other programs

# $dialect is the name of a notation: moves-a, sgf. $ours is what Palisade calls a move.
dialect-empty = No hay nada que leer.
dialect-which = Este texto se puede leer en más de una notación: { $dialects }. Elige una.
dialect-unknown = Este texto no está en ninguna notación conocida. Leído como { $dialect }: { $why }
dialect-broken = «{ $word }» no está escrito en la notación { $dialect }.
dialect-word = Jugada { $nth }: «{ $word }» no es una jugada en la notación { $dialect }.
dialect-move = Jugada { $nth }, «{ $word }» ({ $ours } en Palisade): { $why }
dialect-no-step = La figura no puede ir en esa dirección.
dialect-turn = Jugada { $nth }, «{ $word }»: le toca al otro jugador.
dialect-size = Solo se pueden leer tableros de 9 por 9 casillas; este texto dice { $size }.
dialect-several = El texto contiene varias partidas ({ $games }); solo se puede leer una cada vez.
dialect-position = Esta posición no es posible: { $why }
dialect-no-game = La notación { $dialect } no sirve para este juego: { $game }.
dialect-no-four = En la notación { $dialect } no se puede escribir una partida de cuatro jugadores.
dialect-no-start = En la notación { $dialect } toda partida empieza en la posición habitual, y mueve primero el jugador 1.
dialect-no-entry = La jugada { $nth }, «{ $word }», no se puede escribir en la notación { $dialect }.
dialect-no-result = En la notación { $dialect } no se puede indicar que hubo tablas de mutuo acuerdo.
dialect-no-fences = La notación { $dialect } necesita las 20 barreras, en el tablero o en reserva.
analysis-which = Este texto se puede leer en más de una notación. ¿Cuál es?
analysis-rows-a = Como aquí: la fila 1 es del jugador 1; las barreras se nombran por la casilla de abajo a la izquierda
analysis-rows-b = La fila 1 es del jugador 1; las barreras se nombran por la casilla de arriba a la izquierda
analysis-rows-c = La fila 1 es del jugador 2; las barreras se nombran por el número de fila menor
analysis-rows-d = La fila 1 es del jugador 2; las barreras se nombran por el número de fila mayor
