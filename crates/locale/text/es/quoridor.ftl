### Quoridor y Quoridor Mini: por qué se rechaza una jugada o una posición escrita.

## Jugadas

refusal-quoridor-not-a-move = «{ $word }» no es una jugada: escribe una casilla como e2, una barrera como e3h o d4v, o -- cuando hay que pasar.
refusal-quoridor-over = La partida ha terminado: ha ganado el jugador { $winner }.
refusal-quoridor-off-board = No existe la casilla { $square }: el tablero acaba en i9.
refusal-quoridor-occupied = En { $square } está la figura del jugador { $seat }.
refusal-quoridor-too-far = { $square } está demasiado lejos de { $from }: una figura avanza de casilla en casilla.
refusal-quoridor-diagonal = De { $from } a { $square } es una diagonal, y una figura nunca va en diagonal.
refusal-quoridor-fenced-off = La barrera { $fence } está entre { $from } y { $square }.
refusal-quoridor-jump-fence-between = No se puede saltar la figura de { $over }: la barrera { $fence } está delante.
refusal-quoridor-jump-fence-behind = No hay salto recto sobre { $over }: la barrera { $fence } está detrás de esa figura. Su izquierda y su derecha están abiertas si nada las cierra.
refusal-quoridor-jump-two = { $square } queda detrás de dos figuras, y una jugada salta una como mucho.
refusal-quoridor-sidestep-jump-open = No se rodea { $over }: el salto recto a { $jump } está libre.
refusal-quoridor-sidestep-pawn-behind = No se rodea { $over }: la figura de detrás, en { $behind }, impide el salto y no es una barrera.
refusal-quoridor-sidestep-fence = Desde { $over }, la barrera { $fence } cierra el paso a { $square }.
refusal-quoridor-fence-off-board = La barrera { $fence } sobresaldría: los anclajes van de a1 a h8.
refusal-quoridor-fence-hand-empty = El jugador { $seat } no tiene barreras para { $fence } y debe mover su figura.
refusal-quoridor-fence-overlaps = La barrera { $fence } se solaparía con { $other }.
refusal-quoridor-fence-crosses = La barrera { $fence } se cruzaría con { $other }.
refusal-quoridor-fence-closes-way = La barrera { $fence } dejaría al jugador { $seat } sin ningún camino a su meta.
refusal-quoridor-pass = Solo puede pasar quien no tiene ninguna jugada.

## Posiciones escritas y mesas

setup-quoridor-fields = Una posición tiene cuatro campos (figuras, barreras en mano, jugador al turno, barreras puestas), por ejemplo «e1,e9 10,10 1 -»; { $found ->
        [one] aquí hay { $found }.
       *[other] aquí hay { $found }.
    }
setup-quoridor-pawn = «{ $word }» no es sitio para una figura: escribe una casilla, o - para un jugador que se ha ido.
setup-quoridor-hand = «{ $word }» no es un número de barreras en mano.
setup-quoridor-turn = «{ $word }» no es el número de un jugador.
setup-quoridor-fence = «{ $word }» no es una barrera: escribe su anclaje y h o v, como e3h.
setup-quoridor-seats = Quoridor es para 2 o 4 jugadores, no { $seats }.
setup-quoridor-starter = El jugador { $starter } no puede empezar en una mesa de { $seats }.
setup-quoridor-pawns = La posición coloca { $found ->
        [one] { $found } figura
       *[other] { $found } figuras
    }, la mesa tiene { $seats } puestos.
setup-quoridor-hands = La posición cuenta { $found ->
        [one] { $found } reserva
       *[other] { $found } reservas
    } de barreras, la mesa tiene { $seats } puestos.
setup-quoridor-off-board = El jugador { $seat } no puede estar en { $square }: el tablero acaba en i9.
setup-quoridor-occupied = Los jugadores { $other } y { $seat } no pueden estar los dos en { $square }.
setup-quoridor-fence-off-board = La barrera { $fence } sobresale: los anclajes van de a1 a h8.
setup-quoridor-fences-meet = Las barreras { $other } y { $fence } se solapan o se cruzan.
setup-quoridor-hand-too-big = El jugador { $seat } no puede tener { $hand } barreras: el máximo es { $most }.
setup-quoridor-too-many-fences = Hay { $found } barreras entre el tablero y las manos; el juego tiene { $most }.
setup-quoridor-not-in = Le toca al jugador { $seat }, pero no está en la partida.
setup-quoridor-both-home = Los jugadores { $seat } y { $other } no pueden haber llegado los dos: gana el primero.
setup-quoridor-no-way = El jugador { $seat } no tiene camino a su meta.
