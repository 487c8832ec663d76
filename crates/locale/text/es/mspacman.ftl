### Ms. Pac-Man: por qué se rechaza una jugada, una posición escrita o un tablero.

## Jugadas

refusal-ms-word = «{ $word }» no es una palabra de este juego: escribe un recorrido como d7-d6-d5, una colocación como @e7, una tirada como spin:3 o die:F2, o -- cuando hay que quedarse.
refusal-ms-over = La partida ha terminado: ha ganado el jugador { $winner }.
refusal-ms-spin-due = El jugador { $seat } tiene que girar antes la ruleta, por ejemplo spin:3.
refusal-ms-die-due = El jugador { $seat } tiene que tirar antes el dado, por ejemplo die:4.
refusal-ms-place-due = El jugador { $seat } tiene que poner antes a Ms. Pac-Man en un círculo blanco, por ejemplo @e7.
refusal-ms-move-due = Ahora el jugador { $seat } tiene que avanzar { $steps ->
        [one] { $steps } casilla
       *[other] { $steps } casillas
    }.
refusal-ms-no-spin = La ruleta de este tablero no tiene un { $steps }.
refusal-ms-no-face = El dado de este tablero no tiene un { $face }.
refusal-ms-not-circle = { $square } no tiene círculo blanco, y Ms. Pac-Man no se coloca en otro sitio.
refusal-ms-circle-taken = El fantasma del jugador { $seat } está en { $square }.
refusal-ms-must-move = Hay manera de avanzar { $steps ->
        [one] { $steps } casilla
       *[other] { $steps } casillas
    }; solo se queda quien no puede.
refusal-ms-count = El recorrido tiene { $count ->
        [one] { $count } casilla
       *[other] { $count } casillas
    }, la tirada da { $steps }.
refusal-ms-off-board = No existe la casilla { $square } en este tablero.
refusal-ms-solid = { $square } es maciza: por ahí no se pasa.
refusal-ms-home = { $square } es una casa de fantasma: se sale de ella, pero nunca se entra.
refusal-ms-apart = { $from } y { $to } no son vecinas ni dos salidas.
refusal-ms-wall = Un muro separa { $from } y { $to }.
refusal-ms-after-catch = La jugada termina con la captura en { $square }.
refusal-ms-after-win = El paso a { $square } se lleva el último punto de una zona: ha ganado el jugador { $winner } y la jugada termina ahí.
refusal-ms-on-ghost = El fantasma del jugador { $seat } está en { $square }: ve una casilla más allá, a una libre.
refusal-ms-no-room = El fantasma del jugador { $seat } está en { $square }, y ninguna casilla vecina está libre.
refusal-ms-extra-taken = El paso de más no puede ir a { $square }: ahí hay una pieza.

## Posiciones escritas y mesas

setup-ms-seats = Ms. Pac-Man es para 2 a 4 jugadores, no { $count }.
setup-ms-fields = Una posición tiene seis campos (colores, Ms. Pac-Man, fantasmas, puntos que faltan, lo que toca, tablero), por ejemplo «a,b 1:e7 -,f6:S - roll:1 quarters»; { $count ->
        [one] aquí hay { $count }.
       *[other] aquí hay { $count }.
    }
setup-ms-word = «{ $word }» no corresponde al campo { $field }.
setup-ms-length = El campo { $field } tiene { $count ->
        [one] { $count } elemento
       *[other] { $count } elementos
    }, la mesa tiene { $seats } puestos.
setup-ms-colour-twice = Dos jugadores no pueden tener los dos el color { $colour }.
setup-ms-no-dot = { $square } no tiene punto que pueda faltar, o se nombra dos veces.
setup-ms-square = Ninguna pieza así puede estar en { $square }.
setup-ms-shared = Dos piezas no pueden compartir { $square }.
setup-ms-ghost = El fantasma del jugador { $seat } está en el tablero exactamente mientras ese jugador juega sin llevar a Ms. Pac-Man.
setup-ms-leader = Desde el final de las primeras tiradas alguien de la mesa debe llevar a Ms. Pac-Man, y una vez colocada está en el tablero.
setup-ms-turn = No puede ser el turno del jugador { $seat }, que no está jugando.
setup-ms-steps = El jugador { $seat } no puede tener que avanzar { $steps }: ninguna tirada de este tablero lleva a eso.
setup-ms-side = El fantasma del jugador { $seat } no puede ser débil de ese modo durante su propio turno.
setup-ms-opening = Las primeras tiradas van jugador por jugador, entre dos al menos, con todos los fantasmas en casa y todos los puntos puestos.
setup-ms-end = La partida ha terminado exactamente cuando la zona de un jugador está vacía o queda uno solo, y ese ha ganado.

## Tableros

board-unknown = No hay ningún tablero «{ $word }»; los tableros son: { $known }.
board-no-drawing = Línea { $line }: no hay dibujo; ninguna línea empieza por +.
board-header = Línea { $line }, columna { $column }: «{ $text }» no dice nada de un tablero.
board-name = Línea { $line }, columna { $column }: «{ $text }» no es un nombre: usa letras, cifras y -, 32 como mucho, primero una letra.
board-face = Línea { $line }, columna { $column }: «{ $text }» no es una cara: escribe 4 o, para el dado, F2, y 4x3 para una tres veces más probable.
board-few-faces = Línea { $line }, columna { $column }: una ruleta necesita dos caras distintas, un dado una, y pesos de 999 como mucho en total.
board-too-large = Línea { $line }, columna { $column }: el tablero es mayor de { $most } × { $most }.
board-ragged = Línea { $line }, columna { $column }: el dibujo es irregular aquí: cada casilla ocupa cuatro caracteres y un muro, cada fila dos líneas, con un muro al final.
board-wall = Línea { $line }, columna { $column }: «{ $text }» está donde va un poste, un muro o un paso.
board-cell = Línea { $line }, columna { $column }: «{ $text }» no es una casilla: usa .a *a oa Ga (con una letra de la a a la d), EX o ##.
board-after-drawing = Línea { $line }, columna { $column }: tras el dibujo solo puede haber comentarios.
board-word = Columna { $column }: un tablero en una palabra es tamaño~casillas~muros~ruleta~dado, y este se tuerce aquí.
board-dots = Línea { $line }, columna { $column }: la zona { $colour } tiene { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    } en vez de { $wanted }.
board-homes = Línea { $line }, columna { $column }: el color { $colour } tiene { $count } casas de fantasma en vez de una.
board-exits = Línea { $line }, columna { $column }: hay { $count } salidas en vez de cuatro.
board-powers = Línea { $line }, columna { $column }: hay { $count } casillas de poder en vez de cuatro.
board-circles = Línea { $line }, columna { $column }: un tablero necesita al menos tres círculos blancos, no { $count }.
board-unreachable = Línea { $line }, columna { $column }: ningún camino lleva de los círculos blancos a { $square }.
board-closed-home = Línea { $line }, columna { $column }: ningún camino sale de la casa de fantasma { $square }.
