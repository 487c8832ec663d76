### Co říkají všechny tváře programu. Proměnné zprávy jsou v každém jazyce tytéž.

reason-with-rule = { $sentence } ({ $rule })

## Hry

game-quoridor = Quoridor
game-mini = Quoridor Mini
game-pacman = Varianta PAC-MAN
game-mspacman = Ms. Pac-Man

## Figurky a věci, jak je zná krabice

term-pawn = figurka
term-fence = překážka
term-pacman = PAC-MAN
term-mspacman = Ms. Pac-Man
term-ghost = duch
term-blinky = Blinky
term-inky = Inky
term-pinky = Pinky
term-clyde = Clyde
term-pellet = velká tečka
term-dot = tečka
term-die = kostka
term-spinner = káča

## Počty

fences-left =
    { $count ->
        [one] { $count } překážka
        [few] { $count } překážky
       *[other] { $count } překážek
    }
lives-left =
    { $count ->
        [one] { $count } život
        [few] { $count } životy
       *[other] { $count } životů
    }
pellets-left =
    { $count ->
        [one] { $count } tečka
        [few] { $count } tečky
       *[other] { $count } teček
    }
dots-left =
    { $count ->
        [one] { $count } tečka
        [few] { $count } tečky
       *[other] { $count } teček
    }
steps-left =
    { $count ->
        [one] { $count } krok
        [few] { $count } kroky
       *[other] { $count } kroků
    }

## Jazyky

language-unknown = Jazyk „{ $tag }“ tu není; vyber jeden z těchto: { $known }.

## Možnosti stolu

option-unknown = Možnost „{ $name }“ tu není; možnosti jsou: { $known }.
option-value = Možnost { $name } nemůže být „{ $value }“; může být: { $allowed }.

## Zápisy her

record-no-magic = Řádek { $line }, sloupec { $column }: tohle není zápis hry; první řádek musí být „palisade 1“.
record-open-note = Řádek { $line }, sloupec { $column }: poznámka začíná složenou závorkou a nikde nekončí.
record-stray-note = Řádek { $line }, sloupec { $column }: poznámka v závorkách musí následovat po tahu, jedna na tah.
record-over = Hra skončila; nic k ní už přidat nelze.
record-bad-leave = „{ $word }“ neříká, kdo a proč odešel; napiš leave:HRÁČ:DŮVOD, kde DŮVOD je resign, time nebo fault.
record-not-seated = Hráč { $seat } už ve hře není.
record-no-game = Zápis neříká, která je to hra: chybí řádek „game …“.
record-not-a-number = Tohle musí být číslo.
record-bad-result = Tohle není výsledek s umístěním každého hráče, nebo to není známý důvod.
record-wrong-result = Zápis uvádí „{ $stated }“, ale z tahů vychází „{ $actual }“.
record-header = V řádku „{ $header } { $value }“: { $why }
record-word = Slovo { $nth }, „{ $word }“: { $why }

## Stoly

game-unknown = Hra „{ $word }“ tu není; hry jsou: quoridor, mini, pacman, mspacman.
table-seats = Tahle hra nemá stůl pro { $seats }; počet hráčů může být: { $allowed }.
table-pieces = Vybraných postav je { $pieces }, míst je { $seats }.
table-no-maze = Hra { $game } nemá bludiště na výběr.

## Možnosti her v nabídce a jejich hodnoty

option-name-starter = Kdo začíná
option-name-pawn-behind = Třetí figurka za druhou
option-name-repetition = Třikrát stejná pozice
option-name-move-seconds = Sekundy na tah
option-name-boost = Pole bonusu
option-name-boost-eats = Bonus sní
option-name-frenzy = Duchové v šílenství
option-name-ghost-on-pellet = Duchové a tečky
option-name-contact = Vejít na ducha
option-name-ghosts-share = Duchové na jednom poli
option-name-lives = Životy
option-name-capture = Chytání
option-name-maze = Bludiště
option-name-ghosts = Hráč ducha { $ghost }
option-name-colours = Oblast hráče { $seat }

choice-random = losem
choice-blocked = brání skoku
choice-sidestep = platí za překážku
choice-draw = remíza
choice-off = ne
choice-up-to = nejvýš 3
choice-exactly = přesně 3
choice-path = všechny cestou
choice-end = jen posledního
choice-straight = rovně
choice-turning = smějí zahnout
choice-cross = přes ně, ne na nich
choice-never = nevstoupí
choice-free = smějí zůstat
choice-caught = je chycen
choice-closed = nejde
choice-true = ano
choice-false = ne
choice-passing = i v průběhu
choice-exact = na posledním poli
choice-maze = podle bludiště
choice-seat = hráč { $seat }
choice-nobody = nehraje
choice-area-a = vlevo nahoře
choice-area-b = vpravo nahoře
choice-area-c = vpravo dole
choice-area-d = vlevo dole

## Přiložená bludiště a plány

maze-name-corners = Rohy
maze-name-cloister = Křížová chodba
maze-name-drawbridge = Padací most
maze-name-hedgerow = Živý plot
maze-name-lantern-yard = Dvůr luceren
maze-name-long-watch = Dlouhá hlídka
maze-name-narrow-gate = Úzká brána
maze-name-orchard = Sad
maze-name-stepping-stones = Kameny přes potok
maze-name-three-keys = Tři klíče
maze-name-toll-bridge = Mýtný most
maze-name-quarters = Čtvrtiny

## Jak hry končí

ending-winner = Vyhrává hráč { $seat }
ending-winners = Vyhrávají hráči { $seats }
ending-draw = Remíza
ending-by-repetition = Stejná pozice nastala potřetí.
ending-by-resign = Druhá strana se vzdala.
ending-by-time = Vypršel čas.
ending-by-fault = Program selhal.
ending-by-agreement = Obě strany se dohodly.
ending-by-aborted = Hra byla zrušena.
