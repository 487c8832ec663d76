### What people are told although their page is closed, and its settings.

notice-turn = Jij bent aan de beurt tegen { $names }
notice-turn-alone = Jij bent aan de beurt
notice-start = Je partij met { $names } is begonnen
notice-start-alone = Je partij is begonnen
notice-challenge = { $names } daagt je uit
notice-reminder = Je hebt nog een kwart van je bedenktijd voor je zet tegen { $names }
notice-reminder-alone = Je hebt nog een kwart van je bedenktijd voor je zet
notice-mail-end = Je krijgt deze e-mail omdat je dat zo hebt ingesteld. Hier kun je dat uitzetten:

## Settings

notices-title = Notificaties
notices-start = Stuur me een notificatie als ik aan de beurt ben, ook als deze pagina gesloten is
notices-on = Je krijgt notificaties in deze browser, ook als deze pagina gesloten is.
notices-stop = Uitzetten in deze browser
notices-stop-all = Uitzetten in al mijn browsers
notices-denied = Notificaties van deze pagina staan in deze browser uit. Je kunt ze aanzetten in de instellingen van de browser.
notices-missing = Deze browser kan geen notificaties tonen als de pagina gesloten is. Heb je een iPhone of iPad, zet de pagina dan eerst op je beginscherm.
notices-failed = Deze browser kon zijn notificatiedienst niet bereiken. Probeer het later opnieuw.
notices-push = In de browser
notices-mail = Per e-mail
notices-kind-turn = Ik ben aan de beurt
notices-kind-start = Een partij van mij begint
notices-kind-challenge = Iemand daagt me uit
notices-kind-reminder = Ik heb nog een kwart van mijn bedenktijd, in partijen met dagen per zet
notices-quiet = Stille uren
notices-quiet-from = Van
notices-quiet-until = Tot
notices-quiet-why = Tijdens de stille uren krijg je geen notificaties. Daarna krijg je ze alsnog, als ze dan nog kloppen.

## Refusals

server-push-endpoint = Dat is geen adres van een notificatiedienst op internet.
server-push-keys = De sleutels van deze browser zijn onbruikbaar. Zet de notificaties uit en weer aan.
server-quiet-hours = Geef voor de stille uren een begintijd en een eindtijd op, zoals 22:00 en 07:00.
