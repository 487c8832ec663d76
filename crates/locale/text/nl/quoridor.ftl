### Quoridor en Quoridor Mini: waarom een zet of een ingetypte stelling wordt geweigerd.

## Zetten

refusal-quoridor-not-a-move = “{ $word }” is geen zet: schrijf een vakje zoals e2, een muurtje zoals e3h of d4v, of -- als je moet overslaan.
refusal-quoridor-over = Het spel is afgelopen: speler { $winner } heeft gewonnen.
refusal-quoridor-off-board = Vakje { $square } bestaat niet: het bord eindigt bij i9.
refusal-quoridor-occupied = Op { $square } staat de pion van speler { $seat }.
refusal-quoridor-too-far = { $square } is te ver van { $from }: een pion gaat één vakje tegelijk.
refusal-quoridor-diagonal = Van { $from } naar { $square } is schuin, en een pion gaat nooit schuin.
refusal-quoridor-fenced-off = Muurtje { $fence } staat tussen { $from } en { $square }.
refusal-quoridor-jump-fence-between = Over de pion op { $over } kun je niet springen: muurtje { $fence } staat ervoor.
refusal-quoridor-jump-fence-behind = Rechtdoor springen over { $over } gaat niet: muurtje { $fence } staat achter die pion. Links en rechts ervan is open, tenzij daar iets in de weg zit.
refusal-quoridor-jump-two = { $square } ligt achter twee pionnen, en een zet springt over hoogstens één.
refusal-quoridor-sidestep-jump-open = Om { $over } heen gaat niet: rechtdoor naar { $jump } is vrij.
refusal-quoridor-sidestep-pawn-behind = Om { $over } heen gaat niet: de pion erachter, op { $behind }, verhindert de sprong en is geen muurtje.
refusal-quoridor-sidestep-fence = Vanaf { $over } verspert muurtje { $fence } de weg naar { $square }.
refusal-quoridor-fence-off-board = Muurtje { $fence } zou uitsteken: ankers lopen van a1 tot h8.
refusal-quoridor-fence-hand-empty = Speler { $seat } heeft geen muurtje meer voor { $fence } en moet de pion verzetten.
refusal-quoridor-fence-overlaps = Muurtje { $fence } zou { $other } overlappen.
refusal-quoridor-fence-crosses = Muurtje { $fence } zou { $other } kruisen.
refusal-quoridor-fence-closes-way = Muurtje { $fence } zou speler { $seat } geen enkele weg naar het doel laten.
refusal-quoridor-pass = Alleen wie geen enkele zet heeft, mag overslaan.

## Ingetypte stellingen en tafels

setup-quoridor-fields = Een stelling heeft vier velden (pionnen, muurtjes in de hand, speler aan de beurt, muurtjes op het bord), bijvoorbeeld “e1,e9 10,10 1 -”; { $found ->
        [one] hier staat er { $found }.
       *[other] hier staan er { $found }.
    }
setup-quoridor-pawn = “{ $word }” is geen plek voor een pion: schrijf een vakje, of - voor wie vertrokken is.
setup-quoridor-hand = “{ $word }” is geen aantal muurtjes in de hand.
setup-quoridor-turn = “{ $word }” is geen nummer van een speler.
setup-quoridor-fence = “{ $word }” is geen muurtje: schrijf het anker en h of v, zoals e3h.
setup-quoridor-seats = Quoridor is voor 2 of 4 spelers, niet { $seats }.
setup-quoridor-starter = Speler { $starter } kan niet beginnen aan een tafel van { $seats }.
setup-quoridor-pawns = De stelling heeft { $found ->
        [one] { $found } pion
       *[other] { $found } pionnen
    }, de tafel heeft { $seats } plaatsen.
setup-quoridor-hands = De stelling telt { $found ->
        [one] { $found } voorraad
       *[other] { $found } voorraden
    } muurtjes, de tafel heeft { $seats } plaatsen.
setup-quoridor-off-board = Speler { $seat } kan niet op { $square } staan: het bord eindigt bij i9.
setup-quoridor-occupied = Spelers { $other } en { $seat } kunnen niet allebei op { $square } staan.
setup-quoridor-fence-off-board = Muurtje { $fence } steekt uit: ankers lopen van a1 tot h8.
setup-quoridor-fences-meet = Muurtjes { $other } en { $fence } overlappen of kruisen elkaar.
setup-quoridor-hand-too-big = Speler { $seat } kan geen { $hand } muurtjes hebben: het hoogste is { $most }.
setup-quoridor-too-many-fences = Op het bord en in de handen zijn { $found } muurtjes; het spel heeft er { $most }.
setup-quoridor-not-in = Speler { $seat } is aan de beurt maar doet niet mee.
setup-quoridor-both-home = Spelers { $seat } en { $other } kunnen niet allebei aangekomen zijn: de eerste wint.
setup-quoridor-no-way = Speler { $seat } heeft geen weg naar het doel.
