### Variante PAC-MAN: por qué se rechaza una jugada, una posición escrita o un laberinto.

## Jugadas

refusal-pac-over = La partida ha terminado.
refusal-pac-not-a-move = «{ $word }» no es una jugada: escribe las casillas recorridas, como e6-e7, o -- cuando hay que quedarse.
refusal-pac-must-move = { $piece } puede mover; solo se queda quien no puede.
refusal-pac-off-board = No existe la casilla { $square } en este laberinto.
refusal-pac-not-adjacent = { $piece } no puede ir de { $from } a { $to }: un paso lleva a la casilla vecina de arriba, abajo, izquierda o derecha.
refusal-pac-fenced = { $piece } no puede ir de { $from } a { $to }: las separa la barrera { $fence }.
refusal-pac-too-short = PAC-MAN avanza exactamente dos casillas, salvo que un fantasma o una pac-bola lo detenga.
refusal-pac-too-far = PAC-MAN avanza exactamente dos casillas: { $square } es la segunda y ahí se detiene.
refusal-pac-boost-too-short = En esta mesa el impulso se toma entero: { $left ->
        [one] falta { $left } casilla.
       *[other] faltan { $left } casillas.
    }
refusal-pac-boost-too-far = Un impulso son tres casillas: { $square } es la tercera y ahí se detiene PAC-MAN.
refusal-pac-after-last-pellet = La pac-bola de { $pellet } es la última: ahí se gana la partida y termina la jugada.
refusal-pac-after-catch = PAC-MAN queda atrapado en { $square }, donde termina la jugada de { $piece }.
refusal-pac-ghost-in-the-way = { $ghost } está en { $square }, y en esta mesa PAC-MAN no puede entrar ahí sin impulso.
refusal-pac-pellet-wall = { $ghost } no puede entrar en { $pellet }: en esta mesa una pac-bola es un muro para los fantasmas.
refusal-pac-ends-on-pellet = { $ghost } no puede detenerse en { $pellet }: ahí sigue habiendo una pac-bola.
refusal-pac-ends-on-ghost = { $ghost } no puede detenerse en { $square }: en esta mesa los fantasmas no comparten casilla, y ahí está { $other }.
refusal-pac-one-square = { $ghost } no ve a PAC-MAN y avanza una casilla: se detiene en { $square }.
refusal-pac-two-squares = { $ghost } ve a PAC-MAN y avanza dos casillas, no más: se detiene en { $square }.
refusal-pac-frenzy-too-short = { $ghost } ve a PAC-MAN y avanza dos casillas: no puede detenerse en { $square }.
refusal-pac-frenzy-turns = { $ghost } ve a PAC-MAN y se lanza en línea recta: no puede girar en { $square }.

## Posiciones escritas y mesas

setup-pac-fields = Una posición tiene seis campos (PAC-MAN, fantasmas, pac-bolas, vidas, pieza al turno, laberinto) y a veces un séptimo (quién lleva los fantasmas), por ejemplo «e5 e9,a5,i5,e1 a1,a9,i1,i9 3 pac corners»; { $found ->
        [one] aquí hay { $found }.
       *[other] aquí hay { $found }.
    }
setup-pac-square = «{ $word }» no es una casilla.
setup-pac-ghosts = La posición debe nombrar cuatro fantasmas, con - para el que no está en el tablero; { $found ->
        [one] aquí hay { $found }.
       *[other] aquí hay { $found }.
    }
setup-pac-lives = PAC-MAN no puede tener aquí «{ $word }» vidas: el máximo es { $most }, y solo se queda sin ninguna cuando lo atrapan del todo.
setup-pac-piece = «{ $word }» no puede ser la pieza al turno: escribe pac, blinky, inky, pinky o clyde, o - cuando la partida ha terminado.
setup-pac-holders = «{ $word }» no dice quién lleva los fantasmas: escribe cuatro jugadores del 2 al 5, como 2,3,2,3, con - para un fantasma que no está en el laberinto.
setup-pac-off-board = No existe la casilla { $square } en este laberinto.
setup-pac-no-pellet = Este laberinto no tiene pac-bola en { $pellet }.
setup-pac-pellet-twice = La pac-bola de { $pellet } se nombra dos veces.
setup-pac-absent = Este laberinto se juega sin { $ghost }.
setup-pac-not-on-board = No puede tocarle a { $ghost }: no está en el tablero.
setup-pac-ghost-on-pellet = { $ghost } no puede estar en { $pellet }: ahí sigue habiendo una pac-bola.
setup-pac-together = { $ghost } y { $other } no pueden estar los dos en { $square }: en esta mesa los fantasmas no comparten casilla.
setup-pac-met = { $ghost } no puede estar en { $square } con PAC-MAN mientras sigue la partida.
setup-pac-on-pellet = PAC-MAN no puede estar en { $pellet } sin haberse comido la pac-bola.
setup-pac-not-caught = PAC-MAN no tiene vidas, pero no hay ningún fantasma con él en { $square }.
setup-pac-not-won = No quedan pac-bolas, pero en { $square } PAC-MAN no puede haberse comido la última.
setup-pac-seats = La variante PAC-MAN es para 2 a 5 jugadores, no { $seats }.
setup-pac-too-many-seats = Este laberinto tiene { $ghosts ->
        [one] { $ghosts } fantasma
       *[other] { $ghosts } fantasmas
    }, muy pocos para una mesa de { $seats }.
setup-pac-idle = El jugador { $seat } no llevaría ningún fantasma.
setup-pac-unheld = Nadie llevaría a { $ghost }.
setup-pac-no-such-seat = El jugador { $seat } no puede llevar a { $ghost }: la mesa no tiene ese puesto.

## Laberintos

maze-unknown = No hay ningún laberinto «{ $word }»; los laberintos son: { $known }. Escribe uno de esos nombres o un laberinto entero en una palabra.
maze-key = Línea { $line }, columna { $column }: «{ $word }» no dice nada de un laberinto.
maze-twice = Línea { $line }, columna { $column }: { $key } ya se había dicho.
maze-missing = Línea { $line }, columna { $column }: el laberinto acaba sin decir { $key }.
maze-value = Línea { $line }, columna { $column }: { $key } no tiene valor.
maze-extra = Línea { $line }, columna { $column }: { $key } lleva un solo valor, y «{ $word }» sobra.
maze-shape = Línea { $line }, columna { $column }: esto ya no es un laberinto en una palabra; una así es como 4x4.3.a1.d4___.a4d1.b2vc3h.
maze-name = Línea { $line }, columna { $column }: «{ $word }» no es un nombre: usa letras, cifras, - y _, 32 como mucho, primero una letra.
maze-size = Línea { $line }, columna { $column }: «{ $word }» no es el tamaño de un laberinto: cada lado va de 4 a 9, como 9x9.
maze-lives = Línea { $line }, columna { $column }: «{ $word }» no es un número de vidas del 1 al 9.
maze-square = Línea { $line }, columna { $column }: «{ $word }» no es una casilla.
maze-off-board = Línea { $line }, columna { $column }: { $square } no está en el tablero.
maze-taken = Línea { $line }, columna { $column }: en { $square } sale { $by }.
maze-no-ghost = Línea { $line }, columna { $column }: el laberinto acaba sin un solo fantasma.
maze-no-pellet = Línea { $line }, columna { $column }: el laberinto acaba sin una sola pac-bola.
maze-pellet-twice = Línea { $line }, columna { $column }: la pac-bola de { $pellet } se nombra dos veces.
maze-pellets = Línea { $line }, columna { $column }: { $pellet } es una pac-bola de más, un laberinto tiene 4 como mucho.
maze-unreachable = Línea { $line }, columna { $column }: PAC-MAN no tiene camino a la pac-bola de { $pellet }.
maze-fence = Línea { $line }, columna { $column }: «{ $word }» no es una barrera: escribe su anclaje y h o v, como b7h.
maze-fence-off-board = Línea { $line }, columna { $column }: la barrera { $fence } sobresale del tablero.
maze-fence-crosses = Línea { $line }, columna { $column }: la barrera { $fence } se cruza con { $other }.
maze-fence-overlaps = Línea { $line }, columna { $column }: la barrera { $fence } se solapa con { $other }.

## El nivel de PAC-MAN, según las pac-bolas comidas

pacman-level-0 = Ni una pac-bola: los fantasmas te mandan saludos.
pacman-level-1 = PAC-MAN novato: una menos, y el laberinto ya sabe cómo te llamas.
pacman-level-2 = PAC-MAN prometedor: medio plato está vacío.
pacman-level-3 = PAC-MAN de categoría: una esquina más y habría sido un banquete.
pacman-level-4 = PAC-MAN de élite: solo quedan barreras y fantasmas enfurruñados.
