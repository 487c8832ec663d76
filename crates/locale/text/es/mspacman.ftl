### Ms. Pac-Man: why a move, a typed position or a board is refused.
### $seat and $winner are numbers of players; $steps is how many squares the roll gives; $colour is a
### letter from a to d; $line and $column say where in a board file or word.

## Moves

refusal-ms-word = «{ $word }» no es una jugada de este juego. Escribe un recorrido como d7-d6-d5, una colocación como @e7, una tirada como spin:3 o die:F2, o -- si no hay más remedio que quedarse.
refusal-ms-over = La partida ha terminado: ha ganado el jugador { $winner }.
refusal-ms-spin-due = El jugador { $seat } tiene que girar antes la ruleta.
refusal-ms-die-due = El jugador { $seat } tiene que tirar antes el dado.
refusal-ms-place-due = El jugador { $seat } tiene que colocar antes a Ms. Pac-Man en un círculo blanco.
refusal-ms-move-due = Ahora el jugador { $seat } tiene que moverse { $steps ->
        [one] { $steps } casilla
       *[other] { $steps } casillas
    }.
refusal-ms-no-spin = La ruleta de este tablero no tiene ningún { $steps }.
refusal-ms-no-face = El dado de este tablero no tiene ningún { $face }.
refusal-ms-not-circle = { $square } no tiene círculo blanco, y Ms. Pac-Man solo se puede colocar en uno.
refusal-ms-circle-taken = El fantasma del jugador { $seat } ya está en { $square }.
refusal-ms-must-move = Puedes moverte { $steps ->
        [one] { $steps } casilla
       *[other] { $steps } casillas
    }, así que no puedes quedarte donde estás.
refusal-ms-count = El recorrido tiene { $count ->
        [one] { $count } casilla
       *[other] { $count } casillas
    }, pero ha salido un { $steps }.
refusal-ms-off-board = En este tablero no existe la casilla { $square }.
refusal-ms-solid = { $square } es un bloque macizo: ahí no puede entrar ninguna figura.
refusal-ms-home = { $square } es una casa de fantasma: de ahí se sale, pero nadie entra.
refusal-ms-apart = { $from } y { $to } no son casillas vecinas ni dos salidas.
refusal-ms-wall = Hay un muro entre { $from } y { $to }.
refusal-ms-after-catch = La jugada termina con la captura en { $square }.
refusal-ms-after-win = Con el paso a { $square } desaparece el último punto de una zona: ha ganado el jugador { $winner } y la jugada termina ahí.
refusal-ms-on-ghost = El fantasma del jugador { $seat } está en { $square }: sigue una casilla más, hasta una libre.
refusal-ms-no-room = El fantasma del jugador { $seat } está en { $square }, y no hay ninguna casilla libre al lado.
refusal-ms-extra-taken = El paso extra no puede ir a { $square }: ahí hay una figura.

## Typed positions

setup-ms-seats =
    { $count ->
        [one] Ms. Pac-Man es de 2 a 4 jugadores, no de { $count }.
       *[other] Ms. Pac-Man es de 2 a 4 jugadores, no de { $count }.
    }
setup-ms-fields = Una posición tiene seis campos (colores, Ms. Pac-Man, fantasmas, puntos comidos, lo que toca ahora, tablero), por ejemplo «a,b 1:e7 -,f6:S - roll:1 quarters»; { $count ->
        [one] aquí hay { $count }.
       *[other] aquí hay { $count }.
    }
setup-ms-word = «{ $word }» no es válido en el campo { $field }.
setup-ms-length = El campo { $field } tiene { $count ->
        [one] { $count } elemento
       *[other] { $count } elementos
    }, pero hay { $seats } jugadores.
setup-ms-colour-twice = El color { $colour } no puede ser de dos jugadores a la vez.
setup-ms-no-dot = { $square } nunca ha tenido un punto o aparece dos veces.
setup-ms-square = Esa figura no puede estar en { $square }.
setup-ms-shared = Dos figuras no pueden compartir { $square }.
setup-ms-ghost = El fantasma del jugador { $seat } debe estar en el tablero si ese jugador sigue en la partida y no controla a Ms. Pac-Man, y solo en ese caso.
setup-ms-leader = Después de las tiradas iniciales alguien debe controlar a Ms. Pac-Man, y una vez colocada tiene que estar en el tablero.
setup-ms-turn = No le puede tocar al jugador { $seat }, que no está en la partida.
setup-ms-steps = Al jugador { $seat } no { $steps ->
        [one] le puede quedar { $steps } casilla
       *[other] le pueden quedar { $steps } casillas
    } por recorrer: ninguna tirada de este tablero lleva a eso.
setup-ms-side = El fantasma del jugador { $seat } no puede ser débil de esa manera durante su propio turno.
setup-ms-opening = Las tiradas iniciales van por orden de jugador, entre dos como mínimo, con todos los fantasmas en casa y sin ningún punto comido.
setup-ms-end = La partida termina cuando la zona de un jugador se queda vacía o cuando solo queda un jugador, y solo entonces; gana ese jugador.

## Boards

board-unknown = No existe el tablero «{ $word }». Los tableros son: { $known }.
board-no-drawing = Línea { $line }: falta el dibujo. Ninguna línea empieza por +.
board-header = Línea { $line }, columna { $column }: «{ $text }» no es una línea de un archivo de tablero.
board-name = Línea { $line }, columna { $column }: «{ $text }» no es un nombre válido. Usa letras, cifras y -, 32 como máximo, empezando por una letra.
board-face = Línea { $line }, columna { $column }: «{ $text }» no vale aquí. Escribe números del 1 al 8 o, para el dado, también con F, como F2; con 4x3, el 4 sale el triple de veces.
board-few-faces = Línea { $line }, columna { $column }: una ruleta necesita al menos 2 resultados distintos, y un dado, al menos 1. Ninguno de los dos puede pasar de 999 en total; 4x3 cuenta como 3.
board-too-large = Línea { $line }, columna { $column }: el tablero es mayor de { $most } × { $most }.
board-ragged = Línea { $line }, columna { $column }: el dibujo no cuadra aquí. Cada casilla ocupa cuatro caracteres y un muro, y cada fila dos líneas, con un muro de cierre al final.
board-wall = Línea { $line }, columna { $column }: «{ $text }» está donde debería haber una esquina, un muro o un paso.
board-cell = Línea { $line }, columna { $column }: «{ $text }» no es una casilla. Usa .a *a oa Ga (con una letra de la a a la d), EX o ##.
board-after-drawing = Línea { $line }, columna { $column }: después del dibujo solo puede haber comentarios.
board-word = Columna { $column }: un tablero en una palabra es tamaño~casillas~muros~ruleta~dado, y este tiene un error aquí.
board-dots = Línea { $line }, columna { $column }: la zona { $colour } tiene { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    } en vez de { $wanted }.
board-homes = Línea { $line }, columna { $column }: la zona { $colour } tiene { $count ->
        [one] { $count } casa de fantasma
       *[other] { $count } casas de fantasma
    } en vez de 1.
board-exits =
    { $count ->
        [one] Línea { $line }, columna { $column }: hay { $count } salida en vez de 4.
       *[other] Línea { $line }, columna { $column }: hay { $count } salidas en vez de 4.
    }
board-powers =
    { $count ->
        [one] Línea { $line }, columna { $column }: hay { $count } punto de poder en vez de 4.
       *[other] Línea { $line }, columna { $column }: hay { $count } puntos de poder en vez de 4.
    }
board-circles = Línea { $line }, columna { $column }: un tablero necesita al menos 3 círculos blancos, y este tiene { $count }.
board-unreachable = Línea { $line }, columna { $column }: no se puede llegar a { $square } desde los círculos blancos.
board-closed-home = Línea { $line }, columna { $column }: de la casa de fantasma { $square } no se puede salir.
