### What a server refuses, and what running one says.

## Sitting down

server-no-table = Il n’y a pas de table { $table }.
server-no-seat = La table n’a pas de place { $seat }.
server-seat-taken = La place { $seat } est prise.
server-seat-reserved = La place { $seat } est réservée à quelqu’un d’autre.
server-seated = Vous êtes déjà assis à cette table.
server-full = Aucune place n’est libre pour vous ici.
server-piece-taken = Quelqu’un d’autre a ce personnage.
server-creator-only = Seule la personne qui a ouvert la table peut le faire.
server-too-many-places = Il y a plus de joueurs prévus que de places.
server-level = Les niveaux vont de 1 à 8.
server-clock = Aucune pendule ne se règle ainsi.
server-starter = Cette place ne peut pas commencer.
server-start-over = La partie serait finie avant de commencer : { $position }
server-luck = Ce que vous ajoutez aux dés est un mot de { $longest } octets au plus.
server-too-many-tables = Vous avez { $most } tables ouvertes ; finissez-en une d’abord.

## Playing

server-not-started = La partie n’a pas commencé.
server-started = La partie a déjà commencé.
server-over = La partie est finie.
server-not-over = La partie n’est pas encore finie.
server-not-yours = Cette place n’est pas la vôtre.
server-not-your-turn = C’est au tour de la place { $seat }.
server-not-a-move = { $word } n’est pas un coup.
server-paused = La partie est en pause.
server-not-paused = La partie n’est pas en pause.
server-abort-late = Tout le monde a joué : la partie ne peut plus être annulée que d’un commun accord.
server-offered = Vous l’avez déjà proposé.
server-no-offer = Personne ne l’a proposé.
server-takeback = Il n’y a pas de coup à reprendre : aucun des vôtres, ou un tirage l’a suivi.
server-machine-declines = Les machines n’acceptent pas la nulle.
server-stale = Autre chose s’est passé entre-temps ; l’événement suivant est le numéro { $next }.
server-taken = Un autre événement porte ce numéro.
server-seq = Un coup doit dire quel numéro il doit recevoir.
server-nonce = Le nonce doit avoir de 1 à { $longest } caractères.

## Hints

server-insight-live = Pas d’indices tant que vous jouez à ce jeu avec des gens.
server-insight-turn = Rien à conseiller : personne n’est au trait.
server-insight-failed = La machine n’a pas trouvé de réponse ; redemandez dans un instant.
server-no-ply = La partie n’est pas si longue.

## People and programs

server-token = Dites d’abord qui vous êtes.
server-name = Un nom a au moins un caractère visible.
server-code = Ce code a déjà servi ou est trop ancien.
server-origin = Cette page ne peut pas parler en votre nom ici.
server-too-often = Trop à la fois ; attendez un instant.
server-too-many-sockets = Trop de connexions depuis ici.
server-too-many-watched = Une connexion suit au plus { $most } tables.
server-too-big = Ce message est trop long.
server-malformed = Ce message n’a pas de sens : { $why }
server-binary = Les messages sont du texte.
server-not-json = Dites que le corps est du JSON.
server-no-call = Cet appel n’existe pas.
server-private = Ceci n’est pas public.
server-busy = La table est occupée ; réessayez.
server-storage = Le serveur ne peut pas écrire ; rien n’a changé.
server-corrupt = La table { $table } est illisible.
server-stopping = Le serveur s’arrête ; revenez dans un instant.

## Running it

server-reach-local = Ouvrez { $url }
server-reach-others = Depuis d’autres appareils : { $url }
server-port-taken = { $address } est pris par un autre programme ; choisissez-en un autre avec --listen.
server-cannot-run = Le serveur ne peut pas démarrer : { $why }
server-unreachable = { $url } est injoignable : { $why }
server-refused = Le serveur refuse : { $why }
server-backup-done = Toute la base de données est dans { $path }.

## Dice

server-dice-fair = Les dés sont conformes à la promesse ; vérifiés : { $rolls }.
server-dice-missing = La partie n’a pas de ligne { $line } pour vérifier.
server-dice-commitment = La graine n’est pas celle qui était promise.
server-dice-starter = Les dés disent que la place { $seat } commence.
server-dice-roll = Le mot { $nth } est { $found }, mais les dés disent { $expected }.
