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
workshop-ghosts-always = Duchy wygrywają bez względu na liczbę żyć PAC-MANA.
workshop-pacman-always = PAC-MAN wygrywa nawet z jednym życiem.
workshop-fairer = Wyrównaj szanse
workshop-trying = Próby drobnych zmian: { $tried } z { $of }
workshop-no-fairer = Żadna drobna zmiana nie wyrównuje szans.
workshop-use = Użyj tej zmiany
workshop-fence-away = Usuń ogrodzenie { $from }.
workshop-move-fence = Przestaw ogrodzenie { $from } na { $to }.
workshop-move-pellet = Przenieś kulkę mocy z { $from } na { $to }.
workshop-move-piece = Nowe pole startowe ({ $piece }): { $to }.
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
