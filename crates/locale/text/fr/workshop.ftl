### The maze workshop.
workshop-drawn-label-maze = Le labyrinthe que tu dessines
workshop-tip = Touche une rainure pour poser une barrière, une case pour une super pac-gomme, un pion pour le déplacer.
workshop-symmetry = Symétrie
workshop-symmetry-none = Aucune
workshop-symmetry-left-right = Gauche et droite
workshop-symmetry-above-below = Haut et bas
workshop-symmetry-half-turn = Demi-tour
workshop-symmetry-quarter-turn = Quart de tour
workshop-symmetry-quarters = Les quatre coins
workshop-side-north = au-dessus
workshop-side-east = à droite
workshop-side-south = en dessous
workshop-side-west = à gauche
workshop-empty = vide
workshop-press-put = Appuie pour placer ici : { $what }
workshop-press-remove = Appuie pour retirer : { $what }
workshop-press-pick-up = Appuie pour prendre : { $what }
workshop-clear = Retirer toutes les barrières
workshop-random = Labyrinthe au hasard
workshop-files = Largeur
workshop-ranks = Hauteur
workshop-lives = Vies
workshop-options-kept = La partie et le lien gardent ces options. Pour les fichiers et la galerie, ce sont les règles habituelles qui s’appliquent.
workshop-verdict = Qui gagne si tout le monde joue au mieux
workshop-endless = { $lives } : personne ne peut forcer la victoire.
workshop-fair = Équilibré : une seule vie décide du vainqueur.
workshop-pacman-from =
    { $count ->
        [1] PAC-MAN gagne, même avec une seule vie.
       *[other] PAC-MAN gagne à partir de { $count } vies.
    }
workshop-nobody-wins = Personne ne peut forcer la victoire.
workshop-ghosts-up-to =
    { $count ->
        [one] Les fantômes gagnent si PAC-MAN a { $count } vie.
       *[other] Les fantômes gagnent si PAC-MAN a { $count } vies ou moins.
    }
workshop-fairer = Équilibrer
workshop-trying = Petits changements essayés : { $tried } sur { $of }
workshop-no-fairer = Aucun petit changement ne rend ce labyrinthe plus équilibré.
workshop-use = Appliquer ce changement
workshop-fence-away = Retirer la barrière { $from }.
workshop-move-fence = Déplacer la barrière { $from } en { $to }.
workshop-move-pellet = Déplacer la super pac-gomme de { $from } à { $to }.
workshop-move-piece = { $piece } part de { $to }.
workshop-estimate = Une estimation, pas une preuve
workshop-estimate-about = Le niveau 8 joue des parties rapides contre lui-même. Voici leurs résultats.
workshop-estimating = Parties jouées : { $played } sur { $of }
workshop-estimate-row =
    { $games ->
        [one] { $lives } : PAC-MAN gagne { $pacman } fois, les fantômes { $ghosts } fois, personne { $endless } fois ({ $games } partie).
       *[other] { $lives } : PAC-MAN gagne { $pacman } fois, les fantômes { $ghosts } fois, personne { $endless } fois ({ $games } parties).
    }
workshop-proven = { $verdict } Le calcul l’a prouvé.
workshop-fairer-begins = Parties d’essai dans ce labyrinthe, pour comparer.
workshop-solve = Résoudre
workshop-study-lives = Montrer les meilleurs coups avec ce nombre de vies
workshop-map = Qui gagne si ce pion part d’ailleurs
workshop-map-off = Aucun
workshop-map-about = Chaque case montre qui gagne si { $piece } en part et que rien d’autre ne change. Une fois PAC-MAN attrapé, tout le monde revient sur les cases de départ de ton labyrinthe.
workshop-legend-pacman = PAC-MAN gagne au plus tard au tour indiqué
workshop-legend-ghosts = Les fantômes gagnent au plus tard au tour indiqué
workshop-legend-nobody = Personne ne peut forcer la victoire
workshop-map-pacman = Cases de départ où PAC-MAN gagne : { $squares }.
workshop-map-ghosts = Cases de départ où les fantômes gagnent : { $squares }.
workshop-map-nobody = Cases de départ où personne ne peut forcer la victoire : { $squares }.
workshop-line = Voir les meilleurs coups un par un
workshop-line-start = Le départ. PAC-MAN joue en premier.
workshop-line-again = Cette position s’est déjà présentée : personne ne peut forcer la victoire.
workshop-line-close = Revenir au dessin
workshop-sheet-board = Plateau : { $files } × { $ranks } cases. { $lives }
workshop-sheet-pellets = Super pac-gommes : { $list }
workshop-sheet-fences = Barrières : { $list }
workshop-exchange = Ouvrir, enregistrer, partager
workshop-drawn-save-maze = Enregistrer le fichier
workshop-print = Imprimer
workshop-drawn-word-maze = Le labyrinthe en un seul mot
workshop-drawn-file-maze = Ouvrir un fichier de labyrinthe
workshop-drawn-play-maze = Jouer dans ce labyrinthe
workshop-publish = Publier
workshop-taken = { $by } part déjà de { $square }.
workshop-no-ghost = Le labyrinthe n’a pas de fantôme.
workshop-no-pellet = Le labyrinthe n’a pas de super pac-gomme.
workshop-pellets = La super pac-gomme en { $square } est de trop. Un labyrinthe en a 4 au maximum.
workshop-unreachable = PAC-MAN ne peut pas atteindre la super pac-gomme en { $square }.
workshop-broken = Ce labyrinthe n’est pas valable.

## Boards of Ms. Pac-Man

workshop-drawn-label-board = Le plateau que tu dessines
workshop-drawn-play-board = Jouer sur ce plateau
workshop-drawn-save-board = Enregistrer le fichier
workshop-drawn-word-board = Le plateau en un seul mot
workshop-drawn-file-board = Ouvrir un fichier de plateau
workshop-broken-board = Ce plateau n’est pas valable.
workshop-games = Choix du jeu
workshop-board-tip = Choisis un pinceau, puis touche des cases ou glisse dessus. Touche une rainure entre deux cases pour y mettre un mur ou l’enlever.
workshop-brush = Pinceau
workshop-brush-dot = Pac-gomme
workshop-brush-power = Super pac-gomme
workshop-brush-circle = Cercle blanc
workshop-brush-home = Repaire
workshop-brush-exit = Sortie
workshop-brush-solid = Bloc plein
workshop-brush-wall = Mur
workshop-areas = Zone
workshop-area = Zone { $area }
workshop-clear-walls = Retirer tous les murs
workshop-random-board = Plateau au hasard
workshop-spinner = Roulette
workshop-die = Dé des fantômes
workshop-faces-about = Des nombres de 1 à 8, séparés par des espaces. 4x2 est un 4 deux fois plus probable. Avec F2 (dé seulement), un fantôme fort devient d’abord faible, et un faible devient fort ; puis il avance de 2 cases.
workshop-chances = Chances de victoire de chaque couleur
workshop-chances-about = Une estimation : le niveau 8 joue des parties rapides contre lui-même. Les colonnes a à d sont les zones des joueurs.
workshop-share = { CHANCE($share) }
workshop-turns = Tours par partie
workshop-games-played = Parties
workshop-more =
    { $count ->
        [one] Et { $count } autre erreur.
       *[other] Et { $count } autres erreurs.
    }
workshop-more-squares =
    { $count ->
        [one] Et { $count } autre case.
       *[other] Et { $count } autres cases.
    }
workshop-sheet-size = Plateau : { $files } × { $ranks } cases.
workshop-dots = Dans la zone { $colour }, il y a { $count ->
        [one] { $count } pac-gomme
       *[other] { $count } pac-gommes
    } au lieu de { $wanted }.
workshop-homes = Dans la zone { $colour }, il y a { $count ->
        [one] { $count } repaire
       *[other] { $count } repaires
    } au lieu d’un seul.
workshop-exits =
    { $count ->
        [one] Il y a { $count } sortie au lieu de quatre.
       *[other] Il y a { $count } sorties au lieu de quatre.
    }
workshop-powers =
    { $count ->
        [one] Il y a { $count } super pac-gomme au lieu de quatre.
       *[other] Il y a { $count } super pac-gommes au lieu de quatre.
    }
workshop-circles =
    { $count ->
        [one] Il y a { $count } cercle blanc ; il en faut au moins trois.
       *[other] Il y a { $count } cercles blancs ; il en faut au moins trois.
    }
workshop-no-way = { $square } est inaccessible depuis les cercles blancs.
workshop-closed-home = Le repaire { $square } n’a pas d’issue.
workshop-face = « { $text } » ne convient pas ici. Écris un nombre de 1 à 8 ou, pour le dé, un nombre précédé de F, comme F2 ; 4x3 est un 4 trois fois plus probable.
workshop-few-faces = Il faut au moins deux faces différentes pour une roulette et une pour un dé. Chacun des deux peut avoir 999 faces au plus ; 4x3 compte pour trois.
