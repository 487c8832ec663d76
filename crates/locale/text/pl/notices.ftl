### What people are told although their page is closed, and its settings.

notice-turn = Twoja kolej. Przy stole: { $names }
notice-turn-alone = Twoja kolej
notice-start = Twoja gra się zaczęła. Przy stole: { $names }
notice-start-alone = Twoja gra się zaczęła
notice-challenge = { $names } rzuca ci wyzwanie
notice-reminder = Twoja kolej: została ci jedna czwarta czasu. Przy stole: { $names }
notice-reminder-alone = Twoja kolej: została ci jedna czwarta czasu
notice-mail-end = Dostajesz takie e-maile zgodnie ze swoimi ustawieniami. Tutaj możesz je wyłączyć:

## Settings

notices-title = Powiadomienia
notices-start = Powiadom mnie, gdy przyjdzie moja kolej, także przy zamkniętej stronie
notices-on = Ta przeglądarka powiadamia cię także przy zamkniętej stronie.
notices-stop = Wyłącz w tej przeglądarce
notices-stop-all = Wyłącz we wszystkich moich przeglądarkach
notices-denied = Powiadomienia z tej strony są zablokowane. Możesz to zmienić w ustawieniach przeglądarki.
notices-missing = Ta przeglądarka nie może cię powiadamiać przy zamkniętej stronie. Na iPhonie lub iPadzie najpierw dodaj tę stronę do ekranu początkowego (menu Udostępnij).
notices-failed = Ta przeglądarka nie połączyła się ze swoją usługą powiadomień. Spróbuj później.
notices-push = W przeglądarkach
notices-mail = E-mailem
notices-kind-turn = Moja kolej
notices-kind-start = Zaczyna się moja gra
notices-kind-challenge = Ktoś rzuca mi wyzwanie
notices-kind-reminder = Została mi jedna czwarta czasu (w grach z dniami na ruch)
notices-quiet = Godziny ciszy
notices-quiet-from = Od
notices-quiet-until = Do
notices-quiet-why = Powiadomienie przyjdzie po godzinach ciszy, jeśli nadal będzie aktualne.

## Refusals

server-push-endpoint = To nie jest adres usługi powiadomień w internecie.
server-push-keys = Kluczy tej przeglądarki nie da się użyć. Wyłącz powiadomienia i włącz je ponownie.
server-quiet-hours = Podaj początek i koniec godzin ciszy, na przykład 22:00 i 07:00.
