### Mails that the server sends.

mail-hello = Salut, { $name }!
mail-verify-subject = Confirmă-ți adresa de e-mail
mail-verify = Deschide acest link ca să confirmi că această adresă de e-mail e a contului tău de pe { $server }:
mail-sign-in-subject = Linkul tău de conectare
mail-sign-in = Deschide acest link ca să te conectezi la contul tău de pe { $server }:
mail-once = Linkul funcționează o singură dată și e valabil o oră.
mail-not-you = Dacă nu tu ai cerut acest mesaj, ignoră-l: nu se schimbă nimic.
