### The PAC-MAN variant: why a move, a typed position or a maze is refused.
### $piece, $ghost, $other and $by are names of pieces; $seat is the number of a player, $seats and $ghosts are counts; $line
### and $column say where in a maze file or word.

## Moves

refusal-pac-over = De partij is afgelopen.
refusal-pac-not-a-move = “{ $word }” is geen zet. Schrijf de vakjes van de route, zoals e6-e7, of -- als je moet blijven staan.
refusal-pac-must-move = { $piece } kan bewegen en mag dus niet blijven staan.
refusal-pac-off-board = Dit doolhof heeft geen vakje { $square }.
refusal-pac-not-adjacent = { $piece } kan niet van { $from } naar { $to }. Een stap gaat naar het vakje erboven, eronder, links of rechts.
refusal-pac-fenced = { $piece } kan niet van { $from } naar { $to }: muurtje { $fence } staat ertussen.
refusal-pac-too-short = PAC-MAN beweegt precies twee vakjes, tenzij een spook of een krachtpil zijn zet eerder beëindigt.
refusal-pac-too-far = PAC-MAN beweegt precies twee vakjes: { $square } is het tweede, dus daar stopt hij.
refusal-pac-boost-too-short = In deze partij moet je een bonusbeweging helemaal gebruiken: { $left ->
        [one] nog { $left } vakje.
       *[other] nog { $left } vakjes.
    }
refusal-pac-boost-too-far = Een bonusbeweging gaat drie vakjes ver: { $square } is het derde, dus daar stopt PAC-MAN.
refusal-pac-after-last-pellet = De krachtpil op { $pellet } is de laatste: daar wint PAC-MAN en eindigt de zet.
refusal-pac-after-catch = Op { $square } wordt PAC-MAN gevangen, dus daar eindigt de zet van { $piece }.
refusal-pac-ghost-in-the-way = { $ghost } staat op { $square }. In deze partij mag PAC-MAN daar alleen met een bonusbeweging op.
refusal-pac-pellet-wall = { $ghost } kan niet naar { $pellet }. In deze partij is een krachtpil die er nog ligt, een muur voor spoken.
refusal-pac-ends-on-pellet = { $ghost } kan niet op { $pellet } stoppen: daar ligt nog een krachtpil.
refusal-pac-ends-on-ghost = { $ghost } kan niet op { $square } stoppen: daar staat { $other }, en in deze partij delen spoken geen vakje.
refusal-pac-one-square = { $ghost } ziet PAC-MAN niet en beweegt één vakje: de zet eindigt op { $square }.
refusal-pac-two-squares = { $ghost } ziet PAC-MAN en beweegt twee vakjes, niet meer: de zet eindigt op { $square }.
refusal-pac-frenzy-too-short = { $ghost } ziet PAC-MAN en beweegt twee vakjes: stoppen op { $square } kan niet.
refusal-pac-frenzy-turns = { $ghost } ziet PAC-MAN en beweegt rechtdoor: afslaan op { $square } kan niet.

## Typed positions

setup-pac-fields = Een stelling heeft zes velden (PAC-MAN, spoken, krachtpillen, levens, wie er aan de beurt is, doolhof) en soms een zevende (wie de spoken speelt), bijvoorbeeld “e5 e9,a5,i5,e1 a1,a9,i1,i9 3 pac corners”; { $found ->
        [one] hier staat er { $found }.
       *[other] hier staan er { $found }.
    }
setup-pac-square = “{ $word }” is geen vakje.
setup-pac-ghosts = De stelling moet vier spoken noemen, met - voor een spook dat niet op het bord staat; { $found ->
        [one] hier staat er { $found }.
       *[other] hier staan er { $found }.
    }
setup-pac-lives = “{ $word }” is hier geen mogelijk aantal levens: het maximum is { $most }, en 0 kan alleen als de partij verloren is.
setup-pac-piece = “{ $word }” kan niet aan de beurt zijn. Schrijf pac, blinky, inky, pinky of clyde, of - als de partij is afgelopen.
setup-pac-holders = “{ $word }” zegt niet wie de spoken speelt. Schrijf vier spelers van 2 tot en met 5, zoals 2,3,2,3, met - voor een spook dat niet in het doolhof is.
setup-pac-off-board = Dit doolhof heeft geen vakje { $square }.
setup-pac-no-pellet = Dit doolhof heeft geen krachtpil op { $pellet }.
setup-pac-pellet-twice = De krachtpil op { $pellet } staat twee keer in de lijst.
setup-pac-absent = { $ghost } doet in dit doolhof niet mee.
setup-pac-not-on-board = { $ghost } staat niet op het bord en kan dus niet aan de beurt zijn.
setup-pac-ghost-on-pellet = { $ghost } kan niet op { $pellet } staan: daar ligt nog een krachtpil.
setup-pac-together = { $ghost } en { $other } kunnen niet allebei op { $square } staan: in deze partij delen spoken geen vakje.
setup-pac-met = { $ghost } kan niet samen met PAC-MAN op { $square } staan zolang de partij bezig is.
setup-pac-on-pellet = PAC-MAN kan niet op { $pellet } staan zonder de krachtpil daar te hebben opgegeten.
setup-pac-not-caught = PAC-MAN heeft geen levens meer, maar er staat geen spook bij hem op { $square }.
setup-pac-not-won = Er zijn geen krachtpillen meer, maar PAC-MAN kan de laatste niet op { $square } hebben opgegeten.
setup-pac-seats = De PAC-MAN-variant is voor 2 tot en met 5 spelers, niet voor { $seats }.
setup-pac-too-many-seats = Dit doolhof heeft { $ghosts ->
        [one] { $ghosts } spook
       *[other] { $ghosts } spoken
    }, te weinig voor { $seats } spelers.
setup-pac-idle = Speler { $seat } zou geen spook hebben om mee te spelen.
setup-pac-unheld = Niemand zou { $ghost } spelen.
setup-pac-no-such-seat = Speler { $seat } kan { $ghost } niet spelen: die speler bestaat niet.

## Mazes

maze-unknown = Het doolhof “{ $word }” bestaat niet. Kies een van deze namen: { $known }. Of schrijf een heel doolhof in één woord.
maze-key = Regel { $line }, kolom { $column }: “{ $word }” hoort niet in een doolhofbestand.
maze-twice = Regel { $line }, kolom { $column }: { $key } stond er al.
maze-missing = Regel { $line }, kolom { $column }: { $key } ontbreekt.
maze-value = Regel { $line }, kolom { $column }: { $key } heeft geen waarde.
maze-extra = Regel { $line }, kolom { $column }: { $key } krijgt één waarde, dus “{ $word }” is er één te veel.
maze-shape = Regel { $line }, kolom { $column }: dit is geen geldig doolhof in één woord. Zo’n woord ziet eruit als 4x4.3.a1.d4___.a4d1.b2vc3h.
maze-name = Regel { $line }, kolom { $column }: “{ $word }” is geen geldige naam. Gebruik letters, cijfers, - en _, hoogstens 32 tekens, te beginnen met een letter.
maze-size = Regel { $line }, kolom { $column }: “{ $word }” is geen maat voor een doolhof. Beide zijden zijn 4 tot en met 9 vakjes lang, zoals 9x9.
maze-lives = Regel { $line }, kolom { $column }: “{ $word }” is geen aantal levens van 1 tot en met 9.
maze-square = Regel { $line }, kolom { $column }: “{ $word }” is geen vakje.
maze-off-board = Regel { $line }, kolom { $column }: { $square } ligt niet op het bord.
maze-taken = Regel { $line }, kolom { $column }: op { $square } begint { $by } al.
maze-no-ghost = Regel { $line }, kolom { $column }: het doolhof heeft geen spook.
maze-no-pellet = Regel { $line }, kolom { $column }: het doolhof heeft geen krachtpil.
maze-pellet-twice = Regel { $line }, kolom { $column }: de krachtpil op { $pellet } staat twee keer in de lijst.
maze-pellets = Regel { $line }, kolom { $column }: de krachtpil op { $pellet } is er één te veel. Een doolhof heeft er hoogstens 4.
maze-unreachable = Regel { $line }, kolom { $column }: PAC-MAN kan de krachtpil op { $pellet } niet bereiken.
maze-fence = Regel { $line }, kolom { $column }: “{ $word }” is geen muurtje. Schrijf het vakje en h of v, zoals b7h.
maze-fence-off-board = Regel { $line }, kolom { $column }: muurtje { $fence } steekt over de rand van het bord.
maze-fence-crosses = Regel { $line }, kolom { $column }: muurtje { $fence } kruist { $other }.
maze-fence-overlaps = Regel { $line }, kolom { $column }: muurtje { $fence } overlapt { $other }.

## How good PAC-MAN was, by the pellets he ate

pacman-level-0 = Geen enkele krachtpil. De spoken zeggen dankjewel.
pacman-level-1 = Beginnende PAC-MAN: eentje binnen, en het doolhof weet nu hoe je heet.
pacman-level-2 = Veelbelovende PAC-MAN: je bord is al half leeg.
pacman-level-3 = Ervaren PAC-MAN: nog één hoekje en het was een feestmaal geweest.
pacman-level-4 = Elite-PAC-MAN: alleen nog muurtjes en mokkende spoken over.
