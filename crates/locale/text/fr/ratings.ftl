## Les parties classées : ce qu’une table refuse, et ce qu’il faut pour trouver un adversaire

server-rated-casual = Cette partie est amicale : elle ne change aucun classement.
server-rated-no-pool = Ce jeu n’a pas de classement avec autant de joueurs.
server-rated-no-clock = Une partie classée se joue avec un chrono.
server-rated-not-standard = Une partie classée commence de la position de départ du jeu, selon les règles telles quelles : sans option, ni autre labyrinthe, ni autre position.
server-rated-guest = Les parties classées demandent un compte ; les parties amicales sont ouvertes à tout le monde.
server-rated-computer = Les parties classées se jouent entre personnes : l’ordinateur ne peut pas y prendre part.
server-rated-same-person = Dans une partie classée, chaque personne n’a qu’une place.
server-rated-takeback = Dans une partie classée, on ne reprend pas de coup.
server-rated-not-moved = La partie n’a changé aucun classement : tout le monde n’avait pas encore joué.
server-rated-aborted = La partie n’a changé aucun classement : elle a été annulée.
server-rated-pool = Aucun classement ne s’appelle « { $word } ».
server-rated-wait = Tu as quitté plusieurs parties très tôt, et quelqu’un y attendait. Tu pourras de nouveau trouver un adversaire à partir du { DATETIME($until) } ; d’ici là, tu peux jouer par un lien ou contre l’ordinateur.
server-rated-rebuilt = Les classements sont recalculés. Changements : { $changes } ; lignes corrigées : { $corrected }.
### Les classements : les niveaux de l’ordinateur sur leur échelle, courbes, palmarès, tables classées.

## Joueurs de l’ordinateur

rating-offer-up = Un niveau au-dessus : { $name }
rating-offer-down = Un niveau en dessous : { $name }
rating-fit = Qui te convient ?
rating-fit-1 = Ma première partie
rating-fit-3 = Je connais les règles
rating-fit-5 = J’anticipe
rating-fit-8 = Je veux me faire battre
rating-level-estimate = Joue à un classement d’environ { $rating }.
