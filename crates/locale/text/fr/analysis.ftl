### What the analysis board says.

## The page

analysis-keys = Touches : les flèches parcourent les coups et les variantes, Origine et Fin vont au début et à la fin, E dit l’évaluation, B le meilleur coup, T ta place dans l’arbre, A allume ou éteint le moteur, S montre les plus courts chemins, C commente, M promeut, Suppr efface, Ctrl+Z annule.

## The engine

analysis-engine = Moteur
analysis-engine-off = Éteint
analysis-engine-failed = Le moteur n’a pas pu démarrer.
analysis-effort = profondeur { $depth } · { $speed } positions/s
analysis-depth = Profondeur { $depth }.
analysis-thousands = { $number } k
analysis-millions = { $number } M
analysis-lines-label = Nombre de lignes
analysis-lines =
    { $count ->
        [one] { $count } ligne
       *[other] { $count } lignes
    }
analysis-line-label = Ligne { $number }, { $value } : { $words }
analysis-percent = { $percent } %
analysis-wins-in = gagne en { $count }
analysis-loses-in = perdu en { $count }
analysis-bars = Chances de gagner
analysis-no-evaluation = Pas encore d’évaluation
analysis-ghosts = Fantômes
analysis-best = Le mieux : { $words }. { $value }.

## The tree of variations

analysis-tree = Coups et variantes
analysis-start = Début
analysis-at-start = Tu es au début.
analysis-at-main = Coup { $ply } : { $word }.
analysis-at-variation = Coup { $ply } dans une variante : { $word }.
analysis-instead = Aussi essayé ici : { $list }.
analysis-next = Ensuite : { $list }.
analysis-marks = Marquer ce coup
analysis-mark-good = Bon coup
analysis-mark-mistake = Erreur
analysis-mark-brilliant = Coup brillant
analysis-mark-blunder = Gaffe
analysis-mark-interesting = Coup intéressant
analysis-mark-dubious = Coup douteux
analysis-comment = Commentaire sur ce coup
analysis-promote = Promouvoir la variante
analysis-delete = Effacer à partir d’ici
analysis-undo = Annuler
analysis-redo = Rétablir
analysis-next-variation = Variante suivante

## Rolls

analysis-rolls = Choisis le résultat
analysis-roll-chance = { $weight } sur { $of }
analysis-rolls-bring = Le pourcentage est ce que { $name } pourrait espérer ensuite.

## Set up a position

analysis-setup = Composer une position
analysis-setup-tip = Touche une pièce, puis sa case. Touche un espace pour mettre ou ôter une barrière, une case pour mettre ou ôter sa pac-gomme.
analysis-legal = Cette position est permise.
analysis-pieces = Pièces
analysis-remove = Retirer du plateau
analysis-turn = À qui de jouer
analysis-hand = Barrières du joueur { $seat }
analysis-no-fences = Ôter toutes les barrières
analysis-lives = Vies de PAC-MAN
analysis-leads = Joue Ms. Pac-Man
analysis-side = Fantôme du joueur { $seat }
analysis-side-strong = fort
analysis-side-flipped = faible après F2
analysis-side-powered = faible, super pac-gomme mangée
analysis-side-fading = faible, une dernière fois
analysis-all-dots = Toutes les pac-gommes
analysis-few-dots = Une pac-gomme chacun
analysis-rolls-next = Le joueur { $seat } lance
analysis-moves-next =
    { $count ->
        [one] Le joueur { $seat } avance de { $count } case
       *[other] Le joueur { $seat } avance de { $count } cases
    }
analysis-places-next = Ms. Pac-Man est posée
analysis-opening = Tirages du début
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

## Exact values

analysis-exact = Exact
analysis-exact-race =
    { $count ->
        [one] Aucune barrière ne peut plus changer la course : { $name } gagne en { $count } coup.
       *[other] Aucune barrière ne peut plus changer la course : { $name } gagne en { $count } coups.
    }
analysis-exact-solving = Résolution de ce labyrinthe : { $percent } %
analysis-exact-unknown = Ce labyrinthe est trop grand pour être résolu tout de suite, et le serveur n’en a pas la solution.
analysis-exact-solve = Le résoudre ici ({ $megabytes } Mo)
analysis-exact-ask = Demander au serveur
analysis-exact-position = Position
analysis-exact-pac = PAC-MAN en { $count }
analysis-exact-ghosts = fantômes en { $count }
analysis-exact-endless = sans fin
