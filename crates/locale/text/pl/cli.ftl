### The command line; see common.ftl for what all programs share.

cli-cannot-read = Nie można odczytać { $path }: { $error }
cli-cannot-write = Nie można zapisać { $path }: { $error }
cli-no-maze = Nie ma labiryntu „{ $name }”: to nie jest nazwa gotowego labiryntu, labirynt zapisany jednym słowem ani plik.
cli-option-form = „{ $word }” to nie jest opcja. Wpisz ją jako nazwa=wartość.
cli-turn = Ruch gracza { $seat }.
cli-chance = Czas na losowanie.
cli-over = Koniec gry: { $result }
cli-record-good =
    { $entries ->
        [one] Wszystkie ruchy są dozwolone ({ $entries } wpis).
        [few] Wszystkie ruchy są dozwolone ({ $entries } wpisy).
       *[many] Wszystkie ruchy są dozwolone ({ $entries } wpisów).
    }
cli-player = „{ $word }” to nie jest gracz. Wpisz human albo poziom od 1 do 8.
cli-players-count = W --players podano { $players }, a liczba graczy to { $seats }. Podaj wszystkich albo zmień --seats.

## Czytanie i liczenie

perft-divide-depth = Liczenie po każdym pierwszym ruchu wymaga głębokości co najmniej 1.
heading-perft = głębokość węzły sekundy
heading-divide = ruch węzły
heading-playouts = gry ruchy sekundy
heading-bench = gra gracze węzły sekundy ruchy
analyse-neither = „{ $word }” to ani gra, ani plik; gry to: quoridor, mini, pacman, mspacman.
analyse-score = ocena
analyse-chances = szanse
analyse-moves = ruchy
analyse-player = gracz
analyse-move = ruch
analyse-grade = jakość

## Mecze programów

match-quotes = W „{ $word }” brakuje zamykającego cudzysłowu.
match-program = Nie da się rozegrać żadnej gry, bo { $who } się nie uruchamia: { $why }
match-overruns =
    { $count ->
        [one] { $who }: { $count } ruch trwał za długo, najwyżej o { $worst } ms.
        [few] { $who }: { $count } ruchy trwały za długo, najwyżej o { $worst } ms.
       *[many] { $who }: { $count } ruchów trwało za długo, najwyżej o { $worst } ms.
    }
fault-flagged = Skończył mu się czas.

## Stoły serwera

online-needs-token = Własne miejsce wymaga --token; „palisade online guest” go wypisze.
online-no-tables = Nie ma teraz publicznych stołów.
online-open = Czekają na graczy:
online-live = Trwają gry:
online-free = wolne miejsce
online-level = poziom { $level }

## Moderators

admin-done = Gotowe. Zapisano to w dzienniku moderacji.
admin-imposed = Obowiązuje dla { $subject } do { $until }. Aby cofnąć: palisade admin lift { $id }
admin-restart = Wszyscy dowiedzą się, że serwer uruchomi się ponownie { $at }.
admin-no-restart = Ponowne uruchomienie nie jest już zapowiedziane.
admin-seen-at = Ostatnio z adresu { $address }
admin-nothing = Nie ma nic do pokazania.
admin-needs-token = Potrzebny jest --token albo PALISADE_ADMIN_TOKEN; „palisade admin token” wypisze go tam, gdzie jest baza danych.
admin-no-token = Nie można odczytać tokenu: { $why }
admin-never-started = Żaden serwer nie używał jeszcze tej bazy danych.

## Running a server

config-good = Ustawienia są poprawne. Inne niż domyślne:
config-default = Ustawienia są poprawne; wszystkie domyślne.
config-bad = Tych ustawień nie można użyć: { $why }
config-head = Ustawienia serwera Palisade. To, co jest w komentarzu, ma podaną wartość. Sprawdzenie tego pliku: palisade config check --config PLIK
health-not-ready = Serwer nie jest gotowy: { $why }
systemd-service = Palisade, gry planszowe w labiryncie
systemd-worker = Proces roboczy Palisade, gracze komputerowi jego serwerów
systemd-backup = Kopia bazy danych Palisade
systemd-timer = Kopia bazy danych Palisade każdej nocy
man-description = OPIS
man-name = NAZWA
man-synopsis = SKŁADNIA
man-options = OPCJE
man-commands = POLECENIA
man-version = WERSJA
man-written = Strony zapisane w { $folder }: { $pages }.
