## Gry rankingowe: czego stół nie przyjmuje i czego trzeba, by znaleźć przeciwnika

server-rated-casual = To gra towarzyska: nie zmienia żadnego rankingu.
server-rated-no-pool = Ta gra nie ma rankingu dla tylu graczy.
server-rated-no-clock = Gra rankingowa wymaga zegara.
server-rated-not-standard = Gra rankingowa zaczyna się od zwykłej pozycji początkowej i toczy według zwykłych zasad: bez opcji, innego labiryntu i innej pozycji.
server-rated-guest = Gry rankingowe są dla osób z kontem; towarzyskie są dla wszystkich.
server-rated-computer = Gry rankingowe toczą się między ludźmi: komputer nie może w nich grać.
server-rated-same-person = W grze rankingowej każda osoba ma jedno miejsce.
server-rated-takeback = W grze rankingowej nie można cofać ruchów.
server-rated-not-moved = Gra nie zmieniła żadnego rankingu, bo nie wszyscy wykonali ruch.
server-rated-aborted = Gra nie zmieniła żadnego rankingu, bo została przerwana.
server-rated-pool = Nie ma rankingu o nazwie „{ $word }”.
server-rated-wait = Kilka gier zakończyło się twoim wczesnym odejściem, a ktoś tam czekał. Przeciwnika możesz znów szukać od { DATETIME($until) }; do tego czasu możesz grać przez link albo z komputerem.
server-rated-rebuilt = Rankingi obliczone od nowa. Zmiany: { $changes }; poprawione wiersze: { $corrected }.
### Rankingi: poziomy komputera na ich skali, wykresy, tabele liderów, stoły rankingowe.

## Gracze komputerowi

rating-offer-up = Poziom wyżej: { $name }
rating-offer-down = Poziom niżej: { $name }
rating-fit = Kto do ciebie pasuje?
rating-fit-1 = Moja pierwsza gra
rating-fit-3 = Znam zasady
rating-fit-5 = Planuję naprzód
rating-fit-8 = Chcę dostać lanie
rating-level-estimate = Gra z rankingiem około { $rating }.
rating-fit-own = Pasuje do mojego rankingu { $rating }

## Rodzaje gier i co o kimś w nich wiadomo

rating-pool = Rodzaj gry
rating-pool-classic = Quoridor
rating-pool-classic-correspondence = Quoridor, dni na ruch
rating-pool-mini = Quoridor Mini
rating-pool-four-players = Czterech graczy
rating-pool-pacman = Jako PAC-MAN
rating-pool-ghosts = Jako duchy
rating-pool-mspacman = Ms. Pac-Man
rating-title = Rankingi
rating-graph =
    { $count ->
        [one] Ranking po { $count } grze: { $rating }. Najniższy { $least }, najwyższy { $most }.
        [few] Ranking z { $count } gier: teraz { $rating }, najniższy { $least }, najwyższy { $most }.
        [many] Ranking z { $count } gier: teraz { $rating }, najniższy { $least }, najwyższy { $most }.
       *[other] Ranking z { $count } gry: teraz { $rating }, najniższy { $least }, najwyższy { $most }.
    }
rating-as-table = Wszystkie zmiany w tabeli
rating-column-day = Dzień
rating-column-rating = Ranking
rating-column-change = Zmiana
rating-column-game = Gra
rating-refund = Zwrot punktów
rating-games =
    { $count ->
        [one] { $count } gra rankingowa
        [few] { $count } gry rankingowe
        [many] { $count } gier rankingowych
       *[other] { $count } gry rankingowej
    }
rating-best = najlepszy { $rating }
rating-provisional = Znak zapytania mówi, że to jeszcze przypuszczenie. Wystarczy kilka kolejnych gier rankingowych.
rating-unranked = Za mało pewny, by dać miejsce w tabeli liderów. Pomoże kilka kolejnych gier rankingowych.

## Tabele liderów

rating-not-here = Na tym serwerze nie ma kont, więc nie ma też rankingów. Wszystkie gry są towarzyskie.
rating-own-place =
    { $count ->
        [one] Zajmujesz miejsce { $place } z { $count }.
        [few] Zajmujesz miejsce { $place } z { $count }.
        [many] Zajmujesz miejsce { $place } z { $count }.
       *[other] Zajmujesz miejsce { $place } z { $count }.
    }
rating-guest = Goście grają towarzysko: ranking wymaga stałej nazwy, a więc konta.
rating-no-own = Nie masz jeszcze rankingu w tym rodzaju gry. Zagraj grę rankingową, a zaczniesz od 1500.
rating-own-provisional = Twój ranking to { $rating }. Znak zapytania mówi, że to jeszcze przypuszczenie: zagraj kilka kolejnych gier rankingowych.
rating-own-unranked = Twój ranking to { $rating }. Jeszcze kilka gier rankingowych i masz tu miejsce.
rating-account-link = Do twojego konta
rating-board-empty = Pierwsze miejsce jest wolne.
rating-board-empty-more = Nikt jeszcze nie zagrał dość gier rankingowych tego rodzaju. Znajdź przeciwnika, graj od czasu do czasu, a może stanie tu twoja nazwa.
rating-find-game = Znajdź grę
rating-more = Pokaż więcej
rating-board-who = W tabeli są osoby, których ranking jest dość pewny; kto długo nie gra, traci miejsce do następnych gier. Nie ma tu poziomów komputera ani prywatnych stron.
rating-spread = Jak rozkładają się rankingi
rating-spread-of =
    { $count ->
        [one] { $count } osoba, bez przypuszczeń.
        [few] { $count } osoby, bez przypuszczeń.
        [many] { $count } osób, bez przypuszczeń.
       *[other] { $count } osoby, bez przypuszczeń.
    }
rating-percentile = Wyprzedzasz { $share } z nich.
rating-step =
    { $count ->
        [one] Od { $from } do { $to }: { $count } osoba
        [few] Od { $from } do { $to }: { $count } osoby
        [many] Od { $from } do { $to }: { $count } osób
       *[other] Od { $from } do { $to }: { $count } osoby
    }

## Rankingowo czy towarzysko

rating-choice = Rankingowo czy towarzysko
rating-casual = Towarzysko
rating-rated-more = Wynik zmienia rankingi. Ruchów się nie cofa.
rating-casual-more = Rankingi zostają bez zmian.
rating-why-clock = Gra rankingowa wymaga zegara.
rating-why-computer = Ranking zmieniają tylko gry między ludźmi.
rating-why-same-person = W grze rankingowej każdy ma jedno miejsce.
rating-why-pool = Dla tej liczby graczy nie ma rankingu.
rating-why-standard = Gry rankingowe zaczynają się jak zwykle, bez zmienionych opcji i w zwykłym labiryncie.
rating-stake = Stawka, gdy wygrasz albo przegrasz:
rating-stake-words = Wygrana daje { $won }, remis { $drawn }, przegrana { $lost }.
rating-table-guest = Aby usiąść przy tym rankingowym stole, zaloguj się na konto.
