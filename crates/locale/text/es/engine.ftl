### Matches between engines, and analysis; see common.ftl for what all programs share.

## Matches

match-players =
    { $players ->
        [one] Has indicado { $players } jugador para partidas de { $seats }. Indica 2 como mínimo y { $seats } como máximo.
       *[other] Has indicado { $players } jugadores para partidas de { $seats }. Indica 2 como mínimo y { $seats } como máximo.
    }
match-unknown-player = «{ $word }» no es un jugador. Escribe de level:1 a level:8, mcts:SIMULACIONES o el comando de un programa UGI.
match-records = Las partidas de { $path } no sirven para este encuentro: { $error }
match-fault = Partida { $game }: pierde { $who }. { $why }
match-result =
    { $games ->
        [one] { $who } tras { $games } partida: { $figures }
       *[other] { $who } tras { $games } partidas: { $figures }
    }
match-luck = p = { $p } si no fuera más fuerte que los demás.
match-as-pacman = Con PAC-MAN: { $pellets } pac-bolas y { $turns } turnos por partida.
match-as-ghosts = Con los fantasmas: { $pellets } pac-bolas en contra y { $turns } turnos por partida.
match-faults = Partidas decididas por un fallo: { $count }
match-accepted = SPRT: aceptado. Es más fuerte.
match-rejected = SPRT: rechazado. No es más fuerte por el margen probado.
fault-crashed = El programa se ha cerrado o no ha arrancado: { $how }
fault-hung = El programa no ha respondido a tiempo.
fault-illegal = Ha jugado «{ $word }»: { $why }

## Datasets

dataset-done =
    { $positions ->
        [one] { $positions } posición
       *[other] { $positions } posiciones
    } de { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }: { $path }
dataset-exists = { $path } ya existe. Elige otro nombre o bórralo antes.
dataset-other = { $path } contiene las partidas de otro conjunto de datos. Elige otro nombre o borra antes la carpeta.
dataset-no-records = { $path } no contiene ningún archivo de partida (.palisade).
dataset-bad-record = { $path }: { $why }
dataset-other-game = { $path } no es una partida de este conjunto de datos: el juego, el número de jugadores o el laberinto es distinto.

## Analysis

analyse-chance = Falta la tirada: hasta entonces no hay nada que analizar.
analyse-over = La partida ha terminado: no hay nada que analizar.
analyse-effort = Profundidad { $depth }, { $nodes } posiciones, { $speed } por segundo.
analyse-path =
    { $steps ->
        [one] Jugador { $seat }: { $steps } paso, { $squares }
       *[other] Jugador { $seat }: { $steps } pasos, { $squares }
    }
analyse-piece-path =
    { $steps ->
        [one] { $piece }: { $steps } paso, { $squares }
       *[other] { $piece }: { $steps } pasos, { $squares }
    }
