### Lessons: a course for each game, and what a friendly opponent says during a first game. The keys of
### a step are lesson-GAME-STEP- and title, task, done, hint, or the name of a wrong answer in
### lessons/GAME.lesson. Squares, fences and rules are written as in the notation.

## The pages and the terminal

learn-title = Apprendre à jouer
course-quoridor-strategy = Stratégie de Quoridor
course-pacman-strategy = Stratégie pour PAC-MAN
course-ghost-strategy = Stratégie pour les fantômes
learn-lead = De courtes leçons interactives, environ cinq minutes par jeu, qui reprennent toutes les figures des livrets de règles.
learn-steps =
    { $count ->
        [one] { $count } leçon
       *[other] { $count } leçons
    }
learn-solved = Terminées : { $solved } sur { $count }
learn-begin = Commencer
learn-continue = Continuer
learn-repeat = Encore une fois
learn-step = Leçon { $nth } sur { $count }
learn-figure = Figure { $figure }
learn-board = Plateau de la leçon. { $board }
learn-hint = Indice
learn-show = Montre-moi
learn-shown = Une solution : { $word }.
learn-next = Leçon suivante
learn-back = Leçon précédente
learn-skip = Passer
learn-finish = Terminer
learn-all = Toutes les leçons
learn-read = Lire à voix haute
learn-read-stop = Arrêter la lecture
learn-right = Bravo !
learn-wrong = Pas tout à fait
learn-bow = Cours terminé, bravo !
learn-bow-more = { $game } : tu connais maintenant les règles. Le reste, c’est de la pratique.
learn-bow-skipped = Fin du cours
learn-bow-strategy = Tu as maintenant un plan. Essaie-le dans une partie.
learn-first-game = Jouer une première partie
learn-first-game-more = Ton adversaire t’explique ce qui vient de se passer et à quoi penser. Tu peux partir quand tu veux.
learn-missing = Il n’y a pas de leçon « { $word } » dans ce cours.
learn-plain-welcome = Écris un coup, ou : hint (indice), show (plateau), next (suivante), back (précédente), list (liste), quit (quitter).
learn-plain-prompt = Ton coup :
learn-plain-marked = Cases marquées : { $squares }.
learn-plain-first-game = Une première partie contre l’ordinateur, au niveau 1. Après chaque coup, on t’explique ce qui vient de se passer et à quoi penser. Écris help pour les commandes, quit pour partir.
lesson-wrong = Ce coup est permis, mais ce n’est pas celui qu’on te demande.

## What is wrong with the file of a course

lesson-file-key = Ligne { $line }, colonne { $column } : « { $word } » n’est pas une ligne de cours.
lesson-file-missing = Ligne { $line }, colonne { $column } : « { $word } » manque ou n’a pas de valeur.
lesson-file-word = Ligne { $line }, colonne { $column } : « { $word } » ne veut rien dire ici.
lesson-file-twice = Ligne { $line }, colonne { $column } : il y a déjà une leçon « { $word } ».
lesson-file-refused = Ligne { $line }, colonne { $column } : { $why }
lesson-file-idle = Ligne { $line }, colonne { $column } : cette ligne ne sert jamais. « { $word } » n’est pas un coup permis, ou une ligne précédente l’a déjà prévu.
lesson-file-allowed = Ligne { $line }, colonne { $column } : « { $word } » est permis, ou refusé à cause d’une autre règle.
lesson-file-untrue = Ligne { $line }, colonne { $column } : d’après les règles, ce que dit cette ligne est faux.

## Quoridor

lesson-quoridor-start-title = Ton premier pas
lesson-quoridor-start-task = Deux pions se font face. Le tien est en bas, en e1, et doit atteindre ta ligne de but, celle du haut. Avance d’un pas vers le haut.
lesson-quoridor-start-done = Voilà un tour : un pas, ou une barrière. Ensuite, c’est à l’autre joueur.
lesson-quoridor-start-hint = La case au-dessus de e1 est e2.
lesson-quoridor-start-sideways = Tu peux aller de côté, mais cela ne te rapproche pas de la ligne du haut.
lesson-quoridor-start-fence = Tu peux poser une barrière à chaque tour. Pour l’instant, avance : un pas vers le haut.

lesson-quoridor-steps-title = Quatre directions
lesson-quoridor-steps-task = Un pion va en haut, en bas, à gauche ou à droite, jamais en diagonale. Parfois, il faut même reculer : fais un pas vers le bas.
lesson-quoridor-steps-done = Reculer est permis. Ce n’est pas très drôle, mais parfois, c’est le chemin le plus court.
lesson-quoridor-steps-hint = Le bas, c’est ton propre côté : e4.
lesson-quoridor-steps-other = C’est permis aussi. Cette fois, recule : une case vers le bas.

lesson-quoridor-goal-title = Ta ligne de but
lesson-quoridor-goal-task = Les cases marquées sont celles de ta ligne de but. N’importe laquelle des neuf convient, et le premier pion arrivé gagne. Gagne la partie !
lesson-quoridor-goal-done = C’est gagné ! Peu importent la case de la ligne de but et la façon d’y arriver.
lesson-quoridor-goal-hint = Ton pion est juste sous la ligne de but.
lesson-quoridor-goal-other = Tu es à un pas de la victoire. Fais-le !

lesson-quoridor-around-title = Contourner une barrière
lesson-quoridor-around-task = La barrière e4h t’arrête : personne ne traverse une barrière. Contourne-la par le côté le plus court.
lesson-quoridor-around-done = Un pas de côté et, depuis d4, la voie est libre vers le haut.
lesson-quoridor-around-hint = La barrière est longue de deux cases. De quel côté s’arrête-t-elle le plus tôt ?
lesson-quoridor-around-long = En f4, la barrière est encore au-dessus de toi : elle est longue de deux cases.
lesson-quoridor-around-other = Ce coup ne contourne pas la barrière. Va du côté où elle s’arrête.

lesson-quoridor-fence-title = Ta première barrière
lesson-quoridor-fence-task = Une barrière est longue de deux cases et se pose dans une rainure, entre les cases. Poses-en une sur la route de l’autre pion, plus près de lui que du tien, pour rallonger son chemin.
lesson-quoridor-fence-done = L’autre pion doit maintenant contourner ta barrière. Elle reste là jusqu’à la fin de la partie.
lesson-quoridor-fence-hint = Barre la colonne de l’autre pion, par exemple avec d8h, juste devant lui.
lesson-quoridor-fence-idle = L’autre pion passe simplement à côté. Pose la barrière en travers de son chemin.
lesson-quoridor-fence-own = Cette barrière est devant ton propre pion. Pose-la plus près de l’autre pion.
lesson-quoridor-fence-step = C’était un pas. Cette fois, pose une barrière : choisis une rainure entre deux cases.

lesson-quoridor-wall-title = Barrières côte à côte
lesson-quoridor-wall-task = Les barrières peuvent se toucher, mais jamais se chevaucher ni se croiser. Prolonge d4h : pose une autre barrière juste à côté, dans la même rainure.
lesson-quoridor-wall-done = Deux barrières à la suite font un mur de quatre cases. Bien mieux que deux barrières isolées.
lesson-quoridor-wall-hint = d4h est au-dessus de d4 et e4. La suivante commence en f4, ou finit en c4.
lesson-quoridor-wall-apart = Cette barrière ne prolonge pas d4h. Elle doit commencer exactement là où d4h finit, ou finir là où d4h commence.
lesson-quoridor-wall-step = Laisse ton pion où il est et pose une barrière.

lesson-quoridor-closed-title = Jamais le dernier chemin
lesson-quoridor-closed-task = Il ne reste à l’autre pion qu’une sortie, par f9. La fermer avec e8v est interdit : essaie, tu verras. Puis pose une barrière qui lui coûte au moins 2 pas.
lesson-quoridor-closed-done = Plus long, oui ; fermé, non : chaque pion doit toujours avoir un chemin vers sa ligne de but.
lesson-quoridor-closed-hint = Ne ferme pas la sortie : rallonge le couloir qui la suit, avec f8h.
lesson-quoridor-closed-short = Il reste un chemin, mais à peine plus long. Ta barrière doit coûter au moins 2 pas.
lesson-quoridor-closed-step = Cette fois, pose une barrière.

lesson-quoridor-both-title = Tes barrières t’arrêtent aussi
lesson-quoridor-both-task = Vous êtes face à face. Pose une barrière qui gêne l’autre pion, mais pas le tien.
lesson-quoridor-both-done = Dans ton dos, une barrière ne gêne que l’autre pion : toi, tu montes ; lui, il descend.
lesson-quoridor-both-hint = L’autre pion doit te dépasser et descendre jusqu’en bas. Pose la barrière sous ton pion.
lesson-quoridor-both-both = Son chemin est plus long, mais le tien aussi. Une barrière arrête tout le monde.
lesson-quoridor-both-idle = Cette barrière ne coûte pas un seul pas à l’autre pion.
lesson-quoridor-both-step = Cette fois, pose une barrière.

lesson-quoridor-jump-title = Saute !
lesson-quoridor-jump-task = L’autre pion est juste devant toi, et la case derrière lui est libre. Saute par-dessus.
lesson-quoridor-jump-done = Deux cases en un coup. Rien ne t’oblige à sauter, mais cela en vaut souvent la peine.
lesson-quoridor-jump-hint = Va tout droit par-dessus e5 : tu arrives en e6.
lesson-quoridor-jump-other = Sauter n’est pas obligatoire. Cette fois, saute.

lesson-quoridor-between-title = Pas de saut à travers une barrière
lesson-quoridor-between-task = Une barrière sépare maintenant les deux pions : impossible de sauter. Contourne-la par le côté le plus court.
lesson-quoridor-between-done = Une barrière entre les pions protège l’autre de ton saut, et toi du sien.
lesson-quoridor-between-hint = La barrière e4h va vers la droite. Va à gauche.
lesson-quoridor-between-other = Ce coup ne contourne pas la barrière. Va du côté où elle s’arrête le plus tôt.

lesson-quoridor-beside-title = Autour de l’autre pion
lesson-quoridor-beside-task = Une barrière derrière l’autre pion empêche le saut tout droit. Tu peux alors passer à sa gauche ou à sa droite. Les deux conviennent : choisis.
lesson-quoridor-beside-done = En diagonale, pour une fois, et seulement parce que le saut tout droit était fermé.
lesson-quoridor-beside-hint = Les cases à côté de l’autre pion sont d5 et f5.
lesson-quoridor-beside-other = C’est un coup ordinaire. Va à côté de l’autre pion : à sa gauche ou à sa droite.

lesson-quoridor-one-side-title = Un côté fermé
lesson-quoridor-one-side-task = Le saut tout droit est fermé, et une autre barrière se trouve à gauche de l’autre pion. Va là où c’est encore possible.
lesson-quoridor-one-side-done = Exactement. La case à côté du pion doit être libre, et aucune barrière ne doit l’en séparer.
lesson-quoridor-one-side-hint = La gauche est fermée, donc à droite : f5.
lesson-quoridor-one-side-other = C’est un coup ordinaire. Une case à côté de l’autre pion est encore ouverte.

lesson-quoridor-edge-title = Le bord du plateau
lesson-quoridor-edge-task = L’autre pion est au bord, en a5 : il n’y a pas de case où sauter. Le bord compte comme une barrière. Contourne le pion vers le haut.
lesson-quoridor-edge-done = De b5 à a6 en un coup : le bord t’a donné un coup de pouce.
lesson-quoridor-edge-hint = À côté de a5, il y a a4 et a6. Tu veux monter.
lesson-quoridor-edge-down = La même règle le permet, mais ce coup descend. Tu veux monter.
lesson-quoridor-edge-other = Un pas ordinaire est possible aussi. Cette fois, contourne le pion au bord.

lesson-quoridor-count-title = Compte les pas
lesson-quoridor-count-task = Compte les pas : il t’en faut 4, et 3 à l’autre pion. Tu perdrais cette course. Trouve une barrière qui lui coûte au moins 4 pas.
lesson-quoridor-count-done = Une seule barrière bouche le trou du mur, et l’autre pion passe de 3 pas à 7. Te voilà loin devant.
lesson-quoridor-count-hint = Regarde le trou entre les barrières, sous l’autre pion.
lesson-quoridor-count-small = Bien, mais trop peu. Une autre barrière coûte au moins 4 pas.
lesson-quoridor-count-idle = Le chemin de l’autre pion est aussi court qu’avant.
lesson-quoridor-count-step = Alors l’autre pion gagne : 3 pas chacun, et c’est à lui de jouer. Ici, mieux vaut une barrière.
lesson-quoridor-count-aside = Comme ça, tu ne te rapproches pas, et l’autre pion reste devant. Ici, mieux vaut une barrière.

lesson-quoridor-save-title = Garde tes barrières
lesson-quoridor-save-task = Il te faut 2 pas, et 4 à l’autre pion. Poser une barrière coûte un tour, et tu n’en as plus que 2 en réserve. Que fais-tu quand tu es devant ?
lesson-quoridor-save-done = Cours ! Quand on est devant, on n’a pas besoin de barrières. Garde-les pour plus tard.
lesson-quoridor-save-hint = Prends le plus court chemin.
lesson-quoridor-save-fence = Une barrière coûte un tour, et tu es déjà devant. Garde-la et cours.
lesson-quoridor-save-other = Tu es devant : ne perds pas de temps. Avance vers ta ligne de but.

lesson-quoridor-race-title = La dernière course
lesson-quoridor-race-task = Plus personne n’a de barrière : il ne reste qu’à courir. Il te faut 2 pas, à l’autre pion aussi, et c’est à toi de jouer. Gagne la course.
lesson-quoridor-race-done = À nombre de pas égal, qui joue en premier gagne la course. Compte donc les pas tant qu’il reste des barrières.
lesson-quoridor-race-hint = Tout droit vers le haut.
lesson-quoridor-race-other = Plus de détours : chaque pas compte.

lesson-quoridor-four-title = À quatre joueurs
lesson-quoridor-four-task = À quatre, un pion part de chaque côté et chaque joueur a 5 barrières. Deux pions à la suite : impossible de les sauter ou de les contourner. Fais un pas de côté.
lesson-quoridor-four-done = On ne saute jamais plus d’un pion. À quatre, il y a du monde au milieu.
lesson-quoridor-four-hint = Va à gauche ou à droite.
lesson-quoridor-four-back = Reculer est possible, mais pourquoi céder du terrain ? Va de côté.
lesson-quoridor-four-fence = Une barrière conviendrait aussi. Cette fois, va de côté.

## Quoridor Mini

lesson-mini-clock-title = Le même jeu, avec un chrono
lesson-mini-clock-task = Quoridor Mini est le même jeu sur le même plateau. En plus : une limite de temps par coup, si tu en fixes une. Ici, rien ne presse : avance vers la ligne du haut.
lesson-mini-clock-done = Dans une partie chronométrée à deux, qui dépasse la limite perd la partie.
lesson-mini-clock-hint = Un pas vers le haut, en e2.
lesson-mini-clock-other = Fais simple : un pas vers la ligne du haut.

lesson-mini-out-title = Temps écoulé
lesson-mini-out-task = À quatre, un joueur dont le temps est écoulé est éliminé : le joueur 2 est parti, mais ses barrières restent. Pose une barrière sur la route du pion du haut, en e7.
lesson-mini-out-done = Les barrières restent, mais il n’est plus nécessaire de laisser un chemin à un pion éliminé.
lesson-mini-out-hint = Le pion en e7 veut descendre. Barre sa colonne.
lesson-mini-out-idle = Le pion en e7 passe à côté.
lesson-mini-out-step = Cette fois, pose une barrière.

## PAC-MAN variant

lesson-pacman-start-title = Le tour de PAC-MAN
lesson-pacman-start-task = Tu es PAC-MAN, au centre. Quatre fantômes attendent sur les côtés, quatre super pac-gommes sont dans les coins. Avance de deux cases, pas à pas, sans revenir à ton point de départ.
lesson-pacman-start-done = Deux cases, ni plus ni moins. Ensuite, chaque fantôme joue une fois.
lesson-pacman-start-hint = Choisis une case voisine de PAC-MAN, puis la suivante.
lesson-pacman-start-back = L’aller-retour est permis, et parfois malin. Cette fois, finis ailleurs.

lesson-pacman-corner-title = Prendre un virage
lesson-pacman-corner-task = Ici, les barrières ne bougent jamais et personne ne les traverse : de e6 à e7, c’est fermé. Mais tu peux tourner. Va sur la case marquée, f6.
lesson-pacman-corner-done = En haut puis à droite, ou à droite puis en haut : les deux y mènent. Jamais en diagonale.
lesson-pacman-corner-hint = Passe par e6 ou par f5.
lesson-pacman-corner-other = C’est un bon coup, mais il ne finit pas en f6.

lesson-pacman-ghosts-title = Le tour des fantômes
lesson-pacman-ghosts-task = Maintenant, tu joues les fantômes. Blinky, en e9, ne voit pas PAC-MAN : il avance d’une case, jamais en diagonale. Rapproche-le de PAC-MAN.
lesson-pacman-ghosts-done = Blinky, Inky, Pinky, Clyde : l’un après l’autre, dans cet ordre. Ils peuvent se croiser.
lesson-pacman-ghosts-hint = PAC-MAN est en f6. Va en bas ou à droite.
lesson-pacman-ghosts-away = Ce coup éloigne Blinky de PAC-MAN.

lesson-pacman-sight-title = Un fantôme qui voit PAC-MAN
lesson-pacman-sight-task = Rien ne sépare Pinky de PAC-MAN sur cette rangée : Pinky le voit et avance de deux cases d’un coup. À l’attaque !
lesson-pacman-sight-done = Le mode frénétique : deux cases dans la même direction, pour tout fantôme qui voit PAC-MAN au début de son coup.
lesson-pacman-sight-hint = Va à gauche, de deux cases.
lesson-pacman-sight-away = Pinky peut y aller, mais PAC-MAN est à gauche.

lesson-pacman-hidden-title = Derrière une barrière
lesson-pacman-hidden-task = Presque la même situation, mais une barrière cache PAC-MAN. Pinky ne le voit pas et n’avance que d’une case. Rapproche Pinky de PAC-MAN.
lesson-pacman-hidden-done = Une barrière bouche la vue, pas les autres fantômes ni les super pac-gommes.
lesson-pacman-hidden-hint = Une case à gauche.
lesson-pacman-hidden-away = Ce coup éloigne Pinky de PAC-MAN.

lesson-pacman-hide-title = Hors de vue
lesson-pacman-hide-task = Tu es de nouveau PAC-MAN, et deux fantômes te voient. Déplace-toi pour que plus personne ne te voie.
lesson-pacman-hide-done = Un fantôme qui ne te voit pas n’avance que d’une case. Les barrières sont tes amies.
lesson-pacman-hide-hint = Cherche une case hors de la rangée et de la colonne de chaque fantôme, ou derrière une barrière : e6 ou g6.
lesson-pacman-hide-caught = Là, tu touches un fantôme : cela coûte une vie.
lesson-pacman-hide-seen = Là, un fantôme te voit encore, sur sa rangée ou sur sa colonne.

lesson-pacman-pellet-title = Une super pac-gomme
lesson-pacman-pellet-task = Il te faut les quatre super pac-gommes. Atteins celle du coin, a1 : tu t’y arrêtes et tu la manges. Ensuite, tu peux avancer de 3 cases de plus au maximum.
lesson-pacman-pellet-done = Et une ! Les 3 cases en plus ne valent que pour ce tour, et rien ne t’oblige à toutes les prendre.
lesson-pacman-pellet-hint = Deux pas vers le bas : a2, a1. Puis continue, ou reste là.
lesson-pacman-pellet-other = La super pac-gomme est à deux pas, en dessous de toi.

lesson-pacman-boost-title = Mange un fantôme
lesson-pacman-boost-task = Sur les 3 cases en plus, tu manges tout fantôme que tu rencontres. Inky, en c1, se croit à l’abri. Mange la super pac-gomme, puis Inky.
lesson-pacman-boost-done = Un fantôme mangé reste hors du plateau jusqu’à ce que tu te fasses attraper.
lesson-pacman-boost-hint = a2, a1, puis deux cases à droite.
lesson-pacman-boost-pellet = La super pac-gomme est mangée, mais Inky est encore là. Continue jusqu’à c1 dans le même coup.
lesson-pacman-boost-other = D’abord la super pac-gomme du coin, puis Inky.

lesson-pacman-feast-title = Deux d’un coup
lesson-pacman-feast-task = Blinky et Inky sont l’un derrière l’autre, juste à côté d’une super pac-gomme. Mange-les tous les deux en un seul coup.
lesson-pacman-feast-done = En passant, ça compte aussi. Deux fantômes de moins.
lesson-pacman-feast-hint = En bas jusqu’à i1, puis à gauche par h1 jusqu’à g1.
lesson-pacman-feast-one = Un de mangé, encore un : avance d’une case de plus.
lesson-pacman-feast-other = D’abord la super pac-gomme en i1, puis à gauche à travers les deux fantômes.

lesson-pacman-contact-title = Évite les fantômes
lesson-pacman-contact-task = Sauf sur les cases en plus que donne une super pac-gomme, tout fantôme que tu touches t’attrape. Blinky est juste au-dessus, en e6. Avance sans toucher de fantôme.
lesson-pacman-contact-done = Bien évité. Regarde où sont les fantômes avant le premier pas, pas seulement avant le deuxième.
lesson-pacman-contact-hint = N’importe où, sauf vers le haut.
lesson-pacman-contact-caught = Tu as touché un fantôme : cela coûte une vie, comme s’il venait t’attraper.

lesson-pacman-cross-title = Fantômes et super pac-gommes
lesson-pacman-cross-task = Un petit labyrinthe. Blinky voit PAC-MAN sur sa rangée, mais une super pac-gomme est entre eux. Un fantôme peut passer dessus, pas s’y arrêter. Fonce !
lesson-pacman-cross-done = Blinky est passé par-dessus. Une fois la super pac-gomme mangée, la case est comme les autres.
lesson-pacman-cross-hint = Deux cases à gauche : par c1 jusqu’à b1.
lesson-pacman-cross-other = PAC-MAN est à gauche. Passe par-dessus la super pac-gomme.

lesson-pacman-catch-title = Attrapé !
lesson-pacman-catch-task = Inky voit PAC-MAN deux cases plus bas. Attrape-le !
lesson-pacman-catch-done = PAC-MAN perd une vie. Tous les pions retournent au départ, fantômes mangés compris ; les super pac-gommes mangées le restent.
lesson-pacman-catch-hint = Tout droit vers le bas, deux cases.
lesson-pacman-catch-other = PAC-MAN s’échappe ! Inky peut l’atteindre : deux cases vers le bas.

lesson-pacman-together-title = À plusieurs contre PAC-MAN
lesson-pacman-together-task = PAC-MAN n’a plus qu’une vie. Pinky est à sa gauche, une barrière est juste en dessous. Où doit aller Clyde pour lui fermer toute issue ?
lesson-pacman-together-done = Où que PAC-MAN aille maintenant, un fantôme l’attrape. La troisième fois, les fantômes gagnent ensemble.
lesson-pacman-together-hint = Ferme le côté droit de PAC-MAN.
lesson-pacman-together-other = Là, PAC-MAN s’échappe par la droite.

lesson-pacman-last-title = La dernière super pac-gomme
lesson-pacman-last-task = Trois super pac-gommes sont mangées, il en reste une, et tu n’as plus qu’une vie. Tu sais quoi faire.
lesson-pacman-last-done = Quatre sur quatre : tu gagnes tout de suite, même avec des fantômes tout près.
lesson-pacman-last-hint = i1 est à deux pas : en bas puis à droite, ou à droite puis en bas.
lesson-pacman-last-other = La super pac-gomme est à deux pas, en i1.

## Ms. Pac-Man

lesson-mspacman-place-title = D’où part Ms. Pac-Man
lesson-mspacman-place-task = Tu as fait le plus grand nombre : tu joues Ms. Pac-Man. Ta zone est en haut à gauche : tu gagnes quand ses 17 pac-gommes ont disparu. Place Ms. Pac-Man sur le cercle blanc de cette zone.
lesson-mspacman-place-done = En e7, Ms. Pac-Man est entourée de tes pac-gommes. Elle ne peut partir que des cercles marqués.
lesson-mspacman-place-hint = Le cercle blanc du haut est en e7.
lesson-mspacman-place-far = Ms. Pac-Man peut partir de là, mais tes pac-gommes sont en haut à gauche. Choisis le cercle de ta zone.

lesson-mspacman-dots-title = Manger des pac-gommes
lesson-mspacman-dots-task = La roulette indique 2. Ms. Pac-Man prend une pac-gomme en quittant sa case : un 2 en rapporte donc deux, à commencer par celle de la case de départ. Prends deux pac-gommes de ta couleur.
lesson-mspacman-dots-done = Deux de moins. Celle qui est sous Ms. Pac-Man reste là jusqu’à ce qu’elle reparte.
lesson-mspacman-dots-hint = Ta zone est à gauche : d7, et plus loin.
lesson-mspacman-dots-other = Ce chemin prend moins de pac-gommes de ta couleur. Va à gauche, par d7.

lesson-mspacman-exact-title = Le compte exact
lesson-mspacman-exact-task = La roulette indique 3, et tu veux finir en d7, juste à côté. Ms. Pac-Man doit avancer d’exactement 3 cases, mais elle peut revenir sur ses pas. Finis en d7.
lesson-mspacman-exact-done = Aller, retour, aller. Les cases vides comptent aussi.
lesson-mspacman-exact-hint = Par exemple d7, e7, d7.
lesson-mspacman-exact-other = Ton chemin fait bien 3 cases, mais ne finit pas en d7.

lesson-mspacman-exits-title = Par les sorties
lesson-mspacman-exits-task = D’une sortie, Ms. Pac-Man peut rentrer par n’importe quelle autre : va en a5, passe à une autre sortie, puis avance encore d’une case. Chaque pas compte pour une case, le passage aussi. Finis sur une case marquée.
lesson-mspacman-exits-done = D’un côté à l’autre du labyrinthe en trois cases. Les fantômes peuvent le faire aussi.
lesson-mspacman-exits-hint = Commence par a5, puis choisis une autre sortie, comme e9.
lesson-mspacman-exits-other = Descends à la sortie a5, passe à une autre sortie, puis avance encore d’une case.

lesson-mspacman-own-title = D’abord ta couleur
lesson-mspacman-own-task = La roulette indique 4. Manger les pac-gommes d’une autre couleur, c’est aider le joueur de cette couleur. Prends quatre pac-gommes de la tienne.
lesson-mspacman-own-done = Quatre de moins sur tes 17. Seule ta couleur compte pour toi.
lesson-mspacman-own-hint = À gauche par d7 et d8, sans revenir.
lesson-mspacman-own-helps = Ce sont des pac-gommes du joueur 2 : tu l’aiderais à gagner.
lesson-mspacman-own-other = Ce chemin prend moins de quatre pac-gommes de ta couleur. Ne reviens pas sur des cases vides.

lesson-mspacman-power-title = Une super pac-gomme
lesson-mspacman-power-task = La grosse pac-gomme du coin est une super pac-gomme. S’y arrêter ne fait rien : c’est quand Ms. Pac-Man quitte cette case que tous les fantômes deviennent faibles. Prends-la.
lesson-mspacman-power-done = Un fantôme faible ne peut pas attraper Ms. Pac-Man : c’est elle qui l’attrape. Chaque fantôme reste faible pendant son prochain tour.
lesson-mspacman-power-hint = Entre en a9, puis ressors.
lesson-mspacman-power-stay = La super pac-gomme est encore là. Ms. Pac-Man doit entrer en a9 et en ressortir dans le même coup.

lesson-mspacman-hunt-title = Chasse le chasseur
lesson-mspacman-hunt-task = Ms. Pac-Man est sur une super pac-gomme ; un fantôme fort est deux cases plus bas. Dès qu’elle part, il devient faible. Attrape-le !
lesson-mspacman-hunt-done = Le fantôme rentre dans son repaire, et tu gagnes un tour supplémentaire.
lesson-mspacman-hunt-hint = Deux cases vers le bas.
lesson-mspacman-hunt-other = Les fantômes sont faibles, mais celui en a7 s’échappe. Descends de deux cases.

lesson-mspacman-strong-title = Évite les fantômes forts
lesson-mspacman-strong-task = Le fantôme en d7 est fort. Si Ms. Pac-Man le touche, le joueur de ce fantôme prend la relève. Avance de 2 cases sans toucher le fantôme.
lesson-mspacman-strong-done = Ouf ! Chaque case traversée compte, pas seulement la dernière.
lesson-mspacman-strong-hint = Va à droite.
lesson-mspacman-strong-caught = Ms. Pac-Man a touché un fantôme fort : c’est le joueur 2 qui la joue maintenant.

lesson-mspacman-catch-title = Attrape Ms. Pac-Man
lesson-mspacman-catch-task = Tu joues maintenant le fantôme du joueur 2. On lance le dé, et le fantôme avance d’exactement ce nombre de cases, sans prendre de pac-gommes. Le dé indique 3. Attrape Ms. Pac-Man !
lesson-mspacman-catch-done = Attrapée ! Ton fantôme quitte le plateau, et c’est toi qui joues Ms. Pac-Man.
lesson-mspacman-catch-hint = Tout droit vers le bas : a8, a7, a6.
lesson-mspacman-catch-other = Ms. Pac-Man est à trois cases exactement. Ne la laisse pas filer.

lesson-mspacman-take-over-title = Tu prends la relève
lesson-mspacman-take-over-task = Tu as attrapé Ms. Pac-Man : place-la sur un cercle blanc libre, et c’est à toi de jouer. Ta zone est en haut à droite. D’où la fais-tu partir ?
lesson-mspacman-take-over-done = Juste à côté de tes pac-gommes. Le joueur qui avait Ms. Pac-Man retrouve son fantôme, fort, dans son repaire.
lesson-mspacman-take-over-hint = Le cercle blanc de droite est en g5.
lesson-mspacman-take-over-far = C’est permis, mais tes pac-gommes sont en haut à droite. Le cercle le plus proche est en g5.

lesson-mspacman-weak-title = Faible : garde tes distances
lesson-mspacman-weak-task = Tu joues à nouveau le fantôme, mais une super pac-gomme l’a rendu faible. S’il touche Ms. Pac-Man maintenant, il rentre dans son repaire. Avance de 3 cases sans la toucher.
lesson-mspacman-weak-done = Patience : ton fantôme reste faible jusqu’au début de ton prochain tour. Ensuite, il redevient fort.
lesson-mspacman-weak-hint = N’importe quel chemin, sauf s’il finit en a6.
lesson-mspacman-weak-caught = Un fantôme faible qui touche Ms. Pac-Man rentre dans son repaire. Évite a6.

lesson-mspacman-f2-title = F2 au dé
lesson-mspacman-f2-task = Ton fantôme a fait F2 : il devient faible, puis avance de 2 cases. Ms. Pac-Man est juste à côté, en e7. Évite-la.
lesson-mspacman-f2-done = À ton prochain tour, ton fantôme redevient fort avant le lancer.
lesson-mspacman-f2-hint = Commence par d8.
lesson-mspacman-f2-caught = Faible comme il est, ton fantôme rentre dans son repaire s’il touche Ms. Pac-Man.

lesson-mspacman-further-title = Une case plus loin
lesson-mspacman-further-task = Le dé indique 1, mais le fantôme du joueur 3 est en e7. Un fantôme qui finirait sur un autre avance d’une case de plus. Va en f7.
lesson-mspacman-further-done = Deux fantômes ne partagent jamais une case ; se croiser est permis.
lesson-mspacman-further-hint = Par e7 jusqu’à f7.
lesson-mspacman-further-other = Passe par-dessus l’autre fantôme, jusqu’à f7.

lesson-mspacman-spare-title = N’offre pas la victoire
lesson-mspacman-spare-task = Tu joues Ms. Pac-Man, mais cette zone est au joueur 1, et il n’y reste qu’une pac-gomme, en e8. Peu importe qui la mange : le joueur 1 gagnera. Avance de 2 cases sans la prendre.
lesson-mspacman-spare-done = La première couleur sans pac-gommes gagne, peu importe qui les a mangées. Regarde donc à qui sont celles que tu manges.
lesson-mspacman-spare-hint = Ne passe pas par e8.
lesson-mspacman-spare-gift = C’était la dernière pac-gomme du joueur 1 : le joueur 1 a gagné.

lesson-mspacman-win-title = Les dernières pac-gommes
lesson-mspacman-win-task = Il te reste deux pac-gommes : une sous Ms. Pac-Man, une en b9. La roulette indique 5. Gagne !
lesson-mspacman-win-done = La partie s’arrête dès que ta dernière pac-gomme disparaît, même au milieu d’un coup.
lesson-mspacman-win-hint = Entre en b9, puis ressors.
lesson-mspacman-win-other = Il te reste une pac-gomme. Entre en b9 et quitte cette case.

## Quoridor strategy

lesson-quoridor-strategy-race-title = Calcule la course
lesson-quoridor-strategy-race-task = Plus personne n’a de barrière : seuls les pas comptent. Il faut 5 pas à chaque pion, et c’est à toi de jouer. De quel côté contournes-tu le mur ?
lesson-quoridor-strategy-race-done = À nombre de pas égal, qui joue en premier gagne. Il te faut maintenant 4 pas, et 5 à l’autre pion.
lesson-quoridor-strategy-race-hint = Compte les cases jusqu’à chaque bout du mur.
lesson-quoridor-strategy-race-other = Tu perds un pas, et la course avec lui.

lesson-quoridor-strategy-fence-title = Une barrière ou un pas ?
lesson-quoridor-strategy-fence-task = Il te faut 4 pas, et 3 à l’autre pion ; tu as 1 barrière. Si tu avances, il t’en faudra 3 aussi, mais ce sera à lui de jouer. Trouve la barrière qui gagne la course.
lesson-quoridor-strategy-fence-done = Avec ce mur plus long, l’autre pion passe de 3 pas à 5. Il t’en faut 4 : tu es devant.
lesson-quoridor-strategy-fence-hint = Une barrière te coûte un tour : elle doit coûter deux pas à l’autre pion. Prolonge le mur d3h.
lesson-quoridor-strategy-fence-small = Cette barrière coûte un pas à l’autre pion, mais un tour à toi : tu n’y gagnes rien. Trouve une barrière qui coûte deux pas.
lesson-quoridor-strategy-fence-other = Là, l’autre pion gagne la course. Pose une barrière sur son chemin.

lesson-quoridor-strategy-save-title = Garde ta dernière barrière
lesson-quoridor-strategy-save-task = Il te faut 3 pas, et 2 à l’autre pion ; chaque joueur a 1 barrière. La tienne est la plus utile quand l’autre pion est juste devant sa ligne de but. Que fais-tu maintenant ?
lesson-quoridor-strategy-save-done = D’abord un pas. Ta barrière sera encore là quand tu en auras besoin.
lesson-quoridor-strategy-save-hint = L’autre pion n’en est pas encore là. Monte tout droit.
lesson-quoridor-strategy-save-other = Comme ça, tu perds. Garde ta barrière pour le dernier moment et monte tout droit.

lesson-quoridor-strategy-threat-title = Crée une menace
lesson-quoridor-strategy-threat-task = Il faut 2 pas à chaque pion, et chaque joueur a 1 barrière. Répondre à une menace, c’est dépenser sa barrière. Que joues-tu ?
lesson-quoridor-strategy-threat-done = Tu es à un pas de ta ligne de but : l’autre joueur doit poser sa barrière, et toi, tu as encore la tienne.
lesson-quoridor-strategy-threat-hint = N’arrête pas encore l’autre pion. Rapproche-toi de ta ligne de but.
lesson-quoridor-strategy-threat-other = C’est trop lent. Va d’abord à un pas de ta ligne de but.

lesson-quoridor-strategy-jump-title = Un saut fait gagner un pas
lesson-quoridor-strategy-jump-task = Il te faut 5 pas, et 4 à l’autre pion ; plus personne n’a de barrière. Où trouves-tu le pas qui te manque ?
lesson-quoridor-strategy-jump-done = Deux cases en un tour : il ne te faut plus que 3 pas, et tu gagnes la course.
lesson-quoridor-strategy-jump-hint = L’autre pion est juste devant toi.
lesson-quoridor-strategy-jump-other = Sans le saut, tu perds la course.

lesson-quoridor-strategy-face-title = Face à face
lesson-quoridor-strategy-face-task = Il te faut 6 pas, et 5 à l’autre pion ; plus personne n’a de barrière. Venir juste devant l’autre pion, c’est lui offrir un saut. Comment l’obliger à te contourner ?
lesson-quoridor-strategy-face-done = Il reste une case libre entre vous. Si l’autre pion y va, tu sautes ; s’il te contourne, il perd un pas.
lesson-quoridor-strategy-face-hint = Laisse exactement une case libre entre les pions.
lesson-quoridor-strategy-face-other = Comme ça, tu perds la course. Laisse une case libre entre les pions.

lesson-quoridor-strategy-corner-title = Évite les impasses
lesson-quoridor-strategy-corner-task = Il te faut 3 pas, et 5 à l’autre pion, mais l’autre joueur a encore 1 barrière. À gauche de la barrière b7v, il y a un coin. Où peux-tu monter sans risque ?
lesson-quoridor-strategy-corner-done = Ici, il y a de la place : quelle que soit la barrière posée, tu gagnes la course.
lesson-quoridor-strategy-corner-hint = Une barrière au-dessus des colonnes a et b ferait du coin une impasse. Passe de l’autre côté de b7v.
lesson-quoridor-strategy-corner-other = Ici, une seule barrière te coûte la course. Va à droite, au-delà de la barrière b7v.

lesson-quoridor-strategy-dead-end-title = Crée une impasse
lesson-quoridor-strategy-dead-end-task = L’autre pion descend le long du bord, à côté de la barrière h4v. Il lui faut 3 pas, à toi 5, et tu as 1 barrière. Où lui coûte-t-elle le plus ?
lesson-quoridor-strategy-dead-end-done = L’autre pion doit remonter et faire le tour : de 3 pas, il passe à 9. Il t’en faut 5.
lesson-quoridor-strategy-dead-end-hint = Ferme le couloir juste sous le pion : il ne pourra plus que faire demi-tour.
lesson-quoridor-strategy-dead-end-step = Un pas ne suffit pas : l’autre pion n’en a plus que 3 à faire. Pose une barrière sur son chemin.
lesson-quoridor-strategy-dead-end-other = Cela ne lui coûte pas assez. Ferme le couloir juste sous le pion.

lesson-quoridor-strategy-narrow-title = Le passage étroit
lesson-quoridor-strategy-narrow-task = Il te faut 3 pas, et 4 à l’autre pion ; l’autre joueur a encore 1 barrière. Le mur a un passage d’une case, au-dessus de la colonne e, et un autre au-dessus de h et i. Lequel prends-tu ?
lesson-quoridor-strategy-narrow-done = Une barrière est longue de deux cases : elle ne peut pas fermer un passage d’une seule case.
lesson-quoridor-strategy-narrow-hint = Quel passage une barrière peut-elle fermer ?
lesson-quoridor-strategy-narrow-other = Comme ça, tu perds la course. Va au passage qu’aucune barrière ne peut fermer.

lesson-quoridor-strategy-last-gap-title = Le dernier passage
lesson-quoridor-strategy-last-gap-task = Il te faut 2 pas, par le passage au-dessus des colonnes e et f. L’autre joueur veut le fermer avec e8h. Tu as 1 barrière : comment garder le passage ouvert ?
lesson-quoridor-strategy-last-gap-done = Fermer le dernier chemin d’un pion est interdit, croiser une barrière aussi : le passage reste ouvert.
lesson-quoridor-strategy-last-gap-hint = Si tu fermes le détour, du côté de la colonne i, ce passage devient ton dernier chemin. Ou bien pose une barrière verticale dans le passage.
lesson-quoridor-strategy-last-gap-other = Avec une barrière en e8h, le détour devient bien trop long.

## Strategy for PAC-MAN

lesson-pacman-strategy-tempo-title = Pas de temps à perdre
lesson-pacman-strategy-tempo-task = Il reste une super pac-gomme, en f5, et deux fantômes attendent à côté. Elle est à six cases : trois coups. Par où commences-tu ?
lesson-pacman-strategy-tempo-done = Les fantômes doivent bouger à chaque tour : ils ne peuvent pas rester là. Tu arrives à temps.
lesson-pacman-strategy-tempo-hint = Prends le plus court chemin : à droite, puis vers le haut.
lesson-pacman-strategy-tempo-other = De là, les fantômes gagnent. Va d’abord à droite, puis vers le haut.

lesson-pacman-strategy-unseen-title = Approche sans te montrer
lesson-pacman-strategy-unseen-task = La dernière super pac-gomme est en f5. Un fantôme qui te voit avance de deux cases. Approche-toi à deux cases, là où aucun fantôme ne te voit.
lesson-pacman-strategy-unseen-done = Personne ne te voit, donc personne ne te coupe la route. Tu gagnes au prochain tour.
lesson-pacman-strategy-unseen-hint = Évite les rangées et les colonnes des fantômes : va à droite.
lesson-pacman-strategy-unseen-other = De là, les fantômes gagnent. Approche-toi de la super pac-gomme, là où aucun fantôme ne te voit.

lesson-pacman-strategy-bait-title = La plus proche d’abord ?
lesson-pacman-strategy-bait-task = Il reste deux super pac-gommes, et les fantômes ne sont pas loin. Celle en b2 est plus proche, mais dans un coin. Laquelle vises-tu d’abord ?
lesson-pacman-strategy-bait-done = Oui, vers e1. Ce labyrinthe est résolu : ton coup gagne, tous les autres perdent.
lesson-pacman-strategy-bait-hint = On ressort difficilement de b2. Descends vers e1.
lesson-pacman-strategy-bait-other = Là, les fantômes gagnent. Oublie le coin et va vers e1.

lesson-pacman-strategy-landing-title = Où t’arrêter ?
lesson-pacman-strategy-landing-task = Mange la super pac-gomme en a2. Tu peux ensuite avancer de 3 cases au plus. Arrête-toi là où aucun fantôme ne te voit, en route vers la suivante.
lesson-pacman-strategy-landing-done = Rien ne t’oblige à prendre les trois cases. En c2, personne ne te voit, et b1 est proche.
lesson-pacman-strategy-landing-hint = Suis la deuxième rangée et arrête-toi en c2.
lesson-pacman-strategy-landing-other = Ce coup ne gagne pas. Mange la super pac-gomme en a2 et arrête-toi au bon endroit.

lesson-pacman-strategy-feast-title = Dégage le passage
lesson-pacman-strategy-feast-task = Blinky et Inky te barrent la route. La super pac-gomme en e4 te donne jusqu’à 3 cases de plus : assez pour les deux. Mange-les !
lesson-pacman-strategy-feast-done = Deux fantômes de moins, et plus qu’une super pac-gomme à manger.
lesson-pacman-strategy-feast-hint = Par e4, descends jusqu’à e2, puis va à gauche en d2.
lesson-pacman-strategy-feast-other = Là, au moins un des deux reste sur le plateau, et les fantômes gagnent.

## Strategy for the ghosts

lesson-ghost-strategy-corner-title = Dans le coin
lesson-ghost-strategy-corner-task = PAC-MAN est dans le coin, il n’a plus qu’une vie, et Blinky est juste à côté. Où envoies-tu Inky pour que PAC-MAN ne puisse plus sortir ?
lesson-ghost-strategy-corner-done = Les deux issues sont gardées : PAC-MAN est perdu.
lesson-ghost-strategy-corner-hint = PAC-MAN veut descendre. Barre-lui ce passage.
lesson-ghost-strategy-corner-other = Là, PAC-MAN s’échappe par le bas.

lesson-ghost-strategy-line-title = Sur sa rangée
lesson-ghost-strategy-line-task = Aucun fantôme ne voit PAC-MAN. Un fantôme qui le voit sur sa rangée ou sur sa colonne avance de deux cases. Place Inky pour qu’il le voie.
lesson-ghost-strategy-line-done = Maintenant, Inky voit PAC-MAN. S’il le voit encore à son prochain coup, il avancera de deux cases.
lesson-ghost-strategy-line-hint = PAC-MAN est sur la quatrième rangée.
lesson-ghost-strategy-line-other = De là, Inky ne voit pas PAC-MAN, qui s’échappe.

lesson-ghost-strategy-guard-title = Surveille la dernière super pac-gomme
lesson-ghost-strategy-guard-task = Il ne manque à PAC-MAN qu’une super pac-gomme, en f5. Pinky peut poursuivre PAC-MAN ou surveiller la super pac-gomme. Que fais-tu ?
lesson-ghost-strategy-guard-done = Pinky reste près de la super pac-gomme. PAC-MAN devra passer par là.
lesson-ghost-strategy-guard-hint = Quitte la cinquième rangée, vers le haut ou le bas, mais reste tout près.
lesson-ghost-strategy-guard-other = Là, PAC-MAN passe et mange la super pac-gomme.

lesson-ghost-strategy-block-title = Ferme la sortie
lesson-ghost-strategy-block-task = PAC-MAN est dans le coin, en e5, avec une super pac-gomme juste en dessous. Où envoies-tu Blinky pour surveiller la sortie par d5 ?
lesson-ghost-strategy-block-done = Blinky surveille d5. Ce labyrinthe est résolu : ton coup gagne, tous les autres perdent.
lesson-ghost-strategy-block-hint = Va sur la case sous d5.
lesson-ghost-strategy-block-other = Là, PAC-MAN mange la super pac-gomme et s’échappe.

lesson-ghost-strategy-life-title = Prends-lui une vie
lesson-ghost-strategy-life-task = PAC-MAN a 2 vies. Si tu l’attrapes, il lui en reste 1, et tous les pions retournent au départ. Est-ce que tu l’attrapes ?
lesson-ghost-strategy-life-done = Avec 1 seule vie, en repartant du début, PAC-MAN ne peut plus gagner dans ce labyrinthe.
lesson-ghost-strategy-life-hint = Blinky voit PAC-MAN : deux cases à droite.
lesson-ghost-strategy-life-other = Là, PAC-MAN s’échappe avec ses deux vies, et gagne.

## A first game

coach-begin-quoridor = Tu dois atteindre ta ligne de but, en face. À chaque tour, tu fais un pas ou tu poses une barrière. Commence par avancer.
coach-own-step = Bien, tu es en { $square } : encore { $count ->
        [one] { $count } pas.
       *[other] { $count } pas.
    }
coach-own-detour = En { $square }, tu n’es pas plus près : encore { $count ->
        [one] { $count } pas.
       *[other] { $count } pas.
    }
coach-their-step = Je vais en { $square } ; il me faut encore { $count ->
        [one] { $count } pas.
       *[other] { $count } pas.
    }
coach-own-fence = Aïe, { $fence } me coûte { $count ->
        [one] { $count } pas.
       *[other] { $count } pas.
    }
coach-own-fence-both = { $fence } me coûte { $count ->
        [one] { $count } pas
       *[other] { $count } pas
    }, mais t’en coûte { $own } aussi. Les barrières arrêtent tout le monde.
coach-own-fence-idle = { $fence } ne me gêne pas pour l’instant.
coach-their-fence = Ma barrière { $fence } rallonge ton chemin de { $count ->
        [one] { $count } pas.
       *[other] { $count } pas.
    }
coach-their-fence-idle = Ma barrière { $fence } ne te gêne pas encore.
coach-ahead = Il te faut { $own } pas, à moi { $theirs }, et c’est à toi de jouer : tu es devant. Avance, et garde tes barrières.
coach-behind = Il te faut { $own } pas, à moi { $theirs }. Une barrière qui me coûte deux pas ou plus t’aiderait.
coach-danger = Attention : je suis à un pas de la victoire. Barre-moi la route si tu peux !
coach-win-now = Un pas et tu gagnes !
coach-run = Tu n’as plus de barrières. Cours : encore { $count ->
        [one] { $count } pas.
       *[other] { $count } pas.
    }
coach-pellet = Une super pac-gomme ! { $count ->
        [0] C’était la dernière.
        [one] Il en reste { $count }.
       *[other] Il en reste { $count }.
    }
coach-ghost-eaten = Tu manges { $piece }, qui reste hors du plateau jusqu’à ce que tu te fasses attraper.
coach-caught = { $piece } t’attrape. { $count ->
        [0] C’était ta dernière vie.
        [one] Il te reste { $count } vie, et tout le monde repart du début.
       *[other] Il te reste { $count } vies, et tout le monde repart du début.
    }
coach-frenzy = { $piece } te voit et avance de deux cases.
coach-seen = { $count ->
        [one] { $count } fantôme te voit : il avance
       *[other] { $count } fantômes te voient : ils avancent
    } de deux cases. Passe derrière une barrière ou mets-toi hors de vue.
coach-unseen = Personne ne te voit. Vise { $count ->
        [one] la dernière super pac-gomme
       *[other] l’une des { $count } super pac-gommes
    } et regarde où sont les fantômes.
coach-pellet-near = Une super pac-gomme est à ta portée ! Ensuite, tu as 3 cases : pour manger des fantômes ou pour filer.
coach-pellet-last = La dernière super pac-gomme est à ta portée : mange-la et tu gagnes !
coach-ghosts = Déplace tes fantômes pour que PAC-MAN n’ait plus d’issue.
coach-leads = Tu as fait le plus grand nombre : tu joues Ms. Pac-Man.
coach-chases = J’ai fait le plus grand nombre et je joue Ms. Pac-Man. Attrape-moi avec ton fantôme !
coach-place = Choisis un cercle blanc près de tes pac-gommes.
coach-dots = { $count ->
        [0] Toutes tes pac-gommes ont disparu !
        [one] Il te reste { $count } pac-gomme.
       *[other] Il te reste { $count } pac-gommes.
    }
coach-weakened = Une super pac-gomme : tous les fantômes sont faibles maintenant.
coach-own-ghost-home = Ton fantôme est rentré dans son repaire, de nouveau fort.
coach-their-ghost-home = Mon fantôme est rentré dans son repaire, de nouveau fort.
coach-took-over = Tu m’attrapes : Ms. Pac-Man est à toi !
coach-lost-her = Mon fantôme t’attrape : c’est moi qui joue Ms. Pac-Man maintenant.
coach-own-flip = F2 : ton fantôme est faible jusqu’à ton prochain tour.
coach-their-flip = F2 : mon fantôme est faible jusqu’à mon prochain tour.
coach-own-flip-strong = F2 : ton fantôme redevient fort tout de suite.
coach-their-flip-strong = F2 : mon fantôme redevient fort tout de suite.
coach-collect = D’abord ta couleur : encore { $count ->
        [one] { $count } pac-gomme
       *[other] { $count } pac-gommes
    }. Et évite mon fantôme.
coach-hunt = Un fantôme est faible : attrape-le et tu gagnes un tour supplémentaire.
coach-chase = Ton fantôme est fort : rejoins-moi, et Ms. Pac-Man est à toi.
coach-hide = Ton fantôme est faible : évite-moi pendant ce tour.
coach-won = Tu as gagné ! Bien joué. Et le niveau 2, la prochaine fois ?
coach-lost = J’ai gagné celle-ci, mais tu connais le jeu maintenant. Encore une ?
coach-draw = Partie nulle : la même position est apparue trois fois.
