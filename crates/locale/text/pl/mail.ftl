### Mails that the server sends.

mail-hello = Cześć, { $name }!
mail-verify-subject = Potwierdź swój adres e-mail
mail-verify = Otwórz ten link, żeby potwierdzić, że ten adres e-mail należy do twojego konta na { $server }:
mail-sign-in-subject = Twój link do logowania
mail-sign-in = Otwórz ten link, żeby zalogować się na swoje konto na { $server }:
mail-once = Link działa raz i jest ważny godzinę.
mail-not-you = Jeśli to nie twoja prośba, zignoruj tę wiadomość: nic się nie zmieni.
mail-former-subject = Adres e-mail twojego konta się zmienił
mail-former = Ten adres e-mail nie należy już do twojego konta na { $server }: został zastąpiony albo usunięty. Linki do logowania już tu nie przychodzą.
mail-former-not-you = Jeśli to twoja zmiana, nie musisz nic robić. Jeśli nie, ktoś może znać twoje hasło: zaloguj się i ustaw nowe, a sesje na wszystkich innych urządzeniach się zakończą. Jeśli nie możesz się już zalogować, użyj kodu odzyskiwania albo napisz do administratora serwera.
mail-contact = Kontakt do administratora serwera: { $contact }
