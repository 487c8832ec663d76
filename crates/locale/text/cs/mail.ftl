### Mails that the server sends.

mail-hello = Ahoj, { $name },
mail-verify-subject = Potvrď svůj e-mail
mail-verify = tímto odkazem potvrdíš, že tento e-mail patří k tvému účtu na { $server }:
mail-sign-in-subject = Tvůj odkaz k přihlášení
mail-sign-in = tímto odkazem se přihlásíš ke svému účtu na { $server }:
mail-once = Odkaz platí jednou a jen hodinu.
mail-not-you = Pokud to není tvoje žádost, zprávu ignoruj: nic se nezmění.
