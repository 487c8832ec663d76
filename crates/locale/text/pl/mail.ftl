### Mails that the server sends.

mail-hello = Cześć, { $name }!
mail-verify-subject = Potwierdź swój adres e-mail
mail-verify = Otwórz ten link, żeby potwierdzić, że ten adres e-mail należy do twojego konta na { $server }:
mail-sign-in-subject = Twój link do logowania
mail-sign-in = Otwórz ten link, żeby zalogować się na swoje konto na { $server }:
mail-once = Link działa raz i jest ważny godzinę.
mail-not-you = Jeśli to nie twoja prośba, zignoruj tę wiadomość: nic się nie zmieni.
