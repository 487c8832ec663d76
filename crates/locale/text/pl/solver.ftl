### Messages of one face; see common.ftl for what all share.

solve-stopped = Rozwiązywanie przerwano; następnym razem ruszy od tego miejsca.
solve-memory = To rozwiązanie wymaga { $needed } MB pamięci, a wolne jest tylko { $free } MB.
solve-disk = Nie można użyć { $path }: { $error }
solve-busy = Ktoś inny właśnie rozwiązuje ten labirynt, w { $path }.
solve-foreign = { $path } nie jest rozwiązaniem tego labiryntu.
solve-damaged = Plik { $path } jest uszkodzony; usuń go na bok i rozwiąż labirynt ponownie.
solve-anew = Plik { $path } jest uszkodzony albo pochodzi ze starszej wersji; labirynt jest rozwiązywany od nowa.
solve-size = „{ $word }” to nie rozmiar: napisz kolumny x rzędy, od 4 do 9, na przykład 6x6.
solve-start-pac = Życia { $lives }: wygrywa PAC-MAN, najpóźniej w turze { $turns }.
solve-start-ghosts = Życia { $lives }: wygrywają duszki, najpóźniej w turze { $turns }.
solve-start-endless = Życia { $lives }: nikt nie może wymusić wygranej.
solve-counts = Życia { $lives }, pozycje: PAC-MAN wygrywa { $pac }, duszki { $ghosts }, nikt { $endless }.
solve-file = Rozwiązanie jest w { $path } ({ $size } MB).
solve-progress = Warstwa { $layer } z { $layers }; pozostało sekund: { $left }
