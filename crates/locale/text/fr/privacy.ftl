### The privacy page: what a server stores, for how long, and how it is deleted.

privacy-title = Vie privée
privacy-lead = Ce que ce serveur sait de toi, pendant combien de temps, et comment tu l’effaces.
privacy-stored = Ce qui est conservé
privacy-stored-person = Un identifiant aléatoire qui te représente, et le pseudo que tu choisis. Pas de compte, pas de mot de passe, pas d’adresse e-mail.
privacy-stored-games = Les parties que tu joues ici : coups, temps, résultats et mots ajoutés aux dés. Tout le monde peut regarder les parties publiques ; les autres, seulement qui a le lien.
privacy-stored-cookie = Un seul cookie, qui prouve que tu es bien toi. Il faut l’avoir pour jouer et il ne sert à rien d’autre.
privacy-stored-device = Les réglages et les parties sur ton appareil restent dans ton navigateur.
privacy-stored-address = Ton adresse internet protège le serveur contre les abus. Elle est retenue tant que le serveur tourne ; avec une partie en cours, seule une empreinte en est conservée. Le journal la mentionne quand une demande est refusée, et une exclusion peut viser une plage d’adresses.
privacy-stored-nothing = Ni publicité, ni pistage, et la page ne charge rien depuis d’autres serveurs.
privacy-time = Pendant combien de temps
privacy-time-token =
    { $days ->
        [one] Tu restes connecté { $days } jour après ta dernière visite.
       *[other] Tu restes connecté { $days } jours après ta dernière visite.
    }
privacy-time-cancelled =
    { $days ->
        [one] Les parties annulées sont supprimées après { $days } jour.
       *[other] Les parties annulées sont supprimées après { $days } jours.
    }
privacy-time-games = Les autres parties restent, pour que celles et ceux qui les ont jouées puissent les revoir.
privacy-time-moderation =
    { $days ->
        [one] Les exclusions prennent fin d’elles-mêmes. Le journal de modération est gardé { $days } jour.
       *[other] Les exclusions prennent fin d’elles-mêmes. Le journal de modération est gardé { $days } jours.
    }
privacy-delete = Tout effacer
privacy-delete-how = Ouvre les réglages de la page et choisis « { $button } ». Ton pseudo disparaît de toutes les parties, celles en cours sont abandonnées et tu es déconnecté partout. Les parties terminées restent sans ton pseudo, et les dés se vérifient toujours. Les programmes envoient DELETE /api/v1/me.
privacy-delete-copies = Les sauvegardes du serveur gardent ton pseudo jusqu’à leur remplacement.
privacy-contact = Qui fait tourner ce serveur
privacy-contact-none = La personne qui fait tourner ce serveur n’a pas indiqué comment la joindre.
privacy-back = Retour aux jeux
