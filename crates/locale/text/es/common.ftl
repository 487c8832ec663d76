### Lo que dicen todas las interfaces. Las variables de un mensaje son las mismas en cada idioma.

reason-with-rule = { $sentence } ({ $rule })

## Juegos

game-quoridor = Quoridor
game-mini = Quoridor Mini
game-pacman = Variante PAC-MAN
game-mspacman = Ms. Pac-Man

## Piezas y cosas, como en la caja

term-pawn = peón
term-fence = barrera
term-pacman = PAC-MAN
term-mspacman = Ms. Pac-Man
term-ghost = fantasma
term-blinky = Blinky
term-inky = Inky
term-pinky = Pinky
term-clyde = Clyde
term-pellet = pac-bola
term-dot = punto
term-die = dado
term-spinner = ruleta

## Cantidades

fences-left =
    { $count ->
        [one] { $count } barrera
       *[other] { $count } barreras
    }
lives-left =
    { $count ->
        [one] { $count } vida
       *[other] { $count } vidas
    }
pellets-left =
    { $count ->
        [one] { $count } pac-bola
       *[other] { $count } pac-bolas
    }
dots-left =
    { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
steps-left =
    { $count ->
        [one] { $count } paso
       *[other] { $count } pasos
    }

## Idiomas

language-unknown = No hay ningún idioma «{ $tag }»; elige uno de estos: { $known }.

## Opciones de una mesa

option-unknown = Aquí no hay ninguna opción «{ $name }»; las opciones son: { $known }.
option-value = La opción { $name } no admite «{ $value }»; admite: { $allowed }.

## Registros de partidas

record-no-magic = Línea { $line }, columna { $column }: esto no es un registro de partida; su primera línea debe ser «palisade 1».
record-open-note = Línea { $line }, columna { $column }: una nota se abre con una llave y no se cierra.
record-stray-note = Línea { $line }, columna { $column }: una nota entre llaves debe seguir a una jugada, una por jugada.
record-over = La partida ha terminado; no se le puede añadir nada.
record-bad-leave = «{ $word }» no dice quién se fue ni por qué; escribe leave:JUGADOR:MOTIVO, donde MOTIVO es resign, time o fault.
record-not-seated = El jugador { $seat } ya no está en la partida.
record-no-game = El registro no dice de qué juego es: falta una línea «game …».
record-not-a-number = Esto debe ser un número.
record-bad-result = Esto no es un resultado con un puesto para cada jugador, o no es un motivo conocido.
record-wrong-result = El registro dice «{ $stated }», pero sus jugadas dan «{ $actual }».
record-header = En la línea «{ $header } { $value }»: { $why }
record-word = Palabra { $nth }, «{ $word }»: { $why }

## Mesas

game-unknown = No hay ningún juego «{ $word }»; los juegos son: quoridor, mini, pacman, mspacman.
table-seats = Este juego no tiene mesa para { $seats }; es para { $allowed } jugadores.
table-pieces = Se han elegido { $pieces } piezas para { $seats } puestos.
table-no-maze = El juego { $game } no tiene laberinto que elegir.

## Opciones de los juegos, como las nombra un menú, y sus valores

# $name is the name below, $word the word for scripts, $about the sentence below, $rule a rule number.
option-item = { $name } (`{ $word }`): { $about } ({ $rule })
option-item-plain = { $name } (`{ $word }`): { $about }
# $values lists words with their meaning, $default is one of them.
option-values = Valores: { $values }. Por defecto: { $default }.

option-about-starter = quién hace la primera jugada; se elige al azar si no indicas a nadie.
option-about-pawn-behind = qué pasa si hay una tercera figura justo detrás de la que quieres saltar. O bloquea el salto, como dicen todos los reglamentos, o cuenta como una barrera y puedes pasar a la izquierda o a la derecha.
option-about-repetition = si la partida acaba en tablas cuando la misma posición se da por tercera vez.
option-about-move-seconds = el tiempo máximo por jugada, en segundos, o sin límite.
option-about-pieces = el personaje de cada jugador. No cambia nada más.
option-about-boost = cuántas de las 3 casillas extra recorre PAC-MAN después de comerse una pac-bola.
option-about-boost-eats = qué fantasmas se come PAC-MAN durante un impulso: todos los que encuentra por el camino o solo los de la casilla donde se detiene. En este segundo caso puede pasar por encima de los demás sin que lo atrapen.
option-about-frenzy = cómo recorre sus dos casillas un fantasma que ve a PAC-MAN: las dos en la misma dirección, o pudiendo girar después de la primera, incluso para volver a donde estaba.
option-about-ghost-on-pellet = qué es para un fantasma una pac-bola sin comer: una casilla que puede cruzar sin detenerse en ella, un muro o una casilla como cualquier otra.
option-about-contact = qué pasa si PAC-MAN va a la casilla de un fantasma sin tener impulso. O queda atrapado, o no puede entrar en esas casillas; si por eso no puede mover dos casillas, mueve una o se queda donde está.
option-about-ghosts-share = si varios fantasmas pueden detenerse en la misma casilla. Cruzarse pueden siempre.
option-about-lives = cuántas vidas tiene PAC-MAN. Si no lo indicas, lo decide el laberinto.
option-about-ghosts = quién controla a Blinky, Inky, Pinky y Clyde, por este orden. Si no lo indicas, los fantasmas se reparten de uno en uno.
option-about-capture = si las figuras se atrapan en todas las casillas por las que pasan o solo en la última de cada jugada.
option-about-colours = qué zona de color tiene cada jugador. A quienes no figuren en la lista les tocan las zonas que sobren.

option-name-starter = Quién empieza
option-name-pawn-behind = Tercera figura detrás
option-name-repetition = Posición tres veces
option-name-move-seconds = Segundos por jugada
option-name-boost = Casillas del impulso
option-name-boost-eats = El impulso se come
option-name-frenzy = Fantasmas frenéticos
option-name-ghost-on-pellet = Fantasmas y pac-bolas
option-name-contact = Entrar en un fantasma
option-name-ghosts-share = Fantasmas juntos
option-name-lives = Vidas
option-name-pieces = Personajes
option-name-capture = Capturas
option-name-maze = Laberinto
option-name-ghosts = Quién lleva a { $ghost }
option-name-colours = Zona del jugador { $seat }

choice-random = por sorteo
choice-blocked = impide el salto
choice-sidestep = vale como barrera
choice-draw = tablas
choice-off = no
choice-up-to = hasta 3
choice-exactly = exactamente 3
choice-path = a todos los del camino
choice-end = solo al último
choice-straight = en línea recta
choice-turning = pueden girar
choice-cross = pasan sin detenerse
choice-never = no entran
choice-free = pueden detenerse
choice-caught = queda atrapado
choice-closed = imposible
choice-true = sí
choice-false = no
choice-passing = también de paso
choice-exact = en la última casilla
choice-maze = según el laberinto
choice-dealt = repartidos de uno en uno
choice-seat = jugador { $seat }
choice-nobody = no juega
choice-area-a = arriba a la izquierda
choice-area-b = arriba a la derecha
choice-area-c = abajo a la derecha
choice-area-d = abajo a la izquierda

## Laberintos y tableros incluidos

maze-name-corners = Esquinas
maze-name-cloister = Claustro
maze-name-drawbridge = Puente levadizo
maze-name-hedgerow = Seto
maze-name-lantern-yard = Patio de los faroles
maze-name-long-watch = Larga vigilia
maze-name-narrow-gate = Puerta estrecha
maze-name-orchard = Huerto
maze-name-stepping-stones = Pasaderas
maze-name-three-keys = Tres llaves
maze-name-toll-bridge = Puente de peaje
maze-name-quarters = Cuadrantes

## Cómo terminan las partidas

ending-winner = Ha ganado el jugador { $seat }
ending-winners = Han ganado los jugadores { $seats }
ending-draw = Tablas
ending-by-repetition = La misma posición ha aparecido por tercera vez.
ending-by-resign = El otro bando ha abandonado.
ending-by-time = Se ha acabado el tiempo.
ending-by-fault = Un programa ha fallado.
ending-by-agreement = Ambos bandos lo han acordado.
ending-by-aborted = La partida se ha cancelado.
