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

# $name is the name below, $word the word for scripts, $about the sentence below, $rule a rule number.
option-item = { $name } (`{ $word }`): { $about } ({ $rule })
option-item-plain = { $name } (`{ $word }`): { $about }
# $values lists words with their meaning, $default is one of them.
option-values = Hodnoty: { $values }. Výchozí: { $default }.

option-about-starter = kdo táhne jako první; pokud nikoho nevybereš, rozhodne los.
option-about-pawn-behind = co znamená třetí figurka hned za tou, kterou chceš přeskočit. Buď skoku brání, jak to stojí ve všech oficiálních pravidlech, nebo platí za překážku, takže smíš uhnout doleva či doprava.
option-about-repetition = jestli hra končí remízou, když se stejná pozice objeví potřetí.
option-about-move-seconds = časový limit na každý tah v sekundách, nebo žádný.
option-about-pieces = za jakou postavu kdo hraje. Na nic jiného to nemá vliv.
option-about-boost = kolik ze 3 polí navíc PAC-MAN po snědení tečky projde.
option-about-boost-eats = které duchy PAC-MAN během bonusu sní: všechny, které cestou potká, nebo jen ty na poli, kde se zastaví. Ve druhém případě projde přes ostatní bez následků.
option-about-frenzy = jak jde o dvě pole duch, který vidí PAC-MANA: obě stejným směrem, nebo smí po prvním zahnout kamkoli, třeba i zpátky, odkud vyšel.
option-about-ghost-on-pellet = co je pro ducha nesnědená tečka: pole, přes které smí projít, ale ne na něm zůstat, zeď, nebo pole jako každé jiné.
option-about-contact = co se stane, když PAC-MAN bez bonusu vstoupí na pole s duchem. Buď je chycen, nebo tam vůbec nesmí; pokud mu kvůli tomu nezbude tah o dvě pole, jde o jedno, nebo zůstane stát.
option-about-ghosts-share = jestli smějí duchové zůstat stát na stejném poli. Míjet se smějí vždycky.
option-about-lives = kolik životů má PAC-MAN. Pokud počet nezadáš, určí ho bludiště.
option-about-ghosts = kdo hraje za duchy v pořadí Blinky, Inky, Pinky, Clyde. Bez zadání se duchové rozdají postupně.
option-about-capture = jestli se figurky chytají na každém poli, na které během tahu vstoupí, nebo jen na posledním.
option-about-colours = kterou barevnou oblast kdo má. Kdo v seznamu není, dostane některou ze zbylých.

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
option-name-pieces = Figurky
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
choice-dealt = rozdají se postupně
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
