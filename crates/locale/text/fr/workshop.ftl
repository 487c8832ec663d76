### The maze workshop.
workshop-board = Le labyrinthe que tu dessines
workshop-tip = Touche une rainure pour une barrière, une case pour une super pac-gomme, un pion pour le déplacer.
workshop-symmetry = Symétrie
workshop-symmetry-none = Aucune
workshop-symmetry-left-right = Gauche et droite
workshop-symmetry-above-below = Haut et bas
workshop-symmetry-half-turn = Demi-tour
workshop-symmetry-quarters = Les quatre quarts
workshop-clear = Retirer toutes les barrières
workshop-random = Labyrinthe au hasard
workshop-files = Largeur
workshop-ranks = Hauteur
workshop-lives = Vies
workshop-verdict = Qui gagne si tout le monde joue au mieux
workshop-endless = { $lives } : personne ne peut forcer la victoire.
workshop-fair = Équilibré : avec une vie de plus ou de moins, c’est l’autre camp qui gagne.
workshop-tips-elsewhere =
    { $count ->
        [one] PAC-MAN gagne à partir de { $count } vie. Une vie de plus ou de moins que maintenant ne change rien.
       *[other] PAC-MAN gagne à partir de { $count } vies. Une vie de plus ou de moins que maintenant ne change rien.
    }
workshop-nobody-wins = Personne ne peut forcer la victoire.
workshop-ghosts-up-to =
    { $count ->
        [one] Les fantômes gagnent avec { $count } vie.
       *[other] Les fantômes gagnent avec n’importe quel nombre de vies jusqu’à { $count }.
    }
workshop-pacman-always = PAC-MAN gagne, même avec une seule vie.
workshop-fairer = Équilibrer
workshop-trying = Petits changements essayés : { $tried } sur { $of }
workshop-no-fairer = Aucun petit changement ne rend ce labyrinthe plus équilibré.
workshop-use = Appliquer ce changement
workshop-fence-away = Retirer la barrière { $from }.
workshop-move-fence = Déplacer la barrière { $from } en { $to }.
workshop-move-pellet = Déplacer la super pac-gomme de { $from } à { $to }.
workshop-move-piece = Nouvelle case de départ ({ $piece }) : { $to }.
workshop-estimate = Une estimation, pas une preuve
workshop-estimate-about = Le niveau 8 joue des parties rapides contre lui-même. Ci-dessous : la part des victoires de PAC-MAN.
workshop-estimating = Parties jouées : { $played } sur { $of }
workshop-estimate-row =
    { $games ->
        [one] { $lives } : PAC-MAN gagne { CHANCE($share) } ({ $games } partie).
       *[other] { $lives } : PAC-MAN gagne { CHANCE($share) } ({ $games } parties).
    }
workshop-proven = { $verdict } Une recherche l’a prouvé.
workshop-fairer-begins = Parties jouées dans ce labyrinthe, pour comparer.
workshop-solve = Le résoudre
workshop-study-lives = Montrer le meilleur jeu avec ce nombre de vies
workshop-map = Qui gagne si ce pion part d’ailleurs
workshop-map-off = Aucun
workshop-map-about = Qui gagne si ce pion ({ $piece }) est sur cette case au départ et que rien d’autre ne change. Après une capture, tout le monde revient sur les cases que tu as dessinées.
workshop-legend-pacman = PAC-MAN gagne au plus tard à ce tour
workshop-legend-ghosts = Les fantômes gagnent au plus tard à ce tour
workshop-legend-nobody = Personne ne peut forcer la victoire
workshop-map-pacman = PAC-MAN gagne depuis { $squares }.
workshop-map-ghosts = Les fantômes gagnent depuis { $squares }.
workshop-map-nobody = Personne ne peut forcer la victoire depuis { $squares }.
workshop-line = Voir le meilleur jeu coup par coup
workshop-line-start = Le départ. PAC-MAN joue en premier.
workshop-line-again = Cette position s’est déjà présentée : personne ne peut forcer la victoire.
workshop-line-close = Revenir au dessin
workshop-sheet-board = Plateau : { $files } × { $ranks } cases. { $lives }
workshop-sheet-pellets = Super pac-gommes : { $list }
workshop-sheet-fences = Barrières : { $list }
workshop-exchange = Ouvrir, enregistrer, partager
workshop-save = Enregistrer le fichier
workshop-print = Imprimer
workshop-word = Le labyrinthe en un seul mot
workshop-file = Ouvrir un fichier de labyrinthe
workshop-play = Jouer dans ce labyrinthe
workshop-publish = Publier
workshop-taken = { $square } est déjà la case de départ d’un autre pion ({ $by }).
workshop-no-ghost = Le labyrinthe n’a pas de fantôme.
workshop-no-pellet = Le labyrinthe n’a pas de super pac-gomme.
workshop-pellets = La super pac-gomme en { $square } est de trop. Un labyrinthe en a 4 au maximum.
workshop-unreachable = PAC-MAN ne peut pas atteindre la super pac-gomme en { $square }.
workshop-broken = Ce labyrinthe n’est pas valable.
