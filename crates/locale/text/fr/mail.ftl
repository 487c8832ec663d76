### Mails that the server sends.

mail-hello = Bonjour { $name },
mail-verify-subject = Confirme ton adresse e-mail
mail-verify = ce lien confirme que cette adresse e-mail est celle de ton compte sur { $server } :
mail-sign-in-subject = Ton lien pour ouvrir la session
mail-sign-in = ce lien ouvre ta session sur { $server } :
mail-once = Le lien sert une fois, pendant une heure.
mail-not-you = Si la demande ne vient pas de toi, ne fais rien : rien ne changera.
