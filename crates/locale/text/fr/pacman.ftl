### The PAC-MAN variant: why a move, a typed position or a maze is refused.
### $piece, $ghost, $other and $by are names of pieces; $seat is the number of a player, $seats and $ghosts are counts; $line
### and $column say where in a maze file or word.

## Moves

refusal-pac-over = La partie est terminée.
refusal-pac-not-a-move = « { $word } » n’est pas un coup. Écris les cases parcourues, comme e6-e7, ou -- s’il faut rester sur place.
refusal-pac-must-move = { $piece } a au moins un coup possible et ne peut donc pas rester sur place.
refusal-pac-off-board = La case { $square } n’existe pas dans ce labyrinthe.
refusal-pac-not-adjacent = { $piece } ne peut pas aller de { $from } à { $to }. Chaque pas mène à la case voisine : en haut, en bas, à gauche ou à droite.
refusal-pac-fenced = { $piece } ne peut pas aller de { $from } à { $to } : la barrière { $fence } les sépare.
refusal-pac-too-short = PAC-MAN avance d’exactement deux cases, sauf si un fantôme ou une super pac-gomme l’arrête avant.
refusal-pac-too-far = PAC-MAN avance d’exactement deux cases : { $square } est la deuxième, il s’y arrête.
refusal-pac-boost-too-short = Dans cette partie, un boost doit être utilisé en entier : { $left ->
        [one] encore { $left } case.
       *[other] encore { $left } cases.
    }
refusal-pac-boost-too-far = Un boost fait trois cases : { $square } est la troisième, PAC-MAN s’y arrête.
refusal-pac-after-last-pellet = La super pac-gomme en { $pellet } est la dernière : PAC-MAN gagne et son coup s’arrête là.
refusal-pac-after-catch = PAC-MAN est attrapé en { $square } : pour { $piece }, le coup s’arrête là.
refusal-pac-ghost-in-the-way = { $ghost } est en { $square }. Dans cette partie, PAC-MAN ne peut pas y entrer sans boost.
refusal-pac-pellet-wall = { $ghost } ne peut pas entrer en { $pellet }. Dans cette partie, une super pac-gomme encore en place est un mur pour les fantômes.
refusal-pac-ends-on-pellet = { $ghost } ne peut pas s’arrêter en { $pellet } : la super pac-gomme y est encore.
refusal-pac-ends-on-ghost = { $ghost } ne peut pas s’arrêter en { $square } : { $other } y est déjà, et dans cette partie les fantômes ne partagent pas leur case.
refusal-pac-one-square = { $ghost } ne voit pas PAC-MAN, avance d’une seule case et s’arrête donc en { $square }.
refusal-pac-two-squares = { $ghost } voit PAC-MAN et avance de deux cases, pas plus : arrêt en { $square }.
refusal-pac-frenzy-too-short = { $ghost } voit PAC-MAN et avance de deux cases : impossible de s’arrêter en { $square }.
refusal-pac-frenzy-turns = { $ghost } voit PAC-MAN et avance en ligne droite : impossible de tourner en { $square }.

## Typed positions

setup-pac-fields = Une position a six champs (PAC-MAN, fantômes, super pac-gommes, vies, pion dont c’est le tour, labyrinthe) et parfois un septième (qui joue les fantômes), par exemple « e5 e9,a5,i5,e1 a1,a9,i1,i9 3 pac corners » ; { $found ->
        [one] ici, il y en a { $found }.
       *[other] ici, il y en a { $found }.
    }
setup-pac-square = « { $word } » n’est pas une case.
setup-pac-ghosts = La position doit nommer quatre fantômes, avec - pour ceux qui ne sont pas sur le plateau ; { $found ->
        [one] ici, il y en a { $found }.
       *[other] ici, il y en a { $found }.
    }
setup-pac-lives = « { $word } » n’est pas un nombre de vies possible ici : le maximum est { $most }, et 0 n’est possible qu’une fois la partie perdue.
setup-pac-piece = « { $word } » ne peut pas être le pion dont c’est le tour. Écris pac, blinky, inky, pinky ou clyde, ou - une fois la partie terminée.
setup-pac-holders = « { $word } » ne dit pas qui joue les fantômes. Écris quatre joueurs de 2 à 5, comme 2,3,2,3, avec - pour un fantôme absent du labyrinthe.
setup-pac-off-board = La case { $square } n’existe pas dans ce labyrinthe.
setup-pac-no-pellet = Ce labyrinthe n’a pas de super pac-gomme en { $pellet }.
setup-pac-pellet-twice = La super pac-gomme en { $pellet } est citée deux fois.
setup-pac-absent = { $ghost } ne fait pas partie de ce labyrinthe.
setup-pac-not-on-board = { $ghost } n’est pas sur le plateau et ne peut donc pas jouer.
setup-pac-ghost-on-pellet = { $ghost } ne peut pas être en { $pellet } : la super pac-gomme y est encore.
setup-pac-together = { $ghost } et { $other } ne peuvent pas être ensemble en { $square } : dans cette partie, les fantômes ne partagent pas leur case.
setup-pac-met = { $ghost } ne peut pas être en { $square } avec PAC-MAN tant que la partie continue.
setup-pac-on-pellet = PAC-MAN ne peut pas être en { $pellet } sans avoir mangé la super pac-gomme qui s’y trouve.
setup-pac-not-caught = PAC-MAN n’a plus de vie, mais aucun fantôme n’est en { $square } avec lui.
setup-pac-not-won = Il ne reste plus de super pac-gomme, mais PAC-MAN n’a pas pu manger la dernière en { $square }.
setup-pac-seats = La variante PAC-MAN se joue à 2, 3, 4 ou 5, pas à { $seats }.
setup-pac-too-many-seats = Ce labyrinthe a { $ghosts ->
        [one] { $ghosts } fantôme
       *[other] { $ghosts } fantômes
    }, trop peu pour { $seats } joueurs.
setup-pac-idle = Le joueur { $seat } n’aurait aucun fantôme à jouer.
setup-pac-unheld = Personne ne jouerait { $ghost }.
setup-pac-no-such-seat = Le joueur { $seat } ne peut pas jouer { $ghost } : ce joueur n’existe pas.

## Mazes

maze-unknown = Il n’y a pas de labyrinthe « { $word } ». Labyrinthes possibles : { $known }. Écris l’un de ces noms, ou un labyrinthe entier en un mot.
maze-key = Ligne { $line }, colonne { $column } : « { $word } » n’est pas une ligne de fichier de labyrinthe.
maze-twice = Ligne { $line }, colonne { $column } : { $key } figure déjà plus haut.
maze-missing = Ligne { $line }, colonne { $column } : il manque { $key }.
maze-value = Ligne { $line }, colonne { $column } : { $key } n’a pas de valeur.
maze-extra = Ligne { $line }, colonne { $column } : { $key } ne prend qu’une valeur, « { $word } » est de trop.
maze-shape = Ligne { $line }, colonne { $column } : ce labyrinthe en un mot est mal écrit. Il doit ressembler à 4x4.3.a1.d4___.a4d1.b2vc3h.
maze-name = Ligne { $line }, colonne { $column } : « { $word } » n’est pas un nom valable. Utilise des lettres, des chiffres, - et _, 32 caractères au plus, en commençant par une lettre.
maze-size = Ligne { $line }, colonne { $column } : « { $word } » n’est pas une taille de labyrinthe. Chaque côté va de 4 à 9, comme 9x9.
maze-lives = Ligne { $line }, colonne { $column } : « { $word } » n’est pas un nombre de vies de 1 à 9.
maze-square = Ligne { $line }, colonne { $column } : « { $word } » n’est pas une case.
maze-off-board = Ligne { $line }, colonne { $column } : { $square } n’est pas sur le plateau.
maze-taken = Ligne { $line }, colonne { $column } : { $by } part déjà de { $square }.
maze-no-ghost = Ligne { $line }, colonne { $column } : le labyrinthe n’a pas de fantôme.
maze-no-pellet = Ligne { $line }, colonne { $column } : le labyrinthe n’a pas de super pac-gomme.
maze-pellet-twice = Ligne { $line }, colonne { $column } : la super pac-gomme en { $pellet } est citée deux fois.
maze-pellets = Ligne { $line }, colonne { $column } : la super pac-gomme en { $pellet } est de trop. Un labyrinthe en a 4 au maximum.
maze-unreachable = Ligne { $line }, colonne { $column } : PAC-MAN ne peut pas atteindre la super pac-gomme en { $pellet }.
maze-fence = Ligne { $line }, colonne { $column } : « { $word } » n’est pas une barrière. Écris sa case suivie de h ou de v, comme b7h.
maze-fence-off-board = Ligne { $line }, colonne { $column } : la barrière { $fence } dépasse du plateau.
maze-fence-crosses = Ligne { $line }, colonne { $column } : la barrière { $fence } croise { $other }.
maze-fence-overlaps = Ligne { $line }, colonne { $column } : la barrière { $fence } chevauche { $other }.

## How good PAC-MAN was, by the pellets he ate

pacman-level-0 = Pas une seule super pac-gomme. Les fantômes te disent merci.
pacman-level-1 = PAC-MAN débutant : et d’une ! Le labyrinthe connaît ton nom.
pacman-level-2 = PAC-MAN prometteur : la moitié de l’assiette est vide.
pacman-level-3 = PAC-MAN confirmé : un coin de plus, et c’était le festin.
pacman-level-4 = PAC-MAN d’élite : il ne reste que des barrières et des fantômes qui boudent.
