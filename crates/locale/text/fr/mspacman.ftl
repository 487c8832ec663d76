### Ms. Pac-Man: why a move, a typed position or a board is refused.
### $seat and $winner are numbers of players; $steps is how many squares the roll gives; $colour is a
### letter from a to d; $line and $column say where in a board file or word.

## Moves

refusal-ms-word = « { $word } » n’est pas un coup de ce jeu. Écris un chemin comme d7-d6-d5, un placement comme @e7, un lancer comme spin:3 ou die:F2, ou -- s’il faut rester sur place.
refusal-ms-over = La partie est terminée : le joueur { $winner } a gagné.
refusal-ms-spin-due = Le joueur { $seat } doit d’abord faire tourner la roulette.
refusal-ms-die-due = Le joueur { $seat } doit d’abord lancer le dé.
refusal-ms-place-due = Le joueur { $seat } doit d’abord placer Ms. Pac-Man sur un cercle blanc.
refusal-ms-move-due = Le joueur { $seat } doit maintenant avancer de { $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
    }.
refusal-ms-no-spin = La roulette de ce plateau n’a pas de { $steps }.
refusal-ms-no-face = Le dé de ce plateau n’a pas de { $face }.
refusal-ms-not-circle = Il n’y a pas de cercle blanc en { $square }. Ms. Pac-Man ne peut être placée que sur un cercle blanc.
refusal-ms-circle-taken = Le fantôme du joueur { $seat } est déjà en { $square }.
refusal-ms-must-move = Tu peux avancer de { $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
    }, donc tu ne peux pas rester sur place.
refusal-ms-count = Le chemin fait { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }, mais le lancer a donné { $steps }.
refusal-ms-off-board = La case { $square } n’existe pas sur ce plateau.
refusal-ms-solid = { $square } est un bloc plein : aucun pion ne peut y entrer.
refusal-ms-home = { $square } est un repaire de fantôme. Les fantômes en sortent, mais personne n’y entre.
refusal-ms-apart = { $from } et { $to } ne sont ni deux cases voisines ni deux sorties.
refusal-ms-wall = Il y a un mur entre { $from } et { $to }.
refusal-ms-after-catch = Le coup s’arrête à la capture en { $square }.
refusal-ms-after-win = Le pas vers { $square } prend la dernière pac-gomme d’une zone : le joueur { $winner } a gagné et le coup s’arrête là.
refusal-ms-on-ghost = Le fantôme du joueur { $seat } est en { $square } : va une case plus loin, sur une case libre.
refusal-ms-no-room = Le fantôme du joueur { $seat } est en { $square }, et aucune case voisine n’est libre.
refusal-ms-extra-taken = Le pas supplémentaire ne peut pas mener en { $square } : il y a déjà un pion.

## Typed positions

setup-ms-seats =
    { $count ->
        [one] Ms. Pac-Man se joue à 2, 3 ou 4, pas à { $count }.
       *[other] Ms. Pac-Man se joue à 2, 3 ou 4, pas à { $count }.
    }
setup-ms-fields = Une position a six champs (couleurs, Ms. Pac-Man, fantômes, pac-gommes prises, suite du jeu, plateau), par exemple « a,b 1:e7 -,f6:S - roll:1 quarters » ; { $count ->
        [one] ici, il y en a { $count }.
       *[other] ici, il y en a { $count }.
    }
setup-ms-word = « { $word } » n’a rien à faire dans le champ { $field }.
setup-ms-length = Le champ { $field } a { $count ->
        [one] { $count } élément
       *[other] { $count } éléments
    }, mais il y a { $seats } joueurs.
setup-ms-colour-twice = Deux joueurs ne peuvent pas avoir tous les deux la couleur { $colour }.
setup-ms-no-dot = La case { $square } n’a jamais eu de pac-gomme, ou est citée deux fois.
setup-ms-square = Ce pion ne peut pas être en { $square }.
setup-ms-shared = Deux pions ne peuvent pas être ensemble en { $square }.
setup-ms-ghost = Le fantôme du joueur { $seat } doit être sur le plateau tant que ce joueur est dans la partie sans jouer Ms. Pac-Man, et seulement dans ce cas.
setup-ms-leader = Après les premiers tours de roulette, quelqu’un doit jouer Ms. Pac-Man ; une fois placée, elle ne quitte plus le plateau.
setup-ms-turn = Ce ne peut pas être au joueur { $seat } de jouer : il n’est pas dans la partie.
setup-ms-steps = Le joueur { $seat } ne peut pas avoir à avancer de { $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
    } : aucun lancer de ce plateau ne donne ce nombre.
setup-ms-side = Le fantôme du joueur { $seat } ne peut pas être faible de cette façon pendant son propre tour.
setup-ms-opening = Pour désigner Ms. Pac-Man, on fait tourner la roulette joueur après joueur, à deux au moins, avec tous les fantômes dans leur repaire et toutes les pac-gommes en place.
setup-ms-end = La partie est terminée si, et seulement si, la zone d’un joueur est vide ou s’il ne reste qu’un joueur ; c’est ce joueur qui a gagné.

## Boards

board-unknown = Il n’y a pas de plateau « { $word } ». Plateaux possibles : { $known }.
board-no-drawing = Ligne { $line } : il n’y a pas de dessin. Aucune ligne ne commence par +.
board-header = Ligne { $line }, colonne { $column } : « { $text } » n’est pas une ligne de fichier de plateau.
board-name = Ligne { $line }, colonne { $column } : « { $text } » n’est pas un nom valable. Utilise des lettres, des chiffres et -, 32 caractères au plus, en commençant par une lettre.
board-face = Ligne { $line }, colonne { $column } : « { $text } » ne convient pas ici. Écris un nombre de 1 à 8 ou, pour le dé, un nombre précédé de F, comme F2 ; 4x3 est un 4 trois fois plus probable.
board-few-faces = Ligne { $line }, colonne { $column } : il faut au moins deux faces différentes pour une roulette et une pour un dé. Chacun des deux peut avoir 999 faces au plus ; 4x3 compte pour trois.
board-too-large = Ligne { $line }, colonne { $column } : le plateau dépasse { $most } × { $most }.
board-ragged = Ligne { $line }, colonne { $column } : le dessin est irrégulier ici. Chaque case prend quatre caractères et un mur, chaque rangée deux lignes, avec un mur pour finir.
board-wall = Ligne { $line }, colonne { $column } : il faut ici un coin, un mur ou une ouverture au lieu de « { $text } ».
board-cell = Ligne { $line }, colonne { $column } : « { $text } » n’est pas une case. Utilise .a *a oa Ga (avec une lettre de a à d), EX ou ##.
board-after-drawing = Ligne { $line }, colonne { $column } : après le dessin, seuls des commentaires sont permis.
board-word = Colonne { $column } : un plateau en un mot s’écrit taille~cases~murs~roulette~dé ; celui-ci a une erreur ici.
board-dots = Ligne { $line }, colonne { $column } : dans la zone { $colour }, il y a { $count ->
        [one] { $count } pac-gomme
       *[other] { $count } pac-gommes
    } au lieu de { $wanted }.
board-homes = Ligne { $line }, colonne { $column } : dans la zone { $colour }, il y a { $count ->
        [one] { $count } repaire
       *[other] { $count } repaires
    } au lieu d’un seul.
board-exits =
    { $count ->
        [one] Ligne { $line }, colonne { $column } : il y a { $count } sortie au lieu de quatre.
       *[other] Ligne { $line }, colonne { $column } : il y a { $count } sorties au lieu de quatre.
    }
board-powers =
    { $count ->
        [one] Ligne { $line }, colonne { $column } : il y a { $count } super pac-gomme au lieu de quatre.
       *[other] Ligne { $line }, colonne { $column } : il y a { $count } super pac-gommes au lieu de quatre.
    }
board-circles =
    { $count ->
        [one] Ligne { $line }, colonne { $column } : il y a { $count } cercle blanc ; il en faut au moins trois.
       *[other] Ligne { $line }, colonne { $column } : il y a { $count } cercles blancs ; il en faut au moins trois.
    }
board-unreachable = Ligne { $line }, colonne { $column } : { $square } est inaccessible depuis les cercles blancs.
board-closed-home = Ligne { $line }, colonne { $column } : le repaire { $square } n’a pas d’issue.
