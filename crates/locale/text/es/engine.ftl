### Matches between engines, and analysis; see common.ftl for what all programs share.

## Matches

match-players =
    { $players ->
        [one] Has indicado solo un jugador. Indica 2 como mínimo.
       *[other] Has indicado { $players } jugadores para partidas de { $seats }. Indica 2 como mínimo y { $seats } como máximo.
    }
match-unknown-player = «{ $word }» no es un jugador. Escribe de level:1 a level:8, mcts:SIMULACIONES o el comando de un programa UGI.
match-records = Las partidas de { $path } no sirven para este encuentro: { $error }
match-other-match = Es una partida de otro encuentro: los jugadores, las aperturas, los límites o la semilla son distintos.
match-stopped = Encuentro interrumpido. Con --records las partidas se guardan y el encuentro puede continuar más tarde.
match-bad-opening = Apertura { $number } de { $path }: { $why }
match-no-openings = { $path } no contiene ninguna apertura.
match-other-game = Esta apertura es de otro juego o de otro número de jugadores.
match-fault = Partida { $game }: pierde { $who }. { $why }
match-result =
    { $games ->
        [one] { $who } tras { $games } partida: { $figures }
       *[other] { $who } tras { $games } partidas: { $figures }
    }
match-luck = p = { $p } en el supuesto de que no sea más fuerte que los demás.
match-as-pacman = Con PAC-MAN, de media por partida: pac-bolas { $pellets }; turnos de supervivencia { $turns } (100 si queda alguna vida).
match-as-ghosts = Con los fantasmas, de media por partida: pac-bolas en contra { $pellets }; turnos de supervivencia de PAC-MAN { $turns } (100 si le queda alguna vida).
match-faults = Partidas decididas por un fallo: { $count }
match-accepted = SPRT: aceptado. El primer motor es más fuerte.
match-rejected = SPRT: rechazado. El primer motor no es más fuerte, al menos no por el margen que se probaba.
match-protocol-game = El protocolo { $protocol } solo conoce el Quoridor clásico de dos jugadores, con las reglas y el comienzo habituales.
match-not-a-move = Aquí tiene que ir una jugada, y solo una.
match-rule-setting = «{ $word }» no forma parte de esta regla. Escribe { $keys } y un número entero.
match-draw-rule = Para dar una partida por tablas hacen falta movecount= (1 como mínimo) y score=, por ejemplo movenumber=40 movecount=8 score=10.
match-resign-rule = Para dar una partida por perdida hacen falta movecount= y score= (ambos, 1 como mínimo), por ejemplo movecount=4 score=600.
match-rule-seats = Solo las partidas de dos jugadores se pueden decidir por las evaluaciones.
match-adjudicated = Partidas decididas por las evaluaciones: { $count }
match-engine-setting = «{ $word }» no es un ajuste de un motor. Escribe name=, cmd=, proto=, tc=, movetime=, nodes=, depth=, threads=, ponder= u option.NOMBRE= y un valor.
match-engine-twice = El ajuste { $key }= aparece dos veces para un mismo motor.
match-engine-value = El ajuste { $key }= no puede ser «{ $value }».
match-engine-tc = El ajuste tc= no puede ser «{ $value }». Escribe los segundos, por ejemplo 60; con 60+1 se suma un segundo después de cada jugada, y con 40/60+1 se vuelven a dar los 60 cada 40 jugadas.
match-engine-no-cmd = A un motor le falta cmd=, así que no se sabe qué programa juega.
match-engine-option = { $who } no tiene la opción «{ $name }» con el valor «{ $value }». Los niveles incluidos tienen Threads y Hash; la referencia, ninguna.
match-engines-file = Los motores de { $path } no se pueden usar: { $why }
match-engines-toml = La línea { $line } no es TOML válido.
match-engines-key = «{ $key }» no va aquí: cada motor es una tabla [[engine]].
match-engines-none = Cada motor necesita una tabla [[engine]], y no hay ninguna.
match-tournament-seats = --tournament es para partidas de dos jugadores.
match-tournament-sprt = --sprt compara dos motores; aquí hay más.
match-tournament-mirror = Con --mirror todos los jugadores participan en cada partida; con --tournament se juega de dos en dos.
match-standings =
    { $games ->
        [one] Clasificación tras { $games } partida:
       *[other] Clasificación tras { $games } partidas:
    }
match-column-engine = Motor
match-column-games = Partidas
match-column-points = Puntos
match-column-results = Resultados
match-column-share = Porcentaje
fault-crashed = El programa se ha cerrado o no ha arrancado: { $how }
fault-exited = El programa se ha cerrado solo, con el código { $code }.
fault-killed = El programa se ha cerrado por la señal { $signal }.
fault-closed = El programa ha cerrado su entrada o su salida.
fault-not-started = No se ha podido arrancar «{ $command }»: { $error }
fault-unreachable = Ningún programa responde en { $host }.
fault-status = { $host } ha respondido con un error: { $status }
fault-no-json = La respuesta de { $host } no es JSON.
fault-hung = El programa no ha respondido a tiempo.
fault-illegal = El programa ha jugado «{ $word }»: { $why }
fault-no-move = El programa ha respondido «bestmove» sin ninguna jugada.

## UGI, in lines of “info string”

ugi-unknown-command = Comando desconocido: «{ $word }».
ugi-want-moves = Se esperaba «moves», no «{ $word }».
ugi-want-fen = Después de «position fen» falta una posición.
ugi-want-position = «position» necesita «startpos» o «fen».
ugi-want-option = «setoption» necesita: name NOMBRE value VALOR
ugi-want-query = «query» admite p1turn, gameover, result y turn.
ugi-go-ignored = Ignorado después de «go»: { $words }
ugi-go-ignored-all = Ignorado después de «go»: { $words }. Sin otro límite, la búsqueda dura un segundo.
ugi-go-no-move = Ignorado después de «go» porque no es una jugada legal: { $word }
ugi-go-chance = No hay nada que buscar: primero hay que tirar.
ugi-go-over = No hay nada que buscar: la partida ha terminado.
ugi-go-no-position = No hay nada que buscar: no se ha podido leer la última posición.
ugi-option-number = { $name } admite un número de { $low } a { $high }, no «{ $value }».
ugi-option-switch = { $name } es true o false, no «{ $value }».
ugi-hash-memory = Una tabla Hash de { $size } megabytes no cabe en la memoria; se queda en { $kept }.
ugi-engine-options = Las opciones del motor son: { $options }.
ugi-bad-move = Jugada { $nth }, { $word }: { $why }

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
dataset-damaged = { $path } está dañado en la línea { $line }. Borra este archivo y vuelve a ejecutar el comando: su partida se generará de nuevo.
dataset-no-records = { $path } no contiene ningún archivo de partida (.palisade).
dataset-bad-record = { $path }: { $why }
dataset-other-game = { $path } no es una partida de este conjunto de datos: son distintos el juego, el número de jugadores o el laberinto.

## Analysis

analyse-chance = Falta la tirada: hasta entonces no hay nada que analizar.
analyse-over = La partida ha terminado: no hay nada que analizar.
analyse-effort = Profundidad { $depth }, { $nodes } posiciones, { $speed } por segundo.
analyse-path =
    { $steps ->
        [one] { $player }: { $steps } paso, { $squares }
       *[other] { $player }: { $steps } pasos, { $squares }
    }
analyse-piece-path =
    { $steps ->
        [one] { $piece }: { $steps } paso, { $squares }
       *[other] { $piece }: { $steps } pasos, { $squares }
    }
