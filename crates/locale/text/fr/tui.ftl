### Le jeu dans le terminal : menu, écrans, touches, mode simple. Les touches se côtoient sur 80 colonnes : restez bref.

## Une partie à l'écran

tui-turn = Au tour de : { $who }
tui-chance = Le lancer …
tui-person = Joueur { $seat }
tui-level = Joueur { $seat } · niveau { $level }
tui-out = éliminé
tui-strong = fort
tui-weak = faible
tui-frenzied = voit PAC-MAN !
tui-spinner = Toupie
tui-die = Dé
tui-clock =
    { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }

## La phrase sous le plateau

tui-advice-pawn = Allez sur une case marquée, ou posez une barrière avec f.
tui-advice-fence = Amenez la barrière où vous la voulez ; Entrée la pose.
tui-advice-path = Indiquez les cases l'une après l'autre, puis Entrée.
tui-advice-place = Posez Ms. Pac-Man sur l'un des cercles marqués.
tui-advice-stay = Il n'y a nulle part où aller ; Entrée pour continuer.
tui-advice-wait = Un instant …
tui-advice-watch = L'ordinateur joue ; vous regardez.
tui-hint = Conseil : { $line } ({ $chance } %)
tui-thinking = Réflexion …
tui-copied = Copié : { $position }
tui-saved = Enregistré sous { $name }.
tui-file = { $name } : { $why }
tui-not-yours = Ce n'est pas votre tour.
tui-nothing-to-undo = Il n'y a rien à reprendre.
tui-ask-move = Coup :
tui-ask-save = Enregistrer sous :
tui-ask-load = Charger quelle partie ?
tui-ask-maze = Quel fichier de labyrinthe ?
tui-ask-resign = Vraiment abandonner ? Entrée : oui, Échap : non

## Touches

tui-key-point = viser
tui-key-step = pas
tui-key-play = jouer
tui-key-fence = barrière
tui-key-pawn = pion
tui-key-turn = tourner
tui-key-next = suivant
tui-key-back = effacer
tui-key-type = écrire
tui-key-hint = conseil
tui-key-undo = reprendre
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
tui-key-escape = recommencer le coup
tui-key-stop = arrêter tout de suite
tui-help-title = Aide
tui-help-refusal = Quand un coup est refusé, on peut lire ici la règle en cause.

## Le menu

tui-menu-welcome = jeux de labyrinthe
tui-menu-resume = Reprendre la partie inachevée
tui-menu-start = Commencer
tui-menu-load = Charger une partie
tui-menu-game = Jeu
tui-menu-seats = Joueurs
tui-menu-seat = Place { $seat }
tui-menu-person = une personne
tui-menu-level = ordinateur, niveau { $level }
tui-menu-piece = Pièce de la place { $seat }
tui-menu-maze-file = Labyrinthe d'un fichier
tui-menu-language = Langue
tui-menu-rules = Lire les règles
tui-menu-quit = Quitter

## Ligne par ligne

tui-plain-welcome = Écrivez un coup, ou help.
tui-plain-prompt = Joueur { $seat } :
tui-plain-played = Joueur { $seat } : { $move }
tui-plain-rolled = Lancer : { $move }
tui-plain-help = Écrivez un coup en notation, ou : show, legal, hint, undo, save FICHIER, resign, quit.
