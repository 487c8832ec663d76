### The PAC-MAN variant: why a move, a typed position or a maze is refused.
### $piece, $ghost, $other and $by are names of pieces; $seat is the number of a player, $seats and $ghosts are counts; $line
### and $column say where in a maze file or word.

## Moves

refusal-pac-over = Gra się skończyła.
refusal-pac-not-a-move = „{ $word }” to nie jest ruch. Wpisz kolejne pola, np. e6-e7, albo --, gdy nie można się ruszyć.
refusal-pac-must-move = { $piece } musi się ruszyć, jeśli może.
refusal-pac-off-board = W tym labiryncie nie ma pola { $square }.
refusal-pac-not-adjacent = { $piece } nie może przejść z { $from } na { $to }. Krok prowadzi na sąsiednie pole: w górę, w dół, w lewo lub w prawo.
refusal-pac-fenced = { $piece } nie może przejść z { $from } na { $to }: między nimi stoi ogrodzenie { $fence }.
refusal-pac-too-short = PAC-MAN przechodzi dokładnie dwa pola, chyba że jego ruch zakończy wcześniej duch albo kulka mocy.
refusal-pac-too-far = PAC-MAN przechodzi dokładnie dwa pola: { $square } jest drugie, więc tam się zatrzymuje.
refusal-pac-boost-too-short = W tej grze trzeba wykorzystać cały bonus: { $left ->
        [one] jeszcze { $left } pole.
        [few] jeszcze { $left } pola.
        [many] jeszcze { $left } pól.
       *[other] jeszcze { $left } pola.
    }
refusal-pac-boost-too-far = Bonus to trzy pola: { $square } jest trzecie, więc PAC-MAN tam się zatrzymuje.
refusal-pac-after-last-pellet = Kulka mocy na { $pellet } jest ostatnia: PAC-MAN wygrywa i ruch się tam kończy.
refusal-pac-after-catch = PAC-MAN zostaje złapany na { $square }, więc { $piece } kończy tam ruch.
refusal-pac-ghost-in-the-way = Na { $square } stoi { $ghost }. W tej grze PAC-MAN nie może wejść na to pole bez bonusu.
refusal-pac-pellet-wall = { $ghost } nie może wejść na { $pellet }. W tej grze niezjedzona kulka mocy jest dla duchów ścianą.
refusal-pac-ends-on-pellet = { $ghost } nie może zatrzymać się na { $pellet }: leży tam niezjedzona kulka mocy.
refusal-pac-ends-on-ghost = { $ghost } nie może zatrzymać się na { $square }: stoi tam { $other }, a w tej grze duchy nie stają na jednym polu.
refusal-pac-one-square = { $ghost } nie widzi PAC-MANA, więc przechodzi jedno pole i zatrzymuje się na { $square }.
refusal-pac-two-squares = { $ghost } widzi PAC-MANA i przechodzi dwa pola, nie więcej: zatrzymuje się na { $square }.
refusal-pac-frenzy-too-short = { $ghost } widzi PAC-MANA i przechodzi dwa pola: nie może zatrzymać się na { $square }.
refusal-pac-frenzy-turns = { $ghost } widzi PAC-MANA i idzie w linii prostej: nie może skręcić na { $square }.

## Typed positions

setup-pac-fields = Pozycja ma sześć części (PAC-MAN, duchy, kulki mocy, życia, czyj ruch, labirynt), a czasem siódmą (kto gra duchami), np. „e5 e9,a5,i5,e1 a1,a9,i1,i9 3 pac corners”; { $found ->
        [one] tu jest { $found }.
        [few] tu są { $found }.
        [many] tu jest { $found }.
       *[other] tu jest { $found }.
    }
setup-pac-square = „{ $word }” to nie jest pole.
setup-pac-ghosts = Pozycja musi wymieniać cztery duchy, z - zamiast ducha, którego nie ma na planszy; { $found ->
        [one] tu jest { $found }.
        [few] tu są { $found }.
        [many] tu jest { $found }.
       *[other] tu jest { $found }.
    }
setup-pac-lives = „{ $word }” to tutaj nieprawidłowa liczba żyć: najwięcej to { $most }, a 0 jest możliwe dopiero po przegranej.
setup-pac-piece = „{ $word }” nie może mieć teraz ruchu. Wpisz pac, blinky, inky, pinky lub clyde albo -, gdy gra się skończyła.
setup-pac-holders = „{ $word }” nie mówi, kto gra duchami. Wpisz cztery numery graczy od 2 do 5, np. 2,3,2,3, z - zamiast ducha, którego nie ma w labiryncie.
setup-pac-off-board = W tym labiryncie nie ma pola { $square }.
setup-pac-no-pellet = W tym labiryncie nie ma kulki mocy na { $pellet }.
setup-pac-pellet-twice = Kulka mocy na { $pellet } jest podana dwa razy.
setup-pac-absent = { $ghost } nie występuje w tym labiryncie.
setup-pac-not-on-board = { $ghost } nie może mieć teraz ruchu, bo nie ma go na planszy.
setup-pac-ghost-on-pellet = { $ghost } nie może stać na { $pellet }: leży tam niezjedzona kulka mocy.
setup-pac-together = { $ghost } i { $other } nie mogą razem stać na { $square }: w tej grze duchy nie stają na jednym polu.
setup-pac-met = { $ghost } nie może stać na { $square } razem z PAC-MANEM, dopóki gra trwa.
setup-pac-on-pellet = PAC-MAN nie może stać na { $pellet }, jeśli nie zjadł tamtejszej kulki mocy.
setup-pac-not-caught = PAC-MAN nie ma już żyć, ale na { $square } nie ma z nim żadnego ducha.
setup-pac-not-won = Nie ma już kulek mocy, ale PAC-MAN nie mógł zjeść ostatniej na { $square }.
setup-pac-seats =
    { $seats ->
        [one] W wariant PAC-MAN gra od 2 do 5 osób, a nie { $seats } osoba.
        [few] W wariant PAC-MAN gra od 2 do 5 osób, a nie { $seats } osoby.
        [many] W wariant PAC-MAN gra od 2 do 5 osób, a nie { $seats } osób.
       *[other] W wariant PAC-MAN gra od 2 do 5 osób, a nie { $seats } osoby.
    }
setup-pac-too-many-seats = W tym labiryncie { $ghosts ->
        [one] jest { $ghosts } duch
        [few] są { $ghosts } duchy
        [many] jest { $ghosts } duchów
       *[other] jest { $ghosts } ducha
    }: za mało na { $seats ->
        [one] { $seats } gracza
        [few] { $seats } graczy
        [many] { $seats } graczy
       *[other] { $seats } gracza
    }.
setup-pac-idle = Gracz { $seat } nie miałby żadnego ducha.
setup-pac-unheld = Nikt nie grałby jako { $ghost }.
setup-pac-no-such-seat = Gracz { $seat } nie może grać jako { $ghost }: nie ma takiego gracza.

## Mazes

maze-unknown = Nie ma labiryntu „{ $word }”. Dostępne labirynty: { $known }. Wpisz jedną z tych nazw albo cały labirynt jednym słowem.
maze-key = Wiersz { $line }, kolumna { $column }: „{ $word }” nie pasuje do pliku labiryntu.
maze-twice = Wiersz { $line }, kolumna { $column }: wpis { $key } już był.
maze-missing = Wiersz { $line }, kolumna { $column }: brakuje wpisu { $key }.
maze-value = Wiersz { $line }, kolumna { $column }: wpis { $key } nie ma wartości.
maze-extra = Wiersz { $line }, kolumna { $column }: wpis { $key } ma tylko jedną wartość, więc „{ $word }” jest zbędne.
maze-shape = Wiersz { $line }, kolumna { $column }: to nie jest poprawny zapis labiryntu jednym słowem. Taki zapis wygląda tak: 4x4.3.a1.d4___.a4d1.b2vc3h.
maze-name = Wiersz { $line }, kolumna { $column }: „{ $word }” to nie jest poprawna nazwa. Użyj najwyżej 32 znaków: liter, cyfr, - i _. Pierwszy znak musi być literą.
maze-size = Wiersz { $line }, kolumna { $column }: „{ $word }” to nie jest rozmiar labiryntu. Oba boki mają od 4 do 9 pól, np. 9x9.
maze-lives = Wiersz { $line }, kolumna { $column }: „{ $word }” to nie jest liczba żyć od 1 do 9.
maze-square = Wiersz { $line }, kolumna { $column }: „{ $word }” to nie jest pole.
maze-off-board = Wiersz { $line }, kolumna { $column }: { $square } jest poza planszą.
maze-taken = Wiersz { $line }, kolumna { $column }: na { $square } zaczyna już { $by }.
maze-no-ghost = Wiersz { $line }, kolumna { $column }: w labiryncie nie ma żadnego ducha.
maze-no-pellet = Wiersz { $line }, kolumna { $column }: w labiryncie nie ma żadnej kulki mocy.
maze-pellet-twice = Wiersz { $line }, kolumna { $column }: kulka mocy na { $pellet } jest podana dwa razy.
maze-pellets = Wiersz { $line }, kolumna { $column }: kulka mocy na { $pellet } to o jedną za dużo. W labiryncie mogą być najwyżej 4.
maze-unreachable = Wiersz { $line }, kolumna { $column }: PAC-MAN nie może dotrzeć do kulki mocy na { $pellet }.
maze-fence = Wiersz { $line }, kolumna { $column }: „{ $word }” to nie jest ogrodzenie. Wpisz jego pole oraz h lub v, np. b7h.
maze-fence-off-board = Wiersz { $line }, kolumna { $column }: ogrodzenie { $fence } wystaje poza planszę.
maze-fence-crosses = Wiersz { $line }, kolumna { $column }: ogrodzenie { $fence } krzyżuje się z { $other }.
maze-fence-overlaps = Wiersz { $line }, kolumna { $column }: ogrodzenie { $fence } nachodzi na { $other }.

## How good PAC-MAN was, by the pellets he ate

pacman-level-0 = Ani jednej kulki mocy. Duchy dziękują.
pacman-level-1 = Początkujący PAC-MAN: jedna zjedzona i labirynt już cię zna.
pacman-level-2 = Obiecujący PAC-MAN: pół talerza już puste.
pacman-level-3 = Zaawansowany PAC-MAN: jeszcze jeden róg i byłaby uczta.
pacman-level-4 = Elitarny PAC-MAN: zostały tylko ogrodzenia i obrażone duchy.
