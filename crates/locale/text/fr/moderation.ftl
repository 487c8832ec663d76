## The moderators’ page

moderation-title = Modération
moderation-only = Cette page est réservée à la modération.
moderation-elsewhere = Sur ce serveur, la modération a sa propre adresse : utilise « palisade admin ».
moderation-open = Dossiers ouverts
moderation-closed = Dossiers fermés
moderation-in-force = En vigueur
moderation-audit = Journal de modération
moderation-none = Il n’y a rien ici.
moderation-reporters =
    { $count ->
        [one] Signalement fait par { $count } personne
       *[other] Signalements faits par { $count } personnes
    }
moderation-taken = { $moderator } s’en occupe
moderation-closed-by = Fermé par { $moderator }
moderation-take = Prendre le dossier
moderation-release = Laisser à d’autres
moderation-close = Fermer le dossier
moderation-reports = Signalements
moderation-called = Pseudo à ce moment-là : { $name }
moderation-table = Ouvrir la table
moderation-person = À propos de la personne
moderation-names = Anciens pseudos : { $names }
moderation-address = Dernière adresse : { $address }
moderation-fair-play = Fair-play
moderation-quick-losses = Parties classées examinées : { $games }. Perdues en quelques coups : { $count }.
moderation-quick-losses-to = Défaites rapides contre { $name } : { $count }
moderation-same-address = Parties contre { $name } (même dernière adresse) : { $count }
moderation-early-leaves = Parties quittées très tôt en un jour : { $count }
moderation-tables = Dernières tables
moderation-earlier = Autres dossiers
moderation-history = Ce qui a été fait
moderation-told = Ce qui a été dit à la personne
moderation-read = Lu le { DATETIME($date) }
moderation-notes = Notes de la modération
moderation-note = Une note pour la modération
moderation-note-add = Ajouter la note
moderation-decide = Décider
moderation-act-warn = Avertir
moderation-act-silence = Masquer
moderation-act-ban = Exclure
moderation-act-range = Exclure des adresses
moderation-act-rename = Changer le pseudo
moderation-act-lift = Lever
moderation-act-close = Dossier fermé
moderation-act-forget = Données effacées
moderation-act-remove = Table effacée
moderation-act-end = Partie arrêtée
moderation-act-restart = Redémarrage
moderation-act-role = Rôle changé
moderation-act-reset = Lien de connexion
moderation-what-silence = Cette personne peut continuer à jouer, mais les autres ne voient plus son pseudo ni ses phrases, et ses tables ne sont plus publiques.
moderation-new-name = Nouveau pseudo
moderation-addresses = Adresses, par exemple 192.0.2.0/24
moderation-confirm = Ma propre adresse peut en faire partie
moderation-why = Motif, que la personne lira
moderation-no-reason = Aucun motif
moderation-reason = Pour la modération seulement
moderation-duration = Pour combien de temps
moderation-preview = La personne lira, dans sa langue :
moderation-done = C’est fait et noté dans le journal de modération.
moderation-saved = C’est fait.
server-moderation-yourself = Tu ne peux pas décider de ton propre cas.
server-moderation-role = { $name } a un rôle sur ce serveur. La personne qui gère le serveur doit d’abord le retirer.
server-moderation-own-address = Ta propre adresse en fait partie. Confirme que c’est voulu.
server-moderation-acted = { $moderator } a agi entre-temps. Regarde de nouveau le dossier avant de décider.
