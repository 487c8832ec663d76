## Gry rankingowe: czego stół nie przyjmuje i czego trzeba, by znaleźć przeciwnika

server-rated-casual = To gra towarzyska: nie zmienia żadnego rankingu.
server-rated-no-pool = Ta gra nie ma rankingu dla tylu graczy.
server-rated-no-clock = Gra rankingowa wymaga zegara.
server-rated-not-standard = Gra rankingowa ma standardowe zasady, standardowy labirynt i zwykłą pozycję startową.
server-rated-guest = Gry rankingowe są dla osób z kontem; towarzyskie są dla wszystkich.
server-rated-computer = Gry rankingowe toczą się między ludźmi: komputer nie może w nich grać.
server-rated-same-person = W grze rankingowej nikt nie gra sam ze sobą: każdy gracz to inna osoba.
server-rated-takeback = W grze rankingowej nie można cofać ruchów.
server-rated-not-moved = Gra nie zmieniła żadnego rankingu, bo nie wszyscy wykonali ruch.
server-rated-aborted = Gra nie zmieniła żadnego rankingu, bo została anulowana.
server-rated-pool = Nie ma rankingu o nazwie „{ $word }”.
server-rated-wait = Zdarzyło ci się odejść z kilku gier przed końcem, a ktoś na ciebie czekał. Przeciwnika możesz znów szukać od { DATETIME($until) }; do tego czasu możesz grać przez link albo z komputerem.
server-rated-later = Podczas aktualizacji serwera nie ma gier rankingowych. Zagraj towarzysko albo spróbuj ponownie za kilka minut.
server-pairing-seats = Szybka gra jest dla dwóch osób, a w Quoridorze i Quoridorze Mini także dla czterech.
server-rated-rebuilt = Rankingi obliczone od nowa. Zmiany: { $changes }; poprawione wiersze: { $corrected }.
### Rankingi: poziomy komputera na ich skali, wykresy, tabele liderów, stoły rankingowe.

## Gracze komputerowi

rating-offer-up = Poziom wyżej: { $name }
rating-offer-down = Poziom niżej: { $name }
rating-fit = Jaki poziom ci pasuje?
rating-fit-1 = Moja pierwsza gra
rating-fit-3 = Znam zasady
rating-fit-5 = Planuję naprzód
rating-fit-8 = Nie dawaj mi forów
rating-level-estimate =
    { $pool ->
        [pacman] Jako PAC-MAN gra jak ktoś z rankingiem około { $rating }.
        [ghosts] Jako duchy gra jak ktoś z rankingiem około { $rating }.
       *[other] Gra jak ktoś z rankingiem około { $rating }.
    }
rating-fit-own =
    { $pool ->
        [pacman] Pasuje do mojego rankingu { $rating } jako PAC-MAN
        [ghosts] Pasuje do mojego rankingu { $rating } jako duchy
       *[other] Pasuje do mojego rankingu { $rating }
    }

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
        [few] Ranking po { $count } grach: { $rating }. Najniższy { $least }, najwyższy { $most }.
        [many] Ranking po { $count } grach: { $rating }. Najniższy { $least }, najwyższy { $most }.
       *[other] Ranking po { $count } gry: { $rating }. Najniższy { $least }, najwyższy { $most }.
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
rating-best = rekord: { $rating }
rating-results = wygrane: { $won } · remisy: { $drawn } · przegrane: { $lost }
rating-began = Gdy zaczyna
rating-followed = Gdy nie zaczyna
rating-streak = Wygrane z rzędu: { $count } · rekord: { $longest }
rating-first-win = Pierwsza wygrana
rating-best-wins = Najcenniejsze wygrane
rating-provisional = Znak zapytania oznacza, że ranking jest jeszcze niepewny. Ustali go kilka kolejnych gier rankingowych.
rating-unranked = Ranking jest jeszcze zbyt niepewny na miejsce w tabeli liderów. Pomoże kilka kolejnych gier rankingowych.

## Tabele liderów

rating-not-here = Na tym serwerze nie ma kont, więc nie ma też rankingów. Wszystkie gry są towarzyskie.
rating-own-place =
    { $count ->
        [one] Zajmujesz { $place }. miejsce na { $count } osobę.
        [few] Zajmujesz { $place }. miejsce na { $count } osoby.
        [many] Zajmujesz { $place }. miejsce na { $count } osób.
       *[other] Zajmujesz { $place }. miejsce na { $count } osoby.
    }
rating-guest = Goście grają towarzysko: ranking wymaga stałej nazwy, a więc konta.
rating-no-own = Nie masz jeszcze rankingu w tym rodzaju gry. Zagraj rankingowo, a zaczniesz od 1500.
rating-own-provisional = Twój ranking to { $rating }. Znak zapytania oznacza, że jest jeszcze niepewny: rozegraj kilka kolejnych gier rankingowych.
rating-own-unranked = Twój ranking to { $rating }. Jeszcze kilka gier rankingowych i masz tu miejsce.
rating-own-private = Twój ranking to { $rating }. Twoja strona jest prywatna, dlatego nie ma cię w tabeli. Możesz to zmienić na swoim koncie.
rating-account-link = Przejdź do konta
rating-board-empty = Pierwsze miejsce jest wolne.
rating-board-empty-more = Nikt jeszcze nie zagrał dość gier rankingowych tego rodzaju. Znajdź przeciwnika, a twoja nazwa może być tu pierwsza.
rating-find-game = Znajdź grę
rating-more = Pokaż więcej
rating-board-who = W tabeli są osoby, których ranking jest już dość pewny. Kto długo nie gra, znika z niej i wraca po kilku nowych grach. Nie ma tu graczy komputerowych ani osób, których strona jest prywatna.
rating-spread = Rozkład rankingów
rating-spread-of =
    { $count ->
        [one] { $count } osoba (bez niepewnych rankingów).
        [few] { $count } osoby (bez niepewnych rankingów).
        [many] { $count } osób (bez niepewnych rankingów).
       *[other] { $count } osoby (bez niepewnych rankingów).
    }
rating-percentile = Wyprzedzasz { $share } pozostałych osób.
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
rating-rated-more = Wynik zmienia rankingi. Ruchów nie można cofać.
rating-casual-more = Rankingi zostają bez zmian.
rating-why-clock = Gra rankingowa wymaga zegara.
rating-why-computer = Ranking zmieniają tylko gry między ludźmi.
rating-why-same-person = W grze rankingowej każdy może zająć tylko jedno miejsce.
rating-why-pool = Dla tej liczby graczy nie ma rankingu.
rating-why-standard = Gry rankingowe mają standardowe zasady, standardowy labirynt i zwykłą pozycję startową.
rating-stake = Zmiana twojego rankingu (wygrana / przegrana):
rating-stake-words = Zmiana rankingu: wygrana { $won }, remis { $drawn }, przegrana { $lost }.
rating-stake-missing = Przy założeniu, że osoby, których jeszcze brakuje, mają taki sam ranking jak ty.
rating-table-guest = Żeby dołączyć do tego stołu rankingowego, zaloguj się na konto.
