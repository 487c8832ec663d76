### Quoridor i Quoridor Mini: dlaczego ruch lub wpisana pozycja są odrzucane.

## Ruchy

refusal-quoridor-not-a-move = „{ $word }” to nie ruch: napisz pole, np. e2, ogrodzenie, np. e3h lub d4v, albo --, gdy trzeba opuścić turę.
refusal-quoridor-over = Gra jest skończona: wygrał gracz { $winner }.
refusal-quoridor-off-board = Nie ma pola { $square }: plansza kończy się na i9.
refusal-quoridor-occupied = Na { $square } stoi pionek gracza { $seat }.
refusal-quoridor-too-far = { $square } jest za daleko od { $from }: pionek idzie o jedno pole.
refusal-quoridor-diagonal = Z { $from } na { $square } to skos, a pionek nigdy nie chodzi po skosie.
refusal-quoridor-fenced-off = Między { $from } a { $square } stoi ogrodzenie { $fence }.
refusal-quoridor-jump-fence-between = Pionka na { $over } nie można przeskoczyć: przed nim stoi ogrodzenie { $fence }.
refusal-quoridor-jump-fence-behind = Prosto przez { $over } nie skoczysz: za tym pionkiem stoi ogrodzenie { $fence }. Możesz stanąć na lewo lub na prawo od niego, jeśli nic nie zagradza drogi.
refusal-quoridor-jump-two = { $square } leży za dwoma pionkami, a w jednym ruchu przeskakuje się najwyżej jeden.
refusal-quoridor-sidestep-jump-open = Nie wolno omijać { $over }: prosty skok na { $jump } jest wolny.
refusal-quoridor-sidestep-pawn-behind = Nie wolno omijać { $over }: pionek za nim, na { $behind }, uniemożliwia skok i nie jest ogrodzeniem.
refusal-quoridor-sidestep-fence = Z { $over } drogę na { $square } zamyka ogrodzenie { $fence }.
refusal-quoridor-fence-off-board = Ogrodzenie { $fence } wystawałoby: kotwice są od a1 do h8.
refusal-quoridor-fence-hand-empty = Gracz { $seat } nie ma już ogrodzenia na { $fence } i musi ruszyć pionkiem.
refusal-quoridor-fence-overlaps = Ogrodzenie { $fence } nachodziłoby na { $other }.
refusal-quoridor-fence-crosses = Ogrodzenie { $fence } krzyżowałoby się z { $other }.
refusal-quoridor-fence-closes-way = Ogrodzenie { $fence } nie zostawiłoby graczowi { $seat } żadnej drogi do mety.
refusal-quoridor-pass = Opuścić turę może tylko ten, kto nie ma żadnego ruchu.

## Wpisane pozycje i stoły

setup-quoridor-fields = Pozycja ma cztery części (pionki, ogrodzenia w ręku, gracz na ruchu, ogrodzenia na planszy), np. „e1,e9 10,10 1 -”; { $found ->
        [one] tu jest { $found }.
        [few] tu są { $found }.
       *[many] tu jest { $found }.
    }
setup-quoridor-pawn = „{ $word }” to nie miejsce dla pionka: napisz pole albo - za gracza, który odszedł.
setup-quoridor-hand = „{ $word }” to nie liczba ogrodzeń w ręku.
setup-quoridor-turn = „{ $word }” to nie numer gracza.
setup-quoridor-fence = „{ $word }” to nie ogrodzenie: napisz kotwicę i h lub v, np. e3h.
setup-quoridor-seats = W Quoridora gra się we dwoje lub czworo, a nie w tyle osób: { $seats }.
setup-quoridor-starter = Gracz { $starter } nie może zaczynać, gdy miejsc jest { $seats }.
setup-quoridor-pawns = Pozycja podaje { $found ->
        [one] { $found } pionek
        [few] { $found } pionki
       *[many] { $found } pionków
    }, a miejsc przy stole jest { $seats }.
setup-quoridor-hands = Pozycja podaje { $found ->
        [one] { $found } zapas
        [few] { $found } zapasy
       *[many] { $found } zapasów
    } ogrodzeń, a miejsc przy stole jest { $seats }.
setup-quoridor-off-board = Gracz { $seat } nie może stać na { $square }: plansza kończy się na i9.
setup-quoridor-occupied = Gracze { $other } i { $seat } nie mogą obaj stać na { $square }.
setup-quoridor-fence-off-board = Ogrodzenie { $fence } wystaje: kotwice są od a1 do h8.
setup-quoridor-fences-meet = Ogrodzenia { $other } i { $fence } nachodzą na siebie lub się krzyżują.
setup-quoridor-hand-too-big = Gracz { $seat } nie może mieć tylu ogrodzeń: { $hand }; najwięcej to { $most }.
setup-quoridor-too-many-fences = Ogrodzeń na planszy i w rękach jest { $found }; w grze jest ich { $most }.
setup-quoridor-not-in = Na ruchu jest gracz { $seat }, ale już nie gra.
setup-quoridor-both-home = Gracze { $seat } i { $other } nie mogli obaj dojść do mety: wygrywa pierwszy.
setup-quoridor-no-way = Gracz { $seat } nie ma drogi do mety.
