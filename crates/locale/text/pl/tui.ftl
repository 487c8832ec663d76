### Gra w terminalu: menu, ekrany, klawisze, tryb prosty. Klawisze stoją obok siebie w 80 kolumnach: krótko.

## Gra na ekranie

tui-turn = Na ruchu: { $who }
tui-chance = Rzut …
tui-person = Gracz { $seat }
tui-level = Gracz { $seat } · poziom { $level }
tui-out = poza grą
tui-strong = silny
tui-weak = słaby
tui-frenzied = widzi PAC-MANA!
tui-spinner = Bączek
tui-die = Kostka
tui-clock =
    { $seconds ->
        [one] została { $seconds } sekunda
        [few] zostały { $seconds } sekundy
       *[many] zostało { $seconds } sekund
    }

## Zdanie pod planszą

tui-advice-pawn = Idź na zaznaczone pole albo naciśnij f i postaw ogrodzenie.
tui-advice-fence = Przesuń ogrodzenie tam, gdzie chcesz; Enter je stawia.
tui-advice-path = Wskaż pola jedno po drugim i naciśnij Enter.
tui-advice-place = Postaw Ms. Pac-Man na jednym z zaznaczonych kółek.
tui-advice-stay = Nie ma dokąd iść; Enter, żeby grać dalej.
tui-advice-wait = Chwileczkę …
tui-advice-watch = Gra komputer; ty patrzysz.
tui-hint = Podpowiedź: { $line } ({ $chance } %)
tui-thinking = Namysł …
tui-copied = Skopiowano: { $position }
tui-saved = Zapisano jako { $name }.
tui-file = { $name }: { $why }
tui-not-yours = To nie twoja tura.
tui-nothing-to-undo = Nie ma czego cofnąć.
tui-ask-move = Ruch:
tui-ask-save = Zapisz jako:
tui-ask-load = Którą grę wczytać?
tui-ask-maze = Który plik labiryntu?
tui-ask-resign = Na pewno się poddać? Enter: tak, Esc: nie

## Klawisze

tui-key-point = wskaż
tui-key-step = krok
tui-key-play = zagraj
tui-key-fence = ogrodzenie
tui-key-pawn = pionek
tui-key-turn = obróć
tui-key-next = następne
tui-key-back = cofnij krok
tui-key-type = wpisz
tui-key-hint = rada
tui-key-undo = cofnij
tui-key-ways = drogi
tui-key-save = zapisz
tui-key-open = wczytaj
tui-key-copy = kopiuj pozycję
tui-key-resign = poddaj się
tui-key-choose = wybierz
tui-key-change = zmień
tui-key-scroll = przewijaj
tui-key-help = pomoc
tui-key-menu = menu
tui-key-quit = koniec
tui-key-escape = zacznij ruch od nowa
tui-key-stop = zakończ od razu
tui-help-title = Pomoc
tui-help-refusal = Gdy ruch zostanie odrzucony, tu można przeczytać, na mocy jakiej zasady.

## Menu

tui-menu-welcome = gry w labiryncie
tui-menu-resume = Dokończ przerwaną grę
tui-menu-start = Zacznij
tui-menu-load = Wczytaj grę
tui-menu-game = Gra
tui-menu-seats = Gracze
tui-menu-seat = Miejsce { $seat }
tui-menu-person = człowiek
tui-menu-level = komputer, poziom { $level }
tui-menu-piece = Postać z miejsca { $seat }
tui-menu-maze-file = Labirynt z pliku
tui-menu-language = Język
tui-menu-rules = Przeczytaj zasady
tui-menu-quit = Koniec

## Wiersz po wierszu

tui-plain-welcome = Wpisz ruch albo help.
tui-plain-prompt = Gracz { $seat }:
tui-plain-played = Gracz { $seat }: { $move }
tui-plain-rolled = Rzut: { $move }
tui-plain-help = Wpisz ruch w notacji albo: show, legal, hint, undo, save PLIK, resign, quit.
