### What the page in the browser says.

## Header and footer

web-title = Palisade : quatre jeux de labyrinthe
web-skip = Aller au contenu principal
web-nav = Menu principal
web-nav-play = Jouer
web-nav-tables = Tables
web-leaderboards = Palmarès
web-rated = Classée
web-nav-learn = Apprendre
web-nav-rules = Règles
web-nav-analysis = Analyse
web-nav-settings = Réglages
web-account = Compte
web-guest = { $name } (sans compte)
web-theme = Basculer entre clair et sombre
web-language = Langue
web-foot = Palisade est gratuit et sans inscription.
web-privacy = Vie privée
web-delete-data = Effacer mes données sur ce serveur
web-delete-data-sure = Ton pseudo disparaîtra de toutes les parties et tu abandonneras celles qui sont en cours. Effacer ?
web-data-deleted = Tes données sur ce serveur sont effacées.
web-restart = Le serveur redémarre à { $time }. Les parties reprendront, chronos inchangés.
web-nowhere = Page introuvable
web-nowhere-more = L’adresse est peut-être incomplète.
web-loading = Un instant…
web-away = Serveur injoignable. Tu peux quand même jouer contre l’ordinateur ou à plusieurs sur cet appareil.
web-part-failed = Cette section de la page n’a pas pu être chargée.
web-try-again = Réessayer
web-engine-failed = L’ordinateur ne répond plus. Nouvel essai…
web-network-missing = Le niveau 8 joue moins bien que d’habitude : son réseau de neurones n’a pas été chargé. Recharge la page.

## Home

web-hero = Construis le labyrinthe. Gagne la course.
web-hero-more = Quatre jeux de plateau, des barrières et des fantômes : contre l’ordinateur, entre amis avec un simple lien, ou à plusieurs sur cet appareil. Sans inscription ni installation.
web-learn-offer = Première visite ? Découvre Quoridor en cinq minutes
web-play-now = Jouer tout de suite
web-play-friend = Jouer entre amis
web-vs-computer = Jouer
web-more-ways = Options…
web-shelf = Quatre jeux
web-continue = Parties en cours
web-forget = Supprimer cette partie
web-plies =
    { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
web-living = { $game }, partie de démonstration
web-about-quoridor = Atteins l’autre côté avant tout le monde. À chaque tour, avance ton pion ou pose une barrière qui rallonge le chemin des autres.
web-about-mini = Le plateau, les barrières et les règles de Quoridor, avec un temps limité par coup si tu le souhaites.
web-about-pacman = PAC-MAN, quatre fantômes, un labyrinthe de barrières. Joue PAC-MAN et mange les quatre super pac-gommes, ou joue les fantômes et attrape-le avant.
web-about-mspacman = Fais tourner la roulette, cours et ramasse toutes les pac-gommes de ta couleur. Qui attrape Ms. Pac-Man la joue à son tour.

## The computer

web-level-choose = Niveau de l’ordinateur
web-level-1 = Se promène. Idéal pour une première partie avec des enfants.
web-level-2 = Sait où aller, mais t’oublie en chemin.
web-level-3 = Te barre la route de temps en temps.
web-level-4 = Évite les pièges simples.
web-level-5 = Compte les deux chemins et ne gaspille aucun coup.
web-level-6 = Prévoit quelques tours à l’avance. Il te faudra un plan.
web-level-7 = Difficile à battre, même en faisant attention.
web-level-8 = À pleine puissance.
web-level-manner = niveau { $level } · { $manner }

## New game

web-with-whom = Adversaires
web-mode-computer = L’ordinateur
web-mode-friends = Amis en ligne
web-mode-here = Amis sur cet appareil
web-how-many = Joueurs
web-who-starts = Qui commence ?
web-starts-random = Au hasard
web-piece = Ton personnage
web-choose-piece = Changer de personnage
web-seat-invite = Inviter par un lien
web-name-why = Tes amis verront ce pseudo. Sinon, ils verront « Anonyme » et un code.
web-workshop = Atelier de labyrinthes
web-mazes = Galerie de labyrinthes
web-puzzles = Problèmes
web-draw-maze = Dessiner un labyrinthe
web-known-note = Sous chaque labyrinthe : qui gagne si les deux camps jouent parfaitement.
web-known-pacman = { $lives } : PAC-MAN gagne au plus tard au tour { $turns }.
web-known-ghosts = { $lives } : les fantômes gagnent au plus tard au tour { $turns }.
web-time = Temps
web-no-clock = Sans chrono
web-clock-own = Sur mesure
web-clock-kind = Chrono
web-clock-game = Pour toute la partie
web-clock-move = Pour chaque coup
web-clock-days = Jours par coup
web-clock-minutes = Minutes par joueur
web-clock-increment = Secondes ajoutées après chaque coup
web-clock-seconds = Secondes par coup
web-whole-number = Il faut un nombre entier de { $least } à { $most }.
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
web-public = Table publique : tout le monde peut la rejoindre
web-options = Options de jeu
web-own-maze = labyrinthe personnalisé
web-start = Commencer
web-lay-table = Créer une table
web-new-of = Nouvelle partie : { $game }

## Tables

web-open-tables = Tables ouvertes
web-no-tables = Personne n’attend pour le moment. Crée une table et partage son lien.
web-live-now = En direct
web-life-people =
    { $count ->
        [one] { $count } personne en ligne
       *[other] { $count } personnes en ligne
    }
web-life-games =
    { $count ->
        [one] { $count } partie en cours
       *[other] { $count } parties en cours
    }
web-live = Parties à regarder
web-join = Rejoindre
web-watch = Regarder
web-invite = Envoie ce lien aux personnes avec qui tu veux jouer.
web-invite-qr = QR code de ce lien
web-copy = Copier le lien
web-copied = Copié
web-sit = Rejoindre
web-fill = Compléter avec l’ordinateur
web-waiting = En attente des autres joueurs
web-first-move =
    { $seconds ->
        [one] Encore { $seconds } seconde pour jouer le premier coup, sinon la partie est annulée.
       *[other] Encore { $seconds } secondes pour jouer le premier coup, sinon la partie est annulée.
    }
web-invited-by = { $name } t’invite à une partie : { $game }
web-invited = On t’invite à une partie : { $game }
web-invited-more = Écris le pseudo que les autres verront, puis rejoins la partie.
web-seat-open = place libre
web-present = en ligne
web-absent = hors ligne
web-reconnecting = Connexion perdue. Reconnexion… Tes coups sont bien enregistrés.
web-move-unsent = Connexion perdue. Ton coup { $word } partira dès qu’elle sera rétablie.
web-move-retried = Ton coup { $word } n’a pas encore été enregistré. Nouvel essai…
web-move-overtaken = Ton coup { $word } n’a pas été joué, car la partie a changé entre-temps.
web-move-refused = Ton coup { $word } n’a pas été joué. { $reason }
web-no-table = Table introuvable
web-no-table-more = Le lien est peut-être incomplet, ou la table n’existe plus.
web-quick = Partie rapide
web-pairing = Recherche d’un adversaire
web-pairing-found = Adversaire trouvé !
web-pairing-go = Aller à la partie
web-pairing-leave = Arrêter la recherche
web-which-game = Quel jeu ?
web-my-tables = Tes tables
web-paused = La partie est en pause.
web-resume = Reprendre
web-claim = Continuer sur cet appareil
web-claim-more = Retrouve ici ton pseudo et tes tables.
web-claim-go = Continuer

## Playing

web-no-game = Partie introuvable sur cet appareil
web-not-kept = Ce navigateur ne peut rien enregistrer ou n’a plus de place : ce que tu fais ici sera perdu à la fermeture de cette page.
web-you = Toi
web-your-move = À toi de jouer
web-their-move = Pas encore ton tour
web-watching = La table est complète : tu regardes.
web-move-of = À { $name } de jouer
web-thinks = { $name } réfléchit…
web-no-connection = Pas de connexion
web-sending = Envoi de ton coup…
web-not-its-turn = C’est à { $piece } de jouer, pas à { $other }.
web-rolling = Lancer en cours…
web-shows = Lancer : { $face }
web-looking = Affichage du coup { $ply }
web-board-label = Plateau. Les flèches déplacent le curseur, Entrée joue, F pose une barrière, R la tourne.
web-clock = temps restant
web-pellets =
    { $now ->
        [one] { $now } super pac-gomme mangée sur { $of }
       *[other] { $now } super pac-gommes mangées sur { $of }
    }
web-dots =
    { $count ->
        [one] { $count } pac-gomme restante
       *[other] { $count } pac-gommes restantes
    }
web-place = Poser { $fence }
web-cancel = Annuler
web-rotate = Tourner
web-step-back = Revenir d’un pas
web-other-way =
    { $count ->
        [one] Un seul chemin
       *[other] Autre chemin ({ $count })
    }
web-go = Jouer { $word }
web-squares-to-go =
    { $count ->
        [one] Encore { $count } case
       *[other] Encore { $count } cases
    }
web-pass = Aucun coup possible : passer
web-tip-fence = Touche une case marquée pour avancer, ou une rainure entre deux cases pour poser une barrière.
web-tip-step = Plus de barrières : touche une case marquée pour avancer.
web-tip-path =
    { $count ->
        [one] Touche ta case d’arrivée.
       *[other] Touche ton chemin case par case ({ $count }), ou directement la case d’arrivée.
    }
web-tip-frenzy = { $piece } voit PAC-MAN et avance de deux cases : touche-les l’une après l’autre, ou seulement la dernière.
web-tip-place = Touche le cercle d’où partira Ms. Pac-Man.
web-rule = Règle { $rule }
web-rule-lesson = Voir la leçon
web-learn-leave = Retour aux leçons
web-moves = Coups
web-entry-place = part de { $square }
web-log = Ce qui s’est passé
web-first = Au début
web-back = Coup précédent
web-forward = Coup suivant
web-last = Dernier coup
web-ply-of = { $ply } / { $of }
web-ways = Plus courts chemins
web-heat = Carte thermique des barrières
web-heat-squares = Valeurs exactes sur le plateau
web-race =
    { $count ->
        [one] { $name } : { $count } pas
       *[other] { $name } : { $count } pas
    }
web-hint = Indice
web-hint-wait = Réflexion…
web-hint-is = Indice : { $word }
web-turn-board = Tourner le plateau
web-takeback = Reprendre le coup
web-offer-draw = Proposer la nulle
web-offer-pause = Demander une pause
web-resign = Abandonner
web-resign-sure = Vraiment abandonner ?
web-save = Enregistrer
web-abort = Annuler la partie
web-load = Ouvrir une partie enregistrée
web-sound = Son
web-close = Fermer
web-offered = Demande envoyée
web-watchers =
    { $count ->
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }
web-type = Écris un coup, comme { $example }
web-type-go = Jouer
web-draw-offered = { $name } propose la nulle.
web-takeback-offered = { $name } demande à reprendre un coup.
web-pause-offered = { $name } demande une pause.
web-abort-offered = { $name } propose d’annuler la partie.
web-gone = { $name } n’est plus là depuis un moment.
web-claim-win = Réclamer la victoire
web-claim-without = Continuer sans cette personne
web-claim-computer = Laisser jouer l’ordinateur ({ $player })
web-claim-agreed = { $count } sur { $all } d’accord
web-draw-declined = L’ordinateur refuse la nulle.
web-accept = Accepter
web-decline = Refuser

## The end

web-you-won = Tu as gagné
web-you-lost = Tu as perdu
web-won =
    { $count ->
        [one] { $name } a gagné
       *[other] { $name } ont gagné
    }
web-ghosts-won = Les fantômes ont gagné
web-draw = Partie nulle
web-called-off = Partie annulée
web-cause-aborted = Personne ne gagne, personne ne perd.
web-pacman-level-0 = PAC-MAN n’a mangé aucune super pac-gomme cette fois.
web-pacman-level-1 = PAC-MAN débutant : { $pellets } super pac-gomme.
web-pacman-level-2 = PAC-MAN prometteur : { $pellets } super pac-gommes.
web-pacman-level-3 = PAC-MAN confirmé : { $pellets } super pac-gommes.
web-pacman-level-4 = PAC-MAN d’élite : les { $pellets } super pac-gommes !
web-rematch = Revanche
web-rematch-offered = On te propose une revanche.
web-watch-rematch = Regarder la revanche
web-new-game = Tous les jeux

## Settings

web-name = Ton pseudo
web-look = Apparence
web-theme-auto = Comme l’appareil
web-theme-light = Clair
web-theme-dark = Sombre
web-confirm = Confirmer les barrières et les chemins
web-confirm-touch = Sur écran tactile
web-confirm-always = Toujours
web-confirm-never = Jamais
web-contrast = Contraste élevé
web-motion = Animations
web-sounds = Sons
web-ways-always = Toujours afficher les plus courts chemins
web-text-always = Toujours afficher la description du plateau

## The board in words

web-slot-free = { $fence }, libre
web-piece-of-seat = { $piece } du joueur { $seat }
web-can-go = coup possible
web-text-board = Description du plateau
web-text-drawing = Plateau dessiné en caractères
web-text-piece =
    { $mood ->
        [weak] { $piece } ({ $owner }) : { $square }, faible
        [frenzied] { $piece } ({ $owner }) : { $square }, voit PAC-MAN
       *[plain] { $piece } ({ $owner }) : { $square }
    }
web-text-fences = Barrières : { $list }
web-text-no-fences = Aucune barrière sur le plateau.
web-keys = Sur le plateau : les flèches déplacent le curseur, Entrée joue, F pose une barrière, R la tourne, Retour arrière revient d’un pas, Échap annule.

## What happens, told beside the board and to screen readers. $who is “you” for the only person here
## and “other” for everybody else; $name is a player or a piece.

event-step =
    { $who ->
        [you] Tu vas en { $square }.
       *[other] { $name } va en { $square }.
    }
event-fence =
    { $who ->
        [you] Tu poses la barrière { $fence }.
       *[other] { $name } pose la barrière { $fence }.
    }
event-stay =
    { $who ->
        [you] Tu ne peux pas bouger.
       *[other] { $name } ne peut pas bouger.
    }
event-opening =
    { $who ->
        [you] Tu fais { $face } à la roulette pour commencer.
       *[other] { $name } fait { $face } à la roulette pour commencer.
    }
event-spin =
    { $who ->
        [you] Tu fais { $face } à la roulette pour Ms. Pac-Man.
       *[other] { $name } fait { $face } à la roulette pour Ms. Pac-Man.
    }
event-die =
    { $who ->
        [you] Tu lances le dé pour ton fantôme : { $face }.
       *[other] { $name } lance le dé pour son fantôme : { $face }.
    }
event-leads =
    { $who ->
        [you] Tu as le plus grand nombre et tu joues Ms. Pac-Man.
       *[other] { $name } a le plus grand nombre et joue Ms. Pac-Man.
    }
event-pellet =
    { $count ->
        [0] PAC-MAN mange la dernière super pac-gomme.
        [one] PAC-MAN mange une super pac-gomme : il en reste { $count }.
       *[other] PAC-MAN mange une super pac-gomme : il en reste { $count }.
    }
event-eaten = PAC-MAN mange { $piece }.
event-caught =
    { $count ->
        [0] { $piece } attrape PAC-MAN : plus aucune vie.
        [one] { $piece } attrape PAC-MAN : il lui reste { $count } vie.
       *[other] { $piece } attrape PAC-MAN : il lui reste { $count } vies.
    }
event-frenzy = { $piece } voit PAC-MAN et passe en mode frénétique : deux cases au lieu d’une.
event-dots =
    { $count ->
        [one] Ms. Pac-Man mange { $count } pac-gomme.
       *[other] Ms. Pac-Man mange { $count } pac-gommes.
    }
event-weak = Une super pac-gomme : tous les fantômes sont faibles maintenant.
event-ghost-caught =
    { $who ->
        [you] Ms. Pac-Man renvoie ton fantôme dans son repaire.
       *[other] Ms. Pac-Man renvoie un fantôme dans son repaire ({ $name }).
    }
event-takes-over =
    { $who ->
        [you] Tu attrapes Ms. Pac-Man et prends la relève.
       *[other] { $name } attrape Ms. Pac-Man et prend la relève.
    }
event-extra =
    { $who ->
        [you] Tu rejoues.
       *[other] { $name } rejoue.
    }
event-left-resign =
    { $who ->
        [you] Tu abandonnes.
       *[other] { $name } abandonne.
    }
event-left-time =
    { $who ->
        [you] Ton temps est écoulé.
       *[other] { $name } n’a plus de temps.
    }
event-left-fault =
    { $who ->
        [you] Ton programme a planté.
       *[other] { $name } a planté.
    }
web-rolls =
    { $who ->
        [you] Tu lances…
       *[other] { $name } lance…
    }
web-tap-spin =
    { $who ->
        [you] Touche la roulette
       *[other] { $name }, touche la roulette
    }
web-tap-roll =
    { $who ->
        [you] Touche le dé
       *[other] { $name }, touche le dé
    }
web-your-move-with = À toi de jouer : { $piece }
web-hint-step =
    { $count ->
        [0] Indice : va en { $square }. Tu atteins ta ligne de but et tu gagnes.
        [one] Indice : va en { $square }. Il te restera { $count } pas jusqu’à ta ligne de but.
       *[other] Indice : va en { $square }. Il te restera { $count } pas jusqu’à ta ligne de but.
    }
web-hint-fence =
    { $count ->
        [one] Indice : avec la barrière { $fence }, { $name } doit faire { $count } pas de plus.
       *[other] Indice : avec la barrière { $fence }, { $name } doit faire { $count } pas de plus.
    }

## The goal, and the signs on the board

web-goal = But
web-goal-quoridor = Atteins ta ligne de but avant les autres : c’est celle de ta couleur, de l’autre côté du plateau.
web-goal-pacman = Mange { $pellets ->
        [one] la super pac-gomme
       *[other] les { $pellets } super pac-gommes
    } avant que les fantômes ne prennent { $lives ->
        [one] ta seule vie
       *[other] tes { $lives } vies
    }.
web-goal-ghosts = Prends { $lives ->
        [one] la seule vie
       *[other] les { $lives } vies
    } de PAC-MAN avant qu’il n’ait mangé { $pellets ->
        [one] la super pac-gomme
       *[other] les { $pellets } super pac-gommes
    }. Un fantôme qui arrive sur sa case l’attrape.
web-goal-mspacman = Les { $dots } pac-gommes de ta couleur doivent disparaître. Seule Ms. Pac-Man les mange, peu importe qui la joue : attrape-la avec ton fantôme, et ce sera toi.
web-brief-goal-quoridor = Atteins la ligne de ta couleur avant les autres.
web-brief-goal-pacman = Mange tout avant de perdre ta dernière vie.
web-brief-goal-ghosts = Attrape PAC-MAN avant qu’il n’ait tout mangé.
web-brief-goal-mspacman = Vide ta couleur avant les autres.
web-legend = Symboles du plateau
web-legend-goal = Une ligne de la couleur d’un joueur : sa ligne de but.
web-legend-turn = Un cercle en tirets : c’est à ce pion de jouer.
web-legend-next = Un rond plein : tu peux y aller maintenant.
web-legend-end = Un cercle : un coup plus long peut y finir.
web-legend-last = Cases teintées : les coups du dernier tour.
web-legend-fence = Une barrière : personne ne la traverse, on la contourne.
web-legend-draft = Une barrière en tirets : pas encore posée.
web-legend-path = Une ligne en points ou en tirets : le plus court chemin d’un joueur vers sa ligne de but. Le bouton « Plus courts chemins » l’affiche.
web-legend-pellet = Une super pac-gomme : PAC-MAN la mange, peut avancer de 3 cases de plus au maximum et mange les fantômes au passage.
web-legend-sight = Une ligne en tirets : le fantôme à son extrémité voit PAC-MAN.
web-legend-frenzy = Un bord lumineux : ce fantôme voit PAC-MAN et avance de deux cases.
web-legend-area = Cases de la couleur d’un joueur : les pac-gommes qui s’y trouvent sont les siennes.
web-legend-power = Une super pac-gomme : quand Ms. Pac-Man la prend, tous les fantômes deviennent faibles.
web-legend-weak = Un fantôme réduit à son contour est faible : Ms. Pac-Man peut l’attraper.
web-legend-circle = Un cercle blanc : Ms. Pac-Man peut y commencer.
web-legend-exit = Une double flèche : une sortie. Elle mène à toutes les autres.

## What the levels do in the games of ghosts

web-level-pacman-1 = Court partout et ne voit presque rien. Idéal avec des enfants.
web-level-pacman-2 = N’a d’yeux que pour sa super pac-gomme préférée.
web-level-pacman-3 = Ne remarque que ce qui est proche et rate des occasions.
web-level-pacman-4 = Voit l’essentiel de ce qui se passe, mais n’anticipe pas.
web-level-pacman-5 = Voit un tour à l’avance et se trompe parfois.
web-level-pacman-6 = Voit un tour à l’avance et se trompe rarement.
web-level-pacman-7 = Voit deux tours à l’avance. Difficile à attraper, difficile à fuir.
web-level-mspacman-1 = Ramasse les pac-gommes et ne voit pas venir les fantômes. Idéal avec des enfants.
web-level-mspacman-2 = Ne voit un fantôme que s’il est tout près.
web-level-mspacman-3 = Voit les fantômes à quelques pas.
web-level-mspacman-4 = Voit la plupart des fantômes, mais s’accroche à son plan.
web-level-mspacman-5 = Voit presque tout et se trompe parfois.
web-level-mspacman-6 = Pèse chaque coup et se trompe rarement.
web-level-mspacman-7 = Pèse chaque coup et ne se trompe jamais.

## Planned moves, games kept here, players at one screen, themes

web-premove-set = Coup prévu : { $word }. Il sera joué dès que ce sera ton tour.
web-premove-plan = Prévoir { $word }
web-premove-tip = Touche le plateau pour prévoir dès maintenant ton prochain coup.
web-premoves = Prévoir un coup pendant que les autres réfléchissent
web-tap-rolls = Lancer soi-même la roulette et le dé
web-offer-declined = La proposition a été refusée.
web-finished = Parties terminées
web-replay = Revoir
web-forget-sure = Supprimer ?
web-person = Humain
web-person-name = Pseudo
web-board-theme = Plateau
web-board-slate = Ardoise
web-board-wood = Bois
web-board-meadow = Prairie
web-board-distinct = Adapté au daltonisme
web-side = { $player } ({ $side ->
        [bottom] en bas
        [top] en haut
        [left] à gauche
        [bottom-left] en bas à gauche
        [bottom-right] en bas à droite
        [top-left] en haut à gauche
        [top-right] en haut à droite
       *[right] à droite
    })
web-text-walls = Le dessin montre les murs du labyrinthe.
web-text-codes = Chaque case montre qui s’y trouve, ce qui y est posé et à qui est la zone (lettres a à d). @ est Ms. Pac-Man, les majuscules A à D sont des fantômes forts, les minuscules a à d avec ~ à la fin sont des fantômes faibles ; . est une pac-gomme, * est une super pac-gomme, la lettre O majuscule est un cercle blanc avec une pac-gomme, la lettre o minuscule est un cercle blanc sans pac-gomme, G est un repaire de fantôme, EX est une sortie et ## est un bloc plein.
web-won-well = Bien joué !
web-steps-short =
    { $count ->
        [one] Le pion adverse le plus proche était encore à { $count } pas de sa ligne de but.
       *[other] Le pion adverse le plus proche était encore à { $count } pas de sa ligne de but.
    }

## Where pages lead to analysis and review

analysis-title = Plateau d’analyse
analysis-analyse = Analyser
web-review = Bilan
web-your-games = Tes parties
