### The maze workshop.
workshop-drawn-label-maze = El laberinto que dibujas
workshop-tip = Toca una ranura para colocar una barrera, una casilla para colocar una pac-bola, o una figura para moverla.
workshop-symmetry = Simetría
workshop-symmetry-none = Ninguna
workshop-symmetry-left-right = Izquierda y derecha
workshop-symmetry-above-below = Arriba y abajo
workshop-symmetry-half-turn = Media vuelta
workshop-symmetry-quarter-turn = Cuarto de vuelta
workshop-symmetry-quarters = Cuatro cuadrantes
workshop-side-north = arriba
workshop-side-east = a la derecha
workshop-side-south = abajo
workshop-side-west = a la izquierda
workshop-empty = vacía
workshop-press-put = Pulsa para colocar aquí: { $what }
workshop-press-remove = Pulsa para quitar: { $what }
workshop-press-pick-up = Pulsa para levantar: { $what }
workshop-clear = Quitar todas las barreras
workshop-random = Laberinto al azar
workshop-files = Ancho
workshop-ranks = Alto
workshop-lives = Vidas
workshop-options-kept = La partida y el enlace conservan estas opciones. En los archivos y en la galería valen las reglas habituales.
workshop-verdict = Quién gana si nadie comete errores
workshop-endless = { $lives }: nadie puede forzar la victoria.
workshop-fair = Equilibrado: una sola vida de diferencia decide quién gana.
workshop-pacman-from =
    { $count ->
        [1] PAC-MAN gana, incluso con una sola vida.
       *[other] PAC-MAN gana a partir de { $count } vidas.
    }
workshop-nobody-wins = Nadie puede forzar la victoria.
workshop-ghosts-up-to =
    { $count ->
        [one] Los fantasmas ganan si PAC-MAN tiene { $count } vida.
       *[other] Los fantasmas ganan si PAC-MAN tiene { $count } vidas o menos.
    }
workshop-fairer = Equilibrar
workshop-trying = Probando pequeños cambios: { $tried } de { $of }
workshop-no-fairer = Ningún cambio pequeño lo hace más equilibrado.
workshop-use = Aplicar este cambio
workshop-fence-away = Quitar la barrera { $from }.
workshop-move-fence = Mover la barrera { $from } a { $to }.
workshop-move-pellet = Mover la pac-bola de { $from } a { $to }.
workshop-move-piece = { $piece } empieza en { $to }.
workshop-estimate = Una estimación, no una demostración
workshop-estimate-about = El nivel 8 juega partidas rápidas contra sí mismo. Abajo ves cómo acaban.
workshop-estimating = Partidas jugadas: { $played } de { $of }
workshop-estimate-row =
    { $games ->
        [one] { $lives }: PAC-MAN gana { $pacman }; los fantasmas, { $ghosts }; nadie, { $endless } ({ $games } partida).
       *[other] { $lives }: PAC-MAN gana { $pacman }; los fantasmas, { $ghosts }; nadie, { $endless } ({ $games } partidas).
    }
workshop-proven = { $verdict } Está demostrado.
workshop-fairer-begins = Jugando partidas en este laberinto para comparar.
workshop-solve = Resolverlo
workshop-study-lives = Mostrar las mejores jugadas con este número de vidas
workshop-map = Quién gana si esta figura empieza en otra casilla
workshop-map-off = Ninguna
workshop-map-about = Cada casilla muestra quién gana si { $piece } empieza ahí y no cambia nada más. Tras una captura, todas las figuras vuelven a las casillas iniciales de tu laberinto.
workshop-legend-pacman = PAC-MAN gana en el turno indicado como muy tarde
workshop-legend-ghosts = Los fantasmas ganan en el turno indicado como muy tarde
workshop-legend-nobody = Nadie puede forzar la victoria
workshop-map-pacman = Casillas iniciales con las que gana PAC-MAN: { $squares }.
workshop-map-ghosts = Casillas iniciales con las que ganan los fantasmas: { $squares }.
workshop-map-nobody = Casillas iniciales con las que nadie puede forzar la victoria: { $squares }.
workshop-line = Ver las mejores jugadas paso a paso
workshop-line-start = Posición inicial. Empieza PAC-MAN.
workshop-line-again = Esta posición ya se ha dado antes: nadie puede forzar la victoria.
workshop-line-close = Volver al dibujo
workshop-sheet-board = Tablero: { $files } × { $ranks } casillas. { $lives }
workshop-sheet-pellets = Pac-bolas: { $list }
workshop-sheet-fences = Barreras: { $list }
workshop-exchange = Abrir, guardar y compartir
workshop-drawn-save-maze = Guardar el archivo
workshop-print = Imprimir
workshop-drawn-word-maze = El laberinto en una sola palabra
workshop-drawn-file-maze = Abrir un archivo de laberinto
workshop-drawn-play-maze = Jugar en este laberinto
workshop-publish = Publicar
workshop-taken = { $square } ya es la casilla inicial de { $by }.
workshop-no-ghost = El laberinto no tiene ningún fantasma.
workshop-no-pellet = El laberinto no tiene ninguna pac-bola.
workshop-pellets = La pac-bola de { $square } sobra. Un laberinto puede tener 4 como máximo.
workshop-unreachable = PAC-MAN no puede llegar a la pac-bola de { $square }.
workshop-broken = Este laberinto no es válido.

## Boards of Ms. Pac-Man

workshop-drawn-label-board = El tablero que dibujas
workshop-drawn-play-board = Jugar en este tablero
workshop-drawn-save-board = Guardar el archivo
workshop-drawn-word-board = El tablero en una sola palabra
workshop-drawn-file-board = Abrir un archivo de tablero
workshop-broken-board = Este tablero no es válido.
workshop-games = Juego para el que dibujas
workshop-board-tip = Elige un pincel y toca las casillas o pinta varias de un trazo. Toca la ranura entre dos casillas para colocar o quitar un muro.
workshop-brush = Pincel
workshop-brush-dot = Punto
workshop-brush-power = Punto de poder
workshop-brush-circle = Círculo blanco
workshop-brush-home = Casa de fantasma
workshop-brush-exit = Salida
workshop-brush-solid = Bloque macizo
workshop-brush-wall = Muro
workshop-areas = Zona
workshop-area = Zona { $area }
workshop-clear-walls = Quitar todos los muros
workshop-random-board = Tablero al azar
workshop-spinner = Ruleta
workshop-die = Dado de los fantasmas
workshop-faces-about = Números del 1 al 8, separados por espacios. Con 4x2, el 4 sale el doble de veces; con F2 (solo en el dado), un fantasma fuerte primero se vuelve débil, y uno débil, fuerte; después se mueve 2 casillas.
workshop-chances = Con qué frecuencia gana cada color
workshop-chances-about = Una estimación: el nivel 8 juega partidas rápidas contra sí mismo. Las columnas a, b, c y d son las zonas de los jugadores.
workshop-share = { CHANCE($share) }
workshop-turns = Turnos por partida
workshop-games-played = Partidas
workshop-more =
    { $count ->
        [one] Y { $count } error más.
       *[other] Y { $count } errores más.
    }
workshop-more-squares =
    { $count ->
        [one] Y { $count } casilla más.
       *[other] Y { $count } casillas más.
    }
workshop-sheet-size = Tablero: { $files } × { $ranks } casillas.
workshop-dots = La zona { $colour } tiene { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    } en vez de { $wanted }.
workshop-homes = La zona { $colour } tiene { $count ->
        [one] { $count } casa de fantasma
       *[other] { $count } casas de fantasma
    } en vez de 1.
workshop-exits =
    { $count ->
        [one] Hay { $count } salida en vez de 4.
       *[other] Hay { $count } salidas en vez de 4.
    }
workshop-powers =
    { $count ->
        [one] Hay { $count } punto de poder en vez de 4.
       *[other] Hay { $count } puntos de poder en vez de 4.
    }
workshop-circles = Un tablero necesita al menos 3 círculos blancos, y este tiene { $count }.
workshop-no-way = No se puede llegar a { $square } desde los círculos blancos.
workshop-closed-home = De la casa de fantasma { $square } no se puede salir.
workshop-face = «{ $text }» no vale aquí. Escribe números del 1 al 8 o, para el dado, también con F, como F2; con 4x3, el 4 sale el triple de veces.
workshop-few-faces = Una ruleta necesita al menos 2 resultados distintos, y un dado, al menos 1. Ninguno de los dos puede pasar de 999 en total; 4x3 cuenta como 3.
