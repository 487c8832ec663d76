### Ms. Pac-Man: waarom een zet, een ingetypte stelling of een bord wordt geweigerd.

## Zetten

refusal-ms-word = “{ $word }” is geen woord van dit spel: schrijf een pad zoals d7-d6-d5, een plaatsing zoals @e7, een worp zoals spin:3 of die:F2, of -- als je moet blijven staan.
refusal-ms-over = Het spel is afgelopen: speler { $winner } heeft gewonnen.
refusal-ms-spin-due = Speler { $seat } moet eerst draaien, bijvoorbeeld spin:3.
refusal-ms-die-due = Speler { $seat } moet eerst dobbelen, bijvoorbeeld die:4.
refusal-ms-place-due = Speler { $seat } moet Ms. Pac-Man eerst op een witte cirkel zetten, bijvoorbeeld @e7.
refusal-ms-move-due = Speler { $seat } moet nu { $steps ->
        [one] { $steps } vakje
       *[other] { $steps } vakjes
    } gaan.
refusal-ms-no-spin = De draaischijf van dit bord heeft geen { $steps }.
refusal-ms-no-face = De dobbelsteen van dit bord heeft geen { $face }.
refusal-ms-not-circle = { $square } heeft geen witte cirkel, en ergens anders komt Ms. Pac-Man niet te staan.
refusal-ms-circle-taken = Het spook van speler { $seat } staat op { $square }.
refusal-ms-must-move = Er is een weg van { $steps ->
        [one] { $steps } vakje
       *[other] { $steps } vakjes
    }; blijven staan is voor wie er geen heeft.
refusal-ms-count = Het pad heeft { $count ->
        [one] { $count } vakje
       *[other] { $count } vakjes
    }, de worp geeft er { $steps }.
refusal-ms-off-board = Vakje { $square } bestaat niet op dit bord.
refusal-ms-solid = { $square } is massief: daar komt niets.
refusal-ms-home = { $square } is een spokenvak: je gaat eruit, maar er nooit in.
refusal-ms-apart = { $from } en { $to } zijn geen buren en geen twee uitgangen.
refusal-ms-wall = Tussen { $from } en { $to } staat een muur.
refusal-ms-after-catch = De zet eindigt met de vangst op { $square }.
refusal-ms-after-win = De stap naar { $square } neemt de laatste stip van een gebied: speler { $winner } heeft gewonnen, en de zet eindigt daar.
refusal-ms-on-ghost = Het spook van speler { $seat } staat op { $square }: ga één vakje verder, naar een vrij vakje.
refusal-ms-no-room = Het spook van speler { $seat } staat op { $square }, en geen vakje ernaast is vrij.
refusal-ms-extra-taken = De extra stap kan niet naar { $square }: daar staat een stuk.

## Ingetypte stellingen en tafels

setup-ms-seats = Ms. Pac-Man is voor 2 tot 4 spelers, niet { $count }.
setup-ms-fields = Een stelling heeft zes velden (kleuren, Ms. Pac-Man, spoken, verdwenen stippen, wat er komt, bord), bijvoorbeeld “a,b 1:e7 -,f6:S - roll:1 quarters”; { $count ->
        [one] hier staat er { $count }.
       *[other] hier staan er { $count }.
    }
setup-ms-word = “{ $word }” hoort niet in het veld { $field }.
setup-ms-length = Het veld { $field } heeft { $count ->
        [one] { $count } onderdeel
       *[other] { $count } onderdelen
    }, de tafel heeft { $seats } plaatsen.
setup-ms-colour-twice = Twee spelers kunnen niet allebei kleur { $colour } hebben.
setup-ms-no-dot = { $square } heeft geen stip die weg kan zijn, of wordt twee keer genoemd.
setup-ms-square = Zo'n stuk kan niet op { $square } staan.
setup-ms-shared = Twee stukken kunnen { $square } niet delen.
setup-ms-ghost = Het spook van speler { $seat } is precies dan op het bord als die speler meedoet en Ms. Pac-Man niet heeft.
setup-ms-leader = Na de eerste draaien moet iemand aan tafel Ms. Pac-Man hebben, en eenmaal neergezet staat ze op het bord.
setup-ms-turn = Speler { $seat } kan niet aan de beurt zijn: die doet niet mee.
setup-ms-steps = Speler { $seat } kan niet { $steps } moeten gaan: geen worp van dit bord leidt daartoe.
setup-ms-side = Het spook van speler { $seat } kan in zijn eigen beurt niet op die manier zwak zijn.
setup-ms-opening = De eerste draaien gaan speler voor speler, tussen minstens twee, met alle spoken thuis en alle stippen op het bord.
setup-ms-end = Het spel is precies dan uit als het gebied van één speler leeg is of er één over is, en die heeft gewonnen.

## Borden

board-unknown = Het bord “{ $word }” is er niet; de borden zijn: { $known }.
board-no-drawing = Regel { $line }: geen tekening; geen regel begint met +.
board-header = Regel { $line }, kolom { $column }: “{ $text }” zegt niets over een bord.
board-name = Regel { $line }, kolom { $column }: “{ $text }” is geen naam: gebruik letters, cijfers en -, hoogstens 32, een letter vooraan.
board-face = Regel { $line }, kolom { $column }: “{ $text }” is geen kant: schrijf 4 of, voor de dobbelsteen, F2, en 4x3 voor een kant die drie keer zo vaak valt.
board-few-faces = Regel { $line }, kolom { $column }: een draaischijf heeft minstens twee verschillende kanten, een dobbelsteen één, en samen hoogstens gewicht 999.
board-too-large = Regel { $line }, kolom { $column }: het bord is groter dan { $most } × { $most }.
board-ragged = Regel { $line }, kolom { $column }: de tekening klopt hier niet: elk vakje is vier tekens en een muur breed, elke rij twee regels hoog, met een muur aan het eind.
board-wall = Regel { $line }, kolom { $column }: “{ $text }” staat waar een paal, een muur of een opening hoort.
board-cell = Regel { $line }, kolom { $column }: “{ $text }” is geen vakje: gebruik .a *a oa Ga (met een letter van a tot d), EX of ##.
board-after-drawing = Regel { $line }, kolom { $column }: na de tekening mogen alleen opmerkingen komen.
board-word = Kolom { $column }: een bord als één woord is maat~vakjes~muren~draaischijf~dobbelsteen, en dit loopt hier mis.
board-dots = Regel { $line }, kolom { $column }: gebied { $colour } heeft { $count ->
        [one] { $count } stip
       *[other] { $count } stippen
    } in plaats van { $wanted }.
board-homes = Regel { $line }, kolom { $column }: kleur { $colour } heeft { $count } spokenvakken in plaats van één.
board-exits = Regel { $line }, kolom { $column }: er zijn { $count } uitgangen in plaats van vier.
board-powers = Regel { $line }, kolom { $column }: er zijn { $count } krachtvakjes in plaats van vier.
board-circles = Regel { $line }, kolom { $column }: een bord heeft minstens drie witte cirkels nodig, geen { $count }.
board-unreachable = Regel { $line }, kolom { $column }: vanaf de witte cirkels leidt geen weg naar { $square }.
board-closed-home = Regel { $line }, kolom { $column }: uit spokenvak { $square } leidt geen weg.
