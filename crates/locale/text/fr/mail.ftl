### Mails that the server sends.

mail-hello = Bonjour { $name },
mail-verify-subject = Confirme ton adresse e-mail
mail-verify = Ouvre ce lien pour confirmer que cette adresse e-mail est celle de ton compte sur { $server } :
mail-sign-in-subject = Ton lien de connexion
mail-sign-in = Ouvre ce lien pour te connecter à ton compte sur { $server } :
mail-once = Le lien ne sert qu’une fois et reste valable une heure.
mail-not-you = Si la demande ne vient pas de toi, ignore cet e-mail : rien ne changera.
