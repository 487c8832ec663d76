### The command line; see common.ftl for what all programs share.

cli-cannot-read = Impossible de lire { $path } : { $error }
cli-cannot-write = Impossible d’écrire { $path } : { $error }
cli-no-maze = Le labyrinthe « { $name } » n’existe pas : ce n’est ni un labyrinthe fourni, ni un labyrinthe écrit en un mot, ni un fichier.
cli-option-form = « { $word } » n’est pas une option. Écris-la sous la forme nom=valeur.
cli-hash-memory = Une table de { $size } Mo ne tient pas en mémoire. Choisis un --hash plus petit.
cli-turn = C’est au joueur { $seat } de jouer.
cli-chance = En attente d’un lancer.
cli-over = Partie terminée : { $result }
cli-record-good =
    { $entries ->
        [one] Tous les coups sont permis ({ $entries } entrée).
       *[other] Tous les coups sont permis ({ $entries } entrées).
    }
cli-player = « { $word } » n’est pas un joueur. Écris human, ou un niveau de 1 à 8.
cli-players-count = Joueurs dans --players : { $players } ; dans la partie : { $seats }. Indique-les tous, ou change --seats.
cli-nothing-to-resume = Aucune partie inachevée à reprendre. Sans --resume, tu en commences une nouvelle.
cli-player-name = Joueur { $seat } : { $name }

## Reading and counting

perft-divide-depth = Pour compter après chaque premier coup, il faut une profondeur d’au moins 1.
heading-perft = profondeur nœuds secondes
heading-divide = coup nœuds
heading-playouts = parties coups secondes
heading-bench = jeu joueurs nœuds secondes coups
analyse-neither = « { $word } » n’est ni un jeu ni un fichier. Jeux possibles : quoridor, mini, pacman, mspacman.
analyse-stopped = Analyse interrompue. Voici ce qui a été trouvé jusque-là.
analyse-score = score
analyse-chances = chances
analyse-moves = coups
analyse-player = joueur
analyse-move = coup
analyse-grade = note

## Matches of programs

match-quotes = Dans « { $word } », un guillemet n’est pas fermé.
match-program = Aucune partie ne peut être jouée, car { $who } ne démarre pas : { $why }
match-overruns =
    { $count ->
        [one] { $who } a dépassé son temps sur { $count } coup, de { $worst } ms.
       *[other] { $who } a dépassé son temps sur { $count } coups, de { $worst } ms au plus.
    }
fault-flagged = Le programme n’a plus de temps.

## Tables of a server

online-needs-token = Pour jouer, il te faut --token ; « palisade online guest » en affiche un.
online-no-tables = Aucune table publique pour le moment.
online-open = En attente de joueurs :
online-live = Parties en cours :
online-free = place libre
online-level = ordinateur niveau { $level }
online-guest = { $name } (sans compte)
online-lost = La connexion au serveur est perdue. Nouvelle tentative…
online-found = La connexion au serveur est rétablie.

## Moderators

admin-done = C’est fait et noté dans le journal de modération.
admin-imposed = En vigueur pour { $subject } jusqu’au { DATETIME($until) }. Pour lever la mesure : palisade admin lift { $id }
admin-restart = Tout le monde est prévenu que le serveur redémarrera le { DATETIME($at) }.
admin-no-restart = Le redémarrage n’est plus annoncé.
admin-seen-at = Dernière adresse : { $address }
admin-nothing = Il n’y a rien à afficher.
admin-needs-token = Il faut --token ou PALISADE_ADMIN_TOKEN ; « palisade admin token » l’affiche là où se trouve la base de données.
admin-no-token = Impossible de lire le jeton : { $why }
admin-never-started = Aucun serveur n’a encore utilisé cette base de données. Lances-en d’abord un avec « palisade serve ».
admin-first-player = { $pool } : le premier coup vaut { $points } ± { $error } points de classement. Score du joueur qui commence : { PERCENT($share) }. Parties : { $games }.
admin-first-player-none = { $pool } : trop peu de parties pour une estimation ({ $games }).
admin-first-player-failed = Impossible de lire la base de données : { $why }
account-reset = { $url } ne sert qu’une fois et reste valable jusqu’au { DATETIME($until) }. Ne donne ce lien qu’à la personne à qui appartient le compte.

## Running a server

config-good = Les réglages sont valables. Ceux qui n’ont pas leur valeur par défaut :
config-default = Les réglages sont valables ; tous ont leur valeur par défaut.
config-bad = Ces réglages ne peuvent pas être utilisés : { $why }
config-behind-proxy = Attention : public_url commence par https://, il y a donc un proxy inverse devant. Mets behind_proxy = true, sinon tout le monde semblera venir d’une seule adresse et en partagera les limites.
config-head = Réglages d’un serveur Palisade. Les lignes en commentaire montrent les valeurs par défaut. Pour vérifier ce fichier : palisade config check --config FICHIER
health-not-ready = Le serveur n’est pas prêt : { $why }
systemd-service = Palisade, jeux de labyrinthe
systemd-socket = Socket du serveur Palisade
systemd-worker = Worker de Palisade : calcule les coups de l’ordinateur pour les serveurs
systemd-backup = Sauvegarde de la base de données de Palisade
systemd-timer = Sauvegarde de la base de données de Palisade chaque nuit
man-description = DESCRIPTION
man-name = NOM
man-synopsis = SYNOPSIS
man-options = OPTIONS
man-commands = COMMANDES
man-version = VERSION
man-written = Pages écrites dans { $folder } : { $pages }.
