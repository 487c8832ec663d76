### The command line; see common.ftl for what all programs share.

cli-cannot-read = Nie można odczytać { $path }: { $error }
cli-cannot-write = Nie można zapisać { $path }: { $error }
cli-no-maze = Nie ma labiryntu „{ $name }”: to ani nazwa wbudowanego labiryntu, ani plik, ani labirynt zapisany jednym słowem.
cli-option-form = „{ $word }” to nie jest opcja. Wpisz ją jako nazwa=wartość.
cli-hash-memory = Tablica o rozmiarze { $size } MB nie mieści się w pamięci. Wybierz mniejszą wartość --hash.
cli-turn = Ruch ma gracz { $seat }.
cli-chance = Czas na losowanie.
cli-over = Koniec gry: { $result }
cli-record-good =
    { $entries ->
        [one] Wszystkie ruchy są dozwolone ({ $entries } wpis).
        [few] Wszystkie ruchy są dozwolone ({ $entries } wpisy).
        [many] Wszystkie ruchy są dozwolone ({ $entries } wpisów).
       *[other] Wszystkie ruchy są dozwolone ({ $entries } wpisu).
    }
cli-player = „{ $word }” to nie gracz. Wpisz human albo poziom od 1 do 8.
cli-players-count = Liczba graczy w --players: { $players }; potrzebna liczba: { $seats }. Podaj wszystkich albo zmień --seats.
cli-nothing-to-resume = Nie ma niedokończonej gry. Bez --resume zaczniesz nową.
cli-player-name = Gracz { $seat }: { $name }

## Reading and counting

perft-divide-depth = Liczenie osobno dla każdego pierwszego ruchu wymaga głębokości co najmniej 1.
heading-perft = głębokość węzły sekundy
heading-divide = ruch węzły
heading-playouts = gry ruchy sekundy
heading-bench = gra gracze węzły sekundy ruchy
analyse-neither = „{ $word }” to ani gra, ani plik. Dostępne gry: quoridor, mini, pacman, mspacman.
analyse-stopped = Przerwano. Wypisano to, co udało się znaleźć do tej pory.
analyse-score = ocena
analyse-chances = szanse
analyse-moves = ruchy
analyse-player = gracz
analyse-move = ruch
analyse-grade = jakość

## Matches of programs

match-quotes = W „{ $word }” brakuje zamykającego cudzysłowu.
match-program = Nie da się grać, bo { $who } się nie uruchamia: { $why }
match-overruns =
    { $count ->
        [one] { $who }: { $count } ruch przekroczył czas o { $worst } ms.
        [few] { $who }: { $count } ruchy przekroczyły czas, najwyżej o { $worst } ms.
        [many] { $who }: { $count } ruchów przekroczyło czas, najwyżej o { $worst } ms.
       *[other] { $who }: { $count } ruchu przekroczyło czas, najwyżej o { $worst } ms.
    }
fault-flagged = Programowi skończył się czas.

## Tables of a server

online-needs-token = Żeby grać, potrzebujesz --token; wypisze go „palisade online guest”.
online-no-tables = Nie ma teraz publicznych stołów.
online-open = Czekają na graczy:
online-live = Trwają gry:
online-free = wolne miejsce
online-level = komputer poziomu { $level }
online-guest = { $name } (gość)
online-lost = Utracono połączenie z serwerem. Ponowne łączenie…
online-found = Połączono ponownie z serwerem.

## Moderators

admin-done = Gotowe. Zapisano to w dzienniku moderacji.
admin-imposed = { $subject }: obowiązuje do { DATETIME($until) }. Żeby to znieść, wpisz: palisade admin lift { $id }
admin-restart = Wszystkim zapowiedziano ponowne uruchomienie serwera: { DATETIME($at) }.
admin-no-restart = Ponowne uruchomienie nie jest już zapowiedziane.
admin-seen-at = Ostatni adres: { $address }
admin-nothing = Nie ma nic do pokazania.
admin-needs-token = Potrzebny jest --token albo PALISADE_ADMIN_TOKEN; „palisade admin token” wypisze go na komputerze z bazą danych.
admin-no-token = Nie można odczytać tokenu: { $why }
admin-never-started = Żaden serwer nie używał jeszcze tej bazy danych. Najpierw uruchom serwer poleceniem „palisade serve”.
admin-first-player = { $pool }: pierwszy ruch jest wart { $points } ± { $error } punktu rankingowego. Wynik osób, które zaczynały: { PERCENT($share) }. Gry: { $games }.
admin-first-player-none = { $pool }: za mało gier, żeby coś oszacować ({ $games }).
admin-first-player-failed = Nie można odczytać bazy danych: { $why }
account-reset = Link { $url } działa raz, do { DATETIME($until) }. Przekaż go tylko osobie, do której należy konto.

## Running a server

config-good = Ustawienia są poprawne. Od domyślnych różnią się:
config-default = Ustawienia są poprawne i wszystkie domyślne.
config-bad = Tych ustawień nie można użyć: { $why }
config-behind-proxy = Uwaga: public_url zaczyna się od https://, więc przed serwerem stoi odwrotne proxy. Ustaw behind_proxy = true, inaczej wszyscy liczą się jako jeden adres i mają wspólne limity.
config-head = Ustawienia serwera Palisade. Wiersze w komentarzach pokazują wartości domyślne. Sprawdzenie tego pliku: palisade config check --config PLIK
health-not-ready = Serwer nie jest gotowy: { $why }
systemd-service = Palisade, labiryntowe gry planszowe
systemd-socket = Gniazdo serwera Palisade
systemd-worker = Proces roboczy Palisade: gracze komputerowi dla serwerów
systemd-backup = Kopia zapasowa bazy danych Palisade
systemd-timer = Kopia zapasowa bazy danych Palisade każdej nocy
man-description = OPIS
man-name = NAZWA
man-synopsis = SKŁADNIA
man-options = OPCJE
man-commands = POLECENIA
man-version = WERSJA
man-written = Strony zapisane w { $folder }: { $pages }.
