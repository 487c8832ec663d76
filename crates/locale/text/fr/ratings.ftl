## Rated games: what a table refuses, and what pairing asks for

server-rated-casual = Cette partie est amicale : elle ne change aucun classement.
server-rated-no-pool = Ce jeu n’a pas de classement pour ce nombre de joueurs.
server-rated-no-clock = Une partie classée se joue avec un chrono.
server-rated-not-standard = Une partie classée se joue avec les règles, la position de départ et le labyrinthe habituels.
server-rated-guest = Il faut un compte pour jouer une partie classée ; les parties amicales sont ouvertes à tout le monde.
server-rated-computer = Les parties classées se jouent entre personnes, sans l’ordinateur.
server-rated-same-person = Dans une partie classée, chaque place revient à une personne différente.
server-rated-takeback = Dans une partie classée, on ne reprend pas de coup.
server-rated-not-moved = La partie n’a changé aucun classement : tout le monde n’avait pas encore joué.
server-rated-aborted = La partie n’a changé aucun classement : elle a été annulée.
server-rated-pool = Aucun classement ne s’appelle « { $word } ».
server-rated-wait = Tu as quitté plusieurs parties très tôt, alors que quelqu’un t’attendait. Tu pourras de nouveau chercher un adversaire à partir du { DATETIME($until) } ; d’ici là, tu peux jouer avec un lien ou contre l’ordinateur.
server-rated-later = Pas de partie classée pendant la mise à jour du serveur. Joue une partie amicale, ou réessaie dans quelques minutes.
server-pairing-seats = Une partie rapide réunit deux personnes, ou quatre à Quoridor et Quoridor Mini.
server-rated-rebuilt = Les classements sont recalculés. Changements : { $changes } ; lignes corrigées : { $corrected }.
### Ratings: the computer's levels on their scale, graphs, leaderboards, rated tables.

## Computer players

rating-offer-up = Un niveau au-dessus : { $name }
rating-offer-down = Un niveau en dessous : { $name }
rating-fit = Quel niveau te convient ?
rating-fit-1 = Ma première partie
rating-fit-3 = Je connais les règles
rating-fit-5 = J’anticipe
rating-fit-8 = Je veux le niveau le plus fort
rating-level-estimate =
    { $pool ->
        [pacman] Côté PAC-MAN, ce niveau a un classement d’environ { $rating }.
        [ghosts] Côté fantômes, ce niveau a un classement d’environ { $rating }.
       *[other] Ce niveau a un classement d’environ { $rating }.
    }
rating-fit-own =
    { $pool ->
        [pacman] Proche de mon classement côté PAC-MAN : { $rating }
        [ghosts] Proche de mon classement côté fantômes : { $rating }
       *[other] Proche de mon classement : { $rating }
    }

## Pools, and what is known of somebody in them

rating-pool = Type de partie
rating-pool-classic = Quoridor
rating-pool-classic-correspondence = Quoridor par correspondance
rating-pool-mini = Quoridor Mini
rating-pool-four-players = À quatre
rating-pool-pacman = Côté PAC-MAN
rating-pool-ghosts = Côté fantômes
rating-pool-mspacman = Ms. Pac-Man
rating-title = Classements
rating-graph =
    { $count ->
        [one] Le classement après { $count } partie : { $rating }. Minimum { $least }, maximum { $most }.
       *[other] Le classement sur { $count } parties : maintenant { $rating }, minimum { $least }, maximum { $most }.
    }
rating-as-table = Tous les changements en tableau
rating-column-day = Jour
rating-column-rating = Classement
rating-column-change = Variation
rating-column-game = Partie
rating-refund = Points rendus
rating-games =
    { $count ->
        [one] { $count } partie classée
       *[other] { $count } parties classées
    }
rating-best = record { $rating }
rating-results = gagnées : { $won } · nulles : { $drawn } · perdues : { $lost }
rating-began = En jouant en premier
rating-followed = Sans jouer en premier
rating-streak = Victoires de suite : { $count } · record : { $longest }
rating-first-win = Première victoire
rating-best-wins = Meilleures victoires
rating-provisional = Le point d’interrogation signale une estimation : elle se précisera après quelques parties classées.
rating-unranked = Ce classement n’est pas encore assez sûr pour le palmarès : il faut quelques parties classées de plus.

## Leaderboards

rating-not-here = Ce serveur n’a pas de comptes, donc pas de classements. Toutes les parties sont amicales.
rating-own-place =
    { $count ->
        [one] Ta place : { $place } sur { $count }.
       *[other] Ta place : { $place } sur { $count }.
    }
rating-guest = Sans compte, on ne joue que des parties amicales. Pour avoir un classement, crée un compte.
rating-no-own = Tu n’as pas encore de classement dans ce type de partie. Joue une partie classée : on commence à 1500.
rating-own-provisional = Ton classement est { $rating }. Le point d’interrogation veut dire que c’est encore une estimation : joue quelques parties classées de plus.
rating-own-unranked = Ton classement est { $rating }. Encore quelques parties classées, et tu auras ta place ici.
rating-own-private = Ton classement est { $rating }. Ta page est privée, donc tu n’apparais pas ici. Tu peux changer cela dans ton compte.
rating-account-link = Aller à ton compte
rating-board-empty = La première place est libre.
rating-board-empty-more = Personne n’a encore joué assez de parties classées de ce type. Trouve un adversaire : ton pseudo peut être le premier ici.
rating-find-game = Trouver une partie
rating-more = Afficher plus
rating-board-who = Pour figurer ici, il faut un classement assez sûr ; après une longue pause, on perd sa place et on la retrouve en quelques nouvelles parties. Les niveaux de l’ordinateur et les pages privées n’apparaissent pas.
rating-spread = Répartition des classements
rating-spread-of =
    { $count ->
        [one] { $count } personne, sans compter les classements estimés.
       *[other] { $count } personnes, sans compter les classements estimés.
    }
rating-percentile = Tu es devant { $share } des autres.
rating-step =
    { $count ->
        [one] De { $from } à { $to } : { $count } personne
       *[other] De { $from } à { $to } : { $count } personnes
    }

## Rated or casual

rating-choice = Classée ou amicale
rating-casual = Amicale
rating-rated-more = Le résultat change les classements. On ne reprend pas de coup.
rating-casual-more = Les classements restent tels quels.
rating-why-clock = Une partie classée se joue avec un chrono.
rating-why-computer = Seules les parties entre personnes sont classées.
rating-why-same-person = Dans une partie classée, tu ne peux avoir qu’une place.
rating-why-pool = Il n’y a pas de classement pour ce nombre de joueurs.
rating-why-standard = Une partie classée se joue avec les règles, la position de départ et le labyrinthe habituels.
rating-stake = Points en jeu, victoire / défaite :
rating-stake-words = Victoire : { $won } ; nulle : { $drawn } ; défaite : { $lost }.
rating-stake-missing = On suppose que les joueurs qui manquent encore ont le même classement que toi.
rating-table-guest = Pour rejoindre cette table classée, connecte-toi à ton compte ou crées-en un.
