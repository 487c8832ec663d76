## The moderators’ page

server-moderation-yourself = Tu ne peux pas décider de ton propre cas.
server-moderation-role = { $name } a un rôle sur ce serveur. La personne qui gère le serveur doit d’abord le retirer.
server-moderation-own-address = Ta propre adresse en fait partie. Confirme que c’est voulu.
server-moderation-acted = { $moderator } a agi entre-temps. Regarde de nouveau le dossier avant de décider.
