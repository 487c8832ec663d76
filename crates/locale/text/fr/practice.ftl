### Puzzles in the page: what there is, solving, runs, one’s own mistakes, sets for others.

## What there is

practice-lead = Un coup est nettement meilleur que tous les autres. Trouve-le.
practice-all = Tous les problèmes
practice-daily = Problème du jour
practice-daily-more = Le même pour tout le monde aujourd’hui, y compris hors connexion.
practice-daily-done = Résolu aujourd’hui. Le prochain arrive demain.
practice-solve = Résoudre
practice-for-you = À ton niveau
practice-theme = Thème : { $theme }
practice-rating = Ton classement : { $rating } ± { $margin }
practice-by-game = Par jeu
practice-by-theme = Par thème
practice-count =
    { $count ->
        [one] { $count } problème
       *[other] { $count } problèmes
    }

## Solving one

practice-board = Plateau du problème. { $board }
practice-fences = { $name } : { $fences }
practice-hint = Indice
practice-hint-more = Autre indice
practice-show = Voir la solution
practice-next = Problème suivant
practice-skip = Passer
practice-wrong-reply = Ce n’est pas { $word } : la réponse { $reply } est trop forte.
practice-difficulty = Classement du problème : { $difficulty }.
practice-rated = Ton classement : { $rating } ({ $change }).
practice-place = { $nth } sur { $count }

## Runs

practice-storm = Tempête
practice-storm-more = Résous-en le plus possible en trois minutes, en commençant par les plus faciles. Un mauvais coup coûte dix secondes.
practice-streak = Série
practice-streak-more = L’un après l’autre, de plus en plus difficiles, jusqu’à la première erreur.
practice-solved = Résolus : { $count }
practice-best = Record : { $count }
practice-record = Nouveau record !
practice-run-over =
    { $count ->
        [one] Tu as résolu { $count } problème.
       *[other] Tu as résolu { $count } problèmes.
    }
practice-missed = Retenter les problèmes ratés
practice-time-left = Secondes restantes : { $seconds }

## One’s own mistakes

practice-mistakes = Tes erreurs
practice-mistakes-none = Ouvre le bilan d’une de tes parties : tes erreurs reviendront ici jusqu’à ce que tu ne les fasses plus.
practice-mistakes-due =
    { $count ->
        [one] { $count } position à revoir aujourd’hui.
       *[other] { $count } positions à revoir aujourd’hui.
    }
practice-mistakes-done = Plus rien à revoir aujourd’hui.
practice-mistakes-kept = Positions : { $count } · apprises : { $learned }
practice-train = S’exercer
practice-card-task = Ici, une de tes parties a mal tourné. Trouve un meilleur coup.
practice-checking = Vérification de { $word }…
practice-learned = Tu ne fais plus cette erreur.
practice-comes-back =
    { $days ->
        [one] Cette position revient demain.
       *[other] Cette position revient dans { $days } jours.
    }

## Sets for others

practice-set = Une sélection à partager
practice-set-more = Pour une classe ou des amis : le lien ouvre les mêmes problèmes pour tout le monde.
practice-set-theme = Thème
practice-set-any = Quoridor, tous les thèmes
practice-set-count = Nombre de problèmes
practice-set-make = Créer le lien
practice-set-made = Le lien est prêt.
practice-set-link = Lien de la sélection
practice-set-open = Ouvrir
practice-set-title = Sélection de problèmes
practice-set-done = Terminé : { $solved } sur { $count } sans erreur ni indice.
