### Ms. Pac-Man : pourquoi un coup, une position saisie ou un plateau est refusé.

## Coups

refusal-ms-word = « { $word } » n'est pas un mot de ce jeu : écrivez un parcours comme d7-d6-d5, un placement comme @e7, un lancer comme spin:3 ou die:F2, ou -- quand il faut rester.
refusal-ms-over = La partie est terminée : le joueur { $winner } a gagné.
refusal-ms-spin-due = Le joueur { $seat } doit d'abord lancer la toupie, par exemple spin:3.
refusal-ms-die-due = Le joueur { $seat } doit d'abord lancer le dé, par exemple die:4.
refusal-ms-place-due = Le joueur { $seat } doit d'abord poser Ms. Pac-Man sur un cercle blanc, par exemple @e7.
refusal-ms-move-due = Le joueur { $seat } doit maintenant avancer de { $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
    }.
refusal-ms-no-spin = La toupie de ce plateau n'a pas de { $steps }.
refusal-ms-no-face = Le dé de ce plateau n'a pas de { $face }.
refusal-ms-not-circle = { $square } n'a pas de cercle blanc, et Ms. Pac-Man ne se pose nulle part ailleurs.
refusal-ms-circle-taken = Le fantôme du joueur { $seat } est en { $square }.
refusal-ms-must-move = Il y a moyen d'avancer de { $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
    } ; ne reste sur place que celui qui ne peut pas.
refusal-ms-count = Le parcours a { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }, le lancer en donne { $steps }.
refusal-ms-off-board = La case { $square } n'existe pas sur ce plateau.
refusal-ms-solid = { $square } est pleine : rien n'y passe.
refusal-ms-home = { $square } est une case fantôme : on la quitte, on n'y entre jamais.
refusal-ms-apart = { $from } et { $to } ne sont ni voisines ni deux sorties.
refusal-ms-wall = Un mur sépare { $from } et { $to }.
refusal-ms-after-catch = Le coup s'arrête à la prise en { $square }.
refusal-ms-after-win = Le pas vers { $square } prend la dernière pac-gomme d'une zone : le joueur { $winner } a gagné, et le coup s'arrête là.
refusal-ms-on-ghost = Le fantôme du joueur { $seat } est en { $square } : allez une case plus loin, sur une case libre.
refusal-ms-no-room = Le fantôme du joueur { $seat } est en { $square }, et aucune case voisine n'est libre.
refusal-ms-extra-taken = Le pas de plus ne peut pas mener en { $square } : une pièce s'y trouve.

## Positions saisies et tables

setup-ms-seats = Ms. Pac-Man se joue de 2 à 4, pas à { $count }.
setup-ms-fields = Une position a six champs (couleurs, Ms. Pac-Man, fantômes, pac-gommes parties, ce qui suit, plateau), par exemple « a,b 1:e7 -,f6:S - roll:1 quarters » ; { $count ->
        [one] il y en a { $count } ici.
       *[other] il y en a { $count } ici.
    }
setup-ms-word = « { $word } » n'a pas sa place dans le champ { $field }.
setup-ms-length = Le champ { $field } a { $count ->
        [one] { $count } élément
       *[other] { $count } éléments
    }, la table a { $seats } places.
setup-ms-colour-twice = Deux joueurs ne peuvent pas avoir tous deux la couleur { $colour }.
setup-ms-no-dot = { $square } n'a pas de pac-gomme qui puisse manquer, ou est nommée deux fois.
setup-ms-square = Aucune pièce de ce genre ne peut être en { $square }.
setup-ms-shared = Deux pièces ne peuvent pas partager { $square }.
setup-ms-ghost = Le fantôme du joueur { $seat } est sur le plateau exactement quand ce joueur joue sans tenir Ms. Pac-Man.
setup-ms-leader = Dès la fin des premiers lancers, quelqu'un à la table doit tenir Ms. Pac-Man, et une fois posée elle est sur le plateau.
setup-ms-turn = Ce ne peut pas être au joueur { $seat }, qui ne joue pas.
setup-ms-steps = Le joueur { $seat } ne peut pas devoir avancer de { $steps } : aucun lancer de ce plateau n'y mène.
setup-ms-side = Le fantôme du joueur { $seat } ne peut pas être faible de cette façon pendant son propre tour.
setup-ms-opening = Les premiers lancers vont de joueur en joueur, entre deux au moins, tous les fantômes chez eux et toutes les pac-gommes en place.
setup-ms-end = La partie est finie exactement quand la zone d'un joueur est vide ou qu'un seul reste, et c'est lui qui a gagné.

## Plateaux

board-unknown = Il n'y a pas de plateau « { $word } » ; les plateaux sont : { $known }.
board-no-drawing = Ligne { $line } : pas de dessin, aucune ligne ne commence par +.
board-header = Ligne { $line }, colonne { $column } : « { $text } » ne dit rien d'un plateau.
board-name = Ligne { $line }, colonne { $column } : « { $text } » n'est pas un nom : des lettres, des chiffres et -, 32 au plus, une lettre d'abord.
board-face = Ligne { $line }, colonne { $column } : « { $text } » n'est pas une face : écrivez 4 ou, pour le dé, F2, et 4x3 pour une face trois fois plus probable.
board-few-faces = Ligne { $line }, colonne { $column } : une toupie a au moins deux faces différentes, un dé une, et 999 au plus de poids en tout.
board-too-large = Ligne { $line }, colonne { $column } : le plateau dépasse { $most } × { $most }.
board-ragged = Ligne { $line }, colonne { $column } : le dessin est irrégulier ici : chaque case prend quatre caractères et un mur, chaque rangée deux lignes, avec un mur à la fin.
board-wall = Ligne { $line }, colonne { $column } : « { $text } » est là où il faut un poteau, un mur ou une ouverture.
board-cell = Ligne { $line }, colonne { $column } : « { $text } » n'est pas une case : écrivez .a *a oa Ga (avec une lettre de a à d), EX ou ##.
board-after-drawing = Ligne { $line }, colonne { $column } : après le dessin, il ne peut y avoir que des remarques.
board-word = Colonne { $column } : un plateau en un mot s'écrit taille~cases~murs~toupie~dé, et celui-ci s'égare ici.
board-dots = Ligne { $line }, colonne { $column } : la zone { $colour } a { $count ->
        [one] { $count } pac-gomme
       *[other] { $count } pac-gommes
    } au lieu de { $wanted }.
board-homes = Ligne { $line }, colonne { $column } : la couleur { $colour } a { $count } cases fantôme au lieu d'une.
board-exits = Ligne { $line }, colonne { $column } : il y a { $count } sorties au lieu de quatre.
board-powers = Ligne { $line }, colonne { $column } : il y a { $count } cases de super pac-gomme au lieu de quatre.
board-circles = Ligne { $line }, colonne { $column } : un plateau a besoin d'au moins trois cercles blancs, pas { $count }.
board-unreachable = Ligne { $line }, colonne { $column } : aucun chemin ne mène des cercles blancs à { $square }.
board-closed-home = Ligne { $line }, colonne { $column } : aucun chemin ne sort de la case fantôme { $square }.
