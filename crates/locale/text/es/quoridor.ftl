### Classic Quoridor and Quoridor Mini: why a move or a typed position is refused.
### $square is where the pawn was meant to go, $from where it stands, $over the square of the pawn to be
### jumped; $seat, $other and $winner are numbers of players.

## Moves

refusal-quoridor-not-a-move = «{ $word }» no es una jugada. Escribe una casilla, como e2; una barrera, como e3h o d4v; o -- si no tienes más remedio que pasar.
refusal-quoridor-over = La partida ha terminado: ha ganado el jugador { $winner }.
refusal-quoridor-off-board = No existe la casilla { $square }: el tablero acaba en i9.
refusal-quoridor-occupied = En { $square } ya está la figura del jugador { $seat }.
refusal-quoridor-too-far = { $square } está demasiado lejos de { $from }: las figuras se mueven de casilla en casilla.
refusal-quoridor-diagonal = Las figuras nunca se mueven en diagonal, así que no puedes ir de { $from } a { $square }.
refusal-quoridor-fenced-off = La barrera { $fence } está entre { $from } y { $square }.
refusal-quoridor-jump-fence-between = No puedes saltar la figura de { $over }: la barrera { $fence } está delante.
refusal-quoridor-jump-fence-behind = No puedes saltar en línea recta la figura de { $over }: detrás está la barrera { $fence }. Puedes pasar a su izquierda o a su derecha si nada te lo impide.
refusal-quoridor-jump-two = { $square } está detrás de dos figuras, y en una jugada solo se puede saltar una.
refusal-quoridor-sidestep-jump-open = No puedes rodear la figura de { $over } mientras el salto recto a { $jump } esté libre.
refusal-quoridor-sidestep-pawn-behind = No puedes rodear la figura de { $over }: la que tiene detrás, en { $behind }, bloquea el salto, pero no cuenta como barrera.
refusal-quoridor-sidestep-fence = La barrera { $fence } está entre { $over } y { $square }.
refusal-quoridor-fence-off-board = La barrera { $fence } se saldría del tablero: las barreras se nombran de a1 a h8.
refusal-quoridor-fence-hand-empty = Al jugador { $seat } no le quedan barreras para { $fence }: tiene que mover su figura.
refusal-quoridor-fence-overlaps = La barrera { $fence } se solaparía con { $other }.
refusal-quoridor-fence-crosses = La barrera { $fence } se cruzaría con { $other }.
refusal-quoridor-fence-closes-way = La barrera { $fence } dejaría al jugador { $seat } sin ningún camino a su línea de meta.
refusal-quoridor-pass = Solo puedes pasar si no tienes ninguna jugada legal.

## Typed positions

setup-quoridor-fields = Una posición tiene cuatro campos (figuras, barreras en reserva, a quién le toca, barreras en el tablero), por ejemplo «e1,e9 10,10 1 -»; { $found ->
        [one] aquí hay { $found }.
       *[other] aquí hay { $found }.
    }
setup-quoridor-pawn = «{ $word }» no es un lugar para una figura. Escribe una casilla, o - si el jugador se ha ido.
setup-quoridor-hand = «{ $word }» no es un número de barreras en reserva.
setup-quoridor-turn = «{ $word }» no es el número de un jugador.
setup-quoridor-fence = «{ $word }» no es una barrera. Escribe su casilla y h o v, como e3h.
setup-quoridor-seats = Quoridor es para 2 o 4 jugadores, no para { $seats }.
setup-quoridor-starter = El jugador { $starter } no puede empezar una partida de { $seats }.
setup-quoridor-pawns = La posición tiene { $found ->
        [one] { $found } figura
       *[other] { $found } figuras
    }, pero hay { $seats } jugadores.
setup-quoridor-hands = La posición da las barreras en reserva de { $found ->
        [one] { $found } jugador
       *[other] { $found } jugadores
    }, pero hay { $seats }.
setup-quoridor-off-board = La figura del jugador { $seat } no puede estar en { $square }: el tablero acaba en i9.
setup-quoridor-occupied = Los jugadores { $other } y { $seat } no pueden estar a la vez en { $square }.
setup-quoridor-fence-off-board = La barrera { $fence } se sale del tablero: las barreras se nombran de a1 a h8.
setup-quoridor-fences-meet = Las barreras { $other } y { $fence } se solapan o se cruzan.
setup-quoridor-hand-too-big =
    { $hand ->
        [one] El jugador { $seat } no puede tener { $hand } barrera: el máximo es { $most }.
       *[other] El jugador { $seat } no puede tener { $hand } barreras: el máximo es { $most }.
    }
setup-quoridor-too-many-fences = Entre el tablero y las reservas hay { $found } barreras, pero el juego tiene { $most }.
setup-quoridor-not-in = Le toca al jugador { $seat }, pero no está en la partida.
setup-quoridor-both-home = Los jugadores { $seat } y { $other } no pueden haber llegado a su línea de meta los dos: gana el primero que llega.
setup-quoridor-no-way = El jugador { $seat } no tiene ningún camino a su línea de meta.
