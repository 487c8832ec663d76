### Encuentros entre programas.

## Encuentros

match-players = Se han nombrado { $players } jugadores para { $seats } puestos; nombra al menos dos y no más que puestos.
match-unknown-player = «{ $word }» no es un jugador: escribe de level:1 a level:8, mcts:PARTIDAS, o la orden de un programa UGI.
match-records = Las partidas de { $path } no se pueden guardar o no son de este encuentro: { $error }
match-fault = Partida { $game }: pierde { $who }. { $why }
match-result = { $who } tras { $games } partidas: { $figures }
match-luck = Si no fuera mejor que los demás, la suerte lo igualaría con probabilidad { $p }.
match-as-pacman = Como PAC-MAN: { $pellets } pac-bolas y { $turns } turnos por partida.
match-as-ghosts = En contra: { $pellets } pac-bolas y { $turns } turnos por partida.
match-faults = Partidas decididas por un fallo: { $count }
match-accepted = La prueba acepta: es más fuerte.
match-rejected = La prueba rechaza: no es más fuerte en la medida pedida.
fault-crashed = El programa terminó o no se pudo iniciar: { $how }
fault-hung = El programa no respondió a tiempo.
fault-illegal = Jugó «{ $word }»: { $why }

## Análisis

analyse-chance = Le toca al azar: hasta entonces no hay nada que pensar.
analyse-over = La partida ha terminado: no queda nada que pensar.
analyse-effort = Profundidad { $depth }, { $nodes } posiciones, { $speed } por segundo.
analyse-way =
    { $steps ->
        [one] Jugador { $seat }: { $steps } paso, { $squares }
       *[other] Jugador { $seat }: { $steps } pasos, { $squares }
    }
analyse-better = se pierde un { $cost } %; mejor: { $line }
grade-best = la mejor
grade-good = buena
grade-inaccuracy = imprecisión
grade-mistake = error
grade-blunder = error grave
