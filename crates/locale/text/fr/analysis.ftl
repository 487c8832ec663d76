### What the analysis board says.

## The page

analysis-keys = Touches : les flèches parcourent les coups et les variantes, Origine et Fin vont au début et à la fin, E annonce l’évaluation, B le meilleur coup, T l’endroit où tu es dans l’arbre, A allume ou éteint le moteur, G le fait chercher plus loin, S montre les plus courts chemins, D dessine des cercles et des flèches, X montre la menace, C ajoute un commentaire, M promeut la variante, Suppr supprime à partir d’ici, Ctrl+Z annule.

## The engine

analysis-engine = Moteur
analysis-engine-off = Éteint
analysis-engine-failed = Le moteur n’a pas pu démarrer.
analysis-deeper = Chercher plus loin
analysis-effort = profondeur { $depth } · { $speed } positions/s
analysis-depth = Profondeur { $depth }.
analysis-thousands = { $number } k
analysis-millions = { $number } M
analysis-lines-label = Nombre de suites
analysis-lines =
    { $count ->
        [one] { $count } suite
       *[other] { $count } suites
    }
analysis-line-label = Suite { $number }, { $value } : { $words }
analysis-wins-in = gagne en { $count }
analysis-loses-in = perd en { $count }
analysis-bars = Chances de gagner
analysis-no-evaluation = Pas encore d’évaluation
analysis-ghosts = Fantômes
analysis-best = Meilleur coup : { $words }. { $value }.

## The tree of variations

analysis-tree = Coups et variantes
analysis-start = Début
analysis-at-start = Tu es au début.
analysis-at-main = Coup { $ply } : { $word }.
analysis-at-variation = Coup { $ply } dans une variante : { $word }.
analysis-instead = Autres coups essayés ici : { $list }.
analysis-next = Ensuite : { $list }.
analysis-marks = Annoter ce coup
analysis-mark-good = Bon coup
analysis-mark-mistake = Erreur
analysis-mark-brilliant = Coup brillant
analysis-mark-blunder = Gaffe
analysis-mark-interesting = Coup intéressant
analysis-mark-dubious = Coup douteux
analysis-comment = Commentaire sur ce coup
analysis-promote = Promouvoir la variante
analysis-delete = Supprimer à partir d’ici
analysis-undo = Annuler
analysis-redo = Rétablir
analysis-next-variation = Variante suivante

## Rolls

analysis-rolls = Choisis le lancer
analysis-roll-chance = { $weight } sur { $of }
analysis-rolls-bring = Pourcentages : chances de gagner après chaque lancer ({ $name })

## Set up a position

analysis-setup = Composer une position
analysis-setup-tip = Touche un pion, puis la case où le poser. Touche une rainure pour ajouter ou retirer une barrière, une case pour ajouter ou retirer sa pac-gomme.
analysis-legal = Cette position est valable.
analysis-pieces = Pions
analysis-remove = Retirer du plateau
analysis-turn = À qui le tour ?
analysis-hand = Barrières du joueur { $seat }
analysis-no-fences = Retirer toutes les barrières
analysis-lives = Vies de PAC-MAN
analysis-leads = Qui joue Ms. Pac-Man
analysis-side = Fantôme du joueur { $seat }
analysis-side-strong = fort
analysis-side-flipped = faible après F2
analysis-side-powered = faible (super pac-gomme tout juste mangée)
analysis-side-fading = faible jusqu’à son prochain tour
analysis-all-dots = Toutes les pac-gommes
analysis-few-dots = Une pac-gomme par zone
analysis-rolls-next = Le joueur { $seat } lance
analysis-moves-next =
    { $count ->
        [one] Le joueur { $seat } avance de { $count } case
       *[other] Le joueur { $seat } avance de { $count } cases
    }
analysis-places-next = Placement de Ms. Pac-Man
analysis-opening = Premiers tours de roulette
analysis-position = Position en texte
analysis-start-position = Position de départ

## Open, share and save

analysis-open = Ouvrir une partie ou une position
analysis-paste = Colle une partie, une position, des coups ou un lien
analysis-open-text = Ouvrir
analysis-share = Partager et enregistrer
analysis-copy-position = Copier la position
analysis-save-record = Télécharger la partie
analysis-no-picture = L’image n’a pas pu être créée.

## Kept analyses

analysis-kept = Tes analyses
analysis-name = Nom de cette analyse
analysis-export = Tout télécharger dans un fichier
analysis-kept-delete = Supprimer cette analyse

## Threats and drawings

analysis-threat = Menace
analysis-threat-of = Ce que jouerait { $name } maintenant
analysis-draw = Dessiner
analysis-draw-clear = Effacer les dessins

## Exact values

analysis-exact = Exact
analysis-exact-race =
    { $count ->
        [one] Course gagnée en { $count } coup : { $name }
       *[other] Course gagnée en { $count } coups : { $name }
    }
analysis-exact-race-why = Aucune barrière ne peut plus changer la course.
analysis-exact-solving = Résolution de ce labyrinthe : { CHANCE($done) }
analysis-exact-unknown = Ce labyrinthe est trop grand pour être résolu tout de suite, et le serveur n’en a pas la solution.
analysis-exact-refused = Ce labyrinthe est trop grand pour être résolu tout de suite. { $why }
analysis-exact-away = Ce labyrinthe est trop grand pour être résolu tout de suite, et le serveur est injoignable.
analysis-exact-solve = Le résoudre ici ({ $megabytes } Mo)
analysis-exact-ask = Demander au serveur de le résoudre
analysis-exact-position = Position
analysis-exact-pac = PAC-MAN en { $count }
analysis-exact-ghosts = fantômes en { $count }
analysis-exact-endless = sans fin

## The heat map

analysis-heat-best = Meilleures barrières, en pas gagnés
analysis-heat-about = La couleur de chaque barrière permise dit combien de pas elle coûte aux autres, moins ceux qu’elle coûte au joueur dont c’est le tour : en bleu, elle fait gagner des pas ; en tirets orange, elle en fait perdre.
analysis-heat-fence = { $fence } : { $net } (les autres +{ $others }, joueur dont c’est le tour +{ $own })
analysis-heat-none = Aucune barrière ne coûte plus de pas aux autres qu’au joueur dont c’est le tour.
analysis-heat-unsolved = Ce labyrinthe n’a pas encore été résolu. Le plateau d’analyse peut le résoudre.

## Notations of other programs

# $dialect is the name of a notation: moves-a, sgf. $ours is what Palisade calls a move.
dialect-empty = Il n’y a rien à lire.
dialect-which = Ce texte peut se lire dans plusieurs notations : { $dialects }. Choisis-en une.
dialect-unknown = Ce texte n’est dans aucune notation connue. Lu comme { $dialect } : { $why }
dialect-broken = « { $word } » n’est pas écrit dans la notation { $dialect }.
dialect-word = Coup { $nth } : « { $word } » n’est pas un coup dans la notation { $dialect }.
dialect-move = Coup { $nth }, « { $word } » ({ $ours } dans Palisade) : { $why }
dialect-no-step = Le pion ne peut pas aller dans cette direction.
dialect-turn = Coup { $nth }, « { $word } » : c’est à l’autre joueur de jouer.
dialect-size = Seuls les plateaux de 9 cases sur 9 peuvent être lus ; ce texte indique { $size }.
dialect-several = Le texte contient plusieurs parties ({ $games }) ; on ne peut en lire qu’une à la fois.
dialect-position = Cette position est impossible : { $why }
dialect-no-game = La notation { $dialect } ne convient pas à ce jeu : { $game }.
dialect-no-four = La notation { $dialect } ne connaît pas les parties à quatre joueurs.
dialect-no-start = Dans la notation { $dialect }, toute partie part de la position habituelle, et le joueur 1 joue en premier.
dialect-no-entry = Le coup { $nth }, « { $word } », ne peut pas s’écrire dans la notation { $dialect }.
dialect-no-result = La notation { $dialect } ne permet pas de dire qu’une nulle a été conclue d’un commun accord.
dialect-no-fences = La notation { $dialect } a besoin des 20 barrières, sur le plateau ou en réserve.
analysis-which = Ce texte peut se lire dans plusieurs notations. Laquelle est la bonne ?
analysis-rows-a = Comme ici : la rangée 1 est au joueur 1, les barrières se notent d’après leur case en bas à gauche
analysis-rows-b = La rangée 1 est au joueur 1, les barrières se notent d’après leur case en haut à gauche
analysis-rows-c = La rangée 1 est au joueur 2, les barrières se notent d’après leur plus petit numéro de rangée
analysis-rows-d = La rangée 1 est au joueur 2, les barrières se notent d’après leur plus grand numéro de rangée
