### Help pages and errors in the arguments of the command line: help-COMMAND about a command, help-COMMAND-ARGUMENT
### about an argument, help-arg-ARGUMENT about an argument that several commands share. Words that are
### typed stay as they are.

## Help pages: headings and notes

help-heading-usage = Użycie:
help-heading-commands = Polecenia:
help-heading-arguments = Argumenty:
help-heading-options = Opcje:
help-value-command = POLECENIE
help-value-options = OPCJE
help-value-game = GRA
help-value-file = PLIK
help-value-folder = FOLDER
help-value-lang = JĘZYK
help-value-level = POZIOM
help-value-name = NAZWA
help-value-value = WARTOŚĆ
help-value-plies = RUCHY
help-value-files = KOLUMNY
help-value-ranks = RZĘDY
help-value-text = TEKST
help-value-words = RUCHY
help-value-who = KTO
help-value-columns = KOLUMNY
help-value-field = POLE
help-value-table = STÓŁ
help-value-address = ADRES
help-value-clock = ZEGAR
help-value-token = TOKEN
help-note-default = domyślnie: { $value }
help-note-values = wartości: { $value }
help-note-variable = zmienna: { $value }

## Commands

help-palisade = Planszówki w labiryncie: graj, ucz się, analizuj, badaj.
help-help = Pokaż pomoc do polecenia
help-serve = Uruchom serwer WWW; samo palisade robi to samo
help-online = Graj przy stołach serwera z wiersza poleceń
help-backup = Skopiuj bazę danych serwera, nawet gdy działa
help-restore = Przywróć kopię jako bazę danych zatrzymanego serwera
help-migrate = Przenieś serwer z pliku SQLite do PostgreSQL
help-rebuild = Zapisz listy serwera od nowa na podstawie zdarzeń jego gier
help-verify = Sprawdź rzuty w zakończonej grze
help-play = Graj w terminalu
help-rules = Wypisz zasady gry
help-options = Wypisz opcje gry i ich wartości
help-legal = Wypisz dozwolone ruchy w pozycji
help-show = Narysuj pozycję jako tekst
help-perft = Policz ciągi ruchów o podanej długości
help-playouts = Rozegraj losowe gry i je policz
help-engine = Uruchom silnik: UGI na standardowym wejściu i wyjściu
help-analyse = Przeanalizuj pozycję albo oceń każdy ruch z pliku gry
help-bench = Zmierz silnik: liczba węzłów, która określa jego grę, i szybkość
help-match = Rozegraj mecz między silnikami i je zmierz
help-dataset = Zapisz pozycje z oceną silnika dla programów, które się uczą
help-solve = Rozwiąż dokładnie labirynt PAC-MANA albo znajdź wyrównany
help-record = Sprawdź, pokaż albo przepisz plik gry
help-record-check = Odtwórz plik gry i sprawdź każdy ruch oraz wynik
help-record-show = Narysuj ostatnią pozycję z pliku gry
help-record-convert = Przepisz plik gry w standardowej postaci albo jako JSON
help-online-guest = Utwórz gościa i wypisz jego token
help-online-list = Wypisz publiczne stoły
help-online-create = Utwórz stół i wypisz jego adres
help-online-play = Dołącz do stołu albo oglądaj. Na wejściu, wiersz po wierszu: ruchy, resign, draw, takeback, pause, abort (propozycja albo zgoda), decline CO, resume
help-online-rematch = Zaproponuj rewanż albo się zgódź; gdy wszyscy się zgodzą, wypisuje adres następnej gry
help-online-hint = Wypisz jako JSON analizę stołu przez komputer; nie wtedy, gdy grasz tam z ludźmi
help-online-record = Wypisz zapis gry ze stołu

## Arguments that several commands share

help-arg-help = Pokaż tę pomoc
help-arg-version = Pokaż wersję
help-arg-lang = Język: en, fr, es, nl, pl, cs albo ro
help-arg-game = quoridor, mini, pacman albo mspacman
help-arg-seats = Liczba graczy
help-arg-maze = Labirynt albo plansza: nazwa gotowego, plik albo labirynt zapisany jednym słowem
help-arg-options = Opcja zasad, można podać wiele razy; listę wypisuje palisade options GRA
help-arg-position = Zacznij od tej pozycji zamiast zwykłej
help-arg-moves = Potem zagraj te ruchy, rozdzielone spacjami
help-arg-json = Wypisz JSON
help-arg-level = Siła gry, od 1 do 8
help-arg-threads = Liczba wątków
help-arg-hash = Rozmiar tablicy transpozycji, w megabajtach
help-arg-movetime = Czas na ruch, w milisekundach
help-arg-nodes = Przeszukuj tyle pozycji na ruch
help-arg-depth = Licz tyle ruchów naprzód
help-arg-seed = Ziarno liczb losowych; to samo ziarno daje ten sam wynik
help-arg-file = Plik gry; - to standardowe wejście
help-arg-database = Baza danych: plik albo sqlite:PLIK
help-arg-cache = Folder z rozwiązaniami labiryntów
help-arg-server = Adres serwera
help-arg-token = Token gościa; bez niego powstaje nowy gość
help-arg-name = Nazwa nowego gościa
help-arg-table = Stół: identyfikator albo adres
help-arg-watch = Tylko oglądaj

## Arguments of single commands

help-analyse-game = Gra (quoridor, mini, pacman, mspacman) albo plik gry; - to standardowe wejście
help-analyse-movetime = Czas na pozycję, w milisekundach
help-analyse-lines = Ile wariantów pokazać
help-analyse-whole = Z --json: cała analiza gry, nie tylko jej ruchy
help-backup-file = Kopia do zapisania
help-restore-file = Kopia do odczytania
help-bench-game = Tylko pozycje tej gry
help-legal-batch = Czytaj z wejścia po jednej liście ruchów w wierszu i odpowiadaj na każdą jednym wierszem
help-legal-with = Dodaj te pola do każdej odpowiedzi, każde po tabulatorze: position, turn, result
help-show-json = Wypisz jako JSON pozycję, czyj jest ruch i dozwolone ruchy
help-perft-depth = Głębokość w ruchach
help-perft-divide = Licz osobno po każdym pierwszym ruchu
help-playouts-seconds = Ile sekund grać
help-rules-width = Największa szerokość wiersza
help-rules-game-flag = To samo co GAME
help-play-players = Kto gra, po jednym na gracza: human albo poziom od 1 do 8
help-play-resume = Dokończ ostatnio przerwaną grę
help-play-plain = Wiersz po wierszu, dla czytników ekranu i skryptów
help-match-mazes = Labirynty albo plansze używane na zmianę, po nazwach
help-match-clock = Czas na wszystkie ruchy gry i dodatek za każdy ruch, w sekundach, na przykład 60+1
help-match-grace = O ile milisekund ruch może trwać dłużej; potem gra jest przegrana
help-match-log = Zapisuj w tym pliku każdy wiersz, który programy dostają i wysyłają
help-match-players = Kto gra: od level:1 do level:8, mcts:ROZGRYWKI albo polecenie uruchamiające program UGI. Wyniki dotyczą pierwszego; ostatni zajmuje pozostałe miejsca
help-match-games = Największa liczba gier
help-match-parallel = Ile gier naraz
help-match-mirror = Rozegraj każde otwarcie jeszcze raz z ostatnim graczem na wszystkich miejscach: w wariancie PAC-MAN każda rola pierwszego jest z tym porównywana
help-match-opening = Losowe ruchy, zanim zaczną gracze
help-match-longest = Gra o tylu ruchach kończy się remisem
help-match-sprt = Zakończ, gdy wiadomo, czy pierwszy jest silniejszy o ELO0, czy o ELO1
help-match-records = Zapisuj każdą grę w tym folderze; mecz, który znajdzie tam swoje gry, jest kontynuowany
help-dataset-out = Archiwum NumPy do zapisania (.npz); dopóki nie jest gotowe, jego gry są w folderze obok
help-dataset-records = Użyj gier z tego pliku albo folderu zamiast grać; tyle razy, ile trzeba
help-dataset-games = Ile gier rozegrać
help-dataset-opening = Losowe ruchy na początku każdej gry, które są pomijane
help-dataset-longest = Gra o tylu ruchach kończy się remisem
help-dataset-planes = Zapisz też płaszczyzny każdej pozycji
help-solve-lives = Rozwiąż dla jednego życia aż do tylu żyć
help-solve-quick = Powiedz tylko, kto wygrywa od początku; nic nie zapisuj
help-solve-fair = Szukaj labiryntu, który wygrywają duchy, dopóki PAC-MAN nie ma wszystkich żyć, i wypisz jego plik
help-solve-size = Rozmiar planszy
help-solve-ghosts = Liczba duchów
help-solve-pellets = Liczba kulek mocy
help-solve-fences = Liczba ogrodzeń
help-online-create-level = Pozostałe miejsca zajmują komputery na tym poziomie
help-online-create-all-mine = Grasz za wszystkich, jak kilka osób przy jednym ekranie
help-online-create-clock = none, per-move:SEKUNDY, sudden-death:SEKUNDY, fischer:SEKUNDY+SEKUNDY albo days:DNI
help-online-create-public = Pokaż stół wszystkim

## The server

help-migrate-file = Plik SQLite serwera, który nie działa
help-migrate-database = Pusta baza PostgreSQL, do której wszystko trafi: postgres://UŻYTKOWNIK@HOST/NAZWA
help-rebuild-database = Baza danych: plik albo postgres://UŻYTKOWNIK@HOST/NAZWA
help-serve-config = Plik TOML z dowolnymi z tych ustawień, jedno nazwa = wartość w wierszu
help-serve-listen = Adres i port, na których serwer słucha
help-serve-database = Baza danych: plik albo postgres://UŻYTKOWNIK@HOST/NAZWA; bez tego palisade.sqlite w folderze danych
help-serve-bus = Gdzie węzły jednej bazy PostgreSQL powiadamiają się nawzajem: nats://HOST; bez tego w samej bazie
help-serve-node = Nazwa tego węzła wśród węzłów jednej bazy; bez tego jego komputer i port
help-serve-public-url = Adres widoczny dla ludzi: do linków, ciasteczek i kontroli pochodzenia; zaczyna się od https:// albo http://
help-serve-behind-proxy = Czy serwer pośredniczący podaje w X-Forwarded-For, kto się łączy
help-serve-cache = Folder z rozwiązaniami labiryntów PAC-MANA, z których korzysta poziom 8; bez tego folder palisade solve
help-serve-engine-threads = Ile wątków liczy dla graczy komputerowych; bez tego o jeden mniej niż rdzeni
help-serve-engine-ms = Najdłuższy namysł komputera nad ruchem, w milisekundach
help-serve-lag-ms = Ile czasu ruchu można zaliczyć na opóźnienie sieci, w milisekundach
help-serve-sockets = Najwięcej otwartych połączeń naraz
help-serve-sockets-per-address = Najwięcej otwartych połączeń naraz z jednego adresu
help-serve-tables-per-socket = Najwięcej stołów obserwowanych jednym połączeniem
help-serve-message-bytes = Najdłuższa wiadomość od klienta, w bajtach
help-serve-body-seconds = Ile sekund klient może wysyłać treść żądania
help-serve-messages-per-minute = Najwięcej wiadomości na minutę w jednym połączeniu
help-serve-requests-per-minute = Najwięcej żądań na minutę z jednego adresu
help-serve-tables-per-minute = Najwięcej stołów na minutę od jednej osoby
help-serve-guests-per-minute = Najwięcej nowych gości na minutę z jednego adresu
help-serve-tables-per-person = Najwięcej otwartych stołów jednej osoby
help-serve-insights-per-minute = Najwięcej podpowiedzi na minutę dla jednej osoby
help-serve-probes-per-minute = Najwięcej dokładnych wartości labiryntów na minutę dla jednego adresu
help-serve-solve-memory-mb = Najwięcej pamięci na rozwiązanie labiryntu na życzenie, w megabajtach; 0 to nigdy
help-serve-solve-disk-mb = Największy rozmiar folderu z takimi rozwiązaniami, w megabajtach
help-serve-solves-per-day = Najwięcej labiryntów dziennie rozwiązywanych dla jednej osoby
help-serve-backlog = Ile wiadomości może czekać na powolnego klienta, zanim połączenie zostanie zamknięte
help-serve-backlog-kb = Ile kilobajtów wiadomości może czekać na powolnego klienta, zanim połączenie zostanie zamknięte
help-serve-waiting-hours = Po ilu godzinach stół, do którego nikt nie dołączył, jest odwoływany
help-serve-idle-days = Po ilu dniach bez ruchu gra bez zegara jest odwoływana
help-serve-aborted-days = Po ilu dniach odwołana gra jest usuwana
help-serve-token-days = Ile dni można nie zaglądać i nadal być zalogowanym
help-serve-contact = Jak się z tobą skontaktować, na stronę o prywatności: adres e-mail albo strona
help-serve-audit-days = Po ilu dniach dziennik moderacji zapomina o działaniach
help-serve-rotate-key = Od tego uruchomienia podpisuj nowym kluczem; nikt nie zostanie wylogowany
help-serve-database-mb = Największy rozmiar bazy danych, w megabajtach; 0 to brak limitu
help-serve-log = Szczegółowość dziennika: error, warn, info, debug albo trace
help-serve-log-json = Dziennik jako JSON, jeden obiekt w wierszu
help-serve-no-qr = Nie pokazuj kodu QR z adresem

## Errors in the arguments

usage-unknown-command = Nie ma polecenia „{ $word }”.
usage-unknown-argument = „{ $word }” nic tu nie znaczy.
usage-missing = Brakuje: { $list }.
usage-missing-command = Podaj, co zrobić: { $list }.
usage-no-value = { $argument } wymaga wartości.
usage-bad-value = { $argument } nie może mieć wartości „{ $value }”.
usage-allowed = Możliwe wartości: { $values }.
usage-want-number = Wpisz liczbę całkowitą.
usage-want-range = Wpisz liczbę od { $low } do { $high }.
usage-want-seconds = Wpisz liczbę sekund, na przykład 2.5.
usage-want-sprt = Wpisz dwie liczby, na przykład 0,10, najpierw mniejszą.
usage-want-clock = Wpisz zegar, na przykład fischer:180+2 albo per-move:30.
usage-want-match-clock = Napisz sekundy, na przykład 60, albo 60+1 z dodatkiem za każdy ruch.
usage-want-field = Napisz position, turn albo result.
usage-conflict = { $argument } i { $other } nie mogą wystąpić razem.
usage-twice = { $argument } można podać tylko raz.
usage-value-count = { $argument } ma niewłaściwą liczbę wartości.
usage-not-text = Jeden z argumentów nie jest poprawnym tekstem (UTF-8).
usage-did-you-mean = Czy chodziło o { $words }?
usage-see-help = Zobacz { $command } --help.
