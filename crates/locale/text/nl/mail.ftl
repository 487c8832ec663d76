### Mails that the server sends.

mail-hello = Hallo { $name },
mail-verify-subject = Bevestig je e-mailadres
mail-verify = Open deze link om te bevestigen dat dit e-mailadres bij je account op { $server } hoort:
mail-sign-in-subject = Je link om je aan te melden
mail-sign-in = Open deze link om je aan te melden bij je account op { $server }:
mail-once = De link werkt één keer en is een uur geldig.
mail-not-you = Heb je hier niet om gevraagd, dan hoef je niets te doen: er verandert niets.
