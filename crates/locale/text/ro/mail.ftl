### Mails that the server sends.

mail-hello = Salut, { $name },
mail-verify-subject = Confirmă-ți adresa de e-mail
mail-verify = cu acest link confirmi că această adresă de e-mail e a contului tău de pe { $server }:
mail-sign-in-subject = Linkul tău pentru a deschide sesiunea
mail-sign-in = cu acest link deschizi sesiunea contului tău de pe { $server }:
mail-once = Linkul merge o singură dată, timp de o oră.
mail-not-you = Dacă nu tu ai cerut acest mesaj, nu face nimic: nu se schimbă nimic.
