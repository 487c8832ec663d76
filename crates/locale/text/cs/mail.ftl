### Mails that the server sends.

mail-hello = Ahoj! Tato zpráva je pro účet { $name }.
mail-verify-subject = Potvrď svůj e-mail
mail-verify = Tímto odkazem potvrdíš, že tento e-mail patří k tvému účtu na { $server }:
mail-sign-in-subject = Tvůj odkaz k přihlášení
mail-sign-in = Tímto odkazem se přihlásíš ke svému účtu na { $server }:
mail-once = Odkaz se dá použít jen jednou a platí hodinu.
mail-not-you = Pokud to není tvoje žádost, zprávu ignoruj: nic se nezmění.
mail-former-subject = E-mail tvého účtu se změnil
mail-former = Tento e-mail už nepatří k tvému účtu na { $server }: byl nahrazen nebo odebrán. Odkazy k přihlášení sem už nechodí.
mail-former-not-you = Pokud je to tvoje změna, nemusíš nic dělat. Pokud ne, může tvoje heslo znát někdo jiný: přihlas se a nastav si nové; všechna ostatní zařízení se tím odhlásí. Pokud se už přihlásit nemůžeš, použij záchranný kód nebo se obrať na provozovatele serveru.
mail-contact = Kontakt na provozovatele serveru: { $contact }
