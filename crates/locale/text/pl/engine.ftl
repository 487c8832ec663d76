### Matches between engines, and analysis; see common.ftl for what all programs share.

## Matches

match-players =
    { $players ->
        [one] Podano tylko jednego gracza. Podaj co najmniej 2.
        [few] Podano { $players } graczy. Podaj co najmniej 2, a do jednej gry najwyżej { $seats }.
        [many] Podano { $players } graczy. Podaj co najmniej 2, a do jednej gry najwyżej { $seats }.
       *[other] Podano { $players } gracza. Podaj co najmniej 2, a do jednej gry najwyżej { $seats }.
    }
match-unknown-player = „{ $word }” to nie jest gracz. Wpisz od level:1 do level:8, mcts:SYMULACJE albo polecenie uruchamiające program UGI.
match-records = Gier z { $path } nie można użyć w tym meczu: { $error }
match-other-match = To gra z innego meczu: różnią się gracze, otwarcia, limity albo ziarno losowania.
match-stopped = Przerwano. Z opcją --records gry zostają zapisane, a mecz można później dokończyć.
match-bad-opening = Otwarcie { $number } w { $path }: { $why }
match-no-openings = W { $path } nie ma żadnych otwarć.
match-other-game = To otwarcie jest do innej gry albo dla innej liczby graczy.
match-fault = Gra { $game }: przegrywa { $who }. { $why }
match-result =
    { $games ->
        [one] { $who } po { $games } grze: { $figures }
        [few] { $who } po { $games } grach: { $figures }
        [many] { $who } po { $games } grach: { $figures }
       *[other] { $who } po { $games } grach: { $figures }
    }
match-luck = p = { $p } przy założeniu, że ten gracz nie jest silniejszy od pozostałych.
match-as-pacman = Jako PAC-MAN, średnio na grę: kulki mocy { $pellets }, przeżyte tury { $turns } (100, jeśli zostało życie).
match-as-ghosts = Jako duchy, średnio na grę: kulki mocy PAC-MANA { $pellets }, jego przeżyte tury { $turns } (100, jeśli zostało mu życie).
match-faults = Gry rozstrzygnięte przez błąd programu: { $count }
match-accepted = SPRT: przyjęto. Ten gracz jest silniejszy.
match-rejected = SPRT: odrzucono. Ten gracz nie jest silniejszy o zakładaną różnicę.
match-protocol-game = Protokół { $protocol } zna tylko klasyczny Quoridor dla dwóch graczy, ze zwykłymi zasadami i zwykłym początkiem.
match-not-a-move = Tu musi być jeden ruch i nic więcej.
match-rule-setting = „{ $word }” nie pasuje do tej zasady. Wpisz { $keys } i liczbę całkowitą.
match-draw-rule = Żeby uznawać gry za remis, podaj score= i movecount= (co najmniej 1), na przykład movenumber=40 movecount=8 score=10.
match-resign-rule = Żeby uznawać gry za przegrane, podaj movecount= i score=, każde co najmniej 1, na przykład movecount=4 score=600.
match-rule-seats = Na podstawie ocen można rozstrzygać tylko gry dwóch graczy.
match-adjudicated = Gry rozstrzygnięte na podstawie ocen: { $count }
match-engine-setting = „{ $word }” to nie jest ustawienie silnika. Wpisz name=, cmd=, proto=, tc=, movetime=, nodes=, depth=, threads=, ponder= albo option.NAZWA= i wartość.
match-engine-twice = Ustawienie { $key }= podano dwa razy dla jednego silnika.
match-engine-value = Ustawienie { $key }= nie może mieć wartości „{ $value }”.
match-engine-tc = Ustawienie tc= nie może mieć wartości „{ $value }”. Wpisz sekundy, na przykład 60; 60+1 dodaje sekundę po każdym ruchu, a 40/60+1 także kolejne 60 po każdych 40 ruchach.
match-engine-no-cmd = Jeden z silników nie ma cmd=, więc brakuje programu do uruchomienia.
match-engine-option = { $who } nie ma opcji „{ $name }” o wartości „{ $value }”. Wbudowane poziomy mają Threads i Hash, a gracz wzorcowy nie ma żadnej.
match-engines-file = Silników z { $path } nie można użyć: { $why }
match-engines-toml = Wiersz { $line } nie jest poprawnym zapisem TOML.
match-engines-key = „{ $key }” tu nie pasuje: każdy silnik to tabela [[engine]].
match-engines-none = Każdy silnik potrzebuje tabeli [[engine]], a nie ma żadnej.
match-tournament-seats = Turnieje są tylko dla gier dwóch graczy.
match-tournament-sprt = Opcja --sprt porównuje dwa silniki, a podano ich więcej.
match-tournament-mirror = Z opcją --mirror w każdej grze biorą udział wszyscy gracze, a turniej rozgrywa się parami.
match-standings =
    { $games ->
        [one] Tabela po { $games } grze:
        [few] Tabela po { $games } grach:
        [many] Tabela po { $games } grach:
       *[other] Tabela po { $games } gry:
    }
match-column-engine = Silnik
match-column-games = Gry
match-column-points = Punkty
match-column-results = Wyniki
match-column-share = Odsetek punktów
fault-crashed = Program zakończył działanie albo się nie uruchomił: { $how }
fault-exited = Program sam zakończył działanie z kodem { $code }.
fault-killed = Program został zakończony sygnałem { $signal }.
fault-closed = Program zamknął swoje wejście lub wyjście.
fault-not-started = Nie można uruchomić „{ $command }”: { $error }
fault-unreachable = Pod adresem { $host } nie odpowiada żaden program.
fault-status = { $host } odpowiada błędem: { $status }
fault-no-json = Odpowiedź z { $host } nie jest w formacie JSON.
fault-hung = Program nie odpowiedział na czas.
fault-illegal = Niedozwolony ruch „{ $word }”: { $why }
fault-no-move = Program odpowiedział „bestmove” bez ruchu.

## UGI, in lines of “info string”

ugi-unknown-command = Nieznane polecenie „{ $word }”.
ugi-want-moves = Powinno być „moves”, a nie „{ $word }”.
ugi-want-fen = Po „position fen” brakuje pozycji.
ugi-want-position = Po „position” powinno być „startpos” lub „fen”.
ugi-want-option = Po „setoption” powinno być: name NAZWA value WARTOŚĆ
ugi-want-query = „query” zna p1turn, gameover, result i turn.
ugi-go-ignored = Pominięto po „go”: { $words }
ugi-go-ignored-all = Pominięto po „go”: { $words }. Bez innego limitu szukanie trwa sekundę.
ugi-go-no-move = Pominięto po „go”, bo to nie jest dozwolony ruch: { $word }
ugi-go-chance = Nie ma czego szukać: najpierw musi się odbyć losowanie.
ugi-go-over = Nie ma czego szukać: gra jest skończona.
ugi-go-no-position = Nie ma czego szukać: ostatniej pozycji nie dało się odczytać.
ugi-option-number = { $name } to liczba od { $low } do { $high }, a nie „{ $value }”.
ugi-option-switch = { $name } to true albo false, a nie „{ $value }”.
ugi-hash-memory = Hash o rozmiarze { $size } megabajtów nie mieści się w pamięci; zostaje { $kept }.
ugi-engine-options = Opcje silnika to: { $options }.
ugi-bad-move = Ruch { $nth }, { $word }: { $why }

## Datasets

dataset-done =
    { $positions ->
        [one] { $positions } pozycja
        [few] { $positions } pozycje
        [many] { $positions } pozycji
       *[other] { $positions } pozycji
    } z { $games ->
        [one] { $games } gry
        [few] { $games } gier
        [many] { $games } gier
       *[other] { $games } gier
    }: { $path }
dataset-exists = { $path } już istnieje. Wybierz inną nazwę albo najpierw usuń ten plik.
dataset-other = { $path } zawiera gry innego zbioru danych. Wybierz inną nazwę albo najpierw usuń ten folder.
dataset-damaged = Plik { $path } jest uszkodzony w wierszu { $line }. Usuń go i uruchom polecenie ponownie, a gra z tego pliku zostanie rozegrana od nowa.
dataset-no-records = { $path } nie zawiera plików z grami (.palisade).
dataset-bad-record = { $path }: { $why }
dataset-other-game = { $path } nie pasuje do tego zbioru danych: inna gra, liczba graczy albo inny labirynt.

## Analysis

analyse-chance = Najpierw musi się odbyć losowanie, dopiero potem będzie co analizować.
analyse-over = Gra się skończyła: nie ma czego analizować.
analyse-effort =
    { $nodes ->
        [one] Głębokość { $depth }, { $nodes } pozycja, { $speed } na sekundę.
        [few] Głębokość { $depth }, { $nodes } pozycje, { $speed } na sekundę.
        [many] Głębokość { $depth }, { $nodes } pozycji, { $speed } na sekundę.
       *[other] Głębokość { $depth }, { $nodes } pozycji, { $speed } na sekundę.
    }
analyse-path =
    { $steps ->
        [one] { $player }: { $steps } krok, { $squares }
        [few] { $player }: { $steps } kroki, { $squares }
        [many] { $player }: { $steps } kroków, { $squares }
       *[other] { $player }: { $steps } kroku, { $squares }
    }
analyse-piece-path =
    { $steps ->
        [one] { $piece }: { $steps } krok, { $squares }
        [few] { $piece }: { $steps } kroki, { $squares }
        [many] { $piece }: { $steps } kroków, { $squares }
       *[other] { $piece }: { $steps } kroku, { $squares }
    }
