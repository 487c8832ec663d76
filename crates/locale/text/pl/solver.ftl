### Solving PAC-MAN mazes; see common.ftl for what all programs share.

solve-stopped = Przerwano. Następnym razem obliczenia ruszą od tego miejsca.
solve-memory = Rozwiązanie tego labiryntu wymaga { $needed } MB pamięci, a wolne jest tylko { $free } MB.
solve-disk = Nie można użyć { $path }: { $error }
solve-busy = Inny program właśnie rozwiązuje ten labirynt i zapisuje wynik w { $path }.
solve-foreign = { $path } nie jest rozwiązaniem tego labiryntu.
solve-damaged = Plik { $path } jest uszkodzony. Przenieś go gdzie indziej i rozwiąż labirynt ponownie.
solve-anew = Plik { $path } jest uszkodzony albo pochodzi ze starszej wersji. Labirynt zostanie rozwiązany od początku.
solve-size = „{ $word }” to nie jest rozmiar. Wpisz kolumny x rzędy, każde od 4 do 9, np. 6x6.
solve-start-pac =
    { $lives ->
        [one] { $lives } życie: PAC-MAN wygrywa najpóźniej w turze { $turns }.
        [few] { $lives } życia: PAC-MAN wygrywa najpóźniej w turze { $turns }.
        [many] { $lives } żyć: PAC-MAN wygrywa najpóźniej w turze { $turns }.
       *[other] { $lives } życia: PAC-MAN wygrywa najpóźniej w turze { $turns }.
    }
solve-start-ghosts =
    { $lives ->
        [one] { $lives } życie: duchy wygrywają najpóźniej w turze { $turns }.
        [few] { $lives } życia: duchy wygrywają najpóźniej w turze { $turns }.
        [many] { $lives } żyć: duchy wygrywają najpóźniej w turze { $turns }.
       *[other] { $lives } życia: duchy wygrywają najpóźniej w turze { $turns }.
    }
solve-start-endless =
    { $lives ->
        [one] { $lives } życie: żadna ze stron nie może wymusić wygranej.
        [few] { $lives } życia: żadna ze stron nie może wymusić wygranej.
        [many] { $lives } żyć: żadna ze stron nie może wymusić wygranej.
       *[other] { $lives } życia: żadna ze stron nie może wymusić wygranej.
    }
solve-counts =
    { $lives ->
        [one] Kto wygrywa w pozycjach z { $lives } życiem: PAC-MAN { $pac }, duchy { $ghosts }, nikt { $endless }.
        [few] Kto wygrywa w pozycjach z { $lives } życiami: PAC-MAN { $pac }, duchy { $ghosts }, nikt { $endless }.
        [many] Kto wygrywa w pozycjach z { $lives } życiami: PAC-MAN { $pac }, duchy { $ghosts }, nikt { $endless }.
       *[other] Kto wygrywa w pozycjach z { $lives } życia: PAC-MAN { $pac }, duchy { $ghosts }, nikt { $endless }.
    }
solve-file = Rozwiązanie jest w { $path } ({ $size } MB).
solve-progress = Warstwa { $layer } z { $layers }; pozostało sekund: { $left }
solve-search = Labirynt { $nth }, życia: { $lives }, { $percent }. Odrzucone: wygrywa PAC-MAN ({ $pac }), wygrywają duchy ({ $ghosts }), nikt nie wygrywa ({ $endless }), zbyt szybka wygrana ({ $short })
solve-search-continues = Wznowiono wyszukiwanie. Sprawdzone dotąd labirynty: { $tried }
solve-search-anew = Plik { $path } jest uszkodzony albo pochodzi ze starszej wersji. Wyszukiwanie zaczyna się od nowa.
solve-fair-lives = Wybierz co najmniej 2 życia: w wyrównanym labiryncie PAC-MAN wygrywa, gdy ma wybraną liczbę żyć, a gdy ma o jedno mniej, wygrywają duchy.
