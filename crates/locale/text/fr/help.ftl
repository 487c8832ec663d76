### Help pages and errors in the arguments of the command line: help-COMMAND about a command, help-COMMAND-ARGUMENT
### about an argument, help-arg-ARGUMENT about an argument that several commands share. Words that are
### typed stay as they are.

## Help pages: headings and notes

help-heading-usage = Utilisation :
help-heading-commands = Commandes :
help-heading-arguments = Arguments :
help-heading-options = Options :
help-value-command = COMMANDE
help-value-options = OPTIONS
help-value-game = JEU
help-value-file = FICHIER
help-value-folder = DOSSIER
help-value-lang = LANGUE
help-value-level = NIVEAU
help-value-name = NOM
help-value-value = VALEUR
help-value-plies = COUPS
help-value-files = COLONNES
help-value-ranks = RANGÉES
help-value-text = TEXTE
help-value-words = COUPS
help-value-who = QUI
help-value-columns = COLONNES
help-value-field = CHAMP
help-value-table = TABLE
help-value-address = ADRESSE
help-value-clock = PENDULE
help-value-token = JETON
help-note-default = par défaut : { $value }
help-note-values = valeurs : { $value }
help-note-variable = variable : { $value }

## Commands

help-palisade = Jeux de labyrinthe : jouer, apprendre, analyser, étudier.
help-help = Afficher l’aide d’une commande
help-serve = Démarrer le serveur web ; palisade sans commande fait la même chose
help-online = Jouer aux tables d’un serveur depuis la ligne de commande
help-backup = Copier la base de données d’un serveur, même en marche
help-restore = Remettre une copie comme base de données d’un serveur arrêté
help-migrate = Déplacer un serveur d’un fichier SQLite vers PostgreSQL
help-rebuild = Réécrire les listes d’un serveur à partir des événements de ses parties
help-verify = Vérifier les dés d’une partie terminée
help-play = Jouer dans le terminal
help-rules = Afficher les règles d’un jeu
help-options = Lister les options d’un jeu, avec leurs valeurs
help-legal = Lister les coups permis dans une position
help-show = Dessiner une position en texte
help-perft = Compter les suites de coups d’une longueur donnée
help-playouts = Jouer des parties au hasard et les compter
help-engine = Lancer le moteur : UGI sur l’entrée et la sortie standard
help-analyse = Analyser une position, ou revoir chaque coup d’un fichier de partie
help-bench = Mesurer le moteur : un nombre de nœuds qui identifie son jeu, et sa vitesse
help-match = Faire jouer des moteurs entre eux et les mesurer
help-dataset = Écrire des positions avec l’avis du moteur, pour les programmes qui apprennent
help-solve = Résoudre exactement un labyrinthe PAC-MAN, ou en trouver un équilibré
help-record = Vérifier, montrer ou réécrire un fichier de partie
help-record-check = Rejouer un fichier de partie et vérifier chaque coup et le résultat
help-record-show = Dessiner la dernière position d’un fichier de partie
help-record-convert = Réécrire un fichier de partie sous sa forme normale, ou en JSON
help-online-guest = Créer un invité et afficher son jeton
help-online-list = Lister les tables publiques
help-online-create = Créer une table et afficher son lien
help-online-play = Rejoindre une table, ou la regarder. En entrée, ligne par ligne : des coups, resign, draw, takeback, pause, abort (proposer ou accepter), decline QUOI, resume
help-online-rematch = Demander une revanche ou l’accepter ; affiche le lien de la partie suivante quand tous sont d’accord
help-online-hint = Afficher en JSON l’analyse d’une table par l’ordinateur ; pas quand tu y joues avec d’autres
help-online-record = Afficher la partie d’une table

## Arguments that several commands share

help-arg-help = Afficher cette aide
help-arg-version = Afficher la version
help-arg-lang = Langue : en, fr, es, nl, pl, cs ou ro
help-arg-game = quoridor, mini, pacman ou mspacman
help-arg-seats = Nombre de joueurs
help-arg-maze = Un labyrinthe ou un plateau : le nom d’un modèle fourni, un fichier, ou un labyrinthe en un mot
help-arg-options = Une option de règle, autant de fois qu’il faut ; palisade options JEU les liste
help-arg-position = Partir de cette position au lieu de celle du jeu
help-arg-moves = Puis jouer ces coups, séparés par des espaces
help-arg-json = Afficher du JSON
help-arg-level = Force de jeu, de 1 à 8
help-arg-threads = Nombre de fils d’exécution
help-arg-hash = Taille de la table de transposition, en mégaoctets
help-arg-movetime = Temps pour chaque coup, en millisecondes
help-arg-nodes = Nombre de positions à examiner pour chaque coup
help-arg-depth = Nombre de coups à calculer d’avance
help-arg-seed = Départ des nombres aléatoires ; le même départ donne le même résultat
help-arg-file = Le fichier de partie ; - est l’entrée standard
help-arg-database = La base de données : un fichier, ou sqlite:FICHIER
help-arg-cache = Le dossier des solutions de labyrinthes
help-arg-server = L’adresse du serveur
help-arg-token = Le jeton d’un invité ; sans lui, un nouvel invité est créé
help-arg-name = Le nom d’un nouvel invité
help-arg-table = La table : son identifiant ou son lien
help-arg-watch = Seulement regarder

## Arguments of single commands

help-analyse-game = Un jeu (quoridor, mini, pacman, mspacman) ou un fichier de partie ; - est l’entrée standard
help-analyse-movetime = Temps pour chaque position, en millisecondes
help-analyse-lines = Nombre de variantes à montrer
help-analyse-whole = Avec --json : toute l’analyse d’une partie, pas seulement ses coups
help-backup-file = La copie à écrire
help-restore-file = La copie à lire
help-bench-game = Seulement les positions de ce jeu
help-legal-batch = Lire une liste de coups par ligne sur l’entrée standard et répondre à chacune sur une ligne
help-legal-with = Ajoute ces champs à chaque réponse, après une tabulation : position, turn, result
help-show-json = Afficher en JSON la position, à qui de jouer et les coups permis
help-perft-depth = Profondeur, en nombre de coups
help-perft-divide = Compter séparément après chaque premier coup
help-playouts-seconds = Durée du jeu, en secondes
help-rules-width = Largeur maximale des lignes
help-rules-game-flag = Comme GAME
help-play-players = Qui joue, un par joueur : human, ou un niveau de 1 à 8
help-play-resume = Continuer la dernière partie en cours
help-play-plain = Ligne par ligne, pour lecteurs d’écran et scripts
help-match-mazes = Labyrinthes ou plateaux à utiliser tour à tour, par leur nom
help-match-clock = Temps pour tous les coups d’une partie et ajout par coup, en secondes, par exemple 60+1
help-match-grace = Retard permis pour un coup, en millisecondes ; au-delà, la partie est perdue
help-match-log = Écrire dans ce fichier chaque ligne envoyée aux programmes ou reçue d’eux
help-match-players = Qui joue : level:1 à level:8, mcts:PARTIES, ou la ligne de commande d’un programme UGI. Les résultats sont ceux du premier ; le dernier occupe les places restantes
help-match-games = Nombre maximal de parties
help-match-parallel = Nombre de parties en même temps
help-match-mirror = Rejouer chaque ouverture avec le dernier joueur à toutes les places : dans la variante PAC-MAN, chaque rôle du premier est comparé à cela
help-match-opening = Coups au hasard avant que les joueurs prennent la main
help-match-longest = Une partie de ce nombre de coups est nulle
help-match-sprt = Arrêter dès qu’il est clair si le premier est plus fort de ELO0 ou de ELO1
help-match-records = Garder chaque partie dans ce dossier ; un match qui y trouve ses parties continue
help-dataset-out = L’archive NumPy à écrire (.npz) ; tant qu’elle n’est pas complète, ses parties sont gardées dans un dossier à côté
help-dataset-records = Utiliser les parties de ce fichier ou de ce dossier au lieu de jouer ; autant de fois que nécessaire
help-dataset-games = Nombre de parties à jouer
help-dataset-opening = Coups au hasard au début de chaque partie, laissés de côté
help-dataset-longest = Une partie de ce nombre de coups est nulle
help-dataset-planes = Écrire aussi les plans de chaque position
help-solve-lives = Résoudre pour une vie jusqu’à ce nombre de vies
help-solve-quick = Dire seulement qui gagne au départ ; ne rien garder
help-solve-fair = Chercher un labyrinthe que les fantômes gagnent tant que PAC-MAN n’a pas toutes ses vies, et afficher son fichier
help-solve-size = La taille de son plateau
help-solve-ghosts = Son nombre de fantômes
help-solve-pellets = Son nombre de super pac-gommes
help-solve-fences = Son nombre de barrières
help-online-create-level = Des ordinateurs de ce niveau prennent toutes les autres places
help-online-create-all-mine = Tu joues pour tout le monde, comme à plusieurs devant un écran
help-online-create-clock = none, per-move:SECONDES, sudden-death:SECONDES, fischer:SECONDES+SECONDES ou days:JOURS
help-online-create-public = Montrer la table à tout le monde

## The server

help-migrate-file = Le fichier SQLite d’un serveur arrêté
help-migrate-database = La base PostgreSQL de destination : postgres://UTILISATEUR@HÔTE/NOM, vide
help-rebuild-database = La base de données : un fichier, ou postgres://UTILISATEUR@HÔTE/NOM
help-serve-config = Un fichier TOML avec ces réglages, un nom = valeur par ligne
help-serve-listen = L’adresse et le port d’écoute
help-serve-database = La base de données : un fichier, ou postgres://UTILISATEUR@HÔTE/NOM ; sinon palisade.sqlite dans le dossier de données
help-serve-bus = Où les nœuds d’une même base PostgreSQL s’avertissent : nats://HÔTE ; sinon dans la base elle-même
help-serve-node = Le nom de ce nœud parmi ceux d’une même base ; sinon sa machine et son port
help-serve-public-url = L’adresse que les gens voient, pour les liens, les cookies et le contrôle d’origine ; commence par https:// ou http://
help-serve-behind-proxy = Si un proxy inverse placé devant indique dans X-Forwarded-For qui appelle
help-serve-cache = Le dossier des solutions de labyrinthes PAC-MAN, que le niveau 8 utilise ; sinon celui de palisade solve
help-serve-engine-threads = Nombre de fils d’exécution pour les ordinateurs ; sinon un de moins que de cœurs
help-serve-engine-ms = Temps maximal de réflexion d’un ordinateur par coup, en millisecondes
help-serve-lag-ms = Part du temps d’un coup qui peut compter comme retard du réseau, en millisecondes
help-serve-sockets = Nombre maximal de connexions ouvertes
help-serve-sockets-per-address = Nombre maximal de connexions ouvertes depuis une adresse
help-serve-tables-per-socket = Nombre maximal de tables suivies par une connexion
help-serve-message-bytes = Taille maximale d’un message de client, en octets
help-serve-body-seconds = En combien de secondes un client doit avoir envoyé le corps d’une requête
help-serve-messages-per-minute = Nombre maximal de messages par minute sur une connexion
help-serve-requests-per-minute = Nombre maximal de requêtes par minute depuis une adresse
help-serve-tables-per-minute = Nombre maximal de tables créées par minute et par personne
help-serve-guests-per-minute = Nombre maximal de nouveaux invités par minute depuis une adresse
help-serve-tables-per-person = Nombre maximal de tables ouvertes par personne
help-serve-insights-per-minute = Nombre maximal d’indices demandés par minute et par personne
help-serve-probes-per-minute = Nombre maximal de valeurs exactes de labyrinthes par minute et par adresse
help-serve-solve-memory-mb = Mémoire maximale pour résoudre un labyrinthe à la demande, en mégaoctets ; 0 : jamais
help-serve-solve-disk-mb = Taille maximale du dossier des solutions ainsi rempli, en mégaoctets
help-serve-solves-per-day = Nombre maximal de labyrinthes résolus par jour et par personne
help-serve-backlog = Nombre de messages qui peuvent attendre un client lent avant la fermeture de sa connexion
help-serve-backlog-kb = Combien de kilooctets de messages peuvent attendre un client lent avant la fermeture de sa connexion
help-serve-waiting-hours = Après combien d’heures une table que personne n’a rejointe est annulée
help-serve-idle-days = Après combien de jours sans coup une partie sans pendule est annulée
help-serve-aborted-days = Après combien de jours une partie annulée est supprimée
help-serve-token-days = Combien de jours on peut s’absenter en restant connecté
help-serve-contact = Comment te joindre, pour la page sur la vie privée : une adresse e-mail ou web
help-serve-audit-days = Après combien de jours le journal de modération oublie ce qui a été fait
help-serve-rotate-key = Signer avec une nouvelle clé à partir de ce démarrage ; personne n’est déconnecté
help-serve-database-mb = Taille maximale de la base de données, en mégaoctets ; 0 : sans limite
help-serve-log = Détail du journal : error, warn, info, debug ou trace
help-serve-log-json = Journal en JSON, un objet par ligne
help-serve-no-qr = Ne pas afficher le code QR de l’adresse

## Errors in the arguments

usage-unknown-command = Il n’y a pas de commande « { $word } ».
usage-unknown-argument = « { $word } » n’a pas de sens ici.
usage-missing = Il manque : { $list }.
usage-missing-command = Dis quoi faire : { $list }.
usage-no-value = { $argument } demande une valeur.
usage-bad-value = { $argument } ne peut pas être « { $value } ».
usage-allowed = Valeurs possibles : { $values }.
usage-want-number = Écris un nombre entier.
usage-want-range = Écris un nombre de { $low } à { $high }.
usage-want-seconds = Écris un nombre de secondes, par exemple 2.5.
usage-want-sprt = Écris deux nombres, par exemple 0,10, le plus petit d’abord.
usage-want-clock = Écris une pendule, par exemple fischer:180+2 ou per-move:30.
usage-want-match-clock = Écris des secondes, par exemple 60, ou 60+1 avec l’ajout par coup.
usage-want-field = Écris position, turn ou result.
usage-conflict = { $argument } et { $other } ne vont pas ensemble.
usage-twice = { $argument } ne peut être donné qu’une fois.
usage-value-count = { $argument } n’a pas le bon nombre de valeurs.
usage-not-text = Un argument n’est pas un texte valable (UTF-8).
usage-did-you-mean = Voulais-tu dire { $words } ?
usage-see-help = Voir { $command } --help.
