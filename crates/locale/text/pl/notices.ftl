### What people are told although their page is closed, and its settings.

notice-turn = Twoja kolej. Przy stole: { $names }
notice-turn-alone = Twoja kolej
notice-start = Twoja gra się zaczęła. Przy stole: { $names }
notice-start-alone = Twoja gra się zaczęła
notice-challenge = Wyzwanie do gry: { $names }
notice-reminder = Twoja kolej: została ćwierć czasu. Przy stole: { $names }
notice-reminder-alone = Twoja kolej: została ćwierć czasu
notice-mail-end = Ten e-mail przychodzi, bo tak mówią twoje ustawienia. Tutaj można to zakończyć:

## Settings

notices-title = Powiadomienia
notices-start = Powiadomienie, gdy przyjdzie moja kolej, także przy zamkniętej stronie
notices-on = Ta przeglądarka daje ci znać także przy zamkniętej stronie.
notices-stop = Zakończ w tej przeglądarce
notices-stop-all = Zakończ we wszystkich moich przeglądarkach
notices-denied = Powiadomienia z tej strony nie są dozwolone, więc ta przeglądarka nie może dać ci znać o niczym. Można to zmienić w jej ustawieniach.
notices-missing = Ta przeglądarka nie może dać ci znać przy zamkniętej stronie. Na iPhonie lub iPadzie dodaj najpierw tę stronę do ekranu początkowego.
notices-failed = Ta przeglądarka nie połączyła się ze swoją usługą powiadomień. Spróbuj później.
notices-push = W przeglądarkach
notices-mail = E-mailem
notices-kind-turn = Moja kolej
notices-kind-start = Zaczyna się moja gra
notices-kind-challenge = Ktoś rzuca mi wyzwanie
notices-kind-reminder = Została mi ćwierć czasu, w grach na dni
notices-quiet = Godziny ciszy
notices-quiet-from = Od
notices-quiet-until = Do
notices-quiet-why = Powiadomienie przyjdzie potem, jeśli to nadal prawda.

## Refusals

server-push-endpoint = To nie jest adres usługi powiadomień w internecie.
server-push-keys = Kluczy tej przeglądarki nie da się użyć.
server-quiet-hours = Godziny ciszy zaczynają się i kończą o jakiejś porze dnia.
