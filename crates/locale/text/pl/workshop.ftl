### The maze workshop.
workshop-drawn-label-maze = Twój labirynt
workshop-tip = Wybierz szczelinę, żeby postawić ogrodzenie; pole, żeby położyć kulkę mocy; pionek, żeby go przestawić.
workshop-symmetry = Rysuj symetrycznie
workshop-symmetry-none = Nie
workshop-symmetry-left-right = Lewa i prawa strona
workshop-symmetry-above-below = Góra i dół
workshop-symmetry-half-turn = Pół obrotu
workshop-symmetry-quarter-turn = Ćwierć obrotu
workshop-symmetry-quarters = Wszystkie cztery ćwiartki
workshop-side-north = nad polem
workshop-side-east = po prawej
workshop-side-south = pod polem
workshop-side-west = po lewej
workshop-empty = pusto
workshop-press-put = Naciśnij, żeby tu wstawić: { $what }
workshop-press-remove = Naciśnij, żeby usunąć: { $what }
workshop-press-pick-up = Naciśnij, żeby podnieść: { $what }
workshop-clear = Usuń wszystkie ogrodzenia
workshop-random = Losowy labirynt
workshop-files = Szerokość
workshop-ranks = Wysokość
workshop-lives = Życia
workshop-options-kept = Gra i link zachowują te opcje. W plikach i w galerii obowiązują zwykłe zasady.
workshop-verdict = Kto wygrywa przy bezbłędnej grze
workshop-endless = { $lives }: nikt nie może wymusić wygranej.
workshop-fair = Wyrównany: o tym, kto wygra, decyduje jedno życie.
workshop-pacman-from =
    { $count ->
        [1] PAC-MAN wygrywa nawet z jednym życiem.
        [few] PAC-MAN wygrywa, gdy ma co najmniej { $count } życia.
       *[many] PAC-MAN wygrywa, gdy ma co najmniej { $count } żyć.
    }
workshop-nobody-wins = Nikt nie może wymusić wygranej.
workshop-ghosts-up-to =
    { $count ->
        [one] Duchy wygrywają, gdy PAC-MAN ma { $count } życie.
        [few] Duchy wygrywają, gdy PAC-MAN ma najwyżej { $count } życia.
       *[many] Duchy wygrywają, gdy PAC-MAN ma najwyżej { $count } żyć.
    }
workshop-fairer = Wyrównaj szanse
workshop-trying = Sprawdzone drobne zmiany: { $tried } z { $of }
workshop-no-fairer = Żadna drobna zmiana nie wyrównuje szans.
workshop-use = Zastosuj zmianę
workshop-fence-away = Usuń ogrodzenie { $from }.
workshop-move-fence = Przestaw ogrodzenie { $from } na { $to }.
workshop-move-pellet = Przenieś kulkę mocy z { $from } na { $to }.
workshop-move-piece = { $piece } zaczyna na { $to }.
workshop-estimate = Oszacowanie, bez dowodu
workshop-estimate-about = Komputer poziomu 8 rozgrywa szybkie gry sam ze sobą. Poniżej widać, jak się kończą.
workshop-estimating = Rozegrane gry: { $played } z { $of }
workshop-estimate-row =
    { $games ->
        [one] { $lives }, wygrane w { $games } grze: PAC-MAN { $pacman }, duchy { $ghosts }, nikt { $endless }.
        [few] { $lives }, wygrane w { $games } grach: PAC-MAN { $pacman }, duchy { $ghosts }, nikt { $endless }.
       *[many] { $lives }, wygrane w { $games } grach: PAC-MAN { $pacman }, duchy { $ghosts }, nikt { $endless }.
    }
workshop-proven = { $verdict } Komputer to udowodnił.
workshop-fairer-begins = Dla porównania komputer gra teraz w tym labiryncie.
workshop-solve = Rozwiąż
workshop-study-lives = Pokaż bezbłędną grę przy tylu życiach
workshop-map = Kto wygrywa, gdy ten pionek zaczyna gdzie indziej
workshop-map-off = Żaden
workshop-map-about = Każde pole pokazuje, kto wygrywa, jeśli { $piece } na nim zaczyna, a reszta się nie zmienia. Po złapaniu wszyscy wracają na pola startowe twojego labiryntu.
workshop-legend-pacman = PAC-MAN wygrywa najpóźniej w turze o tym numerze
workshop-legend-ghosts = Duchy wygrywają najpóźniej w turze o tym numerze
workshop-legend-nobody = Nikt nie może wymusić wygranej
workshop-map-pacman = Pola startowe, przy których wygrywa PAC-MAN: { $squares }.
workshop-map-ghosts = Pola startowe, przy których wygrywają duchy: { $squares }.
workshop-map-nobody = Pola startowe, przy których nikt nie może wymusić wygranej: { $squares }.
workshop-line = Bezbłędna gra krok po kroku
workshop-line-start = Początek. Pierwszy rusza się PAC-MAN.
workshop-line-again = Ta pozycja już była: nikt nie może wymusić wygranej.
workshop-line-close = Wróć do rysowania
workshop-sheet-board = Plansza: { $files } × { $ranks } pól. { $lives }
workshop-sheet-pellets = Kulki mocy: { $list }
workshop-sheet-fences = Ogrodzenia: { $list }
workshop-exchange = Otwórz, zapisz, udostępnij
workshop-drawn-save-maze = Zapisz plik labiryntu
workshop-print = Drukuj
workshop-drawn-word-maze = Labirynt jako jedno słowo
workshop-drawn-file-maze = Otwórz plik labiryntu
workshop-drawn-play-maze = Zagraj w tym labiryncie
workshop-publish = Opublikuj
workshop-taken = Na { $square } zaczyna już { $by }.
workshop-no-ghost = W labiryncie nie ma żadnego ducha.
workshop-no-pellet = W labiryncie nie ma żadnej kulki mocy.
workshop-pellets = Kulka mocy na { $square } to o jedną za dużo. W labiryncie mogą być najwyżej 4.
workshop-unreachable = PAC-MAN nie może dotrzeć do kulki mocy na { $square }.
workshop-broken = To nie jest prawidłowy labirynt.

## Boards of Ms. Pac-Man

workshop-drawn-label-board = Twoja plansza
workshop-drawn-play-board = Zagraj na tej planszy
workshop-drawn-save-board = Zapisz plik planszy
workshop-drawn-word-board = Plansza jako jedno słowo
workshop-drawn-file-board = Otwórz plik planszy
workshop-broken-board = To nie jest prawidłowa plansza.
workshop-games = Gra, do której rysujesz
workshop-board-tip = Wybierz pędzel i wskazuj pola albo przeciągaj po nich. Wskaż szczelinę między dwoma polami, żeby postawić tam ścianę albo ją usunąć.
workshop-brush = Pędzel
workshop-brush-dot = Kropka
workshop-brush-power = Kropka mocy
workshop-brush-circle = Białe kółko
workshop-brush-home = Dom ducha
workshop-brush-exit = Wyjście
workshop-brush-solid = Zamurowane pole
workshop-brush-wall = Ściana
workshop-areas = Strefa
workshop-area = Strefa { $area }
workshop-clear-walls = Usuń wszystkie ściany
workshop-random-board = Losowa plansza
workshop-spinner = Ruletka
workshop-die = Kostka duchów
workshop-faces-about = Liczby od 1 do 8, oddzielone spacjami. 4x2 to czwórka, która wypada dwa razy częściej. Przy F2 (tylko na kostce) silny duch najpierw słabnie, a słaby staje się silny; potem przechodzi 2 pola.
workshop-chances = Jak często wygrywa każdy kolor
workshop-chances-about = Oszacowanie: komputer poziomu 8 rozgrywa szybkie gry sam ze sobą. Kolumny a–d to strefy graczy.
workshop-share = { CHANCE($share) }
workshop-turns = Tury na grę
workshop-games-played = Gry
workshop-more =
    { $count ->
        [one] I jeszcze { $count } błąd.
        [few] I jeszcze { $count } błędy.
        [many] I jeszcze { $count } błędów.
       *[other] I jeszcze { $count } błędu.
    }
workshop-more-squares =
    { $count ->
        [one] I jeszcze { $count } pole.
        [few] I jeszcze { $count } pola.
        [many] I jeszcze { $count } pól.
       *[other] I jeszcze { $count } pola.
    }
workshop-sheet-size = Plansza: { $files } × { $ranks } pól.
workshop-dots = Strefa { $colour } ma { $count ->
        [one] { $count } kropkę
        [few] { $count } kropki
        [many] { $count } kropek
       *[other] { $count } kropki
    } zamiast { $wanted }.
workshop-homes = Strefa { $colour } ma { $count ->
        [one] { $count } dom ducha
        [few] { $count } domy duchów
        [many] { $count } domów duchów
       *[other] { $count } domu ducha
    } zamiast jednego.
workshop-exits =
    { $count ->
        [one] Jest { $count } wyjście zamiast czterech.
        [few] Są { $count } wyjścia zamiast czterech.
        [many] Jest { $count } wyjść zamiast czterech.
       *[other] Jest { $count } wyjścia zamiast czterech.
    }
workshop-powers =
    { $count ->
        [one] Jest { $count } kropka mocy zamiast czterech.
        [few] Są { $count } kropki mocy zamiast czterech.
        [many] Jest { $count } kropek mocy zamiast czterech.
       *[other] Jest { $count } kropki mocy zamiast czterech.
    }
workshop-circles = Plansza musi mieć co najmniej trzy białe kółka, a ta ma { $count }.
workshop-no-way = Z białych kółek nie da się dotrzeć na { $square }.
workshop-closed-home = Z domu ducha na { $square } nie da się wyjść.
workshop-face = „{ $text }” nie może tu być wynikiem. Wpisz liczbę od 1 do 8, na kostce także z literą F, na przykład F2; 4x3 to czwórka, która wypada trzy razy częściej.
workshop-few-faces = Ruletka musi mieć co najmniej dwa różne wyniki, kostka co najmniej jeden. Każda może ich mieć najwyżej 999; 4x3 liczy się za trzy.
