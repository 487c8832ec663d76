### Ce que dit la page dans le navigateur.

## Le cadre

web-title = Palisade : quatre jeux de labyrinthe
web-skip = Aller au jeu
web-nav = Endroits
web-nav-play = Jouer
web-nav-tables = Tables
web-nav-rules = Règles
web-nav-settings = Réglages
web-theme = Clair ou sombre
web-language = Langue
web-foot = Palisade est gratuit et ne demande pas de compte.
web-nowhere = Il n'y a rien ici
web-nowhere-more = L'adresse a peut-être été copiée en partie.
web-loading = Un instant…
web-away = Le serveur est injoignable. Les parties contre l'ordinateur et sur cet écran continuent sans lui.

## Accueil

web-hero = Bâtissez le labyrinthe. Gagnez la course.
web-hero-more = Quatre jeux de barrières et de fantômes : contre l'ordinateur, entre amis par un lien, ou sur cet écran. Sans compte, sans rien installer.
web-play-now = Jouer tout de suite
web-play-friend = Jouer avec un ami
web-vs-computer = Jouer
web-more-ways = Plus…
web-shelf = Quatre jeux
web-continue = Reprendre
web-forget = Oublier cette partie
web-plies =
    { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
web-living = { $game }, qui joue tout seul
web-about-quoridor = Courez de l'autre côté. À chaque tour, un pas, ou une barrière qui rallonge le chemin des autres.
web-about-mini = La même course en petite boîte, avec une pendule à chaque coup si l'on veut.
web-about-pacman = Un glouton, quatre fantômes, un labyrinthe de barrières. Mangez les quatre super pac-gommes, ou attrapez-le.
web-about-mspacman = Lancez, courez, videz votre couleur de ses pac-gommes. Qui l'attrape devient Ms. Pac-Man.

## L'ordinateur

web-level = Niveau { $level }
web-level-choose = De quelle force doit être l'ordinateur ? Niveau
web-level-1 = Se promène. Parfait pour une première partie avec des enfants.
web-level-2 = Sait où aller, mais vous oublie.
web-level-3 = Se met de temps en temps en travers de votre route.
web-level-4 = Voit un piège avant d'y tomber.
web-level-5 = Compte son chemin et le vôtre, et ne gaspille rien.
web-level-6 = Pense quelques tours à l'avance. Il vous faudra un plan.
web-level-7 = Difficile à battre, même en faisant attention.
web-level-8 = Tout ce qu'il a.

## Préparer une table

web-with-whom = Avec qui ?
web-mode-computer = L'ordinateur
web-mode-friends = Des amis en ligne
web-mode-here = Sur cet écran
web-how-many = Combien de joueurs ?
web-your-seat = Vous jouez
web-who-starts = Qui commence ?
web-starts-random = Au sort
web-piece = Votre pièce
web-time = Temps
web-no-clock = Sans pendule
web-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
web-per-move =
    { $count ->
        [one] { $count } seconde par coup
       *[other] { $count } secondes par coup
    }
web-days-a-move =
    { $count ->
        [one] { $count } jour par coup
       *[other] { $count } jours par coup
    }
web-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
web-public = Montrer cette table à tous
web-options = Règles de cette table
web-own-maze = un labyrinthe à elle
web-start = Commencer
web-lay-table = Mettre la table
web-new-of = Nouveau : { $game }

## Tables

web-open-tables = Tables ouvertes
web-no-tables = Personne n'attend pour l'instant. Mettez une table et envoyez le lien.
web-live = Parties à regarder
web-join = S'asseoir
web-watch = Regarder
web-invite = Envoyez ce lien à qui vous voulez.
web-invite-qr = Une image du lien, pour un appareil photo
web-copy = Copier le lien
web-copied = Copié
web-sit = S'asseoir ici
web-fill = Laisser les places libres à l'ordinateur
web-waiting = En attente des autres
web-seat-open = place libre
web-present = présent
web-absent = absent
web-reconnecting = Connexion perdue. Nouvel essai ; rien de ce que vous avez joué n'est perdu.
web-quick = Adversaire rapide
web-which-game = Quel jeu ?
web-my-tables = Vos tables
web-back-to = Continuer
web-paused = La partie est en pause.
web-resume = Reprendre
web-claim = Vos parties sur cet appareil
web-claim-more = Ce lien fait de vous ici le même joueur que sur l'appareil d'où il vient.
web-claim-go = Reprendre ici

## À la table

web-no-game = Cette partie n'est pas gardée ici
web-you = Vous
web-player = Joueur { $seat }
web-your-move = À vous
web-move-of = Au tour de { $name }
web-thinks = { $name } réfléchit…
web-rolling = Lancer…
web-shows = Résultat : { $face }
web-looking = Vous regardez le coup { $ply }
web-played = { $name } : { $word }
web-left-resign = abandonne
web-left-time = temps écoulé
web-left-fault = tombe en panne
web-board-label = Le plateau. Les flèches déplacent, Entrée joue, F prend une barrière, R la tourne.
web-clock = temps restant
web-pellets = { $now } super pac-gommes mangées sur { $of }
web-dots =
    { $count ->
        [one] encore { $count } pac-gomme
       *[other] encore { $count } pac-gommes
    }
web-place = Poser { $fence }
web-cancel = Annuler
web-rotate = La tourner
web-step-back = Un pas en arrière
web-other-way =
    { $count ->
        [one] Un seul chemin
       *[other] Un autre chemin ({ $count })
    }
web-go = Aller : { $word }
web-squares-to-go =
    { $count ->
        [one] encore { $count } case
       *[other] encore { $count } cases
    }
web-pass = Aucun coup : passer
web-tip-fence = Touchez une case marquée pour avancer, une rainure pour poser une barrière.
web-tip-step = Plus de barrières : touchez une case marquée.
web-tip-path =
    { $count ->
        [one] Touchez la case où aller.
       *[other] Touchez le chemin case par case ({ $count }), ou la case d'arrivée.
    }
web-tip-place = Touchez le cercle d'où partira Ms. Pac-Man.
web-rule = Règle { $rule }
web-moves = Coups
web-first = Au début
web-back = Un coup en arrière
web-forward = Un coup en avant
web-last = Au dernier coup
web-ply-of = { $ply } / { $of }
web-ways = Chemins
web-race =
    { $count ->
        [one] { $name } : { $count } pas
       *[other] { $name } : { $count } pas
    }
web-hint = Conseil
web-hint-wait = Réflexion…
web-hint-is = Conseil : { $word }
web-turn-board = Tourner le plateau
web-takeback = Reprendre le coup
web-offer-draw = Nulle ?
web-resign = Abandonner
web-resign-sure = Vraiment abandonner ?
web-save = Enregistrer
web-abort = Annuler la partie
web-load = Ouvrir une partie enregistrée
web-sound = Son
web-close = Fermer
web-offered = Demandé…
web-watchers =
    { $count ->
        [one] { $count } spectateur
       *[other] { $count } spectateurs
    }
web-type = Écrivez un coup : { $example }
web-type-go = Jouer
web-draw-offered = L'autre camp propose la nulle.
web-takeback-offered = L'autre camp voudrait reprendre un coup.
web-draw-declined = L'ordinateur continue.
web-accept = D'accord
web-decline = Non
web-planned = Prévu : { $word }

## La fin

web-you-won = Vous avez gagné
web-you-lost = Vous avez perdu
web-won = { $name } a gagné
web-ghosts-won = Les fantômes ont gagné
web-draw = Partie nulle
web-called-off = Annulée
web-cause-rules = Décidé sur le plateau.
web-cause-repetition = La même position est apparue pour la troisième fois.
web-cause-resign = Un joueur a abandonné.
web-cause-time = Le temps est écoulé.
web-cause-fault = Un programme est tombé en panne.
web-cause-agreement = Les deux camps en sont convenus.
web-cause-aborted = Personne ne gagne, personne ne perd.
web-pacman-level-0 = PAC-MAN n'a mangé aucune super pac-gomme cette fois.
web-pacman-level-1 = PAC-MAN est débutant : { $pellets } super pac-gomme.
web-pacman-level-2 = PAC-MAN est prometteur : { $pellets } super pac-gommes.
web-pacman-level-3 = PAC-MAN est confirmé : { $pellets } super pac-gommes.
web-pacman-level-4 = PAC-MAN est de l'élite : toutes les { $pellets } super pac-gommes.
web-rematch = Rejouer
web-rematch-offered = L'autre camp voudrait rejouer.
web-new-game = Une autre partie

## Réglages

web-name = Votre nom
web-look = Apparence
web-theme-auto = Comme l'appareil
web-theme-light = Clair
web-theme-dark = Sombre
web-confirm = Confirmer barrières et chemins
web-confirm-touch = Au doigt
web-confirm-always = Toujours
web-confirm-never = Jamais
web-contrast = Contraste élevé
web-motion = Mouvement
web-sounds = Sons
web-ways-always = Montrer les plus courts chemins
web-text-always = Montrer le plateau en texte

## En mots

web-slot-free = { $fence }, libre
web-piece-of-seat = { $piece } du joueur { $seat }
web-can-go = accessible
web-text-board = Le plateau en mots
web-text-drawing = Le plateau, dessiné en lettres
web-text-piece =
    { $mood ->
        [weak] { $piece } ({ $owner }) : { $square }, faible
        [frenzied] { $piece } ({ $owner }) : { $square }, voit sa proie
       *[plain] { $piece } ({ $owner }) : { $square }
    }
web-text-fences = Barrières : { $list }
web-text-no-fences = Aucune barrière sur le plateau.
web-keys = Sur le plateau : les flèches déplacent le curseur, Entrée joue, F prend une barrière, R la tourne, Retour arrière recule d'un pas, Échap lâche tout.
