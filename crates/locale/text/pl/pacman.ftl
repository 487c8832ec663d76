### Wariant PAC-MAN: dlaczego ruch, wpisana pozycja lub labirynt są odrzucane.

## Ruchy

refusal-pac-over = Gra jest skończona.
refusal-pac-not-a-move = „{ $word }” to nie ruch: napisz kolejne pola, np. e6-e7, albo --, gdy trzeba zostać.
refusal-pac-must-move = { $piece } może się ruszyć; zostaje tylko ten, kto nie może.
refusal-pac-off-board = W tym labiryncie nie ma pola { $square }.
refusal-pac-not-adjacent = { $piece } nie może przejść z { $from } na { $to }: krok prowadzi na sąsiednie pole w górę, w dół, w lewo lub w prawo.
refusal-pac-fenced = { $piece } nie może przejść z { $from } na { $to }: dzieli je ogrodzenie { $fence }.
refusal-pac-too-short = PAC-MAN idzie dokładnie o dwa pola, chyba że ruch przerwie duch albo kulka mocy.
refusal-pac-too-far = PAC-MAN idzie dokładnie o dwa pola: { $square } jest drugie i tam się zatrzymuje.
refusal-pac-boost-too-short = Przy tym stole bonus wykorzystuje się w całości: { $left ->
        [one] jeszcze { $left } pole.
        [few] jeszcze { $left } pola.
       *[many] jeszcze { $left } pól.
    }
refusal-pac-boost-too-far = Bonus to trzy pola: { $square } jest trzecie i tam PAC-MAN się zatrzymuje.
refusal-pac-after-last-pellet = Kulka mocy na { $pellet } jest ostatnia: tam gra jest wygrana i ruch się kończy.
refusal-pac-after-catch = Na { $square } PAC-MAN zostaje złapany i tam kończy się ruch (na ruchu: { $piece }).
refusal-pac-ghost-in-the-way = Na { $square } stoi { $ghost }, a przy tym stole PAC-MAN nie może tam wejść bez bonusu.
refusal-pac-pellet-wall = { $ghost } nie może wejść na { $pellet }: przy tym stole kulka mocy jest dla duchów murem.
refusal-pac-ends-on-pellet = { $ghost } nie może się zatrzymać na { $pellet }: leży tam jeszcze kulka mocy.
refusal-pac-ends-on-ghost = { $ghost } nie może się zatrzymać na { $square }: przy tym stole duchy nie dzielą pola, a stoi tam { $other }.
refusal-pac-one-square = { $ghost } nie widzi PAC-MANA i idzie o jedno pole: zatrzymuje się na { $square }.
refusal-pac-two-squares = { $ghost } widzi PAC-MANA i idzie o dwa pola, nie więcej: zatrzymuje się na { $square }.
refusal-pac-frenzy-too-short = { $ghost } widzi PAC-MANA i idzie o dwa pola: nie może się zatrzymać na { $square }.
refusal-pac-frenzy-turns = { $ghost } widzi PAC-MANA i pędzi prosto: nie może skręcić na { $square }.

## Wpisane pozycje i stoły

setup-pac-fields = Pozycja ma sześć części (PAC-MAN, duchy, kulki mocy, życia, kto na ruchu, labirynt), a czasem siódmą (kto prowadzi duchy), np. „e5 e9,a5,i5,e1 a1,a9,i1,i9 3 pac corners”; { $found ->
        [one] tu jest { $found }.
        [few] tu są { $found }.
       *[many] tu jest { $found }.
    }
setup-pac-square = „{ $word }” to nie pole.
setup-pac-ghosts = Pozycja musi wymienić cztery duchy, z - za tego, którego nie ma na planszy; { $found ->
        [one] tu jest { $found }.
        [few] tu są { $found }.
       *[many] tu jest { $found }.
    }
setup-pac-lives = PAC-MAN nie może mieć tu „{ $word }” żyć: najwięcej to { $most }, a bez żadnego jest dopiero złapany na dobre.
setup-pac-piece = „{ $word }” nie może być na ruchu: napisz pac, blinky, inky, pinky lub clyde albo -, gdy gra jest skończona.
setup-pac-holders = „{ $word }” nie mówi, kto prowadzi duchy: napisz czterech graczy od 2 do 5, np. 2,3,2,3, z - za ducha, którego nie ma w labiryncie.
setup-pac-off-board = W tym labiryncie nie ma pola { $square }.
setup-pac-no-pellet = W tym labiryncie nie ma kulki mocy na { $pellet }.
setup-pac-pellet-twice = Kulka mocy na { $pellet } jest podana dwa razy.
setup-pac-absent = W tym labiryncie { $ghost } nie gra.
setup-pac-not-on-board = { $ghost } nie może być na ruchu, bo nie ma go na planszy.
setup-pac-ghost-on-pellet = { $ghost } nie może stać na { $pellet }: leży tam jeszcze kulka mocy.
setup-pac-together = { $ghost } i { $other } nie mogą razem stać na { $square }: przy tym stole duchy nie dzielą pola.
setup-pac-met = { $ghost } nie może stać z PAC-MANEM na { $square }, póki gra trwa.
setup-pac-on-pellet = PAC-MAN nie może stać na { $pellet } bez zjedzenia tamtejszej kulki mocy.
setup-pac-not-caught = PAC-MAN nie ma już życia, a na { $square } nie ma przy nim żadnego ducha.
setup-pac-not-won = Nie ma już kulek mocy, ale na { $square } PAC-MAN nie mógł zjeść ostatniej.
setup-pac-seats = W wariancie PAC-MAN gra od 2 do 5 osób, a nie { $seats }.
setup-pac-too-many-seats = Ten labirynt ma { $ghosts ->
        [one] { $ghosts } ducha
        [few] { $ghosts } duchy
       *[many] { $ghosts } duchów
    }, za mało na tyle miejsc: { $seats }.
setup-pac-idle = Gracz { $seat } nie miałby żadnego ducha.
setup-pac-unheld = Nikt by nie prowadził: { $ghost }.
setup-pac-no-such-seat = Gracz { $seat } nie może prowadzić ({ $ghost }): przy stole nie ma takiego miejsca.

## Labirynty

maze-unknown = Nie ma labiryntu „{ $word }”; labirynty to: { $known }. Napisz jedną z tych nazw albo cały labirynt jednym słowem.
maze-key = Wiersz { $line }, kolumna { $column }: „{ $word }” nic nie mówi o labiryncie.
maze-twice = Wiersz { $line }, kolumna { $column }: { $key } już podano.
maze-missing = Wiersz { $line }, kolumna { $column }: labirynt kończy się bez { $key }.
maze-value = Wiersz { $line }, kolumna { $column }: { $key } nie ma wartości.
maze-extra = Wiersz { $line }, kolumna { $column }: { $key } ma jedną wartość, a „{ $word }” to o jedną za dużo.
maze-shape = Wiersz { $line }, kolumna { $column }: to już nie jest labirynt w jednym słowie; takie słowo wygląda tak: 4x4.3.a1.d4___.a4d1.b2vc3h.
maze-name = Wiersz { $line }, kolumna { $column }: „{ $word }” to nie nazwa: litery, cyfry, - i _, najwyżej 32, najpierw litera.
maze-size = Wiersz { $line }, kolumna { $column }: „{ $word }” to nie rozmiar labiryntu: oba boki od 4 do 9, np. 9x9.
maze-lives = Wiersz { $line }, kolumna { $column }: „{ $word }” to nie liczba żyć od 1 do 9.
maze-square = Wiersz { $line }, kolumna { $column }: „{ $word }” to nie pole.
maze-off-board = Wiersz { $line }, kolumna { $column }: { $square } nie leży na planszy.
maze-taken = Wiersz { $line }, kolumna { $column }: na { $square } zaczyna { $by }.
maze-no-ghost = Wiersz { $line }, kolumna { $column }: labirynt kończy się bez ani jednego ducha.
maze-no-pellet = Wiersz { $line }, kolumna { $column }: labirynt kończy się bez ani jednej kulki mocy.
maze-pellet-twice = Wiersz { $line }, kolumna { $column }: kulka mocy na { $pellet } jest podana dwa razy.
maze-pellets = Wiersz { $line }, kolumna { $column }: { $pellet } to o jedną kulkę mocy za dużo, labirynt ma ich najwyżej 4.
maze-unreachable = Wiersz { $line }, kolumna { $column }: PAC-MAN nie ma drogi do kulki mocy na { $pellet }.
maze-fence = Wiersz { $line }, kolumna { $column }: „{ $word }” to nie ogrodzenie: napisz kotwicę i h lub v, np. b7h.
maze-fence-off-board = Wiersz { $line }, kolumna { $column }: ogrodzenie { $fence } wystaje poza planszę.
maze-fence-crosses = Wiersz { $line }, kolumna { $column }: ogrodzenie { $fence } krzyżuje się z { $other }.
maze-fence-overlaps = Wiersz { $line }, kolumna { $column }: ogrodzenie { $fence } nachodzi na { $other }.

## Jak dobry był PAC-MAN, według zjedzonych kulek

pacman-level-0 = Ani jednej kulki: duchy serdecznie pozdrawiają.
pacman-level-1 = Początkujący PAC-MAN: jedna zjedzona i labirynt już zna twoje imię.
pacman-level-2 = Obiecujący PAC-MAN: pół talerza już puste.
pacman-level-3 = Zaawansowany PAC-MAN: jeszcze jeden róg i byłaby uczta.
pacman-level-4 = Elitarny PAC-MAN: zostały tylko ogrodzenia i nadąsane duchy.
