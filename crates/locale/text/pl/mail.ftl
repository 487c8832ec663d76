### Mails that the server sends.

mail-hello = Cześć, { $name }!
mail-verify-subject = Potwierdź swój adres e-mail
mail-verify = Tym linkiem potwierdzasz, że ten adres e-mail należy do twojego konta na { $server }:
mail-sign-in-subject = Twój link do logowania
mail-sign-in = Tym linkiem zalogujesz się na swoje konto na { $server }:
mail-once = Link działa raz, przez godzinę.
mail-not-you = Jeśli to nie twoja prośba, nie rób nic: nic się nie zmieni.
