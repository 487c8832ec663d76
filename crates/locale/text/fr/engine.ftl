### Matches between engines, and analysis; see common.ftl for what all programs share.

## Matches

match-players =
    { $players ->
        [one] Tu n’as indiqué qu’un participant. Il en faut au moins deux.
       *[other] Tu as indiqué { $players } participants pour une partie à { $seats }. Il en faut au moins deux et au plus { $seats }.
    }
match-unknown-player = « { $word } » n’est pas un joueur. Écris level:1 à level:8, mcts:SIMULATIONS, ou la commande qui lance un programme UGI.
match-records = Les parties de { $path } ne peuvent pas servir pour ce match : { $error }
match-other-match = Cette partie vient d’un autre match : les joueurs, les ouvertures, les limites ou la graine ne sont pas les mêmes.
match-stopped = Match interrompu. Avec --records, les parties sont conservées et le match peut reprendre plus tard.
match-bad-opening = Ouverture { $number } de { $path } : { $why }
match-no-openings = { $path } ne contient aucune ouverture.
match-other-game = Cette ouverture ne convient pas à ce jeu ou à ce nombre de joueurs.
match-fault = Partie { $game } : { $who } perd. { $why }
match-result =
    { $games ->
        [one] { $who } après { $games } partie : { $figures }
       *[other] { $who } après { $games } parties : { $figures }
    }
match-luck = p = { $p } dans l’hypothèse où le premier joueur n’est pas plus fort que les autres.
match-as-pacman = En jouant PAC-MAN, moyenne par partie : super pac-gommes { $pellets } ; tours de survie { $turns } (100 s’il reste une vie).
match-as-ghosts = En jouant les fantômes, moyenne par partie : super pac-gommes de PAC-MAN { $pellets } ; tours de survie de PAC-MAN { $turns } (100 s’il lui reste une vie).
match-faults = Parties décidées par une erreur de programme : { $count }
match-accepted = SPRT : accepté. Le premier est plus fort que le second.
match-rejected = SPRT : rejeté. Le premier n’est pas plus fort que le second, du moins pas de l’écart testé.
match-protocol-game = Le protocole { $protocol } ne connaît que le Quoridor classique à deux joueurs, avec les règles et le début habituels.
match-not-a-move = Il faut ici un coup, et un seul.
match-rule-setting = « { $word } » ne fait pas partie de cette règle. Écris { $keys } et un nombre entier.
match-draw-rule = Pour une nulle, il faut movecount= d’au moins 1 et score=, par exemple movenumber=40 movecount=8 score=10.
match-resign-rule = Pour une partie perdue, il faut movecount= et score=, tous deux d’au moins 1, par exemple movecount=4 score=600.
match-rule-seats = Seules les parties à deux joueurs peuvent être décidées par les scores.
match-adjudicated = Parties décidées par les scores : { $count }
match-engine-setting = « { $word } » n’est pas un réglage de moteur. Écris name=, cmd=, proto=, tc=, movetime=, nodes=, depth=, threads=, ponder= ou option.NOM= suivi d’une valeur.
match-engine-twice = Le réglage { $key }= figure deux fois pour un même moteur.
match-engine-value = Le réglage { $key }= ne peut pas valoir « { $value } ».
match-engine-tc = Le réglage tc= ne peut pas valoir « { $value } ». Écris un nombre de secondes, par exemple 60 ; 60+1 ajoute une seconde après chaque coup, et 40/60+1 redonne les 60 secondes tous les 40 coups.
match-engine-no-cmd = Il manque cmd= à un moteur : rien ne dit quel programme joue.
match-engine-option = { $who } n’a pas d’option « { $name } » avec la valeur « { $value } ». Les niveaux intégrés ont Threads et Hash, la référence n’en a aucune.
match-engines-file = Impossible d’utiliser les moteurs de { $path } : { $why }
match-engines-toml = La ligne { $line } n’est pas du TOML valide.
match-engines-key = « { $key } » n’a rien à faire ici : chaque moteur est une table [[engine]].
match-engines-none = Chaque moteur a besoin d’une table [[engine]], et il n’y en a aucune.
match-tournament-seats = Les tournois sont réservés aux parties à deux joueurs.
match-tournament-sprt = --sprt compare deux moteurs ; il y en a davantage ici.
match-tournament-mirror = Avec --mirror, tous les joueurs prennent part à chaque partie ; dans un tournoi, ils jouent deux par deux.
match-standings =
    { $games ->
        [one] Classement après { $games } partie :
       *[other] Classement après { $games } parties :
    }
match-column-engine = Moteur
match-column-games = Parties
match-column-points = Points
match-column-results = Résultats
match-column-share = Part des points
fault-crashed = Le programme s’est arrêté ou n’a pas démarré : { $how }
fault-exited = Le programme s’est arrêté de lui-même, avec le code { $code }.
fault-killed = Le programme a été arrêté par le signal { $signal }.
fault-closed = Le programme a fermé son entrée ou sa sortie.
fault-not-started = Impossible de lancer « { $command } » : { $error }
fault-unreachable = Aucun programme ne répond à l’adresse { $host }.
fault-status = { $host } a répondu par une erreur : { $status }
fault-no-json = La réponse de { $host } n’est pas du JSON.
fault-hung = Le programme n’a pas répondu à temps.
fault-illegal = Le programme a joué « { $word } » : { $why }
fault-no-move = Le programme a répondu « bestmove » sans donner de coup.

## UGI, in lines of “info string”

ugi-unknown-command = Commande inconnue : « { $word } ».
ugi-want-moves = « moves » était attendu, pas « { $word } ».
ugi-want-fen = Il manque une position après « position fen ».
ugi-want-position = « position » demande « startpos » ou « fen ».
ugi-want-option = « setoption » demande : name NOM value VALEUR
ugi-want-query = « query » connaît p1turn, gameover, result et turn.
ugi-go-ignored = Ignoré après « go » : { $words }
ugi-go-ignored-all = Ignoré après « go » : { $words }. Sans autre limite, la recherche dure une seconde.
ugi-go-no-move = Ignoré après « go », car ce n’est pas un coup permis : { $word }
ugi-go-chance = Rien à chercher : il faut d’abord un lancer.
ugi-go-over = Rien à chercher : la partie est terminée.
ugi-go-no-position = Rien à chercher : la dernière position n’a pas pu être lue.
ugi-option-number = { $name } prend un nombre de { $low } à { $high }, pas « { $value } ».
ugi-option-switch = { $name } vaut true ou false, pas « { $value } ».
ugi-hash-memory = Une table Hash de { $size } mégaoctets ne tient pas en mémoire ; elle reste à { $kept }.
ugi-engine-options = Les options du moteur sont : { $options }.
ugi-bad-move = Coup { $nth }, { $word } : { $why }

## Datasets

dataset-done =
    { $positions ->
        [one] { $positions } position tirée
       *[other] { $positions } positions tirées
    } de { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } : { $path }
dataset-exists = { $path } existe déjà. Choisis un autre nom, ou supprime-le d’abord.
dataset-other = { $path } contient les parties d’un autre jeu de données. Choisis un autre nom, ou supprime d’abord le dossier.
dataset-damaged = { $path } est endommagé à la ligne { $line }. Supprime ce fichier et relance la commande : la partie qu’il contient sera rejouée.
dataset-no-records = { $path } ne contient aucun fichier de partie (.palisade).
dataset-bad-record = { $path } : { $why }
dataset-other-game = { $path } n’est pas une partie de ce jeu de données : le jeu, le nombre de joueurs ou le labyrinthe est différent.

## Analysis

analyse-chance = En attente d’un lancer : rien à analyser avant.
analyse-over = La partie est terminée : il n’y a rien à analyser.
analyse-effort = Profondeur { $depth }, { $nodes } positions, { $speed } par seconde.
analyse-path =
    { $steps ->
        [one] { $player } : { $steps } pas, { $squares }
       *[other] { $player } : { $steps } pas, { $squares }
    }
analyse-piece-path =
    { $steps ->
        [one] { $piece } : { $steps } pas, { $squares }
       *[other] { $piece } : { $steps } pas, { $squares }
    }
