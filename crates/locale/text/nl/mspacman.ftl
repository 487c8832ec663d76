### Ms. Pac-Man: why a move, a typed position or a board is refused.
### $seat and $winner are numbers of players; $steps is how many squares the roll gives; $colour is a
### letter from a to d; $line and $column say where in a board file or word.

## Moves

refusal-ms-word = “{ $word }” is in dit spel geen zet. Schrijf een route zoals d7-d6-d5, een startplek zoals @e7, een worp zoals spin:3 of die:F2, of -- als je moet blijven staan.
refusal-ms-over = De partij is afgelopen: speler { $winner } heeft gewonnen.
refusal-ms-spin-due = Speler { $seat } moet eerst aan de draaischijf draaien.
refusal-ms-die-due = Speler { $seat } moet eerst met de dobbelsteen gooien.
refusal-ms-place-due = Speler { $seat } moet Ms. Pac-Man eerst op een witte cirkel zetten.
refusal-ms-move-due = Speler { $seat } moet nu { $steps ->
        [one] { $steps } vakje
       *[other] { $steps } vakjes
    } bewegen.
refusal-ms-no-spin = Op de draaischijf van dit bord staat geen { $steps }.
refusal-ms-no-face = Op de dobbelsteen van dit bord staat geen { $face }.
refusal-ms-not-circle = { $square } heeft geen witte cirkel. Alleen daar mag je Ms. Pac-Man neerzetten.
refusal-ms-circle-taken = Op { $square } staat het spook van speler { $seat }.
refusal-ms-must-move = Je kunt { $steps ->
        [one] { $steps } vakje
       *[other] { $steps } vakjes
    } bewegen, dus je mag niet blijven staan.
refusal-ms-count = De route is { $count ->
        [one] { $count } vakje
       *[other] { $count } vakjes
    } lang, maar de worp is { $steps }.
refusal-ms-off-board = Dit bord heeft geen vakje { $square }.
refusal-ms-solid = { $square } is dicht. Daar kan niemand op.
refusal-ms-home = { $square } is het thuisvakje van een spook. Spoken gaan eruit, maar niemand mag erin.
refusal-ms-apart = { $from } en { $to } liggen niet naast elkaar en zijn ook geen twee uitgangen.
refusal-ms-wall = Tussen { $from } en { $to } staat een muur.
refusal-ms-after-catch = De zet eindigt met de vangst op { $square }.
refusal-ms-after-win = De stap naar { $square } haalt de laatste stip van een gebied weg: speler { $winner } heeft gewonnen en de zet eindigt daar.
refusal-ms-on-ghost = Op { $square } staat het spook van speler { $seat }: ga één vakje verder, naar een vrij vakje.
refusal-ms-no-room = Op { $square } staat het spook van speler { $seat }, en geen enkel vakje ernaast is vrij.
refusal-ms-extra-taken = De extra stap kan niet naar { $square }: daar staat al een pion.

## Typed positions

setup-ms-seats =
    { $count ->
        [one] Ms. Pac-Man is voor 2 tot en met 4 spelers, niet voor { $count }.
       *[other] Ms. Pac-Man is voor 2 tot en met 4 spelers, niet voor { $count }.
    }
setup-ms-fields = Een stelling heeft zes velden (kleuren, Ms. Pac-Man, spoken, opgegeten stippen, wat er nu komt, bord), bijvoorbeeld “a,b 1:e7 -,f6:S - roll:1 quarters”; { $count ->
        [one] hier staat er { $count }.
       *[other] hier staan er { $count }.
    }
setup-ms-word = “{ $word }” hoort niet in het veld { $field }.
setup-ms-length = Het veld { $field } heeft { $count ->
        [one] { $count } onderdeel
       *[other] { $count } onderdelen
    }, maar er zijn { $seats } spelers.
setup-ms-colour-twice = Twee spelers kunnen niet allebei kleur { $colour } hebben.
setup-ms-no-dot = Op { $square } lag nooit een stip, of het vakje staat twee keer in de lijst.
setup-ms-square = Die pion kan niet op { $square } staan.
setup-ms-shared = Twee pionnen kunnen niet allebei op { $square } staan.
setup-ms-ghost = Het spook van speler { $seat } moet op het bord staan als die speler meedoet en niet Ms. Pac-Man speelt, en mag er anders niet staan.
setup-ms-leader = Na de eerste draaibeurten moet iemand Ms. Pac-Man spelen, en zodra ze is neergezet, moet ze op het bord staan.
setup-ms-turn = Speler { $seat } kan niet aan de beurt zijn: die doet niet mee.
setup-ms-steps = Speler { $seat } kan niet nog { $steps ->
        [one] { $steps } vakje
       *[other] { $steps } vakjes
    } moeten bewegen: met geen enkele worp op dit bord kom je daarop uit.
setup-ms-side = Het spook van speler { $seat } kan in zijn eigen beurt niet op die manier zwak zijn.
setup-ms-opening = De eerste draaibeurten gaan speler voor speler, met minstens twee spelers, alle spoken thuis en alle stippen nog op het bord.
setup-ms-end = De partij is afgelopen zodra het gebied van een speler leeg is of er nog maar één speler over is, en niet eerder. Die speler heeft dan gewonnen.

## Boards

board-unknown = Het bord “{ $word }” bestaat niet. Kies uit: { $known }.
board-no-drawing = Regel { $line }: er is geen tekening. Geen enkele regel begint met +.
board-header = Regel { $line }, kolom { $column }: “{ $text }” hoort niet in een bordbestand.
board-name = Regel { $line }, kolom { $column }: “{ $text }” is geen geldige naam. Gebruik letters, cijfers en -, hoogstens 32 tekens, te beginnen met een letter.
board-face = Regel { $line }, kolom { $column }: “{ $text }” kan hier niet. Schrijf een getal van 1 tot en met 8, op de dobbelsteen ook met een F ervoor, zoals F2. Met 4x3 komt de 4 drie keer zo vaak voor.
board-few-faces = Regel { $line }, kolom { $column }: een draaischijf heeft minstens twee verschillende getallen nodig, een dobbelsteen minstens één. Op elk van beide mogen er hoogstens 999 staan; 4x3 telt als drie.
board-too-large = Regel { $line }, kolom { $column }: het bord is groter dan { $most } × { $most }.
board-ragged = Regel { $line }, kolom { $column }: de tekening klopt hier niet. Elk vakje is vier tekens en een muur breed, elke rij twee regels hoog, met een muur als afsluiting.
board-wall = Regel { $line }, kolom { $column }: hier staat “{ $text }”, maar er hoort een hoek, een muur of een opening.
board-cell = Regel { $line }, kolom { $column }: “{ $text }” is geen vakje. Gebruik .a *a oa Ga (met een letter van a tot en met d), EX of ##.
board-after-drawing = Regel { $line }, kolom { $column }: na de tekening mag alleen nog commentaar komen.
board-word = Kolom { $column }: een bord in één woord is maat~vakjes~muren~draaischijf~dobbelsteen; hier zit een fout.
board-dots = Regel { $line }, kolom { $column }: gebied { $colour } heeft { $count ->
        [one] { $count } stip
       *[other] { $count } stippen
    } in plaats van { $wanted }.
board-homes = Regel { $line }, kolom { $column }: gebied { $colour } heeft { $count ->
        [one] { $count } thuisvakje
       *[other] { $count } thuisvakjes
    } in plaats van één.
board-exits =
    { $count ->
        [one] Regel { $line }, kolom { $column }: er is { $count } uitgang in plaats van vier.
       *[other] Regel { $line }, kolom { $column }: er zijn { $count } uitgangen in plaats van vier.
    }
board-powers =
    { $count ->
        [one] Regel { $line }, kolom { $column }: er is { $count } krachtstip in plaats van vier.
       *[other] Regel { $line }, kolom { $column }: er zijn { $count } krachtstippen in plaats van vier.
    }
board-circles = Regel { $line }, kolom { $column }: een bord heeft minstens drie witte cirkels nodig; dit bord heeft er { $count }.
board-unreachable = Regel { $line }, kolom { $column }: { $square } is vanaf de witte cirkels niet te bereiken.
board-closed-home = Regel { $line }, kolom { $column }: het thuisvakje { $square } heeft geen uitweg.
