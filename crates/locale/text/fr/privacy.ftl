### The privacy page: what a server stores, for how long, and how it is deleted.

privacy-title = Vie privée
privacy-lead = Ce que ce serveur sait de toi, combien de temps il le garde et comment l’effacer.
privacy-stored = Ce qui est conservé
privacy-stored-person = Un identifiant aléatoire qui te représente, et le pseudo que tu choisis.
privacy-stored-account = Le compte est facultatif. Si tu en as un, le serveur garde aussi son pseudo et son image ; la date et l’heure de sa création ; une empreinte (hash) du mot de passe, de chaque code de secours et de chaque jeton ; la partie publique de chaque clé d’accès ; pour chaque clé et chaque session, le type d’appareil ainsi que la date et l’heure de la dernière utilisation. Ta page montre le pseudo, l’image et la date de création ; le reste sert à te connecter et à te montrer tes sessions ouvertes.
privacy-stored-mail = Si tu ajoutes une adresse e-mail à ton compte, elle est gardée avec lui. Tu y reçois les liens et les notifications que tu demandes, et un message quand elle est remplacée ou supprimée. Personne d’autre ne la voit.
privacy-stored-games = Les parties que tu joues ici : coups, temps, résultats et, si tu en ajoutes un, un texte de ton choix, mélangé aux dés pour que personne ne puisse prévoir les lancers. Tout le monde peut regarder les parties publiques ; pour les autres, il faut le lien.
privacy-stored-safety = Les personnes que tu bloques, pour que vous ne vous croisiez plus, et celles dont tu masques les phrases, pour que tu ne les lises plus. Les signalements que tu fais ou qui te concernent : qui les a envoyés, pourquoi, à quelle table, et le pseudo à ce moment-là. Seule la modération voit les signalements. Elle voit aussi tes tables, tes anciens pseudos, les décisions précédentes, les messages qu’elle t’a envoyés et si tu les as lus, ses notes sur toi, et ta dernière adresse IP depuis le démarrage du serveur.
privacy-stored-friends = Les personnes que tu suis et, pendant une heure, le moment de ta dernière visite, pour que tes amis voient si tu es en ligne. Les défis, jusqu’à un jour après leur fin.
privacy-stored-puzzles = Avec un compte : les problèmes que tu as essayés, si tu les as résolus, et ton classement aux problèmes.
privacy-stored-mazes = Les labyrinthes que tu publies avec un compte : le labyrinthe, son nom, la date de publication et le fait qu’il vient de toi. Tout le monde peut les voir. Quand tes données sont effacées, ils restent, sans ton pseudo et sans leur nom. Le serveur compte les parties jouées dans un labyrinthe, sans retenir qui les joue.
privacy-stored-notices = Si tu demandes des notifications : l’adresse et les clés de ton navigateur auprès de son service de notifications, ta langue, ce que tu veux savoir et à quelles heures. Les messages sont chiffrés pour ton navigateur : le service apprend qu’il y en a un, pas ce qu’il dit. Le serveur retient une semaine ce qu’il t’a annoncé, pour ne rien annoncer deux fois.
privacy-stored-ratings = Si tu joues des parties classées : ton classement dans chaque type de partie et ce que chaque partie y a changé. Les autres les voient, sauf si ta page est privée. Le serveur retient pendant un jour quelles parties, classées ou contre un adversaire qu’il t’a trouvé, tu as quittées très tôt.
privacy-stored-cookie = Un seul cookie, grâce auquel le serveur te reconnaît. Il est nécessaire pour jouer et ne sert à rien d’autre.
privacy-stored-device = Les réglages, les parties enregistrées sur ton appareil et tes résultats aux problèmes restent dans ton navigateur.
privacy-stored-address = Ton adresse IP sert à empêcher les abus. Elle reste en mémoire tant que le serveur tourne ; pour une partie en cours, seule une empreinte (hash) en est enregistrée. Elle figure dans le journal quand une requête est refusée, et une exclusion peut viser une plage d’adresses.
privacy-stored-nothing = Ni publicité ni pistage ; la page ne charge rien depuis d’autres serveurs.
privacy-time = Durée de conservation
privacy-time-token =
    { $days ->
        [one] Ta session reste ouverte { $days } jour après ta dernière visite.
       *[other] Ta session reste ouverte { $days } jours après ta dernière visite.
    }
privacy-time-cancelled =
    { $days ->
        [one] Les parties annulées sont supprimées après { $days } jour.
       *[other] Les parties annulées sont supprimées après { $days } jours.
    }
privacy-time-games = Les autres parties restent, pour que celles et ceux qui les ont jouées puissent les revoir.
privacy-time-account = Un compte est gardé jusqu’à ce que tu l’effaces, une session jusqu’à ce qu’elle expire ou que tu la fermes. Un pseudo que tu n’utilises plus reste réservé pendant 30 jours, sous forme d’empreinte (hash), pour que personne ne le reprenne aussitôt.
privacy-time-reports = Les signalements et les notes de la modération sont effacés 90 jours après la fermeture du dossier ou, s’il reste ouvert, 180 jours après le dernier signalement. Un message de la modération est effacé dès qu’il n’est plus valable. Les personnes bloquées et les phrases masquées le restent jusqu’à ce que tu changes d’avis.
privacy-time-mail = Une adresse e-mail est gardée jusqu’à ce que tu la supprimes ; sans confirmation, deux jours. Les liens sont valables une heure ; un e-mail qui ne peut pas être remis est gardé un jour.
privacy-time-moderation =
    { $days ->
        [one] Les exclusions expirent d’elles-mêmes. Le journal de modération est conservé { $days } jour.
       *[other] Les exclusions expirent d’elles-mêmes. Le journal de modération est conservé { $days } jours.
    }
privacy-delete = Tout effacer
privacy-delete-how = Ouvre la page des réglages et choisis « { $button } ». Ton pseudo disparaît de toutes les parties, tu abandonnes celles qui sont en cours et tes sessions sont fermées sur tous tes appareils. Les parties terminées restent, sans ton pseudo, et leurs dés peuvent toujours être vérifiés. Les programmes envoient DELETE /api/v1/me.
privacy-delete-account = Un compte s’efface sur sa propre page, qui demande le mot de passe s’il y en a un ; tu peux aussi y télécharger toutes tes données.
privacy-delete-copies = Les sauvegardes du serveur gardent ton pseudo jusqu’à leur remplacement.
privacy-contact = Qui gère ce serveur
privacy-contact-none = La personne qui gère ce serveur n’a pas laissé de coordonnées.
privacy-back = Retour aux jeux
