### The terminal game: its menu, its screens, its keys, its plain mode. Keys of one or two words are
### shown side by side in 80 columns: keep them short.

## A game on the screen

tui-turn = Teraz gra: { $who }
tui-chance = Losowanie…
tui-person = Gracz { $seat }
tui-level = Gracz { $seat } · { $computer }
tui-out = poza grą
tui-strong = silny
tui-weak = słaby
tui-frenzied = widzi PAC-MANA!
tui-spinner = Ruletka
tui-die = Kostka
tui-clock =
    { $seconds ->
        [one] została { $seconds } sekunda
        [few] zostały { $seconds } sekundy
        [many] zostało { $seconds } sekund
       *[other] zostało { $seconds } sekundy
    }

## The sentence below the board

tui-advice-pawn = Idź na zaznaczone pole albo naciśnij f, żeby postawić ogrodzenie.
tui-advice-fence = Ustaw ogrodzenie tam, gdzie chcesz, i zatwierdź klawiszem Enter.
tui-advice-path = Wskaż po kolei pola trasy i naciśnij Enter.
tui-advice-place = Postaw Ms. Pac-Man na jednym z zaznaczonych kółek.
tui-advice-stay = Nie możesz się ruszyć. Naciśnij Enter, żeby grać dalej.
tui-advice-wait = Chwileczkę…
tui-advice-watch = Gra komputer, a ty oglądasz.
tui-hint = Podpowiedź: { $line }; szanse na wygraną: { CHANCE($chance) }
tui-thinking = Analizuję…
tui-copied = Skopiowano: { $position }
tui-saved = Zapisano jako { $name }.
tui-file = Nie można użyć { $name }: { $why }
tui-not-yours = To nie twoja tura.
tui-nothing-to-undo = Nie ma czego cofnąć.
tui-ask-move = Ruch:
tui-ask-save = Zapisz jako:
tui-ask-load = Którą grę wczytać?
tui-ask-analyse = Którą grę przeanalizować?
tui-ask-maze = Który plik labiryntu otworzyć?
tui-ask-resign = Na pewno się poddajesz? Enter: tak · Esc: nie

## Keys

tui-key-point = wskaż
tui-key-step = krok
tui-key-play = zagraj
tui-key-fence = ogrodzenie
tui-key-pawn = pionek
tui-key-turn = obróć
tui-key-next = następny
tui-key-back = cofnij krok
tui-key-type = wpisz
tui-key-hint = podpowiedź
tui-key-solution = rozwiązanie
tui-key-next-puzzle = następne zadanie
tui-key-undo = cofnij
tui-key-ways = drogi
tui-key-save = zapisz
tui-key-open = wczytaj
tui-key-copy = kopiuj pozycję
tui-key-resign = poddaj się
tui-key-choose = wybierz
tui-key-change = zmień
tui-key-scroll = przewiń
tui-key-help = pomoc
tui-key-menu = menu
tui-key-quit = wyjdź
tui-key-escape = anuluj
tui-key-stop = wyjdź natychmiast
tui-help-title = Pomoc
tui-help-refusal = Gdy ruch zostanie odrzucony, tutaj przeczytasz, która zasada go zabrania.

## The menu

tui-menu-welcome = labiryntowe gry planszowe
tui-menu-resume = Dokończ rozpoczętą grę
tui-menu-start = Start
tui-menu-load = Wczytaj grę
tui-menu-game = Gra
tui-menu-seats = Liczba graczy
tui-menu-seat = Gracz { $seat }
tui-menu-person = człowiek
tui-menu-piece = Postać gracza { $seat }
tui-menu-maze-file = Labirynt z pliku
tui-menu-language = Język
tui-menu-analyse = Analizuj
tui-analyse-start = pozycja startowa
tui-analyse-file = gra z pliku
tui-menu-learn = Ucz się
tui-menu-puzzles = Zadania
tui-puzzle-daily = zadanie dnia
tui-puzzle-random = losowa kolejność
tui-menu-rules = Przeczytaj zasady
tui-menu-quit = Wyjdź

## Line by line

tui-plain-welcome = Wpisz ruch albo help.
tui-plain-prompt = Gracz { $seat }:
tui-plain-played = Gracz { $seat }: { $move }
tui-plain-rolled = Wypadło: { $move }
tui-plain-help = Wpisz ruch w notacji albo polecenie: show, legal, hint, analyse, learn, undo, redo, save PLIK, resign, quit.

## Reviewing, resuming, preferences

tui-nothing-to-redo = Nie ma czego ponowić.
tui-no-exit = Stąd nie można skorzystać z żadnego wyjścia.
tui-ask-delete = Usunąć tę niedokończoną grę? Enter: tak · Esc: nie
tui-engine-crashed = Gracz komputerowy przestał działać. Twoja gra jest zapisana.
tui-bad-preference = { $path }, wiersz { $line }: „{ $text }” to nie jest ustawienie. Możliwe ustawienia: language (en, fr, es, nl, pl, cs, ro), level (od 1 do 8), theme (dark, light, monochrome).
tui-key-redo = ponów
tui-key-review = odtwórz
tui-key-grade = omówienie
tui-key-again = zagraj ponownie
tui-key-exit = następne wyjście
tui-key-arrows = jak strzałki
tui-key-suspend = do powłoki
tui-key-delete = usuń
tui-menu-theme = Kolory
tui-theme-dark = ciemne tło
tui-theme-light = jasne tło
tui-theme-monochrome = bez kolorów
tui-resume-game =
    { $count ->
        [one] { $game }, { $count } ruch
        [few] { $game }, { $count } ruchy
        [many] { $game }, { $count } ruchów
       *[other] { $game }, { $count } ruchu
    }

## Reviewing line by line

tui-plain-over = Wpisz review (ile wart był każdy ruch) albo quit (koniec).
tui-plain-reviewing = Sprawdzam każdą pozycję, chwileczkę…
tui-plain-replay = Odtwarzanie gry: next, back, go NUMER, line (lepszy wariant), show, moves, quit.
tui-plain-no-line = Tu nie ma lepszego wariantu.
tui-plain-unknown = Nie ma tu polecenia „{ $word }”. { $help }
tui-plain-no-course = Nie ma kursu „{ $word }”. Dostępne kursy: { $courses }.
