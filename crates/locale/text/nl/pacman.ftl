### De PAC-MAN-variant: waarom een zet, een ingetypte stelling of een doolhof wordt geweigerd.

## Zetten

refusal-pac-over = Het spel is afgelopen.
refusal-pac-not-a-move = “{ $word }” is geen zet: schrijf de vakjes waar je komt, zoals e6-e7, of -- als je moet blijven staan.
refusal-pac-must-move = { $piece } kan bewegen; blijven staan is voor wie niet kan.
refusal-pac-off-board = Vakje { $square } bestaat niet in dit doolhof.
refusal-pac-not-adjacent = { $piece } kan niet van { $from } naar { $to } stappen: een stap gaat naar het vakje erboven, eronder, links of rechts.
refusal-pac-fenced = { $piece } kan niet van { $from } naar { $to } stappen: muurtje { $fence } staat ertussen.
refusal-pac-too-short = PAC-MAN gaat precies twee vakjes, tenzij een spook of een krachtpil zijn zet afbreekt.
refusal-pac-too-far = PAC-MAN gaat precies twee vakjes: { $square } is het tweede, daar stopt hij.
refusal-pac-boost-too-short = Aan deze tafel neem je een bonus helemaal: { $left ->
        [one] nog { $left } vakje.
       *[other] nog { $left } vakjes.
    }
refusal-pac-boost-too-far = Een bonus is drie vakjes: { $square } is het derde, daar stopt PAC-MAN.
refusal-pac-after-last-pellet = De krachtpil op { $pellet } is de laatste: daar is het spel gewonnen en eindigt de zet.
refusal-pac-after-catch = PAC-MAN wordt op { $square } gevangen; daar eindigt de zet van { $piece }.
refusal-pac-ghost-in-the-way = { $ghost } staat op { $square }, en aan deze tafel kan PAC-MAN daar zonder bonus niet op.
refusal-pac-pellet-wall = { $ghost } kan { $pellet } niet in: aan deze tafel is een krachtpil een muur voor spoken.
refusal-pac-ends-on-pellet = { $ghost } kan niet op { $pellet } stoppen: daar ligt nog een krachtpil.
refusal-pac-ends-on-ghost = { $ghost } kan niet op { $square } stoppen: aan deze tafel delen spoken geen vakje, en daar staat { $other }.
refusal-pac-one-square = { $ghost } ziet PAC-MAN niet en gaat één vakje: het stopt op { $square }.
refusal-pac-two-squares = { $ghost } ziet PAC-MAN en gaat twee vakjes, niet meer: het stopt op { $square }.
refusal-pac-frenzy-too-short = { $ghost } ziet PAC-MAN en gaat twee vakjes: het kan niet op { $square } stoppen.
refusal-pac-frenzy-turns = { $ghost } ziet PAC-MAN en stormt rechtdoor: op { $square } kan het niet afslaan.

## Ingetypte stellingen en tafels

setup-pac-fields = Een stelling heeft zes velden (PAC-MAN, spoken, krachtpillen, levens, stuk aan de beurt, doolhof) en soms een zevende (wie de spoken heeft), bijvoorbeeld “e5 e9,a5,i5,e1 a1,a9,i1,i9 3 pac corners”; { $found ->
        [one] hier staat er { $found }.
       *[other] hier staan er { $found }.
    }
setup-pac-square = “{ $word }” is geen vakje.
setup-pac-ghosts = De stelling moet vier spoken noemen, met - voor een spook dat niet op het bord is; { $found ->
        [one] hier staat er { $found }.
       *[other] hier staan er { $found }.
    }
setup-pac-lives = PAC-MAN kan hier geen “{ $word }” levens hebben: het hoogste is { $most }, en geen enkel heeft hij pas als hij voorgoed gevangen is.
setup-pac-piece = “{ $word }” kan niet aan de beurt zijn: schrijf pac, blinky, inky, pinky of clyde, of - als het spel uit is.
setup-pac-holders = “{ $word }” zegt niet wie de spoken heeft: schrijf vier spelers van 2 tot 5, zoals 2,3,2,3, met - voor een spook dat niet in het doolhof is.
setup-pac-off-board = Vakje { $square } bestaat niet in dit doolhof.
setup-pac-no-pellet = Dit doolhof heeft geen krachtpil op { $pellet }.
setup-pac-pellet-twice = De krachtpil op { $pellet } wordt twee keer genoemd.
setup-pac-absent = In dit doolhof doet { $ghost } niet mee.
setup-pac-not-on-board = { $ghost } kan niet aan de beurt zijn: het is niet op het bord.
setup-pac-ghost-on-pellet = { $ghost } kan niet op { $pellet } staan: daar ligt nog een krachtpil.
setup-pac-together = { $ghost } en { $other } kunnen niet allebei op { $square } staan: aan deze tafel delen spoken geen vakje.
setup-pac-met = { $ghost } kan niet met PAC-MAN op { $square } staan zolang het spel doorgaat.
setup-pac-on-pellet = PAC-MAN kan niet op { $pellet } staan zonder de krachtpil te hebben opgegeten.
setup-pac-not-caught = PAC-MAN heeft geen leven meer, maar er staat geen spook bij hem op { $square }.
setup-pac-not-won = Er is geen krachtpil meer, maar op { $square } kan PAC-MAN de laatste niet hebben opgegeten.
setup-pac-seats = De PAC-MAN-variant is voor 2 tot 5 spelers, niet { $seats }.
setup-pac-too-many-seats = Dit doolhof heeft { $ghosts ->
        [one] { $ghosts } spook
       *[other] { $ghosts } spoken
    }, te weinig voor een tafel van { $seats }.
setup-pac-idle = Speler { $seat } zou geen spook hebben.
setup-pac-unheld = Niemand zou { $ghost } hebben.
setup-pac-no-such-seat = Speler { $seat } kan { $ghost } niet hebben: die plaats is er niet aan deze tafel.

## Doolhoven

maze-unknown = Het doolhof “{ $word }” is er niet; de doolhoven zijn: { $known }. Schrijf een van deze namen, of een heel doolhof als één woord.
maze-key = Regel { $line }, kolom { $column }: “{ $word }” zegt niets over een doolhof.
maze-twice = Regel { $line }, kolom { $column }: { $key } is al gezegd.
maze-missing = Regel { $line }, kolom { $column }: het doolhof eindigt zonder { $key }.
maze-value = Regel { $line }, kolom { $column }: { $key } heeft geen waarde.
maze-extra = Regel { $line }, kolom { $column }: { $key } heeft één waarde, en “{ $word }” is er een te veel.
maze-shape = Regel { $line }, kolom { $column }: dit is geen doolhof als één woord meer; zo'n woord ziet eruit als 4x4.3.a1.d4___.a4d1.b2vc3h.
maze-name = Regel { $line }, kolom { $column }: “{ $word }” is geen naam: gebruik letters, cijfers, - en _, hoogstens 32, een letter vooraan.
maze-size = Regel { $line }, kolom { $column }: “{ $word }” is geen maat van een doolhof: beide zijden van 4 tot 9, zoals 9x9.
maze-lives = Regel { $line }, kolom { $column }: “{ $word }” is geen aantal levens van 1 tot 9.
maze-square = Regel { $line }, kolom { $column }: “{ $word }” is geen vakje.
maze-off-board = Regel { $line }, kolom { $column }: { $square } ligt niet op het bord.
maze-taken = Regel { $line }, kolom { $column }: op { $square } begint { $by }.
maze-no-ghost = Regel { $line }, kolom { $column }: het doolhof eindigt zonder één spook.
maze-no-pellet = Regel { $line }, kolom { $column }: het doolhof eindigt zonder één krachtpil.
maze-pellet-twice = Regel { $line }, kolom { $column }: de krachtpil op { $pellet } wordt twee keer genoemd.
maze-pellets = Regel { $line }, kolom { $column }: { $pellet } is een krachtpil te veel, een doolhof heeft er hoogstens 4.
maze-unreachable = Regel { $line }, kolom { $column }: PAC-MAN heeft geen weg naar de krachtpil op { $pellet }.
maze-fence = Regel { $line }, kolom { $column }: “{ $word }” is geen muurtje: schrijf het anker en h of v, zoals b7h.
maze-fence-off-board = Regel { $line }, kolom { $column }: muurtje { $fence } steekt buiten het bord.
maze-fence-crosses = Regel { $line }, kolom { $column }: muurtje { $fence } kruist { $other }.
maze-fence-overlaps = Regel { $line }, kolom { $column }: muurtje { $fence } overlapt { $other }.

## Hoe goed PAC-MAN was, naar het aantal krachtpillen

pacman-level-0 = Geen enkele krachtpil: je krijgt de groeten van de spoken.
pacman-level-1 = Beginnende PAC-MAN: eentje op, en het doolhof weet nu hoe je heet.
pacman-level-2 = Veelbelovende PAC-MAN: het halve bord is leeg.
pacman-level-3 = Ervaren PAC-MAN: nog één hoek en het was een feestmaal geweest.
pacman-level-4 = Elite PAC-MAN: alleen nog muurtjes en mokkende spoken.
