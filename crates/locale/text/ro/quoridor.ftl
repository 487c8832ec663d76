### Quoridor și Quoridor Mini: de ce este refuzată o mutare sau o poziție scrisă.

## Mutări

refusal-quoridor-not-a-move = „{ $word }” nu este o mutare: scrie o căsuță ca e2, o barieră ca e3h sau d4v, ori -- când trebuie pierdut rândul.
refusal-quoridor-over = Partida s-a terminat: a câștigat jucătorul { $winner }.
refusal-quoridor-off-board = Nu există căsuța { $square }: platoul se termină la i9.
refusal-quoridor-occupied = Pe { $square } stă pionul jucătorului { $seat }.
refusal-quoridor-too-far = { $square } e prea departe de { $from }: un pion merge câte o căsuță.
refusal-quoridor-diagonal = Din { $from } în { $square } e pe diagonală, iar un pion nu merge niciodată pe diagonală.
refusal-quoridor-fenced-off = Între { $from } și { $square } stă bariera { $fence }.
refusal-quoridor-jump-fence-between = Peste pionul de pe { $over } nu se poate sări: în fața lui stă bariera { $fence }.
refusal-quoridor-jump-fence-behind = Drept peste { $over } nu se poate sări: în spatele acelui pion stă bariera { $fence }. Stânga și dreapta lui sunt libere dacă nu le închide nimic.
refusal-quoridor-jump-two = { $square } e în spatele a doi pioni, iar o mutare sare cel mult peste unul.
refusal-quoridor-sidestep-jump-open = { $over } nu se ocolește: săritura dreaptă în { $jump } e liberă.
refusal-quoridor-sidestep-pawn-behind = { $over } nu se ocolește: pionul din spate, de pe { $behind }, oprește săritura și nu e o barieră.
refusal-quoridor-sidestep-fence = Din { $over }, bariera { $fence } închide drumul spre { $square }.
refusal-quoridor-fence-off-board = Bariera { $fence } ar ieși în afară: ancorele merg de la a1 la h8.
refusal-quoridor-fence-hand-empty = Jucătorul { $seat } nu mai are barieră pentru { $fence } și trebuie să mute pionul.
refusal-quoridor-fence-overlaps = Bariera { $fence } s-ar suprapune cu { $other }.
refusal-quoridor-fence-crosses = Bariera { $fence } s-ar încrucișa cu { $other }.
refusal-quoridor-fence-closes-way = Bariera { $fence } nu i-ar lăsa jucătorului { $seat } niciun drum spre sosire.
refusal-quoridor-pass = Doar cine nu are nicio mutare poate pierde rândul.

## Poziții scrise și mese

setup-quoridor-fields = O poziție are patru câmpuri (pioni, bariere în mână, jucătorul la mutare, bariere pe platou), de exemplu „e1,e9 10,10 1 -”; { $found ->
        [one] aici este { $found }.
        [few] aici sunt { $found }.
       *[other] aici sunt { $found }.
    }
setup-quoridor-pawn = „{ $word }” nu e un loc pentru un pion: scrie o căsuță sau - pentru un jucător plecat.
setup-quoridor-hand = „{ $word }” nu e un număr de bariere în mână.
setup-quoridor-turn = „{ $word }” nu e numărul unui jucător.
setup-quoridor-fence = „{ $word }” nu e o barieră: scrie ancora și h sau v, ca e3h.
setup-quoridor-seats = Quoridor se joacă în 2 sau 4, nu în { $seats }.
setup-quoridor-starter = Jucătorul { $starter } nu poate începe la o masă de { $seats }.
setup-quoridor-pawns = Poziția așază { $found ->
        [one] { $found } pion
        [few] { $found } pioni
       *[other] { $found } de pioni
    }, masa are { $seats } locuri.
setup-quoridor-hands = Poziția numără { $found ->
        [one] { $found } rezervă
        [few] { $found } rezerve
       *[other] { $found } de rezerve
    } de bariere, masa are { $seats } locuri.
setup-quoridor-off-board = Jucătorul { $seat } nu poate sta pe { $square }: platoul se termină la i9.
setup-quoridor-occupied = Jucătorii { $other } și { $seat } nu pot sta amândoi pe { $square }.
setup-quoridor-fence-off-board = Bariera { $fence } iese în afară: ancorele merg de la a1 la h8.
setup-quoridor-fences-meet = Barierele { $other } și { $fence } se suprapun sau se încrucișează.
setup-quoridor-hand-too-big = Jucătorul { $seat } nu poate avea atâtea bariere: { $hand }; cel mult { $most }.
setup-quoridor-too-many-fences = Pe platou și în mâini sunt prea multe bariere: { $found }; jocul are { $most }.
setup-quoridor-not-in = La mutare e jucătorul { $seat }, dar nu mai este în joc.
setup-quoridor-both-home = Jucătorii { $seat } și { $other } nu pot fi sosiți amândoi: câștigă primul.
setup-quoridor-no-way = Jucătorul { $seat } nu are drum spre sosire.
