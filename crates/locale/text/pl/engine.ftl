### Matches between engines, and analysis; see common.ftl for what all programs share.

## Matches

match-players =
    { $players ->
        [one] Podano jednego gracza, a miejsc w grze jest { $seats }. Podaj co najmniej dwóch, ale nie więcej, niż jest miejsc.
        [few] Podano { $players } graczy, a miejsc w grze jest { $seats }. Podaj co najmniej dwóch, ale nie więcej, niż jest miejsc.
       *[many] Podano { $players } graczy, a miejsc w grze jest { $seats }. Podaj co najmniej dwóch, ale nie więcej, niż jest miejsc.
    }
match-unknown-player = „{ $word }” to nie jest gracz. Wpisz od level:1 do level:8, mcts:SYMULACJE albo polecenie uruchamiające program UGI.
match-records = Gier z { $path } nie można użyć w tym meczu: { $error }
match-fault = Gra { $game }: przegrywa { $who }. { $why }
match-result =
    { $games ->
        [one] { $who } po { $games } grze: { $figures }
        [few] { $who } po { $games } grach: { $figures }
       *[many] { $who } po { $games } grach: { $figures }
    }
match-luck = p = { $p } przy założeniu, że nie jest silniejszy od pozostałych.
match-as-pacman = Jako PAC-MAN, średnio na grę: kulki mocy { $pellets }, tury { $turns }.
match-as-ghosts = Przeciwko niemu, średnio na grę: kulki mocy { $pellets }, tury { $turns }.
match-faults = Gry rozstrzygnięte przez błąd programu: { $count }
match-accepted = SPRT: przyjęto. Jest silniejszy.
match-rejected = SPRT: odrzucono. Nie jest silniejszy o zakładaną różnicę.
fault-crashed = Program zakończył działanie albo się nie uruchomił: { $how }
fault-hung = Program nie odpowiedział na czas.
fault-illegal = Program zagrał „{ $word }”: { $why }

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
dataset-no-records = { $path } nie zawiera plików z grami (.palisade).
dataset-bad-record = { $path }: { $why }
dataset-other-game = { $path } nie pasuje do tego zbioru danych: inna gra, liczba graczy albo inny labirynt.

## Analysis

analyse-chance = Czas na losowanie: do tego momentu nie ma czego analizować.
analyse-over = Gra się skończyła: nie ma czego analizować.
analyse-effort =
    { $nodes ->
        [one] Głębokość { $depth }, { $nodes } pozycja, { $speed } na sekundę.
        [few] Głębokość { $depth }, { $nodes } pozycje, { $speed } na sekundę.
       *[many] Głębokość { $depth }, { $nodes } pozycji, { $speed } na sekundę.
    }
analyse-path =
    { $steps ->
        [one] Gracz { $seat }: { $steps } krok, { $squares }
        [few] Gracz { $seat }: { $steps } kroki, { $squares }
       *[many] Gracz { $seat }: { $steps } kroków, { $squares }
    }
analyse-piece-path =
    { $steps ->
        [one] { $piece }: { $steps } krok, { $squares }
        [few] { $piece }: { $steps } kroki, { $squares }
       *[many] { $piece }: { $steps } kroków, { $squares }
    }
