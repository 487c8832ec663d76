### Accounts on the page: a name that lasts, for whoever wants one.

## For guests

account-title = Compte
account-not-here = Ce serveur n’a pas de comptes : ici, tout le monde joue sans compte.
account-keep = Garde ton pseudo
account-keep-why = Avec un compte, tu retrouves ton pseudo et tes parties sur tous tes appareils. Tu peux aussi jouer sans.
account-name = Pseudo
account-name-hint = De 2 à 20 lettres, chiffres, _ ou -, en commençant par une lettre ou un chiffre. Tout le monde le voit.
account-password = Mot de passe
account-password-hint = Au moins 10 caractères. Trois ou quatre mots, c’est facile à retenir.
account-show-password = Afficher le mot de passe
account-hide-password = Masquer le mot de passe
account-create = Créer le compte
account-sign-in = Se connecter
account-have-one = J’ai déjà un compte
account-switch = Après la connexion, cet appareil utilise ce compte. Les parties jouées ici sans compte n’y sont pas ajoutées.
account-by-code = Utiliser un code de secours
account-by-password = Utiliser le mot de passe
account-code = Code de secours
account-code-hint = L’un des dix codes reçus avec le compte. Chacun ne sert qu’une fois.
account-ended = Ta session sur cet appareil est terminée. Reconnecte-toi.
account-signed-out = Ta session est fermée.
account-recovered = Connexion réussie. Choisis maintenant un nouveau mot de passe.
account-link = Retrouve ton compte
account-link-reset = La personne qui gère ce serveur a créé ce lien pour toi. Il ne sert qu’une fois.
account-link-sign-in = Ce lien t’a été envoyé par e-mail. Il ne sert qu’une fois.
account-link-mail = Confirme que cette adresse e-mail est la tienne.
account-confirm = Confirmer
account-mail-confirmed = L’adresse e-mail est confirmée.
account-gone = Le compte est effacé.

## What is wrong with a field

account-name-missing = Indique un pseudo.
account-name-short = Un pseudo doit avoir au moins 2 caractères.
account-name-long = Un pseudo peut avoir au plus 20 caractères.
account-name-letters = Un pseudo ne peut contenir que des lettres, des chiffres, _ et -, sans espace.
account-password-missing = Indique un mot de passe.
account-password-short = Un mot de passe doit avoir au moins 10 caractères.
account-password-long = Un mot de passe peut avoir au plus 200 caractères.
account-password-name = Le mot de passe doit être différent du pseudo.
account-password-same = C’est déjà ton mot de passe. Choisis-en un autre.
account-code-missing = Indique un code de secours.
account-label-missing = Écris à quoi sert le jeton.
account-label-long = Écris 40 caractères au plus.
account-scopes-missing = Choisis au moins un droit pour le jeton.

## What moderators told somebody

people-notice-warning = Tu as reçu un avertissement de la modération.
people-notice-silence = La modération a masqué ton pseudo, tes tables publiques et tes phrases.
people-notice-ban = La modération t’a interdit l’accès à ce serveur.
people-notice-rename = La modération t’a donné un autre pseudo.
people-notice-until = Jusqu’au { DATETIME($date) }
people-notice-read = J’ai lu

## Blocked people, and reports

people-blocked-people = Personnes bloquées
people-block-why = Une personne bloquée ne te sera jamais proposée comme adversaire, et ni elle ni toi ne pourrez rejoindre les tables publiques de l’autre. Elle n’en est pas informée.
people-blocked-none = Tu n’as bloqué personne.
people-block = Bloquer
people-unblock = Débloquer
people-blocked = Personne bloquée. Elle ne te sera plus proposée comme adversaire.
people-unblocked = Personne débloquée.
people-report = Signaler
people-report-why = Pourquoi signaler { $name } ?
people-report-what = La modération lit le signalement et décide. Personne d’autre ne sait qui l’a envoyé.
people-report-send = Envoyer le signalement
people-reported = Merci. La modération va s’en occuper.
people-reason-cheating = Coups trouvés par un programme
people-reason-stalling = Temps perdu exprès, ou partie quittée
people-reason-name = Pseudo insultant
people-reason-maze = Labyrinthe insultant
people-reason-other = Autre raison
people-page = Voir sa page
people-mute = Masquer ses phrases
people-unmute = Afficher ses phrases
people-moderation = Page de la modération

## Friends and challenges

people-follow = Suivre
people-unfollow = Ne plus suivre
people-follow-done = Tu suis cette personne. Si elle te suit aussi, elle apparaîtra parmi tes amis.
people-unfollow-done = Tu ne suis plus cette personne.
people-friends = Amis
people-friends-why = Deux personnes qui se suivent mutuellement sont amies. Seuls tes amis voient quand tu es en ligne.
people-friends-none = Personne pour l’instant. Ouvre la page de quelqu’un et choisis « Suivre ».
people-friend = Vous vous suivez mutuellement
people-following = Tu suis cette personne
people-follower = Te suit
people-online = En ligne
people-challenge = Défier
people-challenge-send = Envoyer le défi
people-challenged = Défi envoyé. La table vous attend.
people-challenges = Défis
people-accept = Accepter
people-decline = Refuser
people-withdraw = Retirer
people-open-table = Ouvrir la table
people-decline-plain = Sans explication
people-decline-later = Pas maintenant
people-decline-clock = Avec un autre chrono, volontiers
people-decline-game = À un autre jeu, volontiers
people-decline-strangers = Seulement entre amis
people-challenge-open = En attente d’une réponse
people-challenge-accepted = Défi accepté
people-challenge-declined = Défi refusé
people-challenge-withdrawn = Défi retiré
people-challenge-expired = Défi resté sans réponse
people-side = Ton camp
people-person = Quelqu’un
people-challenge-new = Nouveau défi
people-challenges-you = { $name } te défie
people-challenge-to = Ton défi à { $name }
people-challenge-from = Défi lancé par { $name }
people-answer-later = Répondre plus tard

## Email

account-mail = Adresse e-mail
account-mail-why = Si tu oublies ton mot de passe, tu pourras y recevoir un lien de connexion. Personne d’autre ne voit cette adresse.
account-mail-add = Ajouter une adresse e-mail
account-mail-change = Changer l’adresse
account-mail-remove = Supprimer l’adresse
account-mail-removed = L’adresse e-mail a été supprimée.
account-mail-send = Envoyer le lien
account-mail-sent = Le lien est parti vers cette adresse. Ouvre-le dans l’heure pour confirmer qu’elle est bien la tienne.
account-mail-waiting = Pas encore confirmée : { $address }. Ouvre le lien reçu par e-mail, ou demandes-en un autre.
account-by-mail = Recevoir un lien par e-mail
account-mail-hint = L’adresse que tu as confirmée dans ton compte.
account-link-sent = Si un compte a cette adresse, le lien est en route. Il ne sert qu’une fois et reste valable une heure.
account-linked = Connexion réussie. Si tu as oublié ton mot de passe, choisis-en un nouveau maintenant.
account-mail-missing = Indique une adresse e-mail.
account-mail-wrong = Une adresse e-mail ressemble à nom@example.org.

## Recovery codes

account-codes = Codes de secours
account-codes-once = Garde ces dix codes en lieu sûr : ils ne s’affichent qu’une fois. Si tu oublies ton mot de passe, chacun te permet de te connecter une fois.
account-codes-copy = Copier les codes
account-codes-save = Télécharger les codes
account-codes-kept = Je les ai enregistrés
account-codes-left =
    { $count ->
        [0] Il ne reste aucun code de secours.
        [one] Il reste { $count } code de secours.
       *[other] Il reste { $count } codes de secours.
    }
account-codes-new = Nouveaux codes de secours
account-codes-new-why = Les anciens ne serviront plus.

## The account

account-since = Depuis le { DATETIME($date) }
account-page-link = Ta page telle que les autres la voient
account-picture = Image
account-picture-none = Pas d’image
account-picture-pawn = Pion
account-picture-fence = Barrière
account-picture-maze = Labyrinthe
account-picture-die = Dé
account-picture-spinner = Roulette
account-picture-cat = Chat
account-picture-frog = Grenouille
account-picture-bird = Oiseau
account-picture-fish = Poisson
account-picture-leaf = Feuille
account-picture-moon = Lune
account-picture-sun = Soleil
account-private = Page privée : personne d’autre ne voit la liste de tes parties
account-rename = Changer de pseudo
account-rename-hint = Le nouveau pseudo apparaît aussi dans les anciennes parties.
account-save = Enregistrer
account-saved = C’est enregistré.
account-password-change = Changer le mot de passe
account-password-set = Choisir un mot de passe
account-password-now = Mot de passe actuel
account-password-new = Nouveau mot de passe
account-password-changed = Le mot de passe a été changé. Tes autres sessions sont fermées.
account-sessions = Tes sessions ouvertes
account-session-this = cet appareil
account-session-unknown = Appareil inconnu
account-session-used = Dernière utilisation : { DATETIME($date) }
account-session-end = Fermer cette session
account-tokens = Jetons pour tes programmes
account-tokens-why = Un programme muni d’un jeton agit en ton nom. Donne à chaque programme son propre jeton, avec les seuls droits nécessaires.
account-token-label = À quoi sert-il ?
account-token-scopes = Que permet-il ?
account-scope-read = Lire tes parties
account-scope-play = Jouer
account-scope-bot = Jouer en tant que programme
account-scope-tournament = Organiser des tournois
account-scope-moderate = Modérer
account-token-create = Créer un jeton
account-token-once = Copie le jeton maintenant : il ne s’affiche qu’une fois.
account-token-copy = Copier le jeton
account-token-revoke = Révoquer
account-token-unused = Jamais utilisé
account-tokens-none = Tu n’as pas de jeton.
account-data = Tes données
account-export = Télécharger toutes mes données
account-sign-out = Se déconnecter
account-delete = Effacer le compte
account-delete-sure = Ton pseudo disparaîtra de toutes les parties et tu abandonneras celles qui sont en cours. C’est irréversible.
account-delete-now = Effacer définitivement

## Passkeys

account-passkeys = Clés d’accès
account-passkeys-why = Une clé d’accès te permet de te connecter avec ton empreinte digitale, ton visage ou le code de ton appareil, sans rien à retenir.
account-passkey-create = Créer un compte avec une clé d’accès
account-passkey-sign-in = Se connecter avec une clé d’accès
account-passkey-add = Ajouter une clé d’accès
account-passkey-remove = Supprimer
account-passkey-cancelled = Aucune clé d’accès n’a été utilisée. Réessaie, ou choisis un autre moyen.

## Somebody’s page

person-nobody = Aucun compte n’a ce pseudo ici, ou sa page est privée.
person-games = Parties
person-all-games = Toutes les parties
person-no-games = Pas encore de parties.
person-open = Ouvrir
person-won = Gagnée
person-lost = Perdue
person-more = Afficher plus
person-archive = Télécharger toutes les parties
person-result = Résultat
person-any-result = Tous les résultats
person-opponent = Adversaire
person-opponent-hint = Pseudo d’un compte
person-filter = Filtrer
person-people = Joue avec
person-score = Gagnées : { $won } · nulles : { $draws } · perdues : { $lost }
person-together = Parties avec { $name }
person-since = Ici depuis le { DATETIME($date) }
person-count =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }

## Refusals of the server

server-people-yourself = C’est toi. Choisis quelqu’un d’autre.
server-people-nobody = Personne ici n’a le pseudo ou l’identifiant « { $word } ».
server-people-too-many-blocks = Tu peux bloquer { $most } personnes au maximum. Commence par en débloquer une.
server-people-too-many-mutes = Tu peux masquer les phrases de { $most } personnes au maximum. Commence par réafficher celles de quelqu’un.
server-people-report-table = Cette personne n’a pas créé cette table et n’y joue pas.
server-people-no-case = Le dossier { $id } n’existe pas ou a été effacé.
server-people-case-taken = { $moderator } s’occupe déjà de ce dossier.
server-people-case-closed = { $moderator } a déjà fermé ce dossier.
server-people-unreachable = Tu ne peux pas joindre cette personne ici.
server-people-challenged-before = Tu as déjà défié cette personne. Attends sa réponse, ou retire le défi.
server-people-too-many-challenges = Tu peux avoir { $most } défis en cours au maximum. Retires-en d’abord un.
server-people-no-challenge = Ce défi n’est plus valable.
server-people-too-many-followed = Tu peux suivre { $most } personnes au maximum. Choisis d’abord « Ne plus suivre » sur la page de l’une d’elles.
server-people-empty-note = La note est vide. Écris quelque chose.

server-account-none = Tu joues sans compte : il n’y a donc aucun compte à afficher ou à modifier.
server-account-unknown = Aucun compte ne s’appelle « { $name } ».
server-account-name-length = Un pseudo doit avoir de { $least } à { $most } caractères.
server-account-name-characters = Un pseudo se compose de lettres, de chiffres et des signes « _ » et « - », et commence par une lettre ou un chiffre.
server-account-name-taken = Ce pseudo est pris, ou ressemble trop à un autre. Choisis-en un autre.
server-account-name-held = Ce pseudo appartenait il y a peu à quelqu’un d’autre, et un pseudo abandonné reste réservé pendant { $days } jours. Choisis-en un autre.
server-account-result = Le résultat « { $word } » n’existe pas. Choisis won, lost ou draw.
server-account-password-length = Un mot de passe doit avoir de { $least } à { $most } caractères.
server-account-password-common = Ce mot de passe est l’un des premiers que quelqu’un essaierait. Choisis-en un autre.
server-account-password-wrong = Le mot de passe n’est pas le bon. Réessaie.
server-account-sign-in = Le pseudo ne correspond pas au mot de passe ou au code. Vérifie-les.
server-account-reset-code = Ce lien a expiré ou a déjà servi. Demandes-en un autre.
server-account-mail-off = Ce serveur n’envoie pas d’e-mails.
server-account-mail-address = Le serveur ne peut pas envoyer d’e-mail à cette adresse. Vérifie-la.
server-account-mail-taken = Un autre compte a déjà cette adresse e-mail. Choisis-en une autre.
server-account-mail-too-often = Trop de liens ont été demandés. Regarde dans ta boîte de réception, ou réessaie dans une heure.
server-account-passkeys-off = Ce serveur ne propose pas de clés d’accès.
server-account-passkey-late = La demande a expiré ou a déjà servi. Réessaie.
server-account-passkey-wrong = Cette clé d’accès ne peut pas servir ici. Réessaie, ou choisis un autre moyen.
server-account-passkey-sign-in = Aucun compte ici n’utilise cette clé d’accès. Elle a peut-être été supprimée.
server-account-passkey-known = Cette clé d’accès appartient déjà à un compte.
server-account-passkey-last = Sans cette clé d’accès, tu ne pourrais plus te connecter. Choisis d’abord un mot de passe ou ajoute une autre clé d’accès.
server-account-no-passkey = Cette clé d’accès n’existe plus.
server-account-too-many-passkeys = Un compte peut avoir au plus { $most } clés d’accès. Commence par en supprimer une.
server-account-no-session = Cette session n’existe plus.
server-account-no-token = Ce jeton n’existe plus.
server-account-new-token = Un jeton doit avoir un nom de { $longest } caractères au plus, au moins un droit et une date d’expiration à venir.
server-account-too-many-tokens = Un compte peut avoir au plus { $most } jetons. Commence par en révoquer un.
server-account-picture = Cette image n’existe pas. Choisis-en une autre.
server-account-no-profile = Aucun compte n’a ce pseudo, ou sa page est privée.
