### Classic Quoridor and Quoridor Mini: why a move or a typed position is refused.
### $square is where the pawn was meant to go, $from where it stands, $over the square of the pawn to be
### jumped; $seat, $other and $winner are numbers of players.

## Moves

refusal-quoridor-not-a-move = „{ $word }” to nie jest ruch. Wpisz pole, np. e2, ogrodzenie, np. e3h lub d4v, albo --, gdy musisz spasować.
refusal-quoridor-over = Gra się skończyła: wygrywa gracz { $winner }.
refusal-quoridor-off-board = Nie ma pola { $square }: plansza kończy się na i9.
refusal-quoridor-occupied = Na { $square } stoi pionek gracza { $seat }.
refusal-quoridor-too-far = Z { $from } na { $square } jest za daleko: pionek przesuwa się o jedno pole.
refusal-quoridor-diagonal = Pionek nie porusza się po skosie, więc nie może przejść z { $from } na { $square }.
refusal-quoridor-fenced-off = Między { $from } a { $square } stoi ogrodzenie { $fence }.
refusal-quoridor-jump-fence-between = Nie możesz przeskoczyć pionka na { $over }: stoi przed nim ogrodzenie { $fence }.
refusal-quoridor-jump-fence-behind = Nie możesz skoczyć prosto przez { $over }: za tym pionkiem stoi ogrodzenie { $fence }. Możesz stanąć po lewej lub prawej stronie pionka, jeśli nic tam nie przeszkadza.
refusal-quoridor-jump-two = { $square } jest za dwoma pionkami, a w jednym ruchu można przeskoczyć najwyżej jeden.
refusal-quoridor-sidestep-jump-open = Nie możesz obejść pionka na { $over }, dopóki możliwy jest skok prosto na { $jump }.
refusal-quoridor-sidestep-pawn-behind = Nie możesz obejść pionka na { $over }: następny pionek, na { $behind }, blokuje skok, ale nie działa jak ogrodzenie.
refusal-quoridor-sidestep-fence = Między { $over } a { $square } stoi ogrodzenie { $fence }.
refusal-quoridor-fence-off-board = Ogrodzenie { $fence } wystawałoby poza planszę: ogrodzenia mają nazwy od a1 do h8.
refusal-quoridor-fence-hand-empty = Gracz { $seat } nie może postawić { $fence }: nie ma już ogrodzeń i musi ruszyć pionkiem.
refusal-quoridor-fence-overlaps = Ogrodzenie { $fence } nachodziłoby na { $other }.
refusal-quoridor-fence-crosses = Ogrodzenie { $fence } krzyżowałoby się z { $other }.
refusal-quoridor-fence-closes-way = Ogrodzenie { $fence } odcięłoby graczowi { $seat } ostatnią drogę do mety.
refusal-quoridor-pass = Możesz spasować tylko wtedy, gdy nie masz żadnego dozwolonego ruchu.

## Typed positions

setup-quoridor-fields = Pozycja ma cztery części (pionki, ogrodzenia w zasobach, czyja tura, ogrodzenia na planszy), np. „e1,e9 10,10 1 -”; { $found ->
        [one] tu jest { $found }.
        [few] tu są { $found }.
        [many] tu jest { $found }.
       *[other] tu jest { $found }.
    }
setup-quoridor-pawn = „{ $word }” to nie jest miejsce dla pionka. Wpisz pole albo - za gracza, który odszedł.
setup-quoridor-hand = „{ $word }” to nie jest liczba ogrodzeń w zasobach.
setup-quoridor-turn = „{ $word }” to nie jest numer gracza.
setup-quoridor-fence = „{ $word }” to nie jest ogrodzenie. Wpisz jego pole oraz h lub v, np. e3h.
setup-quoridor-seats =
    { $seats ->
        [one] W Quoridora grają 2 lub 4 osoby, a nie { $seats } osoba.
        [few] W Quoridora grają 2 lub 4 osoby, a nie { $seats } osoby.
        [many] W Quoridora grają 2 lub 4 osoby, a nie { $seats } osób.
       *[other] W Quoridora grają 2 lub 4 osoby, a nie { $seats } osoby.
    }
setup-quoridor-starter =
    { $seats ->
        [one] Gracz { $starter } nie może zaczynać gry dla { $seats } osoby.
        [few] Gracz { $starter } nie może zaczynać gry dla { $seats } osób.
        [many] Gracz { $starter } nie może zaczynać gry dla { $seats } osób.
       *[other] Gracz { $starter } nie może zaczynać gry dla { $seats } osoby.
    }
setup-quoridor-pawns = Pozycja podaje { $found ->
        [one] { $found } pionek
        [few] { $found } pionki
        [many] { $found } pionków
       *[other] { $found } pionka
    }, a graczy jest { $seats }.
setup-quoridor-hands = Pozycja podaje zasoby ogrodzeń { $found ->
        [one] { $found } gracza
        [few] { $found } graczy
        [many] { $found } graczy
       *[other] { $found } gracza
    }, a graczy jest { $seats }.
setup-quoridor-off-board = Pionek gracza { $seat } nie może stać na { $square }: plansza kończy się na i9.
setup-quoridor-occupied = Gracze { $other } i { $seat } nie mogą razem stać na { $square }.
setup-quoridor-fence-off-board = Ogrodzenie { $fence } wystaje poza planszę: ogrodzenia mają nazwy od a1 do h8.
setup-quoridor-fences-meet = Ogrodzenia { $other } i { $fence } nachodzą na siebie lub się krzyżują.
setup-quoridor-hand-too-big =
    { $hand ->
        [one] Gracz { $seat } nie może mieć { $hand } ogrodzenia: najwięcej to { $most }.
        [few] Gracz { $seat } nie może mieć { $hand } ogrodzeń: najwięcej to { $most }.
        [many] Gracz { $seat } nie może mieć { $hand } ogrodzeń: najwięcej to { $most }.
       *[other] Gracz { $seat } nie może mieć { $hand } ogrodzenia: najwięcej to { $most }.
    }
setup-quoridor-too-many-fences = Ogrodzeń na planszy i w zasobach jest razem { $found }, a w grze jest ich tylko { $most }.
setup-quoridor-not-in = Jest tura gracza { $seat }, którego nie ma w grze.
setup-quoridor-both-home = Gracz { $seat } i gracz { $other } nie mogą jednocześnie stać na mecie: wygrywa ten, kto dotrze tam pierwszy.
setup-quoridor-no-way = Gracz { $seat } nie ma drogi do mety.
