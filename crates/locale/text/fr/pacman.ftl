### Variante PAC-MAN : pourquoi un coup, une position saisie ou un labyrinthe est refusé.

## Coups

refusal-pac-over = La partie est terminée.
refusal-pac-not-a-move = « { $word } » n'est pas un coup : écrivez les cases parcourues, comme e6-e7, ou -- quand il faut rester.
refusal-pac-must-move = { $piece } peut bouger ; ne reste sur place que la pièce qui ne le peut pas.
refusal-pac-off-board = La case { $square } n'existe pas dans ce labyrinthe.
refusal-pac-not-adjacent = { $piece } ne peut pas aller de { $from } à { $to } : un pas mène à la case voisine, en haut, en bas, à gauche ou à droite.
refusal-pac-fenced = { $piece } ne peut pas aller de { $from } à { $to } : la barrière { $fence } les sépare.
refusal-pac-too-short = PAC-MAN avance d'exactement deux cases, sauf si un fantôme ou une super pac-gomme l'arrête.
refusal-pac-too-far = PAC-MAN avance d'exactement deux cases : { $square } est la seconde, il s'y arrête.
refusal-pac-boost-too-short = À cette table, un boost se prend en entier : { $left ->
        [one] encore { $left } case.
       *[other] encore { $left } cases.
    }
refusal-pac-boost-too-far = Un boost fait trois cases : { $square } est la troisième, PAC-MAN s'y arrête.
refusal-pac-after-last-pellet = La super pac-gomme en { $pellet } est la dernière : la partie y est gagnée et le coup s'arrête.
refusal-pac-after-catch = PAC-MAN est pris en { $square }, où s'arrête le coup de { $piece }.
refusal-pac-ghost-in-the-way = { $ghost } est en { $square }, et à cette table PAC-MAN ne peut pas y entrer sans boost.
refusal-pac-pellet-wall = { $ghost } ne peut pas entrer en { $pellet } : à cette table, une super pac-gomme est un mur pour les fantômes.
refusal-pac-ends-on-pellet = { $ghost } ne peut pas s'arrêter en { $pellet } : une super pac-gomme s'y trouve encore.
refusal-pac-ends-on-ghost = { $ghost } ne peut pas s'arrêter en { $square } : à cette table, les fantômes ne partagent pas de case, et { $other } y est.
refusal-pac-one-square = { $ghost } ne voit pas PAC-MAN et avance d'une case : il s'arrête en { $square }.
refusal-pac-two-squares = { $ghost } voit PAC-MAN et avance de deux cases, pas plus : il s'arrête en { $square }.
refusal-pac-frenzy-too-short = { $ghost } voit PAC-MAN et avance de deux cases : il ne peut pas s'arrêter en { $square }.
refusal-pac-frenzy-turns = { $ghost } voit PAC-MAN et fonce tout droit : il ne peut pas tourner en { $square }.

## Positions saisies et tables

setup-pac-fields = Une position a six champs (PAC-MAN, fantômes, super pac-gommes, vies, pièce au trait, labyrinthe) et parfois un septième (qui tient les fantômes), par exemple « e5 e9,a5,i5,e1 a1,a9,i1,i9 3 pac corners » ; { $found ->
        [one] il y en a { $found } ici.
       *[other] il y en a { $found } ici.
    }
setup-pac-square = « { $word } » n'est pas une case.
setup-pac-ghosts = La position doit nommer quatre fantômes, avec - pour celui qui n'est pas sur le plateau ; { $found ->
        [one] il y en a { $found } ici.
       *[other] il y en a { $found } ici.
    }
setup-pac-lives = PAC-MAN ne peut pas avoir « { $word } » vies ici : le maximum est { $most }, et il n'en a plus qu'une fois pris pour de bon.
setup-pac-piece = « { $word } » ne peut pas être la pièce au trait : écrivez pac, blinky, inky, pinky ou clyde, ou - quand la partie est finie.
setup-pac-holders = « { $word } » ne dit pas qui tient les fantômes : écrivez quatre joueurs de 2 à 5, comme 2,3,2,3, avec - pour un fantôme absent du labyrinthe.
setup-pac-off-board = La case { $square } n'existe pas dans ce labyrinthe.
setup-pac-no-pellet = Ce labyrinthe n'a pas de super pac-gomme en { $pellet }.
setup-pac-pellet-twice = La super pac-gomme en { $pellet } est nommée deux fois.
setup-pac-absent = Ce labyrinthe se joue sans { $ghost }.
setup-pac-not-on-board = Ce ne peut pas être à { $ghost } de jouer : il n'est pas sur le plateau.
setup-pac-ghost-on-pellet = { $ghost } ne peut pas être en { $pellet } : une super pac-gomme s'y trouve encore.
setup-pac-together = { $ghost } et { $other } ne peuvent pas être tous deux en { $square } : à cette table, les fantômes ne partagent pas de case.
setup-pac-met = { $ghost } ne peut pas être en { $square } avec PAC-MAN tant que la partie continue.
setup-pac-on-pellet = PAC-MAN ne peut pas être en { $pellet } sans avoir mangé la super pac-gomme.
setup-pac-not-caught = PAC-MAN n'a plus de vie, mais aucun fantôme n'est en { $square } avec lui.
setup-pac-not-won = Il ne reste aucune super pac-gomme, mais en { $square } PAC-MAN n'a pas pu manger la dernière.
setup-pac-seats = La variante PAC-MAN se joue de 2 à 5, pas à { $seats }.
setup-pac-too-many-seats = Ce labyrinthe a { $ghosts ->
        [one] { $ghosts } fantôme
       *[other] { $ghosts } fantômes
    }, trop peu pour une table de { $seats }.
setup-pac-idle = Le joueur { $seat } n'aurait aucun fantôme.
setup-pac-unheld = Personne ne tiendrait { $ghost }.
setup-pac-no-such-seat = Le joueur { $seat } ne peut pas tenir { $ghost } : la table n'a pas cette place.

## Labyrinthes

maze-unknown = Il n'y a pas de labyrinthe « { $word } » ; les labyrinthes sont : { $known }. Écrivez l'un de ces noms, ou un labyrinthe entier en un mot.
maze-key = Ligne { $line }, colonne { $column } : « { $word } » ne dit rien d'un labyrinthe.
maze-twice = Ligne { $line }, colonne { $column } : { $key } a déjà été dit.
maze-missing = Ligne { $line }, colonne { $column } : le labyrinthe s'achève sans dire { $key }.
maze-value = Ligne { $line }, colonne { $column } : { $key } n'a pas de valeur.
maze-extra = Ligne { $line }, colonne { $column } : { $key } prend une seule valeur, « { $word } » est de trop.
maze-shape = Ligne { $line }, colonne { $column } : ce n'est plus un labyrinthe en un mot ; un tel mot ressemble à 4x4.3.a1.d4___.a4d1.b2vc3h.
maze-name = Ligne { $line }, colonne { $column } : « { $word } » n'est pas un nom : des lettres, des chiffres, - et _, 32 au plus, une lettre d'abord.
maze-size = Ligne { $line }, colonne { $column } : « { $word } » n'est pas la taille d'un labyrinthe : chaque côté va de 4 à 9, comme 9x9.
maze-lives = Ligne { $line }, colonne { $column } : « { $word } » n'est pas un nombre de vies de 1 à 9.
maze-square = Ligne { $line }, colonne { $column } : « { $word } » n'est pas une case.
maze-off-board = Ligne { $line }, colonne { $column } : { $square } n'est pas sur le plateau.
maze-taken = Ligne { $line }, colonne { $column } : { $square } est la case de départ de { $by }.
maze-no-ghost = Ligne { $line }, colonne { $column } : le labyrinthe s'achève sans un seul fantôme.
maze-no-pellet = Ligne { $line }, colonne { $column } : le labyrinthe s'achève sans une seule super pac-gomme.
maze-pellet-twice = Ligne { $line }, colonne { $column } : la super pac-gomme en { $pellet } est nommée deux fois.
maze-pellets = Ligne { $line }, colonne { $column } : { $pellet } est une super pac-gomme de trop, un labyrinthe en a 4 au plus.
maze-unreachable = Ligne { $line }, colonne { $column } : PAC-MAN n'a aucun chemin vers la super pac-gomme en { $pellet }.
maze-fence = Ligne { $line }, colonne { $column } : « { $word } » n'est pas une barrière : écrivez son ancrage et h ou v, comme b7h.
maze-fence-off-board = Ligne { $line }, colonne { $column } : la barrière { $fence } dépasse du plateau.
maze-fence-crosses = Ligne { $line }, colonne { $column } : la barrière { $fence } croise { $other }.
maze-fence-overlaps = Ligne { $line }, colonne { $column } : la barrière { $fence } chevauche { $other }.

## Le niveau de PAC-MAN, d'après les super pac-gommes mangées

pacman-level-0 = Pas une seule super pac-gomme : les fantômes vous saluent bien.
pacman-level-1 = PAC-MAN débutant : une de moins, le labyrinthe connaît maintenant votre nom.
pacman-level-2 = PAC-MAN prometteur : la moitié de l'assiette est vide.
pacman-level-3 = PAC-MAN confirmé : encore un coin, et c'était le festin.
pacman-level-4 = PAC-MAN d'élite : il ne reste que des barrières et des fantômes qui boudent.
