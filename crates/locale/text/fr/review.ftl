### Reviews of games, in every program; and the games that can be reviewed.

## Grades

review-better = perd { $cost } % ; mieux : { $line }
grade-best = meilleur coup
grade-good = bon coup
grade-inaccuracy = imprécision
grade-mistake = erreur
grade-blunder = gaffe
grade-brilliant = coup brillant

## What a review says

review-graded = { $grade }, { $better }
review-move = Coup { $ply } sur { $of } : { $move }
review-start = Le début. Coups : { $of }
review-progress = Analyse en cours : { $done } positions sur { $of }.
review-accuracy = Joueur { $seat } : précision { $accuracy } %
review-no-accuracy = Joueur { $seat } : rien à décider
review-luck = chance { $luck } %
review-time = temps { $time }
review-moments = Ce qui a décidé la partie :

## What decided the game

moment-own-path =
    { $steps ->
        [one] { $word } a coûté { $steps } pas au joueur { $seat } : son plus court chemin est passé de { $from } à { $to }.
       *[other] { $word } a coûté { $steps } pas au joueur { $seat } : son plus court chemin est passé de { $from } à { $to }.
    }
moment-reply =
    { $steps ->
        [one] Après { $word }, { $reply } a coûté { $steps } pas au joueur { $seat } : son plus court chemin est passé de { $from } à { $to }.
       *[other] Après { $word }, { $reply } a coûté { $steps } pas au joueur { $seat } : son plus court chemin est passé de { $from } à { $to }.
    }
moment-missed-fence =
    { $steps ->
        [one] Le joueur { $seat } a joué { $word }. { $better } aurait coûté { $steps } pas au joueur { $other } : un plus court chemin de { $to } au lieu de { $from }.
       *[other] Le joueur { $seat } a joué { $word }. { $better } aurait coûté { $steps } pas au joueur { $other } : un plus court chemin de { $to } au lieu de { $from }.
    }
moment-missed-win = Le joueur { $seat } pouvait gagner avec { $better } et a joué { $word }.
moment-let-go = Le joueur { $seat } pouvait tenir avec { $better } ; { $word } a perdu.
moment-better = Avec { $word } au lieu de { $better }, le joueur { $seat } est passé de { $from } % à { $to } %.
moment-roll = Le lancer { $word } a fait passer le joueur { $seat } de { $from } % à { $to } %.

## A review in the page

review-title = Bilan de la partie
review-stop = Arrêter
review-go-on = Continuer
review-failed = Le bilan s’est arrêté : le moteur, ou un fichier dont il a besoin, n’a pas pu être chargé.
review-live = Cette partie est encore en cours. Son bilan sera possible quand elle sera terminée.
review-empty = Il n’y a aucun coup à examiner.
review-graph = Chances de gagner, coup par coup
review-accuracy-label = Précision
review-luck-label = Chance
review-luck-note = La chance est ce que les lancers ont ajouté aux chances de gagner. Elle ne compte pas dans la précision.
review-time-label = Temps utilisé
review-exact = Cette position est résolue : la note est exacte.
review-line = La meilleure suite

## Learning from mistakes

review-mistakes = Apprends de tes erreurs
review-whose = Les erreurs de qui ?
review-no-mistakes = Aucune erreur ici. Bien joué !
review-try = Trouve un meilleur coup
review-mistake-of = Erreur { $nth } sur { $count }
review-task = { $name } a joué { $word } ici : { $grade }. Trouve un meilleur coup.
review-your-task = Tu as joué { $word } ici : { $grade }. Trouve un meilleur coup.
review-checking = Vérification de { $word }…
review-right = Exact ! { $word } est le meilleur coup.
review-right-too = Exact ! { $word } est bon aussi : il perd { $cost } %.
review-wrong = { $word } perd { $cost } %. Essaie un autre coup.
review-same = { $word } est le coup joué. Essaie un autre coup.
review-hint = Indice
review-answer = Voir la réponse
review-hint-fence = Le meilleur coup est une barrière.
review-hint-step = Le meilleur coup est un pas du pion.
review-hint-path = Le meilleur coup se termine en { $square }.
review-shown = Le mieux était { $line }.
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
games-exporting = Récupération des parties : { $done } sur { $of }
games-open = Ouvrir
games-unfinished = inachevée
games-online = en ligne
games-accuracy = précision { $accuracy } %
