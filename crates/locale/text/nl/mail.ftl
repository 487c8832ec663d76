### Mails that the server sends.

mail-hello = Hallo { $name },
mail-verify-subject = Bevestig je e-mailadres
mail-verify = Met deze link bevestig je dat dit e-mailadres bij je account op { $server } hoort:
mail-sign-in-subject = Je link om je aan te melden
mail-sign-in = Met deze link meld je je aan bij je account op { $server }:
mail-once = De link werkt één keer, binnen een uur.
mail-not-you = Heb je er niet om gevraagd, doe dan niets: er verandert niets.
