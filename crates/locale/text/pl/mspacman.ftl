### Ms. Pac-Man: why a move, a typed position or a board is refused.
### $seat and $winner are numbers of players; $steps is how many squares the roll gives; $colour is a
### letter from a to d; $line and $column say where in a board file or word.

## Moves

refusal-ms-word = „{ $word }” to nie jest ruch w tej grze. Wpisz trasę, np. d7-d6-d5, ustawienie, np. @e7, wynik losowania, np. spin:3 lub die:F2, albo --, gdy nie można się ruszyć.
refusal-ms-over = Gra się skończyła: wygrywa gracz { $winner }.
refusal-ms-spin-due = Gracz { $seat } musi najpierw zakręcić ruletką.
refusal-ms-die-due = Gracz { $seat } musi najpierw rzucić kostką.
refusal-ms-place-due = Gracz { $seat } musi najpierw postawić Ms. Pac-Man na białym kółku.
refusal-ms-move-due = Gracz { $seat } musi teraz przejść { $steps ->
        [one] { $steps } pole
        [few] { $steps } pola
        [many] { $steps } pól
       *[other] { $steps } pola
    }.
refusal-ms-no-spin = Na ruletce tej planszy nie ma { $steps }.
refusal-ms-no-face = Na kostce tej planszy nie ma { $face }.
refusal-ms-not-circle = Na { $square } nie ma białego kółka, a Ms. Pac-Man można postawić tylko na nim.
refusal-ms-circle-taken = Na { $square } stoi duch gracza { $seat }.
refusal-ms-must-move = Możesz przejść { $steps ->
        [one] { $steps } pole
        [few] { $steps } pola
        [many] { $steps } pól
       *[other] { $steps } pola
    }, więc nie wolno ci zostać na miejscu.
refusal-ms-count = Trasa ma { $count ->
        [one] { $count } pole
        [few] { $count } pola
        [many] { $count } pól
       *[other] { $count } pola
    }, a wypadło { $steps }.
refusal-ms-off-board = Na tej planszy nie ma pola { $square }.
refusal-ms-solid = Pole { $square } jest zamurowane. Żaden pionek nie może na nie wejść.
refusal-ms-home = { $square } to dom ducha. Duchy z niego wychodzą, ale nikt do niego nie wchodzi.
refusal-ms-apart = { $from } i { $to } ani nie sąsiadują, ani nie są dwoma wyjściami.
refusal-ms-wall = Między { $from } a { $to } jest ściana.
refusal-ms-after-catch = Ruch kończy się złapaniem na { $square }.
refusal-ms-after-win = Krok na { $square } zabiera ostatnią kropkę strefy: wygrywa gracz { $winner } i ruch się tam kończy.
refusal-ms-on-ghost = Na { $square } stoi duch gracza { $seat }: przejdź o jedno pole dalej, na wolne.
refusal-ms-no-room = Na { $square } stoi duch gracza { $seat }, a żadne sąsiednie pole nie jest wolne.
refusal-ms-extra-taken = Dodatkowy krok nie może prowadzić na { $square }: stoi tam pionek.

## Typed positions

setup-ms-seats =
    { $count ->
        [one] W Ms. Pac-Man gra od 2 do 4 osób, a nie { $count } osoba.
        [few] W Ms. Pac-Man gra od 2 do 4 osób, a nie { $count } osoby.
        [many] W Ms. Pac-Man gra od 2 do 4 osób, a nie { $count } osób.
       *[other] W Ms. Pac-Man gra od 2 do 4 osób, a nie { $count } osoby.
    }
setup-ms-fields = Pozycja ma sześć części (kolory, Ms. Pac-Man, duchy, zabrane kropki, co teraz, plansza), np. „a,b 1:e7 -,f6:S - roll:1 quarters”; { $count ->
        [one] tu jest { $count }.
        [few] tu są { $count }.
        [many] tu jest { $count }.
       *[other] tu jest { $count }.
    }
setup-ms-word = „{ $word }” nie pasuje do części { $field }.
setup-ms-length = Część { $field } ma { $count ->
        [one] { $count } element
        [few] { $count } elementy
        [many] { $count } elementów
       *[other] { $count } elementu
    }, a graczy jest { $seats }.
setup-ms-colour-twice = Dwóch graczy nie może mieć tego samego koloru { $colour }.
setup-ms-no-dot = Na { $square } nigdy nie było kropki albo to pole podano dwa razy.
setup-ms-square = Ten pionek nie może stać na { $square }.
setup-ms-shared = Dwa pionki nie mogą razem stać na { $square }.
setup-ms-ghost = Duch gracza { $seat } musi być na planszy dokładnie wtedy, gdy ten gracz jest w grze i nie gra jako Ms. Pac-Man.
setup-ms-leader = Po losowaniu na początku gry ktoś musi grać jako Ms. Pac-Man, a gdy już ją postawiono, musi ona być na planszy.
setup-ms-turn = To nie może być tura gracza { $seat }, bo nie ma go w grze.
setup-ms-steps = Gracz { $seat } nie może mieć do przejścia { $steps ->
        [one] { $steps } pola
        [few] { $steps } pól
        [many] { $steps } pól
       *[other] { $steps } pola
    }: na tej planszy nie można tyle wylosować.
setup-ms-side = Duch gracza { $seat } nie może być w ten sposób słaby podczas własnej tury.
setup-ms-opening = Podczas losowania na początku gry po kolei kręci ruletką co najmniej dwóch graczy, wszystkie duchy są w swoich domach, a na planszy leżą wszystkie kropki.
setup-ms-end = Gra jest skończona dokładnie wtedy, gdy strefa jednego gracza jest pusta albo został jeden gracz, i to on wygrywa.

## Boards

board-unknown = Nie ma planszy „{ $word }”. Dostępne plansze: { $known }.
board-no-drawing = Wiersz { $line }: brak rysunku. Żaden wiersz nie zaczyna się od +.
board-header = Wiersz { $line }, kolumna { $column }: „{ $text }” nie pasuje do pliku planszy.
board-name = Wiersz { $line }, kolumna { $column }: „{ $text }” to nie jest poprawna nazwa. Użyj najwyżej 32 znaków: liter, cyfr i -. Pierwszy znak musi być literą.
board-face = Wiersz { $line }, kolumna { $column }: „{ $text }” nie może tu być wynikiem. Wpisz liczbę od 1 do 8, na kostce także z literą F, na przykład F2; 4x3 to czwórka, która wypada trzy razy częściej.
board-few-faces = Wiersz { $line }, kolumna { $column }: ruletka musi mieć co najmniej dwa różne wyniki, kostka co najmniej jeden. Każda może ich mieć najwyżej 999; 4x3 liczy się za trzy.
board-too-large = Wiersz { $line }, kolumna { $column }: plansza jest większa niż { $most } × { $most }.
board-ragged = Wiersz { $line }, kolumna { $column }: rysunek jest tu nierówny. Każde pole zajmuje cztery znaki i ścianę, każdy rząd dwa wiersze, a na końcu stoi ściana zamykająca.
board-wall = Wiersz { $line }, kolumna { $column }: „{ $text }” stoi tam, gdzie powinien być róg, ściana albo przejście.
board-cell = Wiersz { $line }, kolumna { $column }: „{ $text }” to nie jest pole. Użyj .a *a oa Ga (z literą od a do d), EX lub ##.
board-after-drawing = Wiersz { $line }, kolumna { $column }: po rysunku mogą być tylko komentarze.
board-word = Kolumna { $column }: plansza zapisana jednym słowem to rozmiar~pola~ściany~ruletka~kostka; w tym miejscu jest błąd.
board-dots = Wiersz { $line }, kolumna { $column }: strefa { $colour } ma { $count ->
        [one] { $count } kropkę
        [few] { $count } kropki
        [many] { $count } kropek
       *[other] { $count } kropki
    } zamiast { $wanted }.
board-homes = Wiersz { $line }, kolumna { $column }: strefa { $colour } ma { $count ->
        [one] { $count } dom ducha
        [few] { $count } domy duchów
        [many] { $count } domów duchów
       *[other] { $count } domu ducha
    } zamiast jednego.
board-exits =
    { $count ->
        [one] Wiersz { $line }, kolumna { $column }: jest { $count } wyjście zamiast czterech.
        [few] Wiersz { $line }, kolumna { $column }: są { $count } wyjścia zamiast czterech.
        [many] Wiersz { $line }, kolumna { $column }: jest { $count } wyjść zamiast czterech.
       *[other] Wiersz { $line }, kolumna { $column }: jest { $count } wyjścia zamiast czterech.
    }
board-powers =
    { $count ->
        [one] Wiersz { $line }, kolumna { $column }: jest { $count } kropka mocy zamiast czterech.
        [few] Wiersz { $line }, kolumna { $column }: są { $count } kropki mocy zamiast czterech.
        [many] Wiersz { $line }, kolumna { $column }: jest { $count } kropek mocy zamiast czterech.
       *[other] Wiersz { $line }, kolumna { $column }: jest { $count } kropki mocy zamiast czterech.
    }
board-circles = Wiersz { $line }, kolumna { $column }: plansza musi mieć co najmniej trzy białe kółka, a ta ma { $count }.
board-unreachable = Wiersz { $line }, kolumna { $column }: z białych kółek nie da się dotrzeć na { $square }.
board-closed-home = Wiersz { $line }, kolumna { $column }: z domu ducha na { $square } nie da się wyjść.
