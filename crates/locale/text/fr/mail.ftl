### Mails that the server sends.

mail-hello = Bonjour { $name },
mail-verify-subject = Confirme ton adresse e-mail
mail-verify = Ouvre ce lien pour confirmer que cette adresse e-mail est celle de ton compte sur { $server } :
mail-sign-in-subject = Ton lien de connexion
mail-sign-in = Ouvre ce lien pour te connecter à ton compte sur { $server } :
mail-once = Le lien ne sert qu’une fois et reste valable une heure.
mail-not-you = Si la demande ne vient pas de toi, ignore cet e-mail : rien ne changera.
mail-former-subject = L’adresse e-mail de ton compte a changé
mail-former = Cette adresse e-mail n’est plus celle de ton compte sur { $server } : elle a été remplacée ou supprimée. Les liens de connexion n’arrivent plus ici.
mail-former-not-you = C’était toi ? Alors il n’y a rien à faire. Sinon, quelqu’un d’autre connaît peut-être ton mot de passe : connecte-toi et choisis-en un nouveau, ce qui ferme toutes tes autres sessions. Si tu ne peux plus te connecter, utilise un code de secours ou adresse-toi à la personne qui gère le serveur.
mail-contact = Pour joindre la personne qui gère le serveur : { $contact }
