### Matches between engines, and analysis; see common.ftl for what all programs share.

## Matches

match-players =
    { $players ->
        [one] Tu as indiqué { $players } participant pour { $seats } places. Il en faut au moins deux, et pas plus que de joueurs dans une partie.
       *[other] Tu as indiqué { $players } participants pour { $seats } places. Il en faut au moins deux, et pas plus que de joueurs dans une partie.
    }
match-unknown-player = « { $word } » n’est pas un joueur. Écris level:1 à level:8, mcts:SIMULATIONS, ou la commande qui lance un programme UGI.
match-records = Les parties de { $path } ne peuvent pas servir pour ce match : { $error }
match-fault = Partie { $game } : { $who } perd. { $why }
match-result =
    { $games ->
        [one] { $who } après { $games } partie : { $figures }
       *[other] { $who } après { $games } parties : { $figures }
    }
match-luck = p = { $p } dans l’hypothèse où il n’est pas plus fort que les autres.
match-as-pacman = En jouant PAC-MAN : { $pellets } super pac-gommes et { $turns } tours par partie.
match-as-ghosts = Contre lui : { $pellets } super pac-gommes et { $turns } tours par partie.
match-faults = Parties décidées par une erreur de programme : { $count }
match-accepted = SPRT : accepté. Il est plus fort.
match-rejected = SPRT : rejeté. Il n’est pas plus fort, du moins pas de l’écart testé.
fault-crashed = Le programme s’est arrêté ou n’a pas démarré : { $how }
fault-hung = Le programme n’a pas répondu à temps.
fault-illegal = Il a joué « { $word } » : { $why }

## Datasets

dataset-done =
    { $positions ->
        [one] { $positions } position
       *[other] { $positions } positions
    }, { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } : { $path }
dataset-exists = { $path } existe déjà. Choisis un autre nom, ou supprime-le d’abord.
dataset-other = { $path } contient les parties d’un autre jeu de données. Choisis un autre nom, ou supprime d’abord le dossier.
dataset-no-records = { $path } ne contient aucun fichier de partie (.palisade).
dataset-bad-record = { $path } : { $why }
dataset-other-game = { $path } n’est pas une partie de ce jeu de données : le jeu, le nombre de joueurs ou le labyrinthe est différent.

## Analysis

analyse-chance = En attente d’un lancer : rien à analyser avant.
analyse-over = La partie est terminée : il n’y a rien à analyser.
analyse-effort = Profondeur { $depth }, { $nodes } positions, { $speed } par seconde.
analyse-path =
    { $steps ->
        [one] Joueur { $seat } : { $steps } pas, { $squares }
       *[other] Joueur { $seat } : { $steps } pas, { $squares }
    }
analyse-piece-path =
    { $steps ->
        [one] { $piece } : { $steps } pas, { $squares }
       *[other] { $piece } : { $steps } pas, { $squares }
    }
