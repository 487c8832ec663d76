### The command line; see common.ftl for what all programs share.

cli-cannot-read = Impossible de lire { $path } : { $error }
cli-cannot-write = Impossible d’écrire { $path } : { $error }
cli-no-maze = Il n’y a pas de labyrinthe « { $name } » : ce n’est ni un labyrinthe fourni, ni un labyrinthe écrit en un mot, ni un fichier.
cli-option-form = « { $word } » n’est pas une option. Écris-la sous la forme nom=valeur.
cli-turn = C’est au joueur { $seat } de jouer.
cli-chance = En attente d’un lancer.
cli-over = Partie terminée : { $result }
cli-record-good =
    { $entries ->
        [one] Tous les coups sont légaux ({ $entries } entrée).
       *[other] Tous les coups sont légaux ({ $entries } entrées).
    }
cli-player = « { $word } » n’est pas un joueur. Écris human, ou un niveau de 1 à 8.
cli-players-count = --players en nomme { $players }, mais il y a { $seats } joueurs. Nomme-les tous, ou change --seats.

## Lire et compter

perft-divide-depth = Pour compter après chaque premier coup, il faut une profondeur d’au moins 1.
heading-perft = profondeur nœuds secondes
heading-divide = coup nœuds
heading-playouts = parties coups secondes
heading-bench = jeu joueurs nœuds secondes coups
analyse-neither = « { $word } » n’est ni un jeu ni un fichier ; les jeux sont : quoridor, mini, pacman, mspacman.
analyse-score = score
analyse-chances = chances
analyse-moves = coups
analyse-player = joueur
analyse-move = coup
analyse-grade = avis

## Matchs de programmes

match-quotes = Dans « { $word } », un guillemet n’est pas refermé.
match-program = Aucune partie ne peut être jouée, car { $who } ne démarre pas : { $why }
match-overruns =
    { $count ->
        [one] { $who } a dépassé le temps pour { $count } coup, de { $worst } ms au plus.
       *[other] { $who } a dépassé le temps pour { $count } coups, de { $worst } ms au plus.
    }
fault-flagged = Son temps est écoulé.

## Tables d’un serveur

online-needs-token = Pour avoir ta place, il faut --token ; « palisade online guest » en affiche un.
online-no-tables = Aucune table publique pour le moment.
online-open = En attente de joueurs :
online-live = Parties en cours :
online-free = place libre
online-level = niveau { $level }

