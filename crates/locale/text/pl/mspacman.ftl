### Ms. Pac-Man: dlaczego ruch, wpisana pozycja lub plansza są odrzucane.

## Ruchy

refusal-ms-word = „{ $word }” to nie słowo tej gry: napisz drogę, np. d7-d6-d5, ustawienie, np. @e7, rzut, np. spin:3 lub die:F2, albo --, gdy trzeba zostać.
refusal-ms-over = Gra jest skończona: wygrał gracz { $winner }.
refusal-ms-spin-due = Gracz { $seat } musi najpierw zakręcić, np. spin:3.
refusal-ms-die-due = Gracz { $seat } musi najpierw rzucić kostką, np. die:4.
refusal-ms-place-due = Gracz { $seat } musi najpierw postawić Ms. Pac-Man na białym kółku, np. @e7.
refusal-ms-move-due = Gracz { $seat } musi teraz przejść { $steps ->
        [one] { $steps } pole
        [few] { $steps } pola
       *[many] { $steps } pól
    }.
refusal-ms-no-spin = Bączek tej planszy nie ma { $steps }.
refusal-ms-no-face = Kostka tej planszy nie ma { $face }.
refusal-ms-not-circle = Na { $square } nie ma białego kółka, a gdzie indziej Ms. Pac-Man się nie stawia.
refusal-ms-circle-taken = Na { $square } stoi duch gracza { $seat }.
refusal-ms-must-move = Da się przejść { $steps ->
        [one] { $steps } pole
        [few] { $steps } pola
       *[many] { $steps } pól
    }, a zostaje tylko ten, kto nie może.
refusal-ms-count = Droga ma { $count ->
        [one] { $count } pole
        [few] { $count } pola
       *[many] { $count } pól
    }, a rzut daje { $steps }.
refusal-ms-off-board = Na tej planszy nie ma pola { $square }.
refusal-ms-solid = { $square } jest pełne: tam nic nie wejdzie.
refusal-ms-home = { $square } to dom ducha: można z niego wyjść, ale nigdy wejść.
refusal-ms-apart = { $from } i { $to } nie sąsiadują i nie są dwoma wyjściami.
refusal-ms-wall = Między { $from } a { $to } stoi mur.
refusal-ms-after-catch = Ruch kończy się złapaniem na { $square }.
refusal-ms-after-win = Krok na { $square } zabiera ostatnią kropkę obszaru: wygrał gracz { $winner } i ruch tam się kończy.
refusal-ms-on-ghost = Na { $square } stoi duch gracza { $seat }: idź o jedno pole dalej, na wolne.
refusal-ms-no-room = Na { $square } stoi duch gracza { $seat }, a żadne pole obok nie jest wolne.
refusal-ms-extra-taken = Dodatkowy krok nie może prowadzić na { $square }: ktoś tam stoi.

## Wpisane pozycje i stoły

setup-ms-seats = W Ms. Pac-Man gra od 2 do 4 osób, a nie { $count }.
setup-ms-fields = Pozycja ma sześć części (kolory, Ms. Pac-Man, duchy, brakujące kropki, co teraz, plansza), np. „a,b 1:e7 -,f6:S - roll:1 quarters”; { $count ->
        [one] tu jest { $count }.
        [few] tu są { $count }.
       *[many] tu jest { $count }.
    }
setup-ms-word = „{ $word }” nie pasuje do części { $field }.
setup-ms-length = Część { $field } ma { $count ->
        [one] { $count } element
        [few] { $count } elementy
       *[many] { $count } elementów
    }, a miejsc przy stole jest { $seats }.
setup-ms-colour-twice = Dwaj gracze nie mogą mieć tego samego koloru { $colour }.
setup-ms-no-dot = Na { $square } nie ma kropki, której mogłoby brakować, albo pole podano dwa razy.
setup-ms-square = Nikt taki nie może stać na { $square }.
setup-ms-shared = Dwie figury nie mogą razem stać na { $square }.
setup-ms-ghost = Duch gracza { $seat } jest na planszy dokładnie wtedy, gdy gracz ten gra i nie prowadzi Ms. Pac-Man.
setup-ms-leader = Po pierwszych zakręceniach ktoś przy stole musi prowadzić Ms. Pac-Man, a raz postawiona stoi ona na planszy.
setup-ms-turn = To nie może być tura gracza { $seat }, bo on nie gra.
setup-ms-steps = Gracz { $seat } nie może mieć do przejścia { $steps }: żaden rzut tej planszy do tego nie prowadzi.
setup-ms-side = Duch gracza { $seat } nie może być w ten sposób słaby we własnej turze.
setup-ms-opening = Pierwsze zakręcenia idą gracz po graczu, między co najmniej dwojgiem, z wszystkimi duchami w domu i wszystkimi kropkami.
setup-ms-end = Gra jest skończona dokładnie wtedy, gdy obszar jednego gracza jest pusty albo został jeden gracz, i to on wygrał.

## Plansze

board-unknown = Nie ma planszy „{ $word }”; plansze to: { $known }.
board-no-drawing = Wiersz { $line }: brak rysunku; żaden wiersz nie zaczyna się od +.
board-header = Wiersz { $line }, kolumna { $column }: „{ $text }” nic nie mówi o planszy.
board-name = Wiersz { $line }, kolumna { $column }: „{ $text }” to nie nazwa: litery, cyfry i -, najwyżej 32, najpierw litera.
board-face = Wiersz { $line }, kolumna { $column }: „{ $text }” to nie ścianka: napisz 4, dla kostki F2, a 4x3 dla trzy razy częstszej.
board-few-faces = Wiersz { $line }, kolumna { $column }: bączek potrzebuje dwóch różnych ścianek, kostka jednej, a wagi razem najwyżej 999.
board-too-large = Wiersz { $line }, kolumna { $column }: plansza jest większa niż { $most } × { $most }.
board-ragged = Wiersz { $line }, kolumna { $column }: rysunek jest tu nierówny: pole to cztery znaki i mur, rząd to dwa wiersze, z murem na końcu.
board-wall = Wiersz { $line }, kolumna { $column }: „{ $text }” stoi tam, gdzie słupek, mur albo przejście.
board-cell = Wiersz { $line }, kolumna { $column }: „{ $text }” to nie pole: użyj .a *a oa Ga (z literą od a do d), EX lub ##.
board-after-drawing = Wiersz { $line }, kolumna { $column }: po rysunku mogą być tylko uwagi.
board-word = Kolumna { $column }: plansza w jednym słowie to rozmiar~pola~mury~bączek~kostka, a ta tu się psuje.
board-dots = Wiersz { $line }, kolumna { $column }: obszar { $colour } ma { $count ->
        [one] { $count } kropkę
        [few] { $count } kropki
       *[many] { $count } kropek
    } zamiast { $wanted }.
board-homes = Wiersz { $line }, kolumna { $column }: domów ducha w kolorze { $colour } jest { $count } zamiast jednego.
board-exits = Wiersz { $line }, kolumna { $column }: wyjść jest { $count } zamiast czterech.
board-powers = Wiersz { $line }, kolumna { $column }: pól mocy jest { $count } zamiast czterech.
board-circles = Wiersz { $line }, kolumna { $column }: plansza potrzebuje co najmniej trzech białych kółek, a jest ich { $count }.
board-unreachable = Wiersz { $line }, kolumna { $column }: z białych kółek nie ma drogi na { $square }.
board-closed-home = Wiersz { $line }, kolumna { $column }: z domu ducha { $square } nie ma wyjścia.
