### Mails that the server sends.

mail-hello = Salut, { $name }!
mail-verify-subject = Confirmă-ți adresa de e-mail
mail-verify = Deschide acest link ca să confirmi că această adresă de e-mail e a contului tău de pe { $server }:
mail-sign-in-subject = Linkul tău de conectare
mail-sign-in = Deschide acest link ca să te conectezi la contul tău de pe { $server }:
mail-once = Linkul funcționează o singură dată și e valabil o oră.
mail-not-you = Dacă nu tu ai cerut acest mesaj, ignoră-l: nu se schimbă nimic.
mail-former-subject = Adresa de e-mail a contului tău s-a schimbat
mail-former = Această adresă de e-mail nu mai e a contului tău de pe { $server }: a fost înlocuită sau eliminată. Linkurile de conectare nu mai ajung aici.
mail-former-not-you = Ai făcut tu schimbarea? Atunci totul e în regulă. Dacă nu, poate că altcineva îți știe parola: conectează-te și alege una nouă, iar toate celelalte sesiuni se vor închide. Dacă nu te mai poți conecta, folosește un cod de recuperare sau cere ajutorul persoanei care administrează serverul.
mail-contact = Aici poți scrie persoanei care administrează serverul: { $contact }
