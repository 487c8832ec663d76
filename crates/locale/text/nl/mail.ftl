### Mails that the server sends.

mail-hello = Hallo { $name },
mail-verify-subject = Bevestig je e-mailadres
mail-verify = Open deze link om te bevestigen dat dit e-mailadres bij je account op { $server } hoort:
mail-sign-in-subject = Je aanmeldlink
mail-sign-in = Open deze link om je aan te melden bij je account op { $server }:
mail-once = De link werkt één keer en is een uur geldig.
mail-not-you = Heb je hier niet om gevraagd, dan hoef je niets te doen: er verandert niets.
mail-former-subject = Het e-mailadres van je account is gewijzigd
mail-former = Dit e-mailadres hoort niet meer bij je account op { $server }: het is vervangen of verwijderd. Aanmeldlinks komen hier niet meer aan.
mail-former-not-you = Was jij dat? Dan hoef je niets te doen. Zo niet, dan kent iemand anders misschien je wachtwoord: meld je aan en stel een nieuw wachtwoord in. Alle andere apparaten worden dan afgemeld. Kun je je niet meer aanmelden, gebruik dan een herstelcode of vraag het aan de beheerder van de server.
mail-contact = Zo bereik je de beheerder van de server: { $contact }
