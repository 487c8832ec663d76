### Wat alle gezichten zeggen. De variabelen van een bericht zijn in elke taal dezelfde.

reason-with-rule = { $sentence } ({ $rule })

## Spellen

game-quoridor = Quoridor
game-mini = Quoridor Mini
game-pacman = PAC-MAN-variant
game-mspacman = Ms. Pac-Man

## Stukken en dingen, zoals op de doos

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

## Aantallen

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

## Talen

language-unknown = De taal “{ $tag }” is er niet; kies uit: { $known }.

## Opties van een tafel

option-unknown = De optie “{ $name }” is er hier niet; de opties zijn: { $known }.
option-value = De optie { $name } kan niet “{ $value }” zijn; wel: { $allowed }.

## Partijbestanden

record-no-magic = Regel { $line }, kolom { $column }: dit is geen partijbestand; de eerste regel moet “palisade 1” zijn.
record-open-note = Regel { $line }, kolom { $column }: een notitie begint met een accolade en wordt nooit gesloten.
record-stray-note = Regel { $line }, kolom { $column }: een notitie tussen accolades hoort na een zet, één per zet.
record-over = Het spel is afgelopen; er kan niets meer bij.
record-bad-leave = “{ $word }” zegt niet wie er vertrok en waarom; schrijf leave:SPELER:REDEN, met als REDEN resign, time of fault.
record-not-seated = Speler { $seat } doet niet meer mee.
record-no-game = Het bestand zegt niet welk spel het is: er ontbreekt een regel “game …”.
record-not-a-number = Dit moet een getal zijn.
record-bad-result = Dit is geen uitslag met een plaats voor elke speler, of geen bekende reden.
record-wrong-result = Het bestand zegt “{ $stated }”, maar de zetten geven “{ $actual }”.
record-header = In de regel “{ $header } { $value }”: { $why }
record-word = Woord { $nth }, “{ $word }”: { $why }

## Tafels

game-unknown = Het spel “{ $word }” is er niet; de spellen zijn: quoridor, mini, pacman, mspacman.
table-seats = Dit spel heeft geen tafel voor { $seats }; het is voor { $allowed } spelers.
table-pieces = Er zijn { $pieces } stukken gekozen voor { $seats } plaatsen.
table-no-maze = Bij { $game } valt er geen doolhof te kiezen.

## Opties van de spellen, zoals een menu ze noemt, en hun waarden

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
option-about-frenzy = hoe een spook dat PAC-MAN ziet zijn twee vakjes beweegt: allebei in dezelfde richting, of na het eerste vakje in elke richting, zelfs terug naar waar het vandaan kwam.
option-about-ghost-on-pellet = wat een krachtpil die er nog ligt voor een spook betekent: een vakje waar het overheen mag maar niet mag stoppen, een muur, of een vakje als elk ander.
option-about-contact = wat er gebeurt als PAC-MAN zonder bonusbeweging op een spook stapt. Hij is gevangen, of vakjes met spoken zijn voor hem afgesloten; kan hij daardoor geen twee vakjes bewegen, dan beweegt hij er één of blijft hij staan.
option-about-ghosts-share = of spoken op hetzelfde vakje mogen stoppen. Elkaar passeren mag altijd.
option-about-lives = hoeveel levens PAC-MAN heeft. Het doolhof bepaalt dat, tenzij je het zelf instelt.
option-about-ghosts = wie Blinky, Inky, Pinky en Clyde speelt, in deze volgorde. Stel je niets in, dan worden de spoken om de beurt verdeeld.
option-about-capture = of je een ander vangt op elk vakje waar je langskomt, of alleen op het laatste vakje van een zet.
option-about-colours = welk kleurgebied elke speler heeft. Wie niet genoemd wordt, krijgt een gebied dat over is.

option-name-starter = Wie begint
option-name-pawn-behind = Derde pion erachter
option-name-repetition = Drie keer dezelfde stand
option-name-move-seconds = Seconden per zet
option-name-boost = Vakjes van een bonus
option-name-boost-eats = Een bonus eet
option-name-frenzy = Spoken in jachtmodus
option-name-ghost-on-pellet = Spoken en krachtpillen
option-name-contact = Tegen een spook lopen
option-name-ghosts-share = Spoken delen vakjes
option-name-lives = Levens
option-name-pieces = Personages
option-name-capture = Vangen
option-name-maze = Doolhof
option-name-ghosts = Wie speelt { $ghost }
option-name-colours = Gebied van speler { $seat }

choice-random = door loting
choice-blocked = verhindert de sprong
choice-sidestep = telt als muurtje
choice-draw = remise
choice-off = uit
choice-up-to = hoogstens 3
choice-exactly = precies 3
choice-path = alles onderweg
choice-end = alleen het laatste
choice-straight = rechtdoor
choice-turning = mogen afslaan
choice-cross = erover, niet erop
choice-never = niet erop
choice-free = mogen erop blijven
choice-caught = gevangen
choice-closed = kan niet
choice-true = ja
choice-false = nee
choice-passing = ook onderweg
choice-exact = op het laatste vakje
choice-maze = zoals het doolhof zegt
choice-dealt = om de beurt verdeeld
choice-seat = speler { $seat }
choice-nobody = doet niet mee
choice-area-a = linksboven
choice-area-b = rechtsboven
choice-area-c = rechtsonder
choice-area-d = linksonder

## Meegeleverde doolhoven en borden

maze-name-corners = Hoeken
maze-name-cloister = Kloostergang
maze-name-drawbridge = Ophaalbrug
maze-name-hedgerow = Haag
maze-name-lantern-yard = Lantaarnhof
maze-name-long-watch = Lange wacht
maze-name-narrow-gate = Nauwe poort
maze-name-orchard = Boomgaard
maze-name-stepping-stones = Stapstenen
maze-name-three-keys = Drie sleutels
maze-name-toll-bridge = Tolbrug
maze-name-quarters = Kwartieren

## Hoe spellen eindigen

ending-winner = Speler { $seat } heeft gewonnen
ending-winners = Spelers { $seats } hebben gewonnen
ending-draw = Remise
ending-by-repetition = Dezelfde stelling kwam voor de derde keer voor.
ending-by-resign = De andere kant gaf op.
ending-by-time = De tijd was op.
ending-by-fault = Een programma liep vast.
ending-by-agreement = Beide kanten waren het eens.
ending-by-aborted = Het spel is afgebroken.
