### The maze workshop.
workshop-board = Twój labirynt
workshop-tip = Wybierz szczelinę, żeby postawić ogrodzenie; pole, żeby położyć kulkę mocy; pionek, żeby go przestawić.
workshop-symmetry = Rysuj symetrycznie
workshop-symmetry-none = Nie
workshop-symmetry-left-right = Lewa i prawa strona
workshop-symmetry-above-below = Góra i dół
workshop-symmetry-half-turn = Pół obrotu
workshop-symmetry-quarters = Wszystkie cztery ćwiartki
workshop-clear = Usuń wszystkie ogrodzenia
workshop-random = Losowy labirynt
workshop-files = Szerokość
workshop-ranks = Wysokość
workshop-lives = Życia
workshop-verdict = Kto wygrywa przy bezbłędnej grze
workshop-endless = { $lives }: nikt nie może wymusić wygranej.
workshop-fair = Wyrównany: przy jednym życiu więcej lub mniej wygrywa druga strona.
workshop-tips-elsewhere =
    { $count ->
        [one] PAC-MAN wygrywa, gdy ma co najmniej { $count } życie. Jedno życie więcej lub mniej niż teraz niczego nie zmienia.
        [few] PAC-MAN wygrywa, gdy ma co najmniej { $count } życia. Jedno życie więcej lub mniej niż teraz niczego nie zmienia.
        [many] PAC-MAN wygrywa, gdy ma co najmniej { $count } żyć. Jedno życie więcej lub mniej niż teraz niczego nie zmienia.
       *[other] PAC-MAN wygrywa, gdy ma co najmniej { $count } życia. Jedno życie więcej lub mniej niż teraz niczego nie zmienia.
    }
workshop-nobody-wins = Nikt nie może wymusić wygranej.
workshop-ghosts-up-to =
    { $count ->
        [one] Duchy wygrywają, gdy PAC-MAN ma { $count } życie.
        [few] Duchy wygrywają, gdy PAC-MAN ma najwyżej { $count } życia.
       *[many] Duchy wygrywają, gdy PAC-MAN ma najwyżej { $count } żyć.
    }
workshop-pacman-always = PAC-MAN wygrywa nawet z jednym życiem.
workshop-fairer = Wyrównaj szanse
workshop-trying = Próby drobnych zmian: { $tried } z { $of }
workshop-no-fairer = Żadna drobna zmiana nie wyrównuje szans.
workshop-use = Użyj tej zmiany
workshop-fence-away = Usuń ogrodzenie { $from }.
workshop-move-fence = Przestaw ogrodzenie { $from } na { $to }.
workshop-move-pellet = Przenieś kulkę mocy z { $from } na { $to }.
workshop-move-piece = Nowe pole startowe ({ $piece }): { $to }.
workshop-estimate = Szacunek, bez dowodu
workshop-estimate-about = Poziom 8 rozgrywa szybkie gry sam ze sobą. Poniżej: jaką część wygrywa PAC-MAN.
workshop-estimating = Rozegrane gry: { $played } z { $of }
workshop-estimate-row =
    { $games ->
        [one] { $lives }: PAC-MAN wygrywa { CHANCE($share) } ({ $games } gra).
        [few] { $lives }: PAC-MAN wygrywa { CHANCE($share) } ({ $games } gry).
       *[many] { $lives }: PAC-MAN wygrywa { CHANCE($share) } ({ $games } gier).
    }
workshop-proven = { $verdict } Dowiodła tego analiza komputera.
workshop-fairer-begins = Komputer gra w tym labiryncie, żeby mieć porównanie.
workshop-solve = Rozwiąż
workshop-study-lives = Pokaż bezbłędną grę przy tylu życiach
workshop-map = Kto wygrywa, gdy ten pionek zaczyna gdzie indziej
workshop-map-off = Nie
workshop-map-about = Kto wygrywa, jeśli { $piece } stoi na początku na tym polu, a reszta się nie zmienia. Po złapaniu wszyscy wracają na narysowane pola.
workshop-legend-pacman = PAC-MAN wygrywa najpóźniej w tej turze
workshop-legend-ghosts = Duchy wygrywają najpóźniej w tej turze
workshop-legend-nobody = Nikt nie może wymusić wygranej
workshop-map-pacman = PAC-MAN wygrywa z pól: { $squares }.
workshop-map-ghosts = Duchy wygrywają z pól: { $squares }.
workshop-map-nobody = Nikt nie może wymusić wygranej z pól: { $squares }.
workshop-line = Bezbłędna gra krok po kroku
workshop-line-start = Początek. Pierwszy rusza się PAC-MAN.
workshop-line-again = Ta pozycja już była: nikt nie może wymusić wygranej.
workshop-line-close = Wróć do rysowania
workshop-sheet-board = Plansza: { $files } × { $ranks } pól. { $lives }
workshop-sheet-pellets = Kulki mocy: { $list }
workshop-sheet-fences = Ogrodzenia: { $list }
workshop-exchange = Otwórz, zapisz, udostępnij
workshop-save = Zapisz plik labiryntu
workshop-print = Drukuj
workshop-word = Labirynt jako jedno słowo
workshop-file = Otwórz plik labiryntu
workshop-play = Zagraj w tym labiryncie
workshop-publish = Opublikuj
workshop-taken = Na { $square } zaczyna już { $by }.
workshop-no-ghost = W labiryncie nie ma żadnego ducha.
workshop-no-pellet = W labiryncie nie ma żadnej kulki mocy.
workshop-pellets = Kulka mocy na { $square } to o jedną za dużo. W labiryncie mogą być najwyżej 4.
workshop-unreachable = PAC-MAN nie może dotrzeć do kulki mocy na { $square }.
workshop-broken = To nie jest prawidłowy labirynt.
