### The PAC-MAN variant: why a move, a typed position or a maze is refused.
### $piece, $ghost, $other and $by are names of pieces; $seat is the number of a player, $seats and $ghosts are counts; $line
### and $column say where in a maze file or word.

## Moves

refusal-pac-over = La partida ha terminado.
refusal-pac-not-a-move = «{ $word }» no es una jugada. Escribe las casillas del recorrido, como e6-e7, o -- si no hay más remedio que quedarse.
refusal-pac-must-move = { $piece } puede moverse, así que no puede quedarse donde está.
refusal-pac-off-board = En este laberinto no existe la casilla { $square }.
refusal-pac-not-adjacent = { $piece } no puede ir de { $from } a { $to }. Un paso lleva a la casilla de al lado: arriba, abajo, a la izquierda o a la derecha.
refusal-pac-fenced = { $piece } no puede ir de { $from } a { $to }: la barrera { $fence } está en medio.
refusal-pac-too-short = PAC-MAN se mueve exactamente dos casillas, salvo que un fantasma o una pac-bola lo detenga antes.
refusal-pac-too-far = PAC-MAN se mueve exactamente dos casillas: { $square } es la segunda, así que se detiene ahí.
refusal-pac-boost-too-short = En esta partida hay que gastar todo el impulso: { $left ->
        [one] falta { $left } casilla.
       *[other] faltan { $left } casillas.
    }
refusal-pac-boost-too-far = Un impulso es de tres casillas: { $square } es la tercera, así que PAC-MAN se detiene ahí.
refusal-pac-after-last-pellet = La pac-bola de { $pellet } es la última: PAC-MAN gana ahí y la jugada termina.
refusal-pac-after-catch = PAC-MAN queda atrapado en { $square }, así que la jugada de { $piece } termina ahí.
refusal-pac-ghost-in-the-way = { $ghost } está en { $square }. En esta partida PAC-MAN no puede entrar en esa casilla sin impulso.
refusal-pac-pellet-wall = { $ghost } no puede entrar en { $pellet }. En esta partida, una pac-bola sin comer es un muro para los fantasmas.
refusal-pac-ends-on-pellet = { $ghost } no puede detenerse en { $pellet }: ahí hay una pac-bola sin comer.
refusal-pac-ends-on-ghost = { $ghost } no puede detenerse en { $square }: ahí está { $other }, y en esta partida los fantasmas no comparten casilla.
refusal-pac-one-square = { $ghost } no ve a PAC-MAN, así que se mueve una casilla y se detiene en { $square }.
refusal-pac-two-squares = { $ghost } ve a PAC-MAN y se mueve dos casillas, ni una más: se detiene en { $square }.
refusal-pac-frenzy-too-short = { $ghost } ve a PAC-MAN y se mueve dos casillas: no puede detenerse en { $square }.
refusal-pac-frenzy-turns = { $ghost } ve a PAC-MAN y se mueve en línea recta: no puede girar en { $square }.

## Typed positions

setup-pac-fields = Una posición tiene seis campos (PAC-MAN, fantasmas, pac-bolas, vidas, a qué figura le toca, laberinto) y a veces un séptimo (quién controla a los fantasmas), por ejemplo «e5 e9,a5,i5,e1 a1,a9,i1,i9 3 pac corners»; { $found ->
        [one] aquí hay { $found }.
       *[other] aquí hay { $found }.
    }
setup-pac-square = «{ $word }» no es una casilla.
setup-pac-ghosts = La posición debe indicar cuatro fantasmas, con - para el que no esté en el tablero; { $found ->
        [one] aquí hay { $found }.
       *[other] aquí hay { $found }.
    }
setup-pac-lives = «{ $word }» no es un número de vidas posible aquí: el máximo es { $most }, y 0 solo es posible con la partida ya perdida.
setup-pac-piece = «{ $word }» no dice a qué figura le toca. Escribe pac, blinky, inky, pinky o clyde, o - si la partida ha terminado.
setup-pac-holders = «{ $word }» no dice quién controla a los fantasmas. Escribe cuatro jugadores del 2 al 5, como 2,3,2,3, con - para un fantasma que no esté en el laberinto.
setup-pac-off-board = En este laberinto no existe la casilla { $square }.
setup-pac-no-pellet = Este laberinto no tiene ninguna pac-bola en { $pellet }.
setup-pac-pellet-twice = La pac-bola de { $pellet } aparece dos veces.
setup-pac-absent = { $ghost } no forma parte de este laberinto.
setup-pac-not-on-board = { $ghost } no está en el tablero, así que no le puede tocar.
setup-pac-ghost-on-pellet = { $ghost } no puede estar en { $pellet }: ahí hay una pac-bola sin comer.
setup-pac-together = { $ghost } y { $other } no pueden estar a la vez en { $square }: en esta partida los fantasmas no comparten casilla.
setup-pac-met = { $ghost } no puede estar en { $square } con PAC-MAN si la partida sigue en marcha.
setup-pac-on-pellet = PAC-MAN no puede estar en { $pellet } sin haberse comido la pac-bola.
setup-pac-not-caught = PAC-MAN ya no tiene vidas, pero no hay ningún fantasma con él en { $square }.
setup-pac-not-won = No quedan pac-bolas, pero PAC-MAN no puede haberse comido la última en { $square }.
setup-pac-seats = La variante PAC-MAN es de 2 a 5 jugadores, no de { $seats }.
setup-pac-too-many-seats = Este laberinto tiene { $ghosts ->
        [one] { $ghosts } fantasma, que no alcanza
       *[other] { $ghosts } fantasmas, que no alcanzan
    } para { $seats } jugadores.
setup-pac-idle = El jugador { $seat } no tendría ningún fantasma que controlar.
setup-pac-unheld = Nadie controlaría a { $ghost }.
setup-pac-no-such-seat = El jugador { $seat } no puede controlar a { $ghost }: no existe ese jugador.

## Mazes

maze-unknown = No existe el laberinto «{ $word }». Los laberintos son: { $known }. Escribe uno de estos nombres o un laberinto entero en una palabra.
maze-key = Línea { $line }, columna { $column }: «{ $word }» no es una línea de un archivo de laberinto.
maze-twice = Línea { $line }, columna { $column }: { $key } aparece dos veces.
maze-missing = Línea { $line }, columna { $column }: falta { $key }.
maze-value = Línea { $line }, columna { $column }: { $key } no tiene valor.
maze-extra = Línea { $line }, columna { $column }: { $key } lleva un solo valor, así que «{ $word }» sobra.
maze-shape = Línea { $line }, columna { $column }: así no se escribe un laberinto en una palabra. Un ejemplo: 4x4.3.a1.d4___.a4d1.b2vc3h.
maze-name = Línea { $line }, columna { $column }: «{ $word }» no es un nombre válido. Usa letras, cifras, - y _, 32 como máximo, empezando por una letra.
maze-size = Línea { $line }, columna { $column }: «{ $word }» no es el tamaño de un laberinto. Cada lado mide de 4 a 9, como 9x9.
maze-lives = Línea { $line }, columna { $column }: «{ $word }» no es un número de vidas del 1 al 9.
maze-square = Línea { $line }, columna { $column }: «{ $word }» no es una casilla.
maze-off-board = Línea { $line }, columna { $column }: { $square } no está en el tablero.
maze-taken = Línea { $line }, columna { $column }: { $square } ya es la casilla inicial de { $by }.
maze-no-ghost = Línea { $line }, columna { $column }: el laberinto no tiene ningún fantasma.
maze-no-pellet = Línea { $line }, columna { $column }: el laberinto no tiene ninguna pac-bola.
maze-pellet-twice = Línea { $line }, columna { $column }: la pac-bola de { $pellet } aparece dos veces.
maze-pellets = Línea { $line }, columna { $column }: la pac-bola de { $pellet } sobra. Un laberinto puede tener 4 como máximo.
maze-unreachable = Línea { $line }, columna { $column }: PAC-MAN no puede llegar a la pac-bola de { $pellet }.
maze-fence = Línea { $line }, columna { $column }: «{ $word }» no es una barrera. Escribe su casilla y h o v, como b7h.
maze-fence-off-board = Línea { $line }, columna { $column }: la barrera { $fence } se sale del tablero.
maze-fence-crosses = Línea { $line }, columna { $column }: la barrera { $fence } se cruza con { $other }.
maze-fence-overlaps = Línea { $line }, columna { $column }: la barrera { $fence } se solapa con { $other }.

## How good PAC-MAN was, by the pellets he ate

pacman-level-0 = Ni una sola pac-bola. Los fantasmas te dan las gracias.
pacman-level-1 = PAC-MAN novato: ha caído una pac-bola, y el laberinto ya sabe cómo te llamas.
pacman-level-2 = PAC-MAN prometedor: ya te has comido medio plato.
pacman-level-3 = PAC-MAN de categoría: una esquina más y habría sido un banquete.
pacman-level-4 = PAC-MAN de élite: solo quedan barreras y fantasmas enfurruñados.
