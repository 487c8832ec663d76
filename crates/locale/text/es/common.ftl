### What all programs share: names of games and pieces, players, results, and refusals that belong to
### no single game. The variables of a message are the same in every language. $seat is the number of
### a player, from 1.

reason-with-rule = { $sentence } ({ $rule })

## Games

game-quoridor = Quoridor
game-mini = Quoridor Mini
game-pacman = Variante PAC-MAN
game-mspacman = Ms. Pac-Man

## Pieces and things, as the rulebooks call them

term-pawn = figura
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

## Counts

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

## Languages

language-unknown = Palisade no está en el idioma «{ $tag }». Elige uno de estos: { $known }.

## Options

option-unknown = Aquí no existe la opción «{ $name }». Las opciones son: { $known }.
option-value = La opción { $name } no admite «{ $value }». Valores posibles: { $allowed }.

## Records

record-no-magic = Línea { $line }, columna { $column }: esto no es un archivo de partida. Su primera línea debe ser «palisade 1».
record-open-note = Línea { $line }, columna { $column }: este comentario se abre con una llave, pero no se cierra.
record-stray-note = Línea { $line }, columna { $column }: los comentarios entre llaves van después de una jugada, uno por jugada.
record-over = La partida ha terminado. Ya no se le puede añadir nada.
record-bad-leave = «{ $word }» no dice quién se ha ido ni por qué. Escribe leave:JUGADOR:MOTIVO; el motivo es resign, time o fault.
record-not-seated = El jugador { $seat } ya no está en la partida.
record-no-game = El archivo no dice de qué juego es: falta la línea «game …».
record-not-a-number = Esto tiene que ser un número.
record-bad-result = Un resultado tiene un valor por jugador y un motivo conocido.
record-wrong-result = El archivo dice «{ $stated }», pero de sus jugadas sale «{ $actual }».
record-header = En la línea «{ $header } { $value }»: { $why }
record-word = Jugada { $nth }, «{ $word }»: { $why }
variation-bad-number = Primero va el número de una jugada de la línea principal, del 1 al { $most }.
variation-word = «{ $word }»: { $why }
variation-no-move = Un comentario o un paréntesis debe ir después de una jugada.
variation-open = Un paréntesis o una llave se abre, pero no se cierra.
variation-closed = Se cierra un paréntesis que no se ha abierto.
variation-bad-mark = «{ $mark }» no es un signo. Los signos son ! ? !! ?? !? y ?!
link-broken = Este enlace está incompleto o ha cambiado por el camino. Cópialo otra vez entero.

## Setting up a game

game-unknown = No existe el juego «{ $word }». Los juegos son: quoridor, mini, pacman, mspacman.
table-seats =
    { $seats ->
        [one] A este juego no puede jugar { $seats } sola persona. Número de jugadores posible: { $allowed }.
       *[other] A este juego no pueden jugar { $seats } personas. Número de jugadores posible: { $allowed }.
    }
table-pieces = El número de personajes elegidos ({ $pieces }) no coincide con el de jugadores ({ $seats }).
table-no-maze = En { $game } no se elige laberinto.
# $label says what the action means: a move, a square, directions.
action-not-legal = La acción { $action } ({ $label }) no está permitida aquí.

## Options of the games: a name for menus, what the option does, and its values

# $name is the name below, $word the word for scripts, $about the sentence below, $rule a rule number.
option-item = { $name } (`{ $word }`): { $about } ({ $rule })
option-item-plain = { $name } (`{ $word }`): { $about }
# $values lists words with their meaning, $default is one of them.
option-values = Valores: { $values }. Por defecto: { $default }.

option-about-starter = quién hace la primera jugada; se elige al azar si no indicas a nadie.
option-about-pawn-behind = qué pasa si hay una tercera figura justo detrás de la que quieres saltar. O bloquea el salto, como dicen todos los reglamentos, o cuenta como una barrera y puedes pasar a la izquierda o a la derecha.
option-about-repetition = qué pasa cuando la misma posición se da por tercera vez: la partida acaba en tablas o sigue.
option-about-move-seconds = el tiempo máximo por jugada, en segundos, o sin límite.
option-about-pieces = el personaje de cada jugador. No cambia nada más.
option-about-boost = cuántas de las 3 casillas extra recorre PAC-MAN después de comerse una pac-bola.
option-about-boost-eats = qué fantasmas se come PAC-MAN durante un impulso: todos los que encuentra por el camino o solo los de la casilla donde se detiene. En este segundo caso puede pasar por encima de los demás sin que lo atrapen.
option-about-frenzy = cómo recorre sus dos casillas un fantasma que ve a PAC-MAN: las dos en la misma dirección, o pudiendo girar después de la primera, incluso para volver a donde estaba.
option-about-ghost-on-pellet = qué es para un fantasma una pac-bola sin comer: una casilla que puede cruzar sin detenerse en ella, un muro o una casilla como cualquier otra.
option-about-contact = qué pasa si PAC-MAN va a la casilla de un fantasma sin tener impulso. O queda atrapado, o no puede entrar en esas casillas; si por eso no puede moverse dos casillas, se mueve una o se queda donde está.
option-about-ghosts-share = si varios fantasmas pueden detenerse en la misma casilla. Cruzarse está siempre permitido.
option-about-lives = cuántas vidas tiene PAC-MAN. Si no lo indicas, lo decide el laberinto.
option-about-ghosts = quién controla a Blinky, Inky, Pinky y Clyde, por este orden. Si no lo indicas, los fantasmas se reparten de uno en uno.
option-about-capture = si las figuras se atrapan en todas las casillas por las que pasan o solo en la última de cada jugada.
option-about-colours = qué zona de color tiene cada jugador. Quien no figure en la lista recibe una de las zonas que sobren.

option-name-starter = Quién empieza
option-name-pawn-behind = Tercera figura detrás
option-name-repetition = Triple repetición
option-name-move-seconds = Segundos por jugada
option-name-boost = Alcance del impulso
option-name-boost-eats = Comer fantasmas con impulso
option-name-frenzy = Fantasmas frenéticos
option-name-ghost-on-pellet = Fantasmas y pac-bolas
option-name-contact = Chocar con un fantasma
option-name-ghosts-share = Varios fantasmas por casilla
option-name-lives = Vidas
option-name-pieces = Personajes
option-name-capture = Capturas
option-name-maze = Laberinto
option-name-ghosts = Quién controla a { $ghost }
option-name-colours = Zona del jugador { $seat }

choice-random = al azar
choice-blocked = bloquea el salto
choice-sidestep = cuenta como barrera
choice-draw = tablas
choice-off = no se aplica
choice-move-seconds-off = sin límite
choice-up-to = hasta 3 casillas
choice-exactly = exactamente 3 casillas
choice-path = en todo el camino
choice-end = en la última casilla
choice-straight = solo en línea recta
choice-turning = pueden girar
choice-cross = cruzan sin detenerse
choice-never = no pueden entrar
choice-free = pueden detenerse ahí
choice-caught = queda atrapado
choice-closed = no se permite
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

## Mazes and boards that come with Palisade

maze-name-corners = Esquinas
maze-name-cloister = Claustro
maze-name-drawbridge = Puente levadizo
maze-name-hedgerow = Seto
maze-name-lantern-yard = Patio de los faroles
maze-name-long-watch = Larga guardia
maze-name-narrow-gate = Puerta estrecha
maze-name-orchard = Huerto
maze-name-stepping-stones = Piedras de paso
maze-name-three-keys = Tres llaves
maze-name-toll-bridge = Puente de peaje
maze-name-back-stairs = Escalera trasera
maze-name-bell-court = Patio de la campana
maze-name-candle-lane = Callejón de las velas
maze-name-crossroads = Encrucijada
maze-name-ferry-landing = Embarcadero
maze-name-granary = Granero
maze-name-great-hall = Gran salón
maze-name-harbour-wall = Muro del puerto
maze-name-high-meadow = Prado alto
maze-name-market-square = Plaza del mercado
maze-name-millpond = Estanque del molino
maze-name-old-well = Pozo viejo
maze-name-quarry = Cantera
maze-name-rose-garden = Rosaleda
maze-name-sundial = Reloj de sol
maze-name-tannery = Curtiduría
maze-name-twin-doors = Puertas gemelas
maze-name-vineyard = Viñedo
maze-name-watchtower = Atalaya
maze-name-weir = Azud
maze-name-quarters = Cuadrantes

## Results

player-name = Jugador { $seat }
computer-name = Ordenador nivel { $level }
computer-level = { $name } · nivel { $level }
ending-winner = Ha ganado el jugador { $seat }
ending-winners = Han ganado los jugadores { $seats }
ending-draw = Tablas
ending-by-goal =
    { $who ->
        [you] Has llegado a tu línea de meta.
       *[other] { $name } ha llegado a su línea de meta.
    }
ending-by-pellets = PAC-MAN se ha comido la última pac-bola.
ending-by-lives = Los fantasmas le han quitado a PAC-MAN su última vida.
ending-by-dots =
    { $who ->
        [you] Ya no queda ningún punto de tu color.
       *[other] { $name }: ya no queda ningún punto de su color.
    }
ending-by-repetition = La misma posición se ha dado por tercera vez.
ending-by-resign =
    { $who ->
        [you] Has abandonado.
       *[other] { $name } ha abandonado.
    }
ending-by-time =
    { $who ->
        [you] Te has quedado sin tiempo.
       *[other] { $name } se ha quedado sin tiempo.
    }
ending-by-fault =
    { $who ->
        [you] Tu programa ha fallado.
       *[other] { $name }: ha fallado el programa.
    }
ending-by-agreement = De mutuo acuerdo.
ending-by-aborted = La partida se ha cancelado.

## Entries of a game in words; moves are written in notation

entry-spin = ruleta { $face }
entry-die = dado { $face }
entry-stay = se queda
entry-leave-resign = { $name } abandona
entry-leave-time = { $name } se queda sin tiempo
entry-leave-fault = { $name }: falla el programa
guest-name = Visitante { $id }

## Computer players: how each plays, in a few words after its name, and what it says

personality-manner-1 = sueña por el camino
personality-manner-2 = solo ve el paso siguiente
personality-manner-3 = siempre tiene prisa
personality-manner-4 = ante la duda, se hace una bola
personality-manner-5 = se divierte con pequeños trucos
personality-manner-6 = piensa antes de cada jugada
personality-manner-7 = no afloja nunca
personality-manner-8 = ya lo ha visto todo
personality-line-1 = Anda, ¿ya me toca?
personality-line-2 = Yo me guío por el olfato.
personality-line-3 = ¡A que no me pillas! Uy, por aquí no.
personality-line-4 = ¡Cuidado, que pincho!
personality-line-5 = Yo solo miro. De verdad.
personality-line-6 = Chist. Estoy contando.
personality-line-7 = Tengo toda la noche.
personality-line-8 = Sorpréndeme.

## What the system says of a file or folder

system-not-found = No existe ese archivo ni esa carpeta.
system-denied = Permiso denegado.
system-folder = Es una carpeta.
system-no-folder = No es una carpeta.
system-full = El disco está lleno.
system-no-text = No es un texto en UTF-8.
system-read-only = El disco es de solo lectura.
system-exists = Ya existe.
