### Les matchs entre programmes.

## Matchs

match-players = { $players } joueurs ont été nommés pour { $seats } places ; nommez-en au moins deux, et pas plus que de places.
match-unknown-player = « { $word } » n'est pas un joueur : écrivez level:1 à level:8, mcts:PARTIES, ou la commande d'un programme UGI.
match-records = Les parties de { $path } ne peuvent être conservées ou ne sont pas de ce match : { $error }
match-fault = Partie { $game } : { $who } perd. { $why }
match-result = { $who } après { $games } parties : { $figures }
match-luck = S'il n'était pas meilleur que les autres, la chance ferait aussi bien avec une probabilité de { $p }.
match-as-pacman = En PAC-MAN : { $pellets } super pac-gommes et { $turns } tours par partie.
match-as-ghosts = Contre lui : { $pellets } super pac-gommes et { $turns } tours par partie.
match-faults = Parties décidées par une faute : { $count }
match-accepted = Le test accepte : il est plus fort.
match-rejected = Le test rejette : il n'est pas plus fort d'autant que demandé.
fault-crashed = Le programme s'est arrêté ou n'a pas pu démarrer : { $how }
fault-hung = Le programme n'a pas répondu à temps.
fault-illegal = Il a joué « { $word } » : { $why }

## Analyse

analyse-chance = C'est au hasard de jouer : il n'y a rien à penser avant.
analyse-over = La partie est terminée : il n'y a plus rien à penser.
analyse-effort = Profondeur { $depth }, { $nodes } positions, { $speed } par seconde.
analyse-way =
    { $steps ->
        [one] Joueur { $seat } : { $steps } pas, { $squares }
       *[other] Joueur { $seat } : { $steps } pas, { $squares }
    }
analyse-better = { $cost } % perdus ; mieux : { $line }
grade-best = excellent
grade-good = bon
grade-inaccuracy = imprécision
grade-mistake = erreur
grade-blunder = gaffe
