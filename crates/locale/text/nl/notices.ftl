### What people are told although their page is closed, and its settings.

notice-turn = Jij bent aan de beurt tegen { $names }
notice-turn-alone = Jij bent aan de beurt
notice-start = Je spel met { $names } is begonnen
notice-start-alone = Je spel is begonnen
notice-challenge = { $names } daagt je uit
notice-reminder = Je hebt nog een kwart van de tijd voor je beurt tegen { $names }
notice-reminder-alone = Je hebt nog een kwart van de tijd voor je beurt
notice-mail-end = Je krijgt deze e-mail omdat je instellingen erom vragen. Hier kun je dat stoppen:

## Settings

notices-title = Meldingen
notices-start = Melding als ik aan de beurt ben, ook als deze pagina gesloten is
notices-on = Deze browser geeft je een melding, ook als deze pagina gesloten is.
notices-stop = Stoppen in deze browser
notices-stop-all = Stoppen in al mijn browsers
notices-denied = Deze pagina mag geen meldingen geven, dus deze browser kan je niets melden. Dat kun je in de browser zelf wijzigen.
notices-missing = Deze browser kan je niets melden als de pagina gesloten is. Zet deze pagina op een iPhone of iPad eerst op het beginscherm.
notices-failed = Deze browser kon zijn meldingsdienst niet bereiken. Probeer het later opnieuw.
notices-push = In de browser
notices-mail = Per e-mail
notices-kind-turn = Ik ben aan de beurt
notices-kind-start = Een spel van mij begint
notices-kind-challenge = Iemand daagt me uit
notices-kind-reminder = Ik heb nog een kwart van de tijd, in spellen over dagen
notices-quiet = Stille uren
notices-quiet-from = Van
notices-quiet-until = Tot
notices-quiet-why = De melding komt daarna, als het dan nog waar is.

## Refusals

server-push-endpoint = Dat is geen adres van een meldingsdienst op internet.
server-push-keys = De sleutels van deze browser zijn onbruikbaar.
server-quiet-hours = Stille uren beginnen en eindigen op een tijd van de dag.
