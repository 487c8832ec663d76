### The terminal game: its menu, its screens, its keys, its plain mode. Keys of one or two words are
### shown side by side in 80 columns: keep them short.

## A game on the screen

tui-turn = À { $who } de jouer
tui-chance = Lancer en cours…
tui-person = Joueur { $seat }
tui-level = Joueur { $seat } · { $computer }
tui-out = ne joue plus
tui-strong = fort
tui-weak = faible
tui-frenzied = voit PAC-MAN !
tui-spinner = Roulette
tui-die = Dé
tui-clock =
    { $seconds ->
        [one] { $seconds } seconde restante
       *[other] { $seconds } secondes restantes
    }

## The sentence below the board

tui-advice-pawn = Va sur une case marquée, ou appuie sur f pour poser une barrière.
tui-advice-fence = Déplace la barrière où tu veux, puis appuie sur Entrée pour la poser.
tui-advice-path = Indique les cases l’une après l’autre, puis appuie sur Entrée.
tui-advice-place = Place Ms. Pac-Man sur l’un des cercles marqués.
tui-advice-stay = Tu ne peux pas bouger. Appuie sur Entrée pour continuer.
tui-advice-wait = Un instant…
tui-advice-watch = Seul l’ordinateur joue. Tu regardes la partie.
tui-hint = Indice : { $line } ; chances de gagner : { CHANCE($chance) }
tui-thinking = Réflexion en cours…
tui-copied = Copié : { $position }
tui-saved = Enregistré sous { $name }.
tui-file = Impossible d’utiliser { $name } : { $why }
tui-not-yours = Ce n’est pas ton tour.
tui-nothing-to-undo = Il n’y a pas de coup à reprendre.
tui-ask-move = Coup :
tui-ask-save = Enregistrer sous :
tui-ask-load = Quelle partie veux-tu charger ?
tui-ask-analyse = Quelle partie veux-tu analyser ?
tui-ask-maze = Dans quel fichier est le labyrinthe ?
tui-ask-resign = Vraiment abandonner ? Entrée : oui · Échap : non

## Keys

tui-key-point = curseur
tui-key-step = avancer
tui-key-play = jouer
tui-key-fence = barrière
tui-key-pawn = pion
tui-key-turn = tourner
tui-key-next = suivant
tui-key-back = revenir
tui-key-type = écrire
tui-key-hint = indice
tui-key-solution = solution
tui-key-next-puzzle = suivant
tui-key-undo = reprendre le coup
tui-key-ways = chemins
tui-key-save = enregistrer
tui-key-open = charger
tui-key-copy = copier la position
tui-key-resign = abandonner
tui-key-choose = choisir
tui-key-change = changer
tui-key-scroll = défiler
tui-key-help = aide
tui-key-menu = menu
tui-key-quit = quitter
tui-key-escape = annuler
tui-key-stop = quitter tout de suite
tui-help-title = Aide
tui-help-refusal = Quand un coup est refusé, tu peux lire ici la règle concernée.

## The menu

tui-menu-welcome = jeux de labyrinthe
tui-menu-resume = Continuer la partie en cours
tui-menu-start = Commencer
tui-menu-load = Charger une partie
tui-menu-game = Jeu
tui-menu-seats = Joueurs
tui-menu-seat = Joueur { $seat }
tui-menu-person = humain
tui-menu-piece = Personnage du joueur { $seat }
tui-menu-maze-file = Labyrinthe d’un fichier
tui-menu-language = Langue
tui-menu-analyse = Analyser
tui-analyse-start = position de départ
tui-analyse-file = partie d’un fichier
tui-menu-learn = Apprendre
tui-menu-puzzles = Problèmes
tui-puzzle-daily = problème du jour
tui-puzzle-random = ordre aléatoire
tui-menu-rules = Lire les règles
tui-menu-quit = Quitter

## Line by line

tui-plain-welcome = Écris un coup, ou help.
tui-plain-prompt = Joueur { $seat } :
tui-plain-played = Joueur { $seat } : { $move }
tui-plain-rolled = Lancer : { $move }
tui-plain-help = Écris un coup en notation, ou : show, legal, hint, analyse, learn, undo, redo, save FICHIER, resign, quit.

## Reviewing, resuming, settings

tui-nothing-to-redo = Il n’y a rien à rétablir.
tui-no-exit = Aucune sortie n’est accessible d’ici.
tui-ask-delete = Supprimer cette partie en cours ? Entrée : oui · Échap : non
tui-engine-crashed = Le moteur de jeu a planté. Ta partie est enregistrée.
tui-bad-preference = { $path }, ligne { $line } : « { $text } » n’est pas un réglage. Réglages possibles : language (en, fr, es, nl, pl, cs, ro), level (1 à 8), theme (dark, light, monochrome).
tui-key-redo = rétablir
tui-key-review = revoir la partie
tui-key-grade = bilan
tui-key-again = revanche
tui-key-exit = sortie suivante
tui-key-arrows = comme les flèches
tui-key-suspend = vers le shell
tui-key-delete = supprimer
tui-menu-theme = Couleurs
tui-theme-dark = fond sombre
tui-theme-light = fond clair
tui-theme-monochrome = sans couleurs
tui-resume-game =
    { $count ->
        [one] { $game }, { $count } coup
       *[other] { $game }, { $count } coups
    }

## Reviewing line by line

tui-plain-over = Écris review pour voir ce que valait chaque coup, ou quit pour sortir.
tui-plain-reviewing = Examen de chaque position, un instant…
tui-plain-replay = Pour revoir : next, back, go NUMÉRO, line (la meilleure suite), show, moves, quit.
tui-plain-no-line = Il n’y a pas de meilleure suite ici.
tui-plain-unknown = « { $word } » n’est pas une commande ici. { $help }
tui-plain-no-course = Il n’y a pas de cours « { $word } ». Cours possibles : { $courses }.
