### What the server refuses, and what it says when it runs.

## Joining

server-no-table = La table { $table } n’existe pas.
server-no-seat = Il n’y a pas de joueur { $seat } à cette table.
server-seat-taken = La place du joueur { $seat } est déjà prise.
server-seat-reserved = Cette place est réservée à quelqu’un d’autre.
server-seated = Tu es déjà à cette table.
server-full = Il n’y a plus de place pour toi à cette table.
server-piece-taken = Quelqu’un d’autre a choisi ce personnage.
server-creator-only = Seule la personne qui a créé la table peut le faire.
server-too-many-places = Il y a plus de joueurs à cette table que le jeu n’en permet.
server-level = Les niveaux vont de 1 à 8.
server-clock = Un chrono va de 1 seconde à 24 heures, avec au plus une heure ajoutée à chaque coup, ou de 1 à 60 jours par coup.
server-starter = Ce joueur ne peut pas commencer.
server-start-over = La partie serait finie avant de commencer : { $position }
server-spec-long = C’est trop long. Un labyrinthe ou une position fait au plus { $longest } octets.
server-luck = Le texte que tu mélanges aux dés, pour que personne ne puisse prévoir les lancers, doit être un seul mot de { $longest } octets au plus.
server-too-many-tables =
    { $most ->
        [one] Tu as déjà { $most } table ouverte. Termine d’abord cette partie.
       *[other] Tu as déjà { $most } tables ouvertes. Termine d’abord une partie.
    }
server-too-many-tables-of-address = Trop de tables sont ouvertes depuis ton réseau (maximum : { $most }). Réessaie quand une partie sera terminée.

## Playing

server-not-started = La partie n’a pas encore commencé.
server-started = La partie a déjà commencé.
server-over = La partie est terminée.
server-not-over = La partie n’est pas encore terminée.
server-not-yours = Ce joueur, ce n’est pas toi.
server-not-your-turn = C’est au joueur { $seat } de jouer.
server-not-a-move = « { $word } » n’est pas un coup.
server-paused = La partie est en pause.
server-not-paused = La partie n’est pas en pause.
server-abort-late = La partie est bien engagée : elle ne peut être annulée que d’un commun accord.
server-not-away = Le joueur { $seat } n’est pas absent, ou pas depuis assez longtemps.
server-offered = Tu l’as déjà proposé.
server-offered-before = Tu l’as déjà proposé depuis ton dernier coup. Tu pourras le proposer de nouveau après le prochain.
server-no-offer = Cette proposition n’est plus en cours.
server-takeback = Tu n’as aucun coup à reprendre, ou bien il y a eu un lancer ou un départ depuis.
server-too-many-events = Il s’est passé trop de choses dans cette partie. Tu peux seulement jouer ou abandonner.
server-machine-declines = L’ordinateur n’accepte pas la nulle.
server-stale = Il s’est passé autre chose entre-temps. Le prochain événement porte le numéro { $next }.
server-taken = Un autre événement porte déjà ce numéro.
server-seq = Le coup n’indique pas le numéro d’événement attendu.
server-nonce = Le nonce doit avoir de 1 à { $longest } caractères.

## Hints

server-insight-live = Pas d’indices pendant une partie entre personnes.
server-insight-turn = Aucun indice à donner : ce n’est à personne de jouer.
server-insight-failed = L’ordinateur n’a rien trouvé. Réessaie dans un instant.
server-no-ply = La partie ne compte pas autant de coups.
## Solved mazes

server-solve-off = Ce serveur ne résout pas de labyrinthes à la demande.
server-solve-busy = Un autre labyrinthe est en cours de résolution. Réessaie plus tard.
server-solve-too-large = Ce labyrinthe est trop grand pour être résolu sur ce serveur.
server-solve-no-room = Le serveur n’a plus de place pour d’autres solutions.
server-solve-quota =
    { $most ->
        [one] Tu peux faire résoudre { $most } labyrinthe par jour.
       *[other] Tu peux faire résoudre { $most } labyrinthes par jour.
    }

## People and programs

server-token = Ta session n’est pas ouverte ou a expiré. Recharge la page ; un programme a besoin d’un jeton valable, que « palisade online guest » affiche.
server-name = Un pseudo doit contenir au moins un caractère visible.
server-name-mixed = Chaque mot d’un pseudo doit s’en tenir à un seul alphabet.
server-name-reserved = Ce pseudo est réservé. Choisis-en un autre.
server-name-taken = Ce pseudo appartient à un compte. Choisis-en un autre.
server-code = Ce code a expiré ou a déjà servi. Demandes-en un autre.
server-origin = Requête bloquée : elle vient d’un autre site. Ouvre le serveur à sa propre adresse ; si c’est toi qui le gères, vérifie --public-url.
server-too-often = Trop de requêtes. Patiente un instant, puis réessaie.
server-too-many-sockets = Trop de connexions depuis ton adresse. Ferme un onglet et réessaie.
server-too-many-watched = Cette connexion suit déjà le nombre maximal de tables ({ $most }).
server-too-big = Ce message est trop long.
server-too-slow = La requête a mis trop de temps à arriver. Réessaie.
server-malformed = Message incompréhensible : { $why }
server-binary = Les messages doivent être du texte.
server-not-json = La requête doit avoir le type de contenu application/json.
server-no-call = Cette adresse n’existe pas dans l’API.
server-private = Ce n’est pas public.
server-busy = La table est occupée. Réessaie.
server-storage = Le serveur ne peut rien enregistrer pour le moment. Rien n’a changé. Réessaie plus tard.
server-no-room = Le serveur n’a plus de place pour de nouvelles parties. Celles qui sont en cours continuent.
server-corrupt = Impossible de lire la table { $table }.
server-stopping = Le serveur redémarre. Réessaie dans un instant.

## Running it

server-reach-local = Ouvre { $url }
server-reach-others = Depuis d’autres appareils : { $url }
server-port-taken = { $address } est déjà utilisé par un autre programme. Choisis une autre adresse avec --listen.
server-database-taken = { $path } est déjà utilisé par un autre serveur.
server-cannot-run = Le serveur ne peut pas démarrer : { $why }
server-worker-cannot-run = Le worker ne peut pas démarrer : { $why }
server-worker-started = Le worker { $name } est prêt.
server-unreachable = Impossible de joindre { $url } : { $why }
server-refused = Refusé par le serveur : { $why }
server-backup-done = Toute la base de données est sauvegardée dans { $path }.
server-backup-failed = Rien n’a été copié : { $why }
server-backup-postgres = backup et restore copient des fichiers SQLite ; pour PostgreSQL, utilise pg_dump et pg_restore.
server-migrate-done = Tout est copié. Lignes comparées : { $rows }. Parties rejouées : { $games }.
server-migrate-failed = La base de données n’a pas été transférée : { $why }
server-migrate-target = L’adresse de la base PostgreSQL doit commencer par postgres://
server-rebuild-done = Les listes de parties sont reconstruites. Parties : { $games }.
server-rebuild-failed = Les listes de parties n’ont pas été reconstruites : { $why }
server-games-unreadable = Parties illisibles, comme avant : { $games }.

## Dice

server-dice-fair = Les dés ne sont pas pipés. Lancers vérifiés : { $rolls }.
server-dice-missing = Il manque au fichier la ligne { $line } pour vérifier les dés.
server-dice-commitment = La graine ne correspond pas à l’empreinte (hash) annoncée.
server-dice-starter = D’après les dés, c’est le joueur { $seat } qui commence.
server-dice-roll = Le coup { $nth } est { $found }, mais d’après les dés ce devrait être { $expected }.

## The page before any script has run

server-page-description = Quatre jeux de labyrinthe : contre l’ordinateur, avec des amis en ligne ou à plusieurs devant un écran.
server-page-noscript = Palisade fonctionne dans ton navigateur et a besoin de JavaScript et de WebAssembly.

## Moderators

server-moderator = Réservé à la modération : le jeton manque ou n’est pas le bon.
server-banned =
    L’accès à ce serveur t’est interdit jusqu’au { DATETIME($until) }{ $reason ->
        [cheating]  : coups trouvés par un programme.
        [stalling]  : temps perdu exprès.
        [name]  : pseudo insultant.
        [maze]  : labyrinthe insultant.
       *[none] .
    }
server-silenced =
    La modération a masqué ton pseudo, tes tables publiques et tes phrases jusqu’au { DATETIME($until) }{ $reason ->
        [cheating]  : coups trouvés par un programme.
        [stalling]  : temps perdu exprès.
        [name]  : pseudo insultant.
        [maze]  : labyrinthe insultant.
       *[none] .
    }
server-subject = « { $word } » n’est ni l’identifiant d’une personne, ni une adresse ou une plage d’adresses comme 192.0.2.0/24.
server-no-sanction = Il n’y a ni exclusion ni masquage { $id } en vigueur.

## Accounts

server-account-off = Ce serveur ne propose pas de comptes.
server-account-exists = Tu as déjà un compte.
server-account-too-often = Trop de tentatives. Patiente quelques minutes, puis réessaie.
server-account-token-scope = Ce jeton ne permet pas cela.
