### What all programs share: names of games and pieces, players, results, and refusals that belong to
### no single game. The variables of a message are the same in every language. $seat is the number of
### a player, from 1.

reason-with-rule = { $sentence } ({ $rule })

## Games

game-quoridor = Quoridor
game-mini = Quoridor Mini
game-pacman = PAC-MAN-variant
game-mspacman = Ms. Pac-Man

## Pieces and things, as the rulebooks call them

term-pawn = pion
term-fence = muurtje
term-pacman = PAC-MAN
term-mspacman = Ms. Pac-Man
term-ghost = spook
term-blinky = Blinky
term-inky = Inky
term-pinky = Pinky
term-clyde = Clyde
term-pellet = krachtpil
term-dot = stip
term-die = dobbelsteen
term-spinner = draaischijf

## Counts

fences-left =
    { $count ->
        [one] { $count } muurtje
       *[other] { $count } muurtjes
    }
lives-left =
    { $count ->
        [one] { $count } leven
       *[other] { $count } levens
    }
pellets-left =
    { $count ->
        [one] { $count } krachtpil
       *[other] { $count } krachtpillen
    }
dots-left =
    { $count ->
        [one] { $count } stip
       *[other] { $count } stippen
    }
steps-left =
    { $count ->
        [one] { $count } stap
       *[other] { $count } stappen
    }

## Languages

language-unknown = De taal “{ $tag }” wordt niet ondersteund. Kies uit: { $known }.

## Options

option-unknown = De optie “{ $name }” bestaat hier niet. Kies uit: { $known }.
option-value = De optie { $name } kan niet “{ $value }” zijn. Mogelijke waarden: { $allowed }.

## Records

record-no-magic = Regel { $line }, kolom { $column }: dit is geen partijbestand. De eerste regel moet “palisade 1” zijn.
record-open-note = Regel { $line }, kolom { $column }: deze opmerking begint met een accolade, maar de sluitaccolade ontbreekt.
record-stray-note = Regel { $line }, kolom { $column }: een opmerking tussen accolades hoort achter een zet, één opmerking per zet.
record-over = De partij is afgelopen. Er kan niets meer bij.
record-bad-leave = “{ $word }” zegt niet wie er vertrok en waarom. Schrijf leave:SPELER:REDEN, met als REDEN resign, time of fault.
record-not-seated = Speler { $seat } doet niet meer mee.
record-no-game = Het partijbestand zegt niet om welk spel het gaat: de regel “game …” ontbreekt.
record-not-a-number = Dit moet een getal zijn.
record-bad-result = Een uitslag heeft één waarde per speler en een bekende reden.
record-wrong-result = Het partijbestand zegt “{ $stated }”, maar de zetten leiden tot “{ $actual }”.
record-header = In de regel “{ $header } { $value }”: { $why }
record-word = Zet { $nth }, “{ $word }”: { $why }
variation-bad-number = Eerst komt het nummer van een zet in de hoofdvariant, van 1 tot en met { $most }.
variation-word = “{ $word }”: { $why }
variation-no-move = Een opmerking of een haakje moet achter een zet staan.
variation-open = Een haakje of accolade wordt niet gesloten.
variation-closed = Er staat een sluithaakje zonder openingshaakje.
variation-bad-mark = “{ $mark }” is geen teken voor een zet. De tekens zijn ! ? !! ?? !? en ?!
link-broken = Deze link is niet volledig of is onderweg veranderd. Kopieer hem nog eens helemaal.

## Setting up a game

game-unknown = Het spel “{ $word }” bestaat niet. Kies uit: quoridor, mini, pacman, mspacman.
table-seats = Dit spel kun je niet spelen met { $seats ->
        [one] { $seats } speler
       *[other] { $seats } spelers
    }. Mogelijk aantal spelers: { $allowed }.
table-pieces = Het aantal gekozen personages ({ $pieces }) komt niet overeen met het aantal spelers ({ $seats }).
table-no-maze = Bij { $game } kun je geen doolhof kiezen.
# $label says what the action means: a move, a square, directions.
action-not-legal = De actie { $action } ({ $label }) mag hier niet.

## Options of the games: a name for menus, what the option does, and its values

# $name is the name below, $word the word for scripts, $about the sentence below, $rule a rule number.
option-item = { $name } (`{ $word }`): { $about } ({ $rule })
option-item-plain = { $name } (`{ $word }`): { $about }
# $values lists words with their meaning, $default is one of them.
option-values = Waarden: { $values }. Standaard: { $default }.

option-about-starter = wie de eerste zet doet; willekeurig, tenzij je een speler kiest.
option-about-pawn-behind = wat een derde pion doet die vlak achter de pion staat waar je overheen wilt springen. Hij blokkeert de sprong, zoals in alle officiële spelregels staat, of hij telt als muurtje, zodat je naar links of rechts mag.
option-about-repetition = of het remise is als dezelfde stelling voor de derde keer op het bord komt.
option-about-move-seconds = de tijdslimiet per zet, in seconden, of geen limiet.
option-about-pieces = met welk personage elke speler speelt. Verder maakt het niets uit.
option-about-boost = hoeveel van de 3 extra vakjes PAC-MAN na een krachtpil beweegt.
option-about-boost-eats = welke spoken PAC-MAN tijdens een bonusbeweging opeet: alle spoken op zijn route, of alleen die op het vakje waar hij stopt. In dat laatste geval loopt hij de andere ongedeerd voorbij.
option-about-frenzy = hoe een spook dat PAC-MAN ziet, zijn twee vakjes beweegt: allebei in dezelfde richting, of na het eerste vakje in elke richting, zelfs terug naar waar het vandaan kwam.
option-about-ghost-on-pellet = wat een krachtpil die er nog ligt, voor een spook betekent: een vakje waar het overheen mag maar niet mag stoppen, een muur, of een vakje als elk ander.
option-about-contact = wat er gebeurt als PAC-MAN zonder bonusbeweging op een spook stapt. Hij is gevangen, of vakjes met spoken zijn voor hem afgesloten; kan hij daardoor geen twee vakjes bewegen, dan beweegt hij er één of blijft hij staan.
option-about-ghosts-share = of spoken op hetzelfde vakje mogen stoppen. Elkaar passeren mag altijd.
option-about-lives = hoeveel levens PAC-MAN heeft. Stel je niets in, dan bepaalt het doolhof dat.
option-about-ghosts = wie Blinky, Inky, Pinky en Clyde speelt, in deze volgorde. Stel je niets in, dan worden de spoken om de beurt verdeeld.
option-about-capture = of je een ander vangt op elk vakje waar je langskomt, of alleen op het laatste vakje van een zet.
option-about-colours = welk kleurgebied elke speler heeft. Wie niet genoemd wordt, krijgt een gebied dat over is.

option-name-starter = Wie begint
option-name-pawn-behind = Derde pion erachter
option-name-repetition = Drie keer dezelfde stelling
option-name-move-seconds = Seconden per zet
option-name-boost = Bonusbeweging
option-name-boost-eats = Opeten bij bonusbeweging
option-name-frenzy = Spoken in jachtmodus
option-name-ghost-on-pellet = Spoken op krachtpillen
option-name-contact = Op een spook stappen
option-name-ghosts-share = Spoken delen een vakje
option-name-lives = Levens
option-name-pieces = Personages
option-name-capture = Vangen
option-name-maze = Doolhof
option-name-ghosts = Wie speelt { $ghost }
option-name-colours = Gebied van speler { $seat }

choice-random = willekeurig
choice-blocked = blokkeert de sprong
choice-sidestep = telt als muurtje
choice-draw = remise
choice-off = uit
choice-move-seconds-off = geen limiet
choice-up-to = hoogstens 3 vakjes
choice-exactly = precies 3 vakjes
choice-path = op de hele route
choice-end = op het laatste vakje
choice-straight = alleen rechtdoor
choice-turning = ook de hoek om
choice-cross = erover, niet stoppen
choice-never = mogen er niet op
choice-free = mogen er stoppen
choice-caught = dan ben je gevangen
choice-closed = mag niet
choice-true = ja
choice-false = nee
choice-passing = ook in het voorbijgaan
choice-exact = op het laatste vakje
choice-maze = volgens het doolhof
choice-dealt = om de beurt verdeeld
choice-seat = speler { $seat }
choice-nobody = doet niet mee
choice-area-a = linksboven
choice-area-b = rechtsboven
choice-area-c = rechtsonder
choice-area-d = linksonder

## Mazes and boards that come with Palisade

maze-name-corners = Hoeken
maze-name-cloister = Kloostergang
maze-name-drawbridge = Ophaalbrug
maze-name-hedgerow = Haag
maze-name-lantern-yard = Lantaarnhof
maze-name-long-watch = Lange wacht
maze-name-narrow-gate = Smalle poort
maze-name-orchard = Boomgaard
maze-name-stepping-stones = Stapstenen
maze-name-three-keys = Drie sleutels
maze-name-toll-bridge = Tolbrug
maze-name-back-stairs = Achtertrap
maze-name-bell-court = Klokkenhof
maze-name-candle-lane = Kaarsensteeg
maze-name-crossroads = Kruispunt
maze-name-ferry-landing = Veerstoep
maze-name-granary = Graanschuur
maze-name-great-hall = Grote zaal
maze-name-harbour-wall = Havenmuur
maze-name-high-meadow = Hoge weide
maze-name-market-square = Marktplein
maze-name-millpond = Molenvijver
maze-name-old-well = Oude put
maze-name-quarry = Steengroeve
maze-name-rose-garden = Rozentuin
maze-name-sundial = Zonnewijzer
maze-name-tannery = Leerlooierij
maze-name-twin-doors = Dubbele deur
maze-name-vineyard = Wijngaard
maze-name-watchtower = Wachttoren
maze-name-weir = Stuw
maze-name-quarters = Kwartieren

## Results

player-name = Speler { $seat }
computer-name = Computer niveau { $level }
computer-level = { $name } · niveau { $level }
ending-winner = Speler { $seat } heeft gewonnen
ending-winners = De spelers { $seats } hebben gewonnen
ending-draw = Remise
ending-by-goal =
    { $who ->
        [you] Je hebt je doellijn bereikt.
       *[other] { $name } heeft de doellijn bereikt.
    }
ending-by-pellets = PAC-MAN heeft de laatste krachtpil opgegeten.
ending-by-lives = De spoken hebben PAC-MAN zijn laatste leven afgepakt.
ending-by-dots =
    { $who ->
        [you] De laatste stip van jouw kleur is opgegeten.
       *[other] De laatste stip van de kleur van { $name } is opgegeten.
    }
ending-by-repetition = Dezelfde stelling kwam voor de derde keer op het bord.
ending-by-resign =
    { $who ->
        [you] Je hebt opgegeven.
       *[other] { $name } heeft opgegeven.
    }
ending-by-time =
    { $who ->
        [you] Je tijd was op.
       *[other] De tijd van { $name } was op.
    }
ending-by-fault =
    { $who ->
        [you] Je programma is vastgelopen.
       *[other] { $name } is vastgelopen.
    }
ending-by-agreement = De spelers waren het daarover eens.
ending-by-aborted = De partij is geannuleerd.

## Entries of a game in words; moves are written in notation

entry-spin = draaischijf { $face }
entry-die = dobbelsteen { $face }
entry-stay = blijft staan
entry-leave-resign = { $name } geeft op
entry-leave-time = { $name }: tijd op
entry-leave-fault = { $name } is vastgelopen
guest-name = Gast { $id }

## Computer players: how each plays, in a few words after its name, and what it says

personality-manner-1 = droomt onderweg
personality-manner-2 = kijkt niet verder dan één stap
personality-manner-3 = heeft altijd haast
personality-manner-4 = zet bij twijfel de stekels op
personality-manner-5 = is dol op trucjes
personality-manner-6 = denkt na voor elke zet
personality-manner-7 = laat nooit los
personality-manner-8 = heeft alles al gezien
personality-line-1 = O, ben ik al aan de beurt?
personality-line-2 = Ik loop gewoon mijn neus achterna.
personality-line-3 = Pak me dan! Oeps, verkeerde kant op.
personality-line-4 = Pas op, ik prik!
personality-line-5 = Ik kijk alleen maar. Echt.
personality-line-6 = Sst. Ik ben aan het tellen.
personality-line-7 = Ik heb de hele nacht de tijd.
personality-line-8 = Verras me maar.

## What the system says of a file or folder

system-not-found = Dat bestand of die map bestaat niet.
system-denied = Geen toegang.
system-folder = Het is een map.
system-no-folder = Het is geen map.
system-full = De schijf is vol.
system-no-text = Het is geen tekst in UTF-8.
system-read-only = De schijf is alleen-lezen.
system-exists = Die naam bestaat al.
