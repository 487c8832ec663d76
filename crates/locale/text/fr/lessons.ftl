### Lessons: a course for each game, and what a friendly opponent says during a first game. The keys of
### a step are lesson-GAME-STEP- and title, task, done, hint, or the name of a wrong answer in
### lessons/GAME.lesson. Squares, fences and rules are written as in the notation.

## The pages and the terminal

learn-title = Apprendre à jouer
learn-lead = De courtes leçons sur un plateau que tu peux toucher, environ cinq minutes par jeu. Chaque figure des livrets de règles en est une.
learn-steps =
    { $count ->
        [one] { $count } leçon
       *[other] { $count } leçons
    }
learn-solved = { $solved } sur { $count } terminées
learn-begin = Commencer
learn-continue = Continuer
learn-repeat = Encore une fois
learn-step = Leçon { $nth } sur { $count }
learn-figure = Figure n° { $figure }
learn-board = Plateau de la leçon. { $board }
learn-hint = Un indice
learn-show = Montre-moi
learn-shown = Une solution : { $word }.
learn-next = Leçon suivante
learn-back = Leçon précédente
learn-skip = Passer
learn-finish = Terminer
learn-all = Toutes les leçons
learn-right = Bravo !
learn-wrong = Pas tout à fait
learn-bow = Tu peux saluer !
learn-bow-more = C’était tout le cours de { $game }. Tu connais les règles ; le reste, c’est de la pratique.
learn-first-game = Joue ta première partie
learn-first-game-more = Ton adversaire est bienveillant : il dit ce qui vient de se passer et à quoi penser, et tu peux partir quand tu veux.
learn-missing = Il n’y a pas de leçon « { $word } » dans ce cours.
learn-plain-welcome = Tape un coup, ou : hint (indice), show (plateau), next (suivante), back (précédente), list (liste), quit (quitter).
learn-plain-prompt = Ton coup :
learn-plain-first-game = Une première partie contre le niveau 1. Après chaque coup, tu apprends ce qui s’est passé et à quoi penser. Tape help pour les commandes, quit pour partir.
lesson-wrong = Ce coup est permis, mais ce n’est pas ce qui est demandé.

## What is wrong with the file of a course

lesson-file-key = Ligne { $line }, colonne { $column } : « { $word } » n’est pas une ligne de cours.
lesson-file-missing = Ligne { $line }, colonne { $column } : « { $word } » manque ou n’a pas de valeur.
lesson-file-word = Ligne { $line }, colonne { $column } : « { $word } » ne veut rien dire ici.
lesson-file-twice = Ligne { $line }, colonne { $column } : il y a déjà une étape « { $word } ».
lesson-file-refused = Ligne { $line }, colonne { $column } : { $why }
lesson-file-idle = Ligne { $line }, colonne { $column } : aucun coup n’arrive à cette ligne. « { $word } » n’est pas permis, ou une ligne précédente l’a déjà.
lesson-file-allowed = Ligne { $line }, colonne { $column } : les règles permettent « { $word } », ou le refusent pour une autre règle.

## Quoridor

lesson-quoridor-start-title = Ton premier pas
lesson-quoridor-start-task = Deux pions se font face. Le tien est en bas, en e1, et veut atteindre la ligne du haut. Avance d’un pas vers le haut.
lesson-quoridor-start-done = Voilà un tour : un pas, ou une barrière. Ensuite, c’est à l’autre joueur.
lesson-quoridor-start-hint = La case au-dessus de e1 est e2.
lesson-quoridor-start-sideways = Tu peux aller de côté, mais cela ne te rapproche pas de la ligne du haut.
lesson-quoridor-start-fence = À chaque tour, tu peux poser une barrière. Pour l’instant, marche : un pas vers le haut.

lesson-quoridor-steps-title = Quatre directions
lesson-quoridor-steps-task = Un pion va en haut, en bas, à gauche ou à droite, jamais en diagonale. Parfois, il faut même reculer : fais un pas vers le bas.
lesson-quoridor-steps-done = Reculer est permis. Ce n’est pas très drôle, mais c’est parfois la sortie la plus courte.
lesson-quoridor-steps-hint = Le bas, c’est ton propre côté : e4.
lesson-quoridor-steps-other = C’est permis aussi. Cette fois, recule : une case vers le bas.

lesson-quoridor-goal-title = Où tu vas
lesson-quoridor-goal-task = Les cases marquées sont ton but. N’importe laquelle des neuf convient, et le premier pion arrivé gagne. Gagne la partie !
lesson-quoridor-goal-done = Gagné, tout de suite. Peu importe la case de la ligne, et la façon d’y arriver.
lesson-quoridor-goal-hint = Ton pion est juste sous la ligne.
lesson-quoridor-goal-other = Tu es à un pas de la victoire. Fais-le !

lesson-quoridor-around-title = Contourner une barrière
lesson-quoridor-around-task = La barrière e4h t’arrête : personne ne traverse une barrière. Contourne-la par le côté le plus court.
lesson-quoridor-around-done = Un pas de côté et, depuis d4, la voie est libre vers le haut.
lesson-quoridor-around-hint = La barrière est longue de deux cases. De quel côté s’arrête-t-elle le plus tôt ?
lesson-quoridor-around-long = En f4, la barrière est encore au-dessus de toi : elle couvre deux cases vers la droite.
lesson-quoridor-around-other = Cela ne contourne pas la barrière. Va du côté où elle s’arrête.

lesson-quoridor-fence-title = Ta première barrière
lesson-quoridor-fence-task = Une barrière est longue de deux cases et se place entre les cases. Pose-en une sur la route de l’autre pion, pour que son chemin soit plus long.
lesson-quoridor-fence-done = L’autre pion doit maintenant la contourner. Elle reste là jusqu’à la fin de la partie.
lesson-quoridor-fence-hint = Barre la colonne de l’autre pion, par exemple en d8h, juste devant lui.
lesson-quoridor-fence-idle = L’autre pion passe simplement à côté. Pose la barrière en travers de son chemin.
lesson-quoridor-fence-step = C’était un pas. Cette fois, pose une barrière : touche l’espace entre deux cases.

lesson-quoridor-wall-title = Barrières côte à côte
lesson-quoridor-wall-task = Les barrières peuvent se toucher, jamais se chevaucher ni se croiser. Prolonge d4h : pose une autre barrière juste à côté, dans la même rangée.
lesson-quoridor-wall-done = Deux barrières à la suite font un mur de quatre cases. Bien mieux que deux barrières isolées.
lesson-quoridor-wall-hint = d4h est au-dessus de d4 et e4. La suivante commence en f4, ou finit en c4.
lesson-quoridor-wall-apart = Cette barrière ne prolonge pas le mur. Elle doit commencer exactement où d4h finit.
lesson-quoridor-wall-step = Laisse ton pion et pose une barrière.

lesson-quoridor-closed-title = Jamais le dernier chemin
lesson-quoridor-closed-task = Il ne reste à l’autre pion qu’une sortie, par f9. La fermer avec e8v est interdit : essaie, tu verras. Puis pose une barrière qui lui coûte au moins 2 pas.
lesson-quoridor-closed-done = Plus long, oui ; fermé, non : chaque pion doit toujours avoir un chemin vers son but.
lesson-quoridor-closed-hint = Ne ferme pas la sortie ; allonge le couloir derrière elle, avec f8h.
lesson-quoridor-closed-short = Il reste un chemin, mais à peine plus long. Il doit coûter au moins 2 pas.
lesson-quoridor-closed-step = Cette fois, pose une barrière.

lesson-quoridor-both-title = Tes barrières t’arrêtent aussi
lesson-quoridor-both-task = Vous êtes face à face. Pose une barrière qui gêne l’autre pion, mais pas le tien.
lesson-quoridor-both-done = Dans ton dos, elle ne gêne que l’autre. Toi, tu montes ; lui, il descend.
lesson-quoridor-both-hint = L’autre pion doit te dépasser et descendre jusqu’en bas. Pose la barrière sous ton pion.
lesson-quoridor-both-both = Son chemin est plus long, mais le tien aussi. Une barrière arrête tout le monde.
lesson-quoridor-both-idle = Cette barrière ne gêne personne.
lesson-quoridor-both-step = Cette fois, pose une barrière.

lesson-quoridor-jump-title = Saute !
lesson-quoridor-jump-task = L’autre pion est juste devant toi, et la case derrière lui est libre. Saute par-dessus.
lesson-quoridor-jump-done = Deux cases en un coup. On n’est jamais obligé de sauter, mais cela en vaut souvent la peine.
lesson-quoridor-jump-hint = Va tout droit par-dessus e5 : tu arrives en e6.
lesson-quoridor-jump-other = C’est permis : sauter est un choix. Choisis-le cette fois.

lesson-quoridor-between-title = Pas de saut à travers une barrière
lesson-quoridor-between-task = Une barrière sépare maintenant les deux pions : impossible de sauter. Contourne-la par le côté le plus court.
lesson-quoridor-between-done = Une barrière devant l’autre pion le protège de ton saut, et te protège du sien.
lesson-quoridor-between-hint = La barrière e4h va vers la droite. Va à gauche.
lesson-quoridor-between-other = Cela ne contourne pas la barrière. Va du côté où elle s’arrête le plus tôt.

lesson-quoridor-beside-title = Autour de l’autre pion
lesson-quoridor-beside-task = Une barrière derrière l’autre pion ferme le saut tout droit. Tu peux alors passer à sa gauche ou à sa droite. Les deux conviennent : choisis.
lesson-quoridor-beside-done = En diagonale, pour une fois. Seulement parce que le saut tout droit était fermé.
lesson-quoridor-beside-hint = Les cases à côté de l’autre pion sont d5 et f5.
lesson-quoridor-beside-other = C’est un coup ordinaire. Va à côté de l’autre pion : à sa gauche ou à sa droite.

lesson-quoridor-one-side-title = Un côté fermé
lesson-quoridor-one-side-task = Le saut tout droit est fermé, et une autre barrière est à gauche de l’autre pion. Va là où c’est encore possible.
lesson-quoridor-one-side-done = Exactement. La case à côté du pion doit être libre, sans barrière entre les deux.
lesson-quoridor-one-side-hint = La gauche est fermée, donc à droite : f5.
lesson-quoridor-one-side-other = C’est un coup ordinaire. Une case à côté de l’autre pion est encore ouverte.

lesson-quoridor-edge-title = Le bord du plateau
lesson-quoridor-edge-task = L’autre pion est au bord, en a5 : pas de case où sauter. Le bord compte comme une barrière. Contourne le pion vers le haut.
lesson-quoridor-edge-done = De b5 à a6 en un coup : le bord t’a aidé.
lesson-quoridor-edge-hint = À côté de a5, il y a a4 et a6. Tu veux monter.
lesson-quoridor-edge-down = La même règle le permet, mais cela descend. Tu veux monter.
lesson-quoridor-edge-other = Un pas ordinaire est possible aussi. Cette fois, contourne le pion au bord.

lesson-quoridor-count-title = Compte les chemins
lesson-quoridor-count-task = Compte les pas : il t’en faut 4, l’autre pion en a besoin de 3. Tu perdrais cette course. Trouve une barrière qui lui coûte au moins 4 pas.
lesson-quoridor-count-done = Une seule barrière bouche le trou du mur : de 3 pas à 7. Te voilà loin devant.
lesson-quoridor-count-hint = Regarde le trou entre les barrières, sous l’autre pion.
lesson-quoridor-count-small = Bien, mais trop peu. Une autre barrière coûte au moins 4 pas.
lesson-quoridor-count-idle = Le chemin de l’autre pion est aussi court qu’avant.
lesson-quoridor-count-step = Alors il gagne : 3 pas contre tes 3, et c’est à lui. Une barrière vaut mieux ici.

lesson-quoridor-save-title = Garde tes barrières
lesson-quoridor-save-task = Il te faut 2 pas, l’autre pion en a besoin de 4. Chaque barrière coûte un tour, et il ne t’en reste que 2. Que fais-tu quand tu es devant ?
lesson-quoridor-save-done = Cours ! Quand on est devant, on n’a pas besoin de barrières. Garde-les pour plus tard.
lesson-quoridor-save-hint = Prends le plus court chemin.
lesson-quoridor-save-fence = Une barrière coûte un tour, et tu es déjà devant. Garde-la et cours.
lesson-quoridor-save-other = Tu es devant : ne perds pas de temps. Avance vers ta ligne.

lesson-quoridor-race-title = La dernière course
lesson-quoridor-race-task = Plus personne n’a de barrière : il faut marcher. Il te faut 2 pas, à l’autre pion aussi, et c’est à toi. Gagne la course.
lesson-quoridor-race-done = À égalité, c’est celui qui joue qui gagne la course. Compte donc avant que les barrières soient épuisées.
lesson-quoridor-race-hint = Tout droit vers le haut.
lesson-quoridor-race-other = Plus de détours : chaque pas compte.

lesson-quoridor-four-title = À quatre joueurs
lesson-quoridor-four-task = À quatre, il y a un pion de chaque côté et 5 barrières chacun. Deux pions à la suite ne se sautent pas et ne se contournent pas. Écarte-toi.
lesson-quoridor-four-done = Jamais plus d’un pion à la fois. À quatre, il y a du monde au milieu.
lesson-quoridor-four-hint = Va à gauche ou à droite.
lesson-quoridor-four-back = Reculer est possible, mais pourquoi céder du terrain ? Va de côté.
lesson-quoridor-four-fence = Une barrière irait bien aussi. Cette fois, va de côté.

## Quoridor Mini

lesson-mini-clock-title = Le même jeu, avec un minuteur
lesson-mini-clock-task = Quoridor Mini est le même jeu sur le même plateau. En plus : une limite de temps par coup, si tu en fixes une. Ici, rien ne presse : avance vers la ligne du haut.
lesson-mini-clock-done = Dans une partie chronométrée à deux, qui dépasse la limite perd.
lesson-mini-clock-hint = Un pas vers le haut, en e2.
lesson-mini-clock-other = Au plus court : un pas vers la ligne du haut.

lesson-mini-out-title = Temps écoulé
lesson-mini-out-task = À quatre, un joueur dont le temps est écoulé disparaît : le joueur 2 est parti, ses barrières restent. Pose une barrière sur la route du pion du haut, en e7.
lesson-mini-out-done = Les barrières restent, mais plus personne ne doit garder un chemin pour un pion parti.
lesson-mini-out-hint = Le pion en e7 veut descendre. Barre sa colonne.
lesson-mini-out-idle = Le pion en e7 passe à côté.
lesson-mini-out-step = Cette fois, pose une barrière.

## PAC-MAN variant

lesson-pacman-start-title = Le tour de PAC-MAN
lesson-pacman-start-task = Tu es PAC-MAN, au centre. Quatre fantômes attendent sur les côtés, quatre super pac-gommes sont dans les coins. Avance de deux cases, pas à pas, vers une autre case.
lesson-pacman-start-done = Toujours deux cases exactement. Ensuite, chaque fantôme joue une fois.
lesson-pacman-start-hint = Touche une case voisine de PAC-MAN, puis la suivante.
lesson-pacman-start-back = L’aller-retour est permis, et parfois malin. Cette fois, finis ailleurs.

lesson-pacman-corner-title = Prendre un virage
lesson-pacman-corner-task = Ici, les barrières ne bougent jamais et personne ne les traverse : de e6 à e7, c’est fermé. Mais tu peux tourner. Va sur la case marquée, f6.
lesson-pacman-corner-done = En haut puis à droite, ou à droite puis en haut : les deux y mènent. Jamais en diagonale.
lesson-pacman-corner-hint = Passe par e6 ou par f5.
lesson-pacman-corner-other = C’est un bon coup, mais il ne finit pas en f6.

lesson-pacman-ghosts-title = Le tour des fantômes
lesson-pacman-ghosts-task = Maintenant, tu joues les fantômes. Blinky, en e9, ne voit pas PAC-MAN : il avance d’une case, jamais en diagonale. Rapproche-le.
lesson-pacman-ghosts-done = Blinky, Inky, Pinky, Clyde : l’un après l’autre, dans cet ordre. Ils peuvent se croiser.
lesson-pacman-ghosts-hint = PAC-MAN est en f6. Va en bas ou à droite.
lesson-pacman-ghosts-away = Cela l’éloigne de PAC-MAN.

lesson-pacman-sight-title = Un fantôme qui te voit
lesson-pacman-sight-task = Rien ne sépare Pinky de PAC-MAN sur cette rangée : Pinky le voit et avance de deux cases d’un coup. À l’attaque !
lesson-pacman-sight-done = Le mode frénétique : deux cases dans une direction, pour tout fantôme qui voit PAC-MAN au début de son coup.
lesson-pacman-sight-hint = Va à gauche, de deux cases.
lesson-pacman-sight-away = Pinky peut y aller, mais PAC-MAN est à gauche.

lesson-pacman-hidden-title = Derrière une barrière
lesson-pacman-hidden-task = Presque la même chose, mais une barrière cache PAC-MAN. Pinky ne le voit pas et n’avance que d’une case. Rapproche ce fantôme.
lesson-pacman-hidden-done = Une barrière cache la vue. Pas les autres fantômes, ni les super pac-gommes.
lesson-pacman-hidden-hint = Une case à gauche.
lesson-pacman-hidden-away = Cela l’éloigne de PAC-MAN.

lesson-pacman-hide-title = Hors de vue
lesson-pacman-hide-task = Tu es de nouveau PAC-MAN, et deux fantômes te voient. Déplace-toi pour que plus personne ne te voie.
lesson-pacman-hide-done = Hors de vue, ils n’avancent que d’une case. Les barrières sont tes amies.
lesson-pacman-hide-hint = Rangées et colonnes comptent. Cherche une case à l’abri : e6 ou g6.
lesson-pacman-hide-seen = Là, un fantôme te voit encore, dans la rangée ou dans la colonne.

lesson-pacman-pellet-title = Une super pac-gomme
lesson-pacman-pellet-task = Il te faut les quatre super pac-gommes. Atteins celle du coin, a1 : tu t’y arrêtes et tu la manges. Ensuite, tu peux avancer de 3 cases de plus au maximum.
lesson-pacman-pellet-done = Et une ! Les 3 cases en plus ne valent que ce tour-ci, et tu n’es pas obligé de toutes les prendre.
lesson-pacman-pellet-hint = Deux pas vers le bas : a2, a1. Puis continue, ou reste là.
lesson-pacman-pellet-other = La super pac-gomme est à deux pas, en dessous de toi.

lesson-pacman-boost-title = Mange un fantôme
lesson-pacman-boost-task = Pendant les 3 cases en plus, tu manges tout fantôme que tu rencontres. Inky, en c1, se croit à l’abri. Mange la super pac-gomme, puis Inky.
lesson-pacman-boost-done = Un fantôme mangé reste hors du plateau jusqu’à la prochaine capture de PAC-MAN.
lesson-pacman-boost-hint = a2, a1, puis deux cases à droite.
lesson-pacman-boost-pellet = La super pac-gomme est mangée, mais Inky est encore là. Continue jusqu’à c1 dans le même coup.
lesson-pacman-boost-other = D’abord la super pac-gomme du coin, puis Inky.

lesson-pacman-feast-title = Deux d’un coup
lesson-pacman-feast-task = Blinky et Inky sont l’un derrière l’autre, juste à côté d’une super pac-gomme. Mange-les tous les deux en un seul coup.
lesson-pacman-feast-done = En passant, ça compte aussi. Deux fantômes de moins.
lesson-pacman-feast-hint = En bas jusqu’à i1, puis à gauche par h1 jusqu’à g1.
lesson-pacman-feast-one = Un de mangé, encore un : prends une case de plus.
lesson-pacman-feast-other = D’abord la super pac-gomme en i1, puis à gauche à travers les deux fantômes.

lesson-pacman-contact-title = Évite les fantômes
lesson-pacman-contact-task = Sans le boost, un fantôme que tu touches t’attrape. Blinky est juste au-dessus, en e6. Avance sans toucher de fantôme.
lesson-pacman-contact-done = Bien évité. Regarde où sont les fantômes avant le premier pas, pas seulement avant le deuxième.
lesson-pacman-contact-hint = N’importe où, sauf vers le haut.
lesson-pacman-contact-caught = Tu as touché un fantôme : cela coûte une vie, comme s’il t’avait attrapé.

lesson-pacman-cross-title = Fantômes et super pac-gommes
lesson-pacman-cross-task = Un petit labyrinthe. Blinky voit PAC-MAN dans la rangée, mais une super pac-gomme est entre eux. Un fantôme peut passer dessus, pas s’y arrêter. Fonce !
lesson-pacman-cross-done = Par-dessus, et plus loin. Une fois mangée, la case est comme les autres.
lesson-pacman-cross-hint = Deux cases à gauche : par c1 jusqu’à b1.
lesson-pacman-cross-other = PAC-MAN est à gauche. Passe par-dessus la super pac-gomme.

lesson-pacman-catch-title = Attrapé !
lesson-pacman-catch-task = Inky voit PAC-MAN deux cases plus bas. Attrape-le !
lesson-pacman-catch-done = Cela lui coûte une vie. Toutes les pièces repartent du début, fantômes mangés compris ; les super pac-gommes mangées le restent.
lesson-pacman-catch-hint = Tout droit vers le bas, deux cases.
lesson-pacman-catch-other = Il s’échappe ! Inky peut l’atteindre : deux cases vers le bas.

lesson-pacman-together-title = Attrapez-le ensemble
lesson-pacman-together-task = Sa dernière vie. Pinky est à sa gauche, une barrière est sous lui. Où doit aller Clyde pour que PAC-MAN ne puisse plus s’échapper ?
lesson-pacman-together-done = Où qu’il aille, l’un de vous l’attrape. Les fantômes gagnent ensemble, à la troisième capture.
lesson-pacman-together-hint = Ferme son côté droit.
lesson-pacman-together-other = Là, il s’échappe par la droite.

lesson-pacman-last-title = La dernière super pac-gomme
lesson-pacman-last-task = Trois sont mangées, il en reste une, et tu as une vie. Tu sais quoi faire.
lesson-pacman-last-done = Quatre sur quatre : tu gagnes tout de suite, même avec des fantômes tout près.
lesson-pacman-last-hint = i1 est à deux pas : en bas puis à droite, ou à droite puis en bas.
lesson-pacman-last-other = La super pac-gomme est à deux pas, en i1.

## Ms. Pac-Man

lesson-mspacman-place-title = D’où elle part
lesson-mspacman-place-task = Tu as fait le plus grand nombre : tu joues Ms. Pac-Man. Ta couleur est la zone en haut à gauche ; tu gagnes quand ses 17 pac-gommes ont disparu. Place-la sur le cercle blanc de cette zone.
lesson-mspacman-place-done = En e7, tes pac-gommes sont tout autour. Elle ne peut partir que des cercles marqués.
lesson-mspacman-place-hint = Le cercle blanc du haut est e7.
lesson-mspacman-place-far = Elle peut partir de là, mais tes pac-gommes sont en haut à gauche. Choisis le cercle de ta zone.

lesson-mspacman-dots-title = Manger des pac-gommes
lesson-mspacman-dots-task = La roulette montre 2. Elle prend une pac-gomme en quittant sa case : un 2 en rapporte donc deux, celle de la première case comprise. Prends-en deux des tiennes.
lesson-mspacman-dots-done = Deux de moins. Celle sous elle reste jusqu’à son prochain départ.
lesson-mspacman-dots-hint = Ta zone est à gauche : d7, et plus loin.
lesson-mspacman-dots-other = Cela prend moins de pac-gommes de ta couleur. Va à gauche, par d7.

lesson-mspacman-exact-title = Exactement le compte
lesson-mspacman-exact-task = La roulette montre 3, et tu veux finir en d7, juste à côté. Il faut avancer d’exactement 3 cases, mais tu peux revenir sur tes pas. Finis en d7.
lesson-mspacman-exact-done = Aller, retour, aller. Les cases vides comptent aussi.
lesson-mspacman-exact-hint = Par exemple d7, e7, d7.
lesson-mspacman-exact-other = Cela fait 3 cases, mais ne finit pas en d7.

lesson-mspacman-exits-title = Par les sorties
lesson-mspacman-exits-task = D’une sortie, on rentre par n’importe quelle autre : va en a5, passe à une autre sortie, puis une case de plus. Chacune compte 1. Finis sur une case marquée.
lesson-mspacman-exits-done = D’un côté à l’autre du labyrinthe en trois cases. Les fantômes peuvent le faire aussi.
lesson-mspacman-exits-hint = Commence par a5, puis touche une autre sortie, comme e9.
lesson-mspacman-exits-other = Descends à la sortie a5, passe à une autre sortie, puis une case de plus.

lesson-mspacman-own-title = D’abord ta couleur
lesson-mspacman-own-task = La roulette montre 4. Les pac-gommes d’une autre couleur aident son joueur, même si c’est toi qui les manges. Prends-en quatre des tiennes.
lesson-mspacman-own-done = Quatre de moins sur tes 17. Seule ta couleur compte pour toi.
lesson-mspacman-own-hint = À gauche par d7 et d8, sans revenir.
lesson-mspacman-own-helps = Ce sont des pac-gommes du joueur 2 : tu l’aiderais à gagner.
lesson-mspacman-own-other = Cela en prend moins de quatre à toi. Ne reviens pas sur des cases vides.

lesson-mspacman-power-title = Une super pac-gomme
lesson-mspacman-power-task = La grosse pac-gomme du coin est une super pac-gomme. S’y arrêter ne fait rien ; en quittant sa case, tu rends tous les fantômes faibles. Prends-la.
lesson-mspacman-power-done = Un fantôme faible ne peut pas t’attraper : c’est toi qui l’attrapes. Cela dure pendant son prochain tour.
lesson-mspacman-power-hint = Entre en a9, puis ressors.
lesson-mspacman-power-stay = La super pac-gomme est encore là. Il faut entrer en a9 et en ressortir dans le même coup.

lesson-mspacman-hunt-title = Chasse le chasseur
lesson-mspacman-hunt-task = Tu es sur une super pac-gomme ; un fantôme fort est deux cases plus bas. Dès que tu pars, il devient faible. Attrape-le !
lesson-mspacman-hunt-done = Le fantôme rentre dans son repaire, et tu gagnes un tour supplémentaire.
lesson-mspacman-hunt-hint = Deux cases vers le bas.
lesson-mspacman-hunt-other = Les fantômes sont faibles, mais celui en a7 s’échappe. Descends de deux cases.

lesson-mspacman-strong-title = Évite les fantômes forts
lesson-mspacman-strong-task = Le fantôme en d7 est fort. Si tu le touches, son joueur reprend Ms. Pac-Man. Avance de 2 cases sans le toucher.
lesson-mspacman-strong-done = Sauvé. Chaque case traversée compte, pas seulement la dernière.
lesson-mspacman-strong-hint = Va à droite.
lesson-mspacman-strong-caught = Elle a touché un fantôme fort : le joueur 2 joue maintenant Ms. Pac-Man.

lesson-mspacman-catch-title = Attrape-la
lesson-mspacman-catch-task = Tu es maintenant le fantôme du joueur 2. Un fantôme lance le dé et avance d’exactement ce nombre ; il ne prend pas de pac-gommes. Le dé montre 3. Attrape-la !
lesson-mspacman-catch-done = Attrapée ! Ton fantôme quitte le plateau, et c’est toi qui joues Ms. Pac-Man.
lesson-mspacman-catch-hint = Tout droit vers le bas : a8, a7, a6.
lesson-mspacman-catch-other = Elle est à trois cases exactement. Ne la laisse pas filer.

lesson-mspacman-take-over-title = Tu prends la relève
lesson-mspacman-take-over-task = Tu l’as attrapée : place-la sur un cercle blanc libre, et c’est à toi de jouer. Ta zone est en haut à droite. D’où pars-tu ?
lesson-mspacman-take-over-done = Juste à côté de tes pac-gommes. Le fantôme de l’ancien joueur rentre dans son repaire, fort.
lesson-mspacman-take-over-hint = Le cercle blanc de droite est g5.
lesson-mspacman-take-over-far = C’est permis, mais tes pac-gommes sont en haut à droite. g5 est le plus proche.

lesson-mspacman-weak-title = Faible : garde tes distances
lesson-mspacman-weak-task = Le même fantôme, mais une super pac-gomme l’a rendu faible. S’il la touche maintenant, il rentre au repaire. Avance de 3 cases sans la toucher.
lesson-mspacman-weak-done = Patience : après ce tour, tu redeviendras fort.
lesson-mspacman-weak-hint = N’importe quoi, sauf finir en a6.
lesson-mspacman-weak-caught = Un fantôme faible qui la touche rentre au repaire. Évite a6.

lesson-mspacman-f2-title = La face F2
lesson-mspacman-f2-task = Ton fantôme a fait F2 : il devient faible, puis avance de 2 cases. Elle est juste à côté, en e7. Évite-la.
lesson-mspacman-f2-done = À ton prochain tour, ton fantôme redevient fort avant le lancer.
lesson-mspacman-f2-hint = Commence par d8.
lesson-mspacman-f2-caught = Faible comme il est, ton fantôme rentre au repaire s’il la touche.

lesson-mspacman-further-title = Une case plus loin
lesson-mspacman-further-task = Le dé montre 1, mais le fantôme du joueur 3 est en e7. Un fantôme qui finirait sur un autre va une case plus loin. Va en f7.
lesson-mspacman-further-done = Deux fantômes ne partagent jamais une case ; se croiser est permis.
lesson-mspacman-further-hint = Par e7 jusqu’à f7.
lesson-mspacman-further-other = Passe par-dessus l’autre fantôme, jusqu’à f7.

lesson-mspacman-spare-title = N’offre pas la victoire
lesson-mspacman-spare-task = Tu joues Ms. Pac-Man, mais cette zone est au joueur 1, et il n’y reste qu’une pac-gomme, en e8. Qui que ce soit qui la mange, le joueur 1 gagne. Avance de 2 cases sans la prendre.
lesson-mspacman-spare-done = La première couleur sans pac-gommes gagne, peu importe qui les a mangées. Regarde à qui elles sont.
lesson-mspacman-spare-hint = N’entre pas en e8 pour en ressortir.
lesson-mspacman-spare-gift = C’était la dernière pac-gomme du joueur 1 : le joueur 1 a gagné.

lesson-mspacman-win-title = Les dernières pac-gommes
lesson-mspacman-win-task = Il te reste deux pac-gommes : une sous elle, une en b9. La roulette montre 5. Gagne !
lesson-mspacman-win-done = La partie s’arrête dès que ta dernière pac-gomme disparaît, même au milieu d’un coup.
lesson-mspacman-win-hint = Entre en b9, puis ressors.
lesson-mspacman-win-other = Il te reste une pac-gomme. Entre en b9 et quitte cette case.

## A first game

coach-begin-quoridor = Tu dois atteindre la rangée d’en face. À chaque tour, tu fais un pas ou tu poses une barrière. Commence par avancer.
coach-own-step = Bien, tu es en { $square } : encore { $count ->
        [one] { $count } pas.
       *[other] { $count } pas.
    }
coach-own-detour = En { $square }, tu n’es pas plus près : encore { $count ->
        [one] { $count } pas.
       *[other] { $count } pas.
    }
coach-their-step = Je vais en { $square } ; il me faut encore { $count ->
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
    }, mais à toi aussi { $own }. Les barrières arrêtent tout le monde.
coach-own-fence-idle = { $fence } ne me gêne pas pour l’instant.
coach-their-fence = Ma barrière { $fence } allonge ton chemin de { $count ->
        [one] { $count } pas.
       *[other] { $count } pas.
    }
coach-their-fence-idle = Ma barrière { $fence } ne te gêne pas encore.
coach-ahead = Il te faut { $own } pas, à moi { $theirs } : tu es devant, et c’est à toi. Marche, et garde tes barrières.
coach-behind = Il te faut { $own } pas, à moi { $theirs }. Une barrière qui me coûte deux pas ou plus t’aiderait.
coach-danger = Attention : je suis à un pas de gagner. Barre-moi la route si tu peux !
coach-win-now = Un pas et tu gagnes !
coach-run = Tu n’as plus de barrières. Cours : encore { $count ->
        [one] { $count } pas.
       *[other] { $count } pas.
    }
coach-pellet = Une super pac-gomme ! { $count ->
        [0] C’était la dernière.
        [one] Il en reste { $count }.
       *[other] Il en reste { $count }.
    }
coach-ghost-eaten = Tu as mangé { $piece }, hors du plateau jusqu’à ta prochaine capture.
coach-caught = { $piece } t’a attrapé. { $count ->
        [0] C’était ta dernière vie.
        [one] Il te reste { $count } vie, et tout le monde repart du début.
       *[other] Il te reste { $count } vies, et tout le monde repart du début.
    }
coach-frenzy = { $piece } t’a vu et a avancé de deux cases.
coach-seen = { $count ->
        [one] { $count } fantôme te voit
       *[other] { $count } fantômes te voient
    } : ce sera deux cases. Passe derrière une barrière ou sors de la ligne.
coach-unseen = Personne ne te voit. Vise { $count ->
        [one] la super pac-gomme qui reste ({ $count })
       *[other] l’une des { $count } super pac-gommes
    } et regarde où sont les fantômes.
coach-pellet-near = Une super pac-gomme est à ta portée ! Ensuite, tu as 3 cases : pour manger des fantômes ou pour filer.
coach-ghosts = Déplace tes fantômes pour que PAC-MAN n’ait plus d’issue.
coach-leads = Tu as fait le plus grand nombre : tu joues Ms. Pac-Man.
coach-chases = J’ai fait le plus grand nombre et je joue Ms. Pac-Man. Attrape-moi avec ton fantôme !
coach-place = Choisis un cercle blanc près de tes pac-gommes.
coach-dots = { $count ->
        [0] Toutes tes pac-gommes ont disparu !
        [one] Il reste { $count } de tes pac-gommes.
       *[other] Il reste { $count } de tes pac-gommes.
    }
coach-weakened = Une super pac-gomme : tous les fantômes sont faibles maintenant.
coach-own-ghost-home = Ton fantôme est rentré dans son repaire, de nouveau fort.
coach-their-ghost-home = Mon fantôme est rentré dans son repaire, de nouveau fort.
coach-took-over = Tu m’as attrapé : Ms. Pac-Man est à toi !
coach-lost-her = Mon fantôme t’a attrapé : je joue Ms. Pac-Man maintenant.
coach-own-flip = F2 : ton fantôme est faible jusqu’à ton prochain tour.
coach-their-flip = F2 : mon fantôme est faible jusqu’à mon prochain tour.
coach-collect = D’abord ta couleur : encore { $count ->
        [one] { $count } pac-gomme
       *[other] { $count } pac-gommes
    }. Et évite mon fantôme.
coach-hunt = Un fantôme est faible : attrape-le et tu gagnes un tour supplémentaire.
coach-chase = Ton fantôme est fort : rejoins-moi, et Ms. Pac-Man est à toi.
coach-hide = Ton fantôme est faible : évite-moi ce tour-ci.
coach-won = Tu as gagné ! Bien joué. Et le niveau 2, la prochaine fois ?
coach-lost = J’ai gagné celle-ci, mais tu connais le jeu maintenant. Encore une ?
coach-draw = Partie nulle : la même position est apparue trois fois.
