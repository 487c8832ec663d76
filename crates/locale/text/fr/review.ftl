### Reviews of games, in every program; and the games that can be reviewed.

## Grades

review-loses = perd { PERCENT($cost) }
review-loses-why = perd { PERCENT($cost) } ({ $why })
review-better = { $loss } ; mieux : { $line }
review-several = { $loss } ; il y avait plusieurs bons coups
grade-best = meilleur coup
grade-good = bon coup
grade-inaccuracy = imprécision
grade-mistake = erreur
grade-blunder = gaffe
grade-brilliant = coup brillant

## What a review says

review-graded = { $grade }, { $better }
review-move = Coup { $ply } sur { $of } : { $move }
review-start = Position de départ. Coups : { $of }
review-progress = Bilan en cours : position { $done } sur { $of }.
review-accuracy = { $player } : précision { PERCENT($accuracy) }
review-no-accuracy = { $player } : rien à décider
review-luck = chance { CHANGE($luck) }
review-time = temps { $time }
review-moments = Les moments décisifs :

## What decided the game

moment-own-path =
    { $steps ->
        [one] { $player } : { $word } a coûté { $steps } pas ; le plus court chemin est passé de { $from } à { $to }.
       *[other] { $player } : { $word } a coûté { $steps } pas ; le plus court chemin est passé de { $from } à { $to }.
    }
moment-reply =
    { $steps ->
        [one] { $player } : après { $word }, la réponse { $reply } a coûté { $steps } pas ; le plus court chemin est passé de { $from } à { $to }.
       *[other] { $player } : après { $word }, la réponse { $reply } a coûté { $steps } pas ; le plus court chemin est passé de { $from } à { $to }.
    }
moment-missed-fence =
    { $steps ->
        [one] { $player } : { $better } au lieu de { $word } aurait rallongé d’un pas le plus court chemin adverse ({ $other }), de { $from } à { $to }.
       *[other] { $player } : { $better } au lieu de { $word } aurait rallongé de { $steps } pas le plus court chemin adverse ({ $other }), de { $from } à { $to }.
    }
moment-missed-win = { $player } : { $better } gagnait, mais { $word } a été joué.
moment-let-go = { $player } : { $better } sauvait la partie ; { $word } la perd.
moment-better = { $player } : avec { $word } au lieu de { $better }, les chances de gagner sont tombées de { CHANCE($from) } à { CHANCE($to) }.
moment-chase = { $player } : avec { $word } au lieu de { $better }, les chances de gagner sont tombées de { CHANCE($from) } à { CHANCE($to) } ({ $why }).
moment-several = { $player } : avec { $word }, les chances de gagner sont tombées de { CHANCE($from) } à { CHANCE($to) }. Plusieurs coups étaient meilleurs.
moment-roll = { $player } : ce lancer ({ $roll }) a fait passer les chances de gagner de { CHANCE($from) } à { CHANCE($to) }.

## Why a move lost something

why-own-path =
    { $steps ->
        [one] ce coup coûte un pas à qui le joue
       *[other] ce coup coûte { $steps } pas à qui le joue
    }
why-reply =
    { $steps ->
        [one] la réponse { $reply } a coûté un pas
       *[other] la réponse { $reply } a coûté { $steps } pas
    }
why-missed-fence =
    { $steps ->
        [one] une autre barrière aurait coûté un pas de plus à l’adversaire
       *[other] une autre barrière aurait coûté { $steps } pas de plus à l’adversaire
    }
why-missed-win = ce coup laisse échapper une victoire certaine
why-let-go = la partie pouvait encore être sauvée
why-runs-into-ghost = ce coup finit sur la case d’un fantôme
why-caught = un fantôme peut aussitôt attraper PAC-MAN
why-missed-catch = le fantôme aurait pu attraper sa proie
why-missed-pellet =
    { $count ->
        [one] on pouvait manger une super pac-gomme de plus
       *[other] on pouvait manger { $count } super pac-gommes de plus
    }
why-missed-ghost =
    { $count ->
        [one] on pouvait manger un fantôme de plus
       *[other] on pouvait manger { $count } fantômes de plus
    }
why-ghost-nearer =
    { $steps ->
        [one] le fantôme le plus proche est un pas plus près de PAC-MAN qu’après le meilleur coup
       *[other] le fantôme le plus proche est { $steps } pas plus près de PAC-MAN qu’après le meilleur coup
    }
why-path-longer =
    { $steps ->
        [one] le chemin libre jusqu’à la super pac-gomme la plus proche compte un pas de plus qu’après le meilleur coup
       *[other] le chemin libre jusqu’à la super pac-gomme la plus proche compte { $steps } pas de plus qu’après le meilleur coup
    }
why-lets-eat-pellet = PAC-MAN peut aussitôt manger une super pac-gomme
why-lets-eat-ghost = PAC-MAN peut aussitôt manger un fantôme
why-path-open = ce coup laisse à PAC-MAN un chemin libre jusqu’à une super pac-gomme
why-path-shorter =
    { $steps ->
        [one] le chemin libre de PAC-MAN jusqu’à la super pac-gomme la plus proche compte un pas de moins qu’après le meilleur coup
       *[other] le chemin libre de PAC-MAN jusqu’à la super pac-gomme la plus proche compte { $steps } pas de moins qu’après le meilleur coup
    }
why-ghost-farther =
    { $steps ->
        [one] le fantôme est un pas plus loin de sa proie qu’après le meilleur coup
       *[other] le fantôme est { $steps } pas plus loin de sa proie qu’après le meilleur coup
    }
why-risk = pour Ms. Pac-Man, le risque d’être attrapée avant son prochain tour est de { CHANCE($chance) } au lieu de { CHANCE($instead) }
why-missed-weak-ghost = on pouvait attraper un fantôme faible
why-missed-dots =
    { $count ->
        [one] on pouvait prendre une pac-gomme de plus dans sa propre zone
       *[other] on pouvait prendre { $count } pac-gommes de plus dans sa propre zone
    }
why-gives-dots =
    { $count ->
        [one] ce coup prend, dans la zone d’un adversaire, une pac-gomme de plus que le meilleur coup
       *[other] ce coup prend, dans la zone d’un adversaire, { $count } pac-gommes de plus que le meilleur coup
    }
why-missed-power = on pouvait prendre une super pac-gomme
why-dots-farther =
    { $steps ->
        [one] pour atteindre une pac-gomme de sa propre zone, il faut un pas de plus qu’après le meilleur coup
       *[other] pour atteindre une pac-gomme de sa propre zone, il faut { $steps } pas de plus qu’après le meilleur coup
    }
why-sent-home = le fantôme faible touche Ms. Pac-Man et rentre dans son repaire
why-exposed = le risque que le prochain tour de roulette permette à Ms. Pac-Man d’attraper le fantôme est de { CHANCE($chance) } au lieu de { CHANCE($instead) }

## A review in the page

review-title = Bilan de la partie
review-stop = Arrêter
review-go-on = Continuer
review-failed = Le bilan s’est arrêté : le moteur, ou un fichier dont il a besoin, n’a pas pu être chargé. Recharge la page et réessaie.
review-live = Cette partie est encore en cours. Son bilan sera disponible quand elle sera terminée.
review-empty = Cette partie n’a aucun coup à examiner.
review-graph = Chances de gagner, coup par coup
review-accuracy-label = Précision
review-luck-label = Chance
review-luck-note = La chance, c’est ce que les lancers ont changé aux chances de gagner. Elle ne compte pas dans la précision.
review-time-label = Temps utilisé
review-exact = Cette position est résolue : la note est exacte.
review-line = La meilleure suite

## Learning from mistakes

review-mistakes = Apprendre de ses erreurs
review-practise = Travailler mes erreurs
review-whose = Les erreurs de qui ?
review-no-mistakes = Aucune erreur ici. Bien joué !
review-try = Trouve un meilleur coup
review-mistake-of = Erreur { $nth } sur { $count }
review-task = { $name } a joué { $word } ici : { $grade }. Trouve un meilleur coup.
review-your-task = Tu as joué { $word } ici : { $grade }. Trouve un meilleur coup.
review-checking = Vérification de { $word }…
review-right = Bravo ! { $word } ne perd rien.
review-right-too = Bravo ! { $word } est bon aussi : il ne perd que { PERCENT($cost) }.
review-wrong = { $word } { $loss }. Essaie un autre coup.
review-same = { $word } est le coup qui a été joué. Essaie un autre coup.
review-hint = Indice
review-answer = Voir la réponse
review-hint-fence = Une bonne idée ici : poser une barrière.
review-hint-step = Une bonne idée ici : déplacer le pion.
review-hint-path = Ici, un bon coup se termine en { $square }.
review-hint-several = Plusieurs coups sont bons ici, et n’importe lequel convient.
review-shown = Une bonne suite : { $line }.
review-next = Erreur suivante
review-skip = Passer
review-back = Retour au bilan
review-found = Terminé. Tu as trouvé un meilleur coup { $found } fois sur { $count }.

## Your games

games-search = Chercher un jeu, un joueur, un résultat, une date
games-none = Il n’y a pas encore de partie ici.
games-no-match = Aucune partie ne correspond à ta recherche.
games-count =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
games-export = Tout exporter
games-exporting = Récupération des parties : { $done } sur { $of }
games-open = Ouvrir
games-unfinished = inachevée
games-online = en ligne
games-accuracy = précision { $accuracy }
