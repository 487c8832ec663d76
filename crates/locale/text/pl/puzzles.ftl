### Puzzles: solving them, making them, and files of them.

## Solving

puzzle-heading = Zadanie { $id } · { $game } · { $difficulty }
puzzle-welcome = Wpisz ruch albo polecenie: hint (podpowiedź), solution (rozwiązanie), show (plansza), next (następne), quit (koniec).
puzzle-task = Grasz jako gracz { $seat }. Jeden ruch jest wyraźnie najlepszy. Który?
puzzle-task-catch = Grasz duchami. Tylko jeden ruch pozwala złapać PAC-MANA na czas, cokolwiek zrobi. Który?
puzzle-task-pellet = Grasz jako PAC-MAN. Znajdź jedyny ruch, który wygrywa.
puzzle-task-survive = Grasz jako PAC-MAN. Znajdź jedyny ruch, który nie przegrywa.
puzzle-task-escape = Grasz jako Ms. Pac-Man. Na którym polu najtrudniej będzie ją złapać przy następnym rzucie kostką?
puzzle-task-hunt = Grasz duchem. Z którego pola najłatwiej będzie złapać Ms. Pac-Man w następnej turze?
puzzle-right = Dobrze! Dalej.
puzzle-reply = Przeciwnik odpowiada: { $words }.
puzzle-solved = Rozwiązane!
puzzle-also-good = Ten ruch jest równie dobry. Rozwiązane!
puzzle-wrong = Ten ruch jest dozwolony, ale istnieje lepszy.
puzzle-over = To zadanie jest już zakończone.
puzzle-solution = Rozwiązanie: { $words }.
puzzle-about = O co chodziło: { $themes }.
puzzle-hint-fence = Postaw ogrodzenie.
puzzle-hint-step = Przesuń swój pionek.
puzzle-hint-square = Spójrz na { $square }.
puzzle-hint-pass = Duch zostaje na miejscu.
puzzle-none = Żadne zadanie nie pasuje do tego wyboru. Wybierz inną grę lub inny temat.
puzzle-unknown = Nie ma zadania „{ $word }”.
puzzle-unknown-theme = Nie ma tematu „{ $word }”. Tematy: { $themes }.
puzzle-bad-date = „{ $word }” to nie data. Zapisz ją tak: 2026-11-17.
server-puzzle-unknown = Nie ma zadania „{ $word }”.
server-puzzle-theme = Nie ma tematu zadań „{ $word }”.
server-puzzle-date = „{ $word }” to nie data. Zapisz ją tak: 2026-11-17.
server-puzzle-over = „{ $word }” to o jeden ruch za dużo: zadanie kończy się wcześniej.

## Themes

puzzle-theme-long-detour = długa okrężna droga
puzzle-theme-last-gap = ostatnia luka
puzzle-theme-jump-parity = kto kogo przeskoczy
puzzle-theme-side-step-trap = pułapka z krokiem w bok
puzzle-theme-forced-detour = wymuszona okrężna droga
puzzle-theme-save-the-fence = oszczędzanie ogrodzenia
puzzle-theme-only-fence = jedyne ogrodzenie
puzzle-theme-double-threat = podwójna groźba
puzzle-theme-corner-box = zamknięty pionek
puzzle-theme-only-move = jedyny ruch
puzzle-theme-catch = złapanie
puzzle-theme-pellet = ostatnia kulka mocy
puzzle-theme-survive = przetrwanie
puzzle-theme-frenzy = szał
puzzle-theme-boost = bonus
puzzle-theme-pincer = kleszcze
puzzle-theme-escape = ucieczka
puzzle-theme-hunt = pościg

## Files

puzzle-file-fields = Wiersz { $line }: zadanie ma 7 pól rozdzielonych |, a w tym wierszu jest ich { $count }.
puzzle-file-id = Wiersz { $line }: „{ $word }” to nie identyfikator. Użyj małych liter i cyfr.
puzzle-file-twice = Wiersz { $line }: inne zadanie ma już identyfikator { $word }.
puzzle-file-game = Wiersz { $line }: nie ma gry „{ $word }”.
puzzle-file-theme = Wiersz { $line }: nie ma tematu „{ $word }”.
puzzle-file-difficulty = Wiersz { $line }: ranking „{ $word }” to nie liczba od 400 do 3000.
puzzle-file-position = Wiersz { $line }: { $why }
puzzle-file-over = Wiersz { $line }: w tej pozycji gra jest już skończona.
puzzle-file-empty = Wiersz { $line }: brakuje rozwiązania.
puzzle-file-move = Wiersz { $line }, ruch { $word }: { $why }
puzzle-file-reply = Wiersz { $line }: { $word } to odpowiedź przeciwnika. Rozwiązanie musi kończyć się ruchem do znalezienia i tylko dla takich ruchów można podać inne, równie dobre.

## Making and checking

puzzles-make-done =
    { $kept ->
        [one] { $kept } zadanie
        [few] { $kept } zadania
        [many] { $kept } zadań
       *[other] { $kept } zadania
    } z { $games ->
        [one] { $games } gry
        [few] { $games } gier
        [many] { $games } gier
       *[other] { $games } gry
    }: { $path }
puzzles-make-other = Plik { $path } powstał z innej gry albo z innym ziarnem. Wybierz inny.
puzzles-make-stopped = Zatrzymano. Gotowe gry: { $games }. Następne uruchomienie zacznie od tego miejsca.
puzzles-check-done =
    { $count ->
        [one] Sprawdzono { $count } zadanie, jest poprawne.
        [few] Sprawdzono { $count } zadania, wszystkie są poprawne.
        [many] Sprawdzono { $count } zadań, wszystkie są poprawne.
       *[other] Sprawdzono { $count } zadania, wszystkie są poprawne.
    }
puzzles-check-failed = Niepoprawne zadania, { $failed } z { $count }: { $list }
