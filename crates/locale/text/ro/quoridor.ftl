### Classic Quoridor and Quoridor Mini: why a move or a typed position is refused.
### $square is where the pawn was meant to go, $from where it stands, $over the square of the pawn to be
### jumped; $seat, $other and $winner are numbers of players.

## Moves

refusal-quoridor-not-a-move = „{ $word }” nu e o mutare. Scrie o căsuță, ca e2, o barieră, ca e3h sau d4v, ori -- dacă trebuie să stai o tură.
refusal-quoridor-over = Partida s-a terminat: a câștigat jucătorul { $winner }.
refusal-quoridor-off-board = Nu există căsuța { $square }: platoul se termină la i9.
refusal-quoridor-occupied = Pe { $square } e pionul jucătorului { $seat }.
refusal-quoridor-too-far = { $square } e prea departe de { $from }: pionul merge câte o căsuță.
refusal-quoridor-diagonal = Pionul nu merge niciodată pe diagonală, așa că nu poate ajunge de pe { $from } pe { $square }.
refusal-quoridor-fenced-off = Între { $from } și { $square } e bariera { $fence }.
refusal-quoridor-jump-fence-between = Nu poți sări peste pionul de pe { $over }: în fața lui e bariera { $fence }.
refusal-quoridor-jump-fence-behind = Nu poți sări drept peste pionul de pe { $over }: în spatele lui e bariera { $fence }. Poți trece la stânga sau la dreapta lui, dacă nimic nu te oprește acolo.
refusal-quoridor-jump-two = { $square } e în spatele a doi pioni. Într-o mutare sari cel mult peste unul.
refusal-quoridor-sidestep-jump-open = Nu poți ocoli pionul de pe { $over } cât timp poți sări drept, pe { $jump }.
refusal-quoridor-sidestep-pawn-behind = Nu poți ocoli pionul de pe { $over }: cel din spatele lui, de pe { $behind }, blochează săritura, dar nu ține loc de barieră.
refusal-quoridor-sidestep-fence = Între { $over } și { $square } e bariera { $fence }.
refusal-quoridor-fence-off-board = Bariera { $fence } ar ieși de pe platou: barierele se notează de la a1 la h8.
refusal-quoridor-fence-hand-empty = Jucătorul { $seat } nu mai are nicio barieră pentru { $fence } și trebuie să mute pionul.
refusal-quoridor-fence-overlaps = Bariera { $fence } s-ar suprapune cu { $other }.
refusal-quoridor-fence-crosses = Bariera { $fence } s-ar încrucișa cu { $other }.
refusal-quoridor-fence-closes-way = Bariera { $fence } nu i-ar mai lăsa jucătorului { $seat } niciun drum spre linia de sosire.
refusal-quoridor-pass = Poți sta o tură doar dacă nu ai nicio mutare legală.

## Typed positions

setup-quoridor-fields = O poziție are patru câmpuri (pioni, bariere în rezervă, jucătorul la mutare, bariere pe platou), de exemplu „e1,e9 10,10 1 -”; { $found ->
        [one] aici e { $found }.
        [few] aici sunt { $found }.
       *[other] aici sunt { $found }.
    }
setup-quoridor-pawn = „{ $word }” nu e un loc pentru un pion. Scrie o căsuță sau - pentru un jucător care a plecat.
setup-quoridor-hand = „{ $word }” nu e un număr de bariere în rezervă.
setup-quoridor-turn = „{ $word }” nu e numărul unui jucător.
setup-quoridor-fence = „{ $word }” nu e o barieră. Scrie căsuța ei și h sau v, ca e3h.
setup-quoridor-seats = Quoridor e pentru 2 sau 4 jucători, nu pentru { $seats }.
setup-quoridor-starter = Jucătorul { $starter } nu poate începe o partidă cu { $seats } jucători.
setup-quoridor-pawns = Poziția are { $found ->
        [one] { $found } pion
        [few] { $found } pioni
       *[other] { $found } de pioni
    }, dar numărul de jucători e { $seats }.
setup-quoridor-hands = Poziția dă rezerva de bariere pentru { $found ->
        [one] { $found } jucător
        [few] { $found } jucători
       *[other] { $found } de jucători
    }, dar numărul de jucători e { $seats }.
setup-quoridor-off-board = Pionul jucătorului { $seat } nu poate fi pe { $square }: platoul se termină la i9.
setup-quoridor-occupied = Jucătorii { $other } și { $seat } nu pot fi amândoi pe { $square }.
setup-quoridor-fence-off-board = Bariera { $fence } iese de pe platou: barierele se notează de la a1 la h8.
setup-quoridor-fences-meet = Barierele { $other } și { $fence } se suprapun sau se încrucișează.
setup-quoridor-hand-too-big = Jucătorul { $seat } nu poate avea { $hand ->
        [one] { $hand } barieră
        [few] { $hand } bariere
       *[other] { $hand } de bariere
    }: maximul e { $most }.
setup-quoridor-too-many-fences = Pe platou și în rezervă { $found ->
        [one] e { $found } barieră
        [few] sunt { $found } bariere
       *[other] sunt { $found } de bariere
    }, dar jocul are { $most }.
setup-quoridor-not-in = E rândul jucătorului { $seat }, dar acesta nu e în joc.
setup-quoridor-both-home = Jucătorii { $seat } și { $other } nu pot fi amândoi pe linia de sosire: partida se termină când ajunge unul.
setup-quoridor-no-way = Jucătorul { $seat } nu are niciun drum spre linia de sosire.
