### Classic Quoridor and Quoridor Mini: why a move or a typed position is refused.
### $square is where the pawn was meant to go, $from where it stands, $over the square of the pawn to be
### jumped; $seat, $other and $winner are numbers of players.

## Moves

refusal-quoridor-not-a-move = “{ $word }” is geen zet. Schrijf een vakje zoals e2, een muurtje zoals e3h of d4v, of -- als je moet passen.
refusal-quoridor-over = De partij is afgelopen: speler { $winner } heeft gewonnen.
refusal-quoridor-off-board = Vakje { $square } bestaat niet: het bord loopt tot en met i9.
refusal-quoridor-occupied = Op { $square } staat de pion van speler { $seat }.
refusal-quoridor-too-far = { $square } is te ver van { $from }: een pion beweegt één vakje per keer.
refusal-quoridor-diagonal = Een pion beweegt nooit schuin, dus van { $from } naar { $square } kan niet.
refusal-quoridor-fenced-off = Tussen { $from } en { $square } staat muurtje { $fence }.
refusal-quoridor-jump-fence-between = Je kunt niet over de pion op { $over } springen: muurtje { $fence } staat ervoor.
refusal-quoridor-jump-fence-behind = Je kunt niet recht over de pion op { $over } springen: muurtje { $fence } staat erachter. Je mag wel links of rechts van die pion gaan staan, als daar niets in de weg staat.
refusal-quoridor-jump-two = { $square } ligt achter twee pionnen. In één zet spring je over hoogstens één pion.
refusal-quoridor-sidestep-jump-open = Je kunt niet om de pion op { $over } heen zolang je rechtdoor naar { $jump } kunt springen.
refusal-quoridor-sidestep-pawn-behind = Je kunt niet om de pion op { $over } heen: de pion erachter, op { $behind }, blokkeert de sprong maar telt niet als muurtje.
refusal-quoridor-sidestep-fence = Tussen { $over } en { $square } staat muurtje { $fence }.
refusal-quoridor-fence-off-board = Muurtje { $fence } zou over de rand steken: de namen van muurtjes lopen van a1 tot en met h8.
refusal-quoridor-fence-hand-empty = Speler { $seat } heeft geen muurtje meer voor { $fence } en moet de pion verplaatsen.
refusal-quoridor-fence-overlaps = Muurtje { $fence } zou { $other } overlappen.
refusal-quoridor-fence-crosses = Muurtje { $fence } zou { $other } kruisen.
refusal-quoridor-fence-closes-way = Met muurtje { $fence } zou speler { $seat } geen enkele route naar de doellijn meer hebben.
refusal-quoridor-pass = Je mag alleen passen als je geen geldige zet hebt.

## Typed positions

setup-quoridor-fields = Een stelling heeft vier velden (pionnen, muurtjes in voorraad, speler aan de beurt, muurtjes op het bord), bijvoorbeeld “e1,e9 10,10 1 -”; { $found ->
        [one] hier staat er { $found }.
       *[other] hier staan er { $found }.
    }
setup-quoridor-pawn = “{ $word }” is geen plek voor een pion. Schrijf een vakje, of - voor een speler die niet meer meedoet.
setup-quoridor-hand = “{ $word }” is geen aantal muurtjes in voorraad.
setup-quoridor-turn = “{ $word }” is geen spelernummer.
setup-quoridor-fence = “{ $word }” is geen muurtje. Schrijf het vakje en h of v, zoals e3h.
setup-quoridor-seats = Quoridor is voor 2 of 4 spelers, niet voor { $seats }.
setup-quoridor-starter = Speler { $starter } kan niet beginnen in een partij met { $seats } spelers.
setup-quoridor-pawns = De stelling heeft { $found ->
        [one] { $found } pion
       *[other] { $found } pionnen
    }, maar er zijn { $seats } spelers.
setup-quoridor-hands = De stelling geeft de voorraad muurtjes van { $found ->
        [one] { $found } speler
       *[other] { $found } spelers
    }, maar er zijn er { $seats }.
setup-quoridor-off-board = De pion van speler { $seat } kan niet op { $square } staan: het bord loopt tot en met i9.
setup-quoridor-occupied = De spelers { $other } en { $seat } kunnen niet allebei op { $square } staan.
setup-quoridor-fence-off-board = Muurtje { $fence } steekt over de rand: de namen van muurtjes lopen van a1 tot en met h8.
setup-quoridor-fences-meet = De muurtjes { $other } en { $fence } overlappen of kruisen elkaar.
setup-quoridor-hand-too-big = Speler { $seat } kan geen { $hand } muurtjes hebben: het maximum is { $most }.
setup-quoridor-too-many-fences = Op het bord en in voorraad zijn samen { $found } muurtjes, maar het spel heeft er { $most }.
setup-quoridor-not-in = Speler { $seat } is aan de beurt, maar doet niet mee.
setup-quoridor-both-home = De spelers { $seat } en { $other } kunnen niet allebei hun doellijn hebben bereikt: wie er het eerst is, wint.
setup-quoridor-no-way = Speler { $seat } heeft geen route naar de doellijn.
